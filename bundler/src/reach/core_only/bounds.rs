//! Which traits the texts of traits and impls name as bounds. What is bound by a trait has that trait's methods before those
//! of whatever it may be dereferenced to.

use crate::items::{self, Item, ItemKind, angles_end, before_where, is_mark, split};
use crate::reach::Reach;
use crate::resolve::Site;
use crate::scope::Def;
use crate::tables::{NodeId, PathRef, Root};
use crate::tokens::{self, Room, TokenTree};

impl Reach<'_> {
    /// Is whatever implements trait `id` surely something that implements `bound`: is that the trait itself, or one that it
    /// extends?
    pub(super) fn extends(&self, id: NodeId, bound: NodeId) -> bool {
        self.with_supertraits(id).contains(&bound)
    }

    /// Trait `id` and all that it extends.
    pub(super) fn with_supertraits(&self, id: NodeId) -> Vec<NodeId> {
        let mut met = vec![id];
        let mut at = 0;
        while let Some(&next) = met.get(at) {
            at += 1;
            let supertraits = self.with_item(next, |item| self.supertraits(next, item));
            for found in supertraits.unwrap_or_default() {
                if !met.contains(&found) {
                    met.push(found);
                }
            }
        }
        met
    }

    /// Does impl `id`, which is of trait `of`, take a type that has to be borrowed for it, of which that trait is asked
    /// (`impl<T: Own> Own for &T`)? Then it says nothing of a type that does not implement the trait without it.
    pub(super) fn passes_on(&self, id: NodeId, of: NodeId) -> bool {
        let passes_on = self.with_item(id, |item| {
            let ItemKind::Impl(head) = &item.kind else {
                return false;
            };
            let Some(parameter) = referred(head.self_type) else {
                return false;
            };
            self.asks(id, [head.generics, head.where_clause], parameter, of)
        });
        passes_on == Some(true)
    }

    /// Does node `id`, with these type parameters and that `where` clause, ask of a parameter that it implements `bound`?
    pub(super) fn asks(
        &self,
        id: NodeId,
        [generics, asked]: [&[TokenTree]; 2],
        parameter: &str,
        bound: NodeId,
    ) -> bool {
        let is_declared = parameters(generics).iter().any(|name| name == parameter);
        let declared = in_angles(generics).unwrap_or_default();
        let asked = asked.get(1..).unwrap_or_default();
        let asks = |of: &[TokenTree]| match of {
            [TokenTree::Ident(word), TokenTree::Punct(_), bounds @ ..] => {
                let named = || self.named(id, bounds).into_iter();
                *word == parameter && named().any(|found| self.extends(found, bound))
            }
            _ => false,
        };
        let mut lists = [declared, asked].into_iter();
        is_declared && lists.any(|list| split(list, ',').any(asks))
    }

    /// The traits that one names behind its colon.
    fn supertraits(&self, id: NodeId, item: &Item) -> Vec<NodeId> {
        let (ItemKind::Trait(..), Some(ident)) = (&item.kind, item.ident()) else {
            return Vec::new();
        };
        let header = item.header();
        let name = header
            .iter()
            .position(|token| token.range() == ident.range());
        let Some(mut at) = name.map(|at| at + 1) else {
            return Vec::new();
        };
        if is_mark(header.get(at), '<') {
            at = angles_end(header, at).unwrap_or(header.len());
        }
        match header.get(at..) {
            Some([TokenTree::Punct(_), bounds @ ..]) => self.named(id, before_where(bounds)),
            _ => Vec::new(),
        }
    }

    /// The bundled traits among bounds that are joined by `+`.
    fn named(&self, id: NodeId, bounds: &[TokenTree]) -> Vec<NodeId> {
        let node = self.program.node(id);
        let site = Site::of_node(node);
        let bounds = split(bounds, '+').filter_map(|bound| {
            let (first, behind) = bound.split_first()?;
            let is_it = |path: &&PathRef| match (first, path.segments.as_slice()) {
                // Of a name that is mentioned several times the tables have one.
                (TokenTree::Ident(word), [name]) if !is_mark(behind.first(), ':') => {
                    path.root == Root::Plain && *word == **name
                }
                _ => path.range.start == first.range().start,
            };
            let path = node.refs.paths.iter().find(is_it)?;
            match self.scopes.path(site, path).hits.as_slice() {
                [Def::Node(found)] => Some(*found),
                _ => None,
            }
        });
        bounds.collect()
    }

    /// What `read` says of the item that a node is; none where that cannot be told.
    pub(super) fn with_item<T>(&self, id: NodeId, read: impl FnOnce(&Item) -> T) -> Option<T> {
        let node = self.program.node(id);
        let room = Room::new();
        let text = &self.program.file(node.module).text;
        let tokens = tokens::read_part(&room, text, node.range.clone()).ok()?;
        let content = items::read(tokens, items::Place::Module).ok()?;
        match content.items.as_slice() {
            [item] if !item.doubtful => Some(read(item)),
            _ => None,
        }
    }
}

/// The one word behind `&`, `&'a` or `&mut`, if a type is that: a pointer's means no more.
pub(super) fn referred<'t>(ty: &'t [TokenTree<'t>]) -> Option<&'t str> {
    let [TokenTree::Punct(_), behind @ ..] = ty else {
        return None;
    };
    let behind = match behind {
        [TokenTree::Punct(_), TokenTree::Ident(_), rest @ ..] => rest,
        rest => rest,
    };
    let behind = match behind {
        [TokenTree::Ident(word), rest @ ..] if *word == "mut" => rest,
        rest => rest,
    };
    match behind {
        [TokenTree::Ident(word)] => Some(word.text()),
        _ => None,
    }
}

/// The names of the types that `<…>` declares, at the beginning of these tokens, with a word for each constant; of none that
/// has attributes, which may take it away.
pub(super) fn parameters(tokens: &[TokenTree]) -> Vec<String> {
    let declared = in_angles(tokens).unwrap_or_default();
    let names = split(declared, ',').filter_map(|parameter| match parameter {
        [TokenTree::Ident(name), ..] => Some(name),
        _ => None,
    });
    names.map(|name| name.text().to_owned()).collect()
}

/// The types and constants that a type's path has in its `<…>`.
pub(super) fn arguments<'t>(ty: &'t [TokenTree<'t>]) -> Vec<&'t [TokenTree<'t>]> {
    let begin = ty.iter().position(|token| is_mark(Some(token), '<'));
    let given = begin.and_then(|at| in_angles(&ty[at..]));
    let all = split(given.unwrap_or_default(), ',');
    all.filter(|argument| !is_mark(argument.first(), '\''))
        .collect()
}

/// What is inside the `<…>` that comes first, if anything does.
fn in_angles<'t>(tokens: &'t [TokenTree<'t>]) -> Option<&'t [TokenTree<'t>]> {
    tokens.get(1..angles_end(tokens, 0)? - 1)
}
