//! Traits that macros make or import behind globs: rustc comes to them when the macro is expanded, and what else has such a name
//! has come before. It must stay, used or not.
//!
//! But of another crate rustc knows all that a module has, and of things of one name takes what the first glob brings. In a bundle
//! no crate is another one: where that makes a difference is refused.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;

use super::Reach;
use super::rivals::kept;
use crate::declared;
use crate::macros;
use crate::resolve::{Site, Touch};
use crate::scope::{ALL, ALL_STD_TRAITS, Binding, Def, Ns, Way};
use crate::tables::{ImportId, ModuleId, Name, NodeId, SOLUTION};

/// A glob, where it stands, and the modules behind it.
type Behind = (Range<usize>, BTreeSet<ModuleId>);

impl Reach<'_> {
    /// Another glob beside `glob`, which leads to a trait: behind the other one a macro may make something of the trait's name.
    /// The first glob's is known first, unless its way leads through an import of the crate itself.
    pub(super) fn made_beside(
        &self,
        name: &Name,
        def: Def,
        glob: ImportId,
        behind: &[ImportId],
    ) -> Option<Touch> {
        let import = self.program.import(glob);
        let module = import.module;
        let globs = &self.program.module(module).globs;
        if !import.path.glob || globs.len() < 2 || self.scopes.is_named(module, name, Ns::Type) {
            return None;
        }
        // Most often none makes it, which is told sooner of all of them.
        if !self.any_makes(&self.abroad_behind(module), name, def) {
            return None;
        }
        let ways = self.scopes.imports_to(glob);
        let mut ways = ways.iter().chain(behind);
        let is_known = ways.all(|import| import.krate != module.krate);
        let bindings = self.scopes.lookup(module, name, Ns::Type);
        let other = globs.iter().find(|&&other| {
            let is_before = self.program.import(other).range.start < import.range.start;
            let brings = |binding: &Binding| !binding.hider && binding.via.first() == Some(&other);
            other != glob
                && (is_before || !is_known)
                && !bindings.iter().any(brings)
                && self.any_makes(&abroad(module.krate, &self.behind_import(other)), name, def)
        })?;
        let range = self.program.import(*other).range.clone();
        Some(Touch::Reordered {
            name: name.clone(),
            module,
            globs: [range, import.range.clone()],
        })
    }

    /// The same among the globs of a body, which bring the trait in these `ways`: that glob, and the one beside it.
    pub(super) fn made_beside_in_body(
        &self,
        name: &Name,
        def: Def,
        site: Site<'_>,
        ways: &[Way],
    ) -> Option<[Range<usize>; 2]> {
        let way = ways.iter().find(|way| way.def == def)?;
        let krate = site.module.krate;
        let is_known = way.imports.iter().all(|import| import.krate != krate);
        let others = self.behind_uses(site).into_iter();
        let mut others = others.filter(|(range, _)| !ways.iter().any(|way| way.glob == *range));
        let (range, _) = others.find(|(range, behind)| {
            let is_before = range.start < way.glob.start;
            (is_before || !is_known) && self.any_makes(&abroad(krate, behind), name, def)
        })?;
        Some([range, way.glob.clone()])
    }

    /// Reports names of traits that macros may make or import behind two globs of a live module or body.
    pub(super) fn refuse_made_twice(&mut self) {
        let mut globs: BTreeMap<ModuleId, Vec<ImportId>> = BTreeMap::new();
        for &id in &self.live.imports {
            let import = self.program.import(id);
            if import.path.glob {
                globs.entry(import.module).or_default().push(id);
            }
        }
        let mut found = Vec::new();
        for (module, globs) in globs.into_iter().filter(|(_, globs)| globs.len() > 1) {
            let range = |id: ImportId| self.program.import(id).range.clone();
            let globs = globs.into_iter();
            let globs: Vec<Behind> = globs
                .map(|id| (range(id), self.behind_import(id)))
                .collect();
            let is_named = |name: &Name| self.scopes.is_named(module, name, Ns::Type);
            let twice = self.made_twice(module.krate, &globs, is_named);
            found.extend(twice.map(|(name, globs)| (None, module, name, globs)));
        }
        for &id in &self.live.nodes {
            let node = self.program.node(id);
            let site = Site::of_node(node);
            let is_named = |name: &Name| self.is_named_inside(id, site, name);
            let twice = self.made_twice(id.krate, &self.behind_uses(site), is_named);
            found.extend(twice.map(|(name, globs)| (Some(id), node.module, name, globs)));
        }
        for (body, module, name, globs) in found {
            self.refuse_reordered(&name, module, &globs, body);
        }
    }

    /// The name of a trait that may be made or imported behind one of the globs in a crate, and of something behind another one.
    fn made_twice(
        &self,
        krate: u32,
        globs: &[Behind],
        is_named: impl Fn(&Name) -> bool,
    ) -> Option<(Name, [Range<usize>; 2])> {
        // A facade has many globs, and few modules have calls.
        let has_calls = |module: &ModuleId| !self.program.module(*module).calls.is_empty();
        let makers = globs
            .iter()
            .filter(|(_, behind)| behind.iter().any(has_calls));
        let mut pairs = makers.flat_map(|one| globs.iter().map(move |other| (one, other)));
        pairs.find_map(|(one, other)| {
            let here = abroad(krate, &(&one.1 - &other.1));
            let there = &other.1 - &one.1;
            let names = self.traits_made(&here).into_iter();
            let mut names = names.filter(|name| !is_named(name));
            let name = names.find(|name| self.any_makes(&there, name, Def::External))?;
            let (first, second) = match one.0.start < other.0.start {
                true => (one, other),
                false => (other, one),
            };
            Some((name, [first.0.clone(), second.0.clone()]))
        })
    }

    /// Makes live what has the name of a trait that macros may make or import behind a glob of `module`, or by a glob there: it
    /// comes first, and without it the methods of that trait could be called.
    pub(super) fn keep_beside_made(&mut self, module: ModuleId) {
        if !self.scopes.has_unknown_names(module) || !self.beside_made.insert(module) {
            return;
        }
        let globs = self.program.module(module).globs.iter();
        let targets: Vec<Vec<Def>> = globs
            .map(|glob| self.scopes.imported(*glob, Ns::Type))
            .collect();
        // A macro may make the glob itself, or its module, also with something of std.
        let makes_globs = self.inverted.with_module.contains_key(&module)
            || targets.iter().any(|targets| targets.is_empty());
        let mut behind = self.behind(targets.concat());
        behind.extend(makes_globs.then_some(module));
        let mut names = self.traits_made(&behind);
        let of_std = ALL_STD_TRAITS.split(' ').filter(|_| makes_globs);
        names.extend(
            of_std
                .filter(|name| self.scopes.is_name(name))
                .map(Name::from),
        );
        for name in names {
            let bindings = self.scopes.lookup(module, &name, Ns::Type);
            self.keep_nearest(&name, bindings.iter());
        }
    }

    /// The same for the globs in the body of `id`.
    pub(super) fn keep_beside_made_in_body(&mut self, id: NodeId, site: Site<'_>) {
        let behind = self.behind_uses(site).into_iter();
        let behind: BTreeSet<ModuleId> = behind.flat_map(|(_, modules)| modules).collect();
        for name in self.traits_made(&behind) {
            let ways = self.local_ways(site, &name);
            if !ways.is_empty() || self.is_named_inside(id, site, &name) {
                self.touch(&Touch::WholeBody(id));
            }
            self.keep_nearest(&name, ways.iter().map(|(binding, _)| binding));
        }
    }

    /// Makes live one of the things of a name: it is enough for the name to be taken. That another one would be meant, or its
    /// methods called, is for [`Reach::rivals`] to see.
    fn keep_nearest<'b>(&mut self, name: &Name, bindings: impl Iterator<Item = &'b Binding>) {
        let seen = bindings.filter(|binding| !binding.hider);
        if let Some(nearest) = seen.min_by_key(|binding| binding.via.len()) {
            self.touch(&kept(name, nearest));
        }
    }

    /// Is a name an import's or an item's in the body of `id`?
    pub(super) fn is_named_inside(&self, id: NodeId, site: Site<'_>, name: &Name) -> bool {
        let mut uses = site.uses.iter();
        uses.any(|local| local.alias.as_ref() == Some(name))
            || declared::defines_inside(self.program, id, name)
    }

    /// Names of traits that macros may make or import in some of the modules.
    fn traits_made(&self, modules: &BTreeSet<ModuleId>) -> BTreeSet<Name> {
        let inverted = self.inverted;
        let tables = modules.iter().map(|id| self.program.module(*id));
        let calls = tables.flat_map(|table| &table.calls);
        let made = calls.filter_map(|call| inverted.made_traits.get(call));
        let mut names: BTreeSet<Name> = made.flatten().cloned().collect();
        if self.any_imports(modules) {
            names.extend(self.scopes.shared_traits().cloned());
        }
        names
    }

    /// May a macro bring any name into one of the modules?
    fn any_imports(&self, modules: &BTreeSet<ModuleId>) -> bool {
        let with_module = &self.inverted.with_module;
        modules
            .iter()
            .any(|module| with_module.contains_key(module))
    }

    /// May a call of a macro make something of a name?
    pub(super) fn may_make(&self, call: NodeId, name: &Name) -> bool {
        let by_name = self.inverted.calls.get(name);
        self.inverted.unknown_calls.contains(&call)
            || by_name.is_some_and(|calls| calls.contains(&call))
            || call.krate == SOLUTION && self.solution_makes(call, name)
    }

    /// May a macro make something of a name, which something else has as `def`, in one of the modules?
    pub(super) fn any_makes(&self, modules: &BTreeSet<ModuleId>, name: &Name, def: Def) -> bool {
        let inverted = self.inverted;
        let makes = |call: &NodeId| self.may_make(*call, name);
        // What a named import brings may be made elsewhere.
        let leads_nowhere = |import: &ImportId| {
            let mut found = ALL.iter().flat_map(|&ns| self.scopes.imported(*import, ns));
            found.next().is_none()
        };
        modules.iter().any(|module| {
            let table = self.program.module(*module);
            let mut named = table.imports.get(name).into_iter().flatten();
            table.calls.iter().any(makes)
                || named.any(leads_nowhere)
                || inverted.with_module.contains_key(module) && self.scopes.is_shared(name, def)
        })
    }

    /// May a macro call of the solution, of which the inverted tables know nothing, make something of a name?
    pub(super) fn solution_makes(&self, call: NodeId, name: &Name) -> bool {
        let expansion = macros::expansion(self.program, &self.program.node(call).refs);
        expansion.imports || expansion.defines.contains(name)
    }

    /// The modules of other crates behind the globs of a module.
    fn abroad_behind(&self, module: ModuleId) -> Rc<BTreeSet<ModuleId>> {
        let known = self.abroad_behind.borrow().get(&module).cloned();
        known.unwrap_or_else(|| {
            let globs = self.program.module(module).globs.iter();
            let targets = globs.flat_map(|glob| self.scopes.imported(*glob, Ns::Type));
            let found = Rc::new(abroad(module.krate, &self.behind(targets.collect())));
            let mut all = self.abroad_behind.borrow_mut();
            all.entry(module).or_insert(found).clone()
        })
    }

    fn behind_import(&self, glob: ImportId) -> BTreeSet<ModuleId> {
        self.behind(self.scopes.imported(glob, Ns::Type))
    }

    fn behind_uses(&self, site: Site<'_>) -> Vec<Behind> {
        let globs = site.uses.iter().filter(|local| local.path.glob);
        let behind = globs.map(|local| {
            let targets = self.scopes.body_use(site, &local.path).hits;
            (local.path.range.clone(), self.behind(targets))
        });
        behind.collect()
    }

    /// The modules that are among `targets` or behind their globs.
    pub(super) fn behind(&self, mut targets: Vec<Def>) -> BTreeSet<ModuleId> {
        let mut visited = BTreeSet::new();
        while let Some(target) = targets.pop() {
            if let Def::Module(module) = target
                && visited.insert(module)
            {
                for &glob in &self.program.module(module).globs {
                    targets.extend(self.scopes.imported(glob, Ns::Type));
                }
            }
        }
        visited
    }
}

/// Those of the modules that are of other crates than `krate`.
fn abroad(krate: u32, modules: &BTreeSet<ModuleId>) -> BTreeSet<ModuleId> {
    let others = modules.iter().filter(|module| module.krate != krate);
    others.copied().collect()
}
