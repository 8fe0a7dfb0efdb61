//! Which crates of std rustc has loaded when it compiles a library: the methods that they add to the language's own types are
//! then in sight, though their names are not.

use crate::package::Edition;
use crate::reach::Reach;
use crate::scope::Def;
use crate::tables::{Import, Krate, Root};

impl Reach<'_> {
    /// Has the crate that one of std's, by `extern crate`?
    pub(super) fn names(&self, krate: &Krate, name: &str) -> bool {
        krate.imports.iter().any(|import| {
            let path = &import.path;
            // In edition 2015 a global path begins at the crate's own root.
            let is_crate = match path.root {
                Root::Extern => true,
                Root::Global => krate.edition != Edition::E2015,
                _ => false,
            };
            is_crate && matches!(&*path.segments, [only] if &**only == name) && self.is_sure(import)
        })
    }

    /// Does rustc surely load one of these crates of std with a bundled one: does that name it, or import something of a crate
    /// of which that holds?
    pub(super) fn loads(&self, krate: u32, names: &[&str]) -> bool {
        let mut met = vec![krate];
        let mut at = 0;
        while let Some(&number) = met.get(at) {
            at += 1;
            let krate = self.program.krate(number);
            // What a procedural macro was built with is no part of what its calls are compiled with.
            if krate.procedural {
                continue;
            }
            if !krate.core_only || names.iter().any(|name| self.names(krate, name)) {
                return true;
            }
            for import in krate.imports.iter().filter(|import| self.is_sure(import)) {
                let outcome = self.scopes.local_use(import.module, &import.path);
                let mut from = outcome.hits.iter().map(|hit| match hit {
                    Def::Node(id) => Some(id.krate),
                    Def::Module(id) => Some(id.krate),
                    Def::External => None,
                });
                let Some(Some(first)) = from.next() else {
                    continue;
                };
                if from.all(|other| other == Some(first)) && !met.contains(&first) {
                    met.push(first);
                }
            }
        }
        false
    }

    /// Is it there whatever a judge's compiler makes of a cfg?
    fn is_sure(&self, import: &Import) -> bool {
        !self.program.node(import.node).refs.open_cfg()
    }
}
