//! Functions that nothing calls and that stay for what their bodies do outside them (L6): the items of the body are enough, in a
//! constant without a name.

use std::ops::Range;

use syn::spanned::Spanned;

use super::made::{calls_own, may_act};
use super::parts::Part;
use crate::items;
use crate::macros::is_only_of_std;
use crate::tables::{Kind, Name, Node, NodeId, Program};
use crate::tokens::{self, Room, TokenTree};

/// What a function becomes that is never called: its body's items and calls of macros, without the statements between them. None
/// where one of those may act outside, and for members, whose bodies may name the type around them.
///
/// An item sees nothing of the function around it, neither its generics nor its parameters and variables. A call may turn out to
/// be no item: a constant that computes what it must not does not compile.
pub(super) fn alone(program: Program<'_>, id: NodeId) -> Option<Part> {
    let node = program.node(id);
    let name = node.name.clone()?;
    if node.kind != Kind::Fn || node.owner.is_some() || !node.refs.open_attributes.is_empty() {
        return None;
    }
    let room = Room::new();
    let text = &program.file(node.module).text;
    let tokens = tokens::read_part(&room, text, node.range.clone()).ok()?;
    let content = items::read(tokens, items::Place::Module).ok()?;
    let [function] = content.items.as_slice() else {
        return None;
    };
    let [.., TokenTree::Group(body)] = function.tokens else {
        return None;
    };
    let head = function.tokens.get(function.head)?.range().start;
    let range = body.range();
    // There may be impls in a block of the head, such as an array's length.
    let before = &text[head..range.start];
    if before.contains('{') && may_act(before) || calls_own(before, is_std(program, node)) {
        return None;
    }
    let statements = statements(program, node, &text[range.clone()])?;
    let inner = body.tokens();
    let cut = statements.into_iter().map(|statement| {
        let (start, end) = (range.start + statement.start, range.start + statement.end);
        let first = inner.partition_point(|token| token.range().start < start);
        let behind = inner.partition_point(|token| token.range().start < end);
        let whole = items::whole(text, inner, body.inside().start, first, behind - 1);
        (whole.start, whole.end, String::new())
    });
    let mut changes: Vec<_> = cut.collect();
    changes.extend([
        // Attributes of a function may be none of a constant.
        (node.range.start, head, String::new()),
        (head, range.start, "const _: () = ".to_owned()),
        (range.end, range.end, ";".to_owned()),
    ]);
    changes.sort_unstable();
    Some(Part {
        name,
        at: head,
        changes,
    })
}

/// The statements of a body that are neither items nor may make some; none if one of those may act outside.
fn statements(program: Program<'_>, node: &Node, body: &str) -> Option<Vec<Range<usize>>> {
    let is_std = is_std(program, node);
    let block: syn::Block = syn::parse_str(body).ok()?;
    let mut found = Vec::new();
    for statement in &block.stmts {
        let range = statement.span().byte_range();
        let text = &body[range.clone()];
        match statement {
            syn::Stmt::Item(syn::Item::Verbatim(_)) => return None,
            syn::Stmt::Item(_) => {}
            syn::Stmt::Macro(_) if calls_own(text, &is_std) => {}
            _ if calls_own(text, &is_std) || may_act(text) => return None,
            _ => found.push(range),
        }
    }
    Some(found)
}

/// Is it the name of a macro of std in the text of a node?
fn is_std<'a>(program: Program<'a>, node: &'a Node) -> impl Fn(&Name) -> bool + 'a {
    move |name| is_only_of_std(program, node, name)
}
