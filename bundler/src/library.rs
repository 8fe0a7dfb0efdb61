//! The libraries of a package's programs, read and indexed once for all of its binaries, and a binary put together with them.

use std::collections::{BTreeMap, BTreeSet};

use crate::cfg::Cfg;
use crate::error::{Error, Problem};
use crate::explain::{self, ModuleSize, SourceMap, Step};
use crate::index::{CrateSource, Texts, index, invalid_files, invalid_sources};
use crate::inputs::{Inputs, Known};
use crate::inverted::{Inverted, invert};
use crate::package::{Edition, Link, Package, Target};
use crate::parallel::{MANY, each};
use crate::procedural::{self, Declared, Expansions};
use crate::prove::{Claim, Proof, prove};
use crate::prune::prune;
use crate::reach::Live;
use crate::scope::Scopes;
use crate::source::SourceFile;
use crate::tables::{Extern, Krate, Module, Name, Program, SOLUTION};
use crate::unfold::unfold;
use crate::warn::warnings;
use crate::{Bundle, Options, editions, emit, verify};

mod named;

use named::Named;

/// The indexed libraries of a package's programs, and the tables over them.
pub(crate) struct Library {
    /// By crate number: a placeholder for the solution, then the package's own library if it has one, each before those that it
    /// depends on. Those that no text names that was read are placeholders too.
    krates: Vec<Krate>,
    read: BTreeSet<usize>,
    inverted: Inverted,
    cfg: Cfg,
    /// Names of procedural macros that text may call.
    declared: BTreeMap<usize, Declared>,
    /// What their calls expand to; none if no text that was read has such a name.
    expansions: Option<Expansions>,
    /// The files that they were made of.
    pub(crate) files: Known,
    /// Was it read for one target that needs more than its first file says?
    is_extra: bool,
}

/// A crate that is not looked at.
fn placeholder() -> Krate {
    let mut krate = Krate::empty(Name::from(""), Edition::E2015, BTreeMap::new());
    krate.modules.push(Module::new(Name::from(""), None, None));
    krate
}

/// Targets that name the same crates. Each group has a library of its own: a bundle must not depend on what else is bundled.
pub(crate) struct Group<'a> {
    named: Named<'a>,
    targets: Vec<&'a Target>,
    /// Indices of the targets.
    pub(crate) members: Vec<usize>,
}

impl<'a> Group<'a> {
    /// The groups of `targets`, those left out that are none.
    pub(crate) fn all(package: &'a Package, targets: &[Option<&'a Target>]) -> Vec<Group<'a>> {
        let declared = procedural::declared(package);
        let named = |target: &Option<&'a Target>| {
            target.map(|target| {
                let mut named = Named::new(package, &declared);
                named.target(target);
                named
            })
        };
        let named = each(targets.iter().collect(), MANY, named);
        let mut groups: BTreeMap<Named<'_>, Group<'_>> = BTreeMap::new();
        for (index, (named, target)) in named.into_iter().zip(targets).enumerate() {
            if let (Some(named), Some(target)) = (named, target) {
                let group = groups.entry(named.clone()).or_insert_with(|| Group {
                    named,
                    targets: Vec::new(),
                    members: Vec::new(),
                });
                group.targets.push(target);
                group.members.push(index);
            }
        }
        groups.into_values().collect()
    }
}

impl Library {
    /// Reads what a target may need: of the libraries, those that it names, and that these name in turn.
    pub(crate) fn load(package: &Package, target: &Target) -> Result<Library, Error> {
        let mut named = Named::new(package, &procedural::declared(package));
        named.target(target);
        Library::read(package, named, &[target])
    }

    /// Reads what the targets of a group may need.
    pub(crate) fn load_for(package: &Package, group: Group<'_>) -> Result<Library, Error> {
        Library::read(package, group.named, &group.targets)
    }

