//! What hidden constructors are called.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::{Hidden, Reach, is_of_macro};
use crate::inverted::HIDING;
use crate::items::is_mark;
use crate::macros;
use crate::tables::{Kind, Name, Node, NodeId, SOLUTION};
use crate::tokens::{self, Delimiter, Names, Room, TokenTree, at_commas};

impl Reach<'_> {
    /// All hidden constructors that live nodes of libraries make, under all names that they have.
    pub(super) fn hidden_constructors(&self) -> BTreeSet<Hidden> {
        let mut all = BTreeSet::new();
        for &id in self.live.nodes.iter().filter(|id| id.krate != SOLUTION) {
            let names = self.hidden_names(id);
            all.extend(names.into_iter().map(|name| Hidden { name, by: id }));
        }
        let aliases = self.aliases();
        // What has a second name may have a third one.
        let mut pending: Vec<Hidden> = all.iter().cloned().collect();
        while let Some(hidden) = pending.pop() {
            for (name, by) in aliases.get(&hidden.name).into_iter().flatten() {
                let renamed = Hidden {
                    name: (*name).clone(),
                    by: by.unwrap_or(hidden.by),
                };
                if all.insert(renamed.clone()) {
                    pending.push(renamed);
                }
            }
        }
        all
    }

    /// Does the text of a node pass the test? Of one without the word, that is never asked.
    fn is_marked(&self, node: &Node, test: impl Fn(&[TokenTree]) -> bool) -> bool {
        let text = &self.program.file(node.module).text;
        text[node.range.clone()].contains(HIDING) && {
            let room = Room::new();
            let tokens = tokens::read_part(&room, text, node.range.clone());
            test(tokens.unwrap_or_default())
        }
    }

    /// The names of the hidden constructors that a node makes.
    fn hidden_names(&self, id: NodeId) -> Vec<Name> {
        let node = self.program.node(id);
        let text = &self.program.file(node.module).text;
        match node.kind {
            Kind::Struct { constructor: true } if self.is_marked(node, has_mark) => {
                Vec::from_iter(node.name.clone())
            }
            Kind::Enum => {
                let room = Room::new();
                let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
                match tokens.last() {
                    Some(TokenTree::Group(variants)) => marked_variants(variants.tokens()),
                    _ => Vec::new(),
                }
            }
            Kind::MacroCall => {
                let mut texts = macros::reached_definitions(self.program, vec![&node.refs]);
                texts.insert(id);
                texts.retain(|id| self.is_marked(self.program.node(*id), may_hide));
                if texts.is_empty() {
                    return Vec::new();
                }
                let calls = self.inverted.calls.iter();
                let made = calls.filter(|(_, calls)| calls.contains(&id));
                let mut names: Vec<Name> = made.map(|(name, _)| name.clone()).collect();
                for id in texts {
                    let node = self.program.node(id);
                    let text = &self.program.file(node.module).text;
                    let room = Room::new();
                    let tokens = tokens::read_part(&room, text, node.range.clone());
                    names.extend(behind_marks(tokens.unwrap_or_default()));
                }
                names
            }
            _ => Vec::new(),
        }
    }

    /// Other names that imports give what has a name, and the call or macro that makes the import: no table shows that.
    fn aliases(&self) -> FxHashMap<&Name, BTreeSet<(&Name, Option<NodeId>)>> {
        let mut found: FxHashMap<&Name, BTreeSet<(&Name, Option<NodeId>)>> = FxHashMap::default();
        let krates = self.program.krates.iter();
        let imports = krates.flat_map(|krate| &krate.imports);
        let imports = imports.map(|import| (&import.path, &import.alias, None));
        let krates = self.program.krates.iter();
        let bodies = krates.flat_map(|krate| krate.numbered_nodes());
        let uses = bodies.flat_map(|(id, node)| {
            let maker = is_of_macro(node.kind).then_some(id);
            let uses = node.refs.known().into_iter().flat_map(|refs| &refs.uses);
            uses.map(move |local| (&local.path, &local.alias, maker))
        });
        for (path, alias, maker) in imports.chain(uses) {
            if let (Some(name), Some(alias)) = (path.segments.last(), alias) {
                found.entry(name).or_default().insert((alias, maker));
            }
        }
        found
    }
}

/// The variants of an enum's body that the attribute hides.
fn marked_variants(variants: &[TokenTree]) -> Vec<Name> {
    at_commas(variants).filter_map(marked_variant).collect()
}

