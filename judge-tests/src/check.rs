//! Compares a program's output with the stored answer, and finds the first difference.
//!
//! It knows bytes, not cases or verdicts' consequences. Tokens, the runs of bytes between ASCII white space, decide
//! between right and wrong. If all tokens agree, the layout decides between accepted and a presentation error, as strict
//! judges do: blanks, blank lines and the final newline must be those of the answer. Only the answer may be careless:
//! its lines may have carriage returns or trailing blanks, and its last line no newline, without asking for them.

use crate::excerpt::{self, Excerpt};

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

/// Compares the output `found` with the answer `expected`, O(length).
pub fn compare(expected: &[u8], found: &[u8]) -> Outcome {
    if expected == found {
        return Outcome::Same;
    }
    if let Some((in_expected, in_found)) = first_other_token(expected, found) {
        return Outcome::Wrong(difference(expected, in_expected, found, in_found));
    }
    match first_other_layout(expected, found) {
        Some((in_expected, in_found)) => {
            Outcome::Layout(difference(expected, in_expected, found, in_found))
        }
        None => Outcome::Same,
    }
}

/// The offsets, in the answer and in the output, of the first byte that makes a token differ.
fn first_other_token(expected: &[u8], found: &[u8]) -> Option<(usize, usize)> {
    let (mut e, mut f) = (0, 0);
    loop {
        e = skip_blanks(expected, e);
        f = skip_blanks(found, f);
        if e == expected.len() && f == found.len() {
            return None;
        }
        if e == expected.len() || f == found.len() {
            return Some((e, f));
        }
        while byte(expected, e) == byte(found, f) && byte(expected, e).is_some() {
            e += 1;
            f += 1;
        }
        if byte(expected, e) != byte(found, f) {
            return Some((e, f));
        }
    }
}

/// The byte at `at`, or `None` where a token has ended.
fn byte(text: &[u8], at: usize) -> Option<u8> {
    text.get(at).copied().filter(|&b| !is_blank(b))
}

fn skip_blanks(text: &[u8], from: usize) -> usize {
    text[from..]
        .iter()
        .position(|&b| !is_blank(b))
        .map_or(text.len(), |n| from + n)
}

fn is_blank(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b
}

/// The same for texts of equal tokens: where the output is neither as the answer has it nor as it should have it.
fn first_other_layout(expected: &[u8], found: &[u8]) -> Option<(usize, usize)> {
    let (mut e, mut f) = (0, 0);
    while e < expected.len() && f < found.len() {
        let (line, e_next) = line_at(expected, e);
        let (other, f_next) = line_at(found, f);
        let tidy = line.trim_ascii_end();
        if other != line && other != tidy {
            let at = common_prefix(tidy, other);
            return Some((e + at, f + at));
        }
        let unfinished = f_next == found.len() && found.last() != Some(&b'\n');
        if unfinished && expected[..e_next].last() == Some(&b'\n') {
            return Some((e + tidy.len(), found.len()));
        }
        (e, f) = (e_next, f_next);
    }
    // Blanks after the answer's last newline ask for nothing either.
    (expected[e..].contains(&b'\n') || f < found.len()).then_some((e, f))
}

/// The line that begins at `from`, without its newline, and where the next one begins.
fn line_at(text: &[u8], from: usize) -> (&[u8], usize) {
    match text[from..].iter().position(|&b| b == b'\n') {
        Some(n) => (&text[from..from + n], from + n + 1),
        None => (&text[from..], text.len()),
    }
}

fn common_prefix(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

fn difference(expected: &[u8], e: usize, found: &[u8], f: usize) -> Box<Difference> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// `S`, or `L` or `W` with line and column in the output.
    fn check(expected: &str, found: &str) -> String {
        match compare(expected.as_bytes(), found.as_bytes()) {
            Outcome::Same => "S".to_owned(),
            Outcome::Layout(d) => format!("L{}:{}", d.line, d.column),
            Outcome::Wrong(d) => format!("W{}:{}", d.line, d.column),
        }
    }

    #[test]
    fn only_the_answer_may_be_careless() {
        assert_eq!(check("1 2\n3\n", "1 2\n3\n"), "S");
        assert_eq!(check("1 2\r\n3\r\n", "1 2\n3\n"), "S");
        assert_eq!(check("1 2  \n3\t\n", "1 2\n3\n"), "S");
        assert_eq!(check("1 2\n3", "1 2\n3\n"), "S");
        assert_eq!(check("1 2\n3", "1 2\n3"), "S");
        assert_eq!(check("1 2 \n3\n", "1 2 \n3\n"), "S");
        assert_eq!(check("1\n  ", "1\n"), "S");
    }

    #[test]
    fn layout_is_strict() {
        assert_eq!(check("1 2\n3\n", "1 2 \n3\n"), "L1:4");
        assert_eq!(check("1 2\n3\n", "1 2\r\n3\n"), "L1:4");
        assert_eq!(check("1 2\n3\n", "1  2\n3\n"), "L1:3");
        assert_eq!(check("1 2\n3\n", " 1 2\n3\n"), "L1:1");
        assert_eq!(check("1 2\n3\n", "1\n2\n3\n"), "L1:2");
        assert_eq!(check("1 2\n3\n", "1 2\n\n3\n"), "L2:1");
        assert_eq!(check("1 2\n3\n", "1 2\n3\n\n"), "L3:1");
        assert_eq!(check("1 2\n3\n", "1 2\n3"), "L2:2");
        assert_eq!(check("1\n\n", "1\n"), "L2:1");
        assert_eq!(check("1\n\n2\n", "1\n2\n"), "L2:1");
        assert_eq!(check("", "\n"), "L1:1");
        assert_eq!(check("\n", ""), "L1:1");
        assert_eq!(check("1 \r\n2\n", "1\r\n2\n"), "L1:2");
    }

    #[test]
    fn wrong_tokens_win_over_layout() {
        assert_eq!(check("1 2\n3\n", "1 4\n3\n"), "W1:3");
        assert_eq!(check("1 2\n3\n", "1\n\n 2 4\n"), "W3:4");
        assert_eq!(check("123\n", "12\n"), "W1:3");
        assert_eq!(check("12\n", "123\n"), "W1:3");
        assert_eq!(check("1 2\n", "12\n"), "W1:2");
        assert_eq!(check("1\n2\n", "1\n"), "W2:1");
        assert_eq!(check("1\n", "1\n2\n"), "W2:1");
        assert_eq!(check("1\n", ""), "W1:1");
        assert_eq!(check("a\n", "A\n"), "W1:1");
    }

    #[test]
    fn the_corresponding_place_of_the_answer_is_shown() {
        let Outcome::Wrong(d) = compare(b"7\n\n8 9\n", b"7 8 x\n") else {
            panic!()
        };
        assert_eq!((d.expected_line, d.line), (3, 1));
        assert_eq!(d.expected.text, "8·9⏎");
        assert_eq!(d.found.text, "7·8·x⏎");
    }

    #[test]
    fn any_bytes_can_be_compared() {
        let Outcome::Wrong(d) = compare(b"ok\n", b"o\xff\0\x1b[31m\n") else {
            panic!()
        };
        assert_eq!(d.found.text, "o\\xff\\x00\\x1b[31m⏎");
        assert_eq!(d.column, 2);
    }
}
