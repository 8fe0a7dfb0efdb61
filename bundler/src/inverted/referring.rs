//! Impls of bundled traits for references to bundled types: `impl Walk for &Graph`. Such an impl waits for its type as for its trait,
//! unless inference may choose it where nothing says which type is meant.
//!
//! Where all that is known of a type is that it is a reference, rustc takes the one impl that fits. Of several it takes none, so the
//! program says which: then an impl whose type nothing live mentions cannot be meant. But one that asks for what is known not to be,
//! as `Vec<S>: Trait` is, or for a lifetime of its own, does not fit, and there may be only one left.

use super::types::{Meant, Types};
use super::{Inverted, Needs};
use crate::resolve::Site;
use crate::scope::Scopes;
use crate::tables::{ImplHead, Kind, Name, NodeId, PathRef, Program};

#[derive(Debug)]
pub(super) struct Referring {
    /// Its row among those that wait.
    row: usize,
    id: NodeId,
    of: Of,
    mutable: bool,
    target: NodeId,
    /// Does it fit a reference to any type, as long as that type is not known?
    fits_any: bool,
}

/// A trait.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Of {
    Node(NodeId),
    /// What a macro makes of this name in the impl's crate. If several traits had it, and inference took an impl of one, rustc would
    /// miss that, and all impls are tried.
    Made(Name),
}

impl Of {
    /// The trait that a path means; none if it is not bundled, or is clear to be several.
    pub(super) fn by(meant: &Meant, path: &PathRef) -> Option<Of> {
        match meant.item {
            Some(id) => Some(Of::Node(id)),
            None if meant.unclear => Some(Of::Made(path.segments.last()?.clone())),
            None => None,
        }
    }
}

impl Referring {
    /// None if it is not clear what is referred to; or if the trait has arguments, which inference could go by.
    pub(super) fn new(
        scopes: &Scopes<'_>,
        types: &Types,
        (row, id): (usize, NodeId),
        head: &ImplHead,
        of: Of,
    ) -> Option<Referring> {
        let behind = head.behind.as_deref()?;
        let name = behind.path.segments.last()?;
        if types.made_by_macros.contains(name) || head.arguments.is_some() {
            return None;
        }
        let site = Site::of_node(scopes.program.node(id));
        let target = Meant::by(scopes, site, Some(&behind.path)).item?;
        // What a trait object of old borrows lives as long as the reference.
        let is_trait = scopes.program.node(target).kind == Kind::Trait;
        Some(Referring {
            row,
            id,
            of,
            mutable: behind.mutable,
            target,
            fits_any: behind.fits_any && !is_trait,
        })
    }

    /// Does `other`, of the same trait, always fit too where nothing says which type is meant, whatever a judge's compiler makes of
    /// a cfg?
    fn is_beside(&self, program: Program<'_>, other: &Referring) -> bool {
        let is_of_trait = |krate| matches!(&self.of, Of::Node(of) if of.krate == krate);
        let krate = other.id.krate;
        let is_loaded = krate == self.id.krate || is_of_trait(krate);
        other.target != self.target
            && other.mutable == self.mutable
            && other.fits_any
            && is_loaded
            && !program.node(other.id).refs.open_cfg()
    }
}

impl Inverted {
    /// Has the impls wait for what they refer to. Time: for each trait, the square of its impls for references.
    pub(super) fn wait_for_what_is_referred_to(&mut self, program: Program<'_>) {
        let mut all = std::mem::take(&mut self.referring);
        all.sort_by(|one, other| (&one.of, one.row).cmp(&(&other.of, other.row)));
        for of_trait in all.chunk_by(|one, other| one.of == other.of) {
            for referring in of_trait {
                let mut others = of_trait.iter();
                if !others.any(|other| referring.is_beside(program, other)) {
                    continue;
                }
                let Needs::All(needed) = &mut self.waiting[referring.row].needs else {
                    continue;
                };
                if needed.is_empty() {
                    let at_once = self.at_once.entry(referring.id.krate).or_default();
                    at_once.retain(|row| *row != referring.row);
                }
                needed.push(referring.target);
                let rows = self.by_item.entry(referring.target).or_default();
                rows.push(referring.row);
            }
        }
    }
}
