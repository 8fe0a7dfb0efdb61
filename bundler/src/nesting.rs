//! How deep source text is nested: parsers are recursive, rustc's too, and a full stack ends a program without a word.
//!
//! Brackets are not all that nests: so do `&&&x`, `Vec<Vec<u8>>`, `a + b + c`, `|a| |b| c` and `if … else if …`. What counts is
//! therefore every word and sign since the last place where what came before is surely over. Macro calls' arguments are not
//! parsed: in them only brackets count.

use std::ops::Range;

use crate::tokens::{self, Delimiter, MOST_BRACKETS, NoTokens, Punct, Room, TokenTree};

/// How many words and signs may be in one another, brackets included.
const MOST_TOKENS: usize = 4000;
/// What a pair of brackets counts.
const BRACKET: usize = 3;

/// Where text is nested too deep for a parser, and how to say it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TooDeep {
    pub(crate) range: Range<usize>,
    pub(crate) title: String,
}

/// A level of brackets while its tokens are read.
struct Level {
    /// Words and signs since the last end.
    row: usize,
    /// Of these, `<` and the `|` before a closure's parameters: a `,` may stand inside them.
    open: usize,
    /// Is it in a macro call?
    arguments: bool,
    last: Last,
    /// Did the last sign open something? `<<` may be two of them.
    opened: bool,
    /// Did `=>` come last, or a block behind it?
    arm: bool,
}

/// The last token of a level, as far as the next one's meaning depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Last {
    Start,
    Keyword,
    Word,
    /// A literal, or something in brackets.
    Value,
    Block,
    Sign {
        sign: char,
        joint: bool,
    },
    /// `#` or `#!`
    Attribute,
    /// `name!`, or `macro_rules! name`
    Macro,
}

impl TooDeep {
    /// The bracket at `range` is inside too many others.
    pub(crate) fn brackets(range: Range<usize>) -> TooDeep {
        let title = format!("brackets are nested more than {MOST_BRACKETS} deep");
        TooDeep { range, title }
    }
}

/// The first place of a text that is nested too deep; none if it has no tokens, which others have to say.
pub(crate) fn too_deep_text(text: &str) -> Option<TooDeep> {
    match tokens::read(&Room::new(), text) {
        Ok(tokens) => too_deep(tokens),
        Err(NoTokens::TooDeep(range)) => Some(TooDeep::brackets(range)),
        Err(NoTokens::Invalid) => None,
    }
}

/// The first place that is nested too deep.
pub(crate) fn too_deep(tokens: &[TokenTree]) -> Option<TooDeep> {
    level(tokens, 0, false)
}

