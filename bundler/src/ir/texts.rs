//! Texts that programs of several crates and of one show of themselves: paths, files and lines.

use super::Told;
use super::text::Token;
use crate::rustc::SOURCE_NAME;

impl Told<'_> {
    /// Do two texts that differ say the same of where or what something is? They are as LLVM writes them. `is_of_std`: is the first
    /// in std's own code, or what its `assert!` says?
    pub(super) fn tell_alike(self, one: &str, other: &str, is_of_std: impl Fn() -> bool) -> bool {
        one != other
            && (are_ways(one, other, self.own) && (self.paths || is_of_std())
                || self.tells_places() && self.are_places(&bytes(one), &bytes(other)))
    }

    /// Do they differ in names of files and in lines alone, each of which was the other? A text that is formatted has before each of
    /// its parts how long that is, in a byte.
    fn are_places(self, mut one: &[u8], mut other: &[u8]) -> bool {
        while let (Some(first), Some(second)) = (one.first(), other.first()) {
            if let Some(behind) = other.strip_prefix(SOURCE_NAME.as_bytes())
                && let Some(end) = end_of_file(one)
            {
                (one, other) = (&one[end..], behind);
                continue;
            }
            let [number, other_number] = [one, other].map(number);
            if !number.is_empty() && !other_number.is_empty() {
                if number == other_number || self.is_line(number, other_number) {
                    one = &one[number.len()..];
                    other = &other[other_number.len()..];
                    continue;
                }
            } else if first == second {
                (one, other) = (&one[1..], &other[1..]);
                continue;
            }
            let [end, other_end] = [*first, *second].map(|length| 1 + usize::from(length));
            if end > one.len() || other_end > other.len() {
                return false;
            }
            if !self.are_places(&one[1..end], &other[1..other_end]) {
                return false;
            }
            (one, other) = (&one[end..], &other[other_end..]);
        }
        one.is_empty() && other.is_empty()
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

/// Is this a function of std's? Some tell of types what they are called, as what shows a `PhantomData` does.
pub(super) fn is_of_std(symbol: &str) -> bool {
    let krate = krate_of(symbol);
    krate.is_some_and(|name| ["alloc", "core", "std"].contains(&name))
}

/// The crate that a function is written in: that at the root of its path, or of its impl's. None for what traits do by default: the
/// type that it is made for comes first in such a name. See the
/// [grammar](https://doc.rust-lang.org/rustc/symbol-mangling/v0.html).
fn krate_of(symbol: &str) -> Option<&str> {
    let mut rest = symbol.trim_start_matches('@').strip_prefix("_R")?;
    loop {
        rest = match rest.as_bytes() {
            // In a namespace, with arguments.
            [b'N', _, ..] => &rest[2..],
            [b'I', ..] => &rest[1..],
            // An impl.
            [b'M' | b'X', ..] => without_number(&rest[1..]),
            [b'C', ..] => break,
            _ => return None,
        };
    }
    let rest = without_number(&rest[1..]);
    let name = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let length: usize = rest[..rest.len() - name.len()].parse().ok()?;
    let name = name.strip_prefix('_').unwrap_or(name);
    name.get(..length)
}

/// What is behind the number that tells things of one name apart, if there is one: `s1_`.
fn without_number(text: &str) -> &str {
    let number = text.strip_prefix('s').and_then(|text| text.split_once('_'));
    number.map_or(text, |(_, behind)| behind)
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

/// The digits that a text begins with.
fn number(text: &[u8]) -> &str {
    let end = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&text[..end]).unwrap_or_default()
}

/// Where the name of a file ends that a text begins with.
fn end_of_file(text: &[u8]) -> Option<usize> {
    let is_part = |byte: &u8| !byte.is_ascii_whitespace() && !b"\"'`:;,()[]".contains(byte);
    let word = text.iter().take_while(|byte| is_part(byte)).count();
    let end = text[..word].windows(3).rposition(|part| part == b".rs")?;
    Some(end + 3)
}

/// The bytes of a text, of which LLVM writes some as two digits.
fn bytes(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        rest = behind;
        let escaped = (*first == b'\\').then(|| rest.get(..2)).flatten();
        let escaped = escaped.and_then(|digits| std::str::from_utf8(digits).ok());
        match escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &rest[2..];
            }
            None => bytes.push(*first),
        }
    }
    bytes
}

/// Do two texts differ in paths alone that lead to the same? What the original calls `lib::T` or `crate::T` is `main::lib::T` or
/// `crate::lib::T` in a bundle, where the library's module may have a longer name. `own`: the original's own crate.
fn are_ways(one: &str, other: &str, own: &str) -> bool {
    let [ones, others] = [one, other].map(in_ways);
    let agree = |(one, other): (&Vec<&str>, &Vec<&str>)| one == other || is_way(one, other, own);
    ones.len() == others.len() && ones.iter().zip(&others).all(agree)
}

