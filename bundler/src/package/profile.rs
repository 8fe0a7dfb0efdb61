//! What profiles set that a judge does not have: those of `Cargo.toml`, and those of Cargo's configuration, which count first.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;

use super::manifest::Manifest;
use super::{Setting, SettingKind};
use crate::disk;
use crate::error::Place;

/// The profiles that people build and test with.
#[derive(Debug, Clone, Default, Deserialize)]
pub(super) struct Profiles {
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
    /// What is different for one package or for all dependencies (`*`).
    #[serde(default)]
    package: BTreeMap<String, ProfileTable>,
}

/// A file with profiles.
#[derive(Debug, Clone, Default, Deserialize)]
struct Configuration {
    #[serde(skip)]
    path: Arc<str>,
    #[serde(skip)]
    text: Arc<str>,
    #[serde(default)]
    profile: Profiles,
}

/// What is set for a package below `root`, whose profiles `manifest` has. In `dev`, checks and assertions are what everybody
/// has.
pub(super) fn settings(manifest: &Manifest, root: &Path) -> Vec<Setting> {
    let own = Configuration {
        path: "Cargo.toml".into(),
        text: manifest.text.clone(),
        profile: manifest.profile.clone(),
    };
    let mut files = configurations(root);
    files.push(own);
    let truth = toml::Value::Boolean(true);
    let abort = toml::Value::String("abort".to_owned());
    let mut settings: Vec<Setting> = Vec::new();
    let mut note = |said: Said<'_>, other: &toml::Value, kind: SettingKind| {
        if let Some((file, value)) = said
            && value.get_ref() == other
            && settings.iter().all(|setting| setting.kind != kind)
        {
            let place = Place {
                path: file.path.clone(),
                text: file.text.clone(),
                range: value.span(),
                label: String::new(),
            };
            settings.push(Setting { kind, place });
        }
    };
    let packages = files
        .iter()
        .flat_map(|file| file.profile.release.package.keys());
    for package in std::iter::once(None).chain(packages.map(Some)) {
        let said = |get: Get| first(&files, |profiles| get(profiles.release.of(package)?));
        note(
            said(|table| table.overflow_checks.as_ref()),
            &truth,
            SettingKind::OverflowChecks,
        );
        note(
            said(|table| table.debug_assertions.as_ref()),
            &truth,
            SettingKind::DebugAssertions,
        );
    }
    let panic = first(&files, |profiles| profiles.release.panic.as_ref());
    note(panic, &abort, SettingKind::PanicAbort);
    let panic = first(&files, |profiles| profiles.dev.panic.as_ref());
    note(panic, &abort, SettingKind::PanicAbort);
    settings
}

/// A value, and the file that has it.
type Said<'a> = Option<(&'a Configuration, &'a Spanned<toml::Value>)>;

/// Which value of a profile.
type Get = fn(&ProfileTable) -> Option<&Spanned<toml::Value>>;

/// What the first file says that says anything.
fn first(
    files: &[Configuration],
    get: impl Fn(&Profiles) -> Option<&Spanned<toml::Value>>,
) -> Said<'_> {
    let mut said = files.iter();
    said.find_map(|file| Some((file, get(&file.profile)?)))
}

impl ProfileTable {
    /// What holds for a package, or for all.
    fn of(&self, package: Option<&String>) -> Option<&ProfileTable> {
        match package {
            None => Some(self),
            Some(package) => self.package.get(package),
        }
    }
}

/// Cargo's configuration for what is in `root`, the nearest file first. One that cannot be read says nothing: Cargo will complain.
fn configurations(root: &Path) -> Vec<Configuration> {
    let shared = env::var_os("CARGO_HOME").map(PathBuf::from);
    let shared = shared.or_else(|| Some(env::home_dir()?.join(".cargo")));
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
        let shown = path.strip_prefix(root).unwrap_or(&path);
        Some(Configuration {
            path: shown.display().to_string().into(),
            text: text.into(),
            ..read
        })
    });
    files.collect()
}
