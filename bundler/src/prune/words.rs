//! Where the name of an item in a body stands beside it.

use std::ops::Range;

use crate::items::{is_mark, is_word};
use crate::refs::is_name;
use crate::tokens::{Names, TokenTree};

/// Is there such a word among tokens that are not `gone`? The name of a method or field that is called or taken of a value is
/// none: no item is meant by it.
pub(super) fn has_word(tokens: &[TokenTree], word: &str, gone: &[Range<usize>]) -> bool {
    has(tokens, word, gone, false)
}

/// `in_macro`: are they a macro's, which may make anything of them?
fn has(tokens: &[TokenTree], word: &str, gone: &[Range<usize>], in_macro: bool) -> bool {
    let before = |at: usize, back: usize| at.checked_sub(back).and_then(|at| tokens.get(at));
    tokens.iter().enumerate().any(|(at, token)| {
        let start = token.range().start;
        let is_there = !gone.iter().any(|range| range.contains(&start));
        is_there
            && match token {
                TokenTree::Group(group) => {
                    let is_call = is_mark(before(at, 1), '!') || is_mark(before(at, 2), '!');
                    has(group.tokens(), word, gone, in_macro || is_call)
                }
                token => {
                    // The end of a range is an expression.
                    let is_member = is_mark(before(at, 1), '.') && !is_mark(before(at, 2), '.');
                    is_called(token, word) && (in_macro || !is_member)
                }
            }
    })
}

/// Is a token a word that names what is called so? It may be written with `r#`, and, if it is not ASCII, in several ways.
pub(super) fn is_called(token: &TokenTree, name: &str) -> bool {
    match token {
        TokenTree::Ident(word) if word.text().starts_with("r#") || !word.text().is_ascii() => {
            *Names::default().of(word) == *name
        }
        // Without `r#` it is the keyword, but for words that an older edition has as names.
        token => is_name(name) && is_word(Some(token), name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::{Room, read_part};

    #[test]
    fn names_behind_a_dot_are_no_use_but_in_macros_and_ranges() {
        for (text, found) in [
            ("dead()", true),
            ("x.dead()", false),
            ("x.0.dead", false),
            ("0..dead", true),
            ("m!(x.dead)", true),
            ("macro_rules! m { () => { x.dead } }", true),
            ("{ r#dead }", true),
            ("deadly", false),
        ] {
            let room = Room::new();
            let tokens = read_part(&room, text, 0..text.len()).unwrap();
            assert_eq!(has_word(tokens, "dead", &[]), found, "{text}");
        }
    }

    #[test]
    fn keywords_are_names_with_a_mark_or_of_old() {
        let has = |text: &str, word: &str| {
            let room = Room::new();
            let tokens = read_part(&room, text, 0..text.len()).unwrap();
            has_word(tokens, word, &[])
        };
        assert!(!has("match x {}", "match"));
        assert!(has("r#match()", "match"));
        for word in ["async", "await", "dyn"] {
            assert!(has(&format!("{word}()"), word));
        }
    }

    #[test]
    fn what_is_gone_is_no_use() {
        let text = "fn dead() {} dead()";
        let room = Room::new();
        let tokens = read_part(&room, text, 0..text.len()).unwrap();
        let item = 0..12;
        assert!(has_word(tokens, "dead", std::slice::from_ref(&item)));
        assert!(!has_word(tokens, "dead", &[item, 13..text.len()]));
    }
}
