//! Methods of a library's own types: those of a type come before what it may be dereferenced to, and so before std's.

use crate::items::{angles_end, is_mark, split};
use crate::reach::Reach;
use crate::tables::{Kind, Node};
use crate::tokens::{self, Room, TokenTree};

impl Reach<'_> {
    /// Is `node` in an impl of a type, and has that impl a method of this name? There it is of the library's own type.
    pub(super) fn has_it_beside(&self, node: &Node, name: &str) -> bool {
        let owner = node.owner.filter(|_| !node.refs.has_impl);
        let owner = owner.map(|owner| self.program.node(owner));
        let is_inherent = |owner: &&Node| {
            let head = owner.heads.first();
            head.is_some_and(|head| head.trait_path.is_none())
        };
        let members = owner.filter(is_inherent).into_iter();
        let mut members = members.flat_map(|owner| &owner.members);
        members.any(|id| {
            let member = self.program.node(*id);
            member.kind == Kind::Member
                && member.name.as_deref() == Some(name)
                && member.refs.open_attributes.is_empty()
                && takes_self(&self.program.file(member.module).text, member)
        })
    }
}

/// Is the member a method, with nothing special about its receiver?
fn takes_self(text: &str, member: &Node) -> bool {
    let room = Room::new();
    let from = member.name_range.end..member.range.end;
    let Ok(tokens) = tokens::read_part(&room, text, from) else {
        return false;
    };
    let behind = match is_mark(tokens.first(), '<') {
        true => angles_end(tokens, 0).unwrap_or(tokens.len()),
        false => 0,
    };
    let Some(TokenTree::Group(list)) = tokens.get(behind) else {
        return false;
    };
    let first = split(list.tokens(), ',').next().unwrap_or_default();
    // An attribute may take it away.
    !is_mark(first.first(), '#')
        && matches!(first.last(), Some(TokenTree::Ident(word)) if *word == "self")
}
