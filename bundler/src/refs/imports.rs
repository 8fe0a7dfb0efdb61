//! `use` trees among tokens: `use` inside bodies and macro arguments, and groups behind a path.

use std::ops::Range;

use crate::package::Edition;
use crate::tokens::{Delimiter, Group, Ident, TokenTree, at_commas};

use super::fragments::prefix_before;
use super::words::{begins_path, is_mark};
use super::{Scanner, Shape, ident, punct, range_of, separator};
use crate::tables::{EditKind, Extern, LocalUse, Name, PathRef, Refusal, Root, is_std_crate};

impl Scanner<'_> {
    /// A `use` item at `at`: its leaves are mentions and bring names for the whole node. Returns where to go on.
    pub(super) fn local_use(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        self.refs.imports_in_macro |= shape.in_macro && !self.enclosed;
        let next = at + 1;
        let end = tokens[next..].iter().position(|token| is_mark(token, ';'));
        let item = &tokens[next..end.map_or(tokens.len(), |end| next + end)];
        self.refs.uses_fragment |= has_mark(item, true);
        self.refs.uses_given |= has_mark(item, false);
        // `use x = …` or `use *=`, which a macro alone can read, is read as the tokens it is.
        if punct(tokens, next + 1, '=') && !punct(tokens, next + 2, '>') {
            return next;
        }
        self.tree(tokens, next, Root::Plain, Vec::new(), shape)
    }

    /// The `pub` before the keyword of an import, unless it is among what a macro is given or takes, which it may show or tell by it.
    pub(super) fn public_before(
        &self,
        tokens: &[TokenTree],
        keyword: usize,
        shape: Shape,
    ) -> Option<Range<usize>> {
        let is_made = !self.matchers.is_empty();
        if shape.in_macro && !is_made || !self.calls.is_empty() {
            return None;
        }
        let before = ident(tokens, keyword.checked_sub(1)?)?;
        (*before == "pub").then(|| before.range())
    }

    /// `::` before a tree: before a name, `{a, b}` or `*`.
    fn global_tree(&mut self, tokens: &[TokenTree], colons: usize) {
        let start = range_of(&tokens[colons]).start;
        match tokens.get(colons + 2) {
            Some(TokenTree::Ident(word)) => {
                self.global_root(&self.context.names.of(word), start, word);
            }
            Some(TokenTree::Group(group)) if self.context.edition != Edition::E2015 => {
                let mut heads = Vec::new();
                heads_of(group, &mut heads);
                let bundled = |word: &Ident| {
                    let meaning = self.context.externs.get(&self.context.names.of(word));
                    match meaning {
                        Some(Extern::Bundled(krate)) => Some(*krate),
                        _ => None,
                    }
                };
                let heads: Vec<_> = heads
                    .iter()
                    .map(|word| (word.range(), bundled(word)))
                    .collect();
                if heads.iter().all(|(_, krate)| krate.is_none()) {
                    return;
                }
                // Each name gets a start of its own.
                let end = range_of(&tokens[colons + 1]).end;
                self.edit(start..end, EditKind::Text(String::new()));
                for (range, krate) in heads {
                    match krate {
                        Some(krate) => self.edit(range, EditKind::Extern(krate)),
                        None => {
                            self.edit(range.start..range.start, EditKind::Text("::".to_owned()));
                        }
                    }
                }
            }
            Some(token) => self.rooted("", start..range_of(token).start),
            None => {}
        }
    }

    /// `::{demo::a}` among a macro's tokens: no other tokens, and as many, lead to a bundled crate.
    pub(super) fn refuse_global_group(&mut self, tokens: &[TokenTree], at: usize) {
        let Some(TokenTree::Group(group)) = tokens.get(at + 2) else {
            return;
        };
        let starts = match at.checked_sub(1).map(|before| &tokens[before]) {
            None => true,
            Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), ',' | ';' | '=' | '>'),
            Some(_) => false,
        };
        if !starts || group.delimiter() != Delimiter::Brace {
            return;
        }
        let mut heads = Vec::new();
        heads_of(group, &mut heads);
        let is_bundled = |word: &&&Ident| {
            let meaning = self.context.externs.get(&self.context.names.of(word));
            matches!(meaning, Some(Extern::Bundled(_)))
        };
        if let Some(word) = heads.iter().find(is_bundled) {
            self.refs.refusals.push(Refusal::new(
                word.range(),
                "a crate in a group behind `::` is given to a macro".to_owned(),
                "write the paths without `::`, or one by one",
            ));
        }
    }

    /// `extern crate name as alias;` of a bundled crate in a body becomes an import of its module, and that of `self` one of
    /// `crate`. Returns where to go on.
    pub(super) fn local_extern_crate(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        shape: Shape,
    ) -> usize {
        if ident(tokens, at + 1).is_none_or(|keyword| keyword != "crate") {
            return at + 1;
        }
        self.refs.declares_fragment |= punct(tokens, at + 2, '$');
        let Some(word) = ident(tokens, at + 2) else {
            return at + 1;
        };
        self.refs.imports_in_macro |= shape.in_macro && !self.enclosed;
        let name = self.context.names.of(word);
        let range = word.range();
        let start = range_of(&tokens[at]).start;
        if *word == "self" && !self.context.solution {
            self.edit(start..range.start, EditKind::Text("use ".to_owned()));
            self.edit(range.clone(), EditKind::Crate);
            let root = (Root::Crate, Vec::new(), Vec::new());
            return self.named_leaf(tokens, at + 3, root, range, shape);
        }
        let Some(Extern::Bundled(krate)) = self.context.externs.get(&name) else {
            return at + 1;
        };
        self.edit(start..range.start, EditKind::Text("use ".to_owned()));
        self.edit(range.clone(), EditKind::Extern(*krate));
        let starts = vec![range.start];
        self.named_leaf(
            tokens,
            at + 3,
            (Root::Extern, vec![name], starts),
            range,
            shape,
        )
    }

    /// The group behind `prefix::`.
    fn import_group(&mut self, group: &Group, root: Root, prefix: &[Name], shape: Shape) {
        for element in at_commas(group.tokens()) {
            let next = self.tree(element, 0, root, prefix.to_vec(), shape);
            if punct(element, next, '$') {
                self.fragment_of_group(element, next, root, prefix, shape);
            }
            // No import has more, but for a fragment.
            self.tokens(&element[next.min(element.len())..], shape);
        }
    }

    /// What a macro is given in the group behind `prefix::` is looked for there, however many it is given at once.
    fn fragment_of_group(
        &mut self,
        element: &[TokenTree],
        at: usize,
        mut root: Root,
        prefix: &[Name],
        shape: Shape,
    ) {
        let mut segments = prefix.to_vec();
        if let Some((own_root, own)) = prefix_before(element, at, self.context.names) {
            if root == Root::Plain {
                root = own_root;
            }
            segments.extend(own);
        }
        match element.get(at + 1) {
            Some(TokenTree::Group(many)) => self.import_group(many, root, &segments, shape),
            Some(TokenTree::Ident(word)) if *word == "crate" => {}
            // What begins with it alone is no part of this group's.
            _ if root == Root::Plain && segments.is_empty() => {}
            _ => {
                self.tail(element, at + 2, Some((root, segments)), shape);
            }
        }
    }

    /// The same where no `use` stands before it: braces that a macro is given may be no group of imports, but have what it takes
    /// from there.
    pub(super) fn group_behind_path(
        &mut self,
        group: &Group,
        root: Root,
        prefix: &[Name],
        shape: Shape,
    ) {
        self.tokens(group.tokens(), shape);
        self.import_group(group, root, prefix, shape);
    }

    /// One tree: `a::b`, `a::b as c`, `a::*`, `a::{…}`.
    fn tree(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        mut root: Root,
        mut segments: Vec<Name>,
        shape: Shape,
    ) -> usize {
        if segments.is_empty()
            && punct(tokens, at, '$')
            && let Some(word) = ident(tokens, at + 1).filter(|word| *word == "crate")
        {
            self.edit(word.range(), EditKind::Crate);
            root = Root::DollarCrate;
            if !separator(tokens, at + 2) {
                // `use $crate as name;`
                let path = (root, segments, Vec::new());
                return self.named_leaf(tokens, at + 2, path, word.range(), shape);
            }
            at += 4;
        }
        let start = tokens.get(at).map_or(0, |token| range_of(token).start);
        if segments.is_empty() && separator(tokens, at) {
            self.global_tree(tokens, at);
            root = Root::Global;
            at += 2;
        }
        let mut end = start;
        // The segments of a group's prefix stand elsewhere.
        let mut starts = vec![start; segments.len()];
        loop {
            match tokens.get(at) {
                // No import goes on so: a macro takes the path from the braces.
                Some(TokenTree::Ident(word))
                    if !segments.is_empty() && is_other_path(tokens, at, word) =>
                {
                    return at;
                }
                Some(TokenTree::Ident(word)) => {
                    let range = word.range();
                    end = range.end;
                    let leading = segments.is_empty() && root_is_open(root);
                    match word.text() {
                        "crate" => {
                            self.edit(range, EditKind::CallerCrate);
                            root = Root::Crate;
                        }
                        "super" => {
                            root = match root {
                                Root::Up(ups) => Root::Up(ups + 1),
                                _ => Root::Up(1),
                            };
                        }
                        "self" if leading => root = Root::Up(0),
                        // `a::{self}` brings `a`.
                        "self" => {}
                        _ => {
                            let name = self.context.names.of(word);
                            if leading {
                                self.nested_crate_name(word, !separator(tokens, at + 1), shape);
                                self.rooted(&name, range.start..range.start);
                            }
                            self.name(&name);
                            if !(leading && is_std_crate(word.text())) {
                                self.by_itself(word, shape);
                            }
                            segments.push(name);
                            starts.push(range.start);
                        }
                    }
                    at += 1;
                    if !separator(tokens, at) {
                        break;
                    }
                    at += 2;
                }
                Some(TokenTree::Group(group)) => {
                    self.import_group(group, root, &segments, shape);
                    if group.tokens().is_empty() && !segments.is_empty() {
                        // It brings nothing, and what it names has to be there.
                        let path = PathRef::new(root, segments, starts, start..end);
                        let path = self.leaf(path, shape);
                        self.brings(path, Some("_".into()));
                    }
                    return at + 1;
                }
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                    if segments.is_empty() && root == Root::Plain {
                        self.rooted("", start..start);
                    }
                    let path = self.leaf(
                        PathRef {
                            glob: true,
                            ..PathRef::new(root, segments, starts, start..end)
                        },
                        shape,
                    );
                    self.brings(path, None);
                    return at + 1;
                }
                _ => return at,
            }
        }
        self.named_leaf(tokens, at, (root, segments, starts), start..end, shape)
    }

    /// The end of a tree, behind its last name: `as` may follow. Returns where to go on.
    fn named_leaf(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        (root, segments, starts): (Root, Vec<Name>, Vec<usize>),
        range: Range<usize>,
        shape: Shape,
    ) -> usize {
        let mut next = at;
        let mut alias = segments.last().cloned();
        let renamed = ident(tokens, at).is_some_and(|word| word == "as");
        if renamed && let Some(renamed) = ident(tokens, at + 1) {
            alias = Some(self.context.names.of(renamed));
            next += 2;
        } else if let [name] = &*segments
            && (matches!(root, Root::Global | Root::Extern)
                || root == Root::Plain && self.module_depth > 0)
            && let Some(Extern::Bundled(krate)) = self.context.externs.get(name)
        {
            self.edit(
                range.end..range.end,
                EditKind::ExternName(*krate, name.clone()),
            );
        }
        let path = self.leaf(PathRef::new(root, segments, starts, range), shape);
        if let Some(alias) = alias {
            self.brings(path, Some(alias));
        }
        next
    }

    /// Notes what a leaf brings. Inside a module of the node's own, `super` may be the node's module.
    fn brings(&mut self, path: PathRef, alias: Option<Name>) {
        if let Root::Up(ups) = path.root {
            for fewer in 1..=self.module_depth.min(ups) {
                let path = PathRef {
                    root: Root::Up(ups - fewer),
                    ..path.clone()
                };
                self.refs.uses.push(LocalUse {
                    path,
                    alias: alias.clone(),
                    public: self.public.clone(),
                });
            }
        }
        self.refs.uses.push(LocalUse {
            path,
            alias,
            public: self.public.clone(),
        });
    }

    fn leaf(&mut self, path: PathRef, shape: Shape) -> PathRef {
        self.push(path.clone(), shape);
        PathRef {
            in_macro: shape.in_macro || self.module_depth > 0,
            ..path
        }
    }
}

/// The first names of a group's trees.
fn heads_of<'t>(group: &'t Group, heads: &mut Vec<&'t Ident<'t>>) {
    for element in at_commas(group.tokens()) {
        match element.first() {
            Some(TokenTree::Ident(word)) => heads.push(word),
            Some(TokenTree::Group(group)) => heads_of(group, heads),
            _ => {}
        }
    }
}

/// Is the word at `at` the beginning of a path, and no segment of an import? `a::{self}` brings `a`.
fn is_other_path(tokens: &[TokenTree], at: usize, word: &Ident) -> bool {
    begins_path(word.text()) && (*word != "self" || separator(tokens, at + 1))
}

/// May `crate` or `self` still come? Not behind `::` or once a root is known.
fn root_is_open(root: Root) -> bool {
    root == Root::Plain
}

/// Is there a `$` among tokens, that of `$crate` too or not?
fn has_mark(tokens: &[TokenTree], of_crate: bool) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => has_mark(group.tokens(), of_crate),
        token => {
            let is_crate = || ident(tokens, at + 1).is_some_and(|word| *word == "crate");
            is_mark(token, '$') && (of_crate || !is_crate())
        }
    })
}
