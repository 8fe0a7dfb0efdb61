//! Tokens that a macro puts side by side, which may be a path together: `$($before)* $name`, `inner $($rest)*`.

use super::Scanner;
use super::words::{ident, is_keyword, is_mark, punct, separator, separator_before};
use crate::tables::Tail;
use crate::tokens::TokenTree;

impl Scanner<'_> {
    /// Notes that what begins with the `$` at `at` may be part of a path whose rest stands beside it, where one of both may be any
    /// token.
    pub(super) fn joined(&mut self, tokens: &[TokenTree], at: usize) {
        let end = match tokens.get(at + 1) {
            Some(TokenTree::Group(_)) => at + 3,
            _ => at + 2,
        };
        // What a macro is given there says so itself.
        let is_given = at > 1
            && is_mark(&tokens[at - 2], '$')
            && ident(tokens, at - 1).is_none_or(|word| *word != "crate");
        let before = at.checked_sub(1).filter(|before| {
            !is_given && (is_part(tokens, *before) || separator_before(tokens, at))
        });
        let behind = is_part(tokens, end);
        if before.is_none() && !behind && !punct(tokens, end, '$') {
            return;
        }
        let Some(may_be_any) = self.given(tokens, at) else {
            return;
        };
        let other = self.given(tokens, end);
        let is_joined = may_be_any && (before.is_some() || behind || other.is_some());
        if !is_joined && other != Some(true) {
            return;
        }
        self.refs.fragment_paths = true;
        // A single token is an operator in most macros.
        let is_many = |at| matches!(tokens.get(at + 1), Some(TokenTree::Group(_)));
        self.refs.joins_tokens |= is_many(at) || other.is_some() && is_many(end);
        // What stands there by name counts like what the macro is given.
        let beside = [before, Some(end)].into_iter().flatten();
        let words = beside.filter_map(|at| ident(tokens, at));
        for word in words.filter(|word| !is_keyword(word.text())) {
            let rest = vec![self.context.names.of(word)];
            self.refs.tails.push(Tail { prefix: None, rest });
        }
    }

    /// May what a macro is given at `at` be part of a path, and if so, may it be any token? What it takes (`$name:kind`) is none.
    fn given(&self, tokens: &[TokenTree], at: usize) -> Option<bool> {
        if !punct(tokens, at, '$') {
            return None;
        }
        match tokens.get(at + 1)? {
            TokenTree::Ident(word) if *word == "crate" => None,
            TokenTree::Ident(_) if punct(tokens, at + 2, ':') && !separator(tokens, at + 2) => None,
            TokenTree::Ident(_) => {
                let pair = &tokens[at..at + 2];
                let may_be_any = self.any_token(pair).is_some();
                (may_be_any || self.is_name(pair)).then_some(may_be_any)
            }
            TokenTree::Group(group) => {
                let inside = group.tokens();
                let takes = |four: &[TokenTree]| {
                    is_mark(&four[0], '$') && is_mark(&four[2], ':') && !separator(four, 2)
                };
                if inside.windows(4).any(takes) {
                    return None;
                }
                let mut pairs = inside.windows(2);
                let may_be_any = pairs.any(|pair| self.any_token(pair).is_some());
                let is_part = may_be_any || inside.windows(2).any(|pair| self.is_name(pair));
                is_part.then_some(may_be_any)
            }
            _ => None,
        }
    }
}

/// Does a name or a `::` stand at `at`, or a word that paths follow?
fn is_part(tokens: &[TokenTree], at: usize) -> bool {
    let is_name = |word: &str| !is_keyword(word) || matches!(word, "in" | "use");
    ident(tokens, at).is_some_and(|word| is_name(word.text())) || separator(tokens, at)
}
