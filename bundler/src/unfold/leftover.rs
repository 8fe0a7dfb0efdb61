//! Macros of the solution that nobody calls any more once their calls are expanded: rustc would call them unused.

use std::collections::BTreeSet;

use crate::tables::{Kind, Krate, Name};

/// Takes out the solution's own macros that came to declare module files and are not mentioned any more, and then those that
/// only they called.
pub(super) fn remove(krate: &mut Krate) {
    let mut helpers: BTreeSet<Name> = BTreeSet::new();
    loop {
        let unused: Vec<usize> = (0..krate.nodes.len())
            .filter(|index| {
                let node = &krate.nodes[*index];
                let is_helper = node
                    .name
                    .as_ref()
                    .is_some_and(|name| helpers.contains(name));
                matches!(node.kind, Kind::MacroRules { .. })
                    && (node.refs.module_file.is_some() || is_helper)
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
            let is_this = |id: &crate::tables::NodeId| id.index as usize == index;
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

/// Does another node name the macro?
fn is_mentioned(krate: &Krate, index: usize) -> bool {
    let name = krate.nodes[index].name.as_ref();
    let mut others = krate
        .nodes
        .iter()
        .enumerate()
        .filter(|(other, node)| *other != index && node.kind != Kind::Gone);
    let named = |refs: &crate::tables::Refs, name: &Name| {
        refs.names.contains(name)
            || refs
                .paths
                .iter()
                .any(|path| path.segments.last() == Some(name))
    };
    let imported = |name: &Name| {
        let mut imports = krate.imports.iter();
        imports.any(|import| import.path.segments.last() == Some(name))
    };
    name.is_some_and(|name| others.any(|(_, node)| named(&node.refs, name)) || imported(name))
}
