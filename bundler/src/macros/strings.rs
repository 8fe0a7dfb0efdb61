//! Whether what a macro is given may become a string: whether some arm that the call can take comes to `stringify!`.

use std::collections::BTreeSet;

use super::{definitions, reached};
use crate::enclose::takes_expressions;
use crate::items::is_mark;
use crate::tables::{Extern, Given, Name, Program, Refs};
use crate::tokens::{self, Names, TokenTree};

/// May one of the macros `calls` come to print its arguments? One that a fragment names may be any of those in `live`, the
/// mentions of all that is live.
pub(crate) fn may_stringify<'a>(
    program: Program<'a>,
    mut live: impl Iterator<Item = &'a Refs>,
    calls: &[Given],
) -> bool {
    let called = calls.iter().filter_map(|call| call.name.as_ref());
    let named: BTreeSet<&Name> = called.flat_map(|name| all_names(program, name)).collect();
    let bodies = definitions(program, &named);
    let bodies = bodies.into_iter().map(|id| &*program.node(id).refs);
    let bodies = reached(program, bodies.collect());
    let unknown = calls.iter().any(|call| call.name.is_none())
        || bodies.iter().any(|refs| refs.calls_fragment);
    let has_external = program.krates.iter().any(|krate| {
        let mut externs = krate.externs.values();
        externs.any(|meaning| matches!(meaning, Extern::External(_)))
    });
    // A macro of a crate that is not read may do so.
    let is_unread = |name: &Name| {
        let mut krates = program.krates.iter();
        has_external && !is_of_std(name) && !krates.any(|krate| krate.macros.contains_key(name))
    };
    let is_stringify = |name: &Name| name.as_ref() == "stringify" || is_unread(name);
    let stringifies = |refs: &Refs| {
        let mut calls = refs.paths.iter().filter(|path| path.bang);
        calls.any(|path| path.segments.last().is_some_and(is_stringify))
    };
    // By its name it may be passed on to whoever calls it.
    let names_stringify = |refs: &Refs| refs.names.contains("stringify");
    match unknown {
        _ if named.into_iter().any(is_stringify) => true,
        true => {
            bodies.into_iter().any(stringifies)
                || live.any(|refs| stringifies(refs) || names_stringify(refs))
        }
        // Not every arm can be meant.
        false => bodies.into_iter().any(stringifies) && by_arms(program, calls, is_stringify),
    }
}

/// The name of a macro, and those that it has where imports have it from.
fn all_names<'a>(program: Program<'a>, name: &'a Name) -> impl Iterator<Item = &'a Name> {
    let krates = program.krates.iter();
    let originals = krates.filter_map(move |krate| krate.renamed.get(name));
    std::iter::once(name).chain(originals.flatten())
}

/// The same of calls that no fragment names, by the arms that each of them can take.
fn by_arms(program: Program<'_>, calls: &[Given], prints: impl Fn(&Name) -> bool) -> bool {
    let mut pending: Vec<Given> = calls.to_vec();
    let mut seen: Vec<Given> = Vec::new();
    while let Some(call) = pending.pop() {
        let Some(name) = &call.name else {
            return true;
        };
        if seen.contains(&call) {
            continue;
        }
        let names: BTreeSet<&Name> = all_names(program, name).collect();
        if names.iter().any(|name| prints(name)) {
            return true;
        }
        for id in definitions(program, &names) {
            let node = program.node(id);
            let text = &program.file(node.module).text[node.range.clone()];
            let Some(found) = calls_of_arms(text, call.first.as_deref()) else {
                return true;
            };
            pending.extend(found);
        }
        seen.push(call);
    }
    false
}

/// The calls in the bodies of those arms of a definition that a call can take whose arguments begin with the word `first`, or
/// with anything if that is not known. None if they cannot be told: a fragment may be part of a call, or become one.
fn calls_of_arms(definition: &str, first: Option<&str>) -> Option<Vec<Given>> {
    let tokens = tokens::read(definition).ok()?;
    let rules = tokens
        .iter()
        .position(|token| is_word(Some(token), "macro_rules"))?;
    let TokenTree::Group(arms) = tokens.get(rules + 3)? else {
        return None;
    };
    let mut found = Vec::new();
    for arm in arms.tokens().split(|token| is_mark(Some(token), ';')) {
        match arm {
            [] => {}
            [TokenTree::Group(pattern), _, _, TokenTree::Group(body)] => {
                if first.is_none_or(|first| may_begin(pattern.tokens(), first)) {
                    let mut arm = Arm {
                        pattern: pattern.tokens(),
                        names: Names::default(),
                        found: Vec::new(),
                    };
                    arm.read(body.tokens())?;
                    found.extend(arm.found);
                }
            }
            _ => return None,
        }
    }
    Some(found)
}

