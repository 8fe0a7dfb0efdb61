//! Why something is in a bundle: the chain of reasons from the solution to an item.

use std::collections::BTreeSet;

use super::{describe, line_of, owners};
use crate::reach::Live;
use crate::tables::{NodeId, Program};

/// One step of a chain of reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The file, relative to the package.
    pub path: String,
    /// Counted from 1.
    pub line: usize,
    /// What stands there: `fn gcd`, `impl Ord for Edge`, …
    pub what: String,
}

/// The chains that keep the live library items called `path`: each leads from the item to the solution. Empty when nothing of
/// that name is live.
///
/// In front of a name may stand what it is in, as far as that is needed: `get`, `Tree::get`, `structures::tree::Tree`.
pub(crate) fn why(program: Program<'_>, live: &Live, path: &str) -> Vec<Vec<Step>> {
    // As a compiler begins paths of the bundle.
    let outer = path.strip_prefix("::").filter(|rest| rest.contains("::"));
    let path = path.strip_prefix("crate::").or(outer).unwrap_or(path);
    let segments: Vec<&str> = path.split("::").collect();
    let named = live
        .why
        .keys()
        .filter(|id| is_called(program, **id, &segments));
    named.map(|id| chain(program, live, *id)).collect()
}

/// Is this the end of an item's path?
fn is_called(program: Program<'_>, id: NodeId, path: &[&str]) -> bool {
    let node = program.node(id);
    let Some((last, around)) = path.split_last() else {
        return false;
    };
    if node.name.as_deref() != Some(*last) {
        return false;
    }
    let owners = owners(program, id);
    let around = match around.split_last() {
        Some((owner, around)) if !owners.is_empty() => match owners.contains(owner) {
            true => around,
            false => return false,
        },
        _ => around,
    };
    let modules = std::iter::successors(Some(node.module), |id| program.module(*id).parent);
    let modules = modules.map(|id| &*program.module(id).name);
    around.len() <= modules.clone().count()
        && around
            .iter()
            .rev()
            .zip(modules)
            .all(|(asked, name)| *asked == name)
}

fn chain(program: Program<'_>, live: &Live, from: NodeId) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut visited = BTreeSet::new();
    let mut next = Some(from);
    while let Some(id) = next.filter(|id| visited.insert(*id)) {
        steps.push(step(program, id));
        next = live.why.get(&id).copied().flatten();
    }
    steps
}

pub(crate) fn step(program: Program<'_>, id: NodeId) -> Step {
    let (path, line) = line_of(program, id);
    Step {
        path,
        line,
        what: describe(program, id),
    }
}
