//! The libraries of a package's programs, read and indexed once for all of its binaries, and a binary put together with them.

use std::collections::BTreeMap;

use rayon::prelude::*;

use crate::cfg::Cfg;
use crate::error::{Error, Problem};
use crate::explain::{self, ModuleSize, SourceMap, Step};
use crate::index::{CrateSource, Texts, index};
use crate::inputs::{Inputs, Known};
use crate::inverted::{Inverted, invert};
use crate::package::{Edition, Link, Package, Target};
use crate::prove::{Claim, Proof, prove};
use crate::prune::prune;
use crate::reach::Live;
use crate::scope::Scopes;
use crate::tables::{Extern, Krate, Name, Program, SOLUTION};
use crate::unfold::unfold;
use crate::warn::warnings;
use crate::{Bundle, Options, editions, emit, verify};

/// The indexed libraries of a package's programs, and the tables over them.
pub(crate) struct Library {
    /// By crate number: a placeholder for the solution, then the package's own library if it has one, each before those that it
    /// depends on.
    krates: Vec<Krate>,
    inverted: Inverted,
    cfg: Cfg,
    /// The files that they were made of.
    pub(crate) files: Known,
}

impl Library {
    pub(crate) fn load(package: &Package) -> Result<Library, Error> {
        let inputs = Inputs::default();
        let settings: Vec<(Cfg, BTreeMap<String, String>)> = package
            .crates
            .iter()
            .map(|library| {
                let features = library.features.clone();
                let variables = variables(&library.variables, &library.target.name, None);
                (Cfg { features }, variables)
            })
            .collect();
        let sources = (1u32..).zip(package.crates.iter().zip(&settings));
        let sources: Vec<CrateSource<'_>> = sources
            .map(|(number, (library, (cfg, variables)))| CrateSource {
                number,
                name: Name::from(library.target.name.as_str()),
                edition: library.target.edition,
                edition_place: library.target.edition_place.as_ref(),
                externs: externs(&library.links),
                path: &library.target.path,
                root: &library.root,
                place: &library.place,
                inputs: &inputs,
                cfg,
                variables,
            })
            .collect();
        let read = sources.par_iter();
        let read: Vec<Result<Krate, Error>> =
            read.map(|source| index(source, &Texts::new())).collect();
        // In the place of the solution, and of what depends on the library that is looked at.
        let placeholder = || Krate::empty(Name::from(""), Edition::E2015, BTreeMap::new());
        let mut krates: Vec<Krate> = (0..=read.len()).map(|_| placeholder()).collect();
        let mut problems = Vec::new();
        for (source, read) in sources.iter().zip(read).rev() {
            match read.and_then(|krate| unfold(source, krate, &krates)) {
                Ok(krate) => krates[source.number as usize] = krate,
                Err(error) => problems.extend(error.problems),
            }
        }
        if !problems.is_empty() {
            return Err(Error { problems });
        }
        let all: Vec<&Krate> = krates.iter().collect();
        let inverted = invert(Program { krates: &all });
        Ok(Library {
            krates,
            inverted,
            cfg: Cfg {
                features: package.features.clone(),
            },
            files: inputs.known(),
        })
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
                style: style(options),
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
        let crate_name = target.name.replace('-', "_");
        let inputs = Inputs::default();
        let source = CrateSource {
            number: SOLUTION,
            name: Name::from(crate_name.as_str()),
            edition: target.edition,
            edition_place: target.edition_place.as_ref(),
            externs: externs(&package.links),
            path: &target.path,
            root: &package.root,
            place: &package.place,
            inputs: &inputs,
            cfg: &self.cfg,
            variables: &variables(&package.variables, &crate_name, Some(&target.name)),
        };
        let solution = unfold(&source, index(&source, &Texts::new())?, &self.krates)?;
        let libraries = self.krates.iter().skip(1);
        let krates: Vec<&Krate> = std::iter::once(&solution).chain(libraries).collect();
        let program = Program { krates: &krates };
        let scopes = Scopes::new(program);
        let style = style(options);
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
            editions::why_rejected(program, &failure, rustc)
                .unwrap_or_else(|| verify::explain(program, failure))
        })?;
        editions::check(program, &live, &output, rustc)?;
        Ok(look(Made {
            package,
            target,
            options,
            scopes: &scopes,
            output,
            live,
            files: inputs.known(),
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
    /// The target's own files.
    files: Known,
}

impl Made<'_> {
    fn bundle(self) -> Bundle {
        let copied = |is_own: bool| {
            let pieces = self.output.pieces.iter();
            let pieces = pieces.filter(|piece| (piece.krate == SOLUTION) == is_own);
            pieces.map(|piece| piece.len).sum()
        };
        Bundle {
            name: self.target.name.clone(),
            edition: self.target.edition,
            own_bytes: copied(true),
            shared_bytes: copied(false),
            verified: self.options.rustc.is_some(),
            warnings: warnings(
                self.scopes,
                &self.live,
                &self.output,
                &self.package.settings,
            ),
            text: self.output.text,
        }
    }
}

fn style(options: &Options) -> emit::Style {
    emit::Style {
        docs: options.docs,
        header: options.header,
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
