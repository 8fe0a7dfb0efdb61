//! What is live and would show that a bundle is another text: paths that macros print or count, conditions and places that
//! only the author's build knows.

use std::collections::BTreeMap;

use super::{Doubt, Reach};
use crate::error::Problem;
use crate::items::{is_mark, is_word};
use crate::refs::BUILD_TIME;
use crate::resolve::Site;
use crate::tables::{EditKind, Kind, Name, Node, PathRef};
use crate::tokens::{self, Delimiter, Room, TokenTree};
use crate::{intact, macros};

impl Reach<'_> {
    /// Reports each feature, or word of a build script's, that a macro may put into a condition: nobody here sees what it decides
    /// there.
    pub(super) fn refuse_loose_features(&mut self) {
        let program = self.program;
        let live = self.live.nodes.iter().map(|id| (*id, program.node(*id)));
        let mut doubts = Vec::new();
        for (id, node) in live.filter(|(_, node)| !node.refs.loose_features.is_empty()) {
            let texts = macros::reached(program, vec![&node.refs]);
            if !texts.iter().any(|refs| refs.condition_fragment) {
                continue;
            }
            for range in &node.refs.loose_features {
                let place = program.file(node.module).place(range.clone(), "");
                let title = "this may become part of a condition in a macro";
                let help =
                    "write `#[cfg(…)]` around the call, or give the macro `cfg(…)` as a whole";
                doubts.push(Doubt::new(id, Problem::new(title).at(place).help(help)));
            }
        }
        self.live.doubts.extend(doubts);
    }

    /// Reports each `module_path!()` that a live macro may be given for a module which it makes.
    pub(super) fn refuse_moved_module_paths(&mut self) {
        let program = self.program;
        let live = self.live.nodes.iter().map(|id| (*id, program.node(*id)));
        let mut doubts = Vec::new();
        for (id, node) in live {
            let Some(range) = &node.refs.given_module_path else {
                continue;
            };
            let texts = macros::reached(program, vec![&node.refs]);
            if node.refs.calls_in_module || texts.iter().any(|refs| refs.makes_module) {
                let place = program.file(node.module).place(range.clone(), "");
                let title = "a macro may put this `module_path!` into a module that it makes";
                let help = "write the module's path as a string";
                doubts.push(Doubt::new(id, Problem::new(title).at(place).help(help)));
            }
        }
        self.live.doubts.extend(doubts);
    }

    /// Reports calls of std's macros that depend on the build, under other names than those that they are known by here.
    pub(super) fn refuse_renamed_builtins(&mut self) {
        let program = self.program;
        let numbered = || self.live.nodes.iter().map(|id| (*id, program.node(*id)));
        let imports = self.live.imports.iter().map(|id| program.import(*id));
        let imports = imports.map(|import| (&import.path, &import.alias));
        let uses = numbered().flat_map(|(_, node)| &node.refs.uses);
        let uses = uses.map(|local| (&local.path, &local.alias));
        let renamed = imports.chain(uses).filter_map(|(path, alias)| {
            let name = path.segments.last()?;
            let alias = alias.as_ref().filter(|alias| *alias != name)?;
            Some((alias, name))
        });
        let all: Vec<(&Name, &Name)> = renamed.collect();
        // One of the name that is defined here may be meant instead.
        let is_other = |name: &Name| {
            let mut krates = program.krates.iter();
            krates.any(|krate| krate.macros.contains_key(name))
        };
        let mut renamed: BTreeMap<&Name, &Name> = BTreeMap::new();
        // A new name may get another one in turn.
        loop {
            let before = renamed.len();
            for &(alias, name) in &all {
                let is_built_in = BUILD_TIME.contains(&&**name) && !is_other(name);
                let original = is_built_in.then_some(name).or(renamed.get(name).copied());
                if let Some(original) = original {
                    renamed.insert(alias, original);
                }
            }
            if renamed.len() == before {
                break;
            }
        }
        // A definition is read where it is called.
        let is_own = |node: &Node, path: &PathRef, alias: &Name| match node.kind {
            Kind::MacroRules { .. } => is_other(alias),
            _ => {
                let at = Some(path.range.start);
                let outcome = self.scopes.path(Site::of_node(node), path);
                !self.scopes.textual(node.module, alias, at).found.is_empty()
                    || !self.macros_of(&outcome).is_empty()
            }
        };
        let mut doubts = Vec::new();
        for (id, node) in numbered() {
            for path in node.refs.paths.iter().filter(|path| path.bang) {
                let called = path.segments.last();
                let renamed = called.and_then(|name| renamed.get_key_value(name));
                if let Some((alias, name)) = renamed.filter(|(alias, _)| !is_own(node, path, alias))
                {
                    let title = format!("`{alias}!` is std's `{name}!` under another name");
                    let place = program.file(node.module).place(path.range.clone(), "");
                    let help = format!("call it by its own name: `{name}!`");
                    doubts.push(Doubt::of_code(id, Problem::new(title).at(place).help(help)));
                }
            }
            if let Some(name) = self.given_to_an_import(node) {
                let title = format!("a macro may give std's `{name}!` another name");
                let place = program.file(node.module).place(node.range.clone(), "");
                let help = format!("import it by its path: `use std::{name};`");
                doubts.push(Doubt::of_code(id, Problem::new(title).at(place).help(help)));
            }
            if let Some(path) = self.given_to_a_call(node) {
                let name = path.segments.last().map_or("", |name| name);
                let title = format!("a macro may call std's `{name}!` by this name");
                let place = program.file(node.module).place(path.range.clone(), "");
                let help = format!("call it by its own name: `{name}!`");
                doubts.push(Doubt::of_code(id, Problem::new(title).at(place).help(help)));
            }
        }
        for doubt in doubts {
            // A file that nobody reads here may act outside.
            match self.inverted.unread.contains(&doubt.node) {
                true => self.problems.push(doubt.problem),
                false => self.live.doubts.push(doubt),
            }
        }
    }

    /// The name of one of those macros among what is given to macros, of which some call what a fragment names.
    fn given_to_a_call<'n>(&self, node: &'n Node) -> Option<&'n PathRef> {
        let mut paths = node.refs.paths.iter();
        let is_name = |path: &&PathRef| match path.segments.as_slice() {
            [.., name] if !path.bang && path.in_macro => {
                BUILD_TIME.contains(&&**name) && node.refs.arguments.contains(name)
            }
            _ => false,
        };
        let path = paths.find(is_name)?;
        let texts = macros::reached(self.program, vec![&node.refs]);
        texts.iter().any(|refs| refs.calls_fragment).then_some(path)
    }

    /// The name of one of those macros that a text gives to a macro which puts it into an import.
    fn given_to_an_import(&self, node: &Node) -> Option<&'static str> {
        let mut names = BUILD_TIME.iter().copied();
        let name = names.find(|name| {
            node.refs.arguments.contains(*name) && !self.has_in_attributes_alone(node, name)
        })?;
        let texts = macros::reached(self.program, vec![&node.refs]);
        texts.iter().any(|refs| refs.uses_fragment).then_some(name)
    }

    /// Is the word in attributes alone wherever it is in the text of a node: `#[cfg(unix)]`?
    fn has_in_attributes_alone(&self, node: &Node, word: &str) -> bool {
        fn others(tokens: &[TokenTree], word: &str) -> bool {
            let before = |at: usize| at.checked_sub(1).and_then(|at| tokens.get(at));
            tokens.iter().enumerate().any(|(at, token)| match token {
                TokenTree::Group(group) => {
                    let is_attribute =
                        group.delimiter() == Delimiter::Bracket && is_mark(before(at), '#');
                    !is_attribute && others(group.tokens(), word)
                }
                token => is_word(Some(token), word),
            })
        }
        let room = Room::new();
        let text = &self.program.file(node.module).text;
        let tokens = tokens::read_part(&room, text, node.range.clone());
        tokens.is_ok_and(|tokens| !others(tokens, word))
    }

    /// Reports each `crate` of a library, and each text put there, among tokens that a macro may turn into a string. It takes
    /// all that is live: any live macro may be the one that a fragment names.
    pub(super) fn refuse_stringified(&mut self) {
        let program = self.program;
        let live = || self.live.nodes.iter().map(|id| program.node(*id));
        let mut doubts = Vec::new();
        for &id in &self.live.nodes {
            let node = program.node(id);
            let crates = node.refs.crate_in_arguments.iter().map(|row| {
                (
                    row,
                    "this path is among tokens that a macro may turn into a string",
                    "has to change when the library moves into a module",
                    "use a name that is imported, or `self::` or `super::`, instead of `crate` or `::`",
                )
            });
            let included = node.refs.spliced_arguments.iter().map(|row| {
                (
                    row,
                    "this becomes another text, among tokens that a macro may turn into a string",
                    "the string would be another one",
                    "bind its value to a variable first and give the macro that, or leave it out",
                )
            });
            for ((calls, range), title, label, help) in crates.chain(included) {
                let all = live().map(|node| &*node.refs);
                if macros::may_stringify(program, all, node, calls)
                    && !intact::prints_same(self.scopes, id, calls)
                {
                    let place = program.file(node.module).place(range.clone(), label);
                    doubts.push(Doubt::of_code(id, Problem::new(title).at(place).help(help)));
                }
            }
        }
        self.live.doubts.extend(doubts);
    }

    /// Reports each live macro call that tells a path from the longer one that is in its place in a bundle.
    pub(super) fn refuse_counted(&mut self) {
        let program = self.program;
        let mut doubts = Vec::new();
        for changed in intact::changed_calls(self.scopes, self.live.nodes.iter().copied()) {
            let is_text =
                matches!(&changed.edit, Some(edit) if matches!(edit.kind, EditKind::Text(_)));
            let (range, label) = match changed.edit {
                Some(edit) if is_text => (edit.range, "has to become the text that it stands for"),
                Some(edit) => (
                    edit.range,
                    "has to change when the library moves into a module",
                ),
                None => (changed.call, "the path is in its macros, and has to change"),
            };
            let (title, help) = match is_text {
                true => (
                    "a macro counts these tokens, or takes them apart",
                    "make it a constant first, and give the macro that",
                ),
                false => (
                    "a macro counts the tokens of a path, or takes it apart",
                    "use a name that is imported, or `self::` or `super::`, instead of `crate` or `::`",
                ),
            };
            let file = program.file(program.node(changed.node).module);
            let place = file.place(range, label);
            let problem = Problem::new(title).at(place).help(help);
            doubts.push(Doubt::of_code(changed.node, problem));
        }
        self.live.doubts.extend(doubts);
    }
}
