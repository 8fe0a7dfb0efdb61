//! What libraries have at their roots for all of themselves, and a bundle has at its own: limits and `extern crate alloc;`.

use std::collections::{BTreeMap, BTreeSet};

use super::change::{Change, What};
use super::{Emitter, Style};
use crate::macros::expansion;
use crate::package::Edition;
use crate::reach::Live;
use crate::scope::{Ns, Scopes};
use crate::tables::{
    Extern, Kind, ModuleId, Name, Node, NodeId, PathRef, Program, Root, SOLUTION, is_std_crate,
    root,
};
use crate::tokens::{self, Room, TokenTree};

/// Lines of the bundle's root, and of single modules.
#[derive(Debug, Default)]
pub(super) struct Hoisted {
    pub(super) at_root: String,
    /// Where the solution, a library's module or another crate has the name at the root, each module that mentions it gets it.
    pub(super) in_modules: BTreeMap<ModuleId, String>,
    /// Libraries with such a name: `::name` leads nowhere, and is led to their root.
    pub(super) at_own_roots: BTreeSet<(u32, Name)>,
}

/// How deep macros may nest where nothing is said.
const USUAL_LIMIT: u32 = 128;

/// A crate of std's or of the judge's, and what a library calls it.
struct Named<'a> {
    krate: u32,
    name: &'a Name,
    alias: &'a Name,
}

/// The lints that the bundle is spared, and what libraries have at their roots.
pub(super) fn hoisted(
    scopes: &Scopes<'_>,
    live: &Live,
    style: &Style<'_>,
    wrappers: &[Name],
) -> Hoisted {
    let program = scopes.program;
    let mut hoisted = Hoisted::default();
    let lines = &mut hoisted.at_root;
    if !style.allowed.is_empty() {
        let allowed = style.allowed.join(", ");
        lines.push_str(&format!("#![allow({allowed})]\n"));
    }
    let solution = program.module(root(SOLUTION));
    if !live.linked.is_empty() && solution.limits.iter().any(|limit| is_low(limit)) {
        lines.push_str(&format!("#![recursion_limit = \"{USUAL_LIMIT}\"]\n"));
    }
    let mut taken: BTreeMap<&Name, &Name> = BTreeMap::new();
    for &number in &live.linked {
        for limit in &program.krate(number).modules[0].limits {
            lines.push_str(&format!("#![{limit}]\n"));
        }
        for named in crates(program, live, number) {
            let Named { name, alias, .. } = named;
            let line = match name == alias {
                true => format!("extern crate {name};\n"),
                false => format!("extern crate {name} as {alias};\n"),
            };
            if taken.get(alias) == Some(&name) || is_crate_of_solution(program, &named) {
                continue;
            }
            let is_taken = taken.contains_key(alias)
                || wrappers.iter().skip(1).any(|wrapper| wrapper == alias)
                || is_bundled_for_solution(program, alias)
                || !scopes.lookup(root(SOLUTION), alias, Ns::Type).is_empty()
                || scopes.in_std_glob(root(SOLUTION), alias)
                || may_be_made(program, alias);
            if is_taken {
                hoisted.at_own_roots.insert((number, alias.clone()));
                for module in mentioning(scopes, live, &named) {
                    hoisted
                        .in_modules
                        .entry(module)
                        .or_default()
                        .push_str(&line);
                }
            } else {
                taken.insert(alias, name);
                lines.push_str(&line);
            }
        }
    }
    // `#![no_std]` has `core` at the root, which edition 2015 starts paths at.
    let line = "extern crate core;\n";
    if program.krate(SOLUTION).edition == Edition::E2015
        && starts_at_core(program, live)
        && !solution.imports.contains_key("core")
        && !lines.contains(line)
    {
        lines.push_str(line);
    }
    hoisted
}

impl Emitter<'_> {
    /// Leads `::name` in a node to the library's root, where that alone has the crate.
    pub(super) fn own_crate_paths(&self, id: NodeId, node: &Node, changes: &mut Vec<Change>) {
        let names = self.hoisted.at_own_roots.iter();
        for (_, name) in names.filter(|(krate, _)| *krate == id.krate) {
            let wrapper = &self.wrappers[id.krate as usize];
            self.at_heads(node, name, true, &mut |range| {
                let what = What::Text(format!("crate::{wrapper}::{}", self.word(name)));
                changes.push(Change { range, what });
            });
        }
    }
}

/// Is it an attribute that lets macros nest less deep than libraries may that say nothing? Of several limits the highest holds.
fn is_low(limit: &str) -> bool {
    let room = Room::new();
    let value = match tokens::read(&room, limit).unwrap_or_default() {
        [TokenTree::Ident(name), _, TokenTree::Literal(value)] if *name == "recursion_limit" => {
            value.string()
        }
        _ => None,
    };
    let value: Option<u32> = value.and_then(|value| value.parse().ok());
    value.is_some_and(|value| value < USUAL_LIMIT)
}

