//! A source file's text, and where each stretch of it really stands when other text was put into it.
//!
//! Every later stage works on the put-together text and its bytes alone. Only messages, and paths that are relative to a
//! file, ask where a byte came from: [`SourceFile::original`], [`SourceFile::place`], [`SourceFile::included_at`].

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::error::{Place, Problem};

mod patchwork;

pub(crate) use patchwork::{Patchwork, replace};

/// A source file as read: without byte order mark, and with the text that `include!` and macros bring in.
#[derive(Debug, Clone)]
pub(crate) struct SourceFile {
    /// Where it is on disk.
    pub(crate) path: Arc<Path>,
    /// As people see its path, with `/`.
    pub(crate) shown: Arc<str>,
    pub(crate) text: Arc<str>,
    /// None when all of the text is this file's own, as nearly always.
    spliced: Option<Arc<Spliced>>,
}

/// Where a byte really stands.
#[derive(Debug, Clone)]
pub(crate) struct Original {
    /// The file as people see its path, with `/`.
    pub(crate) shown: Arc<str>,
    /// That file's whole text.
    pub(crate) text: Arc<str>,
    /// The byte in `text`.
    pub(crate) byte: usize,
}

/// What is known of a text that was put together.
#[derive(Debug)]
struct Spliced {
    /// In text order and without gaps.
    segments: Vec<Segment>,
    /// Ranges of the text that something is known of, in text order; an inner one comes behind those around it.
    marks: Vec<(Range<usize>, Mark)>,
    /// How far each of them and those before it reach.
    reaches: Vec<usize>,
}

impl Spliced {
    fn new(segments: Vec<Segment>, marks: Vec<(Range<usize>, Mark)>) -> Spliced {
        let reaches = marks.iter().scan(0, |farthest: &mut usize, (range, _)| {
            *farthest = range.end.max(*farthest);
            Some(*farthest)
        });
        Spliced {
            segments,
            reaches: reaches.collect(),
            marks,
        }
    }
}

/// A stretch of text that comes from one file.
#[derive(Debug, Clone)]
struct Segment {
    /// Its first byte in the put-together text.
    at: usize,
    shown: Arc<str>,
    text: Arc<str>,
    /// The bytes of `text` that it is, or that it stands for.
    of: Range<usize>,
    /// Is it other text than those bytes? Then all of it stands for all of them.
    made: bool,
}

/// What is known of a stretch that was brought in.
#[derive(Debug, Clone)]
pub(crate) enum Mark {
    /// By `include!`: the file, which relative paths in it start from.
    Included(PathBuf),
    /// Among the arguments of a macro that stays a call and may see the difference.
    Argument,
    /// Not at all: a call of `include!` that stays, and why. A place is in the included file.
    Refused(Arc<Problem>),
    /// On such a call: nothing of the file would act outside of where it is named.
    Harmless,
    /// By a macro call that was expanded so deep inside others.
    Expanded(u32),
    /// As one piece of syntax that macros cannot look into: a fragment of that kind.
    Opaque(&'static str),
}

impl SourceFile {
    pub(crate) fn new(path: &Path, shown: Arc<str>, text: Arc<str>) -> SourceFile {
        SourceFile {
            path: path.into(),
            shown,
            text,
            spliced: None,
        }
    }

    /// Where a byte of the text really stands.
    pub(crate) fn original(&self, byte: usize) -> Original {
        let Some(segment) = self.segment(byte) else {
            return Original {
                shown: self.shown.clone(),
                text: self.text.clone(),
                byte,
            };
        };
        let inside = if segment.made { 0 } else { byte - segment.at };
        Original {
            shown: segment.shown.clone(),
            text: segment.text.clone(),
            byte: segment.of.start + inside,
        }
    }

    /// A stretch of the text as a place that a message points at; if it lies in several files, where it starts.
    pub(crate) fn place(&self, range: Range<usize>, label: impl Into<String>) -> Place {
        let start = self.original(range.start);
        let mut end = start.byte + range.len();
        if let Some(segment) = self.segment(range.start) {
            let last = self.original(range.end.saturating_sub(1).max(range.start));
            let one_file = Arc::ptr_eq(&last.text, &start.text) && last.byte >= start.byte;
            end = match (segment.made, one_file) {
                (true, _) => segment.of.end,
                (false, true) => last.byte + 1,
                (false, false) => end.min(segment.of.end),
            };
        }
        Place {
            path: start.shown,
            text: start.text,
            range: start.byte..end,
            label: label.into(),
        }
    }

    /// The included file that a byte is in, the innermost one, and where that begins; none in the file's own text.
    pub(crate) fn included_at(&self, byte: usize) -> Option<(&Path, usize)> {
        self.marks_at(byte).find_map(|(range, mark)| match mark {
            Mark::Included(path) => Some((path.as_path(), range.start)),
            _ => None,
        })
    }

    /// The marks around a byte, innermost first. O(log marks + those from the outermost one on).
    pub(crate) fn marks_at(&self, byte: usize) -> impl Iterator<Item = &(Range<usize>, Mark)> {
        let marks = self.marks();
        let reaches = self
            .spliced
            .as_ref()
            .map_or(&[][..], |spliced| &spliced.reaches);
        let begun = marks.partition_point(|(range, _)| range.start <= byte);
        let first = reaches.partition_point(|reach| *reach <= byte);
        let around = marks.get(first..begun).unwrap_or_default().iter().rev();
        around.filter(move |(range, _)| range.contains(&byte))
    }

    /// Is there a mark around a byte? O(log marks).
    pub(crate) fn is_marked(&self, byte: usize) -> bool {
        let begun = self
            .marks()
            .partition_point(|(range, _)| range.start <= byte);
        let mut spliced = self.spliced.iter();
        spliced.any(|spliced| {
            spliced.reaches[..begun]
                .last()
                .is_some_and(|reach| *reach > byte)
        })
    }

    /// All marks in text order, outer ones before those inside them.
    pub(crate) fn marks(&self) -> &[(Range<usize>, Mark)] {
        self.spliced.as_ref().map_or(&[], |spliced| &spliced.marks)
    }

    /// Those that start in a part of the text.
    pub(crate) fn marks_from(&self, part: Range<usize>) -> &[(Range<usize>, Mark)] {
        let marks = self.marks();
        let first = marks.partition_point(|(marked, _)| marked.start < part.start);
        let marks = &marks[first..];
        &marks[..marks.partition_point(|(marked, _)| marked.start < part.end)]
    }

    /// The segment that a byte is in; the last one for the end of the text.
    fn segment(&self, byte: usize) -> Option<&Segment> {
        let segments = &self.spliced.as_ref()?.segments;
        let behind = segments.partition_point(|segment| segment.at <= byte);
        segments.get(behind.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_around_a_byte_are_found() {
        let ranges = [0..9, 2..4, 4..4, 12..20, 13..14, 15..18, 18..20];
        let marks = ranges.clone().map(|range| (range, Mark::Argument));
        let file = SourceFile {
            spliced: Some(Arc::new(Spliced::new(Vec::new(), marks.to_vec()))),
            ..SourceFile::new(Path::new(""), "".into(), "".into())
        };
        for byte in 0..25 {
            let around = ranges.iter().rev().filter(|range| range.contains(&byte));
            let around: Vec<_> = around.collect();
            let found: Vec<_> = file.marks_at(byte).map(|(range, _)| range).collect();
            assert_eq!(found, around, "{byte}");
            assert_eq!(file.is_marked(byte), !around.is_empty(), "{byte}");
        }
    }
}
