//! Fragments among tokens: what stands behind a `$`, and the paths that begin or end with one.

use super::words::{
    begins_path, ident, is_defining, is_fragment_kind, is_keyword, is_mark, punct, range_of,
    repetition, separator,
};
use super::{Scanner, Shape};
use crate::package::Edition;
use crate::tables::{EditKind, Extern, Name, PathRef, Refusal, Root, Tail};
use crate::tokens::{self, Ident, Names, Room, TokenTree, behind_blanks};

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
            // Behind a `$` too: the path is looked up both where the macro is defined and where it is called.
            "crate" => root = Root::Crate,
            // It says no more than the name behind it.
            "self" => {}
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

/// Is `$name` among these tokens?
fn takes(tokens: &[TokenTree], name: &Ident) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => takes(group.tokens(), name),
        TokenTree::Ident(word) => {
            at > 0 && punct(tokens, at - 1, '$') && word.text() == name.text()
        }
        _ => false,
    })
}

impl Scanner<'_> {
    /// `$crate::path`, `$name`, `$name:kind`, `$name::rest`, `$( … )`.
    pub(super) fn dollar(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        self.joined(tokens, at);
        let Some(word) = ident(tokens, at + 1) else {
            self.repeated(tokens, at);
            return at + 1;
        };
        if word == "crate" {
            self.edit(word.range(), EditKind::Crate);
            if !separator(tokens, at + 2) {
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
        // `$keyword name` may define it.
        self.behind_keyword(tokens, at + 2);
        let names_module = before.is_some_and(|word| *word == "mod");
        self.refs.fragment_in_module |= names_module || self.module_depth > 0 && !defined;
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
        // `$name:kind`, and not the `$field: value` of what a macro makes.
        if punct(tokens, at + 2, ':')
            && let Some(kind) = ident(tokens, at + 3)
            && is_fragment_kind(kind.text())
        {
            if !self.is_taken(word) || self.follows_any_token(tokens, at) {
                self.fragment_kind(kind);
                return at + 4;
            }
            self.refs.no_fragments.push(kind.range());
        }
        // `$d name:kind`, where `$d` is the `$` of a macro that is made.
        if ident(tokens, at + 2).is_some()
            && punct(tokens, at + 3, ':')
            && let Some(kind) = ident(tokens, at + 4)
            && self.any_token(&tokens[at..at + 2]).is_some()
        {
            self.fragment_kind(kind);
            return at + 5;
        }
        at + 2
    }

    /// Notes a word that may be what a fragment before it defines, which may be `fn` or `struct`.
    fn behind_keyword(&mut self, tokens: &[TokenTree], at: usize) {
        let word = ident(tokens, at).filter(|word| !is_keyword(word.text()));
        if let (Some(word), false) = (word, punct(tokens, at + 1, '!')) {
            self.refs.defines.insert(self.context.names.of(word));
        }
    }

    /// A repetition may be a part of a path, or all of one: `$($part)::+`, `name $(::$part)*`. Of `$($part::)* name` the tail of the
    /// fragment says it.
    fn repeated(&mut self, tokens: &[TokenTree], at: usize) {
        let parts = match tokens.get(at + 1) {
            Some(TokenTree::Group(group)) => group.tokens(),
            _ => &[],
        };
        self.behind_keyword(tokens, at + 3);
        let follows = at >= 2 && separator(tokens, at - 2);
        let separated = separator(tokens, at + 2);
        self.refs.fragment_paths |= separator(parts, 0) || follows || separated;
        // `$(::$part)*` alone, and what takes it is another: `$(::$part:ident)*`.
        let goes_on = match at.checked_sub(1).map(|before| &tokens[before]) {
            Some(TokenTree::Ident(word)) => !is_keyword(word.text()),
            before => before.is_some_and(|before| is_mark(before, '>')),
        };
        let is_path = separator(parts, 0) && punct(parts, 2, '$') && parts.len() == 4;
        let mut externs = self.context.externs.values();
        if is_path && !goes_on && externs.any(|meaning| matches!(meaning, Extern::Bundled(_))) {
            self.refs.refusals.push(Refusal::new(
                range_of(&tokens[at]).start..range_of(&tokens[at + 1]).end,
                "this may be a path from the root, to a crate that only a call names",
                "write the crate's name before it",
            ));
        }
    }

    /// `$mark crate` and `$($mark)* crate`, where the mark may be a `$`: together they are `$crate` then. So they may be where a
    /// macro is given both. `at` is the `crate`.
    pub(super) fn refuse_made_dollar_crate(&mut self, tokens: &[TokenTree], at: usize) {
        if self.context.solution {
            return;
        }
        let before = &tokens[..at];
        let marks = match before {
            [.., TokenTree::Punct(_), TokenTree::Ident(_)] => &before[at - 2..],
            // With a separator or without.
            [.., TokenTree::Group(group), TokenTree::Punct(many)]
            | [.., TokenTree::Group(group), _, TokenTree::Punct(many)]
                if matches!(many.as_char(), '*' | '+' | '?') =>
            {
                group.tokens()
            }
            _ => &[],
        };
        let behind = match marks {
            [.., dollar, name] => self.any_token(&[*dollar, *name]),
            _ => None,
        };
        let is_alone = !self.calls.is_empty() && !separator(tokens, at + 1);
        let beside = || tokens.windows(2).find_map(|pair| self.any_token(pair));
        let found = behind.or_else(|| is_alone.then(beside).flatten());
        let Some(name) = found else {
            return;
        };
        let place = range_of(&tokens[at]);
        self.refs.refusals.push(Refusal::new(
            name.range().start.min(place.start)..name.range().end.max(place.end),
            format!("`${}` and `crate` may be `$crate` together", name.text()),
            "write `$crate` in a macro of its own, or import what is meant by a name of its own",
        ));
    }

    /// `$name`, if it may be any token.
    pub(super) fn any_token<'t>(&self, pair: &[TokenTree<'t>]) -> Option<Ident<'t>> {
        self.fragment_of(pair, "tt")
    }

    /// Is it `$name`, and may be a name?
    pub(super) fn is_name(&self, pair: &[TokenTree]) -> bool {
        self.fragment_of(pair, "ident").is_some()
    }

    /// `$name`, if a macro of the file takes a fragment of the name and kind.
    fn fragment_of<'t>(&self, pair: &[TokenTree<'t>], wanted: &str) -> Option<Ident<'t>> {
        let [TokenTree::Punct(dollar), TokenTree::Ident(name)] = pair else {
            return None;
        };
        let file = &self.context.file.text;
        let is_taken = || {
            file.match_indices(name.text()).any(|(at, text)| {
                let rest = behind_blanks(&file[at + text.len()..]);
                let kind = rest.strip_prefix(':').map(behind_blanks);
                kind.is_some_and(|kind| kind.starts_with(wanted))
            })
        };
        (dollar.as_char() == '$' && is_taken()).then_some(*name)
    }

    /// Reads on with what stands before `=>` in front of `at`, if anything, as what a macro takes.
    pub(super) fn behind_matcher(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        read: impl FnOnce(&mut Self),
    ) {
        let outer = self.matchers.len();
        if let [
            ..,
            TokenTree::Group(matcher),
            TokenTree::Punct(equals),
            TokenTree::Punct(_),
        ] = &tokens[..at]
            && equals.as_char() == '='
        {
            self.matchers.push(matcher.range());
        }
        read(self);
        self.matchers.truncate(outer);
    }

    /// Is this a fragment that a macro takes, in whose rule it stands, so that its own text is there?
    fn is_taken(&self, name: &Ident) -> bool {
        let text = &self.context.file.text;
        let room = Room::new();
        let mut matchers = self.matchers.iter();
        matchers.any(|matcher| {
            let tokens = tokens::read_part(&room, text, matcher.clone());
            tokens.is_ok_and(|tokens| takes(tokens, name))
        })
    }

    /// Does `$d`, which may be a `$`, stand before `at`?
    fn follows_any_token(&self, tokens: &[TokenTree], at: usize) -> bool {
        let before = at.checked_sub(2).map(|start| &tokens[start..at]);
        before.is_some_and(|before| self.any_token(before).is_some())
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
            // `$up::super::name`: it may be `super` or `self`.
            self.refs.fragment_paths |= begins_path(segment.text());
            let name = self.context.names.of(segment);
            self.name(&name);
            self.by_itself(segment, shape);
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
            self.builtin_by_fragment(&name, &place);
            let path = PathRef::new(Root::Plain, vec![name.clone()], vec![place.start], place);
            self.push(PathRef { bang: true, ..path }, shape);
            if let Some(TokenTree::Group(group)) = tokens.get(at + 1) {
                self.arguments(Some(name), group, shape);
                return at + 2;
            }
        }
        at
    }
}
