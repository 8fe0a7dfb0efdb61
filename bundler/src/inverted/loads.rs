//! Which libraries the text of each names: rustc loads them with it.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{Def, Scopes};
use crate::tables::{Extern, Kind, Krate, Name, PathRef, SOLUTION};

/// By library, the others that its text names, dead or not.
pub(super) fn loads(scopes: &Scopes<'_>) -> FxHashMap<u32, BTreeSet<u32>> {
    let program = scopes.program;
    let mut loads: FxHashMap<u32, BTreeSet<u32>> = FxHashMap::default();
    for (number, krate) in (0u32..).zip(program.krates).skip(SOLUTION as usize + 1) {
        let named = loads.entry(number).or_default();
        let is_crate = |path: &&PathRef| {
            let first = path.segments.first();
            let meaning = first.and_then(|first| krate.externs.get(first));
            matches!(meaning, Some(Extern::Bundled(_)))
        };
        let mut add = |outcome: Outcome| {
            named.extend(outcome.trail.iter().filter_map(|touch| match touch {
                Touch::Module(module) => Some(module.krate),
                _ => None,
            }));
            named.extend(outcome.hits.iter().filter_map(|hit| match hit {
                Def::Module(module) => Some(module.krate),
                _ => None,
            }));
        };
        for import in krate
            .imports
            .iter()
            .filter(|import| is_crate(&&import.path))
        {
            add(scopes.local_use(import.module, &import.path));
        }
        let called = called_macros(krate);
        for (_, node) in krate.numbered_nodes() {
            let is_called = |name: &Name| called.contains(name);
            // rustc reads no macro that nobody calls.
            if node.kind == (Kind::MacroRules { exported: false })
                && !node.name.as_ref().is_some_and(is_called)
            {
                continue;
            }
            let site = Site::of_node(node);
            for path in node.refs.paths.iter().filter(is_crate) {
                add(scopes.path(site, path));
            }
            let uses = node.refs.uses.iter().map(|local| &local.path);
            for path in uses.filter(is_crate) {
                add(scopes.body_use(site, path));
            }
        }
    }
    loads
}

/// The names of macros that a crate's text calls, or mentions where they may be called.
fn called_macros(krate: &Krate) -> FxHashSet<&Name> {
    let definitions = krate.nodes.iter().filter_map(|node| match node.kind {
        Kind::MacroRules { .. } => node.name.as_ref(),
        _ => None,
    });
    let defined: FxHashSet<&Name> = definitions.collect();
    let names = krate.nodes.iter().flat_map(|node| {
        let names = node.refs.names.iter();
        names.filter(|name| node.name.as_ref() != Some(*name))
    });
    let imported = krate
        .imports
        .iter()
        .flat_map(|import| &import.path.segments);
    let mentioned = names.chain(imported);
    mentioned.filter(|name| defined.contains(name)).collect()
}
