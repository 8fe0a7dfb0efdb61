//! Short, printable views of arbitrary bytes: nothing in them can move a terminal's cursor or hide.
//!
//! It does not know why something is shown.

/// How many bytes are shown before and after the place in question.
const BEFORE: usize = 30;
const AFTER: usize = 40;

/// A part of one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excerpt {
    /// The text, with everything invisible made visible; `…` where the line goes on.
    pub text: String,
    /// How many characters of `text` are before the place in question.
    pub caret: usize,
}

/// The line of `text` that holds the byte `at`, or as much of it as is near; at the end of `text`, that is said.
pub fn line_around(text: &[u8], at: usize) -> Excerpt {
    let at = at.min(text.len());
    let line_start = text[..at]
        .iter()
        .rposition(|&b| b == b'\n')
        .map_or(0, |n| n + 1);
    let line_end = text[at..]
        .iter()
        .position(|&b| b == b'\n')
        .map_or(text.len(), |n| at + n + 1);
    let start = character_start(text, line_start.max(at.saturating_sub(BEFORE)));
    let end = character_start(text, line_end.min(at + AFTER));
    let mut before = String::new();
    if start > line_start {
        before.push('…');
    }
    before.push_str(&visible(&text[start..at]));
    let caret = before.chars().count();
    let mut shown = before + &visible(&text[at..end.max(at)]);
    if end < line_end {
        shown.push('…');
    } else if line_end == text.len() && text.last() != Some(&b'\n') || at == text.len() {
        shown.push_str("<end of output>");
    }
    Excerpt { text: shown, caret }
}

/// The start of the UTF-8 character that `at` may be inside of.
fn character_start(text: &[u8], at: usize) -> usize {
    let is_inside = |n: &usize| text.get(*n).is_some_and(|b| b & 0xc0 == 0x80);
    (at.saturating_sub(3)..=at)
        .rev()
        .find(|n| !is_inside(n))
        .unwrap_or(at)
}

/// `bytes` as text in which blanks and line ends are marked (`·`, `→`, `␍`, `⏎`), and control characters and whatever is
/// not UTF-8 are escaped.
pub fn visible(bytes: &[u8]) -> String {
    let mut shown = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            match character {
                ' ' => shown.push('·'),
                '\t' => shown.push('→'),
                '\r' => shown.push('␍'),
                '\n' => shown.push('⏎'),
                c => push_printable(&mut shown, c),
            }
        }
        escape(&mut shown, chunk.invalid());
    }
    shown
}

/// `bytes` as lines of text for people: as they are, but for control characters and whatever is not UTF-8.
pub fn lines(bytes: &[u8]) -> Vec<String> {
    let line = |line: &[u8]| {
        let mut shown = String::new();
        for chunk in line.trim_ascii_end().utf8_chunks() {
            chunk
                .valid()
                .chars()
                .for_each(|c| push_printable(&mut shown, c));
            escape(&mut shown, chunk.invalid());
        }
        shown
    };
    bytes.split(|&b| b == b'\n').map(line).collect()
}

fn push_printable(shown: &mut String, character: char) {
    // Marks that reverse, join or hide text are no control characters to `char`, but nobody sees them.
    let hidden = matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}');
    match character {
        c if (c.is_control() && c.is_ascii()) => escape(shown, &[c as u8]),
        c if c.is_control() || hidden => shown.extend(c.escape_unicode()),
        c => shown.push(c),
    }
}

fn escape(shown: &mut String, bytes: &[u8]) {
    for byte in bytes {
        shown.push_str(&format!("\\x{byte:02x}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_is_below_the_place() {
        let shown = line_around(b"first\nsecond line\nthird", 13);
        assert_eq!(shown.text, "second·line⏎");
        assert_eq!(shown.text.chars().nth(shown.caret), Some('l'));
    }

    #[test]
    fn the_end_is_said() {
        assert_eq!(
            line_around(b"abc", 3),
            Excerpt {
                text: "abc<end of output>".into(),
                caret: 3
            }
        );
        assert_eq!(
            line_around(b"abc\n", 4),
            Excerpt {
                text: "<end of output>".into(),
                caret: 0
            }
        );
        assert_eq!(
            line_around(b"", 0),
            Excerpt {
                text: "<end of output>".into(),
                caret: 0
            }
        );
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let line = [b'x'; 10_000];
        let shown = line_around(&line, 5_000);
        assert!(shown.text.starts_with('…') && shown.text.ends_with('…'));
        assert_eq!(
            (shown.text.chars().count(), shown.caret),
            (BEFORE + AFTER + 2, BEFORE + 1)
        );
    }

    #[test]
    fn characters_are_not_cut_and_anything_else_is_escaped() {
        let text = "é".repeat(100);
        for at in 0..=text.len() {
            let shown = line_around(text.as_bytes(), at - at % 2);
            assert!(!shown.text.contains('\\'), "{at}: {}", shown.text);
        }
        assert_eq!(visible(b"a \t\r\n\0\x7f\xff"), "a·→␍⏎\\x00\\x7f\\xff");
        assert_eq!(visible("\u{202e}\u{85}".as_bytes()), "\\u{202e}\\u{85}");
    }
}
