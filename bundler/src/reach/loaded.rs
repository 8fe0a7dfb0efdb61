//! Libraries that no live text names and rustc loads all the same, because dead text does: what they have for everybody acts on
//! the program.

use std::collections::BTreeSet;

use super::Reach;
use crate::error::Problem;
use crate::foreign_impls::{Made, is_foreign, made};
use crate::tables::{NodeId, SOLUTION};

/// Does a node act on programs that do not name its crate?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Acts {
    Surely,
    /// Nobody here knows what a macro makes of it: an impl perhaps. What is there for the linker is seen in its text.
    Perhaps,
    Never,
}

impl Reach<'_> {
    /// Links them. Is anything new? Those in which something acts perhaps are left out, unless that is banned: rustc says whether it
    /// makes the same code without them.
    pub(super) fn link_loaded(&mut self) -> bool {
        let waiting = self.waiting_to_be_loaded();
        if waiting.is_empty() {
            return false;
        }
        let surely = self.inverted.loads(self.scopes).surely(self.named_crates());
        let loaded = waiting.intersection(&surely).copied();
        let (loaded, left): (Vec<u32>, Vec<u32>) = loaded.partition(|krate| self.is_linked(*krate));
        self.live.left_out.extend(left);
        // It is no text of the program that asks for it.
        self.reader = None;
        for &krate in &loaded {
            self.link(krate);
        }
        !loaded.is_empty()
    }

    /// Reports those of which nobody here can tell whether rustc loads them.
    pub(super) fn refuse_perhaps_loaded(&mut self) {
        let waiting = self.waiting_to_be_loaded();
        if waiting.is_empty() {
            return;
        }
        let loads = self.inverted.loads(self.scopes);
        let perhaps = loads.perhaps(self.named_crates());
        for &krate in waiting.intersection(&perhaps) {
            let Some((module, range)) = loads.place(&perhaps, krate) else {
                continue;
            };
            if !self.is_linked(krate) {
                self.live.left_out.insert(krate);
                continue;
            }
            let name = &self.program.krate(krate).name;
            let acting = self.acting(krate).next().map(|(id, _)| {
                let node = self.program.node(id);
                let file = self.program.file(node.module);
                file.place(
                    node.range.clone(),
                    "acts on the program wherever its crate is loaded",
                )
            });
            let title = format!("only rustc knows whether it loads the crate `{name}` with this");
            let place = self
                .program
                .file(module)
                .place(range, "names it, or is looked up like it");
            let problem = Problem::new(title).at(place);
            let problem = acting.into_iter().fold(problem, Problem::at);
            self.problems.push(problem.help(format!(
                "use another name there, or load the crate for sure: `use {name} as _;`"
            )));
        }
    }

    fn named_crates(&self) -> BTreeSet<u32> {
        let linked = self.live.linked.iter().copied();
        linked.chain([SOLUTION]).collect()
    }

    /// Crates that are not linked, and would act on the program if they were loaded.
    fn waiting_to_be_loaded(&self) -> BTreeSet<u32> {
        let krates = self.unlinked.keys().copied();
        krates
            .filter(|krate| self.acting(*krate).next().is_some())
            .collect()
    }

    /// Is such a crate in the bundle, if rustc loads it?
    fn is_linked(&self, krate: u32) -> bool {
        let mut acting = self.acting(krate);
        self.banned.with_loaded || acting.any(|(_, acts)| acts == Acts::Surely)
    }

    /// What waits in a library that is not linked, and acts on those that do not name it.
    fn acting(&self, krate: u32) -> impl Iterator<Item = (NodeId, Acts)> {
        let waiting = self.unlinked.get(&krate).into_iter().flatten();
        let waiting = waiting.map(|id| (*id, self.acts_unnamed(*id)));
        waiting.filter(|(_, acts)| *acts != Acts::Never)
    }

    /// What is found out once for each: a call is expanded for that.
    fn acts_unnamed(&self, id: NodeId) -> Acts {
        if let Some(known) = self.known_acts.borrow().get(&id) {
            return *known;
        }
        let node = self.program.node(id);
        let is_root = self.inverted.acts_once_loaded(self.program, id);
        let mut heads = node.heads.iter();
        let acts = if is_root || heads.any(|head| is_foreign(self.scopes, node, head)) {
            Acts::Surely
        } else {
            match made(self.scopes, id) {
                Made::Foreign => Acts::Surely,
                Made::Anything => Acts::Perhaps,
                Made::Others => Acts::Never,
            }
        };
        self.known_acts.borrow_mut().insert(id, acts);
        acts
    }
}
