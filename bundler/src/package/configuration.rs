//! Cargo's configuration: the files `.cargo/config.toml`, as far as they matter here.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;

use super::profile::Profiles;
use crate::cargo::home;
use crate::disk;

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
    rustflags: Option<Spanned<toml::Value>>,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub(super) struct TargetTable {
    rustflags: Option<Spanned<toml::Value>>,
}

impl Configuration {
    /// What rustc is told besides, those first that count where there are others.
    pub(super) fn rustflags(&self) -> impl Iterator<Item = &Spanned<toml::Value>> {
        let targets = self
            .target
            .values()
            .filter_map(|table| table.rustflags.as_ref());
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

    /// What holds for the target of which `is_it` knows.
    pub(super) fn of(&self, is_it: impl Fn(&str) -> bool) -> Vec<String> {
        if let Some(told) = &self.told {
            return told.clone();
        }
        let of_targets = self
            .of_targets
            .iter()
            .filter(|(platform, _)| is_it(platform));
        let of_targets: Vec<String> = of_targets.flat_map(|(_, flags)| flags).cloned().collect();
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

/// Cargo's configuration for what is in `root`, the nearest file first. One that cannot be read says nothing: Cargo will complain.
pub(super) fn configurations(root: &Path) -> Vec<Configuration> {
    let shared = home();
    // What is above a relative path is not seen from it.
    let root = std::path::absolute(root).unwrap_or_else(|_| root.to_path_buf());
    let mut folders: Vec<PathBuf> = root
        .ancestors()
        .map(|folder| folder.join(".cargo"))
        .collect();
    folders.extend(shared.filter(|shared| !folders.contains(shared)));
    let folders = folders.iter().filter(|folder| folder.is_dir());
    let files = folders.filter_map(|folder| {
        let named = ["config.toml", "config"].map(|name| folder.join(name));
        let (path, bytes) = named.into_iter().find_map(|path| {
            let bytes = disk::read(&path).ok()?;
            Some((path, bytes))
        })?;
        let text = String::from_utf8(bytes).ok()?;
        let read: Configuration = toml::from_str(&text).ok()?;
        let shown = path.strip_prefix(&root).unwrap_or(&path);
        Some(Configuration {
            path: shown.display().to_string().into(),
            text: text.into(),
            // Its paths are relative to where the folder `.cargo` is.
            base: folder.parent().unwrap_or(folder).to_path_buf(),
            ..read
        })
    });
    files.collect()
}
