//! Why something is in a bundle: the chain of reasons from the solution to an item.

use std::collections::BTreeSet;

use super::{describe, line_of};
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

/// The chains that keep the live library items called `name`: each leads from the item to the solution. Empty when nothing of
/// that name is live.
pub(crate) fn why(program: Program<'_>, live: &Live, name: &str) -> Vec<Vec<Step>> {
    let named = live
        .why
        .keys()
        .filter(|id| program.node(**id).name.as_deref() == Some(name));
    named.map(|id| chain(program, live, *id)).collect()
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
