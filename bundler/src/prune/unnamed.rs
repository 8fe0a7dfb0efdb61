//! Impls with types in their heads that nothing names, and macro calls that make such: `impl Inverse for &Own`, where `Inverse` is
//! used for numbers, or `impl Add<Own> for u8`. Whether inference or a method's lookup comes to one, no table says. They go, with all
//! that they need, if rustc makes the same code of the bundle then.

use std::collections::BTreeSet;

use super::checks::errors;
use super::trials::makes_same_code;
use super::untried::is_any;
use super::{Attempt, Bundled, Failure, Tools};
use crate::macros::reached_definitions;
use crate::reach::Banned;
use crate::tables::{Kind, Name, Node, NodeId, Program, SOLUTION};

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

/// The live impls and macro calls of libraries with types of these in their heads of which none is live without them; none if there
/// are no such. Time: that of a few attempts.
fn unnamed(program: Program<'_>, attempt: &Attempt<'_>, bundled: &Bundled) -> Option<Banned> {
    let libraries = (0u32..).zip(program.krates).skip(SOLUTION as usize + 1);
    let all = libraries.flat_map(|(_, krate)| krate.nodes.iter());
    let all = types(all);
    let may_go = |id: &NodeId| {
        let node = program.node(*id);
        id.krate != SOLUTION
            && matches!(node.kind, Kind::Impl | Kind::MacroCall)
            && !node.refs.used_unasked
            && !node.refs.untried_cfg()
            && !program.module(node.module).untried_cfg
            && !names(program, *id).is_disjoint(&all)
    };
    let mut nodes: BTreeSet<NodeId> = bundled.live.nodes.iter().copied().collect();
    nodes.retain(may_go);
    while !nodes.is_empty() {
        let mut banned = bundled.banned.clone();
        banned.nodes.extend(&nodes);
        let (_, live) = attempt(&banned).ok()?;
        let there = live.nodes.iter().filter(|id| id.krate != SOLUTION);
        let types = types(there.map(|id| program.node(*id)));
        let before = nodes.len();
        nodes.retain(|id| names(program, *id).is_disjoint(&types));
        if nodes.len() == before {
            return Some(banned);
        }
    }
    None
}

/// The names of those that are types.
fn types<'a>(nodes: impl Iterator<Item = &'a Node>) -> BTreeSet<&'a Name> {
    let types = nodes.filter(|node| {
        matches!(
            node.kind,
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
        _ => names_of_call(program, node, id.krate),
    }
}

/// Names in the heads of the impls that a call in a crate may make, and those that it is given.
pub(super) fn names_of_call<'a>(
    program: Program<'a>,
    call: &'a Node,
    krate: u32,
) -> BTreeSet<&'a Name> {
    // Macros of that name in crates that it does not see are others.
    let seen = program.seen_by([krate]);
    let called = reached_definitions(program, vec![&call.refs]);
    let called = called.into_iter().filter(|id| seen.contains(&id.krate));
    let called = called.map(|id| program.node(id));
    let all = called.chain([call]).map(|node| &node.refs);
    all.flat_map(|refs| refs.implements.iter().chain(&refs.arguments))
        .collect()
}
