//! What becomes live without being touched by a path: impls (L4), members (L5), traits in scope (L7), and item macros (L2).

use super::Reach;
use super::rivals::kept;
use crate::inverted::Needs;
use crate::macros;
use crate::resolve::{Outcome, Touch};
use crate::scope::{Binding, Def, Ns, SeenTrait, Visited};
use crate::tables::{Kind, ModuleId, Name, NodeId, Vis};

/// What makes a thing live that is in the way of others of its name.
fn hider(binding: &Binding) -> Option<Touch> {
    match (binding.via.last(), binding.def) {
        (Some(import), _) => Some(Touch::HiderImport(*import)),
        (None, Def::Node(id)) => Some(Touch::Hider(id)),
        (None, Def::Module(id)) => Some(Touch::Module(id)),
        (None, Def::External) => None,
    }
}

impl Reach<'_> {
    /// A name that live text mentions.
    pub(super) fn mention(&mut self, name: &Name) {
        if !self.mentioned.insert(name.clone()) {
            return;
        }
        // These of std's macros call a method, and may have other names or come by a fragment.
        if matches!(&**name, "write" | "writeln") {
            self.mention(&Name::from("write_fmt"));
        }
        let inverted = self.inverted;
        // Item macros that may define it, or act on it.
        for &call in inverted.calls.get(name).into_iter().flatten() {
            self.once_linked(call);
        }
        for &member in inverted.members.get(name).into_iter().flatten() {
            self.member(member);
        }
        for touches in self.waits.remove(name).into_iter().flatten() {
            for touch in touches {
                self.touch(&touch);
            }
        }
        for import in self.import_waits.remove(name).into_iter().flatten() {
            self.import(import);
        }
    }

    /// A member whose name is mentioned: live with its trait, or with its impl where that may be.
    fn member(&mut self, id: NodeId) {
        let Some(owner) = self.program.node(id).owner else {
            return;
        };
        let alive = match self.inverted.by_impl.get(&owner) {
            Some(&index) if self.inverted.waiting[index].inherent => self.is_complete(index),
            _ => self.live.nodes.contains(&owner),
        };
        if alive {
            self.once_linked(id);
        }
    }

    /// Members of a live trait or impl whose names are mentioned, and macro calls: what they define may be.
    pub(super) fn members_mentioned(&mut self, owner: NodeId) {
        for &member in &self.program.node(owner).members {
            let name = self.program.node(member).name.as_ref();
            if name.is_none_or(|name| self.mentioned.contains(name)) {
                self.node(member);
            }
        }
    }

    /// Members of a live impl: all of them when the trait is external.
    pub(super) fn impl_members(&mut self, id: NodeId) {
        let inverted = self.inverted;
        let row = inverted
            .by_impl
            .get(&id)
            .map(|&index| &inverted.waiting[index]);
        let all = row.is_some_and(|row| !row.inherent && row.local_trait.is_none());
        if all {
            let unclear = row.is_some_and(|row| row.unclear_trait);
            for &member in &self.program.node(id).members {
                self.node(member);
                if let (true, Some(name)) = (unclear, &self.program.node(member).name) {
                    self.mention(name);
                }
            }
        } else {
            self.members_mentioned(id);
        }
    }

    /// A member of an impl may be live by what its body does (L6), unmentioned: the trait needs it as well.
    pub(super) fn member_of_trait(&mut self, member: NodeId, owner: NodeId) {
        let inverted = self.inverted;
        let row = inverted.by_impl.get(&owner);
        let row = row.map(|&index| &inverted.waiting[index]);
        if row.is_some_and(|row| row.local_trait.is_some())
            && let Some(name) = &self.program.node(member).name
        {
            self.mention(name);
        }
    }

    /// A type, a trait or an impl became live: the impls that waited for it.
    pub(super) fn wake_impls(&mut self, item: NodeId) {
        let inverted = self.inverted;
        for &index in inverted.by_item.get(&item).into_iter().flatten() {
            if self.is_complete(index) {
                self.complete(index);
            }
        }
    }

    /// Has an impl all that it waits for? Of one that waits for any of several things, which no inherent one does, it is only
    /// asked when one of them has become live.
    fn is_complete(&self, index: usize) -> bool {
        match &self.inverted.waiting[index].needs {
            Needs::All(items) => items.iter().all(|item| self.live.nodes.contains(item)),
            Needs::Any(_) => true,
        }
    }

    /// What a library may have for live types without anybody here seeing it: impls that wait for their arguments or for what they
    /// refer to, of all that are or will be linked, and whatever makes impls by macros.
    pub(super) fn all_impls(&mut self, krate: u32) {
        let (program, inverted) = (self.program, self.inverted);
        for (index, row) in inverted.waiting.iter().enumerate() {
            let mut heads = program.node(row.node).heads.iter();
            if matches!(row.needs, Needs::Any(_)) || heads.any(|head| head.behind.is_some()) {
                self.complete(index);
            }
        }
        for (id, node) in program.krate(krate).numbered_nodes() {
            let is_definition = matches!(node.kind, Kind::MacroRules { .. });
            let calls = || node.refs.paths.iter().any(|path| path.bang);
            if !is_definition && calls() && macros::expansion(program, &node.refs).impls_others {
                self.node(id);
            }
        }
    }

    /// An impl has all that it waited for. An inherent one is live only with a member of it, unless it is undivided.
    pub(super) fn complete(&mut self, index: usize) {
        let row = &self.inverted.waiting[index];
        let node = self.program.node(row.node);
        if row.inherent && node.body.is_some() {
            self.members_mentioned(row.node);
        } else {
            self.once_linked(row.node);
        }
    }

    /// Makes live what of a library no path has touched: now, or when that is linked. Nothing acts from one that no live text
    /// leads to.
    pub(super) fn once_linked(&mut self, id: NodeId) {
        match self.live.linked.contains(&id.krate) {
            true => self.node(id),
            false => drop(self.unlinked.entry(id.krate).or_default().insert(id)),
        }
    }

    /// A module with something live in it: its declaration, its traits in scope, its undecidable imports.
    pub(super) fn module(&mut self, id: ModuleId) {
        if !self.modules.insert(id) {
            return;
        }
        self.declared(id);
        self.unjudged_imports(id);
        self.keep_beside_made(id);
        for seen in self.scopes.traits(id) {
            self.trait_in_scope(&seen, Vec::new());
        }
    }

    /// A trait whose methods live text may call: live, with the imports that bring it, once a member's name is mentioned. What
    /// std's are called is not known here. `before` leads to the first of the imports.
    pub(super) fn trait_in_scope(&mut self, seen: &SeenTrait, before: Vec<Touch>) {
        // An import that was taken out brings nothing.
        let mut through = seen.via.iter();
        if through.any(|import| self.banned.imports.contains(import)) {
            return;
        }
        let mut touches = before;
        if !seen.is_hidden {
            touches.extend(seen.via.iter().copied().map(Touch::Import));
        }
        // Without them it would be in scope.
        touches.extend(seen.hiders.iter().flat_map(hider));
        let Def::Node(id) = seen.def else {
            let last = seen.via.last();
            if seen.is_unknown && !last.is_some_and(|last| self.may_bring_trait(*last)) {
                return;
            }
            if !seen.is_hidden {
                touches.extend(self.rivals(seen));
            }
            let beside = seen.beside_std.iter();
            touches.extend(beside.map(|(name, binding)| kept(name, binding)));
            touches.extend(self.calls_beside_std(seen));
            for touch in &touches {
                self.touch(touch);
            }
            return;
        };
        if !seen.is_hidden {
            touches.extend(self.rivals(seen));
            touches.push(Touch::Node(id));
        }
        let node = self.program.node(id);
        // The members of an undivided trait may be anything.
        if node.body.is_none() {
            for touch in &touches {
                self.touch(touch);
            }
        }
        for &member in &node.members {
            if let Some(name) = &self.program.node(member).name {
                self.await_mention(name, touches.clone());
            }
        }
    }

    /// Touches what is listed once `name` is mentioned.
    fn await_mention(&mut self, name: &Name, touches: Vec<Touch>) {
        if self.mentioned.contains(name) {
            for touch in &touches {
                self.touch(touch);
            }
        } else {
            self.waits.entry(name.clone()).or_default().push(touches);
        }
    }

    /// Opens the modules that a path leads to.
    pub(super) fn open_all(&mut self, outcome: &Outcome) {
        for hit in &outcome.hits {
            if let Def::Module(module) = hit {
                self.open(*module);
            }
        }
    }

    /// An import that nobody here can follow may bring this module, or its names: what is mentioned of them is live, and in the
    /// modules that are called so too.
    pub(super) fn open(&mut self, module: ModuleId) {
        if !self.opened.insert(module) {
            return;
        }
        let table = self.program.module(module);
        for (name, nodes) in &table.names {
            for &id in nodes {
                // What is out of sight may be in the way of what the module's globs bring.
                let touch = match self.program.node(id).vis {
                    Vis::Public => Touch::Node(id),
                    Vis::Within(_) => Touch::Hider(id),
                };
                let touches = match self.program.node(id).kind {
                    // Also for what macros make in it.
                    Kind::Mod(inner) => vec![touch, Touch::Module(inner), Touch::Open(inner)],
                    _ => vec![touch],
                };
                self.await_mention(name, touches);
            }
        }
        self.open_exports(module);
        for (name, imports) in &table.imports {
            for &id in imports {
                let touch = match self.program.import(id).vis {
                    Vis::Public => Touch::Import(id),
                    Vis::Within(_) => Touch::HiderImport(id),
                };
                let brought = self.scopes.imported(id, Ns::Type).into_iter();
                let inner = brought.filter_map(|def| match def {
                    Def::Module(inner) => Some(Touch::Open(inner)),
                    _ => None,
                });
                self.await_mention(name, [touch].into_iter().chain(inner).collect());
            }
        }
        for &glob in &table.globs {
            for def in self.scopes.imported(glob, Ns::Type) {
                match def {
                    Def::Module(inner) => {
                        self.import(glob);
                        self.open(inner);
                    }
                    // Any of an enum's variants may be meant.
                    Def::Node(_) => self.import(glob),
                    Def::External => {}
                }
            }
        }
        let mut found = Vec::new();
        self.scopes
            .traits_of(module, module, &[], &mut Visited::default(), &mut found);
        for seen in found {
            self.trait_in_scope(&seen, Vec::new());
        }
    }

    /// Exported macros are names of their crate's root.
    fn open_exports(&mut self, module: ModuleId) {
        let program = self.program;
        if program.module(module).parent.is_some() {
            return;
        }
        for (name, macros) in &program.krate(module.krate).macros {
            for &id in macros {
                if program.node(id).kind == (Kind::MacroRules { exported: true }) {
                    self.await_mention(name, vec![Touch::Node(id)]);
                }
            }
        }
    }

    /// A name that no table has may come into this module through its globs of modules where macros define names.
    pub(super) fn unknown(&mut self, module: ModuleId) {
        if !self.searched.insert(module) {
            return;
        }
        for &glob in &self.program.module(module).globs {
            let targets = self.scopes.imported(glob, Ns::Type);
            let may_bring = |def: &Def| match def {
                Def::Module(target) => self.scopes.has_unknown_names(*target),
                Def::External => true,
                Def::Node(_) => false,
            };
            if targets.is_empty() || targets.iter().any(may_bring) {
                self.import(glob);
            }
        }
    }
}
