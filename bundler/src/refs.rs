//! What one node mentions: paths, identifiers, format captures, macro tokens, `use` inside bodies; and the edits that its
//! text needs. It does not know where any of it leads.
//!
//! It reads tokens rather than a tree, so that a body, a macro's arguments and a macro's definition are all read alike and
//! new syntax cannot hide a mention. What is read too much keeps too much, which rustc corrects at the end; nothing is read
//! too little.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use unicode_normalization::UnicodeNormalization;

use crate::build_time::Places;
use crate::cfg::Cfg;
use crate::inputs::Inputs;
use crate::package::Edition;
use crate::source::{Mark, SourceFile};
use crate::tables::{Edit, EditKind, Extern, Given, Name, NestedCrate, PathRef, Refs, Root};
use crate::tokens::{Group, Ident, Literal, Names, TokenTree, bare};

mod angles;
mod attributes;
mod builtin;
mod conditional;
mod constructors;
mod definitions;
mod features;
mod fragments;
mod imports;
mod inner;
mod joined;
mod keywords;
mod met;
mod nested;
mod paths;
#[cfg(test)]
mod tests;
mod unread;
mod words;

pub(crate) use attributes::{GIVEN, is_used_unasked, says};
pub(crate) use builtin::{BUILD_TIME, OPTION};
pub(crate) use keywords::{has_later_keywords, written};
pub(crate) use met::Met;
pub(crate) use nested::{declared_crate, declares};
pub(crate) use unread::{FileFacts, is_tame};
use words::{ident, is_mark, is_no_member, punct, range_of};
pub(crate) use words::{is_defining, is_item_start, is_keyword, is_name, separator};

/// What is the same for every node of a file.
pub(crate) struct FileContext<'a> {
    pub(crate) file: &'a SourceFile,
    /// Names that were met in it.
    pub(crate) names: &'a Names,
    /// Room for what is met in a node of it.
    pub(crate) met: RefCell<Met>,
    pub(crate) places: Places<'a>,
    pub(crate) inputs: &'a Inputs,
    pub(crate) cfg: &'a Cfg,
    /// `CARGO_…` variables that are known.
    pub(crate) variables: &'a BTreeMap<String, String>,
    pub(crate) externs: &'a BTreeMap<Name, Extern>,
    pub(crate) edition: Edition,
    /// Are there names in a library's text that are keywords in a later edition?
    pub(crate) later_keywords: bool,
    /// Is this the solution, whose text is kept?
    pub(crate) solution: bool,
}

/// Reads the whole text of a node, in parts that are not to be read as one.
///
/// The identifiers at `defined` are definitions of the node's own names rather than mentions. `rules`: is this a
/// `macro_rules!` definition? `in_macro`: are these an item macro's arguments?
pub(crate) fn scan(
    context: &FileContext<'_>,
    module_path: &str,
    parts: &[&[TokenTree]],
    defined: &[Range<usize>],
    shape: Shape,
) -> Refs {
    let mut scanner = Scanner {
        context,
        module_path,
        defined,
        refs: Refs::default(),
        met: context.met.take(),
        names: Vec::new(),
        calls: Vec::new(),
        matchers: Vec::new(),
        public: None,
        enclosed: false,
        enclosing_braces: BTreeSet::new(),
        module_braces: BTreeSet::new(),
        module_depth: 0,
        imported: Vec::new(),
        in_local_rules: false,
        in_rules: Vec::new(),
        modules: Vec::new(),
    };
    if context.later_keywords {
        for tokens in parts {
            match shape.rules {
                true => scanner.later_keywords_of_arms(tokens),
                false => scanner.later_keywords(tokens),
            }
        }
    }
    for tokens in parts {
        match shape.inner_macros {
            true => scanner.rules(tokens, shape),
            false => scanner.tokens(tokens, shape),
        }
    }
    scanner.crates_in_local_rules(parts);
    scanner.conditions_in_front(parts);
    scanner.refuse_declared_crates(parts);
    let own_types = |tokens: &&[TokenTree]| definitions::impls_own_types(tokens);
    scanner.met.clear();
    context.met.replace(scanner.met);
    inner::read(&mut scanner.refs, &scanner.modules);
    scanner.refs.made_modules = BTreeSet::from_iter(scanner.modules);
    scanner.refs.names = BTreeSet::from_iter(scanner.names);
    scanner.refs.impls_own_types = shape.rules && parts.iter().all(own_types);
    scanner.refs
}

