//! Crates' names in modules that a body or a macro makes: no import that is put there brings them, so that each is led to its
//! wrapper where it stands.

use super::words::{punct_before, separator_before};
use super::{Scanner, Shape, ident, punct, separator};
use crate::tables::{EditKind, Extern, Name, NestedCrate, Refusal};
use crate::tokens::{Delimiter, Group, Ident, Names, TokenTree, at_commas};

impl Scanner<'_> {
    /// A crate's name inside such a module: nothing but a path from the root reaches its wrapper. `alone`: is it imported so?
    pub(super) fn nested_crate_name(&mut self, word: &Ident, alone: bool, shape: Shape) {
        let name = self.context.names.of(word);
        let mut imported = self.imported.last().into_iter().flatten();
        // What a macro is given may come to stand in another module.
        if !alone && self.reads_expressions(shape) && imported.any(|known| *known == name) {
            return;
        }
        let Some(Extern::Bundled(krate)) = self.context.externs.get(&name) else {
            return;
        };
        let named = NestedCrate {
            name,
            range: word.range(),
            alone,
        };
        if self.module_depth > 0 {
            self.lead_to_crate(*krate, named);
        } else if self.in_local_rules {
            let calls = self.calls.clone();
            self.in_rules.push((*krate, named, calls));
        }
    }

    fn lead_to_crate(&mut self, krate: u32, named: NestedCrate) {
        self.edit(named.range.clone(), EditKind::Extern(krate));
        self.refs.nested_crates.push(named);
    }

    /// Leads to the crates the names in the rules of a body's own macros, if there is a module in which these may be called, and
    /// nothing of the name. `parts` are all of the text.
    pub(super) fn crates_in_local_rules(&mut self, parts: &[&[TokenTree]]) {
        let names = self.context.names;
        let in_rules = std::mem::take(&mut self.in_rules);
        for (krate, named, calls) in in_rules {
            let mut parts = parts.iter();
            let mut is_declared =
                || parts.any(|tokens| declares(tokens, &named.name, names, named.alone));
            if !self.module_braces.is_empty() && !is_declared() {
                self.calls = calls;
                self.lead_to_crate(krate, named);
            }
        }
        self.calls.clear();
    }

    /// What a module imports by `use name;` or `use {name, other};`, for all compilers.
    pub(super) fn imported_crates(&self, module: &Group) -> Vec<Name> {
        let tokens = module.tokens();
        let mut found = Vec::new();
        for (at, item) in tokens.windows(3).enumerate() {
            let is_item = match at.checked_sub(1).map(|before| &tokens[before]) {
                None => true,
                Some(TokenTree::Punct(mark)) => mark.as_char() == ';',
                Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
                Some(_) => false,
            };
            let leaves: Vec<&[TokenTree]> = match item {
                [TokenTree::Ident(word), _, _] if !is_item || *word != "use" => continue,
                [_, leaf @ TokenTree::Ident(_), TokenTree::Punct(mark)]
                    if mark.as_char() == ';' =>
                {
                    vec![std::slice::from_ref(leaf)]
                }
                [TokenTree::Ident(_), TokenTree::Group(group), _] => {
                    at_commas(group.tokens()).collect()
                }
                _ => continue,
            };
            let names = leaves.iter().filter_map(|leaf| match leaf {
                [TokenTree::Ident(name)] => Some(self.context.names.of(name)),
                _ => None,
            });
            found.extend(names);
        }
        found
    }

    /// Refuses those that the text itself may give another meaning. `parts` are all of it.
    pub(super) fn refuse_declared_crates(&mut self, parts: &[&[TokenTree]]) {
        let names = self.context.names;
        let refs = &mut self.refs;
        for krate in &refs.nested_crates {
            let mut parts = parts.iter();
            if parts.any(|tokens| declares(tokens, &krate.name, names, krate.alone)) {
                refs.refusals.push(declared_crate(krate));
            }
        }
    }
}

/// A crate's name that may mean something else where it stands.
pub(crate) fn declared_crate(krate: &NestedCrate) -> Refusal {
    Refusal::new(
        krate.range.clone(),
        format!(
            "in a module that a body or a macro makes, `{}` may be a crate, or what is declared there",
            krate.name
        ),
        "another name for one of them",
    )
}

/// May a word be declared among tokens: by an item, or as the last of an import? `values`: as a function or a macro, too?
pub(crate) fn declares(tokens: &[TokenTree], name: &str, names: &Names, values: bool) -> bool {
    declares_in(tokens, name, names, values, false)
}

