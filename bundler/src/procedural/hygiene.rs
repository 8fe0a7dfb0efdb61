//! What text cannot say: a macro's own local variable, or one of the caller's, that a name of the other would come to mean.

use std::collections::BTreeSet;

use super::record::Hygiene;
use super::trees::{Leaf, LeafKind, Tree, leaves};

/// A name of a macro's output that may be two variables, of which text would make one.
pub(super) fn clash(output: &[Tree]) -> Option<String> {
    let leaves = leaves(output);
    let (mut own, mut others) = (BTreeSet::new(), BTreeSet::new());
    for (at, leaf) in leaves.iter().enumerate() {
        let names = match leaf.kind {
            LeafKind::Word if may_be_local(&leaves, at) => vec![leaf.text.clone()],
            LeafKind::Literal => captures(&leaf.text),
            _ => Vec::new(),
        };
        match leaf.hygiene {
            Hygiene::Mixed => own.extend(names),
            Hygiene::Call | Hygiene::Unknown => others.extend(names),
        }
    }
    own.intersection(&others).next().cloned()
}

/// The names of `file` that may be variables, and are no function's that is called.
pub(super) fn variables(file: &[Tree]) -> BTreeSet<String> {
    let leaves = leaves(file);
    let is_called = |at: usize| leaves.get(at + 1).is_some_and(|next| next.text == "(");
    let found = (0..leaves.len()).filter(|at| may_be_local(&leaves, *at) && !is_called(*at));
    found.map(|at| leaves[at].text.clone()).collect()
}

/// A name in the output of a function-like macro that is the macro's own and not of a variable that it binds, but of one of the
/// `variables` around the call.
pub(super) fn captured(output: &[Tree], variables: &BTreeSet<String>) -> Option<String> {
    let leaves = leaves(output);
    let is_own = |at: &usize| leaves[*at].hygiene == Hygiene::Mixed && may_be_local(&leaves, *at);
    let own: Vec<usize> = (0..leaves.len()).filter(is_own).collect();
    let binds = |at: usize| {
        let before = at.checked_sub(1).map(|at| leaves[at]);
        let words = ["let", "mut", "ref", "for", "|"];
        before.is_some_and(|before| words.iter().any(|word| before.is(word)))
    };
    let bound: BTreeSet<&str> = own
        .iter()
        .filter(|at| binds(**at))
        .map(|at| leaves[*at].text.as_str())
        .collect();
    let mut names = own.iter().map(|at| leaves[*at].text.as_str());
    let found = names.find(|name| !bound.contains(name) && variables.contains(*name));
    found.map(str::to_owned)
}

/// The macro's own variables among trees that stand in the middle of a body: what follows there could come to mean them.
pub(super) fn left_open(output: &[Tree]) -> Option<String> {
    let binds = |at: usize| {
        let words = ["let", "mut", "ref"];
        at.checked_sub(1)
            .is_some_and(|before| words.iter().any(|word| output[before].is(word)))
    };
    let mut found = output
        .iter()
        .enumerate()
        .filter_map(|(at, tree)| match tree {
            Tree::Leaf(leaf)
                if leaf.hygiene == Hygiene::Mixed && leaf.kind == LeafKind::Word && binds(at) =>
            {
                Some(leaf.text.clone())
            }
            Tree::Group(group) if binds(at) => {
                let inside = leaves(&group.inside);
                let own = (0..inside.len())
                    .find(|at| inside[*at].hygiene == Hygiene::Mixed && may_be_local(&inside, *at));
                own.map(|at| inside[at].text.clone())
            }
            _ => None,
        });
    found.find(|name| !is_keyword(name))
}

/// May a word be a variable's name, or a label's?
fn may_be_local(leaves: &[&Leaf], at: usize) -> bool {
    let leaf = leaves[at];
    let is = |by: isize, text: &str| {
        let other = at.checked_add_signed(by).and_then(|at| leaves.get(at));
        other.is_some_and(|leaf| leaf.is(text))
    };
    let is_part = is(-1, ".") && !is(-2, ".") || is(-1, "fn") || is(-1, ":") && is(-2, ":");
    let is_path = is(1, ":") && is(2, ":") || is(1, "!") && !is(2, "=");
    leaf.kind == LeafKind::Word
        && leaf
            .text
            .starts_with(|c: char| c.is_lowercase() || c == '_')
        && leaf.text != "_"
        && !is_part
        && !is_path
        && !is_keyword(&leaf.text)
}

/// The names that a format string may take values from.
fn captures(literal: &str) -> Vec<String> {
    let parts = literal.split('{').skip(1);
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let names = parts.map(|part| part.split(|c| !is_part(c)).next().unwrap_or_default());
    names
        .filter(|name| name.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .map(str::to_owned)
        .collect()
}

fn is_keyword(word: &str) -> bool {
    syn::parse_str::<syn::Ident>(word).is_err()
}
