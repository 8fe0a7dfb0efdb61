//! Imports of what no table has because a macro makes it: a name that such an import brings is not missing.

use std::collections::BTreeSet;

use super::Scopes;
use crate::scope::{Def, Ns};
use crate::tables::{ImportId, ModuleId, Name, SOLUTION};

impl Scopes<'_> {
    /// The imports by which `module`, as seen from `from`, may have a name that no table shows: those of the name that may lead
    /// to what a macro makes, and the globs on the way to them.
    pub(super) fn imports_of_made(
        &self,
        from: ModuleId,
        module: ModuleId,
        name: &Name,
    ) -> Vec<ImportId> {
        let mut found = Vec::new();
        self.collect_made(from, module, name, &mut BTreeSet::new(), &mut found);
        found
    }

    /// The modules that a macro's call may bring to `module` under their own name, as by `use super::*;`.
    pub(super) fn modules_from_elsewhere(&self, module: ModuleId, name: &Name) -> Vec<Def> {
        let has_calls = !self.program.module(module).calls.is_empty();
        if !has_calls && (self.follows_import() || !self.has_unknown_names(module)) {
            return Vec::new();
        }
        let krates = (0..).zip(self.program.krates);
        let seen = krates.filter(|(krate, _)| *krate != SOLUTION || module.krate == SOLUTION);
        let named = seen.flat_map(|(krate, table)| {
            let modules = (0..).zip(&table.modules);
            let named = modules.filter(|(_, other)| other.name == *name && other.parent.is_some());
            named.map(move |(index, _)| Def::Module(ModuleId { krate, index }))
        });
        named.collect()
    }

    fn collect_made(
        &self,
        from: ModuleId,
        module: ModuleId,
        name: &Name,
        visited: &mut BTreeSet<(ModuleId, ModuleId)>,
        found: &mut Vec<ImportId>,
    ) {
        // Another module may see more of it.
        if !visited.insert((from, module)) {
            return;
        }
        let is_seen = |import: &ImportId| self.visible(self.program.import(*import).vis, from);
        let table = self.program.module(module);
        let named = table.imports.get(name).into_iter().flatten().copied();
        for import in named.filter(is_seen) {
            // What it brings in one namespace a macro may make in another.
            if !self.is_left_out(import) && self.import_everywhere(import).unsure {
                found.push(import);
            }
        }
        for glob in table.globs.iter().copied().filter(is_seen) {
            let before = found.len();
            for target in self.imported(glob, Ns::Type) {
                if let Def::Module(target) = target {
                    self.collect_made(module, target, name, visited, found);
                }
            }
            if found.len() > before {
                found.push(glob);
            }
        }
    }
}
