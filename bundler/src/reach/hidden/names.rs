//! What hidden constructors are called.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::{Hidden, Reach};
use crate::inverted::HIDING;
use crate::items::is_mark;
use crate::macros;
use crate::tables::{Kind, Name, Node, NodeId, SOLUTION};
use crate::tokens::{self, Names, Room, TokenTree, at_commas};

impl Reach<'_> {
    /// All hidden constructors that live nodes of libraries make, under all names that they have.
    pub(super) fn hidden_constructors(&self) -> BTreeSet<Hidden> {
        let marked = self.marked_definitions();
        let mut all = BTreeSet::new();
        for &id in self.live.nodes.iter().filter(|id| id.krate != SOLUTION) {
            let names = self.hidden_names(id, &marked);
            all.extend(names.into_iter().map(|name| Hidden { name, by: id }));
        }
        if all.is_empty() {
            return all;
        }
        let aliases = self.aliases();
        let renamed = all.iter().flat_map(|hidden| {
            let aliases = aliases.get(&hidden.name).into_iter().flatten();
            aliases.map(|name| Hidden {
                name: (*name).clone(),
                by: hidden.by,
            })
        });
        let renamed: Vec<Hidden> = renamed.collect();
        all.extend(renamed);
        all
    }

    fn is_marked(&self, node: &Node) -> bool {
        let text = &self.program.file(node.module).text;
        text[node.range.clone()].contains(HIDING)
    }

    /// The macros that have the attribute in their text.
    fn marked_definitions(&self) -> BTreeSet<NodeId> {
        let krates = self.program.krates.iter();
        let nodes = krates.flat_map(|krate| krate.numbered_nodes());
        let marked = nodes.filter(|(_, node)| {
            matches!(node.kind, Kind::MacroRules { .. }) && self.is_marked(node)
        });
        marked.map(|(id, _)| id).collect()
    }

    /// The names of the hidden constructors that a node makes.
    fn hidden_names(&self, id: NodeId, marked: &BTreeSet<NodeId>) -> Vec<Name> {
        let node = self.program.node(id);
        let text = &self.program.file(node.module).text;
        match node.kind {
            Kind::Struct { constructor: true } if self.is_marked(node) => {
                Vec::from_iter(node.name.clone())
            }
            Kind::Enum if self.is_marked(node) => {
                let room = Room::new();
                let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
                match tokens.last() {
                    Some(TokenTree::Group(variants)) => marked_variants(variants.tokens()),
                    _ => Vec::new(),
                }
            }
            Kind::MacroCall => {
                let reached = || macros::reached_definitions(self.program, vec![&node.refs]);
                let is_marked =
                    self.is_marked(node) || !marked.is_empty() && !marked.is_disjoint(&reached());
                if !is_marked {
                    return Vec::new();
                }
                let calls = self.inverted.calls.iter();
                let made = calls.filter(|(_, calls)| calls.contains(&id));
                made.map(|(name, _)| name.clone()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Other names that imports give what has a name.
    fn aliases(&self) -> FxHashMap<&Name, BTreeSet<&Name>> {
        let mut found: FxHashMap<&Name, BTreeSet<&Name>> = FxHashMap::default();
        let krates = self.program.krates.iter();
        let imports = krates.clone().flat_map(|krate| &krate.imports);
        let imports = imports.map(|import| (&import.path, &import.alias));
        let bodies = krates.flat_map(|krate| &krate.nodes);
        let bodies = bodies.flat_map(|node| node.refs.known());
        let uses = bodies.flat_map(|refs| &refs.uses);
        let uses = uses.map(|local| (&local.path, &local.alias));
        for (path, alias) in imports.chain(uses).filter(|(path, _)| !path.glob) {
            if let (Some(name), Some(alias)) = (path.segments.last(), alias)
                && **alias != *"_"
            {
                found.entry(name).or_default().insert(alias);
            }
        }
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
