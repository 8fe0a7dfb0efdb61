//! Attributes among tokens: documentation, lint levels that do not survive, and mentions in the rest.

use std::ops::Range;

use super::conditional::{Around, taken_out};
use super::words::behind_attributes;
use super::{Scanner, Shape, punct, range_of, separator};
use crate::cfg::Verdict;
use crate::tables::{CautionKind, EditKind, On};
use crate::tokens::{Delimiter, TokenTree, at_commas};

/// Words that a macro may be given to make such an attribute or call of, and that hardly mean anything else.
pub(crate) const GIVEN: [&str; 5] = [
    "export_name",
    "global_allocator",
    "global_asm",
    "link_section",
    "no_mangle",
];

/// Attributes of what the compiler or the linker uses unasked.
const USED_UNASKED: [&str; 7] = [
    "export_name",
    "global_allocator",
    "link",
    "link_section",
    "no_mangle",
    "panic_handler",
    "used",
];

/// What becomes of an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Stays,
    Gone,
    /// It denies something among a macro's tokens, where there has to be an attribute.
    Warns,
    /// A library's documentation.
    Doc,
    /// A library's `macro_export`.
    Export,
}

impl Fate {
    /// The edit of an attribute's range, if it needs one.
    pub(super) fn edit(self) -> Option<EditKind> {
        match self {
            Fate::Stays | Fate::Warns => None,
            Fate::Gone => Some(EditKind::Remove),
            Fate::Doc => Some(EditKind::Doc),
            Fate::Export => Some(EditKind::Export),
        }
    }
}

impl Scanner<'_> {
    /// What becomes of an attribute that is made of these tokens.
    pub(super) fn fate(&self, attribute: &[TokenTree], shape: Shape) -> Fate {
        let Some(TokenTree::Ident(name)) = attribute.first() else {
            return Fate::Stays;
        };
        match name.text() {
            "deny" | "forbid" if shape.in_macro => Fate::Warns,
            "deny" | "forbid" => Fate::Gone,
            // A judge calls the crate as it likes, and has no other files.
            "crate_name" | "debugger_visualizer" if !shape.in_macro => Fate::Gone,
            _ if self.context.solution => Fate::Stays,
            _ if shape.in_macro => Fate::Stays,
            "warn" => Fate::Gone,
            "doc" => Fate::Doc,
            "macro_export" => Fate::Export,
            // rustc takes a macro with a tool's attribute for one that a macro made: exported, no path would lead to it.
            "rustfmt" | "clippy" => Fate::Gone,
            // They mean something in a crate's root only. Limits are put into that of the bundle.
            "crate_type" | "no_main" | "no_std" | "recursion_limit" | "type_length_limit" => {
                Fate::Gone
            }
            _ => Fate::Stays,
        }
    }

    /// An attribute at `at`, outer or inner; returns where to go on.
    pub(super) fn attribute(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        let is_inner = punct(tokens, at + 1, '!');
        let group_at = at + 1 + usize::from(is_inner);
        let Some(TokenTree::Group(group)) = tokens.get(group_at) else {
            return at + 1;
        };
        if group.delimiter() != Delimiter::Bracket {
            return at + 1;
        }
        let start = range_of(&tokens[at]).start;
        let range = start..group.range().end;
        let inner = match group.tokens() {
            // `#[::std::prelude::v1::test]`
            [TokenTree::Punct(_), TokenTree::Punct(_), inner @ ..] => inner,
            inner => inner,
        };
        let Some(TokenTree::Ident(name)) = inner.first() else {
            self.attribute_of_a_fragment(inner, shape);
            return group_at + 1;
        };
        let arguments = match inner.get(1) {
            Some(TokenTree::Group(arguments)) => arguments.tokens(),
            // `#[cfg $condition]`.
            _ => &inner[1..],
        };
        match name.text() {
            "cfg" => {
                let verdict = self.cfg_attribute(range, is_inner, arguments, shape);
                // No compiler looks at it.
                if verdict == Verdict::Fails && !shape.in_macro {
                    return taken_out(tokens, group_at + 1);
                }
            }
            "cfg_attr" => {
                if says(arguments, "non_exhaustive") {
                    self.hidden_constructor(&range, &tokens[group_at + 1..]);
                }
                let around = Around {
                    range,
                    inside: group.inside(),
                    is_inner,
                };
                self.cfg_attr(&around, arguments, shape);
            }
            "non_exhaustive" => self.hidden_constructor(&range, &tokens[group_at + 1..]),
            _ => self.plain_attribute(range, inner, shape),
        }
        group_at + 1
    }

    /// Which of the conditions stand in front of the node whose text is in `parts`.
    pub(super) fn conditions_in_front(&mut self, parts: &[&[TokenTree]]) {
        let mut parts = parts.iter();
        let behind = parts.find_map(|tokens| tokens.get(behind_attributes(tokens, 0)));
        let front = behind.map_or(usize::MAX, |token| range_of(token).start);
        let conditions = self.refs.open_attributes.iter_mut();
        for condition in conditions.filter(|condition| condition.range.end <= front) {
            condition.on = On::Node;
        }
    }

    /// One that is no condition and hides nothing; `inner` is between its brackets.
    fn plain_attribute(&mut self, range: Range<usize>, inner: &[TokenTree], shape: Shape) {
        let fate = self.fate(inner, shape);
        if let Some(edit) = fate.edit() {
            self.edit(range.clone(), edit);
        }
        let name = match inner.first() {
            Some(TokenTree::Ident(name)) => name.text(),
            _ => "",
        };
        match (fate, name) {
            (Fate::Gone | Fate::Export, _) => {}
            (Fate::Warns, _) => {
                self.warns(inner);
                self.taken_from(inner, shape);
            }
            (Fate::Stays, "macro_export") => {
                self.refs.exported_macro.get_or_insert(range);
            }
            // `#[doc = include_str!("…")]`: a solution keeps its documentation, and so does what a macro makes.
            (Fate::Doc, _)
            | (
                _,
                "allow" | "cold" | "deprecated" | "diagnostic" | "doc" | "expect" | "inline"
                | "macro_use" | "miri" | "must_use" | "path" | "repr" | "rust_analyzer" | "rustfmt"
                | "clippy" | "track_caller" | "warn",
            ) => {
                self.value(inner, shape);
                self.taken_from(inner, shape);
            }
            _ if is_used_unasked(inner) => {
                self.used_unasked(inner, &range, shape);
                match separator(inner, 1) {
                    true => self.attribute_tokens(inner, shape),
                    false => self.value(inner, shape),
                }
            }
            // Derives and attributes of other crates mention names like any other tokens.
            _ => self.attribute_tokens(inner, shape),
        }
    }

    /// Makes a lint that would be denied one that rustc warns of.
    pub(super) fn warns(&mut self, attribute: &[TokenTree]) {
        if let Some(name) = attribute.first() {
            self.replace(range_of(name), "warn".to_owned());
        }
    }

    /// `#[$how(…)]` may be a condition; of `#[$attribute]` that is told where it is given.
    fn attribute_of_a_fragment(&mut self, inner: &[TokenTree], shape: Shape) {
        if inner.len() > 2 && !punct(inner, 2, ':') {
            self.refs.condition_fragment = true;
            let shape = Shape {
                in_macro: true,
                ..shape
            };
            self.attribute_tokens(inner, shape);
        }
    }

    /// The text that an attribute is set to, which a macro may make.
    fn value(&mut self, inner: &[TokenTree], shape: Shape) {
        if punct(inner, 1, '=') && !is_printed(inner) {
            self.tokens(&inner[2..], shape);
        }
    }

    /// What stands in the parentheses of an attribute that mentions nothing: a macro that is given it may take that from there.
    fn taken_from(&mut self, inner: &[TokenTree], shape: Shape) {
        if let Some(TokenTree::Group(group)) = inner.get(1)
            && self.is_taken_apart(shape)
        {
            self.tokens(group.tokens(), shape);
        }
    }

    /// An attribute of what the compiler or the linker uses unasked.
    pub(super) fn used_unasked(&mut self, inner: &[TokenTree], range: &Range<usize>, shape: Shape) {
        self.refs.used_unasked = true;
        let is_link = matches!(inner.first(), Some(TokenTree::Ident(word)) if *word == "link");
        if is_link && !self.context.solution {
            self.caution(range, CautionKind::Link, shape);
        }
    }

    /// What an attribute mentions.
    pub(super) fn attribute_tokens(&mut self, tokens: &[TokenTree], shape: Shape) {
        let before = self.refs.paths.len();
        self.tokens(tokens, shape);
        let own = &mut self.refs.paths[before..];
        own.iter_mut().for_each(|path| path.attribute = true);
    }
}

