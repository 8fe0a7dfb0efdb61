//! Turns a Cargo package's binary and the library it uses into one self-contained `main.rs` that needs only std.
//!
//! The stages, in order: [`package`] finds targets, `load` reads files, `procedural` puts in what calls
//! of procedural macros expand to, and `splice` what is included, `index` (and
//! `unfold`, for macros that declare module files) turns syntax into tables (`tables`) with what each node mentions
//! (`refs`), `scope` and `resolve` say where paths lead, `inverted` and `reach` decide what is live, `emit` makes the text,
//! and `prune` lets rustc ([`rustc`]) take out what is left over and prove that the rest compiles; `editions` asks it about
//! libraries of other editions, and `strangers` about impls that a library sees only in one file. Where macros have a part in a
//! program, `original` holds the bundle against it as Cargo builds it; on request [`prove()`] does so for any bundle, or compares it
//! with the program that has all of the library (`ir`).
//!
//! # What is live
//!
//! Roots are the solution's own files, and in every linked library what the compiler or the linker uses unasked, but for `#[link]` of
//! what std links too. A library is linked if live text leads to it, or if rustc loads it because dead text names it, and it has such
//! things or impls that act everywhere (`impl Mul<Own> for f64`). Where nobody here can tell whether there is such an impl, as a macro
//! may have one, it is left out if rustc makes the same code without it; unverified, in any case. Looped until nothing is added:
//!
//! - **L1 Names.** Paths, identifier patterns (`match n { ZERO => … }` is a constant if one is in sight), format captures and
//!   every identifier among macro tokens are looked up in all three namespaces. If several could be meant, all stay; so do
//!   constants that a hidden glob of a library brings, which make a pattern's name a variable.
//! - **L2 Macro bodies** are read where they are defined and at every live call. A call that stands as an item is live when a
//!   name that it defines is mentioned, or L4 wants an impl that it makes; where it cannot be expanded for sure, when a name
//!   that it or a body it reaches may define or implement something for is. A call of a macro that no table has may be of any
//!   that another one makes or imports, and mentions what those do. Names that a macro puts beside tokens that it is given may be
//!   one path with these.
//! - **L3 Types** are followed through aliases; projections, macros, parameters, references and tuples count as external: for
//!   `_` rustc chooses no impl, but for `&_` and `(_, i32)` it does, so that no text need name what is in there. What a reference
//!   refers to counts where the trait has another impl that surely fits `&_`: of two rustc chooses none.
//! - **L4 Trait impls** are live when trait and self type are each external or live; if both are external, when a local type
//!   among the arguments is live, or an impl of that trait for another external type if inference may choose between the two,
//!   by a reference taken or the type of a literal. A type that a macro's call makes, that a projection may be, or that differs
//!   from platform to platform, counts as live here. Nothing more is demanded: inference depends on which impls there are. Where
//!   rustc misses one all the same, every impl that waits so, and whatever makes impls by macros, is tried. Those of which rustc
//!   makes no code go, with functions of the kind, where that is 4 kB or more, the code is the same without them, and nothing that is
//!   left is for other compilers.
//! - **L5 Members.** An inherent member lives with its type once its name is mentioned. An impl of an external trait keeps all
//!   its members, an inherent one the macro calls among them. A member of a local trait goes from the trait and all impls
//!   together, those in the rules of macros too: that such an impl has it mentions nothing, where it is that trait's wherever
//!   the macro is called; and the impl goes with a trait that nothing uses. What a macro is given there may act.
//! - **L6 Items in bodies.** An impl, or what the linker uses, acts outside the body that it stands in: the body stays with it,
//!   and if nothing calls its function no more than its items does. So may a file that nobody reads here: what takes one in is
//!   refused, live or not.
//! - **L7 Traits in scope** of live text are live once a member's name is mentioned, and so is what else globs bring of a trait's
//!   name: rustc takes the first. What is called like a trait of std stays beside a glob that may bring that. A function, or the
//!   import of one of std's, stays if its name in a pattern would else be a constant's. A glob that leads to a re-export which
//!   no table can follow may bring a trait, unless what makes the name makes none. What is unused of several that globs bring goes
//!   where rustc makes the same code of the bundle without it.
//!   What a private item, import or constructor hides from other crates of what a glob brings beside it stays hidden: it is live.
//!   Where a macro makes it, rustc comes to it too late in one file: that is refused.
//! - **L8 Textual macros** are told apart by position; with two of one name in sight both stay.
//! - **L9 Imports** of live modules stay while what they bring is used, or when nobody here can tell.

