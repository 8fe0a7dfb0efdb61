//! Traits that a later edition's prelude has: in a solution of an older edition, modules of newer libraries import them.
//!
//! A prelude's trait is in scope for its methods too, so a method's name counts as well as the trait's. A line that rustc then calls
//! unused goes like any other.

use std::collections::BTreeSet;

use super::Reach;
use crate::macros;
use crate::package::Edition;
use crate::scope::Ns;
use crate::tables::{ModuleId, Name, SOLUTION};

/// A trait of a prelude.
struct Later {
    /// From this edition on.
    since: Edition,
    path: &'static str,
    /// By these names its members are called.
    members: &'static [&'static str],
}

/// All of which preludes differ, but for macros.
const LATER: [Later; 5] = [
    Later {
        since: Edition::E2021,
        path: "::core::convert::TryFrom",
        members: &["try_from"],
    },
    Later {
        since: Edition::E2021,
        path: "::core::convert::TryInto",
        members: &["try_into"],
    },
    Later {
        since: Edition::E2021,
        path: "::core::iter::FromIterator",
        members: &["from_iter"],
    },
    Later {
        since: Edition::E2024,
        path: "::core::future::Future",
        members: &["poll"],
    },
    Later {
        since: Edition::E2024,
        path: "::core::future::IntoFuture",
        members: &["into_future"],
    },
];

impl Later {
    /// Its name, and those of its members: what mentions one may need it.
    fn words(&self) -> impl Iterator<Item = &'static str> {
        let name = self.path.rsplit("::").next();
        name.into_iter().chain(self.members.iter().copied())
    }
}

impl Reach<'_> {
    /// Gives live modules the traits that live text in them mentions, and that nothing else there is called like.
    pub(super) fn import_later_preludes(&mut self) {
        let program = self.program;
        let edition = program.krate(SOLUTION).edition;
        // Imports of newer libraries mean nothing in 2015: those are refused.
        if edition == Edition::E2015 {
            return;
        }
        let is_newer = |krate: u32| edition < program.krate(krate).edition;
        let mut wanted = BTreeSet::new();
        for id in self.live.nodes.iter().filter(|id| is_newer(id.krate)) {
            let node = program.node(*id);
            let texts = macros::reached(program, vec![&node.refs]);
            let mentions = |name: &str| texts.iter().any(|refs| refs.names.contains(name));
            let own = program.krate(id.krate).edition;
            let lacks = |later: &&Later| edition < later.since && later.since <= own;
            for later in LATER.iter().filter(lacks) {
                if later.words().any(mentions) {
                    wanted.insert((node.module, later.path));
                }
            }
        }
        wanted.retain(|(module, path)| !self.has_name_of(*module, path));
        self.live.later_preludes = wanted;
    }

    /// Has a module something that is called like what a path leads to?
    fn has_name_of(&self, module: ModuleId, path: &str) -> bool {
        let name = Name::from(path.rsplit("::").next().unwrap_or(path));
        !self.scopes.lookup(module, &name, Ns::Type).is_empty()
    }
}
