//! `expr` in the macros of a library that is newer than the solution: since edition 2024 it takes `_` and `const { … }` too. As an
//! older edition such a call would fit another arm or none, so the macro does the same where nobody gives it these tokens.

use crate::emit::Output;
use crate::macros::{self, is_of_std};
use crate::reach::Live;
use crate::rustc::Diagnostic;
use crate::tables::{Kind, Node, NodeId, Program, Refs, SOLUTION};
use crate::tokens::{self, Names, Room, TokenTree};

/// The lint that finds them.
const LINT: &str = "edition_2024_expr_fragment_specifier";

/// Is the message only about fragments that are all the same to the bundle?
pub(super) fn take_no_more(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    diagnostic: &Diagnostic,
) -> bool {
    let is_same = |at: usize| match output.origin(at) {
        // In the bundle as in the package it is of the solution's edition.
        Some((SOLUTION, ..)) => true,
        Some((krate, file, at)) => {
            let nodes = program.krate(krate).numbered_nodes();
            let mut definitions = nodes.filter(|(_, node)| {
                matches!(node.kind, Kind::MacroRules { .. })
                    && program.module(node.module).file == file
                    && node.range.contains(&at)
            });
            let definition = definitions.next();
            definition.is_some_and(|(id, _)| !may_be_given_more(program, live, id))
        }
        None => false,
    };
    let mut marked = diagnostic.spans.iter().filter(|span| span.is_primary);
    diagnostic.code.as_deref() == Some(LINT) && marked.all(|span| is_same(span.byte_start))
}

/// May a live call give such tokens to this macro, or to one on the way to it?
fn may_be_given_more(program: Program<'_>, live: &Live, definition: NodeId) -> bool {
    let wanted: &Refs = &program.node(definition).refs;
    let mut nodes = live.nodes.iter().map(|id| program.node(*id));
    nodes.any(|node| {
        // Which macro a fragment names its caller says.
        let by_fragment = matches!(node.kind, Kind::MacroRules { .. }) && node.refs.calls_fragment;
        let leads_there = || {
            let reached = macros::reached(program, vec![&node.refs]);
            reached.into_iter().any(|refs| std::ptr::eq(refs, wanted))
        };
        gives_more(program, node) && (by_fragment || leads_there())
    })
}

/// Is such a token among the arguments of a call in the node's text?
fn gives_more(program: Program<'_>, node: &Node) -> bool {
    let room = Room::new();
    let text = &program.file(node.module).text;
    match tokens::read_part(&room, text, node.range.clone()) {
        Ok(tokens) => in_a_call(program, tokens),
        Err(_) => true,
    }
}

fn in_a_call(program: Program<'_>, tokens: &[TokenTree]) -> bool {
    let is_call = |at: usize| match tokens[..at] {
        [.., TokenTree::Ident(name), TokenTree::Punct(bang)] if bang.as_char() == '!' => {
            let name = Names::default().named(name.text().trim_start_matches("r#"));
            let mut krates = program.krates.iter();
            !is_of_std(&name) || krates.any(|krate| krate.macros.contains_key(&name))
        }
        _ => false,
    };
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => match is_call(at) {
            true => holds_more(group.tokens()),
            false => in_a_call(program, group.tokens()),
        },
        _ => false,
    })
}

fn holds_more(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Ident(word) => matches!(word.text(), "_" | "const"),
        TokenTree::Group(group) => holds_more(group.tokens()),
        _ => false,
    })
}
