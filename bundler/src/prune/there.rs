//! In which settings something is there, as far as settings decide that.

use super::dead::Dead;
use crate::reach::Made;
use crate::settings::Settings;
use crate::tables::{Condition, Kind, Node, Program, met};

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
    around.and(met(above(node)))
}

/// The conditions that an item stands under, of those that only a judge's compiler decides.
pub(super) fn above(node: &Node) -> impl Iterator<Item = &Condition> {
    // Those behind a name are the body's; a call, an import or an impl's head has none but its own.
    let named = !matches!(
        node.kind,
        Kind::MacroCall | Kind::Impl | Kind::Use | Kind::ExternCrate
    );
    let all = node.refs.open_attributes.iter();
    all.filter(move |condition| !named || condition.range.end <= node.name_range.start)
}
