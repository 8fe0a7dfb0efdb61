//! Attributes under conditions: `cfg`, and `cfg_attr` with those that it brings.

use std::ops::Range;

use super::attributes::is_used_unasked;
use super::{Scanner, Shape, range_of, separator};
use crate::cfg::{Atom, Verdict, constant};
use crate::tables::EditKind;
use crate::tokens::{Ident, TokenTree};

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

impl Scanner<'_> {
    /// Attributes that do not survive, whether their condition holds or not.
    fn unwanted_attributes(&self) -> &'static [&'static str] {
        match self.context.solution {
            true => &["deny", "forbid"],
            false => &["deny", "doc", "feature", "forbid"],
        }
    }

    pub(super) fn cfg_attribute(
        &mut self,
        range: Range<usize>,
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
        range: Range<usize>,
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
        range: &Range<usize>,
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
}
