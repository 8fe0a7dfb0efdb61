//! Calls of macros that no table knows: another macro makes or imports what they call. Its text may be that of any macro which
//! does so, or of what such a macro is given, and what it names where it is called must be there.

use std::iter::successors;

use super::{Reach, nearer};
use crate::macros::{may_be_made, named, reached, reached_definitions, unknown_callees};
use crate::resolve::Site;
use crate::tables::{Name, NodeId, PathRef, Refs, Root};

impl Reach<'_> {
    /// A call in the text of `reader`, of which no definition is found.
    pub(super) fn unknown_call(&mut self, reader: NodeId, site: Site<'_>, path: &PathRef) {
        let program = self.program;
        let own = &program.node(reader).refs.defined_macros;
        let name = path.segments.last().filter(|name| !own.contains(*name));
        let callees = name.map_or_else(Vec::new, |name| unknown_callees(program, name));
        self.texts_perhaps(callees, reader, site);
    }

    /// A name among what macros are given, of which one calls what a fragment names, by whatever path.
    pub(super) fn named_perhaps(&mut self, reader: NodeId, site: Site<'_>, name: &Name) {
        let program = self.program;
        let callees = match may_be_made(program, name) {
            true => unknown_callees(program, name),
            false => named(program, name),
        };
        if callees.is_empty() {
            return;
        }
        let texts = reached(program, vec![&program.node(reader).refs]);
        if texts.iter().any(|refs| refs.calls_fragment) {
            self.texts_perhaps(callees, reader, site);
        }
    }

    /// Reads what texts, and those that they call, would mention if they stood at `site`.
    fn texts_perhaps(&mut self, callees: Vec<NodeId>, reader: NodeId, site: Site<'_>) {
        // Texts of a module that import nothing of their own are alike.
        let body = (!site.uses.is_empty()).then_some(reader);
        if !self.perhaps.insert((callees.clone(), site.module, body)) {
            return;
        }
        let refs = |id: &NodeId| -> &Refs { &self.program.node(*id).refs };
        let mut texts = reached_definitions(self.program, callees.iter().map(refs).collect());
        texts.extend(callees);
        for text in texts {
            self.text_perhaps(text, reader, site);
        }
    }

    /// Reads what a text would mention if it stood at `site`.
    fn text_perhaps(&mut self, text: NodeId, reader: NodeId, site: Site<'_>) {
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