/// Are `concat!` and `stringify!` all that these tokens call? What readers are told matters to nobody else.
fn is_printed(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().all(|(at, token)| match token {
        TokenTree::Group(group) => is_printed(group.tokens()),
        TokenTree::Ident(name) if punct(tokens, at + 1, '!') => {
            matches!(name.text(), "concat" | "stringify")
        }
        _ => true,
    })
}

/// Is the attribute among these of a `cfg_attr`, be it under one more condition?
pub(crate) fn says(attributes: &[TokenTree], name: &str) -> bool {
    attributes.iter().any(|token| match token {
        TokenTree::Ident(word) => word == name,
        TokenTree::Group(group) => says(group.tokens(), name),
        _ => false,
    })
}

/// Does an attribute say that the compiler or the linker uses its item unasked? `tokens` are those between its brackets.
pub(crate) fn is_used_unasked(tokens: &[TokenTree]) -> bool {
    let Some(TokenTree::Ident(name)) = tokens.first() else {
        return false;
    };
    match (name.text(), tokens.get(1)) {
        // `#[unsafe(no_mangle)]`
        ("unsafe", Some(TokenTree::Group(inner))) => is_used_unasked(inner.tokens()),
        ("cfg_attr", Some(TokenTree::Group(inner))) => {
            at_commas(inner.tokens()).skip(1).any(is_used_unasked)
        }
        // `#[std::prelude::v1::global_allocator]`, or by what imports it.
        _ if separator(tokens, 1) => {
            let mut words = tokens.iter().filter_map(|token| match token {
                TokenTree::Ident(word) => Some(word.text()),
                _ => None,
            });
            words.any(|word| word == "global_allocator")
        }
        (name, _) => USED_UNASKED.contains(&name),
    }
}
