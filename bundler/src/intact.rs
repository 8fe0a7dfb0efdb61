//! Whether paths that become longer in a bundle leave the macros that they are given to as they went in. A macro that counts
//! tokens, or takes them one by one, sees more of them there.
//!
//! A call is expanded twice, as it is written and with the edits of its text and of all the macros on its way: what comes out
//! must be the same but for those edits. Where it cannot be expanded for sure, nothing is said.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::macros::{self, is_of_std};
use crate::refs::is_keyword;
use crate::rules::{DollarCrate, Purpose, Text, expand};
use crate::source::{SourceFile, replace};
use crate::tables::{Edit, EditKind, Kind, Name, Node, NodeId, Program, Refs, SOLUTION};
use crate::tokens::{self, Names, Room, TokenTree};

/// How deep calls may come out of calls, as in rustc.
const DEEPEST: u32 = 128;
/// How much text the expansions of one call may come to.
const MOST_BYTES: usize = 1 << 20;

/// A macro call in live text that comes to something else in a bundle.
pub(crate) struct Changed {
    pub(crate) node: NodeId,
    pub(crate) call: Range<usize>,
    /// Its path that is longer there; none where that is in its macros.
    pub(crate) path: Option<Range<usize>>,
}

/// All such calls.
pub(crate) fn changed_calls(
    program: Program<'_>,
    live: impl Iterator<Item = NodeId>,
) -> Vec<Changed> {
    let is_definition = |id: &NodeId| matches!(program.node(*id).kind, Kind::MacroRules { .. });
    let (definitions, others): (Vec<NodeId>, Vec<NodeId>) = live.partition(is_definition);
    let mut definitions = definitions.into_iter();
    let any_in_macros = definitions.any(|id| gives_paths(&program.node(id).refs));
    let mut changed = Vec::new();
    for id in others {
        let node = program.node(id);
        let by_macros = any_in_macros && {
            let reached = macros::reached(program, vec![&node.refs]);
            reached.iter().skip(1).any(|refs| gives_paths(refs))
        };
        if by_macros || gives_paths(&node.refs) {
            changed.extend(changed_calls_of(program, id, by_macros));
        }
    }
    changed
}

/// Those of one node. `by_macros`: may there be such paths in the macros that it calls?
fn changed_calls_of(program: Program<'_>, id: NodeId, by_macros: bool) -> Vec<Changed> {
    let node = program.node(id);
    let file = program.file(node.module);
    let room = Room::new();
    let Ok(tokens) = tokens::read_part(&room, &file.text, node.range.clone()) else {
        return Vec::new();
    };
    let mut outermost = Vec::new();
    add_calls(tokens, &mut outermost);
    let of_member = |call: &Range<usize>| {
        let mut members = node.members.iter();
        members.any(|member| contains(&program.node(*member).range, call))
    };
    outermost.retain(|call| !of_member(call));
    let changed = outermost.into_iter().filter_map(|call| {
        let edit = edits(node).find(|edit| contains(&call, &edit.range));
        if !by_macros && edit.is_none() {
            return None;
        }
        let path = edit.map(|edit| edit.range.clone());
        is_changed(program, id, &call).then_some(Changed {
            node: id,
            call,
            path,
        })
    });
    changed.collect()
}

/// Is there a path that is edited among tokens that a macro is given which is not std's?
fn gives_paths(refs: &Refs) -> bool {
    let is_own = |name: &Option<Name>| name.as_ref().is_none_or(|name| !is_of_std(name));
    let mut rows = refs
        .crate_in_arguments
        .iter()
        .chain(&refs.spliced_arguments);
    rows.any(|(calls, _)| calls.iter().any(|call| is_own(&call.name)))
}

fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The edits of a node that put other tokens in the place of some.
fn edits(node: &Node) -> impl Iterator<Item = &Edit> {
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

/// Where calls of macros are, those in the arguments of others not.
fn add_calls(tokens: &[TokenTree], found: &mut Vec<Range<usize>>) {
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if let Some(call) = call_at(tokens, at) {
            found.push(call.range);
            at += 3;
            continue;
        }
        if let TokenTree::Group(group) = token {
            add_calls(group.tokens(), found);
        }
        at += 1;
    }
}

/// A call whose name, without the path to it, is at some place.
struct Call<'a> {
    name: &'a str,
    range: Range<usize>,
    group: tokens::Group<'a>,
}

/// `name!(…)` at `at`.
fn call_at<'a>(tokens: &[TokenTree<'a>], at: usize) -> Option<Call<'a>> {
    let [
        TokenTree::Ident(name),
        TokenTree::Punct(bang),
        TokenTree::Group(group),
        ..,
    ] = tokens.get(at..)?
    else {
        return None;
    };
    let is_call = bang.as_char() == '!' && !is_keyword(name.text());
    is_call.then(|| Call {
        name: name.text(),
        range: name.range().start..group.range().end,
        group: *group,
    })
}

/// Does a call in the text of `id` come to other tokens once it is edited?
fn is_changed(program: Program<'_>, id: NodeId, call: &Range<usize>) -> bool {
    let expand = |edited: bool| {
        let expander = Expander {
            program,
            caller: id.krate,
            edited,
            left: Cell::new(MOST_BYTES),
            marks: RefCell::default(),
            rules: RefCell::default(),
            fits: Cell::new(true),
        };
        let text = expander.text(program.node(id), call);
        let mut made = Vec::new();
        let done = expander.all(&nameless(text), DEEPEST, &mut made);
        (done.map(|()| made), expander)
    };
    let (Some(before), _) = expand(false) else {
        return false;
    };
    match expand(true) {
        (Some(after), expander) => !is_same(&before, &after, &expander.marks.borrow()),
        (None, expander) => !expander.fits.get(),
    }
}

