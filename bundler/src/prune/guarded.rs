//! What text under an undecided cfg may need: this rustc may not have seen it, and another one will.

use std::collections::BTreeSet;

use super::Tools;
use super::elsewhere::Elsewhere;
use super::foreign::Foreign;
use super::untried::{
    conditional, globs_in_bodies, may_mean_else, modules, names, open_imports, open_texts,
};
use super::ways::Ways;
use crate::macros::reached;
use crate::reach::Live;
use crate::scope::{ALL, Def, Scopes, Visited};
use crate::tables::{Import, ImportId, Kind, ModuleId, Name, Node, NodeId, Program, Refs, Vis};

/// The names and modules of such text. What is guarded stays, though rustc calls it dead.
pub(super) struct Guarded<'a> {
    scopes: &'a Scopes<'a>,
    live: &'a Live,
    foreign: &'a Foreign<'a>,
    /// Whose text it is, or what is there on some platforms only.
    open: Vec<&'a Node>,
    /// What it may need, by name.
    names: BTreeSet<Name>,
    /// How it may come to that.
    ways: Ways,
    /// Where types or imports may be other ones: what other text may mean there.
    elsewhere: Option<Elsewhere>,
    /// May a call there define a name?
    defines: bool,
    /// What items are called that are there on some platforms only, by imports too.
    conditional: BTreeSet<Name>,
    modules: BTreeSet<ModuleId>,
    /// Modules whose imports a glob may show to it; none if it may be any module's.
    shown: Option<BTreeSet<ModuleId>>,
}