    fn read(
        package: &Package,
        mut named: Named<'_>,
        targets: &[&Target],
    ) -> Result<Library, Error> {
        let inputs = Inputs::default();
        let settings: Vec<(Cfg, BTreeMap<String, String>)> = package
            .crates
            .iter()
            .map(|library| {
                let variables = variables(&library.variables, &library.target.name, None);
                let cfg = Cfg {
                    features: library.features.clone(),
                    others: library.cfgs.clone(),
                };
                (cfg, variables)
            })
            .collect();
        let declared = procedural::declared(package);
        let mut expansions: Option<Expansions> = None;
        let none = Expansions::default();
        let mut problems = Vec::new();
        let (sources, indexed) = loop {
            let known = expansions.as_ref().unwrap_or(&none);
            let sources = (1u32..).zip(package.crates.iter().zip(&settings));
            let sources: Vec<CrateSource<'_>> = sources
                .map(|(number, (library, (cfg, variables)))| CrateSource {
                    number,
                    name: Name::from(library.target.name.as_str()),
                    edition: library.target.edition,
                    edition_place: library.target.edition_place.as_ref(),
                    notice: library.notice.as_deref(),
                    externs: externs(&library.links),
                    path: &library.target.path,
                    root: &library.root,
                    place: &library.place,
                    inputs: &inputs,
                    cfg,
                    expansions: known,
                    procedural: library.procedural,
                    variables,
                })
                .collect();
            let mut failures = Vec::new();
            let indexed = Library::indexed(
                package,
                &mut named,
                (&sources, &declared, known),
                &mut failures,
            );
            if expansions.is_none() && named.calls_macros(&declared, |at| indexed.contains_key(&at))
            {
                expansions = Some(Expansions::of(package, targets)?);
                continue;
            }
            problems.extend(failures);
            break (sources, indexed);
        };
        // In the place of the solution, of what depends on the library that is looked at, and of what nobody needs.
        let mut krates: Vec<Krate> = (0..=sources.len()).map(|_| placeholder()).collect();
        let read = indexed.keys().copied().collect();
        for (at, krate) in indexed.into_iter().rev() {
            match unfold(&sources[at], krate, &krates) {
                Ok(krate) => krates[at + 1] = krate,
                Err(error) => problems.extend(error.problems),
            }
        }
        if !problems.is_empty() {
            return Err(Error { problems });
        }
        drop(sources);
        let all: Vec<&Krate> = krates.iter().collect();
        let inverted = invert(Program { krates: &all });
        Ok(Library {
            krates,
            read,
            inverted,
            cfg: Cfg {
                features: package.features.clone(),
                others: BTreeSet::new(),
            },
            declared,
            files: match &expansions {
                Some(expansions) => inputs.known().and(&expansions.files),
                None => inputs.known(),
            },
            expansions,
            is_extra: false,
        })
    }

