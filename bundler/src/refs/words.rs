//! Small questions about tokens: punctuation, identifiers, keywords.

use std::ops::Range;

use crate::tokens::{Group, Ident, TokenTree};

/// Words that name nothing. `self`, `super`, `crate` and `Self` are dealt with before this is asked.
pub(crate) fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "as" | "async"
            | "await"
            | "break"
            | "const"
            | "continue"
            | "dyn"
            | "else"
            | "enum"
            | "extern"
            | "false"
            | "fn"
            | "for"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "pub"
            | "ref"
            | "return"
            | "static"
            | "struct"
            | "trait"
            | "true"
            | "type"
            | "unsafe"
            | "use"
            | "where"
            | "while"
            | "_"
    )
}

/// May an item be called so, in some edition? What newer ones have as keywords are names in the first.
pub(crate) fn is_name(word: &str) -> bool {
    !is_keyword(word) || matches!(word, "async" | "await" | "dyn")
}

/// May a path begin with this keyword?
pub(super) fn begins_path(word: &str) -> bool {
    matches!(word, "Self" | "crate" | "self" | "super")
}

/// Is the word at `at`, which stands behind a dot, the beginning of a path or a macro's name, and none of a member?
pub(super) fn is_no_member(tokens: &[TokenTree], at: usize) -> bool {
    let begins = ident(tokens, at).is_some_and(|word| begins_path(word.text()));
    let goes_on = separator(tokens, at + 1) && !punct(tokens, at + 3, '<');
    let is_called = punct(tokens, at + 1, '!') && !punct(tokens, at + 2, '=');
    begins || goes_on || is_called
}

/// What may stand behind `$name:` in a macro's pattern.
pub(super) fn is_fragment_kind(word: &str) -> bool {
    matches!(
        word,
        "block"
            | "expr"
            | "expr_2021"
            | "ident"
            | "item"
            | "lifetime"
            | "literal"
            | "meta"
            | "pat"
            | "pat_param"
            | "path"
            | "stmt"
            | "tt"
            | "ty"
            | "vis"
    )
}

/// Keywords behind which a name is defined.
pub(crate) fn is_defining(word: &str) -> bool {
    matches!(
        word,
        "fn" | "mod" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union"
    )
}

/// May an item start at `at`? An `impl` elsewhere is a type.
pub(crate) fn is_item_start(tokens: &[TokenTree], at: usize) -> bool {
    match at.checked_sub(1).map(|before| &tokens[before]) {
        None | Some(TokenTree::Group(_)) => true,
        Some(TokenTree::Punct(mark)) => mark.as_char() == ';',
        Some(TokenTree::Ident(word)) => word == "unsafe",
        Some(TokenTree::Literal(_)) => false,
    }
}

pub(super) fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

pub(crate) fn punct(tokens: &[TokenTree], at: usize, wanted: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == wanted)
}

/// Is there this mark right before `at`?
pub(super) fn punct_before(tokens: &[TokenTree], at: usize, wanted: char) -> bool {
    at.checked_sub(1)
        .is_some_and(|before| punct(tokens, before, wanted))
}

/// Is there a `::` right before `at`?
pub(super) fn separator_before(tokens: &[TokenTree], at: usize) -> bool {
    at.checked_sub(2)
        .is_some_and(|before| separator(tokens, before))
}

/// Where goes on what begins at `at`, behind the attributes in front of it.
pub(super) fn behind_attributes(tokens: &[TokenTree], mut at: usize) -> usize {
    while punct(tokens, at, '#') {
        at += 2;
    }
    at
}

/// Is there a `::` at `at`?
pub(crate) fn separator(tokens: &[TokenTree], at: usize) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(first)) if first.as_char() == ':' && first.is_joint())
        && punct(tokens, at + 1, ':')
}

pub(crate) fn ident<'t, 'a>(tokens: &'t [TokenTree<'a>], at: usize) -> Option<&'t Ident<'a>> {
    match tokens.get(at) {
        Some(TokenTree::Ident(ident)) => Some(ident),
        _ => None,
    }
}

pub(super) fn range_of(token: &TokenTree) -> Range<usize> {
    token.range()
}

/// The group of the repetition, as `$(…)*` or `$(…)::+`, that tokens end with.
pub(super) fn repetition<'t, 'a>(tokens: &'t [TokenTree<'a>]) -> Option<&'t Group<'a>> {
    let (times, before) = tokens.split_last()?;
    if !matches!(times, TokenTree::Punct(mark) if "*+?".contains(mark.as_char())) {
        return None;
    }
    let near = &before[before.len().saturating_sub(4)..];
    near.windows(2).rev().find_map(|pair| match pair {
        [TokenTree::Punct(dollar), TokenTree::Group(group)] if dollar.as_char() == '$' => {
            Some(group)
        }
        _ => None,
    })
}
