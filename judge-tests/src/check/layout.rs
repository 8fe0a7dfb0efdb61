//! White space between tokens that are known to agree.

use super::{Places, byte, is_blank, token_end};

/// Where the output is laid out neither as the answer is nor as the answer should be.
pub(super) fn first_other(expected: &[u8], found: &[u8]) -> Option<Places> {
    let (mut e, mut f) = (0, 0);
    while e < expected.len() && f < found.len() {
        let (line, e_next) = line_at(expected, e);
        let (other, f_next) = line_at(found, f);
        let tidy = line.trim_ascii_end();
        if other != line
            && first_other_blank(line, other).is_some()
            && let Some((in_line, in_other)) = first_other_blank(tidy, other)
        {
            return Some((e + in_line, f + in_other));
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

/// The first blank that is another one, is missing or is one too many.
pub(super) fn first_other_blank(expected: &[u8], found: &[u8]) -> Option<Places> {
    let (mut e, mut f) = (0, 0);
    loop {
        while let (Some(a), Some(b)) = (expected.get(e), found.get(f))
            && a == b
            && is_blank(*a)
        {
            (e, f) = (e + 1, f + 1);
        }
        match (byte(expected, e), byte(found, f)) {
            (Some(_), Some(_)) => (e, f) = (token_end(expected, e), token_end(found, f)),
            _ => return (e < expected.len() || f < found.len()).then_some((e, f)),
        }
    }
}

/// The line that begins at `from`, without its newline, and where the next one begins.
fn line_at(text: &[u8], from: usize) -> (&[u8], usize) {
    match text[from..].iter().position(|&b| b == b'\n') {
        Some(n) => (&text[from..from + n], from + n + 1),
        None => (&text[from..], text.len()),
    }
}
