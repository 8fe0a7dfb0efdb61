//! Paths among tokens: where they start, their segments, the fragments in them, and the edits that a move into a module needs.

use std::ops::Range;

use crate::tokens::{Delimiter, Ident, Names, TokenTree};

use super::angles::{Angle, angle_before_separator};
use super::words::{
    ident, is_defining, is_fragment_kind, is_keyword, punct, range_of, repetition, separator,
};
use super::{Scanner, Shape};
use crate::package::Edition;
use crate::tables::{
    CautionKind, EditKind, Extern, Given, Name, PathRef, Refusal, Root, STD_MACROS, Segments,
    Starts, Tail,
};

/// The path that leads up to `::$fragment` at `at`.
pub(super) fn prefix_before(
    tokens: &[TokenTree],
    at: usize,
    names: &Names,
) -> Option<(Root, Vec<Name>)> {
    let mut segments = Vec::new();
    let mut root = Root::Plain;
    let mut start = at;
    while start >= 2 && separator(tokens, start - 2) {
        let word = start.checked_sub(3).and_then(|at| ident(tokens, at));
        let Some(word) = word.filter(|word| !is_keyword(word.text())) else {
            // `::name::$fragment`, also as in `match ::name::$fragment`; of `Type::<T>::$fragment` nothing is known.
            root = Root::Global;
            break;
        };
        start -= 3;
        match word.text() {
            "crate" if start > 0 && punct(tokens, start - 1, '$') => root = Root::DollarCrate,
            "crate" => root = Root::Crate,
            "self" => root = Root::Up(0),
            "super" => {
                root = match root {
                    Root::Up(ups) => Root::Up(ups + 1),
                    _ => Root::Up(1),
                }
            }
            _ => segments.insert(0, names.of(word)),
        }
    }
    (start < at).then_some((root, segments))
}

