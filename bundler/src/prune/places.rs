//! Places in source files as the live nodes and imports that are there.

use std::collections::HashMap;

use crate::reach::Live;
use crate::tables::{ImportId, Kind, NodeId, Program, SOLUTION};

/// Crate, file of it, byte of that.
pub(super) type Place = (u32, u32, usize);

/// What is live, by where it is written.
pub(super) struct Places<'a> {
    program: Program<'a>,
    live: &'a Live,
    /// By where their names start.
    nodes: HashMap<Place, NodeId>,
    /// Those of libraries, by crate and file.
    imports: HashMap<(u32, u32), Vec<ImportId>>,
}

impl<'a> Places<'a> {
    pub(super) fn new(program: Program<'a>, live: &'a Live) -> Places<'a> {
        let mut nodes = HashMap::new();
        for &id in &live.nodes {
            let node = program.node(id);
            // A call among an impl's members has none: what it makes is not whole text.
            if node.kind == Kind::Member && node.name.is_none() {
                continue;
            }
            let file = program.module(node.module).file;
            nodes.insert((id.krate, file, node.name_range.start), id);
        }
        let mut imports: HashMap<_, Vec<ImportId>> = HashMap::new();
        for &id in live.imports.iter().filter(|id| id.krate != SOLUTION) {
            let file = program.module(program.import(id).module).file;
            imports.entry((id.krate, file)).or_default().push(id);
        }
        Places {
            program,
            live,
            nodes,
            imports,
        }
    }

    /// The node whose name starts there.
    pub(super) fn named(&self, place: Place) -> Option<NodeId> {
        self.nodes.get(&place).copied()
    }

    /// The smallest node of a library that the place is in.
    pub(super) fn around(&self, place: Place) -> Option<NodeId> {
        self.around_any(place).filter(|id| id.krate != SOLUTION)
    }

    /// The smallest node that the place is in.
    pub(super) fn around_any(&self, (krate, file, at): Place) -> Option<NodeId> {
        let program = self.program;
        let around = self.live.nodes.iter().filter(|id| {
            let node = program.node(**id);
            id.krate == krate
                && program.module(node.module).file == file
                && node.range.contains(&at)
        });
        let id = around.min_by_key(|id| program.node(**id).range.len());
        id.copied()
    }

    /// The imports of a library that `length` bytes there name: whole, or in part.
    pub(super) fn imports(&self, (krate, file, at): Place, length: usize) -> Vec<ImportId> {
        let leaves = self.imports.get(&(krate, file)).into_iter().flatten();
        let meant = leaves.filter(|id| {
            let import = self.program.import(**id);
            let range = &import.range;
            let named = at..at + length;
            // `b` of `a::b` names the leaf that it is in, and a whole group, unused as such, all that start in it. Of a glob of
            // traits whose methods some call might mean, rustc names the path in front.
            let in_front = import.path.starts.last();
            range.contains(&at)
                || named.contains(&range.start)
                || import.path.glob && in_front.is_some_and(|start| named.contains(start))
        });
        meant.copied().collect()
    }
}
