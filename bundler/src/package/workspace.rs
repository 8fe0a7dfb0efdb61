//! Workspaces: which one a package belongs to, and which package a workspace stands for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::manifest::{Manifest, WorkspaceTable};
use super::{edition_of, targets};
use crate::disk::{lexical, whole};
use crate::error::{Error, Problem};

/// Looks for workspaces, and reads each manifest on the way once.
#[derive(Default)]
pub(super) struct Workspaces {
    /// By path; none where there is no manifest.
    read: BTreeMap<PathBuf, Option<Arc<Manifest>>>,
    /// The folders of workspaces that packages belong to: Cargo takes one of these before it looks for a nearer one.
    found: BTreeSet<PathBuf>,
}

impl Workspaces {
    /// The manifest of the workspace that a package belongs to, if any: its own, the one that it names, or the nearest above it
    /// that does not exclude it. To be a member it need not be listed: whatever a member depends on below the workspace is one.
    /// What Cargo `fetched` is in the workspace that it came with.
    pub(super) fn of(
        &mut self,
        member: &Manifest,
        fetched: bool,
    ) -> Result<Option<Arc<Manifest>>, Error> {
        let found = self.find(member, fetched)?;
        let folder = found.as_ref().map(|manifest| whole(&manifest.folder()));
        self.found.extend(folder);
        Ok(found)
    }

    fn find(&mut self, member: &Manifest, fetched: bool) -> Result<Option<Arc<Manifest>>, Error> {
        if member.workspace.is_some() {
            return Ok(Some(Arc::new(member.clone())));
        }
        let named = member
            .package
            .as_ref()
            .and_then(|package| package.workspace.as_ref());
        if let Some(folder) = named {
            return self.manifest(&lexical(&member.folder().join(folder)));
        }
        let folder = whole(&member.folder());
        let is_found = |above: &&Path| !fetched && self.found.contains(*above);
        let known: Vec<&Path> = folder.ancestors().skip(1).filter(is_found).collect();
        for above in known.into_iter().chain(folder.ancestors().skip(1)) {
            let Some(manifest) = self.manifest(above)? else {
                continue;
            };
            // What a member names is the workspace of what is below it too.
            let package = manifest.package.as_ref();
            let named = package.and_then(|package| package.workspace.as_ref());
            if let Some(named) = named.filter(|_| manifest.workspace.is_none()) {
                return self.manifest(&lexical(&above.join(named)));
            }
            let below = folder.strip_prefix(above).unwrap_or(&folder);
            let workspace = manifest.workspace.as_ref();
            if workspace.is_some_and(|workspace| !excludes(workspace, below)) {
                return Ok(Some(manifest));
            }
        }
        Ok(None)
    }

    /// The manifest in a folder, if there is one.
    fn manifest(&mut self, folder: &Path) -> Result<Option<Arc<Manifest>>, Error> {
        let path = folder.join("Cargo.toml");
        if let Some(known) = self.read.get(&path) {
            return Ok(known.clone());
        }
        let manifest = match path.is_file() {
            true => Some(Arc::new(Manifest::read(&path)?)),
            false => None,
        };
        self.read.insert(path, manifest.clone());
        Ok(manifest)
    }
}

/// Does a workspace leave out the package in the folder `below` it? One that it lists, and not by a pattern, is in it all the
/// same.
fn excludes(workspace: &WorkspaceTable, below: &Path) -> bool {
    let has = |folders: &[String]| {
        let mut folders = folders.iter();
        folders.any(|folder| below.starts_with(plain(folder)))
    };
    has(&workspace.exclude) && !has(&workspace.members)
}

/// A path of a manifest without the parts that say nothing.
fn plain(path: &str) -> PathBuf {
    Path::new(path)
        .components()
        .filter(|part| *part != std::path::Component::CurDir)
        .collect()
}