use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

mod apart;
mod build_time;
mod cache;
mod cargo;
mod cfg;
mod declared;
mod digest;
pub mod disk;
mod editions;
mod emit;
mod enclose;
pub mod error;
mod explain;
mod external;
mod foreign_impls;
mod index;
mod inputs;
mod intact;
mod inverted;
mod ir;
mod items;
mod kept;
mod layout;
mod library;
mod linking;
mod load;
mod macros;
mod mir;
mod nesting;
mod original;
pub mod package;
mod parallel;
mod procedural;
mod prove;
mod prune;
mod reach;
mod refs;
mod resolve;
mod rules;
pub mod rustc;
mod scope;
mod settings;
mod source;
mod splice;
mod strangers;
mod tables;
mod tokens;
mod unfold;
mod verify;
mod warn;
mod yields;

use cache::{Cache, LibraryState};
use error::{Error, Problem};
pub use explain::{
    Column, ItemSize, Mention, ModuleSize, Origin, SourceMap, Step, annotate, mentions,
};
pub use external::linking;
use library::{Group, Library};
pub use original::Likeness;
use package::{Package, Target};
use parallel::on_large_stack;
pub use prove::{Difference, Proof, Verdict, Whole};
use rustc::Rustc;
use serde::{Deserialize, Serialize};

/// How to bundle.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Verifies and prunes; without it the bundle is unverified and larger.
    pub rustc: Option<Rustc>,
    /// Keep the documentation comments of libraries.
    pub docs: bool,
    /// Begin with a line that names the puzzle, the bundler and the edition, and one for each foreign crate with its licence.
    pub header: bool,
    /// A folder where bundles are kept, in `bundles/`, so that one whose sources did not change is not made again. Without
    /// one, all are made.
    pub cache: Option<PathBuf>,
    /// Is told how far the work on several binaries is.
    pub watch: Option<Watch>,
    /// Does the process end soon after? Then the library's tables are left to its end: to take them down takes time.
    pub is_last: bool,
}

