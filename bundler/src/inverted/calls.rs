//! What macro calls wait for (L2): a mention of what they may define, and the types and traits that they may make impls of.

use super::rivals::{External, may_be_chosen};
use super::types::{Meant, Types, behind_aliases};
use super::{Inverted, Needs, Waiting};
use crate::macros::{self, Expansion};
use crate::resolve::Site;
use crate::scope::Scopes;
use crate::tables::{Extern, ImplHead, Kind, Name, NodeId, PathRef, Program};
use crate::yields::Yield;

impl Inverted {
    /// A macro call that stands as an item waits for a mention of what it may define, and for a type or trait that it may make
    /// an impl with: one of them is always of a bundled crate. A body whose macro calls may make an impl waits for the latter.
    pub(super) fn wait_for_call(
        &mut self,
        scopes: &Scopes<'_>,
        types: &mut Types,
        renamed: bool,
        id: NodeId,
    ) {
        let node = scopes.program.node(id);
        let is_definition = matches!(node.kind, Kind::MacroRules { .. });
        let known = node.refs.acting(renamed);
        let calls = known.is_some_and(|refs| refs.paths.iter().any(|path| path.bang));
        if is_definition || !calls {
            return;
        }
        if node.kind == Kind::ForeignMod {
            // What is declared in it has names that nobody reads here.
            self.with_module.entry(node.module).or_default().push(id);
            return;
        }
        if let Some(made) = types.yields.remove(&id) {
            return self.wait_for_yield(scopes, types, id, made);
        }
        let expansion = macros::expansion(scopes.program, &node.refs);
        if node.kind == Kind::MacroCall {
            let calls_made = types.made_macros.are_called(scopes.program, &node.refs);
            self.wait_for_names(scopes.program, id, &expansion, calls_made);
        }
        // In a body, an impl for a type that is defined beside it acts on nothing outside; one that a call defines wakes the call.
        if !expansion.impls_others {
            return;
        }
        let given = types.aliases.given(scopes.program, id);
        if given.by_call
            || !given.names.is_disjoint(&expansion.implements)
            || self.is_of_another_name(scopes, types, &expansion)
        {
            self.acts_outside.insert(id);
            let row = self.push(Waiting::call(id, Needs::All(Vec::new())));
            self.choosable.push(External::unknown(row, id));
            return;
        }
        let may_be_chosen = expansion.implements.iter().any(|name| may_be_chosen(name));
        let mut items = Vec::new();
        for name in expansion.implements {
            items.extend(types.by_name.get(&name).into_iter().flatten());
            if types.made_by_macros.contains(&name) {
                self.calls.entry(name).or_default().push(id);
            }
        }
        let items: Vec<NodeId> = items
            .into_iter()
            .filter_map(|item| behind_aliases(scopes, item))
            .collect();
        // What no table has may be what inference comes to.
        if may_be_chosen || !items.is_empty() {
            self.acts_outside.insert(id);
            let row = self.push(Waiting::call(id, Needs::Any(items)));
            self.choosable
                .extend(may_be_chosen.then(|| External::unknown(row, id)));
        }
    }

    /// May a call make an impl of what has another name: by an import, or by an alias of which nobody here knows what it stands for?
    fn is_of_another_name(
        &self,
        scopes: &Scopes<'_>,
        types: &Types,
        expansion: &Expansion,
    ) -> bool {
        let is_unclear = |id: &NodeId| behind_aliases(scopes, *id).is_none();
        expansion.implements.iter().any(|name| {
            let mut krates = scopes.program.krates.iter();
            let mut known = types.by_name.get(name).into_iter().flatten();
            types.made_aliases.contains(name)
                || krates.any(|krate| krate.renamed.contains_key(name))
                || known.any(is_unclear)
        })
    }

