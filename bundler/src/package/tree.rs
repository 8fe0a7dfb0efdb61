//! The packages below a package: its own, and those that it depends on, each before those that it depends on itself. Manifests
//! are read as they are needed; Cargo is started for what no path leads to alone.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::dependency::{Dependency, Need};
use super::manifest::{Manifest, TargetTable};
use super::platform::Host;
use super::workspace::Workspaces;
use super::{Purpose, edition_of};
use crate::cargo::{Asked, Cargo, Resolved, is_path};
use crate::disk::whole;
use crate::error::{Error, Problem};

/// The package that the tree is of.
pub(super) const ROOT: usize = 0;

/// A package of the tree.
pub(super) struct Unit {
    pub(super) manifest: Arc<Manifest>,
    pub(super) workspace: Option<Arc<Manifest>>,
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
    fn new(
        manifest: Arc<Manifest>,
        workspace: Option<Arc<Manifest>>,
        host: &Host,
    ) -> Result<Unit, Error> {
        Ok(Unit {
            dependencies: manifest.all_dependencies(workspace.as_deref(), host)?,
            manifest,
            workspace,
            found: BTreeMap::new(),
            features: BTreeSet::new(),
            brought_in: BTreeSet::new(),
            waiting: BTreeSet::new(),
        })
    }

    /// Is its library made of procedural macros? It and what it depends on are programs of the compiler's.
    pub(super) fn is_procedural(&self) -> bool {
        let library = self.manifest.lib.as_ref();
        library.is_some_and(TargetTable::is_procedural)
    }

    pub(super) fn name(&self) -> &str {
        let package = self.manifest.package.as_ref();
        package.map_or("", |package| &package.name)
    }
}

/// All packages of a tree, as far as they are known.
pub(super) struct Units {
    pub(super) all: Vec<Unit>,
    /// By their manifests.
    by_path: BTreeMap<PathBuf, usize>,
    workspaces: Workspaces,
    /// Does the resolver unify features of what the program does not have here?
    pub(super) unifies_all: bool,
    pub(super) cargo: Cargo,
    pub(super) purpose: Purpose,
    pub(super) host: Arc<Host>,
    /// Packages that the judge has.
    pub(super) external: BTreeSet<usize>,
    /// Packages that need no notice.
    pub(super) own: BTreeSet<usize>,
    /// What Cargo said of packages that no path leads to, once it was asked.
    resolved: Option<Result<Resolved, String>>,
}

