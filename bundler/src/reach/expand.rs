//! Macro calls in live text (L2, L8): which definitions they may mean, and what those mention where they are called.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::iter::successors;

use super::{Reach, nearer};
use crate::declared;
use crate::macros;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{ALL, Def, Ns};
use crate::tables::{Extern, Kind, ModuleId, Name, NodeId, PathRef, Root, root};

impl Reach<'_> {
    /// A call in the text of `reader`; `at` is its position in the file, unless it comes from a macro's body.
    pub(super) fn call(
        &mut self,
        reader: NodeId,
        site: Site<'_>,
        path: &PathRef,
        at: Option<usize>,
    ) {
        let mut definitions = Vec::new();
        let mut certain = false;
        let mut may_be_unknown = true;
        if path.root == Root::Plain
            && let [name] = path.segments.as_slice()
        {
            let textual = self.scopes.textual(site.module, name, at);
            certain = textual.certain;
            definitions = textual.found;
        }
        for &definition in &definitions {
            self.node(definition);
        }
        if !certain {
            let outcome = self.scopes.path(site, path);
            may_be_unknown = !outcome.external;
            self.touch_all(&outcome);
            // What std's macros are given are expressions. `self` and `super` may be a module of the body.
            let is_call = !path.in_macro
                || at.is_some()
                    && outcome.missing.is_some()
                    && !matches!(path.root, Root::Up(_))
                    && self.calls_only_std(reader, Some(path));
            let is_own = || declared::in_text_of(self.program, reader, path);
            let surely_meant = is_call
                && !self.program.node(reader).refs.dead_cfg
                && (outcome.missing.is_none() || !is_own());
            self.check(&outcome, path, site.module, surely_meant);
            if at.is_some() && definitions.is_empty() {
                self.refuse_macro_of_std(&outcome, path, site);
            }
            let by_path = self.macros_of(&outcome);
            if by_path.is_empty() {
                definitions = self.prelude_beside(site.module, path, definitions);
            }
            definitions.extend(by_path);
        }
        if definitions
            .iter()
            .any(|id| self.program.krate(id.krate).procedural)
        {
            return self.refuse_procedural(path, site.module);
        }
        if definitions.is_empty() {
            self.keep_all_beside(reader);
            if may_be_unknown {
                self.unknown_call(reader, site, path);
            }
        }
        for definition in definitions {
            self.refuse_unexpanded(reader, Some(definition));
            self.expand(definition, reader, site);
        }
    }

    /// Keeps the other members of an impl with a call: what a macro that nobody reads here defines may need each of them.
    fn keep_all_beside(&mut self, call: NodeId) {
        let node = self.program.node(call);
        if let (Kind::Member, None, Some(owner)) = (node.kind, &node.name, node.owner) {
            for &member in &self.program.node(owner).members {
                self.node(member);
            }
        }
    }

    /// What `#[macro_use] extern crate` brings everywhere; the bundle's module gets an import of it instead.
    pub(super) fn prelude_macros(&mut self, module: ModuleId, path: &PathRef) -> Vec<NodeId> {
        let (Root::Plain, [name]) = (path.root, path.segments.as_slice()) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        // The last one counts.
        for (krate, chosen) in self.program.krate(module.krate).macro_prelude.iter().rev() {
            if chosen.as_ref().is_some_and(|chosen| !chosen.contains(name)) {
                continue;
            }
            for binding in self.scopes.lookup(root(*krate), name, Ns::Macro).iter() {
                if let Def::Node(id) = binding.def {
                    found.push(id);
                    // Of a procedural one what it made is left.
                    if self.program.krate(id.krate).procedural {
                        continue;
                    }
                    let row = (module, name.clone(), id);
                    self.live.prelude_macros.entry(row).or_insert(*krate);
                    self.touch(&Touch::Node(id));
                }
            }
            let is_sure = |id: &NodeId| !self.program.node(*id).refs.open_cfg();
            if found.iter().any(is_sure) {
                break;
            }
        }
        found
    }

    /// These textual macros, and what `#[macro_use] extern crate` brings where they are not there.
    fn prelude_beside(
        &mut self,
        module: ModuleId,
        path: &PathRef,
        textual: Vec<NodeId>,
    ) -> Vec<NodeId> {
        let brought = self.prelude_macros(module, path);
        if let (false, [name]) = (brought.is_empty(), path.segments.as_slice()) {
            let program = self.program;
            let is_open = |id: &&NodeId| macros::may_be_absent(program, program.node(**id));
            let open = textual.iter().filter(is_open).copied();
            let beside = self.live.textual_beside.entry((module, name.clone()));
            beside.or_default().extend(open);
        }
        textual.into_iter().chain(brought).collect()
    }

    /// A name among a macro's tokens may be that of another macro, which it is passed. `at`: where it stands, in its file; `is_read`:
    /// it is no definition's, which is read where it is called.
    pub(super) fn macro_by_name(
        &mut self,
        reader: NodeId,
        site: Site<'_>,
        path: &PathRef,
        at: Option<usize>,
        is_read: bool,
    ) {
        let ([name], true, Root::Plain) = (path.segments.as_slice(), path.in_macro, path.root)
        else {
            return;
        };
        let textual = self.scopes.textual(site.module, name, at);
        let mut definitions = textual.found;
        for definition in &definitions {
            self.node(*definition);
        }
        if !textual.certain && is_read {
            definitions = self.prelude_beside(site.module, path, definitions);
        }
        if definitions.is_empty() {
            self.named_perhaps(reader, site, name);
        }
        for definition in definitions {
            self.refuse_given(reader, definition);
            self.expand(definition, reader, site);
        }
    }

    /// So may a path among them.
    pub(super) fn macro_by_path(
        &mut self,
        reader: NodeId,
        site: Site<'_>,
        path: &PathRef,
        outcome: &Outcome,
    ) {
        if !path.in_macro {
            return;
        }
        let mut definitions = self.macros_of(outcome);
        // What is not exported no other crate has a path to, whatever else of that name there is.
        definitions.retain(|id| {
            id.krate == site.module.krate
                || self.program.node(*id).kind == (Kind::MacroRules { exported: true })
        });
        // A macro may import it.
        if let ([_, .., last], true) = (path.segments.as_slice(), definitions.is_empty())
            && outcome.may_be_unknown()
        {
            self.named_perhaps(reader, site, last);
        }
        for definition in definitions {
            self.refuse_given(reader, definition);
            self.expand(definition, reader, site);
        }
    }

    pub(super) fn macros_of(&self, outcome: &Outcome) -> Vec<NodeId> {
        let nodes = outcome.hits.iter().filter_map(|&hit| match hit {
            Def::Node(id) => Some(id),
            _ => None,
        });
        nodes
            .filter(|id| matches!(self.program.node(*id).kind, Kind::MacroRules { .. }))
            .collect()
    }

    /// Reads a definition's body at the place of a call: its plain paths mean what they mean there.
    pub(super) fn expand(&mut self, definition: NodeId, reader: NodeId, site: Site<'_>) {
        self.live
            .callers
            .entry(definition)
            .or_default()
            .insert(site.module.krate);
        let refs = &self.program.node(reader).refs;
        let with_uses = (!site.uses.is_empty() || refs.calls_in_module).then_some(reader);
        let first = self.expanded.insert((definition, site.module, with_uses));
        let node = self.program.node(definition);
        // The fragments differ from call to call.
        self.fragments(definition, reader, site);
        if node.refs.uses_given {
            // In a body, an import or item may be in the way of what that brings.
            self.live.whole_bodies.insert(reader);
            let krates = self.program.seen_by([definition.krate, reader.krate]);
            for name in &self.program.node(reader).refs.arguments {
                let modules = self.modules_named(name, &krates);
                for module in &modules {
                    self.open(*module);
                }
                self.made_glob(site.module, modules.into_iter().map(Def::Module));
            }
        }
        if !first {
            return;
        }
        self.refuse_other_crate(definition, site.module);
        self.refuse_made_namesake(definition, reader);
        self.refuse_other_build(definition, site.module);
        let body_site = Site {
            dollar: definition.krate,
            ..site
        };
        for local in &node.refs.uses {
            let outcome = self.scopes.body_use(body_site, &local.path);
            self.narrow_inside(definition, local, &outcome);
            self.touch_all(&outcome);
            if local.path.glob || node.refs.imports_in_macro {
                let paths = std::iter::successors(Some(local.path.clone()), nearer);
                for path in paths {
                    let outcome = self.scopes.body_use(body_site, &path);
                    self.open_all(&outcome);
                    if path.glob {
                        self.made_glob(site.module, outcome.hits);
                    }
                }
            }
        }
        for name in &node.refs.inner_words {
            let macros = self.program.krate(definition.krate).macros.get(name);
            for &given in macros.into_iter().flatten() {
                let kind = self.program.node(given).kind;
                if kind == (Kind::MacroRules { exported: true }) {
                    self.node(given);
                    self.live.kept_exports.extend([definition, given]);
                    self.refuse_given(reader, given);
                    self.expand(given, reader, site);
                }
            }
        }
        // What the body itself imports, it imports from what is there at the call.
        let uses = match node.refs.uses.as_slice() {
            [] => Cow::Borrowed(site.uses),
            own => Cow::Owned([site.uses, own].concat()),
        };
        let site = Site {
            uses: &uses,
            ..site
        };
        for path in &node.refs.paths {
            for path in std::iter::successors(Some(path.clone()), nearer) {
                self.path_in_body(definition, reader, site, &path);
            }
        }
    }

    /// A path inside a definition's body that is expanded at `site`.
    fn path_in_body(&mut self, definition: NodeId, reader: NodeId, site: Site<'_>, path: &PathRef) {
        match (path.bang, path.root) {
            (true, _) => self.call_in_body(definition, reader, site, path),
            // Read with the definition itself, whose crate it means wherever it is called. What it is given to may call it.
            (false, Root::DollarCrate) => {
                let own_site = Site::of_module(self.program.node(definition).module);
                let outcome = self.scopes.path(own_site, path);
                self.macro_by_path(reader, site, path, &outcome);
            }
            (false, _) => {
                self.macro_by_name(reader, site, path, None, true);
                let outcome = self.scopes.path(site, path);
                if path.glob {
                    let names = &self.program.node(definition).refs.names;
                    self.glob_among_tokens(&outcome, names);
                }
                self.touch_all(&outcome);
                self.macro_by_path(reader, site, path, &outcome);
                self.note_crate_in_rules(definition, reader, site, (path, &outcome));
                self.keep_function(reader, definition, path, &outcome);
                self.keep_rivals_of_pattern(&outcome, path, definition, site);
            }
        }
    }

    /// A call inside a definition's body that is expanded at `site`.
    fn call_in_body(&mut self, definition: NodeId, reader: NodeId, site: Site<'_>, path: &PathRef) {
        let node = self.program.node(definition);
        let own_site = Site::of_module(node.module);
        if path.root == Root::DollarCrate {
            // Touched where the definition itself is read.
            let outcome = self.scopes.path(own_site, path);
            for id in self.macros_of(&outcome) {
                self.refuse_unexpanded(reader, Some(id));
                self.expand(id, reader, site);
            }
            return;
        }
        self.call(reader, site, path, None);
    }

    /// Paths with a fragment in them: what a call passes makes what the body names around it live.
    pub(super) fn fragments(&mut self, definition: NodeId, reader: NodeId, site: Site<'_>) {
        let node = self.program.node(definition);
        let reader_refs = &self.program.node(reader).refs;
        let own_site = Site::of_module(node.module);
        if node.refs.fragment_paths {
            let rest = node.refs.tails.iter().flat_map(|tail| &tail.rest);
            let names: Vec<&Name> = reader_refs.arguments.iter().chain(rest).collect();
            for name in &names {
                for &item in self.inverted.items.get(*name).into_iter().flatten() {
                    // What leads to its library links that.
                    self.once_linked(item);
                }
            }
            // `$module::$name`: what imports bring there too, and exported macros at roots.
            let krates = self.program.seen_by([definition.krate, reader.krate]);
            let named = names
                .iter()
                .flat_map(|name| self.modules_named(name, &krates));
            let roots = self.roots_named(reader);
            let given = self.modules_given(reader, site);
            let modules: Vec<ModuleId> = named.chain(roots).chain(given).collect();
            self.names_in(&modules, names);
        }
        for tail in &node.refs.tails {
            match &tail.prefix {
                None => {
                    for path in reader_refs
                        .paths
                        .iter()
                        .filter(|path| path.in_macro && !path.bang)
                    {
                        let mut segments = path.segments.clone();
                        segments.extend(tail.rest.iter().cloned());
                        let outcome = self
                            .scopes
                            .path(site, &PathRef::guessed(path.root, segments));
                        self.touch_all(&outcome);
                    }
                }
                Some((root, prefix)) => {
                    for name in &reader_refs.arguments {
                        let mut segments = prefix.clone();
                        segments.push(name.clone());
                        segments.extend(tail.rest.iter().cloned());
                        let mut path = PathRef::guessed(*root, segments);
                        path.in_macro = true;
                        for path in successors(Some(path), nearer) {
                            for site in [site, own_site] {
                                let outcome = self.scopes.path(site, &path);
                                self.touch_all(&outcome);
                            }
                        }
                    }
                }
            }
        }
    }

    /// The roots of other crates that macros are given in a node.
    fn roots_named(&self, reader: NodeId) -> Vec<ModuleId> {
        let refs = &self.program.node(reader).refs;
        let externs = &self.program.krate(reader.krate).externs;
        let named = refs
            .arguments
            .iter()
            .filter_map(|name| match externs.get(name) {
                Some(Extern::Bundled(krate)) => Some(root(*krate)),
                _ => None,
            });
        named.collect()
    }

    /// The modules that macros are given in a node by other names than their own, and the crate's root.
    fn modules_given(&self, reader: NodeId, site: Site<'_>) -> Vec<ModuleId> {
        let paths = self.program.node(reader).refs.paths.iter();
        let hits = paths.flat_map(|path| self.scopes.path(site, path).hits);
        let modules = hits.filter_map(|hit| match hit {
            Def::Module(module) => Some(module),
            _ => None,
        });
        modules.collect()
    }

    /// The modules of a name in these crates.
    fn modules_named(&self, name: &Name, krates: &BTreeSet<u32>) -> Vec<ModuleId> {
        let items = self.inverted.items.get(name).into_iter().flatten();
        items
            .filter(|item| krates.contains(&item.krate))
            .filter_map(|item| match self.program.node(*item).kind {
                Kind::Mod(module) => Some(module),
                _ => None,
            })
            .collect()
    }

    /// `path::*` among tokens: any name of the node may come from there.
    pub(super) fn glob_among_tokens<'n>(
        &mut self,
        outcome: &Outcome,
        names: impl IntoIterator<Item = &'n Name>,
    ) {
        let modules = outcome.hits.iter().filter_map(|&hit| match hit {
            Def::Module(module) => Some(module),
            _ => None,
        });
        self.names_in(&modules.collect::<Vec<_>>(), names);
    }

    /// Whatever any of the names may be in any of the modules.
    fn names_in<'n>(&mut self, modules: &[ModuleId], names: impl IntoIterator<Item = &'n Name>) {
        for name in names {
            for (module, ns) in modules
                .iter()
                .flat_map(|module| ALL.map(|ns| (*module, ns)))
            {
                for binding in self.scopes.lookup(module, name, ns).iter() {
                    for import in &binding.via {
                        self.touch(&Touch::Import(*import));
                    }
                    match binding.def {
                        Def::Node(id) => self.touch(&Touch::Node(id)),
                        Def::Module(id) => {
                            self.touch(&Touch::Module(id));
                            self.open(id);
                        }
                        Def::External => {}
                    }
                }
            }
        }
    }
}
