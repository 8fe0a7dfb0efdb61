//! Paths through modules inside a node, which no table knows: `m::a::b` behind `mod m { pub use crate::a; }` in a body. What such
//! modules import is known for the whole node, so that the path is read from there on, too.

use crate::tables::{LocalUse, Name, PathRef, Refs, Root};

/// Adds to paths and imports what is left of them behind the `modules` of the node.
pub(super) fn read(refs: &mut Refs, modules: &[Name]) {
    if modules.is_empty() || refs.uses.is_empty() {
        return;
    }
    let mut at = 0;
    while let Some(LocalUse { path, alias }) = refs.uses.get(at).cloned() {
        for path in behind(&path, alias.is_none(), modules, &refs.uses) {
            let is_known = |known: &LocalUse| is_same(&known.path, &path) && known.alias == alias;
            if !refs.uses.iter().any(is_known) {
                let alias = alias.clone();
                refs.uses.push(LocalUse { path, alias });
            }
        }
        at += 1;
    }
    let paths = refs.paths.iter();
    let paths = paths.flat_map(|path| behind(path, path.glob, modules, &refs.uses));
    refs.paths.extend(paths.collect::<Vec<_>>());
}

/// The ends of a path that begin with what may be imported. `whole`: may that be all of what is imported from?
fn behind(path: &PathRef, whole: bool, modules: &[Name], uses: &[LocalUse]) -> Vec<PathRef> {
    let segments = &path.segments;
    let by_name = |name: &Name| uses.iter().any(|local| local.alias.as_ref() == Some(name));
    let has_glob = uses.iter().any(|local| local.alias.is_none());
    let (first, any) = match (path.root, segments.first()) {
        (Root::Plain, Some(first)) if modules.contains(first) => (1, has_glob),
        // From one module inside the node to another.
        (Root::Up(_), Some(_)) => (0, false),
        _ => return Vec::new(),
    };
    let last = segments.len() - usize::from(!whole);
    let starts = (first..last).filter(|at| any || by_name(&segments[*at]));
    let ends = starts.map(|at| PathRef {
        root: Root::Plain,
        segments: segments[at..].iter().cloned().collect(),
        starts: path.starts.iter().skip(at).copied().collect(),
        // It may mean something else.
        in_macro: true,
        ..path.clone()
    });
    ends.collect()
}

fn is_same(one: &PathRef, other: &PathRef) -> bool {
    one.root == other.root && one.segments == other.segments && one.glob == other.glob
}
