//! Whether the text of a node declares a value of some name: a variable, a constant parameter, or an item in a body.

use syn::visit::{self, Visit};

use crate::index::parse;
use crate::items::is_mark;
use crate::macros::is_of_std;
use crate::refs::separator;
use crate::tables::{Kind, Name, NodeId, Program};
use crate::tokens::{self, Names, Room, TokenTree};

/// May the node declare a value called so? What a macro is given may become anything; so may text that no parser reads.
pub(crate) fn binds(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    let node = program.node(id);
    let text = &program.file(node.module).text[node.range.clone()];
    let edition = program.krate(id.krate).edition;
    let mut finder = Finder {
        name,
        is_found: false,
    };
    let owner = node.owner.map(|owner| program.node(owner).kind);
    let parsed = match (node.kind, owner) {
        (Kind::MacroRules { .. } | Kind::MacroCall, _) => {
            let room = Room::new();
            let tokens = tokens::read(&room, text);
            return tokens.map_or(true, |tokens| stands_alone(tokens, name));
        }
        (_, Some(Kind::Trait)) => parse(text, edition).map(|item| finder.visit_trait_item(&item)),
        (_, Some(_)) => parse(text, edition).map(|item| finder.visit_impl_item(&item)),
        _ => parse(text, edition).map(|item| finder.visit_item(&item)),
    };
    parsed.is_err() || finder.is_found
}

/// May the word be declared among what a macro is given, which is called so? Most of std's are given expressions alone.
fn may_bind(called: &str, tokens: &[TokenTree], name: &Name) -> bool {
    match called != "matches" && is_of_std(&Name::from(called)) {
        true => is_bound(tokens, name),
        false => stands_alone(tokens, name),
    }
}

/// Stands the word behind one that declares what follows, or is it given to a macro which may declare it?
fn is_bound(tokens: &[TokenTree], name: &Name) -> bool {
    let names = Names::default();
    let before = |at: usize, back: usize| at.checked_sub(back).map(|at| &tokens[at]);
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => match (before(at, 2), is_mark(before(at, 1), '!')) {
            (Some(TokenTree::Ident(called)), true) => {
                may_bind(&names.of(called), group.tokens(), name)
            }
            _ => is_bound(group.tokens(), name),
        },
        TokenTree::Ident(word) if names.of(word) == *name => match before(at, 1) {
            Some(TokenTree::Ident(word)) => matches!(
                word.text(),
                "const" | "fn" | "for" | "let" | "mut" | "ref" | "static"
            ),
            Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), '|' | '@'),
            _ => false,
        },
        _ => false,
    })
}

struct Finder<'n> {
    name: &'n Name,
    is_found: bool,
}

impl Finder<'_> {
    fn found(&mut self, ident: &syn::Ident) {
        self.is_found |= ident == &**self.name;
    }
}

impl<'t> Visit<'t> for Finder<'_> {
    fn visit_pat_ident(&mut self, pattern: &'t syn::PatIdent) {
        self.found(&pattern.ident);
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_const_param(&mut self, parameter: &'t syn::ConstParam) {
        self.found(&parameter.ident);
        visit::visit_const_param(self, parameter);
    }

    fn visit_item(&mut self, item: &'t syn::Item) {
        match item {
            syn::Item::Const(item) => self.found(&item.ident),
            syn::Item::Fn(item) => self.found(&item.sig.ident),
            syn::Item::Static(item) => self.found(&item.ident),
            syn::Item::Struct(item) => self.found(&item.ident),
            syn::Item::Enum(item) => {
                for variant in &item.variants {
                    self.found(&variant.ident);
                }
            }
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_macro(&mut self, call: &'t syn::Macro) {
        let text = call.tokens.to_string();
        let called = call.path.segments.last().map(|last| last.ident.to_string());
        let room = Room::new();
        let tokens = tokens::read(&room, &text).unwrap_or_default();
        self.is_found |= may_bind(&called.unwrap_or_default(), tokens, self.name);
    }
}

/// Is the word anywhere among tokens that is no part of a longer path?
fn stands_alone(tokens: &[TokenTree], name: &Name) -> bool {
    let names = Names::default();
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => stands_alone(group.tokens(), name),
        TokenTree::Ident(word) => {
            let is_behind = at > 1 && separator(tokens, at - 2);
            names.of(word) == *name && !is_behind && !separator(tokens, at + 1)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_found(text: &str) -> bool {
        let name = Name::from("N");
        let mut finder = Finder {
            name: &name,
            is_found: false,
        };
        finder.visit_item(&syn::parse_str(text).unwrap());
        finder.is_found
    }

    #[test]
    fn variables_parameters_and_items_are_found() {
        for text in [
            "fn f() { let N = 1; }",
            "fn f(N: u8) {}",
            "fn f<const N: u8>() {}",
            "fn f() { match x { N => 1 } }",
            "fn f() { if let P { a: N } = x {} }",
            "fn f() { let P { N } = x; }",
            "fn f() { |N| 1 }",
            "fn f() { const N: u8 = 1; }",
            "fn f() { enum E { N } }",
            "fn f() { input!(N) }",
            "fn f() { matches!(x, (N, _)) }",
            "fn f() { println!(\"{}\", matches!(x, N)) }",
            "fn f() { assert!({ let N = 1; true }) }",
        ] {
            assert!(is_found(text), "{text}");
        }
    }

    #[test]
    fn types_and_uses_are_not() {
        for text in [
            "fn f(a: N, b: &N) -> Vec<N> { N::new() }",
            "fn f() { let n: N = N; (N, N) }",
            "fn f() { println!(\"{}\", N) }",
            "fn f() { F { a: N } }",
            "fn f() { new!(a::N, N::new()) }",
        ] {
            assert!(!is_found(text), "{text}");
        }
    }
}
