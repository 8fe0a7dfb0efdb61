//! Calls of macros that no table knows: another macro makes or imports what they call. Its text may be that of any macro which
//! does so, or of what such a macro is given, and what it names where it is called must be there.

use std::collections::BTreeSet;
use std::iter::successors;

use super::{Reach, nearer};
use crate::macros::{reached_definitions, unknown_callees};
use crate::resolve::Site;
use crate::tables::{Kind, NodeId, PathRef, Refs, Root};

impl Reach<'_> {
    /// A call in the text of `reader`, of which no definition is found.
    pub(super) fn unknown_call(&mut self, reader: NodeId, site: Site<'_>, path: &PathRef) {
        let program = self.program;
        let own = &program.node(reader).refs.defines;
        let name = path.segments.last().filter(|name| !own.contains(*name));
        let callees = name.map_or_else(Vec::new, |name| unknown_callees(program, name));
        if callees.is_empty() {
            return;
        }
        let refs = |id: &NodeId| -> &Refs { &program.node(*id).refs };
        let mut texts = reached_definitions(program, callees.iter().map(refs).collect());
        texts.extend(&callees);
        texts.extend(self.calls_that_make_macros());
        for text in texts {
            self.text_perhaps(text, reader, site);
        }
    }

    /// The calls among items that may make macros of what they are given.
    fn calls_that_make_macros(&self) -> BTreeSet<NodeId> {
        let program = self.program;
        let krates = program.krates.iter();
        let nodes = krates.flat_map(|krate| krate.numbered_nodes());
        let calls = nodes.filter(|(_, node)| node.kind == Kind::MacroCall);
        let makes = |definition: &NodeId| program.node(*definition).refs.defines_macros;
        let makers = calls.filter(|(_, node)| {
            node.refs.defines_macros
                || reached_definitions(program, vec![&node.refs])
                    .iter()
                    .any(makes)
        });
        makers.map(|(id, _)| id).collect()
    }

    /// Reads what a text would mention if it stood at `site`.
    fn text_perhaps(&mut self, text: NodeId, reader: NodeId, site: Site<'_>) {
        if !self.perhaps.insert((text, site.module, reader)) {
            return;
        }
        for written in &self.program.node(text).refs.paths {
            if written.root == Root::DollarCrate {
                continue;
            }
            for path in successors(Some(written.clone()), nearer) {
                if let (Root::Plain, [name], true) = (path.root, &*path.segments, path.bang) {
                    for definition in self.scopes.textual(site.module, name, None).found {
                        self.node(definition);
                    }
                }
                let outcome = self.scopes.path(site, &path);
                self.touch_all(&outcome);
                self.keep_function(reader, text, &path, &outcome);
                self.keep_rivals_of_pattern(&outcome, &path, text, site);
            }
        }
    }
}
