//! What one node mentions: paths, identifiers, format captures, macro tokens, `use` inside bodies; and the edits that its
//! text needs. It does not know where any of it leads.
//!
//! It reads tokens rather than a tree, so that a body, a macro's arguments and a macro's definition are all read alike and
//! new syntax cannot hide a mention. What is read too much keeps too much, which rustc corrects at the end; nothing is read
//! too little.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};

use crate::cfg::Cfg;
use crate::package::Edition;
use crate::tables::{Edit, EditKind, Extern, Name, PathRef, Refs, Refusal, Root, Tail};

mod attributes;
mod builtin;
mod imports;

/// What is the same for every node of a file.
pub(crate) struct FileContext<'a> {
    pub(crate) text: &'a str,
    /// The file on disk, for `include_str!`.
    pub(crate) path: &'a Path,
    pub(crate) cfg: &'a Cfg,
    /// `CARGO_…` variables that are known.
    pub(crate) variables: &'a BTreeMap<String, String>,
    pub(crate) externs: &'a BTreeMap<Name, Extern>,
    pub(crate) edition: Edition,
    /// Is this the solution, whose text is kept?
    pub(crate) solution: bool,
}

/// Reads `tokens`, the whole text of a node.
///
/// The identifiers at `defined` are definitions of the node's own names rather than mentions. `rules`: is this a
/// `macro_rules!` definition? `in_macro`: are these an item macro's arguments?
pub(crate) fn scan(
    context: &FileContext<'_>,
    tokens: TokenStream,
    defined: &[Range<usize>],
    shape: Shape,
) -> Refs {
    let mut scanner = Scanner {
        context,
        defined,
        refs: Refs::default(),
        seen: BTreeSet::new(),
        in_arguments: false,
        in_members: false,
        member_braces: BTreeSet::new(),
        module_braces: BTreeSet::new(),
        module_depth: 0,
    };
    scanner.tokens(&flatten(tokens), shape);
    scanner.refs
}

/// What kind of tokens are read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Shape {
    /// Inside a macro call or definition, where tokens may come to mean anything.
    pub(crate) in_macro: bool,
    /// Inside a `macro_rules!` definition.
    pub(crate) rules: bool,
}

/// A path as it is read.
#[derive(Clone)]
struct Written {
    root: Root,
    segments: Vec<Name>,
    starts: Vec<usize>,
    range: Range<usize>,
    bang: bool,
    glob: bool,
}

impl Written {
    fn path(self, in_macro: bool) -> PathRef {
        PathRef {
            root: self.root,
            segments: self.segments,
            starts: self.starts,
            range: self.range,
            bang: self.bang,
            in_macro,
            glob: self.glob,
        }
    }
}

type SeenPath = (Root, Vec<Name>, bool, bool, bool);

struct Scanner<'a> {
    context: &'a FileContext<'a>,
    defined: &'a [Range<usize>],
    refs: Refs,
    seen: BTreeSet<SeenPath>,
    /// Inside a macro call's arguments?
    in_arguments: bool,
    /// Inside the braces of an impl? What is defined there is a member.
    in_members: bool,
    /// Where the braces of impls start.
    member_braces: BTreeSet<usize>,
    /// Where the braces of modules inside this node start.
    module_braces: BTreeSet<usize>,
    /// How many of those are around.
    module_depth: u32,
}

fn flatten(tokens: TokenStream) -> Vec<TokenTree> {
    tokens.into_iter().collect()
}

/// An identifier's name without `r#`.
pub(crate) fn name_of(ident: &Ident) -> Name {
    let text = ident.to_string();
    Arc::from(text.strip_prefix("r#").unwrap_or(&text))
}

/// Words that name nothing. `self`, `super`, `crate` and `Self` are dealt with before this is asked.
fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "as" | "async"
            | "await"
            | "break"
            | "const"
            | "continue"
            | "dyn"
            | "else"
            | "enum"
            | "extern"
            | "false"
            | "fn"
            | "for"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "pub"
            | "ref"
            | "return"
            | "static"
            | "struct"
            | "trait"
            | "true"
            | "type"
            | "unsafe"
            | "use"
            | "where"
            | "while"
            | "_"
    )
}

/// Is this the name of a primitive type?
pub(crate) fn is_primitive(name: &str) -> bool {
    matches!(
        name,
        "bool"
            | "char"
            | "str"
            | "u8"
            | "u16"
            | "u32"
            | "u64"
            | "u128"
            | "usize"
            | "i8"
            | "i16"
            | "i32"
            | "i64"
            | "i128"
            | "isize"
            | "f32"
            | "f64"
    )
}