impl Scanner<'_> {
    /// A `::` that no path led to: a global path, or the rest of `<T>::name` and `Vec::<T>::new`.
    pub(super) fn after_separator(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        shape: Shape,
    ) -> usize {
        let Some(word) = ident(tokens, at + 2) else {
            if shape.in_macro {
                self.refuse_global_group(tokens, at);
            }
            return at + 2;
        };
        let behind_angle = at > 0
            && punct(tokens, at - 1, '>')
            && match angle_before_separator(tokens, at - 1, !self.reads_expressions(shape)) {
                Angle::Type => true,
                Angle::Other => false,
                Angle::Unsure => !self.begins_path(tokens, at),
                Angle::UnsureOfList => {
                    let begins = self.begins_path(tokens, at);
                    if !begins && self.is_own_root(word) {
                        self.refuse_unsure(tokens, at, word, "`x<a, b>`", "be a path of its own");
                    }
                    !begins
                }
            };
        let name = self.context.names.of(word);
        if behind_angle {
            self.name(&name);
            return at + 3;
        }
        // `$($part)::+::rest`: the repetition is the path's beginning; an operator, or a list as in `$($x,)*`, is not.
        let is_repetition = |back: usize| {
            let begins = at > back && punct(tokens, at - back - 1, '$');
            let TokenTree::Group(group) = &tokens[at.saturating_sub(back)] else {
                return false;
            };
            let last = group.tokens().last();
            let is_list = matches!(last, Some(TokenTree::Punct(mark)) if mark.as_char() == ',' || mark.as_char() == ';');
            begins && !is_list
        };
        if shape.rules
            && let Some(back) = (2..=4).find(|back| is_repetition(*back))
        {
            let ends_in_angle = match &tokens[at - back] {
                TokenTree::Group(group) => {
                    matches!(group.tokens().last(), Some(TokenTree::Punct(mark)) if mark.as_char() == '>')
                }
                _ => false,
            };
            let between_segments = back == 4 && separator(tokens, at - 3);
            let is_crate = matches!(self.context.externs.get(&name), Some(Extern::Bundled(_)));
            if is_crate && !between_segments && !ends_in_angle {
                self.refuse_unsure(tokens, at, word, "a repetition", "be the crate");
            }
            return self.tail(tokens, at, None, shape);
        }
        self.global_root(&name, range_of(&tokens[at]).start, word, shape);
        self.path(
            tokens,
            at + 2,
            Root::Global,
            range_of(&tokens[at]).start,
            shape,
        )
    }

    fn refuse_unsure(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        word: &Ident,
        behind: &str,
        may: &str,
    ) {
        let name = self.context.names.of(word);
        self.refs.refusals.push(Refusal::new(
            range_of(&tokens[at]).start..word.range().end,
            format!("`::{name}` behind {behind} may {may} or the rest of a path"),
            "put what begins with it in parentheses, or import the name",
        ));
    }

    /// Is `::word` another path in a bundle, if it is a path from the root?
    fn is_own_root(&self, word: &Ident) -> bool {
        let name = self.context.names.of(word);
        let is_old = self.context.edition == Edition::E2015 && !self.context.solution;
        match self.context.externs.get(&name) {
            Some(Extern::Bundled(_)) => true,
            Some(_) => false,
            None => is_old && !matches!(name.as_ref(), "std" | "core"),
        }
    }

    /// The edits that `::name` needs at the start of a path.
    pub(super) fn global_root(&mut self, name: &Name, start: usize, word: &Ident, shape: Shape) {
        let range = word.range();
        match self.context.externs.get(name) {
            Some(Extern::Bundled(krate)) => self.edit(start..range.end, EditKind::Extern(*krate)),
            Some(Extern::Foreign(_)) => {}
            Some(Extern::Std | Extern::External(_)) | None => {
                self.rooted(name, start..range.start, shape);
            }
        }
    }

    /// A crate's name inside a module that a body or a macro makes: nothing but a path from the root reaches its wrapper.
    pub(super) fn nested_crate_name(&mut self, word: &Ident) {
        if self.module_depth > 0
            && let Some(Extern::Bundled(krate)) =
                self.context.externs.get(&self.context.names.of(word))
        {
            self.edit(word.range(), EditKind::Extern(*krate));
        }
    }

    /// In edition 2015 imports and global paths start at the crate's root, which moves into the wrapper.
    /// `before` is what stands before the first segment: nothing, or `::`.
    pub(super) fn rooted(&mut self, name: &str, before: Range<usize>, shape: Shape) {
        let is_std = matches!(name, "std" | "core");
        if self.context.edition == Edition::E2015 && !self.context.solution && !is_std {
            let kind = match shape.rules {
                true => EditKind::CallerRooted,
                false => EditKind::Rooted,
            };
            self.edit(before, kind);
        }
    }

    /// `$crate::path`, `$name`, `$name:kind`, `$name::rest`, `$( … )`.
    pub(super) fn dollar(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        let Some(word) = ident(tokens, at + 1) else {
            // `$crate::$($part)::+`
            self.refs.fragment_paths |= at >= 2 && separator(tokens, at - 2);
            return at + 1;
        };
        if word == "crate" {
            let range = word.range();
            self.edit(range.clone(), EditKind::Crate);
            if !separator(tokens, at + 2) {
                self.push(
                    PathRef::new(Root::DollarCrate, vec![], vec![], range),
                    shape,
                );
                return at + 2;
            }
            return self.path(
                tokens,
                at + 4,
                Root::DollarCrate,
                range_of(&tokens[at]).start,
                shape,
            );
        }
        let is_fragment = shape.rules || word.range().start == range_of(&tokens[at]).end;
        if !is_fragment {
            // The mark is given by itself, for a definition that the macro makes: `maker!($ name)`.
            return at + 1;
        }
        let before = at.checked_sub(1).and_then(|at| ident(tokens, at));
        let defined = before.is_some_and(|word| is_defining(word.text()));
        if defined && !self.enclosed && self.module_depth == 0 {
            self.refs.names_fragment = true;
        }
        let prefix = prefix_before(tokens, at, self.context.names);
        // `$($part)::+::$name`; of `$part::$name` the tail of the first says it.
        let behind_fragment =
            at >= 3 && separator(tokens, at - 2) && ident(tokens, at - 3).is_none();
        self.refs.fragment_paths |= behind_fragment;
        let mut arguments_end = None;
        if punct(tokens, at + 2, '!') && !punct(tokens, at + 3, '=') {
            self.refs.calls_fragment = true;
            if let Some(TokenTree::Group(group)) = tokens.get(at + 3) {
                self.arguments(None, group, shape);
                arguments_end = Some(at + 4);
            }
        }
        if separator(tokens, at + 2) {
            return self.tail(tokens, at + 2, prefix, shape);
        }
        if prefix.is_some() {
            self.refs.tails.push(Tail {
                prefix,
                rest: Vec::new(),
            });
        }
        if let Some(end) = arguments_end {
            return end;
        }
        // `$name:kind`, and not the `$field: Type::new()` of what a macro makes, or `$field: path(0)`.
        if punct(tokens, at + 2, ':')
            && let Some(kind) = ident(tokens, at + 3)
            && is_fragment_kind(kind.text())
            && !separator(tokens, at + 4)
            && !matches!(tokens.get(at + 4), Some(TokenTree::Group(_)))
        {
            self.fragment_kind(kind);
            return at + 4;
        }
        at + 2
    }

    /// `pat` and `expr` take more in newer editions, which have a name for what they took before.
    fn fragment_kind(&mut self, kind: &Ident) {
        let (since, text) = match kind.text() {
            "pat" => (Edition::E2021, "pat_param"),
            "expr" => (Edition::E2024, "expr_2021"),
            _ => return,
        };
        if self.context.edition < since {
            self.edit(kind.range(), EditKind::Since(since, text));
        }
    }

    /// `$($name)?!(…)`: a macro is called whose name is a fragment, or in a repetition.
    pub(super) fn bang(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        let is_named = repetition(&tokens[..at])
            .is_some_and(|group| matches!(group.tokens().last(), Some(TokenTree::Ident(_))));
        match tokens.get(at + 1) {
            Some(TokenTree::Group(group)) if is_named => {
                self.refs.calls_fragment = true;
                self.arguments(None, group, shape);
                at + 2
            }
            _ => at + 1,
        }
    }

    /// `::a::b` behind a fragment.
    pub(super) fn tail(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        prefix: Option<(Root, Vec<Name>)>,
        shape: Shape,
    ) -> usize {
        let mut rest = Vec::new();
        while separator(tokens, at)
            && let Some(segment) = ident(tokens, at + 2)
        {
            let name = self.context.names.of(segment);
            self.name(&name);
            rest.push(name);
            at += 3;
        }
        let macro_name = rest.last().cloned();
        self.refs.tails.push(Tail { prefix, rest });
        self.refs.fragment_paths |= separator(tokens, at);
        if let (true, Some(name)) = (punct(tokens, at, '!'), macro_name)
            && !punct(tokens, at + 1, '=')
        {
            // `$module::name!(…)`: whose macro it is, is not known.
            let place = range_of(&tokens[at - 1]);
            let path = PathRef::new(Root::Plain, vec![name.clone()], vec![place.start], place);
            self.push(PathRef { bang: true, ..path }, shape);
            if let Some(TokenTree::Group(group)) = tokens.get(at + 1) {
                self.arguments(Some(name), group, shape);
                return at + 2;
            }
        }
        // A `::` that nothing but punctuation follows is behind us too.
        if separator(tokens, at) { at + 2 } else { at }
    }

    /// `::a::b` behind something that is no path: names of members.
    pub(super) fn member_tail(&mut self, tokens: &[TokenTree], mut at: usize) -> usize {
        while separator(tokens, at)
            && let Some(segment) = ident(tokens, at + 2)
        {
            self.name(&self.context.names.of(segment));
            at += 3;
        }
        at
    }

    /// A path whose segments start at `at`; `start` is where its text starts. Returns where to go on.
    pub(super) fn path(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        root: Root,
        start: usize,
        shape: Shape,
    ) -> usize {
        if root == Root::Plain
            && separator(tokens, at + 1)
            && let Some(word) = ident(tokens, at)
        {
            self.nested_crate_name(word);
        }
        let mut segments = Segments::new();
        let mut starts = Starts::new();
        let mut end = start;
        loop {
            match tokens.get(at) {
                Some(TokenTree::Ident(word)) => {
                    let name = self.context.names.of(word);
                    self.name(&name);
                    segments.push(name);
                    let range = word.range();
                    starts.push(range.start);
                    end = range.end;
                    at += 1;
                    if !separator(tokens, at) || shape.in_macro && self.begins_path(tokens, at) {
                        break;
                    }
                    at += 2;
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    self.import_group(group, root, &segments, shape);
                    return at + 1;
                }
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                    let path = PathRef::new(root, segments, starts, start..end);
                    self.push(PathRef { glob: true, ..path }, shape);
                    return at + 1;
                }
                // `a::<T>` ends the path: what follows the arguments is a member.
                _ => break,
            }
        }
        let bang = punct(tokens, at, '!') && !punct(tokens, at + 1, '=');
        // Of what may be a macro, or one of the two that tell a type's name.
        let macro_name = segments.last();
        let macro_name = macro_name
            .filter(|name| bang || name.starts_with("type_name"))
            .cloned();
        let first_is_macro_rules = segments.len() == 1 && segments[0].as_ref() == "macro_rules";
        if bang && first_is_macro_rules {
            return self.local_rules(tokens, at + 1, shape);
        }
        if let (true, Root::Plain, [_], Some(TokenTree::Group(group))) = (
            bang && shape.inner_macros,
            root,
            segments.as_slice(),
            tokens.get(at + 1),
        ) {
            self.edit(start..start, EditKind::InnerMacro);
            let path = PathRef::new(Root::DollarCrate, segments, starts, start..end);
            self.push(PathRef { bang, ..path }, shape);
            self.arguments(macro_name, group, shape);
            return at + 2;
        }
        if let (Root::Plain, [word]) = (root, segments.as_slice())
            && shape.inner_macros
            && !self.calls.is_empty()
        {
            self.refs.inner_words.insert(word.clone());
        }
        let path = PathRef::new(root, segments, starts, start..end);
        if !bang
            && matches!(
                macro_name.as_deref(),
                Some("type_name" | "type_name_of_val")
            )
        {
            self.caution(&path.range, CautionKind::TypeName(path.clone()), shape);
        }
        if let [.., ty, method] = path.segments.as_slice()
            && (&**ty, &**method) == ("Location", "caller")
        {
            self.caution(&path.range, CautionKind::Caller(path.clone()), shape);
        }
        if bang && !matches!(tokens.get(at + 1), Some(TokenTree::Group(_))) {
            // Where it is called is not here: the name is passed on.
            self.push(path.clone(), shape);
        }
        self.push(PathRef { bang, ..path }, shape);
        match (bang, tokens.get(at + 1)) {
            (true, Some(TokenTree::Group(group))) => {
                if let Some(name) = macro_name {
                    self.call(&name, start, group, shape);
                }
                at + 2
            }
            (true, _) => at + 1,
            _ => at,
        }
    }

    /// Are these expressions and types, and not what a macro may take apart?
    fn reads_expressions(&self, shape: Shape) -> bool {
        let is_std = |call: &Given| {
            let name = call.name.as_deref();
            name.is_some_and(|name| STD_MACROS.contains(&name))
        };
        !shape.in_macro || !self.calls.is_empty() && self.calls.iter().all(is_std)
    }

    /// Does a path of its own begin with the `::` at `at`, apart from what is before it and by a bundled crate's name:
    /// `m!(word ::lib::item)`? In edition 2015 any name may be the first.
    fn begins_path(&self, tokens: &[TokenTree], at: usize) -> bool {
        let is_apart = range_of(&tokens[at - 1]).end < range_of(&tokens[at]).start;
        let is_old = self.context.edition == Edition::E2015;
        let is_crate = |word: &Ident| {
            let name = self.context.names.of(word);
            let meaning = self.context.externs.get(&name);
            range_of(&tokens[at + 1]).end == word.range().start
                && (is_old || matches!(meaning, Some(Extern::Bundled(_))))
        };
        is_apart && ident(tokens, at + 2).is_some_and(is_crate)
    }

    /// Notes a path. Inside a module of its own, `super` may be this node's module.
    pub(super) fn push(&mut self, path: PathRef, shape: Shape) {
        // A crate alone may be handed on as the start of a path.
        let is_crate = matches!(path.root, Root::Crate | Root::DollarCrate);
        if path.segments.is_empty() && !path.glob && !is_crate {
            return;
        }
        let nested = self.module_depth > 0;
        if let (Root::Up(ups), true) = (path.root, nested) {
            for fewer in 1..=self.module_depth.min(ups) {
                let root = Root::Up(ups - fewer);
                self.push_once(PathRef {
                    root,
                    in_macro: true,
                    ..path.clone()
                });
            }
        }
        self.push_once(PathRef {
            in_macro: shape.in_macro || nested,
            ..path
        });
    }

    fn push_once(&mut self, path: PathRef) {
        self.met.add(path, &mut self.refs.paths);
    }
}