/// What kind of tokens are read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Shape {
    /// Inside a macro call or definition, where tokens may come to mean anything.
    pub(crate) in_macro: bool,
    /// Inside a `macro_rules!` definition, which is a macro too.
    pub(crate) rules: bool,
    /// Inside one with `local_inner_macros`: a bare `name!` in it is the crate's own macro.
    pub(crate) inner_macros: bool,
}

struct Scanner<'a> {
    context: &'a FileContext<'a>,
    /// What `module_path!()` says there.
    module_path: &'a str,
    defined: &'a [Range<usize>],
    refs: Refs,
    met: Met,
    /// Of `refs`, each once.
    names: Vec<Name>,
    /// The macros among whose arguments we are, outermost first; none where a fragment names it.
    calls: Vec<Given>,
    /// Where what the macro takes is, in whose rule we are; outermost first, where a macro makes another.
    matchers: Vec<Range<usize>>,
    /// The `pub` of the import that is being read, unless a macro may show it.
    public: Option<Range<usize>>,
    /// Inside the braces of an impl or a function? What is defined there has no path outside.
    enclosed: bool,
    /// Where such braces start.
    enclosing_braces: BTreeSet<usize>,
    /// Where the braces of modules inside this node start.
    module_braces: BTreeSet<usize>,
    /// How many of those are around.
    module_depth: u32,
    /// What each of them imports by a crate's name alone.
    imported: Vec<Vec<Name>>,
    /// Are these the rules of a macro that a body has for itself?
    in_local_rules: bool,
    /// The crates' names in such rules, and the macros among whose arguments each is.
    in_rules: Vec<(u32, NestedCrate, Vec<Given>)>,
    /// What modules inside this node are called.
    modules: Vec<Name>,
}

/// The types and traits of std that need no import.
const PRELUDE: &str = "\
    AsMut AsRef Box Clone Copy Default DoubleEndedIterator Drop Eq ExactSizeIterator Extend Fn FnMut FnOnce \
    From FromIterator Into IntoIterator Iterator Option Ord PartialEq PartialOrd Result Send String Sync \
    ToOwned ToString TryFrom TryInto Unpin Vec";

