//! The text that is made, and where each byte of it came from.

use std::ops::Range;

use crate::reach::Made;
use crate::tables::ModuleId;
use crate::tokens::would_glue;

/// A stretch of output that was copied from a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Its first byte in the output.
    pub(crate) at: usize,
    pub(crate) len: usize,
    pub(crate) krate: u32,
    pub(crate) file: u32,
    /// Its first byte in that file.
    pub(crate) from: usize,
    /// Is it other text than the file's? Then only its first byte has a counterpart.
    pub(crate) replaced: bool,
}

/// Output under construction.
#[derive(Debug, Default)]
pub(crate) struct Output {
    pub(crate) text: String,
    /// In text order; stretches made by the bundler are in none.
    pub(crate) pieces: Vec<Piece>,
    /// Lines of the bundler's own that rustc may call unused.
    pub(crate) made: Vec<(Range<usize>, Made)>,
    /// The libraries' modules with their numbers, and what libraries have at the bundle's root: all that is not the solution's.
    pub(crate) libraries: Vec<(Range<usize>, Option<u32>)>,
    /// Leave out blank lines until something else comes.
    pub(crate) trim: bool,
}

impl Output {
    /// Copies `text[from..to]` of the file that `module` is in.
    pub(crate) fn copy(
        &mut self,
        module: ModuleId,
        file: u32,
        text: &str,
        mut from: usize,
        to: usize,
    ) {
        if self.trim {
            from += blank_lines(&text[from..to]);
        }
        if from >= to {
            return;
        }
        self.trim = false;
        self.pieces.push(Piece {
            at: self.text.len(),
            len: to - from,
            krate: module.krate,
            file,
            from,
            replaced: false,
        });
        self.text.push_str(&text[from..to]);
    }

    /// Adds text that stands in the place of `from..` in that file.
    pub(crate) fn replace(&mut self, module: ModuleId, file: u32, from: usize, text: &str) {
        if would_glue(&self.text, text) {
            self.add(" ");
        }
        self.pieces.push(Piece {
            at: self.text.len(),
            len: text.len(),
            krate: module.krate,
            file,
            from,
            replaced: true,
        });
        self.add(text);
    }

    /// Adds text of the bundler's own.
    pub(crate) fn add(&mut self, text: &str) {
        if !text.is_empty() {
            self.trim = false;
            self.text.push_str(text);
        }
    }

    /// Ends the last line if it has not ended.
    pub(crate) fn end_line(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.add("\n");
        }
    }

    /// Where byte `at` came from: crate, file, byte; none if the bundler wrote it.
    pub(crate) fn origin(&self, at: usize) -> Option<(u32, u32, usize)> {
        let index = self
            .pieces
            .partition_point(|piece| piece.at <= at)
            .checked_sub(1)?;
        let piece = self.pieces[index];
        let inside = at - piece.at;
        let inside_file = if piece.replaced { 0 } else { inside };
        (inside < piece.len).then_some((piece.krate, piece.file, piece.from + inside_file))
    }

    /// Where byte `byte` of a file went; none if it was left out or replaced.
    pub(crate) fn destination(&self, krate: u32, file: u32, byte: usize) -> Option<usize> {
        let holds = |piece: &&Piece| {
            (piece.krate, piece.file, piece.replaced) == (krate, file, false)
                && (piece.from..piece.from + piece.len).contains(&byte)
        };
        let piece = self.pieces.iter().find(holds)?;
        Some(piece.at + (byte - piece.from))
    }

    /// Where the first byte of a stretch of a file went that is neither left out nor replaced; none if there is no such byte.
    pub(crate) fn beginning(&self, krate: u32, file: u32, stretch: Range<usize>) -> Option<usize> {
        let pieces = self.pieces.iter().filter(|piece| {
            (piece.krate, piece.file, piece.replaced) == (krate, file, false)
                && piece.from < stretch.end
                && stretch.start < piece.from + piece.len
        });
        pieces
            .map(|piece| piece.at + stretch.start.saturating_sub(piece.from))
            .min()
    }

    /// Takes back blank lines at the end of what was written since `floor`.
    pub(crate) fn drop_blank_lines(&mut self, floor: usize) {
        let kept = self.text[floor..].trim_end().len() + floor;
        // The line break that ends the last line stays.
        let end = self.text[kept..]
            .find('\n')
            .map_or(self.text.len(), |at| kept + at + 1);
        self.text.truncate(end);
        while let Some(last) = self.pieces.last_mut() {
            if last.at >= end {
                self.pieces.pop();
            } else {
                last.len = last.len.min(end - last.at);
                break;
            }
        }
    }
}

