//! What the macros that a body calls may do with a part of it.

use std::ops::Range;

use super::parts::Part;
use crate::items::{is_mark, is_word};
use crate::macros::{is_only_of_std, reached};
use crate::refs::is_used_unasked;
use crate::tables::{Name, Node, Program, Refs};
use crate::tokens::{self, Group, Room, TokenTree};

/// May macros that a body calls make something of a part's name, or may those that the part calls act outside?
pub(super) fn is_in_macros(program: Program<'_>, node: &Node, part: &Part, import: bool) -> bool {
    if calls_std_alone(program, node) {
        return false;
    }
    let text = &program.file(node.module).text;
    let is_std = |name: &Name| is_only_of_std(program, node, name);
    let mut parts = part
        .changes
        .iter()
        .map(|(start, end, _)| &text[*start..*end]);
    let mut macros = reached(program, vec![&node.refs]).into_iter().skip(1);
    let acts = |refs: &Refs| refs.has_impl || refs.used_unasked;
    let calls = |text: &str| calls_own(text, is_std) && (macros.clone().any(acts) || may_act(text));
    parts.clone().any(calls)
        || parts.any(|part| calls_own(part, is_std)) && own_may_act(&text[node.range.clone()])
        || !import && macros.any(|refs| refs.names.contains(&part.name))
}

/// Are all macros that a body calls std's?
pub(super) fn calls_std_alone(program: Program<'_>, node: &Node) -> bool {
    let called = node.refs.paths.iter().filter(|path| path.bang);
    let mut called = called.flat_map(|path| path.segments.last());
    called.all(|name| is_only_of_std(program, node, name))
}

/// May text have an impl, or what is used unasked?
pub(super) fn may_act(text: &str) -> bool {
    let room = Room::new();
    let by_attribute =
        || tokens::read(&room, text).map_or(true, |tokens| acts_by_attribute(text, tokens));
    text.contains("impl") || text.contains("asm") || by_attribute()
}

/// Is there an attribute among the tokens of `text` by which its item is used unasked, or may a macro make one?
fn acts_by_attribute(text: &str, tokens: &[TokenTree]) -> bool {
    let acts = |group: &Group| text[group.range()].contains('$') || is_used_unasked(group.tokens());
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => acts_by_attribute(text, group.tokens()),
        token if is_mark(Some(token), '#') => {
            let is_inner = is_mark(tokens.get(at + 1), '!');
            match tokens.get(at + 1 + usize::from(is_inner)) {
                Some(TokenTree::Group(group)) => acts(group),
                _ => true,
            }
        }
        _ => false,
    })
}

/// May macros that a body defines make such a thing?
fn own_may_act(body: &str) -> bool {
    let room = Room::new();
    let may = |tokens| {
        macros_among(tokens)
            .into_iter()
            .any(|range| may_act(&body[range]))
    };
    tokens::read(&room, body).map_or(true, may)
}

/// Where the macros are that are defined among tokens, at any depth.
fn macros_among(tokens: &[TokenTree]) -> Vec<Range<usize>> {
    let of_one = |at: usize| match &tokens[at] {
        TokenTree::Group(group) => macros_among(group.tokens()),
        token if is_word(Some(token), "macro_rules") && is_mark(tokens.get(at + 1), '!') => {
            let rules = tokens.get(at + 3).map(TokenTree::range);
            rules.into_iter().collect()
        }
        _ => Vec::new(),
    };
    (0..tokens.len()).flat_map(of_one).collect()
}

/// Does a text call a macro that is not one of std's?
pub(super) fn calls_own(text: &str, is_std: impl Fn(&Name) -> bool) -> bool {
    text.match_indices('!').any(|(at, _)| {
        let before = text[..at].trim_end();
        let word = &before[before.trim_end_matches(is_part).len()..];
        // A definition calls nothing.
        !word.is_empty() && word != "macro_rules" && !is_std(&Name::from(word))
    })
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_that_make_a_symbol_act_and_those_of_a_function_do_not() {
        for (text, acts) in [
            ("fn f() {}", false),
            ("#[inline] fn f() {}", false),
            ("# [ inline ( always ) ] #[cold] fn f() {}", false),
            ("#[derive(Clone)] struct S;", false),
            ("#[no_mangle] fn f() {}", true),
            ("#[inline] #[unsafe(no_mangle)] fn f() {}", true),
            ("#[cfg_attr(x, no_mangle)] fn f() {}", true),
            ("#[cfg_attr(x, inline)] fn f() {}", false),
            ("fn f() { { #[no_mangle] fn g() {} } }", true),
            ("fn f() { r#\"#\"#; r#true }", false),
            ("#![allow(unused)]", false),
            ("#[$meta] fn f() {}", true),
            ("#[cfg_attr(x, $meta)] fn f() {}", true),
            ("#$attribute fn f() {}", true),
            ("impl T for S {}", true),
            ("global_asm!()", true),
            ("#", true),
            ("{", true),
        ] {
            assert_eq!(may_act(text), acts, "{text}");
        }
    }
}
