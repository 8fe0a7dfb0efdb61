//! What a `::` behind a `>` belongs to: `<T>::name` and `Vec::<T>::new` go on with a type, `x > ::lib::K` and `impl<T>
//! ::lib::Trait` do not.

use crate::tokens::{Delimiter, TokenTree};

use super::words::{ident, is_keyword, punct, punct_before};

/// What the `>` before a `::` is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Angle {
    /// The end of a type's arguments, or of a type in angle brackets: the path goes on behind it.
    Type,
    /// A comparison, an arrow, or the end of generic parameters.
    Other,
    /// As tokens, both can be meant.
    Unsure,
    /// The same of `x<a, b>`: a type with two arguments, or two comparisons.
    UnsureOfList,
}

/// How many tokens a type's arguments may have: comparisons are looked for no further back.
const LONGEST: usize = 4096;

/// What stands before a `<`.
enum Before {
    /// A word, a literal or a group in brackets that something is compared with, or that has arguments.
    Operand,
    /// A block or `S { … }`, which ends a statement or is compared with something.
    Brace,
    /// What an angle begins behind.
    Other,
}

/// What the `>` at `at` is, if it is followed by `::`.
pub(super) fn angle_before_separator(tokens: &[TokenTree], at: usize, in_macro: bool) -> Angle {
    if is_arrow(tokens, at) {
        return Angle::Other;
    }
    let Some(open) = opening(tokens, at) else {
        return Angle::Other;
    };
    // Of `x<<y` and `<<T as A>::B as C>` the first one is what stands behind something; `x < <T>::N` has two that are apart.
    let is_one = |at: &usize| matches!(&tokens[*at], TokenTree::Punct(mark) if mark.as_char() == '<' && mark.is_joint());
    let first = (0..open).rev().take_while(is_one).last().unwrap_or(open);
    let Some(before) = first.checked_sub(1) else {
        return Angle::Type;
    };
    match &tokens[before] {
        TokenTree::Ident(word) if *word == "impl" => return Angle::Other,
        TokenTree::Ident(word) if *word == "for" => {
            let inside = &tokens[open + 1..at];
            return match binds_lifetimes(inside) {
                // `for<$life> ::lib::Trait` and `for <$type>::Assoc` are alike.
                true if inside.iter().any(is_dollar) => Angle::Unsure,
                true => Angle::Other,
                false => Angle::Type,
            };
        }
        _ => {}
    }
    let inside = &tokens[open + 1..at];
    // `Vec<<T as A>::B>` looks like a shift and a comparison, but for what is in it and what follows.
    let shifts = first < open && (any_listed(inside) || !is_closed(tokens, at + 1, open - first));
    match what_is(tokens, before) {
        Before::Other => Angle::Type,
        _ if shifts || compares(inside) => Angle::Other,
        // Behind a block it is a type in angle brackets, or none.
        Before::Brace if any_listed(inside) => Angle::Other,
        Before::Brace => Angle::Type,
        // A macro may take what it likes.
        Before::Operand if in_macro && any_listed(inside) => Angle::UnsureOfList,
        Before::Operand if in_macro => Angle::Unsure,
        Before::Operand if first < open => Angle::Type,
        // A type has `::` before its arguments if something comes behind them: so these were two comparisons.
        Before::Operand => Angle::Other,
    }
}

fn what_is(tokens: &[TokenTree], at: usize) -> Before {
    let before = |wanted: char| punct_before(tokens, at, wanted);
    let is_operand = match &tokens[at] {
        TokenTree::Ident(_) if before('\'') => false,
        TokenTree::Ident(word) => {
            let is_value = matches!(word.text(), "true" | "false" | "await");
            before('$') || is_value || !is_keyword(word.text())
        }
        TokenTree::Literal(_) => true,
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Brace => return Before::Brace,
            // An attribute ends before its item or expression.
            Delimiter::Bracket => !before('#'),
            // `struct S(pub(crate) <T as A>::B)`
            _ => !at
                .checked_sub(1)
                .and_then(|at| ident(tokens, at))
                .is_some_and(|word| *word == "pub"),
        },
        // Else an operator, or the `::` of `Vec::<T>::new`.
        TokenTree::Punct(mark) => mark.as_char() == '?',
    };
    match is_operand {
        true => Before::Operand,
        false => Before::Other,
    }
}

