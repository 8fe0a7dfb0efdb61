//! Putting text together from slices of source files and a few words of the bundler's own.

use std::ops::Range;
use std::sync::Arc;

use super::{Mark, Segment, SourceFile, Spliced};

/// Text that will stand in a source file, and where it comes from.
#[derive(Debug, Clone, Default)]
pub(crate) struct Patchwork {
    pub(crate) text: String,
    segments: Vec<Segment>,
    marks: Vec<(Range<usize>, Mark)>,
}

impl Patchwork {
    /// Adds a slice of a file, with the marks inside it.
    pub(crate) fn copy(&mut self, file: &SourceFile, range: Range<usize>) {
        self.copy_text(file, range.clone());
        let shift = self.text.len() - range.len();
        for (marked, mark) in file.marks_from(range.clone()) {
            if marked.end <= range.end {
                let start = marked.start - range.start + shift;
                self.marks.push((start..start + marked.len(), mark.clone()));
            }
        }
    }

    fn copy_text(&mut self, file: &SourceFile, range: Range<usize>) {
        if range.is_empty() {
            return;
        }
        let at = self.text.len();
        self.text.push_str(&file.text[range.clone()]);
        let Some(spliced) = &file.spliced else {
            self.segments.push(Segment {
                at,
                shown: file.shown.clone(),
                text: file.text.clone(),
                of: range,
                made: false,
            });
            return;
        };
        let behind = spliced
            .segments
            .partition_point(|segment| segment.at <= range.start);
        for (index, segment) in spliced.segments.iter().enumerate().skip(behind - 1) {
            let next = spliced.segments.get(index + 1);
            let end = next.map_or(file.text.len(), |next| next.at).min(range.end);
            let start = segment.at.max(range.start);
            if segment.at >= range.end {
                break;
            }
            let of = match segment.made {
                true => segment.of.clone(),
                false => {
                    let from = segment.of.start + (start - segment.at);
                    from..from + (end - start)
                }
            };
            self.segments.push(Segment {
                at: at + (start - range.start),
                of,
                ..segment.clone()
            });
        }
    }

    /// Adds other text, which stands for `range` of `file` in messages.
    pub(crate) fn make(&mut self, text: &str, file: &SourceFile, range: Range<usize>) {
        if text.is_empty() {
            return;
        }
        let place = file.place(range, "");
        self.segments.push(Segment {
            at: self.text.len(),
            shown: place.path,
            text: place.text,
            of: place.range,
            made: true,
        });
        self.text.push_str(text);
    }

    /// Adds another patchwork.
    pub(crate) fn append(&mut self, other: Patchwork) {
        let shift = self.text.len();
        self.text.push_str(&other.text);
        let segments = other.segments.into_iter();
        self.segments.extend(segments.map(|segment| Segment {
            at: segment.at + shift,
            ..segment
        }));
        let marks = other.marks.into_iter();
        self.marks
            .extend(marks.map(|(range, mark)| (range.start + shift..range.end + shift, mark)));
    }

    /// Notes something of all that was added since the text was `start` long.
    pub(crate) fn mark(&mut self, start: usize, mark: Mark) {
        self.marks.push((start..self.text.len(), mark));
    }
}

