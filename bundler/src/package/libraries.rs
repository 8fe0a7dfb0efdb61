//! What a package's program is made of: the libraries of the packages below it, with what crate names mean in each, or why one
//! cannot be bundled.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::dependency::Need;
use super::external::{Chosen, External, refuse_versions};
use super::features::{self, Features};
use super::manifest::{self, Manifest};
use super::platform::Host;
use super::tree::{self, ROOT, Units};
use super::workspace::Workspaces;
use super::{Crate, Link, Obstacle, Purpose, build_script, edition_of, place, targets};
use crate::cargo::{Cargo, Script, Scripts, is_path};
use crate::disk::{self, real_path};
use crate::error::Error;

/// Names of conditions that rustc knows, whatever a build script or a manifest says.
const OF_RUSTC: [&str; 10] = [
    "debug_assertions",
    "fmt_debug",
    "overflow_checks",
    "panic",
    "relocation_model",
    "sanitize",
    "target_thread_local",
    "ub_checks",
    "unix",
    "windows",
];

/// The name that judges set, whatever a manifest says.
const OF_JUDGES: &str = "ONLINE_JUDGE";

/// What the program of a package is made of.
pub(super) struct Tree {
    /// Features of the package itself.
    pub(super) features: BTreeSet<String>,
    /// Those of what it depends on, as `name/feature`.
    pub(super) features_below: BTreeSet<String>,
    /// Libraries, the package's own first, each before those that it depends on.
    pub(super) crates: Vec<Crate>,
    /// What crate names mean in the package's binaries.
    pub(super) links: BTreeMap<String, Link>,
    /// Libraries that stay outside.
    pub(super) externals: Vec<External>,
    pub(super) cargo: Cargo,
    /// What Cargo says if it does not know where published packages are.
    pub(super) complaint: Option<String>,
}

/// What is built, where and for whom.
pub(super) struct Build<'a> {
    /// Where who builds it stands.
    pub(super) standing: &'a Path,
    pub(super) target_folder: &'a Path,
    /// What is built for, if not for the machine at hand.
    pub(super) platform: Option<String>,
    pub(super) purpose: Purpose,
    pub(super) host: Arc<Host>,
}

/// Reads the tree below a package, with the features that are asked for.
pub(super) fn tree(
    manifest: &Manifest,
    workspace: Option<Arc<Manifest>>,
    workspaces: Workspaces,
    asked: &Features,
    chosen: &Chosen,
    build: Build<'_>,
) -> Result<Tree, Error> {
    let Build {
        standing,
        target_folder,
        platform,
        purpose,
        host,
    } = build;
    // Another workspace may have a package at the same relative path, and share the folder where answers are kept.
    let whole = |path: PathBuf| std::path::absolute(&path).unwrap_or(path);
    let package = manifest.package.as_ref();
    let cargo = Cargo {
        manifest: whole(manifest.path.clone()),
        workspace: whole(workspace.as_deref().unwrap_or(manifest).folder()),
        standing: whole(standing.to_path_buf()),
        platform,
        is_of_all_platforms: false,
        target_folder: whole(target_folder.to_path_buf()),
        name: package.map_or_else(String::new, |package| package.name.clone()),
        is_to_be_named: manifest.has_default_members(),
        features: asked.flags(),
        of_examples: purpose == Purpose::Examples,
    };
    let mut units = tree::units(manifest, workspace, workspaces, cargo, purpose, host)?;
    features::enable(&mut units, asked)?;
    chosen.mark(&mut units)?;
    let order = units.order()?;
    units.tree(&order)
}

/// A package's library.
enum Library {
    /// Its links are not known yet.
    Readable(Box<Crate>),
    /// Its crate name, and why it cannot be bundled.
    Refused(String, Obstacle),
    External(External),
}

