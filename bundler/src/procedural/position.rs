//! Where a call stands that was put among other tokens, and what the text in its place needs: parentheses, or a semicolon.

use std::str::FromStr;

use proc_macro2::{TokenStream, TokenTree};

use super::calls::{Refused, refused};
use super::hygiene;
use super::trees::{Group, Leaf, LeafKind, Tree, leaves};
use crate::enclose::{Surroundings, is_block, needs_parentheses};

/// What is beside a call.
pub(super) struct Around {
    /// May it be an item or a statement: is nothing before it, or the end of another?
    pub(super) starts: bool,
    /// Is anything behind it?
    followed: bool,
    /// None where it cannot be told.
    surroundings: Option<Surroundings>,
}

impl Around {
    /// What is beside `trees[at..end]`. `in_block`: may they be statements or items, and not arguments or elements?
    pub(super) fn of(trees: &[Tree], at: usize, end: usize, in_block: bool) -> Around {
        let before = at.checked_sub(1).map(|at| &trees[at]);
        let after = trees.get(end);
        let has_semicolon = trees[end - 1].is(";");
        let begins = before.is_none_or(|tree| {
            tree.is(";") || tree.group("{").is_some() || tree.group("[").is_some()
        });
        // `m! { … }` is a statement without a semicolon, `m!(…) + 1` is not.
        let braces = trees[end - 1].group("{").is_some();
        let goes_on = after.is_some_and(|tree| tree.is(".") || tree.is("?"));
        let is_whole = has_semicolon || after.is_none() || braces && !goes_on;
        let starts = in_block && begins && is_whole;
        // What is behind a statement is none of its tokens.
        let behind = match starts || has_semicolon {
            true => &[],
            false => &trees[end..trees.len().min(end + FEW)],
        };
        let statement = trees[..at].iter().rposition(|tree| tree.is(";"));
        let left = &trees[statement.unwrap_or(0)..at];
        Around {
            starts,
            followed: after.is_some(),
            surroundings: surroundings(left, behind, in_block),
        }
    }
}

/// How many trees behind a call say whether they are part of its expression.
const FEW: usize = 3;

/// Those of a call that has these trees on its sides.
fn surroundings(left: &[Tree], right: &[Tree], in_block: bool) -> Option<Surroundings> {
    let tokens = |trees: &[Tree]| TokenStream::from_str(&words_as_text(trees)).ok();
    let mut row: Vec<TokenTree> = tokens(left)?.into_iter().collect();
    let at = row.len();
    row.extend(TokenStream::from_str("()").ok()?);
    row.extend(tokens(right)?);
    Some(Surroundings::of(&row, at, at, in_block))
}

/// What a function-like macro made, as it can stand in the place of the call; `behind` is the semicolon, if there is one.
pub(super) fn placed(
    output: &[Tree],
    behind: &[Tree],
    around: &Around,
) -> Result<Vec<Tree>, Refused> {
    let words: Vec<&str> = leaves(output)
        .iter()
        .map(|leaf| leaf.text.as_str())
        .collect();
    let text = words_as_text(output);
    let expression = syn::parse_str::<syn::Expr>(&text).ok();
    let mut made = output.to_vec();
    let is_enclosed = expression.as_ref().is_some_and(|expression| {
        let beside = around.surroundings.as_ref();
        beside.is_none_or(|beside| match expression {
            // Nobody knows yet what it comes to.
            syn::Expr::Macro(_) => !around.starts && !beside.takes_any(),
            _ => needs_parentheses(expression, beside, false),
        })
    });
    if around.starts {
        let are_items = syn::parse_str::<syn::File>(&text).is_ok();
        if are_items {
            return Ok(made);
        }
        if let Some(variable) = hygiene::left_open(output) {
            return Err(refused(
                &format!("this call makes a variable `{variable}` that only the macro can name"),
                "write what it expands to",
            ));
        }
        let is_block = expression.as_ref().is_some_and(is_block);
        let ends = words.last().is_none_or(|word| *word == ";");
        if ends {
            return Ok(made);
        }
        if is_enclosed {
            made = vec![enclosed(made)];
        }
        if behind.is_empty() && around.followed && expression.is_some() && !is_block {
            made.push(Tree::Leaf(Leaf::made(LeafKind::Mark { joint: false }, ";")));
        }
        made.extend_from_slice(behind);
        return Ok(made);
    }
    if is_enclosed {
        made = vec![enclosed(made)];
    }
    made.extend_from_slice(behind);
    Ok(made)
}

/// Trees in parentheses.
fn enclosed(inside: Vec<Tree>) -> Tree {
    let bracket = |text| Leaf::made(LeafKind::Bracket, text);
    Tree::Group(Group {
        open: bracket("("),
        inside,
        close: bracket(")"),
    })
}

/// Trees as text that a parser reads; how it looks does not matter.
fn words_as_text(trees: &[Tree]) -> String {
    let mut text = String::new();
    for leaf in leaves(trees) {
        if leaf.kind == LeafKind::Bracket && matches!(leaf.text.as_str(), "<" | ">") {
            continue;
        }
        text.push_str(&leaf.text);
        match leaf.kind {
            LeafKind::Mark { joint: true } => {}
            LeafKind::Doc => text.push('\n'),
            _ => text.push(' '),
        }
    }
    text
}
