//! The paths in types, as far as the heads of impls need them.

use std::collections::BTreeSet;

use crate::items::{angles_end, is_mark, split};
use crate::refs::{is_keyword, separator};
use crate::tables::{Name, PathRef, Root, Segments, Starts};
use crate::tokens::{Delimiter, Ident, Names, TokenTree};

/// Reads paths where some names are parameters.
pub(super) struct Paths<'a> {
    pub(super) names: &'a Names,
    pub(super) parameters: &'a BTreeSet<Name>,
}

/// A path as written.
pub(super) struct Path<'t> {
    /// Does it begin with `::`?
    is_global: bool,
    segments: Vec<&'t Ident<'t>>,
    /// What stands between angle brackets or parentheses behind segments, and types behind `->`.
    arguments: Vec<&'t [TokenTree<'t>]>,
    /// The tokens go on there.
    end: usize,
    /// Its bytes.
    range: std::ops::Range<usize>,
}

/// The path that says which item a type is of; none for references, tuples, parameters, projections and macros.
pub(super) fn self_path(ty: &[TokenTree], paths: &Paths) -> Option<PathRef> {
    match ty {
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::Parenthesis => {
            let inside = group.tokens();
            let first = split(inside, ',').next();
            let is_tuple = first.is_none_or(|first| first.len() < inside.len());
            match is_tuple {
                true => None,
                false => self_path(inside, paths),
            }
        }
        [TokenTree::Ident(word), bounds @ ..] if *word == "dyn" => bound(bounds, paths),
        // A trait object of old.
        [TokenTree::Ident(word), ..] if *word == "for" => bound(ty, paths),
        [TokenTree::Punct(mark), ..] if matches!(mark.as_char(), '?' | '\'') => bound(ty, paths),
        _ => {
            let path = paths.read(ty, 0)?;
            let is_type = path.end == ty.len() || is_mark(ty.get(path.end), '+');
            match is_type {
                true => paths.path_ref(&path),
                false => None,
            }
        }
    }
}

/// Is there a projection in a type, as `<A as B>::C`?
pub(super) fn projects(ty: &[TokenTree]) -> bool {
    ty.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => projects(group.tokens()),
        token => {
            let before = at.checked_sub(1).map(|before| &ty[before]);
            let has_arguments = matches!(before, Some(TokenTree::Ident(_))) || is_mark(before, ':');
            is_mark(Some(token), '<') && !has_arguments
        }
    })
}

/// The first path among a trait object's bounds.
fn bound(bounds: &[TokenTree], paths: &Paths) -> Option<PathRef> {
    let mut at = 0;
    while let Some(token) = bounds.get(at) {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '\'' => at += 2,
            TokenTree::Punct(mark) if mark.as_char() == '<' => at = angles_end(bounds, at)?,
            TokenTree::Group(group) => {
                if let Some(path) = bound(group.tokens(), paths) {
                    return Some(path);
                }
                at += 1;
            }
            _ => match paths.read(bounds, at) {
                Some(path) => {
                    if let Some(path) = paths.path_ref(&path) {
                        return Some(path);
                    }
                    at = path.end;
                }
                None => at += 1,
            },
        }
    }
    None
}

