//! Attributes under conditions: `cfg`, and `cfg_attr` with those that it brings.

use std::cmp::Ordering;
use std::ops::Range;

use super::attributes::{Fate, is_used_unasked};
use super::words::{behind_attributes, is_mark};
use super::{Scanner, Shape, ident, punct, range_of, separator};
use crate::cfg::{Atom, Verdict, constant};
use crate::settings::Settings;
use crate::tables::{Condition, EditKind, On};
use crate::tokens::{Delimiter, Ident, TokenTree, at_commas};

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

/// Where an attribute stands.
pub(super) struct Around {
    /// All of it, `#` and brackets too.
    pub(super) range: Range<usize>,
    /// What is between its brackets.
    pub(super) inside: Range<usize>,
    /// Is it `#![…]`?
    pub(super) is_inner: bool,
}

/// One of the attributes that a `cfg_attr` brings.
struct Part<'t> {
    tokens: &'t [TokenTree<'t>],
    name: &'t str,
    range: Range<usize>,
    fate: Fate,
}

impl Scanner<'_> {
    /// `#[cfg(predicate)]`: what is made of it.
    pub(super) fn cfg_attribute(
        &mut self,
        range: Range<usize>,
        is_inner: bool,
        predicate: &[TokenTree],
        shape: Shape,
    ) -> Verdict {
        let (verdict, atoms) = self.context.cfg.judge(predicate);
        self.fragments_of_condition(predicate, &range, &atoms);
        match verdict {
            Verdict::Holds if !shape.in_macro && !atoms.is_empty() => {
                self.edit(range, EditKind::Remove);
                return verdict;
            }
            Verdict::Holds => {}
            Verdict::Fails => self.refs.dead_cfg = true,
            Verdict::Open => {
                let holds = self.open_condition(predicate);
                self.refs.hidden_by.get_or_insert(range.clone());
                if !shape.in_macro {
                    let holds = holds.unwrap_or_default();
                    self.condition(range, is_inner, holds);
                }
            }
        }
        self.decide(atoms);
        verdict
    }

    /// Puts their values in the place of atoms. What every rustc takes for absent stays as it is among what a macro is given, which may
    /// show it.
    fn decide(&mut self, atoms: impl IntoIterator<Item = Atom>) {
        for (atom, value) in atoms {
            if value || self.calls.is_empty() {
                self.replace(atom, constant(value).to_owned());
            }
        }
    }

    /// Notes an attribute that may take out what it stands at. Those in front of the node are known when all of it is read.
    fn condition(&mut self, range: Range<usize>, is_inner: bool, holds: Settings) {
        let on = if is_inner { On::Around } else { On::Part };
        let conditions = &mut self.refs.open_attributes;
        conditions.push(Condition { range, holds, on });
    }

    /// Notes a condition that only the judge's compiler decides: the settings in which it holds, if they decide it.
    pub(super) fn open_condition(&mut self, predicate: &[TokenTree]) -> Option<Settings> {
        let holds = self.context.cfg.settings(predicate);
        self.refs.has_open_cfg = true;
        self.refs.has_untried_cfg |= holds.is_none();
        holds
    }

    /// `#[cfg_attr(predicate, attribute, …)]`.
    pub(super) fn cfg_attr(&mut self, around: &Around, arguments: &[TokenTree], shape: Shape) {
        let range = &around.range;
        let mut parts = at_commas(arguments);
        let predicate = parts.next().unwrap_or_default();
        let parts = parts.filter_map(|tokens| self.part(tokens, shape));
        let parts: Vec<Part> = parts.collect();
        let (verdict, atoms) = self.context.cfg.judge(predicate);
        self.fragments_of_condition(predicate, range, &atoms);
        if verdict == Verdict::Fails && !shape.in_macro {
            self.edit(range.clone(), EditKind::Remove);
            return;
        }
        if !shape.in_macro && self.leave_out(range, &parts) {
            return;
        }
        let inner = parts.iter().flat_map(|part| self.decisions(part.tokens));
        let inner: Vec<Atom> = inner.collect();
        let stands_alone = verdict == Verdict::Holds && !shape.in_macro && !atoms.is_empty();
        let outer = match stands_alone && parts.iter().all(|part| is_attribute(part.tokens)) {
            true => {
                self.without_condition(around, &parts);
                Vec::new()
            }
            false => atoms,
        };
        self.decide(outer.into_iter().chain(inner));
        let may_act = parts
            .iter()
            .any(|part| !WITHOUT_NAMES.contains(&part.name) && !self.is_of_no_crate(part.tokens));
        if verdict == Verdict::Open && may_act {
            self.open_condition(predicate);
            self.refs.hidden_by.get_or_insert(range.clone());
        }
        if parts.iter().any(|part| self.may_remove(part.tokens)) {
            self.refs.has_open_cfg = true;
            self.refs.has_untried_cfg = true;
            self.refs.hidden_by.get_or_insert(range.clone());
            if !shape.in_macro {
                self.condition(range.clone(), around.is_inner, Settings::ALL);
            }
        }
        for part in parts {
            if is_used_unasked(part.tokens) {
                self.used_unasked(part.tokens, range, shape);
            }
            if part.fate == Fate::Warns {
                self.warns(part.tokens);
            }
            self.attribute_tokens(part.tokens, shape);
        }
    }

    fn part<'t>(&self, tokens: &'t [TokenTree<'t>], shape: Shape) -> Option<Part<'t>> {
        let (first, last) = (tokens.first()?, tokens.last()?);
        let name = match first {
            TokenTree::Ident(name) => name.text(),
            _ => "",
        };
        let fate = match (name, tokens.get(1)) {
            // Never there with a stable compiler.
            ("feature", _) if !self.context.solution => Fate::Gone,
            ("cfg_attr", Some(TokenTree::Group(inner))) => {
                let parts = at_commas(inner.tokens()).skip(1);
                let mut fates = parts.filter_map(|tokens| Some(self.part(tokens, shape)?.fate));
                let first = fates.next().unwrap_or(Fate::Stays);
                match fates.all(|fate| fate == first) {
                    true => first,
                    false => Fate::Stays,
                }
            }
            _ => self.fate(tokens, shape),
        };
        Some(Part {
            tokens,
            name,
            range: range_of(first).start..range_of(last).end,
            fate,
        })
    }

    /// Leaves out the attributes of a `cfg_attr` over `range` that do not survive; true if nothing is left of it.
    fn leave_out(&mut self, range: &Range<usize>, parts: &[Part]) -> bool {
        let first = |fate| parts.iter().position(|part| part.fate == fate);
        let Some(left) = first(Fate::Stays).or_else(|| first(Fate::Export)) else {
            let is_doc = parts.iter().all(|part| part.fate == Fate::Doc);
            let edit = if is_doc {
                EditKind::Doc
            } else {
                EditKind::Remove
            };
            self.edit(range.clone(), edit);
            return !is_doc;
        };
        for (at, part) in parts.iter().enumerate() {
            // With the comma between it and the one that is left.
            let range = match at.cmp(&left) {
                Ordering::Less => part.range.start..parts[at + 1].range.start,
                Ordering::Equal => range.clone(),
                Ordering::Greater => parts[at - 1].range.end..part.range.end,
            };
            if let Some(edit) = part.fate.edit() {
                self.edit(range, edit);
            }
        }
        false
    }
}

