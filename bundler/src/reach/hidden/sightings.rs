//! Where the names of hidden constructors are met: looked for once, for all of them.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Reach;
use crate::macros;
use crate::tables::{ImportId, Kind, Name, NodeId};
use crate::tokens::{self, Room, TokenTree};

/// What else has each of the names, and the live texts that have it as a word.
#[derive(Default)]
pub(super) struct Sightings {
    texts: FxHashMap<Name, Vec<NodeId>>,
    /// Items, enums with such a variant, and calls that may make something of the name.
    items: FxHashMap<Name, Vec<NodeId>>,
    imports: FxHashMap<Name, Vec<ImportId>>,
    /// Nodes with such an import inside.
    bodies: FxHashMap<Name, Vec<NodeId>>,
    /// What the modules are called from which globs may bring all that std has there.
    pub(super) std_globs: OnceCell<BTreeSet<Name>>,
}

impl Sightings {
    pub(super) fn texts_of(&self, name: &Name) -> impl Iterator<Item = NodeId> {
        self.texts.get(name).into_iter().flatten().copied()
    }

    pub(super) fn items_of(&self, name: &Name) -> impl Iterator<Item = NodeId> {
        self.items.get(name).into_iter().flatten().copied()
    }

    pub(super) fn imports_of(&self, name: &Name) -> impl Iterator<Item = ImportId> {
        self.imports.get(name).into_iter().flatten().copied()
    }

    pub(super) fn bodies_of(&self, name: &Name) -> impl Iterator<Item = NodeId> {
        self.bodies.get(name).into_iter().flatten().copied()
    }
}

impl Reach<'_> {
    /// All that has one of the names. O(text of the program).
    pub(super) fn sightings(&self, names: FxHashSet<&Name>) -> Sightings {
        let program = self.program;
        let mut found = Sightings::default();
        let by_word = names.iter().map(|name| (&***name, *name));
        let by_word: FxHashMap<&str, &Name> = by_word.collect();
        let words_of = |id: NodeId| {
            let node = program.node(id);
            let text = &program.file(node.module).text[node.range.clone()];
            let known = words(text)
                .into_iter()
                .filter_map(|(_, word)| by_word.get(word).copied());
            known.collect::<FxHashSet<&Name>>()
        };
        // The text of a module is that of its items, which see other names.
        let is_module = |id: &NodeId| matches!(program.node(*id).kind, Kind::Mod(_));
        for &id in self.live.nodes.iter().filter(|id| !is_module(id)) {
            for name in words_of(id) {
                found.texts.entry(name.clone()).or_default().push(id);
            }
        }
        for (number, krate) in (0u32..).zip(program.krates) {
            for (id, node) in krate.numbered_nodes() {
                let mut of_node: FxHashSet<&Name> = FxHashSet::default();
                match node.kind {
                    Kind::Fn | Kind::Const | Kind::Static | Kind::Struct { constructor: true } => {
                        of_node.extend(&node.name)
                    }
                    Kind::Enum => of_node.extend(&node.variants),
                    Kind::ForeignMod => of_node.extend(words_of(id)),
                    Kind::MacroCall => {
                        for refs in macros::reached(program, vec![&node.refs]) {
                            of_node.extend(&refs.names);
                        }
                    }
                    _ => {}
                }
                for name in of_node.into_iter().filter(|name| names.contains(name)) {
                    found.items.entry(name.clone()).or_default().push(id);
                }
                let uses = node.refs.known().into_iter().flat_map(|refs| &refs.uses);
                for name in uses.filter_map(|local| local.alias.as_ref()) {
                    found.bodies.entry(name.clone()).or_default().push(id);
                }
            }
            for (index, import) in (0u32..).zip(&krate.imports) {
                if let Some(name) = &import.alias {
                    let id = ImportId {
                        krate: number,
                        index,
                    };
                    found.imports.entry(name.clone()).or_default().push(id);
                }
            }
        }
        found
    }
}

/// The words of a text, those in strings too and no comments, and where they stand.
pub(super) fn words(text: &str) -> Vec<(usize, &str)> {
    let room = Room::new();
    let mut parts = Vec::new();
    match tokens::read(&room, text) {
        Ok(tokens) => collect(tokens, &mut parts),
        Err(_) => parts.push(0..text.len()),
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    // What documents something is an attribute that fills its comment's place.
    let parts = parts.into_iter();
    for part in parts.filter(|part| !text[part.clone()].starts_with('/')) {
        let mut next = part.start;
        for word in text[part].split(|c| !is_part(c)) {
            found.push((next, word));
            // Behind it is one sign, of as many bytes as it takes.
            next += word.len();
            next += text[next..].chars().next().map_or(0, char::len_utf8);
        }
    }
    found
}

/// Where names and strings stand.
fn collect(tokens: &[TokenTree<'_>], parts: &mut Vec<Range<usize>>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => collect(group.tokens(), parts),
            TokenTree::Ident(_) | TokenTree::Literal(_) => parts.push(token.range()),
            TokenTree::Punct(_) => {}
        }
    }
}
