//! The crates of a program, each compiled as Cargo has it compiled: libraries once for all binaries that are held against them, and
//! again only when they changed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use tempfile::TempDir;

use super::Original;
use crate::build_time::{Places, with_places};
use crate::package::{Link, Package};
use crate::rustc::{Error, Rustc, Source};

/// The flags that say how something is compiled, and the edition, if one is given to all.
type How = Vec<&'static str>;

/// What was compiled, or is being compiled by the first one that asked for it.
#[derive(Debug)]
struct Each<T>(Mutex<BTreeMap<How, Made<T>>>);

type Made<T> = Arc<Mutex<Option<Arc<T>>>>;

impl<T> Default for Each<T> {
    fn default() -> Each<T> {
        Each(Mutex::default())
    }
}

impl<T> Each<T> {
    /// What there is, or else what `make` gives. Who comes second waits for what the first one makes.
    fn get(&self, how: How, make: impl FnOnce() -> Result<T, Error>) -> Result<Arc<T>, Error> {
        let entry = Arc::clone(locked(&self.0).entry(how).or_default());
        let mut known = locked(&entry);
        if let Some(known) = &*known {
            return Ok(Arc::clone(known));
        }
        let made = Arc::new(make()?);
        *known = Some(Arc::clone(&made));
        Ok(made)
    }
}

/// Libraries that were compiled.
#[derive(Debug, Default)]
pub(crate) struct Libraries(Each<Compiled>);

/// A binary that was compiled.
#[derive(Debug, Default)]
pub(crate) struct Binary(Each<String>);

/// Libraries as LLVM IR, in a folder that has what others need of them.
#[derive(Debug)]
pub(super) struct Compiled {
    pub(super) modules: Vec<String>,
    folder: TempDir,
}

impl<'a> Original<'a> {
    /// Its libraries. [`Error::Compile`] if one does not compile.
    pub(super) fn compiled(
        &self,
        flags: &[&'static str],
        rustc: &Rustc,
    ) -> Result<Arc<Compiled>, Error> {
        self.libraries.0.get(self.how(flags), || {
            let folder = rustc.scratch_folder()?;
            self.show_macros(folder.path())?;
            let mut modules = Vec::new();
            // What others need comes first.
            for number in (1..self.program.krates.len()).rev() {
                if let Some(source) = self.source(number, folder.path(), rustc) {
                    let own = folder.path().join(number.to_string());
                    modules.push(rustc.library(&source, flags, folder.path(), &own)?);
                }
            }
            Ok(Compiled { modules, folder })
        })
    }

    fn how(&self, flags: &[&'static str]) -> How {
        let edition = self.in_one_edition.then(|| self.target.edition.as_str());
        flags.iter().copied().chain(edition).collect()
    }

    /// Puts its procedural macros where those look for them that have libraries which need them.
    fn show_macros(&self, folder: &Path) -> Result<(), Error> {
        for library in self.macros.values() {
            let Some(name) = library.file_name() else {
                continue;
            };
            let shown = folder.join("macros");
            let shown_at = |source| Error::Io {
                path: shown.clone(),
                source,
            };
            fs::create_dir_all(&shown).map_err(shown_at)?;
            let file = shown.join(name);
            let linked = fs::hard_link(library, &file);
            linked
                .or_else(|_| fs::copy(library, &file).map(drop))
                .map_err(shown_at)?;
        }
        Ok(())
    }

    /// Its binary, with these libraries.
    pub(super) fn compiled_binary(
        &self,
        libraries: &Compiled,
        flags: &[&'static str],
        rustc: &Rustc,
    ) -> Result<Arc<String>, Error> {
        self.binary.0.get(self.how(flags), || {
            let libraries = libraries.folder.path();
            let own = rustc.scratch_folder()?;
            let source = self.source(0, libraries, rustc);
            let source = source.expect("a binary has files");
            rustc.llvm_ir_of(&source, flags, libraries, own.path())
        })
    }

    /// The crate with this number, if it is needed.
    fn source(&self, number: usize, folder: &Path, rustc: &Rustc) -> Option<Source<'a>> {
        let krate = self.program.krates[number];
        // Cargo has compiled crates of macros.
        if krate.files.is_empty() || krate.procedural {
            return None;
        }
        let package: &'a Package = self.package;
        let library = number.checked_sub(1).map(|at| &package.crates[at]);
        let (target, links, root, generated) = match library {
            Some(library) => (
                &library.target,
                &library.links,
                &library.root,
                library.generated.as_deref(),
            ),
            None => (self.target, &package.links, &package.root, None),
        };
        let places = Places {
            package: root,
            generated,
        };
        let features = krate.build.features.iter();
        let features = features.map(|feature| format!("feature={feature:?}"));
        let externs = links.iter().filter_map(|(name, link)| match link {
            Link::Crate(at) => {
                let other = self.program.krates[at + 1];
                if let Some(library) = self.macros.get(at) {
                    return Some((name.as_str(), library.clone()));
                }
                let path = rustc.library_path(folder, at + 1, &other.name);
                (!other.files.is_empty()).then_some((name.as_str(), path))
            }
            _ => None,
        });
        Some(Source {
            name: &krate.name,
            root: &target.path,
            edition: self.edition_of(krate).as_str(),
            is_binary: library.is_none(),
            number,
            cfgs: features.chain(krate.build.cfgs.iter().cloned()).collect(),
            variables: with_places(&krate.build.variables, places),
            externs: externs.collect(),
        })
    }
}

/// What a panic has left is whole, or not there.
fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}
