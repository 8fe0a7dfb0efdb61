//! Lines in any order: which line is not among those of the answer.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use super::tokens::common_prefix;
use super::{Places, Rules, is_blank};

/// The first line of the output whose tokens no line of the answer has that is not taken by another, and the first line of the
/// answer that is missing. Blank lines count for nothing.
pub(super) fn first_other_line(expected: &[u8], found: &[u8], rules: &Rules) -> Option<Places> {
    // Lines that both begin with are taken by one another.
    let same = common_prefix(expected, found);
    let start = expected[..same]
        .iter()
        .rposition(|&b| b == b'\n')
        .map_or(0, |at| at + 1);
    let (e, f) = first_other_line_of(&expected[start..], &found[start..], rules)?;
    Some((start + e, start + f))
}

fn first_other_line_of(expected: &[u8], found: &[u8], rules: &Rules) -> Option<Places> {
    let is_blank_line = |line: &[u8]| line.iter().all(|&b| is_blank(b));
    let lines_of = |text| lines(text).filter(move |(_, line)| !is_blank_line(line));
    let mut open: HashMap<Cow<'_, [u8]>, usize> = HashMap::new();
    for (_, line) in lines_of(expected) {
        *open.entry(normal(line, rules)).or_default() += 1;
    }
    let mut surplus = None;
    for (at, line) in lines_of(found) {
        match open.get_mut(&normal(line, rules)) {
            Some(left) if *left > 0 => *left -= 1,
            _ => surplus = surplus.or(Some(at)),
        }
    }
    let is_missing = |line: &[u8]| open.get(&normal(line, rules)).is_some_and(|left| *left > 0);
    let missing = lines_of(expected)
        .find(|(_, line)| is_missing(line))
        .map(|(at, _)| at);
    match (missing, surplus) {
        (None, None) => None,
        (missing, surplus) => Some((
            missing.unwrap_or(expected.len()),
            surplus.unwrap_or(found.len()),
        )),
    }
}

/// If all tokens are there: the first line of the output that is laid out neither as a line of the answer is nor as it should
/// be, or the output's end if lines or the last newline are missing.
pub(super) fn first_other_layout(expected: &[u8], found: &[u8], rules: &Rules) -> Option<Places> {
    // Blanks after the answer's last newline ask for nothing.
    let last = expected
        .iter()
        .rposition(|&b| b == b'\n')
        .map_or(0, |at| at + 1);
    let expected = match expected[last..].iter().all(|&b| is_blank(b)) {
        true => &expected[..last],
        false => expected,
    };
    let text = |line| folded(line, rules);
    let mut open: HashMap<Cow<'_, [u8]>, usize> = HashMap::new();
    let mut careless = HashSet::new();
    for (_, line) in lines(expected) {
        let tidy = line.trim_ascii_end();
        *open.entry(text(tidy)).or_default() += 1;
        if tidy != line {
            careless.insert(text(line));
        }
    }
    for (at, line) in lines(found) {
        let tidy = line.trim_ascii_end();
        let left = open.get_mut(&text(tidy)).filter(|left| **left > 0);
        match left {
            Some(left) if tidy == line || careless.contains(&text(line)) => *left -= 1,
            _ => return Some((expected.len(), at)),
        }
    }
    let is_unfinished = expected.last() == Some(&b'\n') && !found.ends_with(b"\n");
    let lines_are_missing = open.values().any(|left| *left > 0);
    (is_unfinished || lines_are_missing).then_some((expected.len(), found.len()))
}

/// Lines with their offsets, without their newlines; nothing behind the last newline is none.
fn lines(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    text.split_inclusive(|&b| b == b'\n').map(move |line| {
        let start = at;
        at += line.len();
        (start, line.strip_suffix(b"\n").unwrap_or(line))
    })
}

/// The tokens of `line` with single spaces between them.
fn normal<'a>(line: &'a [u8], rules: &Rules) -> Cow<'a, [u8]> {
    let is_odd = |pair: &[u8]| is_blank(pair[0]) && (pair[0] != b' ' || is_blank(pair[1]));
    let ends_are_blank = [line.first(), line.last()]
        .into_iter()
        .flatten()
        .any(|&b| is_blank(b));
    if !ends_are_blank && !line.windows(2).any(is_odd) {
        return folded(line, rules);
    }
    let tokens = line
        .split(|&b| is_blank(b))
        .filter(|token| !token.is_empty());
    let spaced = tokens.collect::<Vec<_>>().join(&b' ');
    Cow::Owned(folded(&spaced, rules).into_owned())
}

/// `line` in lower case, if case does not matter.
fn folded<'a>(line: &'a [u8], rules: &Rules) -> Cow<'a, [u8]> {
    match rules.ignore_case {
        true => Cow::Owned(line.to_ascii_lowercase()),
        false => Cow::Borrowed(line),
    }
}
