//! What the author says of the crates of a tree: which the judge has, so that they are left as they are and what they depend
//! on is no part of the program, and which are the author's own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::dependency::{Dependency, Need};
use super::manifest::Manifest;
use super::tree::{ROOT, Units};
use crate::disk;
use crate::error::{Error, Problem, did_you_mean};

/// A crate that is not bundled, because the judge has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct External {
    /// Its name in programs.
    pub name: String,
    /// Its package's name.
    pub package: String,
    /// Its version here.
    pub version: String,
    /// The features that are on here.
    pub features: BTreeSet<String>,
    /// Its manifest, by which Cargo's messages know it.
    pub(crate) manifest: PathBuf,
    /// Is its source the author's own, which changes without its version?
    pub(crate) is_own: bool,
}

impl External {
    /// Its package and version.
    pub(crate) fn title(&self) -> String {
        format!("{} {}", self.package, self.version)
    }

    /// What a bundle demands of its judge.
    pub(crate) fn requirement(&self) -> String {
        let mut line = format!("needs the crate {}", self.title());
        let features: Vec<&str> = self.features.iter().map(String::as_str).collect();
        if features.iter().any(|name| *name != "default") {
            line += &format!(", features: {}", features.join(", "));
        }
        line
    }
}

/// What a package and its workspace say of the crates that they depend on.
pub(super) struct Chosen {
    /// Those that stay outside.
    external: BTreeSet<String>,
    /// The published ones that stay outside if the program depends on them: all that a judge has.
    offered: BTreeSet<String>,
    /// Those of the same author, which need no notice.
    own: BTreeSet<String>,
    /// Is the judge's platform that of this machine?
    pub(super) same_platform: bool,
    /// Do the comments of libraries stay behind?
    pub(super) no_comments: bool,
}

impl Chosen {
    /// Reads `[package.metadata.bundler]` and `[workspace.metadata.bundler]`.
    pub(super) fn read(manifest: &Manifest, workspace: Option<&Manifest>) -> Result<Chosen, Error> {
        let mut chosen = Chosen {
            external: BTreeSet::new(),
            offered: BTreeSet::new(),
            own: BTreeSet::new(),
            same_platform: false,
            no_comments: false,
        };
        let own = (manifest.own_metadata()?, manifest.folder());
        let shared = workspace.map(|top| Ok::<_, Error>((top.shared_metadata()?, top.folder())));
        for (table, folder) in [own].into_iter().chain(shared.transpose()?) {
            for name in table.external {
                chosen.leave(&name, &folder)?;
            }
            chosen.own.extend(table.own);
            chosen.same_platform |= table.same_platform;
            chosen.no_comments |= table.no_comments;
        }
        Ok(chosen)
    }

    /// Leaves a crate outside; or, for `FILE#TABLE`, those that this table of a TOML file in `folder` lists as `crates`, as
    /// profiles of judges do.
    pub(super) fn leave(&mut self, name: &str, folder: &Path) -> Result<(), Error> {
        match name.rsplit_once('#') {
            None => {
                self.external.insert(name.to_owned());
            }
            Some((file, table)) => self.offered.extend(offered(&folder.join(file), table)?),
        }
        Ok(())
    }
}

/// The crates that a table of a TOML file lists.
fn offered(path: &Path, table: &str) -> Result<Vec<String>, Error> {
    let bytes = disk::read(path).map_err(|error| Problem::io("read", path, &error))?;
    let text = String::from_utf8_lossy(&bytes);
    let file: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        Problem::new(format!("`{}` is no TOML", path.display())).help(error.message())
    })?;
    let is_table = |(_, value): &(&String, &toml::Value)| value.is_table();
    let Some(found) = file.get(table).and_then(toml::Value::as_table) else {
        let known = file.iter().filter(is_table).map(|(name, _)| name.as_str());
        return Err(
            Problem::new(format!("`{}` has no table `{table}`", path.display()))
                .help(did_you_mean(table, known))
                .into(),
        );
    };
    let crates = found.get("crates").and_then(toml::Value::as_array);
    let crates = crates.into_iter().flatten().filter_map(toml::Value::as_str);
    Ok(crates.map(str::to_owned).collect())
}

/// The table `metadata.bundler` of a package or a workspace.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MetadataTable {
    #[serde(default)]
    external: Vec<String>,
    #[serde(default)]
    own: Vec<String>,
    #[serde(default, rename = "same-platform")]
    same_platform: bool,
    #[serde(default, rename = "no-comments")]
    no_comments: bool,
    /// Which member of a workspace is meant.
    pub(super) package: Option<String>,
}

