//! Features in conditions that a macro puts together: decided where the condition is in sight, noted where it is not.
//!
//! Cargo decides a feature, and a judge's rustc takes each for absent. So `cfg(feature = "x")` among a macro's tokens is
//! decided like an attribute, for the macro may make one of it; and a condition with a fragment in it (`#[cfg($c)]`) decides
//! what nobody here can see.

use std::ops::Range;

use crate::tokens::{Delimiter, Ident, TokenTree};

use super::{Scanner, Shape, ident, punct, range_of};
use crate::tables::Refusal;

impl Scanner<'_> {
    /// `cfg(…)` or `cfg_attr(…)` of a feature, or `feature = "x"` alone, where it is no attribute: where to go on if it was one.
    pub(super) fn loose_feature(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        word: &Ident,
        shape: Shape,
    ) -> Option<usize> {
        if !shape.in_macro {
            return None;
        }
        let range = range_of(&tokens[at]);
        if word == "feature" && is_feature(tokens, at) {
            let range = range.start..range_of(&tokens[at + 2]).end;
            self.refs.loose_features.push(range);
            return Some(at + 3);
        }
        let Some(TokenTree::Group(group)) = tokens.get(at + 1) else {
            return None;
        };
        let inner = group.tokens();
        if group.delimiter() != Delimiter::Parenthesis || !has_feature(inner) {
            return None;
        }
        let range = range.start..range_of(&tokens[at + 1]).end;
        if word == "cfg" {
            self.cfg_attribute(range, inner, shape);
        } else if word == "cfg_attr" {
            self.cfg_attr(range, inner, false, shape);
        } else {
            return None;
        }
        Some(at + 2)
    }

    /// Notes a condition with a fragment in it.
    pub(super) fn fragments_of_condition(&mut self, tokens: &[TokenTree], range: &Range<usize>) {
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.fragments_of_condition(group.tokens(), range),
                TokenTree::Ident(word) if word == "feature" && punct(tokens, at + 2, '$') => {
                    self.refs.refusals.push(Refusal::new(
                        range.clone(),
                        "a macro is given the name of a feature",
                        "write the feature's name in the condition itself",
                    ));
                }
                TokenTree::Punct(mark) if mark.as_char() == '$' => {
                    self.refs.condition_fragment = true;
                }
                _ => {}
            }
        }
    }
}

/// Is there `feature = "x"` at `at`?
fn is_feature(tokens: &[TokenTree], at: usize) -> bool {
    ident(tokens, at).is_some_and(|word| word == "feature")
        && punct(tokens, at + 1, '=')
        && matches!(tokens.get(at + 2), Some(TokenTree::Literal(name)) if name.text().starts_with(['"', 'r']))
}

/// Is there `feature = "x"` anywhere in it?
fn has_feature(tokens: &[TokenTree]) -> bool {
    (0..tokens.len()).any(|at| match &tokens[at] {
        TokenTree::Group(group) => has_feature(group.tokens()),
        _ => is_feature(tokens, at),
    })
}
