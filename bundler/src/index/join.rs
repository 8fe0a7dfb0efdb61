//! The tables of one file put into those of its crate: rows are appended, and every number in them is moved along; or back, where
//! they are taken out again.

use super::file::Pending;
use super::{Fragment, count, take_out};
use crate::error::Problem;
use crate::tables::{Import, ImportId, Kind, Krate, Module, ModuleId, Node, NodeId, UseNode, Vis};

/// What it takes to take a file's tables out again.
pub(super) struct Joined {
    pub(super) moved: Moved,
    /// The row of the file's module as the file that declares it has it.
    pub(super) stub: Module,
    /// Has the file's own row `#[macro_use]`, whatever its declaration says?
    pub(super) macro_use: bool,
    /// The files that it declares, if it may be taken out again.
    pub(super) declared: Vec<Pending>,
    /// How much was undecided before.
    pub(super) undecided: usize,
    pub(super) gone: bool,
}

/// Appends what a file gave; the files it declares go to `round`. `kept`: may it be taken out again?
pub(super) fn join(
    krate: &mut Krate,
    fragment: Fragment,
    round: &mut Vec<Pending>,
    problems: &mut Vec<Problem>,
    kept: bool,
) -> Joined {
    problems.extend(fragment.problems);
    let moved = Moved {
        modules: count(&krate.modules),
        nodes: count(&krate.nodes),
        imports: count(&krate.imports),
        around: fragment.around,
        is_back: false,
    };
    let mut joined = Joined {
        moved,
        stub: Module::default(),
        macro_use: false,
        declared: Vec::new(),
        undecided: krate.undecided.len(),
        gone: fragment.gone,
    };
    let moved = &joined.moved;
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
        moved.rows_of(&mut module);
        if index == own_index {
            // Its declaration, and what that says of it, is in the file that declares it.
            let declared = &mut krate.modules[own.index as usize];
            module.name = declared.name.clone();
            module.parent = declared.parent;
            module.declaration = declared.declaration;
            joined.macro_use = module.macro_use;
            module.macro_use |= declared.macro_use;
            joined.stub = std::mem::replace(declared, module);
        } else {
            moved.place_of(&mut module);
            krate.modules.push(module);
        }
    }
    let declaration = krate.modules[own.index as usize].declaration;
    if let Some(declaration) = declaration.filter(|_| fragment.gone) {
        take_out(krate, declaration);
    }
    krate.nodes.reserve(tables.nodes.len());
    for mut node in tables.nodes {
        moved.row(&mut node);
        krate.nodes.push(node);
    }
    for mut import in tables.imports {
        moved.import_row(&mut import);
        krate.imports.push(import);
    }
    for (name, mut nodes) in tables.macros {
        nodes.iter_mut().for_each(|id| moved.node(id));
        krate.macros.entry(name).or_default().append(&mut nodes);
    }
    if kept {
        joined.declared = fragment.declared.clone();
    }
    for mut pending in fragment.declared {
        joined.moved.module(&mut pending.module);
        round.push(pending);
    }
    joined
}

/// Where a file's rows go: how many of each kind were there before them.
#[derive(Clone)]
pub(super) struct Moved {
    pub(super) modules: u32,
    pub(super) nodes: u32,
    pub(super) imports: u32,
    /// The modules that the file's first ones stand for.
    pub(super) around: Vec<ModuleId>,
    /// Back to where they were?
    is_back: bool,
}

impl Moved {
    pub(super) fn back(&self) -> Moved {
        Moved {
            is_back: true,
            ..self.clone()
        }
    }

    /// All that a module refers to, but for where it is itself.
    pub(super) fn rows_of(&self, module: &mut Module) {
        module.items.iter_mut().for_each(|id| self.node(id));
        let names = module.names.values_mut().flatten();
        names.for_each(|id| self.node(id));
        module.calls.iter_mut().for_each(|id| self.node(id));
        let imports = module.imports.values_mut().flatten();
        let unnamed = module.globs.iter_mut().chain(&mut module.anonymous);
        imports.chain(unnamed).for_each(|id| self.import(id));
    }

    /// Where a module is itself.
    pub(super) fn place_of(&self, module: &mut Module) {
        module.parent.iter_mut().for_each(|id| self.module(id));
        module.declaration.iter_mut().for_each(|id| self.node(id));
    }

    pub(super) fn row(&self, node: &mut Node) {
        if let Kind::Mod(inner) = &mut node.kind {
            self.module(inner);
        }
        self.module(&mut node.module);
        self.vis(&mut node.vis);
        node.owner.iter_mut().for_each(|id| self.node(id));
        node.members.iter_mut().for_each(|id| self.node(id));
        node.tree.iter_mut().for_each(|tree| self.tree(tree));
    }

    pub(super) fn import_row(&self, import: &mut Import) {
        self.node(&mut import.node);
        self.module(&mut import.module);
        self.vis(&mut import.vis);
    }

    fn module(&self, id: &mut ModuleId) {
        let outer = count(&self.around);
        id.index = match (self.is_back, self.around.get(id.index as usize)) {
            (false, Some(module)) => module.index,
            (false, None) => id.index - outer + self.modules,
            (true, _) => match self.around.iter().position(|module| module == id) {
                Some(at) => u32::try_from(at).expect("as many as there are"),
                None => id.index - self.modules + outer,
            },
        };
    }

    pub(super) fn node(&self, id: &mut NodeId) {
        self.number(&mut id.index, self.nodes);
    }

    fn import(&self, id: &mut ImportId) {
        self.number(&mut id.index, self.imports);
    }

    fn number(&self, index: &mut u32, before: u32) {
        match self.is_back {
            false => *index += before,
            true => *index -= before,
        }
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