impl<'a> Guarded<'a> {
    pub(super) fn new(
        tools: &Tools<'a>,
        live: &'a Live,
        elsewhere: impl FnOnce(&[&Node]) -> Elsewhere,
    ) -> Guarded<'a> {
        let Tools {
            scopes,
            foreign,
            calls,
            ..
        } = *tools;
        let program = scopes.program;
        let open = open_texts(program, live);
        let texts = reached(program, open.iter().map(|node| &*node.refs).collect());
        let conditional = conditional(program, live);
        let defines = |id: &NodeId| {
            let node = program.node(*id);
            let is_open = || open.iter().any(|open| std::ptr::eq(*open, node));
            let made = || calls.of(*id);
            let is_open_call = node.kind == Kind::MacroCall && is_open();
            is_open_call && made().is_none_or(|made| !made.defines.is_empty())
        };
        let both = open.iter().chain(&conditional).map(|node| &*node.refs);
        let both = reached(program, both.collect());
        let may_differ = may_mean_else(calls, live, &open, &conditional);
        Guarded {
            scopes,
            live,
            foreign,
            shown: shown(scopes, live, &open, &texts),
            names: names(calls, live, &open, &conditional),
            ways: Ways::new(program, &both, &open_imports(program, live)),
            elsewhere: may_differ.then(|| elsewhere(&open)),
            defines: live.nodes.iter().any(defines),
            conditional: called(program, live, &conditional),
            modules: open
                .iter()
                .chain(&conditional)
                .map(|node| node.module)
                .collect(),
            open,
        }
    }

    /// May types, or what imports bring, be other ones there in a crate's text?
    pub(super) fn may_differ(&self, krate: u32) -> bool {
        let elsewhere = self.elsewhere.as_ref();
        elsewhere.is_some_and(|elsewhere| elsewhere.has_text_of(krate))
    }

    /// Is some of the node's text such, or what it gives to macros?
    pub(super) fn is_open(&self, node: &Node) -> bool {
        self.open.iter().any(|open| std::ptr::eq(*open, node))
    }

    pub(super) fn has_name(&self, name: &Name) -> bool {
        self.names.contains(name)
    }

    /// May the node be meant, by its name, that of a variant or member, or as a member of a trait that may?
    pub(super) fn has_node(&self, id: NodeId) -> bool {
        let program = self.scopes.program;
        let node = program.node(id);
        let owner = node.owner.map(|owner| program.node(owner));
        let owner = owner.filter(|owner| owner.kind == Kind::Trait);
        if owner.is_some_and(|owner| owner.name.iter().any(|name| self.has_name(name))) {
            return true;
        }
        // A macro that no import brings is there to be called by its name.
        if matches!(node.kind, Kind::MacroRules { exported: false })
            && let Some(name) = &node.name
            && !self.is_imported(name)
        {
            return self.has_name(name) && self.ways.call(name);
        }
        let members = node.members.iter().map(|id| program.node(*id));
        let mut names = members.chain([node]).flat_map(|node| &node.name);
        names.any(|name| self.has_name(name))
            || node.variants.iter().any(|name| self.has_name(name))
            || self.is_elsewhere(id)
    }

    /// May it be meant there by text that means something else here?
    fn is_elsewhere(&self, id: NodeId) -> bool {
        let Some(elsewhere) = &self.elsewhere else {
            return false;
        };
        let program = self.scopes.program;
        let node = program.node(id);
        let is_mentioned = |vis| {
            let mut names = node.name.iter().chain(&node.variants);
            names.any(|name| elsewhere.mentions(program, name, vis))
        };
        match node.kind {
            Kind::Trait if elsewhere.calls(id) => true,
            Kind::Member => is_mentioned(Vis::Public),
            _ => elsewhere.leads_to(id.krate) && is_mentioned(node.vis),
        }
    }

    pub(super) fn has_import(&self, id: ImportId) -> bool {
        let import = self.scopes.program.import(id);
        let alias = import.alias.as_ref();
        if self.is_import_elsewhere(id) {
            return true;
        }
        // Elsewhere, too, another thing may be meant where an item is there on some platforms.
        let is_for_it_alone = alias.is_some_and(|alias| !self.conditional.contains(alias));
        if is_for_it_alone && !self.is_in_sight(import.vis) {
            return false;
        }
        let may_come = |alias: &Name| !is_for_it_alone || self.may_come_by(import, alias);
        if alias.is_some_and(|alias| self.has_name(alias) && may_come(alias)) {
            return true;
        }
        let may_be_seen = self.modules.contains(&import.module) || self.brings_any(id);
        // Only then is rustc asked.
        may_be_seen && self.acts_unnamed(id)
    }

    /// Does a live import bring something of this name?
    fn is_imported(&self, name: &Name) -> bool {
        let imports = self.live.imports.iter();
        let mut imports = imports.map(|id| self.scopes.program.import(*id));
        imports.any(|import| import.path.segments.last() == Some(name))
    }

    /// May such text come to what an import brings: by a path through its module, or where the name is in sight?
    fn may_come_by(&self, import: &Import, alias: &Name) -> bool {
        self.modules.contains(&import.module)
            || self.is_shown(import.module)
            || self.ways.lead_to(alias)
    }

    /// May a glob show what is imported there to such text?
    fn is_shown(&self, module: ModuleId) -> bool {
        self.shown
            .as_ref()
            .is_none_or(|shown| shown.contains(&module))
    }

    /// May text that means something else here have it from there: as a trait, or by a path from another module?
    fn is_import_elsewhere(&self, id: ImportId) -> bool {
        let Some(elsewhere) = &self.elsewhere else {
            return false;
        };
        let import = self.scopes.program.import(id);
        let alias = import.alias.as_ref();
        let is_path = || {
            let is_shown = import.vis != Vis::Within(import.module);
            let program = self.scopes.program;
            is_shown && alias.is_none_or(|alias| elsewhere.mentions(program, alias, import.vis))
        };
        elsewhere.calls_by(id) && self.acts_unnamed(id)
            || elsewhere.leads_to(import.module.krate) && is_path()
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

    /// Do globs bring such a trait of `target` into a module?
    fn has_trait_behind(&self, module: ModuleId, target: ModuleId) -> bool {
        let mut traits = Vec::new();
        let visited = &mut Visited::default();
        self.scopes
            .traits_of(module, target, &[], visited, &mut traits);
        traits.iter().any(|seen| match seen.def {
            Def::Node(id) => self.has_node(id),
            _ => true,
        })
    }

    /// May the import lead other modules to what is guarded, by a glob or as a trait with members?
    fn brings_any(&self, id: ImportId) -> bool {
        let import = self.scopes.program.import(id);
        let is_shown = self.is_shown(import.module);
        let is_guarded = |hit: &Def| match *hit {
            Def::Module(module) => {
                let named = |name| {
                    ALL.iter()
                        .any(|ns| !self.scopes.lookup(module, name, *ns).is_empty())
                };
                self.defines && self.scopes.has_unknown_names(module)
                    || self.names.iter().any(named)
                    || self.has_trait_behind(import.module, module)
            }
            Def::Node(id) => is_shown && self.has_node(id),
            Def::External => true,
        };
        let outcome = self.scopes.import_everywhere(id);
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
