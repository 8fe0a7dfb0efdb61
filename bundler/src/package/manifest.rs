//! `Cargo.toml` as data, with what a member inherits from its workspace. It looks at no other file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;
use walkdir::WalkDir;

use super::{Setting, SettingKind};
use crate::disk;
use crate::error::{Error, Place, Problem};

/// The tables of a manifest that matter for bundling.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Manifest {
    #[serde(skip)]
    pub(super) path: PathBuf,
    #[serde(skip)]
    text: Arc<str>,
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
    dependencies: BTreeMap<String, toml::Value>,
    #[serde(default)]
    target: BTreeMap<String, PlatformTable>,
    #[serde(default)]
    profile: Profiles,
}

/// The profiles that people build and test with.
#[derive(Debug, Clone, Default, Deserialize)]
struct Profiles {
    #[serde(default)]
    dev: ProfileTable,
    #[serde(default)]
    release: ProfileTable,
}

/// What of a profile changes how a program behaves.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct ProfileTable {
    overflow_checks: Option<Spanned<toml::Value>>,
    debug_assertions: Option<Spanned<toml::Value>>,
    panic: Option<Spanned<toml::Value>>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct PackageTable {
    pub(super) name: String,
    pub(super) edition: Option<Inherit>,
    version: Option<Inherit>,
    authors: Option<Inherit>,
    description: Option<Inherit>,
    homepage: Option<Inherit>,
    repository: Option<Inherit>,
    license: Option<Inherit>,
    rust_version: Option<Inherit>,
    pub(super) build: Option<Build>,
    pub(super) autobins: Option<bool>,
    pub(super) autoexamples: Option<bool>,
    pub(super) autolib: Option<bool>,
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
    #[serde(default)]
    pub(super) proc_macro: bool,
    #[serde(default)]
    pub(super) required_features: Vec<String>,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct WorkspaceTable {
    #[serde(default)]
    members: Vec<String>,
    #[serde(default)]
    package: BTreeMap<String, toml::Value>,
    #[serde(default)]
    metadata: BTreeMap<String, toml::Value>,
}

#[derive(Debug, Clone, Deserialize)]
struct PlatformTable {
    #[serde(default)]
    dependencies: BTreeMap<String, toml::Value>,
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

    /// What the profiles set that a judge does not have. In `dev`, checks and assertions are what everybody has.
    pub(super) fn settings(&self) -> Vec<Setting> {
        let Profiles { dev, release } = &self.profile;
        let truth = toml::Value::Boolean(true);
        let abort = toml::Value::String("abort".to_owned());
        let rows = [
            (
                &release.overflow_checks,
                truth.clone(),
                SettingKind::OverflowChecks,
            ),
            (
                &release.debug_assertions,
                truth,
                SettingKind::DebugAssertions,
            ),
            (&release.panic, abort.clone(), SettingKind::PanicAbort),
            (&dev.panic, abort, SettingKind::PanicAbort),
        ];
        let mut settings: Vec<Setting> = Vec::new();
        for (value, other, kind) in rows {
            let Some(value) = value.as_ref().filter(|value| *value.get_ref() == other) else {
                continue;
            };
            if settings.iter().all(|setting| setting.kind != kind) {
                let place = Place {
                    path: "Cargo.toml".into(),
                    text: self.text.clone(),
                    range: value.span(),
                    label: String::new(),
                };
                settings.push(Setting { kind, place });
            }
        }
        settings
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

    /// The workspace manifest above a member's one, if any.
    pub(super) fn find_workspace(member: &Manifest) -> Result<Option<Manifest>, Error> {
        let Ok(folder) = fs::canonicalize(member.folder()) else {
            return Ok(None);
        };
        for above in folder.ancestors().skip(1) {
            let path = above.join("Cargo.toml");
            if !path.is_file() {
                continue;
            }
            let manifest = Manifest::read(&path)?;
            if let Some(workspace) = &manifest.workspace {
                let inside = workspace.members.iter().any(|pattern| {
                    folder
                        .strip_prefix(above)
                        .is_ok_and(|relative| matches_pattern(pattern, relative))
                });
                return Ok(inside.then_some(manifest));
            }
        }
        Ok(None)
    }

    /// The manifest of the member that a workspace without a package stands for.
    pub(super) fn main_member(&self) -> Result<PathBuf, Error> {
        let Some(workspace) = &self.workspace else {
            return Err(
                Problem::new(format!("`{}` has no `[package]`", self.path.display()))
                    .help("name a package's manifest with `--manifest-path PATH`")
                    .into(),
            );
        };
        let mut members = Vec::new();
        for pattern in &workspace.members {
            members.extend(expand_pattern(&self.folder(), pattern));
        }
        let wanted = workspace
            .metadata
            .get("bundler")
            .and_then(|table| table.get("package"))
            .and_then(toml::Value::as_str);
        let mut found = Vec::new();
        let mut names = Vec::new();
        for path in members {
            let member = Manifest::read(&path)?;
            let Some(package) = &member.package else {
                continue;
            };
            names.push(package.name.clone());
            let folder = member.folder();
            let both = (member.lib.is_some() || folder.join("src/lib.rs").is_file())
                && (!member.bin.is_empty()
                    || folder.join("src/bin").is_dir()
                    || folder.join("src/main.rs").is_file());
            if wanted.map_or(both, |wanted| wanted == package.name) {
                found.push(path);
            }
        }
        match found.as_slice() {
            [only] => Ok(only.clone()),
            _ => Err(Problem::new(match wanted {
                Some(wanted) => format!("the workspace has no package `{wanted}`, which its metadata names"),
                None => format!("`{}` is a workspace; which package?", self.path.display()),
            })
            .help(format!(
                "name one with `--manifest-path PATH` or `[workspace.metadata.bundler] package = \"…\"`; there are: {}",
                names.join(", ")
            ))
            .into()),
        }
    }

    /// The names under which dependencies appear in source code.
    pub(super) fn dependency_crates(&self) -> BTreeSet<String> {
        self.dependencies
            .keys()
            .chain(
                self.target
                    .values()
                    .flat_map(|platform| platform.dependencies.keys()),
            )
            .map(|name| name.replace('-', "_"))
            .collect()
    }

    /// Names of optional dependencies: each is a feature too.
    pub(super) fn optional_dependencies(&self) -> impl Iterator<Item = &str> {
        self.dependencies
            .iter()
            .filter(|(_, value)| value.get("optional").and_then(toml::Value::as_bool) == Some(true))
            .map(|(name, _)| name.as_str())
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
        Some(version) => version,
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
        ("RUST_VERSION", get(&package.rust_version, "rust-version")),
    ];
    pairs
        .into_iter()
        .map(|(key, value)| (format!("CARGO_PKG_{key}"), value))
        .collect()
}

/// Does a `members` pattern (`*` stands for one path component's rest) name this folder?
fn matches_pattern(pattern: &str, folder: &Path) -> bool {
    let parts: Vec<&str> = pattern
        .split('/')
        .filter(|part| !part.is_empty() && *part != ".")
        .collect();
    let names: Vec<_> = folder.iter().map(|name| name.to_string_lossy()).collect();
    parts.len() == names.len()
        && parts
            .iter()
            .zip(&names)
            .all(|(part, name)| matches_part(part, name))
}

fn matches_part(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => {
            name.len() >= before.len() + after.len()
                && name.starts_with(before)
                && name.ends_with(after)
        }
    }
}

/// The manifests of the folders that a `members` pattern names, sorted.
fn expand_pattern(root: &Path, pattern: &str) -> Vec<PathBuf> {
    let mut folders = vec![root.to_path_buf()];
    for part in pattern
        .split('/')
        .filter(|part| !part.is_empty() && *part != ".")
    {
        folders = folders
            .iter()
            .flat_map(|folder| match part.contains('*') {
                false => vec![folder.join(part)],
                true => {
                    let entries = WalkDir::new(folder)
                        .min_depth(1)
                        .max_depth(1)
                        .sort_by_file_name();
                    entries
                        .into_iter()
                        .flatten()
                        .filter(|entry| matches_part(part, &entry.file_name().to_string_lossy()))
                        .map(walkdir::DirEntry::into_path)
                        .collect()
                }
            })
            .collect();
    }
    folders
        .iter()
        .map(|folder| folder.join("Cargo.toml"))
        .filter(|path| path.is_file())
        .collect()
}
