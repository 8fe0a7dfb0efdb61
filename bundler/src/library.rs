//! A package's library, read and indexed once for all of its binaries, and a binary put together with it.

use std::collections::BTreeMap;

use crate::cfg::Cfg;
use crate::error::{Error, Problem};
use crate::explain::{self, ModuleSize, SourceMap, Step};
use crate::index::CrateSource;
use crate::inputs::{Inputs, Known};
use crate::inverted::{Inverted, invert};
use crate::package::{Package, Target};
use crate::prove::{Claim, Proof, prove};
use crate::prune::prune;
use crate::reach::Live;
use crate::scope::Scopes;
use crate::tables::{Extern, Krate, Name, Program, SOLUTION};
use crate::unfold::unfold;
use crate::warn::warnings;
use crate::{Bundle, Options, editions, emit, variables, verify};

/// The crate number of the package's library.
const LIBRARY: u32 = 1;

/// The indexed library and the tables over it.
pub(crate) struct Library {
    krate: Option<Krate>,
    inverted: Inverted,
    cfg: Cfg,
    /// The files that it was made of.
    pub(crate) files: Known,
}

impl Library {
    pub(crate) fn load(package: &Package) -> Result<Library, Error> {
        let cfg = Cfg {
            features: package.features.clone(),
        };
        let inputs = Inputs::default();
        let krate = match &package.library {
            None => None,
            Some(target) => Some(unfold(
                &CrateSource {
                    number: LIBRARY,
                    name: Name::from(target.name.as_str()),
                    edition: target.edition,
                    edition_place: target.edition_place.as_ref(),
                    externs: foreign(package),
                    path: &target.path,
                    root: &package.root,
                    place: &package.place,
                    inputs: &inputs,
                    cfg: &cfg,
                    variables: &variables(package, &target.name, None),
                },
                None,
            )?),
        };
        let inverted = match &krate {
            None => Inverted::default(),
            Some(krate) => {
                // In the solution's place while only libraries are looked at.
                let placeholder = Krate::empty(Name::from(""), krate.edition, BTreeMap::new());
                invert(Program {
                    krates: &[&placeholder, krate],
                })
            }
        };
        Ok(Library {
            krate,
            inverted,
            cfg,
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
        let mut externs = foreign(package);
        if let Some(krate) = &self.krate {
            externs.insert(krate.name.clone(), Extern::Bundled(LIBRARY));
        }
        let crate_name = target.name.replace('-', "_");
        let inputs = Inputs::default();
        let solution = unfold(
            &CrateSource {
                number: SOLUTION,
                name: Name::from(crate_name.as_str()),
                edition: target.edition,
                edition_place: target.edition_place.as_ref(),
                externs,
                path: &target.path,
                root: &package.root,
                place: &package.place,
                inputs: &inputs,
                cfg: &self.cfg,
                variables: &variables(package, &crate_name, Some(&target.name)),
            },
            self.krate.as_ref(),
        )?;
        let krates: Vec<&Krate> = std::iter::once(&solution).chain(&self.krate).collect();
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

/// The package's dependencies as crate names that lead out of the bundle.
fn foreign(package: &Package) -> BTreeMap<Name, Extern> {
    let names = package.dependencies.iter();
    names
        .map(|name| (Name::from(name.as_str()), Extern::Foreign))
        .collect()
}