/// A text on its own.
fn nameless(text: String) -> SourceFile {
    SourceFile::new("".as_ref(), "".into(), text.into())
}

/// The tokens that an edit puts in the place of others.
#[derive(PartialEq)]
struct Mark {
    new: Vec<String>,
    old: Vec<String>,
}

/// Are these the same tokens but for whole edits?
fn is_same(mut before: &[String], mut after: &[String], marks: &[Mark]) -> bool {
    while !after.is_empty() {
        let fitting = marks
            .iter()
            .filter(|mark| after.starts_with(&mark.new) && before.starts_with(&mark.old));
        // `crate::name::` may be in the place of `crate::`, of `::` and of nothing.
        let (old, new) = match fitting.max_by_key(|mark| (mark.new.len(), mark.old.len())) {
            Some(mark) => (mark.old.len(), mark.new.len()),
            None if before.first() == after.first() => (1, 1),
            None => return false,
        };
        before = &before[old..];
        after = &after[new..];
    }
    before.is_empty()
}

/// Expands all calls in a text.
struct Expander<'a> {
    program: Program<'a>,
    /// The crate that the first call is in.
    caller: u32,
    /// Are texts edited first?
    edited: bool,
    left: Cell<usize>,
    marks: RefCell<Vec<Mark>>,
    /// Definitions, edited or not.
    rules: RefCell<FxHashMap<NodeId, SourceFile>>,
    /// Has each call met a pattern?
    fits: Cell<bool>,
}

impl Expander<'_> {
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
            let Some(new) = self.mark(edit, &text[edit.range.clone()], node.module.krate) else {
                continue;
            };
            written.push_str(&text[next..edit.range.start]);
            written.push_str(&new);
            next = edit.range.end;
        }
        written.push_str(&text[next..part.end]);
        written
    }

    /// What stands in a bundle where `old` does, but for the name of a library's module.
    fn mark(&self, edit: &Edit, old: &str, krate: u32) -> Option<String> {
        let wrapper = |krate: u32| format!("crate::bundled_crate_{krate}");
        let is_library = krate != SOLUTION;
        let of_library = self.caller != SOLUTION;
        let new = match &edit.kind {
            EditKind::Crate if is_library => wrapper(krate),
            EditKind::CallerCrate if of_library => wrapper(self.caller),
            EditKind::PubCrate if is_library => format!("in {}", wrapper(krate)),
            EditKind::CallerPubCrate if of_library => format!("in {}", wrapper(self.caller)),
            EditKind::Extern(target) if *target != SOLUTION => wrapper(*target),
            EditKind::InnerMacro => format!("${}::", wrapper(krate)),
            EditKind::Rooted => format!("{}::", wrapper(krate)),
            EditKind::CallerRooted if of_library => format!("{}::", wrapper(self.caller)),
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

    /// Adds what a text comes to once all its calls are expanded.
    fn all(&self, file: &SourceFile, depth: u32, made: &mut Vec<String>) -> Option<()> {
        let room = Room::new();
        let tokens = tokens::read(&room, &file.text).ok()?;
        self.tokens(tokens, file, depth, made)
    }

    fn tokens(
        &self,
        tokens: &[TokenTree],
        file: &SourceFile,
        depth: u32,
        made: &mut Vec<String>,
    ) -> Option<()> {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if let Some(call) = call_at(tokens, at) {
                self.call(&call, file, depth, made)?;
                at += 3;
                continue;
            }
            match token {
                // What it defines has no place in a table.
                TokenTree::Ident(word) if *word == "macro_rules" => return None,
                TokenTree::Group(group) => {
                    let range = group.range();
                    made.push(file.text[range.start..=range.start].to_owned());
                    self.tokens(group.tokens(), file, depth, made)?;
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
        depth: u32,
        made: &mut Vec<String>,
    ) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        let name = Names::default().named(call.name.trim_start_matches("r#"));
        let Some(definition) = self.definition(&name)? else {
            made.extend([call.name.to_owned(), "!".to_owned()]);
            made.push("(".to_owned());
            self.tokens(call.group.tokens(), file, depth, made)?;
            made.push(")".to_owned());
            return Some(());
        };
        without_path(made);
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
            self.fits.set(false);
            return None;
        };
        let left = self.left.get().checked_sub(expanded.text.len());
        self.left.set(left?);
        let file = replace(file, vec![(0..file.text.len(), expanded)]);
        self.all(&file, depth, made)
    }

    /// The definition of a macro by its name; none for one of std's, and no answer where there are several or it is not read.
    fn definition(&self, name: &Name) -> Option<Option<NodeId>> {
        match macros::definitions(self.program, &BTreeSet::from([name]))[..] {
            [only] => {
                let is_sure = !self.program.node(only).refs.open_cfg;
                is_sure.then_some(Some(only))
            }
            [] if is_of_std(name) || &**name == "stringify" => Some(None),
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

/// Takes the path before a macro's name away again.
fn without_path(made: &mut Vec<String>) {
    let is_colon = |word: Option<&String>| word.is_some_and(|word| word == ":");
    while made.len() > 1 && is_colon(made.last()) && is_colon(made.get(made.len() - 2)) {
        made.truncate(made.len() - 2);
        let is_segment = made.last().is_some_and(|word| {
            word.starts_with(|first: char| first.is_alphabetic() || first == '_')
        });
        if !is_segment {
            return;
        }
        made.pop();
    }
}
