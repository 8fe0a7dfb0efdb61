//! What text under an undecided cfg may need: this rustc may not have seen it, and another one will.

use std::collections::BTreeSet;

use super::foreign::Foreign;
use super::mentioned::mentioned;
use crate::macros::reached;
use crate::reach::Live;
use crate::resolve::Site;
use crate::scope::{ALL, Def, Scopes, Visited};
use crate::tables::{ImportId, Kind, ModuleId, Name, Node, NodeId, On, Program, Refs, Vis};

/// The names and modules of such text. What is guarded stays, though rustc calls it dead.
pub(super) struct Guarded<'a> {
    scopes: &'a Scopes<'a>,
    live: &'a Live,
    foreign: &'a Foreign<'a>,
    /// What it mentions, and what the macros that it calls do: of those rustc saw no more than the arms that others take. And
    /// what it is called: where it is not there, another item of that name may be meant.
    names: BTreeSet<Name>,
    modules: BTreeSet<ModuleId>,
    /// Modules where some platforms have what a macro's call makes.
    called: BTreeSet<ModuleId>,
    /// Modules whose imports a glob may show to it; none if it may be any module's.
    shown: Option<BTreeSet<ModuleId>>,
}

impl<'a> Guarded<'a> {
    pub(super) fn new(
        scopes: &'a Scopes<'a>,
        live: &'a Live,
        foreign: &'a Foreign<'a>,
    ) -> Guarded<'a> {
        let program = scopes.program;
        let open = open_texts(program, live);
        let texts = reached(program, open.iter().map(|node| &*node.refs).collect());
        let mut names: BTreeSet<Name> = mentioned(program, &open).cloned().collect();
        let imports = live.imports.iter().map(|id| program.import(*id));
        for import in imports.filter(|import| program.node(import.node).refs.open_cfg) {
            names.extend(import.path.segments.iter().chain(&import.alias).cloned());
        }
        names.extend(brought(scopes, live, &spread(scopes, live, &open)));
        let nodes = live.nodes.iter().map(|id| program.node(*id));
        let conditional = nodes.filter(|node| is_conditional(program, node));
        let conditional: Vec<&Node> = conditional.collect();
        names.extend(conditional.iter().flat_map(|node| &node.name).cloned());
        let calls = conditional
            .iter()
            .filter(|node| node.kind == Kind::MacroCall);
        let called = calls.map(|node| node.module).collect();
        extend(program, live, &mut names);
        Guarded {
            scopes,
            live,
            foreign,
            shown: shown(scopes, live, &open, &texts),
            names,
            called,
            modules: open.iter().map(|node| node.module).collect(),
        }
    }

    pub(super) fn has_name(&self, name: &Name) -> bool {
        self.names.contains(name)
    }

    /// Is the node mentioned, or a member or variant of it, or the trait that it is a member of?
    pub(super) fn has_node(&self, id: NodeId) -> bool {
        let program = self.scopes.program;
        let node = program.node(id);
        let owner = node.owner.map(|owner| program.node(owner));
        let owner = owner.filter(|owner| owner.kind == Kind::Trait);
        if owner.is_some_and(|owner| owner.name.iter().any(|name| self.has_name(name))) {
            return true;
        }
        let members = node.members.iter().map(|id| program.node(*id));
        let names = members.chain([node]).flat_map(|node| &node.name);
        names.chain(&node.variants).any(|name| self.has_name(name))
    }

    pub(super) fn has_import(&self, id: ImportId) -> bool {
        let import = self.scopes.program.import(id);
        if import
            .alias
            .as_ref()
            .is_some_and(|alias| self.has_name(alias))
        {
            return true;
        }
        let may_be_seen = self.modules.contains(&import.module) || self.brings_any(id);
        // Only then is rustc asked.
        may_be_seen && self.acts_unnamed(id)
    }

    /// Does the import bring names that it does not say, or what may be a trait?
    fn acts_unnamed(&self, id: ImportId) -> bool {
        let program = self.scopes.program;
        let import = program.import(id);
        let Some(alias) = &import.alias else {
            return true;
        };
        let outcome = self.scopes.import_everywhere(id);
        let is_trait = |hit: &Def| match *hit {
            Def::Node(id) => may_be_trait(&program.node(id).kind),
            Def::Module(_) => false,
            Def::External => true,
        };
        // Std has no trait with a small letter.
        let is_foreign_trait =
            || !alias.starts_with(char::is_lowercase) && !self.foreign.is_no_trait(self.live, id);
        outcome.hits.iter().any(is_trait) || outcome.external && is_foreign_trait()
    }

    /// May the import lead other modules to what is guarded, by a glob or as a trait with members?
    fn brings_any(&self, id: ImportId) -> bool {
        let import = self.scopes.program.import(id);
        let is_guarded = |hit: &Def| match *hit {
            Def::Module(module) => {
                let named = |name| {
                    ALL.iter()
                        .any(|ns| !self.scopes.lookup(module, name, *ns).is_empty())
                };
                let mut traits = Vec::new();
                let visited = &mut Visited::default();
                self.scopes
                    .traits_of(import.module, module, &[], visited, &mut traits);
                self.names.iter().any(named)
                    || traits.iter().any(|seen| match seen.def {
                        Def::Node(id) => self.has_node(id),
                        _ => true,
                    })
            }
            Def::Node(id) => self.has_node(id),
            Def::External => true,
        };
        let outcome = self.scopes.import_everywhere(id);
        let is_called =
            |hit: &Def| matches!(hit, Def::Module(module) if self.called.contains(module));
        if outcome.hits.iter().any(is_called) {
            return true;
        }
        let program = self.scopes.program;
        let is_shown = match &self.shown {
            Some(shown) => shown.contains(&import.module),
            None => true,
        };
        let is_seen = || match import.vis {
            Vis::Public => is_shown,
            Vis::Within(outer) => {
                is_shown && self.modules.iter().any(|id| program.is_within(*id, outer))
            }
        };
        !self.names.is_empty()
            && (outcome.external && is_seen() || outcome.hits.iter().any(is_guarded))
    }
}

