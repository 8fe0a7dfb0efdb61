//! Fragments: whether one may begin at a token, as rustc decides before it parses, and how far it reaches.

use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream, Parser};

use super::keywords::{begins_expression, is_path_word, is_reserved};
use super::tokens::{Token, TokenKind, joined, trees};
use super::{Budget, Refused};
use crate::nesting::{TooDeep, too_deep_text};
use crate::package::Edition;

/// May a fragment of this kind begin here? If so, it must parse: rustc tries no other arm then.
pub(super) fn may_begin(kind: &str, tokens: &[Token], at: usize, edition: Edition) -> bool {
    let token = &tokens[at];
    let word = token.text.as_str();
    let mark = joined(tokens, at, tokens.len()).0;
    let mark = mark.as_str();
    let is_word = token.kind == TokenKind::Word;
    let is_open = |wanted| matches!(token.kind, TokenKind::Open(found, _) if found == wanted);
    if let TokenKind::Opaque(captured) = token.kind {
        return opaque_fits(kind, captured);
    }
    match kind {
        "ident" => is_word && word != "_",
        "lifetime" => token.kind == TokenKind::Lifetime,
        "tt" | "item" | "stmt" => !matches!(token.kind, TokenKind::Close(_)),
        "block" => is_open(Delimiter::Brace),
        "path" | "meta" => is_word || mark == "::",
        "literal" => {
            token.kind == TokenKind::Literal || matches!(word, "true" | "false") || mark == "-"
        }
        "vis" => is_word || mark == "," || begins_type(token, mark),
        "ty" => begins_type(token, mark),
        "pat" | "pat_param" => match token.kind {
            TokenKind::Word | TokenKind::Literal => true,
            TokenKind::Open(delimiter, _) => delimiter != Delimiter::Brace,
            TokenKind::Mark { .. } => {
                let or = kind == "pat" && edition >= Edition::E2021;
                matches!(mark, "&" | "&&" | "-" | "::" | "<" | "<<" | ".." | "...")
                    || (or && mark == "|")
            }
            _ => false,
        },
        "expr" | "expr_2021" => {
            let old = kind == "expr_2021" || edition < Edition::E2024;
            match token.kind {
                TokenKind::Word if word == "_" => !old,
                TokenKind::Word if word == "const" => !old,
                TokenKind::Word => word != "let" && (!is_reserved(word) || begins_expression(word)),
                TokenKind::Literal | TokenKind::Lifetime | TokenKind::Open(..) => true,
                TokenKind::Mark { .. } => matches!(
                    mark,
                    "!" | "-"
                        | "*"
                        | "|"
                        | "||"
                        | "&"
                        | "&&"
                        | ".."
                        | "..."
                        | "..="
                        | "<"
                        | "<<"
                        | "::"
                        | "#"
                ),
                _ => false,
            }
        }
        _ => false,
    }
}

/// Where the fragment that begins at `range.start` ends; an error if there is none, after all.
pub(super) fn parse(
    kind: &str,
    tokens: &[Token],
    range: Range<usize>,
    edition: Edition,
    budget: &mut Budget,
) -> Result<usize, Refused> {
    let at = range.start;
    let token = &tokens[at];
    if let TokenKind::Opaque(_) = token.kind {
        return Ok(at + 1);
    }
    let next = |at: usize| tokens.get(at).filter(|_| at < range.end);
    let ends = next(at + 1).is_none_or(|next| matches!(next.text.as_str(), "," | ";"));
    match (kind, token.kind) {
        ("tt" | "block", TokenKind::Open(_, close)) => return Ok(close + 1),
        ("tt", _) => return Ok(at + joined(tokens, at, range.end).1),
        ("ident" | "lifetime", _) => return Ok(at + 1),
        ("literal", _) if token.text == "-" => {
            return match next(at + 1) {
                Some(value) if value.kind == TokenKind::Literal => Ok(at + 2),
                _ => Err(unfit(kind)),
            };
        }
        ("literal", _) => return Ok(at + 1),
        ("vis", _) => return Ok(visibility(tokens, range)),
        ("expr" | "expr_2021", TokenKind::Literal) if ends => return Ok(at + 1),
        ("expr" | "expr_2021" | "ty" | "path", TokenKind::Word)
            if ends && !is_reserved(&token.text) =>
        {
            return Ok(at + 1);
        }
        ("stmt", TokenKind::Word) if token.text == "let" => {
            let mut end = at;
            while end < range.end && tokens[end].text != ";" {
                end = match tokens[end].kind {
                    TokenKind::Open(_, close) => close + 1,
                    _ => end + 1,
                };
            }
            return Ok(end);
        }
        _ => {}
    }
    // Most fragments are short: what is far behind need not be looked at.
    let mut window = FIRST_WINDOW;
    loop {
        let trees = trees(tokens, range.clone(), window);
        budget.spend(trees.len())?;
        let whole = trees.len() < window;
        match (read(kind, &trees, edition), whole) {
            // No parser looks further ahead.
            (Ok(left), false) if left >= LOOKAHEAD => {
                return Ok(trees[trees.len() - left].0);
            }
            (Ok(left), true) => {
                let behind = trees.get(trees.len().saturating_sub(left));
                return Ok(behind.map_or(range.end, |(at, _)| *at));
            }
            (Err(_), true) => return Err(unfit(kind)),
            _ => window *= 4,
        }
    }
}

