//! Imports (L9), in bodies too: what they bring, and which of them are live though no path leads through them.

use super::Reach;
use crate::resolve::Touch;
use crate::scope::{ALL, Def, Ns};
use crate::tables::{Extern, Import, ImportId, ModuleId, Root, SOLUTION, root};

impl Reach<'_> {
    /// Makes an import live, and what it brings with it (L9).
    pub(super) fn import(&mut self, id: ImportId) {
        let import = self.program.import(id);
        let node = self.program.node(import.node);
        // It is asked for by every path that leads through it.
        if import.done
            || self.live.imports.contains(&id)
            || self.banned.imports.contains(&id)
            || self.brings_only_banned(id)
        {
            return;
        }
        let mut outcome = self.scopes.import_everywhere(id);
        if self.leads_to_procedural(&outcome) {
            return;
        }
        self.live.imports.insert(id);
        self.node(import.node);
        let reader = self.reader.replace(import.node);
        for name in &import.path.segments {
            self.mention(name);
        }
        let mut hits = outcome.hits.iter();
        if hits.any(|hit| self.must_not_be_public(*hit, import.path.glob)) {
            self.live.narrowed.insert(id);
        }
        // `use name as other;` may bring a function of the crate's name with it, which a macro may make, and stays as it is then.
        let renamed = matches!((&*import.path.segments, &import.alias), ([only], Some(alias)) if alias != only);
        let brings_item = renamed
            && (outcome.hits.iter().any(|hit| matches!(hit, Def::Node(_)))
                || self.may_be_made(import.module, &import.path.segments[0]));
        // Beside `self`, which brings the crate's name, the crate is meant by it all the same.
        let beside_self = self.crate_beside(import);
        outcome.trail.retain(|touch| match touch {
            Touch::Import(other) if beside_self.is_some_and(|(leaf, _)| leaf == *other) => false,
            // The import itself is edited; its module needs no other import of the name.
            Touch::Crate { krate, .. } if !brings_item => {
                self.live.crate_imports.insert(id, *krate);
                false
            }
            _ => true,
        });
        if let Some((_, krate)) = beside_self {
            self.live.crate_imports.insert(id, krate);
        }
        self.touch_all(&outcome);
        if import.path.glob {
            self.keep_beside_made(import.module);
            for &hit in &outcome.hits {
                if let Def::Module(target) = hit {
                    self.unknown(target);
                }
            }
        }
        let surely_meant = !node.refs.open_cfg();
        self.check(&outcome, &import.path, import.module, surely_meant);
        if surely_meant {
            self.refuse_ambiguous(&outcome, &import.path, import.module);
        }
        self.reader = reader;
    }

    /// The leaf of the same `use` item that brings the crate which an import begins with, `self` in `dep::{self, S}`, and that crate.
    fn crate_beside(&self, import: &Import) -> Option<(ImportId, u32)> {
        let (Root::Plain, [first, _, ..]) = (import.path.root, &*import.path.segments) else {
            return None;
        };
        let externs = &self.program.krate(import.node.krate).externs;
        let Some(Extern::Bundled(krate)) = externs.get(first) else {
            return None;
        };
        let is_self = |leaf: &ImportId| {
            let other = self.program.import(*leaf);
            other.path.root == Root::Plain
                && *other.path.segments == [first.clone()]
                && self.scopes.imported(*leaf, Ns::Type) == [Def::Module(root(*krate))]
        };
        let tree = self.program.node(import.node).tree.as_ref()?;
        let leaf = tree.leaves().into_iter().find(is_self)?;
        Some((leaf, *krate))
    }

    /// Has all that a library's import brings been taken out? rustc never calls a `pub use` unused.
    fn brings_only_banned(&self, id: ImportId) -> bool {
        let is_banned = |hit: &Def| matches!(hit, Def::Node(id) if self.banned.nodes.contains(id));
        if id.krate == SOLUTION || self.banned.nodes.is_empty() {
            return false;
        }
        let outcome = self.scopes.import_everywhere(id);
        !outcome.hits.is_empty() && !outcome.external && outcome.hits.iter().all(is_banned)
    }

    /// Imports of a live module that lead to std, or to what only a macro could define, stay with it.
    pub(super) fn unjudged_imports(&mut self, module: ModuleId) {
        let table = self.program.module(module);
        for &import in table.single_imports().chain(&table.globs) {
            self.unjudged_import(import);
        }
    }

    fn unjudged_import(&mut self, id: ImportId) {
        let import = self.program.import(id);
        let defs = ALL.iter().flat_map(|&ns| self.scopes.imported(id, ns));
        let defs: Vec<Def> = defs.collect();
        // What a macro defines is in no table: a glob may bring it, or lead to an import that does.
        let mut is_unknown = |def: &Def| matches!(*def, Def::Module(module) if self.scopes.has_unknown_names(module));
        if import.path.glob && defs.iter().any(&mut is_unknown) {
            return self.import(id);
        }
        if defs.iter().any(|def| *def != Def::External) {
            return;
        }
        let external = defs.contains(&Def::External);
        // Where no macro could define it, rustc has the say on an import that leads nowhere; here it is not live.
        if !external && self.scopes.import_everywhere(id).missing.is_some() {
            return;
        }
        // What is of std is judged by its name here; traits are in scope as well.
        match &import.alias {
            Some(alias) if external && !self.mentioned.contains(alias) => {
                let waits = self.import_waits.entry(alias.clone());
                waits.or_default().push(id);
            }
            _ => self.import(id),
        }
    }
}
