//! Fragments in the macros of a library that is newer than the solution: since edition 2024 `expr` takes `_` and `const { … }`
//! too, since 2021 `pat` takes `1 | 2`. As an older edition such a call would fit another arm or none, so the macro does the same
//! where nobody gives it these tokens.

use crate::emit::Output;
use crate::error::Problem;
use crate::macros::{self, is_of_std};
use crate::package::Edition;
use crate::reach::Live;
use crate::rustc::Diagnostic;
use crate::tables::{Kind, Name, Node, NodeId, Program, Refs, SOLUTION};
use crate::tokens::{self, Names, Room, TokenTree};

/// The lint that finds `expr`.
const LINT: &str = "edition_2024_expr_fragment_specifier";

/// A token that may be among what a fragment takes since an edition.
type More = fn(&TokenTree) -> bool;

const OF_EXPRESSIONS: More =
    |token| matches!(token, TokenTree::Ident(word) if matches!(word.text(), "_" | "const"));

const OF_PATTERNS: More = |token| matches!(token, TokenTree::Punct(sign) if sign.as_char() == '|');

/// An error if a macro of a library of this edition, newer than the solution's, may be given a pattern that an older `pat` does
/// not take. No lint is about that.
pub(super) fn refuse_patterns(
    program: Program<'_>,
    live: &Live,
    edition: Edition,
) -> Result<(), Problem> {
    let old = program.krate(SOLUTION).edition;
    if edition < Edition::E2021 || old >= Edition::E2021 {
        return Ok(());
    }
    for &id in &live.nodes {
        let node = program.node(id);
        if program.krate(id.krate).edition != edition || !takes_patterns(program, node) {
            continue;
        }
        let caller = match node.kind {
            // Members are nodes of their own.
            Kind::Impl | Kind::Trait => None,
            // Who calls what it makes is not known.
            _ if node.refs.defines_macros || node.kind == Kind::MacroCall => {
                let mut nodes = live.nodes.iter().map(|id| program.node(*id));
                nodes.find(|node| gives(OF_PATTERNS, program, live, node))
            }
            Kind::MacroRules { .. } => caller_with(OF_PATTERNS, program, live, id),
            _ => caller_inside(OF_PATTERNS, program, live, node),
        };
        let Some(caller) = caller else { continue };
        let (new, old) = (edition.as_str(), old.as_str());
        let which = match node.name.as_deref() {
            Some(name) if is_macro(node) => format!("`{name}!`"),
            Some(name) => format!("a macro in `{name}`"),
            None => "a macro".to_owned(),
        };
        let title = format!(
            "{which} may read `|` in another way in edition {old} than in its library's {new}"
        );
        let place = |node: &Node, label: &str| {
            let file = program.file(node.module);
            file.place(node.name_range.clone(), label)
        };
        return Err(Problem::new(title)
            .at(place(node, "it has a fragment `pat`, which takes `a | b` since edition 2021"))
            .at(place(caller, "and a macro is given `|` here"))
            .help(format!("write `$($p:pat_param)|+` in the macro, or set the solution's `edition = \"{new}\"`")));
    }
    Ok(())
}

fn takes_patterns(program: Program<'_>, node: &Node) -> bool {
    let room = Room::new();
    let text = &program.file(node.module).text;
    let tokens = tokens::read_part(&room, text, node.range.clone());
    tokens.map_or(true, names_pattern)
}

/// Is `$name:pat` among the tokens, also where another `$` than that is given?
fn names_pattern(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match (&tokens[..at], token) {
        (_, TokenTree::Group(group)) => names_pattern(group.tokens()),
        ([before @ .., TokenTree::Ident(_), TokenTree::Punct(colon)], TokenTree::Ident(word)) => {
            let is_dollar = |token: &TokenTree| matches!(token, TokenTree::Punct(sign) if sign.as_char() == '$');
            let mut near = before.iter().rev().take(2);
            *word == "pat" && colon.as_char() == ':' && near.any(is_dollar)
        }
        _ => false,
    })
}

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
            let around = nodes.filter(|(_, node)| {
                program.module(node.module).file == file && node.range.contains(&at)
            });
            let caller = match around.min_by_key(|(_, node)| node.range.len()) {
                Some((id, node)) if is_macro(node) => {
                    caller_with(OF_EXPRESSIONS, program, live, id)
                }
                Some((_, node)) if is_local_macro(program, node, at) => {
                    caller_inside(OF_EXPRESSIONS, program, live, node)
                }
                _ => return false,
            };
            caller.is_none()
        }
        None => false,
    };
    let mut marked = diagnostic.spans.iter().filter(|span| span.is_primary);
    diagnostic.code.as_deref() == Some(LINT) && marked.all(|span| is_same(span.byte_start))
}

