//! What impls are of: the paths of trait and self type, and the impls inside bodies, which act outside them.

use std::collections::{BTreeMap, BTreeSet};

use super::types::{Paths, projects, self_path};
use crate::items::{Impl, ends, implementation, is_mark, split, words_apart};
use crate::refs::{is_item_start, is_keyword};
use crate::tables::{Behind, ImplHead, Name, PathRef, Root};
use crate::tokens::{Delimiter, Names, TokenTree, at_commas};

/// The head of an impl.
pub(crate) fn head(item: &Impl, names: &Names) -> ImplHead {
    let parameters = parameters(item.generics, names);
    let paths = Paths {
        names,
        parameters: &parameters,
    };
    let mut mentioned = Vec::new();
    paths.mentioned(item.self_type, &mut mentioned);
    let trait_path = item.trait_path.and_then(|tokens| {
        let path = paths.read(tokens, 0)?;
        paths.mentioned_by_arguments(&path, &mut mentioned);
        let without_parameters = Paths {
            names,
            parameters: &BTreeSet::new(),
        };
        without_parameters.path_ref(&path)
    });
    ImplHead {
        trait_path,
        self_path: self_path(item.self_type, &paths),
        behind: behind(item, &paths),
        mentioned,
        projects: projects(item.self_type) || item.trait_path.is_some_and(projects),
        self_type: ends(item.self_type),
        made_type: None,
        arguments: item.trait_path.and_then(arguments),
    }
}

/// What an impl's self type refers to, if it is a reference to one that a path says.
fn behind(item: &Impl, paths: &Paths) -> Option<Box<Behind>> {
    let (mark, inner) = item.self_type.split_first()?;
    let (lifetime, inner) = match inner {
        [tick, TokenTree::Ident(name), inner @ ..] if is_mark(Some(tick), '\'') => {
            (Some(name), inner)
        }
        _ => (None, inner),
    };
    let (mutable, inner) = match inner {
        [TokenTree::Ident(word), inner @ ..] if *word == "mut" => (true, inner),
        _ => (false, inner),
    };
    let path = self_path(inner, paths).filter(|_| is_mark(Some(mark), '&'))?;
    // What is bounded that is no parameter may be known not to fit.
    let predicates = item.where_clause.get(1..).unwrap_or_default();
    let mut predicates = split(predicates, ',');
    let asks_little = predicates.all(|predicate| match predicate {
        [TokenTree::Ident(bounded), ..] => paths.parameters.contains(bounded.text()),
        predicate => is_mark(predicate.first(), '\''),
    });
    Some(Box::new(Behind {
        mutable,
        path,
        fits_any: lifetime.is_none_or(|name| *name != "static")
            && !has_lifetime(inner)
            && asks_little,
    }))
}

fn has_lifetime(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_lifetime(group.tokens()),
        token => is_mark(Some(token), '\''),
    })
}

/// What stands between the angles of a trait's path.
fn arguments(trait_path: &[TokenTree]) -> Option<Box<str>> {
    let start = trait_path
        .iter()
        .position(|token| is_mark(Some(token), '<'))?;
    let (_, inside) = trait_path[start + 1..].split_last()?;
    Some(words_apart(inside).into())
}

/// An alias's target in the place of a self type.
pub(super) fn alias(generics: &[TokenTree], target: &[TokenTree], names: &Names) -> ImplHead {
    let paths = Paths {
        names,
        parameters: &parameters(generics, names),
    };
    ImplHead {
        trait_path: None,
        self_path: self_path(target, &paths),
        behind: None,
        mentioned: Vec::new(),
        projects: projects(target),
        self_type: ends(target),
        made_type: None,
        arguments: None,
    }
}

/// The heads of impls inside a body that may act outside it: those of types and traits that the body itself defines, where
/// the impl stands or around that, do not. Such a name means something else where the impl's own block imports it. `tokens` are all
/// of the item that has the body.
pub(crate) fn nested_heads(tokens: &[TokenTree], names: &Names) -> Vec<ImplHead> {
    let mut nested = Nested {
        names,
        heads: Vec::new(),
        of_modules: Vec::new(),
    };
    nested.tokens(tokens, false, true);
    let heads = nested.heads.into_iter().map(|found| found.head);
    heads.chain(nested.of_modules).collect()
}

