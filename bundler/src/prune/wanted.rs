//! What is dead and stays calls other things, which rustc calls dead too. Shown the former as wanted, it names what nobody needs.
//!
//! It says nothing of what is under `allow(dead_code)`, nor of what that leads to. What the text says so itself is hidden from it.

use super::checks::Said;
use crate::emit::Output;
use crate::tables::{NodeId, Program};

const ALLOWED: &str = "#[allow(dead_code)] ";

/// The lint and the group that it belongs to, and what hides them: words of the same length that mean nothing. Where one is no
/// lint's name, the text has another name for something, or is wrong and is not asked about.
const HIDDEN: [(&str, &str); 2] = [("dead_code", "dead_cold"), ("unused", "unuxed")];

/// A bundle's text with [`ALLOWED`] in it.
pub(super) struct Shown {
    pub(super) text: String,
    /// Where it stands, in bytes of the bundle, in order.
    places: Vec<usize>,
}

/// The bundle with these nodes wanted; none if it has none of them as written.
pub(super) fn shown(program: Program<'_>, output: &Output, wanted: &[NodeId]) -> Option<Shown> {
    let place = |id: &NodeId| {
        let node = program.node(*id);
        let head = node.range.start..node.name_range.end;
        output.beginning(id.krate, program.module(node.module).file, head)
    };
    let mut places: Vec<usize> = wanted.iter().filter_map(place).collect();
    places.sort_unstable();
    places.dedup();
    let hide = |text: String, (lint, other): &(&str, &str)| text.replace(lint, other);
    let hidden = HIDDEN.iter().fold(output.text.clone(), hide);
    let mut text = String::with_capacity(hidden.len() + places.len() * ALLOWED.len());
    let mut from = 0;
    for place in &places {
        text.push_str(&hidden[from..*place]);
        text.push_str(ALLOWED);
        from = *place;
    }
    text.push_str(&hidden[from..]);
    (!places.is_empty()).then_some(Shown { text, places })
}

impl Shown {
    /// What rustc says of the text, as if it had said it of the bundle.
    pub(super) fn of_bundle(&self, mut said: Said) -> Said {
        let all = said.iter_mut().flat_map(|(_, said)| said);
        for span in all.flat_map(|diagnostic| &mut diagnostic.spans) {
            span.byte_start = self.in_bundle(span.byte_start);
            span.byte_end = self.in_bundle(span.byte_end);
        }
        said
    }

    fn in_bundle(&self, at: usize) -> usize {
        let mut moved = self.places.iter().enumerate().rev();
        let before = moved.find(|(index, place)| **place + (index + 1) * ALLOWED.len() <= at);
        at - before.map_or(0, |(index, _)| (index + 1) * ALLOWED.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_behind_so_many_insertions_stood_so_much_earlier() {
        let shown = Shown {
            text: String::new(),
            places: vec![5, 7, 30],
        };
        for (at, insertions) in [(0, 0), (4, 0), (5, 1), (6, 1), (7, 2), (29, 2), (30, 3)] {
            let moved = at + insertions * ALLOWED.len();
            assert_eq!(shown.in_bundle(moved), at);
        }
    }
}
