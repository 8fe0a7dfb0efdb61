//! The impls that go with a dead type or trait of a body, and their members with those of a trait.

use std::ops::Range;

use super::made::may_act;
use super::parts::{Finder, Part};
use super::words::{has_word, is_called};
use crate::items::{
    self, Impl, ItemKind, begins_item, is_brace, is_mark, is_of_macro, is_word, last_of_item,
    outside_angles, whole,
};
use crate::tables::Node;
use crate::tokens::{self, Names, Room, TokenTree};

impl Finder<'_> {
    /// The impls of a type or trait beside it, which go with it.
    pub(super) fn impls(
        &self,
        tokens: &[TokenTree],
        start: usize,
        name: usize,
    ) -> Option<Vec<Range<usize>>> {
        let TokenTree::Ident(called) = &tokens[name] else {
            return None;
        };
        let called = &*Names::default().of(called);
        let mut found = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            if !is_word(Some(token), "impl") || !begins_item(tokens, at) {
                continue;
            }
            let (item, end) = items::implementation(tokens, at)?;
            if is_of(&item, called) {
                found.push(whole(self.text, tokens, start, at, end - 1));
            }
        }
        Some(found)
    }
}

impl Finder<'_> {
    /// A member of the trait that is called so among `tokens` goes with those of its name in the impls beside that, and in the
    /// blocks and bodies inside.
    pub(super) fn with_impls(
        &self,
        tokens: &[TokenTree],
        name: usize,
        mut part: Part,
    ) -> Option<Part> {
        let TokenTree::Ident(called) = &tokens[name] else {
            return None;
        };
        let called = &*Names::default().of(called);
        let is_one = self.calls_std_alone && is_one_trait(tokens, called);
        let mut impls = Vec::new();
        impls_of(tokens, called, is_one, &mut impls)?;
        for item in impls {
            let members = item.body.tokens();
            let start = item.body.inside().start;
            for keyword in members_called(members, &part.name) {
                let has_body = is_word(members.get(keyword), "fn");
                let last = last_of_item(members, keyword, has_body)?;
                let Range { start, end } = whole(self.text, members, start, keyword, last);
                part.changes.push((start, end, String::new()));
            }
        }
        part.changes.sort_unstable();
        Some(part)
    }
}

/// Where the keywords are of an impl's members that are called so: under conditions there may be several.
fn members_called(members: &[TokenTree], name: &str) -> impl Iterator<Item = usize> {
    let is_keyword = |token: &TokenTree| {
        let mut words = ["fn", "const", "type"].into_iter();
        words.any(|word| is_word(Some(token), word))
    };
    // `const` may stand before a parameter.
    let is_member = move |at: usize, pair: &[TokenTree]| {
        is_keyword(&pair[0]) && is_called(&pair[1], name) && begins_item(members, at)
    };
    let pairs = members.windows(2).enumerate();
    pairs.filter_map(move |(at, pair)| is_member(at, pair).then_some(at))
}

/// The impls among tokens whose trait's path begins so, and if `inside` those in groups of them: no module's, which has names of
/// its own, and no macro's, which may show them as text. None if one cannot be read.
fn impls_of<'t>(
    tokens: &'t [TokenTree<'t>],
    called: &str,
    inside: bool,
    found: &mut Vec<Impl<'t>>,
) -> Option<()> {
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group)
                if inside && !is_module(tokens, at) && !is_of_macro(tokens, at) =>
            {
                impls_of(group.tokens(), called, inside, found)?;
            }
            token if is_word(Some(token), "impl") && begins_item(tokens, at) => {
                let (item, _) = items::implementation(tokens, at)?;
                if item.trait_path.is_some_and(|path| begins(path, called)) {
                    found.push(item);
                }
            }
            _ => {}
        }
    }
    Some(())
}