/// Is the message about what stands in the place of a fragment's kind and is none?
pub(super) fn is_no_fragment(
    program: Program<'_>,
    output: &Output,
    diagnostic: &Diagnostic,
) -> bool {
    let is_none = |byte: usize| {
        let Some((krate, file, at)) = output.origin(byte) else {
            return false;
        };
        let nodes = program.krate(krate).nodes.iter();
        let mut in_file = nodes.filter(|node| program.module(node.module).file == file);
        in_file.any(|node| node.refs.no_fragments.iter().any(|range| range.start == at))
    };
    let mut marked = diagnostic.spans.iter().filter(|span| span.is_primary);
    diagnostic.code.as_deref() == Some(LINT) && marked.all(|span| is_none(span.byte_start))
}

fn is_macro(node: &Node) -> bool {
    matches!(node.kind, Kind::MacroRules { .. })
}

/// Is a macro defined at a place inside a function that is not given to another macro, so that only this function, and macros that
/// it names, can call it?
fn is_local_macro(program: Program<'_>, node: &Node, at: usize) -> bool {
    let room = Room::new();
    let text = &program.file(node.module).text;
    let tokens = tokens::read_part(&room, text, node.range.clone());
    let is_function = matches!(node.kind, Kind::Fn | Kind::Member);
    is_function && tokens.is_ok_and(|tokens| defines_at(tokens, at))
}

fn defines_at(tokens: &[TokenTree], at: usize) -> bool {
    let around = tokens
        .iter()
        .enumerate()
        .find_map(|(index, token)| match token {
            TokenTree::Group(group) if group.range().contains(&at) => Some((index, group)),
            _ => None,
        });
    let Some((index, group)) = around else {
        return false;
    };
    match &tokens[..index] {
        [before @ .., TokenTree::Ident(_)] if ends_in(before, "macro_rules", '!') => true,
        [.., TokenTree::Punct(bang)] if bang.as_char() == '!' => false,
        _ => defines_at(group.tokens(), at),
    }
}

/// Do the tokens end in this word and mark?
fn ends_in(tokens: &[TokenTree], word: &str, mark: char) -> bool {
    matches!(tokens, [.., TokenTree::Ident(last), TokenTree::Punct(sign)] if last.text() == word && sign.as_char() == mark)
}

/// Live text that may give such tokens to a macro of that function's own: its text, or a macro that is told whom to call.
fn caller_inside<'a>(
    more: More,
    program: Program<'a>,
    live: &Live,
    function: &'a Node,
) -> Option<&'a Node> {
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    let mut told = nodes.filter(|node| is_macro(node) && node.refs.calls_fragment);
    match gives(more, program, live, function) {
        true => Some(function),
        false => told.find(|node| gives(more, program, live, node)),
    }
}

/// Live text that may give such tokens to this macro, or to one on the way to it.
fn caller_with<'a>(
    more: More,
    program: Program<'a>,
    live: &Live,
    definition: NodeId,
) -> Option<&'a Node> {
    let wanted: &Refs = &program.node(definition).refs;
    let mut nodes = live.nodes.iter().map(|id| program.node(*id));
    nodes.find(|node| {
        // Which macro a fragment names its caller says.
        let by_fragment = is_macro(node) && node.refs.calls_fragment;
        let leads_there = || {
            let reached = macros::reached(program, vec![&node.refs]);
            reached.into_iter().any(|refs| std::ptr::eq(refs, wanted))
        };
        gives(more, program, live, node) && (by_fragment || leads_there())
    })
}

/// Is such a token among the arguments of a call in the node's text?
fn gives(more: More, program: Program<'_>, live: &Live, node: &Node) -> bool {
    let room = Room::new();
    let text = &program.file(node.module).text;
    match tokens::read_part(&room, text, node.range.clone()) {
        Ok(tokens) => in_a_call(more, program, live, tokens),
        Err(_) => true,
    }
}

fn in_a_call(more: More, program: Program<'_>, live: &Live, tokens: &[TokenTree]) -> bool {
    let is_call = |at: usize| match tokens[..at] {
        [.., TokenTree::Ident(name), TokenTree::Punct(bang)] if bang.as_char() == '!' => {
            let name = Names::default().named(name.text().trim_start_matches("r#"));
            !is_std(program, live, &name)
        }
        _ => false,
    };
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => match is_call(at) {
            true => holds(more, group.tokens()),
            false => in_a_call(more, program, live, group.tokens()),
        },
        _ => false,
    })
}

fn holds(more: More, tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => holds(more, group.tokens()),
        token => more(token),
    })
}

/// Does a macro's name mean std's wherever live text calls it?
pub(super) fn is_std(program: Program<'_>, live: &Live, name: &Name) -> bool {
    let defines = |id: &NodeId| program.node(*id).refs.defines.contains(name);
    is_of_std(name) && macros::named(program, name).is_empty() && !live.nodes.iter().any(defines)
}
