//! Constructors that `#[non_exhaustive]` hides from other crates, and not from the one that a bundle is: a glob of a body would
//! bring them, where the original means what the module, or a body around it, has of the name.

use super::Reach;
use crate::error::Problem;
use crate::resolve::{Outcome, Site};
use crate::scope::Def;
use crate::tables::{Kind, NodeId, PathRef, Root};

impl Reach<'_> {
    /// Reports a name that may be such a constructor's, and has another meaning.
    pub(super) fn refuse_hidden_constructor(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        site: Site<'_>,
    ) {
        let is_alone = path.root == Root::Plain && path.segments.len() == 1;
        if !is_alone || !site.uses.iter().any(|local| local.path.glob) {
            return;
        }
        let hidden = outcome.hits.iter().find_map(|hit| match *hit {
            Def::Node(id) if id.krate != site.module.krate && self.hides(id) => Some(id),
            _ => None,
        });
        let Some(id) = hidden else { return };
        let has_others = outcome.hits.iter().any(|hit| *hit != Def::Node(id));
        if !has_others && !outcome.external {
            return;
        }
        let name = &path.segments[0];
        let title = format!(
            "in one file, `{name}` may mean a constructor that is hidden from other crates"
        );
        let node = self.program.node(id);
        let file = self.program.file(node.module);
        let hiding = file.place(
            node.name_range.clone(),
            "`#[non_exhaustive]` hides this one",
        );
        let place = self
            .program
            .file(site.module)
            .place(path.range.clone(), "a glob would bring it here");
        self.problems
            .push(Problem::new(title).at(place).at(hiding).help(
                "say by a path, or an import of the name, what is meant, or remove the attribute",
            ));
    }

    /// Has an item a constructor that is hidden, its own or a variant's?
    fn hides(&self, id: NodeId) -> bool {
        let node = self.program.node(id);
        let text = &self.program.file(node.module).text[node.range.clone()];
        let hiding = match node.kind {
            Kind::Struct { constructor: true } => text,
            // Before the variants, it hides none of them.
            Kind::Enum => text.split_once('{').map_or("", |(_, variants)| variants),
            _ => "",
        };
        hiding.contains("non_exhaustive")
    }
}
