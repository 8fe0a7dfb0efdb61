//! Crates' names in modules of bodies, which are led to the crates where they stand, beside macros that declare something so called.

use super::Reach;
use crate::refs::{declared_crate, declares};
use crate::tables::{EditKind, NodeId};
use crate::tokens::{self, Names, Room};

impl Reach<'_> {
    /// Reports a crate's name in the text of `reader` that stands for the crate's own place, where a macro that is called there
    /// may declare something of that name.
    pub(super) fn refuse_made_namesake(&mut self, definition: NodeId, reader: NodeId) {
        let node = self.program.node(reader);
        let file = self.program.file(node.module);
        let rules = self.program.node(definition);
        let room = Room::new();
        let mut of_rules = None;
        for edit in &node.refs.edits {
            let written = &file.text[edit.range.clone()];
            if !matches!(edit.kind, EditKind::Extern(_)) || written.starts_with("::") {
                continue;
            }
            let read = || {
                let text = &self.program.file(rules.module).text;
                tokens::read_part(&room, text, rules.range.clone()).unwrap_or_default()
            };
            let tokens = *of_rules.get_or_insert_with(read);
            let name = written.trim_start_matches("r#");
            if declares(tokens, name, &Names::default()) {
                let refusal = declared_crate(edit.range.clone(), name);
                self.problems.push(refusal.problem(file));
            }
        }
    }
}
