//! Features in conditions that a macro puts together: decided where the condition is in sight, noted where it is not.
//!
//! Cargo decides a feature, and a build script what it says; a judge's rustc takes each for absent. So `cfg(feature = "x")` among
//! a macro's tokens is decided like an attribute, for the macro may make one of it; and a condition with a fragment in it (`#[cfg($c)]`) decides
//! what nobody here can see.

use std::ops::Range;

use crate::tokens::{Delimiter, Ident, TokenTree, at_commas};

use super::conditional::Around;
use super::{Scanner, Shape, ident, punct, range_of, separator};
use crate::cfg::{Atom, Verdict, constant};
use crate::tables::{Edit, Given, Refusal, STD_MACROS};

impl Scanner<'_> {
    /// `cfg(…)` or `cfg_attr(…)` of a feature, where it is no attribute: where to go on if it was one. What decides, alone, is noted.
    pub(super) fn loose_feature(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        word: &Ident,
        shape: Shape,
    ) -> Option<usize> {
        if !shape.in_macro {
            return None;
        }
        let range = range_of(&tokens[at]);
        let is_replaced = |edit: &Edit| edit.range.start == range.start;
        if self.decides(tokens, at) && !self.refs.edits.iter().any(is_replaced) {
            // It may be the name of anything else as well.
            let end = value(tokens, at).map_or(range.end, |value| range_of(value).end);
            self.refs.loose_features.push(range.start..end);
        }
        let Some(TokenTree::Group(group)) = tokens.get(at + 1) else {
            return None;
        };
        let is_cfg = word == "cfg";
        if !is_cfg && word != "cfg_attr" || group.delimiter() != Delimiter::Parenthesis {
            return None;
        }
        let inner = group.tokens();
        let range = range.start..range_of(&tokens[at + 1]).end;
        if !self.has_decided(inner) {
            self.loose_condition(range, inner);
            return None;
        }
        if is_cfg {
            self.cfg_attribute(range, false, inner, shape);
        } else {
            let around = Around {
                inside: range.clone(),
                range,
                is_inner: false,
            };
            self.cfg_attr(&around, inner, shape);
        }
        Some(at + 2)
    }

    /// Is there a word alone at `at` that a build script said, or a key, as `feature`?
    fn decides(&self, tokens: &[TokenTree], at: usize) -> bool {
        let Some(word) = ident(tokens, at) else {
            return false;
        };
        // A key, because its value may be a fragment.
        let is_decided =
            self.context.cfg.is_key(word.text()) || self.context.cfg.is_said(word.text());
        if !is_decided {
            return false;
        }
        let is_part = separator(tokens, at + 1) || at > 0 && punct(tokens, at - 1, '$');
        let of_std = |given: &Given| {
            let name = given.name.as_ref();
            name.is_some_and(|name| STD_MACROS.contains(&&**name))
        };
        let for_std = !self.calls.is_empty() && self.calls.iter().all(of_std);
        // An own macro may be called like one of std's.
        !is_part && (value(tokens, at).is_some() || !for_std)
    }

    /// Is there anything in it that is decided by features or by what a build script says?
    fn has_decided(&self, tokens: &[TokenTree]) -> bool {
        (0..tokens.len()).any(|at| match &tokens[at] {
            TokenTree::Group(group) => self.has_decided(group.tokens()),
            _ => self.decides(tokens, at),
        })
    }

    /// A condition that Cargo does not decide, or it and what it brings, where it is no attribute: the macro may make it one of
    /// what else it is given.
    fn loose_condition(&mut self, range: Range<usize>, inner: &[TokenTree]) {
        let predicate = at_commas(inner).next().unwrap_or_default();
        self.open_condition(predicate);
        self.refs.hidden_by.get_or_insert(range);
    }

    /// The conditions of `cfg_select! { condition => { … } condition => …, _ => … }`. All arms stay.
    pub(super) fn conditions_of_arms(&mut self, tokens: &[TokenTree], range: &Range<usize>) {
        let mut rest = tokens;
        let arrow =
            |at: &usize, rest: &[TokenTree]| punct(rest, *at, '=') && punct(rest, at + 1, '>');
        while let Some(end) = (0..rest.len()).find(|at| arrow(at, rest)) {
            let condition = &rest[..end];
            let (verdict, atoms) = self.context.cfg.judge(condition);
            self.fragments_of_condition(condition, range, &atoms);
            for (atom, value) in atoms {
                self.replace(atom, constant(value).to_owned());
            }
            self.refs.has_open_cfg = true;
            let is_rest = ident(condition, 0).is_some_and(|word| word == "_");
            if !is_rest {
                self.open_condition(condition);
            }
            // rustc resolves nothing in an arm that is not taken.
            self.refs.dead_cfg |= verdict != Verdict::Holds;
            let body = &rest[end + 2..];
            let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
            let length = match body.first() {
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => 1,
                // Types in angle brackets have commas too: the last one before the next condition counts.
                _ => match (0..body.len()).find(|at| arrow(at, body)) {
                    Some(next) => body[..next].iter().rposition(is_comma).unwrap_or(next),
                    None => body.len(),
                },
            };
            let behind = &body[length..];
            rest = match behind.first() {
                Some(comma) if is_comma(comma) => &behind[1..],
                _ => behind,
            };
        }
        // They may be whole arms.
        self.refs.condition_fragment |= has_fragment(rest);
    }

    /// Notes a condition with a fragment in it, of which `atoms` were decided. What else it has of features may be decided by what
    /// the fragment stands for.
    pub(super) fn fragments_of_condition(
        &mut self,
        tokens: &[TokenTree],
        range: &Range<usize>,
        atoms: &[Atom],
    ) {
        if !has_fragment(tokens) {
            return;
        }
        self.refs.condition_fragment = true;
        if self.has_undecided(tokens, atoms) {
            self.refs.feature_fragment = true;
            self.refs.refusals.push(Refusal::new(
                range.clone(),
                "a macro is given part of a condition on a feature",
                "write the whole of it in the condition itself, such as `feature = \"name\"`",
            ));
        }
    }

    /// Is there a word that features or a build script decide about, and that is not in one of the `atoms`?
    fn has_undecided(&self, tokens: &[TokenTree], atoms: &[Atom]) -> bool {
        tokens.iter().enumerate().any(|(at, token)| match token {
            TokenTree::Group(group) => self.has_undecided(group.tokens(), atoms),
            TokenTree::Ident(word) if at == 0 || !punct(tokens, at - 1, '$') => {
                let is_decided = |atom: &Atom| atom.0.contains(&word.range().start);
                let decides =
                    self.context.cfg.is_key(word.text()) || self.context.cfg.is_said(word.text());
                decides && !atoms.iter().any(is_decided)
            }
            _ => false,
        })
    }
}

/// Is there a macro's fragment among tokens?
fn has_fragment(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_fragment(group.tokens()),
        TokenTree::Punct(mark) => mark.as_char() == '$',
        _ => false,
    })
}

/// The value of `key = "value"` at `at`.
fn value<'t>(tokens: &'t [TokenTree<'t>], at: usize) -> Option<&'t TokenTree<'t>> {
    let value = tokens.get(at + 2)?;
    (punct(tokens, at + 1, '=') && matches!(value, TokenTree::Literal(_))).then_some(value)
}
