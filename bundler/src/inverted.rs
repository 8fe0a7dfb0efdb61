//! What waits for what: tables over the libraries, made once a run, by which liveness finds the impls, members and macro
//! calls that something newly live wakes.
//!
//! It applies rules L2 (item macros), L3 (aliases) and L4 (heads of impls) of the crate's documentation to all of a
//! library; which of it is live, it does not know.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::macros::{self, Expansion};
use crate::refs::is_primitive;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{
    Extern, ImplHead, Kind, Krate, ModuleId, Name, NodeId, PathRef, Program, SOLUTION, STD_MACROS,
};
use crate::yields::{self, Yield};

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
    pub(crate) inherent: bool,
    /// The name of the language's own type that it is of, such as `u8`.
    pub(crate) primitive: Option<Name>,
}

/// The inverted tables.
#[derive(Debug, Default)]
pub(crate) struct Inverted {
    pub(crate) waiting: Vec<Waiting>,
    /// By type or trait: indices into `waiting`.
    pub(crate) by_item: FxHashMap<NodeId, Vec<usize>>,
    /// By crate, indices of those that wait for nothing.
    pub(crate) at_once: FxHashMap<u32, Vec<usize>>,
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
    /// Items of modules by name.
    pub(crate) items: FxHashMap<Name, Vec<NodeId>>,
    /// Bodies with an impl in them, their own or a macro's; calls that make one may be here too.
    pub(crate) acts_outside: FxHashSet<NodeId>,
    /// What the compiler or the linker uses unasked.
    pub(crate) roots: Vec<NodeId>,
    /// By library, the others that its text names, dead or not: rustc loads them with it. Only known if there are roots.
    pub(crate) loads: FxHashMap<u32, BTreeSet<u32>>,
}

/// Makes the tables for every crate of `program` but the solution.
pub(crate) fn invert(program: Program<'_>) -> Inverted {
    let scopes = Scopes::new(program);
    let mut inverted = Inverted::default();
    let mut types = Types::of(&scopes);
    let renamed = renames_std_macros(program);
    for krate in program.krates.iter().skip(SOLUTION as usize + 1) {
        for (id, node) in krate.numbered_nodes() {
            let is_definition = matches!(node.kind, Kind::MacroRules { .. });
            let acts = |refs| macros::used_unasked(program, refs);
            if !is_definition && node.refs.acting(renamed).is_some_and(acts) {
                inverted.roots.push(id);
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
                let site = Site {
                    module: node.module,
                    uses: &node.refs.uses,
                    dollar: id.krate,
                };
                // Behind its own are those of impls in its text.
                let own = node.kind == Kind::Impl && at == 0;
                inverted.wait(&scopes, &types, id, site, head, own);
            }
        }
    }
    if !inverted.roots.is_empty() {
        inverted.loads = loads(&scopes);
    }
    inverted
}

/// May a macro that is called by the name of one of std's be another one?
fn renames_std_macros(program: Program<'_>) -> bool {
    let is_other = |krate: &Krate, name: &str| {
        krate.macros.contains_key(name) || krate.renamed.contains_key(name)
    };
    let mut krates = program.krates.iter();
    krates.any(|krate| STD_MACROS.iter().any(|name| is_other(krate, name)))
}

/// By library, the others that its text names.
fn loads(scopes: &Scopes<'_>) -> FxHashMap<u32, BTreeSet<u32>> {
    let program = scopes.program;
    let mut loads: FxHashMap<u32, BTreeSet<u32>> = FxHashMap::default();
    for (number, krate) in (0u32..).zip(program.krates).skip(SOLUTION as usize + 1) {
        let named = loads.entry(number).or_default();
        let is_crate = |path: &&PathRef| {
            let first = path.segments.first();
            let meaning = first.and_then(|first| krate.externs.get(first));
            matches!(meaning, Some(Extern::Bundled(_)))
        };
        let mut add = |outcome: Outcome| {
            named.extend(outcome.trail.iter().filter_map(|touch| match touch {
                Touch::Module(module) => Some(module.krate),
                _ => None,
            }));
            named.extend(outcome.hits.iter().filter_map(|hit| match hit {
                Def::Module(module) => Some(module.krate),
                _ => None,
            }));
        };
        for import in krate
            .imports
            .iter()
            .filter(|import| is_crate(&&import.path))
        {
            add(scopes.local_use(import.module, &import.path));
        }
        for (_, node) in krate.numbered_nodes() {
            let site = Site {
                module: node.module,
                uses: &node.refs.uses,
                dollar: number,
            };
            for path in node.refs.paths.iter().filter(is_crate) {
                add(scopes.path(site, path));
            }
        }
    }
    loads
}

/// Every bundled type and trait by name, and the names that only a macro's expansion has.
struct Types {
    by_name: FxHashMap<Name, Vec<NodeId>>,
    made_by_macros: FxHashSet<Name>,
    /// What the calls make of which that is known.
    yields: FxHashMap<NodeId, Yield>,
}

