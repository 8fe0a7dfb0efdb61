//! Procedural macros: their calls replaced by what they expand to, before anything is indexed.
//!
//! Cargo compiles the macros and the program, as it always does, but with a copy of each macro crate in which every macro
//! writes down what it was given and what it made (`mirror`, `build`, `record`). Each call in a source file becomes the text
//! of what was recorded for it (`trees`, `calls`, `layout`): tokens that the macro only passed on stand there as the author wrote
//! them. What text cannot say is refused (`hygiene`).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::cfg::Cfg;
use crate::disk::real_path;
use crate::error::{Error, Problem};
use crate::inputs::{Inputs, Known};
use crate::package::{Crate, Edition, Package, Target};
use crate::source::{Mark, Patchwork, SourceFile, replace};

mod build;
mod calls;
mod hygiene;
mod item;
mod layout;
mod lookup;
mod mirror;
mod position;
mod record;
mod seen;
mod trees;

use calls::Calls;
use record::{Record, Unread};
use trees::Lines;

pub(crate) use mirror::Declared;

/// The macros that the crates of a package's tree have, by their numbers in [`Package::crates`].
pub(crate) fn declared(package: &Package, inputs: &Inputs) -> BTreeMap<usize, Declared> {
    let crates = package.crates.iter().enumerate();
    let procedural = crates.filter(|(_, library)| library.procedural);
    procedural
        .map(|(number, library)| {
            // Cargo says more of one that cannot be read.
            let text = inputs.read(&library.target.path).unwrap_or_default();
            (number, mirror::declared(&String::from_utf8_lossy(&text)))
        })
        .collect()
}

/// What is known of the calls of procedural macros in some programs and their libraries.
#[derive(Debug, Default)]
pub(crate) struct Expansions {
    records: Vec<Record>,
    /// By the real paths of the files that they are in.
    by_file: BTreeMap<PathBuf, Vec<usize>>,
    /// What the compiler says of programs that it does not take.
    failed: BTreeMap<String, String>,
    /// What crates of macros were compiled to, by their real manifests.
    macros: BTreeMap<PathBuf, PathBuf>,
    /// The files that all depends on.
    pub(crate) files: Known,
}

impl Expansions {
    /// Has Cargo check these programs of a package, unless it did so before.
    pub(crate) fn of(package: &Package, targets: &[&Target]) -> Result<Expansions, Error> {
        let (built, files) = build::build(package, targets)?;
        let mut made = Expansions {
            failed: built.failed,
            macros: built
                .macros
                .into_iter()
                .filter_map(|(manifest, library)| Some((manifest, library?)))
                .collect(),
            files,
            ..Expansions::default()
        };
        // What is bundled of a script's is what it wrote where Cargo builds.
        let generated: Vec<(PathBuf, &Path)> = built
            .generated
            .iter()
            .filter_map(|(folder, manifest)| {
                let manifest = real_path(manifest);
                let is_of =
                    |library: &&Crate| real_path(&library.root.join("Cargo.toml")) == manifest;
                let library = package.crates.iter().find(is_of)?;
                Some((real_path(folder), library.generated.as_deref()?))
            })
            .collect();
        let known = |path: PathBuf| {
            let mut found = generated.iter().filter_map(|(folder, there)| {
                Some(there.join(real_path(&path).strip_prefix(folder).ok()?))
            });
            found.next().unwrap_or(path)
        };
        for text in &built.records {
            let records = record::read(text, &known).map_err(|why| match why {
                Unread::BrokenOff => {
                    Problem::new("what procedural macros made was not all written down")
                        .help("is the disk full? remove `target/bundler/macros`")
                }
                Unread::Hygiene => Problem::new(
                    "this compiler does not say which names in what a procedural macro made are its own",
                )
                .help("use another version of Rust, or write what the macros expand to"),
            })?;
            made.records.extend(records);
        }
        for (index, record) in made.records.iter().enumerate() {
            let file = real_path(&record.site.file);
            made.by_file.entry(file).or_default().push(index);
        }
        Ok(made)
    }

    /// An error if the compiler does not take a program: nobody knows what its macros expand to.
    pub(crate) fn check(&self, target: &Target) -> Result<(), Error> {
        let Some(words) = self.failed.get(&target.name) else {
            return Ok(());
        };
        let title = format!(
            "Cargo does not build `{}`, which its procedural macros need",
            target.name
        );
        Err(Problem::new(title).help(words.as_str()).into())
    }

    /// What the macros of the crate in this folder were compiled to, if that is still there.
    pub(crate) fn compiled(&self, root: &Path) -> Option<&Path> {
        let manifest = real_path(&root.join("Cargo.toml"));
        let library = self.macros.get(&manifest);
        library.map(PathBuf::as_path).filter(|path| path.is_file())
    }

    /// The macros that were called, by name.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.records.iter().map(|record| record.name.as_str())
    }

    /// A warning if macros of another edition than the crates that call them made part of `files`, each with its crate's edition:
    /// the compiler reads what a macro made in the macro's own, and a bundle has only one.
    pub(crate) fn caution<'a>(
        &self,
        package: &Package,
        declared: &BTreeMap<usize, Declared>,
        files: impl Iterator<Item = (Edition, &'a Path)>,
    ) -> Option<Problem> {
        let mut makers = BTreeSet::new();
        for (edition, path) in files {
            let records = self.by_file.get(&real_path(path)).into_iter().flatten();
            for name in records.map(|index| &self.records[*index].name) {
                let may_be = |own: &Declared| own.others || own.names.contains(name);
                let crates = declared.iter().filter(|(_, own)| may_be(own));
                let targets = crates.map(|(number, _)| &package.crates[*number].target);
                let others = targets.filter(|target| target.edition != edition);
                makers.extend(others.map(|target| {
                    format!("`{}` (edition {})", target.name, target.edition.as_str())
                }));
            }
        }
        let makers: Vec<String> = makers.into_iter().collect();
        (!makers.is_empty()).then(|| {
            let title = "what macros of another edition made is read in this program's";
            Problem::new(format!("{title}: {}", makers.join(", ")))
                .help("it may mean something else there: compare what the bundle prints")
        })
    }

    /// A file as it was read, with what its calls expand to in their place. A call that cannot be replaced stays, with a mark that
    /// says why.
    pub(crate) fn apply(&self, file: SourceFile, cfg: &Cfg) -> SourceFile {
        if self.by_file.is_empty() {
            return file;
        }
        let Some(records) = self.by_file.get(&real_path(&file.path)) else {
            return file;
        };
        let lines = Lines::new(&file.path, &file.text);
        let records = records.iter().map(|index| &self.records[*index]);
        let Some(trees) = lines.source() else {
            return file;
        };
        let calls = Calls::new(&lines, &trees, records, cfg);
        let patches = calls.patches(&trees);
        let patches = patches.into_iter().map(|(range, made)| {
            let text = match made {
                Ok(trees) => layout::text(&file, &trees, range.clone()),
                Err(refused) => {
                    let mut kept = Patchwork::default();
                    kept.copy(&file, range.clone());
                    let problem = Problem::new(refused.title)
                        .at(file.place(range.clone(), ""))
                        .help(refused.help);
                    kept.mark(0, Mark::Refused(problem.into()));
                    kept
                }
            };
            (range, text)
        });
        replace(&file, patches.collect())
    }
}

/// A crate of procedural macros as text that has their names.
pub(crate) fn stand_in<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let macros =
        names.map(|name| format!("#[macro_export]\nmacro_rules! {name} {{ () => {{}} }}\n"));
    macros.collect()
}
