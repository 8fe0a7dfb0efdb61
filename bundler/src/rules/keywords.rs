//! Words that are no names, and those that syntax may begin with.

use crate::refs::is_keyword;

pub(super) fn is_path_word(word: &str) -> bool {
    matches!(word, "self" | "Self" | "super" | "crate")
}

/// Keywords that expressions begin with.
pub(super) fn begins_expression(word: &str) -> bool {
    is_path_word(word)
        || matches!(
            word,
            "async"
                | "do"
                | "box"
                | "break"
                | "const"
                | "continue"
                | "false"
                | "for"
                | "if"
                | "loop"
                | "match"
                | "move"
                | "return"
                | "true"
                | "try"
                | "unsafe"
                | "while"
                | "yield"
                | "static"
        )
}

pub(super) fn is_reserved(word: &str) -> bool {
    is_path_word(word)
        || is_keyword(word)
        || matches!(
            word,
            "abstract"
                | "become"
                | "box"
                | "do"
                | "final"
                | "macro"
                | "override"
                | "priv"
                | "try"
                | "typeof"
                | "unsized"
                | "virtual"
                | "yield"
        )
}
