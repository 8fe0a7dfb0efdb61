//! Methods of types that are called like those of traits in std's prelude, in libraries without std: there nothing else has the
//! name, and in a bundle std's traits have it for all types. Which one a call means, its receiver's type decides: `c.to_string()` is
//! std's where `c` is a reference more than the method takes, or leads to its type by `Deref`.

use std::collections::BTreeSet;

use crate::error::Problem;
use crate::reach::{Live, OF_THE_PRELUDE, is_added_by_std};
use crate::tables::{Kind, Node, NodeId, Program, SOLUTION, closure};

/// Such a method of a library that is linked, if live text of one without std names it; or a trait's, if a macro of a crate with std
/// does, which is read where it is called. Where std's is meant it is dead itself.
fn hidden<'a>(program: Program<'a>, live: &Live) -> Option<&'a Node> {
    let is_bare = |krate: u32| krate != SOLUTION && program.krate(krate).core_only;
    let nodes = || live.nodes.iter().map(|id| (*id, program.node(*id)));
    let of_std = |name: &str| OF_THE_PRELUDE.contains(&name) || is_added_by_std(name);
    let named = |texts: &mut dyn Iterator<Item = (NodeId, &'a Node)>| -> BTreeSet<&'a str> {
        let names = texts.flat_map(|(_, node)| &node.refs.names);
        let names = names.map(|name| &**name);
        names.filter(|name| of_std(name)).collect()
    };
    let is_macro = |node: &Node| matches!(node.kind, Kind::MacroRules { .. });
    let is_call = |node: &Node| node.kind == Kind::MacroCall;
    let own = named(&mut nodes().filter(|(id, node)| is_bare(id.krate) && !is_call(node)));
    let is_read_there = |id: NodeId| called_from(live, id).into_iter().any(is_bare);
    let by_macros = named(
        &mut nodes()
            .filter(|(id, node)| !is_bare(id.krate) && is_macro(node) && is_read_there(*id)),
    );
    let is_of_type = |owner: &Node| {
        let mut heads = owner.heads.iter();
        owner.kind == Kind::Impl && heads.all(|head| head.trait_path.is_none())
    };
    // What a body or a macro makes, it has the names of; or the macro is given them.
    let is_made = |node: &Node| {
        let names: Vec<&str> = own
            .iter()
            .filter(|name| node.name.as_deref() != Some(name))
            .copied()
            .collect();
        let text = || &program.file(node.module).text[node.range.clone()];
        is_bare(node.module.krate)
            && match node.kind {
                Kind::MacroCall => node.refs.arguments.iter().any(|name| own.contains(&**name)),
                Kind::Const | Kind::Fn | Kind::MacroRules { .. } | Kind::Member | Kind::Static => {
                    names.iter().any(|name| defines(text(), name)) && makes_methods(text())
                }
                _ => false,
            }
    };
    let is_hidden = |node: &&Node| {
        if is_made(node) {
            return true;
        }
        let owner = node.owner.map(|owner| program.node(owner));
        let (Kind::Member, Some(owner), Some(name)) = (node.kind, owner, &node.name) else {
            return false;
        };
        let name = &**name;
        match owner.kind {
            Kind::Trait => is_bare(node.module.krate) && by_macros.contains(name),
            _ => {
                let is_met = own.contains(name) || by_macros.contains(name);
                is_met && OF_THE_PRELUDE.contains(&name) && is_of_type(owner)
            }
        }
    };
    if own.is_empty() && by_macros.is_empty() {
        return None;
    }
    let mut linked = live.linked.iter();
    linked.find_map(|krate| program.krate(*krate).nodes.iter().find(is_hidden))
}

/// The crates from which a macro is called, those of macros included that may pass its call on.
fn called_from(live: &Live, id: NodeId) -> BTreeSet<u32> {
    let direct = live.callers.get(&id).into_iter().flatten().copied();
    closure(direct, |krate| {
        let macros = live.callers.iter().filter(move |(id, _)| id.krate == krate);
        macros.flat_map(|(_, callers)| callers.iter().copied())
    })
}

/// Is a function of this name defined in a text?
fn defines(text: &str, name: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_name = |word: &str| {
        word.strip_prefix(name)
            .is_some_and(|behind| !behind.starts_with(is_part))
    };
    let mut pairs = words.windows(2);
    pairs.any(|pair| pair[0].ends_with("fn") && is_name(pair[1]))
}

/// Is there a trait in this text, or an impl of none?
fn makes_methods(text: &str) -> bool {
    let mut words = text.split(|c: char| c.is_whitespace() || c == '<');
    let impls = text.match_indices("impl");
    let mut impls = impls.map(|(at, word)| (&text[..at], &text[at + word.len()..]));
    let is_of_none = |(before, behind): (&str, &str)| {
        let is_word = !before.ends_with(is_part) && !behind.starts_with(is_part);
        let head = behind.split('{').next().unwrap_or_default();
        is_word && !head.split_whitespace().any(|word| word == "for")
    };
    words.any(|word| word == "trait") || impls.any(is_of_none)
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Is there one?
pub(super) fn hides(program: Program<'_>, live: &Live) -> bool {
    hidden(program, live).is_some()
}

/// The refusal of a bundle with one, if it is not known to be the original program.
pub(super) fn refusal(program: Program<'_>, live: &Live, help: &str) -> Option<Problem> {
    let node = hidden(program, live)?;
    let label = "std is out of sight here: the library is `#![no_std]`";
    let (title, range) = match (&node.kind, &node.name) {
        (Kind::Member, Some(name)) => (
            format!("in the bundle a call of `{name}` may mean std's method"),
            node.name_range.clone(),
        ),
        _ => (
            "in the bundle a call of a method that is made here may mean std's".to_owned(),
            node.range.clone(),
        ),
    };
    let place = program.file(node.module).place(range, label);
    Some(Problem::new(title).at(place).help(help))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impl_is_a_word() {
        for text in [
            "impl A {",
            "impl<T> A<T> {",
            "m! { impl A { fn f() {} } }",
            "pub trait A {",
        ] {
            assert!(makes_methods(text), "{text}");
        }
        for text in [
            "impl T for A {",
            "float_impl!(f32); fn f() {",
            "impl_all! { A }",
            "fn implied() {",
        ] {
            assert!(!makes_methods(text), "{text}");
        }
    }
}
