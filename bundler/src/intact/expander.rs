//! What a call comes to once all calls in it are expanded, as it is written or with the edits that a bundle has.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::calls::{Call, Definition, call_at, definition_at, end_of_test_call};
use super::edits::{Editor, add_words};
use super::meaning::{Choice, Site};
use crate::package::Edition;
use crate::rules::{self, DollarCrate, Purpose, Text};
use crate::source::{SourceFile, replace};
use crate::tables::{Name, NodeId};
use crate::tokens::{self, Group, Room, TokenTree};

/// How deep calls may come out of calls, as in rustc.
const DEEPEST: u32 = 128;
/// How much text the expansions of one call may come to. A macro that implements traits for tuples of up to 26 types comes to half
/// of it.
const MOST_BYTES: usize = 4 << 20;

/// A text on its own, under the number of its crate.
fn text_of(krate: u32, text: String) -> SourceFile {
    SourceFile::new("".as_ref(), krate.to_string().into(), text.into())
}

/// A definition's text.
#[derive(Clone)]
struct Rules {
    /// None where it cannot be read.
    definition: Option<Rc<rules::Definition>>,
    edition: Edition,
}

impl Rules {
    fn read(krate: u32, text: String, edition: Edition) -> Rules {
        let file = text_of(krate, text);
        let range = 0..file.text.len();
        let definition = rules::Definition::read(&Text { file: &file, range });
        Rules {
            definition: definition.ok().map(Rc::new),
            edition,
        }
    }
}

/// Expands all calls in a text.
pub(super) struct Expander<'a> {
    site: &'a Site<'a>,
    choice: &'a Choice,
    editor: &'a Editor<'a>,
    left: Cell<usize>,
    /// Items' definitions, edited or not.
    rules: RefCell<FxHashMap<NodeId, Rules>>,
    /// Definitions of bodies, and those that calls came to, while they are in sight.
    inner: RefCell<Vec<(Name, Rules)>>,
    /// Was there a call that is none of its macro's patterns?
    misfit: Cell<bool>,
}

