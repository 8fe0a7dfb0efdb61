//! Where a package's library, binaries and examples are: Cargo's rules for finding targets.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

use super::manifest::{Manifest, PackageTable, TargetTable};
use super::{Edition, Target};
use crate::error::{Error, Problem};

/// Why a package whose own library is procedural macros has nothing to bundle.
pub(super) fn procedural(package: &PackageTable) -> Error {
    let title = format!(
        "the library of package `{}` is a procedural macro",
        package.name
    );
    Problem::new(title)
        .help("write the programs in a package of their own, which depends on this one")
        .into()
}

/// The library, if there is one.
pub(super) fn library(
    manifest: &Manifest,
    package: &PackageTable,
    edition: Edition,
) -> Result<Option<Target>, Error> {
    let root = manifest.folder();
    let table = manifest.lib.as_ref();
    let name = table
        .and_then(|lib| lib.name.clone())
        .unwrap_or_else(|| package.name.replace('-', "_"));
    let path = match table.and_then(|lib| lib.path.as_ref()) {
        Some(path) => root.join(path),
        None => root.join("src/lib.rs"),
    };
    let old = root.join("src").join(format!("{name}.rs"));
    let is_old = table.is_some_and(|lib| lib.path.is_none()) && edition == Edition::E2015;
    let path = match is_old && !path.is_file() && old.is_file() {
        true => old,
        false => path,
    };
    let found = path.is_file();
    if !found && table.is_some() {
        return Err(Problem::new(format!(
            "the library's file `{}` does not exist",
            path.display()
        ))
        .help("mend `path` in the manifest's `[lib]`")
        .into());
    }
    if found && (!is_crate_name(&name) || name.contains('-')) {
        return Err(
            Problem::new(format!("`{}` is no name for a library", visible(&name)))
                .help("use letters, digits and `_`")
                .into(),
        );
    }
    let automatic = table.is_some() || package.autolib != Some(false);
    let (edition, edition_place) = Edition::of_target(manifest, table, edition)?;
    Ok((found && automatic).then_some(Target {
        name,
        path,
        edition,
        edition_place,
    }))
}

/// What a package has programs of.
pub(super) struct Programs {
    /// Binaries whose required features are on, by name.
    pub(super) bins: Vec<Target>,
    /// Such examples.
    pub(super) examples: Vec<Target>,
    /// The features that other ones require.
    pub(super) lacking: Lacking,
}

/// The features that are required and not on, by the names of those that require them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lacking {
    pub(crate) bins: BTreeMap<String, Vec<String>>,
    pub(crate) examples: BTreeMap<String, Vec<String>>,
}

/// Binaries and examples.
pub(super) fn programs(
    manifest: &Manifest,
    package: &PackageTable,
    edition: Edition,
    features: &BTreeSet<String>,
) -> Result<Programs, Error> {
    let root = manifest.folder();
    let mut bins = discover(&root.join("src/bin"));
    let main = root.join("src/main.rs");
    if main.is_file() {
        bins.entry(package.name.clone()).or_default().push(main);
    }
    let examples = discover(&root.join("examples"));
    let automatic = |setting: Option<bool>, tables: &[TargetTable]| {
        setting.unwrap_or(edition != Edition::E2015 || tables.is_empty())
    };
    let of_kind = |kind, found, tables, setting| Kind {
        kind,
        found,
        automatic: automatic(setting, tables),
        tables,
    };
    let bins = of_kind("bin", bins, &manifest.bin, package.autobins);
    let examples = of_kind("example", examples, &manifest.example, package.autoexamples);
    let mut lacking = Lacking::default();
    Ok(Programs {
        bins: bins.merge(manifest, edition, features, &mut lacking.bins)?,
        examples: examples.merge(manifest, edition, features, &mut lacking.examples)?,
        lacking,
    })
}

/// `x.rs` and `x/main.rs` in a folder, by name. Hidden ones are none: editors leave `.#x.rs`.
fn discover(folder: &Path) -> Found {
    let mut found = Found::new();
    let entries = WalkDir::new(folder)
        .min_depth(1)
        .max_depth(1)
        .sort_by_file_name();
    for entry in entries.into_iter().flatten() {
        let path = entry.path().to_path_buf();
        let nested = path.join("main.rs");
        // Behind a link Cargo looks for no folder.
        let (name, path) = if entry.file_type().is_dir() && nested.is_file() {
            (path.file_name(), nested)
        } else if path.is_file() && path.extension().is_some_and(|extension| extension == "rs") {
            (path.file_stem(), path.clone())
        } else {
            continue;
        };
        if let Some(name) = name.and_then(|name| name.to_str())
            && !name.starts_with('.')
        {
            found.entry(name.to_owned()).or_default().push(path);
        }
    }
    found
}

/// Files by the names of their targets; one each, unless somebody made a mistake.
type Found = BTreeMap<String, Vec<PathBuf>>;

/// Is it what rustc takes for a crate's name, once Cargo has made `_` of `-`?
pub(super) fn is_crate_name(name: &str) -> bool {
    let is_part = |part: char| part.is_alphanumeric() || matches!(part, '_' | '-');
    !name.is_empty() && name.chars().all(is_part)
}

