//! What is live in one bundle, and what must not be.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::error::Problem;
use crate::macros::RuleImpl;
use crate::tables::{ImportId, ModuleId, Name, NodeId};

/// What is live in one bundle.
#[derive(Debug, Default)]
pub(crate) struct Live {
    pub(crate) nodes: BTreeSet<NodeId>,
    pub(crate) imports: BTreeSet<ImportId>,
    /// For each live node, what made it live; none for roots.
    pub(crate) why: BTreeMap<NodeId, Option<NodeId>>,
    /// Names under which modules mean a bundled crate.
    pub(crate) crate_names: BTreeSet<(ModuleId, Name, u32)>,
    /// Crates' names in the rules of their own crate's macros that no import brings to all places where these are called.
    pub(crate) crates_in_rules: BTreeMap<(NodeId, Name), CrateInRules>,
    /// Traits that modules have from the prelude of an edition newer than the solution's: their paths.
    pub(crate) later_preludes: BTreeSet<(ModuleId, &'static str)>,
    /// Exported macros that are reached by path rather than by textual scope.
    pub(crate) macros_by_path: BTreeSet<NodeId>,
    /// Macros that keep `#[macro_export]`: those with `local_inner_macros` that give others the names of exported macros, and
    /// these.
    pub(crate) kept_exports: BTreeSet<NodeId>,
    /// Macros that modules have from `#[macro_use] extern crate`, and of which crate each is that.
    pub(crate) prelude_macros: BTreeMap<(ModuleId, Name, NodeId), u32>,
    /// Textual macros of such a name in sight there, each for some compilers only: those have them instead.
    pub(crate) textual_beside: BTreeMap<(ModuleId, Name), BTreeSet<NodeId>>,
    /// Imports that bring an exported macro or a whole crate: they must not be `pub` any more.
    pub(crate) narrowed: BTreeSet<ImportId>,
    /// The same, in bodies and macros: where the `pub` is.
    pub(crate) narrowed_inside: Parts,
    /// Imports whose path starts with a crate's bare name.
    pub(crate) crate_imports: BTreeMap<ImportId, u32>,
    /// For each live macro, the crates it is called from.
    pub(crate) callers: BTreeMap<NodeId, BTreeSet<u32>>,
    /// Items that may make their name ambiguous, used or not, and the imports that bring them there.
    pub(crate) rivals: BTreeSet<NodeId>,
    pub(crate) rival_imports: BTreeSet<ImportId>,
    /// Items and imports that hide others of their name, used or not.
    pub(crate) hiders: BTreeSet<NodeId>,
    pub(crate) hider_imports: BTreeSet<ImportId>,
    /// Nodes in whose bodies unused imports and items are in the way of others of their name.
    pub(crate) whole_bodies: BTreeSet<NodeId>,
    /// Lines of the bundler's own that are not wanted.
    pub(crate) unwanted: BTreeSet<Made>,
    /// Stretches of live nodes' text that are not, and what comes in their place.
    pub(crate) unwanted_parts: Parts,
    /// The same, of what an edition has only in another form.
    pub(crate) mended: Parts,
    /// By macro, the impls in its rules.
    pub(crate) rules: BTreeMap<NodeId, Vec<RulesImpl>>,
    /// The libraries that the solution links.
    pub(crate) linked: BTreeSet<u32>,
    /// Those that it does not, and that act on it perhaps where rustc loads them.
    pub(crate) left_out: BTreeSet<u32>,
    /// The crates that the judge must have.
    pub(crate) externals: BTreeSet<u32>,
    /// What would mean something else in a bundle, and where: no bundle may have one of those nodes, and rustc may yet call it
    /// dead.
    pub(crate) doubts: Vec<Doubt>,
}

/// A crate's name at the start of paths in a macro's rules.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CrateInRules {
    pub(crate) krate: u32,
    /// Is it the crate wherever the macro is called?
    pub(crate) is_sure: bool,
    /// May the macro be called in a module that a body has or a macro makes? No import is put there.
    pub(crate) in_module: bool,
}

/// What a node may come to mean in a bundle.
#[derive(Debug, Clone)]
pub(crate) struct Doubt {
    pub(crate) node: NodeId,
    pub(crate) problem: Problem,
    /// If it is about a method that std has for floating-point numbers: rustc can say whether that is called.
    pub(crate) of_floats: Option<OfFloats>,
    /// Is it no longer in doubt if rustc makes the same code of the original?
    pub(crate) shows_in_code: bool,
    /// May it be about text that this compiler does not see?
    pub(crate) is_hidden: bool,
}

/// A method of floating-point numbers that a library does not see in the original.
#[derive(Debug, Clone)]
pub(crate) struct OfFloats {
    pub(crate) name: Name,
    /// The library.
    pub(crate) krate: u32,
    /// Does nothing there look like a call of it? Then only what rustc says makes this a problem: a macro may make the call, and
    /// of a name nobody here knows for sure what it means.
    pub(crate) is_unseen: bool,
}

impl Doubt {
    /// What nobody but the author can judge.
    pub(super) fn new(node: NodeId, problem: Problem) -> Doubt {
        Doubt {
            node,
            problem,
            of_floats: None,
            shows_in_code: false,
            is_hidden: false,
        }
    }

    /// What a comparison with the original can judge.
    pub(super) fn of_code(node: NodeId, problem: Problem) -> Doubt {
        Doubt {
            shows_in_code: true,
            ..Doubt::new(node, problem)
        }
    }
}

/// An impl in the rules of a live macro.
#[derive(Debug, Clone)]
pub(crate) struct RulesImpl {
    pub(crate) made: RuleImpl,
    /// The bundled trait that it is of wherever the macro is called; none if that is not plain.
    pub(crate) of: Option<NodeId>,
    /// Does it go with the trait?
    pub(crate) goes: bool,
    /// Its members that go with those of the trait.
    pub(crate) going: BTreeSet<Name>,
}

/// What a line of the bundler's own is for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Made {
    /// A module's name for a crate.
    CrateName(ModuleId, Name),
    /// A trait of a newer edition's prelude, by its path.
    LaterPrelude(ModuleId, &'static str),
    /// A module's path for a macro.
    Export(ModuleId, NodeId),
    /// Its crate's path for a macro that has a module of its own.
    ExportOfOwn(NodeId),
}

/// What rustc called unused: never live again.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Banned {
    /// Not banned but the contrary: every impl of linked libraries is live that may be of something live, whatever it waits for.
    pub(crate) with_all_impls: bool,
    /// The same of libraries: those are linked of which only dead text has rustc load them, if something there acts perhaps.
    pub(crate) with_loaded: bool,
    pub(crate) made: BTreeSet<Made>,
    pub(crate) nodes: BTreeSet<NodeId>,
    pub(crate) imports: BTreeSet<ImportId>,
    /// Items and imports in the bodies of nodes, and visibilities, as stretches of their files and what comes in their place.
    pub(crate) parts: Parts,
    /// Not unused: what comes in place of text that the bundle's edition has only in another form.
    pub(crate) mended: Parts,
}

/// Stretches of nodes' files, and what comes in their place.
pub(crate) type Parts = BTreeMap<NodeId, Vec<(Range<usize>, String)>>;
