//! What a call may come to of whose macro no table knows anything: another macro makes it, or imports it under a name of its own.

use std::collections::BTreeSet;

use super::{MadeMacros, VALUES_OF_STD, is_of_std, named, reach};
use crate::tables::{Kind, Name, NodeId, Program, Refs};

/// Is it what a macro of std is called, whatever it makes?
fn is_std_macro(name: &Name) -> bool {
    let makes_items = matches!(&**name, "global_asm" | "include");
    makes_items || is_of_std(name) || VALUES_OF_STD.contains(&&**name)
}

/// Does the text of `refs` call a macro that no table of the crates which are `seen` has?
pub(super) fn calls_unknown(program: Program<'_>, refs: &Refs, seen: &dyn Fn(u32) -> bool) -> bool {
    let called = refs.paths.iter().filter(|path| path.bang);
    let mut called = called.filter_map(|path| path.segments.last());
    called.any(|name| {
        !is_std_macro(name)
            && !refs.defined_macros.contains(name)
            && !named(program, name).iter().any(|id| seen(id.krate))
    })
}

/// The texts that a call by this name may come to where no table has a macro of the name in sight: macros of the name elsewhere,
/// and what makes or imports macros. None if std has one of the name.
pub(crate) fn unknown_callees(program: Program<'_>, name: &Name) -> Vec<NodeId> {
    let mut found = named(program, name);
    if found.is_empty() && is_std_macro(name) {
        return found;
    }
    found.extend(unknown_texts(program));
    found
}

/// May a call in a library make a macro of this name?
pub(crate) fn may_be_made(program: Program<'_>, name: &Name) -> bool {
    let names = || MadeMacros::of(program).names;
    program.made.get_or_init(names).contains(name)
}

/// What makes or imports macros, and all that it reaches.
pub(super) fn unknown_texts<'a>(program: Program<'a>) -> &'a [NodeId] {
    program.unknown.get_or_init(|| {
        let sources = sources(program);
        let texts = sources.iter().map(|id| &*program.node(*id).refs);
        let (_, mut reached) = reach(program, texts.collect(), false);
        reached.extend(sources);
        reached.into_iter().collect()
    })
}

/// The macros that make macros, the calls among items that give them text for those, and all macros if one may have got its name
/// from a macro's import. Time linear in the nodes of all crates, and in their calls among items if a macro makes macros at all.
fn sources(program: Program<'_>) -> Vec<NodeId> {
    let nodes = || {
        program
            .krates
            .iter()
            .flat_map(|krate| krate.numbered_nodes())
    };
    let definitions = || nodes().filter(|(_, node)| matches!(node.kind, Kind::MacroRules { .. }));
    let renames = definitions().any(|(_, node)| node.refs.uses_fragment);
    let makers = definitions().filter(|(_, node)| node.refs.defines_macros);
    let makers: BTreeSet<NodeId> = makers.map(|(id, _)| id).collect();
    let calls = nodes().filter(|(_, node)| node.kind == Kind::MacroCall);
    let given = calls.filter(|(_, node)| {
        let called = || reach(program, vec![&node.refs], false).1;
        node.refs.defines_macros || !makers.is_empty() && !called().is_disjoint(&makers)
    });
    let definitions = definitions().filter(|(id, _)| renames || makers.contains(id));
    definitions.chain(given).map(|(id, _)| id).collect()
}
