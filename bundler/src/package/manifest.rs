//! `Cargo.toml` as data, with what a member inherits from its workspace. It looks at no other file.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::dependency::{Entries, PlatformTable};
use super::profile::Profiles;
use crate::disk;
use crate::error::{Error, Place, Problem};
use serde::Deserialize;

/// The tables of a manifest that matter for bundling.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Manifest {
    #[serde(skip)]
    pub(super) path: PathBuf,
    #[serde(skip)]
    pub(super) text: Arc<str>,
    #[serde(alias = "project")]
    pub(super) package: Option<PackageTable>,
    pub(super) workspace: Option<WorkspaceTable>,
    pub(super) lib: Option<TargetTable>,
    #[serde(default)]
    pub(super) bin: Vec<TargetTable>,
    #[serde(default)]
    pub(super) example: Vec<TargetTable>,
    #[serde(default)]
    pub(super) features: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(super) dependencies: Entries,
    #[serde(default, alias = "dev_dependencies")]
    pub(super) dev_dependencies: Entries,
    #[serde(default, alias = "build_dependencies")]
    pub(super) build_dependencies: Entries,
    /// Dependencies on some platforms only, by the platform.
    #[serde(default)]
    pub(super) target: BTreeMap<String, PlatformTable>,
    #[serde(default)]
    pub(super) profile: Profiles,
    #[serde(default)]
    lints: LintTable,
}

