//! What only edition 2015 allows, as tokens that today's parser knows: names that are keywords now, and parameters without
//! names in traits. The text stays as it is written: every token keeps its place.

use std::collections::BTreeSet;
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

use crate::tokens::{self, Room};

/// The tokens of a file of edition 2015 for a parser of later ones.
pub(super) fn modern(tokens: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut written = Vec::with_capacity(tokens.len());
    let mut in_trait = false;
    for (at, token) in tokens.iter().enumerate() {
        written.push(match token {
            TokenTree::Ident(word) => {
                in_trait |= word == "trait";
                match is_name(&tokens, at, &word.to_string()) {
                    true => Ident::new_raw(&word.to_string(), word.span()).into(),
                    false => token.clone(),
                }
            }
            TokenTree::Group(group) => {
                let mut inner = modern(group.stream());
                if in_trait && group.delimiter() == Delimiter::Brace {
                    inner = with_named_parameters(inner);
                    in_trait = false;
                }
                regrouped(group, inner)
            }
            TokenTree::Punct(mark) => {
                in_trait &= mark.as_char() != ';';
                token.clone()
            }
            TokenTree::Literal(_) => token.clone(),
        });
    }
    written.into_iter().collect()
}

/// The tokens of a file of edition 2015, whose names that are keywords now have `r#` before them.
pub(super) fn with_old_names<'a>(
    room: &'a Room,
    text: &str,
    tokens: &'a [tokens::TokenTree<'a>],
) -> &'a [tokens::TokenTree<'a>] {
    if !OLD_NAMES.iter().any(|name| text.contains(name)) {
        return tokens;
    }
    let mut starts = BTreeSet::new();
    if let Ok(stream) = TokenStream::from_str(text) {
        names_of_old(text, modern(stream), &mut starts);
    }
    renamed(room, tokens, &starts)
}

/// Names of 2015 that are keywords now.
const OLD_NAMES: [&str; 4] = ["async", "await", "dyn", "try"];

/// Where the words stand that got an `r#`.
fn names_of_old(text: &str, tokens: TokenStream, starts: &mut BTreeSet<usize>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => names_of_old(text, group.stream(), starts),
            TokenTree::Ident(word) => {
                let range = word.span().byte_range();
                if word.to_string().starts_with("r#") && OLD_NAMES.contains(&&text[range.clone()]) {
                    starts.insert(range.start);
                }
            }
            _ => {}
        }
    }
}

/// The same tokens, with `r#` before those words that are at `starts`.
fn renamed<'a>(
    room: &'a Room,
    tokens: &[tokens::TokenTree<'a>],
    starts: &BTreeSet<usize>,
) -> &'a [tokens::TokenTree<'a>] {
    let tokens = tokens.iter().map(|token| match token {
        tokens::TokenTree::Group(group) => {
            let inside = renamed(room, group.tokens(), starts);
            tokens::TokenTree::Group(group.around(inside))
        }
        tokens::TokenTree::Ident(word) if starts.contains(&word.range().start) => {
            tokens::TokenTree::Ident(word.taken_for(match word.text() {
                "async" => "r#async",
                "await" => "r#await",
                "dyn" => "r#dyn",
                _ => "r#try",
            }))
        }
        token => *token,
    });
    room.alloc_slice_copy(&tokens.collect::<Vec<_>>())
}

/// Is the word at `at` a name, though a keyword later? `dyn` is one already where a type may follow.
fn is_name(tokens: &[TokenTree], at: usize, word: &str) -> bool {
    match word {
        "async" | "await" | "try" => true,
        "dyn" => {
            let before = at.checked_sub(1).map(|at| &tokens[at]);
            let named = match before {
                Some(TokenTree::Ident(before)) => {
                    let before = before.to_string();
                    ["fn", "mod", "struct", "enum", "trait", "type", "let", "use"]
                        .contains(&before.as_str())
                }
                Some(TokenTree::Punct(mark)) => {
                    mark.as_char() == '.' || at > 1 && separator(tokens, at - 2)
                }
                _ => false,
            };
            let type_follows = match tokens.get(at + 1) {
                Some(TokenTree::Ident(next)) => {
                    let next = next.to_string();
                    !["as", "in", "if", "else", "where"].contains(&next.as_str())
                }
                Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), '\'' | '?' | '$'),
                // `&dyn (Fn() + Send)`, and not a call.
                Some(TokenTree::Group(group)) => {
                    let in_type = matches!(before, Some(TokenTree::Punct(mark))
                        if matches!(mark.as_char(), '<' | '&'));
                    in_type && group.delimiter() == Delimiter::Parenthesis
                }
                _ => false,
            };
            named || !type_follows
        }
        _ => false,
    }
}

