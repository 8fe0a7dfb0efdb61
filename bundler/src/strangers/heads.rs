//! Which impls of a bundle are neither of their crate's own traits nor for its own types.
//!
//! Where that cannot be told, as of what macros make, an impl counts as one.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::emit::Output;
use crate::error::Place;
use crate::foreign_impls::{Made, is_for_wrapped, is_foreign, made, may_be_made};
use crate::inverted::imported;
use crate::resolve::Site;
use crate::scope::{Def, Scopes};
use crate::tables::{ImplHead, Node, NodeId, SOLUTION};

/// Such an impl, or a call that may make one.
pub(super) struct Stranger {
    pub(super) krate: u32,
    pub(super) place: Place,
    /// The crates that its trait may be of; none if that is not one of the bundled ones, or not known.
    traits: Vec<u32>,
    /// Is it written out?
    pub(super) is_known: bool,
}

impl Stranger {
    /// May the text of a library that knows these crates use the impl in one file, and not in the original?
    pub(super) fn is_seen_beside(&self, known: &BTreeSet<u32>) -> bool {
        let knows_trait =
            || self.traits.is_empty() || self.traits.iter().any(|of| known.contains(of));
        !known.contains(&self.krate) && knows_trait()
    }
}

/// Those among `nodes` that are in the bundle; `with_wrapped`: those for references to and boxes of own types too.
pub(super) fn strangers(
    scopes: &Scopes<'_>,
    output: &Output,
    nodes: impl Iterator<Item = NodeId>,
    with_wrapped: bool,
) -> Vec<Stranger> {
    let program = scopes.program;
    let krates = 0..program.krates.len() as u32;
    // Most crates are below all that they are beside.
    let known = imported(scopes);
    let is_unknown = |krate: u32| {
        let first = usize::from(krate == SOLUTION);
        known[first..].iter().any(|known| !known.contains(&krate))
    };
    let watched: Vec<bool> = krates.map(is_unknown).collect();
    let mut found = Vec::new();
    for id in nodes.filter(|id| watched[id.krate as usize]) {
        let node = program.node(id);
        let is_stranger = |head: &&ImplHead| {
            is_foreign(scopes, node, head) || with_wrapped && is_for_wrapped(scopes, node, head)
        };
        let heads: Vec<&ImplHead> = node.heads.iter().filter(is_stranger).collect();
        let is_made = made(scopes, id) != Made::Others;
        let file = program.module(node.module).file;
        if heads.is_empty() && !is_made
            || output
                .beginning(id.krate, file, node.range.clone())
                .is_none()
        {
            continue;
        }
        let place = |range: Range<usize>| program.file(node.module).place(range, "");
        found.extend(heads.into_iter().map(|head| Stranger {
            krate: id.krate,
            place: place(head_range(node, head)),
            traits: traits(scopes, node, head),
            is_known: true,
        }));
        found.extend(is_made.then(|| Stranger {
            krate: id.krate,
            place: place(node.range.clone()),
            traits: Vec::new(),
            is_known: false,
        }));
    }
    found
}

/// From its trait to its type, as far as a file has them.
fn head_range(node: &Node, head: &ImplHead) -> Range<usize> {
    let start = head.trait_path.as_ref().map(|path| path.range.start);
    match (start, &head.made_type) {
        (Some(start), None) if start < head.self_type.end => start..head.self_type.end,
        _ => node.range.clone(),
    }
}

/// The bundled crates that an impl's trait may be of.
fn traits(scopes: &Scopes<'_>, node: &Node, head: &ImplHead) -> Vec<u32> {
    let path = head.trait_path.iter();
    let path = path.filter(|path| !may_be_made(scopes, node, path));
    let outcomes = path.map(|path| scopes.type_path(Site::of_node(node), path));
    let outcomes = outcomes.filter(|outcome| !outcome.external);
    let hits = outcomes.flat_map(|outcome| outcome.hits);
    let krates = hits.filter_map(|hit| match hit {
        Def::Node(id) => Some(id.krate),
        _ => None,
    });
    krates.collect()
}
