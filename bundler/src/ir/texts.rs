//! Texts that programs of several crates and of one show of themselves: paths, files and lines.

use std::collections::BTreeSet;

use super::text::Token;
use crate::rustc::SOURCE_NAME;

/// What is known of the two programs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Crates<'a> {
    /// Where the second one's lines were, if it tells any.
    pub(super) lines: &'a BTreeSet<(u32, u32)>,
}

impl Crates<'_> {
    /// May two texts that differ say the same of where or what something is? They are as LLVM writes them.
    pub(super) fn tell_alike(self, one: &str, other: &str) -> bool {
        let any = |part: &str| one.contains(part) || other.contains(part);
        one != other
            && (any("::") && without_ways(one) == without_ways(other)
                || self.tells_places() && one.contains(['/', '\\']) && other.contains(SOURCE_NAME)
                || self.tells_places() && without_numbers(one) == without_numbers(other))
    }

    fn tells_places(self) -> bool {
        !self.lines.is_empty()
    }

    /// Are these numbers a line's in both?
    pub(super) fn is_line(self, one: &str, other: &str) -> bool {
        let numbers = one.parse().ok().zip(other.parse().ok());
        numbers.is_some_and(|lines| self.lines.contains(&lines))
    }
}

/// The bytes of a text.
pub(super) fn length(text: &str) -> usize {
    text.len() - 2 * text.matches('\\').count()
}

/// Two tokens as numbers.
pub(super) fn numbers(one: Token<'_>, other: Token<'_>) -> Option<(usize, usize)> {
    match (one, other) {
        (Token::Text(one), Token::Text(other)) => one.parse().ok().zip(other.parse().ok()),
        _ => None,
    }
}

/// A text in which each path is its last name alone, without the bytes that LLVM writes as two.
fn without_ways(text: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("::") {
        kept.push_str(before.trim_end_matches(is_part));
        rest = behind;
    }
    kept.push_str(rest);
    without_numbers(&kept)
}

/// A text without digits, and without the bytes that LLVM writes as two.
fn without_numbers(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => drop((rest.next(), rest.next())),
            _ if c.is_ascii_digit() => {}
            _ => kept.push(c),
        }
    }
    kept
}
