//! Impls that are neither of a trait nor for a type of their own crate (`impl Mul<Own> for f64`), as far as text tells: they act
//! wherever rustc has loaded their crate, whether or not anything there names it.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::items::{angles_end, is_mark, position_of_for};
use crate::macros::reached_definitions;
use crate::resolve::Site;
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{ImplHead, Kind, Name, Node, NodeId, PathRef, Root};
use crate::tokens::{self, Delimiter, Ident, Room, TokenTree};
use crate::yields::of_call;

/// May neither the trait nor the type be of the impl's own crate? Without arguments of the trait, one of them has to be.
pub(crate) fn is_foreign(scopes: &Scopes<'_>, node: &Node, head: &ImplHead) -> bool {
    let Some(trait_path) = &head.trait_path else {
        return false;
    };
    let text = &scopes.program.file(node.module).text;
    let written = |range: &Range<usize>| text.get(range.clone()).unwrap_or_default();
    if head.made_type.is_none() && !written(&trait_path.range).ends_with('>') {
        return false;
    }
    let is_own = |path: &PathRef| is_own(scopes, node, path);
    let of_own_type = match &head.self_path {
        Some(path) => is_own(path),
        // A reference is of the crate of what it refers to.
        None => {
            let mut mentioned = head.mentioned.iter();
            mentioned.any(|path| {
                let before = head.self_type.start..path.range.start;
                is_reference(written(&before)) && is_own(path)
            })
        }
    };
    !of_own_type && !is_own(trait_path)
}

/// Is it for a reference to something, or a box of it, and of another crate's trait? Where `Box<_>` has to have the trait, rustc takes
/// `_` from the only impl that there is, and knows no more what is meant when there is another.
pub(crate) fn is_for_wrapped(scopes: &Scopes<'_>, node: &Node, head: &ImplHead) -> bool {
    let is_own = |path: &PathRef| is_own(scopes, node, path);
    let is_of_other = head.trait_path.as_ref().is_some_and(|path| !is_own(path));
    is_of_other && !head.self_path.as_ref().is_some_and(is_own)
}

/// Does a path surely lead to a type or trait of the crate that the node is in?
fn is_own(scopes: &Scopes<'_>, node: &Node, path: &PathRef) -> bool {
    if may_be_made(scopes, node, path) {
        return false;
    }
    let outcome = scopes.type_path(Site::of_node(node), path);
    let is_own = |hit: &Def| match *hit {
        Def::Node(id) => {
            let kind = scopes.program.node(id).kind;
            id.krate == node.module.krate
                && matches!(
                    kind,
                    Kind::Struct { .. } | Kind::Enum | Kind::Union | Kind::Trait
                )
        }
        _ => false,
    };
    !outcome.external && !outcome.hits.is_empty() && outcome.hits.iter().all(is_own)
}

/// May a macro's call make what the path begins with, before whatever globs bring of the name?
pub(crate) fn may_be_made(scopes: &Scopes<'_>, node: &Node, path: &PathRef) -> bool {
    let module = scopes.program.module(node.module);
    let is_named = |name: &Name| scopes.is_named(node.module, name, Ns::Type);
    let mut first = path.segments.iter().take(1);
    !module.calls.is_empty() && path.root == Root::Plain && !first.any(is_named)
}

/// Is this what stands before a type that is referred to: `&'a mut `?
fn is_reference(text: &str) -> bool {
    let room = Room::new();
    let tokens = tokens::read(&room, text).unwrap_or_default();
    is_mark(tokens.first(), '&')
        && tokens.iter().enumerate().all(|(at, token)| match token {
            TokenTree::Punct(mark) => matches!(mark.as_char(), '&' | '\''),
            TokenTree::Ident(word) => *word == "mut" || is_mark(tokens[..at].last(), '\''),
            _ => false,
        })
}

/// What macros make where a node stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Made {
    /// Such an impl.
    Foreign,
    /// Nobody here knows.
    Anything,
    /// None.
    Others,
}

/// What macros make where this node stands.
pub(crate) fn made(scopes: &Scopes<'_>, id: NodeId) -> Made {
    let program = scopes.program;
    let node = program.node(id);
    if matches!(node.kind, Kind::MacroRules { .. } | Kind::Gone) {
        return Made::Others;
    }
    let has_impl = |node: &Node| {
        let text = &program.file(node.module).text[node.range.clone()];
        // An impl's own head is looked at by itself.
        let after = match node.kind {
            Kind::Impl => text.find('{').unwrap_or(0),
            _ => 0,
        };
        has_foreign_impl(&text[after..])
    };
    let calls = || node.refs.paths.iter().any(|path| path.bang);
    let is_in_rules = || {
        let reached = reached_definitions(program, vec![&node.refs]);
        reached.into_iter().any(|id| has_impl(program.node(id)))
    };
    match calls() && (has_impl(node) || is_in_rules()) {
        true if node.kind == Kind::MacroCall => made_by_call(scopes, id),
        true => Made::Anything,
        false => Made::Others,
    }
}

