//! What impls are of: the paths of trait and self type, and the impls inside bodies, which act outside them.

use std::collections::BTreeSet;

use super::types::{Paths, self_path};
use crate::items::{Impl, implementation, is_mark};
use crate::refs::{is_item_start, is_keyword};
use crate::tables::{ImplHead, Name, PathRef, Root};
use crate::tokens::{Delimiter, Names, TokenTree};

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
        mentioned,
    }
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
        mentioned: Vec::new(),
    }
}

/// The heads of trait impls inside a body that may act outside it: those of types that the body itself defines do not,
/// unless the trait is another crate's or module's and the type too. `tokens` are all of the item that has the body.
pub(crate) fn nested_heads(tokens: &[TokenTree], names: &Names) -> Vec<ImplHead> {
    let mut nested = Nested {
        names,
        heads: Vec::new(),
        defined: BTreeSet::new(),
    };
    nested.tokens(tokens, false, true);
    let Nested { heads, defined, .. } = nested;
    let is_local = |path: &Option<PathRef>| {
        path.as_ref().is_some_and(|path| {
            path.root == Root::Plain
                && path
                    .segments
                    .first()
                    .is_some_and(|name| defined.contains(name))
        })
    };
    heads
        .into_iter()
        .filter(|head| !is_local(&head.self_path) && !is_local(&head.trait_path))
        .collect()
}

struct Nested<'a> {
    names: &'a Names,
    heads: Vec<ImplHead>,
    defined: BTreeSet<Name>,
}

impl Nested<'_> {
    /// `own`: are these the tokens of the node itself, whose name is defined outside?
    fn tokens(&mut self, tokens: &[TokenTree], members: bool, own: bool) {
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
                            self.heads.push(head(&item, self.names));
                            self.tokens(item.body.tokens(), true, false);
                            at = end;
                        }
                    }
                    keyword @ ("struct" | "enum" | "union" | "trait" | "type") => {
                        members_follow = keyword == "trait";
                        if let Some(TokenTree::Ident(name)) = tokens.get(at)
                            && !own
                            && !(members && keyword == "type")
                        {
                            self.defined.insert(self.names.of(name));
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
