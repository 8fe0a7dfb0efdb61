//! Where a call stands that was put among other tokens, and what the text in its place needs: parentheses, or a semicolon.

use super::calls::{Refused, refused};
use super::hygiene;
use super::trees::{Group, Leaf, LeafKind, Tree, leaves};

/// What is beside a call.
pub(super) struct Around {
    /// May it be an item or a statement: is nothing before it, or the end of another?
    starts: bool,
    /// Does nothing bind to it on the left, or on the right?
    open_left: bool,
    open_right: bool,
    /// Is anything behind it?
    followed: bool,
}

impl Around {
    /// What is beside `trees[at..end]`.
    pub(super) fn of(trees: &[Tree], at: usize, end: usize) -> Around {
        let before = at.checked_sub(1).map(|at| &trees[at]);
        let after = trees.get(end);
        let has_semicolon = trees[end - 1].is(";");
        let is_any = |tree: Option<&Tree>, marks: &[&str]| {
            tree.is_none_or(|tree| marks.iter().any(|mark| tree.is(mark)))
        };
        let starts = is_any(before, &[";"])
            || before.is_some_and(|tree| tree.group("{").is_some() || tree.group("[").is_some());
        // `m! { … }` is a statement without a semicolon, `m!(…) + 1` is not.
        let braces = trees[end - 1].group("{").is_some();
        let goes_on = after.is_some_and(|tree| tree.is(".") || tree.is("?"));
        let is_whole = has_semicolon || after.is_none() || braces && !goes_on;
        let open_right = has_semicolon || is_any(after, &[";", ","]);
        Around {
            open_left: starts || is_any(before, &["=", ",", "return", ":"]),
            starts: starts && is_whole,
            open_right,
            followed: after.is_some(),
        }
    }
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
        let is_block = expression.as_ref().is_some_and(crate::enclose::is_block);
        let ends = words.last().is_none_or(|word| *word == ";");
        if ends {
            return Ok(made);
        }
        if behind.is_empty() && around.followed && expression.is_some() && !is_block {
            made.push(Tree::Leaf(Leaf::made(LeafKind::Mark { joint: false }, ";")));
        }
        made.extend_from_slice(behind);
        return Ok(made);
    }
    let holds_together = match &expression {
        // A type or a pattern.
        None => true,
        Some(expression) => {
            use syn::Expr;
            matches!(
                expression,
                Expr::Array(_)
                    | Expr::Call(_)
                    | Expr::Field(_)
                    | Expr::Index(_)
                    | Expr::Lit(_)
                    | Expr::MethodCall(_)
                    | Expr::Paren(_)
                    | Expr::Path(_)
                    | Expr::Repeat(_)
                    | Expr::Tuple(_)
            )
        }
    };
    let stands_alone = around.open_left && around.open_right;
    if !holds_together && !stands_alone {
        let bracket = |text| Leaf::made(LeafKind::Bracket, text);
        made = vec![Tree::Group(Group {
            open: bracket("("),
            inside: made,
            close: bracket(")"),
        })];
    }
    made.extend_from_slice(behind);
    Ok(made)
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
