//! Names in patterns that another crate's hidden globs make variables: without those they would be constants.

use super::Reach;
use crate::declared;
use crate::macros;
use crate::resolve::{Outcome, Site};
use crate::scope::{Binding, Def, Ns};
use crate::tables::{ImportId, Kind, ModuleId, Name, NodeId, PathRef, Root, STD_MACROS};
use crate::tokens::{self, Delimiter, Names, Room, TokenTree};

impl Reach<'_> {
    /// A name in a pattern that two globs of another crate bring, one of them out of sight, is a variable there, though as a
    /// path it may be what the other one brings. In one file it is too, or rustc calls it ambiguous, if both globs stay.
    pub(super) fn keep_rivals_of_pattern(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        id: NodeId,
        site: Site<'_>,
    ) {
        let (Root::Plain, [name], false) = (path.root, path.segments.as_slice(), path.bang) else {
            return;
        };
        let made = self.made_rivals(name, site);
        if !made.is_empty() && self.may_match(name, id) {
            for node in made {
                self.keep_rival(Def::Node(node), &[]);
            }
        }
        for import in outcome.imports() {
            let hub = self.program.import(import).module;
            if hub.krate == site.module.krate {
                continue;
            }
            let rivals = self.out_of_sight(hub, name, site);
            if !rivals.is_empty() && self.may_match(name, id) {
                for (rival, via) in rivals {
                    self.keep_rival(rival, &via);
                }
            }
        }
    }

    /// What else the globs of `hub` bring under the name of a constant that `site` sees there, and by what imports.
    fn out_of_sight(
        &self,
        hub: ModuleId,
        name: &Name,
        site: Site<'_>,
    ) -> Vec<(Def, Vec<ImportId>)> {
        let (program, scopes) = (self.program, self.scopes);
        let bindings = scopes.lookup(hub, name, Ns::Value);
        let nodes = bindings.iter().filter_map(|binding| match binding.def {
            Def::Node(node) => Some((node, binding)),
            _ => None,
        });
        let seen_from = |module, binding: &Binding| scopes.visible(binding.item_vis, module);
        // A function is no pattern: its name is a variable's whatever else there is.
        let mut constants = nodes.filter(|(node, binding)| {
            program.node(*node).kind != Kind::Fn
                && scopes.visible(binding.vis, site.module)
                && seen_from(site.module, binding)
        });
        let Some((shown, _)) = constants.next() else {
            return Vec::new();
        };
        let rivals = bindings
            .iter()
            .filter(|binding| binding.def != Def::Node(shown) && seen_from(hub, binding));
        rivals
            .map(|binding| (binding.def, binding.via.clone()))
            .collect()
    }

    /// May the name stand in a pattern?
    pub(super) fn may_match(&self, name: &Name, id: NodeId) -> bool {
        let is_of_std = |called: &Name| self.is_macro_of_std(id, called);
        declared::in_patterns_of(self.program, id, name)
            || declared::is_given(self.program, id, name, &is_of_std)
    }

    /// May the name be a whole pattern somewhere in the text of a macro: not a function's that is defined or called there, a method's
    /// or the end of a path?
    pub(super) fn may_be_pattern(&self, definition: NodeId, name: &Name) -> bool {
        let node = self.program.node(definition);
        let text = &self.program.file(node.module).text;
        let room = Room::new();
        let tokens = tokens::read_part(&room, text, node.range.clone());
        tokens.map_or(true, |tokens| {
            stands_as_pattern(tokens, name, &Names::default(), false)
        })
    }

    /// The constants of a name in another crate that a glob brings to `site` all names of a module from, in which macros may
    /// import some of them.
    fn made_rivals(&self, name: &Name, site: Site<'_>) -> Vec<NodeId> {
        let program = self.program;
        let items = self.inverted.items.get(name).map_or(&[][..], Vec::as_slice);
        let is_constant = |id: &&NodeId| {
            let kind = program.node(**id).kind;
            id.krate != site.module.krate
                && matches!(kind, Kind::Const | Kind::Struct { constructor: true })
        };
        if items.iter().filter(is_constant).count() < 2 {
            return Vec::new();
        }
        let globs = program.module(site.module).globs.iter();
        let behind = globs.flat_map(|&glob| self.scopes.imported(glob, Ns::Type));
        let hubs = behind.filter_map(|def| match def {
            Def::Module(hub) => Some(hub),
            _ => None,
        });
        let imports = |hub: &ModuleId| {
            let mut calls = program.module(*hub).calls.iter();
            calls.any(|&call| macros::expansion(program, &program.node(call).refs).imports)
        };
        let seen = hubs.filter(imports).flat_map(|hub| {
            let seen = items.iter().filter(is_constant).filter(move |id| {
                id.krate == hub.krate && self.scopes.visible(program.node(**id).vis, hub)
            });
            seen.copied()
        });
        seen.collect()
    }
}

/// Is the word anywhere that is not behind `fn`, `.` or `::`, nor before `!` or parentheses? `is_given`: or anywhere at all, for what
/// a macro that is not std's makes of it is not known.
fn stands_as_pattern(tokens: &[TokenTree], name: &str, names: &Names, is_given: bool) -> bool {
    tokens.iter().enumerate().any(|(at, token)| {
        let before = |steps: usize| at.checked_sub(steps).map(|at| &tokens[at]);
        let is_mark = |token: Option<&TokenTree>, mark: char| {
            matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == mark)
        };
        match token {
            TokenTree::Group(group) => {
                let called = before(2).filter(|_| is_mark(before(1), '!'));
                let is_call = matches!(called, Some(TokenTree::Ident(word)) if !STD_MACROS.iter().any(|known| *word == **known));
                stands_as_pattern(group.tokens(), name, names, is_given || is_call)
            }
            TokenTree::Ident(word) if *names.of(word) == *name => {
                let is_defined = matches!(before(1), Some(TokenTree::Ident(word)) if *word == "fn");
                let is_method = is_mark(before(1), '.');
                let is_end = is_mark(before(1), ':') && is_mark(before(2), ':');
                let is_called = match tokens.get(at + 1) {
                    Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Parenthesis,
                    next => is_mark(next, '!'),
                };
                is_given || !(is_defined || is_method || is_end || is_called)
            }
            _ => false,
        }
    })
}
