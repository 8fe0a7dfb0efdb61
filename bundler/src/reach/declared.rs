//! Names that a node's own text declares: type parameters, and the types and modules of its bodies. Paths that start with one of
//! them are not what a table says.

use crate::refs::separator;
use crate::tables::{NodeId, PathRef, Program, Root};
use crate::tokens::{self, Names, Room, TokenTree};

/// May the first name of `path`, which leads nowhere, be one that the node declares, or its impl or trait? What is not sure may be.
pub(super) fn in_text_of(program: Program<'_>, id: NodeId, path: &PathRef) -> bool {
    let (Root::Plain, [first, _, ..]) = (path.root, path.segments.as_slice()) else {
        return false;
    };
    let node = program.node(id);
    let text = &program.file(node.module).text;
    let header = node.owner.map(|owner| {
        let owner = program.node(owner);
        let end = owner
            .body
            .as_ref()
            .map_or(owner.range.end, |body| body.start - 1);
        owner.range.start..end
    });
    let room = Room::new();
    let names = Names::default();
    let is_first =
        |token: &TokenTree| matches!(token, TokenTree::Ident(word) if names.of(word) == *first);
    let mut parts = std::iter::once(node.range.clone()).chain(header);
    parts.any(|part| match tokens::read_part(&room, text, part) {
        Ok(tokens) => declares(tokens, &is_first),
        Err(_) => true,
    })
}

fn declares(tokens: &[TokenTree], is_it: &impl Fn(&TokenTree) -> bool) -> bool {
    let mut all = tokens.iter().enumerate();
    all.any(|(at, token)| match token {
        TokenTree::Group(group) => declares(group.tokens(), is_it),
        _ if !is_it(token) => false,
        _ => match at.checked_sub(1).map(|before| &tokens[before]) {
            Some(TokenTree::Ident(keyword)) => matches!(
                keyword.text(),
                "struct" | "enum" | "union" | "trait" | "type" | "mod"
            ),
            // `<T: Trait, U>`
            Some(TokenTree::Punct(mark)) => {
                matches!(mark.as_char(), '<' | ',') && !separator(tokens, at + 1)
            }
            _ => false,
        },
    })
}
