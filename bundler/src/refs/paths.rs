//! Paths among tokens: where they start, their segments, and the edits that a move into a module needs.

use std::ops::Range;

use super::angles::{Angle, angle_before_separator};
use super::words::{begins_path, ident, punct, range_of, separator};
use super::{Scanner, Shape};
use crate::package::Edition;
use crate::tables::{
    CautionKind, EditKind, Extern, Given, Name, PathRef, Refusal, Root, STD_MACROS, Segments,
    Starts, is_std_crate,
};
use crate::tokens::{Ident, TokenTree};

impl Scanner<'_> {
    /// A `::` that no path led to: a global path, or the rest of `<T>::name` and `Vec::<T>::new`.
    pub(super) fn after_separator(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        shape: Shape,
    ) -> usize {
        let Some(word) = ident(tokens, at + 2) else {
            self.refuse_global_group(tokens, at);
            return at + 2;
        };
        if begins_path(word.text()) {
            return at + 2;
        }
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
            return self.member_tail(tokens, at, shape);
        }
        // `$($part)::+::rest`: the repetition is the path's beginning; an operator, or a list as in `$($x,)*`, is not, nor are the
        // generics of `impl$(<$x>)? ::rest`.
        let repeats = at > 0
            && ['*', '+', '?']
                .iter()
                .any(|mark| punct(tokens, at - 1, *mark));
        let is_repetition = |back: usize| {
            let begins = repeats && at > back && punct(tokens, at - back - 1, '$');
            let TokenTree::Group(group) = &tokens[at.saturating_sub(back)] else {
                return false;
            };
            let is_generic = punct(group.tokens(), 0, '<')
                && at > back + 1
                && ident(tokens, at - back - 2)
                    .is_some_and(|word| *word == "impl" || *word == "for");
            let last = group.tokens().last();
            let is_list = matches!(last, Some(TokenTree::Punct(mark)) if mark.as_char() == ',' || mark.as_char() == ';');
            begins && !is_list && !is_generic
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
            let between_segments = separator(tokens, at - 3);
            let is_crate = matches!(self.context.externs.get(&name), Some(Extern::Bundled(_)));
            if is_crate && !between_segments && !ends_in_angle {
                self.refuse_unsure(tokens, at, word, "a repetition", "be the crate");
            }
            return self.tail(tokens, at, None, shape);
        }
        self.global_root(&name, range_of(&tokens[at]).start, word);
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
    pub(super) fn global_root(&mut self, name: &Name, start: usize, word: &Ident) {
        let range = word.range();
        match self.context.externs.get(name) {
            Some(Extern::Bundled(krate)) => self.edit(start..range.end, EditKind::Extern(*krate)),
            Some(Extern::Foreign(_)) => {}
            Some(Extern::Std | Extern::External(_)) | None => {
                self.rooted(name, start..range.start);
            }
        }
    }

    /// In edition 2015 imports and global paths start at the crate's root, which moves into the wrapper.
    /// `before` is what stands before the first segment: nothing, or `::`.
    pub(super) fn rooted(&mut self, name: &str, before: Range<usize>) {
        let is_std = matches!(name, "std" | "core");
        if self.context.edition == Edition::E2015 && !is_std {
            self.edit(before, EditKind::Rooted);
        }
    }

    /// `::a::b` behind something that is no path: names of members, up to where another path begins.
    pub(super) fn member_tail(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        shape: Shape,
    ) -> usize {
        let start = at;
        while separator(tokens, at)
            && let Some(segment) = ident(tokens, at + 2)
            && !begins_path(segment.text())
            && (at == start || self.reads_expressions(shape) || !self.begins_path(tokens, at))
        {
            self.name(&self.context.names.of(segment));
            self.by_itself(segment, shape);
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
        // `name::<T>` is a function's.
        if root == Root::Plain
            && separator(tokens, at + 1)
            && !punct(tokens, at + 3, '<')
            && let Some(word) = ident(tokens, at)
        {
            self.nested_crate_name(word, false, shape);
        }
        let first = at;
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
                    if !separator(tokens, at)
                        || !self.reads_expressions(shape) && self.begins_path(tokens, at)
                    {
                        break;
                    }
                    at += 2;
                }
                Some(TokenTree::Group(group)) => {
                    self.segments_by_themselves(&tokens[first..at], shape);
                    self.group_behind_path(group, root, &segments, shape);
                    return at + 1;
                }
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                    self.segments_by_themselves(&tokens[first..at], shape);
                    let path = PathRef::new(root, segments, starts, start..end);
                    self.push(PathRef { glob: true, ..path }, shape);
                    return at + 1;
                }
                // `a::<T>` ends the path: what follows the arguments is a member.
                _ => break,
            }
        }
        let path = PathRef::new(root, segments, starts, start..end);
        if root != Root::Plain || path.segments.len() > 1 {
            self.segments_by_themselves(&tokens[first..at], shape);
        }
        match punct(tokens, at, '!') && !punct(tokens, at + 1, '=') {
            true => self.called_path(tokens, at + 1, path, shape),
            false => {
                self.plain_path(path, shape);
                at
            }
        }
    }

    /// A path that no `!` follows.
    fn plain_path(&mut self, mut path: PathRef, shape: Shape) {
        path.in_expression = shape.in_macro && self.reads_expressions(shape);
        let last = path.segments.last();
        if last.is_some_and(|name| matches!(&**name, "type_name" | "type_name_of_val")) {
            self.caution(&path.range, CautionKind::TypeName(path.clone()), shape);
        }
        self.caution_of_caller(&path, shape);
        self.inner_word(&path, shape);
        self.push(path, shape);
    }

    /// A path and a `!`, behind which is `at`. Returns where to go on.
    fn called_path(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        mut path: PathRef,
        shape: Shape,
    ) -> usize {
        let name = path.segments.last().cloned();
        let is_single = path.segments.len() == 1;
        if name.as_deref() == Some("macro_rules") {
            return self.local_rules(tokens, at, shape);
        }
        let Some(TokenTree::Group(group)) = tokens.get(at) else {
            if let (Some(name), true) = (&name, punct(tokens, at, '$')) {
                self.builtin_by_fragment(name, &path.range);
            }
            self.inner_word(&path, shape);
            // Where it is called is not here: the name is passed on.
            self.push(path.clone(), shape);
            self.push(PathRef { bang: true, ..path }, shape);
            return at;
        };
        let start = path.range.start;
        path.bang = true;
        if shape.inner_macros && path.root == Root::Plain && is_single {
            self.edit(start..start, EditKind::InnerMacro);
            path.root = Root::DollarCrate;
            self.push(path, shape);
            self.arguments(name, group, shape);
            return at + 1;
        }
        self.push(path, shape);
        if let Some(name) = name {
            self.call(&name, start, group, shape);
        }
        at + 1
    }

    /// Notes a word that a macro of `local_inner_macros` gives to a macro.
    fn inner_word(&mut self, path: &PathRef, shape: Shape) {
        if let (Root::Plain, [word]) = (path.root, path.segments.as_slice())
            && shape.inner_macros
            && !self.calls.is_empty()
        {
            self.refs.inner_words.insert(word.clone());
        }
    }

    fn caution_of_caller(&mut self, path: &PathRef, shape: Shape) {
        if let [.., ty, method] = path.segments.as_slice()
            && (&**ty, &**method) == ("Location", "caller")
        {
            self.caution(&path.range, CautionKind::Caller(path.clone()), shape);
        }
    }

    /// Are these expressions and types, and not what a macro may take apart?
    pub(super) fn reads_expressions(&self, shape: Shape) -> bool {
        let is_std = |call: &Given| {
            let name = call.name.as_deref();
            name.is_some_and(|name| STD_MACROS.contains(&name))
        };
        !shape.in_macro || !self.calls.is_empty() && self.calls.iter().all(is_std)
    }

    /// Is this given to a macro that may take it apart and read it as anything?
    pub(super) fn is_taken_apart(&self, shape: Shape) -> bool {
        !self.calls.is_empty() && !self.reads_expressions(shape)
    }

    /// A member, or a segment of a path, is a name of its own where a macro takes it from there: a pattern or a call. No crate is
    /// either.
    pub(super) fn by_itself(&mut self, word: &Ident, shape: Shape) {
        let (name, range) = (self.context.names.of(word), word.range());
        if self.is_taken_apart(shape) && !self.context.externs.contains_key(&name) {
            let path = PathRef::new(Root::Plain, vec![name], vec![range.start], range);
            self.push(path, shape);
        }
    }

    /// The same of all segments of a path, which these tokens are.
    fn segments_by_themselves(&mut self, tokens: &[TokenTree], shape: Shape) {
        for (at, token) in tokens.iter().enumerate() {
            if let TokenTree::Ident(word) = token
                && !(at == 0 && is_std_crate(word.text()))
            {
                self.by_itself(word, shape);
            }
        }
    }

    /// Reads the paths of the own crate that reading the tokens as Rust has passed over, as in attributes that mention nothing and
    /// in braces that look like an import's: a macro is given them, which may take them from there. Of what was read there are edits,
    /// from the `known`th on.
    pub(super) fn passed_over(&mut self, tokens: &[TokenTree], known: usize, shape: Shape) {
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.passed_over(group.tokens(), known, shape),
                TokenTree::Ident(word) if *word == "crate" => {
                    let range = word.range();
                    let mut edits = self.refs.edits[known..].iter();
                    let is_read = edits
                        .any(|edit| edit.range.start <= range.start && range.end <= edit.range.end);
                    let is_dollar = at > 0 && punct(tokens, at - 1, '$');
                    if !is_read {
                        match is_dollar {
                            true => self.dollar(tokens, at - 1, shape),
                            false => self.word(tokens, at, word, shape),
                        };
                    }
                }
                _ => {}
            }
        }
    }

    /// Does a path of its own begin with the `::` at `at`, apart from what is before it and by a bundled crate's name:
    /// `m!(word ::lib::item)`? In edition 2015 any name may be the first. A keyword that begins a path is in no other.
    fn begins_path(&self, tokens: &[TokenTree], at: usize) -> bool {
        if ident(tokens, at + 2).is_some_and(|word| begins_path(word.text())) {
            return true;
        }
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
        let nested = self.module_depth > 0;
        self.refs.calls_in_module |= nested && path.bang;
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
