//! Things of one name that globs bring, of which none may go: with one of them taken out, another would be meant, or its methods
//! called.

use super::Reach;
use crate::declared;
use crate::macros::reached;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{Binding, Def, Ns, SeenTrait, Visited, Way, reordered, std_traits};
use crate::tables::{ImportId, Kind, LocalUse, ModuleId, Name, NodeId, PathRef, Refs, Root};
use crate::tokens::{bare, behind_blanks};

impl Reach<'_> {
    /// A name that several things have where only some are seen further on may mean none of them there. All stay, used or not.
    pub(super) fn keep_rival(&mut self, rival: Def, via: &[ImportId]) {
        match rival {
            Def::Node(node) => {
                self.live.rivals.insert(node);
                self.node(node);
            }
            Def::Module(module) => self.declared(module),
            Def::External => {}
        }
        for &import in via {
            self.live.rival_imports.insert(import);
            self.import(import);
        }
    }

    /// What makes live the other things of a trait's name that globs bring.
    pub(super) fn rivals(&self, seen: &SeenTrait) -> Vec<Touch> {
        let Some(name) = self.scopes.name_of(seen) else {
            return Vec::new();
        };
        let rivals = seen.rivals.iter();
        let mut touches: Vec<Touch> = rivals.map(|rival| kept(name, rival)).collect();
        let reordered = seen.reordered.clone();
        touches.extend(reordered.map(|(module, globs)| Touch::Reordered {
            name: name.clone(),
            module,
            globs,
        }));
        for (at, glob) in seen.via.iter().enumerate() {
            let behind = &seen.via[at + 1..];
            touches.extend(self.made_beside(name, seen.def, *glob, behind));
            // What a macro makes beside the glob hides what that brings.
            let import = self.program.import(*glob);
            let table = self.program.module(import.module);
            let mut calls = table.calls.iter().filter(|_| import.path.glob);
            if let Some(call) = calls.find(|call| self.may_make(**call, name)) {
                let mut before = seen.via[..at].iter();
                touches.push(match before.any(|import| import.krate != glob.krate) {
                    false => Touch::Node(*call),
                    true => Touch::HiddenLate {
                        name: name.clone(),
                        module: import.module,
                        glob: import.range.clone(),
                        call: *call,
                    },
                });
            }
        }
        touches
    }

    /// The traits that a glob inside the body of `id` brings; one that is named is touched by its path.
    pub(super) fn local_traits(&mut self, id: NodeId, site: Site<'_>, local: &LocalUse) {
        if !local.path.glob {
            return;
        }
        let outcome = self.scopes.body_use(site, &local.path);
        if outcome.external {
            self.keep_beside_std(id, site, local);
        }
        for &hit in &outcome.hits {
            let Def::Module(module) = hit else {
                continue;
            };
            let mut found = Vec::new();
            self.scopes.traits_of(
                site.module,
                module,
                &[],
                &mut Visited::default(),
                &mut found,
            );
            for seen in found {
                let mut before = outcome.trail.clone();
                if let Some(name) = self.scopes.name_of(&seen) {
                    before.extend(self.local_rivals(id, site, name, seen.def));
                    before.extend(self.trait_made_late(name, &seen.via, site));
                }
                self.trait_in_scope(&seen, before);
            }
        }
    }

    /// The calls that may make something which is called like a trait of std, beside a glob that may bring that.
    pub(super) fn calls_beside_std(&self, seen: &SeenTrait) -> Vec<Touch> {
        let globs = seen.via.iter().map(|id| self.program.import(*id));
        let modules = globs.clone().filter(|import| import.path.glob);
        let Some(last) = globs.last() else {
            return Vec::new();
        };
        let tables = modules.map(|import| self.program.module(import.module));
        let is_made = |call: &&NodeId| {
            let texts = reached(self.program, vec![&self.program.node(**call).refs]);
            let has_any =
                |refs: &&Refs| std_traits(&last.path).any(|name| refs.names.contains(name));
            texts.iter().any(has_any)
        };
        let calls = tables.flat_map(|table| &table.calls).filter(is_made);
        calls.map(|call| Touch::Node(*call)).collect()
    }

    /// A glob of std in a body may bring a trait of std, if nothing else in it has its name.
    fn keep_beside_std(&mut self, id: NodeId, site: Site<'_>, glob: &LocalUse) {
        for name in std_traits(&glob.path).map(Name::from) {
            let ways = self.local_ways(site, &name);
            if !ways.is_empty() || self.is_named_inside(id, site, &name) {
                self.touch(&Touch::WholeBody(id));
            }
            for (binding, _) in ways {
                self.touch(&kept(&name, &binding));
            }
        }
    }

    /// What makes live the other things called like a trait that a glob in a body brings. Which of the blocks they stand in is
    /// not known here.
    fn local_rivals(&self, id: NodeId, site: Site<'_>, name: &Name, def: Def) -> Vec<Touch> {
        let is_named = self.is_named_inside(id, site, name);
        let ways = self.local_ways(site, name);
        let others = ways.iter().filter(|(binding, _)| binding.def != def);
        let mut touches: Vec<Touch> = others.map(|(binding, _)| kept(name, binding)).collect();
        if is_named || !touches.is_empty() {
            touches.push(Touch::WholeBody(id));
        }
        let ways: Vec<Way> = ways.into_iter().map(|(_, way)| way).collect();
        let made = self.made_beside_in_body(name, def, site, &ways);
        let reordered = reordered(id.krate, &ways).or(made).filter(|_| !is_named);
        touches.extend(reordered.map(|globs| Touch::Reordered {
            name: name.clone(),
            module: site.module,
            globs,
        }));
        touches
    }

    /// In a pattern a function's name is a new variable, which is no use of the function. Where a body has it from an import or as
    /// an item, and the name would else be a constant's, it has to stay. So has the import of one of std's. `text` is the node,
    /// or the macro that it calls, in which the path is written.
    pub(super) fn keep_function(
        &mut self,
        id: NodeId,
        text: NodeId,
        path: &PathRef,
        outcome: &Outcome,
    ) {
        let program = self.program;
        let ([name], Root::Plain, false) = (&*path.segments, path.root, path.bang) else {
            return;
        };
        let kind = |hit: &Def| match hit {
            Def::Node(node) => Some(program.node(*node).kind),
            _ => None,
        };
        let is_constant = |hit: &Def| {
            let kind = kind(hit);
            matches!(
                kind,
                Some(Kind::Const | Kind::Static | Kind::Struct { constructor: true } | Kind::Enum)
            )
        };
        let functions = outcome.hits.iter().filter_map(|hit| match hit {
            Def::Node(node) if kind(hit) == Some(Kind::Fn) => Some(*node),
            _ => None,
        });
        let functions: Vec<NodeId> = functions.collect();
        let is_known = outcome.hits.iter().any(is_constant);
        // What a function, or an import on the way to it, hides from a glob beside it.
        let modules = || {
            let imports = outcome
                .imports()
                .map(|import| program.import(import).module);
            let functions = functions.iter().map(|id| program.node(*id).module);
            imports.chain(functions)
        };
        let hides_one = |module: ModuleId| {
            let hidden = self.scopes.behind_globs(module, name, Ns::Value);
            hidden.iter().any(|binding| is_constant(&binding.def))
        };
        // Constants of std and its prelude are not known here, nor what macros make.
        let may_be_one = || {
            name.starts_with(char::is_uppercase)
                || self.is_named_in_calls(name)
                || modules().any(hides_one)
        };
        let is_in_body =
            self.std_in_body(id, name, outcome, is_constant) || self.made_in_body(id, name);
        let is_of_nobody = || functions.is_empty() || !may_be_one();
        if !is_known && !is_in_body && is_of_nobody() {
            return;
        }
        // What a macro's text becomes a part of is not known here.
        let is_rules = matches!(program.node(text).kind, Kind::MacroRules { .. });
        let matches = match is_rules {
            true => self.may_be_pattern(text, name),
            false => self.may_match(name, text),
        };
        if !matches {
            return;
        }
        let is_used = !functions.is_empty() && !program.node(id).refs.uses.is_empty();
        if is_in_body || is_used {
            self.touch(&Touch::WholeBody(id));
        }
        // What a macro makes and an import brings is not among the hits.
        let named = modules().filter_map(|module| program.module(module).imports.get(name));
        let is_made = |import: &&ImportId| self.brings_made(**import);
        let made: Vec<ImportId> = named.flatten().filter(is_made).copied().collect();
        self.keep_rival(Def::External, &made);
        let imports: Vec<ImportId> = outcome.imports().collect();
        // Of an import of std nobody here knows that it hides anything: what it may hide is among the hits.
        if modules().any(hides_one) {
            self.keep_rival(Def::External, &imports);
        }
        for function in functions {
            self.keep_rival(Def::Node(function), &imports);
        }
    }

    /// Does an import bring nothing but what a macro makes?
    fn brings_made(&self, id: ImportId) -> bool {
        if let Some(known) = self.bring_made.borrow().get(&id) {
            return *known;
        }
        let brought = self.scopes.import_everywhere(id);
        let is_made = brought.leads_nowhere() && brought.missing.is_none();
        self.bring_made.borrow_mut().insert(id, is_made);
        is_made
    }

    /// May a body have the name from an import of what a macro makes, or by a glob?
    fn made_in_body(&self, id: NodeId, name: &Name) -> bool {
        let node = self.program.node(id);
        let mut uses = node.refs.uses.iter();
        uses.any(|local| {
            local.alias.as_ref().is_none_or(|alias| alias == name) && {
                let brought = self.scopes.body_use(Site::of_node(node), &local.path);
                brought.leads_nowhere()
                    || self.any_makes(&self.behind(brought.hits), name, Def::External)
            }
        })
    }

    /// May a body have the name from std, and would it else be a constant's, of the body or its module?
    fn std_in_body(
        &self,
        id: NodeId,
        name: &Name,
        outcome: &Outcome,
        is_constant: impl Fn(&Def) -> bool,
    ) -> bool {
        let node = self.program.node(id);
        let mut uses = node.refs.uses.iter();
        let is_of_std = |local: &LocalUse| match &local.alias {
            Some(alias) => alias == name && outcome.external,
            None => {
                let brought = self.scopes.body_use(Site::of_node(node), &local.path);
                brought.external
            }
        };
        let is_constants = || {
            let bindings = self.scopes.lookup(node.module, name, Ns::Value);
            let text = &self.program.file(node.module).text[node.range.clone()];
            let is_it = |behind: &str| {
                let rest = bare(behind_blanks(behind)).strip_prefix(&**name);
                rest.is_some_and(|rest| !rest.starts_with(unicode_ident::is_xid_continue))
            };
            let has_own = |keyword: &str| text.split(keyword).skip(1).any(is_it);
            // A macro may make one of what it is given, or by that name.
            let is_std = |called: &Name| self.is_macro_of_std(id, called);
            let mut made = reached(self.program, vec![&node.refs]).into_iter().skip(1);
            let may_have = ["const", "static"].into_iter().any(has_own)
                || made.any(|refs| refs.names.contains(name))
                || declared::is_given_to_calls(self.program, id, name, &is_std);
            may_have || { bindings.iter() }.any(|binding| is_constant(&binding.def))
        };
        uses.any(is_of_std) && is_constants()
    }

    /// Has a call among items this name in its text? What it makes may be called so.
    fn is_named_in_calls(&self, name: &Name) -> bool {
        let names = self.named_in_calls.get_or_init(|| {
            let nodes = self.program.krates.iter().flat_map(|krate| &krate.nodes);
            let calls = nodes.filter(|node| node.kind == Kind::MacroCall);
            calls
                .flat_map(|call| call.refs.names.iter().cloned())
                .collect()
        });
        names.contains(name)
    }

    /// How the globs of a body bring things of a name.
    pub(super) fn local_ways(&self, site: Site<'_>, name: &Name) -> Vec<(Binding, Way)> {
        let mut ways = Vec::new();
        for local in site.uses.iter().filter(|local| local.path.glob) {
            let outcome = self.scopes.body_use(site, &local.path);
            for &hit in &outcome.hits {
                let Def::Module(module) = hit else { continue };
                let bindings = self.scopes.lookup(module, name, Ns::Type);
                let is_seen = |binding: &&Binding| {
                    !binding.hider && self.scopes.visible(binding.vis, site.module)
                };
                for binding in bindings.iter().filter(is_seen) {
                    let imports = outcome.imports().chain(binding.via.iter().copied());
                    let imports: Vec<ImportId> = imports.collect();
                    let way = Way {
                        def: binding.def,
                        glob: local.path.range.clone(),
                        is_late: self.scopes.is_late(binding.def, &imports),
                        imports,
                    };
                    ways.push((binding.clone(), way));
                }
            }
        }
        ways
    }
}

/// What makes live something that a glob brings.
pub(super) fn kept(name: &Name, rival: &Binding) -> Touch {
    Touch::Restricted {
        name: name.clone(),
        def: rival.def,
        via: rival.via.clone(),
        ambiguous: true,
    }
}