/// The crates that a library's root gives names which are the start of paths in all of the library.
fn crates<'a>(
    program: Program<'a>,
    live: &'a Live,
    number: u32,
) -> impl Iterator<Item = Named<'a>> {
    let krate = program.krate(number);
    let nodes = krate.modules[0].items.iter();
    let nodes = nodes
        .filter(|id| live.nodes.contains(id))
        .map(move |id| program.node(*id));
    let leaf = |node: &Node| node.tree.as_ref().and_then(|tree| tree.leaf);
    let leaves = nodes
        .filter(|node| node.kind == Kind::ExternCrate)
        .filter_map(leaf);
    // Edition 2015 looks for `core` at the root only.
    let from_root = match program.krate(SOLUTION).edition {
        Edition::E2015 => &["alloc", "core"][..],
        _ => &["alloc"],
    };
    leaves.filter_map(move |leaf| {
        let import = program.import(leaf);
        let (name, alias) = (import.path.segments.first()?, import.alias.as_ref()?);
        let is_external = || matches!(krate.externs.get(name), Some(Extern::External(_)));
        let is_lost = match name == alias {
            true => from_root.contains(&name.as_ref()),
            // A crate's other name is one for all of its paths.
            false => (is_std_crate(name) || is_external()) && !is_std_crate(alias),
        };
        is_lost.then_some(Named {
            krate: number,
            name,
            alias,
        })
    })
}

/// Has the solution's root that crate under that name?
fn is_crate_of_solution(program: Program<'_>, named: &Named<'_>) -> bool {
    let solution = program.module(root(SOLUTION));
    let mut imports = solution.imports.get(named.alias).into_iter().flatten();
    imports.any(|id| {
        let path = &program.import(*id).path;
        path.root == Root::Extern && *path.segments == [named.name.clone()]
    })
}

/// Is it the solution's name for another crate, which the bundle's root may import?
fn is_bundled_for_solution(program: Program<'_>, name: &Name) -> bool {
    let externs = &program.krate(SOLUTION).externs;
    matches!(externs.get(name), Some(Extern::Bundled(_)))
}

/// May a macro that the solution calls at its root make something of the name there?
fn may_be_made(program: Program<'_>, name: &Name) -> bool {
    let mut calls = program.module(root(SOLUTION)).calls.iter();
    calls.any(|call| {
        let refs = &program.node(*call).refs;
        refs.arguments.contains(name) || expansion(program, refs).defines.contains(name)
    })
}

/// The modules below the library's root in which its name for a crate may mean that.
fn mentioning(scopes: &Scopes<'_>, live: &Live, named: &Named<'_>) -> BTreeSet<ModuleId> {
    let program = scopes.program;
    let of_krate = || {
        let nodes = live.nodes.iter().filter(|id| id.krate == named.krate);
        nodes.map(|id| program.node(*id))
    };
    let mentions = |node: &Node| node.refs.names.contains(named.alias);
    let in_macros =
        of_krate().any(|node| matches!(node.kind, Kind::MacroRules { .. }) && mentions(node));
    let begins =
        |path: &PathRef| path.root != Root::Global && path.segments.first() == Some(named.alias);
    let has_path = |node: &Node| node.refs.paths.iter().any(begins);
    let by_nodes = of_krate().filter(|node| in_macros || has_path(node));
    let imports = live.imports.iter().filter(|id| id.krate == named.krate);
    let imports = imports.map(|id| program.import(*id));
    let by_imports = imports.filter(|import| begins(&import.path));
    let modules = by_nodes.map(|node| node.module);
    let modules = modules.chain(by_imports.map(|import| import.module));
    let is_free = |module: &ModuleId| scopes.lookup(*module, named.alias, Ns::Type).is_empty();
    modules.filter(is_free).collect()
}

/// Does a live path of a library start at the root's `core`?
fn starts_at_core(program: Program<'_>, live: &Live) -> bool {
    let is_core = |krate: u32, path: &PathRef, roots: &[Root]| {
        krate != SOLUTION
            && roots.contains(&path.root)
            && path
                .segments
                .first()
                .is_some_and(|name| name.as_ref() == "core")
    };
    let mut imports = live.imports.iter();
    let mut paths = live.nodes.iter().flat_map(|id| {
        let paths = program.node(*id).refs.paths.iter();
        paths.map(|path| (id.krate, path))
    });
    // Imports in bodies start there too.
    let mut uses = live.nodes.iter().flat_map(|id| {
        let uses = program.node(*id).refs.uses.iter();
        uses.map(|local| (id.krate, &local.path))
    });
    imports.any(|id| {
        let path = &program.import(*id).path;
        is_core(id.krate, path, &[Root::Plain, Root::Global, Root::Extern])
    }) || paths.any(|(krate, path)| is_core(krate, path, &[Root::Global]))
        || uses
            .any(|(krate, path)| is_core(krate, path, &[Root::Plain, Root::Global, Root::Extern]))
}
