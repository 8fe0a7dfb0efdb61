//! Reads the libraries that a group of targets may need, each once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use super::Library;
use super::mentioned::Mentioned;
use super::named::Named;
use super::sources::{Settings, of_libraries};
use crate::error::{Error, Problem};
use crate::index::{CrateSource, Texts, index};
use crate::inputs::Inputs;
use crate::inverted::invert;
use crate::original::Libraries;
use crate::package::{Edition, Package, Target};
use crate::parallel::{MANY, each};
use crate::procedural::{self, Declared, Expansions};
use crate::source::SourceFile;
use crate::tables::{Krate, Module, Name, Program};
use crate::unfold::unfold;

impl Library {
    pub(super) fn read<'a>(
        package: &'a Package,
        mut named: Named<'a>,
        targets: &[&Target],
    ) -> Result<Library, Error> {
        let inputs = Inputs::default();
        let settings = Settings::of_libraries(package);
        let declared = procedural::declared(package, &inputs);
        let mut expansions: Option<Expansions> = None;
        let none = Expansions::default();
        let mut mentioned = Mentioned::default();
        let (krates, read, problems) = loop {
            let known = expansions.as_ref().unwrap_or(&none);
            let sources = of_libraries(package, &settings, &inputs, known);
            let mut problems = Vec::new();
            let indexed = indexed(
                package,
                &mut named,
                &mut mentioned,
                &sources,
                &declared,
                &mut problems,
            );
            if expansions.is_none() && named.calls_macros(&declared, |at| indexed.contains_key(&at))
            {
                expansions = Some(Expansions::of(package, targets)?);
                continue;
            }
            let read: BTreeSet<usize> = indexed.keys().copied().collect();
            // Held until they are compared: a text that is dropped could leave its address to another.
            let seen: BTreeMap<*const u8, Arc<str>> = indexed
                .values()
                .flat_map(files)
                .map(|file| (file.text.as_ptr(), Arc::clone(&file.text)))
                .collect();
            let krates = unfolded(&sources, indexed, &mut problems);
            // Files of modules that a macro's call declares may name more crates.
            for (number, krate) in krates.iter().enumerate().skip(1) {
                if files(krate).any(|file| !seen.contains_key(&file.text.as_ptr())) {
                    mentioned.read(number - 1, krate, &mut named);
                }
            }
            let calls =
                expansions.is_none() && named.calls_macros(&declared, |at| read.contains(&at));
            if mentioned.leads_to(package, &named).is_subset(&read) && !calls {
                break (krates, read, problems);
            }
        };
        if !problems.is_empty() {
            return Err(Error { problems });
        }
        let all: Vec<&Krate> = krates.iter().collect();
        let inverted = invert(Program {
            krates: &all,
            unknown: &OnceLock::new(),
            made: &OnceLock::new(),
        });
        Ok(Library {
            krates,
            read,
            inverted,
            declared,
            files: match &expansions {
                Some(expansions) => inputs.known().and(&expansions.files),
                None => inputs.known(),
            },
            expansions,
            compiled: Libraries::default(),
            is_extra: false,
        })
    }
}

/// A crate's files. Those of a crate of procedural macros are stand-ins, and none count.
fn files(krate: &Krate) -> impl Iterator<Item = &SourceFile> {
    krate.files.iter().filter(|_| !krate.procedural)
}

/// The crates that may be needed, by their numbers in [`Package::crates`].
fn indexed<'a>(
    package: &'a Package,
    named: &mut Named<'a>,
    mentioned: &mut Mentioned<'a>,
    sources: &[CrateSource<'_>],
    declared: &BTreeMap<usize, Declared>,
    problems: &mut Vec<Problem>,
) -> BTreeMap<usize, Krate> {
    let mut indexed: BTreeMap<usize, Krate> = BTreeMap::new();
    loop {
        let mut wanted = mentioned.leads_to(package, named);
        wanted.retain(|index| !indexed.contains_key(index));
        if wanted.is_empty() {
            return indexed;
        }
        let read = |at| {
            let own = declared.get(&at);
            let texts = own.map(|own| stand_in(&sources[at], own));
            (at, index(&sources[at], &texts.unwrap_or_default()))
        };
        for (at, krate) in each(wanted.into_iter().collect(), MANY, read) {
            let krate = krate.unwrap_or_else(|error| {
                problems.extend(error.problems);
                placeholder()
            });
            mentioned.read(at, &krate, named);
            indexed.insert(at, krate);
        }
    }
}

/// The crates with their macros unfolded, by number; with placeholders for the solution, for what depends on the library that is
/// looked at, and for what nobody needs.
fn unfolded(
    sources: &[CrateSource<'_>],
    indexed: BTreeMap<usize, Krate>,
    problems: &mut Vec<Problem>,
) -> Vec<Krate> {
    let mut krates: Vec<Krate> = (0..=sources.len()).map(|_| placeholder()).collect();
    for (at, krate) in indexed.into_iter().rev() {
        match unfold(&sources[at], krate, &krates) {
            Ok(krate) => krates[at + 1] = krate,
            Err(error) => problems.extend(error.problems),
        }
    }
    krates
}

/// The text of a crate of procedural macros: their names.
fn stand_in(source: &CrateSource<'_>, declared: &Declared) -> Texts {
    let mut names: BTreeSet<&str> = declared.names.iter().map(String::as_str).collect();
    if declared.others {
        names.extend(source.expansions.names());
    }
    let text = procedural::stand_in(names.into_iter());
    let file = SourceFile::new(source.path, "".into(), text.into());
    let key = (source.path.to_path_buf(), source.name.to_string());
    Texts::from([(key, file)])
}

/// A crate that is not looked at.
fn placeholder() -> Krate {
    let mut krate = Krate::empty(Name::from(""), Edition::E2015, BTreeMap::new());
    krate.modules.push(Module::new(Name::from(""), None, None));
    krate
}