impl<'a> Expander<'a> {
    /// For calls at `site`; they and the definitions are edited first.
    pub(super) fn new(
        site: &'a Site<'a>,
        choice: &'a Choice,
        editor: &'a Editor<'a>,
    ) -> Expander<'a> {
        Expander {
            site,
            choice,
            editor,
            left: Cell::new(MOST_BYTES),
            rules: RefCell::default(),
            inner: RefCell::default(),
            misfit: Cell::new(false),
        }
    }

    /// The tokens that the call comes to; none where that is not sure.
    pub(super) fn expansion(&self) -> Option<Vec<String>> {
        let node = self.editor.program.node(self.site.node);
        for definition in &self.site.call.definitions {
            let text = self.editor.text(node, &definition.range);
            self.define(definition.name.clone(), text);
        }
        let mut made = Vec::new();
        let whole = self.site.call.start..self.site.call.range.end;
        let call = text_of(self.editor.caller, self.editor.text(node, &whole));
        self.all(&call, DEEPEST, &mut made)?;
        Some(made)
    }

    /// Brings a definition of the site's crate into sight.
    fn define(&self, name: Name, text: String) {
        let edition = self.editor.program.krate(self.site.node.krate).edition;
        let rules = Rules::read(self.editor.caller, text, edition);
        self.inner.borrow_mut().push((name, rules));
    }

    /// Was there a call that is none of its macro's patterns?
    pub(super) fn has_misfit(&self) -> bool {
        self.misfit.get()
    }

    /// Adds what a text comes to once all its calls are expanded.
    fn all(&self, file: &SourceFile, depth: u32, made: &mut Vec<String>) -> Option<()> {
        let room = Room::new();
        let tokens = tokens::read(&room, &file.text).ok()?;
        self.tokens(tokens, file, depth, made)
    }

    fn tokens(
        &self,
        tokens: &[TokenTree],
        file: &SourceFile,
        depth: u32,
        made: &mut Vec<String>,
    ) -> Option<()> {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if let Some((definition, rules)) = definition_at(tokens, at) {
                self.definition(&definition, &rules, file, made)?;
                at += 4;
                continue;
            }
            if let Some(end) = end_of_test_call(tokens, at) {
                add_words(&tokens[at..end], &file.text, made);
                at = end;
                continue;
            }
            if let Some(call) = call_at(tokens, at) {
                self.call(&call, file, depth, made)?;
                at += 3;
                continue;
            }
            match token {
                TokenTree::Group(group) => {
                    let range = group.range();
                    let around = self.inner.borrow().len();
                    made.push(file.text[range.start..=range.start].to_owned());
                    self.tokens(group.tokens(), file, depth, made)?;
                    made.push(file.text[range.end - 1..range.end].to_owned());
                    self.inner.borrow_mut().truncate(around);
                }
                _ => made.push(file.text[token.range()].to_owned()),
            }
            at += 1;
        }
        Some(())
    }

    /// A definition that a call came to. What it passes on is not known before it is called itself.
    fn definition(
        &self,
        definition: &Definition,
        rules: &Group,
        file: &SourceFile,
        made: &mut Vec<String>,
    ) -> Option<()> {
        if passes_crate_on(rules.tokens()) {
            return None;
        }
        let text = &file.text[definition.range.clone()];
        add_words(rules.tokens(), &file.text, made);
        self.define(definition.name.clone(), text.to_owned());
        Some(())
    }

    fn call(
        &self,
        call: &Call<'_>,
        file: &SourceFile,
        depth: u32,
        made: &mut Vec<String>,
    ) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        let Some(rules) = self.meaning(call, file)? else {
            made.extend([call.word().to_owned(), "!".to_owned()]);
            if self.site.printed && &*call.name == "stringify" {
                let mut words = Vec::new();
                add_words(call.group.tokens(), &file.text, &mut words);
                made.push(words.join(" "));
                return Some(());
            }
            made.push("(".to_owned());
            self.tokens(call.group.tokens(), file, depth, made)?;
            made.push(")".to_owned());
            return Some(());
        };
        made.truncate(made.len() - call.path.len());
        let expanded = rules.definition.as_ref().and_then(|definition| {
            let range = call.range.clone();
            let names = DollarCrate {
                path: "crate",
                in_rules: "$crate",
            };
            let expanded =
                definition.expand(&Text { file, range }, names, rules.edition, Purpose::Read);
            expanded.ok()
        });
        let Some(expanded) = expanded else {
            self.misfit.set(true);
            return None;
        };
        let left = self.left.get().checked_sub(expanded.text.len());
        self.left.set(left?);
        let file = replace(file, vec![(0..file.text.len(), expanded)]);
        self.all(&file, depth, made)
    }

    /// The definition that a call means; none for one of std's, and no answer where none is known.
    fn meaning(&self, call: &Call<'_>, file: &SourceFile) -> Option<Option<Rules>> {
        if call.path.is_empty() {
            let inner = self.inner.borrow();
            let own = inner.iter().rev().find(|(name, _)| *name == call.name);
            if let Some((_, rules)) = own {
                return Some(Some(rules.clone()));
            }
        }
        let found = self.site.meaning(call, file, self.choice)?;
        Some(found.map(|id| self.rules(id)))
    }

    /// The text of an item's definition.
    fn rules(&self, definition: NodeId) -> Rules {
        let mut known = self.rules.borrow_mut();
        let rules = || {
            let node = self.editor.program.node(definition);
            let text = self.editor.text(node, &node.range);
            let edition = self.editor.program.krate(definition.krate).edition;
            Rules::read(definition.krate, text, edition)
        };
        known.entry(definition).or_insert_with(rules).clone()
    }
}

/// Is there a call among the rules of a definition that is given `crate` beside fragments?
fn passes_crate_on(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().any(|(at, token)| {
        let given = call_at(tokens, at).map(|call| call.group);
        let passes = given.is_some_and(|given| {
            has(
                given.tokens(),
                &|token| matches!(token, TokenTree::Ident(word) if *word == "crate"),
            )
        });
        passes || matches!(token, TokenTree::Group(group) if passes_crate_on(group.tokens()))
    })
}

fn has(tokens: &[TokenTree], is_wanted: &impl Fn(&TokenTree) -> bool) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has(group.tokens(), is_wanted),
        _ => is_wanted(token),
    })
}