/// What this call makes, if its rules have impls that may be such. One may be for a type that the call makes too.
fn made_by_call(scopes: &Scopes<'_>, id: NodeId) -> Made {
    let node = scopes.program.node(id);
    let Some(made) = of_call(scopes, id) else {
        return Made::Anything;
    };
    let is_own = |path: &PathRef| match (path.root, path.segments.as_slice()) {
        (Root::Plain, [name]) if made.types.contains(name) => !made.aliases.contains(name),
        _ => is_own(scopes, node, path),
    };
    let of_head = |head: &ImplHead| {
        let mut of = head.trait_path.iter().chain(&head.self_path);
        // An inherent one is for an own type.
        let is_of_own = head.trait_path.is_none() || of.any(is_own);
        // Without an own type among the trait's arguments rustc refuses it.
        match is_of_own || head.arguments.is_none() {
            true => Made::Others,
            false if head.mentioned.iter().any(is_own) => Made::Foreign,
            false => Made::Anything,
        }
    };
    let heads: Vec<Made> = made.impls.iter().map(of_head).collect();
    let has = |made: &Made| heads.contains(made);
    let known = [Made::Foreign, Made::Anything].into_iter().find(has);
    known.unwrap_or(Made::Others)
}

/// May there be such an impl among a macro's tokens, or a part of one?
fn has_foreign_impl(text: &str) -> bool {
    let room = Room::new();
    text.contains("impl")
        && tokens::read(&room, text).is_ok_and(|tokens| {
            let mut fragments = Fragments::default();
            fragments.read(tokens);
            any_is_foreign(tokens, &fragments)
        })
}

/// What the patterns of a macro's rules call fragments: single words, and others. Rules may call one of each kind the same.
#[derive(Default)]
struct Fragments<'a> {
    words: BTreeSet<&'a str>,
    others: BTreeSet<&'a str>,
}

impl<'a> Fragments<'a> {
    fn read(&mut self, tokens: &[TokenTree<'a>]) {
        for window in tokens.windows(4) {
            if let [
                dollar,
                TokenTree::Ident(name),
                colon,
                TokenTree::Ident(kind),
            ] = window
                && is_mark(Some(dollar), '$')
                && is_mark(Some(colon), ':')
            {
                match *kind == "ident" {
                    true => self.words.insert(name.text()),
                    false => self.others.insert(name.text()),
                };
            }
        }
        for token in tokens {
            if let TokenTree::Group(group) = token {
                self.read(group.tokens());
            }
        }
    }

    /// Is it a single word, which has no arguments?
    fn is_word(&self, name: &Ident) -> bool {
        self.words.contains(name.text()) && !self.others.contains(name.text())
    }
}

fn any_is_foreign(tokens: &[TokenTree], fragments: &Fragments) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => any_is_foreign(group.tokens(), fragments),
        TokenTree::Ident(word) => {
            // Behind other marks it is a type.
            let is_item = match at.checked_sub(1).map(|before| &tokens[before]) {
                Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), ';' | ','),
                _ => true,
            };
            *word == "impl" && is_item && may_be_foreign(&tokens[at + 1..], fragments)
        }
        _ => false,
    })
}

/// May it be one whose `impl` these tokens follow? An impl of a trait without arguments is of a trait or for a type of its own crate,
/// or rustc refuses it. What a fragment or a repetition stands for may have arguments, and `for` in it.
fn may_be_foreign(behind: &[TokenTree], fragments: &Fragments) -> bool {
    let is_body = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
    let mut at = 0;
    while behind.get(at).is_some_and(|token| !is_body(token)) {
        at = match is_mark(behind.get(at), '<') {
            true => angles_end(behind, at).unwrap_or(behind.len()),
            false => at + 1,
        };
    }
    let Some(head) = behind.get(..at).filter(|_| at < behind.len()) else {
        // The rest of it is elsewhere.
        return true;
    };
    let is_dollar = |token: Option<&TokenTree>| is_mark(token, '$');
    match position_of_for(head).map(|end| &head[..end]) {
        Some([.., dollar, TokenTree::Ident(name)]) => {
            is_dollar(Some(dollar)) && !fragments.is_word(name)
        }
        Some([.., TokenTree::Ident(_)]) => false,
        Some(_) => true,
        None => head
            .windows(2)
            .any(|pair| is_dollar(pair.first()) && matches!(pair[1], TokenTree::Group(_))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impls_in_the_text_of_macros_are_found() {
        for (text, found) in [
            ("impl Add<$t> for i32 {}", true),
            ("impl $trait for i32 {}", true),
            ("($trait:path) => { impl $trait for i32 {} }", true),
            (
                "($trait:ident) => {} ($trait:ty) => { impl $trait for i32 {} }",
                true,
            ),
            ("($trait:ident) => { impl $trait<$t> for i32 {} }", true),
            ("($trait:ident) => { impl $($trait)* for i32 {} }", true),
            (
                "($($trait:ident),*) => { $(unsafe impl $trait for i32 {})* }",
                false,
            ),
            ("impl $($path)* for i32 {}", true),
            ("impl $($head)* {}", true),
            ("(impl i32)", true),
            ("impl/* > */$trait for i32 {}", true),
            ("impl<const N: usize> Tr<{ N }> for i32 {}", true),
            ("impl $crate::Tr for $name {}", false),
            ("impl<T: for<'a> Tr<'a>> Tr for T {} for x in y {}", false),
            (
                "impl $name { fn f() -> impl Iterator<Item = u8> { } }",
                false,
            ),
            ("fn implement() { simple_impl!(); impls() }", false),
            ("x > y; for a in b {}", false),
            ("struct A;", false),
        ] {
            assert_eq!(has_foreign_impl(text), found, "{text}");
        }
    }

    #[test]
    fn references_are_told_from_other_types() {
        for text in ["&", "&mut ", "&'a mut ", "& &", "& /* ( */ mut"] {
            assert!(is_reference(text), "{text}");
        }
        for text in ["", "(&", "&[", "Vec<&"] {
            assert!(!is_reference(text), "{text}");
        }
    }
}
