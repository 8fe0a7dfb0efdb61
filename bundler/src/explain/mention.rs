//! Places of a bundle in what compilers and panics say.

use unicode_width::UnicodeWidthChar;

/// A column, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// In characters, as compilers say it of errors.
    Characters(usize),
    /// As wide as a line is shown, as panics say it: a tab takes four, wide characters two.
    Shown(usize),
    /// In bytes, as debuggers and backtraces say it.
    Bytes(usize),
}

impl Column {
    /// The number that was said.
    pub fn number(self) -> usize {
        match self {
            Column::Characters(number) | Column::Shown(number) | Column::Bytes(number) => number,
        }
    }

    /// The byte in a line that is meant; its length if that is shorter.
    pub(super) fn byte(self, line: &str) -> usize {
        let before = self.number().saturating_sub(1);
        let mut starts = line.char_indices();
        let found = match self {
            Column::Characters(_) => starts.nth(before),
            Column::Bytes(_) => starts.take_while(|(at, _)| *at <= before).last(),
            Column::Shown(_) => {
                let mut shown = 0;
                starts.find(|(_, c)| {
                    shown += match c {
                        '\t' => 4,
                        c => c.width().unwrap_or(1),
                    };
                    shown > before
                })
            }
        };
        found.map_or(line.len(), |(at, _)| at)
    }
}

/// A place in a message: `main.rs:12:5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mention {
    /// Counted from 1.
    pub line: usize,
    /// As whoever says it counts.
    pub column: Option<Column>,
    /// Where it ends in the message, in bytes.
    pub end: usize,
}

/// `text` with what `tell` says of each place in brackets behind it; without brackets where it says nothing.
pub fn annotate(text: &str, tell: impl Fn(&Mention) -> Option<String>) -> String {
    let mut told = String::new();
    let mut from = 0;
    for mention in mentions(text) {
        if let Some(said) = tell(&mention) {
            told.push_str(&text[from..mention.end]);
            told.push_str(&format!(" ({said})"));
            from = mention.end;
        }
    }
    told.push_str(&text[from..]);
    told
}

/// The places of one source file, whatever a judge calls it, in a compiler's or a panic's message.
pub fn mentions(text: &str) -> Vec<Mention> {
    let number = |at: usize| {
        let rest = text.get(at..).unwrap_or_default();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let value = rest[..digits].parse().ok().filter(|value| *value > 0)?;
        Some((value, at + digits))
    };
    let mut found = Vec::new();
    for (at, mark) in text.match_indices(".rs:") {
        let word = |c: char| c.is_whitespace() || "\"'`(,".contains(c);
        let start = text[..at].rfind(word).map_or(0, |at| at + 1);
        // Colours end with this letter.
        let coloured = text[start..at].rfind('\x1b').and_then(|escape| {
            let end = text[start + escape..at].find('m')?;
            Some(start + escape + end + 1)
        });
        let start = coloured.unwrap_or(start);
        let Some((line, end)) = number(at + mark.len()) else {
            continue;
        };
        if is_of_the_toolchain(&text[start..at]) {
            continue;
        }
        let column = text[end..].strip_prefix(':').and_then(|_| number(end + 1));
        let of_line = &text[text[..start].rfind('\n').map_or(0, |at| at + 1)..start];
        let counted = match of_line {
            // Up to rustc 1.72, the place is behind what was said.
            said if said.contains("panicked at ") || said.ends_with("', ") => Column::Shown,
            said if said.trim_start().starts_with("at ") => Column::Bytes,
            _ => Column::Characters,
        };
        found.push(Mention {
            line,
            column: column.map(|(column, _)| counted(column)),
            end: column.map_or(end, |(_, end)| end),
        });
    }
    found
}

/// Is this a file of std or of a published crate?
fn is_of_the_toolchain(path: &str) -> bool {
    let path = path.replace('\\', "/");
    let parts = [
        "/rustc/",
        "/rustlib/",
        "/registry/",
        "/git/checkouts/",
        "/src/rustc-",
    ];
    parts.iter().any(|part| path.contains(part))
        || ["library/", "src/libstd/", "src/libcore/", "src/liballoc/"]
            .iter()
            .any(|part| path.starts_with(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_whatever_a_judge_calls_the_file() {
        let text = "error[E0425]: x\n --> /tmp/xyz/main.rs:12:5\n  |\nthread 'main' panicked at 'no', answer.rs:7\n\
                    at src\\main.rs:3:1:\nat /rustc/abc/library/core/src/panicking.rs:65:14\nlibrary/std/src/rt.rs:1:2\n\
                    x.rs:, y.rs:0, .rs:4";
        let found: Vec<_> = mentions(text)
            .iter()
            .map(|mention| (mention.line, mention.column))
            .collect();
        let (said, traced) = (Some(Column::Characters(5)), Some(Column::Bytes(1)));
        assert_eq!(found, [(12, said), (7, None), (3, traced), (4, None)]);
        let behind = &text[mentions(text)[2].end..];
        assert!(behind.starts_with(":\nat /rustc"), "{behind}");
    }

    #[test]
    fn panics_say_columns_as_they_are_shown_and_backtraces_bytes() {
        let text = "thread 'main' (7) panicked at bundled/m/main.rs:12:9:\n  at ./main.rs:12:8\n";
        let columns: Vec<_> = mentions(text).iter().map(|one| one.column).collect();
        assert_eq!(columns, [Some(Column::Shown(9)), Some(Column::Bytes(8))]);
        let old = "thread 'main' panicked at 'no\n right: `2`', pp.rs:2:16\n \x1b[0mpp.rs:1:2";
        let columns: Vec<_> = mentions(old).iter().map(|one| one.column).collect();
        assert_eq!(
            columns,
            [Some(Column::Shown(16)), Some(Column::Characters(2))]
        );
        let debian = "at /usr/src/rustc-1.63.0/library/core/src/result.rs:14:5\n\x1b[0mlibrary/core/x.rs:1:1";
        assert!(mentions(debian).is_empty());
        let line = "\té日v[0]";
        let start = line.find('v').unwrap();
        for column in [
            Column::Characters(4),
            Column::Shown(8),
            Column::Bytes(start + 1),
        ] {
            assert_eq!(column.byte(line), start, "{column:?}");
        }
        assert_eq!(Column::Shown(99).byte(line), line.len());
        assert_eq!(Column::Bytes(3).byte(line), 1);
    }
}