/// Keywords behind which a name is defined.
fn is_defining(word: &str) -> bool {
    matches!(
        word,
        "fn" | "mod" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union"
    )
}

fn punct(tokens: &[TokenTree], at: usize, wanted: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == wanted)
}

/// Is there a `::` at `at`?
fn separator(tokens: &[TokenTree], at: usize) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(first)) if first.as_char() == ':' && first.spacing() == proc_macro2::Spacing::Joint)
        && punct(tokens, at + 1, ':')
}

fn ident(tokens: &[TokenTree], at: usize) -> Option<&Ident> {
    match tokens.get(at) {
        Some(TokenTree::Ident(ident)) => Some(ident),
        _ => None,
    }
}

/// The path that leads up to `::$fragment` at `at`.
fn prefix_before(tokens: &[TokenTree], at: usize) -> Option<(Root, Vec<Name>)> {
    let mut segments = Vec::new();
    let mut root = Root::Plain;
    let mut start = at;
    while start >= 3 && separator(tokens, start - 2) {
        let word = ident(tokens, start - 3)?;
        start -= 3;
        match word.to_string().as_str() {
            "crate" if start > 0 && punct(tokens, start - 1, '$') => root = Root::DollarCrate,
            "crate" => root = Root::Crate,
            "self" => root = Root::Up(0),
            "super" => {
                root = match root {
                    Root::Up(ups) => Root::Up(ups + 1),
                    _ => Root::Up(1),
                }
            }
            _ => segments.insert(0, name_of(word)),
        }
    }
    (start < at).then_some((root, segments))
}

fn range_of(token: &TokenTree) -> Range<usize> {
    token.span().byte_range()
}

