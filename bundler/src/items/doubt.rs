//! Tokens that look like an item and may be none, or more than one: a parser has to say.
//!
//! Where a `;` or a brace is missing, an item would reach into the next one, which would then be found nowhere.

use super::{ItemKind, is_mark};
use crate::refs::{is_keyword, separator};
use crate::tokens::{Delimiter, TokenTree, at_commas};

/// May these tokens, from the visibility on, be something else than one item of that kind?
pub(super) fn is_doubtful(kind: &ItemKind, tokens: &[TokenTree]) -> bool {
    let is =
        |token: &TokenTree, text: &str| matches!(token, TokenTree::Ident(word) if *word == text);
    let own = match kind {
        ItemKind::Other => return true,
        // These are read to their last token.
        ItemKind::Use(_)
        | ItemKind::ExternCrate { .. }
        | ItemKind::Foreign(_)
        | ItemKind::Mod(..)
        | ItemKind::Rules(..)
        | ItemKind::Call(_) => return false,
        ItemKind::Impl(_) => tokens.iter().position(|token| is(token, "impl")),
        kind => kind.ident().and_then(|ident| {
            let start = ident.range().start;
            tokens.iter().position(|token| token.range().start == start)
        }),
    };
    let Some(own) = own else { return true };
    let is_signature = matches!(kind, ItemKind::Fn(_));
    (own + 1..tokens.len()).any(|at| begins_another(tokens, at, is_signature))
}

/// May another item begin at `at`? There are tokens before it.
fn begins_another(tokens: &[TokenTree], at: usize, is_signature: bool) -> bool {
    let TokenTree::Ident(word) = &tokens[at] else {
        return false;
    };
    let is_named = matches!(tokens.get(at + 1), Some(TokenTree::Ident(_)));
    let before = &tokens[at - 1];
    match word.text() {
        "pub" | "struct" | "enum" | "trait" | "mod" | "static" | "type" => true,
        "fn" => is_named,
        // `impl Trait + use<'a>`
        "use" => !is_mark(tokens.get(at + 1), '<'),
        "impl" => !is_signature,
        // `<const N: usize, const M: usize>`, `*const T`
        "const" => is_named && !matches!(before, TokenTree::Punct(_)),
        word if is_keyword(word) => false,
        // Two names beside each other, but for those of lifetimes.
        _ => match before {
            TokenTree::Ident(before) => {
                let is_lifetime = at > 1 && is_mark(tokens.get(at - 2), '\'');
                !is_lifetime && !is_keyword(before.text())
            }
            TokenTree::Literal(_) | TokenTree::Group(_) => true,
            TokenTree::Punct(_) => false,
        },
    }
}

/// Is this the tree of a `use` item? A path in braces may start with `::`.
pub(super) fn is_use_tree(tree: &[TokenTree]) -> bool {
    match tree {
        [TokenTree::Ident(_)] => true,
        [TokenTree::Punct(star)] if star.as_char() == '*' => true,
        [
            TokenTree::Ident(_),
            TokenTree::Ident(word),
            TokenTree::Ident(_),
        ] if *word == "as" => true,
        [TokenTree::Ident(_), rest @ ..] if separator(rest, 0) => is_use_tree(&rest[2..]),
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace => {
            let mut elements = at_commas(group.tokens());
            elements.all(|element| {
                let is_global = separator(element, 0);
                element.is_empty() || is_use_tree(&element[if is_global { 2 } else { 0 }..])
            })
        }
        _ => false,
    }
}