impl Paths<'_> {
    /// The path that begins at `at`.
    pub(super) fn read<'t>(&self, tokens: &'t [TokenTree<'t>], at: usize) -> Option<Path<'t>> {
        let is_global = separator(tokens, at);
        let mut end = if is_global { at + 2 } else { at };
        let mut path = Path {
            is_global,
            segments: Vec::new(),
            arguments: Vec::new(),
            end,
            range: 0..0,
        };
        while let Some(TokenTree::Ident(word)) = tokens.get(end) {
            if is_keyword(word.text()) {
                break;
            }
            path.segments.push(word);
            end += 1;
            let turbofish = separator(tokens, end) && is_mark(tokens.get(end + 2), '<');
            let angles = if turbofish { end + 2 } else { end };
            if is_mark(tokens.get(angles), '<') {
                end = angles_end(tokens, angles)?;
                path.arguments.push(&tokens[angles + 1..end - 1]);
            } else if let Some(TokenTree::Group(group)) = tokens.get(end)
                && group.delimiter() == Delimiter::Parenthesis
            {
                path.arguments.push(group.tokens());
                end += 1;
                if is_mark(tokens.get(end), '-') && is_mark(tokens.get(end + 1), '>') {
                    let output = &tokens[end + 2..];
                    let len = output.iter().position(|token| is_mark(Some(token), '+'));
                    let output = &output[..len.unwrap_or(output.len())];
                    path.arguments.push(output);
                    end += 2 + output.len();
                }
            }
            path.end = end;
            let goes_on =
                separator(tokens, end) && matches!(tokens.get(end + 2), Some(TokenTree::Ident(_)));
            if !goes_on {
                break;
            }
            end += 2;
        }
        path.segments.first()?;
        path.range = crate::items::ends(&tokens[at..path.end]);
        Some(path)
    }

    /// None for parameters and what belongs to `Self`.
    pub(super) fn path_ref(&self, path: &Path) -> Option<PathRef> {
        let mut root = match path.is_global {
            true => Root::Global,
            false => Root::Plain,
        };
        let mut segments = Segments::new();
        let mut starts = Starts::new();
        for segment in &path.segments {
            match segment.text() {
                "crate" => root = Root::Crate,
                "self" => root = Root::Up(0),
                "super" => {
                    root = match root {
                        Root::Up(ups) => Root::Up(ups + 1),
                        _ => Root::Up(1),
                    }
                }
                "Self" => return None,
                _ => {
                    segments.push(self.names.of(segment));
                    starts.push(segment.range().start);
                }
            }
        }
        let first = segments.first()?;
        if root == Root::Plain && self.parameters.contains(first) {
            return None;
        }
        Some(PathRef::new(root, segments, starts, path.range.clone()))
    }

    /// Every path in a type, outer ones before those in their arguments.
    pub(super) fn mentioned(&self, tokens: &[TokenTree], found: &mut Vec<PathRef>) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at = match token {
                TokenTree::Group(group) => {
                    self.mentioned(group.tokens(), found);
                    at + 1
                }
                TokenTree::Punct(mark) if mark.as_char() == '\'' => at + 2,
                TokenTree::Punct(mark) if mark.as_char() == '<' => {
                    self.qualified(tokens, at, found).unwrap_or(at + 1)
                }
                // `for<'a>`
                TokenTree::Ident(word) if *word == "for" && is_mark(tokens.get(at + 1), '<') => {
                    angles_end(tokens, at + 1).unwrap_or(at + 1)
                }
                _ => match self.read(tokens, at) {
                    Some(path) => {
                        let next = tokens.get(path.end);
                        let is_double =
                            is_mark(tokens.get(path.end + 1), '=') || separator(tokens, path.end);
                        // `Item = Type`, `Item: Bound`
                        let is_name = (is_mark(next, '=') || is_mark(next, ':')) && !is_double;
                        if !is_name {
                            found.extend(self.path_ref(&path));
                        }
                        self.mentioned_by_arguments(&path, found);
                        let is_call = is_mark(next, '!');
                        path.end + if is_call { 2 } else { 0 }
                    }
                    None => at + 1,
                },
            };
        }
    }

    /// Every path among what is given to a path's segments.
    pub(super) fn mentioned_by_arguments(&self, path: &Path, found: &mut Vec<PathRef>) {
        for arguments in &path.arguments {
            self.mentioned(arguments, found);
        }
    }

    /// `<Type as path>::rest` at `at`: the type's paths, and then the path as if the type did not stand before it.
    fn qualified(
        &self,
        tokens: &[TokenTree],
        at: usize,
        found: &mut Vec<PathRef>,
    ) -> Option<usize> {
        let end = angles_end(tokens, at)?;
        let inside = &tokens[at + 1..end - 1];
        let is_as = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if *word == "as");
        let parts: Vec<&[TokenTree]> = inside.splitn(2, is_as).collect();
        self.mentioned(parts[0], found);
        if !separator(tokens, end) {
            return Some(end);
        }
        let rest = self.read(tokens, end)?;
        let behind = rest.end;
        let mut path = rest;
        if let Some(of) = parts.get(1) {
            let of = self.read(of, 0)?;
            path.is_global = of.is_global;
            path.range.start = of.range.start;
            path.segments = of.segments.into_iter().chain(path.segments).collect();
            path.arguments = of.arguments.into_iter().chain(path.arguments).collect();
        }
        found.extend(self.path_ref(&path));
        self.mentioned_by_arguments(&path, found);
        Some(behind)
    }
}
