//! The traits whose methods a module sees: they need not be named there, so none of the ways to them is a path.

use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

use super::std_globs::std_traits;
use super::{Binding, Def, Ns, Scopes};
use crate::tables::{ImportId, Kind, ModuleId, Name, NodeId};

/// A trait that a module may see. External is what may be one of std, or of a macro.
#[derive(Debug)]
pub(crate) struct SeenTrait {
    pub(crate) def: Def,
    /// The imports that bring it.
    pub(crate) via: Vec<ImportId>,
    /// Is there no table that shows where the last of them leads, to a trait or to something else?
    pub(crate) is_unknown: bool,
    /// What else has its name in a module on the way: a glob there does not bring it.
    pub(crate) hiders: Vec<Binding>,
    /// Is one of them surely there?
    pub(crate) is_hidden: bool,
    /// What else of its name other globs of a module on the way bring: rustc takes the one that it comes to first.
    pub(crate) rivals: Vec<Binding>,
    /// The same where it is one that a glob of std may bring.
    pub(crate) beside_std: Vec<(Name, Binding)>,
    /// Two globs of a module that bring them, where rustc may come to the other one first once all crates are one.
    pub(crate) reordered: Option<(ModuleId, [Range<usize>; 2])>,
}

/// The modules that were looked into, in order.
#[derive(Debug, Default)]
pub(crate) struct Visited {
    modules: BTreeSet<ModuleId>,
    order: Vec<ModuleId>,
    /// How often some were forgotten.
    forgotten: usize,
}

/// So often modules are looked into again, at most: as many ways as conditions make together would take time without end.
const MOST_FORGOTTEN: usize = 4_096;

impl Visited {
    fn insert(&mut self, module: ModuleId) -> bool {
        let is_new = self.modules.insert(module);
        if is_new {
            self.order.push(module);
        }
        is_new
    }

    /// Forgets all but the first ones: another way to them may hide less, or be there where this one is not.
    fn forget(&mut self, behind: usize) {
        self.forgotten += 1;
        if self.forgotten > MOST_FORGOTTEN {
            return;
        }
        for module in self.order.drain(behind..) {
            self.modules.remove(&module);
        }
    }
}

impl SeenTrait {
    pub(crate) fn new(def: Def, via: Vec<ImportId>) -> SeenTrait {
        SeenTrait {
            def,
            via,
            is_unknown: false,
            hiders: Vec::new(),
            is_hidden: false,
            rivals: Vec::new(),
            beside_std: Vec::new(),
            reordered: None,
        }
    }
}

/// What an import brings, behind those that lead to it.
fn imported_traits<'a>(
    import: ImportId,
    brought: &'a [(Def, bool)],
    behind: &'a [ImportId],
) -> impl Iterator<Item = SeenTrait> + 'a {
    brought.iter().map(move |&(def, is_unknown)| {
        let via = behind.iter().copied().chain([import]);
        SeenTrait {
            is_unknown,
            ..SeenTrait::new(def, via.collect())
        }
    })
}

/// What a module has itself that is a trait, or may be one.
#[derive(Debug, Default)]
pub(super) struct OwnTraits {
    items: Vec<NodeId>,
    /// By import other than a glob: what it brings, and is there no table that shows where it leads?
    imports: Vec<(ImportId, Vec<(Def, bool)>)>,
}

