//! Macros of the program that are called like those of std which become text: a call was read as std's before anyone knew which
//! macro it means, so it is refused where it means the program's.

use crate::error::Problem;
use crate::reach::Live;
use crate::refs::BUILD_TIME;
use crate::resolve::Site;
use crate::scope::{Def, Scopes};
use crate::tables::{EditKind, Kind, Name, Node, PathRef};

/// Refuses the first such call.
pub(super) fn of_the_program(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    for node in live.nodes.iter().map(|id| program.node(*id)) {
        let calls = node.refs.paths.iter().filter(|path| path.bang);
        for path in calls {
            let Some(name) = path.segments.last() else {
                continue;
            };
            if BUILD_TIME.contains(&&**name)
                && is_replaced(node, name)
                && is_own(scopes, node, path)
            {
                let place = program.file(node.module).place(path.range.clone(), "");
                let title = format!("`{name}!` is the program's own macro here, and not std's");
                return Err(Problem::new(title)
                    .at(place)
                    .help("give the macro another name"));
            }
        }
    }
    Ok(())
}

/// Is a call of the name, or what it is given, another text in the bundle?
fn is_replaced(node: &Node, name: &Name) -> bool {
    let mut calls = node.refs.macro_text.iter();
    calls.any(|(called, range)| {
        let mut edits = node.refs.edits.iter();
        let is_text = |kind: &EditKind| matches!(kind, EditKind::Text(_));
        let is_within = edits.any(|edit| {
            is_text(&edit.kind) && range.start <= edit.range.start && edit.range.end <= range.end
        });
        called == name && is_within
    })
}

/// May the path lead to a macro that a crate, or the node, defines?
fn is_own(scopes: &Scopes<'_>, node: &Node, path: &PathRef) -> bool {
    let program = scopes.program;
    let is_macro = |hit: &Def| match hit {
        Def::Node(id) => matches!(program.node(*id).kind, Kind::MacroRules { .. }),
        _ => false,
    };
    let by_path = || {
        let outcome = scopes.path(Site::of_node(node), path);
        outcome.hits.iter().any(is_macro)
    };
    match path.segments.as_slice() {
        [name] => {
            let textual = scopes.textual(node.module, name, Some(path.range.start));
            node.refs.defined_macros.contains(name) || !textual.found.is_empty() || by_path()
        }
        _ => by_path(),
    }
}