/// Is the trait among tokens that is called so the only one inside, at any depth, and may no module or import there be another?
fn is_one_trait(tokens: &[TokenTree], called: &str) -> bool {
    fn count(tokens: &[TokenTree], called: &str) -> usize {
        let of_one = |(at, token): (usize, &TokenTree)| match token {
            TokenTree::Group(group) => count(group.tokens(), called),
            _ if is_word(Some(token), "trait") || is_word(Some(token), "mod") => {
                let name = tokens.get(at + 1);
                usize::from(name.is_some_and(|name| is_called(name, called)))
            }
            // What it brings is not known here.
            _ if is_import(tokens, at) => {
                let mut tree = tokens[at..].iter();
                let end = tree.position(|token| is_mark(Some(token), ';'));
                let tree = &tokens[at..end.map_or(tokens.len(), |end| at + end)];
                usize::from(has_word(tree, called, &[]) || has_glob(tree))
            }
            _ => 0,
        };
        tokens.iter().enumerate().map(of_one).sum()
    }
    count(tokens, called) == 1
}

fn is_import(tokens: &[TokenTree], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| tokens.get(at));
    let is_crate = || is_word(tokens.get(at), "crate") && is_word(before, "extern");
    is_word(tokens.get(at), "use") && begins_item(tokens, at) || is_crate()
}

fn has_glob(tree: &[TokenTree]) -> bool {
    tree.iter().any(|token| match token {
        TokenTree::Group(group) => has_glob(group.tokens()),
        token => is_mark(Some(token), '*'),
    })
}

/// Are the braces at `at` a module's?
fn is_module(tokens: &[TokenTree], at: usize) -> bool {
    at >= 2 && is_word(tokens.get(at - 2), "mod")
}

/// Where the impl in a node's text that names its trait at `at` has members called so; none where there is no such impl.
pub(super) fn members_of_impl(
    text: &str,
    node: &Node,
    at: usize,
    name: &str,
) -> Option<Vec<usize>> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).ok()?;
    members_of_impl_among(tokens, at, name)
}

fn members_of_impl_among(tokens: &[TokenTree], at: usize, name: &str) -> Option<Vec<usize>> {
    let keywords = (0..tokens.len())
        .filter(|keyword| is_word(tokens.get(*keyword), "impl") && begins_item(tokens, *keyword));
    let mut impls = keywords.filter_map(|keyword| items::implementation(tokens, keyword));
    let names = |path: &[TokenTree]| path.iter().any(|token| token.range().start == at);
    if let Some((item, _)) = impls.find(|(item, _)| item.trait_path.is_some_and(names)) {
        let members = item.body.tokens();
        let keywords = members_called(members, name);
        let names = keywords.map(|keyword| members[keyword + 1].range().start);
        return Some(names.collect());
    }
    let around = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.inside().contains(&at));
    let inner = tokens.iter().position(around)?;
    // A module has names of its own.
    match &tokens[inner] {
        TokenTree::Group(group) if !is_module(tokens, inner) => {
            members_of_impl_among(group.tokens(), at, name)
        }
        _ => None,
    }
}

/// The name of the trait whose members' text begins at `start`, in a group of these tokens.
pub(super) fn trait_of(tokens: &[TokenTree], start: usize) -> Option<usize> {
    let body = tokens.iter().position(|token| match token {
        TokenTree::Group(group) => group.inside().start == start,
        _ => false,
    })?;
    let head = tokens[..body]
        .iter()
        .rposition(|token| is_word(Some(token), "trait"))?;
    let ends = |token: &TokenTree| is_mark(Some(token), ';') || is_brace(token);
    let is_head = begins_item(tokens, head) && !tokens[head..body].iter().any(ends);
    is_head.then_some(head + 1)
}

/// Has the text of an item an impl inside that is of nothing which is defined beside it? It may be of the body around the item.
pub(super) fn implements_outside(text: &str) -> bool {
    let room = Room::new();
    let tokens = tokens::read(&room, text).unwrap_or_default();
    has_impl_inside(tokens)
}

fn has_impl_inside(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => {
            let inner = group.tokens();
            is_brace(token) && has_impl_of_others(inner) || has_impl_inside(inner)
        }
        _ => false,
    })
}

