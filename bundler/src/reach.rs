//! Which nodes and imports are live, by the rules L1 to L9 in the crate's documentation, and why.
//!
//! A worklist over the inverted tables: whatever becomes live is read once, and everything it touches, wakes or completes
//! becomes live in turn. What is live follows from the tables alone; text is read only to tell what has to be refused.

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::declared;
use crate::error::Problem;
use crate::inverted::Inverted;
use crate::package::Obstacle;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::Scopes;
use crate::tables::{
    Extern, ImportId, Kind, Krate, ModuleId, Name, NodeId, PathRef, Program, Root, SOLUTION, root,
};
use crate::yields;

mod ambiguous;
mod core_only;
mod expand;
mod hidden;
mod imports;
mod late;
mod later_prelude;
mod live;
mod loaded;
mod made;
mod namesake;
mod narrow;
mod own_std;
mod patterns;
mod payload;
mod procedural;
mod refuse;
mod rivals;
mod rules;
mod shown;
mod unknown_calls;
mod unknown_traits;
mod wake;
mod whole;

pub(crate) use core_only::{OF_THE_PRELUDE, is_added_by_std};
pub(crate) use live::{Banned, Doubt, Live, Made, OfFloats, Parts, RulesImpl};
use loaded::Acts;
pub(crate) use whole::everything;

/// A crate with so many nodes takes long to read.
const MANY: usize = 5_000;

/// Applies the rules until nothing is added. Errors: live text that cannot be bundled, and paths that lead nowhere. What is only
/// to be refused if it stays live is among the result's [`Live::doubts`].
pub(crate) fn reach(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    banned: &Banned,
) -> Result<Live, Vec<Problem>> {
    let mut reach = Reach::new(scopes, inverted, banned);
    reach.solution();
    reach.run();
    if reach.stopped {
        return Err(reach.problems);
    }
    reach.refuse_hidden_constructors();
    reach.refuse_made_twice();
    reach.refuse_undecided();
    reach.refuse_perhaps_loaded();
    reach.refuse_stringified();
    reach.refuse_counted();
    reach.refuse_loose_features();
    reach.refuse_namesakes_behind_globs();
    reach.refuse_own_std();
    reach.refuse_made_core();
    reach.refuse_moved_module_paths();
    reach.settle_crates_in_rules();
    reach.narrow_imports_of_made();
    reach.refuse_methods_of_std();
    reach.refuse_renamed_builtins();
    reach.refuse_payloads();
    let unwanted = &banned.made;
    let is_wanted = |(module, name, _): &(ModuleId, Name, u32)| {
        !unwanted.contains(&Made::CrateName(*module, name.clone()))
            // What the word is given for, has its name there.
            && !yields::makes_type(scopes, *module, name)
    };
    reach.live.crate_names.retain(is_wanted);
    reach.live.unwanted = unwanted.clone();
    reach.live.unwanted_parts = banned.parts.clone();
    reach.import_later_preludes();
    reach.cut_rules();
    reach.live.mended = banned.mended.clone();
    if reach.problems.is_empty() {
        return Ok(reach.live);
    }
    let doubts = reach.live.doubts.into_iter().map(|doubt| doubt.problem);
    Err(reach.problems.into_iter().chain(doubts).collect())
}