impl Manifest {
    /// The manifest of the member that is meant where a workspace is named; none if its own package is. `bins` are wanted of it.
    pub(super) fn meant(&self, bins: &[String]) -> Result<Option<PathBuf>, Error> {
        let Some(workspace) = &self.workspace else {
            return match self.package {
                Some(_) => Ok(None),
                None => Err(
                    Problem::new(format!("`{}` has no `[package]`", self.path.display()))
                        .help("name a package's manifest with `--manifest-path PATH`")
                        .into(),
                ),
            };
        };
        let wanted = self.shared_metadata()?.package;
        let defaults = match wanted {
            Some(_) => &[],
            None => &*workspace.default_members,
        };
        let own = self.package.as_ref().map(|package| &package.name);
        let is_own = match &wanted {
            Some(_) => own == wanted.as_ref(),
            None => {
                let here = whole(&self.path);
                let is_here = |path: &PathBuf| whole(path) == here;
                own.is_some() && (defaults.is_empty() || self.paths(defaults).iter().any(is_here))
            }
        };
        if is_own {
            return self.beside_own(&self.paths(defaults), bins);
        }
        let paths = match defaults.is_empty() {
            true => self.members(workspace),
            false => self.paths(defaults),
        };
        let mut members = Vec::new();
        let mut seen: BTreeSet<PathBuf> = paths.iter().map(|path| whole(path)).collect();
        let mut queue: Vec<PathBuf> = paths;
        // Where none that is listed has what is wanted, those that they depend on are looked at.
        while !queue.is_empty() {
            let mut next = Vec::new();
            for path in queue {
                let member = Manifest::read(&path)?;
                let below = self.below(workspace, &member).into_iter();
                next.extend(below.filter(|path| seen.insert(whole(path))));
                members.extend(self.member(member, bins));
            }
            let is_done = bins.is_empty() || members.iter().any(|member| member.has_wanted);
            queue = match is_done || !defaults.is_empty() {
                true => Vec::new(),
                false => next,
            };
        }
        let mut found: Vec<&Member> = match &wanted {
            Some(wanted) => members.iter().filter(|one| one.name == *wanted).collect(),
            None => members.iter().filter(|one| one.has_binaries).collect(),
        };
        // What has no library may be meant where nothing has both.
        let narrower: [fn(&Member) -> bool; 2] = [|one| one.has_wanted, |one| one.has_library];
        for is_it in narrower {
            if found.len() > 1 && found.iter().any(|one| is_it(one)) {
                found.retain(|one| is_it(one));
            }
        }
        match found.as_slice() {
            [only] => Ok(Some(only.path.clone())),
            _ => Err(self.unclear(wanted.as_deref(), &members)),
        }
    }

    /// The one of the default members that has what is wanted of them, where the workspace's own package is among them and has
    /// nothing of it.
    fn beside_own(&self, defaults: &[PathBuf], bins: &[String]) -> Result<Option<PathBuf>, Error> {
        let has_wanted = |manifest: Manifest| {
            let member = self.member(manifest, bins);
            member.is_some_and(|member| member.has_wanted)
        };
        if bins.is_empty() || defaults.is_empty() || has_wanted(self.clone()) {
            return Ok(None);
        }
        let mut found = Vec::new();
        for path in defaults {
            if has_wanted(Manifest::read(path)?) {
                found.push(path);
            }
        }
        Ok(match found[..] {
            [only] => Some(only.clone()),
            _ => None,
        })
    }

    /// Does it say which members are meant where it is named?
    pub(super) fn has_default_members(&self) -> bool {
        let workspace = self.workspace.as_ref();
        workspace.is_some_and(|workspace| !workspace.default_members.is_empty())
    }

    /// What is known of a member of the workspace; none if it has no package.
    fn member(&self, manifest: Manifest, bins: &[String]) -> Option<Member> {
        let package = manifest.package.as_ref()?;
        let folder = manifest.folder();
        let has_wanted = || {
            let edition = edition_of(&manifest, package, Some(self)).ok()?;
            let all = targets::programs(&manifest, package, edition, &BTreeSet::new()).ok()?;
            let has = |name: &String| {
                let mut known = all.bins.iter();
                known.any(|bin| bin.name == *name) || all.lacking.bins.contains_key(name)
            };
            Some(bins.iter().any(has))
        };
        Some(Member {
            name: package.name.clone(),
            has_library: manifest.lib.is_some() || folder.join("src/lib.rs").is_file(),
            has_binaries: !manifest.bin.is_empty()
                || folder.join("src/bin").is_dir()
                || folder.join("src/main.rs").is_file(),
            has_wanted: !bins.is_empty() && has_wanted() == Some(true),
            path: manifest.path,
        })
    }

