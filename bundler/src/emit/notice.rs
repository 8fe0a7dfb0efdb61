//! What a file's first comments say that has to come along: a puzzle's title and address for the bundle's first line, and
//! licence notices.

use std::collections::BTreeSet;

use super::output::after_blanks;
use crate::package::Edition;
use crate::tokens::comment_end;

/// A first line longer than this is prose and no title.
const LONGEST_TITLE: usize = 150;

/// The bundle's first line: which puzzle `solution` is for, if its first comment says so, what made the bundle, the edition to
/// submit it with, and the platform, if it is for one alone.
pub(super) fn header(
    solution: &str,
    edition: Edition,
    platform: Option<&BTreeSet<String>>,
) -> String {
    let mut words = title_and_address(solution);
    let value = |key: &str| {
        let facts = platform.into_iter().flatten();
        let mut values = facts.filter_map(|fact| fact.strip_prefix(key));
        values.next().map(|value| value.trim_matches('"'))
    };
    let known = value("target_os=").zip(value("target_arch="));
    words.push(format!(
        "(bundler {}, edition {}{})",
        env!("CARGO_PKG_VERSION"),
        edition.as_str(),
        known.map_or(String::new(), |(os, arch)| format!(", for {os} on {arch}"))
    ));
    format!("// {}\n", words.join(" "))
}

/// What the first comment begins with, and the first address in it.
fn title_and_address(text: &str) -> Vec<String> {
    let Some(comment) = comments(text, true).find(|comment| !is_notice(comment.text)) else {
        return Vec::new();
    };
    let lines = comment.text.lines().map(content);
    let mut lines = lines.filter(|line| !line.is_empty());
    let title = lines.next().unwrap_or_default();
    let address = std::iter::once(title).chain(lines).find_map(address);
    let title: String = title.chars().filter(|c| !c.is_control()).collect();
    // Headings and rules of dashes.
    let title = title.trim_matches(|c: char| c.is_whitespace() || "#-–—=*:".contains(c));
    let is_title = title.chars().count() <= LONGEST_TITLE && title.contains(char::is_alphanumeric);
    let address = address.filter(|address| !is_title || !title.contains(address));
    let title = is_title.then(|| title.to_owned());
    title
        .into_iter()
        .chain(address.map(str::to_owned))
        .collect()
}

/// The first `http` address in a line.
fn address(line: &str) -> Option<&str> {
    let start = ["https://", "http://"]
        .iter()
        .filter_map(|scheme| line.find(scheme))
        .min()?;
    let rest = &line[start..];
    let is_end = |c: char| c.is_whitespace() || c.is_control() || "<>[]\"'`".contains(c);
    let address = &rest[..rest.find(is_end).unwrap_or(rest.len())];
    let address = address.trim_end_matches(['.', ',', ';', ':']);
    // A bracket around the address is not part of it.
    let is_closed = address.matches('(').count() >= address.matches(')').count();
    Some(match address.strip_suffix(')') {
        Some(inside) if !is_closed => inside,
        _ => address,
    })
}

/// Bytes at the start of `text`, the top of a file, up to the end of the last comment that is a licence notice. Only comments
/// before everything else count; documentation belongs to the item below it.
pub(super) fn notice(text: &str) -> usize {
    let notices = comments(text, false).filter(|comment| is_notice(comment.text));
    notices.last().map_or(0, |comment| comment.end)
}

/// Does this text say who owns something, or under which terms it may be used?
pub(super) fn is_notice(text: &str) -> bool {
    let text = text.to_lowercase();
    let words = [
        "copyright",
        "license",
        "licence",
        "licensed",
        "licenced",
        "permission is hereby granted",
        "redistribution and use",
        "without warranty",
    ];
    let is_word = |(at, word): (usize, &str)| {
        let part = |c: char| c.is_alphanumeric();
        !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part)
    };
    let mut found = words.iter().flat_map(|word| text.match_indices(word));
    found.any(is_word) || text.contains("spdx-")
}

/// A block comment, or line comments without a blank line between them.
struct Comment<'a> {
    text: &'a str,
    /// Behind its last line.
    end: usize,
}

/// The comments, with or without `docs`, that `text` begins with. Inner attributes may stand between them.
fn comments(text: &str, docs: bool) -> impl Iterator<Item = Comment<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let line = line(text, at);
            let is_skipped = line.trim().is_empty() || line.trim_start().starts_with("#!");
            if line.is_empty() || !is_skipped {
                break;
            }
            at += line.len();
        }
        let start = at;
        loop {
            let line = line(text, at);
            let first = line.trim_start();
            if !docs && is_documentation(first) {
                break;
            }
            if first.starts_with("//") {
                at += line.len();
            } else if first.starts_with("/*") {
                let open = at + line.len() - first.len();
                // A run of its own, with its line if nothing else is on it.
                if at == start {
                    let end = comment_end(text, open)?;
                    at = after_blanks(text, end, text.len()).unwrap_or(end);
                }
                break;
            } else {
                break;
            }
        }
        let comment = Comment {
            text: &text[start..at],
            end: at,
        };
        (at > start).then_some(comment)
    })
}

