//! Attributes among tokens: what cfg decides, documentation, lint levels that do not survive, and mentions in the rest.

use std::ops::Range;

use crate::tokens::{Delimiter, Ident, TokenTree};

use super::{Scanner, Shape, punct, range_of, separator};
use crate::cfg::{Atom, Verdict, constant};
use crate::tables::{CautionKind, EditKind};

/// Attributes that decide nothing about names: what a cfg says of them cannot make anything used or unused.
const WITHOUT_NAMES: [&str; 15] = [
    "allow",
    "cold",
    "deny",
    "deprecated",
    "doc",
    "expect",
    // Never there with a stable compiler.
    "feature",
    "forbid",
    "inline",
    "must_use",
    "no_std",
    "non_exhaustive",
    "repr",
    "track_caller",
    "warn",
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

impl Scanner<'_> {
    /// An attribute at `at`, outer or inner; returns where to go on.
    pub(super) fn attribute(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        let group_at = if punct(tokens, at + 1, '!') {
            at + 2
        } else {
            at + 1
        };
        let Some(TokenTree::Group(group)) = tokens.get(group_at) else {
            return at + 1;
        };
        if group.delimiter() != Delimiter::Bracket {
            return at + 1;
        }
        let start = range_of(&tokens[at]).start;
        let range = start..group.range().end;
        let inner = group.tokens();
        let Some(TokenTree::Ident(name)) = inner.first() else {
            return group_at + 1;
        };
        let arguments = match inner.get(1) {
            Some(TokenTree::Group(arguments)) => arguments.tokens(),
            // `#[cfg $condition]`.
            _ => &inner[1..],
        };
        let inner_attribute = group_at == at + 2;
        match name.text() {
            "cfg" => self.cfg_attribute(range, arguments, shape),
            "cfg_attr" => {
                if arguments.iter().any(is_non_exhaustive) {
                    self.hidden_constructor(&range, &tokens[group_at + 1..]);
                }
                self.cfg_attr(range, arguments, inner_attribute, shape);
            }
            "non_exhaustive" => self.hidden_constructor(&range, &tokens[group_at + 1..]),
            "doc" => {
                if !shape.in_macro {
                    self.edit(range.clone(), EditKind::Doc);
                }
                // `#[doc = include_str!("…")]`: a solution keeps its documentation, and so does what a macro makes.
                self.value(inner, shape);
            }
            "deny" | "forbid" => self.edit(range, EditKind::Remove),
            "warn" if !self.context.solution => self.edit(range, EditKind::Remove),
            "macro_export" if !shape.in_macro && !self.context.solution => {
                self.edit(range, EditKind::Export);
            }
            "macro_export" if shape.in_macro && !self.context.solution => {
                self.refs.exported_macro.get_or_insert(range);
            }
            // rustc takes a macro with a tool's attribute for one that a macro made: exported, no path would lead to it.
            "rustfmt" | "clippy" if !shape.in_macro && !self.context.solution => {
                self.edit(range, EditKind::Remove);
            }
            "allow" | "warn" | "expect" | "inline" | "must_use" | "repr" | "macro_use" | "path"
            | "cold" | "track_caller" | "deprecated" | "macro_export" | "rustfmt" | "clippy"
            | "diagnostic" | "miri" | "rust_analyzer" => self.value(inner, shape),
            _ if is_used_unasked(inner) => self.used_unasked(inner, &range, shape),
            // Derives and attributes of other crates mention names like any other tokens.
            _ => self.attribute_tokens(inner, shape),
        }
        group_at + 1
    }

    /// The text that an attribute is set to, which a macro may make.
    fn value(&mut self, inner: &[TokenTree], shape: Shape) {
        if punct(inner, 1, '=') {
            self.tokens(&inner[2..], shape);
        }
    }

    /// An attribute of what the compiler or the linker uses unasked.
    fn used_unasked(&mut self, inner: &[TokenTree], range: &Range<usize>, shape: Shape) {
        self.refs.used_unasked = true;
        let is_link = matches!(inner.first(), Some(TokenTree::Ident(word)) if *word == "link");
        if is_link && !self.context.solution {
            self.caution(range, CautionKind::Link, shape);
        }
        self.value(inner, shape);
    }

    /// Attributes that do not survive, whether their condition holds or not.
    fn unwanted_attributes(&self) -> &'static [&'static str] {
        match self.context.solution {
            true => &["deny", "forbid"],
            false => &["deny", "doc", "feature", "forbid"],
        }
    }

    pub(super) fn cfg_attribute(
        &mut self,
        range: std::ops::Range<usize>,
        predicate: &[TokenTree],
        shape: Shape,
    ) {
        self.fragments_of_condition(predicate, &range);
        let (verdict, atoms) = self.context.cfg.judge(predicate);
        match verdict {
            Verdict::Holds if !shape.in_macro && !atoms.is_empty() => {
                self.edit(range, EditKind::Remove);
                return;
            }
            Verdict::Holds => {}
            Verdict::Fails => self.refs.dead_cfg = true,
            Verdict::Open => {
                self.refs.open_cfg = true;
                self.refs.hidden_by.get_or_insert(range.clone());
                if !shape.in_macro {
                    self.refs.open_attributes.push(range);
                }
            }
        }
        for (atom, value) in atoms {
            self.edit(atom, EditKind::Text(constant(value).to_owned()));
        }
    }

    /// `#[cfg_attr(predicate, attribute, …)]`.
    pub(super) fn cfg_attr(
        &mut self,
        range: std::ops::Range<usize>,
        arguments: &[TokenTree],
        inner_attribute: bool,
        shape: Shape,
    ) {
        let mut parts = arguments
            .split(|token| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ','));
        let predicate = parts.next().unwrap_or_default();
        let attributes: Vec<&[TokenTree]> = parts.filter(|part| !part.is_empty()).collect();
        self.fragments_of_condition(predicate, &range);
        let (verdict, atoms) = self.context.cfg.judge(predicate);
        if verdict == Verdict::Fails && !shape.in_macro {
            self.edit(range, EditKind::Remove);
            return;
        }
        let names = attributes.iter().map(|part| match part.first() {
            Some(TokenTree::Ident(name)) => name.text(),
            _ => "",
        });
        let names: Vec<&str> = names.collect();
        let all = |kinds: &[&str]| names.iter().all(|name| kinds.contains(name));
        let is_doc = !attributes.is_empty() && all(&["doc"]);
        if !shape.in_macro && is_doc {
            self.edit(range.clone(), EditKind::Doc);
        } else if !shape.in_macro && all(self.unwanted_attributes()) {
            self.edit(range, EditKind::Remove);
            return;
        }
        let inner = attributes.iter().flat_map(|part| self.decisions(part));
        let inner: Vec<Atom> = inner.collect();
        let outer = match verdict == Verdict::Holds && !shape.in_macro && !atoms.is_empty() {
            true => {
                self.without_condition(&range, &attributes, inner_attribute);
                Vec::new()
            }
            false => atoms,
        };
        for (atom, value) in outer.into_iter().chain(inner) {
            self.edit(atom, EditKind::Text(constant(value).to_owned()));
        }
        let is_tool = |part: &&[TokenTree]| self.is_of_no_crate(part);
        let mut others = attributes.iter().zip(&names);
        let may_act = others.any(|(part, name)| !WITHOUT_NAMES.contains(name) && !is_tool(part));
        if verdict == Verdict::Open && may_act {
            self.refs.open_cfg = true;
            self.refs.hidden_by.get_or_insert(range.clone());
        }
        if attributes.iter().any(|part| self.may_remove(part)) {
            self.refs.open_cfg = true;
            self.refs.hidden_by.get_or_insert(range.clone());
            if !shape.in_macro {
                self.refs.open_attributes.push(range.clone());
            }
        }
        for part in attributes {
            if is_used_unasked(part) {
                self.used_unasked(part, &range, shape);
            }
            self.attribute_tokens(part, shape);
        }
    }
}

