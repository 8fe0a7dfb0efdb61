//! Imports that must not be `pub` in a bundle: of exported macros, which get their paths by imports there, and of whole crates,
//! which are private modules.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Reach;
use crate::resolve::{Outcome, Site};
use crate::scope::Def;
use crate::tables::{Kind, LocalUse, Name, NodeId, SOLUTION};

impl Reach<'_> {
    /// Notes the `pub` of an import in the text of `id` that must not be there.
    pub(super) fn narrow_inside(&mut self, id: NodeId, local: &LocalUse, outcome: &Outcome) {
        let mut hits = outcome.hits.iter();
        if let Some(public) = &local.public
            && hits.any(|hit| self.must_not_be_public(*hit, local.path.glob))
        {
            self.narrow_use(id, public);
        }
    }

    fn narrow_use(&mut self, id: NodeId, public: &Range<usize>) {
        let narrowed = self.live.narrowed_inside.entry(id).or_default();
        narrowed.push((public.clone(), "pub(crate)".to_owned()));
    }

    /// Narrows the imports of what those bring that macros make, and that is less public now: no path shows what they lead to.
    pub(super) fn narrow_imports_of_made(&mut self) {
        let program = self.program;
        let uses_of = |id: NodeId| program.node(id).refs.uses.iter();
        let mut names: BTreeSet<Name> = BTreeSet::new();
        loop {
            let before = names.len();
            for id in self.live.narrowed_inside.keys() {
                names.extend(uses_of(*id).filter_map(|local| local.alias.clone()));
            }
            // What a fragment calls it a call is given.
            let mut narrowed = self.live.narrowed_inside.keys();
            if narrowed.any(|id| program.node(*id).refs.uses_given) {
                let nodes = self.live.nodes.iter().map(|id| program.node(*id));
                names.extend(nodes.flat_map(|node| node.refs.arguments.iter().cloned()));
            }
            for id in self.live.imports.clone() {
                let import = program.import(id);
                let brings = import.path.segments.last();
                if brings.is_some_and(|last| names.contains(last))
                    && self.scopes.import_everywhere(id).may_be_unknown()
                {
                    self.live.narrowed.insert(id);
                    names.extend(import.alias.clone());
                }
            }
            for id in self.live.nodes.clone() {
                let site = Site::of_node(program.node(id));
                for local in uses_of(id) {
                    let brings = local.path.segments.last();
                    if let Some(public) = &local.public
                        && brings.is_some_and(|last| names.contains(last))
                        && self.scopes.body_use(site, &local.path).may_be_unknown()
                    {
                        self.narrow_use(id, public);
                    }
                }
            }
            if names.len() == before {
                return;
            }
        }
    }

    /// Is it an exported macro or the whole of a library? In a bundle neither can be passed on as public.
    pub(super) fn must_not_be_public(&self, hit: Def, glob: bool) -> bool {
        match hit {
            Def::Node(id) => {
                let kind = self.program.node(id).kind;
                let is_exported = matches!(kind, Kind::MacroRules { exported: true });
                is_exported && id.krate != SOLUTION
            }
            // A glob brings what is in it, and not the crate.
            Def::Module(id) => {
                let is_root = self.program.module(id).parent.is_none();
                is_root && id.krate != SOLUTION && !glob
            }
            Def::External => false,
        }
    }
}