/// What the manifest says of lints.
#[derive(Debug, Clone, Default, Deserialize)]
struct LintTable {
    #[serde(default)]
    workspace: bool,
    /// A level, or a table with one, by lint.
    #[serde(default)]
    rust: BTreeMap<String, toml::Value>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct PackageTable {
    pub(super) name: String,
    pub(super) edition: Option<Inherit>,
    pub(super) version: Option<Inherit>,
    authors: Option<Inherit>,
    description: Option<Inherit>,
    homepage: Option<Inherit>,
    repository: Option<Inherit>,
    license: Option<Inherit>,
    rust_version: Option<Inherit>,
    pub(super) build: Option<Build>,
    /// The C library that only this package may link.
    pub(super) links: Option<String>,
    pub(super) resolver: Option<String>,
    /// Where its workspace is.
    pub(super) workspace: Option<String>,
    pub(super) autobins: Option<bool>,
    pub(super) autoexamples: Option<bool>,
    pub(super) autolib: Option<bool>,
    pub(super) metadata: Option<toml::Value>,
}

/// `key = value`, or `key.workspace = true`.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, expecting = "expected a string, or `{ workspace = true }`")]
pub(super) enum Inherit {
    Text(String),
    List(Vec<String>),
    Workspace { workspace: bool },
}

/// `build = "path"` or `build = false`.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, expecting = "expected a string or `false`")]
pub(super) enum Build {
    Path(String),
    Enabled(bool),
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct TargetTable {
    pub(super) name: Option<String>,
    pub(super) path: Option<String>,
    pub(super) edition: Option<toml::Spanned<String>>,
    #[serde(default, alias = "proc_macro")]
    proc_macro: bool,
    #[serde(default, alias = "crate_type")]
    crate_type: Vec<String>,
    #[serde(default)]
    pub(super) required_features: Vec<String>,
}

impl TargetTable {
    /// Is the library procedural macros?
    pub(super) fn is_procedural(&self) -> bool {
        self.proc_macro || self.crate_type.iter().any(|kind| kind == "proc-macro")
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct WorkspaceTable {
    #[serde(default)]
    pub(super) members: Vec<String>,
    #[serde(default)]
    pub(super) exclude: Vec<String>,
    #[serde(default, alias = "default_members")]
    pub(super) default_members: Vec<String>,
    pub(super) resolver: Option<String>,
    #[serde(default)]
    package: BTreeMap<String, toml::Value>,
    #[serde(default)]
    lints: LintTable,
    #[serde(default)]
    pub(super) dependencies: Entries,
    pub(super) metadata: Option<toml::Value>,
}

impl Manifest {
    pub(super) fn read(path: &Path) -> Result<Manifest, Error> {
        let bytes = disk::read(path);
        let text = bytes.and_then(|bytes| String::from_utf8(bytes).map_err(io::Error::other));
        let text = text.map_err(|error| {
            Problem::io("read", path, &error)
                .help("name a `Cargo.toml` with `--manifest-path PATH`")
        })?;
        let mut manifest: Manifest = toml::from_str(&text).map_err(|error| {
            Problem::new("this manifest cannot be read").at(Place {
                path: path.display().to_string().into(),
                text: text.as_str().into(),
                range: error.span().unwrap_or(0..0),
                label: error.message().replace('\n', "; "),
            })
        })?;
        manifest.path = path.to_path_buf();
        manifest.text = text.into();
        Ok(manifest)
    }

    /// What the manifest, or that of its workspace, says of rustc's lints.
    fn lints<'a>(&'a self, workspace: Option<&'a Manifest>) -> &'a BTreeMap<String, toml::Value> {
        let shared = workspace.and_then(|manifest| manifest.workspace.as_ref());
        match (self.lints.workspace, shared) {
            (true, Some(shared)) => &shared.lints.rust,
            _ => &self.lints.rust,
        }
    }

    /// rustc's lints that do not stop a build by that.
    pub(super) fn tolerated(&self, workspace: Option<&Manifest>) -> BTreeSet<String> {
        let is_tolerated = |level: &toml::Value| {
            let level = level.get("level").unwrap_or(level);
            matches!(level.as_str(), Some("allow" | "warn"))
        };
        let lints = self.lints(workspace).iter();
        let tolerated = lints.filter(|(_, level)| is_tolerated(level));
        tolerated.map(|(lint, _)| lint.replace('-', "_")).collect()
    }

    /// The names of conditions that `check-cfg` declares: those that are there beside rustc's.
    pub(super) fn declared_conditions(&self, workspace: Option<&Manifest>) -> BTreeSet<String> {
        let declared = self.lints(workspace).get("unexpected_cfgs");
        let declared = declared.and_then(|lint| lint.get("check-cfg")?.as_array());
        let said = declared
            .into_iter()
            .flatten()
            .filter_map(toml::Value::as_str);
        said.flat_map(names_of_conditions).collect()
    }

    /// A stretch of the manifest, for messages.
    pub(super) fn place(&self, range: Range<usize>, label: &str) -> Place {
        Place {
            path: self.path.display().to_string().into(),
            text: self.text.clone(),
            range,
            label: label.to_owned(),
        }
    }

    pub(super) fn folder(&self) -> PathBuf {
        match self.path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
            _ => PathBuf::from("."),
        }
    }
}

/// A value of the package, or the workspace's if the package says so; lists are joined by `:` as Cargo does for authors.
pub(super) fn inherited(
    value: Option<&Inherit>,
    workspace: Option<&Manifest>,
    key: &str,
) -> Option<String> {
    match value? {
        Inherit::Text(text) => Some(text.clone()),
        Inherit::List(list) => Some(list.join(":")),
        Inherit::Workspace { workspace: false } => None,
        Inherit::Workspace { workspace: true } => {
            let shared = workspace?.workspace.as_ref()?.package.get(key)?;
            match shared {
                toml::Value::String(text) => Some(text.clone()),
                toml::Value::Array(list) => {
                    let texts: Vec<&str> = list.iter().filter_map(toml::Value::as_str).collect();
                    Some(texts.join(":"))
                }
                _ => None,
            }
        }
    }
}

/// The `CARGO_PKG_…` variables; those that a package does not set are empty, as with Cargo.
pub(super) fn variables(
    package: &PackageTable,
    workspace: Option<&Manifest>,
) -> BTreeMap<String, String> {
    let get = |value: &Option<Inherit>, key: &str| {
        inherited(value.as_ref(), workspace, key).unwrap_or_default()
    };
    let version = match inherited(package.version.as_ref(), workspace, "version") {
        Some(version) => version.trim().to_owned(),
        None => "0.0.0".to_owned(),
    };
    let core = version.split('+').next().unwrap_or_default();
    let (numbers, pre) = core.split_once('-').unwrap_or((core, ""));
    let part = |index: usize| numbers.split('.').nth(index).unwrap_or("0").to_owned();
    let pairs = [
        ("NAME", package.name.clone()),
        ("VERSION_MAJOR", part(0)),
        ("VERSION_MINOR", part(1)),
        ("VERSION_PATCH", part(2)),
        ("VERSION_PRE", pre.to_owned()),
        ("VERSION", version.clone()),
        ("AUTHORS", get(&package.authors, "authors")),
        ("DESCRIPTION", get(&package.description, "description")),
        ("HOMEPAGE", get(&package.homepage, "homepage")),
        ("REPOSITORY", get(&package.repository, "repository")),
        ("LICENSE", get(&package.license, "license")),
        (
            "RUST_VERSION",
            get(&package.rust_version, "rust-version").trim().to_owned(),
        ),
    ];
    pairs
        .into_iter()
        .map(|(key, value)| (format!("CARGO_PKG_{key}"), value))
        .collect()
}

/// What a package states of itself, in a line: `name version, licence, authors, repository`, as far as it does.
pub(super) fn notice(variables: &BTreeMap<String, String>) -> String {
    let get = |key: &str| variables.get(&format!("CARGO_PKG_{key}"));
    let get = |key: &str| get(key).map_or("", String::as_str);
    let stated = [
        format!("{} {}", get("NAME"), get("VERSION")),
        get("LICENSE").to_owned(),
        get("AUTHORS").replace(':', ", "),
        get("REPOSITORY").to_owned(),
    ];
    let stated: Vec<String> = stated.into_iter().filter(|text| !text.is_empty()).collect();
    // A line's end in a value would end the comment, and rustc takes no signs in one that turn text around.
    let is_sign =
        |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    stated.join(", ").replace(is_sign, " ")
}

/// The names in `cfg(name, other, values("a", "b"))`.
fn names_of_conditions(said: &str) -> BTreeSet<String> {
    let inside = said
        .trim()
        .strip_prefix("cfg(")
        .and_then(|rest| rest.strip_suffix(')'));
    let mut depth = 0;
    let parts = inside.unwrap_or_default().split(|sign: char| {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        sign == ',' && depth == 0
    });
    let is_name = |part: &&str| {
        !part.is_empty()
            && part
                .chars()
                .all(|sign| sign.is_alphanumeric() || sign == '_')
    };
    parts
        .map(str::trim)
        .filter(is_name)
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_one_line_that_rustc_takes() {
        let stated = [
            ("CARGO_PKG_NAME", "util"),
            ("CARGO_PKG_VERSION", "0.1.0"),
            ("CARGO_PKG_LICENSE", "MIT\r\nfn x() {}"),
            ("CARGO_PKG_AUTHORS", "a\u{202e}b:c\u{2066}"),
        ];
        let stated = stated.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let expected = "util 0.1.0, MIT  fn x() {}, a b, c ";
        assert_eq!(notice(&stated.into()), expected);
    }

    #[test]
    fn declared_conditions_are_names() {
        let names = |said: &str| Vec::from_iter(names_of_conditions(said));
        assert_eq!(names("cfg(loom)"), ["loom"]);
        let several = "cfg(one, r#two , values(\"a\", any(), none()), three_3)";
        assert_eq!(names(several), ["one", "three_3"]);
        for none in [
            "",
            "cfg()",
            "cfg(",
            "any(loom)",
            "cfg(\"text\")",
            "cfg(values(loom))",
        ] {
            assert!(names(none).is_empty(), "{none}");
        }
    }
}
