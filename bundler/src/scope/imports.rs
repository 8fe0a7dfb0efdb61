//! Where imports lead. Each is followed once and remembered, though they may need one another in a circle.
//!
//! As rustc does, those of a circle are followed in rounds: what one of them finds out in a round the others know in the next,
//! until no round finds anything else. A search along all ways through the circle would take time that is exponential in its
//! size: modules of many platforms with a glob each are such circles, for each glob might bring what the next one names.

use std::cell::{Cell, RefCell};

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Def, Ns, Scopes};
use crate::tables::ImportId;

/// An import in one namespace.
type Lead = (ImportId, Ns);

/// How many rounds a circle may take. Each but the last finds something; only imports that hide one another never agree.
const ROUNDS: usize = 32;

/// What an import brings in one namespace.
#[derive(Clone, Default, PartialEq)]
struct Brought {
    defs: Vec<Def>,
    /// Whatever compiler there is? Then it hides what globs bring.
    surely: bool,
}

/// What is known of imports, and which are being followed.
#[derive(Default)]
pub(super) struct Imports {
    /// What an import brings; and does that leave something out?
    settled: RefCell<FxHashMap<Lead, (Brought, bool)>>,
    /// Imports that are not there for now.
    left_out: RefCell<Vec<ImportId>>,
    /// Those being followed, each for the one before it.
    followed: RefCell<Vec<Lead>>,
    /// Those of a circle that were reached in this round.
    reached: RefCell<FxHashSet<Lead>>,
    /// What the imports of a circle brought in this round, or else in the one before.
    so_far: RefCell<FxHashMap<Lead, Brought>>,
    /// Did this round find out something else?
    news: Cell<bool>,
    /// Rests an answer on what this round alone says, or on an import that is left out?
    unsettled: Cell<bool>,
    /// Rests it on an import being followed, which does not see itself?
    blind: Cell<bool>,
}

impl Imports {
    /// Runs `ask`; and does its answer hold for ever?
    pub(super) fn watch<T>(&self, ask: impl FnOnce() -> T) -> (T, bool) {
        let unsettled = self.unsettled.replace(false);
        let blind = self.blind.replace(false);
        let answer = ask();
        let is_final = !self.unsettled.get() && !self.blind.get();
        self.unsettled.set(unsettled | self.unsettled.get());
        self.blind.set(blind | self.blind.get());
        (answer, is_final)
    }

    /// Is no import left out or being followed, so that none is masked?
    pub(super) fn is_idle(&self) -> bool {
        self.left_out.borrow().is_empty() && self.followed.borrow().is_empty()
    }

    /// Is the import left out, or being followed?
    pub(super) fn is_masked(&self, import: ImportId, ns: Ns) -> bool {
        self.is_left_out(import) || self.followed.borrow().contains(&(import, ns))
    }

    fn is_left_out(&self, import: ImportId) -> bool {
        self.left_out.borrow().contains(&import)
    }
}