/// Is this one of them?
pub(crate) fn is_of_prelude(name: &str) -> bool {
    PRELUDE.split(' ').any(|known| known == name)
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

/// Is the `crate` at `at` that of `extern crate`?
fn is_extern(tokens: &[TokenTree], at: usize) -> bool {
    matches!(tokens[..at].last(), Some(TokenTree::Ident(word)) if *word == "extern")
}

impl Scanner<'_> {
    fn tokens(&mut self, tokens: &[TokenTree], shape: Shape) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at = match token {
                TokenTree::Group(group) => {
                    let start = range_of(token).start;
                    let before = tokens[..at].last();
                    if self.calls.is_empty() && before.is_some_and(|mark| is_mark(mark, '>')) {
                        self.enclosing_braces.extend(definitions::made_block(group));
                    }
                    let members = self.enclosed || self.enclosing_braces.contains(&start);
                    let outer = std::mem::replace(&mut self.enclosed, members);
                    let nested = u32::from(self.module_braces.contains(&start));
                    self.module_depth += nested;
                    if nested > 0 {
                        self.imported.push(self.imported_crates(group));
                    }
                    self.behind_matcher(tokens, at, |scanner| {
                        scanner.tokens(group.tokens(), shape);
                    });
                    self.module_depth -= nested;
                    self.imported.truncate(self.module_depth as usize);
                    self.enclosed = outer;
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
                let dots = dots.count();
                if dots == 3 && !shape.in_macro {
                    self.old_range(tokens, at);
                }
                at + dots
            }
            '.' => match ident(tokens, at + 1) {
                // A macro may take the path from behind the dot.
                Some(_) if is_no_member(tokens, at + 1) => at + 1,
                Some(member) => {
                    self.name(&self.context.names.of(member));
                    self.by_itself(member, shape);
                    at + 2
                }
                None => at + 1,
            },
            ':' if separator(tokens, at) => self.after_separator(tokens, at, shape),
            '!' => self.bang(tokens, at, shape),
            _ => at + 1,
        }
    }

    fn word(&mut self, tokens: &[TokenTree], at: usize, word: &Ident, shape: Shape) -> usize {
        if let Some(next) = self.loose_feature(tokens, at, word, shape) {
            return next;
        }
        let text = word.text();
        let range = word.range();
        match text {
            "crate" => self.refuse_made_dollar_crate(tokens, at),
            // Given to a macro, it may be an attribute there, or whatever else is called so.
            "macro_export" | "deny" | "forbid" => self.may_be_attribute(text, &range, shape),
            _ => {}
        }
        match text {
            "crate" if separator(tokens, at + 1) => {
                self.edit(range.clone(), EditKind::CallerCrate);
                self.path(tokens, at + 3, Root::Crate, range.start, shape)
            }
            // Handed to a macro, it is the start of a path there.
            "crate" if !is_extern(tokens, at) => {
                self.edit(range.clone(), EditKind::CallerCrate);
                self.push(PathRef::new(Root::Crate, vec![], vec![], range), shape);
                at + 1
            }
            "pub" => self.visibility(tokens, at),
            // `self::super::` is `super::`.
            "self" | "super" if separator(tokens, at + 1) => {
                let mut ups = u32::from(text == "super");
                let mut next = at + 3;
                while ident(tokens, next).is_some_and(|word| word == "super")
                    && separator(tokens, next + 1)
                {
                    ups += 1;
                    next += 3;
                }
                self.path(tokens, next, Root::Up(ups), range.start, shape)
            }
            "Self" => self.member_tail(tokens, at + 1, shape),
            "self" | "super" | "crate" => at + 1,
            "use" | "extern" => {
                self.public = self.public_before(tokens, at, shape);
                let next = match text {
                    "use" => self.local_use(tokens, at, shape),
                    _ => self.local_extern_crate(tokens, at, shape),
                };
                self.public = None;
                next
            }
            "impl" => {
                if shape.in_macro || is_item_start(tokens, at) {
                    self.impl_head(&tokens[at + 1..], shape);
                }
                at + 1
            }
            // `union` is a keyword only before a name.
            "union" if ident(tokens, at + 1).is_none_or(|word| is_keyword(word.text())) => {
                self.path(tokens, at, Root::Plain, range.start, shape)
            }
            _ if is_defining(text) => self.definition(text, tokens, at, shape),
            _ if is_keyword(text) => at + 1,
            _ if self.defined.contains(&range) => at + 1,
            _ => self.path(tokens, at, Root::Plain, range.start, shape),
        }
    }

    /// Notes a word that would export a macro or deny a lint if a macro made it an attribute of a library's.
    fn may_be_attribute(&mut self, word: &str, range: &Range<usize>, shape: Shape) {
        if self.context.solution || self.reads_expressions(shape) {
            return;
        }
        match word {
            "macro_export" => {
                self.refs.exported_macro.get_or_insert(range.clone());
            }
            _ => self.refs.denies = true,
        }
    }

    /// The arguments of a macro call that starts at `start`.
    fn call(&mut self, name: &str, start: usize, group: &Group, shape: Shape) {
        let range = start..group.range().end;
        let macro_name = self.context.names.named(name);
        self.refs.macro_text.push((macro_name, range.clone()));
        if self.builtin(name, &range, group, shape) {
            return;
        }
        self.arguments(Some(self.context.names.named(name)), group, shape);
    }

    /// The tokens that the macro `name` is given; none where a fragment names it.
    fn arguments(&mut self, name: Option<Name>, group: &Group, shape: Shape) {
        let first = match group.tokens().first() {
            Some(TokenTree::Ident(word)) => Some(self.context.names.of(word)),
            _ => None,
        };
        self.calls.push(Given { name, first });
        let inside = group.range();
        let marks = self.context.file.marks().iter();
        for (range, _) in marks.filter(|(_, mark)| matches!(mark, Mark::Argument)) {
            if inside.contains(&range.start) {
                self.refs
                    .spliced_arguments
                    .push((self.calls.clone(), range.clone()));
            }
        }
        let shape = Shape {
            in_macro: true,
            ..shape
        };
        let known = self.refs.edits.len();
        self.tokens(group.tokens(), shape);
        self.passed_over(group.tokens(), known, shape);
        self.calls.pop();
    }

    /// `{name}`, `{:width$}` and `{:.precision$}` in a string among macro tokens: any of them may be a format string.
    fn captures(&mut self, literal: &Literal) {
        let Some(value) = literal.string() else {
            return;
        };
        let range = literal.range();
        let Some((_, formats)) = value.split_once('{') else {
            return;
        };
        let arguments = formats.split('{').map(|inside| {
            let end = inside.find(['}', ':']).unwrap_or(inside.len());
            inside[..end].trim()
        });
        // What fills may be a brace itself: `{:}<WIDTH$}`.
        let counts = formats.split('$').rev().skip(1).map(|before| {
            before
                .rsplit(|c: char| !(c.is_alphanumeric() || c == '_'))
                .next()
                .unwrap_or_default()
        });
        for name in arguments.chain(counts) {
            let name = bare(name);
            // In `{:0WIDTH$}` the zero is a flag. What is no name there, nothing is called like.
            let name = name.trim_start_matches(|c: char| c.is_ascii_digit());
            if !name.is_empty() {
                let name = self.context.names.named(&name.nfc().collect::<String>());
                self.name(&name);
                let shape = Shape {
                    in_macro: true,
                    ..Shape::default()
                };
                let starts = vec![range.start];
                let path = PathRef::new(Root::Plain, vec![name], starts, range.clone());
                let in_expression = true;
                self.push(
                    PathRef {
                        in_expression,
                        ..path
                    },
                    shape,
                );
            }
        }
    }

    fn name(&mut self, name: &Name) {
        if !self.calls.is_empty() {
            self.refs.arguments.insert(name.clone());
            self.refs.used_unasked |= GIVEN.contains(&&**name);
        }
        if self.met.is_new(name) {
            self.names.push(name.clone());
        }
    }

    /// Puts a text in the place of one that means the same where it is compiled, but not where it is shown.
    fn replace(&mut self, range: Range<usize>, text: String) {
        if !self.calls.is_empty() {
            let put = &mut self.refs.spliced_arguments;
            put.push((self.calls.clone(), range.clone()));
        }
        self.edit(range, EditKind::Text(text));
    }

    fn edit(&mut self, range: Range<usize>, kind: EditKind) {
        let shows = match kind {
            EditKind::Crate
            | EditKind::CallerCrate
            | EditKind::PubCrate
            | EditKind::InnerMacro
            | EditKind::Rooted => !self.context.solution,
            EditKind::Extern(_) => true,
            _ => false,
        };
        if shows && !self.calls.is_empty() {
            let known = &mut self.refs.crate_in_arguments;
            if !known.iter().any(|(calls, _)| *calls == self.calls) {
                known.push((self.calls.clone(), range.clone()));
            }
        }
        self.refs.edits.push(Edit { range, kind });
    }
}
