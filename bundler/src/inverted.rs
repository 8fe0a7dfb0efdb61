//! What waits for what: tables over the libraries, made once a run, by which liveness finds the impls, members and macro
//! calls that something newly live wakes.
//!
//! It applies rules L2 (item macros), L3 (aliases) and L4 (heads of impls) of the crate's documentation to all of a
//! library; which of it is live, it does not know.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::linking::{ByStd, by_std};
use crate::macros::Unasked;
use crate::refs::is_primitive;
use crate::resolve::Site;
use crate::scope::Scopes;
use crate::tables::{ImplHead, Kind, ModuleId, Name, NodeId, PathRef, Program, SOLUTION};

mod calls;
mod compete;
mod loads;
mod referring;
mod rivals;
mod types;

pub(crate) use loads::imported;
use referring::{Of, Referring};
use rivals::External;
pub(crate) use rivals::{OF_NUMBERS, OTHERS};
use types::{Meant, Types};

/// The attribute that hides constructors from other crates.
pub(crate) const HIDING: &str = "non_exhaustive";

/// When an impl, or a body with an impl in it, becomes live.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Needs {
    /// When all of these are; at once when there are none.
    All(Vec<NodeId>),
    /// When one of these is.
    Any(Vec<NodeId>),
}

/// An impl, or a body that holds one, and what it waits for.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) node: NodeId,
    pub(crate) needs: Needs,
    /// The bundled trait it is of.
    pub(crate) local_trait: Option<NodeId>,
    /// May it be of another bundled one, which a macro's import brings?
    pub(crate) unclear_trait: bool,
    /// Where it names that, in its node's file.
    pub(crate) trait_at: Option<usize>,
    pub(crate) inherent: bool,
    /// The name of the language's own type that it is of, such as `u8`.
    pub(crate) primitive: Option<Name>,
}

impl Waiting {
    /// A macro call: whose impls it makes is not said.
    fn call(node: NodeId, needs: Needs) -> Waiting {
        Waiting {
            node,
            needs,
            local_trait: None,
            unclear_trait: false,
            trait_at: None,
            inherent: false,
            primitive: None,
        }
    }
}

/// The inverted tables.
#[derive(Debug, Default)]
pub(crate) struct Inverted {
    pub(crate) waiting: Vec<Waiting>,
    /// By type, trait or an impl that competes: indices into `waiting`.
    pub(crate) by_item: FxHashMap<NodeId, Vec<usize>>,
    /// By crate, indices of those that wait for nothing.
    pub(crate) at_once: FxHashMap<u32, Vec<usize>>,
    /// Impls of std's traits for std's types that inference may choose.
    choosable: Vec<External>,
    /// Impls of bundled traits for references to bundled types.
    referring: Vec<Referring>,
    /// The index of an impl's own row.
    pub(crate) by_impl: FxHashMap<NodeId, usize>,
    /// Members by name.
    pub(crate) members: FxHashMap<Name, Vec<NodeId>>,
    /// Macro calls that stand as items, and bodies whose macro calls may make an impl, by the names that wake them.
    pub(crate) calls: FxHashMap<Name, Vec<NodeId>>,
    /// Macro calls that may bring any name into their module.
    pub(crate) with_module: FxHashMap<ModuleId, Vec<NodeId>>,
    /// Calls of macros that other macros made: nobody here knows what they mention.
    pub(crate) unknown_calls: FxHashSet<NodeId>,
    /// Names of traits that macro calls make, or may make.
    pub(crate) made_traits: FxHashMap<NodeId, Vec<Name>>,
    /// Items of modules by name.
    pub(crate) items: FxHashMap<Name, Vec<NodeId>>,
    /// Bodies with an impl in them, their own or a macro's; calls that make one may be here too.
    pub(crate) acts_outside: FxHashSet<NodeId>,
    /// See [`Inverted::roots`].
    roots: Vec<NodeId>,
    /// Those of them that only have the linker take what std has it take.
    linked_by_std: FxHashMap<NodeId, ByStd>,
    /// Those of them because of a file that nobody reads here, which may have an impl in it.
    pub(crate) unread: FxHashSet<NodeId>,
    /// Is there the attribute anywhere that hides constructors from other crates?
    pub(crate) hides_constructors: bool,
    /// See [`Inverted::loads`].
    loads: OnceLock<BTreeMap<u32, loads::Named>>,
}

