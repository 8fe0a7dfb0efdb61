//! What text under an undecided cfg may need: this rustc may not have seen it, and another one will.

use std::collections::BTreeSet;

use super::foreign::Foreign;
use super::untried::{conditional, globs_in_bodies, may_mean_else, modules, names, open_texts};
use crate::macros::reached;
use crate::reach::Live;
use crate::scope::{ALL, Def, Scopes, Visited};
use crate::tables::{ImportId, Kind, ModuleId, Name, Node, NodeId, Program, Refs, Vis};

/// The names and modules of such text. What is guarded stays, though rustc calls it dead.
pub(super) struct Guarded<'a> {
    scopes: &'a Scopes<'a>,
    live: &'a Live,
    foreign: &'a Foreign<'a>,
    /// Whose text it is.
    open: Vec<&'a Node>,
    /// Is there such text, or an item that only some compilers see?
    pub(super) is_any: bool,
    /// May all else mean something else there? Then all stays.
    all: bool,
    /// What it may need, by name.
    names: BTreeSet<Name>,
    /// What items are called that are there on some platforms only, by imports too.
    conditional: BTreeSet<Name>,
    modules: BTreeSet<ModuleId>,
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
        let conditional = conditional(program, live);
        let names = names(scopes, live, &open, &conditional);
        Guarded {
            scopes,
            live,
            foreign,
            all: may_mean_else(scopes, live, &open, &conditional),
            shown: shown(scopes, live, &open, &texts),
            names,
            conditional: called(program, live, &conditional),
            is_any: !open.is_empty() || !conditional.is_empty(),
            modules: open.iter().map(|node| node.module).collect(),
            open,
        }
    }

    /// Is some of the node's text such, or what it gives to macros?
    pub(super) fn is_open(&self, node: &Node) -> bool {
        self.open.iter().any(|open| std::ptr::eq(*open, node))
    }

    pub(super) fn has_name(&self, name: &Name) -> bool {
        self.all || self.names.contains(name)
    }

    /// Is the node mentioned, or a member or variant of it, or the trait that it is a member of?
    pub(super) fn has_node(&self, id: NodeId) -> bool {
        let program = self.scopes.program;
        let node = program.node(id);
        if self.all {
            return true;
        }
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
        let alias = import.alias.as_ref();
        if self.all {
            return true;
        }
        // Elsewhere, too, another thing may be meant where an item is there on some platforms.
        let is_for_it_alone = alias.is_some_and(|alias| !self.conditional.contains(alias));
        if is_for_it_alone && !self.is_in_sight(import.vis) {
            return false;
        }
        if alias.is_some_and(|alias| self.has_name(alias)) {
            return true;
        }
        let may_be_seen = self.modules.contains(&import.module) || self.brings_any(id);
        // Only then is rustc asked.
        may_be_seen && self.acts_unnamed(id)
    }

    /// Can such text see what has this visibility?
    fn is_in_sight(&self, vis: Vis) -> bool {
        let program = self.scopes.program;
        match vis {
            Vis::Public => true,
            Vis::Within(outer) => self.modules.iter().any(|id| program.is_within(*id, outer)),
        }
    }

    /// Does the import bring names that it does not say, or what may be a trait?
    fn acts_unnamed(&self, id: ImportId) -> bool {
        let program = self.scopes.program;
        let import = program.import(id);
        if import.alias.is_none() {
            return true;
        }
        let outcome = self.scopes.import_everywhere(id);
        let is_trait = |hit: &Def| match *hit {
            Def::Node(id) => may_be_trait(&program.node(id).kind),
            Def::Module(_) => false,
            Def::External => true,
        };
        let is_foreign_trait =
            || self.scopes.may_be_std_trait(id) && !self.foreign.is_no_trait(self.live, id);
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
        let is_shown = match &self.shown {
            Some(shown) => shown.contains(&import.module),
            None => true,
        };
        let is_seen = || is_shown && self.is_in_sight(import.vis);
        !self.names.is_empty()
            && (outcome.external && is_seen() || outcome.hits.iter().any(is_guarded))
    }
}

/// What items are called, and what imports call them.
fn called(program: Program<'_>, live: &Live, items: &[&Node]) -> BTreeSet<Name> {
    let mut names: BTreeSet<Name> = items.iter().flat_map(|node| &node.name).cloned().collect();
    loop {
        let known = names.len();
        for import in live.imports.iter().map(|id| program.import(*id)) {
            let last = import.path.segments.last();
            if last.is_some_and(|last| names.contains(last)) {
                names.extend(import.alias.clone());
            }
        }
        if names.len() == known {
            return names;
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
