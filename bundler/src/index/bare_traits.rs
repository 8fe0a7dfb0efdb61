//! Trait objects without `dyn`, which editions 2015 and 2018 still allow: today's parser has forgotten those of functions,
//! `Box<Fn(u8) -> u8>`. The text stays as it is written.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

use super::old_syntax::regrouped;

/// The tokens of an old file with a `dyn` before each such type.
pub(super) fn with_dyn(tokens: TokenStream) -> TokenStream {
    group_with_dyn(tokens, None)
}

/// The tokens of a group with `outside` in front of it.
fn group_with_dyn(tokens: TokenStream, outside: Option<&TokenTree>) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut written: Vec<TokenTree> = Vec::with_capacity(tokens.len());
    for (at, token) in tokens.iter().enumerate() {
        if let Some(start) = bare_trait(&tokens, at, outside) {
            let word = Ident::new("dyn", tokens[start].span());
            written.insert(written.len() - (at - start), word.into());
        }
        written.push(match token {
            TokenTree::Group(group) => {
                let outside = at.checked_sub(1).map(|at| &tokens[at]);
                regrouped(group, group_with_dyn(group.stream(), outside))
            }
            _ => token.clone(),
        });
    }
    written.into_iter().collect()
}

/// Where the path starts that ends in the `Fn`, `FnMut` or `FnOnce` at `at`, if it is a type and has no `dyn`.
fn bare_trait(tokens: &[TokenTree], at: usize, outside: Option<&TokenTree>) -> Option<usize> {
    let is_trait = match &tokens[at] {
        TokenTree::Ident(word) => word == "Fn" || word == "FnMut" || word == "FnOnce",
        _ => false,
    };
    let arguments = matches!(tokens.get(at + 1), Some(TokenTree::Group(group))
        if group.delimiter() == Delimiter::Parenthesis);
    if !is_trait || !arguments {
        return None;
    }
    let mark = |at: usize, wanted: char| matches!(tokens.get(at), Some(TokenTree::Punct(mark)) if mark.as_char() == wanted);
    let mut start = at;
    while start >= 2 && mark(start - 1, ':') && mark(start - 2, ':') {
        start -= 2;
        if start > 0 && matches!(tokens[start - 1], TokenTree::Ident(_)) {
            start -= 1;
        }
    }
    let is_of_ops = || matches!(&tokens[at - 3], TokenTree::Ident(module) if module == "ops");
    if start < at && !(at >= 3 && is_of_ops()) {
        return None;
    }
    // `for<'a> Fn(&'a u8)`
    if start > 0 && mark(start - 1, '>') {
        let binder = (0..start).rev().find(|at| mark(*at, '<'));
        let named = |at: usize| matches!(&tokens[at], TokenTree::Ident(word) if word == "for");
        start = binder
            .and_then(|at| at.checked_sub(1))
            .filter(|at| named(*at))?;
    }
    let before = start.checked_sub(1);
    let is_type = match before.map(|before| &tokens[before]) {
        // `&(Fn(u8) + Send)`, but not `dyn (Fn(u8))`
        None => match outside {
            Some(TokenTree::Ident(word)) => word != "dyn" && word != "impl",
            Some(TokenTree::Punct(mark)) => !matches!(mark.as_char(), ':' | '+'),
            _ => false,
        },
        Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), '<' | '&' | '=' | ','),
        // `&mut Fn()`, `*const Fn()`, `&'a Fn()`, `impl Trait for Fn()`
        Some(TokenTree::Ident(word)) => {
            let lifetime = start >= 2 && mark(start - 2, '\'');
            lifetime || word == "mut" || word == "const" || word == "for"
        }
        Some(_) => false,
    };
    is_type.then_some(start)
}