    /// The manifests of a workspace's members, less those that it excludes.
    fn members(&self, workspace: &WorkspaceTable) -> Vec<PathBuf> {
        let mut members = self.paths(&workspace.members);
        members.retain(|path| {
            let folder = path.parent().unwrap_or(path);
            let below = folder.strip_prefix(self.folder());
            !below.is_ok_and(|below| excludes(workspace, below))
        });
        members
    }

    /// The manifests of what a member depends on by paths below the workspace: they are members too.
    fn below(&self, workspace: &WorkspaceTable, member: &Manifest) -> Vec<PathBuf> {
        let top = whole(&self.folder());
        let folders = member.folders(Some(self)).into_iter();
        let is_member = |folder: &PathBuf| {
            let folder = whole(folder);
            let below = folder.strip_prefix(&top);
            below.is_ok_and(|below| !excludes(workspace, below))
        };
        let manifests = folders.filter(is_member);
        let manifests = manifests.map(|folder| lexical(&folder.join("Cargo.toml")));
        manifests.filter(|path| path.is_file()).collect()
    }

    /// The manifests of the folders that patterns name.
    fn paths(&self, patterns: &[String]) -> Vec<PathBuf> {
        let folder = self.folder();
        let paths = patterns
            .iter()
            .flat_map(|pattern| expand_pattern(&folder, pattern));
        paths.collect()
    }

    /// It cannot be told which member is meant.
    fn unclear(&self, wanted: Option<&str>, members: &[Member]) -> Error {
        let names: Vec<&str> = members.iter().map(|member| &*member.name).collect();
        Problem::new(match wanted {
            Some(wanted) => format!("the workspace has no package `{wanted}`, which its metadata names"),
            None => format!("`{}` is a workspace; which package?", self.path.display()),
        })
        .help(match names.as_slice() {
            [] => "it has no members: `members = [\"…\"]` names their folders".to_owned(),
            names => format!(
                "name one with `--manifest-path PATH` or `[workspace.metadata.bundler] package = \"…\"`; there are: {}",
                names.join(", ")
            ),
        })
        .into()
    }
}

/// A package of a workspace.
struct Member {
    path: PathBuf,
    name: String,
    has_library: bool,
    has_binaries: bool,
    /// Has it one of the binaries that are wanted?
    has_wanted: bool,
}

/// The manifests of the folders that a `members` pattern names, sorted.
fn expand_pattern(root: &Path, pattern: &str) -> Vec<PathBuf> {
    let folders = match pattern.contains(['*', '?', '[']) {
        false => vec![root.join(plain(pattern))],
        true => {
            let root = glob::Pattern::escape(&root.to_string_lossy());
            let all = Path::new(&root).join(plain(pattern));
            // What is no pattern, or cannot be looked into, has no members.
            let found = glob::glob(&all.to_string_lossy()).into_iter().flatten();
            found.flatten().collect()
        }
    };
    let manifests = folders.iter().map(|folder| folder.join("Cargo.toml"));
    manifests.filter(|path| path.is_file()).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_cargo_fetched_is_in_the_workspace_that_it_came_with() {
        let folder = tempfile::tempdir().unwrap();
        let read = |path: &str, text: &str| {
            let path = folder.path().join(path).join("Cargo.toml");
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, text).unwrap();
            Manifest::read(&path).unwrap()
        };
        let package = "[package]\nname = \"one\"\n";
        let top = read("", &format!("{package}[workspace]\n"));
        read("home/git/other", "[workspace]\n");
        let fetched = read("home/git/other/one", package);
        let of = |workspaces: &mut Workspaces, is_fetched: bool| {
            let found = workspaces.of(&fetched, is_fetched).unwrap().unwrap();
            whole(&found.folder())
        };
        let mut workspaces = Workspaces::default();
        let near = of(&mut workspaces, false);
        assert!(near.ends_with("home/git/other"), "{near:?}");
        let mut workspaces = Workspaces::default();
        workspaces.of(&top, false).unwrap();
        assert_eq!(of(&mut workspaces, true), near);
        assert_eq!(of(&mut Workspaces::default(), true), near);
        let mut workspaces = Workspaces::default();
        workspaces.of(&top, false).unwrap();
        assert_eq!(of(&mut workspaces, false), whole(&top.folder()));
    }
}
