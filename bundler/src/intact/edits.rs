//! The edits of a bundle, made in a text on its own: what is put in the place of paths, and what that was.

use std::cell::{Ref, RefCell};
use std::ops::Range;

use super::same::Mark;
use crate::tables::{Edit, EditKind, Node, Program, SOLUTION};
use crate::tokens::{self, Room, TokenTree, would_glue};

/// What the name of a library's module starts with here; its number follows.
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
        | EditKind::Extern(_)
        | EditKind::InnerMacro
        | EditKind::Rooted => true,
        EditKind::Text(text) => text.starts_with('"'),
        _ => false,
    })
}

/// Makes edits, if they are wanted.
pub(super) struct Editor<'a> {
    pub(super) program: Program<'a>,
    /// The crate that the first call is in.
    pub(super) caller: u32,
    pub(super) edited: bool,
    marks: RefCell<Vec<Mark>>,
}

impl<'a> Editor<'a> {
    pub(super) fn new(program: Program<'a>, caller: u32, edited: bool) -> Editor<'a> {
        Editor {
            program,
            caller,
            edited,
            marks: RefCell::default(),
        }
    }

    /// The edits that were made.
    pub(super) fn marks(&self) -> Ref<'_, Vec<Mark>> {
        self.marks.borrow()
    }

    /// The text of a part of a node, with its edits if they are wanted.
    pub(super) fn text(&self, node: &Node, part: &Range<usize>) -> String {
        let text = &self.program.file(node.module).text;
        let mut written = String::new();
        let mut next = part.start;
        let mut edits: Vec<&Edit> = edits(node)
            .filter(|edit| self.edited && contains(part, &edit.range))
            .collect();
        edits.sort_by_key(|edit| edit.range.start);
        for edit in edits {
            if edit.range.start < next {
                continue;
            }
            let Some(new) = self.mark(edit, &text[edit.range.clone()], node.module.krate) else {
                continue;
            };
            written.push_str(&text[next..edit.range.start]);
            if would_glue(&written, &new) {
                written.push(' ');
            }
            written.push_str(&new);
            next = edit.range.end;
        }
        written.push_str(&text[next..part.end]);
        written
    }

    /// What stands in a bundle where `old` does, but for the name of a library's module.
    fn mark(&self, edit: &Edit, old: &str, krate: u32) -> Option<String> {
        let wrapper = |krate: u32| format!("crate::{WRAPPER}{krate}");
        let is_library = krate != SOLUTION;
        let of_library = self.caller != SOLUTION;
        let new = match &edit.kind {
            EditKind::Crate if is_library => wrapper(krate),
            EditKind::CallerCrate if of_library => wrapper(self.caller),
            EditKind::PubCrate if of_library => format!("in {}", wrapper(self.caller)),
            EditKind::Extern(target) if *target != SOLUTION => wrapper(*target),
            EditKind::InnerMacro => format!("${}::", wrapper(krate)),
            EditKind::Rooted if of_library => format!("{}::", wrapper(self.caller)),
            EditKind::Text(text) => text.clone(),
            _ => return None,
        };
        let mark = Mark {
            new: words(new.trim_start_matches('$'))?,
            old: words(old)?,
        };
        let mut marks = self.marks.borrow_mut();
        if !marks.contains(&mark) {
            marks.push(mark);
        }
        Some(new)
    }
}

/// The tokens of a text.
fn words(text: &str) -> Option<Vec<String>> {
    let room = Room::new();
    let tokens = tokens::read(&room, text).ok()?;
    let mut words = Vec::new();
    add_words(tokens, text, &mut words);
    Some(words)
}

pub(super) fn add_words(tokens: &[TokenTree], text: &str, words: &mut Vec<String>) {
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
