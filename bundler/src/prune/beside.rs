//! The impls that go with a dead type or trait of a body.

use std::ops::Range;

use super::parts::{Finder, Gone, begins_item, is_brace, is_word, outside_angles};
use crate::items::{angles_end, is_mark};
use crate::tokens::TokenTree;

impl Finder<'_> {
    /// The impls of a type or trait beside it, which go with it; none if anything else there that is not `gone` has its name: that may
    /// be another thing without it.
    pub(super) fn impls(
        &self,
        tokens: &[TokenTree],
        start: usize,
        name: usize,
        gone: &Gone,
    ) -> Option<Vec<Range<usize>>> {
        let called = &self.text[tokens[name].range()];
        let mut found = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            if !is_word(Some(token), "impl") || !begins_item(tokens, at) {
                continue;
            }
            let length = outside_angles(tokens, at, is_brace)? - at;
            if is_of(&tokens[at + 1..at + length], called) {
                found.push(self.whole(tokens, start, at, at + length));
            }
        }
        let gone = gone.iter().map(|(range, _)| range);
        let gone: Vec<&Range<usize>> = gone.chain(&found).collect();
        (!has_word_beside(tokens, called, &gone)).then_some(found)
    }
}

/// Is an impl, of which this is the head behind `impl`, one of a type or trait that is called so beside it?
fn is_of(head: &[TokenTree], called: &str) -> bool {
    let behind = match is_mark(head.first(), '<') {
        true => angles_end(head, 0).unwrap_or(head.len()),
        false => 0,
    };
    let (generics, head) = head.split_at(behind);
    let mut ends = head.iter();
    let end = ends.position(|token| is_word(Some(token), "where"));
    let head = &head[..end.unwrap_or(head.len())];
    let begins = |tokens: &[TokenTree]| {
        is_word(tokens.first(), called) && !tokens.iter().any(|token| is_mark(Some(token), ':'))
    };
    let mut fors = head.iter();
    let of = fors.position(|token| is_word(Some(token), "for"));
    // A parameter of that name is something else.
    !has_word(generics, called) && (begins(head) || of.is_some_and(|of| begins(&head[of + 1..])))
}

fn has_word(tokens: &[TokenTree], word: &str) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_word(group.tokens(), word),
        token => is_word(Some(token), word),
    })
}

/// The same, but for tokens that are `gone`.
fn has_word_beside(tokens: &[TokenTree], word: &str, gone: &[&Range<usize>]) -> bool {
    tokens.iter().any(|token| {
        let at = token.range().start;
        let is_there = !gone.iter().any(|range| range.contains(&at));
        is_there
            && match token {
                TokenTree::Group(group) => has_word_beside(group.tokens(), word, gone),
                token => is_word(Some(token), word),
            }
    })
}
