//! Where Cargo has put the sources of the crates that `crates/Cargo.toml` depends on, and how it would build them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

/// A published crate on disk.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its edition, or a newer one that a crate grafted onto it needs.
    pub(crate) edition: String,
    /// The folder of its manifest.
    pub(crate) folder: PathBuf,
    /// The root file of its library, below `folder`.
    pub(crate) root_file: PathBuf,
    /// Its library as programs name it.
    pub(crate) crate_name: String,
    /// Its features, and whether each is enabled.
    pub(crate) features: Vec<(String, bool)>,
    /// Does it take long?
    pub(crate) large: bool,
    /// Do its examples do something else in each run?
    pub(crate) random: bool,
    /// What the bundler says of those of its examples that it refuses.
    pub(crate) refused: Vec<String>,
    /// The crates that it depends on, and those that they do.
    pub(crate) dependencies: Vec<Source>,
}

impl Source {
    /// Its features and those of the crates grafted onto it, `default` left out, and whether each is enabled.
    pub(crate) fn all_features(&self) -> BTreeMap<&str, bool> {
        let mut all = BTreeMap::new();
        for krate in self.dependencies.iter().chain([self]) {
            for (name, enabled) in krate.features.iter().filter(|(name, _)| name != "default") {
                *all.entry(name.as_str()).or_default() |= enabled;
            }
        }
        all
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    edition: String,
    manifest_path: PathBuf,
    targets: Vec<Target>,
    features: BTreeMap<String, serde_json::Value>,
    metadata: serde_json::Value,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    name: String,
    src_path: PathBuf,
}

#[derive(Deserialize)]
struct Resolve {
    root: String,
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    dependencies: Vec<String>,
    deps: Vec<Dependency>,
    features: Vec<String>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

/// The crates, by name. An error says why they cannot be had without the network.
pub(crate) fn fetched() -> Result<Vec<Source>, String> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/published/crates/Cargo.toml");
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--locked", "--format-version=1"])
        .arg("--manifest-path")
        .arg(manifest)
        .output()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Metadata =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let root = &metadata.resolve.root;
    let direct = &metadata.node(root)?.dependencies;
    let sources: Result<Vec<Source>, String> =
        direct.iter().map(|id| metadata.source(id)).collect();
    let mut sources = sources?;
    sources.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(sources)
}

impl Metadata {
    fn package(&self, id: &str) -> Result<&Package, String> {
        let found = self.packages.iter().find(|package| package.id == id);
        found.ok_or_else(|| format!("cargo knows no package `{id}`"))
    }

    fn node(&self, id: &str) -> Result<&Node, String> {
        let found = self.resolve.nodes.iter().find(|node| node.id == id);
        found.ok_or_else(|| format!("cargo has not resolved `{id}`"))
    }

    fn source(&self, id: &str) -> Result<Source, String> {
        let (package, node) = (self.package(id)?, self.node(id)?);
        let library = package.targets.iter().find(|target| {
            let is_lib = |kind: &String| kind == "lib" || kind == "rlib";
            target.kind.iter().any(is_lib)
        });
        let library = library.ok_or_else(|| format!("{} has no library", package.name))?;
        let folder = package.manifest_path.parent().ok_or("no folder")?;
        let below = library.src_path.strip_prefix(folder);
        let features = package.features.keys().map(|feature| {
            let enabled = node.features.contains(feature);
            (feature.clone(), enabled)
        });
        let linked = node.deps.iter().filter(|dependency| {
            let mut kinds = dependency.dep_kinds.iter();
            kinds.any(|kind| kind.kind.is_none())
        });
        let mut dependencies = Vec::new();
        for dependency in linked {
            let mut source = self.source(&dependency.pkg)?;
            dependencies.append(&mut source.dependencies);
            dependencies.push(source);
        }
        let editions = dependencies.iter().map(|source| &source.edition);
        let newest = editions.chain([&package.edition]).max();
        let newest = newest.expect("its own at least");
        let metadata = &self.package(&self.resolve.root)?.metadata;
        let is_among = |list: &str| {
            let mut names = metadata[list].as_array().into_iter().flatten();
            names.any(|name| *name == *package.name)
        };
        let refused = metadata["refused"][&package.name].as_array();
        let refused = refused.into_iter().flatten();
        let refused = refused.filter_map(|part| part.as_str());
        Ok(Source {
            name: package.name.clone(),
            version: package.version.clone(),
            edition: newest.clone(),
            folder: folder.to_path_buf(),
            root_file: below.map_err(|error| error.to_string())?.to_path_buf(),
            crate_name: library.name.replace('-', "_"),
            features: features.collect(),
            large: is_among("large"),
            random: is_among("random"),
            refused: refused.map(str::to_owned).collect(),
            dependencies,
        })
    }
}
