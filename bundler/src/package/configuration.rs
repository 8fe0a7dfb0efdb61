//! Cargo's configuration: the files `.cargo/config.toml`, as far as they matter here.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;

use super::platform::Host;
use super::profile::Profiles;
use crate::cargo::{Configured, configured};
use crate::inputs::Inputs;

/// One file of it.
#[derive(Debug, Clone, Default, Deserialize)]
pub(super) struct Configuration {
    /// As messages show it.
    #[serde(skip)]
    pub(super) path: Arc<str>,
    #[serde(skip)]
    pub(super) text: Arc<str>,
    #[serde(skip)]
    pub(super) base: PathBuf,
    #[serde(default)]
    pub(super) profile: Profiles,
    #[serde(default)]
    pub(super) build: BuildTable,
    /// Packages that Cargo takes in the place of others.
    #[serde(default)]
    pub(super) paths: Vec<PathBuf>,
    /// By a target's name or a condition on it.
    #[serde(default)]
    pub(super) target: BTreeMap<String, TargetTable>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct BuildTable {
    target_dir: Option<PathBuf>,
    /// What is compiled for: one target, or a list.
    target: Option<toml::Value>,
    rustflags: Option<Spanned<toml::Value>>,
    rustc: Option<String>,
    rustc_wrapper: Option<String>,
    rustc_workspace_wrapper: Option<String>,
}

impl BuildTable {
    /// The program by the key that a variable stands for.
    pub(super) fn program(&self, variable: &str) -> Option<&str> {
        let key = match variable {
            "RUSTC" => &self.rustc,
            "RUSTC_WRAPPER" => &self.rustc_wrapper,
            "RUSTC_WORKSPACE_WRAPPER" => &self.rustc_workspace_wrapper,
            _ => &None,
        };
        key.as_deref()
    }
}

#[derive(Debug, Clone, Default, Deserialize)]
pub(super) struct TargetTable {
    rustflags: Option<Spanned<toml::Value>>,
}

impl Configuration {
    /// What rustc is told besides where this is the `host`, those first that count where there are others.
    pub(super) fn rustflags(&self, host: &Host) -> impl Iterator<Item = &Spanned<toml::Value>> {
        let targets = self.target.iter().filter_map(|(platform, table)| {
            let flags = table.rustflags.as_ref()?;
            host.is(platform).unwrap_or(true).then_some(flags)
        });
        targets.chain(&self.build.rustflags)
    }
}

/// What Cargo tells rustc besides.
#[derive(Debug, Default)]
pub(super) struct Rustflags {
    /// By variables; then nothing else counts.
    told: Option<Vec<String>>,
    /// For targets, by their names or conditions on them.
    of_targets: Vec<(String, Vec<String>)>,
    /// Where none of these is for the target.
    always: Vec<String>,
}

impl Rustflags {
    /// What the environment and these files say, of which the nearest is the first.
    pub(super) fn new(files: &[Configuration]) -> Rustflags {
        let told =
            variable("CARGO_ENCODED_RUSTFLAGS", '\u{1f}').or_else(|| variable("RUSTFLAGS", ' '));
        let mut flags = Rustflags {
            told,
            ..Rustflags::default()
        };
        // What is nearer comes behind.
        for file in files.iter().rev() {
            for (platform, table) in &file.target {
                let said = table.rustflags.iter().flat_map(words).collect();
                flags.of_targets.push((platform.clone(), said));
            }
            let said = file.build.rustflags.iter().flat_map(words);
            flags.always.extend(said);
        }
        let said = variable("CARGO_BUILD_RUSTFLAGS", ' ');
        flags.always.extend(said.into_iter().flatten());
        flags
    }

    /// rustc's lints that the flags, for whatever target, do not let stop a build; and whether that holds for all of them.
    pub(super) fn tolerated(&self) -> (BTreeSet<String>, bool) {
        let flags = self.all();
        let mut lints = BTreeSet::new();
        let mut all = false;
        for (at, flag) in flags.iter().enumerate() {
            let next = flags.get(at + 1).copied().unwrap_or_default();
            let (option, value) = match flag.split_once('=') {
                Some((option, value)) if flag.starts_with("--") => (option, value),
                None if flag.starts_with("--") => (*flag, next),
                // `-Alint`, or `-A lint`.
                _ => match flag.split_at_checked(2) {
                    Some((option, "")) => (option, next),
                    Some((option, value)) => (option, value),
                    None => continue,
                },
            };
            match (option, value) {
                ("-A" | "-W" | "--allow" | "--warn", lint) => {
                    lints.insert(lint.replace('-', "_"));
                }
                ("--cap-lints", "allow" | "warn") => all = true,
                _ => {}
            }
        }
        (lints, all)
    }

