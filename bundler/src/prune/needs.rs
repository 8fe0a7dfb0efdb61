//! What errors showed to be needed, and by which text: as long as that is there, the same error would come again. And what is needed
//! by what rustc calls dead and stays.

use std::collections::{BTreeMap, BTreeSet};

use super::dead::Dead;
use crate::tables::{ImportId, NodeId};

/// What needs something together: where an error was, the node that its text is in and those with the calls that it came from; or all
/// that stays though it is dead.
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
    pub(super) fn split(
        &self,
        free: Vec<Dead>,
        is_there: impl Fn(NodeId) -> bool,
    ) -> (Vec<Dead>, Vec<Dead>) {
        let (mut free, mut needed) = (free, Vec::new());
        loop {
            let goes: BTreeSet<NodeId> = free.iter().filter_map(Dead::node).collect();
            let stays = |id: &NodeId| is_there(*id) && !goes.contains(id);
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

    /// These have gone: the text of nodes that they were a part of is another one now.
    pub(super) fn forget(&mut self, gone: &[Dead], node_of: impl Fn(ImportId) -> NodeId) {
        let changed = |dead: &Dead| match dead {
            Dead::Part(id, _) => Some(*id),
            Dead::Import(id) => Some(node_of(*id)),
            Dead::Node(_) | Dead::Made(_) => None,
        };
        let changed: BTreeSet<NodeId> = gone.iter().filter_map(changed).collect();
        for known in self.0.values_mut() {
            known.retain(|around| around.is_disjoint(&changed));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::parts::Part;
    use super::*;

    fn id(index: u32) -> NodeId {
        NodeId { krate: 1, index }
    }

    /// What may go of `dead`, where all of 0 to 9 are there.
    fn free(needs: &Needs, dead: &[u32]) -> Vec<u32> {
        let dead = dead.iter().map(|index| Dead::Node(id(*index))).collect();
        let (free, _) = needs.split(dead, |id| id.index < 10);
        free.iter()
            .filter_map(Dead::node)
            .map(|id| id.index)
            .collect()
    }

    #[test]
    fn what_text_that_stays_needs_does_not_go_nor_what_that_needs() {
        let mut needs = Needs::default();
        needs.add(Dead::Node(id(1)), [id(0)].into());
        needs.add(Dead::Node(id(2)), [id(1)].into());
        needs.add(Dead::Node(id(3)), [id(2), id(4)].into());
        assert_eq!(free(&needs, &[1, 2, 3, 5]), [5]);
        assert_eq!(free(&needs, &[0, 1, 2, 3, 5]), [0, 1, 2, 3, 5]);
        // Of a macro's definition and its call, one goes.
        assert_eq!(free(&needs, &[1, 2, 3, 4]), [3, 4]);
    }

    #[test]
    fn things_that_need_each_other_go_together() {
        let mut needs = Needs::default();
        needs.add(Dead::Node(id(1)), [id(2)].into());
        needs.add(Dead::Node(id(2)), [id(1)].into());
        assert_eq!(free(&needs, &[1, 2]), [1, 2]);
        assert_eq!(free(&needs, &[1]), [] as [u32; 0]);
    }

    #[test]
    fn text_of_which_something_went_may_need_it_no_more() {
        let mut needs = Needs::default();
        needs.add(Dead::Node(id(1)), [id(0)].into());
        needs.add(Dead::Node(id(2)), [id(3)].into());
        let import = ImportId { krate: 1, index: 7 };
        needs.forget(&[Dead::Node(id(0)), Dead::Import(import)], |_| id(3));
        assert_eq!(free(&needs, &[1, 2]), [2]);
        let part = Part {
            name: "f".into(),
            at: 0,
            changes: Vec::new(),
        };
        needs.forget(&[Dead::Part(id(0), part)], |_| id(9));
        assert_eq!(free(&needs, &[1, 2]), [1, 2]);
    }
}
