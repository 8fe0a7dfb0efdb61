//! Whether what a macro is given may become a string: whether some arm that the call can take comes to `stringify!`.

use std::collections::BTreeSet;

use super::together::{Together, ends_repetition, may_put_together, within};
use super::{add_originals, definitions, may_be_made, unknown_callees};
use crate::enclose::takes_expressions;
use crate::items::is_mark;
use crate::refs::is_name;
use crate::tables::{Extern, Given, Krate, Name, Node, Program, Refs};
use crate::tokens::{self, Names, Room, TokenTree};

#[cfg(test)]
mod tests;

/// May one of the macros `calls`, which stand in the text of `own`, come to print its arguments? One that a fragment names may be
/// any of those in `live`, the mentions of all that is live.
pub(crate) fn may_stringify<'a>(
    program: Program<'a>,
    mut live: impl Iterator<Item = &'a Refs>,
    own: &'a Node,
    calls: &[Given],
) -> bool {
    let mut named: BTreeSet<&Name> = calls.iter().filter_map(|call| call.name.as_ref()).collect();
    add_originals(program, &mut named);
    let mut bodies = definitions(program, &named);
    let is_own = |name: &Name| own.refs.defined_macros.contains(name);
    let nameless = named
        .iter()
        .filter(|name| !is_own(name) && is_unknown(program, name));
    bodies.extend(nameless.flat_map(|name| unknown_callees(program, name)));
    let texts = bodies.iter().map(|id| &*program.node(*id).refs);
    let mut texts: Vec<&Refs> = texts.collect();
    // One that is defined in the same text comes to what is there.
    let calls_own = named.iter().any(|name| is_own(name));
    texts.extend(calls_own.then_some(&*own.refs));
    let (texts, reached) = super::reach(program, texts, true);
    let printing = names_of(program, &["stringify"]);
    let has_external = has_external(program);
    let prints =
        |name: &Name| printing.contains(&**name) || (has_external && is_unread(program, name));
    let stringifies = |refs: &Refs| {
        let mut calls = refs.paths.iter().filter(|path| path.bang);
        calls.any(|path| path.segments.last().is_some_and(prints))
    };
    // By its name it may be passed on to whoever calls it.
    let is_among = |names: &BTreeSet<Name>| printing.iter().any(|name| names.contains(*name));
    let is_macro = |name: &Name| {
        prints(name) || may_be_made(program, name) || !super::named(program, name).is_empty()
    };
    // What they are given may be part of a call there.
    let may_put_together = || {
        let ids = reached.iter().chain(&bodies);
        let mut nodes = ids
            .map(|id| program.node(*id))
            .chain(calls_own.then_some(own));
        nodes.any(|node| is_put_together(program, node, &is_macro))
    };
    if named.into_iter().any(prints) {
        return true;
    }
    // It may be one of a crate that is not read.
    let mut is_live = || has_external || live.any(|refs| is_among(&refs.names));
    if calls.iter().any(|call| call.name.is_none()) {
        return is_live();
    }
    let arms = Arms {
        program,
        prints: &prints,
        is_macro: &is_macro,
    };
    let may = texts.into_iter().any(stringifies) || may_put_together() && is_live();
    // Not every arm can be meant.
    may && (calls_own || arms.may_print(calls))
}

/// May the text of a node put a call together?
fn is_put_together(program: Program<'_>, node: &Node, is_macro: &dyn Fn(&Name) -> bool) -> bool {
    let text = &program.file(node.module).text[node.range.clone()];
    let room = Room::new();
    let tokens = tokens::read(&room, text);
    tokens.map_or(true, |tokens| {
        may_put_together(tokens, is_macro, &Names::default())
    })
}

/// These macros of std's, and what imports call them.
pub(crate) fn names_of<'a>(program: Program<'a>, macros: &[&'a str]) -> BTreeSet<&'a str> {
    let mut names: BTreeSet<&str> = macros.iter().copied().collect();
    let renamed = || program.krates.iter().flat_map(|krate| &krate.renamed);
    while let Some((name, _)) = renamed().find(|(name, originals)| {
        let mut originals = originals.iter();
        !names.contains(&***name) && originals.any(|original| names.contains(&**original))
    }) {
        names.insert(name);
    }
    names
}

/// Are there crates whose macros are not read?
fn has_external(program: Program<'_>) -> bool {
    let is_external = |meaning: &Extern| matches!(meaning, Extern::External(_));
    let mut krates = program.krates.iter();
    krates.any(|krate| krate.externs.values().any(is_external))
}

/// May this be a macro of such a crate? It may print anything.
fn is_unread(program: Program<'_>, name: &Name) -> bool {
    let is_known =
        |krate: &&Krate| krate.macros.contains_key(name) || krate.renamed.contains_key(name);
    !is_of_std(name) && !program.krates.iter().any(is_known)
}

/// May a call by this name be of a macro that no table has? Another macro may make one of the name, beside those that are written.
fn is_unknown(program: Program<'_>, name: &Name) -> bool {
    let is_written = !super::named(program, name).is_empty();
    (!is_written || may_be_made(program, name)) && !unknown_callees(program, name).is_empty()
}

/// What is known of macros by their names.
struct Arms<'a> {
    program: Program<'a>,
    prints: &'a dyn Fn(&Name) -> bool,
    is_macro: &'a dyn Fn(&Name) -> bool,
}

