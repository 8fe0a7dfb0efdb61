//! Macros of the solution that nobody calls any more once their calls are expanded, and imports of the library's: rustc would
//! call them unused.

use std::collections::BTreeSet;

use crate::tables::{Kind, Krate, Name, NodeId, PathRef, Refs, Vis};

/// Takes out the solution's own macros whose calls were `expanded`, by their names, if they are not mentioned any more, and then
/// those that only they called.
pub(super) fn remove(krate: &mut Krate, libraries: &[Krate], expanded: BTreeSet<Name>) {
    imports(krate, libraries, &expanded);
    let mut helpers = expanded;
    loop {
        let unused: Vec<usize> = (0..krate.nodes.len())
            .filter(|index| {
                let node = &krate.nodes[*index];
                let is_helper = node
                    .name
                    .as_ref()
                    .is_some_and(|name| helpers.contains(name));
                matches!(node.kind, Kind::MacroRules { .. })
                    && is_helper
                    && !is_mentioned(krate, *index)
            })
            .collect();
        if unused.is_empty() {
            return;
        }
        for index in unused {
            let node = &mut krate.nodes[index];
            node.kind = Kind::Gone;
            helpers.extend(node.refs.names.iter().cloned());
            let (name, module) = (node.name.clone(), node.module);
            let Some(name) = name else { continue };
            let is_this = |id: &NodeId| id.index as usize == index;
            if let Some(ids) = krate.macros.get_mut(&name) {
                ids.retain(|id| !is_this(id));
            }
            let names = &mut krate.modules[module.index as usize].names;
            if let Some(ids) = names.get_mut(&name) {
                ids.retain(|id| !is_this(id));
            }
            names.retain(|_, ids| !ids.is_empty());
        }
        krate.macros.retain(|_, ids| !ids.is_empty());
    }
}

/// Marks the imports that bring nothing but such macros of libraries.
fn imports(krate: &mut Krate, libraries: &[Krate], expanded: &BTreeSet<Name>) {
    let is_only_such = |name: &Name| {
        let mut found = false;
        libraries.iter().all(|library| {
            let node = |id: &NodeId| &library.nodes[id.index as usize];
            let mut others = library.modules.iter().flat_map(|module| {
                let items = module.names.get(name).into_iter().flatten();
                let imports = module.imports.get(name).into_iter().flatten();
                let other = items.filter(|id| !matches!(node(id).kind, Kind::MacroRules { .. }));
                other.map(|_| ()).chain(imports.map(|_| ()))
            });
            found |= library.macros.contains_key(name);
            others.next().is_none()
        }) && found
            && expanded.contains(name)
    };
    for index in 0..krate.imports.len() {
        let import = &krate.imports[index];
        let (Some(name), Some(alias)) = (import.path.segments.last(), &import.alias) else {
            continue;
        };
        let mut nodes = krate.nodes.iter();
        let private = matches!(import.vis, Vis::Within(_));
        if private && is_only_such(name) && !nodes.any(|node| names(&node.refs, alias)) {
            krate.imports[index].done = true;
        }
    }
}

/// Does another node name the macro?
fn is_mentioned(krate: &Krate, index: usize) -> bool {
    let name = krate.nodes[index].name.as_ref();
    let mut others = krate
        .nodes
        .iter()
        .enumerate()
        .filter(|(other, node)| *other != index && node.kind != Kind::Gone);
    let imported = |name: &Name| {
        let mut imports = krate.imports.iter();
        imports.any(|import| import.path.segments.last() == Some(name))
    };
    // Behind another name it is a module's or a function's as well, and what leads to a macro there is imported.
    let called = |refs: &Refs, name: &Name| {
        let mut uses = refs.uses.iter();
        let mut paths = refs.paths.iter();
        let is_it =
            |path: &PathRef| *path.segments == [name.clone()] && (path.bang || path.in_macro);
        uses.any(|local| local.path.segments.last() == Some(name)) || paths.any(is_it)
    };
    name.is_some_and(|name| others.any(|(_, node)| called(&node.refs, name)) || imported(name))
}

/// Do these mentions name it?
fn names(refs: &Refs, name: &Name) -> bool {
    let mut paths = refs.paths.iter();
    refs.names.contains(name) || paths.any(|path| path.segments.last() == Some(name))
}