fn has_impl_of_others(tokens: &[TokenTree]) -> bool {
    let names = Names::default();
    let defined = tokens.windows(2).filter_map(|pair| match pair {
        [TokenTree::Ident(keyword), TokenTree::Ident(name)] => {
            let is_type = matches!(
                keyword.text(),
                "struct" | "enum" | "union" | "trait" | "type"
            );
            is_type.then(|| names.of(name))
        }
        _ => None,
    });
    let defined: Vec<_> = defined.collect();
    tokens.iter().enumerate().any(|(at, token)| {
        if !is_word(Some(token), "impl") || !begins_item(tokens, at) {
            return false;
        }
        let end = outside_angles(tokens, at, is_brace).unwrap_or(tokens.len());
        let head = &tokens[at + 1..end];
        !defined.iter().any(|name| has_word(head, name, &[]))
    })
}

/// Is it a type or trait with nothing but impls of its own, which act on nothing outside? An alias's may.
pub(super) fn is_alone(text: &str, part: &Part) -> bool {
    part.changes.iter().all(|(start, end, _)| {
        let text = &text[*start..*end];
        let room = Room::new();
        let tokens = tokens::read(&room, text).unwrap_or_default();
        let Ok(content) = items::read(tokens, items::Place::Module) else {
            return false;
        };
        match content.items.as_slice() {
            [item] => match &item.kind {
                ItemKind::Impl(item) => {
                    is_of(item, &part.name) && !may_act(&text.replacen("impl", "", 1))
                }
                ItemKind::Struct { .. }
                | ItemKind::Enum(..)
                | ItemKind::Union(_)
                | ItemKind::Trait(..) => !may_act(text),
                _ => false,
            },
            _ => false,
        }
    })
}

/// Is it an impl of a type or trait that is called so beside it, for references to it too?
fn is_of(item: &Impl, called: &str) -> bool {
    // A parameter of that name is something else.
    let mut of = item.trait_path.into_iter().chain([item.self_type]);
    !has_word(item.generics, called, &[]) && of.any(|path| begins(path, called))
}

fn begins(path: &[TokenTree], called: &str) -> bool {
    match path {
        [TokenTree::Punct(mark), behind @ ..] if mark.as_char() == '&' => begins(behind, called),
        [TokenTree::Punct(mark), _, behind @ ..] if mark.as_char() == '\'' => {
            begins(behind, called)
        }
        [TokenTree::Ident(word), behind @ ..] if *word == "mut" || *word == "dyn" => {
            begins(behind, called)
        }
        [TokenTree::Group(group)] => begins(group.tokens(), called),
        [first, ..] => is_called(first, called),
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_tokens<T>(text: &str, work: impl Fn(&[TokenTree]) -> T) -> T {
        let room = Room::new();
        work(tokens::read(&room, text).unwrap())
    }

    #[test]
    fn another_trait_of_a_name_may_be_anywhere_inside() {
        for (inside, is_one) in [
            ("", true),
            ("fn f() { use a::Other; let work = 2 * 3; }", true),
            ("fn f() { trait Work {} }", false),
            ("mod m { pub trait Work {} }", false),
            ("{ mod Work {} }", false),
            ("{ use a::{b, Work}; }", false),
            ("{ use a::Other as Work; }", false),
            ("{ use a::*; }", false),
            ("{ use a::{b::{c, *}}; }", false),
            ("{ extern crate a as Work; }", false),
        ] {
            let text = format!("trait Work {{}} {inside}");
            let found = with_tokens(&text, |tokens| is_one_trait(tokens, "Work"));
            assert_eq!(found, is_one, "{inside}");
        }
    }

    #[test]
    fn impls_of_a_trait_are_looked_for_in_blocks_but_not_in_modules_and_macros() {
        for (text, count) in [
            ("impl Work for u8 {}", 1),
            ("impl Other for Work {}", 0),
            (
                "fn f() { impl Work for u8 {} { impl<T> Work for Vec<T> {} } }",
                2,
            ),
            ("let f = || { impl Work for u8 {} };", 1),
            ("mod m { impl Work for u8 {} }", 0),
            ("m! { impl Work for u8 {} }", 0),
            ("#[a(impl Work for u8 {})] fn f() {}", 0),
        ] {
            let found = with_tokens(text, |tokens| {
                let mut found = Vec::new();
                impls_of(tokens, "Work", true, &mut found).map(|()| found.len())
            });
            assert_eq!(found, Some(count), "{text}");
        }
    }
}
