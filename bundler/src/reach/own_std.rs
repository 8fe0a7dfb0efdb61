//! Modules of the root of an edition-2015 library that have the name of one of std's crates: its imports and global paths start
//! at the root, and would start at std's crate in a bundle.

use super::Reach;
use crate::error::Problem;
use crate::package::Edition;
use crate::refs::OPTION;
use crate::scope::{Binding, Def, Ns};
use crate::tables::{Edit, EditKind, ModuleId, Name, Node, PathRef, Root, SOLUTION, root};

/// Those of std's crates that every crate may name.
const STD: [&str; 2] = ["std", "core"];

impl Reach<'_> {
    /// Reports a live path that starts at such a module, or may.
    pub(super) fn refuse_own_std(&mut self) {
        let is_old = |krate: &&u32| self.program.krate(**krate).edition == Edition::E2015;
        let linked = self.live.linked.iter().filter(is_old);
        let roots = linked.map(|krate| root(*krate));
        let owned = roots.flat_map(|root| STD.map(|name| (root, Name::from(name))));
        let owned: Vec<(ModuleId, Name)> = owned
            .filter(|(root, name)| self.has_own(*root, name))
            .collect();
        for (root, name) in owned {
            let starts_there = |path: &PathRef, import: bool| {
                path.segments.first() == Some(&name)
                    && match path.root {
                        Root::Global => true,
                        Root::Plain => import,
                        _ => false,
                    }
            };
            let in_node = |node: &Node| {
                let mut uses = node.refs.uses.iter().map(|local| &local.path);
                let mut paths = node.refs.paths.iter();
                let path = paths
                    .find(|path| starts_there(path, false))
                    .or_else(|| uses.find(|path| starts_there(path, true)));
                // What a macro is given may come to stand there.
                let given = || {
                    node.refs
                        .arguments
                        .contains(&name)
                        .then(|| node.range.clone())
                };
                let range = path.map(|path| path.range.clone()).or_else(given);
                range.map(|range| (node.module, range))
            };
            let nodes = self.live.nodes.iter().filter(|id| id.krate == root.krate);
            let mut in_nodes = nodes.filter_map(|id| in_node(self.program.node(*id)));
            let imports = self.live.imports.iter().map(|id| self.program.import(*id));
            let mut imports = imports.filter(|import| {
                import.module.krate == root.krate && starts_there(&import.path, true)
            });
            let import = imports.next();
            let import = import.map(|import| (import.module, import.range.clone()));
            if let Some((module, range)) = import.or_else(|| in_nodes.next()) {
                let place = self.program.file(module).place(range, "from the root");
                self.problems.push(
                    Problem::new(format!(
                        "`{name}` may be something of this library's root, and std's crate in a bundle"
                    ))
                    .at(place)
                    .help("give what the root has another name, or write the library in edition 2018 or newer"),
                );
            }
        }
    }

    /// Reports a path to `core` that the bundle gets, where the root of a solution of edition 2015 has something else of that name.
    pub(super) fn refuse_made_core(&mut self) {
        let program = self.program;
        let is_old = program.krate(SOLUTION).edition == Edition::E2015;
        let is_made =
            |edit: &&Edit| matches!(&edit.kind, EditKind::Text(text) if text.starts_with(OPTION));
        let made = |node: &Node| {
            node.refs
                .edits
                .iter()
                .find(is_made)
                .map(|edit| edit.range.clone())
        };
        let mut nodes = self.live.nodes.iter().map(|id| program.node(*id));
        if !is_old || !self.has_own(root(SOLUTION), &Name::from("core")) {
            return;
        }
        if let Some((node, range)) = nodes.find_map(|node| Some((node, made(node)?))) {
            let title =
                "this becomes a path to std's `core`, and the root has something of that name";
            let place = program.file(node.module).place(range, "");
            let help = "give what the root has another name, or write the solution in edition 2018 or newer";
            self.problems.push(Problem::new(title).at(place).help(help));
        }
    }

    /// Has the root something of the name of one of std's crates that is not that crate, or may it?
    fn has_own(&self, root: ModuleId, name: &Name) -> bool {
        let is_own = |binding: &Binding| {
            let import = binding.via.last().map(|id| self.program.import(*id));
            // What `core` has, `std` has too.
            let last = import.and_then(|import| import.path.segments.last());
            let names_one = last.is_some_and(|last| STD.contains(&&**last));
            !(binding.hider || binding.def == Def::External && names_one)
        };
        let bindings = self.scopes.lookup(root, name, Ns::Type);
        bindings.iter().any(is_own) || self.may_be_made(root, name)
    }
}
