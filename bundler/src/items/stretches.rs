//! Stretches of text that are one item each, found from a keyword among tokens: where tokens need not all be items, as in bodies
//! and in the rules of macros.

use std::ops::Range;

use super::{angles_end, is_mark};
use crate::tokens::{Delimiter, TokenTree};

/// The text of an item whose keyword and last token are known, with what stands above it. `start`: where the text of `tokens` does.
pub(crate) fn whole(
    text: &str,
    tokens: &[TokenTree],
    start: usize,
    keyword: usize,
    last: usize,
) -> Range<usize> {
    let first = first_of_item(tokens, keyword);
    let begin = tokens[first].range().start;
    let behind = match first {
        0 => start,
        _ => tokens[first - 1].range().end,
    };
    let end = tokens[last].range().end;
    let from = after_line(text, behind, begin);
    let to = after_line(text, end, text.len());
    // On one line with what follows it takes the blanks between them.
    if to == end {
        let rest = &text[end..];
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        return begin..end + blanks;
    }
    from.min(begin)..to
}

/// Where the line that `at` is in goes on after `at`, if nothing but blanks and a comment follow: behind its line break.
/// `at` itself if something else follows.
pub(crate) fn after_line(text: &str, at: usize, limit: usize) -> usize {
    let rest = &text[at..limit];
    let line = rest.split_inclusive('\n').next().unwrap_or_default();
    let content = line.trim();
    if content.is_empty() || content.starts_with("//") {
        at + line.len()
    } else {
        at
    }
}

/// Where an item with its keyword at `keyword` begins: qualifiers, visibility and attributes stand before it.
pub(crate) fn first_of_item(tokens: &[TokenTree], keyword: usize) -> usize {
    let mut first = keyword;
    while let Some(before) = first.checked_sub(1) {
        let is_qualifier = match &tokens[before] {
            TokenTree::Ident(word) => matches!(
                word.text(),
                "const" | "async" | "unsafe" | "extern" | "pub" | "safe"
            ),
            TokenTree::Literal(_) => is_word(before.checked_sub(1).map(|at| &tokens[at]), "extern"),
            TokenTree::Group(group) => match group.delimiter() {
                Delimiter::Parenthesis => {
                    is_word(before.checked_sub(1).map(|at| &tokens[at]), "pub")
                }
                Delimiter::Bracket => is_mark(before.checked_sub(1).map(|at| &tokens[at]), '#'),
                _ => false,
            },
            TokenTree::Punct(mark) => mark.as_char() == '#',
        };
        if !is_qualifier {
            break;
        }
        first = before;
    }
    first
}

/// Where an item ends: with braces, which arguments in angle brackets may have too, or with a semicolon.
pub(crate) fn last_of_item(tokens: &[TokenTree], at: usize, in_brace: bool) -> Option<usize> {
    match in_brace {
        true => outside_angles(tokens, at, is_brace),
        false => {
            let mut behind = tokens[at..].iter();
            Some(at + behind.position(|token| is_mark(Some(token), ';'))?)
        }
    }
}

pub(crate) fn begins_item(tokens: &[TokenTree], keyword: usize) -> bool {
    let first = first_of_item(tokens, keyword);
    first == 0 || ends_statement(&tokens[first - 1])
}

pub(crate) fn ends_statement(token: &TokenTree) -> bool {
    is_mark(Some(token), ';') || is_brace(token)
}

pub(crate) fn is_brace(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Where the first such token from `at` on is that is no argument in angle brackets, as `Array<{ 1 + 1 }>` has one. Here `<`
/// compares nothing.
pub(crate) fn outside_angles(
    tokens: &[TokenTree],
    mut at: usize,
    is_wanted: impl Fn(&TokenTree) -> bool,
) -> Option<usize> {
    while !is_wanted(tokens.get(at)?) {
        at = match is_mark(tokens.get(at), '<') {
            true => angles_end(tokens, at)?,
            false => at + 1,
        };
    }
    Some(at)
}

pub(crate) fn is_word(token: Option<&TokenTree>, word: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(found)) if *found == word)
}

/// Is the group at `at` what a macro or attribute is given, or the rules of one?
pub(crate) fn is_of_macro(tokens: &[TokenTree], at: usize) -> bool {
    let before = |back: usize| tokens.get(at.checked_sub(back)?);
    is_mark(before(1), '!') || is_mark(before(1), '#') || is_mark(before(2), '!')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_on_behind_blanks_and_comments() {
        assert_eq!(after_line("a; // note\nb", 2, 12), 11);
        assert_eq!(after_line("a; b\n", 2, 5), 2);
    }
}
