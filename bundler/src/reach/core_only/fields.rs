//! Fields of `self` that are of a type parameter: such a one has the methods of its bounds, and none of std's for numbers.

use super::bounds::{arguments, parameters};
use crate::items::{ItemKind, is_mark, split};
use crate::reach::Reach;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::Def;
use crate::tables::{Node, NodeId, is_std_crate};
use crate::tokens::{Delimiter, Group, TokenTree};

impl Reach<'_> {
    /// The fields that `self` has in the method `node` of an impl, whose types are parameters of that which surely implement
    /// `bound`.
    pub(super) fn generic_fields(&self, node: &Node, bound: NodeId) -> Vec<String> {
        let Some(id) = node.owner.filter(|_| !node.refs.has_impl) else {
            return Vec::new();
        };
        let owner = self.program.node(id);
        let Some(path) = owner.heads.first().and_then(|head| head.self_path.as_ref()) else {
            return Vec::new();
        };
        let site = Site::of_module(owner.module);
        let outcome = self.scopes.path(site, path);
        let fields = match outcome.hits.as_slice() {
            [Def::Node(of)] if !outcome.external => self.fields(*of),
            [] if self.is_wrapping(&outcome) => vec![("0".to_owned(), 0)],
            _ => return Vec::new(),
        };
        let read = self.with_item(id, |item| {
            let ItemKind::Impl(head) = &item.kind else {
                return Vec::new();
            };
            let arguments = arguments(head.self_type);
            let of_bound = fields.iter().filter(|(_, at)| match arguments.get(*at) {
                Some([TokenTree::Ident(word)]) => {
                    self.asks(id, [head.generics, head.where_clause], word.text(), bound)
                }
                _ => false,
            });
            of_bound.map(|(field, _)| field.clone()).collect()
        });
        read.unwrap_or_default()
    }

    /// Is it the one struct of std whose field is of its parameter and that numbers are often put into, imported by name?
    fn is_wrapping(&self, outcome: &Outcome) -> bool {
        let is_import = |touch: &Touch| match touch {
            Touch::Import(id) => {
                let path = &self.program.import(*id).path;
                matches!(&*path.segments, [first, _, last] if is_std_crate(first) && &**last == "Wrapping")
            }
            _ => false,
        };
        !outcome.trail.is_empty() && outcome.trail.iter().all(is_import)
    }

    /// The fields of a struct that are of one of its type parameters, and which of its arguments that is.
    fn fields(&self, id: NodeId) -> Vec<(String, usize)> {
        let read = self.with_item(id, |item| {
            let ItemKind::Struct { ident, .. } = &item.kind else {
                return Vec::new();
            };
            let behind = item
                .tokens
                .iter()
                .position(|token| token.range() == ident.range());
            let behind = &item.tokens[behind.map_or(0, |at| at + 1)..];
            let parameters = parameters(behind);
            let mut tuples = behind
                .iter()
                .filter_map(|token| group(token, Delimiter::Parenthesis));
            let braces = behind
                .last()
                .and_then(|token| group(token, Delimiter::Brace));
            // In a bound there may be parentheses too: `F: Fn(u8)`. An attribute may take a field of a tuple away.
            let is_plain = |group: &Group| {
                let mut tokens = group.tokens().iter();
                !tokens.any(|token| is_mark(Some(token), '#'))
            };
            let tuple = (tuples.clone().count() == 1)
                .then(|| tuples.next())
                .flatten();
            let body = braces.or(tuple.filter(is_plain));
            let Some(body) = body else {
                return Vec::new();
            };
            let mut found: Vec<(String, Option<usize>)> = Vec::new();
            for (number, field) in split(body.tokens(), ',').enumerate() {
                let field = without_attributes(field);
                let (name, ty) = match (body.delimiter(), field) {
                    (Delimiter::Brace, [TokenTree::Ident(name), _, ty @ ..]) => {
                        (name.text().to_owned(), ty)
                    }
                    (Delimiter::Parenthesis, ty) => (number.to_string(), ty),
                    _ => return Vec::new(),
                };
                let at = match ty {
                    [TokenTree::Ident(word)] => parameters.iter().position(|name| *word == **name),
                    _ => None,
                };
                found.push((name, at));
            }
            found
        });
        let found = read.unwrap_or_default();
        // Of several under conditions one may be another type.
        let is_only = |name: &str| found.iter().filter(|(other, _)| other == name).count() == 1;
        let sure = found.iter().filter(|(name, _)| is_only(name));
        sure.filter_map(|(name, at)| Some((name.clone(), (*at)?)))
            .collect()
    }
}

/// A field behind its attributes and visibility.
fn without_attributes<'t>(mut field: &'t [TokenTree<'t>]) -> &'t [TokenTree<'t>] {
    while let [TokenTree::Punct(_), TokenTree::Group(_), rest @ ..] = field {
        field = rest;
    }
    match field {
        [TokenTree::Ident(_), TokenTree::Group(_), rest @ ..] => rest,
        [TokenTree::Ident(word), rest @ ..] if *word == "pub" => rest,
        _ => field,
    }
}

/// The group that a token is, if that has these brackets.
fn group<'t>(token: &TokenTree<'t>, delimiter: Delimiter) -> Option<Group<'t>> {
    match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(*group),
        _ => None,
    }
}
