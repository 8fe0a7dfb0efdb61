//! Crates' names in modules that a body or a macro makes: no import that is put there brings them, so that each is led to its
//! wrapper where it stands.

use std::ops::Range;

use super::{Scanner, ident, punct, separator};
use crate::tables::{EditKind, Extern, Refusal};
use crate::tokens::{Ident, Names, TokenTree};

impl Scanner<'_> {
    /// A crate's name inside such a module: nothing but a path from the root reaches its wrapper.
    pub(super) fn nested_crate_name(&mut self, word: &Ident) {
        let name = self.context.names.of(word);
        if self.module_depth > 0
            && let Some(Extern::Bundled(krate)) = self.context.externs.get(&name)
        {
            self.edit(word.range(), EditKind::Extern(*krate));
            self.nested_crates.push((name, word.range()));
        }
    }

    /// Refuses those that the text itself may give another meaning. `parts` are all of it.
    pub(super) fn refuse_declared_crates(&mut self, parts: &[&[TokenTree]]) {
        for (name, range) in std::mem::take(&mut self.nested_crates) {
            let names = self.context.names;
            if parts.iter().any(|tokens| declares(tokens, &name, names)) {
                self.refs.refusals.push(declared_crate(range, &name));
            }
        }
    }
}

/// A crate's name at `range` that may mean something else there.
pub(crate) fn declared_crate(range: Range<usize>, name: &str) -> Refusal {
    Refusal::new(
        range,
        format!(
            "in a module that a body or a macro makes, `{name}` may be a crate, or what is declared there"
        ),
        "another name for one of them",
    )
}

/// May a word be declared among tokens: by an item, or as the last of an import?
pub(crate) fn declares(tokens: &[TokenTree], name: &str, names: &Names) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => declares(group.tokens(), name, names),
        TokenTree::Ident(word) if *names.of(word) == *name => {
            let before = at.checked_sub(1).and_then(|before| ident(tokens, before));
            let by_keyword = before.is_some_and(|word| {
                matches!(
                    word.text(),
                    "as" | "enum" | "mod" | "struct" | "trait" | "type" | "union"
                )
            });
            let ends =
                tokens.len() == at + 1 || punct(tokens, at + 1, ',') || punct(tokens, at + 1, ';');
            // Alone it may be in the group of an import.
            let is_leaf =
                at == 0 || punct(tokens, at - 1, ',') || at > 1 && separator(tokens, at - 2);
            by_keyword || ends && is_leaf
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::{Room, read};

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
            ("use a::{z, b};", true),
            ("mk!(z)", true),
            ("use z::a;", false),
            ("z::f()", false),
            ("fn f() -> z::T { x.z.y }", false),
        ] {
            let room = Room::new();
            let tokens = read(&room, text).unwrap();
            assert_eq!(declares(tokens, "z", &Names::default()), found, "{text}");
        }
    }
}
