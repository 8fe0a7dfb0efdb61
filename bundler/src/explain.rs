//! Why something is in a bundle: the chain of reasons from the solution to an item.

use crate::reach::Live;
use crate::tables::{NodeId, Program};

/// The chains that keep the live items called `name`: for each, one line a step, `file:line name`, the item first.
pub(crate) fn why(program: Program<'_>, live: &Live, name: &str) -> Vec<Vec<String>> {
    let named = live
        .why
        .keys()
        .filter(|id| program.node(**id).name.as_deref() == Some(name));
    named
        .map(|id| {
            let mut chain = Vec::new();
            let mut next = Some(*id);
            while let Some(id) = next {
                chain.push(describe(program, id));
                next = live.why.get(&id).copied().flatten();
            }
            chain
        })
        .collect()
}

fn describe(program: Program<'_>, id: NodeId) -> String {
    let node = program.node(id);
    let file = program.file(node.module);
    let at = node
        .range
        .start
        .max(node.name_range.start)
        .min(file.text.len());
    let line = file.text[..at].matches('\n').count() + 1;
    let name = node.name.as_deref().unwrap_or("(unnamed)");
    format!("{}:{line}: {name} ({:?})", file.shown, node.kind)
}
