//! Crates' names beside macros that declare something so called, where the crate would be meant in a bundle: in modules of bodies
//! they are led to the crate where they stand, and elsewhere its module hides what a glob brings.

use super::Reach;
use crate::error::Problem;
use crate::macros;
use crate::refs::{declared_crate, declares, separator};
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{Def, Ns};
use crate::tables::{EditKind, NodeId, PathRef};
use crate::tokens::{self, Names, Room, TokenTree};

impl Reach<'_> {
    /// Reports a crate's name in the text of `reader` that stands for the crate's own place, where a macro that is called there
    /// may declare something of that name.
    pub(super) fn refuse_made_namesake(&mut self, definition: NodeId, reader: NodeId) {
        let node = self.program.node(reader);
        let file = self.program.file(node.module);
        let rules = self.program.node(definition);
        let room = Room::new();
        let mut of_rules = None;
        for edit in &node.refs.edits {
            let written = &file.text[edit.range.clone()];
            if !matches!(edit.kind, EditKind::Extern(_)) || written.starts_with("::") {
                continue;
            }
            let read = || {
                let text = &self.program.file(rules.module).text;
                tokens::read_part(&room, text, rules.range.clone()).unwrap_or_default()
            };
            let tokens = *of_rules.get_or_insert_with(read);
            let name = written.trim_start_matches("r#");
            if declares(tokens, name, &Names::default()) {
                let refusal = declared_crate(edit.range.clone(), name);
                self.problems.push(refusal.problem(file));
            }
        }
    }

    /// Reports a path that starts with a crate's name, which a macro may declare behind a glob: that would hide the crate.
    pub(super) fn refuse_namesake_behind_glob(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        site: Site<'_>,
    ) {
        let mut crates = outcome.trail.iter().filter_map(|touch| match touch {
            Touch::Crate { name, .. } => Some(name),
            _ => None,
        });
        let Some(name) = crates.next() else { return };
        let globs = self.program.module(site.module).globs.iter();
        let mut targets: Vec<Def> = globs
            .flat_map(|glob| self.scopes.imported(*glob, Ns::Type))
            .collect();
        let of_body = site.uses.iter().filter(|local| local.path.glob);
        targets.extend(of_body.flat_map(|local| self.scopes.body_use(site, &local.path).hits));
        let behind = self.behind(targets);
        let mut calls = behind.iter().flat_map(|id| &self.program.module(*id).calls);
        let Some(&call) = calls.find(|call| self.may_declare(**call, name)) else {
            return;
        };
        let place = |id: NodeId, range, label: &str| {
            let module = self.program.node(id).module;
            self.program.file(module).place(range, label)
        };
        let made = self.program.node(call).range.clone();
        let file = self.program.file(site.module);
        let title = format!("`{name}` may be a crate, or what a macro makes that a glob brings");
        self.problems.push(
            Problem::new(title)
                .at(file.place(path.range.clone(), ""))
                .at(place(call, made, "this call may make it"))
                .help(format!(
                    "write `::{name}` for the crate, or the path of the other one"
                )),
        );
    }

    /// May an item's call declare this name? Its words alone may become names, and not the starts of paths.
    fn may_declare(&self, call: NodeId, name: &str) -> bool {
        let read = |id: NodeId, is_it: fn(&[TokenTree], &str, &Names) -> bool| {
            let node = self.program.node(id);
            let text = &self.program.file(node.module).text;
            let room = Room::new();
            let tokens = tokens::read_part(&room, text, node.range.clone());
            tokens.is_ok_and(|tokens| is_it(tokens, name, &Names::default()))
        };
        let refs = &*self.program.node(call).refs;
        let definitions = macros::reached_definitions(self.program, vec![refs]);
        read(call, stands_alone) || definitions.into_iter().any(|id| read(id, declares))
    }
}

/// Is the word anywhere that is not the start or a part of a path?
fn stands_alone(tokens: &[TokenTree], name: &str, names: &Names) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => stands_alone(group.tokens(), name, names),
        TokenTree::Ident(word) => *names.of(word) == *name && !separator(tokens, at + 1),
        _ => false,
    })
}