impl Units {
    /// The libraries of the packages in `order`.
    fn tree(&self, order: &[usize]) -> Result<Tree, Error> {
        // Which crate a package's library is, or why it is none.
        let mut numbers: BTreeMap<usize, Option<(String, Link)>> = BTreeMap::new();
        let scripts = self.scripts(order);
        let mut found = Vec::new();
        let mut externals = Vec::new();
        for &unit in order {
            let link = match self.library(unit, &scripts)? {
                None => None,
                Some(Library::Refused(name, obstacle)) => Some((name, Link::Refused(obstacle))),
                Some(Library::External(external)) => {
                    externals.push(external);
                    let number = externals.len() - 1;
                    Some((externals[number].name.clone(), Link::External(number)))
                }
                Some(Library::Readable(library)) => {
                    let name = library.target.name.clone();
                    found.push((unit, library));
                    Some((name, Link::Crate(found.len() - 1)))
                }
            };
            numbers.insert(unit, link);
        }
        refuse_versions(&externals)?;
        let mut links = self.links(ROOT, &numbers, self.purpose);
        let crates = found.into_iter().map(|(unit, library)| Crate {
            links: self.links(unit, &numbers, Purpose::Binaries),
            ..*library
        });
        let crates = crates.collect();
        if let Some(Some((name, own))) = numbers.get(&ROOT) {
            links.insert(name.clone(), *own);
        }
        Ok(Tree {
            features: self.all[ROOT].features.clone(),
            features_below: self.features_below(),
            crates,
            links,
            externals,
            cargo: self.cargo.clone(),
            complaint: self.complaint().map(str::to_owned),
        })
    }

    /// The features of what the programs depend on, by the names that the manifest has for it.
    fn features_below(&self) -> BTreeSet<String> {
        let linked = self.linked(ROOT, self.purpose);
        let features = linked.flat_map(|(dependency, target)| {
            let features = target
                .into_iter()
                .flat_map(|target| &self.all[target].features);
            features.map(|feature| format!("{}/{feature}", dependency.key))
        });
        features.collect()
    }

    /// What the build scripts of the packages in `order` told rustc, of those that Cargo knows where they are.
    fn scripts(&self, order: &[usize]) -> Scripts {
        let mut libraries = order.iter().filter(|unit| **unit != ROOT);
        let asked = libraries.any(|unit| self.has_script(*unit) && self.title(*unit).is_some());
        let resolved = self.resolved().filter(|_| asked);
        resolved
            .and_then(|resolved| self.cargo.scripts(resolved))
            .unwrap_or_default()
    }

    /// The words in the strings of a build script: the names of all conditions that it may say are among them.
    fn words_of_script(&self, unit: usize) -> BTreeSet<String> {
        let manifest = &self.all[unit].manifest;
        let folder = manifest.folder();
        let package = manifest.package.as_ref();
        let script = package.and_then(|package| build_script(package, &folder));
        let text = script.and_then(|path| disk::read(&folder.join(path)).ok());
        let text = text.and_then(|text| String::from_utf8(text).ok());
        let text = text.unwrap_or_default();
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let strings = text.split('"').skip(1).step_by(2);
        let words = strings.flat_map(|string| string.split(|c| !is_part(c)));
        let words = words.filter(|word| !word.is_empty() && !OF_RUSTC.contains(word));
        words.map(str::to_owned).collect()
    }

    /// The conditions that a published package declares as its own, but for those that flags of this build set.
    fn declared_conditions(&self, unit: usize) -> BTreeSet<String> {
        let unit = &self.all[unit];
        let mut names = unit.manifest.declared_conditions(unit.workspace.as_deref());
        if !names.is_empty() {
            let told = self.host.told();
            let is_of_rustc = |name: &str| OF_RUSTC.contains(&name) || name.starts_with("target_");
            names.retain(|name| name != OF_JUDGES && !is_of_rustc(name) && !told.contains(name));
        }
        names
    }

    fn has_script(&self, unit: usize) -> bool {
        let manifest = &self.all[unit].manifest;
        let package = manifest.package.as_ref();
        package.is_some_and(|package| build_script(package, &manifest.folder()).is_some())
    }