struct Nested<'a> {
    names: &'a Names,
    heads: Vec<Found>,
    /// Those in modules, where what the body around them defines is not in sight.
    of_modules: Vec<ImplHead>,
}

/// A head, and whether a block that the impl is in imports what its type or trait is called.
struct Found {
    head: ImplHead,
    type_imported: bool,
    trait_imported: bool,
}

/// The names of types that a block defines, what its aliases stand for, and the names that it imports.
#[derive(Default)]
struct Defined {
    types: BTreeSet<Name>,
    aliases: BTreeMap<Name, Option<PathRef>>,
    imports: BTreeSet<Name>,
    /// Does it import what may be called anything?
    glob: bool,
}

impl Defined {
    /// Does the impl act outside of the block? Its head names no alias of the block from here on.
    fn acts_outside(&self, found: &mut Found) -> bool {
        let head = &mut found.head;
        let alias = |path: &PathRef| match path.segments.as_slice() {
            [name] if path.root == Root::Plain => self.aliases.get(name),
            _ => None,
        };
        if head.mentioned.iter().any(|path| alias(path).is_some()) {
            head.mentioned.clear();
        }
        // An alias of an alias of …: a cycle is an error that rustc reports.
        for _ in 0..=self.aliases.len() {
            let path = head.self_path.as_ref().filter(|_| !found.type_imported);
            match path.and_then(alias) {
                Some(target) => head.self_path.clone_from(target),
                None => break,
            }
        }
        let of = [
            (&head.self_path, &mut found.type_imported),
            (&head.trait_path, &mut found.trait_imported),
        ];
        for (path, imported) in of {
            let first = path.as_ref().filter(|path| path.root == Root::Plain);
            if let Some(name) = first.and_then(|path| path.segments.first())
                && !*imported
            {
                if self.types.contains(name) {
                    return false;
                }
                *imported = self.glob || self.imports.contains(name);
            }
        }
        true
    }

    /// Adds the names that a tree of a `use` item brings; `prefix` is before the group that it is in.
    fn import(&mut self, tree: &[TokenTree], prefix: Option<Name>, names: &Names) {
        let name = |token: &TokenTree| match token {
            TokenTree::Ident(word) => Some(names.of(word)),
            _ => None,
        };
        match tree {
            [TokenTree::Ident(word)] if *word == "self" => self.imports.extend(prefix),
            [before @ .., TokenTree::Group(group)] => {
                let prefix = before.iter().rev().find_map(name);
                for tree in at_commas(group.tokens()) {
                    self.import(tree, prefix.clone(), names);
                }
            }
            [.., TokenTree::Punct(_)] => self.glob = true,
            [.., last] => self.imports.extend(name(last)),
            [] => {}
        }
    }
}