fn is_way(one: &[&str], other: &[&str], own: &str) -> bool {
    let [mark @ ("main" | "crate"), other @ ..] = other else {
        return false;
    };
    let (is_own, one) = match one {
        ["crate" | "", one @ ..] => (true, one),
        one => (false, one),
    };
    match (one, other) {
        // A library's own, in its module.
        (one, [_, rest @ ..]) if is_own && rest == one => true,
        ([krate, one @ ..], [module, other @ ..]) if !one.is_empty() && one == other => {
            module.starts_with(krate)
        }
        // The program's own crate is called like its target.
        ([krate, one @ ..], other) => {
            *mark == "main" && *krate == own && !is_own && !one.is_empty() && one == other
        }
        _ => false,
    }
}

/// A text as paths by their words, and what is between them; a path from the root has an empty word first.
fn in_ways(text: &str) -> Vec<Vec<&str>> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut ways = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if !is_part(first) && !rest.starts_with("::") {
            let (sign, behind) = rest.split_at(first.len_utf8());
            ways.push(vec![sign]);
            rest = behind;
            continue;
        }
        let mut way = Vec::new();
        loop {
            let behind = rest.trim_start_matches(is_part);
            way.push(&rest[..rest.len() - behind.len()]);
            rest = behind;
            match rest.strip_prefix("::") {
                Some(behind) => rest = behind,
                None => break,
            }
        }
        ways.push(way);
    }
    ways
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn paths_in_texts_lead_to_the_same() {
        for (one, other) in [
            ("demo::Tag", "main::demo::Tag"),
            ("Box<demo::m::Tag>", "Box<main::demo::m::Tag>"),
            ("two::f::{{closure}}", "main::two_lib::f::{{closure}}"),
            ("failed: crate::N > 0", "failed: crate::demo::N > 0"),
            ("uva_100::Tag", "main::Tag"),
            ("failed: ::near::N", "failed: crate::near::N"),
        ] {
            assert!(are_ways(one, other, "uva_100"), "{one} {other}");
        }
        for (one, other) in [
            ("lib::go", "own::go"),
            ("demo::Tag", "main::demo::Flag"),
            ("demo::Tag", "main::other::Tag"),
            ("a::\\01", "b::\\01"),
            ("v1", "v2"),
            ("a::v1", "a::v2"),
            ("main::demo::Tag", "demo::Tag"),
            ("lib::Tag", "main::Tag"),
        ] {
            assert!(!are_ways(one, other, "uva_100"), "{one} {other}");
        }
    }

    #[test]
    fn a_function_is_of_the_crate_that_it_is_written_in() {
        for (symbol, krate) in [
            ("@_RNvNtCs1a_4core9panicking5panic", Some("core")),
            (
                "@_RINvNtCs1a_4core3ptr4readNtCs2b_4demo1TECs2b_4demo",
                Some("core"),
            ),
            // `<alloc::vec::Vec<u8> as demo::Tr>::go`
            (
                "@_RNvXCs2b_4demoINtNtCs3c_5alloc3vec3VechENtB2_2Tr2go",
                Some("demo"),
            ),
            (
                "@_RNvXs4_NtCs1a_4core3fmtNtCs2b_4demo1TNtB5_5Debug3fmt",
                Some("core"),
            ),
            ("@_RNCNvMs_Cs2b_4demoNtB4_1T1f0B4_", Some("demo")),
            ("@_RNvYNtCs1a_4core1TNtCs2b_4demo2Tr2go", None),
            ("@main", None),
            ("@_R", None),
            ("@_RC9a", None),
        ] {
            assert_eq!(krate_of(symbol), krate, "{symbol}");
        }
    }

    #[test]
    fn places_in_texts_are_files_and_lines_that_were_there() {
        let lines = BTreeSet::from([(4, 2), (12, 3)]);
        let crates = Told {
            lines: &lines,
            paths: false,
            own: "",
        };
        let are_places = |one: &str, other: &str| crates.are_places(&bytes(one), &bytes(other));
        for (one, other) in [
            ("src/bin/main.rs:4", "main.rs:2"),
            ("made/a.rs:4", "main.rs:2"),
            ("line 12 (4)", "line 3 (4)"),
            // 26 and 12 bytes, and the last byte says that nothing follows.
            (
                "\\1A[/tmp/src/bin/main.rs:12] \\C0\\00",
                "\\0C[main.rs:3] \\C0\\00",
            ),
        ] {
            assert!(are_places(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("src/bin/main.rs:4", "main.rs:3"),
            ("x/y", "main.rs"),
            ("v1", "v2"),
            ("a", "b"),
            ("", "a"),
            ("\\01a", "\\02ab"),
        ] {
            assert!(!are_places(one, other), "{one} {other}");
        }
    }
}