struct Reach<'a> {
    scopes: &'a Scopes<'a>,
    program: Program<'a>,
    inverted: &'a Inverted,
    banned: &'a Banned,
    live: Live,
    /// Names that live text mentions.
    mentioned: FxHashSet<Name>,
    /// Modules with something live in them.
    modules: BTreeSet<ModuleId>,
    /// What is live once its library is linked.
    unlinked: FxHashMap<u32, BTreeSet<NodeId>>,
    /// Whether these act, where that was asked.
    known_acts: RefCell<FxHashMap<NodeId, Acts>>,
    /// Crates that cannot be bundled, by those that use them and were told.
    foreign: BTreeSet<(u32, Name)>,
    /// What becomes live once a name is mentioned: traits in scope by their members, items that an unknown import may bring.
    waits: FxHashMap<Name, Vec<Vec<Touch>>>,
    /// Modules whose names an unknown import may bring.
    opened: BTreeSet<ModuleId>,
    /// Texts that calls of no known macro may come to, where they were read: in a module, or in a body with names of its own.
    perhaps: BTreeSet<(Vec<NodeId>, ModuleId, Option<NodeId>)>,
    /// Modules that were looked into for names that no table has.
    searched: BTreeSet<ModuleId>,
    /// Modules of which what macros make behind their globs was looked at.
    beside_made: BTreeSet<ModuleId>,
    /// For a module, those that globs of macros which it calls may lead to.
    made_globs: BTreeMap<ModuleId, BTreeSet<ModuleId>>,
    /// For a crate's name in a module, what mentions it first.
    crate_readers: BTreeMap<(ModuleId, Name), NodeId>,
    /// The modules of other crates behind the globs of a module, where that was asked.
    abroad_behind: RefCell<FxHashMap<ModuleId, Rc<BTreeSet<ModuleId>>>>,
    /// Imports of which it was asked whether they bring only what a macro makes.
    bring_made: RefCell<FxHashMap<ImportId, bool>>,
    /// Imports of std's functions and modules, by the name they bring.
    import_waits: FxHashMap<Name, Vec<ImportId>>,
    /// Names of traits that several globs bring, by where the first of those stands.
    reordered: BTreeSet<(ModuleId, usize, Name)>,
    /// See [`late`].
    made_late: BTreeSet<(NodeId, ImportId, Name)>,
    /// The words of calls among items.
    named_in_calls: OnceCell<FxHashSet<Name>>,
    expanded: FxHashSet<(NodeId, ModuleId, Option<NodeId>)>,
    pending: Vec<NodeId>,
    /// What is read before that: nodes of [`first`](Reach::first) crates.
    urgent: Vec<NodeId>,
    /// Where live text that names a crate of another platform would end it all, crates that do not take long to read.
    first: BTreeSet<u32>,
    /// Whose text is being read: the reason for what it makes live.
    reader: Option<NodeId>,
    problems: Vec<Problem>,
    /// Has all that matters been told? Behind what only another platform has, nothing that is said of its text helps.
    stopped: bool,
}

/// See [`Reach::first`].
fn read_first(program: Program<'_>) -> BTreeSet<u32> {
    let elsewhere = Extern::Foreign(Obstacle::OtherPlatform);
    let names_others = |krate: &&Krate| {
        let mut meanings = krate.externs.values();
        let is_anothers = krate.notice.is_some();
        is_anothers && !krate.build.of_one_platform && meanings.any(|meaning| *meaning == elsewhere)
    };
    if !program.krates.iter().any(names_others) {
        return BTreeSet::new();
    }
    let krates = (0u32..).zip(program.krates);
    let small = krates.filter(|(_, krate)| krate.nodes.len() < MANY);
    small.map(|(number, _)| number).collect()
}