/// The body of a trait, in which parameters that are only types have `_:` before them.
fn with_named_parameters(body: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = body.into_iter().collect();
    let mut written = tokens.clone();
    for at in 0..tokens.len() {
        let is_fn = matches!(&tokens[at], TokenTree::Ident(word) if word == "fn");
        let is_named = matches!(tokens.get(at + 1), Some(TokenTree::Ident(_)));
        if !is_fn || !is_named {
            continue;
        }
        let at = behind_generics(&tokens, at + 2);
        if let Some(TokenTree::Group(group)) = tokens.get(at)
            && group.delimiter() == Delimiter::Parenthesis
        {
            let inner: Vec<TokenTree> = group.stream().into_iter().collect();
            let mut parameters = TokenStream::new();
            for parameter in split(&inner) {
                if is_only_a_type(parameter) {
                    let span = parameter[0].span();
                    let mut colon = Punct::new(':', Spacing::Alone);
                    colon.set_span(span);
                    parameters.extend([Ident::new("_", span).into(), TokenTree::from(colon)]);
                }
                parameters.extend(parameter.iter().cloned());
            }
            written[at] = regrouped(group, parameters);
        }
    }
    written.into_iter().collect()
}

/// Where the tokens go on behind `<…>` at `at`.
fn behind_generics(tokens: &[TokenTree], at: usize) -> usize {
    let mut depth = 0;
    for next in at..tokens.len() {
        depth += nesting(tokens, next);
        if depth == 0 {
            let is_end = punct(tokens, next, '>');
            return if is_end { next + 1 } else { next };
        }
    }
    tokens.len()
}

/// Does the token at `at` open (1) or close (-1) angle brackets?
fn nesting(tokens: &[TokenTree], at: usize) -> i32 {
    let is_arrow = at > 0 && punct(tokens, at - 1, '-');
    if punct(tokens, at, '<') {
        1
    } else if punct(tokens, at, '>') && !is_arrow {
        -1
    } else {
        0
    }
}

/// The parameters, each with the comma behind it.
fn split(tokens: &[TokenTree]) -> Vec<&[TokenTree]> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0);
    for at in 0..tokens.len() {
        depth += nesting(tokens, at);
        if depth == 0 && punct(tokens, at, ',') {
            parts.push(&tokens[start..=at]);
            start = at + 1;
        }
    }
    if start < tokens.len() {
        parts.push(&tokens[start..]);
    }
    parts
}

/// Has the parameter no pattern? `self`, however it is taken, has one.
fn is_only_a_type(parameter: &[TokenTree]) -> bool {
    let mut depth = 0;
    for (at, token) in parameter.iter().enumerate() {
        depth += nesting(parameter, at);
        let in_path = separator(parameter, at) || at > 0 && separator(parameter, at - 1);
        let is_self = matches!(token, TokenTree::Ident(word) if word == "self");
        let is_self = is_self && !separator(parameter, at + 1);
        if depth == 0 && (is_self || punct(parameter, at, ':') && !in_path) {
            return false;
        }
    }
    true
}

pub(super) fn regrouped(group: &Group, inner: TokenStream) -> TokenTree {
    let mut new = Group::new(group.delimiter(), inner);
    new.set_span(group.span());
    new.into()
}

fn punct(tokens: &[TokenTree], at: usize, wanted: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == wanted)
}

/// Is there a `::` at `at`?
fn separator(tokens: &[TokenTree], at: usize) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(first)) if first.as_char() == ':' && first.spacing() == Spacing::Joint)
        && punct(tokens, at + 1, ':')
}
