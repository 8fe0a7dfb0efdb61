//! Crates' names beside macros that declare something so called, where the crate would be meant in a bundle: in modules of bodies
//! they are led to the crate where they stand, and elsewhere its module hides what a glob brings.

use std::collections::BTreeSet;

use super::Reach;
use super::live::CrateInRules;
use crate::error::Problem;
use crate::macros;
use crate::refs::{declared_crate, declares, separator};
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{ALL, Def, Ns};
use crate::tables::{Extern, ModuleId, Name, NestedCrate, NodeId, PathRef, Root};
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
        for krate in &node.refs.nested_crates {
            let read = || {
                let text = &self.program.file(rules.module).text;
                tokens::read_part(&room, text, rules.range.clone()).unwrap_or_default()
            };
            let tokens = *of_rules.get_or_insert_with(read);
            if declares(tokens, &krate.name, &Names::default(), krate.alone) {
                self.problems.push(declared_crate(krate).problem(file));
            }
        }
    }

    /// Notes a crate's name that a path in the rules of a macro of the same crate begins with, read where `reader` calls it.
    pub(super) fn note_crate_in_rules(
        &mut self,
        definition: NodeId,
        reader: NodeId,
        site: Site<'_>,
        (path, outcome): (&PathRef, &Outcome),
    ) {
        let (Root::Plain, [name, _, ..]) = (path.root, path.segments.as_slice()) else {
            return;
        };
        let externs = &self.program.krate(definition.krate).externs;
        let Some(Extern::Bundled(krate)) = externs.get(name) else {
            return;
        };
        let is_it =
            |touch: &Touch| matches!(touch, Touch::Crate { krate: met, .. } if met == krate);
        let globs = site.uses.iter().filter(|local| local.path.glob);
        let mut brought = globs.flat_map(|local| self.scopes.body_use(site, &local.path).hits);
        let is_sure = outcome.trail.iter().any(is_it)
            && !brought.any(|def| {
                matches!(def, Def::Module(module) if self.brings_namesake(module, name, Ns::Type, site.module))
            });
        let texts = macros::reached(self.program, vec![&self.program.node(reader).refs]);
        let in_module = texts.iter().any(|refs| refs.calls_in_module);
        let known = self.live.crates_in_rules.entry((definition, name.clone()));
        let known = known.or_insert(CrateInRules {
            krate: *krate,
            is_sure: true,
            in_module: false,
        });
        known.is_sure &= is_sure;
        known.in_module |= in_module;
    }

    /// Leaves the crates' names in rules of which one call at least is in a module of a body, and all of them mean the crate. Asked
    /// when all that is live is known: a macro is read once for several calls, and text around any may declare the name.
    pub(super) fn settle_crates_in_rules(&mut self) {
        let program = self.program;
        let mut noted = std::mem::take(&mut self.live.crates_in_rules);
        noted.retain(|(definition, name), known| {
            let declares = |id: &NodeId| {
                let refs = &*program.node(*id).refs;
                self.may_declare(*id, name, false)
                    && macros::reached_definitions(program, vec![refs]).contains(definition)
            };
            known.is_sure && known.in_module && !self.live.nodes.iter().any(declares)
        });
        self.live.crates_in_rules = noted;
    }

    /// Does a glob of `module` bring something of a crate's name, and not the crate, where that is written in a module of a node in
    /// `from`?
    fn brings(&self, module: ModuleId, krate: &NestedCrate, from: ModuleId) -> bool {
        let namespaces = match krate.alone {
            true => &ALL[..],
            false => &[Ns::Type],
        };
        let mut namespaces = namespaces.iter();
        namespaces.any(|ns| self.brings_namesake(module, &krate.name, *ns, from))
    }

    /// Does a glob in `from` bring something of a crate's name out of `module`, and not the crate?
    fn brings_namesake(&self, module: ModuleId, name: &Name, ns: Ns, from: ModuleId) -> bool {
        let is_crate = |def| matches!(def, Def::Module(module) if self.program.module(module).parent.is_none());
        let bindings = self.scopes.lookup(module, name, ns);
        let mut bindings = bindings.iter();
        bindings.any(|binding| {
            !binding.hider && self.scopes.visible(binding.vis, from) && !is_crate(binding.def)
        })
    }

    /// Notes the modules among `targets`: a glob that a macro makes may lead there, in `module` or in a body of it.
    pub(super) fn made_glob(&mut self, module: ModuleId, targets: impl IntoIterator<Item = Def>) {
        let modules = targets.into_iter().filter_map(|target| match target {
            Def::Module(target) => Some(target),
            _ => None,
        });
        self.made_globs.entry(module).or_default().extend(modules);
    }

    /// Reports crates' names where a glob of a body, or one that a macro makes, may bring something else so called.
    pub(super) fn refuse_namesakes_behind_globs(&mut self) {
        for (id, krate) in self.nested_namesakes() {
            let file = self.program.file(self.program.node(id).module);
            self.refuse_in(id, declared_crate(&krate).problem(file));
        }
        let mut problems = Vec::new();
        for (module, name, _) in &self.live.crate_names {
            let mut targets = self.made_globs.get(module).into_iter().flatten();
            if !targets.any(|target| self.brings_namesake(*target, name, Ns::Type, *module)) {
                continue;
            }
            let title =
                format!("`{name}` may be a crate, or what a glob brings that a macro makes");
            let mut problem = Problem::new(title).help(format!(
                "write `::{name}` for the crate, or the path of the other one"
            ));
            if let Some(reader) = self.crate_readers.get(&(*module, name.clone())) {
                let node = self.program.node(*reader);
                let mut paths = node.refs.paths.iter();
                let path = paths.find(|path| path.segments.first() == Some(name));
                let range = path.map_or(&node.name_range, |path| &path.range);
                let file = self.program.file(node.module);
                problem = problem.at(file.place(range.clone(), ""));
            }
            problems.push(problem);
        }
        self.problems.extend(problems);
    }

    /// The crates' names in modules inside nodes that a glob there, or one that a macro makes, may bring, too.
    fn nested_namesakes(&self) -> Vec<(NodeId, NestedCrate)> {
        let made: BTreeSet<ModuleId> = self.made_globs.values().flatten().copied().collect();
        let nested = self.live.nodes.iter().flat_map(|&id| {
            let krates = self.program.node(id).refs.nested_crates.iter();
            krates.map(move |krate| (id, krate))
        });
        let found = nested.filter(|(id, krate)| {
            let from = self.program.node(*id).module;
            made.iter().any(|module| self.brings(*module, krate, from))
        });
        found.map(|(id, krate)| (id, krate.clone())).collect()
    }

    /// Reports a path that starts with a crate's name, which a macro may declare behind a glob: that would hide the crate. What a
    /// glob of a body brings is nearer than the crate in a bundle, too.
    pub(super) fn refuse_namesake_behind_glob(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        module: ModuleId,
    ) {
        let mut crates = outcome.trail.iter().filter_map(|touch| match touch {
            Touch::Crate { name, .. } => Some(name),
            _ => None,
        });
        let Some(name) = crates.next() else { return };
        let globs = self.program.module(module).globs.iter();
        let targets = globs.flat_map(|glob| self.scopes.imported(*glob, Ns::Type));
        let targets: Vec<Def> = targets.collect();
        let Some(call) = self.call_that_declares(targets, name, false) else {
            return;
        };
        let place = |id: NodeId, range, label: &str| {
            let module = self.program.node(id).module;
            self.program.file(module).place(range, label)
        };
        let made = self.program.node(call).range.clone();
        let file = self.program.file(module);
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

    /// May a macro that is called in a module, or behind its globs, make something of this name?
    pub(super) fn may_be_made(&self, module: ModuleId, name: &Name) -> bool {
        let call = self.call_that_declares(vec![Def::Module(module)], name, true);
        call.is_some()
    }

    /// A call in modules among `targets` or behind their globs that may declare this name. `values`: as a function or a macro, too?
    fn call_that_declares(&self, targets: Vec<Def>, name: &str, values: bool) -> Option<NodeId> {
        let behind = self.behind(targets);
        let mut calls = behind.iter().flat_map(|id| &self.program.module(*id).calls);
        let call = calls.find(|call| self.may_declare(**call, name, values));
        call.copied()
    }

    /// May what is called in an item declare this name? Its words alone may become names, and not the starts of paths.
    fn may_declare(&self, call: NodeId, name: &str, values: bool) -> bool {
        let read = |id: NodeId, is_it: &dyn Fn(&[TokenTree], &Names) -> bool| {
            let node = self.program.node(id);
            let text = &self.program.file(node.module).text;
            let room = Room::new();
            let tokens = tokens::read_part(&room, text, node.range.clone());
            tokens.is_ok_and(|tokens| is_it(tokens, &Names::default()))
        };
        let is_alone = |tokens: &[TokenTree], names: &Names| stands_alone(tokens, name, names);
        let is_declared =
            |tokens: &[TokenTree], names: &Names| declares(tokens, name, names, values);
        let refs = &*self.program.node(call).refs;
        let definitions = macros::reached_definitions(self.program, vec![refs]);
        read(call, &is_alone) || definitions.into_iter().any(|id| read(id, &is_declared))
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