/// `file` with patchworks in the place of some of its ranges, which are in text order and do not overlap.
pub(crate) fn replace(
    file: &SourceFile,
    replacements: Vec<(Range<usize>, Patchwork)>,
) -> SourceFile {
    if replacements.is_empty() {
        return file.clone();
    }
    let mut made = Patchwork::default();
    // Where a byte of the old text that stays is in the new one: behind each replacement, by how much it has moved.
    let mut moved: Vec<(Range<usize>, isize)> = Vec::new();
    let mut next = 0;
    for (range, patchwork) in replacements {
        made.copy_text(file, next..range.start);
        made.append(patchwork);
        next = range.end;
        moved.push((range, made.text.len().cast_signed() - next.cast_signed()));
    }
    made.copy_text(file, next..file.text.len());
    let new = |byte: usize| {
        let before = moved.partition_point(|(range, _)| range.end <= byte);
        let by = before.checked_sub(1).map_or(0, |index| moved[index].1);
        byte.saturating_add_signed(by)
    };
    let outer = file.marks().iter();
    let mut marks: Vec<(Range<usize>, Mark)> = outer
        .filter(|(marked, _)| {
            // A mark on all that is replaced is on what replaces it.
            let before = moved.partition_point(|(range, _)| range.end < marked.end);
            let around = moved[before..].iter().map(|(range, _)| range);
            // Behind the first that ends there, no other begins before it.
            let mut around = around.take_while(|range| range.start <= marked.start);
            !around.any(|range| range != marked)
        })
        .map(|(marked, mark)| (new(marked.start)..new(marked.end), mark.clone()))
        .collect();
    marks.append(&mut made.marks);
    // Outer before inner; a stable order among those of one range.
    marks.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
    SourceFile {
        path: file.path.clone(),
        shown: file.shown.clone(),
        text: made.text.into(),
        spliced: Some(Arc::new(Spliced::new(made.segments, marks))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(shown: &str, text: &str) -> SourceFile {
        SourceFile::new(shown.as_ref(), shown.into(), text.into())
    }

    fn origin(file: &SourceFile, text: &str) -> (String, usize) {
        let original = file.original(file.text.find(text).unwrap());
        (original.shown.to_string(), original.byte)
    }

    #[test]
    fn each_byte_is_led_back_to_its_file() {
        let outer = file("outer", "before HERE after");
        let inner = file("inner", "one two three");
        let mut patchwork = Patchwork::default();
        patchwork.make("(", &outer, 7..11);
        patchwork.copy(&inner, 4..13);
        patchwork.make(")", &outer, 7..11);
        let whole = replace(&outer, vec![(7..11, patchwork)]);
        assert_eq!(&*whole.text, "before (two three) after");
        assert_eq!(origin(&whole, "before"), ("outer".to_owned(), 0));
        assert_eq!(origin(&whole, "(two"), ("outer".to_owned(), 7));
        assert_eq!(origin(&whole, "three"), ("inner".to_owned(), 8));
        assert_eq!(origin(&whole, "after"), ("outer".to_owned(), 12));
        assert_eq!(whole.original(whole.text.len()).byte, outer.text.len());
    }

    #[test]
    fn text_inside_text_is_led_back_and_marks_move_along() {
        let inner = file("inner", "x INNER y");
        let mut first = Patchwork::default();
        first.copy(&inner, 0..9);
        first.mark(0, Mark::Included("inner".into()));
        let outer = replace(&file("outer", "a; OUTER; b;"), vec![(3..8, first)]);
        let at = outer.text.find("INNER").unwrap();
        let mut second = Patchwork::default();
        second.copy(&file("deep", "deeper text"), 0..11);
        second.mark(0, Mark::Included("deep".into()));
        let whole = replace(&outer, vec![(at..at + 5, second)]);
        assert_eq!(&*whole.text, "a; x deeper text y; b;");
        assert_eq!(origin(&whole, "text"), ("deep".to_owned(), 7));
        assert_eq!(origin(&whole, "y;"), ("inner".to_owned(), 8));
        assert_eq!(origin(&whole, "b;"), ("outer".to_owned(), 10));
        let included = |text: &str| {
            let found = whole.included_at(whole.text.find(text).unwrap());
            found.map(|(path, _)| path.to_string_lossy().into_owned())
        };
        assert_eq!(included("deeper").as_deref(), Some("deep"));
        assert_eq!(included("y;").as_deref(), Some("inner"));
        assert_eq!(included("b;"), None);
    }

    #[test]
    fn a_place_over_a_border_stays_in_its_file() {
        let outer = file("outer", "f(HERE) + g()");
        let mut patchwork = Patchwork::default();
        patchwork.copy(&file("inner", "a, b, c, d, e, f"), 0..16);
        let whole = replace(&outer, vec![(2..6, patchwork)]);
        let all = whole.place(0..whole.text.len(), "");
        assert_eq!((&*all.path, all.range), ("outer", 0..13));
        let from_inner = whole.place(14..whole.text.len(), "");
        assert_eq!((&*from_inner.path, from_inner.range), ("inner", 12..16));
    }

    #[test]
    fn marks_around_a_byte_are_found_wherever_others_end() {
        let outer = file("outer", "0123456789");
        let with = |marks: &[Range<usize>]| {
            let mut patchwork = Patchwork::default();
            patchwork.copy(&outer, 0..10);
            let marks = marks.iter().map(|range| (range.clone(), Mark::Argument));
            patchwork.marks.extend(marks);
            replace(&outer, vec![(0..10, patchwork)])
        };
        let marks = [0..10, 1..2, 2..9, 3..3, 4..6, 4..5, 7..8];
        let whole = with(&marks);
        for byte in 0..11 {
            let found: Vec<Range<usize>> = whole
                .marks_at(byte)
                .map(|(range, _)| range.clone())
                .collect();
            let around = marks.iter().rev().filter(|range| range.contains(&byte));
            assert_eq!(found, around.cloned().collect::<Vec<_>>(), "{byte}");
        }
    }

    #[test]
    fn marks_inside_what_is_replaced_are_gone() {
        let outer = file("outer", "0123456789");
        let mut patchwork = Patchwork::default();
        patchwork.copy(&outer, 0..10);
        let marks = [0..10, 1..2, 2..4, 2..5, 3..4, 6..8, 8..9];
        let marked = marks.map(|range| (range, Mark::Argument));
        patchwork.marks.extend(marked);
        let whole = replace(&outer, vec![(0..10, patchwork)]);
        let made = || Patchwork::default();
        let replaced = replace(&whole, vec![(1..1, made()), (2..5, made()), (8..9, made())]);
        let left: Vec<Range<usize>> = replaced
            .marks()
            .iter()
            .map(|(range, _)| range.clone())
            .collect();
        assert_eq!(left, [0..6, 1..2, 2..2, 3..5, 5..5]);
    }
}