/// Adds what other names stand for: what is imported by them under another one, and what text mentions of which a macro may make
/// something that is called so.
fn extend(program: Program<'_>, live: &Live, names: &mut BTreeSet<Name>) {
    let calls = live.nodes.iter().map(|id| program.node(*id));
    let mut calls: Vec<&Node> = calls.filter(|node| node.kind == Kind::MacroCall).collect();
    while !names.is_empty() {
        let known = names.len();
        for import in live.imports.iter().map(|id| program.import(*id)) {
            if import.alias.iter().any(|alias| names.contains(alias)) {
                names.extend(import.path.segments.last().cloned());
            }
        }
        let is_met = |node: &&Node| !node.refs.names.is_disjoint(names);
        let (met, rest) = calls.into_iter().partition(is_met);
        let met: Vec<&Node> = met;
        names.extend(mentioned(program, &met).cloned());
        calls = rest;
        if names.len() == known {
            return;
        }
    }
}

/// Is an item a trait, or something that may make one?
fn may_be_trait(kind: &Kind) -> bool {
    use Kind::{Alias, Const, Enum, Fn, ForeignMod, MacroRules, Static, Struct, Union};
    !matches!(
        kind,
        Alias | Const | Enum | Fn | ForeignMod | MacroRules { .. } | Static | Struct { .. } | Union
    )
}

/// The modules that live globs lead to, those in the bodies of `open` nodes included; none if `texts`, or what a call beside them
/// makes, may hold others.
fn shown(
    scopes: &Scopes<'_>,
    live: &Live,
    open: &[&Node],
    texts: &[&Refs],
) -> Option<BTreeSet<ModuleId>> {
    let program = scopes.program;
    if open.is_empty() {
        return None;
    }
    let calls = live.nodes.iter().map(|id| program.node(*id));
    let calls = calls.filter(|node| node.kind == Kind::MacroCall);
    let made = reached(program, calls.map(|node| &*node.refs).collect());
    if texts.iter().chain(&made).any(|refs| refs.imports_in_macro) {
        return None;
    }
    let globs = live
        .imports
        .iter()
        .filter(|id| program.import(**id).path.glob);
    let outer = globs.flat_map(|id| scopes.import_everywhere(*id).hits);
    Some(modules(outer.chain(globs_in_bodies(scopes, open))))
}

