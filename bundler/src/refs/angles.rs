//! What a `::` behind a `>` belongs to: `<T>::name` and `Vec::<T>::new` go on with a type, `x > ::lib::K` and `impl<T> ::lib::Trait` do not.

use crate::tokens::{Delimiter, TokenTree};

use super::words::{ident, is_keyword, punct};

/// What the `>` before a `::` is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Angle {
    /// The end of a type's arguments, or of a type in angle brackets: the path goes on behind it.
    Type,
    /// A comparison, an arrow, or the end of generic parameters.
    Other,
    /// As tokens, both can be meant.
    Unsure,
}

/// How many tokens a type's arguments may have: comparisons are looked for no further back.
const LONGEST: usize = 4096;

/// What the `>` at `at` is, if it is followed by `::`.
pub(super) fn angle_before_separator(tokens: &[TokenTree], at: usize, in_macro: bool) -> Angle {
    if is_arrow(tokens, at) {
        return Angle::Other;
    }
    let Some(open) = opening(tokens, at) else {
        return Angle::Other;
    };
    // Of `x << y` and `<<T as A>::B as C>` the first one is what stands behind something.
    let first = (0..open).rev().take_while(|at| punct(tokens, *at, '<'));
    let first = first.last().unwrap_or(open);
    let Some(before) = first.checked_sub(1) else {
        return Angle::Type;
    };
    let behind = |mark| before > 0 && punct(tokens, before - 1, mark);
    let is_operand = match &tokens[before] {
        TokenTree::Ident(word) if *word == "impl" => return Angle::Other,
        TokenTree::Ident(word) if *word == "for" => {
            return match binds_lifetimes(&tokens[open + 1..at]) {
                true => Angle::Other,
                false => Angle::Type,
            };
        }
        // A lifetime, as in `&'a <T as A>::B`.
        TokenTree::Ident(_) if behind('\'') => false,
        TokenTree::Ident(word) => {
            behind('$') || matches!(word.text(), "true" | "false") || !is_keyword(word.text())
        }
        TokenTree::Literal(_) => true,
        // Those of an attribute and of `pub(crate)` are no values.
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Brace => false,
            Delimiter::Bracket => !behind('#'),
            _ => !(before > 0 && ident(tokens, before - 1).is_some_and(|word| *word == "pub")),
        },
        // What stands before it is an operator, or the `::` of `Vec::<T>::new`.
        TokenTree::Punct(_) => false,
    };
    // A type has `::` before its arguments if something comes behind them: so these were two comparisons, or a shift and one.
    // Only `Vec<<T as A>::B>` looks like the latter, and a macro may take what it likes.
    let is_as = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if *word == "as");
    match is_operand {
        false => Angle::Type,
        true if in_macro => Angle::Unsure,
        true if first < open && tokens[open..at].iter().any(is_as) => Angle::Unsure,
        true => Angle::Other,
    }
}

/// Where the `<` is that the `>` at `at` may end.
fn opening(tokens: &[TokenTree], at: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for at in (0..=at).rev().take(LONGEST) {
        let TokenTree::Punct(mark) = &tokens[at] else {
            continue;
        };
        match mark.as_char() {
            '>' if !is_arrow(tokens, at) => depth += 1,
            '<' => depth -= 1,
            // No type has one outside of brackets.
            ';' => return None,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Is the `>` at `at` the end of `->` or `=>`?
fn is_arrow(tokens: &[TokenTree], at: usize) -> bool {
    let Some(TokenTree::Punct(mark)) = at.checked_sub(1).map(|before| &tokens[before]) else {
        return false;
    };
    matches!(mark.as_char(), '-' | '=') && mark.is_joint()
}

/// Are these the lifetimes of `for<'a, 'b>`?
fn binds_lifetimes(tokens: &[TokenTree]) -> bool {
    let is_word = |at: usize| ident(tokens, at).is_some() && at > 0 && punct(tokens, at - 1, '\'');
    let is_one = |at: usize| punct(tokens, at, '\'') || punct(tokens, at, ',') || is_word(at);
    (0..tokens.len()).all(is_one)
}
