//! What keeps others of its name away: an item or import that hides what a glob beside it brings. rustc may call it dead, and
//! without it the name would mean something else.

use std::collections::{BTreeMap, BTreeSet};

use crate::inverted::Inverted;
use crate::reach::Live;
use crate::scope::{ALL, ALL_STD_TRAITS, Binding, Def, Ns, Scopes};
use crate::tables::{
    ImportId, Kind, ModuleId, Name, Node, NodeId, Program, SOLUTION, Vis, is_std_crate,
};

/// The live items and imports that are in the way of what live globs and macro calls may bring.
pub(super) struct Hiding<'a> {
    scopes: &'a Scopes<'a>,
    inverted: &'a Inverted,
    live: &'a Live,
    /// May live macros make imports of what they are given? What only some see may be in the way of other things then, and so may
    /// what has a name that others have.
    makes_imports: bool,
    /// What live items and imports bring under a name, if so.
    named: BTreeMap<Name, BTreeSet<Def>>,
    imports: BTreeSet<ImportId>,
    /// What those imports bring: they are nothing without it.
    brought: BTreeSet<NodeId>,
}

impl<'a> Hiding<'a> {
    pub(super) fn new(
        scopes: &'a Scopes<'a>,
        inverted: &'a Inverted,
        live: &'a Live,
    ) -> Hiding<'a> {
        let mut hiding = Hiding {
            scopes,
            inverted,
            live,
            makes_imports: makes_imports(scopes.program, inverted, live),
            named: BTreeMap::new(),
            imports: BTreeSet::new(),
            brought: BTreeSet::new(),
        };
        if hiding.makes_imports {
            hiding.named = named(scopes, live);
        }
        let hiders = live.hider_imports.iter().copied();
        let hiders = hiders.filter(|id| hiding.import_hides(*id));
        let all = live.imports.iter().copied();
        let homonyms = all.filter(|id| hiding.brings_homonym(*id));
        hiding.imports = hiders.chain(homonyms).collect();
        let imports = hiding.imports.iter();
        let brought = imports.flat_map(|id| scopes.import_everywhere(*id).hits);
        hiding.brought = brought
            .filter_map(|hit| match hit {
                Def::Node(id) => Some(id),
                _ => None,
            })
            .collect();
        hiding
    }

    /// Does the item hide something, or is it brought by an import that does?
    pub(super) fn has_node(&self, id: NodeId) -> bool {
        let node = self.scopes.program.node(id);
        let mut names = node.name.iter().filter(|_| node.owner.is_none());
        self.brought.contains(&id)
            || self.live.hiders.contains(&id) && self.node_hides(id)
            || names.any(|name| self.is_homonym(name, &[Def::Node(id)]))
    }

    /// Where macros make imports: has something else the name, which those may bring?
    fn is_homonym(&self, name: &Name, defs: &[Def]) -> bool {
        let is_other = |def: &Def| !defs.contains(def);
        let named = || self.named.get(name);
        self.makes_imports
            && (is_of_std(name)
                || self.acts_unseen(name) && named().is_some_and(|all| all.iter().any(is_other)))
    }

    /// May one of those of the name be meant or not without an error: a trait, whose methods are called, a constant in a pattern, or
    /// what std has?
    fn acts_unseen(&self, name: &Name) -> bool {
        let acts = |def: &Def| match def {
            Def::Node(id) => matches!(
                self.scopes.program.node(*id).kind,
                Kind::Trait | Kind::Const | Kind::Static | Kind::Struct { constructor: true }
            ),
            Def::Module(_) => false,
            Def::External => true,
        };
        let named = self.named.get(name);
        named.is_some_and(|all| all.iter().any(acts))
    }

    /// Does an import bring what has the name of something else?
    fn brings_homonym(&self, id: ImportId) -> bool {
        if !self.makes_imports {
            return false;
        }
        let import = self.scopes.program.import(id);
        let hits = self.scopes.import_everywhere(id).hits;
        match &import.alias {
            Some(alias) => self.is_homonym(alias, &hits),
            None => hits.iter().any(|hit| {
                let Def::Module(module) = hit else {
                    return false;
                };
                let table = self.scopes.program.module(*module);
                // Where no macro makes another glob, only what std has can be meant instead.
                let has_maker = self.inverted.with_module.contains_key(&import.module);
                let acts = |name: &Name, defs: &[Def]| {
                    is_of_std(name) || has_maker && self.is_homonym(name, defs)
                };
                let own = |ids: &[NodeId]| ids.iter().map(|id| Def::Node(*id)).collect::<Vec<_>>();
                let mut items = table.names.iter();
                let mut imports = table.imports.keys();
                items.any(|(name, ids)| acts(name, &own(ids)))
                    || imports.any(|name| acts(name, &[]))
            }),
        }
    }

    /// Does the import hide something?
    pub(super) fn has_import(&self, id: ImportId) -> bool {
        self.imports.contains(&id)
    }

    fn import_hides(&self, id: ImportId) -> bool {
        let scopes = self.scopes;
        let import = scopes.program.import(id);
        // What it brings is not hidden by it, unless a glob shows that to more.
        let is_it = |other: &Binding, ns| {
            scopes.imported(id, ns).contains(&other.def)
                && !scopes.shows_more(other.vis, import.vis)
        };
        let mut names = import.alias.iter();
        let may_be_brought = self.makes_imports && import.vis != Vis::Public;
        may_be_brought || names.any(|name| self.is_in_the_way(import.module, name, &is_it))
    }

    fn node_hides(&self, id: NodeId) -> bool {
        let node = self.scopes.program.node(id);
        let is_it = |other: &Binding, _| other.def == Def::Node(id);
        let mut names = node.name.iter();
        let may_be_brought = self.makes_imports && node.vis != Vis::Public;
        may_be_brought || names.any(|name| self.is_in_the_way(node.module, name, &is_it))
    }

    /// Is what a module calls `name` in the way of anything but itself that a live glob or macro call there may bring?
    fn is_in_the_way(
        &self,
        module: ModuleId,
        name: &Name,
        is_it: &dyn Fn(&Binding, Ns) -> bool,
    ) -> bool {
        let is_other = |other: &Binding, ns| self.is_live(other) && !is_it(other, ns);
        let hides_in = |ns| {
            let mut others = self
                .scopes
                .behind_globs(module, name, ns)
                .to_vec()
                .into_iter();
            others.any(|other| is_other(&other, ns))
        };
        has_unnamed(self.scopes.program, self.live, module)
            && (self.may_bring_any(module) || ALL.into_iter().any(hides_in))
    }

    /// May a live glob bring names that no table has, or the glob that a macro makes? What else a macro makes could not be called
    /// like something beside it.
    fn may_bring_any(&self, module: ModuleId) -> bool {
        let scopes = self.scopes;
        let table = scopes.program.module(module);
        let is_unknown = |def: Def| match def {
            Def::Module(target) => scopes.has_unknown_names(target),
            Def::External => true,
            Def::Node(_) => false,
        };
        let mut globs = table
            .globs
            .iter()
            .filter(|glob| self.live.imports.contains(glob));
        let mut makers = self.inverted.with_module.get(&module).into_iter().flatten();
        module.krate == SOLUTION
            || makers.any(|call| self.live.nodes.contains(call))
            || globs.any(|glob| {
                let targets = scopes.imported(*glob, Ns::Type);
                targets.is_empty() || targets.into_iter().any(is_unknown)
            })
    }

    fn is_live(&self, binding: &Binding) -> bool {
        let live = self.live;
        binding
            .via
            .iter()
            .all(|import| live.imports.contains(import))
            && !matches!(binding.def, Def::Node(id) if !live.nodes.contains(&id))
    }
}