    /// A call whose expansion is not known waits for a mention of what it may define.
    fn wait_for_names(
        &mut self,
        program: Program<'_>,
        id: NodeId,
        expansion: &Expansion,
        calls_made: bool,
    ) {
        let node = program.node(id);
        // A macro that another one made may make anything, and so may a file that could not be put in the call's place. All paths
        // but the call's own are among its tokens.
        let is_unknown = |path: &PathRef| {
            let last = path.segments.last();
            let is_file = path.bang && last.is_some_and(|name| **name == *"include");
            let name = last.filter(|_| !path.in_macro || is_file);
            name.is_some_and(|name| {
                let mut krates = program.krates.iter();
                !is_item_macro_of_std(name) && !krates.any(|krate| krate.macros.contains_key(name))
            })
        };
        let unknown = calls_made || node.refs.paths.iter().any(is_unknown);
        if unknown {
            self.unknown_calls.insert(id);
        }
        if expansion.imports || unknown {
            self.with_module.entry(node.module).or_default().push(id);
        }
        let mut externs = program.krate(id.krate).externs.values();
        if unknown && externs.any(|meaning| matches!(meaning, Extern::External(_))) {
            // It may be of a crate that is not read, and make an impl of anything.
            self.push(Waiting::call(id, Needs::All(Vec::new())));
        }
        let traits = expansion.defines.iter().cloned();
        self.made_traits.insert(id, traits.collect());
        for name in &expansion.defines {
            self.calls.entry(name.clone()).or_default().push(id);
        }
    }

    /// A call whose expansion is known waits for a mention of what it defines, and as its impls do that are not of that.
    fn wait_for_yield(&mut self, scopes: &Scopes<'_>, types: &Types, id: NodeId, made: Yield) {
        let site = Site::of_module(scopes.program.node(id).module);
        if made.acts {
            self.push(Waiting::call(id, Needs::All(Vec::new())));
        }
        for head in &made.impls {
            let of = head.trait_path.iter().chain(&head.self_path);
            let mut names: Vec<&Name> = of.filter_map(|path| path.segments.last()).collect();
            if names.iter().any(|name| types.made_aliases.contains(*name)) {
                // It may be of any type.
                let row = self.push(Waiting::call(id, Needs::All(Vec::new())));
                self.choosable.push(External::unknown(row, id));
                continue;
            }
            if names.iter().any(|name| made.defines.contains(*name)) {
                continue;
            }
            names.retain(|name| types.made_by_macros.contains(*name));
            if names.is_empty() {
                match of_made_arguments(scopes, types, site, head) {
                    Some(arguments) => {
                        names.extend(arguments);
                        // An impl that might be chosen instead wakes it too.
                        let row = self.push(Waiting::call(id, Needs::Any(vec![id])));
                        self.choosable.extend(External::new(scopes, row, id, head));
                    }
                    None => self.wait(scopes, types, id, site, head, false),
                }
            }
            for name in names {
                self.calls.entry(name.clone()).or_default().push(id);
            }
        }
        self.made_traits.insert(id, made.traits);
        for name in made.defines {
            self.calls.entry(name).or_default().push(id);
        }
    }
}

/// What macros make among the arguments of std's trait and type, as in `impl From<Made> for u8`; none if the impl is of
/// something else, or of nothing that is made.
fn of_made_arguments<'h>(
    scopes: &Scopes<'_>,
    types: &Types,
    site: Site<'_>,
    head: &'h ImplHead,
) -> Option<Vec<&'h Name>> {
    let meant = |path: &PathRef| Meant::by(scopes, site, Some(path));
    let mut of = head.trait_path.iter().chain(&head.self_path).map(meant);
    if of.any(|meant| meant.item.is_some() || meant.unclear) {
        return None;
    }
    let mut arguments = head.mentioned.iter();
    let names = arguments.clone().filter_map(|path| path.segments.last());
    let names: Vec<&Name> = names
        .filter(|name| types.made_by_macros.contains(*name))
        .collect();
    let has_items = arguments.any(|path| meant(path).item.is_some());
    (!names.is_empty() && !has_items).then_some(names)
}

/// Is this a macro of std that may stand as an item?
fn is_item_macro_of_std(name: &str) -> bool {
    matches!(name, "thread_local" | "compile_error" | "global_asm")
}
