//! What a path cannot name and is on its way all the same: private things that are in the way of others of their name, or make it
//! ambiguous.

use std::collections::BTreeSet;

use super::{Outcome, Touch};
use crate::scope::{Binding, Def, Ns, Scopes};
use crate::tables::{ImportId, Kind, ModuleId, Name};

impl Scopes<'_> {
    /// What is out of sight, and in the way of what globs behind it bring.
    pub(super) fn hiders(&self, binding: &Binding, name: &Name, ns: Ns) -> Vec<Touch> {
        let item = match binding.def {
            Def::Node(id) => Some(Touch::Hider(id)),
            Def::Module(id) => Some(Touch::Module(id)),
            Def::External => None,
        };
        let import = self.hider_import(binding, name, ns);
        item.into_iter().chain(import).collect()
    }

    /// What `module` has of a name where it cannot be named, if that is in the way of something else that the module's globs
    /// bring: an import of the name would bring it too.
    pub(super) fn hider_beside(
        &self,
        module: ModuleId,
        binding: &Binding,
        name: &Name,
        ns: Ns,
    ) -> Vec<Touch> {
        let is_other = |other: &Binding| other.def != binding.def;
        match binding.via.is_empty() && self.hides(module, name, ns, is_other) {
            true => self.hiders(binding, name, ns),
            false => self.hider_import(binding, name, ns).into_iter().collect(),
        }
    }

    /// A struct that everybody sees may have a constructor that only some do, and that is in the way of what globs bring: where
    /// the struct is, and where an import brings it.
    pub(super) fn constructor_hiders(&self, binding: &Binding, name: &Name, ns: Ns) -> Vec<Touch> {
        let Def::Node(id) = binding.def else {
            return Vec::new();
        };
        if !matches!(
            self.program.node(id).kind,
            Kind::Struct { constructor: true }
        ) {
            return Vec::new();
        }
        let import = self.hider_import(binding, name, ns);
        [Touch::Hider(id)].into_iter().chain(import).collect()
    }

    /// Imports that `from` does not see beside the globs that bring something: a macro may make what they bring, and then they are
    /// in the way.
    pub(super) fn made_hiders(&self, from: ModuleId, binding: &Binding, name: &Name) -> Vec<Touch> {
        let imports = binding.via.iter().map(|id| self.program.import(*id));
        let tables = imports.map(|import| self.program.module(import.module));
        let named = tables.flat_map(|table| table.imports.get(name).into_iter().flatten().copied());
        let hiders = named.filter(|import| {
            let is_seen = self.visible(self.program.import(*import).vis, from);
            !is_seen
                && !self.is_left_out(*import)
                && self.import_everywhere(*import).hits.is_empty()
        });
        hiders.map(Touch::HiderImport).collect()
    }

    /// What is in the way of things that `module` would have by globs under the name of a crate, which is meant there.
    pub(super) fn hiders_of_crate(
        &self,
        from: ModuleId,
        module: ModuleId,
        name: &Name,
        outcome: &mut Outcome,
    ) {
        let has_globs = !self.program.module(module).globs.is_empty();
        if self.follows_import() || !has_globs || !self.is_name(name) {
            return;
        }
        let bindings = self.lookup(module, name, Ns::Type);
        for binding in bindings.iter().filter(|binding| binding.hider) {
            outcome.trail.extend(self.hiders(binding, name, Ns::Type));
        }
        self.restricted(from, module, name, Ns::Type, &bindings, outcome);
    }

    /// The import by which a module says itself what a name is, if that is in the way of what its globs bring.
    pub(super) fn hider_import(&self, binding: &Binding, name: &Name, ns: Ns) -> Option<Touch> {
        let import = *binding.via.last()?;
        let row = self.program.import(import);
        // What the globs bring of the same thing may be seen by more.
        let is_hidden =
            |other: &Binding| other.def != binding.def || self.shows_more(other.vis, row.vis);
        let hides = !row.path.glob && self.hides(row.module, name, ns, is_hidden);
        hides.then_some(Touch::HiderImport(import))
    }

    /// Notes items that `from` cannot see and a glob on the way can: there they may make the name ambiguous, so that it goes
    /// no further.
    pub(super) fn restricted(
        &self,
        from: ModuleId,
        module: ModuleId,
        name: &Name,
        ns: Ns,
        bindings: &[Binding],
        outcome: &mut Outcome,
    ) {
        let by_glob = |binding: &&Binding| !binding.hider && !binding.via.is_empty();
        let is_seen = |binding: &Binding| self.visible(binding.item_vis, from);
        for unseen in bindings
            .iter()
            .filter(by_glob)
            .filter(|binding| !is_seen(binding))
        {
            let is_other = |other: &Binding| other.def != unseen.def;
            if let Def::Node(node) = unseen.def
                && self.hides(self.program.node(node).module, name, ns, is_other)
            {
                outcome.trail.push(Touch::Hider(node));
            }
            // The module where the ways meet: the one that is looked into, or the one that the first glob imports.
            let first = unseen.via.first().copied();
            let hubs = match first {
                Some(glob) if module == from => self.imported(glob, Ns::Type),
                _ => vec![Def::Module(module)],
            };
            let seen_there =
                |hub: &Def| matches!(hub, Def::Module(hub) if self.visible(unseen.item_vis, *hub));
            if !hubs.iter().any(seen_there) {
                continue;
            }
            let meets = |other: &&Binding| {
                let one_way = module != from || other.via.first() == unseen.via.first();
                one_way && is_seen(other)
            };
            let ambiguous = bindings.iter().filter(by_glob).any(|other| meets(&other));
            outcome.trail.push(Touch::Restricted {
                name: name.clone(),
                def: unseen.def,
                via: unseen.via.clone(),
                ambiguous,
            });
        }
        let hubs = match module == from {
            false => vec![module],
            true => self.modules_behind_globs(module),
        };
        // Those on the way to what is known of the name.
        let ways = bindings.iter().flat_map(|binding| &binding.via);
        let passed = ways.map(|import| self.program.import(*import).module);
        let hubs: BTreeSet<ModuleId> = hubs.into_iter().chain(passed).collect();
        for hub in hubs {
            self.behind_private_globs(from, hub, name, ns, outcome);
        }
    }

    /// The modules that a module's globs import.
    fn modules_behind_globs(&self, module: ModuleId) -> Vec<ModuleId> {
        let globs = self.program.module(module).globs.iter();
        let behind = globs.flat_map(|&glob| self.imported(glob, Ns::Type));
        let modules = behind.filter_map(|def| match def {
            Def::Module(hub) => Some(hub),
            _ => None,
        });
        modules.collect()
    }

    /// Notes what a glob brings to a module that is looked into, where only the glob is out of sight: it is a rival of what a
    /// macro may define there, and of what another glob brings, so that neither goes any further.
    fn behind_private_globs(
        &self,
        from: ModuleId,
        hub: ModuleId,
        name: &Name,
        ns: Ns,
        outcome: &mut Outcome,
    ) {
        let table = self.program.module(hub);
        if table.names.contains_key(name) || table.imports.contains_key(name) {
            return;
        }
        let private = table.globs.iter().copied();
        let private = private.filter(|glob| !self.visible(self.program.import(*glob).vis, from));
        for glob in private {
            let known = self.lookup(hub, name, ns);
            // That of the first glob counts. One that everybody sees goes on as it is.
            let start = |import: ImportId| self.program.import(import).range.start;
            let by_later = |other: &&Binding| {
                let is_later = |first: &ImportId| {
                    start(*first) > start(glob) || self.is_late(other.def, &other.via)
                };
                other.via.first().is_some_and(is_later)
            };
            // Of many it is enough to know two.
            let mut others: Vec<Def> = Vec::new();
            for other in known.iter().filter(by_later) {
                if !others.contains(&other.def) {
                    others.push(other.def);
                }
                if others.len() > 1 {
                    break;
                }
            }
            for def in self.imported(glob, Ns::Type) {
                let Def::Module(target) = def else { continue };
                for binding in self.lookup(target, name, ns).iter() {
                    let mut seen = [binding.vis, binding.item_vis].into_iter();
                    if !seen.all(|vis| self.visible(vis, hub)) {
                        continue;
                    }
                    let ambiguous = others.iter().any(|other| *other != binding.def);
                    outcome.trail.push(Touch::Restricted {
                        name: name.clone(),
                        def: binding.def,
                        via: [glob]
                            .into_iter()
                            .chain(binding.via.iter().copied())
                            .collect(),
                        ambiguous,
                    });
                }
            }
        }
    }
}
