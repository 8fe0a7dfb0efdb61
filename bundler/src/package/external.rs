//! What the author says of the crates of a tree: which the judge has, so that they are left as they are and what they depend
//! on is no part of the program, and which are the author's own.

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::manifest::Manifest;
use super::tree::{ROOT, Units};
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
    pub(super) external: BTreeSet<String>,
    /// Those of the same author, which need no notice.
    pub(super) own: BTreeSet<String>,
}

impl Chosen {
    /// Reads `[package.metadata.bundler]` and `[workspace.metadata.bundler]`.
    pub(super) fn read(manifest: &Manifest, workspace: Option<&Manifest>) -> Result<Chosen, Error> {
        Ok(Chosen {
            external: listed(manifest, workspace, "external")?,
            own: listed(manifest, workspace, "own")?,
        })
    }
}

/// A setting that is a list of crates.
fn listed(
    manifest: &Manifest,
    workspace: Option<&Manifest>,
    key: &str,
) -> Result<BTreeSet<String>, Error> {
    let own = manifest.package.as_ref();
    let own = own.and_then(|package| package.metadata.as_ref()?.get("bundler"));
    let shared = workspace.and_then(|manifest| manifest.workspace.as_ref());
    let shared = shared.and_then(|table| table.metadata.get("bundler"));
    let mut names = BTreeSet::new();
    for value in own.into_iter().chain(shared) {
        let Some(value) = value.get(key) else {
            continue;
        };
        let list = value.as_array().map(|list| list.iter());
        let texts = list.map(|list| list.map(toml::Value::as_str).collect::<Option<Vec<&str>>>());
        let Some(Some(texts)) = texts else {
            let title = format!(
                "`{key}` in `metadata.bundler` of `{}` is no list of crates",
                manifest.path.display()
            );
            return Err(Problem::new(title)
                .help(format!("write `{key} = [\"itertools\"]`"))
                .into());
        };
        names.extend(texts.into_iter().map(str::to_owned));
    }
    Ok(names)
}

impl Units {
    /// The units that `names` mean, by their packages' names with `-` or `_`. Errors: a package is not in the tree, or is what
    /// the tree is of.
    pub(super) fn named(&self, names: &BTreeSet<String>) -> Result<BTreeSet<usize>, Error> {
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
            if found.len() == before {
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