/// Fewer tokens than this are not worth a look at how they are nested.
const MANY: usize = 500;
/// Token trees that are given to a parser at first.
const FIRST_WINDOW: usize = 32;
/// Token trees behind a fragment that a parser may look at.
const LOOKAHEAD: usize = 4;

/// How many token trees are left behind the fragment that `trees` begin with.
fn read(kind: &str, trees: &[(usize, TokenTree)], edition: Edition) -> syn::Result<usize> {
    let stream = || {
        let trees = trees.iter().map(|(_, tree)| tree.clone());
        trees.collect::<TokenStream>()
    };
    if many(stream())
        && let Some(TooDeep { title, .. }) = too_deep_text(&stream().to_string())
    {
        return Err(syn::Error::new(proc_macro2::Span::call_site(), title));
    }
    match kind {
        "ty" => rest_behind(stream(), syn::Type::parse),
        "path" => rest_behind(stream(), syn::Path::parse),
        "meta" => rest_behind(stream(), syn::Meta::parse),
        "item" => rest_behind(stream(), syn::Item::parse),
        "stmt" => rest_behind(stream(), syn::Item::parse)
            .or_else(|_| rest_behind(stream(), syn::Expr::parse)),
        "pat" if edition >= Edition::E2021 => {
            rest_behind(stream(), syn::Pat::parse_multi_with_leading_vert)
        }
        "pat" | "pat_param" => rest_behind(stream(), syn::Pat::parse_single),
        _ => rest_behind(stream(), syn::Expr::parse),
    }
}

/// Are there so many tokens that they may be nested too deep?
fn many(stream: TokenStream) -> bool {
    fn count(stream: TokenStream, counted: &mut usize) {
        for tree in stream {
            *counted += 1;
            if *counted > MANY {
                return;
            }
            if let TokenTree::Group(group) = tree {
                count(group.stream(), counted);
            }
        }
    }
    let mut counted = 0;
    count(stream, &mut counted);
    counted > MANY
}

/// How many token trees are left behind what `parser` reads.
fn rest_behind<T>(
    stream: TokenStream,
    parser: impl Fn(ParseStream<'_>) -> syn::Result<T>,
) -> syn::Result<usize> {
    let whole = |input: ParseStream<'_>| {
        parser(input)?;
        let rest: TokenStream = input.parse()?;
        Ok(rest.into_iter().count())
    };
    whole.parse2(stream)
}

fn unfit(kind: &str) -> Refused {
    Refused::new(
        format!("what this call gives for a fragment is no `{kind}`"),
        "`cargo check` says more",
    )
}

/// Does a fragment that an outer macro captured as `captured` fit where one of `kind` is wanted?
fn opaque_fits(kind: &str, captured: &str) -> bool {
    match kind {
        "tt" => true,
        "expr" | "expr_2021" => {
            matches!(
                captured,
                "expr" | "expr_2021" | "literal" | "path" | "block"
            )
        }
        "ty" => matches!(captured, "ty" | "path"),
        "pat" | "pat_param" => matches!(captured, "pat" | "pat_param" | "literal" | "path"),
        _ => kind == captured,
    }
}

/// Behind `pub`, `pub(crate)`, `pub(in path)`; nothing of `pub (i32, i32)` but the first word.
fn visibility(tokens: &[Token], range: Range<usize>) -> usize {
    let at = range.start;
    if tokens[at].text != "pub" {
        return at;
    }
    let Some(TokenKind::Open(Delimiter::Parenthesis, close)) = tokens
        .get(at + 1)
        .filter(|_| at + 1 < range.end)
        .map(|token| token.kind)
    else {
        return at + 1;
    };
    match tokens[at + 2].text.as_str() {
        "in" => close + 1,
        "crate" | "self" | "super" if close == at + 3 => close + 1,
        _ => at + 1,
    }
}

fn begins_type(token: &Token, mark: &str) -> bool {
    let word = token.text.as_str();
    match token.kind {
        TokenKind::Word => {
            !is_reserved(word)
                || is_path_word(word)
                || matches!(
                    word,
                    "_" | "for" | "impl" | "fn" | "unsafe" | "extern" | "dyn"
                )
        }
        TokenKind::Lifetime => true,
        TokenKind::Open(delimiter, _) => {
            matches!(delimiter, Delimiter::Parenthesis | Delimiter::Bracket)
        }
        TokenKind::Mark { .. } => {
            matches!(mark, "!" | "*" | "&" | "&&" | "?" | "<" | "<<" | "::")
        }
        _ => false,
    }
}

/// The expression that the tokens in `range` are, if they are one.
pub(super) fn expression(tokens: &[Token], range: Range<usize>) -> Option<syn::Expr> {
    let trees = trees(tokens, range, usize::MAX).into_iter();
    syn::parse2(trees.map(|(_, tree)| tree).collect()).ok()
}

/// The type that the tokens in `range` are.
pub(super) fn ty(tokens: &[Token], range: Range<usize>) -> Option<syn::Type> {
    let trees = trees(tokens, range, usize::MAX).into_iter();
    syn::parse2(trees.map(|(_, tree): (usize, TokenTree)| tree).collect()).ok()
}