impl Types {
    fn of(scopes: &Scopes<'_>) -> Types {
        let program = scopes.program;
        let mut types = Types {
            by_name: FxHashMap::default(),
            made_by_macros: FxHashSet::default(),
            yields: FxHashMap::default(),
        };
        for krate in program.krates.iter().skip(SOLUTION as usize + 1) {
            for (id, node) in krate.numbered_nodes() {
                if node.kind == Kind::MacroCall {
                    let made = yields::of_call(scopes, id);
                    let defines = match &made {
                        Some(made) => made.defines.clone(),
                        None => macros::expansion(program, &node.refs).defines,
                    };
                    // What acts on `u64` acts on the compiler's whether or not there is another: to wait for less is safe.
                    let types_only = defines.into_iter().filter(|name| !is_primitive(name));
                    types.made_by_macros.extend(types_only);
                    types.yields.extend(made.map(|made| (id, made)));
                }
                if let (true, Some(name)) =
                    (is_type(node.kind) || node.kind == Kind::Alias, &node.name)
                {
                    types.by_name.entry(name.clone()).or_default().push(id);
                }
            }
        }
        types
    }
}

impl Inverted {
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

    /// A macro call that stands as an item waits for a mention of what it may define, and for a type or trait that it may make
    /// an impl with: one of them is always of a bundled crate. A body whose macro calls may make an impl waits for the latter.
    fn wait_for_call(&mut self, scopes: &Scopes<'_>, types: &mut Types, renamed: bool, id: NodeId) {
        let node = scopes.program.node(id);
        let is_definition = matches!(node.kind, Kind::MacroRules { .. });
        let known = node.refs.acting(renamed);
        let calls = known.is_some_and(|refs| refs.paths.iter().any(|path| path.bang));
        if is_definition || !calls {
            return;
        }
        if let Some(made) = types.yields.remove(&id) {
            return self.wait_for_yield(scopes, types, id, made);
        }
        let expansion = macros::expansion(scopes.program, &node.refs);
        if node.kind == Kind::MacroCall {
            self.wait_for_names(scopes.program, id, &expansion);
        }
        // In a body, an impl of a type that is defined beside it acts on nothing outside; one that a call defines wakes the call.
        if !expansion.impls_others {
            return;
        }
        let mut items = Vec::new();
        for name in expansion.implements {
            items.extend(types.by_name.get(&name).into_iter().flatten());
            for binding in scopes.lookup(node.module, &name, Ns::Type).iter() {
                if let Def::Node(item) = binding.def {
                    items.push(item);
                }
            }
            if types.made_by_macros.contains(&name) {
                self.calls.entry(name).or_default().push(id);
            }
        }
        let items: Vec<NodeId> = items
            .into_iter()
            .filter_map(|item| behind_aliases(scopes, item))
            .collect();
        if !items.is_empty() {
            self.acts_outside.insert(id);
            self.push(Waiting {
                node: id,
                needs: Needs::Any(items),
                local_trait: None,
                unclear_trait: false,
                inherent: false,
                primitive: None,
            });
        }
    }

    /// A call whose expansion is not known waits for a mention of what it may define.
    fn wait_for_names(&mut self, program: Program<'_>, id: NodeId, expansion: &Expansion) {
        let node = program.node(id);
        // A macro that another one made may make anything, and so may a file that could not be put in the call's place. All paths
        // but the call's own are among its tokens.
        let is_unknown = |path: &PathRef| {
            let name = path.segments.last().filter(|_| !path.in_macro);
            name.is_some_and(|name| {
                let mut krates = program.krates.iter();
                !is_item_macro_of_std(name) && !krates.any(|krate| krate.macros.contains_key(name))
            })
        };
        let unknown = node.refs.paths.iter().any(is_unknown);
        if unknown {
            self.unknown_calls.insert(id);
        }
        if expansion.imports || unknown {
            self.with_module.entry(node.module).or_default().push(id);
        }
        let mut externs = program.krate(id.krate).externs.values();
        if unknown && externs.any(|meaning| matches!(meaning, Extern::External(_))) {
            // It may be of a crate that is not read, and make an impl of anything.
            self.push(Waiting {
                node: id,
                needs: Needs::All(Vec::new()),
                local_trait: None,
                unclear_trait: false,
                inherent: false,
                primitive: None,
            });
        }
        for name in &expansion.defines {
            self.calls.entry(name.clone()).or_default().push(id);
        }
    }

    /// A call whose expansion is known waits for a mention of what it defines, and as its impls do that are not of that.
    fn wait_for_yield(&mut self, scopes: &Scopes<'_>, types: &Types, id: NodeId, made: Yield) {
        let site = Site {
            module: scopes.program.node(id).module,
            uses: &[],
            dollar: id.krate,
        };
        for head in &made.impls {
            let of = head.trait_path.iter().chain(&head.self_path);
            let mut names: Vec<&Name> = of.filter_map(|path| path.segments.last()).collect();
            if names.iter().any(|name| made.defines.contains(*name)) {
                continue;
            }
            names.retain(|name| types.made_by_macros.contains(*name));
            if names.is_empty() {
                self.wait(scopes, types, id, site, head, false);
            }
            for name in names {
                self.calls.entry(name.clone()).or_default().push(id);
            }
        }
        for name in made.defines {
            self.calls.entry(name).or_default().push(id);
        }
    }

