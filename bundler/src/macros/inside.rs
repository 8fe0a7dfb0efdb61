//! What tokens of macros, and those that macros are given, have inside that acts unasked, as far as they show it.

use std::collections::HashSet;

use crate::items::{is_mark, is_of_macro, is_word};
use crate::tables::Name;
use crate::tokens::{self, Names, Room, TokenTree};

/// Attributes under which a member acts nowhere but where it is called.
const HARMLESS: [&str; 8] = [
    "allow",
    "cold",
    "deprecated",
    "doc",
    "expect",
    "inline",
    "must_use",
    "track_caller",
];

/// What tokens may have inside that acts unasked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Inside {
    /// Does something of their own act, as far as can be seen?
    pub(crate) acts: bool,
    /// By these names macros are called there, which may make such things.
    pub(crate) calls: Vec<Name>,
    /// Is there what a macro is given for a fragment that is more than a word?
    pub(crate) given: bool,
}

impl Inside {
    /// That of tokens of a macro with these `fragments`.
    pub(super) fn of(tokens: &[TokenTree], fragments: &HashSet<Name>, names: &Names) -> Inside {
        let mut inside = Inside::default();
        inside.add(tokens, fragments, names);
        inside
    }

    /// That of what is given to macros in a text, at any depth.
    pub(crate) fn of_calls(text: &str) -> Inside {
        let room = Room::new();
        let mut inside = Inside::default();
        match tokens::read(&room, text) {
            Ok(tokens) => inside.add_calls(tokens, &Names::default()),
            Err(_) => inside.acts = true,
        }
        inside
    }

    fn add(&mut self, tokens: &[TokenTree], fragments: &HashSet<Name>, names: &Names) {
        for (at, token) in tokens.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| &tokens[at]);
            match token {
                TokenTree::Group(group) if is_mark(before, '#') => {
                    let name = group.tokens().first();
                    self.acts |= !HARMLESS.iter().any(|harmless| is_word(name, harmless));
                }
                TokenTree::Group(group) => self.add(group.tokens(), fragments, names),
                TokenTree::Ident(word) => {
                    self.acts |= ["impl", "asm", "macro_rules", "extern"].contains(&word.text());
                    let name = names.of(word);
                    self.given |= is_mark(before, '$') && fragments.contains(&name);
                    if is_mark(tokens.get(at + 1), '!') && !is_mark(tokens.get(at + 2), '=') {
                        self.acts |= is_mark(before, '$');
                        self.calls.push(name);
                    }
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    fn add_calls(&mut self, tokens: &[TokenTree], names: &Names) {
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else {
                continue;
            };
            // `macro_rules! name {…}`
            let is_definition = is_word(tokens[..at].iter().nth_back(2), "macro_rules");
            match is_of_macro(tokens, at) && !is_definition {
                true => self.add(group.tokens(), &HashSet::new(), names),
                false => self.add_calls(group.tokens(), names),
            }
        }
    }
}

/// The fragments among the rules of a macro that more than a word may be given for.
pub(super) fn fragments(rules: &[TokenTree], names: &Names) -> HashSet<Name> {
    let mut found = HashSet::new();
    for (at, token) in rules.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(fragments(group.tokens(), names)),
            TokenTree::Ident(name)
                if is_mark(rules[..at].last(), '$') && is_mark(rules.get(at + 1), ':') =>
            {
                let mut words = ["ident", "lifetime", "literal"].into_iter();
                if !words.any(|word| is_word(rules.get(at + 2), word)) {
                    found.insert(names.of(name));
                }
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called(inside: &Inside) -> Vec<&str> {
        inside.calls.iter().map(|name| &**name).collect()
    }

    #[test]
    fn what_acts_unasked_is_told_from_what_is_only_called() {
        let names = Names::default();
        let room = Room::new();
        let rules = "($e:expr, $i:ident, m: $m:ident) => { m!($e, $i) }";
        let rules = tokens::read(&room, rules).unwrap();
        let fragments = fragments(rules, &names);
        for (member, acts, calls, given) in [
            ("fn f() -> u8 { 3 }", false, &[][..], false),
            ("/** impl */ #[inline] fn f() { x != y }", false, &[], false),
            ("#[no_mangle] fn f() {}", true, &[], false),
            ("#[cfg(unix)] fn f() {}", true, &[], false),
            ("fn f() { impl Tr for u8 {} }", true, &[], false),
            ("fn f() { { extern \"C\" {} } }", true, &[], false),
            ("fn f() { vec![own!()] }", false, &["vec", "own"], false),
            ("fn f() { $m!() }", true, &["m"], false),
            ("fn f() { { $e } }", false, &[], true),
            ("fn f() { $i + $m + e }", false, &[], false),
        ] {
            let room = Room::new();
            let tokens = tokens::read(&room, member).unwrap();
            let inside = Inside::of(tokens, &fragments, &names);
            assert_eq!((inside.acts, inside.given), (acts, given), "{member}");
            assert_eq!(called(&inside), calls, "{member}");
        }
    }

    #[test]
    fn what_calls_are_given_is_told_from_what_macros_have() {
        for (text, acts, calls) in [
            ("plain!(i8, 1 + 2, three);", false, &[][..]),
            (
                "macro_rules! m { ($e:expr) => { impl T for u8 { fn f() { $e } } }; }",
                false,
                &[],
            ),
            (
                "macro_rules! m { ($e:expr) => { n! { impl T for u8 {} } }; }",
                true,
                &[],
            ),
            (
                "macro_rules! m { ($e:expr) => { m!(@ own!($e)); }; }",
                false,
                &["own"],
            ),
            (
                "#[derive(Clone)] m! { #[derive(Clone)] struct S; }",
                true,
                &[],
            ),
            ("fn f() { g(m!({ vec![1] })) }", false, &["vec"]),
        ] {
            let inside = Inside::of_calls(text);
            assert_eq!(inside.acts, acts, "{text}");
            assert_eq!(called(&inside), calls, "{text}");
        }
    }
}
