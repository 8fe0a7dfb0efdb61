//! Whether paths that become longer in a bundle leave the macros that they are given to as they went in. A macro that counts
//! tokens, or takes them one by one, sees more of them there.
//!
//! A call is expanded twice ([`expander`]), as it is written and with the edits of its text and of all the macros on its way:
//! what comes out must be the same but for those edits. Where it cannot be expanded for sure, nothing is said.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::macros;
use crate::tables::{Edit, Kind, Name, NodeId, Program, Refs};
use crate::tokens::{self, Names, Room, TokenTree};

mod calls;
mod edits;
mod expander;

use calls::{call_at, is_built_in};
use edits::{Mark, contains, edits};
use expander::Expander;

/// A macro call in live text that comes to something else in a bundle.
pub(crate) struct Changed {
    pub(crate) node: NodeId,
    pub(crate) call: Range<usize>,
    /// The edit of a path or text among its tokens; none where that is in its macros.
    pub(crate) edit: Option<Edit>,
}

/// All such calls.
pub(crate) fn changed_calls(
    program: Program<'_>,
    live: impl Iterator<Item = NodeId>,
) -> Vec<Changed> {
    let is_definition = |id: &NodeId| matches!(program.node(*id).kind, Kind::MacroRules { .. });
    let (definitions, others): (Vec<NodeId>, Vec<NodeId>) = live.partition(is_definition);
    let mut definitions = definitions.into_iter();
    let any_in_macros = definitions.any(|id| gives_paths(program, &program.node(id).refs));
    let mut changed = Vec::new();
    for id in others {
        let node = program.node(id);
        let by_macros = any_in_macros && {
            let reached = macros::reached(program, vec![&node.refs]);
            reached
                .iter()
                .skip(1)
                .any(|refs| gives_paths(program, refs))
        };
        if by_macros || gives_paths(program, &node.refs) {
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
    add_calls(program, tokens, &mut outermost);
    let own = macros_of(tokens);
    let changed = outermost.into_iter().filter_map(|call| {
        let edit = edits(node).find(|edit| contains(&call, &edit.range));
        if !by_macros && edit.is_none() {
            return None;
        }
        is_changed(program, id, &call, &own).then(|| Changed {
            node: id,
            edit: edit.cloned(),
            call,
        })
    });
    changed.collect()
}

/// The macros that tokens define: no table has them, and by their names others may be meant elsewhere.
fn macros_of(tokens: &[TokenTree]) -> BTreeSet<Name> {
    let mut names = BTreeSet::new();
    for (at, token) in tokens.iter().enumerate() {
        match (token, tokens.get(at + 2)) {
            (TokenTree::Ident(word), Some(TokenTree::Ident(name))) if *word == "macro_rules" => {
                names.insert(Names::default().of(name));
            }
            (TokenTree::Group(group), _) => names.extend(macros_of(group.tokens())),
            _ => {}
        }
    }
    names
}

/// Is there a path that is edited among tokens that a macro is given which is not std's?
fn gives_paths(program: Program<'_>, refs: &Refs) -> bool {
    let is_own = |name: &Option<Name>| {
        let name = name.as_ref();
        name.is_none_or(|name| !is_built_in(program, name))
    };
    let mut rows = refs
        .crate_in_arguments
        .iter()
        .chain(&refs.spliced_arguments);
    rows.any(|(calls, _)| calls.iter().any(|call| is_own(&call.name)))
}

/// Where macros are called that are not std's, in the arguments of another such one not.
fn add_calls(program: Program<'_>, tokens: &[TokenTree], found: &mut Vec<Range<usize>>) {
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if let Some(call) = call_at(tokens, at)
            && !is_built_in(program, &call.name())
        {
            found.push(call.range);
            at += 3;
            continue;
        }
        if let TokenTree::Group(group) = token {
            add_calls(program, group.tokens(), found);
        }
        at += 1;
    }
}

/// Does a call in the text of `id`, which defines the macros `own`, come to other tokens once it is edited?
fn is_changed(program: Program<'_>, id: NodeId, call: &Range<usize>, own: &BTreeSet<Name>) -> bool {
    let expand = |edited| {
        let expander = Expander::new(program, id.krate, own, edited);
        (expander.expansion(program.node(id), call), expander)
    };
    let (Some(before), _) = expand(false) else {
        return false;
    };
    match expand(true) {
        (Some(after), expander) => !is_same(&before, &after, &expander.marks()),
        (None, expander) => expander.has_misfit(),
    }
}

/// Are these the same tokens but for whole edits?
fn is_same(mut before: &[String], mut after: &[String], marks: &[Mark]) -> bool {
    while !after.is_empty() {
        let fitting = marks
            .iter()
            .filter(|mark| after.starts_with(&mark.new) && before.starts_with(&mark.old));
        // `crate::name::` may be in the place of nothing, where no other edit is.
        let (old, new) = match fitting.max_by_key(|mark| (mark.old.len(), mark.new.len())) {
            Some(mark) => (mark.old.len(), mark.new.len()),
            None if before.first() == after.first() => (1, 1),
            None => return false,
        };
        before = &before[old..];
        after = &after[new..];
    }
    before.is_empty()
}
