//! What was met before in one node, so that its mentions are noted once, however often they are written.
//!
//! Names are told apart by where their text is: in one file each is made once, by [`Names`](crate::tokens::Names).

use std::hash::{BuildHasher, Hash, Hasher};

use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::tables::{Name, PathRef};

/// What was met; empty between two nodes, and kept for the room that it has.
#[derive(Debug, Default)]
pub(crate) struct Met {
    names: FxHashSet<usize>,
    /// Indices of paths by their hashes.
    paths: FxHashMap<u64, usize>,
}

impl Met {
    /// Is a name met for the first time?
    pub(super) fn is_new(&mut self, name: &Name) -> bool {
        self.names.insert(place(name))
    }

    /// Adds a path to those of the node, unless it is among them.
    pub(super) fn add(&mut self, path: PathRef, paths: &mut Vec<PathRef>) {
        let known = *self.paths.entry(hash(&path)).or_insert(paths.len());
        // Two paths may have one hash, if hardly ever; then one of them may be there twice.
        if !paths.get(known).is_some_and(|first| is_same(first, &path)) {
            paths.push(path);
        }
    }

    /// Forgets all of it.
    pub(super) fn clear(&mut self) {
        self.names.clear();
        self.paths.clear();
    }
}

fn hash(path: &PathRef) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
    for name in &path.segments {
        hasher.write_usize(place(name));
    }
    path.root.hash(&mut hasher);
    let flags = flags(path).into_iter();
    hasher.write_u8(flags.fold(0, |bits, flag| bits << 1 | u8::from(flag)));
    hasher.finish()
}

/// Do two paths mean the same, wherever they are written?
fn is_same(one: &PathRef, other: &PathRef) -> bool {
    one.root == other.root
        && flags(one) == flags(other)
        && one
            .segments
            .iter()
            .map(place)
            .eq(other.segments.iter().map(place))
}

fn flags(path: &PathRef) -> [bool; 4] {
    [path.bang, path.in_macro, path.in_expression, path.glob]
}

fn place(name: &Name) -> usize {
    name.as_ptr().addr()
}