    /// The names of conditions that they set, for whatever target: of `--cfg name` and `--cfg key="value"`.
    pub(super) fn conditions(&self) -> BTreeSet<String> {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let name = |said: &str| {
            said.split(|c| !is_part(c))
                .find(|word| !word.is_empty())
                .map(str::to_owned)
        };
        let flags = self.all();
        let told = flags
            .iter()
            .enumerate()
            .filter_map(|(at, flag)| match *flag {
                "--cfg" => name(flags.get(at + 1)?),
                flag => name(flag.strip_prefix("--cfg=")?),
            });
        told.collect()
    }

    /// All that are there, for whatever target.
    fn all(&self) -> Vec<&str> {
        let of_targets = self.of_targets.iter().flat_map(|(_, flags)| flags);
        let told = self.told.iter().flatten();
        let all = told.chain(of_targets).chain(&self.always);
        all.map(String::as_str).collect()
    }

    /// What holds for `target`, of which `is_it` knows.
    pub(super) fn of(&self, target: &str, is_it: impl Fn(&str) -> bool) -> Vec<String> {
        if let Some(told) = &self.told {
            return told.clone();
        }
        let of_targets = self
            .of_targets
            .iter()
            .filter(|(platform, _)| is_it(platform));
        let mut of_targets: Vec<String> =
            of_targets.flat_map(|(_, flags)| flags).cloned().collect();
        let name = target.to_uppercase().replace(['-', '.'], "_");
        let said = variable(&format!("CARGO_TARGET_{name}_RUSTFLAGS"), ' ');
        of_targets.extend(said.into_iter().flatten());
        match of_targets.is_empty() {
            true => self.always.clone(),
            false => of_targets,
        }
    }
}

/// The flags in a variable.
fn variable(name: &str, between: char) -> Option<Vec<String>> {
    let flags = env::var(name).ok()?;
    let flags = flags.split(between).filter(|flag| !flag.is_empty());
    Some(flags.map(str::to_owned).collect())
}

/// Flags as a file has them: in a text, or in a list.
fn words(flags: &Spanned<toml::Value>) -> Vec<String> {
    let words: Vec<&str> = match flags.get_ref() {
        toml::Value::Array(words) => words.iter().filter_map(toml::Value::as_str).collect(),
        other => other
            .as_str()
            .unwrap_or_default()
            .split_whitespace()
            .collect(),
    };
    words.into_iter().map(str::to_owned).collect()
}

/// What Cargo compiles for, if that is said and is not the machine at hand.
pub(super) fn target(files: &[Configuration]) -> Option<String> {
    let said = env::var("CARGO_BUILD_TARGET").ok();
    let said = said.filter(|target| !target.is_empty()).or_else(|| {
        let said = files.iter().find_map(|file| file.build.target.as_ref())?;
        let first = said.as_array().map_or(Some(said), |all| all.first());
        Some(first?.as_str()?.to_owned())
    });
    said.filter(|target| target != "host-tuple")
}

/// Where Cargo, and so everything here, keeps what it makes for a workspace.
pub(super) fn target_folder(files: &[Configuration], workspace: &Path) -> PathBuf {
    let variables = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"].map(env::var_os);
    let mut said = variables.into_iter().flatten();
    if let Some(folder) = said.find(|folder| !folder.is_empty()) {
        return folder.into();
    }
    let mut said = files.iter();
    let said = said.find_map(|file| Some(file.base.join(file.build.target_dir.as_ref()?)));
    said.unwrap_or_else(|| workspace.join("target"))
}

/// Cargo's configuration for who stands in `folder`, the nearest file first. One that cannot be read says nothing: Cargo will
/// complain.
pub(super) fn configurations(folder: &Path) -> Vec<Configuration> {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    let files = configured(&folder, &Inputs::default()).into_iter();
    let files = files.filter_map(|Configured { path, text }| {
        let read: Configuration = toml::from_str(&text).ok()?;
        let shown = path.strip_prefix(&folder).unwrap_or(&path);
        Some(Configuration {
            path: shown.display().to_string().into(),
            text: text.into(),
            // Its paths are relative to where the folder is that it is in.
            base: path.ancestors().nth(2).unwrap_or(&path).to_path_buf(),
            ..read
        })
    });
    files.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_of_flags_are_known_by_their_names() {
        let words = |said: &str| said.split(' ').map(str::to_owned).collect();
        let flags = Rustflags {
            told: None,
            of_targets: vec![("x".to_owned(), words("--cfg one --cfg=two"))],
            always: words("-O --cfg key=\"value\" --cfg"),
        };
        let conditions = Vec::from_iter(flags.conditions());
        assert_eq!(conditions, ["key", "one", "two"]);
    }
}
