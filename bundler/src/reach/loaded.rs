//! Libraries that no live text names and rustc loads all the same, because dead text does: what they have for everybody acts on
//! the program.

use std::collections::BTreeSet;

use super::Reach;
use crate::error::Problem;
use crate::foreign_impls::{is_foreign, may_make_foreign};
use crate::tables::{NodeId, SOLUTION};

impl Reach<'_> {
    /// Links them. Is anything new?
    pub(super) fn link_loaded(&mut self) -> bool {
        let waiting = self.waiting_to_be_loaded();
        if waiting.is_empty() {
            return false;
        }
        let surely = self.inverted.loads(self.scopes).surely(self.named_crates());
        let loaded: Vec<u32> = waiting.intersection(&surely).copied().collect();
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
            let name = &self.program.krate(krate).name;
            let acting = self.acting(krate).next().map(|id| {
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

    /// What waits in a library that is not linked, and acts on those that do not name it.
    fn acting(&self, krate: u32) -> impl Iterator<Item = NodeId> {
        let waiting = self.unlinked.get(&krate).into_iter().flatten();
        waiting.copied().filter(|id| {
            let node = self.program.node(*id);
            let mut heads = node.heads.iter();
            self.inverted.roots.contains(id)
                || heads.any(|head| is_foreign(self.scopes, node, head))
                || may_make_foreign(self.program, node)
        })
    }
}