    fn wait(
        &mut self,
        scopes: &Scopes<'_>,
        types: &Types,
        id: NodeId,
        site: Site<'_>,
        head: &ImplHead,
        own: bool,
    ) {
        let trait_ = head
            .trait_path
            .as_ref()
            .and_then(|path| item_of(scopes, site, path));
        let self_type = head
            .self_path
            .as_ref()
            .and_then(|path| item_of(scopes, site, path));
        let both: Vec<NodeId> = trait_.into_iter().chain(self_type).collect();
        let inherent = head.trait_path.is_none();
        // A type that a macro makes, or that is several, may get its arguments from the impl alone (`Made::default()` by
        // `impl Default for Made<Local>`). What leads nowhere is a macro's that another macro made.
        let name = head
            .self_path
            .as_ref()
            .and_then(|path| path.segments.last());
        let made = name.is_some_and(|name| types.made_by_macros.contains(name));
        let unclear = |path: Option<&PathRef>| {
            path.is_some_and(|path| {
                let outcome = scopes.path(site, path);
                let name = path.segments.last();
                let of_std = name.is_some_and(|name| is_primitive(name) || is_of_prelude(name));
                match types_among(scopes, outcome.hits).len() {
                    0 => !outcome.external && !of_std,
                    count => count > 1,
                }
            })
        };
        let needs = if !both.is_empty() || made || unclear(head.self_path.as_ref()) {
            Needs::All(both)
        } else {
            // Trait and type are both external: some local type must be among the arguments.
            let arguments: Vec<NodeId> = head
                .mentioned
                .iter()
                .filter_map(|path| item_of(scopes, site, path))
                .collect();
            match arguments.is_empty() {
                true => Needs::All(arguments),
                false => Needs::Any(arguments),
            }
        };
        let index = self.push(Waiting {
            node: id,
            needs,
            local_trait: trait_,
            unclear_trait: unclear(head.trait_path.as_ref()),
            inherent: inherent && own,
            primitive: name.filter(|name| is_primitive(name)).cloned(),
        });
        if own {
            self.by_impl.insert(id, index);
        } else {
            self.acts_outside.insert(id);
        }
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

/// Is this a macro of std that may stand as an item?
fn is_item_macro_of_std(name: &str) -> bool {
    matches!(name, "thread_local" | "compile_error" | "global_asm")
}

/// The types and traits of std that need no import.
const PRELUDE: &str = "\
    AsMut AsRef Box Clone Copy Default DoubleEndedIterator Drop Eq ExactSizeIterator Extend Fn FnMut FnOnce \
    From FromIterator Into IntoIterator Iterator Option Ord PartialEq PartialOrd Result Send String Sync \
    ToOwned ToString TryFrom TryInto Unpin Vec";

/// Is this one of them?
fn is_of_prelude(name: &str) -> bool {
    PRELUDE.split(' ').any(|known| known == name)
}

/// The one bundled type or trait that a path is of, through aliases; none when it is external or could be several.
fn item_of(scopes: &Scopes<'_>, site: Site<'_>, path: &PathRef) -> Option<NodeId> {
    behind_aliases(scopes, single(scopes, site, path)?)
}

/// The type or trait that an item is, if it is an alias the one it stands for.
fn behind_aliases(scopes: &Scopes<'_>, item: NodeId) -> Option<NodeId> {
    let mut found = item;
    // An alias of an alias of …: a cycle is an error that rustc reports.
    for _ in 0..16 {
        let node = scopes.program.node(found);
        if is_type(node.kind) {
            return Some(found);
        }
        // Items of other kinds have no such head.
        let target = node.heads.first()?.self_path.as_ref()?;
        let site = Site {
            module: node.module,
            uses: &[],
            dollar: node.module.krate,
        };
        found = single(scopes, site, target)?;
    }
    None
}

fn is_type(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Struct { .. } | Kind::Enum | Kind::Union | Kind::Trait
    )
}

/// The only type, trait or alias that a path may mean.
fn single(scopes: &Scopes<'_>, site: Site<'_>, path: &PathRef) -> Option<NodeId> {
    match types_among(scopes, scopes.path(site, path).hits)[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// The types, traits and aliases among what a path may mean.
fn types_among(scopes: &Scopes<'_>, hits: Vec<Def>) -> Vec<NodeId> {
    let types = hits.into_iter().filter_map(|hit| match hit {
        Def::Node(id) => {
            let kind = scopes.program.node(id).kind;
            (is_type(kind) || kind == Kind::Alias).then_some(id)
        }
        _ => None,
    });
    types.collect()
}