/// May what a pattern matches begin with this word?
fn may_begin(pattern: &[TokenTree<'_>], first: &str) -> bool {
    match pattern {
        [] => false,
        [TokenTree::Punct(dollar), rest @ ..] if dollar.as_char() == '$' => match rest {
            // It may come or not, and so may what it begins with.
            [TokenTree::Group(repeated), rest @ ..] => {
                let times = |token: &TokenTree<'_>| {
                    ['*', '+', '?']
                        .iter()
                        .any(|mark| is_mark(Some(token), *mark))
                };
                let behind = rest.iter().take(3).position(times);
                behind.is_none_or(|at| {
                    may_begin(repeated.tokens(), first) || may_begin(&rest[at + 1..], first)
                })
            }
            [_, _, TokenTree::Ident(kind), ..] => !matches!(kind.text(), "block" | "lifetime"),
            _ => true,
        },
        [TokenTree::Ident(word), ..] => *word == first,
        _ => false,
    }
}

/// An arm whose body is read.
struct Arm<'a> {
    pattern: &'a [TokenTree<'a>],
    names: Names,
    found: Vec<Given>,
}

impl Arm<'_> {
    /// Adds the calls among the tokens of its body. None if they cannot be told.
    fn read(&mut self, tokens: &[TokenTree<'_>]) -> Option<()> {
        for (at, token) in tokens.iter().enumerate() {
            let group = match token {
                // Named, it may be called by whoever is given the name.
                TokenTree::Ident(word) if *word == "macro_rules" || *word == "stringify" => {
                    return None;
                }
                TokenTree::Group(group) => group,
                _ => continue,
            };
            let before = &tokens[..at];
            if self.may_end_in_bang(before) {
                return None;
            }
            if let [.., TokenTree::Ident(name), TokenTree::Punct(bang)] = before
                && bang.as_char() == '!'
            {
                // `$x!(…)`
                if is_mark(at.checked_sub(3).map(|at| &tokens[at]), '$') {
                    return None;
                }
                let first = match group.tokens().first() {
                    Some(TokenTree::Ident(word)) => Some(self.names.of(word)),
                    _ => None,
                };
                let name = Some(self.names.of(name));
                self.found.push(Given { name, first });
            }
            self.read(group.tokens())?;
        }
        Some(())
    }

    /// May the last of these tokens of the body come to be a `!` that is not written here?
    fn may_end_in_bang(&self, tokens: &[TokenTree<'_>]) -> bool {
        match tokens {
            [.., TokenTree::Punct(dollar), TokenTree::Ident(name)] if dollar.as_char() == '$' => {
                *name != "crate" && !self.is_whole(self.pattern, name.text())
            }
            [before @ .., TokenTree::Punct(times)] if "*+?".contains(times.as_char()) => {
                // `$( … ) separator *`
                let near = &before[before.len().saturating_sub(4)..];
                let mut repetitions = near.windows(2).filter_map(|pair| match pair {
                    [dollar, TokenTree::Group(group)] if is_mark(Some(dollar), '$') => Some(group),
                    _ => None,
                });
                repetitions.any(|group| self.may_end_in_bang(group.tokens()))
            }
            _ => false,
        }
    }

    /// Is the fragment `name` of a kind that is never a mark alone?
    fn is_whole(&self, pattern: &[TokenTree<'_>], name: &str) -> bool {
        let mut inside = pattern.iter().filter_map(|token| match token {
            TokenTree::Group(group) => Some(group.tokens()),
            _ => None,
        });
        let here = pattern.windows(4).any(|four| match four {
            [dollar, TokenTree::Ident(bound), _, TokenTree::Ident(kind)] => {
                is_mark(Some(dollar), '$') && *bound == name && *kind != "tt"
            }
            _ => false,
        });
        here || inside.any(|pattern| self.is_whole(pattern, name))
    }
}

fn is_word(token: Option<&TokenTree<'_>>, word: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(found)) if *found == word)
}

/// Is this a macro of std? Only `stringify!` makes a value of tokens; what failed assertions print goes to standard error.
fn is_of_std(name: &Name) -> bool {
    let others = [
        "addr_of",
        "addr_of_mut",
        "cfg",
        "offset_of",
        "pin",
        "ready",
        "thread_local",
        "try",
    ];
    takes_expressions(name) || others.contains(&name.as_ref())
}
