//! The packages that a package's program is made of: its own, and those of its path dependencies, with the features that are
//! on, each before those that it depends on. Manifests are read as they are needed; Cargo is not started.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::dependency::{Dependency, Need};
use super::external::{Chosen, External, refuse_versions};
use super::features::{self, Features};
use super::manifest::{self, Manifest};
use super::workspace::Workspaces;
use super::{Crate, Link, Obstacle, build_script, edition_of, place, platform, targets};
use crate::cargo::{Cargo, Resolved, Script, Scripts};
use crate::disk::real_path;
use crate::error::{Error, Problem};

/// The package that the tree is of.
pub(super) const ROOT: usize = 0;

/// A package of the tree.
pub(super) struct Unit {
    pub(super) manifest: Arc<Manifest>,
    workspace: Option<Arc<Manifest>>,
    pub(super) dependencies: Vec<Dependency>,
    /// The units that they are, as far as anybody asked.
    found: BTreeMap<usize, Option<usize>>,
    /// The features that are on.
    pub(super) features: BTreeSet<String>,
    /// Optional dependencies that are there, by their names in the manifest.
    pub(super) brought_in: BTreeSet<String>,
    /// Features of optional dependencies that wait for these.
    pub(super) waiting: BTreeSet<(String, String)>,
}

impl Unit {
    fn new(manifest: Arc<Manifest>, workspace: Option<Arc<Manifest>>) -> Result<Unit, Error> {
        Ok(Unit {
            dependencies: manifest.all_dependencies(workspace.as_deref())?,
            manifest,
            workspace,
            found: BTreeMap::new(),
            features: BTreeSet::new(),
            brought_in: BTreeSet::new(),
            waiting: BTreeSet::new(),
        })
    }

    /// Is its library made of procedural macros? It and what it depends on are programs of the compiler's.
    fn is_procedural(&self) -> bool {
        let library = self.manifest.lib.as_ref();
        library.is_some_and(|library| library.proc_macro)
    }

    pub(super) fn name(&self) -> &str {
        let package = self.manifest.package.as_ref();
        package.map_or("", |package| &package.name)
    }
}

/// All packages of a tree, as far as they are known.
pub(super) struct Units {
    pub(super) all: Vec<Unit>,
    /// By the real paths of their manifests.
    by_path: BTreeMap<PathBuf, usize>,
    workspaces: Workspaces,
    /// Does the resolver unify features of what the program does not have here?
    unifies_all: bool,
    cargo: Cargo,
    /// Packages that the judge has.
    external: BTreeSet<usize>,
    /// Packages that need no notice.
    own: BTreeSet<usize>,
    /// What Cargo said of packages that no path leads to, once it was asked.
    resolved: Option<Result<Resolved, String>>,
}

/// A package's library.
enum Library {
    /// Its links are not known yet.
    Readable(Box<Crate>),
    /// Its crate name, and why it cannot be bundled.
    Refused(String, Obstacle),
    External(External),
}

