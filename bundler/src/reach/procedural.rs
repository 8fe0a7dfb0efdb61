//! Procedural macros, of which stand-ins have the names: paths and imports that lead to nothing else are done with when their
//! calls are expanded.

use super::Reach;
use crate::error::Problem;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::Def;
use crate::tables::{PathRef, Program};

impl Reach<'_> {
    /// Is it a stand-in, or something of one?
    pub(super) fn is_procedural(&self, touch: &Touch) -> bool {
        let krate = match touch {
            Touch::Node(id) | Touch::Hider(id) => id.krate,
            Touch::Module(id) | Touch::Unknown(id) | Touch::Open(id) => id.krate,
            Touch::Import(id) | Touch::HiderImport(id) => id.krate,
            Touch::Restricted { def, .. } => match def {
                Def::Node(id) => id.krate,
                Def::Module(id) => id.krate,
                Def::External => return false,
            },
            Touch::Crate { krate, .. } => *krate,
            Touch::External(_)
            | Touch::Reordered { .. }
            | Touch::HiddenLate { .. }
            | Touch::WholeBody(_) => return false,
        };
        self.program.krate(krate).procedural
    }

    /// Reports an import of such macros in a body, which would be left there.
    pub(super) fn refuse_local_procedural(
        &mut self,
        site: Site<'_>,
        path: &PathRef,
        outcome: &Outcome,
    ) {
        if !self.leads_to_procedural(outcome) {
            return;
        }
        let file = self.program.file(site.module);
        let problem = Problem::new("a procedural macro is imported in a body")
            .at(file.place(path.range.clone(), "would be left in the bundle"))
            .help("import it in the module, outside of functions");
        self.problems.push(problem);
    }

    /// Does a path lead to such macros, and to nothing else?
    pub(super) fn leads_to_procedural(&self, outcome: &Outcome) -> bool {
        let mut hits = outcome.hits.iter();
        !outcome.hits.is_empty()
            && !outcome.external
            && hits.all(|hit| is_stand_in(self.program, *hit))
    }
}

fn is_stand_in(program: Program<'_>, def: Def) -> bool {
    match def {
        Def::Node(id) => program.krate(id.krate).procedural,
        Def::Module(id) => program.krate(id.krate).procedural,
        Def::External => false,
    }
}
