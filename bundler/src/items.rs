//! Items and members among tokens: of each its attributes, visibility, keyword and name, and where it ends.
//!
//! Types, bodies and initialisers stay the tokens that they are: reading a library costs hardly more than its tokens. What
//! is inside them is for rustc to judge; what stands between items and cannot begin one is refused here.

use std::ops::Range;

use crate::tokens::{Delimiter, Group, Ident, TokenTree};

mod angles;
mod doubt;
mod reader;
mod stretches;
#[cfg(test)]
mod tests;

pub(crate) use angles::{angles_end, before_where, position_of_for, split};
pub(crate) use reader::{implementation, read};
pub(crate) use stretches::{
    after_line, begins_item, ends_statement, first_of_item, is_brace, is_of_macro, is_word,
    last_of_item, outside_angles, whole,
};

/// The places where items stand: some of them mean something else there, or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Module,
    Impl,
    Trait,
    /// `extern "C" { … }`
    Foreign,
}

/// What stands in a file or between braces.
#[derive(Debug, Default)]
pub(crate) struct Content<'t> {
    /// Inner attributes.
    pub(crate) attributes: Vec<Attribute<'t>>,
    pub(crate) items: Vec<Item<'t>>,
}

/// Something that is no item stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NoItem(pub(crate) Range<usize>);

/// An attribute, or the documentation comment that stands for one.
#[derive(Debug, Clone)]
pub(crate) struct Attribute<'t> {
    pub(crate) is_inner: bool,
    /// All of its tokens.
    pub(crate) whole: &'t [TokenTree<'t>],
    /// Those between its brackets.
    pub(crate) tokens: &'t [TokenTree<'t>],
}

impl<'t> Attribute<'t> {
    pub(crate) fn range(&self) -> Range<usize> {
        ends(self.whole)
    }

    /// Its name, if that is one word.
    pub(crate) fn name(&self) -> Option<&'t str> {
        name(self.tokens)
    }
}

/// The name of the attribute that is made of these tokens, if it is one word.
pub(crate) fn name<'t>(attribute: &'t [TokenTree<'t>]) -> Option<&'t str> {
    match attribute {
        [TokenTree::Ident(_), TokenTree::Punct(mark), ..] if mark.as_char() == ':' => None,
        [TokenTree::Ident(word), ..] => Some(word.text()),
        _ => None,
    }
}

/// Who may name an item, as written.
#[derive(Debug, Clone)]
pub(crate) enum Visibility<'t> {
    Inherited,
    /// `pub`, at that place.
    Public(Range<usize>),
    /// What stands in the parentheses of `pub(…)`.
    Restricted(&'t [TokenTree<'t>]),
}

/// An item, or a member of an impl, a trait or an `extern` block.
#[derive(Debug)]
pub(crate) struct Item<'t> {
    /// Its outer attributes, and then the inner ones of its body.
    pub(crate) attributes: Vec<Attribute<'t>>,
    /// All of its tokens; a body is the last one.
    pub(crate) tokens: &'t [TokenTree<'t>],
    /// How many of them are outer attributes.
    pub(crate) head: usize,
    pub(crate) visibility: Visibility<'t>,
    pub(crate) kind: ItemKind<'t>,
    /// May it be no item, or more than one? A parser has to say.
    pub(crate) doubtful: bool,
}

/// What an item is.
#[derive(Debug)]
pub(crate) enum ItemKind<'t> {
    Const(&'t Ident<'t>),
    Static(&'t Ident<'t>),
    Fn(&'t Ident<'t>),
    Struct {
        ident: &'t Ident<'t>,
        /// Has it a constructor in the value namespace: is it no struct with named fields?
        constructor: bool,
    },
    Enum(&'t Ident<'t>, &'t Group<'t>),
    Union(&'t Ident<'t>),
    Trait(&'t Ident<'t>, &'t Group<'t>),
    TraitAlias(&'t Ident<'t>),
    /// `type Name<Generics> = Target;`, without a target in a trait.
    Type {
        ident: &'t Ident<'t>,
        generics: &'t [TokenTree<'t>],
        target: &'t [TokenTree<'t>],
    },
    Impl(Impl<'t>),
    Mod(&'t Ident<'t>, Option<&'t Group<'t>>),
    /// The tokens between `use` and `;`.
    Use(&'t [TokenTree<'t>]),
    ExternCrate {
        ident: &'t Ident<'t>,
        rename: Option<&'t Ident<'t>>,
    },
    Foreign(&'t Group<'t>),
    /// `macro_rules! name { … }`
    Rules(&'t Ident<'t>, &'t Group<'t>),
    /// A macro's call, without the `;` behind it.
    Call(&'t [TokenTree<'t>]),
    /// What is no Rust yet, or not everywhere: it may do anything.
    Other,
}

