//! The tables of one file put into those of its crate: rows are appended, and every number in them is moved along.

use super::file::Pending;
use super::{Fragment, count, take_out};
use crate::error::Problem;
use crate::tables::{ImportId, Kind, Krate, ModuleId, NodeId, UseNode, Vis};

/// Appends what a file gave; the files it declares go to `round`.
pub(super) fn join(
    krate: &mut Krate,
    fragment: Fragment,
    round: &mut Vec<Pending>,
    problems: &mut Vec<Problem>,
) {
    problems.extend(fragment.problems);
    let moved = Moved {
        modules: count(&krate.modules),
        nodes: count(&krate.nodes),
        imports: count(&krate.imports),
        around: fragment.around,
    };
    let mut tables = fragment.krate;
    let file = count(&krate.files);
    let own = *moved.around.last().expect("a module is around its file");
    if krate.files.is_empty() {
        // Only a root's attributes and `extern crate` items add to these.
        krate.externs = tables.externs;
        krate.macro_prelude = tables.macro_prelude;
        krate.core_only = tables.core_only;
        krate.bare = tables.bare;
        krate.conditions = tables.conditions;
        krate.is_empty = tables.is_empty;
    }
    krate.files.append(&mut tables.files);
    krate.undecided.append(&mut tables.undecided);
    let own_index = moved.around.len() - 1;
    for (index, mut module) in tables.modules.into_iter().enumerate().skip(own_index) {
        module.file = file;
        module.items.iter_mut().for_each(|id| moved.node(id));
        let names = module.names.values_mut().flatten();
        names.for_each(|id| moved.node(id));
        module.calls.iter_mut().for_each(|id| moved.node(id));
        let imports = module.imports.values_mut().flatten();
        let unnamed = module.globs.iter_mut().chain(&mut module.anonymous);
        imports.chain(unnamed).for_each(|id| moved.import(id));
        if index == own_index {
            // Its declaration, and what that says of it, is in the file that declares it.
            let declared = &mut krate.modules[own.index as usize];
            module.name = declared.name.clone();
            module.parent = declared.parent;
            module.declaration = declared.declaration;
            module.macro_use |= declared.macro_use;
            *declared = module;
        } else {
            module.parent.iter_mut().for_each(|id| moved.module(id));
            module.declaration.iter_mut().for_each(|id| moved.node(id));
            krate.modules.push(module);
        }
    }
    let declaration = krate.modules[own.index as usize].declaration;
    if let Some(declaration) = declaration.filter(|_| fragment.gone) {
        take_out(krate, declaration);
    }
    krate.nodes.reserve(tables.nodes.len());
    for mut node in tables.nodes {
        if let Kind::Mod(inner) = &mut node.kind {
            moved.module(inner);
        }
        moved.module(&mut node.module);
        moved.vis(&mut node.vis);
        node.owner.iter_mut().for_each(|id| moved.node(id));
        node.members.iter_mut().for_each(|id| moved.node(id));
        node.tree.iter_mut().for_each(|tree| moved.tree(tree));
        krate.nodes.push(node);
    }
    for mut import in tables.imports {
        moved.node(&mut import.node);
        moved.module(&mut import.module);
        moved.vis(&mut import.vis);
        krate.imports.push(import);
    }
    for (name, mut nodes) in tables.macros {
        nodes.iter_mut().for_each(|id| moved.node(id));
        krate.macros.entry(name).or_default().append(&mut nodes);
    }
    for mut pending in fragment.declared {
        moved.module(&mut pending.module);
        round.push(pending);
    }
}

/// Where a file's rows go: how many of each kind were there before them.
struct Moved {
    modules: u32,
    nodes: u32,
    imports: u32,
    /// The modules that the file's first ones stand for.
    around: Vec<ModuleId>,
}

impl Moved {
    fn module(&self, id: &mut ModuleId) {
        *id = match self.around.get(id.index as usize) {
            Some(outer) => *outer,
            None => ModuleId {
                index: id.index - count(&self.around) + self.modules,
                ..*id
            },
        };
    }

    fn node(&self, id: &mut NodeId) {
        id.index += self.nodes;
    }

    fn import(&self, id: &mut ImportId) {
        id.index += self.imports;
    }

    fn vis(&self, vis: &mut Vis) {
        if let Vis::Within(module) = vis {
            self.module(module);
        }
    }

    fn tree(&self, tree: &mut UseNode) {
        tree.leaf.iter_mut().for_each(|id| self.import(id));
        tree.children.iter_mut().for_each(|child| self.tree(child));
    }
}
