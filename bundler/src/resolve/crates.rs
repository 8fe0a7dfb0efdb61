//! First segments of paths that are names of crates: bundled ones, std's, and those that cannot be bundled.

use super::{Outcome, Touch};
use crate::scope::{Binding, Def, Ns, Scopes};
use crate::tables::{Extern, ModuleId, Name, NodeId, On, SOLUTION, is_std_crate, root};

impl Scopes<'_> {
    /// May a path in this module start with a crate of this name?
    pub(super) fn is_crate(&self, module: ModuleId, name: &Name) -> bool {
        self.program.krate(module.krate).externs.contains_key(name) || is_std_crate(name)
    }

    /// Is that of a crate which is bundled?
    pub(super) fn is_bundled(&self, module: ModuleId, name: &Name) -> bool {
        let meaning = self.program.krate(module.krate).externs.get(name);
        matches!(meaning, Some(Extern::Bundled(_)))
    }

    /// Has `module` this name from globs alone, and only for what `from` cannot see? Then a crate of the name is meant.
    pub(super) fn only_out_of_sight(&self, module: ModuleId, name: &Name, from: ModuleId) -> bool {
        let bindings = self.lookup(module, name, Ns::Type);
        let is_seen = |binding: &Binding| self.visible(binding.item_vis, from);
        !bindings.is_empty() && !bindings.iter().any(is_seen)
    }

    /// The items and imports in a module that hide a bundled crate of their name, if for some compilers none of them is there.
    pub(super) fn conditional_hiders(&self, module: ModuleId, name: &Name) -> Vec<NodeId> {
        let krate = self.program.krate(module.krate).externs.get(name);
        let Some(Extern::Bundled(krate)) = krate else {
            return Vec::new();
        };
        let bindings = self.lookup(module, name, Ns::Type);
        // At the bundle's root the crate's module has the name without an import of it.
        let brings_crate = { bindings.iter() }.all(|it| it.def == Def::Module(root(*krate)));
        if brings_crate && module == root(SOLUTION) {
            return Vec::new();
        }
        let table = self.program.module(module);
        let items = table.names.get(name).into_iter().flatten().copied();
        let items = items.filter(|id| self.is_in_types(Def::Node(*id)));
        let imports = table.imports.get(name).into_iter().flatten();
        let imports = imports.map(|import| self.program.import(*import).node);
        let hiders: Vec<NodeId> = items.chain(imports).collect();
        let may_be_absent = |id: &NodeId| {
            let mut conditions = self.program.node(*id).refs.open_attributes.iter();
            conditions.any(|condition| condition.on != On::Part)
        };
        match hiders.iter().all(may_be_absent) {
            true => hiders,
            false => Vec::new(),
        }
    }

    /// A first segment as a crate's name; `bare`: not behind `::`.
    pub(super) fn extern_crate(
        &self,
        module: ModuleId,
        name: &Name,
        bare: bool,
        outcome: &mut Outcome,
    ) -> Vec<Def> {
        match self.program.krate(module.krate).externs.get(name) {
            Some(Extern::Bundled(krate)) => {
                let touch = match bare {
                    true => Touch::Crate {
                        module,
                        name: name.clone(),
                        krate: *krate,
                    },
                    false => Touch::Module(root(*krate)),
                };
                outcome.trail.push(touch);
                vec![Def::Module(root(*krate))]
            }
            Some(Extern::Foreign(obstacle)) => {
                outcome.foreign = Some((name.clone(), *obstacle));
                vec![Def::External]
            }
            Some(Extern::External(number)) => {
                outcome.trail.push(Touch::External(*number));
                vec![Def::External]
            }
            Some(Extern::Std) => vec![Def::External],
            None if is_std_crate(name) => vec![Def::External],
            None => Vec::new(),
        }
    }
}
