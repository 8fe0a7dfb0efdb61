//! Words that are no names, and those that syntax may begin with.

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
    matches!(
        word,
        "_" | "as"
            | "async"
            | "await"
            | "break"
            | "const"
            | "continue"
            | "crate"
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
            | "self"
            | "Self"
            | "static"
            | "struct"
            | "super"
            | "trait"
            | "true"
            | "type"
            | "unsafe"
            | "use"
            | "where"
            | "while"
            | "abstract"
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
