//! Where a text calls macros, and which definitions of its own bodies are in sight there.

use std::ops::Range;

use crate::items::{is_mark, is_word};
use crate::refs::{is_keyword, is_name, separator};
use crate::tables::{Name, Root};
use crate::tokens::{Group, Names, TokenTree};

/// A call, without the path to its name.
pub(super) struct Call<'a> {
    word: &'a str,
    pub(super) name: Name,
    pub(super) range: Range<usize>,
    pub(super) group: Group<'a>,
    /// The words and marks that lead to its name.
    pub(super) path: Vec<TokenTree<'a>>,
}

impl Call<'_> {
    /// Its name as written.
    pub(super) fn word(&self) -> &str {
        self.word
    }

    /// Where its path starts.
    pub(super) fn start(&self) -> usize {
        self.path
            .first()
            .map_or(self.range.start, |first| first.range().start)
    }

    /// The words of its path, and what comes before the first of them.
    pub(super) fn segments(&self) -> (Root, Vec<Name>) {
        let names = Names::default();
        let mut root = match self.path.first() {
            Some(TokenTree::Punct(_)) => Root::Global,
            _ => Root::Plain,
        };
        let mut segments = Vec::new();
        for token in &self.path {
            let TokenTree::Ident(word) = token else {
                continue;
            };
            match (word.text(), root) {
                ("crate", _) => root = Root::Crate,
                ("self", _) => root = Root::Up(0),
                ("super", Root::Up(ups)) => root = Root::Up(ups + 1),
                ("super", _) => root = Root::Up(1),
                _ => segments.push(names.of(word)),
            }
        }
        segments.push(self.name.clone());
        (root, segments)
    }
}

/// `name!(…)` at `at`.
pub(super) fn call_at<'a>(tokens: &[TokenTree<'a>], at: usize) -> Option<Call<'a>> {
    let [
        TokenTree::Ident(name),
        TokenTree::Punct(bang),
        TokenTree::Group(group),
        ..,
    ] = tokens.get(at..)?
    else {
        return None;
    };
    let is_call = bang.as_char() == '!' && is_name(name.text());
    is_call.then(|| Call {
        word: name.text(),
        name: Names::default().of(name),
        range: name.range().start..group.range().end,
        group: *group,
        path: tokens[path_start(tokens, at)..at].to_vec(),
    })
}

/// Where a call ends that begins at `at` with `#[cfg(test)]`, if one does: it comes to nothing in a bundle, whatever it calls.
pub(super) fn end_of_test_call(tokens: &[TokenTree], at: usize) -> Option<usize> {
    let [hash, TokenTree::Group(attribute), ..] = tokens.get(at..)? else {
        return None;
    };
    let [cfg, TokenTree::Group(condition)] = attribute.tokens() else {
        return None;
    };
    let [only] = condition.tokens() else {
        return None;
    };
    if !is_mark(Some(hash), '#') || !is_word(Some(cfg), "cfg") || !is_word(Some(only), "test") {
        return None;
    }
    let is_part =
        |token: &TokenTree| matches!(token, TokenTree::Ident(_)) || is_mark(Some(token), ':');
    let path = tokens[at + 2..]
        .iter()
        .take_while(|token| is_part(token))
        .count();
    let name = at + 1 + path;
    call_at(tokens, name).map(|_| name + 3)
}

/// Where the path starts that leads to the word at `at`.
fn path_start(tokens: &[TokenTree<'_>], mut at: usize) -> usize {
    while at >= 2 && separator(tokens, at - 2) {
        at -= 2;
        match at.checked_sub(1).map(|before| &tokens[before]) {
            Some(TokenTree::Ident(word)) if !is_keyword(word.text()) => at -= 1,
            _ => break,
        }
    }
    at
}

/// A `macro_rules! name { … }` that is no item of a module.
#[derive(Debug, Clone)]
pub(super) struct Definition {
    pub(super) name: Name,
    pub(super) range: Range<usize>,
}

/// `macro_rules! name { … }` at `at`, and its rules.
pub(super) fn definition_at<'a>(
    tokens: &[TokenTree<'a>],
    at: usize,
) -> Option<(Definition, Group<'a>)> {
    let [
        TokenTree::Ident(word),
        TokenTree::Punct(_),
        TokenTree::Ident(name),
        TokenTree::Group(rules),
        ..,
    ] = tokens.get(at..)?
    else {
        return None;
    };
    (*word == "macro_rules").then(|| {
        let definition = Definition {
            name: Names::default().of(name),
            range: word.range().start..rules.range().end,
        };
        (definition, *rules)
    })
}

/// A call that is in the arguments of no other, and the definitions of bodies that are in sight there.
pub(super) struct Outermost {
    pub(super) name: Name,
    pub(super) range: Range<usize>,
    /// Where the path to its name starts.
    pub(super) start: usize,
    pub(super) definitions: Vec<Definition>,
}

/// All of them, without those of macros that `is_built_in`.
pub(super) fn outermost(
    tokens: &[TokenTree<'_>],
    is_built_in: &impl Fn(&Name) -> bool,
) -> Vec<Outermost> {
    let mut found = Vec::new();
    add_outermost(tokens, is_built_in, &mut Vec::new(), &mut found);
    found
}

fn add_outermost(
    tokens: &[TokenTree<'_>],
    is_built_in: &impl Fn(&Name) -> bool,
    definitions: &mut Vec<Definition>,
    found: &mut Vec<Outermost>,
) {
    let around = definitions.len();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if let Some((definition, _)) = definition_at(tokens, at) {
            definitions.push(definition);
            at += 4;
            continue;
        }
        if let Some(call) = call_at(tokens, at) {
            let is_own = definitions.iter().any(|own| own.name == call.name);
            if is_own || !is_built_in(&call.name) {
                found.push(Outermost {
                    start: call.start(),
                    name: call.name,
                    range: call.range,
                    definitions: definitions.clone(),
                });
                at += 3;
                continue;
            }
        }
        if let TokenTree::Group(group) = token {
            add_outermost(group.tokens(), is_built_in, definitions, found);
        }
        at += 1;
    }
    definitions.truncate(around);
}
