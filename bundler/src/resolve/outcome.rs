//! What a path comes to, and what has to be there for that.

use std::ops::Range;

use crate::package::Obstacle;
use crate::scope::Def;
use crate::tables::{ImportId, ModuleId, Name, NodeId};

/// Something that a path leads through or to, and that must be there for it to work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Touch {
    Node(NodeId),
    /// A module that must exist, even if nothing of it is used.
    Module(ModuleId),
    Import(ImportId),
    /// A module that has the looked-for name from a macro or a glob of unknown names, if at all.
    Unknown(ModuleId),
    /// A module that paths may lead into which nobody here can follow.
    Open(ModuleId),
    /// An item that is in the way of another: see [`crate::scope::Binding::hider`].
    Hider(NodeId),
    /// An import that is.
    HiderImport(ImportId),
    /// Something out of sight that a glob on the way sees; is there another of its name surely?
    Restricted {
        name: Name,
        def: Def,
        via: Vec<ImportId>,
        ambiguous: bool,
    },
    /// Things that globs in a module or body bring under one name, where rustc may come to another one first in a bundle.
    Reordered {
        name: Name,
        module: ModuleId,
        globs: [Range<usize>; 2],
    },
    /// A trait that a glob brings to a module where a macro's call may make something of its name, seen from another crate: rustc
    /// comes to the call too late once all crates are one.
    HiddenLate {
        name: Name,
        module: ModuleId,
        glob: Range<usize>,
        call: NodeId,
    },
    /// A body in which all imports and items stay, used or not.
    WholeBody(NodeId),
    /// A crate named by its bare name in a module.
    Crate {
        module: ModuleId,
        name: Name,
        krate: u32,
    },
    /// A crate that the judge has.
    External(u32),
}

/// What a path came to.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// What it may mean in the bundle, each once; [`Outcome::external`] says the rest.
    pub(crate) hits: Vec<Def>,
    /// What it leads through.
    pub(crate) trail: Vec<Touch>,
    /// May it lead out of the bundle, to std?
    pub(crate) external: bool,
    /// A dependency that cannot be bundled, and why.
    pub(crate) foreign: Option<(Name, Obstacle)>,
    /// The items and imports that hide a bundled crate which the path may begin with, where all of them are under a cfg that the
    /// judge decides.
    pub(crate) hiders: Vec<NodeId>,
    /// The segment that no bundled module has, and the module it was looked for in, where there is no hit.
    pub(crate) missing: Option<(usize, ModuleId)>,
    /// May something on the way bring names that no table shows? Then nothing is [`Outcome::missing`] behind it.
    pub(super) unsure: bool,
    /// Where on the way a macro's call would be meant if it made something of the name.
    pub(super) nearer: Vec<(ModuleId, Name)>,
    /// Is a module on the way only one that may be meant?
    pub(crate) guessed: bool,
    /// A segment that surely is two things, and the ways that bring them.
    pub(crate) ambiguous: Option<(Name, [Vec<ImportId>; 2])>,
}

impl Outcome {
    /// Notes if a part of the way is guessed.
    pub(super) fn guess(&mut self, is_guess: bool) {
        self.guessed |= is_guess;
        self.unsure |= is_guess;
    }

    /// Everything that must be there for the path to mean what it means.
    pub(crate) fn touches(&self) -> Vec<Touch> {
        let mut touches = self.trail.clone();
        for &hit in &self.hits {
            touches.push(match hit {
                Def::Node(id) => Touch::Node(id),
                Def::Module(id) => Touch::Module(id),
                Def::External => continue,
            });
        }
        touches
    }

    /// Does no table show what it leads to?
    pub(crate) fn leads_nowhere(&self) -> bool {
        self.hits.is_empty() && !self.external
    }

    /// May it lead to what no table shows?
    pub(crate) fn may_be_unknown(&self) -> bool {
        self.leads_nowhere() || self.unsure
    }

    /// May a macro's call make something that is nearer than where it leads?
    pub(crate) fn may_be_made_nearer(&self) -> bool {
        !self.nearer.is_empty()
    }

    /// The one definition that it leads to, if no macro's call makes something else that `may_be_made` of a name in a module.
    pub(crate) fn only(&self, may_be_made: impl Fn(ModuleId, &Name) -> bool) -> Option<Def> {
        let mut nearer = self.nearer.iter();
        match self.hits.as_slice() {
            [hit] if !self.external && !self.guessed => {
                (!nearer.any(|(module, name)| may_be_made(*module, name))).then_some(*hit)
            }
            _ => None,
        }
    }

    /// The imports it leads through.
    pub(crate) fn imports(&self) -> impl Iterator<Item = ImportId> {
        self.trail.iter().filter_map(|touch| match touch {
            Touch::Import(import) => Some(*import),
            _ => None,
        })
    }
}
