//! Unused items and imports inside bodies, which no table has: where their text is. It is found among the body's tokens.

use std::ops::Range;

use super::beside::trait_of;
use super::made::calls_std_alone;
use super::words::has_word;
use crate::items::{
    self, Item, ItemKind, Place, ends_statement, is_brace, is_mark, is_of_macro, is_word,
    last_of_item, outside_angles, whole,
};
use crate::refs::separator;
use crate::tables::{Kind, Name, Node, Program};
use crate::tokens::{self, Delimiter, Names, Room, TokenTree};

/// What of a node's text goes with an item in its body, or is put differently.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Part {
    pub(super) name: Name,
    /// Where that starts.
    pub(super) at: usize,
    /// Where stretches of the file start and end, and what comes in their place.
    pub(super) changes: Vec<(usize, usize, String)>,
}

/// Stretches of text that are not there any more.
pub(super) type Gone = [(Range<usize>, String)];

/// What goes with the item whose name starts at `at`, or with the import that does, in the text of `node`. None where it is not one
/// for sure, or was given to a macro.
pub(super) fn part_at(program: Program<'_>, node: &Node, at: usize, import: bool) -> Option<Part> {
    use Kind::{ExternCrate, ForeignMod, MacroCall, MacroRules, Mod, Use};
    if matches!(
        node.kind,
        MacroRules { .. } | MacroCall | Use | ExternCrate | ForeignMod | Mod(_)
    ) {
        return None;
    }
    let room = Room::new();
    let text = &program.file(node.module).text;
    let tokens = tokens::read_part(&room, text, node.range.clone()).ok()?;
    let finder = Finder {
        text,
        at,
        calls_std_alone: calls_std_alone(program, node),
    };
    match import {
        true => finder.import(tokens, node.range.start),
        false => finder.item(tokens, node.range.start),
    }
}

/// Those of the dead items of a node's body that nothing names which stays: text that is `gone` does not, and they themselves go
/// together.
pub(super) fn unnamed(text: &str, node: &Node, mut parts: Vec<Part>, gone: &Gone) -> Vec<Part> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
    loop {
        let before = gone.iter().map(|(range, _)| range.clone());
        let all: Vec<Range<usize>> = before.chain(parts.iter().flat_map(Part::ranges)).collect();
        let count = parts.len();
        parts.retain(|part| {
            let finder = Finder::new(text, part.at);
            let beside = finder.beside(tokens);
            beside.is_some_and(|tokens| !has_word(tokens, &part.name, &all))
        });
        if parts.len() == count {
            return parts;
        }
    }
}

impl Part {
    /// Where its stretches of text are.
    fn ranges(&self) -> impl Iterator<Item = Range<usize>> {
        self.changes.iter().map(|(start, end, _)| *start..*end)
    }
}

pub(super) struct Finder<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    /// Are all macros of the text std's, which define nothing?
    pub(super) calls_std_alone: bool,
}

impl<'a> Finder<'a> {
    /// One that knows of no macro what it defines.
    pub(super) fn new(text: &'a str, at: usize) -> Finder<'a> {
        Finder {
            text,
            at,
            calls_std_alone: false,
        }
    }
}

impl Finder<'_> {
    /// The item among `tokens`, whose text begins behind `start`, or in a group of them.
    fn item(&self, tokens: &[TokenTree], start: usize) -> Option<Part> {
        let name = match self.position(tokens)? {
            Ok(name) => name,
            Err((inner, start)) => {
                let part = self.item(inner, start)?;
                let is_inside = matches!(self.position(inner), Some(Ok(_)));
                return match is_inside.then(|| trait_of(tokens, start)).flatten() {
                    Some(name) => self.with_impls(tokens, name, part),
                    None => Some(part),
                };
            }
        };
        let keyword = (0..name).rev().find(|at| !is_mark(tokens.get(*at), '!'))?;
        let TokenTree::Ident(word) = &tokens[keyword] else {
            return None;
        };
        let (keyword, word) = match word.text() {
            "mut" => (keyword.checked_sub(1)?, "static"),
            word => (keyword, word),
        };
        let has_braces = || {
            let ends = |token: &TokenTree| is_brace(token) || is_mark(Some(token), ';');
            Some(is_brace(&tokens[outside_angles(tokens, name, ends)?]))
        };
        let ends_in_brace = match word {
            "enum" | "union" | "trait" | "mod" => true,
            "struct" => has_braces()?,
            "fn" => has_braces()?,
            "macro_rules" => is_brace(tokens.get(name + 1)?),
            "const" | "static" | "type" => false,
            _ => return None,
        };
        let last = last_of_item(tokens, name, ends_in_brace)?;
        let item = whole(self.text, tokens, start, keyword, last);
        let impls = match word {
            "struct" | "enum" | "union" | "trait" | "type" => self.impls(tokens, start, name)?,
            _ => Vec::new(),
        };
        let ranges: Vec<Range<usize>> = std::iter::once(item).chain(impls).collect();
        let part = self.part(tokens, name, ranges);
        // Under a condition the item may not be there, and what stands before is the value.
        let is_conditional = |(start, end, text): &(usize, usize, String)| {
            !text.is_empty() && self.text[*start..*end].contains("cfg")
        };
        (!part.changes.iter().any(is_conditional)).then_some(part)
    }

