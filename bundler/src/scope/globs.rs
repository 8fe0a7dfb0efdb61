//! What a module's globs bring under a name, those behind other globs included.

use std::collections::VecDeque;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Binding, Def, Ns, Scopes};
use crate::tables::{ImportId, ModuleId, Name, Vis};

/// So many ways to one module are looked at: as many as conditions make together would take time without end.
const MOST_WAYS: usize = 64;

/// A glob that a search has come to, and is to look behind.
struct Reached {
    importer: ModuleId,
    glob: ImportId,
    /// The imports up to it, and itself.
    via: Vec<ImportId>,
    /// Those of them that are under a cfg which only the judge's compiler decides.
    open: Vec<ImportId>,
    /// Who sees what comes this way.
    vis: Vis,
}

/// A search for a name. Breadth first; a module is looked into again only by a way that shows more of it: the ways to it may be
/// many.
struct Search<'a> {
    name: &'a Name,
    ns: Ns,
    queue: VecDeque<Reached>,
    /// By module: the ways to it so far, as what of them only the judge's compiler may open, and who sees what came from it.
    visited: FxHashMap<ModuleId, Vec<(Vec<ImportId>, Vis)>>,
    followed: FxHashSet<ImportId>,
}

impl Scopes<'_> {
    /// Adds what the globs of a module bring to what was `found`.
    pub(super) fn through_globs(
        &self,
        module: ModuleId,
        name: &Name,
        ns: Ns,
        found: &mut Vec<Binding>,
    ) {
        let globs = self.program.module(module).globs.iter();
        let first = globs.map(|&glob| Reached {
            importer: module,
            glob,
            via: vec![glob],
            open: self.is_open(glob).then_some(glob).into_iter().collect(),
            vis: self.program.import(glob).vis,
        });
        let mut search = Search {
            name,
            ns,
            queue: first.collect(),
            visited: FxHashMap::default(),
            followed: FxHashSet::default(),
        };
        while let Some(reached) = search.queue.pop_front() {
            for target in self.imported(reached.glob, Ns::Type) {
                match target {
                    Def::Module(target) if target != module => {
                        self.behind_glob(&mut search, &reached, target, found);
                    }
                    Def::Node(id)
                        if ns != Ns::Macro && self.program.node(id).variants.contains(name) =>
                    {
                        found.push(Binding::new(target, reached.via.clone(), reached.vis));
                    }
                    _ => {}
                }
            }
        }
    }

    /// Looks into the module behind a glob, and notes the globs there.
    fn behind_glob(
        &self,
        search: &mut Search<'_>,
        reached: &Reached,
        target: ModuleId,
        found: &mut Vec<Binding>,
    ) {
        let Reached {
            importer,
            via,
            open,
            vis,
            ..
        } = reached;
        // A way is compared with those that are there wherever it is: others are no reason to leave it out.
        let ways = search.visited.entry(target).or_default();
        let mut alike = ways
            .iter()
            .filter(|(known, _)| known.iter().all(|way| open.contains(way)));
        let shows_more =
            ways.len() < MOST_WAYS && alike.all(|(_, known)| self.shows_more(*vis, *known));
        if shows_more {
            ways.push((open.clone(), *vis));
        }
        let (named, hides) = self.named(target, search.name, search.ns);
        let table = self.program.module(target);
        let in_the_way = !table.globs.is_empty() || !table.calls.is_empty();
        for binding in named {
            let seen = self.visible(binding.vis, *importer);
            let is_known = |other: &Binding| !other.hider && other.def == binding.def;
            let is_new = shows_more || seen && !found.iter().any(is_known);
            if is_new && (seen || in_the_way) {
                found.push(Binding {
                    def: binding.def,
                    via: via.iter().copied().chain(binding.via).collect(),
                    vis: *vis,
                    hider: !seen,
                    item_vis: binding.item_vis,
                });
            }
        }
        if hides {
            return;
        }
        for &glob in &table.globs {
            let glob_vis = self.program.import(glob).vis;
            let is_seen = self.visible(glob_vis, *importer);
            if is_seen && (search.followed.insert(glob) || shows_more) {
                search.queue.push_back(Reached {
                    importer: target,
                    glob,
                    via: via.iter().copied().chain([glob]).collect(),
                    open: open
                        .iter()
                        .copied()
                        .chain(self.is_open(glob).then_some(glob))
                        .collect(),
                    vis: self.narrower(*vis, glob_vis),
                });
            }
        }
    }

    /// Is the import under a cfg that only the judge's compiler decides?
    pub(super) fn is_open(&self, import: ImportId) -> bool {
        let node = self.program.import(import).node;
        self.program.node(node).refs.open_cfg()
    }

    /// Is what a module itself says of a name in the way of what its globs may bring under it, as far as that is `other`?
    pub(crate) fn hides(
        &self,
        module: ModuleId,
        name: &Name,
        ns: Ns,
        other: impl Fn(&Binding) -> bool,
    ) -> bool {
        self.behind_globs(module, name, ns).iter().any(other) || self.has_unknown_names(module)
    }

    /// What the globs of a module would bring under a name that it has itself.
    pub(crate) fn behind_globs(&self, module: ModuleId, name: &Name, ns: Ns) -> Rc<[Binding]> {
        self.remembered(&self.behind, (module, name.clone(), ns), || {
            let mut found = Vec::new();
            self.through_globs(module, name, ns, &mut found);
            found
        })
    }
}
