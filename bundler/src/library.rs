//! The libraries of a package's programs, read and indexed once for all of its binaries, and a binary put together with them.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::{Error, Problem};
use crate::explain::{self, ModuleSize, SourceMap, Step};
use crate::inputs::{Inputs, Known};
use crate::inverted::Inverted;
use crate::original::Libraries;
use crate::package::{Package, Target};
use crate::procedural::{self, Declared, Expansions};
use crate::prove::{Claim, Proof, prove};
use crate::tables::Krate;
use crate::{Bundle, Options, emit};

mod group;
mod made;
mod mentioned;
mod named;
mod read;
mod sources;

pub(crate) use group::Group;
use named::Named;

/// The indexed libraries of a package's programs, and the tables over them.
pub(crate) struct Library {
    /// By crate number: a placeholder for the solution, then the package's own library if it has one, each before those that it
    /// depends on. Those that no text names that was read are placeholders too.
    krates: Vec<Krate>,
    read: BTreeSet<usize>,
    inverted: Inverted,
    /// Names of procedural macros that text may call.
    declared: BTreeMap<usize, Declared>,
    /// What their calls expand to; none if no text that was read has such a name.
    expansions: Option<Expansions>,
    /// The files that they were made of.
    pub(crate) files: Known,
    /// What rustc made of them as they are.
    compiled: Libraries,
    /// Was it read for one target that needs more than its first file says?
    is_extra: bool,
}

impl Library {
    /// Reads what a target may need: of the libraries, those that it names, and that these name in turn.
    pub(crate) fn load(package: &Package, target: &Target) -> Result<Library, Error> {
        // Reading the library takes down what is read.
        let declared = procedural::declared(package, &Inputs::default());
        let mut named = Named::new(package, &declared);
        named.target(target);
        Library::read(package, named, &[target])
    }

    /// Reads what the targets of a group may need.
    pub(crate) fn load_for(package: &Package, group: Group<'_>) -> Result<Library, Error> {
        Library::read(package, group.named, &group.targets)
    }

    /// Leaves its memory to the end of the process, which is soon. Files of its own go.
    pub(crate) fn leave(mut self) {
        drop(std::mem::take(&mut self.compiled));
        std::mem::forget(self);
    }

    /// Bytes of text that were read of it.
    pub(crate) fn bytes(&self) -> usize {
        let files = self.krates.iter().flat_map(|krate| &krate.files);
        files.map(|file| file.text.len()).sum()
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
            prove(&claim, &made.original, rustc)
        })?;
        proof.map_err(|error| Problem::new(error.to_string()).into())
    }
}

fn style<'a>(package: &'a Package, options: &Options) -> emit::Style<'a> {
    emit::Style {
        docs: options.docs,
        no_comments: package.no_comments,
        header: options.header,
        platform: package.platform.as_ref(),
        externals: &package.externals,
        tolerated: Some(&package.tolerated),
        allowed: &[],
    }
}
