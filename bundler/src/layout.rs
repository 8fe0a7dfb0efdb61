//! Two texts made from the same sources, laid out so that whatever both have stands at the same line and column in both.
//!
//! Where only one has something, the other gets blanks of the same shape. `line!()`, `column!()` and the places in panics then
//! say the same in both. It knows stretches of copied text and nothing of what they mean.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::emit::Output;

/// Both texts, and where the first one's come from.
#[derive(Debug, Default)]
pub(crate) struct Layout {
    pub(crate) first: String,
    pub(crate) second: String,
    /// Stretches of the first: where they are, where they were before, how long they are.
    moved: Vec<(usize, usize, usize)>,
}

impl Layout {
    /// Where byte `at` of the first text was before.
    pub(crate) fn before(&self, at: usize) -> Option<usize> {
        let index = self.moved.partition_point(|(start, ..)| *start <= at);
        let (start, old, len) = self.moved[index.checked_sub(1)?];
        (at - start < len).then(|| old + (at - start))
    }

    fn both(&mut self, one: &Stretch<'_>, other: &Stretch<'_>) {
        self.moved.push((self.first.len(), one.at, one.text.len()));
        self.first.push_str(one.text);
        self.second.push_str(other.text);
    }

    fn only_first(&mut self, stretch: &Stretch<'_>) {
        self.moved
            .push((self.first.len(), stretch.at, stretch.text.len()));
        self.first.push_str(stretch.text);
        self.second.extend(blanks(stretch.text));
    }

    fn only_second(&mut self, stretch: &Stretch<'_>) {
        self.first.extend(blanks(stretch.text));
        self.second.push_str(stretch.text);
    }
}

/// A stretch of output.
#[derive(Debug, Clone, Copy)]
struct Stretch<'a> {
    text: &'a str,
    /// Its first byte in the output.
    at: usize,
    /// Crate, file and first byte there, if it was copied.
    origin: Option<(u32, u32, usize)>,
}

/// Lays out two outputs of the same program.
pub(crate) fn align(first: &Output, second: &Output) -> Layout {
    let mut cuts: BTreeMap<(u32, u32), BTreeSet<usize>> = BTreeMap::new();
    for piece in first.pieces.iter().chain(&second.pieces) {
        if !piece.replaced {
            let ends = [piece.from, piece.from + piece.len];
            cuts.entry((piece.krate, piece.file))
                .or_default()
                .extend(ends);
        }
    }
    let (first, second) = (stretches(first, &cuts), stretches(second, &cuts));
    let mut places: HashMap<_, Vec<usize>> = HashMap::new();
    for (index, stretch) in second.iter().enumerate() {
        if let Some(origin) = stretch.origin {
            places.entry(origin).or_default().push(index);
        }
    }
    let mut layout = Layout::default();
    let (mut done_first, mut done_second) = (0, 0);
    for (index, stretch) in first.iter().enumerate() {
        let known = stretch.origin.and_then(|origin| places.get(&origin));
        let next = known.and_then(|known| known.iter().find(|place| **place >= done_second));
        if let Some(&place) = next {
            between(
                &mut layout,
                &first[done_first..index],
                &second[done_second..place],
            );
            layout.both(stretch, &second[place]);
            (done_first, done_second) = (index + 1, place + 1);
        }
    }
    between(&mut layout, &first[done_first..], &second[done_second..]);
    layout
}

/// Lays out what stands between two stretches that both have. What the bundler wrote into both is paired by its words.
fn between(layout: &mut Layout, first: &[Stretch<'_>], second: &[Stretch<'_>]) {
    let mut rest = second;
    for one in first {
        let same = |other: &Stretch<'_>| other.origin.is_none() && other.text == one.text;
        match rest.iter().position(same).filter(|_| one.origin.is_none()) {
            Some(at) => {
                for other in &rest[..at] {
                    layout.only_second(other);
                }
                layout.both(one, &rest[at]);
                rest = &rest[at + 1..];
            }
            None => layout.only_first(one),
        }
    }
    for other in rest {
        layout.only_second(other);
    }
}

/// An output as stretches, copied ones cut wherever one of the two outputs has a cut.
fn stretches<'a>(
    output: &'a Output,
    cuts: &BTreeMap<(u32, u32), BTreeSet<usize>>,
) -> Vec<Stretch<'a>> {
    let mut found = Vec::new();
    let own = |from: usize, to: usize, found: &mut Vec<Stretch<'a>>| {
        // Line by line: a line that both have is not always among the same others.
        let mut at = from;
        for text in output.text[from..to].split_inclusive('\n') {
            let origin = None;
            found.push(Stretch { text, at, origin });
            at += text.len();
        }
    };
    let mut done = 0;
    for piece in &output.pieces {
        own(done, piece.at, &mut found);
        done = piece.at + piece.len;
        if piece.replaced {
            own(piece.at, done, &mut found);
            continue;
        }
        let of_file = (piece.krate, piece.file);
        let mut from = piece.from;
        for &to in cuts[&of_file].range(from + 1..=piece.from + piece.len) {
            let at = piece.at + (from - piece.from);
            found.push(Stretch {
                text: &output.text[at..at + (to - from)],
                at,
                origin: Some((piece.krate, piece.file, from)),
            });
            from = to;
        }
    }
    own(done, output.text.len(), &mut found);
    found
}

/// What takes as many lines and columns as `text`.
fn blanks(text: &str) -> impl Iterator<Item = char> {
    text.chars().map(|c| if c == '\n' { '\n' } else { ' ' })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::ModuleId;

    const SOURCE: &str = "fn a() {}\nfn größe() {} fn c() {}\nfn d() {}\n";

    /// An output of stretches of `SOURCE` and, where it has no such text, of the bundler's own.
    fn output(parts: &[&str]) -> Output {
        let module = ModuleId { krate: 1, index: 0 };
        let mut output = Output::default();
        for part in parts {
            match SOURCE.find(part) {
                Some(from) => output.copy(module, 0, SOURCE, from, from + part.len()),
                None => output.add(part),
            }
        }
        output
    }

    #[test]
    fn what_only_one_has_is_blank_in_the_other() {
        let whole = output(&["mod demo {\n", SOURCE, "} // demo\n"]);
        let bundle = output(&["mod demo {\n", "fn c() {}\n", "} // demo\n"]);
        let layout = align(&whole, &bundle);
        assert_eq!(layout.first, whole.text);
        let blank = "mod demo {\n         \n              fn c() {}\n         \n} // demo\n";
        assert_eq!(layout.second, blank);
    }

    #[test]
    fn lines_of_the_bundler_shift_nothing() {
        let whole = output(&[
            "mod demo {\n",
            "fn a() {}\n",
            "use crate::x;\n",
            "fn d() {}\n",
        ]);
        let bundle = output(&["use y;\n", "mod demo {\n", "fn d() {}\n"]);
        let layout = align(&whole, &bundle);
        let place = |text: &str| text[..text.find("fn d").unwrap()].matches('\n').count();
        assert_eq!(place(&layout.first), place(&layout.second));
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(words(&layout.first), words(&whole.text));
        assert_eq!(words(&layout.second), words(&bundle.text));
    }

    #[test]
    fn places_lead_back() {
        let whole = output(&["fn a() {}\n", "fn d() {}\n"]);
        let bundle = output(&["use y;\n", "fn d() {}\n"]);
        let layout = align(&whole, &bundle);
        let at = layout.first.find("fn d").unwrap();
        assert_eq!(layout.before(at), whole.text.find("fn d"));
    }
}
