//! Paths that begin with what the node itself has, which no table knows: `m::a::b` behind `mod m { pub use crate::a; }` in a body,
//! and `use a::b;` before `use b::c;`. What is imported anywhere in a node counts for the whole of it, so that such a path is read
//! from what it begins with on, too.

use crate::tables::{LocalUse, Name, PathRef, Refs, Root};

/// The most imports of a node that are put together of others.
const MOST: usize = 1_000;

/// Adds to paths and imports what is left of them behind the `modules` of the node, and to imports what they are by others.
pub(super) fn read(refs: &mut Refs, modules: &[Name]) {
    if !modules.is_empty() {
        let mut at = 0;
        while let Some(local) = refs.uses.get(at).cloned() {
            // Under its own name it is what is imported there by that.
            let whole = local.alias.as_ref() != local.path.segments.last();
            for path in behind(&local.path, whole, modules, &refs.uses) {
                let local = LocalUse {
                    path,
                    ..local.clone()
                };
                if !refs.uses.contains(&local) {
                    refs.uses.push(local);
                }
            }
            at += 1;
        }
        let paths = refs.paths.iter();
        let paths = paths.flat_map(|path| behind(path, path.glob, modules, &refs.uses));
        refs.paths.extend(paths.collect::<Vec<_>>());
    }
    let written = refs.uses.clone();
    for (at, local) in written.iter().enumerate() {
        by_others(&written, local, &mut vec![at], &mut refs.uses);
    }
}

/// Adds what an import is if its first name is what others bring. `through`: those that it is already put together of.
fn by_others(
    written: &[LocalUse],
    local: &LocalUse,
    through: &mut Vec<usize>,
    uses: &mut Vec<LocalUse>,
) {
    let (Root::Plain, [first, rest @ ..]) = (local.path.root, local.path.segments.as_slice())
    else {
        return;
    };
    for (at, other) in written.iter().enumerate() {
        if other.alias.as_ref() != Some(first) || through.contains(&at) || uses.len() > MOST {
            continue;
        }
        let starts = local.path.starts.iter().skip(1);
        let path = PathRef {
            root: other.path.root,
            segments: other.path.segments.iter().chain(rest).cloned().collect(),
            starts: other.path.starts.iter().chain(starts).copied().collect(),
            ..local.path.clone()
        };
        let whole = LocalUse {
            path,
            ..local.clone()
        };
        uses.push(whole.clone());
        through.push(at);
        by_others(written, &whole, through, uses);
        through.pop();
    }
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