/// Makes the tables for every crate of `program` but the solution.
pub(crate) fn invert(program: Program<'_>) -> Inverted {
    let scopes = Scopes::new(program);
    let mut inverted = Inverted::default();
    let mut types = Types::of(&scopes);
    let renamed = program.renames_std_macros();
    let unasked = Unasked::of(program);
    for krate in program.krates.iter().skip(SOLUTION as usize + 1) {
        let mut files = krate.files.iter();
        inverted.hides_constructors |= files.any(|file| file.text.contains(HIDING));
        for (id, node) in krate.numbered_nodes() {
            let is_definition = matches!(node.kind, Kind::MacroRules { .. });
            let made = &types.made_macros;
            if !is_definition && let Some(refs) = node.refs.acting(renamed) {
                let bodies = unasked.reached(node, refs);
                if made.used_unasked && made.are_called(program, refs) {
                    inverted.roots.push(id);
                } else if unasked.acts(&bodies) {
                    inverted.roots.push(id);
                    let by_std = by_std(program, &unasked, node, &bodies);
                    inverted
                        .linked_by_std
                        .extend(by_std.map(|by_std| (id, by_std)));
                } else if unasked.has_unread_file(&bodies) {
                    inverted.roots.push(id);
                    inverted.unread.insert(id);
                }
            }
            if let (None, Some(name)) = (node.owner, &node.name) {
                inverted.items.entry(name.clone()).or_default().push(id);
            }
            if let (Kind::Member, Some(name)) = (node.kind, &node.name) {
                inverted.members.entry(name.clone()).or_default().push(id);
            }
            inverted.wait_for_call(&scopes, &mut types, renamed, id);
            // The first one of an alias is what it stands for.
            let skipped = usize::from(node.kind == Kind::Alias);
            for (at, head) in node.heads.iter().enumerate().skip(skipped) {
                let site = Site::of_node(node);
                // Behind its own are those of impls in its text.
                let own = node.kind == Kind::Impl && at == 0;
                inverted.wait(&scopes, &types, id, site, head, own);
            }
        }
    }
    let externals = std::mem::take(&mut inverted.choosable);
    inverted.compete(program, externals);
    inverted.wait_for_what_is_referred_to(program);
    inverted
}

impl Inverted {
    /// What the compiler or the linker uses unasked; where std is part of the program, without what only has the linker take the
    /// same.
    pub(crate) fn roots(&self, program: Program<'_>) -> impl Iterator<Item = NodeId> {
        let has_std = has_std(program);
        let is_linked = move |id: &NodeId| self.linked_by_std.get(id) == Some(&ByStd::Everywhere);
        let roots = self.roots.iter().copied();
        roots.filter(move |id| !(has_std && is_linked(id)))
    }

    /// Is it one of them?
    pub(crate) fn is_root(&self, program: Program<'_>, id: NodeId) -> bool {
        self.roots(program).any(|root| root == id)
    }

    /// Is it one of them that acts on programs which do not name its crate?
    pub(crate) fn acts_once_loaded(&self, program: Program<'_>, id: NodeId) -> bool {
        self.roots.contains(&id) && !(has_std(program) && self.linked_by_std.contains_key(&id))
    }