/// A name for a message, in which nothing is obeyed by a terminal.
pub(super) fn visible(name: &str) -> String {
    let shown = name.chars().flat_map(|c| match c.is_control() {
        true => c.escape_debug().collect::<Vec<char>>(),
        false => vec![c],
    });
    shown.collect()
}

/// Where a binary of edition 2015 may be besides.
fn old_binary(root: &Path, name: &str, manifest: &Manifest) -> Option<PathBuf> {
    let has_library = manifest.lib.is_some() || root.join("src/lib.rs").is_file();
    let beside = root.join("src").join(format!("{name}.rs"));
    let beside = (!has_library).then_some(beside);
    let others = ["src/main.rs", "src/bin/main.rs"].map(|path| root.join(path));
    let mut all = beside.into_iter().chain(others);
    all.find(|path| path.is_file())
}

/// What is known of a package's binaries, or of its examples.
struct Kind<'a> {
    /// As the manifest's tables call it.
    kind: &'a str,
    found: Found,
    /// Are files targets without a table?
    automatic: bool,
    tables: &'a [TargetTable],
}

impl Kind<'_> {
    /// What was found and what the manifest's tables say, less what lacks a required feature.
    fn merge(
        &self,
        manifest: &Manifest,
        edition: Edition,
        features: &BTreeSet<String>,
        lacking: &mut BTreeMap<String, Vec<String>>,
    ) -> Result<Vec<Target>, Error> {
        let kind = self.kind;
        let root = manifest.folder();
        let mut targets: BTreeMap<String, Target> = BTreeMap::new();
        let mut by_file: BTreeMap<&Path, &str> = BTreeMap::new();
        for (name, paths) in self.found.iter().filter(|_| self.automatic) {
            let is_named = |table: &TargetTable| table.name.as_ref() == Some(name);
            // A table of another name may have taken one of two.
            let is_free = |path: &&PathBuf| {
                let mut named = self.tables.iter().filter_map(|table| table.path.as_ref());
                !named.any(|named| root.join(named) == **path)
            };
            let free: Vec<&PathBuf> = paths.iter().filter(is_free).collect();
            let path = match (paths.as_slice(), free.as_slice()) {
                ([_, _, ..], [only]) => only,
                // Tables of other names have taken both.
                ([_, _, ..], []) => continue,
                ([first, second, ..], _) if !self.tables.iter().any(is_named) => {
                    return Err(self.two_of(name, first, second));
                }
                (paths, _) => &paths[0],
            };
            by_file.insert(path, name);
            let target = Target {
                name: name.clone(),
                path: path.clone(),
                edition,
                edition_place: None,
            };
            targets.insert(name.clone(), target);
        }
        for table in self.tables {
            let Some(name) = &table.name else {
                return Err(Problem::new(format!(
                    "a `[[{kind}]]` of `{}` has no name",
                    root.join("Cargo.toml").display()
                ))
                .help("add `name = \"…\"`")
                .into());
            };
            let mut required = table.required_features.iter();
            let lacks = !required.all(|feature| features.contains(feature));
            let found = self.found.get(name).map(Vec::as_slice);
            let path = match (&table.path, found) {
                (Some(path), _) => Some(root.join(path)),
                // Cargo refuses that too, or in edition 2015 takes a third file.
                (None, Some([first, second, ..])) => return Err(self.two_of(name, first, second)),
                (None, Some(paths)) => paths.first().cloned(),
                (None, None) if kind == "bin" && edition == Edition::E2015 => {
                    old_binary(&root, name, manifest)
                }
                (None, None) => None,
            };
            // A file that a table names under its own name is not also a target by its file name.
            let other = path.as_deref().and_then(|path| by_file.remove(path));
            if let Some(other) = other
                && targets.get(other).map(|target| &target.path) == path.as_ref()
            {
                targets.remove(other);
            }
            if lacks {
                // Nor is a file under the name that a table has.
                by_file.retain(|_, other| other != name);
                targets.remove(name);
                lacking.insert(name.clone(), table.required_features.clone());
                continue;
            }
            let path = path.ok_or_else(|| {
                let folder = match kind {
                    "bin" => "src/bin",
                    _ => "examples",
                };
                Problem::new(format!("the file of `[[{kind}]]` `{name}` does not exist"))
                    .help(format!("write `{folder}/{name}.rs` or set `path = \"…\"`"))
            })?;
            let (edition, edition_place) = Edition::of_target(manifest, Some(table), edition)?;
            let target = Target {
                name: name.clone(),
                path,
                edition,
                edition_place,
            };
            if let Some(other) = targets.insert(name.clone(), target)
                && !by_file.contains_key(other.path.as_path())
            {
                return Err(self.two_of(name, &other.path, &targets[name].path));
            }
        }
        Ok(targets.into_values().collect())
    }

    fn two_of(&self, name: &str, first: &Path, second: &Path) -> Error {
        let title = format!(
            "`{}` and `{}` are both `{}` `{name}`",
            first.display(),
            second.display(),
            self.kind
        );
        Problem::new(title).help("rename one").into()
    }
}
