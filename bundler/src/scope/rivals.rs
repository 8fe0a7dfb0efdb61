//! Traits whose name another glob brings as well. Nothing names them, so that no rule against ambiguous names holds: rustc takes
//! the thing that it comes to first, and the methods of a trait that comes second cannot be called.
//!
//! It comes first to what the globs' modules have themselves, in the order of the text, and then to what imports bring there; but
//! of another crate's module it knows all from the start. In a bundle no module is another crate's.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Binding, Def, Ns, Scopes, SeenTrait, lives_in};
use crate::tables::{ImportId, Kind, ModuleId, Name, Program};

/// What the modules of the program call types, traits and modules: few names have more than one meaning.
pub(super) struct Homonyms {
    /// How many items and variants have a name.
    items: FxHashMap<Name, u32>,
    imports: FxHashMap<Name, Vec<ImportId>>,
    traits: FxHashSet<Name>,
}

impl Homonyms {
    /// O(names and variants of the program).
    fn new(program: Program<'_>) -> Homonyms {
        let mut items: FxHashMap<Name, u32> = FxHashMap::default();
        let mut imports: FxHashMap<Name, Vec<ImportId>> = FxHashMap::default();
        let mut traits = FxHashSet::default();
        let modules = program.krates.iter().flat_map(|krate| &krate.modules);
        for table in modules {
            for (name, nodes) in &table.names {
                for node in nodes.iter().map(|id| program.node(*id)) {
                    if node.kind == Kind::Trait {
                        traits.insert(name.clone());
                    }
                    let own = lives_in(node.kind, Ns::Type).then_some(name);
                    for name in own.into_iter().chain(&node.variants) {
                        *items.entry(name.clone()).or_default() += 1;
                    }
                }
            }
            for (name, of_name) in &table.imports {
                imports.entry(name.clone()).or_default().extend(of_name);
            }
        }
        Homonyms {
            items,
            imports,
            traits,
        }
    }
}

/// How a glob brings something of a name.
pub(crate) struct Way {
    pub(crate) def: Def,
    /// Where the glob stands in its file.
    pub(crate) glob: Range<usize>,
    /// The imports that its path leads through, and those behind it.
    pub(crate) imports: Vec<ImportId>,
    /// Was something of it put in the place of a call, so that in the original rustc comes to it later than here?
    pub(crate) is_late: bool,
}

/// Two globs that bring different things of one name, where rustc may come to the other one first in the bundle of a crate.
pub(crate) fn reordered(krate: u32, ways: &[Way]) -> Option<[Range<usize>; 2]> {
    let first = ways.iter().min_by_key(|way| way.glob.start)?;
    let is_other = |way: &&Way| way.def != first.def && way.glob != first.glob;
    let other = ways.iter().find(is_other)?;
    let crosses = |way: &Way| way.imports.iter().any(|import| import.krate != krate);
    let is_late = ways.iter().any(|way| way.is_late);
    let may_change = is_late || !first.imports.is_empty() && ways.iter().any(crosses);
    may_change.then(|| [first.glob.clone(), other.glob.clone()])
}

impl Scopes<'_> {
    /// May the name, which something brings as `def`, mean something else anywhere?
    pub(crate) fn is_shared(&self, name: &Name, def: Def) -> bool {
        let homonyms = self.homonyms.get_or_init(|| Homonyms::new(self.program));
        let is_own = |id| self.program.node(id).name.as_ref() == Some(name);
        let own = u32::from(matches!(def, Def::Node(id) if is_own(id)));
        let mut imports = homonyms.imports.get(name).into_iter().flatten();
        // Two things of std may have one name.
        let several_of_std = def == Def::External && imports.clone().count() > 1;
        several_of_std
            || homonyms.items.get(name).is_some_and(|items| *items > own)
            || imports.any(|import| {
                let others = self.imported(*import, Ns::Type);
                others.iter().any(|other| *other != def)
            })
    }

    /// Is something of the program called so: a type, trait, variant, module or import?
    pub(crate) fn is_name(&self, name: &str) -> bool {
        let homonyms = self.homonyms.get_or_init(|| Homonyms::new(self.program));
        homonyms.items.contains_key(name) || homonyms.imports.contains_key(name)
    }

    /// Names that a trait has and something else too.
    pub(crate) fn shared_traits(&self) -> impl Iterator<Item = &Name> {
        let homonyms = self.homonyms.get_or_init(|| Homonyms::new(self.program));
        let traits = homonyms.traits.iter();
        traits.filter(|name| homonyms.items[*name] > 1 || homonyms.imports.contains_key(*name))
    }

    /// Notes what else of the name of a trait the globs of `module` bring.
    pub(super) fn note_rivals(&self, module: ModuleId, name: &Name, seen: &mut SeenTrait) {
        if !self.is_shared(name, seen.def) {
            return;
        }
        let bindings = self.lookup(module, name, Ns::Type);
        let by_glob = |binding: &&Binding| {
            let first = binding.via.first();
            !binding.hider && first.is_some_and(|first| self.program.import(*first).path.glob)
        };
        let bindings = bindings.iter().filter(by_glob);
        // What is less public than a glob does not come by it.
        let seen_here = bindings
            .clone()
            .filter(|binding| self.visible(binding.item_vis, module));
        let ways: Vec<Way> = seen_here.flat_map(|binding| self.way(binding)).collect();
        if seen.reordered.is_none() {
            seen.reordered = reordered(module.krate, &ways).map(|globs| (module, globs));
        }
        let rivals = bindings
            .filter(|binding| !self.is_same(binding.def, &binding.via, seen.def, &seen.via));
        let rivals: Vec<Binding> = rivals.cloned().collect();
        seen.rivals.extend(rivals);
    }

    /// Are two things of a name one, each with the imports that it came through? Those of std are if they have one path.
    fn is_same(&self, one: Def, way: &[ImportId], other: Def, other_way: &[ImportId]) -> bool {
        let path = |way: &[ImportId]| Some(&*self.program.import(*way.last()?).path.segments);
        one == other && (one != Def::External || path(way) == path(other_way))
    }

    fn way(&self, binding: &Binding) -> Option<Way> {
        let (&glob, behind) = binding.via.split_first()?;
        let mut imports = self.imports_to(glob);
        imports.extend(behind);
        Some(Way {
            def: binding.def,
            glob: self.program.import(glob).range.clone(),
            is_late: self.is_late(binding.def, &imports),
            imports,
        })
    }

    /// Does something, or one of the imports that bring it, stand in an included file or in what a macro was expanded to?
    pub(crate) fn is_late(&self, def: Def, imports: &[ImportId]) -> bool {
        let imports = imports
            .iter()
            .map(|import| self.program.import(*import).node);
        let own = match def {
            Def::Node(id) => Some(id),
            Def::Module(id) => self.program.module(id).declaration,
            Def::External => None,
        };
        let mut nodes = imports.chain(own);
        nodes.any(|id| {
            let node = self.program.node(id);
            // No other marks have items inside them.
            let file = self.program.file(node.module);
            file.is_marked(node.range.start)
        })
    }
}