/// What the program of a package is made of.
pub(super) struct Tree {
    /// Features of the package itself.
    pub(super) features: BTreeSet<String>,
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

/// Reads the tree below a package.
pub(super) fn tree(
    manifest: &Manifest,
    workspace: Option<Arc<Manifest>>,
    workspaces: Workspaces,
    asked: &Features,
    chosen: &Chosen,
    target_folder: &Path,
) -> Result<Tree, Error> {
    let top = workspace.as_deref().unwrap_or(manifest);
    let unifies_all = resolver(top)? == "1";
    let cargo = Cargo {
        manifest: manifest.path.clone(),
        workspace: top.folder(),
        kept: target_folder.join("bundler"),
        features: asked.flags(),
        target: platform::target(),
    };
    let root = Unit::new(Arc::new(manifest.clone()), workspace)?;
    let mut units = Units {
        by_path: BTreeMap::from([(real_path(&manifest.path), ROOT)]),
        all: vec![root],
        workspaces,
        unifies_all,
        cargo,
        external: BTreeSet::new(),
        own: BTreeSet::new(),
        resolved: None,
    };
    features::enable(&mut units, asked)?;
    units.external = units.named(&chosen.external)?;
    units.external.extend(units.offered(&chosen.offered));
    units.own = units.named(&chosen.own)?;
    let order = units.order()?;
    units.tree(&order)
}

/// The resolver that a workspace's root asks for.
fn resolver(top: &Manifest) -> Result<&str, Error> {
    let of_workspace = top
        .workspace
        .as_ref()
        .and_then(|table| table.resolver.as_deref());
    let package = top.package.as_ref();
    let own = of_workspace.or_else(|| package?.resolver.as_deref());
    if let Some(own) = own {
        return Ok(own);
    }
    let edition = match package {
        Some(package) => edition_of(top, package, Some(top))?,
        None => return Ok("1"),
    };
    Ok(match edition {
        super::Edition::E2015 | super::Edition::E2018 => "1",
        _ => "2",
    })
}

impl Units {
    /// Does what a dependency's table asks for count?
    pub(super) fn counts(&self, unit: usize, index: usize) -> bool {
        let dependency = &self.all[unit].dependencies[index];
        match dependency.need {
            Need::Program => {
                let in_the_program = dependency.here && !self.all[unit].is_procedural();
                in_the_program || self.unifies_all
            }
            Need::Development => unit == ROOT && self.unifies_all,
            Need::Build => self.unifies_all,
        }
    }

    /// The dependencies of a name that count.
    pub(super) fn counted(&self, unit: usize, key: &str) -> Vec<usize> {
        let of_name = |index: &usize| self.all[unit].dependencies[*index].key == key;
        let all = 0..self.all[unit].dependencies.len();
        all.filter(of_name)
            .filter(|index| self.counts(unit, *index))
            .collect()
    }

    /// The package that a dependency is; none if it is not read from a folder.
    pub(super) fn unit_of(&mut self, unit: usize, index: usize) -> Result<Option<usize>, Error> {
        if let Some(known) = self.all[unit].found.get(&index) {
            return Ok(*known);
        }
        let dependency = self.all[unit].dependencies[index].clone();
        let path = dependency
            .folder
            .as_ref()
            .map(|folder| folder.join("Cargo.toml"));
        let path = match path {
            None if self.counts(unit, index) => self.published(unit, &dependency),
            path => path,
        };
        let found = match path {
            None => None,
            // Cargo says what is wrong with what the program does not have.
            Some(folder) if dependency.need != Need::Program => {
                self.read(&folder, &dependency).ok()
            }
            Some(path) => Some(self.read(&path, &dependency).map_err(|mut error| {
                if let Some(first) = error.problems.first_mut() {
                    let from = self.all[unit].manifest.path.display();
                    first.help = format!("`{from}` depends on `{}`", dependency.key);
                }
                error
            })?),
        };
        self.all[unit].found.insert(index, found);
        Ok(found)
    }

    /// The manifest of a package that no path leads to, by Cargo's word.
    fn published(&mut self, unit: usize, dependency: &Dependency) -> Option<PathBuf> {
        let cargo = &self.cargo;
        let resolved = self
            .resolved
            .get_or_insert_with(|| cargo.resolved())
            .as_ref()
            .ok()?;
        let from = resolved.id(&self.all[unit].manifest.path)?;
        let name = dependency.key.replace('-', "_");
        let id = resolved.dependency(from, &dependency.package, &name)?;
        resolved.manifest(id).map(Path::to_path_buf)
    }

    fn read(&mut self, path: &Path, dependency: &Dependency) -> Result<usize, Error> {
        let real = real_path(path);
        if let Some(&known) = self.by_path.get(&real) {
            return Ok(known);
        }
        let manifest = Manifest::read(path)?;
        let name = manifest.package.as_ref().map(|package| &package.name);
        if name != Some(&dependency.package) {
            let title = format!(
                "the package of `{}` is not `{}`",
                path.display(),
                dependency.package
            );
            return Err(Problem::new(title).into());
        }
        let workspace = self.workspaces.of(&manifest)?;
        let number = self.all.len();
        self.all.push(Unit::new(Arc::new(manifest), workspace)?);
        self.by_path.insert(real, number);
        Ok(number)
    }

