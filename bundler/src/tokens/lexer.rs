//! Text to tokens. What is no token is not explained here: [`proc_macro2`] finds it again and says where it is.

use std::ops::Range;

use super::strings::Encoding;
use super::{Delimiter, Group, Ident, Literal, Place, Punct, Room, TokenTree};

/// How deep brackets may be nested: trees are walked recursively.
pub(crate) const MOST_BRACKETS: usize = 1000;

/// Is a byte the character that a mark is?
const IS_MARK: [bool; 256] = {
    let marks = b"~!@#$%^&*-=+|;:,<.>/?'";
    let mut is_mark = [false; 256];
    let mut at = 0;
    while at < marks.len() {
        is_mark[marks[at] as usize] = true;
        at += 1;
    }
    is_mark
};

/// Is a byte a letter, a digit or an underscore?
const IS_PART: [bool; 256] = {
    let mut is_part = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        is_part[byte] = byte == b'_' as usize || (byte as u8).is_ascii_alphanumeric();
        byte += 1;
    }
    is_part
};

/// Why a text has no tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum NoTokens {
    /// It is not made of tokens.
    Invalid,
    /// The bracket there is inside too many others.
    TooDeep(Range<usize>),
}

/// The tokens of a text.
pub(crate) fn read<'a>(room: &'a Room, text: &'a str) -> Result<&'a [TokenTree<'a>], NoTokens> {
    read_part(room, text, 0..text.len())
}

/// The tokens of a stretch of a text, with their places in all of it.
pub(crate) fn read_part<'a>(
    room: &'a Room,
    text: &'a str,
    part: Range<usize>,
) -> Result<&'a [TokenTree<'a>], NoTokens> {
    let mut too_deep = None;
    let tokens = tokens(room, &text[..part.end], part.start, &mut too_deep);
    tokens.ok_or_else(|| too_deep.map_or(NoTokens::Invalid, NoTokens::TooDeep))
}

/// A text without the blanks and comments that it begins with.
pub(crate) fn behind_blanks(text: &str) -> &str {
    let room = Room::new();
    let mut lexer = Lexer::new(&room, text, 0);
    lexer.skip_blanks();
    &text[lexer.at..]
}

/// Where the comment ends that `text` has at `at`: at its line's end, or behind the block, in which others may be. None if that has
/// no end.
pub(crate) fn comment_end(text: &str, at: usize) -> Option<usize> {
    let room = Room::new();
    let lexer = Lexer::new(&room, text, at);
    match lexer.starts_with("//") {
        true => Some(lexer.line_end().0),
        false => lexer.block_end(),
    }
}

fn tokens<'a>(
    room: &'a Room,
    text: &'a str,
    start: usize,
    too_deep: &mut Option<Range<usize>>,
) -> Option<&'a [TokenTree<'a>]> {
    u32::try_from(text.len()).ok()?;
    let mut lexer = Lexer::new(room, text, start);
    lexer.tokens.reserve(256);
    let mut open: Vec<Open> = Vec::new();
    loop {
        lexer.skip_blanks();
        let start = lexer.at;
        let Some(first) = lexer.peek(0) else { break };
        match first {
            b'(' | b'[' | b'{' => {
                if open.len() + 1 == MOST_BRACKETS {
                    *too_deep = Some(start..start + 1);
                    return None;
                }
                open.push(Open {
                    start,
                    bracket: first,
                    tokens: lexer.tokens.len(),
                    grouped: lexer.grouped,
                });
                lexer.at += 1;
            }
            b')' | b']' | b'}' => {
                lexer.at += 1;
                let begin = open.pop()?;
                let delimiter = match (begin.bracket, first) {
                    (b'(', b')') => Delimiter::Parenthesis,
                    (b'[', b']') => Delimiter::Bracket,
                    (b'{', b'}') => Delimiter::Brace,
                    _ => return None,
                };
                let tokens = &*room.alloc_slice_copy(&lexer.tokens[begin.tokens..]);
                lexer.tokens.truncate(begin.tokens);
                let place = lexer.place(begin.start);
                lexer.grouped += tokens.len();
                let weight = lexer.grouped - begin.grouped;
                lexer.tokens.push(TokenTree::Group(Group {
                    tokens,
                    place,
                    weight: count(weight),
                    delimiter,
                }));
            }
            b'/' if lexer.doc_comment()? => {}
            _ => lexer.leaf(first)?,
        }
    }
    open.is_empty()
        .then(|| &*room.alloc_slice_copy(&lexer.tokens))
}

/// A bracket that is not closed yet.
struct Open {
    start: usize,
    bracket: u8,
    /// Of the lexer's tokens, how many came before it.
    tokens: usize,
    grouped: usize,
}

