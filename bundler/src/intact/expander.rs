//! What a call comes to once all calls in it are expanded, as it is written or with the edits that a bundle has.

use std::cell::{Cell, Ref, RefCell};
use std::collections::BTreeSet;
use std::ops::Range;

use rustc_hash::FxHashMap;

use super::calls::{Call, call_at, first_of_path, is_built_in, start_of_path};
use super::edits::{Mark, WRAPPER, contains, edits, replacement};
use crate::macros;
use crate::rules::{DollarCrate, Purpose, Text, expand};
use crate::source::{SourceFile, replace};
use crate::tables::{Edit, Extern, Kind, Name, Node, NodeId, Program};
use crate::tokens::{self, Room, TokenTree};

/// How deep calls may come out of calls, as in rustc.
const DEEPEST: u32 = 128;
/// How much text the expansions of one call may come to.
const MOST_BYTES: usize = 1 << 20;

/// A text on its own.
fn nameless(text: String) -> SourceFile {
    SourceFile::new("".as_ref(), "".into(), text.into())
}

/// The calls on the way to a text.
#[derive(Clone)]
struct Way {
    steps: u32,
    /// Where it may come from.
    crates: BTreeSet<u32>,
}

/// Expands all calls in a text.
pub(super) struct Expander<'a> {
    program: Program<'a>,
    /// The crate that the first call is in.
    caller: u32,
    /// Macros that are defined beside it.
    own: &'a BTreeSet<Name>,
    /// Are texts edited first?
    edited: bool,
    left: Cell<usize>,
    marks: RefCell<Vec<Mark>>,
    /// Definitions, edited or not.
    rules: RefCell<FxHashMap<NodeId, SourceFile>>,
    /// Was there a call that is none of its macro's patterns?
    misfit: Cell<bool>,
}