impl<'a> Reach<'a> {
    fn new(scopes: &'a Scopes<'a>, inverted: &'a Inverted, banned: &'a Banned) -> Reach<'a> {
        Reach {
            scopes,
            program: scopes.program,
            inverted,
            banned,
            live: Live::default(),
            mentioned: FxHashSet::default(),
            modules: BTreeSet::new(),
            unlinked: FxHashMap::default(),
            known_acts: RefCell::default(),
            foreign: BTreeSet::new(),
            waits: FxHashMap::default(),
            opened: BTreeSet::new(),
            perhaps: BTreeSet::new(),
            searched: BTreeSet::new(),
            beside_made: BTreeSet::new(),
            made_globs: BTreeMap::new(),
            crate_readers: BTreeMap::new(),
            abroad_behind: RefCell::default(),
            bring_made: RefCell::default(),
            import_waits: FxHashMap::default(),
            reordered: BTreeSet::new(),
            made_late: BTreeSet::new(),
            named_in_calls: OnceCell::new(),
            expanded: FxHashSet::default(),
            pending: Vec::new(),
            urgent: Vec::new(),
            first: read_first(scopes.program),
            reader: None,
            problems: Vec::new(),
            stopped: false,
        }
    }

    /// What needs no reason: the solution.
    fn solution(&mut self) {
        let solution = self.program.krate(SOLUTION);
        for index in 0..solution.nodes.len() {
            self.node(NodeId {
                krate: SOLUTION,
                index: index as u32,
            });
        }
        for index in 0..solution.imports.len() {
            self.import(ImportId {
                krate: SOLUTION,
                index: index as u32,
            });
        }
        for root in self.inverted.roots(self.program) {
            self.once_linked(root);
        }
        // A glob may bring it.
        let main = PathRef::guessed(Root::Plain, vec![Name::from("main")]);
        let outcome = self.scopes.path(Site::of_module(root(SOLUTION)), &main);
        self.touch_all(&outcome);
    }

    fn run(&mut self) {
        loop {
            while let Some(id) = self.urgent.pop().or_else(|| self.pending.pop()) {
                self.reader = Some(id);
                self.read(id);
                if self.stopped {
                    return;
                }
            }
            if !self.link_loaded() && !self.settle_rules() {
                return;
            }
        }
    }

    /// Makes a node live.
    fn node(&mut self, id: NodeId) {
        let node = self.program.node(id);
        if node.kind == Kind::Gone || self.banned.nodes.contains(&id) || !self.live.nodes.insert(id)
        {
            return;
        }
        self.live.why.insert(id, self.reader);
        match self.first.contains(&id.krate) {
            true => self.urgent.push(id),
            false => self.pending.push(id),
        }
    }

    /// Reads the text of a node that became live.
    fn read(&mut self, id: NodeId) {
        let node = self.program.node(id);
        self.module(node.module);
        if let Some(owner) = node.owner {
            self.node(owner);
            self.member_of_trait(id, owner);
        }
        for refusal in &node.refs.refusals {
            let problem = refusal.problem(self.program.file(node.module));
            self.refuse_in(id, problem);
        }
        self.refuse_unexpanded(id, None);
        let unmentioned = self.rules(id);
        for name in node.refs.names.difference(&unmentioned) {
            self.mention(name);
        }
        let site = Site::of_node(node);
        let is_rules = matches!(node.kind, Kind::MacroRules { .. });
        // A definition's plain paths mean something where it is called; its own scope is read too, for it may be there.
        for path in &node.refs.paths {
            self.path(id, site, path);
        }
        self.keep_beside_made_in_body(id, site);
        for local in &node.refs.uses {
            let outcome = self.scopes.body_use(site, &local.path);
            self.refuse_local_procedural(site, &local.path, &outcome);
            self.narrow_inside(id, local, &outcome);
            self.local_traits(id, site, local);
            self.touch_all(&outcome);
            // What a macro's tokens import is seen by the whole module, and modules by the paths that begin with their names.
            if local.path.in_macro && (local.path.glob || node.kind == Kind::MacroCall) {
                let outcome = self.scopes.local_use(site.module, &local.path);
                self.open_all(&outcome);
                if local.path.glob {
                    self.made_glob(site.module, outcome.hits);
                }
            }
            if let Some(nearer) = nearer(&local.path) {
                let outcome = self.scopes.local_use(site.module, &nearer);
                match nearer.glob {
                    true => self.glob_among_tokens(&outcome, &node.refs.names),
                    false => self.touch_all(&outcome),
                }
            }
        }
        if !is_rules {
            // Of macros defined in the body.
            self.fragments(id, id, site);
        }
        self.wake_impls(id);
        if id.krate == SOLUTION {
            for row in self.inverted.beside(self.scopes, id) {
                self.complete(row);
            }
        }
        match node.kind {
            Kind::Trait => self.members_mentioned(id),
            Kind::Impl => self.impl_members(id),
            _ => {}
        }
    }

    /// Reports what the text of a node cannot mean in a bundle.
    fn refuse_in(&mut self, id: NodeId, problem: Problem) {
        match id.krate {
            SOLUTION => self.problems.push(problem),
            // Not even if rustc calls it dead: what is in the file may act outside.
            _ if self.inverted.unread.contains(&id) => self.problems.push(problem),
            _ => self.live.doubts.push(Doubt::new(id, problem)),
        }
    }

    /// Follows one path of a node (L1).
    fn path(&mut self, id: NodeId, site: Site<'_>, path: &PathRef) {
        let node = self.program.node(id);
        let is_rules = matches!(node.kind, Kind::MacroRules { .. });
        if path.bang {
            let is_read_later = is_rules || node.refs.defines_macros;
            self.call(id, site, path, (!is_read_later).then_some(path.range.start));
            return;
        }
        let at = (!is_rules).then_some(path.range.start);
        self.macro_by_name(id, site, path, at, !is_rules);
        let outcome = self.scopes.path(site, path);
        if path.glob {
            self.glob_among_tokens(&outcome, &node.refs.names);
        }
        self.touch_all(&outcome);
        self.macro_by_path(id, site, path, &outcome);
        if let (Some(nearer), false) = (nearer(path), is_rules) {
            self.path(id, site, &nearer);
        }
        self.keep_function(id, id, path, &outcome);
        if path.attribute && self.leads_to_procedural(&outcome) {
            self.refuse_procedural(path, node.module);
            return;
        }
        // A macro's body may be read in another crate's name, and a cfg may have removed what else is named.
        let surely_meant = !path.in_macro && !node.refs.dead_cfg && !node.refs.open_cfg();
        let is_own = || declared::in_text_of(self.program, id, path);
        let surely_meant = surely_meant && (outcome.missing.is_none() || !is_own());
        // What a cfg removes may name what is there for other platforms.
        let is_removed = node.refs.dead_cfg && !node.refs.open_cfg();
        let is_elsewhere = matches!(outcome.foreign, Some((_, Obstacle::OtherPlatform)));
        if !is_removed || !is_elsewhere {
            self.check(&outcome, path, node.module, surely_meant);
        }
        self.refuse_ambiguous_path(&outcome, path, id);
        self.refuse_namesake_behind_glob(&outcome, path, site.module);
        self.keep_rivals_of_pattern(&outcome, path, id, site);
        self.doubt_made_late(&outcome, path, id, site);
    }

    /// Makes live what a path needs.
    fn touch_all(&mut self, outcome: &Outcome) {
        for touch in outcome.touches() {
            self.touch(&touch);
        }
    }

    fn touch(&mut self, touch: &Touch) {
        // What is left of a procedural macro is what it made.
        if self.is_procedural(touch) {
            return;
        }
        match touch {
            Touch::Node(id) => {
                self.node(*id);
                let kind = self.program.node(*id).kind;
                // A banned one has no paths.
                let is_live = self.live.nodes.contains(id);
                if is_live && matches!(kind, Kind::MacroRules { exported: true }) {
                    self.live.macros_by_path.insert(*id);
                }
            }
            Touch::Module(id) => self.declared(*id),
            Touch::Import(id) => self.import(*id),
            Touch::Unknown(id) => self.unknown(*id),
            Touch::Open(id) => self.open(*id),
            Touch::Restricted {
                name,
                def,
                via,
                ambiguous,
            } => {
                // A macro may define another of the name, or import one, where the ways meet.
                let has_calls = |id: &ImportId| {
                    let module = self.program.import(*id).module;
                    !self.program.module(module).calls.is_empty()
                };
                let may_be_made = self.inverted.calls.contains_key(name);
                if *ambiguous || may_be_made || via.iter().any(has_calls) {
                    self.keep_rival(*def, via);
                }
            }
            Touch::Reordered {
                name,
                module,
                globs,
            } => self.refuse_reordered(name, *module, globs, self.reader),
            Touch::HiddenLate {
                name,
                module,
                glob,
                call,
            } => self.refuse_hidden_late(name, *module, glob, *call),
            Touch::WholeBody(id) => drop(self.live.whole_bodies.insert(*id)),
            Touch::Hider(id) => {
                self.live.hiders.insert(*id);
                self.node(*id);
            }
            Touch::HiderImport(id) => {
                self.live.hider_imports.insert(*id);
                self.import(*id);
            }
            Touch::External(number) => {
                self.live.externals.insert(*number);
            }
            Touch::Crate {
                module,
                name,
                krate,
            } => {
                if let Some(reader) = self.reader {
                    let known = self.crate_readers.entry((*module, name.clone()));
                    known.or_insert(reader);
                }
                self.live
                    .crate_names
                    .insert((*module, name.clone(), *krate));
            }
        }
    }

    /// A module that must exist: its declaration and those around it.
    fn declared(&mut self, id: ModuleId) {
        self.link(id.krate);
        if let Some(declaration) = self.program.module(id).declaration {
            self.node(declaration);
        }
        // A macro may give the module the very names it is looked at for.
        let inverted = self.inverted;
        for &call in inverted.with_module.get(&id).into_iter().flatten() {
            self.node(call);
        }
    }

    /// A library is part of the program, and with it what needs no reason there.
    fn link(&mut self, krate: u32) {
        if krate != SOLUTION && self.live.linked.insert(krate) {
            self.live.left_out.remove(&krate);
            let inverted = self.inverted;
            for &index in inverted.at_once.get(&krate).into_iter().flatten() {
                self.complete(index);
            }
            for node in self.unlinked.remove(&krate).into_iter().flatten() {
                self.node(node);
            }
            if self.banned.with_all_impls {
                self.all_impls(krate);
            }
        }
    }
}

/// What `super::a` among a macro's tokens means in a module that the macro makes of them, or in which a body calls it: that is one
/// further in.
fn nearer(path: &PathRef) -> Option<PathRef> {
    match path.root {
        Root::Up(ups @ 1..) if path.in_macro => Some(PathRef {
            root: Root::Up(ups - 1),
            ..path.clone()
        }),
        _ => None,
    }
}