/// Somebody who is told how far work is; called from several threads.
#[derive(Clone)]
pub struct Watch(Arc<dyn Fn(Progress<'_>) + Send + Sync>);

impl Watch {
    /// Calls `tell` whenever there is something to tell.
    pub fn new(tell: impl Fn(Progress<'_>) + Send + Sync + 'static) -> Watch {
        Watch(Arc::new(tell))
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watch")
    }
}

/// What happened in the work on several binaries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress<'a> {
    /// The binary of this name is being worked on.
    Begun(&'a str),
    /// One more binary is done with.
    Done,
}

impl Options {
    /// How a file to submit is made: with a header, and as `rustc` accepts it if there is one. It is kept where `rustc` keeps its
    /// answers.
    pub fn to_submit(rustc: Option<Rustc>) -> Options {
        let cache = rustc.as_ref().and_then(Rustc::cache);
        Options {
            cache: cache.map(Path::to_path_buf),
            rustc,
            docs: false,
            header: true,
            watch: None,
            is_last: false,
        }
    }

    /// The same, with the crates at hand that `package` leaves outside.
    fn linking(&self, package: &Package) -> Result<Cow<'_, Options>, Error> {
        match &self.rustc {
            Some(rustc) if !package.externals.is_empty() => Ok(Cow::Owned(Options {
                rustc: Some(linking(package, rustc)?),
                ..self.clone()
            })),
            _ => Ok(Cow::Borrowed(self)),
        }
    }
}

/// One self-contained program.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Bundle {
    /// The binary's name.
    pub name: String,
    /// The edition it has to be compiled with.
    pub edition: package::Edition,
    /// The whole file.
    pub text: String,
    /// Bytes of `text` that come from the solution's own files.
    pub own_bytes: usize,
    /// Bytes of `text` that come from libraries.
    pub shared_bytes: usize,
    /// Did rustc accept exactly this text?
    pub verified: bool,
    /// The crates that the judge must have, as `name version`.
    pub externals: Vec<String>,
    /// What may differ from the package's own program, such as what `line!()` says.
    pub warnings: Vec<Problem>,
    /// Files that it was made of and that are not where Cargo looks for sources: who writes it takes care not to lose them.
    pub stray_sources: Vec<PathBuf>,
}

impl Bundle {
    /// Bytes of `text` that are the bundler's: the header, the modules that hold libraries, imports between them.
    pub fn made_bytes(&self) -> usize {
        self.text.len() - self.own_bytes - self.shared_bytes
    }
}

/// Bundles one binary (or example) of `package`.
///
/// Errors: an unknown name, unreadable or malformed source, a construct that cannot be bundled, or a bundle that rustc does
/// not accept; each with its place in the original files.
pub fn bundle(package: &Package, name: &str, options: &Options) -> Result<Bundle, Error> {
    let mut bundles = bundle_all(package, &[name], options);
    bundles.pop().expect("one result a name")
}

/// Why the bundle of binary `name` has the library items called `item`: for each, the chain of reasons from it to the
/// solution. Empty when the bundle has none. Errors as for [`bundle`].
pub fn why(
    package: &Package,
    name: &str,
    item: &str,
    options: &Options,
) -> Result<Vec<Vec<Step>>, Error> {
    let package = package.built_for(name)?;
    let target = package.target(name)?;
    let options = &options.linking(package)?;
    on_large_stack(|| Library::load(package, target)?.why(package, target, options, item))
}

/// Compares the bundle of binary `name` with the original, or else with the program that has all of the library, as the compiler
/// sees them: see [`Proof`]. Errors as for [`bundle`], and if `options` have no rustc.
pub fn prove(package: &Package, name: &str, options: &Options) -> Result<Proof, Error> {
    let mut proofs = prove_all(package, &[name], options);
    proofs.pop().expect("one result a name")
}

/// What the bytes of the bundle of binary `name` are spent on: its modules, largest first. With the bundler's own bytes
/// ([`Bundle::made_bytes`]) they add up to the whole file. Errors as for [`bundle`].
pub fn sizes(
    package: &Package,
    name: &str,
    options: &Options,
) -> Result<(Bundle, Vec<ModuleSize>), Error> {
    let package = package.built_for(name)?;
    let target = package.target(name)?;
    let options = &options.linking(package)?;
    on_large_stack(|| Library::load(package, target)?.sizes(package, target, options))
}

/// The bundle of binary `name`, and where its lines came from. Errors as for [`bundle`].
pub fn source_map(
    package: &Package,
    name: &str,
    options: &Options,
) -> Result<(Bundle, SourceMap), Error> {
    let package = package.built_for(name)?;
    let target = package.target(name)?;
    let options = &options.linking(package)?;
    on_large_stack(|| Library::load(package, target)?.source_map(package, target, options))
}

/// Bundles several binaries, in parallel and reading the library once; one result for each name, in their order.
pub fn bundle_all(
    package: &Package,
    names: &[&str],
    options: &Options,
) -> Vec<Result<Bundle, Error>> {
    as_built(package, names, |package, names| {
        bundle_alike(package, names, options)
    })
}

/// Does `work` for names of binaries and of examples, which may be built otherwise; one result for each name, in their order.
fn as_built<T>(
    package: &Package,
    names: &[&str],
    work: impl Fn(&Package, &[&str]) -> Vec<Result<T, Error>>,
) -> Vec<Result<T, Error>> {
    let built: Vec<_> = names.iter().map(|name| package.built_for(name)).collect();
    let is_other = |built: &Result<&Package, Error>| {
        !built
            .as_ref()
            .is_ok_and(|built| std::ptr::eq(*built, package))
    };
    if !built.iter().any(is_other) {
        return work(package, names);
    }
    let each = built.into_iter().zip(names);
    each.flat_map(|(built, name)| match built {
        Ok(built) => work(built, &[*name]),
        Err(error) => vec![Err(error)],
    })
    .collect()
}

/// Bundles several binaries that are built of the same crates.
fn bundle_alike(
    package: &Package,
    names: &[&str],
    options: &Options,
) -> Vec<Result<Bundle, Error>> {
    let cache = Cache::open(package, options);
    let known = |target: &Target| cache.as_ref()?.bundle(target);
    let states: Vec<OnceLock<LibraryState>> = names.iter().map(|_| OnceLock::new()).collect();
    let bundles = with_each(
        package,
        names,
        options,
        known,
        |library, group, target, options| {
            let (bundle, files) = library.bundle(package, target, options)?;
            let bytes = library.bytes() + bundle.own_bytes;
            let cache = cache.as_ref();
            if let Some(cache) = cache.filter(|cache| cache.is_worth_it(bytes, names.len() > 1)) {
                let state = states[group].get_or_init(|| cache.keep_library(&library.files));
                cache.keep(state, target, files, &bundle);
            }
            Ok(bundle)
        },
    );
    if let Some(cache) = &cache {
        cache.drop_oldest(states.iter().filter_map(OnceLock::get));
    }
    bundles
}

/// Proves several bundles as [`bundle_all`] makes them.
pub fn prove_all(
    package: &Package,
    names: &[&str],
    options: &Options,
) -> Vec<Result<Proof, Error>> {
    as_built(package, names, |package, names| {
        let known = |_: &Target| None;
        let prove = |library: &Library, _, target: &Target, options: &Options| {
            library.prove(package, target, options)
        };
        with_each(package, names, options, known, prove)
    })
}

/// Does `work` for several binaries whose results are not `known`, in parallel; one result for each name, in their order. The
/// library is read once for all that name the same crates, whose group's number `work` is told.
fn with_each<T: Send>(
    package: &Package,
    names: &[&str],
    options: &Options,
    known: impl Fn(&Target) -> Option<T> + Sync,
    work: impl Fn(&Library, usize, &Target, &Options) -> Result<T, Error> + Sync,
) -> Vec<Result<T, Error>> {
    let tell = |progress: Progress<'_>| {
        if let Some(Watch(tell)) = &options.watch {
            tell(progress);
        }
    };
    on_large_stack(|| {
        let targets: Vec<Result<&Target, Error>> =
            names.iter().map(|name| package.target(name)).collect();
        let known = |target: &Result<&Target, Error>| match target {
            Ok(target) => known(target).map(Ok),
            Err(error) => Some(Err(error.clone())),
        };
        let mut results = parallel::each(targets.iter().collect(), parallel::MANY, known);
        let missing = targets.iter().zip(&results);
        let missing: Vec<Option<&Target>> = missing
            .map(|(target, known)| match known {
                Some(_) => {
                    tell(Progress::Done);
                    None
                }
                None => target.as_ref().ok().copied(),
            })
            .collect();
        let linking = match missing.iter().any(Option::is_some) {
            true => options.linking(package),
            false => Ok(Cow::Borrowed(options)),
        };
        let options = match &linking {
            Ok(linking) => linking,
            Err(error) => {
                let waiting = results.into_iter();
                let refused = || Err(error.clone());
                return waiting.map(|known| known.unwrap_or_else(refused)).collect();
            }
        };
        let groups = Group::all(package, &missing);
        // Of many, each has to make room for the next.
        let is_left = options.is_last && groups.len() == 1;
        let of_group = |(number, group): (usize, Group<'_>)| {
            let members = group.members.clone();
            let library = Library::load_for(package, group);
            let outcome = |&member: &usize| {
                let target = missing[member]?;
                let outcome = match &library {
                    Ok(library) => {
                        tell(Progress::Begun(&target.name));
                        work(library, number, target, options)
                    }
                    Err(error) => Err(error.clone()),
                };
                tell(Progress::Done);
                Some((member, outcome))
            };
            let outcomes = parallel::each(members.iter().collect(), 2, outcome);
            if let (true, Ok(library)) = (is_left, library) {
                library.leave();
            }
            outcomes
        };
        let made = parallel::each(groups.into_iter().enumerate().collect(), 2, of_group);
        for (member, outcome) in made.into_iter().flatten().flatten() {
            results[member] = Some(outcome);
        }
        results.into_iter().flatten().collect()
    })
}
