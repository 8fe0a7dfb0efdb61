//! Paths of exported macros that must bring the macro and nothing else, and only where the original has it.
//!
//! `use name;` behind a textual macro brings whatever the module has of that name, in every namespace, and gives the module
//! a path to the macro that it may not have had. Such a macro gets its path in a module of its own.

use std::collections::BTreeSet;

use super::exports::is_macro_of_std;
use crate::error::Problem;
use crate::reach::Live;
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{ImportId, Kind, ModuleId, Name, Node, NodeId, SOLUTION};

/// The exported macros of libraries that need a module of their own.
pub(super) fn in_own_modules(scopes: &Scopes<'_>, live: &Live) -> BTreeSet<NodeId> {
    let libraries = live.macros_by_path.iter().filter(|id| id.krate != SOLUTION);
    let needed = libraries.filter(|id| is_met(scopes, live, **id) || is_in_the_way(scopes, **id));
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
            || calls.any(|id| program.node(*id).refs.names.contains(name))
            || !table.globs.is_empty() && by_glob()
    })
}

/// May another macro of its name be meant in a module on the way to the root, which has no path to this one?
fn is_in_the_way(scopes: &Scopes<'_>, definition: NodeId) -> bool {
    let program = scopes.program;
    let node = program.node(definition);
    let Some(name) = &node.name else { return false };
    // The solution's are none of a library's business.
    let libraries = program.krates.iter().skip(SOLUTION as usize + 1);
    let definitions = libraries.flat_map(|krate| krate.macros.get(name));
    let mut modules = program.krate(definition.krate).modules.iter();
    let is_other = |import: &ImportId| {
        let brought = scopes.imported(*import, Ns::Macro);
        brought.iter().any(|def| *def != Def::Node(definition))
    };
    let others = definitions.map(Vec::len).sum::<usize>() > 1
        || modules.any(|module| module.imports.get(name).into_iter().flatten().any(is_other));
    program.module(node.module).parent.is_some() && (others || is_macro_of_std(name))
}

/// Is the name one that every module has from the language or std's prelude, and no macro's? `use` would bring that too.
pub(super) fn is_everywhere(name: &str) -> bool {
    const NAMES: &str = "\
        AsMut AsRef Box Clone Copy Default DoubleEndedIterator Drop Eq Err ExactSizeIterator Extend Fn FnMut FnOnce \
        From FromIterator Future Into IntoFuture IntoIterator Iterator None Ok Option Ord PartialEq PartialOrd Result \
        Send Some String Sync ToOwned ToString TryFrom TryInto Unpin Vec align_of align_of_val bool char drop f32 f64 \
        i128 i16 i32 i64 i8 isize size_of size_of_val str u128 u16 u32 u64 u8 usize";
    NAMES.split(' ').any(|known| known == name)
}

/// Refuses an exported macro behind which its module defines another one of its name: `use` behind them names the last one.
pub(super) fn refuse_namesakes(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    for &definition in live.macros_by_path.iter().filter(|id| id.krate != SOLUTION) {
        let node = program.node(definition);
        let same = node
            .name
            .iter()
            .flat_map(|name| &program.krate(definition.krate).macros[name]);
        let hides = |other: &Node| {
            matches!(other.kind, Kind::MacroRules { exported: false })
                && reaches(scopes, other.module, node.module)
                && (other.module != node.module || other.range.start > node.range.end)
        };
        let mut later = same.filter(|id| live.nodes.contains(id) && hides(program.node(**id)));
        if let Some(&other) = later.next() {
            let place = |node: &Node, label: &str| {
                let file = program.file(node.module);
                file.place(node.name_range.clone(), label)
            };
            let name = node.name.as_deref().unwrap_or_default();
            let title = format!("the exported macro `{name}` has a namesake in its module");
            return Err(Problem::new(title)
                .at(place(node, "exported"))
                .at(place(
                    program.node(other),
                    "in one file, its path may lead here",
                ))
                .help("rename one of them"));
        }
    }
    Ok(())
}

/// Does a textual macro of `module` go on in `outer` when the module ends?
fn reaches(scopes: &Scopes<'_>, module: ModuleId, outer: ModuleId) -> bool {
    let program = scopes.program;
    let mut way = program.ancestors(module);
    let inner: Vec<ModuleId> = way.by_ref().take_while(|at| *at != outer).collect();
    let is_below = module == outer
        || inner
            .last()
            .is_some_and(|at| program.module(*at).parent == Some(outer));
    is_below && inner.iter().all(|at| program.module(*at).macro_use)
}

/// Refuses a macro that `#[macro_use] extern crate` brings under the name of one of std's where a call of it may not be seen:
/// in a module that a body has or a macro makes, and where its name is given to a macro. There std's would be called.
pub(super) fn refuse_unseen_calls(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    let of_std = live.prelude_macros.iter();
    for (module, name, _) in of_std.filter(|(_, name, _)| is_macro_of_std(name)) {
        let nodes = live.nodes.iter().filter(|id| id.krate == module.krate);
        for node in nodes.map(|id| program.node(*id)) {
            if let Some(at) = unseen_call(scopes, node, name) {
                let title = format!("in one file, std's `{name}` may be called here");
                let place = program.file(node.module).place(at..at + name.len(), "");
                return Err(Problem::new(title).at(place).help(format!(
                    "import it by its path, such as `use crate_name::{name};`, instead of `#[macro_use]`"
                )));
            }
        }
    }
    Ok(())
}

/// Where a text may call the macro without its module's import.
fn unseen_call(scopes: &Scopes<'_>, node: &Node, name: &Name) -> Option<usize> {
    let makes_items = matches!(node.kind, Kind::MacroCall | Kind::MacroRules { .. });
    let is_given = node.refs.arguments.contains(name);
    let range = match (node.kind, &node.body) {
        (Kind::Mod(_) | Kind::Use, _) => return None,
        // Its members are nodes of their own.
        (_, Some(body)) => node.range.start..body.start,
        _ => node.range.clone(),
    };
    let text = &scopes.program.file(node.module).text[range.clone()];
    let has_module = text.split_whitespace().any(|word| word == "mod");
    let at = text.find(&**name)?;
    (is_given || has_module && (makes_items || text.contains(&format!("{name}!"))))
        .then_some(range.start + at)
}