    /// The crates that may be needed, by their numbers in [`Package::crates`].
    fn indexed(
        package: &Package,
        named: &mut Named<'_>,
        (sources, declared, known): (&[CrateSource<'_>], &BTreeMap<usize, Declared>, &Expansions),
        problems: &mut Vec<Problem>,
    ) -> BTreeMap<usize, Krate> {
        let own = package.library().map(|_| 0);
        let mut indexed: BTreeMap<usize, Krate> = BTreeMap::new();
        loop {
            let links = indexed.keys().map(|index| &package.crates[*index].links);
            let wanted = links.chain([&package.links]);
            let mut wanted: BTreeSet<usize> = wanted.flat_map(|links| named.among(links)).collect();
            wanted.extend(own);
            wanted.retain(|index| !indexed.contains_key(index));
            if wanted.is_empty() {
                return indexed;
            }
            let read = |at| {
                let texts = declared
                    .get(&at)
                    .map(|own| stand_in(&sources[at], own, known));
                (at, index(&sources[at], &texts.unwrap_or_default()))
            };
            for (at, krate) in each(wanted.into_iter().collect(), MANY, read) {
                let krate = krate.unwrap_or_else(|error| {
                    problems.extend(error.problems);
                    placeholder()
                });
                if !krate.procedural {
                    krate.files.iter().for_each(|file| named.text(&file.text));
                }
                indexed.insert(at, krate);
            }
        }
    }

    /// Bundles one target of the package that this library was loaded from; says too which
    /// files of the target it was made of.
    pub(crate) fn bundle(
        &self,
        package: &Package,
        target: &Target,
        options: &Options,
    ) -> Result<(Bundle, Known), Error> {
        self.with(package, target, options, |mut made| {
            let files = std::mem::take(&mut made.files);
            (made.bundle(), files)
        })
    }

    /// Bundles a target, and tells what its bytes are spent on.
    pub(crate) fn sizes(
        &self,
        package: &Package,
        target: &Target,
        options: &Options,
    ) -> Result<(Bundle, Vec<ModuleSize>), Error> {
        self.with(package, target, options, |made| {
            let sizes = explain::sizes(made.scopes.program, &made.output);
            (made.bundle(), sizes)
        })
    }

    /// Bundles a target, and tells where its lines came from.
    pub(crate) fn source_map(
        &self,
        package: &Package,
        target: &Target,
        options: &Options,
    ) -> Result<(Bundle, SourceMap), Error> {
        self.with(package, target, options, |made| {
            let map = SourceMap::new(made.scopes.program, &made.output);
            (made.bundle(), map)
        })
    }

    /// Why the bundle of a target has the library items called `name`.
    pub(crate) fn why(
        &self,
        package: &Package,
        target: &Target,
        options: &Options,
        name: &str,
    ) -> Result<Vec<Vec<Step>>, Error> {
        self.with(package, target, options, |made| {
            explain::why(made.scopes.program, &made.live, name)
        })
    }

    /// Compares the bundle of a target with the program that has all of the library.
    pub(crate) fn prove(
        &self,
        package: &Package,
        target: &Target,
        options: &Options,
    ) -> Result<Proof, Error> {
        let Some(rustc) = &options.rustc else {
            return Err(Problem::new("nothing is proved without rustc").into());
        };
        let proof = self.with(package, target, options, |made| {
            let claim = Claim {
                scopes: made.scopes,
                inverted: &self.inverted,
                style: style(package, options),
                edition: target.edition.as_str(),
                output: &made.output,
                live: &made.live,
            };
            prove(&claim, rustc)
        })?;
        proof.map_err(|error| Problem::new(error.to_string()).into())
    }

    /// Makes the bundle of a target and shows it to `look`.
    fn with<T>(
        &self,
        package: &Package,
        target: &Target,
        options: &Options,
        look: impl FnOnce(Made<'_>) -> T,
    ) -> Result<T, Error> {
        if let Some(expansions) = &self.expansions {
            expansions.check(target)?;
        }
        let crate_name = target.name.replace('-', "_");
        let inputs = Inputs::default();
        let none = Expansions::default();
        let source = CrateSource {
            number: SOLUTION,
            name: Name::from(crate_name.as_str()),
            edition: target.edition,
            edition_place: target.edition_place.as_ref(),
            notice: None,
            externs: externs(&package.links),
            path: &target.path,
            root: &package.root,
            place: &package.place,
            inputs: &inputs,
            cfg: &self.cfg,
            expansions: self.expansions.as_ref().unwrap_or(&none),
            procedural: false,
            variables: &variables(&package.variables, &crate_name, Some(&target.name)),
        };
        let solution = unfold(&source, index(&source, &Texts::new())?, &self.krates)?;
        // Its other files, or what a macro made, may name libraries that its first file does not.
        let mut named = Named::new(package, &self.declared);
        solution
            .files
            .iter()
            .for_each(|file| named.text(&file.text));
        let mut needed = named.among(&package.links);
        let is_unread = needed.any(|index| !self.read.contains(&index));
        let calls = |at: usize| self.read.contains(&at);
        if is_unread || self.expansions.is_none() && named.calls_macros(&self.declared, calls) {
            drop(needed);
            let mut whole = Library::read(package, named.with_all_crates(), &[target])?;
            whole.is_extra = true;
            return whole.with(package, target, options, look);
        }
        let libraries = self.krates.iter().skip(1);
        let krates: Vec<&Krate> = std::iter::once(&solution).chain(libraries).collect();
        let program = Program { krates: &krates };
        let scopes = Scopes::new(program);
        let style = style(package, options);
        let edition = target.edition.as_str();
        let pruned = prune(
            &scopes,
            &self.inverted,
            style,
            edition,
            options.rustc.as_ref(),
        );
        let rustc = options.rustc.as_ref();
        let (output, live) = pruned.map_err(|failure| {
            let problems = invalid_files(program);
            if !problems.is_empty() {
                return Error { problems };
            }
            editions::why_rejected(program, &failure, rustc)
                .unwrap_or_else(|| verify::explain(program, failure))
        })?;
        // What rustc has accepted is Rust.
        if rustc.is_none() {
            let problems = invalid_sources(program, &output.text);
            if !problems.is_empty() {
                return Err(Error { problems });
            }
        }
        let files = krates
            .iter()
            .flat_map(|krate| krate.files.iter().map(|file| (krate.edition, &*file.path)));
        let expanded = self.expansions.as_ref();
        let expanded = expanded.and_then(|all| all.caution(package, &self.declared, files));
        let caution = editions::check(program, &live, &output, rustc)?;
        Ok(look(Made {
            package,
            target,
            options,
            scopes: &scopes,
            output,
            live,
            cautions: caution.into_iter().chain(expanded).collect(),
            files: match self.is_extra {
                true => inputs.known().and(&self.files),
                false => inputs.known(),
            },
        }))
    }
}

/// A bundle with all that is known of it.
struct Made<'a> {
    package: &'a Package,
    target: &'a Target,
    options: &'a Options,
    scopes: &'a Scopes<'a>,
    output: emit::Output,
    live: Live,
    /// What is to be warned of because of editions.
    cautions: Vec<Problem>,
    /// The target's own files, and others that only it needs.
    files: Known,
}

impl Made<'_> {
    fn bundle(self) -> Bundle {
        let copied = |is_own: bool| {
            let pieces = self.output.pieces.iter();
            let pieces = pieces.filter(|piece| (piece.krate == SOLUTION) == is_own);
            pieces.map(|piece| piece.len).sum()
        };
        let mut warnings = warnings(
            self.scopes,
            &self.live,
            &self.output,
            &self.package.settings,
        );
        warnings.extend(self.cautions);
        Bundle {
            name: self.target.name.clone(),
            edition: self.target.edition,
            own_bytes: copied(true),
            shared_bytes: copied(false),
            verified: self.options.rustc.is_some(),
            externals: self
                .live
                .externals
                .iter()
                .map(|number| self.package.externals[*number as usize].title())
                .collect(),
            warnings,
            text: self.output.text,
        }
    }
}

/// The text of a crate of procedural macros: their names.
fn stand_in(source: &CrateSource<'_>, declared: &Declared, known: &Expansions) -> Texts {
    let mut names: BTreeSet<&str> = declared.names.iter().map(String::as_str).collect();
    if declared.others {
        names.extend(known.names());
    }
    let text = procedural::stand_in(names.into_iter());
    let file = SourceFile::new(source.path, "".into(), text.into());
    let key = (source.path.to_path_buf(), source.name.to_string());
    Texts::from([(key, file)])
}

fn style<'a>(package: &'a Package, options: &Options) -> emit::Style<'a> {
    emit::Style {
        docs: options.docs,
        header: options.header,
        externals: &package.externals,
    }
}

/// What crate names mean, by the numbers of crates.
fn externs(links: &BTreeMap<String, Link>) -> BTreeMap<Name, Extern> {
    let numbered = links.iter().map(|(name, link)| {
        let meaning = match link {
            Link::Crate(index) => Extern::Bundled(
                u32::try_from(index + 1).expect("fewer crates than memory has bytes"),
            ),
            Link::Refused(obstacle) => Extern::Foreign(*obstacle),
            Link::External(index) => {
                Extern::External(u32::try_from(*index).expect("fewer crates than memory has bytes"))
            }
        };
        (Name::from(name.as_str()), meaning)
    });
    numbered.collect()
}

/// `CARGO_…` variables that a target's code may read: its package's, and its own.
fn variables(
    package: &BTreeMap<String, String>,
    crate_name: &str,
    bin: Option<&str>,
) -> BTreeMap<String, String> {
    let mut variables = package.clone();
    variables.insert("CARGO_CRATE_NAME".to_owned(), crate_name.to_owned());
    if let Some(bin) = bin {
        variables.insert("CARGO_BIN_NAME".to_owned(), bin.to_owned());
    }
    variables
}