/// `of_crates`: do the tokens begin where crates are imported, `use {one, two::item}`?
fn declares_in(
    tokens: &[TokenTree],
    name: &str,
    names: &Names,
    values: bool,
    of_crates: bool,
) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => {
            let before = at.checked_sub(1).and_then(|before| ident(tokens, before));
            let of_crates = before.is_some_and(|word| *word == "use");
            declares_in(group.tokens(), name, names, values, of_crates)
        }
        TokenTree::Ident(word) if *names.of(word) == *name => {
            let before = at.checked_sub(1).and_then(|before| ident(tokens, before));
            let by_keyword = before.is_some_and(|word| match word.text() {
                // `<T as name::Trait>` and `x as name::Type`
                "as" => !separator(tokens, at + 1),
                "enum" | "mod" | "struct" | "trait" | "type" | "union" => true,
                _ => false,
            });
            let is_value = || match before {
                Some(word) => matches!(word.text(), "const" | "fn" | "mut" | "static"),
                // `macro_rules! name`
                None => punct_before(tokens, at, '!'),
            };
            let ends =
                tokens.len() == at + 1 || punct(tokens, at + 1, ',') || punct(tokens, at + 1, ';');
            // Alone it may be in the group of an import.
            let is_element = at == 0 || punct(tokens, at - 1, ',');
            let is_leaf = is_element && !of_crates || separator_before(tokens, at);
            by_keyword || values && is_value() || ends && is_leaf || is_parameter(tokens, at)
        }
        _ => false,
    })
}

/// May the word at `at` be a type parameter: between angles, by itself or before its bounds?
fn is_parameter(tokens: &[TokenTree], at: usize) -> bool {
    let ends = [',', '>', '=']
        .iter()
        .any(|mark| punct(tokens, at + 1, *mark));
    let is_whole = ends || punct(tokens, at + 1, ':') && !separator(tokens, at + 1);
    let is_between = |token: &&TokenTree| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(mark) => [':', ',', '+', '\'', '='].contains(&mark.as_char()),
        _ => false,
    };
    let mut before = tokens[..at].iter().rev().skip_while(is_between);
    is_whole && matches!(before.next(), Some(TokenTree::Punct(mark)) if mark.as_char() == '<')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::{Room, read};

    #[test]
    fn type_parameters_are_declared() {
        let declares = |text: &str| {
            let room = Room::new();
            let tokens = read(&room, text).unwrap();
            declares(tokens, "z", &Names::default(), false)
        };
        for text in [
            "fn f<z: A>() {}",
            "impl<'a, B: C + d::E, z> F<z> {}",
            "struct S<T = u8, z = u8>(T, z);",
        ] {
            assert!(declares(text), "{text}");
        }
        for text in [
            "fn f<T: z::A>() {}",
            "struct S { a: u8, z: u8 }",
            "f::<z::T>()",
            "f::<z + T>()",
            "a < b && z == c",
        ] {
            assert!(!declares(text), "{text}");
        }
    }

    #[test]
    fn functions_and_macros_are_declared_where_values_count() {
        for text in [
            "fn z() {}",
            "const z: u8 = 1;",
            "static mut z: u8 = 1;",
            "macro_rules! z { () => {} }",
        ] {
            let room = Room::new();
            let tokens = read(&room, text).unwrap();
            let found =
                [false, true].map(|values| declares(tokens, "z", &Names::default(), values));
            assert_eq!(found, [false, true], "{text}");
        }
    }

    #[test]
    fn declarations_are_told_from_uses() {
        for (text, found) in [
            ("mod z {}", true),
            ("{ struct z; }", true),
            ("enum z {}", true),
            ("trait z {}", true),
            ("type z = u8;", true),
            ("union z {}", true),
            ("use a as z;", true),
            ("use a::z;", true),
            ("use a::{b, z};", true),
            ("use {b::{z}, c};", true),
            ("use {b, z};", false),
            ("use {self::z};", true),
            ("use a::{z, b};", true),
            ("mk!(z)", true),
            ("mk!(z, b)", true),
            ("z", true),
            ("b z", false),
            ("z b", false),
            ("use b::{c::{z, d}};", true),
            ("mk!(import {z, b})", true),
            ("!z", false),
            ("use z::a;", false),
            ("z::f()", false),
            ("<T as z::A>::f(x as z::B)", false),
            ("fn f() -> z::T { x.z.y }", false),
        ] {
            let room = Room::new();
            let tokens = read(&room, text).unwrap();
            assert_eq!(
                declares(tokens, "z", &Names::default(), false),
                found,
                "{text}"
            );
        }
    }
}
