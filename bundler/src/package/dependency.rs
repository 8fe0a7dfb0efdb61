//! What a manifest says of its dependencies: where each is, and what is asked of it, with what it inherits from the workspace.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Deserialize;

use super::manifest::Manifest;
use super::platform::Host;
use crate::disk::lexical;
use crate::error::{Error, Problem};

/// Dependencies as written, by their names in the manifest.
pub(super) type Entries = BTreeMap<String, Entry>;

/// `x = "1"`, or `x = { … }`.
#[derive(Debug, Clone, Deserialize)]
#[serde(
    untagged,
    expecting = "expected a version, or a table such as `{ path = \"…\" }`"
)]
pub(super) enum Entry {
    Version(#[allow(dead_code, reason = "only Cargo looks for versions")] String),
    Table(EntryTable),
}

/// The keys of a dependency's table that matter.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct EntryTable {
    path: Option<String>,
    package: Option<String>,
    #[serde(default)]
    features: Vec<String>,
    #[serde(alias = "default_features")]
    default_features: Option<bool>,
    #[serde(default)]
    optional: bool,
    #[serde(default)]
    workspace: bool,
}

/// `[target.PLATFORM.dependencies]` and its like.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct PlatformTable {
    #[serde(default)]
    dependencies: Entries,
    #[serde(default, alias = "dev_dependencies")]
    dev_dependencies: Entries,
    #[serde(default, alias = "build_dependencies")]
    build_dependencies: Entries,
}

/// What needs a dependency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// The library and the binaries.
    Program,
    /// Tests and examples.
    Development,
    /// A build script.
    Build,
}

/// One dependency of a package.
#[derive(Debug, Clone)]
pub(super) struct Dependency {
    /// Its name in the manifest, by which features know it.
    pub(super) key: String,
    /// The name of the package that it is.
    pub(super) package: String,
    /// Is it called something else here than its library is?
    pub(super) renamed: bool,
    /// The folder of its package, if the manifest names one.
    pub(super) folder: Option<PathBuf>,
    pub(super) features: Vec<String>,
    pub(super) default_features: bool,
    pub(super) optional: bool,
    pub(super) need: Need,
    /// The platform that it is for, if not for all.
    pub(super) platform: Option<String>,
    /// Is that this machine's?
    pub(super) here: bool,
}

impl Manifest {
    /// Are there dependencies of tests and examples alone?
    pub(super) fn has_development(&self) -> bool {
        let mut platforms = self.target.values();
        !self.dev_dependencies.is_empty()
            || platforms.any(|table| !table.dev_dependencies.is_empty())
    }

    /// The folders of packages that it depends on by their paths, for whatever and wherever. What cannot be read has none.
    pub(super) fn folders(&self, workspace: Option<&Manifest>) -> Vec<PathBuf> {
        let everywhere = [
            &self.dependencies,
            &self.dev_dependencies,
            &self.build_dependencies,
        ];
        let platforms = self.target.values().flat_map(|table| {
            [
                &table.dependencies,
                &table.dev_dependencies,
                &table.build_dependencies,
            ]
        });
        let entries = everywhere.into_iter().chain(platforms).flatten();
        let found = entries.filter_map(|(key, entry)| {
            let dependency = self.dependency(workspace, key, entry, Need::Program);
            dependency.ok()?.folder
        });
        found.collect()
    }

    /// All dependencies, those of other platforms included.
    pub(super) fn all_dependencies(
        &self,
        workspace: Option<&Manifest>,
        host: &Host,
    ) -> Result<Vec<Dependency>, Error> {
        let mut found = Vec::new();
        let mut add = |entries: &Entries, need: Need, on: Option<(&str, bool)>| {
            for (key, entry) in entries {
                let plain = self.dependency(workspace, key, entry, need)?;
                found.push(Dependency {
                    platform: on.map(|(platform, _)| platform.to_owned()),
                    here: on.is_none_or(|(_, here)| here),
                    ..plain
                });
            }
            Ok::<(), Error>(())
        };
        add(&self.dependencies, Need::Program, None)?;
        add(&self.dev_dependencies, Need::Development, None)?;
        add(&self.build_dependencies, Need::Build, None)?;
        for (name, table) in &self.target {
            let here = host.is(name).map_err(|why| {
                Problem::new(format!(
                    "`{}` has dependencies for the platform `{name}`: {why}",
                    self.path.display()
                ))
                .help("write `[target.'cfg(…)'.dependencies]`, or a target's name")
            })?;
            add(&table.dependencies, Need::Program, Some((name, here)))?;
            add(
                &table.dev_dependencies,
                Need::Development,
                Some((name, here)),
            )?;
            add(&table.build_dependencies, Need::Build, Some((name, here)))?;
        }
        Ok(found)
    }

    fn dependency(
        &self,
        workspace: Option<&Manifest>,
        key: &str,
        entry: &Entry,
        need: Need,
    ) -> Result<Dependency, Error> {
        let own = entry.table();
        // Paths are relative to the manifest that has them.
        let (home, table) = match own.workspace {
            false => (self, own.clone()),
            true => {
                let shared = workspace.and_then(|manifest| {
                    let entries = &manifest.workspace.as_ref()?.dependencies;
                    Some((manifest, entries.get(key)?.table()))
                });
                let Some((manifest, shared)) = shared else {
                    let title = format!(
                        "`{}` takes the dependency `{key}` from a workspace, and none has it",
                        self.path.display()
                    );
                    return Err(Problem::new(title)
                        .help("write where it is, or add it to `[workspace.dependencies]`")
                        .into());
                };
                (manifest, inherit(shared, own))
            }
        };
        Ok(Dependency {
            key: key.to_owned(),
            package: table.package.clone().unwrap_or_else(|| key.to_owned()),
            renamed: table.package.is_some(),
            folder: table.path.map(|path| lexical(&home.folder().join(path))),
            features: table.features,
            default_features: table.default_features.unwrap_or(true),
            optional: table.optional,
            need,
            platform: None,
            here: true,
        })
    }
}

impl Entry {
    pub(super) fn table(&self) -> EntryTable {
        match self {
            Entry::Table(table) => table.clone(),
            Entry::Version(_) => EntryTable::default(),
        }
    }
}

/// What a member says besides `workspace = true` comes on top: more features, default features that the workspace does without,
/// and whether it can do without.
fn inherit(shared: EntryTable, own: EntryTable) -> EntryTable {
    let mut features = shared.features;
    features.extend(own.features);
    let default_features = match (shared.default_features, own.default_features) {
        (Some(false), Some(true)) => Some(true),
        (shared, _) => shared,
    };
    EntryTable {
        features,
        default_features,
        optional: own.optional,
        workspace: false,
        ..shared
    }
}