impl Scanner<'_> {
    /// The conditions in an attribute of a `cfg_attr` that is one itself: each as a predicate's tokens.
    fn conditions<'t>(part: &'t [TokenTree<'t>]) -> Vec<&'t [TokenTree<'t>]> {
        let [TokenTree::Ident(name), TokenTree::Group(group)] = part else {
            return Vec::new();
        };
        let is_comma =
            |token: &TokenTree| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ',');
        match name.text() {
            "cfg" => vec![group.tokens()],
            "cfg_attr" => {
                let mut parts = group.tokens().split(is_comma);
                let predicate = parts.next().unwrap_or_default();
                std::iter::once(predicate)
                    .chain(parts.flat_map(Self::conditions))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is decided in such an attribute.
    fn decisions(&self, part: &[TokenTree]) -> Vec<Atom> {
        let conditions = Self::conditions(part);
        let atoms = conditions
            .into_iter()
            .flat_map(|condition| self.context.cfg.judge(condition).1);
        atoms.collect()
    }

    /// Is this a tool's attribute, or one of a crate that the package does not have? Where it holds, nothing can be compiled.
    fn is_of_no_crate(&self, part: &[TokenTree]) -> bool {
        let is_path = separator(part, 1);
        let is_known = |name: &Ident| {
            let externs = self.context.externs.keys();
            name.text() == "crate" || externs.into_iter().any(|known| name == &**known)
        };
        match part.first() {
            Some(TokenTree::Ident(name)) => is_path && !is_known(name),
            _ => false,
        }
    }

    /// Writes the attributes of a `cfg_attr` over `range` without their condition, each in brackets of its own.
    fn without_condition(
        &mut self,
        range: &std::ops::Range<usize>,
        attributes: &[&[TokenTree]],
        inner_attribute: bool,
    ) {
        let text = &self.context.file.text[range.clone()];
        let bracket = text.find('[').expect("as every attribute has");
        let mut at = range.start + bracket + 1;
        let between = if inner_attribute { "] #![" } else { "] #[" };
        for (index, part) in attributes.iter().enumerate() {
            let (Some(first), Some(last)) = (part.first(), part.last()) else {
                continue;
            };
            let before = if index == 0 { "" } else { between };
            let start = range_of(first).start;
            self.edit(at..start, EditKind::Text(before.to_owned()));
            at = range_of(last).end;
        }
        self.edit(at..range.end - 1, EditKind::Text(String::new()));
    }

    /// May such an attribute take out what it stands at?
    fn may_remove(&self, part: &[TokenTree]) -> bool {
        let conditions = Self::conditions(part);
        let mut verdicts = conditions
            .into_iter()
            .map(|condition| self.context.cfg.judge(condition).0);
        verdicts.any(|verdict| verdict != Verdict::Holds)
    }

    /// What an attribute mentions.
    fn attribute_tokens(&mut self, tokens: &[TokenTree], shape: Shape) {
        let before = self.refs.paths.len();
        self.tokens(tokens, shape);
        let own = &mut self.refs.paths[before..];
        own.iter_mut().for_each(|path| path.attribute = true);
    }
}

fn is_non_exhaustive(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Ident(word) if word == "non_exhaustive")
}

/// Does an attribute say that the compiler or the linker uses its item unasked? `tokens` are those between its brackets.
fn is_used_unasked(tokens: &[TokenTree]) -> bool {
    let Some(TokenTree::Ident(name)) = tokens.first() else {
        return false;
    };
    match (name.text(), tokens.get(1)) {
        // `#[unsafe(no_mangle)]`
        ("unsafe", Some(TokenTree::Group(inner))) => is_used_unasked(inner.tokens()),
        // `#[std::prelude::v1::global_allocator]`
        ("std" | "core", Some(TokenTree::Punct(_))) => {
            let mut words = tokens.iter().filter_map(|token| match token {
                TokenTree::Ident(word) => Some(word.text()),
                _ => None,
            });
            words.any(|word| word == "global_allocator")
        }
        (name, _) => USED_UNASKED.contains(&name),
    }
}
