//! Impls of std's traits for its types that only inference may choose, and macro calls that make such: `impl Add<Own> for u8`, where
//! nothing names `Own`. Whether inference chooses one, no table says. They go, with all that they need, if rustc makes the same code of
//! the bundle then.

use std::collections::BTreeSet;

use super::checks::errors;
use super::trials::makes_same_code;
use super::untried::is_any;
use super::{Attempt, Bundled, Failure, Tools};
use crate::macros::reached_definitions;
use crate::reach::{Banned, Live};
use crate::tables::{Kind, Name, Node, NodeId, Program, SOLUTION, closure};

/// The bundle without those, if it is the same program: none if nothing is gained. What other compilers see is not compared, so there
/// must be nothing of the kind in it.
pub(super) fn without_unnamed(
    tools: &Tools<'_>,
    attempt: &Attempt<'_>,
    bundled: &Bundled,
) -> Result<Option<Bundled>, Failure> {
    let program = tools.scopes.program;
    let Some(banned) = unnamed(program, attempt, bundled) else {
        return Ok(None);
    };
    let Ok((output, live)) = attempt(&banned) else {
        return Ok(None);
    };
    if is_any(program, &live) || output.text.len() >= bundled.output.text.len() {
        return Ok(None);
    }
    let said = tools.checks.said(&output.text, &live, false)?;
    let is_same = errors(&said).is_empty() && makes_same_code(tools, &bundled.output, &output);
    Ok(is_same.then_some(Bundled {
        output,
        live,
        said,
        banned,
        stuck: BTreeSet::new(),
    }))
}

/// The impls and macro calls of libraries that are live for no reason but that they are there, and have no live type in their heads;
/// none if there are no such. Time: that of a few attempts.
fn unnamed(program: Program<'_>, attempt: &Attempt<'_>, bundled: &Bundled) -> Option<Banned> {
    let is_without_reason = |id: &NodeId| {
        let node = program.node(*id);
        id.krate != SOLUTION
            && matches!(bundled.live.why.get(id), Some(None))
            && matches!(node.kind, Kind::Impl | Kind::MacroCall)
            && !node.refs.used_unasked
            && !node.refs.untried_cfg()
            && !program.module(node.module).untried_cfg
    };
    let mut nodes: BTreeSet<NodeId> = bundled.live.nodes.iter().copied().collect();
    nodes.retain(is_without_reason);
    while !nodes.is_empty() {
        let mut banned = bundled.banned.clone();
        banned.nodes.extend(&nodes);
        let (_, live) = attempt(&banned).ok()?;
        let types = types(program, &live);
        let before = nodes.len();
        nodes.retain(|id| names(program, *id).is_disjoint(&types));
        if nodes.len() == before {
            return Some(banned);
        }
    }
    None
}

/// The names of live types of libraries.
fn types<'a>(program: Program<'a>, live: &Live) -> BTreeSet<&'a Name> {
    let nodes = live.nodes.iter().filter(|id| id.krate != SOLUTION);
    let nodes = nodes.map(|id| program.node(*id));
    let types = nodes.filter(|node| {
        let kind = node.kind;
        matches!(
            kind,
            Kind::Struct { .. } | Kind::Enum | Kind::Union | Kind::Alias
        )
    });
    types.filter_map(|node| node.name.as_ref()).collect()
}

/// Names in the heads of the impls that a node is or makes, bounds of parameters left out where they are written.
fn names<'a>(program: Program<'a>, id: NodeId) -> BTreeSet<&'a Name> {
    let node: &'a Node = program.node(id);
    match node.kind {
        Kind::Impl => {
            let paths = node.heads.iter().flat_map(|head| &head.mentioned);
            paths.flat_map(|path| path.segments.iter()).collect()
        }
        // Macros of that name in crates that it does not see are others.
        _ => {
            let seen = closure([id.krate], |krate| {
                program.dependencies(krate).map(|(_, other)| other)
            });
            let called = reached_definitions(program, vec![&node.refs]);
            let called = called.into_iter().filter(|id| seen.contains(&id.krate));
            let called = called.map(|id| program.node(id));
            let all = called.chain([node]).map(|node| &node.refs);
            all.flat_map(|refs| refs.implements.iter().chain(&refs.arguments))
                .collect()
        }
    }
}
