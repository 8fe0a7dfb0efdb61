//! A fragment in the place of its name: its own text, kept apart and together as rustc does with what it has parsed.

use std::ops::Range;

use proc_macro2::TokenTree;

use super::Refused;
use super::matching::Fragment;
use super::syntax;
use super::tokens::{Token, TokenKind, trees};
use super::transcribe::{Inside, Writer, operator, own_range};
use crate::enclose::{Surroundings, needs_parentheses};
use crate::source::{Mark, Patchwork};

/// The text of a fragment whose `$` is at `at`.
pub(super) fn written(
    writer: &Writer<'_>,
    at: usize,
    fragment: &Fragment,
    inside: Option<&Inside>,
) -> Result<Patchwork, Refused> {
    let call = writer.call;
    let Some(range) = own_range(call.tokens, fragment) else {
        // An empty visibility.
        return Ok(Patchwork::default());
    };
    let (open, close) = brackets(writer, at, fragment, inside);
    let mut text = Patchwork::default();
    text.make(open, call.file, range.clone());
    match of_comment(call.tokens, fragment) {
        Some(words) => text.make(&words, call.file, range.clone()),
        None => text.copy(call.file, range.clone()),
    }
    text.make(close, call.file, range);
    if !matches!(fragment.kind, "ident" | "tt" | "lifetime") {
        text.mark(0, Mark::Opaque(fragment.kind));
        if at < writer.arguments_until {
            if call.purpose.replaces() && is_stringified(writer.tokens, at) {
                return Err(Refused::new(
                    "this macro turns a fragment into a string",
                    "write what the macro expands to",
                ));
            }
            text.mark(0, Mark::Argument);
        }
    }
    Ok(text)
}

/// What must be around a fragment so that it stays one.
fn brackets(
    writer: &Writer<'_>,
    at: usize,
    fragment: &Fragment,
    inside: Option<&Inside>,
) -> (&'static str, &'static str) {
    let may_need_some = ["expr", "expr_2021", "literal", "ty", "pat", "pat_param"];
    if !may_need_some.contains(&fragment.kind) {
        return ("", "");
    }
    let given = writer.call.tokens;
    let level = level(writer.tokens, at);
    let mut row = trees(writer.tokens, level.clone(), usize::MAX);
    let inside = inside.filter(|inside| inside.range == level);
    let mut outermost = level.start;
    let mut foreign = false;
    match inside.map(|inside| (&inside.once, inside.separator.as_deref())) {
        None | Some((None, Some("," | ";"))) => {}
        // What is around it all is around its ends.
        Some((Some(all), _)) => {
            let outer = self::level(writer.tokens, all.start);
            outermost = outer.start;
            let mut whole = trees(writer.tokens, outer.start..all.start, usize::MAX);
            whole.append(&mut row);
            whole.append(&mut trees(writer.tokens, all.end..outer.end, usize::MAX));
            row = whole;
        }
        // The rounds are neighbours of each other.
        Some((None, _)) => foreign = at == level.start || at + 2 == level.end,
    }
    let position = row.iter().position(|(index, _)| *index == at).unwrap_or(0);
    let neighbours: Vec<TokenTree> = row.into_iter().map(|(_, tree)| tree).collect();
    let minus = given[fragment.tokens.start].text == "-";
    match fragment.kind {
        "expr" | "expr_2021" | "literal" => {
            if fragment.kind == "literal" && !minus {
                return ("", "");
            }
            let opening = outermost.checked_sub(1).map(|open| &writer.tokens[open]);
            let in_block = opening.is_none_or(|open| open.text == "{");
            let around = Surroundings::of(&neighbours, position, position + 1, in_block);
            let parsed = syntax::expression(given, fragment.tokens.clone());
            match parsed.is_none_or(|parsed| needs_parentheses(&parsed, &around, foreign)) {
                true => ("(", ")"),
                false => ("", ""),
            }
        }
        "ty" => {
            let before = position
                .checked_sub(1)
                .map(|before| neighbours[before].to_string());
            let bounded = match syntax::ty(given, fragment.tokens.clone()) {
                Some(syn::Type::TraitObject(object)) => object.bounds.len() > 1,
                Some(syn::Type::ImplTrait(object)) => object.bounds.len() > 1,
                _ => false,
            };
            let behind = operator(writer.tokens, at + 2, level.end);
            if behind.as_deref() == Some("::") {
                ("<", ">")
            } else if before.as_deref() == Some("as")
                && matches!(behind.as_deref(), Some("<" | "<<" | "<-"))
            {
                // Its own arguments would begin there.
                ("(", ")")
            } else if bounded && matches!(before.as_deref(), Some("&" | "mut" | "const")) {
                ("(", ")")
            } else {
                ("", "")
            }
        }
        "pat" | "pat_param" => {
            let word = |by: usize| {
                position
                    .checked_sub(by)
                    .map(|at| neighbours[at].to_string())
            };
            let alternatives = trees(given, fragment.tokens.clone(), usize::MAX);
            let several = alternatives
                .iter()
                .any(|(_, tree)| matches!(tree, TokenTree::Punct(mark) if mark.as_char() == '|'));
            // A closure's bars would end it, and what is no condition takes one pattern.
            let takes_one = match word(1).as_deref() {
                Some("&" | "@" | "mut" | "|") => true,
                Some("let") => !matches!(word(2).as_deref(), Some("if" | "while" | "&")),
                _ => false,
            };
            match several && takes_one {
                true => ("(", ")"),
                false => ("", ""),
            }
        }
        _ => ("", ""),
    }
}

/// Is the token at `at` among the arguments of `stringify!`?
fn is_stringified(tokens: &[Token], at: usize) -> bool {
    tokens[..at].windows(3).enumerate().any(|(start, window)| {
        let open = window[2].kind;
        window[0].text == "stringify"
            && window[1].text == "!"
            && matches!(open, TokenKind::Open(_, close) if start + 2 < at && at < close)
    })
}

/// The tokens of the group that the token at `at` is in.
fn level(tokens: &[Token], at: usize) -> Range<usize> {
    let around = tokens[..at]
        .iter()
        .enumerate()
        .rev()
        .find_map(|(open, token)| match token.kind {
            TokenKind::Open(_, close) if close > at => Some(open + 1..close),
            _ => None,
        });
    around.unwrap_or(0..tokens.len())
}

/// The words of a fragment that begins or ends inside what a documentation comment stands for.
fn of_comment(tokens: &[Token], fragment: &Fragment) -> Option<String> {
    let part = &tokens[fragment.tokens.clone()];
    let cut = |token: Option<&Token>, whole: &str| {
        token.is_some_and(|token| token.doc && token.text != whole)
    };
    if !cut(part.first(), "#") && !cut(part.last(), "]") {
        return None;
    }
    let words: Vec<&str> = part.iter().map(|token| token.text.as_str()).collect();
    Some(words.join(" "))
}