    /// The dependencies that a package's library and binaries have here, with the packages that they are.
    fn linked(&self, unit: usize) -> impl Iterator<Item = (&Dependency, Option<usize>)> {
        let is_external = self.external.contains(&unit);
        let unit = &self.all[unit];
        let all = unit.dependencies.iter().enumerate();
        let all = all.filter(move |_| !is_external);
        let there = all.filter(|(_, dependency)| {
            dependency.need == Need::Program
                && dependency.here
                && !unit.is_procedural()
                && (!dependency.optional || unit.brought_in.contains(&dependency.key))
        });
        there.map(|(index, dependency)| (dependency, unit.found.get(&index).copied().flatten()))
    }

    /// What the program has, each package before those that it depends on. Errors: there is no such order.
    fn order(&self) -> Result<Vec<usize>, Error> {
        let mut reached = BTreeSet::from([ROOT]);
        let mut queue = vec![ROOT];
        let mut dependents: BTreeMap<usize, usize> = BTreeMap::new();
        while let Some(unit) = queue.pop() {
            for target in self.linked(unit).filter_map(|(_, target)| target) {
                *dependents.entry(target).or_default() += 1;
                if reached.insert(target) {
                    queue.push(target);
                }
            }
        }
        let mut order = Vec::new();
        let mut ready = BTreeSet::from([ROOT]);
        if dependents.contains_key(&ROOT) {
            ready.clear();
        }
        while let Some(unit) = ready.pop_first() {
            order.push(unit);
            for target in self.linked(unit).filter_map(|(_, target)| target) {
                let left = dependents.entry(target).or_default();
                *left -= 1;
                if *left == 0 {
                    ready.insert(target);
                }
            }
        }
        match order.len() == reached.len() {
            true => Ok(order),
            false => {
                let stuck = reached.iter().filter(|unit| !order.contains(unit));
                let names: Vec<&str> = stuck.map(|unit| self.all[*unit].name()).collect();
                let title = format!(
                    "packages depend on each other in a circle: {}",
                    names.join(", ")
                );
                Err(Problem::new(title)
                    .help("Cargo refuses that too: move what both need into a package of its own")
                    .into())
            }
        }
    }

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
        let mut links = self.links(ROOT, &numbers);
        let crates = found.into_iter().map(|(unit, library)| Crate {
            links: self.links(unit, &numbers),
            ..*library
        });
        let crates = crates.collect();
        if let Some(Some((name, own))) = numbers.get(&ROOT) {
            links.insert(name.clone(), *own);
        }
        Ok(Tree {
            features: self.all[ROOT].features.clone(),
            crates,
            links,
            externals,
            cargo: self.cargo.clone(),
            complaint: self
                .resolved
                .as_ref()
                .and_then(|answer| answer.as_ref().err())
                .cloned(),
        })
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

    fn has_script(&self, unit: usize) -> bool {
        let manifest = &self.all[unit].manifest;
        let package = manifest.package.as_ref();
        package.is_some_and(|package| build_script(package, &manifest.folder()).is_some())
    }

    /// Cargo's answer, if it was asked and had one.
    fn resolved(&self) -> Option<&Resolved> {
        self.resolved.as_ref()?.as_ref().ok()
    }

    /// Cargo's id of a package, if Cargo was asked.
    fn id(&self, unit: usize) -> Option<&str> {
        self.resolved()?.id(&self.all[unit].manifest.path)
    }

    /// The name and version of a package that is from a registry or a repository.
    pub(super) fn title(&self, unit: usize) -> Option<String> {
        let id = self.id(unit).filter(|id| !id.starts_with("path+"))?;
        self.resolved()?.title(id)
    }

    /// What crate names mean in a package, its own library left out.
    fn links(
        &self,
        unit: usize,
        numbers: &BTreeMap<usize, Option<(String, Link)>>,
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
        for (dependency, target) in self.linked(unit) {
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
        let id = self.id(number).filter(|id| !id.starts_with("path+"));
        let script: Option<&Script> = id.and_then(|id| scripts.get(id));
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
            place: match title {
                Some(title) => format!("{title}/"),
                None => place(&root, &top.folder()),
            },
            cfgs: script
                .iter()
                .flat_map(|script| script.cfgs.iter().cloned())
                .collect(),
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
