//! Arguments of functions that are of a type parameter, by their names: such a one has the methods of its bounds, and none of
//! std's for numbers.

use super::bounds::referred;
use super::follows_bang;
use crate::items::{ItemKind, angles_end, before_where, is_mark, split};
use crate::reach::Reach;
use crate::tables::{Node, NodeId};
use crate::tokens::{self, Room, TokenTree};

/// What follows a name that is used, and no pattern that would give it another meaning.
const BEHIND_A_USE: [char; 6] = ['.', '+', '-', '*', '/', '%'];

impl Reach<'_> {
    /// The arguments of function `id` whose types are type parameters that surely implement `bound`, and whose names mean
    /// nothing else in its body.
    pub(super) fn generic_arguments(&self, id: NodeId, bound: NodeId) -> Vec<String> {
        let node = self.program.node(id);
        let room = Room::new();
        let text = &self.program.file(node.module).text;
        let from = node.name_range.end..node.range.end;
        let Ok(tokens) = tokens::read_part(&room, text, from) else {
            return Vec::new();
        };
        let behind = match is_mark(tokens.first(), '<') {
            true => angles_end(tokens, 0).unwrap_or(tokens.len()),
            false => 0,
        };
        let (generics, rest) = tokens.split_at(behind);
        let [TokenTree::Group(list), rest @ .., TokenTree::Group(body)] = rest else {
            return Vec::new();
        };
        let asked = &rest[before_where(rest).len()..];
        let arguments = split(list.tokens(), ',').filter_map(|argument| {
            let argument = match argument {
                [TokenTree::Ident(word), rest @ ..] if *word == "mut" => rest,
                _ => argument,
            };
            let [TokenTree::Ident(name), TokenTree::Punct(_), ty @ ..] = argument else {
                return None;
            };
            let parameter = match ty {
                [TokenTree::Ident(word)] => word.text(),
                _ => referred(ty)?,
            };
            let is_bounded = || {
                self.asks(id, [generics, asked], parameter, bound)
                    || self.impl_asks(node, parameter, bound)
            };
            let is_sure = is_only_used(body.tokens(), name.text()) && is_bounded();
            is_sure.then(|| name.text().to_owned())
        });
        arguments.collect()
    }

    /// Does the impl that a method belongs to ask that of its type parameter?
    fn impl_asks(&self, method: &Node, parameter: &str, bound: NodeId) -> bool {
        let asks = method.owner.and_then(|owner| {
            self.with_item(owner, |item| match &item.kind {
                ItemKind::Impl(head) => {
                    self.asks(owner, [head.generics, head.where_clause], parameter, bound)
                }
                _ => false,
            })
        });
        asks == Some(true)
    }
}

/// Does the name stand among these tokens?
fn mentions(tokens: &[TokenTree], name: &str) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => mentions(group.tokens(), name),
        TokenTree::Ident(word) => *word == name,
        _ => false,
    })
}

/// Is there a glob among the tokens of an import?
fn has_star(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_star(group.tokens()),
        token => is_mark(Some(token), '*'),
    })
}

/// Does the name nowhere stand in a pattern or an item, nor where that cannot be told, and can no import hide it?
fn is_only_used(tokens: &[TokenTree], name: &str) -> bool {
    tokens.iter().enumerate().all(|(at, token)| match token {
        // A macro may make a pattern of what it is given.
        TokenTree::Group(group) if follows_bang(&tokens[..at]) => !mentions(group.tokens(), name),
        TokenTree::Group(group) => is_only_used(group.tokens(), name),
        // What a glob brings into a block may hide it; that of its own name nothing in `BEHIND_A_USE` follows.
        TokenTree::Ident(word) if *word == "use" => {
            let mut imports = tokens[at..].split(|token| is_mark(Some(token), ';'));
            !has_star(imports.next().unwrap_or_default())
        }
        TokenTree::Ident(word) if *word == name => {
            let is_use = |mark: &char| is_mark(tokens.get(at + 1), *mark);
            BEHIND_A_USE.iter().any(is_use)
        }
        _ => true,
    })
}
