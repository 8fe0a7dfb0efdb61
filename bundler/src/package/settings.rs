//! What profiles set that a judge does not have: those of `Cargo.toml`, and those of Cargo's configuration, which count first.

use std::ops::Range;

use toml::Spanned;

use super::configuration::Configuration;
use super::manifest::Manifest;
use super::platform::Host;
use super::profile::Profiles;
use crate::error::Place;

/// A setting of the author's profiles that a judge does not have.
#[derive(Debug, Clone)]
pub struct Setting {
    /// Which one.
    pub kind: SettingKind,
    /// Where it is set.
    pub place: Place,
}

/// Which setting of a profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettingKind {
    /// `overflow-checks = true`
    OverflowChecks,
    /// `debug-assertions = true`
    DebugAssertions,
    /// `panic = "abort"`
    PanicAbort,
    /// `-C target-cpu=…` or `-C target-feature=…` among `rustflags`
    TargetFeatures,
}

/// What is set for a package whose profiles `manifest` has, and Cargo's configuration, `files`, on this `host`. In `dev`, checks and assertions
/// are what everybody has.
pub(super) fn settings(
    manifest: &Manifest,
    mut files: Vec<Configuration>,
    host: &Host,
) -> Vec<Setting> {
    let own = Configuration {
        path: "Cargo.toml".into(),
        text: manifest.text.clone(),
        profile: manifest.profile.clone(),
        ..Configuration::default()
    };
    files.push(own);
    let all = [
        SettingKind::OverflowChecks,
        SettingKind::DebugAssertions,
        SettingKind::PanicAbort,
        SettingKind::TargetFeatures,
    ];
    let set = all.into_iter().filter_map(|kind| {
        let (option, value) = match kind {
            SettingKind::OverflowChecks => ("overflow-checks", "true"),
            SettingKind::DebugAssertions => ("debug-assertions", "true"),
            SettingKind::PanicAbort => ("panic", "abort"),
            // No profile has that.
            SettingKind::TargetFeatures => {
                let options = ["target-feature", "target-cpu"];
                let mut said = options
                    .iter()
                    .filter_map(|option| flag(&files, option, host));
                return said
                    .next()
                    .map(|(file, range, _)| setting(kind, file, range));
            }
        };
        // rustc takes what comes last, and flags are behind what profiles say.
        let said = match flag(&files, option, host) {
            Some(said) => vec![said],
            None => in_profiles(&files, option),
        };
        let (file, range, _) = said.into_iter().find(|(_, _, said)| said == value)?;
        Some(setting(kind, file, range))
    });
    set.collect()
}

fn setting(kind: SettingKind, file: &Configuration, range: Range<usize>) -> Setting {
    let place = Place {
        path: file.path.clone(),
        text: file.text.clone(),
        range,
        label: String::new(),
    };
    Setting { kind, place }
}

/// A file, and where it has which value.
type Said<'a> = (&'a Configuration, Range<usize>, String);

/// What profiles say of an option: for all packages, and for those that are named.
fn in_profiles<'a>(files: &'a [Configuration], option: &str) -> Vec<Said<'a>> {
    let named = files
        .iter()
        .flat_map(|file| file.profile.release.package.keys());
    let release = std::iter::once(None).chain(named.map(Some));
    let release = release
        .filter_map(|package| first(files, |profiles| profiles.release.of(package)?.get(option)));
    let dev = first(files, |profiles| {
        profiles.dev.get(option).filter(|_| option == "panic")
    });
    release.chain(dev).collect()
}

/// What the first file says that says anything.
fn first(
    files: &[Configuration],
    get: impl Fn(&Profiles) -> Option<&Spanned<toml::Value>>,
) -> Option<Said<'_>> {
    let mut said = files.iter();
    said.find_map(|file| {
        let value = get(&file.profile)?;
        let text = match value.get_ref() {
            toml::Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        Some((file, value.span(), text))
    })
}

/// What `rustflags` in the first file that has any say of an option such as `-C overflow-checks=on`.
fn flag<'a>(files: &'a [Configuration], option: &str, host: &Host) -> Option<Said<'a>> {
    let mut flags = files
        .iter()
        .flat_map(|file| file.rustflags(host).map(move |flags| (file, flags)));
    flags.find_map(|(file, flags)| {
        let text = match flags.get_ref() {
            toml::Value::Array(words) => {
                let words: Vec<&str> = words.iter().filter_map(toml::Value::as_str).collect();
                words.join(" ")
            }
            other => other.as_str()?.to_owned(),
        };
        let text = text
            .replace("--codegen", "-C")
            .replace("-C=", "-C")
            .replace("-C ", "-C");
        let mut words = text.split_whitespace().rev();
        let value = words.find_map(|word| word.strip_prefix("-C")?.strip_prefix(option))?;
        let value = match value.strip_prefix('=').unwrap_or("on") {
            "y" | "yes" | "on" | "true" => "true",
            other => other,
        };
        Some((file, flags.span(), value.to_owned()))
    })
}
