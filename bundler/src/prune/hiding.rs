//! What keeps others of its name away: an item or import that hides what a glob beside it brings. rustc may call it dead, and
//! without it the name would mean something else.

use std::collections::BTreeSet;

use crate::inverted::Inverted;
use crate::reach::Live;
use crate::scope::{ALL, Binding, Def, Ns, Scopes};
use crate::tables::{ImportId, ModuleId, Name, NodeId, Program, SOLUTION, Vis};

/// The live items and imports that are in the way of what live globs and macro calls may bring.
pub(super) struct Hiding<'a> {
    scopes: &'a Scopes<'a>,
    inverted: &'a Inverted,
    live: &'a Live,
    /// May a live macro make a glob of any module? What only some see there may be in the way of other things then.
    makes_globs: bool,
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
            makes_globs: {
                let mut makers = inverted.with_module.values().flatten();
                makers.any(|call| live.nodes.contains(call))
            },
            imports: BTreeSet::new(),
            brought: BTreeSet::new(),
        };
        let hiders = live.hider_imports.iter().copied();
        hiding.imports = hiders.filter(|id| hiding.import_hides(*id)).collect();
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
        self.brought.contains(&id) || self.live.hiders.contains(&id) && self.node_hides(id)
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
        let may_be_brought = self.makes_globs && import.vis != Vis::Public;
        may_be_brought || names.any(|name| self.is_in_the_way(import.module, name, &is_it))
    }

    fn node_hides(&self, id: NodeId) -> bool {
        let node = self.scopes.program.node(id);
        let is_it = |other: &Binding, _| other.def == Def::Node(id);
        let mut names = node.name.iter();
        let may_be_brought = self.makes_globs && node.vis != Vis::Public;
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