/// `///` and `/**`, but neither `////` nor `/***` nor `/**/`.
fn is_documentation(comment: &str) -> bool {
    let is = |mark: &str, others: &[&str]| {
        comment.starts_with(mark) && !others.iter().any(|other| comment.starts_with(other))
    };
    is("///", &["////"]) || is("/**", &["/***", "/**/"])
}

fn line(text: &str, at: usize) -> &str {
    text[at..].split_inclusive('\n').next().unwrap_or_default()
}

/// A comment's line without the marks of a comment.
fn content(line: &str) -> &str {
    let line = line.trim();
    let line = line.strip_suffix("*/").unwrap_or(line);
    line.trim_start_matches(['/', '*', '!']).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_line(text: &str) -> String {
        header(text, Edition::E2021, None)
    }

    #[test]
    fn the_header_says_for_which_platform_a_bundle_is() {
        let facts = ["target_arch=\"x86_64\"", "target_os=\"linux\"", "unix"];
        let facts = BTreeSet::from(facts.map(str::to_owned));
        let header = header("", Edition::E2021, Some(&facts));
        assert!(header.ends_with(", edition 2021, for linux on x86_64)\n"));
    }

    #[test]
    fn the_header_has_the_title_and_the_address_of_the_first_comment() {
        let made = concat!("(bundler ", env!("CARGO_PKG_VERSION"), ", edition 2021)\n");
        for (text, expected) in [
            (
                "//! UVa 745, Puzzles! — <https://a.b/7.pdf>\n//!\n//! Idea.\n",
                "UVa 745, Puzzles! — <https://a.b/7.pdf>",
            ),
            (
                "\n#![allow(unused)]\n\n// ABC 300 A\n// see https://a.b/c?d=e_f.\nfn main() {}\n",
                "ABC 300 A https://a.b/c?d=e_f",
            ),
            (
                "// A, B (see https://a.b/c_(d)).\nfn main() {}",
                "A, B (see https://a.b/c_(d)).",
            ),
            ("/*!\n * # Title\n */\nfn main() {}", "Title"),
            (
                "/** [Title](https://a.b) */ fn main() {}",
                "[Title](https://a.b)",
            ),
            (
                "// Copyright 2020\n\n/// https://a.b/c\nfn main() {}",
                "https://a.b/c",
            ),
            ("// Copyright\n/* Title */\nfn main() {}", "Title"),
            ("// a\u{1}b", "ab"),
            ("// T\n// <https://a.b/c>, x", "T https://a.b/c"),
            ("// T\n// https://a.b/c x", "T https://a.b/c"),
            ("// T\n// https://a.b/c\u{1}x", "T https://a.b/c"),
            ("// T\n// (https://a.b/c)", "T https://a.b/c"),
            ("// T\n// (https://a.b/c_(d))", "T https://a.b/c_(d)"),
            ("// T\n// https://a.b/c_(d)", "T https://a.b/c_(d)"),
        ] {
            assert_eq!(first_line(text), format!("// {expected} {made}"));
        }
        for text in [
            "",
            "fn main() {} // no",
            "// ----\nfn main() {}",
            "/* open",
            "use a;\n// b\n",
        ] {
            assert_eq!(first_line(text), format!("// {made}"), "{text}");
        }
        let prose = format!("// {}https://a.b\n", "long ".repeat(40));
        assert_eq!(first_line(&prose), format!("// https://a.b {made}"));
    }

    #[test]
    fn a_notice_is_the_first_comments_up_to_the_last_that_is_one() {
        let kept = |text: &str| text[..notice(text)].to_owned();
        assert_eq!(
            kept("// Copyright X\n// MIT\n\n// a\nfn f() {}\n"),
            "// Copyright X\n// MIT\n"
        );
        assert_eq!(
            kept("// vim\n\n/* SPDX-License-Identifier: MIT */\n// b\nfn f"),
            "// vim\n\n/* SPDX-License-Identifier: MIT */\n"
        );
        assert_eq!(kept("/* Licence */ fn f() {}"), "/* Licence */");
        assert_eq!(kept("// sublicenses\nfn f() {}\n// Copyright\n"), "");
        assert_eq!(
            kept("// Copyright\n/// Licence\nfn f() {}\n"),
            "// Copyright\n"
        );
        assert_eq!(kept("/** Licence */\nfn f() {}\n"), "");
        for all in [
            "//// Licence\n",
            "/*** Licence */\n",
            "/**/\n// Licence\n",
            "/* a /* b */ Licence */\n",
            "// SPDX-FileCopyrightText: 2020 X\n",
        ] {
            assert_eq!(kept(&format!("{all}fn f() {{}}\n")), all);
        }
        for prose in ["// Relicense\n", "// licensee\n"] {
            assert_eq!(kept(prose), "");
        }
        assert_eq!(kept("fn f() {}\n/* Licence */\n"), "");
        assert_eq!(kept("fn f() {}\n"), "");
    }
}
