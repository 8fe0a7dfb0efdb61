//! What a program may tell of its own text: where lines of a bundle were in the original, and what paths are.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::emit::Output;
use crate::items::is_mark;
use crate::tables::Program;
use crate::tokens::{self, Room, TokenTree};

/// May a program tell in which file, line or column something of it is? What it tells to the author alone is in it too.
pub(super) fn tells_lines(text: &str) -> bool {
    let room = Room::new();
    tokens::read(&room, text).map_or(true, tells)
}

fn tells(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Ident(word) => match word.text() {
            "Location" | "caller" | "track_caller" => true,
            "line" | "column" | "file" | "dbg" => match tokens.get(at + 1) {
                // An import of it under another name.
                Some(TokenTree::Ident(next)) => next.text() == "as",
                next => is_mark(next, '!'),
            },
            _ => false,
        },
        TokenTree::Group(group) => tells(group.tokens()),
        _ => false,
    })
}

/// May a program tell where types and modules of it are?
pub(super) fn tells_paths(text: &str) -> bool {
    ["module_path", "type_name"]
        .iter()
        .any(|word| text.contains(word))
}

/// Each line of the bundle that has text of a file, behind the number that it has there. Time: the size of the bundle and its files,
/// whose text mostly comes in its order.
pub(super) fn lines(program: Program<'_>, output: &Output) -> BTreeSet<(u32, u32)> {
    let mut lines = BTreeSet::new();
    let (mut line, mut counted) = (1, 0);
    let mut there = Counted::default();
    for piece in &output.pieces {
        let text = &output.text[piece.at..piece.at + piece.len];
        line += newlines(&output.text[counted..piece.at]);
        counted = piece.at;
        let file = &program.krate(piece.krate).files[piece.file as usize];
        let mut offset = 0;
        for (number, part) in (line..).zip(text.split_inclusive('\n')) {
            let inside = if piece.replaced { 0 } else { offset };
            let original = file.original(piece.from + inside);
            there.count(&original.text, original.byte);
            lines.insert((1 + there.newlines, number));
            offset += part.len();
        }
    }
    lines
}

/// The newlines of a text that stand before a byte.
#[derive(Default)]
struct Counted {
    text: Option<Arc<str>>,
    byte: usize,
    newlines: u32,
}

impl Counted {
    /// Goes on to another place, from the last one if it stands behind that.
    fn count(&mut self, text: &Arc<str>, byte: usize) {
        let is_same = self
            .text
            .as_ref()
            .is_some_and(|last| Arc::ptr_eq(last, text));
        if !is_same || byte < self.byte {
            *self = Counted {
                text: Some(text.clone()),
                ..Counted::default()
            };
        }
        self.newlines += newlines(&text[self.byte..byte]);
        self.byte = byte;
    }
}

fn newlines(text: &str) -> u32 {
    let count = text.bytes().filter(|byte| *byte == b'\n').count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newlines_are_those_before_the_place_wherever_the_last_was() {
        let (one, other): (Arc<str>, Arc<str>) = ("a\nb\nc".into(), "\n\n\n".into());
        let mut counted = Counted::default();
        let mut at = |text, byte| {
            counted.count(text, byte);
            counted.newlines
        };
        assert_eq!(
            [at(&one, 1), at(&one, 4), at(&one, 4), at(&one, 2)],
            [0, 2, 2, 1]
        );
        assert_eq!([at(&other, 3), at(&one, 3)], [3, 1]);
    }
}