impl Scanner<'_> {
    fn tokens(&mut self, tokens: &[TokenTree], shape: Shape) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at = match token {
                TokenTree::Group(group) => {
                    let members =
                        self.in_members || self.member_braces.contains(&range_of(token).start);
                    let outer = std::mem::replace(&mut self.in_members, members);
                    let nested = u32::from(self.module_braces.contains(&range_of(token).start));
                    self.module_depth += nested;
                    self.tokens(&flatten(group.stream()), shape);
                    self.module_depth -= nested;
                    self.in_members = outer;
                    at + 1
                }
                TokenTree::Literal(literal) => {
                    if shape.in_macro {
                        self.captures(literal);
                    }
                    at + 1
                }
                TokenTree::Punct(punct) => self.punct(tokens, at, punct.as_char(), shape),
                TokenTree::Ident(ident) => self.word(tokens, at, ident, shape),
            };
        }
    }

    /// Reads on from a punctuation mark; returns where to go on.
    fn punct(&mut self, tokens: &[TokenTree], at: usize, mark: char, shape: Shape) -> usize {
        match mark {
            '#' => self.attribute(tokens, at, shape),
            '$' => self.dollar(tokens, at, shape),
            // A lifetime or label is a quote and a word.
            '\'' => at + 2,
            '.' if punct(tokens, at + 1, '.') => {
                let dots = tokens[at..]
                    .iter()
                    .take_while(|token| matches!(token, TokenTree::Punct(p) if p.as_char() == '.'));
                at + dots.count()
            }
            '.' => match ident(tokens, at + 1) {
                Some(member) => {
                    self.name(name_of(member));
                    at + 2
                }
                None => at + 1,
            },
            ':' if separator(tokens, at) => self.after_separator(tokens, at, shape),
            _ => at + 1,
        }
    }

    /// A `::` that no path led to: a global path, or the rest of `<T>::name` and `Vec::<T>::new`.
    fn after_separator(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        let Some(word) = ident(tokens, at + 2) else {
            return at + 2;
        };
        let behind_angle =
            at > 0 && punct(tokens, at - 1, '>') && !(at > 1 && punct(tokens, at - 2, '-'));
        let name = name_of(word);
        if behind_angle {
            self.name(name);
            return at + 3;
        }
        // `$($part)::+::rest`: the repetition is the path's beginning.
        let behind_repetition = at > 0
            && match &tokens[at - 1] {
                TokenTree::Punct(mark) => matches!(mark.as_char(), '+' | '*' | '?'),
                TokenTree::Group(group) => group.delimiter() == Delimiter::Parenthesis,
                _ => false,
            };
        if shape.rules && behind_repetition {
            return self.tail(tokens, at, None);
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

    /// The edits that `::name` needs at the start of a path.
    fn global_root(&mut self, name: &Name, start: usize, word: &Ident) {
        let range = word.span().byte_range();
        match self.context.externs.get(name) {
            Some(Extern::Bundled(krate)) => self.edit(start..range.end, EditKind::Extern(*krate)),
            Some(Extern::Foreign) => {}
            None => self.rooted(name, range.start),
        }
    }

    /// In edition 2015 imports and global paths start at the crate's root, which moves into the wrapper.
    fn rooted(&mut self, name: &Name, start: usize) {
        let is_std = matches!(name.as_ref(), "std" | "core");
        if self.context.edition == Edition::E2015 && !self.context.solution && !is_std {
            self.edit(start..start, EditKind::Rooted);
        }
    }

    /// `$crate::path`, `$name`, `$name:kind`, `$name::rest`, `$( … )`.
    fn dollar(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        let Some(word) = ident(tokens, at + 1) else {
            return at + 1;
        };
        if word == "crate" {
            if !separator(tokens, at + 2) {
                return at + 2;
            }
            self.edit(word.span().byte_range(), EditKind::Crate);
            return self.path(
                tokens,
                at + 4,
                Root::DollarCrate,
                range_of(&tokens[at]).start,
                shape,
            );
        }
        let before = |back: usize| {
            at.checked_sub(back)
                .and_then(|at| ident(tokens, at))
                .map(ToString::to_string)
        };
        let defined = before(1).is_some_and(|word| is_defining(&word))
            || before(2).is_some_and(|word| word == "macro_rules");
        if defined && !self.in_members && self.module_depth == 0 {
            self.refs.names_fragment = true;
        }
        let prefix = prefix_before(tokens, at);
        if separator(tokens, at + 2) {
            return self.tail(tokens, at + 2, prefix);
        }
        if prefix.is_some() {
            self.refs.tails.push(Tail {
                prefix,
                rest: Vec::new(),
            });
        }
        if punct(tokens, at + 2, ':') && ident(tokens, at + 3).is_some() {
            return at + 4;
        }
        at + 2
    }

    /// `::a::b` behind a fragment.
    fn tail(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        prefix: Option<(Root, Vec<Name>)>,
    ) -> usize {
        let mut rest = Vec::new();
        while separator(tokens, at)
            && let Some(segment) = ident(tokens, at + 2)
        {
            let name = name_of(segment);
            self.name(name.clone());
            rest.push(name);
            at += 3;
        }
        self.refs.tails.push(Tail { prefix, rest });
        // A `::` that nothing but punctuation follows is behind us too.
        if separator(tokens, at) { at + 2 } else { at }
    }

    fn word(&mut self, tokens: &[TokenTree], at: usize, word: &Ident, shape: Shape) -> usize {
        let text = word.to_string();
        let range = word.span().byte_range();
        match text.as_str() {
            "crate" if separator(tokens, at + 1) => {
                let kind = if shape.rules {
                    EditKind::CallerCrate
                } else {
                    EditKind::Crate
                };
                self.edit(range.clone(), kind);
                self.path(tokens, at + 3, Root::Crate, range.start, shape)
            }
            "pub" => self.visibility(tokens, at),
            "self" if separator(tokens, at + 1) => {
                self.path(tokens, at + 3, Root::Up(0), range.start, shape)
            }
            "super" if separator(tokens, at + 1) => {
                let mut ups = 1;
                let mut next = at + 3;
                while ident(tokens, next).is_some_and(|word| word == "super")
                    && separator(tokens, next + 1)
                {
                    ups += 1;
                    next += 3;
                }
                self.path(tokens, next, Root::Up(ups), range.start, shape)
            }
            "Self" => self.member_tail(tokens, at + 1),
            "self" | "super" | "crate" => at + 1,
            "use" => {
                self.refs.imports_in_macro |= shape.in_macro;
                self.local_use(tokens, at, shape)
            }
            "impl" => {
                self.impl_head(&tokens[at + 1..]);
                at + 1
            }
            _ if is_defining(&text) => self.definition(&text, tokens, at, shape),
            _ if is_keyword(&text) => at + 1,
            _ if self.defined.contains(&range) => at + 1,
            _ => self.path(tokens, at, Root::Plain, range.start, shape),
        }
    }

    /// A keyword behind which a name is defined. In a body, what `fn` defines is no mention.
    fn definition(
        &mut self,
        keyword: &str,
        tokens: &[TokenTree],
        at: usize,
        shape: Shape,
    ) -> usize {
        match ident(tokens, at + 1) {
            Some(defined) => {
                if keyword == "mod"
                    && let Some(body) = tokens.get(at + 2)
                {
                    self.module_braces.insert(range_of(body).start);
                }
                self.module_file(keyword, tokens, at, shape);
                // A member or a module's item is reached through its impl or module.
                if !self.in_members && self.module_depth == 0 {
                    self.refs.defines.insert(name_of(defined));
                }
                let is_mention = keyword != "fn" || shape.in_macro;
                if is_mention { at + 1 } else { at + 2 }
            }
            None => {
                if keyword == "mod" && punct(tokens, at + 1, '$') {
                    if let Some(body) = tokens.get(at + 3) {
                        self.module_braces.insert(range_of(body).start);
                    }
                    self.module_file(keyword, tokens, at + 1, shape);
                }
                at + 1
            }
        }
    }

    /// `mod name;` among macro tokens: where its file is depends on where the macro is called.
    fn module_file(&mut self, keyword: &str, tokens: &[TokenTree], at: usize, shape: Shape) {
        if keyword == "mod" && shape.in_macro && punct(tokens, at + 2, ';') {
            self.refs.refusals.push(Refusal {
                range: range_of(&tokens[at]).start..range_of(&tokens[at + 2]).end,
                title: "a macro that declares a module file is not supported yet".to_owned(),
                help: "write the `mod` lines themselves".to_owned(),
            });
        }
    }

    /// What stands between `impl` and its brace: the names that an impl among macro tokens may be for.
    fn impl_head(&mut self, tokens: &[TokenTree]) {
        self.refs.has_impl = true;
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Ident(word) => {
                    let name = name_of(word);
                    if !is_keyword(&name) && !is_primitive(&name) {
                        self.refs.defines.insert(name);
                    }
                }
                TokenTree::Punct(mark) if mark.as_char() == '$' => {
                    self.refs.implements_fragment = true
                }
                TokenTree::Punct(mark) if mark.as_char() == ';' => break,
                // `Matrix<{ N + 1 }>` goes on.
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    if !punct(tokens, at + 1, '>') && !punct(tokens, at + 1, ',') {
                        self.member_braces.insert(range_of(token).start);
                        break;
                    }
                }
                TokenTree::Group(group) => self.impl_head(&flatten(group.stream())),
                _ => {}
            }
        }
    }

    /// `::a::b` behind something that is no path: names of members.
    fn member_tail(&mut self, tokens: &[TokenTree], mut at: usize) -> usize {
        while separator(tokens, at)
            && let Some(segment) = ident(tokens, at + 2)
        {
            self.name(name_of(segment));
            at += 3;
        }
        at
    }

    fn visibility(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let Some(TokenTree::Group(group)) = tokens.get(at + 1) else {
            return at + 1;
        };
        let inner = flatten(group.stream());
        match (group.delimiter(), inner.as_slice()) {
            (Delimiter::Parenthesis, [TokenTree::Ident(word)]) if word == "crate" => {
                self.edit(word.span().byte_range(), EditKind::PubCrate);
                at + 2
            }
            // `pub(in path)` names modules around this one, which are there in any case.
            (Delimiter::Parenthesis, [TokenTree::Ident(word), TokenTree::Ident(first), ..])
                if word == "in" =>
            {
                if first == "crate" {
                    self.edit(first.span().byte_range(), EditKind::Crate);
                }
                at + 2
            }
            _ => at + 1,
        }
    }

    /// A path whose segments start at `at`; `start` is where its text starts. Returns where to go on.
    fn path(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        root: Root,
        start: usize,
        shape: Shape,
    ) -> usize {
        let mut segments: Vec<Name> = Vec::new();
        let mut starts: Vec<usize> = Vec::new();
        let mut end = start;
        loop {
            match tokens.get(at) {
                Some(TokenTree::Ident(word)) => {
                    let name = name_of(word);
                    self.name(name.clone());
                    segments.push(name);
                    starts.push(word.span().byte_range().start);
                    end = word.span().byte_range().end;
                    at += 1;
                    // `a::<T>` ends the path: what follows the arguments is a member.
                    if !separator(tokens, at) || punct(tokens, at + 2, '<') {
                        break;
                    }
                    at += 2;
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    self.import_group(group, root, &segments, shape);
                    return at + 1;
                }
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                    self.push(
                        Written {
                            root,
                            segments,
                            starts,
                            range: start..end,
                            bang: false,
                            glob: true,
                        },
                        shape,
                    );
                    return at + 1;
                }
                _ => break,
            }
        }
        let bang = punct(tokens, at, '!') && !punct(tokens, at + 1, '=');
        let macro_name = segments.last().cloned();
        let first_is_macro_rules = segments.len() == 1 && segments[0].as_ref() == "macro_rules";
        if bang && first_is_macro_rules {
            return self.local_rules(tokens, at + 1);
        }
        self.push(
            Written {
                root,
                segments,
                starts,
                range: start..end,
                bang,
                glob: false,
            },
            shape,
        );
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

    /// `macro_rules! name { … }` inside a body.
    fn local_rules(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        if let Some(name) = ident(tokens, at) {
            self.refs.defines.insert(name_of(name));
        }
        if punct(tokens, at, '$') {
            self.refs.names_fragment = true;
        }
        let Some(TokenTree::Group(group)) = tokens.get(at + 1) else {
            return at;
        };
        let rules = Shape {
            in_macro: true,
            rules: false,
        };
        self.tokens(&flatten(group.stream()), rules);
        at + 2
    }

    /// The arguments of a macro call that starts at `start`.
    fn call(&mut self, name: &str, start: usize, group: &proc_macro2::Group, shape: Shape) {
        let range = start..group.span().byte_range().end;
        let inner = flatten(group.stream());
        if self.builtin(name, &range, &inner, shape) {
            return;
        }
        let outer = std::mem::replace(&mut self.in_arguments, true);
        self.tokens(
            &inner,
            Shape {
                in_macro: true,
                ..shape
            },
        );
        self.in_arguments = outer;
    }

    /// `{name}`, `{:width$}` and `{:.precision$}` in a string among macro tokens: any of them may be a format string.
    fn captures(&mut self, literal: &Literal) {
        let text = literal.to_string();
        if !text.contains('{') {
            return;
        }
        let Ok(string) = syn::parse_str::<syn::LitStr>(&text) else {
            return;
        };
        let value = string.value();
        let range = literal.span().byte_range();
        for inside in value.split('{').skip(1) {
            let inside = inside.split('}').next().unwrap_or_default();
            let (argument, format) = inside.split_once(':').unwrap_or((inside, ""));
            let counts = format.split('$').rev().skip(1).map(|before| {
                before
                    .rsplit(|c: char| !(c.is_alphanumeric() || c == '_'))
                    .next()
                    .unwrap_or_default()
            });
            for name in std::iter::once(argument.trim()).chain(counts) {
                let name = name.strip_prefix("r#").unwrap_or(name);
                let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_')
                    && name.chars().all(|c| c.is_alphanumeric() || c == '_');
                if is_name {
                    let name: Name = Arc::from(name);
                    self.name(name.clone());
                    let shape = Shape {
                        in_macro: true,
                        rules: false,
                    };
                    let written = Written {
                        root: Root::Plain,
                        segments: vec![name],
                        starts: vec![range.start],
                        range: range.clone(),
                        bang: false,
                        glob: false,
                    };
                    self.push(written, shape);
                }
            }
        }
    }

    fn push(&mut self, written: Written, shape: Shape) {
        if written.segments.is_empty() && !written.glob {
            return;
        }
        // Inside a module of its own, `super` may be this node's module.
        if let (Root::Up(ups), depth @ 1..) = (written.root, self.module_depth) {
            for fewer in 1..=depth.min(ups) {
                let root = Root::Up(ups - fewer);
                self.push_one(
                    Written {
                        root,
                        ..written.clone()
                    },
                    true,
                );
            }
            return self.push_one(written, true);
        }
        self.push_one(written, shape.in_macro || self.module_depth > 0);
    }

    fn push_one(&mut self, written: Written, in_macro: bool) {
        let key = (
            written.root,
            written.segments.clone(),
            written.bang,
            in_macro,
            written.glob,
        );
        if self.seen.insert(key) {
            self.refs.paths.push(written.path(in_macro));
        }
    }

    fn name(&mut self, name: Name) {
        if self.in_arguments {
            self.refs.arguments.insert(name.clone());
        }
        self.refs.names.insert(name);
    }

    fn edit(&mut self, range: Range<usize>, kind: EditKind) {
        let shows = matches!(
            kind,
            EditKind::Crate | EditKind::CallerCrate | EditKind::PubCrate
        );
        if shows && self.in_arguments && !self.context.solution {
            self.refs.crate_in_arguments.get_or_insert(range.clone());
        }
        self.refs.edits.push(Edit { range, kind });
    }
}
