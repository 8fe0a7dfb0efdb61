//! How text under an undecided cfg may come to what has a name: by a path through a module, or by a macro's call.

use std::collections::BTreeSet;

use crate::tables::{ImportId, Name, PathRef, Program, Refs, Root};

/// The names behind which such ways are.
pub(super) struct Ways {
    /// Those in paths that lead through modules; none if any may be.
    through: Option<BTreeSet<Name>>,
    /// Those of macros that are called; none if any may be.
    called: Option<BTreeSet<Name>>,
}

impl Ways {
    /// Of such `texts`, those of the macros that they may call among them, and of imports under such a cfg.
    pub(super) fn new(program: Program<'_>, texts: &[&Refs], imports: &[ImportId]) -> Ways {
        let any = |is: fn(&Refs) -> bool| texts.iter().any(|refs| is(refs));
        let joins = any(|refs| {
            let has_tails = !refs.tails.is_empty() || refs.fragment_paths;
            has_tails || refs.uses_fragment || refs.joins_tokens
        });
        let calls_any = joins || any(|refs| refs.calls_fragment || refs.defines_macros);
        let uses = texts.iter().flat_map(|refs| &refs.uses);
        let of_imports = imports.iter().map(|id| &program.import(*id).path);
        let imported: Vec<&PathRef> = uses.map(|local| &local.path).chain(of_imports).collect();
        let paths = || texts.iter().flat_map(|refs| &refs.paths);
        let leads = |path: &&PathRef| path.root != Root::Plain || path.segments.len() > 1;
        let segments = |path: &PathRef| path.segments.to_vec();
        let through = || {
            let leading = paths().filter(leads).chain(imported.iter().copied());
            leading.flat_map(segments).collect()
        };
        let called = || {
            let calls = paths().filter(|path| path.bang);
            let calls = calls.chain(imported.iter().copied());
            calls.flat_map(segments).collect()
        };
        Ways {
            through: (!joins).then(through),
            called: (!calls_any).then(called),
        }
    }

    /// May a path lead through a module to this name?
    pub(super) fn lead_to(&self, name: &Name) -> bool {
        self.through
            .as_ref()
            .is_none_or(|through| through.contains(name))
    }

    /// May a macro of this name be called?
    pub(super) fn call(&self, name: &Name) -> bool {
        self.called
            .as_ref()
            .is_none_or(|called| called.contains(name))
    }
}
