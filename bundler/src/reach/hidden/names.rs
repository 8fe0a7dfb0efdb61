//! What hidden constructors are called.

use std::collections::BTreeSet;

use super::{Hidden, Reach};
use crate::inverted::HIDING;
use crate::items::is_mark;
use crate::macros;
use crate::tables::{Kind, Name, Node, NodeId, PathRef};
use crate::tokens::{self, Names, Room, TokenTree, at_commas};

impl Reach<'_> {
    /// The names of the hidden constructors that a node makes.
    pub(super) fn hidden_names(&self, id: NodeId) -> Vec<Name> {
        let node = self.program.node(id);
        let text = &self.program.file(node.module).text;
        let is_marked = |node: &Node| {
            let text = &self.program.file(node.module).text;
            text[node.range.clone()].contains(HIDING)
        };
        match node.kind {
            Kind::Struct { constructor: true } if is_marked(node) => {
                Vec::from_iter(node.name.clone())
            }
            Kind::Enum if is_marked(node) => {
                let room = Room::new();
                let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
                match tokens.last() {
                    Some(TokenTree::Group(variants)) => marked_variants(variants.tokens()),
                    _ => Vec::new(),
                }
            }
            Kind::MacroCall => {
                let definitions = macros::reached_definitions(self.program, vec![&node.refs]);
                let mut definitions = definitions.iter().map(|id| self.program.node(*id));
                if !is_marked(node) && !definitions.any(is_marked) {
                    return Vec::new();
                }
                let calls = self.inverted.calls.iter();
                let made = calls.filter(|(_, calls)| calls.contains(&id));
                made.map(|(name, _)| name.clone()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Other names that imports give it.
    pub(super) fn aliases(&self, hidden: &Hidden) -> BTreeSet<Name> {
        let is_of = |path: &PathRef| path.segments.last() == Some(&hidden.name) && !path.glob;
        let mut found = BTreeSet::new();
        for krate in self.program.krates {
            let imports = krate.imports.iter().filter(|import| is_of(&import.path));
            found.extend(imports.filter_map(|import| import.alias.clone()));
            let bodies = krate.nodes.iter().flat_map(|node| node.refs.known());
            let uses = bodies.flat_map(|refs| &refs.uses);
            let uses = uses.filter(|local| is_of(&local.path));
            found.extend(uses.filter_map(|local| local.alias.clone()));
        }
        found.remove("_");
        found
    }
}

/// The variants of an enum's body that the attribute hides.
fn marked_variants(variants: &[TokenTree]) -> Vec<Name> {
    let names = Names::default();
    let marked = at_commas(variants).filter_map(|variant| {
        let mut rest = variant;
        let mut is_marked = false;
        while let [mark, TokenTree::Group(group), behind @ ..] = rest
            && is_mark(Some(mark), '#')
        {
            is_marked |= has_mark(group.tokens());
            rest = behind;
        }
        match rest.first() {
            Some(TokenTree::Ident(name)) if is_marked => Some(names.of(name)),
            _ => None,
        }
    });
    marked.collect()
}

fn has_mark(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_mark(group.tokens()),
        TokenTree::Ident(word) => *word == HIDING,
        _ => false,
    })
}
