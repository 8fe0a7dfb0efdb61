//! Which definition a call of an item macro means: the last one of its name in textual scope before it, else what its path
//! leads to, else what `#[macro_use] extern crate` brings.

use crate::macros::starts;
use crate::resolve::Site;
use crate::rules::Refused;
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{Kind, LocalUse, ModuleId, Name, NodeId, PathRef, Program, Root, root};

/// The definition that the call `id` means; an error if there is none, or not surely one.
pub(crate) fn definition(scopes: &Scopes<'_>, id: NodeId) -> Result<NodeId, Refused> {
    let program = scopes.program;
    let node = program.node(id);
    let mut calls = node.refs.paths.iter();
    let Some(path) = calls.find(|path| path.bang && !path.in_macro) else {
        return Err(Refused::new(
            "this is no macro call",
            "`cargo check` says more",
        ));
    };
    match meanings(scopes, id, node.range.start, &[], path).as_slice() {
        [one] => Ok(*one),
        [] => Err(Refused::new(
            "this macro may declare a module file or an exported macro, and no definition of it is known",
            "write what the call expands to",
        )),
        _ => Err(Refused::new(
            "this call may mean several macros, and must be expanded before that is known",
            "write what the call expands to, or give the macros different names",
        )),
    }
}

/// The definitions that a call of `path` at byte `at` of a node's file may mean; `uses` are the imports of its body.
pub(crate) fn meanings(
    scopes: &Scopes<'_>,
    reader: NodeId,
    at: usize,
    uses: &[LocalUse],
    path: &PathRef,
) -> Vec<NodeId> {
    let program = scopes.program;
    let module = program.node(reader).module;
    let bare = match (path.root, path.segments.as_slice()) {
        (Root::Plain, [name]) => Some(name),
        _ => None,
    };
    let textual = bare
        .map(|name| textual(scopes, module, at, name))
        .unwrap_or_default();
    match textual.as_slice() {
        [] => {
            let by_path = by_path(scopes, module, uses, path);
            match (by_path.is_empty(), bare) {
                (true, Some(name)) => prelude(scopes, module, name),
                _ => by_path,
            }
        }
        [.., last] => {
            // One under a cfg may or may not be there, and then an earlier one is meant.
            let open = textual.iter().any(|id| program.node(*id).refs.open_cfg());
            match open && textual.len() > 1 {
                true => textual,
                false => vec![*last],
            }
        }
    }
}

/// The definitions that are in textual scope at byte `at` of a module's file, in text order.
fn textual(scopes: &Scopes<'_>, module: ModuleId, at: usize, name: &Name) -> Vec<NodeId> {
    let program = scopes.program;
    let here = order(program, module, at);
    let all = program
        .krate(module.krate)
        .macros
        .get(name)
        .into_iter()
        .flatten();
    let mut before: Vec<(Vec<usize>, NodeId)> = all
        .filter(|id| scopes.reaches(program.node(**id).module, module))
        .map(|id| {
            let node = program.node(*id);
            (order(program, node.module, node.range.start), *id)
        })
        .filter(|(order, _)| *order < here)
        .collect();
    before.sort();
    before.into_iter().map(|(_, id)| id).collect()
}

/// Does the text of a definition end before a call begins, as the crate's text goes?
pub(crate) fn is_before(program: Program<'_>, definition: NodeId, call: NodeId) -> bool {
    let of = |id: NodeId| {
        let node = program.node(id);
        order(program, node.module, node.range.start)
    };
    of(definition) < of(call)
}

/// Where a byte of a module's file comes in its crate's text: the starts of the modules around it, outermost first, and its own.
fn order(program: Program<'_>, module: ModuleId, at: usize) -> Vec<usize> {
    let mut order = starts(program, module);
    order.push(at);
    order
}

fn by_path(
    scopes: &Scopes<'_>,
    module: ModuleId,
    uses: &[LocalUse],
    path: &PathRef,
) -> Vec<NodeId> {
    let site = Site {
        module,
        uses,
        dollar: module.krate,
    };
    let hits = scopes.path(site, path).hits;
    let mut found: Vec<NodeId> = hits.iter().filter_map(|&hit| rules(scopes, hit)).collect();
    found.sort();
    found.dedup();
    found
}

fn prelude(scopes: &Scopes<'_>, module: ModuleId, name: &Name) -> Vec<NodeId> {
    let rows = scopes.program.krate(module.krate).macro_prelude.iter();
    let chosen =
        rows.filter(|(_, chosen)| chosen.as_ref().is_none_or(|names| names.contains(name)));
    let mut found = Vec::new();
    for (krate, _) in chosen {
        let bindings = scopes.lookup(root(*krate), name, Ns::Macro);
        found.extend(
            bindings
                .iter()
                .filter_map(|binding| rules(scopes, binding.def)),
        );
    }
    found
}

fn rules(scopes: &Scopes<'_>, def: Def) -> Option<NodeId> {
    match def {
        Def::Node(id) if matches!(scopes.program.node(id).kind, Kind::MacroRules { .. }) => {
            Some(id)
        }
        _ => None,
    }
}
