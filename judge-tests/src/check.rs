//! Compares a program's output with the stored answer, and finds the first difference.
//!
//! It knows bytes, not cases or verdicts' consequences. Tokens, the runs of bytes between ASCII white space, decide
//! between right and wrong. If all tokens agree, the layout decides between accepted and a presentation error, as strict
//! judges do: blanks, blank lines and the final newline must be those of the answer. Only the answer may be careless:
//! its lines may have carriage returns or trailing blanks, and its last line no newline, without asking for them.
//! [`Rules`] says what else is compared how.

mod layout;
mod rules;
#[cfg(test)]
mod tests;
mod tokens;
mod unordered;

use crate::excerpt::{self, Excerpt};

pub use rules::{Layout, Rules, Tolerance};

/// The outcome of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// As expected.
    Same,
    /// All tokens are as expected, but not the white space between them.
    Layout(Box<Difference>),
    /// A token differs, is missing or is one too many.
    Wrong(Box<Difference>),
}

/// The first place where an output is not as expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// 1-based line in the output.
    pub line: usize,
    /// 1-based column in the output, in bytes.
    pub column: usize,
    /// 1-based line of the corresponding place in the answer.
    pub expected_line: usize,
    /// What the answer has there.
    pub expected: Excerpt,
    /// What the output has there.
    pub found: Excerpt,
}

/// Offsets of corresponding places in the answer and in the output.
type Places = (usize, usize);

/// Compares the output `found` with the answer `expected`, O(length).
pub fn compare(expected: &[u8], found: &[u8], rules: &Rules) -> Outcome {
    if expected == found {
        return Outcome::Same;
    }
    let wrong = |places| Outcome::Wrong(difference(expected, found, places));
    let other_token = match rules.unordered_lines {
        true => unordered::first_other_line(expected, found, rules),
        false => tokens::first_other(expected, found, rules),
    };
    if let Some(places) = other_token {
        return wrong(places);
    }
    let other_layout = match (rules.layout, rules.unordered_lines) {
        (Layout::Ignored, _) => None,
        (Layout::Exact, _) => {
            return layout::first_other_blank(expected, found).map_or(Outcome::Same, wrong);
        }
        (Layout::Presentation, true) => unordered::first_other_layout(expected, found, rules),
        (Layout::Presentation, false) => layout::first_other(expected, found),
    };
    match other_layout {
        Some(places) => Outcome::Layout(difference(expected, found, places)),
        None => Outcome::Same,
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// The byte at `at`, or `None` where a token has ended.
fn byte(text: &[u8], at: usize) -> Option<u8> {
    text.get(at).copied().filter(|&b| !is_blank(b))
}

/// Where the token that has the byte `at` ends; `at` itself, if that is a blank.
fn token_end(text: &[u8], at: usize) -> usize {
    let len = text[at..].iter().position(|&b| is_blank(b));
    len.map_or(text.len(), |n| at + n)
}

fn difference(expected: &[u8], found: &[u8], (e, f): Places) -> Box<Difference> {
    let newlines = |text: &[u8]| text.iter().filter(|&&b| b == b'\n').count();
    let line_start = found[..f]
        .iter()
        .rposition(|&b| b == b'\n')
        .map_or(0, |n| n + 1);
    Box::new(Difference {
        line: newlines(&found[..f]) + 1,
        column: f - line_start + 1,
        expected_line: newlines(&expected[..e]) + 1,
        expected: excerpt::line_around(expected, e),
        found: excerpt::line_around(found, f),
    })
}
