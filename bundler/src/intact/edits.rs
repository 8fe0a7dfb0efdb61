//! The edits that put other tokens in the place of some, and how their tokens are found again.

use std::ops::Range;

use crate::tables::{Edit, EditKind, Node, SOLUTION};
use crate::tokens::{self, Room, TokenTree};

/// What the modules of libraries are called here, before their numbers.
pub(super) const WRAPPER: &str = "bundled_crate_";

pub(super) fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The edits of a node that put other tokens in the place of some.
pub(super) fn edits(node: &Node) -> impl Iterator<Item = &Edit> {
    let all = node.refs.edits.iter();
    all.filter(|edit| match &edit.kind {
        EditKind::Crate
        | EditKind::CallerCrate
        | EditKind::PubCrate
        | EditKind::CallerPubCrate
        | EditKind::Extern(_)
        | EditKind::InnerMacro
        | EditKind::Rooted
        | EditKind::CallerRooted => true,
        EditKind::Text(text) => text.starts_with('"'),
        _ => false,
    })
}

/// The tokens that an edit puts in the place of others.
#[derive(PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) new: Vec<String>,
    pub(super) old: Vec<String>,
}

/// What stands in a bundle where `old` does in crate `krate`, but for the name of a library's module. `caller`: the crate that
/// a plain `crate` in a macro's body means.
pub(super) fn replacement(
    edit: &Edit,
    old: &str,
    krate: u32,
    caller: u32,
) -> Option<(String, Mark)> {
    let wrapper = |krate: u32| format!("crate::{WRAPPER}{krate}");
    let is_library = krate != SOLUTION;
    let of_library = caller != SOLUTION;
    let new = match &edit.kind {
        EditKind::Crate if is_library => wrapper(krate),
        EditKind::CallerCrate if of_library => wrapper(caller),
        EditKind::PubCrate if is_library => format!("in {}", wrapper(krate)),
        EditKind::CallerPubCrate if of_library => format!("in {}", wrapper(caller)),
        EditKind::Extern(target) if *target != SOLUTION => wrapper(*target),
        EditKind::InnerMacro => format!("${}::", wrapper(krate)),
        EditKind::Rooted => format!("{}::", wrapper(krate)),
        EditKind::CallerRooted if of_library => format!("{}::", wrapper(caller)),
        EditKind::Text(text) => text.clone(),
        _ => return None,
    };
    let mark = Mark {
        new: words(new.trim_start_matches('$'))?,
        old: words(old)?,
    };
    Some((new, mark))
}

/// The tokens of a text.
fn words(text: &str) -> Option<Vec<String>> {
    let room = Room::new();
    let tokens = tokens::read(&room, text).ok()?;
    let mut words = Vec::new();
    add_words(tokens, text, &mut words);
    Some(words)
}

fn add_words(tokens: &[TokenTree], text: &str, words: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let range = group.range();
                words.push(text[range.start..=range.start].to_owned());
                add_words(group.tokens(), text, words);
                words.push(text[range.end - 1..range.end].to_owned());
            }
            _ => words.push(text[token.range()].to_owned()),
        }
    }
}
