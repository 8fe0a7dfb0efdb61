//! Text that a compiler for another platform sees and this one does not: no lint has looked at it.

use super::MOST_PLACES;
use crate::error::Problem;
use crate::items::is_mark;
use crate::macros::reached_definitions;
use crate::reach::Live;
use crate::refs::is_primitive;
use crate::tables::{Kind, Krate, Node, Program, SOLUTION};
use crate::tokens::{self, Room, TokenTree};

/// What to do about what another platform sees.
pub(crate) const LOOK_AT_PLATFORM: &str = "text under conditions that fail here was not looked at: see that the judge's platform is this one";

/// What to tell of such text of libraries of other editions than the solution's. What a judge's flags make visible has been looked
/// at.
pub(crate) fn unseen(program: Program<'_>, live: &Live) -> Option<Problem> {
    let solution = program.krate(SOLUTION).edition;
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    let (open, seen): (Vec<&Node>, Vec<&Node>) = nodes.partition(|node| {
        // What settings decide, rustc was shown.
        let is_hidden = node.refs.hidden_by.is_some() && node.refs.untried_cfg();
        is_hidden || program.module(node.module).untried_cfg
    });
    let hidden = open.into_iter().filter_map(|node| {
        let krate = program.krate(node.module.krate);
        let is_of_other = krate.edition != solution;
        (is_of_other && !is_like_one_of(program, &seen, node)).then_some((krate, node))
    });
    let hidden: Vec<(&Krate, &Node)> = hidden.collect();
    let (krate, _) = hidden.first()?;
    let places = hidden.iter().take(MOST_PLACES).map(|(_, node)| {
        let range = node.refs.hidden_by.as_ref().unwrap_or(&node.name_range);
        program.file(node.module).place(range.clone(), "")
    });
    Some(Problem {
        title: format!(
            "on another platform, text of a library of edition {} may mean something else in the solution's {}",
            krate.edition.as_str(),
            solution.as_str()
        ),
        places: places.collect(),
        help: LOOK_AT_PLATFORM.to_owned(),
    })
}

/// Is it a call that has nothing of its own but names of std's types, of a macro of one rule that is called so in what was `seen`, and
/// calls no other? What an edition changes in the one, it changes in the other.
fn is_like_one_of(program: Program<'_>, seen: &[&Node], node: &Node) -> bool {
    let called = |call: &Node| {
        let is_plain = call.kind == Kind::MacroCall && is_given_types(program, call);
        is_plain.then(|| reached_definitions(program, vec![&call.refs]))
    };
    let Some(definitions) = called(node) else {
        return false;
    };
    let mut all = definitions.iter().map(|id| program.node(*id));
    matches!((all.next(), all.next()), (Some(only), None) if has_one_rule(program, only))
        && seen
            .iter()
            .any(|other| called(other).as_ref() == Some(&definitions))
}

/// Is a macro given names of std's types and commas alone?
fn is_given_types(program: Program<'_>, call: &Node) -> bool {
    let is_plain = |token: &TokenTree| match token {
        TokenTree::Ident(name) => is_primitive(name.text()),
        token => is_mark(Some(token), ','),
    };
    let room = Room::new();
    let given = last_group(program, &room, call);
    given.is_some_and(|given| !given.is_empty() && given.iter().all(is_plain))
}

/// Has a macro one rule, so that each call is read by it?
fn has_one_rule(program: Program<'_>, definition: &Node) -> bool {
    let is_arrow = |pair: &&[TokenTree]| is_mark(pair.first(), '=') && is_mark(pair.get(1), '>');
    let room = Room::new();
    let rules = last_group(program, &room, definition);
    rules.is_some_and(|rules| rules.windows(2).filter(is_arrow).count() == 1)
}

/// What a call gives to a macro, or the rules of one.
fn last_group<'a>(
    program: Program<'a>,
    room: &'a Room,
    node: &Node,
) -> Option<&'a [TokenTree<'a>]> {
    let text = &program.file(node.module).text;
    let tokens = tokens::read_part(room, text, node.range.clone()).ok()?;
    tokens.iter().rev().find_map(|token| match token {
        TokenTree::Group(group) => Some(group.tokens()),
        _ => None,
    })
}