impl Nested<'_> {
    /// `own`: are these the tokens of the node itself, whose name is defined outside?
    fn tokens(&mut self, tokens: &[TokenTree], members: bool, own: bool) {
        let first = self.heads.len();
        let mut defined = Defined::default();
        let mut at = 0;
        // Behind the head of a trait or of an impl: do the next braces hold members?
        let mut members_follow = false;
        while let Some(token) = tokens.get(at) {
            at += 1;
            match token {
                TokenTree::Group(group) => {
                    let is_block = group.delimiter() == Delimiter::Brace;
                    let members = is_block && std::mem::take(&mut members_follow);
                    self.tokens(group.tokens(), members, !is_block && own);
                }
                TokenTree::Ident(word) => match word.text() {
                    "impl" if is_item_start(tokens, at - 1) => {
                        if own {
                            members_follow = true;
                        } else if let Some((item, end)) = implementation(tokens, at - 1) {
                            self.heads.push(Found {
                                head: head(&item, self.names),
                                type_imported: false,
                                trait_imported: false,
                            });
                            self.tokens(&tokens[at..end - 1], false, false);
                            self.tokens(item.body.tokens(), true, false);
                            at = end;
                        }
                    }
                    "mod" => {
                        if let Some(TokenTree::Group(body)) = tokens.get(at + 1) {
                            let before = (self.heads.len(), self.of_modules.len());
                            self.tokens(body.tokens(), false, false);
                            let inside = self.heads.drain(before.0..);
                            self.of_modules.extend(inside.map(|found| found.head));
                            self.of_modules[before.1..].iter_mut().for_each(leave);
                            at += 2;
                        }
                    }
                    "use" if !own => {
                        let mut trees = tokens[at..].split(|token| is_mark(Some(token), ';'));
                        defined.import(trees.next().unwrap_or_default(), None, self.names);
                    }
                    "type" if members => {}
                    "type" => {
                        if let Some((name, target)) = self.alias(&tokens[at..])
                            && !own
                        {
                            defined.aliases.insert(name, target);
                        }
                    }
                    keyword @ ("struct" | "enum" | "union" | "trait") => {
                        members_follow = keyword == "trait";
                        if let Some(TokenTree::Ident(name)) = tokens.get(at)
                            && !own
                        {
                            defined.types.insert(self.names.of(name));
                        }
                    }
                    // Of a macro call's tokens nobody knows what they become.
                    word if is_mark(tokens.get(at), '!') && !is_keyword(word) => {
                        let named = matches!(tokens.get(at + 1), Some(TokenTree::Ident(_)));
                        let arguments = at + 1 + usize::from(named);
                        if matches!(tokens.get(arguments), Some(TokenTree::Group(_))) {
                            at = arguments + 1;
                        }
                    }
                    _ => {}
                },
                TokenTree::Punct(mark) => members_follow &= mark.as_char() != ';',
                TokenTree::Literal(_) => {}
            }
        }
        let inside = self.heads.split_off(first);
        let outside = inside.into_iter().filter_map(|mut found| {
            let acts = defined.acts_outside(&mut found);
            acts.then_some(found)
        });
        self.heads.extend(outside);
    }

    /// Behind `type`: the alias's name, and the type if it is a path.
    fn alias(&self, tokens: &[TokenTree]) -> Option<(Name, Option<PathRef>)> {
        let item = tokens.split(|token| is_mark(Some(token), ';')).next()?;
        let (TokenTree::Ident(name), behind) = item.split_first()? else {
            return None;
        };
        let equals = behind.iter().position(|token| is_mark(Some(token), '='))?;
        let head = alias(&behind[..equals], &behind[equals + 1..], self.names);
        Some((self.names.of(name), head.self_path))
    }
}

/// Behind a module `super` leads one module less far.
fn leave(head: &mut ImplHead) {
    let of = head.self_path.iter_mut().chain(&mut head.trait_path);
    let behind = head.behind.iter_mut().map(|behind| &mut behind.path);
    for path in of.chain(behind).chain(&mut head.mentioned) {
        if let Root::Up(ups @ 1..) = path.root {
            path.root = Root::Up(ups - 1);
        }
    }
}

/// The names of types and constants that `<…>` declares.
fn parameters(generics: &[TokenTree], names: &Names) -> BTreeSet<Name> {
    let mut found = BTreeSet::new();
    let mut depth = 0;
    let mut begins = false;
    let mut at = 0;
    while let Some(token) = generics.get(at) {
        at += 1;
        match token {
            TokenTree::Punct(mark) => match mark.as_char() {
                '<' => {
                    depth += 1;
                    begins |= depth == 1;
                }
                '>' if !is_mark(at.checked_sub(2).and_then(|at| generics.get(at)), '-') => {
                    depth -= 1
                }
                ',' => begins |= depth == 1,
                // An attribute, a lifetime.
                '#' => at += 1,
                '\'' => {
                    begins = false;
                    at += 1;
                }
                _ => {}
            },
            TokenTree::Ident(word) if begins && *word != "const" => {
                found.insert(names.of(word));
                begins = false;
            }
            _ => {}
        }
    }
    found
}