/// Are there operators among these tokens that no type has?
fn compares(tokens: &[TokenTree]) -> bool {
    let is_equals = |at: usize| punct(tokens, at, '=');
    (0..tokens.len()).any(|at| {
        let mark = match &tokens[at] {
            TokenTree::Punct(mark) => mark,
            TokenTree::Ident(word) => return matches!(word.text(), "else" | "if" | "match"),
            // A block is all of an argument: this one is a condition's.
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let goes_on = |at: usize| !punct(tokens, at, ',') && !punct(tokens, at, '>');
                return tokens.get(at + 1).is_some() && goes_on(at + 1);
            }
            _ => return false,
        };
        match mark.as_char() {
            '|' | '.' => true,
            '&' => at > 0 && !matches!(what_is(tokens, at - 1), Before::Other),
            '=' => at == 0 || is_equals(at + 1) || punct(tokens, at + 1, '>'),
            '!' => is_equals(at + 1),
            _ => false,
        }
    })
}

/// Is there a comma or literal among these tokens that is in no angle of theirs?
fn any_listed(tokens: &[TokenTree]) -> bool {
    let mut depth = 0_usize;
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Literal(_) => depth == 0,
        TokenTree::Punct(mark) => {
            match mark.as_char() {
                '<' => depth += 1,
                '>' if !is_arrow(tokens, at) => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && mark.as_char() == ','
        }
        _ => false,
    })
}

/// Do the arguments that are open `depth` times at `from` end as those of a type do?
fn is_closed(tokens: &[TokenTree], from: usize, mut depth: usize) -> bool {
    for at in from..tokens.len().min(from + LONGEST) {
        let TokenTree::Punct(mark) = &tokens[at] else {
            continue;
        };
        match mark.as_char() {
            '<' => depth += 1,
            '>' if !is_arrow(tokens, at) => depth -= 1,
            ';' => return false,
            _ => {}
        }
        if depth == 0 {
            return !compares(&tokens[from..at])
                && match tokens.get(at + 1) {
                    Some(TokenTree::Ident(word)) => is_keyword(word.text()),
                    Some(TokenTree::Literal(_)) => false,
                    _ => true,
                };
        }
    }
    false
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

/// The tokens of a head that are in none of its angle brackets.
pub(super) fn outside_angles<'t, 'a>(tokens: &'t [TokenTree<'a>]) -> Vec<&'t TokenTree<'a>> {
    let mut depth = 0_usize;
    let mut outside = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '<' => depth += 1,
            TokenTree::Punct(mark) if mark.as_char() == '>' && !is_arrow(tokens, at) => {
                depth = depth.saturating_sub(1);
            }
            _ if depth == 0 => outside.push(token),
            _ => {}
        }
    }
    outside
}

/// Is the `>` at `at` the end of `->` or `=>`?
fn is_arrow(tokens: &[TokenTree], at: usize) -> bool {
    ['-', '=']
        .iter()
        .any(|mark| punct_before(tokens, at, *mark))
}

/// Are these the lifetimes of `for<'a, 'b>`, or what a macro may be given for them?
fn binds_lifetimes(tokens: &[TokenTree]) -> bool {
    let is_behind = |at: usize, mark: char| punct_before(tokens, at, mark);
    (0..tokens.len()).all(|at| match &tokens[at] {
        TokenTree::Ident(_) => is_behind(at, '\'') || is_behind(at, '$'),
        TokenTree::Group(_) => is_behind(at, '$'),
        TokenTree::Punct(mark) => matches!(mark.as_char(), '\'' | ',' | '$' | '*'),
        TokenTree::Literal(_) => false,
    })
}

fn is_dollar(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == '$')
}
