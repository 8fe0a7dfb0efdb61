//! Re-exports that lead to what no table shows: to a trait that a macro makes or imports, or to one of std behind a glob of it.
//! Another module that has such a name by a glob sees the trait's methods, and no path tells so.

use std::collections::BTreeSet;

use super::Reach;
use crate::scope::{Def, Ns};
use crate::tables::{ImportId, ModuleId, Name, NodeId, Root, SOLUTION};

/// Where which names were looked for.
type Searched = BTreeSet<(ModuleId, Name)>;

impl Reach<'_> {
    /// May the import, of which no table shows where it leads, bring a trait?
    pub(super) fn may_bring_trait(&self, import: ImportId) -> bool {
        self.leads_to_trait(import, &mut Searched::new())
    }

    fn leads_to_trait(&self, id: ImportId, searched: &mut Searched) -> bool {
        let import = self.program.import(id);
        let mut path = import.path.clone();
        let Some(name) = path.segments.pop() else {
            return true;
        };
        if path.segments.is_empty() && matches!(path.root, Root::Plain) {
            let root = self.scopes.root_of(import.module);
            let mut modules = [import.module, root].into_iter();
            return modules.any(|module| self.may_make_trait(module, &name, searched));
        }
        let outcome = self.scopes.import_path(import.module, &path, Ns::Type);
        let is_known = !outcome.guessed
            && !outcome.may_be_made_nearer()
            && !outcome.external
            && !outcome.hits.is_empty();
        !is_known
            || outcome.hits.iter().any(|hit| match hit {
                Def::Module(module) => self.may_make_trait(*module, &name, searched),
                _ => false,
            })
    }

    /// May the module have a trait of this name from a macro, or from a glob of std?
    fn may_make_trait(&self, module: ModuleId, name: &Name, searched: &mut Searched) -> bool {
        if !searched.insert((module, name.clone())) {
            return false;
        }
        let inverted = self.inverted;
        let table = self.program.module(module);
        let makes = |call: &NodeId| {
            let made = inverted.made_traits.get(call);
            made.is_some_and(|traits| traits.contains(name))
                || call.krate == SOLUTION && self.solution_makes(*call, name)
        };
        if inverted.with_module.contains_key(&module) || table.calls.iter().any(makes) {
            return true;
        }
        let mut named = table.imports.get(name).into_iter().flatten();
        let mut leads_to_trait = |import: &ImportId| self.leads_to_trait(*import, searched);
        named.any(&mut leads_to_trait) || {
            let targets = |glob: &ImportId| self.scopes.imported(*glob, Ns::Type);
            table.globs.iter().any(|glob| {
                let targets = targets(glob);
                targets.is_empty()
                    || targets.into_iter().any(|target| match target {
                        Def::Module(target) => self.may_make_trait(target, name, searched),
                        Def::External => is_trait_of_std(name),
                        Def::Node(_) => false,
                    })
            })
        }
    }
}

/// std has none whose name starts with a small letter.
fn is_trait_of_std(name: &str) -> bool {
    !name.starts_with(char::is_lowercase)
}
