//! Names of an older edition that are keywords in a later one: in a bundle of that edition they are written with `r#`. And the old
//! sign for ranges in patterns.

use std::borrow::Cow;

use memchr::memmem;

use crate::tokens::{Ident, TokenTree, at_commas};

use super::Scanner;
use super::words::{ident, is_keyword, punct, range_of};
use crate::package::Edition;
use crate::tables::EditKind;

/// The keywords of later editions, as names and as they are written there.
const LATER: [(&str, &str, Edition); 5] = [
    ("async", "r#async", Edition::E2018),
    ("await", "r#await", Edition::E2018),
    ("dyn", "r#dyn", Edition::E2018),
    ("try", "r#try", Edition::E2018),
    ("gen", "r#gen", Edition::E2024),
];

/// Macros of std that take what they are given for expressions and patterns, and do not say which.
const FORMATTING: [&str; 18] = [
    "assert_eq",
    "assert_ne",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprint",
    "eprintln",
    "format",
    "format_args",
    "matches",
    "panic",
    "print",
    "println",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// Those that say what they are given, unless they are given what to say as well.
const ASSERTING: [&str; 2] = ["assert", "debug_assert"];

/// Words that all editions keep for later.
const RESERVED: [&str; 12] = [
    "abstract", "become", "box", "do", "final", "macro", "override", "priv", "typeof", "unsized",
    "virtual", "yield",
];

/// A name as text of an edition has to have it: with `r#` if it is a keyword there.
pub(crate) fn written(name: &str, edition: Edition) -> Cow<'_, str> {
    let later = LATER.iter().find(|(word, ..)| *word == name);
    let is_raw = match later {
        Some((.., since)) => *since <= edition,
        None => is_keyword(name) && name != "_" || RESERVED.contains(&name),
    };
    match is_raw {
        true => Cow::Owned(format!("r#{name}")),
        false => Cow::Borrowed(name),
    }
}

/// May there be such names in a text of this edition?
pub(crate) fn has_later_keywords(text: &str, edition: Edition) -> bool {
    let mut later = LATER.iter().filter(|(_, _, since)| edition < *since);
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    later.any(|(word, ..)| {
        memmem::find_iter(text.as_bytes(), word).any(|at| {
            let behind = &text[at + word.len()..];
            !text[..at].ends_with(is_part) && !behind.starts_with(is_part)
        })
    })
}

impl Scanner<'_> {
    /// `1...9` in a pattern of an old edition is `1..=9` in all. What a C function takes more of has nothing behind it.
    pub(super) fn old_range(&mut self, tokens: &[TokenTree], at: usize) {
        let is_range = tokens.get(at + 3).is_some() && !punct(tokens, at + 3, ',');
        if is_range && self.context.edition < Edition::E2021 {
            let range = range_of(&tokens[at]).start..range_of(&tokens[at + 2]).end;
            self.edit(range, EditKind::Since(Edition::E2021, "..="));
        }
    }

    /// The same of what a macro's arms make. What they match may be the word itself: there it stays, for rustc's lints to find.
    pub(super) fn later_keywords_of_arms(&mut self, tokens: &[TokenTree]) {
        let is_end =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';');
        for arm in tokens.split(is_end) {
            if let [_, _, _, TokenTree::Group(made)] = arm {
                self.later_keywords(made.tokens());
            }
        }
    }

    /// Notes the edits of such names among `tokens`. Where a macro may print or match them they stay, for rustc's lints to find.
    pub(super) fn later_keywords(&mut self, tokens: &[TokenTree]) {
        for (at, token) in tokens.iter().enumerate() {
            match token {
                // A fragment's name is no word of the language.
                TokenTree::Ident(_) if at > 0 && punct(tokens, at - 1, '$') => {}
                TokenTree::Ident(word) => self.later_keyword(word),
                TokenTree::Group(group) => {
                    let is_call = at > 1 && punct(tokens, at - 1, '!');
                    let called = is_call.then(|| ident(tokens, at - 2)).flatten();
                    let called = called.map(|word| word.text());
                    let is_message = |part: &[TokenTree]| {
                        let first = part.first();
                        matches!(first, Some(TokenTree::Literal(text)) if text.string().is_some())
                    };
                    let has_message = || at_commas(group.tokens()).skip(1).any(is_message);
                    let bears = |name: &str| {
                        is_keyword(name)
                            || FORMATTING.contains(&name)
                            || ASSERTING.contains(&name) && has_message()
                    };
                    // The arms of a macro that is defined there are read where rustc reads them.
                    let keyword = at.checked_sub(3).and_then(|at| ident(tokens, at));
                    let is_definition = keyword.is_some_and(|word| *word == "macro_rules");
                    if called.is_none_or(bears) && !is_definition {
                        self.later_keywords(group.tokens());
                    }
                }
                _ => {}
            }
        }
    }

    fn later_keyword(&mut self, word: &Ident) {
        let text = word.text();
        let found = LATER.iter().find(|(name, raw, since)| match *since {
            // A name of 2015 was made a raw one for the parser.
            Edition::E2018 => text == *raw,
            _ => text == *name,
        });
        if let Some((_, raw, since)) = found {
            self.edit(word.range(), EditKind::Since(*since, raw));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_an_edition_has_them() {
        for (name, edition, expected) in [
            ("name", Edition::E2024, "name"),
            ("_", Edition::E2021, "_"),
            ("match", Edition::E2015, "r#match"),
            ("yield", Edition::E2015, "r#yield"),
            ("async", Edition::E2015, "async"),
            ("async", Edition::E2018, "r#async"),
            ("gen", Edition::E2021, "gen"),
            ("gen", Edition::E2024, "r#gen"),
        ] {
            assert_eq!(written(name, edition), expected, "{edition:?}");
        }
    }

    #[test]
    fn later_keywords_are_whole_words() {
        for (text, edition, expected) in [
            ("let dyn = 1;", Edition::E2015, true),
            ("let dyn = 1;", Edition::E2018, false),
            ("(gen)", Edition::E2021, true),
            ("(gen)", Edition::E2024, false),
            (
                "agent general re_gen gen_1 gen2 4gen",
                Edition::E2021,
                false,
            ),
            ("tries entry asyncs", Edition::E2015, false),
        ] {
            assert_eq!(has_later_keywords(text, edition), expected, "{text}");
        }
    }
}