/// What the globs in bodies lead to.
fn globs_in_bodies<'a>(
    scopes: &'a Scopes<'_>,
    nodes: &'a [&Node],
) -> impl Iterator<Item = Def> + use<'a> {
    nodes.iter().flat_map(move |node| {
        let site = Site::of_node(node);
        let globs = node.refs.uses.iter().filter(|local| local.path.glob);
        globs.flat_map(move |local| scopes.body_use(site, &local.path).hits)
    })
}

fn modules(hits: impl Iterator<Item = Def>) -> BTreeSet<ModuleId> {
    let modules = hits.filter_map(|hit| match hit {
        Def::Module(module) => Some(module),
        _ => None,
    });
    modules.collect()
}

/// The modules that globs under an undecided cfg lead to.
fn spread(scopes: &Scopes<'_>, live: &Live, open: &[&Node]) -> BTreeSet<ModuleId> {
    let program = scopes.program;
    let is_open = |node: &Node| node.refs.untried_cfg || is_conditional(program, node);
    let globs = live.imports.iter().filter(|id| {
        let import = program.import(**id);
        import.path.glob && is_open(program.node(import.node))
    });
    let outer = globs.flat_map(|id| scopes.import_everywhere(*id).hits);
    modules(outer.chain(globs_in_bodies(scopes, open)))
}

/// The names of live items that such modules bring, and those that imports have for them. Without them no error need say so:
/// another thing of the name is meant, a constant's name in a pattern is a variable, another trait's method is called.
fn brought(scopes: &Scopes<'_>, live: &Live, spread: &BTreeSet<ModuleId>) -> BTreeSet<Name> {
    let program = scopes.program;
    let mut names = BTreeSet::new();
    if spread.is_empty() {
        return names;
    }
    let items = live.nodes.iter().map(|id| program.node(*id));
    let items = items.filter(|node| node.owner.is_none());
    let aliases = live.imports.iter();
    let aliases = aliases.flat_map(|id| &program.import(*id).alias);
    let asked: BTreeSet<&Name> = items.flat_map(|node| &node.name).chain(aliases).collect();
    let own_name = |def: Def| match def {
        Def::Node(id) => program.node(id).name.clone(),
        _ => None,
    };
    for module in spread {
        for (name, ns) in asked.iter().flat_map(|name| ALL.map(|ns| (*name, ns))) {
            let bindings = scopes.lookup(*module, name, ns);
            for binding in bindings.iter().filter(|binding| !binding.hider) {
                names.insert(name.clone());
                names.extend(own_name(binding.def));
            }
        }
        let mut traits = Vec::new();
        scopes.traits_of(*module, *module, &[], &mut Visited::default(), &mut traits);
        names.extend(traits.iter().filter_map(|seen| own_name(seen.def)));
    }
    names
}

/// Is the item there on some platforms only?
fn is_conditional(program: Program<'_>, node: &Node) -> bool {
    let mut conditions = node.refs.open_attributes.iter();
    node.refs.untried_cfg() && conditions.any(|condition| condition.on != On::Part)
        || match node.owner {
            Some(owner) => is_conditional(program, program.node(owner)),
            None => program.module(node.module).untried_cfg,
        }
}

/// The live nodes with text under an undecided cfg, their own or that of a macro which they may call: what they pass to it is
/// under the cfg too.
fn open_texts<'a>(program: Program<'a>, live: &Live) -> Vec<&'a Node> {
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    let (mut open, mut rest): (Vec<&Node>, Vec<&Node>) =
        nodes.partition(|node| node.refs.untried_cfg());
    let mut macros: BTreeSet<&Name> = BTreeSet::new();
    loop {
        let known = (open.len(), macros.len());
        let rules = open
            .iter()
            .filter(|node| matches!(node.kind, Kind::MacroRules { .. }));
        macros.extend(rules.flat_map(|node| &node.name));
        for import in live.imports.iter().map(|id| program.import(*id)) {
            let imported = import.path.segments.last();
            if imported.is_some_and(|name| macros.contains(name)) {
                macros.extend(&import.alias);
            }
        }
        let may_call = |node: &&Node| macros.iter().any(|name| node.refs.names.contains(*name));
        let (calling, others): (Vec<&Node>, Vec<&Node>) = rest.into_iter().partition(may_call);
        open.extend(calling);
        rest = others;
        if known == (open.len(), macros.len()) {
            return open;
        }
    }
}