    /// Members of impls that have the name of a trait's member from it.
    pub(crate) fn members_of_impls<'a>(
        &'a self,
        program: Program<'a>,
        member: NodeId,
    ) -> impl Iterator<Item = NodeId> + 'a {
        let node = program.node(member);
        let owner = node.owner;
        let rows = self.waiting.iter();
        let rows = rows.filter(move |row| owner.is_some() && row.local_trait == owner);
        rows.flat_map(move |row| &program.node(row.node).members)
            .copied()
            .filter(move |other| program.node(*other).name == node.name)
    }

    /// The bodies with impls of a trait, and where each names it, if that is known.
    pub(crate) fn impls_in_bodies(
        &self,
        of: NodeId,
    ) -> impl Iterator<Item = (NodeId, Option<usize>)> {
        let rows = self.waiting.iter().enumerate();
        let rows = rows.filter(move |(_, row)| row.local_trait == Some(of));
        let rows = rows.filter(|(index, row)| self.by_impl.get(&row.node) != Some(index));
        rows.map(|(_, row)| (row.node, row.trait_at))
    }

    /// An impl waits for the trait and type of its head, or for what is bundled among the arguments of std's (L4). `own`: is it
    /// the node itself, and not in the node's text or made by it?
    fn wait(
        &mut self,
        scopes: &Scopes<'_>,
        types: &Types,
        id: NodeId,
        site: Site<'_>,
        head: &ImplHead,
        own: bool,
    ) {
        let meant = |path: Option<&PathRef>| Meant::by(scopes, site, path);
        let self_path = head.self_path.as_ref();
        let (mut trait_, self_type) = (meant(head.trait_path.as_ref()), meant(self_path));
        let of_trait = head.trait_path.as_ref();
        if of_trait.is_some_and(|path| types.is_by_std_glob(scopes, site, path)) {
            trait_.unclear = false;
        }
        let both: Vec<NodeId> = trait_.item.into_iter().chain(self_type.item).collect();
        let inherent = head.trait_path.is_none();
        let name = self_path.and_then(|path| path.segments.last());
        if both.is_empty() {
            let row = self.waiting.len();
            self.choosable.extend(External::new(scopes, row, id, head));
        }
        let needs = if !both.is_empty() || trait_.unclear {
            Needs::All(both)
        } else {
            // Trait and type are both external, or it is not clear which: some local type must be among the arguments.
            match self.arguments(scopes, types, site, head) {
                Some(arguments) => Needs::Any(arguments),
                None => Needs::All(Vec::new()),
            }
        };
        let index = self.push(Waiting {
            node: id,
            needs,
            local_trait: trait_.item,
            unclear_trait: trait_.unclear,
            trait_at: of_trait.and_then(|path| path.starts.last().copied()),
            inherent: inherent && own,
            primitive: name.filter(|name| is_primitive(name)).cloned(),
        });
        if own {
            self.by_impl.insert(id, index);
            let of = of_trait.and_then(|path| Of::by(&trait_, path));
            let referring = of.and_then(|of| Referring::new(scopes, types, (index, id), head, of));
            self.referring.extend(referring);
        } else {
            self.acts_outside.insert(id);
        }
    }

    /// The bundled types in an impl's head, those that aliases stand for among them; none if it has others, which count as live, may
    /// have, or is of none. A type that a macro makes, or that is several, may get its arguments from the impl alone (`Made::default()`
    /// by `impl Default for Made<Local>`).
    fn arguments(
        &self,
        scopes: &Scopes<'_>,
        types: &Types,
        site: Site<'_>,
        head: &ImplHead,
    ) -> Option<Vec<NodeId>> {
        if head.projects {
            return None;
        }
        let mut found = Vec::new();
        for path in head.mentioned.iter().chain(&head.self_path) {
            let meant = Meant::by(scopes, site, Some(path));
            let mut names = path.segments.last().into_iter();
            let is_made = names.any(|name| types.made_by_macros.contains(name));
            if meant.unclear || is_made {
                return None;
            }
            found.extend(meant.item);
            found.extend(types::behind_alias_of_std(scopes, site, path));
        }
        (!found.is_empty()).then_some(found)
    }

    fn push(&mut self, waiting: Waiting) -> usize {
        let index = self.waiting.len();
        let (Needs::All(items) | Needs::Any(items)) = &waiting.needs;
        for item in items {
            self.by_item.entry(*item).or_default().push(index);
        }
        if items.is_empty() {
            let krate = waiting.node.krate;
            self.at_once.entry(krate).or_default().push(index);
        }
        self.waiting.push(waiting);
        index
    }
}

/// Is std surely part of the program?
fn has_std(program: Program<'_>) -> bool {
    program.krate(SOLUTION).bare.is_empty()
}
