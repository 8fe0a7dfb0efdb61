//! Whether paths that become longer in a bundle leave the macros that they are given to as they went in. A macro that counts
//! tokens, or takes them one by one, sees more of them there.
//!
//! A call is expanded twice ([`expander`]), as it is written and with the edits of its text and of all the macros on its way:
//! what comes out must be the same but for those edits ([`same`]). A name that may mean several macros is tried with each.
//! Where it cannot be expanded for sure, the macros that it may reach must pass on whole what they are given ([`apart`]).

use std::ops::Range;

use crate::macros;
use crate::scope::Scopes;
use crate::tables::{Edit, Given, Kind, Name, Node, NodeId, Program, Refs};
use crate::tokens::{self, Room};

mod apart;
mod calls;
mod edits;
mod expander;
mod meaning;
mod same;

use calls::{Outermost, outermost};
use edits::{Editor, contains, edits};
use expander::Expander;
use meaning::{Choice, Site, is_built_in};
use same::is_same;

/// How many meanings of a call's names are tried.
const MOST_CHOICES: usize = 16;

/// A macro call in live text that comes to something else in a bundle.
pub(crate) struct Changed {
    pub(crate) node: NodeId,
    pub(crate) call: Range<usize>,
    /// The edit of a path or text among its tokens; none where that is in its macros.
    pub(crate) edit: Option<Edit>,
}

/// All such calls.
pub(crate) fn changed_calls(
    scopes: &Scopes<'_>,
    live: impl Iterator<Item = NodeId>,
) -> Vec<Changed> {
    let program = scopes.program;
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
            changed.extend(changed_calls_of(scopes, id, by_macros));
        }
    }
    changed
}

/// Those of one node. `by_macros`: may there be such paths in the macros that it calls?
fn changed_calls_of(scopes: &Scopes<'_>, id: NodeId, by_macros: bool) -> Vec<Changed> {
    let node = scopes.program.node(id);
    let edit_in = |part: &Range<usize>| edits(node).find(|edit| contains(part, &edit.range));
    let changed = calls_of(scopes, id).into_iter().filter_map(|call| {
        let edit = edit_in(&call.range);
        let mut definitions = call.definitions.iter();
        let by_macros = by_macros || definitions.any(|own| edit_in(&own.range).is_some());
        if !by_macros && edit.is_none() {
            return None;
        }
        let site = Site {
            scopes,
            node: id,
            call: &call,
            printed: false,
        };
        is_changed(&site).then(|| Changed {
            node: id,
            edit: edit.cloned(),
            call: call.range.clone(),
        })
    });
    changed.collect()
}

/// Do the macros `calls`, given tokens with edited paths in the text of a node, surely print the same of them? All calls of
/// the outermost one's name that are given such a path must be like that.
pub(crate) fn prints_same(scopes: &Scopes<'_>, id: NodeId, calls: &[Given]) -> bool {
    let program = scopes.program;
    let node = program.node(id);
    let mut names = calls.iter().filter_map(|call| call.name.as_ref());
    let Some(outer) = names.find(|name| !is_built_in(program, name)) else {
        return false;
    };
    let is_given = |call: &Outermost| edits(node).any(|edit| contains(&call.range, &edit.range));
    let mut given = calls_of(scopes, id);
    given.retain(|call| call.name == *outer && is_given(call));
    // What is given in a definition, is given where that is called.
    let text = &program.file(node.module).text[node.range.clone()];
    !text.contains("macro_rules")
        && !given.is_empty()
        && given.iter().all(|call| {
            let site = Site {
                scopes,
                node: id,
                call,
                printed: true,
            };
            answers(&site).iter().all(|answer| *answer == Some(true))
        })
}

/// The calls in the text of a node, but not in that of its members, of macros that are not std's.
fn calls_of(scopes: &Scopes<'_>, id: NodeId) -> Vec<Outermost> {
    let program = scopes.program;
    let node = program.node(id);
    let room = Room::new();
    let text = &program.file(node.module).text;
    let Ok(tokens) = tokens::read_part(&room, text, node.range.clone()) else {
        return Vec::new();
    };
    let mut calls = outermost(tokens, &|name| is_built_in(program, name));
    calls.retain(|call| {
        let mut members = node.members.iter();
        !members.any(|member| contains(&program.node(*member).range, &call.range))
    });
    calls
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

/// May a call come to other tokens once it is edited?
fn is_changed(site: &Site<'_>) -> bool {
    let answers = answers(site);
    let has = |answer| answers.contains(&answer);
    has(Some(false)) || !has(Some(true)) && may_take_apart(site)
}

/// What [`compare`] says, with each meaning of the names that may have several.
fn answers(site: &Site<'_>) -> Vec<Option<bool>> {
    let mut answers = Vec::new();
    let mut choice = Some(Choice::default());
    while let Some(chosen) = choice
        && answers.len() < MOST_CHOICES
    {
        answers.push(compare(site, &chosen));
        choice = chosen.next();
    }
    answers
}

/// Does a call come to the same tokens, edited or not? No answer where that is not sure.
fn compare(site: &Site<'_>, choice: &Choice) -> Option<bool> {
    let editor = |edited| Editor::new(site.scopes.program, site.node.krate, edited);
    let before = Expander::new(site, choice, &editor(false)).expansion()?;
    let editor = editor(true);
    let expander = Expander::new(site, choice, &editor);
    match expander.expansion() {
        Some(after) => Some(is_same(&before, &after, &editor.marks())),
        None => expander.has_misfit().then_some(false),
    }
}

/// May one of the macros that a call may reach take its tokens apart? Where it is given paths itself, its tokens may call any
/// that the node does.
fn may_take_apart(site: &Site<'_>) -> bool {
    let program = site.scopes.program;
    let text = |node: &Node, range: &Range<usize>| {
        let text = &program.file(node.module).text[range.clone()];
        apart::takes_apart(text)
    };
    let node = program.node(site.node);
    let is_given = edits(node).any(|edit| contains(&site.call.range, &edit.range));
    let mut own = site.call.definitions.iter();
    if own.any(|own| text(node, &own.range)) {
        return true;
    }
    let reached = match is_given {
        true => macros::reached_definitions(program, vec![&node.refs]),
        false => {
            let named = macros::named(program, &site.call.name);
            let refs = named.iter().map(|id| &*program.node(*id).refs);
            let mut reached = macros::reached_definitions(program, refs.collect());
            reached.extend(named);
            reached
        }
    };
    let mut all = program.krates.iter().flat_map(|krate| &krate.nodes);
    // What other macros define, no table has.
    let is_made = is_given && macros::named(program, &site.call.name).is_empty();
    is_made && all.any(|node| node.refs.defines_macros && text(node, &node.range))
        || reached.into_iter().any(|id| {
            let node = program.node(id);
            text(node, &node.range)
        })
}