/// The first such place in a level of brackets with so much `around` it.
fn level(tokens: &[TokenTree], around: usize, arguments: bool) -> Option<TooDeep> {
    let mut level = Level {
        row: 0,
        open: 0,
        arguments,
        last: Last::Start,
        opened: false,
        arm: false,
    };
    for token in tokens {
        let arguments = level.arguments || level.last == Last::Macro;
        level.count(token);
        let depth = around + level.row;
        if depth > MOST_TOKENS {
            let title = format!("more than {MOST_TOKENS} words and signs without `;` or `,`");
            return Some(TooDeep {
                range: token.range(),
                title,
            });
        }
        if let TokenTree::Group(group) = token
            // Were each of its tokens inside all those before it, the last might be too deep.
            && depth + BRACKET + (1 + BRACKET) * group.weight() > MOST_TOKENS
        {
            let found = self::level(group.tokens(), depth + BRACKET, arguments);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

impl Level {
    /// Counts a token, unless what came before is over.
    fn count(&mut self, token: &TokenTree) {
        if self.arguments {
            return;
        }
        if self.last == Last::Block && self.begins_anew(token) {
            (self.row, self.open) = (0, 0);
        }
        self.row += 1;
        let arm = std::mem::take(&mut self.arm);
        let opened = std::mem::take(&mut self.opened);
        self.last = match (token, self.last) {
            (TokenTree::Ident(_), Last::Macro) => Last::Macro,
            (TokenTree::Ident(name), _) if is_keyword(name.text()) => Last::Keyword,
            (TokenTree::Ident(_), _) => Last::Word,
            (TokenTree::Group(_), Last::Attribute) => {
                // Many attributes are beside each other.
                self.row = self.row.saturating_sub(2);
                Last::Start
            }
            (TokenTree::Group(group), _) if group.delimiter() == Delimiter::Brace => {
                self.arm = arm;
                Last::Block
            }
            (TokenTree::Group(_) | TokenTree::Literal(_), _) => Last::Value,
            (TokenTree::Punct(sign), last) => self.sign(sign, last, opened),
        };
    }

    fn sign(&mut self, sign: &Punct, last: Last, opened: bool) -> Last {
        let follows = |sign| last == Last::Sign { sign, joint: true };
        let (sign, joint) = (sign.as_char(), sign.is_joint());
        match sign {
            ';' => (self.row, self.open) = (0, 0),
            ',' => self.row = self.open,
            '#' => return Last::Attribute,
            '!' if last == Last::Attribute => {
                self.row -= 1;
                return Last::Attribute;
            }
            '!' if last == Last::Word => return Last::Macro,
            '<' | '|' => {
                self.opened = match last {
                    _ if follows(sign) => opened,
                    Last::Value => false,
                    Last::Word | Last::Block => sign == '<',
                    _ => true,
                };
                self.open += usize::from(self.opened);
            }
            '>' if follows('=') => self.arm = true,
            '>' if !follows('-') => self.open = self.open.saturating_sub(1),
            _ => {}
        }
        Last::Sign { sign, joint }
    }

    /// Behind a closing brace: does the token begin another item, statement or match arm?
    fn begins_anew(&self, token: &TokenTree) -> bool {
        match token {
            TokenTree::Ident(name) => name != "else" && name != "as",
            TokenTree::Literal(_) => true,
            TokenTree::Group(_) => self.arm,
            TokenTree::Punct(sign) => match sign.as_char() {
                '#' | '\'' => true,
                '.' | '?' => false,
                _ => self.arm,
            },
        }
    }
}

/// Words that no value or type ends with.
fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "as" | "async"
            | "break"
            | "const"
            | "dyn"
            | "else"
            | "for"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "match"
            | "move"
            | "mut"
            | "return"
            | "static"
            | "unsafe"
            | "where"
            | "while"
            | "yield"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn title(text: &str) -> Option<String> {
        too_deep_text(text).map(|found| found.title)
    }

    #[test]
    fn what_nests_without_brackets_is_counted() {
        for (open, inner, close) in [
            ("&", "x", ""),
            ("- ", "x", ""),
            ("Vec<", "u8", ">"),
            ("F<u8, ", "u8", ">"),
            ("fn() -> ", "u8", ""),
            ("*const ", "u8", ""),
            ("x + ", "x", ""),
            ("S {} + ", "S {}", ""),
            ("|a, b| ", "x", ""),
            ("|| ", "x", ""),
            ("if a {} else ", "{}", ""),
            ("match a {} as ", "u8", ""),
            ("a::", "b", ""),
            ("a { b } . ", "c", ""),
        ] {
            let deep =
                |times: usize| format!("{}{inner}{}", open.repeat(times), close.repeat(times));
            assert!(title(&deep(5000)).is_some(), "{open}");
            assert_eq!(title(&deep(400)), None, "{open}");
        }
    }

    #[test]
    fn what_only_stands_in_a_row_is_not() {
        for part in [
            "x = a + b;",
            "1, ",
            "a + 1, ",
            "a < b, c > d, ",
            "1 << 3, ",
            "a | b, ",
            "a || b, ",
            "fn f() {}",
            "/// words\n",
            "#[inline]\n",
            "A => {}",
            "(A, B) => {}",
            "-1 => {}",
            "if a {} else {}",
            "f(|a, b| a);",
        ] {
            assert_eq!(title(&part.repeat(5_000)), None, "{part}");
        }
        assert_eq!(title(&format!("m! {{ {} }}", "# . ".repeat(5_000))), None);
    }

    #[test]
    fn brackets_count_everywhere() {
        let nested = |times: usize| format!("m! {{ {}{} }}", "(".repeat(times), ")".repeat(times));
        assert!(title(&nested(1001)).is_some_and(|title| title.starts_with("brackets")));
        assert_eq!(title(&nested(900)), None);
    }
}
