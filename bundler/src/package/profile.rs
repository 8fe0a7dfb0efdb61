//! Profiles as manifests and Cargo's configuration have them.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

/// The profiles that people build and test with.
#[derive(Debug, Clone, Default, Deserialize)]
pub(super) struct Profiles {
    #[serde(default)]
    pub(super) dev: ProfileTable,
    #[serde(default)]
    pub(super) release: ProfileTable,
}

/// What of a profile changes how a program behaves.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct ProfileTable {
    overflow_checks: Option<Spanned<toml::Value>>,
    debug_assertions: Option<Spanned<toml::Value>>,
    panic: Option<Spanned<toml::Value>>,
    /// What is different for one package or for all dependencies (`*`).
    #[serde(default)]
    pub(super) package: BTreeMap<String, ProfileTable>,
}

impl ProfileTable {
    /// An option, by the name that rustc has for it.
    pub(super) fn get(&self, option: &str) -> Option<&Spanned<toml::Value>> {
        match option {
            "overflow-checks" => self.overflow_checks.as_ref(),
            "debug-assertions" => self.debug_assertions.as_ref(),
            _ => self.panic.as_ref(),
        }
    }

    /// What holds for a package, or for all.
    pub(super) fn of(&self, package: Option<&String>) -> Option<&ProfileTable> {
        match package {
            None => Some(self),
            Some(package) => self.package.get(package),
        }
    }
}
