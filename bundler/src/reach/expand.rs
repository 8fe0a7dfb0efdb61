//! Macro calls in live text (L2, L8): which definitions they may mean, and what those mention where they are called.

use super::Reach;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{ALL, Def};
use crate::tables::{Kind, ModuleId, Name, NodeId, PathRef, Root};

impl Reach<'_> {
    /// A call in the text of `reader`; `at` is its position in the file, unless it comes from a macro's body.
    pub(super) fn call(&mut self, reader: NodeId, site: Site<'_>, path: &PathRef, at: Option<usize>) {
        let mut definitions = Vec::new();
        let mut certain = false;
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
            self.touch_all(&outcome, false);
            let surely_meant = !path.in_macro && !self.program.node(reader).refs.dead_cfg;
            self.check(&outcome, path, site.module, surely_meant);
            for id in self.macros_of(&outcome) {
                if !definitions.contains(&id) {
                    definitions.push(id);
                }
            }
        }
        for definition in definitions {
            self.expand(definition, reader, site);
        }
    }

    fn macros_of(&self, outcome: &Outcome) -> Vec<NodeId> {
        let nodes = outcome.hits.iter().filter_map(|hit| match hit.def {
            Def::Node(id) => Some(id),
            _ => None,
        });
        nodes
            .filter(|id| matches!(self.program.node(*id).kind, Kind::MacroRules { .. }))
            .collect()
    }

    /// Reads a definition's body at the place of a call: its plain paths mean what they mean there.
    fn expand(&mut self, definition: NodeId, reader: NodeId, site: Site<'_>) {
        self.live
            .callers
            .entry(definition)
            .or_default()
            .insert(site.module.krate);
        let with_uses = (!site.uses.is_empty()).then_some(reader);
        let first = self.expanded.insert((definition, site.module, with_uses));
        let node = self.program.node(definition);
        // The fragments differ from call to call.
        if !node.refs.tails.is_empty() {
            self.fragments(definition, reader, site);
        }
        if !first {
            return;
        }
        for path in &node.refs.paths {
            match (path.bang, path.root) {
                (true, _) => self.call_in_body(definition, reader, site, path),
                // Read with the definition itself, whose crate it means wherever it is called.
                (false, Root::DollarCrate) => {}
                (false, _) => {
                    let outcome = self.scopes.path(site, path);
                    if path.glob {
                        self.glob_among_tokens(site.module, &outcome, &node.refs.names);
                    }
                    self.touch_all(&outcome, node.refs.has_impl);
                }
            }
        }
    }

    /// A call inside a definition's body that is expanded at `site`.
    fn call_in_body(&mut self, definition: NodeId, reader: NodeId, site: Site<'_>, path: &PathRef) {
        let node = self.program.node(definition);
        let own_site = Site {
            module: node.module,
            uses: &[],
            dollar: definition.krate,
        };
        if path.root == Root::DollarCrate {
            let outcome = self.scopes.path(own_site, path);
            self.touch_all(&outcome, false);
            for id in self.macros_of(&outcome) {
                self.expand(id, reader, site);
            }
            return;
        }
        self.call(reader, site, path, None);
        if let [name] = path.segments.as_slice() {
            for id in self.scopes.textual(node.module, name, None).found {
                self.node(id);
                self.expand(id, reader, site);
            }
        }
    }

    /// `$module::name` in a body: a module passed as a fragment makes what the body names below it live.
    fn fragments(&mut self, definition: NodeId, reader: NodeId, site: Site<'_>) {
        let arguments = self.program.node(reader).refs.paths.iter();
        for path in arguments.filter(|path| path.in_macro && !path.bang) {
            let outcome = self.scopes.path(site, path);
            for hit in &outcome.hits {
                if let Def::Module(module) = hit.def {
                    self.tails_below(module, definition);
                }
            }
        }
    }

    fn tails_below(&mut self, module: ModuleId, definition: NodeId) {
        for tail in &self.program.node(definition).refs.tails {
            let path = PathRef {
                root: Root::Up(0),
                segments: tail.clone(),
                range: 0..0,
                bang: false,
                in_macro: true,
                glob: false,
            };
            let site = Site {
                module,
                uses: &[],
                dollar: module.krate,
            };
            let outcome = self.scopes.path(site, &path);
            self.touch_all(&outcome, false);
        }
    }

    /// `path::*` among tokens: any name of the node may come from there.
    pub(super) fn glob_among_tokens<'n>(
        &mut self,
        from: ModuleId,
        outcome: &Outcome,
        names: impl IntoIterator<Item = &'n Name>,
    ) {
        let modules = outcome.hits.iter().filter_map(|hit| match hit.def {
            Def::Module(module) => Some(module),
            _ => None,
        });
        let modules: Vec<ModuleId> = modules.collect();
        if modules.is_empty() {
            return;
        }
        for name in names {
            for (module, ns) in modules.iter().flat_map(|module| ALL.map(|ns| (*module, ns))) {
                for binding in self.scopes.lookup(module, name, ns).iter() {
                    if !self.scopes.visible(binding.vis, from) {
                        continue;
                    }
                    for import in &binding.via {
                        self.touch(&Touch::Import(*import));
                    }
                    match binding.def {
                        Def::Node(id) => self.touch(&Touch::Node(id)),
                        Def::Module(id) => self.touch(&Touch::Module(id)),
                        Def::External => {}
                    }
                }
            }
        }
    }
}
