//! The crates of one bundle together, and rows by their ids.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use super::{Extern, Import, ImportId, Krate, Module, ModuleId, Name, Node, NodeId, STD_MACROS};
use crate::source::SourceFile;

/// The crates of one bundle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Program<'a> {
    /// By crate number.
    pub(crate) krates: &'a [&'a Krate],
    /// What calls of macros that no table has may come to, once that was asked.
    pub(crate) unknown: &'a OnceLock<Vec<NodeId>>,
    /// Names that macros may have which macros make, once that was asked.
    pub(crate) made: &'a OnceLock<BTreeSet<Name>>,
}

impl<'a> Program<'a> {
    pub(crate) fn krate(&self, number: u32) -> &'a Krate {
        self.krates[number as usize]
    }

    pub(crate) fn module(&self, id: ModuleId) -> &'a Module {
        &self.krate(id.krate).modules[id.index as usize]
    }

    pub(crate) fn node(&self, id: NodeId) -> &'a Node {
        &self.krate(id.krate).nodes[id.index as usize]
    }

    pub(crate) fn import(&self, id: ImportId) -> &'a Import {
        &self.krate(id.krate).imports[id.index as usize]
    }

    /// The file that a module's text is in.
    pub(crate) fn file(&self, module: ModuleId) -> &'a SourceFile {
        &self.krate(module.krate).files[self.module(module).file as usize]
    }

    /// Is `inner` the module `outer` or below it?
    pub(crate) fn is_within(&self, inner: ModuleId, outer: ModuleId) -> bool {
        self.ancestors(inner).any(|module| module == outer)
    }

    /// A module and those around it, innermost first.
    pub(crate) fn ancestors(&self, module: ModuleId) -> impl Iterator<Item = ModuleId> {
        let program = *self;
        std::iter::successors(Some(module), move |id| program.module(*id).parent)
    }

    /// The bundled crates that a crate depends on, and what it calls them.
    pub(crate) fn dependencies(&self, krate: u32) -> impl Iterator<Item = (&'a Name, u32)> {
        let externs = self.krate(krate).externs.iter();
        externs.filter_map(|(name, meaning)| match meaning {
            Extern::Bundled(other) => Some((name, *other)),
            _ => None,
        })
    }

    /// These crates and all that their text may name: what they depend on, and what that does.
    pub(crate) fn seen_by(&self, krates: impl IntoIterator<Item = u32>) -> BTreeSet<u32> {
        closure(krates, |krate| {
            self.dependencies(krate).map(|(_, other)| other)
        })
    }

    /// May a macro that is called by the name of one of std's be another one?
    pub(crate) fn renames_std_macros(&self) -> bool {
        let is_other = |krate: &Krate, name: &str| {
            krate.macros.contains_key(name) || krate.renamed.contains_key(name)
        };
        let mut krates = self.krates.iter();
        krates.any(|krate| STD_MACROS.iter().any(|name| is_other(krate, name)))
    }
}

/// The root module of crate `krate`.
pub(crate) fn root(krate: u32) -> ModuleId {
    ModuleId { krate, index: 0 }
}

/// Crates by their numbers, and those that `next` leads to from there.
pub(crate) fn closure<T: Copy + Ord, I: Iterator<Item = T>>(
    krates: impl IntoIterator<Item = T>,
    next: impl Fn(T) -> I,
) -> BTreeSet<T> {
    let mut found: BTreeSet<T> = krates.into_iter().collect();
    let mut pending: Vec<T> = found.iter().copied().collect();
    while let Some(krate) = pending.pop() {
        let new = next(krate).filter(|other| found.insert(*other));
        pending.extend(new);
    }
    found
}
