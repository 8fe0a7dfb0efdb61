//! Source text as tokens that know where they stand.
//!
//! They are what [`proc_macro2`] makes of the same text, token by token: a lifetime is a quote and a word, a documentation
//! comment is an attribute that fills the comment's place, each character of an operator is a mark of its own. But a place
//! costs nothing here, and no token has text of its own: reading a file is many times as fast.

use std::borrow::Cow;
use std::cell::RefCell;
use std::ops::Range;

use rustc_hash::FxHashSet;
use unicode_normalization::UnicodeNormalization;

use crate::tables::Name;

mod comments;
mod lexer;
mod numbers;
mod strings;
#[cfg(test)]
mod tests;

/// Where the tokens of a text are, as long as they are needed: groups have no memory of their own.
pub(crate) use bumpalo::Bump as Room;
pub(crate) use comments::comments;
pub(crate) use lexer::{MOST_BRACKETS, NoTokens, behind_blanks, comment_end, read, read_part};
pub(crate) use proc_macro2::Delimiter;

/// Would `new` behind `text` become a part of its last word? `as::lib::Trait` needs no blank, and what comes in the place of
/// `::lib` may.
pub(crate) fn would_glue(text: &str, new: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.ends_with(is_part) && new.starts_with(is_part)
}

/// One token, or a group of them in brackets.
#[derive(Debug, Clone, Copy)]
pub(crate) enum TokenTree<'a> {
    Group(Group<'a>),
    Ident(Ident<'a>),
    Punct(Punct),
    Literal(Literal<'a>),
}

/// Bytes of a text; no source file has more than `u32` can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    start: u32,
    end: u32,
}

/// Tokens in brackets.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Group<'a> {
    tokens: &'a [TokenTree<'a>],
    place: Place,
    weight: u32,
    delimiter: Delimiter,
}

/// A word: a name or a keyword.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ident<'a> {
    text: &'a str,
    place: Place,
}

/// A mark: one character of punctuation, or the quote before a lifetime's name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Punct {
    place: Place,
    mark: u8,
    joint: bool,
}

/// A literal, with its suffix; for a documentation comment that comment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Literal<'a> {
    text: &'a str,
    place: Place,
}

impl Place {
    fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl TokenTree<'_> {
    /// Its bytes; of a group those of its brackets too.
    pub(crate) fn range(&self) -> Range<usize> {
        match self {
            TokenTree::Group(group) => group.range(),
            TokenTree::Ident(word) => word.range(),
            TokenTree::Punct(mark) => mark.range(),
            TokenTree::Literal(literal) => literal.range(),
        }
    }
}

impl<'a> Group<'a> {
    pub(crate) fn tokens(&self) -> &'a [TokenTree<'a>] {
        self.tokens
    }

    /// The same brackets around as many other tokens.
    pub(crate) fn around(&self, tokens: &'a [TokenTree<'a>]) -> Group<'a> {
        Group { tokens, ..*self }
    }

    /// How many tokens are in it, those in groups inside it too.
    pub(crate) fn weight(&self) -> usize {
        self.weight as usize
    }

    pub(crate) fn delimiter(&self) -> Delimiter {
        self.delimiter
    }

    /// Its bytes with the brackets.
    pub(crate) fn range(&self) -> Range<usize> {
        self.place.range()
    }

    /// The bytes between its brackets.
    pub(crate) fn inside(&self) -> Range<usize> {
        self.place.start as usize + 1..self.place.end as usize - 1
    }
}

/// What stands between commas.
pub(crate) fn at_commas<'t, 'a>(
    tokens: &'t [TokenTree<'a>],
) -> impl Iterator<Item = &'t [TokenTree<'a>]> {
    tokens.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','))
}

impl<'a> Ident<'a> {
    /// As written, with `r#`.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    pub(crate) fn range(&self) -> Range<usize> {
        self.place.range()
    }

    /// The same place with another text, as if that were written there.
    pub(crate) fn taken_for(&self, text: &'a str) -> Ident<'a> {
        Ident { text, ..*self }
    }
}

impl PartialEq<str> for Ident<'_> {
    fn eq(&self, text: &str) -> bool {
        self.text == text
    }
}

impl PartialEq<&str> for Ident<'_> {
    fn eq(&self, text: &&str) -> bool {
        self.text == *text
    }
}

impl Punct {
    pub(crate) fn as_char(&self) -> char {
        char::from(self.mark)
    }

    /// Does another mark follow at once?
    pub(crate) fn is_joint(&self) -> bool {
        self.joint
    }

    pub(crate) fn range(&self) -> Range<usize> {
        self.place.range()
    }
}

impl<'a> Literal<'a> {
    /// As written.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    /// The string that it is; none for other literals.
    pub(crate) fn string(&self) -> Option<Cow<'a, str>> {
        let inside = self
            .text
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'));
        match inside {
            Some(inside) if !inside.contains(['\\', '\r']) => Some(Cow::Borrowed(inside)),
            _ if !self.text.starts_with(['"', 'r']) => None,
            _ => {
                let string = syn::parse_str::<syn::LitStr>(self.text).ok()?;
                Some(Cow::Owned(string.value()))
            }
        }
    }

    pub(crate) fn range(&self) -> Range<usize> {
        self.place.range()
    }
}

/// A word without the `r#` that makes it raw.
pub(crate) fn bare(word: &str) -> &str {
    word.strip_prefix("r#").unwrap_or(word)
}

/// Names that were met before, each made once.
#[derive(Debug, Default)]
pub(crate) struct Names(RefCell<FxHashSet<Name>>);

impl Names {
    /// A word's name: without `r#`, in Unicode normal form C as rustc compares names.
    pub(crate) fn of(&self, word: &Ident) -> Name {
        let text = bare(word.text);
        match text.is_ascii() {
            true => self.named(text),
            false => self.named(&text.nfc().collect::<String>()),
        }
    }

    /// What is named by just this text.
    pub(crate) fn named(&self, text: &str) -> Name {
        let mut known = self.0.borrow_mut();
        if let Some(name) = known.get(text) {
            return name.clone();
        }
        let name = Name::from(text);
        known.insert(name.clone());
        name
    }
}