/// The name of a variant that the attribute hides.
fn marked_variant(variant: &[TokenTree]) -> Option<Name> {
    let mut rest = variant;
    let mut is_marked = false;
    while let [mark, TokenTree::Group(group), behind @ ..] = rest
        && is_mark(Some(mark), '#')
    {
        is_marked |= has_mark(group.tokens());
        rest = behind;
    }
    match rest {
        [TokenTree::Ident(_), TokenTree::Ident(_), ..] => None,
        [TokenTree::Ident(name), ..] if is_marked && *name != "pub" => {
            Some(Names::default().of(name))
        }
        _ => None,
    }
}

/// What stands behind the attribute, among tokens that a macro may make variants of.
fn behind_marks(tokens: &[TokenTree]) -> Vec<Name> {
    let inner = tokens.iter().flat_map(|token| match token {
        TokenTree::Group(group) => behind_marks(group.tokens()),
        _ => Vec::new(),
    });
    inner
        .chain(at_commas(tokens).flat_map(marked_variant))
        .collect()
}

/// May the attribute among these tokens hide a constructor? Not where it surely stands at what has none.
fn may_hide(tokens: &[TokenTree]) -> bool {
    let mut rest = tokens;
    loop {
        match rest {
            [] => return false,
            [mark, TokenTree::Group(group), behind @ ..] if is_mark(Some(mark), '#') => {
                if has_mark(group.tokens()) && !is_without_constructor(behind) {
                    return true;
                }
                rest = behind;
            }
            [TokenTree::Ident(word), ..] if *word == HIDING => return true,
            [TokenTree::Group(group), ..] if may_hide(group.tokens()) => return true,
            [_, behind @ ..] => rest = behind,
        }
    }
}

/// Is what stands behind an attribute an enum, or a struct with fields in braces and no parameters? A macro may write how public it
/// is, and what it is called.
fn is_without_constructor(mut rest: &[TokenTree]) -> bool {
    loop {
        rest = match rest {
            [mark, TokenTree::Group(_), behind @ ..] if is_mark(Some(mark), '#') => behind,
            [TokenTree::Literal(comment), behind @ ..] if comment.text().starts_with('/') => behind,
            [mark, TokenTree::Ident(_), behind @ ..] if is_mark(Some(mark), '$') => behind,
            [TokenTree::Ident(word), TokenTree::Group(group), behind @ ..]
                if *word == "pub" && group.delimiter() == Delimiter::Parenthesis =>
            {
                behind
            }
            [TokenTree::Ident(word), behind @ ..] if *word == "pub" => behind,
            [TokenTree::Ident(word), ..] if *word == "enum" => return true,
            [TokenTree::Ident(word), behind @ ..] if *word == "struct" => {
                let body = match behind {
                    [mark, TokenTree::Ident(_), body, ..] if is_mark(Some(mark), '$') => body,
                    [TokenTree::Ident(_), body, ..] => body,
                    _ => return false,
                };
                return matches!(body, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
            }
            _ => return false,
        };
    }
}

fn has_mark(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_mark(group.tokens()),
        TokenTree::Ident(word) => *word == HIDING,
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hides(text: &str) -> bool {
        may_hide(tokens::read(&Room::new(), text).unwrap())
    }

    #[test]
    fn the_attribute_hides_what_has_a_constructor() {
        for text in [
            "#[non_exhaustive] pub struct $name;",
            "#[non_exhaustive] #[derive(Clone)] pub(crate) struct Unit(u8);",
            "#[cfg_attr(x, non_exhaustive)] struct Unit;",
            "enum E { A, #[non_exhaustive] B(u8) }",
            "#[non_exhaustive] enum E { #[non_exhaustive] B {}, }",
            "#[non_exhaustive] struct Sized<const N: usize = { 3 }>(u8);",
            "#[non_exhaustive] Name(u8) struct Other {}",
            "#[non_exhaustive] $vis struct $name $body",
            "#[non_exhaustive] $(#[$more])* struct Name {}",
            "made!(non_exhaustive, Name)",
            "m! { #[non_exhaustive] struct }",
        ] {
            assert!(hides(text), "{text}");
        }
        for text in [
            "/// non_exhaustive\nstruct Unit;",
            "#[allow(clippy::manual_non_exhaustive)] struct Unit;",
            "f.finish_non_exhaustive()",
            "#[non_exhaustive] enum E { A, B(u8) }",
            "#[non_exhaustive] /// Of fields.\n #[derive(Clone)] $vis struct $name { $($field)* }",
            "#[non_exhaustive] pub(in self) struct Name { a: u8 } struct Unit;",
            "m! { #[non_exhaustive] pub struct Name {} }",
            "",
        ] {
            assert!(!hides(text), "{text}");
        }
    }
}
