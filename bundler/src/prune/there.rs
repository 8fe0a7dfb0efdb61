//! In which settings something is there, as far as settings decide that.

use std::ops::Range;

use super::dead::Dead;
use crate::items::{ends_statement, is_mark};
use crate::reach::Made;
use crate::settings::Settings;
use crate::tables::{Condition, Node, On, Program, met};
use crate::tokens::{self, Room, TokenTree};

/// Where a dead thing is there. Only there can rustc call it so.
pub(super) fn settings_of(program: Program<'_>, dead: &Dead) -> Settings {
    match dead {
        Dead::Node(id) => there(program, program.node(*id)),
        Dead::Import(id) => there(program, program.node(program.import(*id).node)),
        Dead::Part(id, part) => {
            let node = program.node(*id);
            let text = &program.file(node.module).text;
            let room = Room::new();
            let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
            let mut attributes = Vec::new();
            attributes_over(tokens, part.at, &mut attributes);
            let is_over = |condition: &&Condition| {
                let mut attributes = attributes.iter();
                attributes.any(|attribute| attribute.contains(&condition.range.start))
            };
            let over = node.refs.open_attributes.iter().filter(is_over);
            there(program, node).and(met(over))
        }
        Dead::Made(Made::CrateName(module, _) | Made::LaterPrelude(module, _)) => {
            program.module(*module).there
        }
        Dead::Made(Made::Export(_, id) | Made::ExportOfOwn(id)) => {
            there(program, program.node(*id))
        }
    }
}

fn there(program: Program<'_>, node: &Node) -> Settings {
    let around = match node.owner {
        Some(owner) => there(program, program.node(owner)),
        None => program.module(node.module).there,
    };
    let conditions = node.refs.open_attributes.iter();
    around.and(met(conditions.filter(|condition| condition.on == On::Node)))
}

/// The attributes of the items, statements and blocks that `at` is in, as far as that is plain.
fn attributes_over(tokens: &[TokenTree], at: usize, found: &mut Vec<Range<usize>>) {
    let Some(inside) = tokens.iter().position(|token| token.range().contains(&at)) else {
        return;
    };
    let ends = |token: &TokenTree| ends_statement(token) || is_mark(Some(token), ',');
    let first = tokens[..inside].iter().rposition(ends);
    let before = &tokens[first.map_or(0, |end| end + 1)..inside];
    found.extend(before.windows(2).filter_map(|pair| {
        let is_attribute = is_mark(pair.first(), '#') && !is_mark(pair.get(1), '!');
        is_attribute.then(|| pair[0].range().start..pair[1].range().end)
    }));
    if let TokenTree::Group(group) = &tokens[inside] {
        attributes_over(group.tokens(), at, found);
    }
}
