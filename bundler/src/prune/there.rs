//! In which settings something is there, as far as settings decide that.

use super::dead::Dead;
use crate::reach::Made;
use crate::settings::Settings;
use crate::tables::{Condition, Node, On, Program, met};

/// Where a dead thing is there. Only there can rustc call it so.
pub(super) fn settings_of(program: Program<'_>, dead: &Dead) -> Settings {
    match dead {
        Dead::Node(id) => there(program, program.node(*id)),
        Dead::Import(id) => there(program, program.node(program.import(*id).node)),
        Dead::Part(id, part) => {
            let node = program.node(*id);
            let goes_too = |condition: &&Condition| {
                let range = &condition.range;
                let mut changes = part.changes.iter();
                range.end <= part.at
                    && changes.any(|(start, end, _)| {
                        (*start..*end).contains(&part.at) && *start <= range.start
                    })
            };
            let own = node.refs.open_attributes.iter().filter(goes_too);
            there(program, node).and(met(own))
        }
        Dead::Made(Made::CrateName(module, _)) => program.module(*module).there,
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
