//! The impls that go with a dead type or trait of a body.

use std::ops::Range;

use super::parts::{Finder, begins_item, is_brace, is_word, outside_angles};
use super::words::{has_word, is_called};
use crate::items::{self, Impl};
use crate::tokens::{self, Names, Room, TokenTree};

impl Finder<'_> {
    /// The impls of a type or trait beside it, which go with it.
    pub(super) fn impls(
        &self,
        tokens: &[TokenTree],
        start: usize,
        name: usize,
    ) -> Option<Vec<Range<usize>>> {
        let TokenTree::Ident(called) = &tokens[name] else {
            return None;
        };
        let called = &*Names::default().of(called);
        let mut found = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            if !is_word(Some(token), "impl") || !begins_item(tokens, at) {
                continue;
            }
            let (item, end) = items::implementation(tokens, at)?;
            if is_of(&item, called) {
                found.push(self.whole(tokens, start, at, end - 1));
            }
        }
        Some(found)
    }
}

/// Has the text of an item an impl inside that is of nothing which is defined beside it? It may be of the body around the item.
pub(super) fn implements_outside(text: &str) -> bool {
    let room = Room::new();
    let tokens = tokens::read(&room, text).unwrap_or_default();
    has_impl_inside(tokens)
}

fn has_impl_inside(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => {
            let inner = group.tokens();
            is_brace(token) && has_impl_of_others(inner) || has_impl_inside(inner)
        }
        _ => false,
    })
}

fn has_impl_of_others(tokens: &[TokenTree]) -> bool {
    let names = Names::default();
    let defined = tokens.windows(2).filter_map(|pair| match pair {
        [TokenTree::Ident(keyword), TokenTree::Ident(name)] => {
            let is_type = matches!(
                keyword.text(),
                "struct" | "enum" | "union" | "trait" | "type"
            );
            is_type.then(|| names.of(name))
        }
        _ => None,
    });
    let defined: Vec<_> = defined.collect();
    tokens.iter().enumerate().any(|(at, token)| {
        if !is_word(Some(token), "impl") || !begins_item(tokens, at) {
            return false;
        }
        let end = outside_angles(tokens, at, is_brace).unwrap_or(tokens.len());
        let head = &tokens[at + 1..end];
        !defined.iter().any(|name| has_word(head, name, &[]))
    })
}

/// Is it an impl of a type or trait that is called so beside it, for references to it too?
fn is_of(item: &Impl, called: &str) -> bool {
    // A parameter of that name is something else.
    let mut of = item.trait_path.into_iter().chain([item.self_type]);
    !has_word(item.generics, called, &[]) && of.any(|path| begins(path, called))
}

fn begins(path: &[TokenTree], called: &str) -> bool {
    match path {
        [TokenTree::Punct(mark), behind @ ..] if mark.as_char() == '&' => begins(behind, called),
        [TokenTree::Punct(mark), _, behind @ ..] if mark.as_char() == '\'' => {
            begins(behind, called)
        }
        [TokenTree::Ident(word), behind @ ..] if *word == "mut" || *word == "dyn" => {
            begins(behind, called)
        }
        [TokenTree::Group(group)] => begins(group.tokens(), called),
        [first, ..] => is_called(first, called),
        [] => false,
    }
}