    /// What crate names mean in a package's binaries and in its library, or in its examples; its own library is left out.
    fn links(
        &self,
        unit: usize,
        numbers: &BTreeMap<usize, Option<(String, Link)>>,
        purpose: Purpose,
    ) -> BTreeMap<String, Link> {
        let mut links = BTreeMap::new();
        for dependency in &self.all[unit].dependencies {
            let name = dependency.key.replace('-', "_");
            if dependency.need == Need::Program && !dependency.here {
                links
                    .entry(name)
                    .or_insert(Link::Refused(Obstacle::OtherPlatform));
            }
        }
        for (dependency, target) in self.linked(unit, purpose) {
            let name = dependency.key.replace('-', "_");
            match target.map(|target| &numbers[&target]) {
                None => {
                    links.insert(name, Link::Refused(Obstacle::NotFetched));
                }
                // Cargo warns of a dependency without a library, and goes on.
                Some(None) => {}
                Some(Some((own, link))) => {
                    let name = match dependency.renamed {
                        true => name,
                        false => own.clone(),
                    };
                    let link = match link {
                        Link::External(_) if name != *own => {
                            Link::Refused(Obstacle::RenamedExternal)
                        }
                        link => *link,
                    };
                    links.insert(name, link);
                }
            }
        }
        links
    }

    /// A package's library; none if it has none.
    fn library(&self, number: usize, scripts: &Scripts) -> Result<Option<Library>, Error> {
        let unit = &self.all[number];
        let manifest = &unit.manifest;
        let Some(package) = &manifest.package else {
            return Ok(None);
        };
        let root = manifest.folder();
        // What a script of the author's own depends on, nobody here knows.
        let id = self.id(number).filter(|id| !is_path(id));
        let script: Option<&Script> = id.and_then(|id| scripts.by_id.get(id));
        let named = manifest.lib.as_ref().and_then(|lib| lib.name.clone());
        let name = named.unwrap_or_else(|| package.name.replace('-', "_"));
        if self.external.contains(&number) {
            let variables = manifest::variables(package, unit.workspace.as_deref());
            return Ok(Some(Library::External(External {
                name,
                package: package.name.clone(),
                version: variables["CARGO_PKG_VERSION"].clone(),
                features: unit.features.clone(),
                manifest: real_path(&manifest.path),
                is_own: self.title(number).is_none(),
            })));
        }
        let obstacle = match () {
            () if number == ROOT || unit.is_procedural() => None,
            () if package.links.is_some() => Some(Obstacle::Links),
            () if !self.has_script(number) => None,
            () => match script {
                None => Some(Obstacle::BuildScript),
                Some(script) if script.links => Some(Obstacle::Links),
                Some(_) => None,
            },
        };
        if let Some(obstacle) = obstacle {
            return Ok(Some(Library::Refused(name, obstacle)));
        }
        let edition = edition_of(manifest, package, unit.workspace.as_deref())?;
        if number == ROOT && unit.is_procedural() {
            return Err(targets::procedural(package));
        }
        let Some(target) = targets::library(manifest, package, edition)? else {
            return Ok(None);
        };
        let top = self.all[ROOT]
            .workspace
            .as_ref()
            .unwrap_or(&self.all[ROOT].manifest);
        let title = self.title(number);
        let variables = manifest::variables(package, unit.workspace.as_deref());
        let is_below = |top: &Path| root == top || real_path(&root).starts_with(real_path(top));
        let is_inside = title.is_none() && is_below(&top.folder());
        let is_own = is_inside || self.own.contains(&number);
        let library = Crate {
            notice: (!is_own).then(|| manifest::notice(&variables)),
            spared: title.is_some() || !manifest.tolerated(unit.workspace.as_deref()).is_empty(),
            place: match &title {
                Some(title) => format!("{title}/"),
                None => place(&root, &top.folder()),
            },
            cfgs: script
                .iter()
                .flat_map(|script| script.cfgs.iter().cloned())
                .collect(),
            said: script.map_or_else(BTreeMap::new, |script| script.variables.clone()),
            scripted: script.map_or_else(BTreeSet::new, |_| self.words_of_script(number)),
            declared: match title.is_some() && !is_own {
                true => self.declared_conditions(number),
                false => BTreeSet::new(),
            },
            generated: script.and_then(|script| script.generated.clone()),
            features: unit.features.clone(),
            variables,
            links: BTreeMap::new(),
            procedural: unit.is_procedural(),
            root,
            target,
        };
        Ok(Some(Library::Readable(Box::new(library))))
    }
}
