//! What profiles set that a judge does not have: those of `Cargo.toml`, and those of Cargo's configuration, which count first.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::configuration::Configuration;
use super::manifest::Manifest;
use super::{Setting, SettingKind};
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

/// What is set for a package whose profiles `manifest` has, and Cargo's configuration, `files`. In `dev`, checks and assertions
/// are what everybody has.
pub(super) fn settings(manifest: &Manifest, mut files: Vec<Configuration>) -> Vec<Setting> {
    let own = Configuration {
        path: "Cargo.toml".into(),
        text: manifest.text.clone(),
        profile: manifest.profile.clone(),
        ..Configuration::default()
    };
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
