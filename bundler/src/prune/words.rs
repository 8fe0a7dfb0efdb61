//! Where the name of an item in a body stands beside it.

use std::ops::Range;

use super::parts::{Gone, Part, is_word};
use crate::tokens::{Names, TokenTree};

impl Part {
    /// Has anything else its name, that is not `gone`, among the `tokens` that it is one of? That may be something else without it.
    pub(super) fn is_named(&self, tokens: &[TokenTree], gone: &Gone) -> bool {
        let own = self.changes.iter().map(|(start, end, _)| *start..*end);
        let gone: Vec<Range<usize>> = gone
            .iter()
            .map(|(range, _)| range.clone())
            .chain(own)
            .collect();
        has_word(tokens, &self.name, &gone)
    }
}

/// Is there such a word among tokens that are not `gone`?
pub(super) fn has_word(tokens: &[TokenTree], word: &str, gone: &[Range<usize>]) -> bool {
    tokens.iter().any(|token| {
        let at = token.range().start;
        let is_there = !gone.iter().any(|range| range.contains(&at));
        is_there
            && match token {
                TokenTree::Group(group) => has_word(group.tokens(), word, gone),
                token => is_called(token, word),
            }
    })
}

/// Is a token a word that names what is called so? It may be written with `r#`, and, if it is not ASCII, in several ways.
pub(super) fn is_called(token: &TokenTree, name: &str) -> bool {
    match token {
        TokenTree::Ident(word) if word.text().starts_with("r#") || !word.text().is_ascii() => {
            *Names::default().of(word) == *name
        }
        token => is_word(Some(token), name),
    }
}
