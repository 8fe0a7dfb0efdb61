//! Where text may call a trait's method by its name: as `x.name`, as `Type::name`, or by giving the name to a macro.

use std::ops::Range;

use super::follows_bang;
use crate::items::is_mark;
use crate::refs::is_primitive;
use crate::tables::Name;
use crate::tokens::{self, Room, TokenTree};

/// A method of a trait, and what is known where it may be called.
pub(super) struct Called<'a> {
    pub(super) name: &'a str,
    pub(super) of_trait: &'a str,
    /// Has std it for floating-point numbers? rustc can say what is called then, so that nothing has to be known.
    pub(super) of_floats: bool,
    /// Has it a trait of std's prelude, for all types?
    pub(super) of_the_prelude: bool,
    /// What types have as another name.
    pub(super) aliases: &'a [&'a Name],
    /// Is a module or crate called so?
    pub(super) is_module: &'a dyn Fn(&str) -> bool,
    pub(super) sure: Sure,
}

/// Receivers of a method that are surely of a type that has it from a trait.
#[derive(Default)]
pub(super) struct Sure {
    /// Is `self` one?
    pub(super) itself: bool,
    /// Its fields that are.
    pub(super) fields: Vec<String>,
    /// The arguments that are.
    pub(super) arguments: Vec<String>,
}

impl Sure {
    /// Do these tokens end in one?
    fn ends(&self, tokens: &[TokenTree]) -> bool {
        let is_own = |of: &TokenTree, dot: &TokenTree| {
            matches!(of, TokenTree::Ident(word) if *word == "self") && is_mark(Some(dot), '.')
        };
        let is_field = |name: &str| self.fields.iter().any(|field| field == name);
        match tokens {
            [.., of, dot, TokenTree::Ident(field)] if is_own(of, dot) => is_field(field.text()),
            [.., of, dot, TokenTree::Literal(field)] if is_own(of, dot) => is_field(field.text()),
            // The end of a path, and a macro's fragment, are something else of that name.
            [.., mark, _]
                if ['.', ':', '$']
                    .into_iter()
                    .any(|it| is_mark(Some(mark), it)) =>
            {
                false
            }
            [.., TokenTree::Ident(word)] if *word == "self" => self.itself,
            [.., TokenTree::Ident(word)] => self.arguments.iter().any(|name| *word == **name),
            _ => false,
        }
    }
}

/// Which tokens are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Around {
    Body,
    /// Those of a macro's call, which may make an impl of them, and a call of a name alone.
    Arguments,
}

impl Called<'_> {
    /// Where it may be called in a part of a text, but for what is sure.
    pub(super) fn places(&self, text: &str, part: Range<usize>) -> Vec<Range<usize>> {
        let room = Room::new();
        let mut found = Vec::new();
        if let Ok(tokens) = tokens::read_part(&room, text, part) {
            self.add(tokens, Around::Body, &mut found);
        }
        found
    }

    fn add(&self, tokens: &[TokenTree], around: Around, found: &mut Vec<Range<usize>>) {
        for (at, token) in tokens.iter().enumerate() {
            let before = &tokens[..at];
            match token {
                TokenTree::Group(group) if follows_bang(before) => {
                    self.add(group.tokens(), Around::Arguments, found);
                }
                TokenTree::Group(group) => self.add(group.tokens(), around, found),
                // A macro's call is none of a method.
                TokenTree::Ident(word)
                    if *word == *self.name
                        && !is_mark(tokens.get(at + 1), '!')
                        && self.may_call(before, around) =>
                {
                    found.push(word.range());
                }
                _ => {}
            }
        }
    }

    /// May the name behind these tokens call std's method?
    fn may_call(&self, before: &[TokenTree], around: Around) -> bool {
        let none = Sure::default();
        let sure = match around {
            Around::Body => &self.sure,
            Around::Arguments => &none,
        };
        match before {
            [receiver @ .., dot] if is_mark(Some(dot), '.') => !sure.ends(receiver),
            [of @ .., first, second] if is_mark(Some(first), ':') && is_mark(Some(second), ':') => {
                self.may_be_of_std(of, sure)
            }
            [.., TokenTree::Ident(word)] if *word == "fn" => false,
            _ => around == Around::Arguments,
        }
    }

    /// May what a path begins with be a type that has std's method?
    fn may_be_of_std(&self, path: &[TokenTree], sure: &Sure) -> bool {
        match path {
            [.., close] if is_mark(Some(close), '>') => !self.is_of_a_trait(path),
            [.., mark, TokenTree::Ident(_)] if is_mark(Some(mark), '$') => true,
            [.., TokenTree::Ident(word)] if *word == "Self" => !sure.itself,
            [.., TokenTree::Ident(word)] => {
                if self.aliases.iter().any(|alias| *word == ***alias) {
                    return true;
                }
                // What begins with a small letter is a module, if it is no type of the language.
                let is_type = match self.of_the_prelude {
                    true => is_primitive(word.text()),
                    false => *word == "str",
                };
                let is_type = is_type || word.text().starts_with(char::is_uppercase);
                let may_be_float = || {
                    self.of_floats && (is_primitive(word.text()) || !(self.is_module)(word.text()))
                };
                *word != *self.of_trait && (is_type || may_be_float())
            }
            _ => true,
        }
    }

    /// Does a path that ends in `>` name a trait: `<T as Trait>`, `Trait<T>`, `Trait::<T>`?
    fn is_of_a_trait(&self, path: &[TokenTree]) -> bool {
        let mut depth = 0;
        let open = path.iter().rposition(|token| {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == '>' => depth += 1,
                TokenTree::Punct(mark) if mark.as_char() == '<' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let (before, inside) = path.split_at(open.unwrap_or(0));
        let before = match before {
            [before @ .., first, second]
                if is_mark(Some(first), ':') && is_mark(Some(second), ':') =>
            {
                before
            }
            _ => before,
        };
        let is_as = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if *word == "as");
        inside.iter().any(is_as)
            || matches!(before.last(), Some(TokenTree::Ident(word)) if *word == *self.of_trait)
    }
}