/// The package with this manifest, alone: what it needs is read when somebody asks.
pub(super) fn units(
    manifest: &Manifest,
    workspace: Option<Arc<Manifest>>,
    workspaces: Workspaces,
    cargo: Cargo,
    purpose: Purpose,
    host: Arc<Host>,
) -> Result<Units, Error> {
    let top = workspace.as_deref().unwrap_or(manifest);
    let unifies_all = resolver(top)? == "1";
    let root = Unit::new(Arc::new(manifest.clone()), workspace, &host)?;
    Ok(Units {
        by_path: BTreeMap::from([(whole(&manifest.path), ROOT)]),
        all: vec![root],
        workspaces,
        unifies_all,
        cargo: Cargo {
            is_of_all_platforms: unifies_all,
            ..cargo
        },
        purpose,
        host,
        external: BTreeSet::new(),
        own: BTreeSet::new(),
        resolved: None,
    })
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
            Need::Development => {
                let in_the_program = dependency.here && self.purpose == Purpose::Examples;
                unit == ROOT && (in_the_program || self.unifies_all)
            }
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
        // A path in a package that Cargo fetched leads to a package of the same source, which may be patched or lie elsewhere.
        let is_fetched = self.id(unit).is_some_and(|id| !is_path(id));
        let by_path = dependency.folder.as_ref().filter(|_| !is_fetched);
        let by_path = by_path.map(|folder| folder.join("Cargo.toml"));
        let fetched = by_path.is_none();
        let path = match by_path {
            None if self.counts(unit, index) => self.published(unit, &dependency),
            path => path,
        };
        let found = match path {
            None => None,
            // Cargo says what is wrong with what the program does not have.
            Some(folder) if dependency.need != Need::Program => {
                self.read(&folder, &dependency, fetched).ok()
            }
            Some(path) => Some(
                self.read(&path, &dependency, fetched)
                    .map_err(|mut error| {
                        if let Some(first) = error.problems.first_mut() {
                            let from = self.all[unit].manifest.path.display();
                            first.help = format!("`{from}` depends on `{}`", dependency.key);
                        }
                        error
                    })?,
            ),
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
        let asked = Asked {
            package: &dependency.package,
            renamed: dependency.renamed.then_some(&name),
            kind: match dependency.need {
                Need::Program => "normal",
                Need::Development => "dev",
                Need::Build => "build",
            },
            platform: dependency.platform.as_deref(),
        };
        let id = resolved.dependency(from, asked)?;
        resolved.manifest(id).map(Path::to_path_buf)
    }

    fn read(
        &mut self,
        path: &Path,
        dependency: &Dependency,
        fetched: bool,
    ) -> Result<usize, Error> {
        let place = whole(path);
        if let Some(&known) = self.by_path.get(&place) {
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
        let workspace = self.workspaces.of(&manifest, fetched)?;
        let number = self.all.len();
        let unit = Unit::new(Arc::new(manifest), workspace, &self.host)?;
        self.all.push(unit);
        self.by_path.insert(place, number);
        Ok(number)
    }

    /// The dependencies that a package's library and binaries have here, or the examples of the one at the root, with the packages
    /// that they are.
    pub(super) fn linked(
        &self,
        unit: usize,
        purpose: Purpose,
    ) -> impl Iterator<Item = (&Dependency, Option<usize>)> {
        let has_development = unit == ROOT && purpose == Purpose::Examples;
        let is_external = self.external.contains(&unit);
        let unit = &self.all[unit];
        let all = unit.dependencies.iter().enumerate();
        let all = all.filter(move |_| !is_external);
        let there = all.filter(move |(_, dependency)| {
            let is_linked = match dependency.need {
                Need::Program => true,
                Need::Development => has_development,
                Need::Build => false,
            };
            is_linked
                && dependency.here
                && !unit.is_procedural()
                && (!dependency.optional || unit.brought_in.contains(&dependency.key))
        });
        let linked = there
            .map(|(index, dependency)| (dependency, unit.found.get(&index).copied().flatten()));
        // An example's package may name itself, to have features of its own.
        linked.filter(move |(_, target)| !(has_development && *target == Some(ROOT)))
    }

    /// What the program has, each package before those that it depends on. Errors: there is no such order.
    pub(super) fn order(&self) -> Result<Vec<usize>, Error> {
        let mut reached = BTreeSet::from([ROOT]);
        let mut queue = vec![ROOT];
        let mut dependents: BTreeMap<usize, usize> = BTreeMap::new();
        while let Some(unit) = queue.pop() {
            for target in self
                .linked(unit, self.purpose)
                .filter_map(|(_, target)| target)
            {
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
            for target in self
                .linked(unit, self.purpose)
                .filter_map(|(_, target)| target)
            {
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
                let help = match self.purpose {
                    Purpose::Binaries => {
                        "Cargo refuses that too: move what both need into a package of its own"
                    }
                    Purpose::Examples => {
                        "write the example as a package's binary, whose dependencies are in `[dependencies]`"
                    }
                };
                Err(Problem::new(title).help(help).into())
            }
        }
    }

    /// Cargo's answer, if it was asked and had one.
    pub(super) fn resolved(&self) -> Option<&Resolved> {
        self.resolved.as_ref()?.as_ref().ok()
    }

    /// What Cargo says if it was asked and does not know.
    pub(super) fn complaint(&self) -> Option<&str> {
        let answer = self.resolved.as_ref()?.as_ref();
        answer.err().map(String::as_str)
    }

    /// Cargo's id of a package, if Cargo was asked.
    pub(super) fn id(&self, unit: usize) -> Option<&str> {
        self.resolved()?.id(&self.all[unit].manifest.path)
    }

    /// The name and version of a package that is from a registry or a repository.
    pub(super) fn title(&self, unit: usize) -> Option<String> {
        let id = self.id(unit).filter(|id| !is_path(id))?;
        self.resolved()?.title(id)
    }
}