pub(super) struct Lexer<'a> {
    room: &'a Room,
    text: &'a str,
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
    /// The tokens of all open groups, outer ones first.
    tokens: Vec<TokenTree<'a>>,
    /// How many more are in groups that are closed.
    grouped: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn peek(&self, ahead: usize) -> Option<u8> {
        self.bytes.get(self.at + ahead).copied()
    }

    /// The character `ahead` bytes from here.
    pub(super) fn character(&self, ahead: usize) -> Option<char> {
        match self.peek(ahead)? {
            byte if byte.is_ascii() => Some(char::from(byte)),
            _ => self.text.get(self.at + ahead..)?.chars().next(),
        }
    }

    fn starts_with(&self, text: &str) -> bool {
        self.bytes[self.at..].starts_with(text.as_bytes())
    }

    /// From `start` to here.
    fn new(room: &'a Room, text: &'a str, at: usize) -> Lexer<'a> {
        Lexer {
            room,
            text,
            bytes: text.as_bytes(),
            at,
            tokens: Vec::new(),
            grouped: 0,
        }
    }

    fn place(&self, start: usize) -> Place {
        Place {
            start: count(start),
            end: count(self.at),
        }
    }

    /// Blanks, and comments that are no documentation.
    fn skip_blanks(&mut self) {
        while let Some(byte) = self.peek(0) {
            match byte {
                b' ' | 0x09..=0x0d => self.at += 1,
                b'/' if self.starts_with("//") && !self.is_line_doc() => {
                    self.at = self.line_end().0
                }
                b'/' if self.starts_with("/*") && !self.is_block_doc() => match self.block_end() {
                    Some(end) => self.at = end,
                    None => return,
                },
                byte if byte.is_ascii() => return,
                _ => match self.character(0) {
                    Some(c) if c.is_whitespace() || matches!(c, '\u{200e}' | '\u{200f}') => {
                        self.at += c.len_utf8();
                    }
                    _ => return,
                },
            }
        }
    }

    fn is_line_doc(&self) -> bool {
        self.starts_with("//!") || self.starts_with("///") && !self.starts_with("////")
    }

    fn is_block_doc(&self) -> bool {
        let outer = self.starts_with("/**") && !matches!(self.peek(3), Some(b'*' | b'/'));
        outer || self.starts_with("/*!")
    }

    /// Where the line comment here ends, and whether a bare carriage return is in it. That of a line break belongs to it.
    fn line_end(&self) -> (usize, bool) {
        let rest = &self.bytes[self.at..];
        let len = memchr::memchr(b'\n', rest);
        let end = len.unwrap_or(rest.len());
        let inside = match (len, rest[..end].last()) {
            (Some(_), Some(b'\r')) => end - 1,
            _ => end,
        };
        (self.at + end, rest[..inside].contains(&b'\r'))
    }

    /// Where the block comment here ends; others may be inside.
    fn block_end(&self) -> Option<usize> {
        let (mut at, mut depth) = (self.at, 0);
        loop {
            match self.bytes.get(at..at + 2)? {
                b"/*" => depth += 1,
                b"*/" => depth -= 1,
                _ => {
                    at += 1;
                    continue;
                }
            }
            at += 2;
            if depth == 0 {
                return Some(at);
            }
        }
    }

    /// A documentation comment, as the attribute that it stands for; false if there is none.
    fn doc_comment(&mut self) -> Option<bool> {
        let start = self.at;
        let (end, is_inner, bare_return) = if self.is_line_doc() {
            let (end, bare_return) = self.line_end();
            (end, self.starts_with("//!"), bare_return)
        } else if self.is_block_doc() {
            let end = self.block_end()?;
            let inside = &self.bytes[start + 3..end - 2];
            let mut returns = inside
                .iter()
                .enumerate()
                .filter(|(_, byte)| **byte == b'\r');
            let bare = returns.any(|(at, _)| inside.get(at + 1) != Some(&b'\n'));
            (end, self.starts_with("/*!"), bare)
        } else {
            return Some(false);
        };
        if bare_return {
            return None;
        }
        self.at = end;
        let place = self.place(start);
        let mark = |mark: u8| {
            TokenTree::Punct(Punct {
                place,
                mark,
                joint: false,
            })
        };
        self.tokens.push(mark(b'#'));
        if is_inner {
            self.tokens.push(mark(b'!'));
        }
        let text = &self.text[start..end];
        self.grouped += 3;
        self.tokens.push(TokenTree::Group(Group {
            tokens: self.room.alloc([
                TokenTree::Ident(Ident { text: "doc", place }),
                mark(b'='),
                TokenTree::Literal(Literal { text, place }),
            ]),
            place,
            weight: 3,
            delimiter: Delimiter::Bracket,
        }));
        Some(true)
    }

    /// A token that is no group.
    fn leaf(&mut self, first: u8) -> Option<()> {
        let start = self.at;
        let is_literal = match first {
            b'"' => self.literal(1, |rest| rest.quoted(Encoding::Unicode))?,
            b'r' if self.raw_quote(1) => self.literal(1, |rest| rest.raw(Encoding::Unicode))?,
            b'b' => match self.peek(1) {
                Some(b'"') => self.literal(2, |rest| rest.quoted(Encoding::Bytes))?,
                Some(b'\'') => self.literal(2, |rest| rest.character_and_quote(Encoding::Bytes))?,
                Some(b'r') if self.raw_quote(2) => {
                    self.literal(2, |rest| rest.raw(Encoding::Bytes))?
                }
                _ => false,
            },
            b'c' => match self.peek(1) {
                Some(b'"') => self.literal(2, |rest| rest.quoted(Encoding::C))?,
                Some(b'r') if self.raw_quote(2) => self.literal(2, |rest| rest.raw(Encoding::C))?,
                _ => false,
            },
            b'\'' if self.is_character() => {
                self.literal(1, |rest| rest.character_and_quote(Encoding::Unicode))?
            }
            b'0'..=b'9' => {
                self.number()?;
                true
            }
            _ => false,
        };
        if is_literal {
            let (text, place) = (&self.text[start..self.at], self.place(start));
            self.tokens
                .push(TokenTree::Literal(Literal { text, place }));
            return Some(());
        }
        if is_mark(first) {
            return self.mark(first);
        }
        let raw = match first {
            // The beginning of a raw string that is none.
            b'b' | b'c' if self.bytes[start + 1..].starts_with(b"r#") => return None,
            b'r' => self.starts_with("r#"),
            _ => false,
        };
        self.word(raw)?;
        let (text, place) = (&self.text[start..self.at], self.place(start));
        self.tokens.push(TokenTree::Ident(Ident { text, place }));
        Some(())
    }

    fn mark(&mut self, mark: u8) -> Option<()> {
        let start = self.at;
        if mark == b'/' && self.starts_with("/*") {
            return None;
        }
        self.at += 1;
        let place = self.place(start);
        let mut joint = self.peek(0).is_some_and(is_mark);
        if mark == b'\'' {
            // A lifetime or label: its name follows, and no second quote.
            joint = true;
            let raw = self.starts_with("r#");
            self.word(raw)?;
            if self.peek(0) == Some(b'\'') || self.peek(0) == Some(b'#') && !raw {
                return None;
            }
            self.at = start + 1;
        } else if joint && self.peek(0) == Some(b'/') {
            joint = !matches!(self.peek(1), Some(b'/' | b'*'));
        }
        self.tokens
            .push(TokenTree::Punct(Punct { place, mark, joint }));
        Some(())
    }

    /// A word, behind `r#` if it is `raw`.
    fn word(&mut self, raw: bool) -> Option<()> {
        let start = self.at + if raw { 2 } else { 0 };
        let mut end = start;
        if self.bytes.get(start)?.is_ascii_digit() {
            return None;
        }
        loop {
            let rest = self.bytes[end..].iter();
            end += rest.take_while(|byte| IS_PART[usize::from(**byte)]).count();
            let Some(byte) = self.bytes.get(end) else {
                break;
            };
            if byte.is_ascii() {
                break;
            }
            let next = self.text[end..].chars().next()?;
            let belongs = match end == start {
                true => unicode_ident::is_xid_start(next),
                false => unicode_ident::is_xid_continue(next),
            };
            if !belongs {
                break;
            }
            end += next.len_utf8();
        }
        let is_no_name = |word| matches!(word, "_" | "super" | "self" | "Self" | "crate");
        if end == start || raw && is_no_name(&self.text[start..end]) {
            return None;
        }
        self.at = end;
        Some(())
    }

    /// Is there `"`, `#"`, `##` … `ahead` of here, as behind the `r` of a raw string? `r#name` is none.
    fn raw_quote(&self, ahead: usize) -> bool {
        match self.peek(ahead) {
            Some(b'"') => true,
            Some(b'#') => matches!(self.peek(ahead + 1), Some(b'"' | b'#')),
            _ => false,
        }
    }

    /// The rest of a literal that begins with `prefix` bytes, and its suffix; always true.
    fn literal(&mut self, prefix: usize, rest: fn(&mut Self) -> Option<()>) -> Option<bool> {
        self.at += prefix;
        rest(self)?;
        let _ = self.suffix();
        Some(true)
    }

    /// A suffix, such as `u8`.
    pub(super) fn suffix(&mut self) -> Option<()> {
        self.word(false)
    }

    /// Does the quote here begin a character, and no lifetime?
    fn is_character(&self) -> bool {
        match self.character(1) {
            Some('\\') => true,
            Some(c) => self.peek(1 + c.len_utf8()) == Some(b'\''),
            None => false,
        }
    }
}

/// Bytes or tokens of a text, which was measured before.
fn count(count: usize) -> u32 {
    u32::try_from(count).expect("a text has less than 4 GB, and no more tokens than bytes")
}

fn is_mark(byte: u8) -> bool {
    IS_MARK[usize::from(byte)]
}