impl Scopes<'_> {
    /// The traits whose methods `module` sees, its own among them.
    pub(crate) fn traits(&self, module: ModuleId) -> Vec<SeenTrait> {
        let mut found = Vec::new();
        let mut visited = Visited::default();
        visited.insert(module);
        let table = self.program.module(module);
        let own = self.own_traits(module);
        let items = own.items.iter();
        found.extend(items.map(|id| SeenTrait::new(Def::Node(*id), Vec::new())));
        for (import, brought) in &own.imports {
            found.extend(imported_traits(*import, brought, &[]));
        }
        for &glob in &table.globs {
            let (before, met) = (found.len(), visited.order.len());
            self.traits_behind(module, glob, Vec::new(), &mut visited, &mut found);
            if self.note_hiders(module, &mut found[before..]) || self.is_open(glob) {
                visited.forget(met);
            }
        }
        found
    }

    /// What `module` has itself. Asked again for each module that has it by a glob, and so remembered.
    fn own_traits(&self, module: ModuleId) -> Rc<OwnTraits> {
        let is_lasting = self.imports.is_idle();
        if let (true, Some(known)) = (is_lasting, self.own_traits.borrow().get(&module)) {
            return known.clone();
        }
        let (found, is_final) = self.imports.watch(|| self.find_own_traits(module));
        let found = Rc::new(found);
        if is_lasting && is_final {
            self.own_traits.borrow_mut().insert(module, found.clone());
        }
        found
    }

    fn find_own_traits(&self, module: ModuleId) -> OwnTraits {
        let table = self.program.module(module);
        let items = table.names.values().flatten().copied();
        let is_trait = |id: &NodeId| self.program.node(*id).kind == Kind::Trait;
        let imports = table.single_imports().map(|&import| {
            let defs = self.imported(import, Ns::Type);
            let unknown = self.may_bring_unknown(import, &defs);
            let unknown = unknown.then_some((Def::External, true));
            let traits = defs.into_iter().filter(|def| match def {
                Def::Node(id) => is_trait(id),
                Def::External => self.may_be_std_trait(import),
                Def::Module(_) => false,
            });
            let traits = traits.map(|def| (def, false));
            (import, unknown.into_iter().chain(traits).collect())
        });
        OwnTraits {
            items: items.filter(is_trait).collect(),
            imports: imports
                .filter(|(_, brought): &(_, Vec<_>)| !brought.is_empty())
                .collect(),
        }
    }

    /// May an import of something of std bring a trait? None has a name that starts with a small letter, but imports on the way
    /// may give it one.
    pub(crate) fn may_be_std_trait(&self, import: ImportId) -> bool {
        let is_large = |import: ImportId| {
            let name = self.program.import(import).path.segments.last();
            name.is_none_or(|name| !name.starts_with(char::is_lowercase))
        };
        is_large(import) || {
            let import = self.program.import(import);
            let outcome = self.import_path(import.module, &import.path, Ns::Type);
            outcome.imports().any(is_large)
        }
    }

    /// May an import, which brings these types as far as tables show, bring what none shows?
    fn may_bring_unknown(&self, import: ImportId, defs: &[Def]) -> bool {
        let import = self.program.import(import);
        let outcome = self.import_path(import.module, &import.path, Ns::Type);
        match defs {
            [] => outcome.missing.is_none(),
            _ => outcome.may_be_made_nearer(),
        }
    }

    /// The traits that a glob brings into `module`.
    fn traits_behind(
        &self,
        module: ModuleId,
        glob: ImportId,
        mut via: Vec<ImportId>,
        visited: &mut Visited,
        found: &mut Vec<SeenTrait>,
    ) {
        via.push(glob);
        for target in self.imported(glob, Ns::Type) {
            match target {
                Def::Module(target) => self.traits_of(module, target, &via, visited, found),
                Def::External => found.push(SeenTrait::new(Def::External, via.clone())),
                Def::Node(_) => {}
            }
        }
    }

    /// The traits that `target`'s names are, as seen from `module`.
    pub(crate) fn traits_of(
        &self,
        module: ModuleId,
        target: ModuleId,
        via: &[ImportId],
        visited: &mut Visited,
        found: &mut Vec<SeenTrait>,
    ) {
        if !visited.insert(target) {
            return;
        }
        let own = self.own_traits(target);
        for &id in &own.items {
            if self.visible(self.program.node(id).vis, module) {
                found.push(SeenTrait::new(Def::Node(id), via.to_vec()));
            }
        }
        for (import, brought) in &own.imports {
            if self.visible(self.program.import(*import).vis, module) {
                found.extend(imported_traits(*import, brought, via));
            }
        }
        let table = self.program.module(target);
        for &inner in &table.globs {
            if self.visible(self.program.import(inner).vis, module) {
                let (before, met) = (found.len(), visited.order.len());
                self.traits_behind(module, inner, via.to_vec(), visited, found);
                if self.note_hiders(target, &mut found[before..]) || self.is_open(inner) {
                    visited.forget(met);
                }
            }
        }
    }

    /// The name by which globs bring a trait.
    pub(crate) fn name_of(&self, seen: &SeenTrait) -> Option<&Name> {
        let import = seen.via.last().map(|import| self.program.import(*import));
        match (import.filter(|import| !import.path.glob), seen.def) {
            (Some(import), _) => import.alias.as_ref(),
            (None, Def::Node(id)) => self.program.node(id).name.as_ref(),
            (None, _) => None,
        }
    }

    /// Notes what a module has under the names of traits of std that a glob of it may bring.
    fn note_beside_std(&self, module: ModuleId, seen: &mut SeenTrait) {
        let Some(glob) = seen.via.last().map(|id| self.program.import(*id)) else {
            return;
        };
        for name in std_traits(&glob.path).filter(|name| self.is_name(name)) {
            let name = Name::from(name);
            for binding in self.lookup(module, &name, Ns::Type).iter() {
                if !binding.hider {
                    seen.beside_std.push((name.clone(), binding.clone()));
                }
            }
        }
    }

    /// Notes what `module` itself says of the names of traits that a glob of it brings, and what its other globs do. Are some
    /// surely hidden?
    fn note_hiders(&self, module: ModuleId, brought: &mut [SeenTrait]) -> bool {
        let mut any_hidden = false;
        for seen in brought {
            let Some(name) = self.name_of(seen).cloned() else {
                self.note_beside_std(module, seen);
                continue;
            };
            let (mut named, is_hidden) = self.named(module, &name, Ns::Type);
            self.note_rivals(module, &name, seen);
            // Of the same thing the glob may show more.
            let glob = seen.via.iter().map(|id| self.program.import(*id));
            let glob = glob.filter(|import| import.module == module && import.path.glob);
            let shown = glob.map(|import| import.vis).next();
            named.retain(|binding| {
                let is_more = shown.is_some_and(|vis| self.shows_more(vis, binding.vis));
                binding.def != seen.def || is_more
            });
            seen.is_hidden |= is_hidden && !named.is_empty();
            any_hidden |= seen.is_hidden;
            seen.hiders.extend(named);
        }
        any_hidden
    }
}
