//! Whether the text of a node declares a value of some name: a variable, a constant parameter, or an item in a body.

use syn::parse::{ParseStream, Parser};
use syn::visit::{self, Visit};

use super::{is_word, matches_by};
use crate::index::parse;
use crate::macros::is_only_of_std;
use crate::refs::separator;
use crate::tables::{Kind, Name, NodeId, Program};
use crate::tokens::{self, Names, Room, TokenTree, bare};

/// May the node declare a value called so? What a macro is given may become anything; so may text that no parser reads.
pub(crate) fn binds(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    let node = program.node(id);
    if matches!(node.kind, Kind::MacroRules { .. } | Kind::MacroCall) {
        let text = &program.file(node.module).text[node.range.clone()];
        let room = Room::new();
        let tokens = tokens::read(&room, text);
        return tokens.map_or(true, |tokens| stands_alone(tokens, name));
    }
    finds(program, id, name, true)
}

/// Stands the name alone in a pattern of the node, or may it where a macro is given it? A macro's own text is not read.
pub(super) fn in_patterns(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    let kind = program.node(id).kind;
    matches!(kind, Kind::MacroRules { .. } | Kind::MacroCall) || finds(program, id, name, false)
}

/// `items`: do items count, too?
fn finds(program: Program<'_>, id: NodeId, name: &Name, items: bool) -> bool {
    let node = program.node(id);
    let text = &program.file(node.module).text[node.range.clone()];
    let edition = program.krate(id.krate).edition;
    let mut finder = Finder {
        name,
        items,
        is_std: &|called| is_only_of_std(program, node, called),
        is_found: false,
    };
    let parsed = match node.owner.map(|owner| program.node(owner).kind) {
        Some(Kind::Trait) => parse(text, edition).map(|item| finder.visit_trait_item(&item)),
        Some(_) => parse(text, edition).map(|item| finder.visit_impl_item(&item)),
        None => parse(text, edition).map(|item| finder.visit_item(&item)),
    };
    parsed.is_err() || finder.is_found
}

/// The expressions that most of std's macros are given, as in `vec![0; n]` and `println!("{}", n)`.
fn expressions(input: ParseStream<'_>) -> syn::Result<Vec<syn::Expr>> {
    let mut all = Vec::new();
    while !input.is_empty() {
        all.push(input.parse()?);
        if input.peek(syn::Token![;]) {
            input.parse::<syn::Token![;]>()?;
        } else if !input.is_empty() {
            input.parse::<syn::Token![,]>()?;
        }
    }
    Ok(all)
}

struct Finder<'n> {
    name: &'n Name,
    items: bool,
    /// Is it a macro of std's?
    is_std: &'n dyn Fn(&Name) -> bool,
    is_found: bool,
}

impl Finder<'_> {
    fn found(&mut self, ident: &syn::Ident) {
        self.is_found |= bare(&ident.to_string()) == &**self.name;
    }
}

impl<'t> Visit<'t> for Finder<'_> {
    fn visit_pat_ident(&mut self, pattern: &'t syn::PatIdent) {
        self.found(&pattern.ident);
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_const_param(&mut self, parameter: &'t syn::ConstParam) {
        if self.items {
            self.found(&parameter.ident);
        }
        visit::visit_const_param(self, parameter);
    }

    fn visit_item(&mut self, item: &'t syn::Item) {
        match item {
            _ if !self.items => {}
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
        let called = call.path.segments.last();
        let called = called.map(|last| Name::from(last.ident.to_string()));
        if called.is_some_and(|called| (self.is_std)(&called) && !called.ends_with("matches"))
            && let Ok(given) = expressions.parse2(call.tokens.clone())
        {
            return given.iter().for_each(|given| self.visit_expr(given));
        }
        let text = call.tokens.to_string();
        let room = Room::new();
        let tokens = tokens::read(&room, &text).unwrap_or_default();
        let names = Names::default();
        self.is_found |= match self.items {
            true => stands_alone(tokens, self.name),
            false => matches_by(tokens, &is_word(&names, self.name)),
        };
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
    use crate::macros::is_of_std;

    fn is_found(text: &str, items: bool) -> bool {
        let name = Name::from("N");
        let mut finder = Finder {
            name: &name,
            items,
            is_std: &is_of_std,
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
            "fn f() { assert!(match x { N => true }) }",
        ] {
            assert!(is_found(text, true), "{text}");
        }
    }

    #[test]
    fn types_and_uses_are_not() {
        for text in [
            "fn f(a: N, b: &N) -> Vec<N> { N::new() }",
            "fn f() { let n: N = N; (N, N) }",
            "fn f() { println!(\"{}\", N); vec![N; N] }",
            "fn f() { F { a: N } }",
            "fn f() { new!(a::N, N::new()) }",
        ] {
            assert!(!is_found(text, true), "{text}");
        }
    }

    #[test]
    fn patterns_are_told_from_items_and_values() {
        for text in [
            "fn f(N: u8) {}",
            "fn f() { match x { N | 1 => 1 } }",
            "fn f() { let P { a, N, .. } = x; }",
            "fn f() { move |&N| 1 }",
            "fn f() { println!(\"{}\", match x { N => 1 }) }",
            "fn f() { matches!(x, (N, _)) }",
            "fn f() { vec![match x { N => 1 }; 2] }",
        ] {
            assert!(is_found(text, false), "{text}");
        }
        for text in [
            "fn f() { g(1, N, 2); P { N, a: N } }",
            "fn f() { println!(\"{}\", N, 2); vec![N; 2] }",
            "fn f() { enum E { N, M } fn N() {} const N: u8 = 1; }",
            "fn f<const N: u8>() -> [u8; N] { match x { E::N => [N; N], a if a == N => N } }",
        ] {
            assert!(!is_found(text, false), "{text}");
        }
    }
}