    /// The tokens that what starts at the place is one of.
    fn beside<'t>(&self, tokens: &'t [TokenTree<'t>]) -> Option<&'t [TokenTree<'t>]> {
        match self.position(tokens)? {
            Ok(_) => Some(tokens),
            Err((inner, _)) => self.beside(inner),
        }
    }

    /// The import among `tokens`: all of the item, or a part of a group.
    pub(super) fn import(&self, tokens: &[TokenTree], start: usize) -> Option<Part> {
        let first = match self.position(tokens)? {
            Ok(first) => first,
            Err((inner, start)) => return self.import(inner, start),
        };
        let before = |at: usize| tokens.get(first.checked_sub(at)?);
        // `use ::a`, and what is left of `use a::{}`.
        let keyword = [0, 1, 3]
            .into_iter()
            .find(|back| is_word(before(*back), "use"))
            .filter(|back| *back < 3 || separator(tokens, first - 2));
        let Some(back) = keyword else {
            // In a group: up to the next comma, and with it.
            let is_first = first == 0 || is_mark(before(1), ',');
            let is_group = self.text[..start].ends_with('{') && is_tree(tokens);
            let mut behind = tokens[first..].iter();
            let end = behind.position(|token| is_mark(Some(token), ','));
            let range = match end {
                Some(comma) => {
                    let next = tokens.get(first + comma + 1);
                    let end = tokens[first + comma].range().end;
                    tokens[first].range().start..next.map_or(end, |next| next.range().start)
                }
                // The last one goes with the comma before it.
                None => {
                    let comma = first
                        .checked_sub(1)
                        .map(|comma| tokens[comma].range().start);
                    comma.unwrap_or(start)..tokens.last()?.range().end
                }
            };
            return (is_first && is_group).then(|| self.part(tokens, first, vec![range]));
        };
        let mut behind = tokens[first..].iter();
        let last = first + behind.position(|token| is_mark(Some(token), ';'))?;
        let whole = whole(self.text, tokens, start, first - back, last);
        Some(self.part(tokens, first, vec![whole]))
    }

    /// What goes with `ranges` of the text that `tokens` are, for what is called as the one at `name` is.
    fn part(&self, tokens: &[TokenTree], name: usize, ranges: Vec<Range<usize>>) -> Part {
        let mut changes: Vec<_> = ranges
            .into_iter()
            .map(|range| (range.start, range.end, String::new()))
            .collect();
        changes.sort_unstable();
        if let Some((_, _, text)) = changes
            .iter_mut()
            .find(|(start, ..)| ends_in_items(tokens, *start))
        {
            // What stands before would become the value of the block, and what it borrows would be dropped later.
            text.push_str("; ");
        }
        Part {
            name: match &tokens[name] {
                TokenTree::Ident(word) => Names::default().of(word),
                other => self.text[other.range()].into(),
            },
            at: self.at,
            changes,
        }
    }

    /// Which of `tokens` starts at the place; or the tokens of the group that it is in, and where they start. None in a macro's.
    #[allow(clippy::type_complexity, reason = "an answer for two callers")]
    pub(super) fn position<'t>(
        &self,
        tokens: &'t [TokenTree<'t>],
    ) -> Option<Result<usize, (&'t [TokenTree<'t>], usize)>> {
        let at = tokens
            .iter()
            .position(|token| token.range().contains(&self.at))?;
        if tokens[at].range().start == self.at {
            return Some(Ok(at));
        }
        let TokenTree::Group(group) = &tokens[at] else {
            return None;
        };
        (!is_of_macro(tokens, at)).then(|| Err((group.tokens(), group.inside().start)))
    }
}

/// Are these what stands in the braces of an import?
fn is_tree(tokens: &[TokenTree]) -> bool {
    tokens.iter().all(|token| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(mark) => matches!(mark.as_char(), ':' | ',' | '*'),
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace && is_tree(group.tokens()),
        TokenTree::Literal(_) => false,
    })
}

/// Is there an expression with braces before `at`, where only items are behind?
fn ends_in_items(tokens: &[TokenTree], at: usize) -> bool {
    let behind = tokens.partition_point(|token| token.range().start < at);
    let (before, behind) = tokens.split_at(behind);
    let is_call = |item: &Item| matches!(item.kind, ItemKind::Call(_));
    let are_items = |tokens| {
        let content = items::read(tokens, Place::Module);
        content.is_ok_and(|content| !content.items.iter().any(is_call))
    };
    // An item under a condition may not be there.
    let mut before = before;
    while !before.last().is_some_and(is_brace) {
        let is_item = |end: &usize| {
            is_mark(before.get(*end), '#')
                && ends_statement(&before[end - 1])
                && are_items(&before[*end..])
        };
        match (1..before.len()).rev().find(is_item) {
            Some(end) => before = &before[..end],
            None => return false,
        }
    }
    are_items(behind) && !are_items(before)
}
