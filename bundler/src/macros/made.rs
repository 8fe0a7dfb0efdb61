//! Macros that macros of libraries make: no table has them, so that nobody knows what a call by one of their names comes to.

use std::collections::BTreeSet;

use super::{add_originals, reach, reached};
use crate::tables::{Kind, Name, Node, NodeId, Program, Refs, SOLUTION};
use crate::tokens::{self, Delimiter, Room, TokenTree};

/// What is known of all of them.
#[derive(Debug, Default)]
pub(crate) struct MadeMacros {
    /// Names that they may have.
    pub(super) names: BTreeSet<Name>,
    /// Do they hold what the compiler or the linker uses unasked?
    pub(crate) used_unasked: bool,
}

impl MadeMacros {
    /// Those that the libraries' calls make. Time linear in the libraries' calls, if a macro makes macros at all.
    pub(crate) fn of(program: Program<'_>) -> MadeMacros {
        let mut made = MadeMacros::default();
        let libraries = || program.krates.iter().skip(SOLUTION as usize + 1);
        let nodes = || libraries().flat_map(|krate| krate.numbered_nodes());
        let defines = |node: &Node| node.refs.known().is_some_and(|refs| refs.defines_macros);
        if !nodes().any(|(_, node)| defines(node)) {
            return made;
        }
        let makers = nodes().filter(|(_, node)| defines(node) && !in_bodies_alone(program, node));
        let makers: BTreeSet<NodeId> = makers.map(|(id, _)| id).collect();
        for (_, node) in nodes().filter(|(_, node)| !keeps_made(node.kind)) {
            let Some(refs) = node.refs.known() else {
                continue;
            };
            let (all, definitions) = reach(program, vec![refs], false);
            let called = definitions.intersection(&makers);
            let called = called.map(|id| &*program.node(*id).refs);
            let own = refs.defines_macros.then_some(refs);
            let makers: Vec<&Refs> = called.chain(own).collect();
            if makers.is_empty() {
                continue;
            }
            let defined = makers.iter().flat_map(|maker| &maker.defines);
            made.names.extend(defined.cloned());
            let named_by_fragment = makers.iter().any(|maker| maker.names_fragment);
            for refs in all {
                if named_by_fragment {
                    made.names.extend(refs.arguments.iter().cloned());
                }
                made.used_unasked |= refs.used_unasked;
            }
        }
        made
    }

    /// May the text of `refs`, or what its calls come to, call one of them?
    pub(crate) fn are_called(&self, program: Program<'_>, refs: &Refs) -> bool {
        if self.names.is_empty() {
            return false;
        }
        let all = reached(program, vec![refs]);
        let by_fragment = all.iter().any(|refs| refs.calls_fragment);
        let calls = all.iter().flat_map(|refs| &refs.paths);
        let calls = calls.filter(|path| path.bang || by_fragment && path.in_macro);
        let mut called: BTreeSet<&Name> = calls.filter_map(|path| path.segments.last()).collect();
        add_originals(program, &mut called);
        called.iter().any(|name| self.names.contains(*name))
    }
}

/// Are the macros that its calls make called in its text alone, as in a body, or made where it is called, as by rules?
fn keeps_made(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Const | Kind::Fn | Kind::MacroRules { .. } | Kind::Member | Kind::Static
    )
}

/// Are the macros that rules define there for the bodies of functions alone, which define them? Nothing else can call those.
fn in_bodies_alone(program: Program<'_>, rules: &Node) -> bool {
    let text = &program.file(rules.module).text;
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, rules.range.clone()).unwrap_or_default();
    // Behind `macro_rules! name`.
    let rules = tokens.iter().rev().find_map(|token| match token {
        TokenTree::Group(group) => Some(group.tokens()),
        _ => None,
    });
    rules.is_some_and(|rules| !defines_outside(rules))
}

/// Is there `macro_rules!` among tokens, but for the bodies of functions?
fn defines_outside(tokens: &[TokenTree]) -> bool {
    let mut in_function = false;
    tokens.iter().any(|token| match token {
        TokenTree::Ident(word) => {
            in_function |= *word == "fn";
            *word == "macro_rules"
        }
        TokenTree::Group(group) => {
            let is_braced = group.delimiter() == Delimiter::Brace;
            let is_body = is_braced && std::mem::take(&mut in_function);
            !is_body && defines_outside(group.tokens())
        }
        TokenTree::Punct(mark) => {
            in_function &= mark.as_char() != ';';
            false
        }
        TokenTree::Literal(_) => false,
    })
}
