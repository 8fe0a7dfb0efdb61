//! Paths of exported macros that must bring the macro and nothing else, and only where the original has it.
//!
//! `use name;` behind a textual macro brings whatever the module has of that name, in every namespace, and gives the module
//! a path to the macro that it may not have had. Such a macro gets its path in a module of its own.

use std::collections::BTreeSet;

use super::known::is_macro_of_std;
use crate::macros::expansion;
use crate::reach::Live;
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{ImportId, Kind, NodeId};

/// The exported macros that need a module of their own; the solution's stay as they are.
pub(super) fn in_own_modules(scopes: &Scopes<'_>, live: &Live) -> BTreeSet<NodeId> {
    let exported = live.macros_by_path.iter();
    let needed =
        exported.filter(|id| is_met(scopes, live, **id) || is_in_the_way(scopes, live, **id));
    needed.copied().collect()
}

/// May a module on the way to the root have something else of the macro's name? `use` would bring both.
fn is_met(scopes: &Scopes<'_>, live: &Live, definition: NodeId) -> bool {
    let program = scopes.program;
    let node = program.node(definition);
    let Some(name) = &node.name else { return false };
    program.ancestors(node.module).any(|module| {
        let table = program.module(module);
        let mut items = table.names.get(name).into_iter().flatten();
        let mut imports = table.imports.get(name).into_iter().flatten();
        let mut calls = table.calls.iter();
        let mut crates = live.crate_names.iter();
        let by_glob = || {
            let bindings = [Ns::Type, Ns::Value].map(|ns| scopes.lookup(module, name, ns));
            let mut bindings = bindings.iter().flat_map(|bindings| bindings.iter());
            bindings.any(|binding| !binding.hider)
        };
        items.any(|id| {
            !matches!(program.node(*id).kind, Kind::MacroRules { .. }) && live.nodes.contains(id)
        }) || imports.any(|id| live.imports.contains(id))
            || crates.any(|(at, brought, _)| *at == module && brought == name)
            || calls.any(|id| {
                let refs = &program.node(*id).refs;
                let made = expansion(program, refs);
                refs.names.contains(name) || made.imports || made.defines.contains(name)
            })
            || !table.globs.is_empty() && by_glob()
    })
}

/// May another macro of its name be meant in a module on the way to the root, or in a body there, which has no path to this one?
fn is_in_the_way(scopes: &Scopes<'_>, live: &Live, definition: NodeId) -> bool {
    let program = scopes.program;
    let node = program.node(definition);
    let Some(name) = &node.name else { return false };
    let definitions = program.krates.iter();
    let definitions = definitions.flat_map(|krate| krate.macros.get(name));
    let in_body = || {
        let mut refs = live.nodes.iter().map(|id| &program.node(*id).refs);
        refs.any(|refs| refs.defined_macros.contains(name))
    };
    let mut modules = program.krate(definition.krate).modules.iter();
    let is_other = |import: &ImportId| {
        let brought = scopes.imported(*import, Ns::Macro);
        brought.iter().any(|def| *def != Def::Node(definition))
    };
    let others = definitions.map(Vec::len).sum::<usize>() > 1
        || modules.any(|module| module.imports.get(name).into_iter().flatten().any(is_other));
    program.module(node.module).parent.is_some() && (others || is_macro_of_std(name) || in_body())
}
