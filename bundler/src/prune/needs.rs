//! What errors showed to be needed, and by which text: as long as that is there, the same error would come again.

use std::collections::{BTreeMap, BTreeSet};

use super::dead::Dead;
use crate::reach::Live;
use crate::tables::{NodeId, Program};

/// Where an error was: the node that its text is in, and those with the calls that it came from.
pub(super) type Around = BTreeSet<NodeId>;

/// What could not go, and the text that needs it.
#[derive(Debug, Default)]
pub(super) struct Needs(BTreeMap<Dead, BTreeSet<Around>>);

impl Needs {
    pub(super) fn add(&mut self, dead: Dead, around: Around) {
        self.0.entry(dead).or_default().insert(around);
    }

    /// Those of `free` that nothing is known to need of what stays, and the others. Things that only need each other may go
    /// together.
    pub(super) fn split(&self, free: Vec<Dead>, live: &Live) -> (Vec<Dead>, Vec<Dead>) {
        let (mut free, mut needed) = (free, Vec::new());
        loop {
            let goes: BTreeSet<NodeId> = free.iter().filter_map(Dead::node).collect();
            let stays = |id: &NodeId| live.nodes.contains(id) && !goes.contains(id);
            let is_needed = |dead: &Dead| {
                let known = self.0.get(dead);
                known.is_some_and(|known| known.iter().any(|around| around.iter().all(stays)))
            };
            let (more, rest): (Vec<Dead>, Vec<Dead>) = free.into_iter().partition(is_needed);
            free = rest;
            if more.is_empty() {
                return (free, needed);
            }
            needed.extend(more);
        }
    }

    /// These have gone: text that they were a part of is another one now.
    pub(super) fn forget(&mut self, program: Program<'_>, gone: &[Dead]) {
        let changed: BTreeSet<NodeId> = gone
            .iter()
            .filter_map(|dead| match dead {
                Dead::Part(id, _) => Some(*id),
                Dead::Import(id) => Some(program.import(*id).node),
                Dead::Node(_) | Dead::Made(_) => None,
            })
            .collect();
        if changed.is_empty() {
            return;
        }
        for known in self.0.values_mut() {
            known.retain(|around| around.is_disjoint(&changed));
        }
    }
}