impl<'a> Expander<'a> {
    /// For calls in crate `caller`, beside which the macros `own` are defined; `edited`: are the calls and all definitions edited
    /// first?
    pub(super) fn new(
        program: Program<'a>,
        caller: u32,
        own: &'a BTreeSet<Name>,
        edited: bool,
    ) -> Expander<'a> {
        Expander {
            program,
            caller,
            own,
            edited,
            left: Cell::new(MOST_BYTES),
            marks: RefCell::default(),
            rules: RefCell::default(),
            misfit: Cell::new(false),
        }
    }

    /// The tokens that a call in the text of `node` comes to; none where that is not sure.
    pub(super) fn expansion(&self, node: &Node, call: &Range<usize>) -> Option<Vec<String>> {
        let mut made = Vec::new();
        let way = Way {
            steps: 0,
            crates: BTreeSet::from([self.caller]),
        };
        self.all(&nameless(self.text(node, call)), &way, &mut made)?;
        Some(made)
    }

    /// The edits that were made.
    pub(super) fn marks(&self) -> Ref<'_, Vec<Mark>> {
        self.marks.borrow()
    }

    /// Was there a call that is none of its macro's patterns?
    pub(super) fn has_misfit(&self) -> bool {
        self.misfit.get()
    }

    /// The text of a part of a node, with its edits if they are wanted.
    fn text(&self, node: &Node, part: &Range<usize>) -> String {
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
            let old = &text[edit.range.clone()];
            let Some((new, mark)) = replacement(edit, old, node.module.krate, self.caller) else {
                continue;
            };
            let mut marks = self.marks.borrow_mut();
            if !marks.contains(&mark) {
                marks.push(mark);
            }
            written.push_str(&text[next..edit.range.start]);
            written.push_str(&new);
            next = edit.range.end;
        }
        written.push_str(&text[next..part.end]);
        written
    }

    /// Adds what a text comes to once all its calls are expanded.
    fn all(&self, file: &SourceFile, way: &Way, made: &mut Vec<String>) -> Option<()> {
        let room = Room::new();
        let tokens = tokens::read(&room, &file.text).ok()?;
        self.tokens(tokens, file, way, made)
    }

    fn tokens(
        &self,
        tokens: &[TokenTree],
        file: &SourceFile,
        way: &Way,
        made: &mut Vec<String>,
    ) -> Option<()> {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if let Some(call) = call_at(tokens, at) {
                self.call(&call, file, way, made)?;
                at += 3;
                continue;
            }
            match token {
                // What it defines has no place in a table.
                TokenTree::Ident(word) if *word == "macro_rules" => return None,
                TokenTree::Group(group) => {
                    let range = group.range();
                    made.push(file.text[range.start..=range.start].to_owned());
                    self.tokens(group.tokens(), file, way, made)?;
                    made.push(file.text[range.end - 1..range.end].to_owned());
                }
                _ => made.push(file.text[token.range()].to_owned()),
            }
            at += 1;
        }
        Some(())
    }

    fn call(
        &self,
        call: &Call<'_>,
        file: &SourceFile,
        way: &Way,
        made: &mut Vec<String>,
    ) -> Option<()> {
        let Some(definition) = self.definition(&call.name(), first_of_path(made), &way.crates)?
        else {
            made.extend([call.name.to_owned(), "!".to_owned()]);
            return self.tokens(call.group.tokens(), file, way, made);
        };
        made.truncate(start_of_path(made));
        let rules = self.rules(definition);
        let text = |file, range| Text { file, range };
        let expanded = expand(
            &text(&rules, 0..rules.text.len()),
            &text(file, call.range.clone()),
            DollarCrate {
                path: "crate",
                in_rules: "$crate",
            },
            self.program.krate(definition.krate).edition,
            Purpose::Read,
        );
        let Ok(expanded) = expanded else {
            self.misfit.set(true);
            return None;
        };
        let left = self.left.get().checked_sub(expanded.text.len());
        self.left.set(left?);
        let file = replace(file, vec![(0..file.text.len(), expanded)]);
        let mut way = way.clone();
        way.steps += 1;
        way.crates.insert(definition.krate);
        (way.steps <= DEEPEST).then_some(())?;
        self.all(&file, &way, made)
    }

    /// The definition of a macro by its name, and by the first name of the path to it; none for one of std's, and no answer
    /// where there are several or it is not read. The call's text is of one of `crates`.
    fn definition(
        &self,
        name: &Name,
        first: Option<&str>,
        crates: &BTreeSet<u32>,
    ) -> Option<Option<NodeId>> {
        let program = self.program;
        if self.own.contains(name) {
            return None;
        }
        let all = macros::definitions(program, &BTreeSet::from([name]));
        if all.is_empty() {
            return is_built_in(program, name).then_some(None);
        }
        let behind = |krate: &u32| match program.krate(*krate).externs.get(first?) {
            Some(Extern::Bundled(other)) => Some(*other),
            _ => None,
        };
        let edited = first.and_then(|first| first.strip_prefix(WRAPPER)?.parse().ok());
        let others: BTreeSet<u32> = match edited {
            Some(krate) => BTreeSet::from([krate]),
            None => crates.iter().filter_map(behind).collect(),
        };
        let near = match others.is_empty() {
            true => crates,
            false => &others,
        };
        let is_exported =
            |id: &&NodeId| matches!(program.node(**id).kind, Kind::MacroRules { exported: true });
        let mut found: Vec<&NodeId> = all.iter().filter(|id| near.contains(&id.krate)).collect();
        if found.is_empty() {
            found = all.iter().filter(is_exported).collect();
        }
        match found[..] {
            [only] => (!program.node(*only).refs.open_cfg).then_some(Some(*only)),
            _ => None,
        }
    }

    /// The text of a definition.
    fn rules(&self, definition: NodeId) -> SourceFile {
        let mut known = self.rules.borrow_mut();
        let text = || {
            let node = self.program.node(definition);
            nameless(self.text(node, &node.range))
        };
        known.entry(definition).or_insert_with(text).clone()
    }
}