impl Arms<'_> {
    /// The same of calls that no fragment names, by the arms that each of them can take.
    fn may_print(&self, calls: &[Given]) -> bool {
        let program = self.program;
        let mut pending: Vec<Given> = calls.to_vec();
        let mut seen: Vec<Given> = Vec::new();
        while let Some(call) = pending.pop() {
            let Some(name) = &call.name else {
                return true;
            };
            if seen.contains(&call) {
                continue;
            }
            if (self.prints)(name) || is_unknown(program, name) {
                return true;
            }
            let mut names = BTreeSet::from([name]);
            add_originals(program, &mut names);
            for id in definitions(program, &names) {
                let node = program.node(id);
                let text = &program.file(node.module).text[node.range.clone()];
                let found = calls_of_arms(text, call.first.as_deref(), self.is_macro);
                let Some(found) = found else {
                    return true;
                };
                pending.extend(found);
            }
            seen.push(call);
        }
        false
    }
}

/// The calls in the bodies of those arms of a definition that a call can take whose arguments begin with the word `first`, or
/// with anything if that is not known. None if they cannot be told: a fragment may be part of a call, or become one.
fn calls_of_arms(
    definition: &str,
    first: Option<&str>,
    is_macro: &dyn Fn(&Name) -> bool,
) -> Option<Vec<Given>> {
    let room = Room::new();
    let tokens = tokens::read(&room, definition).ok()?;
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
                        together: Together {
                            pattern: pattern.tokens(),
                            is_macro,
                        },
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
        [TokenTree::Punct(dollar), rest @ ..] if dollar.as_char() == '$' => match rest {
            // It may come or not, and so may what it begins with. Its separator may look like how often it comes.
            [TokenTree::Group(repeated), rest @ ..] => {
                let mut times = (0..4).filter(|at| ends_repetition(rest, *at));
                let one = times.next();
                let other = times.next().filter(|at| one == at.checked_sub(1));
                may_begin(repeated.tokens(), first)
                    || one
                        .into_iter()
                        .chain(other)
                        .any(|at| may_begin(&rest[at + 1..], first))
            }
            [_, _, TokenTree::Ident(kind), ..] => !matches!(kind.text(), "block" | "lifetime"),
            _ => true,
        },
        [TokenTree::Ident(word), ..] => *Names::default().of(word) == *first,
        _ => false,
    }
}

/// An arm whose body is read.
struct Arm<'a> {
    together: Together<'a>,
    names: Names,
    found: Vec<Given>,
}

impl Arm<'_> {
    /// Adds the calls among the tokens of its body. None if they cannot be told.
    fn read(&mut self, tokens: &[TokenTree<'_>]) -> Option<()> {
        if self.together.may_call(tokens, &self.names) {
            return None;
        }
        for (at, token) in tokens.iter().enumerate() {
            let group = match token {
                // Named, it may be called by whoever is given the name.
                TokenTree::Ident(word) if *word == "macro_rules" || *word == "stringify" => {
                    return None;
                }
                TokenTree::Group(group) => group,
                _ => continue,
            };
            if let [.., TokenTree::Ident(name), bang] = &tokens[..at]
                && is_mark(Some(bang), '!')
                && is_name(name.text())
            {
                let first = match group.tokens().first() {
                    Some(TokenTree::Ident(word)) => Some(self.names.of(word)),
                    _ => None,
                };
                let name = Some(self.names.of(name));
                self.found.push(Given { name, first });
            }
            self.read(within(tokens, at).unwrap_or_default())?;
        }
        Some(())
    }
}

fn is_word(token: Option<&TokenTree<'_>>, word: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(found)) if *found == word)
}

/// Is this a macro of std? Only `stringify!` makes a value of tokens; what failed assertions print goes to standard error.
pub(crate) fn is_of_std(name: &Name) -> bool {
    let others = [
        "addr_of",
        "addr_of_mut",
        "cfg",
        "cfg_select",
        "offset_of",
        "pin",
        "ready",
        "thread_local",
        "try",
    ];
    takes_expressions(name) || others.contains(&name.as_ref()) || asks_processor(name)
}

/// Is a macro called like those of std that ask what the processor has? Each kind of processors has one of its own.
pub(crate) fn asks_processor(name: &str) -> bool {
    name.starts_with("is_") && name.ends_with("_feature_detected")
}