/// Has the module a live glob or macro call, which may bring any name?
fn has_unnamed(program: Program<'_>, live: &Live, module: ModuleId) -> bool {
    let table = program.module(module);
    table.globs.iter().any(|glob| live.imports.contains(glob))
        || table.calls.iter().any(|call| live.nodes.contains(call))
}

/// Is there a live macro that makes imports of what it is given, or a call that may bring any name?
fn makes_imports(program: Program<'_>, inverted: &Inverted, live: &Live) -> bool {
    let mut makers = inverted.with_module.values().flatten();
    let mut nodes = live.nodes.iter().map(|id| program.node(*id));
    let is_maker =
        |node: &Node| matches!(node.kind, Kind::MacroRules { .. }) && node.refs.uses_given;
    makers.any(|call| live.nodes.contains(call)) || nodes.any(is_maker)
}

/// What live items and named imports are and bring, by name.
fn named(scopes: &Scopes<'_>, live: &Live) -> BTreeMap<Name, BTreeSet<Def>> {
    let program = scopes.program;
    let mut named: BTreeMap<Name, BTreeSet<Def>> = BTreeMap::new();
    for id in &live.nodes {
        let node = program.node(*id);
        let def = match node.kind {
            Kind::Mod(module) => Def::Module(module),
            _ => Def::Node(*id),
        };
        let is_macro = matches!(node.kind, Kind::MacroRules { .. });
        if let (None, Some(name), false) = (node.owner, &node.name, is_macro) {
            named.entry(name.clone()).or_default().insert(def);
        }
    }
    for id in &live.imports {
        if let Some(alias) = &program.import(*id).alias {
            let hits = scopes.import_everywhere(*id).hits;
            named.entry(alias.clone()).or_default().extend(hits);
        }
    }
    named
}

/// Has std a trait or a crate of this name?
fn is_of_std(name: &str) -> bool {
    ALL_STD_TRAITS.split(' ').any(|of_std| of_std == name) || is_std_crate(name)
}
