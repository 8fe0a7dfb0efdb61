//! Where the lines of a bundle came from.

use std::collections::BTreeMap;
use std::ops::Range;

use super::Column;
use crate::emit::{Output, Piece};
use crate::error::Place;
use crate::source::SourceFile;
use crate::tables::Program;

/// Leads from lines and columns of a bundle to the files that it was made from.
#[derive(Debug, Clone)]
pub struct SourceMap {
    text: String,
    /// In text order.
    pieces: Vec<Piece>,
    files: BTreeMap<(u32, u32), SourceFile>,
}

/// Where a place in a bundle came from.
#[derive(Debug, Clone)]
pub enum Origin {
    /// A source file.
    Source(Place),
    /// The bundler wrote this line.
    Made,
}

impl SourceMap {
    pub(crate) fn new(program: Program<'_>, output: &Output) -> SourceMap {
        let ids = output.pieces.iter().map(|piece| (piece.krate, piece.file));
        let file = |(krate, file): (u32, u32)| {
            let source = program.krate(krate).files[file as usize].clone();
            ((krate, file), source)
        };
        SourceMap {
            text: output.text.clone(),
            pieces: output.pieces.clone(),
            files: ids.map(file).collect(),
        }
    }

    /// Where `column` of `line` came from, both counted from 1; without a column, the first thing in the line that came from a
    /// file. None if the bundle has no such line.
    pub fn origin(&self, line: usize, column: Option<Column>) -> Option<Origin> {
        let range = self.line(line)?;
        let text = &self.text[range.clone()];
        let blanks = text.len() - text.trim_start().len();
        let wanted = range.start + column.map_or(blanks, |column| column.byte(text));
        let pieces = self.pieces.iter().filter(|piece| {
            piece.at < range.end.max(range.start + 1) && piece.at + piece.len > range.start
        });
        // The piece that has the byte, or the one that is nearest in this line.
        let distance = |piece: &&Piece| match wanted {
            _ if wanted < piece.at => piece.at - wanted,
            _ => (wanted + 1).saturating_sub(piece.at + piece.len),
        };
        let Some(piece) = pieces.min_by_key(distance) else {
            return Some(Origin::Made);
        };
        let inside = match piece.replaced {
            true => 0,
            false => wanted.clamp(piece.at, piece.at + piece.len - 1) - piece.at,
        };
        let file = &self.files[&(piece.krate, piece.file)];
        let at = piece.from + inside;
        Some(Origin::Source(file.place(at..at + 1, "")))
    }

    /// A line's bytes without its line break.
    fn line(&self, line: usize) -> Option<Range<usize>> {
        let mut start = 0;
        let mut lines = self.text.split_inclusive('\n');
        for _ in 1..line {
            start += lines.next()?.len();
        }
        let text = lines.next().filter(|_| line > 0)?;
        Some(start..start + text.trim_end_matches(['\n', '\r']).len())
    }
}