impl Scanner<'_> {
    /// The conditions in an attribute of a `cfg_attr` that is one itself: each as a predicate's tokens.
    fn conditions<'t>(part: &'t [TokenTree<'t>]) -> Vec<&'t [TokenTree<'t>]> {
        let [TokenTree::Ident(name), TokenTree::Group(group)] = part else {
            return Vec::new();
        };
        match name.text() {
            "cfg" => vec![group.tokens()],
            "cfg_attr" => {
                let mut parts = at_commas(group.tokens());
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
        match part.first() {
            Some(TokenTree::Ident(name)) => {
                separator(part, 1) && !self.context.externs.contains_key(name.text())
            }
            _ => false,
        }
    }

    /// Writes the attributes of a `cfg_attr` without their condition, each in brackets of its own.
    fn without_condition(&mut self, around: &Around, parts: &[Part]) {
        let between = if around.is_inner { "] #![" } else { "] #[" };
        let mut at = around.inside.start;
        for (index, part) in parts.iter().enumerate() {
            let before = if index == 0 { "" } else { between };
            self.edit(at..part.range.start, EditKind::Text(before.to_owned()));
            at = part.range.end;
        }
        self.edit(at..around.inside.end, EditKind::Text(String::new()));
    }

    /// May such an attribute take out what it stands at?
    fn may_remove(&self, part: &[TokenTree]) -> bool {
        let conditions = Self::conditions(part);
        let mut verdicts = conditions
            .into_iter()
            .map(|condition| self.context.cfg.judge(condition).0);
        verdicts.any(|verdict| verdict != Verdict::Holds)
    }
}

/// Can this stand in brackets of its own? What cannot is left to rustc where it is.
fn is_attribute(tokens: &[TokenTree]) -> bool {
    let is_path = |token: &&TokenTree| match token {
        TokenTree::Ident(_) => true,
        token => is_mark(token, ':'),
    };
    let path = tokens.iter().take_while(is_path).count();
    match &tokens[path..] {
        [] | [TokenTree::Group(_)] => path > 0,
        // `doc = include_str!("…")`
        [equals, ..] => is_mark(equals, '='),
    }
}

/// How far what begins at `at`, with an attribute in front that takes it out, reaches for sure: to the end of a statement, an arm, a
/// field or a parameter, or of its first block.
pub(super) fn taken_out(tokens: &[TokenTree], mut at: usize) -> usize {
    at = behind_attributes(tokens, at);
    let first = ident(tokens, at).map_or("", Ident::text);
    if matches!(first, "let" | "use") {
        let is_end =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';');
        let end = tokens[at..].iter().position(is_end);
        return end.map_or(tokens.len(), |end| at + end);
    }
    while let Some(token) = tokens.get(at) {
        match token {
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Brace
                    && ident(tokens, at + 1).is_none_or(|word| word != "else") =>
            {
                return at + 1;
            }
            TokenTree::Punct(mark) => match mark.as_char() {
                ';' | ',' | '|' | '#' => return at,
                // Of an arrow, or of a list of parameters that ends.
                '>' if !punct(tokens, at.wrapping_sub(1), '-')
                    && !punct(tokens, at.wrapping_sub(1), '=') =>
                {
                    return at;
                }
                _ => {}
            },
            _ => {}
        }
        at += 1;
    }
    at
}
