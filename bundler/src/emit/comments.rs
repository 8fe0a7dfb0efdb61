//! What goes of libraries with their comments, if those are not wanted: nothing that rustc sees.

use std::collections::BTreeMap;
use std::ops::Range;

use super::Emitter;
use super::notice::is_notice;
use super::output::{Output, blank_lines, whole_line};
use crate::tables::{ModuleId, SOLUTION};
use crate::tokens;

/// By crate and file, the stretches that go.
pub(super) type Gone = BTreeMap<(u32, u32), Vec<Range<usize>>>;

impl Emitter<'_> {
    /// Copies `text[from..to]` of the file that `module` is in, as the bundle is to have it.
    pub(super) fn copy(&mut self, module: ModuleId, file: u32, text: &str, from: usize, to: usize) {
        let output = &mut self.output;
        let mut at = from;
        if self.style.no_comments && module.krate != SOLUTION {
            let gone = self.gone.entry((module.krate, file));
            let gone = gone.or_insert_with(|| stretches(text));
            let first = gone.partition_point(|stretch| stretch.end <= from);
            let gone = gone[first..].iter();
            for stretch in gone.take_while(|stretch| stretch.start < to) {
                output.copy(module, file, text, at, stretch.start.max(at));
                at = at.max(stretch.end.min(to));
                // What a comment parted stays apart.
                let is_apart = |c: Option<char>| c.is_none_or(char::is_whitespace);
                let before = output.text.chars().next_back();
                if !is_apart(before) && !is_apart(text[at..].chars().next()) {
                    output.add(" ");
                }
            }
        }
        output.copy(module, file, text, at, to);
    }
}

/// The bytes of a bundle that are comments of its libraries.
pub(crate) fn of_libraries(output: &Output) -> usize {
    let libraries = output.libraries.iter().filter(|(_, krate)| krate.is_some());
    let texts = libraries.map(|(range, _)| &output.text[range.clone()]);
    let stretches = texts.flat_map(stretches);
    stretches.map(|stretch| stretch.len()).sum()
}

/// What goes of `text` with its comments, in its order. A paragraph that is a licence notice stays.
fn stretches(text: &str) -> Vec<Range<usize>> {
    let comments = tokens::comments(text);
    let is_next = |one: &Range<usize>, next: &Range<usize>| {
        let between = &text[one.end..next.start];
        between.trim().is_empty() && between.matches('\n').count() < 2
    };
    let is_owed = |paragraph: &[Range<usize>]| match paragraph {
        [first, .., last] => is_notice(&text[first.start..last.end]),
        all => all.iter().any(|only| is_notice(&text[only.clone()])),
    };
    let paragraphs = comments.chunk_by(is_next);
    let wanted = paragraphs.filter(|paragraph| !is_owed(paragraph));
    let stretches = wanted.flatten().map(|comment| stretch(text, comment));
    stretches.collect()
}

/// A comment with what is there for it alone: its line, with the blank lines behind that where others, or a bracket, are before
/// it; or the blanks beside it.
fn stretch(text: &str, comment: &Range<usize>) -> Range<usize> {
    let mut stretch = whole_line(text, comment.clone());
    let before = &text[..stretch.start];
    if before.is_empty() || before.ends_with('\n') {
        let is_parted =
            before.is_empty() || ["\n\n", "{\n"].iter().any(|end| before.ends_with(end));
        if is_parted {
            stretch.end += blank_lines(&text[stretch.end..]);
        }
    } else if text[comment.end..].starts_with(['\r', '\n']) {
        stretch.start = before.trim_end_matches([' ', '\t']).len();
    }
    stretch
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_goes_with_its_line_or_the_blanks_beside_it() {
        for (text, left) in [
            ("// a\nfn f() {}\n", "fn f() {}\n"),
            (
                "fn f() {\n    // a\n\n    // b\n    g(); // c\r\n}\n",
                "fn f() {\n    g();\r\n}\n",
            ),
            ("g(1, /* a */ 2)", "g(1, 2)"),
            ("g(1/* a */ , /* b\n */\n2)", "g(1,\n2)"),
            ("a();\n\n// a\n\n// b\n\nb();", "a();\n\nb();"),
            ("a();\n// a\n\nb();", "a();\n\nb();"),
            ("a(); /* b */ // c\n", "a(); \n"),
            (
                "// Copyright\n// a\n\n// b\na();",
                "// Copyright\n// a\n\na();",
            ),
            ("/* License */ a();", "/* License */ a();"),
            ("a();\n// b", "a();\n"),
        ] {
            let mut at = 0;
            let mut found = String::new();
            for stretch in stretches(text) {
                found += &text[at..stretch.start.max(at)];
                at = stretch.end;
            }
            assert_eq!(found + &text[at..], left, "{text}");
        }
    }
}