impl Manifest {
    /// `[package.metadata.bundler]`
    fn own_metadata(&self) -> Result<MetadataTable, Error> {
        let metadata = self.package.as_ref();
        let metadata = metadata.and_then(|package| package.metadata.as_ref());
        let table = self.metadata(metadata.and_then(|metadata| metadata.get("bundler")))?;
        match table.package {
            None => Ok(table),
            Some(_) => {
                let path = self.path.display();
                let title =
                    format!("`{path}` says which package is meant where it says what it is");
                let help = "write `package` below `[workspace.metadata.bundler]`";
                Err(Problem::new(title).help(help).into())
            }
        }
    }

    /// `[workspace.metadata.bundler]`
    pub(super) fn shared_metadata(&self) -> Result<MetadataTable, Error> {
        let workspace = self.workspace.as_ref();
        let metadata = workspace.and_then(|table| table.metadata.as_ref());
        self.metadata(metadata.and_then(|metadata| metadata.get("bundler")))
    }

    fn metadata(&self, table: Option<&toml::Value>) -> Result<MetadataTable, Error> {
        let Some(table) = table else {
            return Ok(MetadataTable::default());
        };
        table.clone().try_into().map_err(|error: toml::de::Error| {
            let path = self.path.display();
            let why = error.message();
            Problem::new(format!("`metadata.bundler` of `{path}`: {why}"))
                .help("the settings are `external = [\"itertools\"]`, `own = [\"my-crate\"]`, `same-platform = true` and `no-comments = true`; and for a workspace `package = \"member\"`")
                .into()
        })
    }
}

impl Chosen {
    /// Marks the units that were chosen. Errors: one is not there, or cannot stay outside.
    pub(super) fn mark(&self, units: &mut Units) -> Result<(), Error> {
        units.external = units.named(&self.external)?;
        units.external.extend(units.offered(&self.offered));
        units.own = units.named(&self.own)?;
        Ok(())
    }
}

impl Units {
    /// The published units whose packages have one of these names.
    fn offered(&self, names: &BTreeSet<String>) -> BTreeSet<usize> {
        let plain = |name: &str| name.replace('-', "_");
        let names: BTreeSet<String> = names.iter().map(|name| plain(name)).collect();
        let all = (0..self.all.len()).filter(|unit| self.title(*unit).is_some());
        all.filter(|unit| names.contains(&plain(self.all[*unit].name())))
            .collect()
    }

    /// The units that `names` mean, by their packages' names with `-` or `_`. Errors: a package is not in the tree, or is what
    /// the tree is of.
    fn named(&self, names: &BTreeSet<String>) -> Result<BTreeSet<usize>, Error> {
        let plain = |name: &str| name.replace('-', "_");
        let mut found = BTreeSet::new();
        for name in names {
            let of_name = |unit: &usize| plain(self.all[*unit].name()) == plain(name);
            let before = found.len();
            found.extend((0..self.all.len()).filter(of_name));
            if found.contains(&ROOT) {
                return Err(
                    Problem::new(format!("`{name}` is the package that is bundled"))
                        .help("a judge has only crates that it depends on")
                        .into(),
                );
            }
            let is_development = |dependency: &Dependency| {
                let is_named = plain(&dependency.package) == plain(name);
                is_named && dependency.need == Need::Development
            };
            // Examples alone have it.
            let mut own = self.all[ROOT].dependencies.iter();
            if found.len() == before && !own.any(is_development) {
                let known = self.all.iter().skip(1).map(|unit| unit.name());
                return Err(Problem::new(format!("there is no dependency `{name}`"))
                    .help(did_you_mean(name, known))
                    .into());
            }
        }
        Ok(found)
    }
}

/// An error if two of them have one name.
pub(super) fn refuse_versions(externals: &[External]) -> Result<(), Error> {
    for (index, external) in externals.iter().enumerate() {
        let same = |other: &&External| other.name == external.name;
        if let Some(other) = externals[..index].iter().find(same) {
            return Err(Problem::new(format!(
                "`{}` is there as {} and {}, and a judge has one of them",
                external.package, other.version, external.version
            ))
            .help("`cargo tree --duplicates` shows who wants which: make them agree, or bundle it")
            .into());
        }
    }
    Ok(())
}