/// The head of an impl.
#[derive(Debug)]
pub(crate) struct Impl<'t> {
    /// With the angle brackets.
    pub(crate) generics: &'t [TokenTree<'t>],
    pub(crate) trait_path: Option<&'t [TokenTree<'t>]>,
    pub(crate) self_type: &'t [TokenTree<'t>],
    pub(crate) where_clause: &'t [TokenTree<'t>],
    pub(crate) body: &'t Group<'t>,
}

impl<'t> ItemKind<'t> {
    fn ident(&self) -> Option<&'t Ident<'t>> {
        match self {
            ItemKind::Const(ident)
            | ItemKind::Static(ident)
            | ItemKind::Fn(ident)
            | ItemKind::Struct { ident, .. }
            | ItemKind::Enum(ident, _)
            | ItemKind::Union(ident)
            | ItemKind::Trait(ident, _)
            | ItemKind::TraitAlias(ident)
            | ItemKind::Type { ident, .. }
            | ItemKind::Mod(ident, _)
            | ItemKind::Rules(ident, _) => Some(ident),
            _ => None,
        }
    }
}

impl<'t> Item<'t> {
    pub(crate) fn range(&self) -> Range<usize> {
        ends(self.tokens)
    }

    /// Its own name.
    pub(crate) fn ident(&self) -> Option<&'t Ident<'t>> {
        self.kind.ident()
    }

    /// Its tokens without those of its body.
    pub(crate) fn header(&self) -> &'t [TokenTree<'t>] {
        match self.tokens {
            [header @ .., TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace => {
                header
            }
            tokens => tokens,
        }
    }
}

/// The variants of an enum by name, of those between its braces.
pub(crate) fn variants<'t>(body: &'t Group<'t>) -> impl Iterator<Item = &'t Ident<'t>> {
    let tokens = body.tokens();
    let mut at = 0;
    std::iter::from_fn(move || {
        while is_mark(tokens.get(at), '#') {
            at += 2;
        }
        if matches!(tokens.get(at), Some(TokenTree::Ident(word)) if *word == "pub") {
            at += 1;
            at += usize::from(matches!(tokens.get(at), Some(TokenTree::Group(_))));
        }
        let Some(TokenTree::Ident(variant)) = tokens.get(at) else {
            return None;
        };
        while at < tokens.len() && !is_mark(tokens.get(at), ',') {
            // The value of `A = value::<B, C>()` or `A = <Pair<B, C> as Code>::VALUE`: behind an operand it is an operator.
            let opens = is_mark(tokens.get(at), '<')
                && matches!(tokens.get(at - 1), Some(TokenTree::Punct(before)) if !matches!(before.as_char(), '<' | '>'));
            at = match opens {
                true => angles_end(tokens, at).unwrap_or(tokens.len()),
                false => at + 1,
            };
        }
        at += 1;
        Some(variant)
    })
}

/// Words, marks and brackets among tokens, with a blank between them. Lifetimes are left out: they choose no impl.
pub(crate) fn words_apart(tokens: &[TokenTree]) -> String {
    let mut words = Vec::new();
    let mut is_lifetime = false;
    for token in tokens {
        let is_left_out = std::mem::replace(&mut is_lifetime, is_mark(Some(token), '\''));
        match token {
            _ if is_left_out || is_lifetime => {}
            TokenTree::Group(group) => {
                let (opening, closing) = match group.delimiter() {
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    _ => ("(", ")"),
                };
                words.push(opening.to_owned());
                let inside = words_apart(group.tokens());
                words.extend(Some(inside).filter(|inside| !inside.is_empty()));
                words.push(closing.to_owned());
            }
            TokenTree::Ident(word) => words.push(word.text().to_owned()),
            TokenTree::Punct(mark) => words.push(mark.as_char().to_string()),
            TokenTree::Literal(literal) => words.push(literal.text().to_owned()),
        }
    }
    words.join(" ")
}

/// From the first to the last of some tokens.
pub(crate) fn ends(tokens: &[TokenTree]) -> Range<usize> {
    match (tokens.first(), tokens.last()) {
        (Some(first), Some(last)) => first.range().start..last.range().end,
        _ => 0..0,
    }
}

pub(crate) fn is_mark(token: Option<&TokenTree>, mark: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
}
