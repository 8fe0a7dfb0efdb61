//! Whether macros may take the tokens that they are given apart, told from their definitions alone: for calls whose expansion
//! is not sure. A pattern with a `::` may tell paths by their length: `$a:ident::$b:ident`.

use crate::refs::separator;
use crate::tokens::{self, Group, Room, TokenTree};

/// Is there an arm in this text that takes tokens one by one, or passes them on so?
pub(super) fn takes_apart(text: &str) -> bool {
    let room = Room::new();
    tokens::read(&room, text).is_ok_and(any_rules)
}

/// Are there rules among these tokens that do so?
fn any_rules(tokens: &[TokenTree<'_>]) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Ident(word) if *word == "macro_rules" => {
            let mut rest = tokens[at + 1..].iter();
            let rules = rest.find_map(group);
            rules.is_some_and(|rules| rules.tokens().split(is_semicolon).any(arm))
        }
        TokenTree::Group(group) => any_rules(group.tokens()),
        _ => false,
    })
}

fn arm(tokens: &[TokenTree<'_>]) -> bool {
    let [TokenTree::Group(pattern), .., TokenTree::Group(body)] = tokens else {
        return !tokens.is_empty();
    };
    let mut names = Vec::new();
    !add_rows(pattern.tokens(), &mut names) || !passes_whole(body.tokens(), &names)
}

/// Adds the `x` of each `$($x:tt)*`. Is every `tt` one of these, and no path taken by its segments?
fn add_rows<'a>(tokens: &[TokenTree<'a>], names: &mut Vec<&'a str>) -> bool {
    let mut at = 0;
    while at < tokens.len() {
        if let [dollar, TokenTree::Group(repeated), times, ..] = &tokens[at..]
            && is_mark(dollar, "$")
            && is_mark(times, "*+")
            && let [_, TokenTree::Ident(name), _, TokenTree::Ident(kind)] = repeated.tokens()
            && *kind == "tt"
        {
            names.push(name.text());
            at += 3;
            continue;
        }
        match &tokens[at] {
            _ if separator(tokens, at) => return false,
            TokenTree::Group(group) if !add_rows(group.tokens(), names) => return false,
            TokenTree::Ident(kind) if *kind == "tt" && is_kind(&tokens[..at]) => return false,
            _ => {}
        }
        at += 1;
    }
    true
}

/// Is each of these names in no other place than `$($name)*`?
fn passes_whole(tokens: &[TokenTree<'_>], names: &[&str]) -> bool {
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at..] {
            [dollar, TokenTree::Group(repeated), times, ..]
                if is_mark(dollar, "$")
                    && is_mark(times, "*+")
                    && matches!(repeated.tokens(), [_, TokenTree::Ident(_)]) =>
            {
                at += 3;
            }
            [dollar, TokenTree::Ident(name), ..]
                if is_mark(dollar, "$") && names.contains(&name.text()) =>
            {
                return false;
            }
            [TokenTree::Group(group), ..] if !passes_whole(group.tokens(), names) => return false,
            _ => at += 1,
        }
    }
    true
}

/// Do these tokens end in `name:`, the name of a fragment or, in a definition that a macro makes, what comes to be one?
fn is_kind(tokens: &[TokenTree<'_>]) -> bool {
    matches!(tokens, [.., TokenTree::Ident(_), colon] if is_mark(colon, ":"))
}

fn group<'t, 'a>(token: &'t TokenTree<'a>) -> Option<&'t Group<'a>> {
    match token {
        TokenTree::Group(group) => Some(group),
        _ => None,
    }
}

fn is_semicolon(token: &TokenTree<'_>) -> bool {
    is_mark(token, ";")
}

fn is_mark(token: &TokenTree<'_>, marks: &str) -> bool {
    matches!(token, TokenTree::Punct(mark) if marks.contains(mark.as_char()))
}