/// Bytes of the whole blank lines that `text` starts with.
pub(crate) fn blank_lines(text: &str) -> usize {
    let mut bytes = 0;
    for line in text.split_inclusive('\n') {
        if !line.trim().is_empty() || !line.ends_with('\n') {
            break;
        }
        bytes += line.len();
    }
    bytes
}

/// Behind the line break, if nothing but blanks come between `at` and it.
pub(crate) fn after_blanks(text: &str, at: usize, limit: usize) -> Option<usize> {
    let line = text[at..limit]
        .split_inclusive('\n')
        .next()
        .unwrap_or_default();
    line.trim().is_empty().then_some(at + line.len())
}

/// `range` together with its line, if nothing else is on it; otherwise with the blanks behind it.
pub(crate) fn whole_line(text: &str, range: std::ops::Range<usize>) -> std::ops::Range<usize> {
    let line_start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
    let rest = text[range.end..]
        .split_inclusive('\n')
        .next()
        .unwrap_or_default();
    let alone = text[line_start..range.start].trim().is_empty() && rest.trim().is_empty();
    if alone {
        line_start..range.end + rest.len()
    } else {
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        range.start..range.end + blanks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found() {
        assert_eq!(blank_lines("\n  \nx\n"), 4);
        assert_eq!(blank_lines("  "), 0);
        assert_eq!(whole_line("x\n  /// d\ny", 4..9), 2..10);
        assert_eq!(whole_line("#[a] fn f", 0..4), 0..5);
        assert_eq!(whole_line("x #[a]\ny", 2..6), 2..6);
    }

    #[test]
    fn bytes_are_found_both_ways() {
        let mut output = Output::default();
        let library = ModuleId { krate: 1, index: 0 };
        output.add("mod demo {\n");
        output.copy(library, 0, "pub fn f", 4, 8);
        output.replace(library, 0, 8, "<new>");
        output.add("}\n");
        output.copy(library, 1, "pub fn f", 4, 8);
        assert_eq!(output.text, "mod demo {\nfn f<new>}\nfn f");
        let origins: Vec<_> = [0, 11, 13, 15, 18, 20, 22, 25]
            .iter()
            .map(|at| output.origin(*at))
            .collect();
        let made = None;
        let expected = [
            made,
            Some((1, 0, 4)),
            Some((1, 0, 6)),
            Some((1, 0, 8)),
            Some((1, 0, 8)),
            made,
            Some((1, 1, 4)),
            Some((1, 1, 7)),
        ];
        assert_eq!(origins, expected);
        assert_eq!(output.destination(1, 0, 6), Some(13));
        assert_eq!(output.destination(1, 1, 6), Some(24));
        assert_eq!(output.destination(1, 0, 3), None);
        assert_eq!(output.destination(1, 0, 8), None, "replaced");
        assert_eq!(output.destination(0, 0, 6), None, "another crate");
        assert_eq!(output.beginning(1, 0, 0..5), Some(11));
        assert_eq!(output.beginning(1, 0, 6..9), Some(13));
        assert_eq!(output.beginning(1, 1, 6..9), Some(24), "another file");
        assert_eq!(output.beginning(1, 0, 0..4), None, "left out");
        assert_eq!(output.beginning(1, 0, 8..9), None, "replaced");
    }

    #[test]
    fn blank_lines_at_the_end_go_with_their_pieces() {
        let mut output = Output::default();
        let module = ModuleId { krate: 1, index: 0 };
        output.copy(module, 0, "fn a() {}\n\n\n", 0, 12);
        output.drop_blank_lines(0);
        assert_eq!(output.text, "fn a() {}\n");
        assert_eq!(output.pieces[0].len, 10);
        output.copy(module, 0, "fn a() {}\n\n\n", 10, 12);
        output.drop_blank_lines(0);
        assert_eq!((&*output.text, output.pieces.len()), ("fn a() {}\n", 1));
    }
}
