//! Glob imports that are more public than all that they bring: made as public as that is. Where their text is, no table has.

use std::ops::Range;

use super::parts::{Finder, Part};
use crate::items::{first_of_item, is_mark, is_word};
use crate::tables::Node;
use crate::tokens::{self, Delimiter, Room, TokenTree};

/// The changes to the text of `node` that give the glob import at `at` the visibility `less`. Beside others, which may need more,
/// it becomes an item of its own; `alone`: none is left of them. `bundle` is the bundle's text, with the import at `shown`: paths
/// are as they have to be there. None where the import is not found for sure, as in a macro.
pub(super) fn narrowed(
    (text, node, at): (&str, &Node, usize),
    alone: bool,
    less: &str,
    (bundle, shown): (&str, usize),
) -> Option<Part> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).ok()?;
    let import = import_at(text, tokens, at)?;
    let public = import.visibility()?;
    let less = match less {
        "pub(self)" => "",
        less => less,
    };
    let space = if less.is_empty() { "" } else { " " };
    if alone || !import.path.contains('{') {
        let changes = vec![(public.start, public.end, format!("{less}{space}"))];
        return Some(Part {
            name: "*".into(),
            at,
            changes,
        });
    }
    let room = Room::new();
    let path = import_at(bundle, tokens::read(&room, bundle).ok()?, shown)?.path;
    let braces = path.matches('{').count();
    let attributes = import.attributes(text);
    let closed = "}".repeat(braces);
    let item = format!(" {attributes}{less}{space}use {path}{closed};");
    let finder = Finder::new(text, at);
    let mut part = finder.import(tokens, node.range.start)?;
    part.changes.push((import.end, import.end, item));
    Some(part)
}

/// An import among tokens.
struct Import<'t> {
    /// The tokens that its item is among, and where `use` is.
    tokens: &'t [TokenTree<'t>],
    keyword: usize,
    /// Where the item ends.
    end: usize,
    /// The import as written, with the opening braces that it is in, and nothing else of what they hold.
    path: String,
}

/// The import that starts at `at`, by the innermost `use` before it.
fn import_at<'t>(text: &str, mut tokens: &'t [TokenTree<'t>], at: usize) -> Option<Import<'t>> {
    let finder = Finder::new(text, at);
    let mut found: Option<(&[TokenTree], usize)> = None;
    let mut path = String::new();
    loop {
        let holds = |token: &TokenTree| token.range().contains(&at);
        let index = tokens.iter().position(holds)?;
        let is_path =
            |token: &TokenTree| matches!(token, TokenTree::Ident(_)) || is_mark(Some(token), ':');
        let is_use = |token: &TokenTree| is_word(Some(token), "use");
        let mut before = tokens[..index].iter();
        let stop = before.rposition(|token| is_use(token) || !is_path(token));
        let first = match stop {
            Some(stop) if is_use(&tokens[stop]) => {
                found = Some((tokens, stop));
                path.clear();
                stop + 1
            }
            Some(stop) if is_mark(tokens.get(stop), ',') => stop + 1,
            None => 0,
            Some(_) => index,
        };
        let start = tokens[first].range().start;
        match finder.position(tokens)? {
            Err((inner, inside)) => {
                path.push_str(&text[start..inside]);
                tokens = inner;
            }
            Ok(_) => {
                let is_end =
                    |token: &TokenTree| is_mark(Some(token), ',') || is_mark(Some(token), ';');
                let mut behind = tokens[index..].iter();
                let end = behind
                    .position(is_end)
                    .map_or(tokens.len(), |end| index + end);
                path.push_str(&text[start..tokens[end - 1].range().end]);
                break;
            }
        }
    }
    let (tokens, keyword) = found?;
    let mut behind = tokens[keyword..].iter();
    let end = behind.find(|token| is_mark(Some(token), ';'))?.range().end;
    Some(Import {
        tokens,
        keyword,
        end,
        path,
    })
}

impl Import<'_> {
    /// Its attributes: a condition may be among them.
    fn attributes(&self, text: &str) -> String {
        let before = &self.tokens[first_of_item(self.tokens, self.keyword)..self.keyword];
        let attributes = before.iter().filter(|token| {
            matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
        });
        let attributes = attributes.map(|group| format!("#{} ", &text[group.range()]));
        attributes.collect()
    }

    /// From its visibility to `use`; none if it has none.
    fn visibility(&self) -> Option<Range<usize>> {
        let behind = self.keyword.checked_sub(1)?;
        let first = match &self.tokens[behind] {
            TokenTree::Group(_) => behind.checked_sub(1)?,
            _ => behind,
        };
        let is_public = is_word(Some(&self.tokens[first]), "pub");
        is_public.then(|| self.tokens[first].range().start..self.tokens[self.keyword].range().start)
    }
}