impl Scopes<'_> {
    /// Where the path of an import leads in one namespace; for a glob, where its module is.
    pub(crate) fn imported(&self, import: ImportId, ns: Ns) -> Vec<Def> {
        let state = &self.imports;
        let lead = (import, ns);
        if state.is_left_out(import) {
            state.unsettled.set(true);
            return Vec::new();
        }
        if let Some((brought, leaves_out)) = state.settled.borrow().get(&lead) {
            state.unsettled.set(state.unsettled.get() | leaves_out);
            return brought.defs.clone();
        }
        let asker = state.followed.borrow().last().copied();
        match asker {
            None => self.settle(lead),
            Some(asker) if asker == lead => {
                state.blind.set(true);
                Vec::new()
            }
            Some(_) if state.reached.borrow().contains(&lead) => {
                state.unsettled.set(true);
                let so_far = state.so_far.borrow();
                let brought = so_far.get(&lead);
                brought.map_or_else(Vec::new, |brought| brought.defs.clone())
            }
            Some(_) => self.follow(lead),
        }
    }

    /// Follows an import, and those that it needs, until all is known of them.
    fn settle(&self, lead: Lead) -> Vec<Def> {
        let state = &self.imports;
        let unsettled = state.unsettled.replace(false);
        let mut defs = Vec::new();
        for _ in 0..ROUNDS {
            state.reached.borrow_mut().clear();
            state.news.set(false);
            defs = self.follow(lead);
            if !state.news.get() {
                break;
            }
        }
        let leaves_out = state.unsettled.get() && !state.left_out.borrow().is_empty();
        let reached = state.reached.take();
        let circle = state.so_far.take().into_iter();
        let circle = circle.filter(|(lead, _)| reached.contains(lead));
        let mut settled = state.settled.borrow_mut();
        for (lead, brought) in circle {
            settled.entry(lead).or_insert((brought, leaves_out));
        }
        state.unsettled.set(unsettled | leaves_out);
        defs
    }

    /// Where an import leads, by what is known of the others.
    fn follow(&self, lead @ (import, ns): Lead) -> Vec<Def> {
        let state = &self.imports;
        state.reached.borrow_mut().insert(lead);
        state.followed.borrow_mut().push(lead);
        let unsettled = state.unsettled.replace(false);
        let blind = state.blind.replace(false);
        let row = self.program.import(import);
        let outcome = self.import_path(row.module, &row.path, ns);
        state.followed.borrow_mut().pop();
        state.blind.set(blind);
        let surely = outcome.hits.iter().any(|def| self.is_closed(*def))
            && !self.is_open(import)
            && outcome.imports().all(|passed| self.is_sure(passed, ns));
        let mut defs = outcome.hits;
        if outcome.external {
            defs.push(Def::External);
        }
        let brought = Brought {
            defs: defs.clone(),
            surely,
        };
        if state.unsettled.get() {
            let mut so_far = state.so_far.borrow_mut();
            let before = so_far.entry(lead).or_default();
            if *before != brought {
                *before = brought;
                state.news.set(true);
            }
        } else {
            state.settled.borrow_mut().insert(lead, (brought, false));
        }
        state.unsettled.set(unsettled | state.unsettled.get());
        defs
    }

    /// Does an import bring what it is known to bring in a namespace, and what is passed on the way there, whatever compiler there
    /// is?
    fn is_sure(&self, import: ImportId, ns: Ns) -> bool {
        let is_sure = |ns| self.brings_surely(import, ns) != Some(false);
        [Ns::Type, ns].into_iter().all(is_sure)
    }

    /// Does an import bring something whatever compiler there is? None if it is not known to bring anything.
    pub(super) fn brings_surely(&self, import: ImportId, ns: Ns) -> Option<bool> {
        let state = &self.imports;
        let of = |brought: &Brought| (!brought.defs.is_empty()).then_some(brought.surely);
        let settled = state.settled.borrow();
        match settled.get(&(import, ns)) {
            Some((brought, _)) => of(brought),
            None => state.so_far.borrow().get(&(import, ns)).and_then(of),
        }
    }

    /// Is a definition there whatever compiler there is?
    pub(crate) fn is_closed(&self, def: Def) -> bool {
        match def {
            Def::Module(id) => !self.program.module(id).open_cfg,
            Def::Node(id) => !self.program.node(id).refs.open_cfg(),
            Def::External => true,
        }
    }

    /// Runs `ask` with the import left out of every answer.
    pub(crate) fn without_import<T>(&self, import: ImportId, ask: impl FnOnce() -> T) -> T {
        let state = &self.imports;
        let settled = state.settled.take();
        state.left_out.borrow_mut().push(import);
        let answer = ask();
        state.left_out.borrow_mut().pop();
        state.settled.replace(settled);
        answer
    }

    /// Is an import left out of every answer now?
    pub(crate) fn is_left_out(&self, import: ImportId) -> bool {
        self.imports.is_left_out(import)
    }

    /// Is there an import that is left out of every answer now?
    pub(crate) fn leaves_out(&self) -> bool {
        !self.imports.left_out.borrow().is_empty()
    }

    /// Is it asked only what an import brings? What is missing on the way, and could be there unknown, is of no interest then;
    /// to ask for it would ask every import of a module for all the others, in any order.
    pub(crate) fn follows_import(&self) -> bool {
        !self.imports.followed.borrow().is_empty()
    }
}
