//! Token by token: where the first one differs.

use super::{Places, Rules, byte, is_blank, token_end};

/// How many bytes are compared at once while nothing differs.
const BLOCK: usize = 4096;

/// The first byte that makes a token differ; the beginning of the token, where it is a number out of tolerance.
pub(super) fn first_other(expected: &[u8], found: &[u8], rules: &Rules) -> Option<Places> {
    // What is the same in both needs no looking at; a token may go on behind it.
    let same = common_prefix(expected, found);
    let start = expected[..same]
        .iter()
        .rposition(|&b| is_blank(b))
        .map_or(0, |n| n + 1);
    let (mut e, mut f) = (start, start);
    loop {
        e = skip_blanks(expected, e);
        f = skip_blanks(found, f);
        if e == expected.len() && f == found.len() {
            return None;
        }
        if e == expected.len() || f == found.len() {
            return Some((e, f));
        }
        let (e_start, f_start) = (e, f);
        while byte(expected, e) == byte(found, f) && byte(expected, e).is_some() {
            e += 1;
            f += 1;
        }
        if byte(expected, e) != byte(found, f) {
            let (e_end, f_end) = (token_end(expected, e), token_end(found, f));
            let other = rules.first_other(&expected[e_start..e_end], &found[f_start..f_end]);
            if let Some(at) = other {
                return Some((e_start + at, f_start + at));
            }
            (e, f) = (e_end, f_end);
        }
    }
}

/// How many bytes both begin with.
pub(super) fn common_prefix(a: &[u8], b: &[u8]) -> usize {
    let blocks = a.chunks_exact(BLOCK).zip(b.chunks_exact(BLOCK));
    let same = BLOCK * blocks.take_while(|(a, b)| a == b).count();
    let rest = a[same..].iter().zip(&b[same..]);
    same + rest.take_while(|(a, b)| a == b).count()
}

fn skip_blanks(text: &[u8], from: usize) -> usize {
    let blanks = text[from..].iter().position(|&b| !is_blank(b));
    blanks.map_or(text.len(), |n| from + n)
}
