//! Imports: dead leaves taken out, crate names led to their wrappers, and the lines that give a module the crate names it has
//! lost by the move.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Emitter;
use super::change::{Change, Line, What};
use super::output::whole_line;
use crate::error::Problem;
use crate::macros::expansion;
use crate::reach::Made;
use crate::scope::{ALL, Def, Scopes};
use crate::tables::{
    Extern, ImportId, Kind, ModuleId, Name, Node, NodeId, SOLUTION, UseNode, root,
};
use crate::tokens::{self, Room, TokenTree};

/// The imports at the bundle's root that bring a crate and nothing else, by whatever way, under the name that its wrapper has
/// there.
pub(super) fn of_wrappers(scopes: &Scopes<'_>, wrappers: &[Name]) -> BTreeSet<ImportId> {
    let root_table = scopes.program.module(root(SOLUTION));
    let is_wrapper = |id: &&ImportId| {
        let brought = ALL.iter().flat_map(|&ns| scopes.imported(**id, ns));
        let brought: Vec<Def> = brought.collect();
        let alias = scopes.program.import(**id).alias.as_ref();
        let mut wrappers = (0..).zip(wrappers).skip(SOLUTION as usize + 1);
        wrappers.any(|(krate, name)| alias == Some(name) && brought == [Def::Module(root(krate))])
    };
    root_table
        .single_imports()
        .filter(is_wrapper)
        .copied()
        .collect()
}

impl Emitter<'_> {
    /// A `use` item without its dead leaves. Those that bring what is only `pub(crate)` now are narrowed, in an item of their own if
    /// others are not.
    pub(super) fn use_items(
        &mut self,
        id: NodeId,
        node: &Node,
        tree: &UseNode,
        text: &str,
        changes: &mut Vec<Change>,
    ) -> Result<(), Problem> {
        let (mut narrow, mut wide) = (BTreeSet::new(), BTreeSet::new());
        for leaf in tree.leaves() {
            let is_there = self.of_wrappers.contains(&leaf) || self.is_macro_at_root(leaf);
            if self.live.imports.contains(&leaf) && !is_there {
                let is_narrow = node.pub_range.is_some() && self.live.narrowed.contains(&leaf);
                if is_narrow { &mut narrow } else { &mut wide }.insert(leaf);
            }
        }
        let parts = [(wide, None), (narrow, node.pub_range.as_ref())].into_iter();
        let mut parts = parts.filter(|(kept, _)| !kept.is_empty());
        let Some((kept, narrowed)) = parts.next() else {
            changes.push(Change {
                range: whole_line(text, node.range.clone()),
                what: What::Text(String::new()),
            });
            return Ok(());
        };
        self.changes_inside(id, node, text, changes)?;
        self.use_item(tree, &kept, narrowed, text, changes);
        if let Some((kept, narrowed)) = parts.next() {
            let mut again = Vec::new();
            self.changes_inside(id, node, text, &mut again)?;
            self.use_item(tree, &kept, narrowed, text, &mut again);
            changes.push(Change {
                range: node.range.end..node.range.end,
                what: What::Again(node.range.clone(), again),
            });
        }
        Ok(())
    }

    /// A `use` item with these leaves alone.
    fn use_item(
        &self,
        tree: &UseNode,
        kept: &BTreeSet<ImportId>,
        narrowed: Option<&Range<usize>>,
        text: &str,
        changes: &mut Vec<Change>,
    ) {
        let mut cuts = Vec::new();
        thin(tree, &|id| kept.contains(&id), &mut cuts);
        // What leads a leaf to the library's root stands where the leaf begins, and goes with it.
        let starts: BTreeSet<usize> = cuts.iter().map(|cut| cut.range.start).collect();
        changes.retain(|change| !starts.contains(&change.range.start));
        changes.append(&mut cuts);
        changes.extend(narrowed.map(|public| Change {
            range: public.clone(),
            what: What::Text("pub(crate)".to_owned()),
        }));
        self.crate_heads(tree, text, changes);
    }

    /// Leads the bare crate names that imports start with to the wrappers.
    fn crate_heads(&self, tree: &UseNode, text: &str, changes: &mut Vec<Change>) {
        if let Some(leaf) = tree.leaf
            && let Some(krate) = self.live.crate_imports.get(&leaf)
        {
            let import = self.program.import(leaf);
            let wrapper = &self.wrappers[*krate as usize];
            let in_reach =
                import.module == root(SOLUTION) && import.path.segments.first() == Some(wrapper);
            if let (false, Some(head)) = (in_reach, &import.head) {
                // The crate itself keeps its name, in `use name;` and in `use name::{self}`.
                let is_crate = import.path.segments.len() == 1;
                let loses_name = is_crate && import.path.segments.first() != Some(wrapper);
                let renamed = match loses_name {
                    true => format!(" as {}", &text[head.clone()]),
                    false => String::new(),
                };
                let mut put = |range, text| {
                    let what = What::Text(text);
                    changes.push(Change { range, what });
                };
                match import.range == *head {
                    true => put(head.clone(), format!("crate::{wrapper}{renamed}")),
                    false => put(head.clone(), format!("crate::{wrapper}")),
                }
                if &text[import.range.clone()] == "self" {
                    put(import.range.end..import.range.end, renamed);
                }
            }
        }
        for child in &tree.children {
            self.crate_heads(child, text, changes);
        }
    }

    /// `extern crate` of a bundled crate becomes an import of its module; the module itself needs none at the root.
    pub(super) fn extern_crate(
        &self,
        id: NodeId,
        node: &Node,
        text: &str,
        changes: &mut Vec<Change>,
    ) {
        let Some(leaf) = node.tree.as_ref().and_then(|tree| tree.leaf) else {
            return;
        };
        let import = self.program.import(leaf);
        let krate = match import.path.segments.first() {
            None => id.krate,
            Some(first) => match self.program.krate(id.krate).externs.get(first) {
                Some(Extern::Bundled(krate)) => *krate,
                _ => return,
            },
        };
        let Some(alias) = &import.alias else { return };
        let wrapper = &self.wrappers[krate as usize];
        if krate == SOLUTION {
            // `extern crate self as name;` works at a root, which a solution keeps.
            return;
        }
        let mut put = |range, text| {
            let what = What::Text(text);
            changes.push(Change { range, what });
        };
        // What nothing mentions is there for its macros, which come by lines of their own.
        if node.module == root(SOLUTION) && (alias == wrapper || !self.is_mentioned(alias)) {
            return put(whole_line(text, node.range.clone()), String::new());
        }
        // Its conditions and visibility stay.
        let room = Room::new();
        let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
        for pair in tokens.windows(2) {
            if let [TokenTree::Punct(mark), TokenTree::Group(group)] = pair
                && matches!(group.tokens(), [TokenTree::Ident(name), ..] if *name == "macro_use")
            {
                let range = mark.range().start..group.range().end;
                put(whole_line(text, range), String::new());
            }
        }
        if let Some(range) = &node.pub_range {
            put(range.clone(), "pub(crate)".to_owned());
        }
    }

    /// Does the solution mention a name, or a macro of a library, which may make that in the solution?
    fn is_mentioned(&self, name: &Name) -> bool {
        let solution = self.program.krate(SOLUTION);
        let live = self.live.nodes.iter().map(|id| self.program.node(*id));
        let macros = live.filter(|node| matches!(node.kind, Kind::MacroRules { .. }));
        let mut nodes = solution.nodes.iter().chain(macros);
        let mut imports = solution.imports.iter();
        nodes.any(|node| node.refs.names.contains(name))
            || imports.any(|import| {
                let is_own = self.program.node(import.node).kind == Kind::ExternCrate;
                !is_own && import.path.segments.contains(name)
            })
    }

    /// Lines at a module's start: crate names, macros that `#[macro_use] extern crate` brought, macros from below.
    pub(super) fn lines_before(&self, id: ModuleId) -> Vec<Line> {
        let mut lines = Vec::new();
        for (module, name, krate) in &self.live.crate_names {
            let wrapper = &self.wrappers[*krate as usize];
            let in_reach = id == root(SOLUTION) && name == wrapper;
            // A crate's own wrapper is reached by the name of the module that it is.
            let in_place = self.in_place.contains(&(id, name.clone()));
            if *module != id || in_reach || in_place {
                continue;
            }
            let renamed = if name == wrapper {
                String::new()
            } else {
                format!(" as {}", self.word(name))
            };
            // The module alone, and no function of its name.
            let text = match self.is_made(wrapper) {
                true => format!("use crate::{wrapper}::{{self{renamed}}};\n"),
                false => format!("use crate::{wrapper}{renamed};\n"),
            };
            lines.push(Line {
                text,
                made: Made::CrateName(id, name.clone()),
            });
        }
        for (module, path) in &self.live.later_preludes {
            let made = Made::LaterPrelude(id, path);
            if *module == id && !self.live.unwanted.contains(&made) {
                let text = format!("use {path};\n");
                lines.push(Line { text, made });
            }
        }
        for (module, name, definition) in self.live.prelude_macros.keys() {
            let is_own = self.program.node(*definition).name.as_ref() == Some(name);
            let is_there = is_own && id == root(SOLUTION) && self.at_root.contains(definition);
            if *module == id && !is_there {
                let wrapper = &self.wrappers[definition.krate as usize];
                let written = self.written(*definition);
                // What else has its name there, the path must not bring; under a new name that came by an import of both.
                let alone = self.in_own_modules.contains(definition);
                let path = match (alone, self.at_root.contains(definition)) {
                    (true, true) => written.to_owned(),
                    (true, false) => {
                        format!("{wrapper}::{}::{written}", self.macro_module(*definition))
                    }
                    _ => format!("{wrapper}::{written}"),
                };
                let renamed = match is_own {
                    true => String::new(),
                    false => format!(" as {name}"),
                };
                let mut conditions = self.conditions(*definition, id);
                let beside = self.live.textual_beside.get(&(id, name.clone()));
                let others = self.nearer_macros(id, name, *definition).into_iter();
                for other in others.chain(beside.into_iter().flatten().copied()) {
                    conditions += &self.conditions_without(other, id);
                }
                let text = format!("{conditions}use crate::{path}{renamed};\n");
                self.export(&mut lines, id, *definition, text);
            }
        }
        self.exports_from_below(id, &mut lines);
        lines
    }

    /// What crates of later `#[macro_use]`s bring under the name: it counts where it is there.
    fn nearer_macros(&self, module: ModuleId, name: &Name, definition: NodeId) -> Vec<NodeId> {
        let crates = &self.program.krate(module.krate).macro_prelude;
        let rank = |from: u32| crates.iter().rposition(|(krate, _)| *krate == from);
        let all = self.live.prelude_macros.iter();
        let named = all.filter(|((of, other, _), _)| *of == module && other == name);
        let named: Vec<(NodeId, u32)> = named.map(|((_, _, id), from)| (*id, *from)).collect();
        let own = named.iter().find(|(id, _)| *id == definition);
        let own = own.and_then(|(_, from)| rank(*from));
        let others = named.iter().filter(|(_, from)| rank(*from) > own);
        others.map(|(id, _)| *id).collect()
    }

    /// May a macro make something of this name at the solution's root? Where paths begin with it, the crate is meant.
    fn is_made(&self, name: &Name) -> bool {
        let nodes = self.program.krate(SOLUTION).nodes.iter();
        let mut calls = nodes.filter(|node| node.kind == Kind::MacroCall);
        calls.any(|call| {
            let mut paths = call.refs.paths.iter();
            // A crate of the judge's may have the macro.
            call.refs.names.contains(name)
                && !paths.any(|path| path.segments.len() > 1 && path.segments[0] == *name)
                || expansion(self.program, &call.refs).defines.contains(name)
        })
    }

    /// A node's name as its author wrote it, `r#` included.
    pub(super) fn written(&self, id: NodeId) -> &str {
        let node = self.program.node(id);
        &self.program.file(node.module).text[node.name_range.clone()]
    }
}

/// Cuts the leaves that are not kept out of a `use` tree of which something is.
fn thin(tree: &UseNode, kept: &impl Fn(ImportId) -> bool, changes: &mut Vec<Change>) {
    let stays = |child: &UseNode| any_leaf(child, kept);
    let Some(last) = tree.children.iter().rposition(stays) else {
        return;
    };
    for (index, child) in tree.children.iter().enumerate() {
        if stays(child) {
            thin(child, kept, changes);
        } else if index < last {
            changes.push(Change {
                range: child.range.start..tree.children[index + 1].range.start,
                what: What::Text(String::new()),
            });
        }
    }
    if let Some(end) = tree.children.last() {
        changes.push(Change {
            range: tree.children[last].range.end..end.range.end,
            what: What::Text(String::new()),
        });
    }
}

fn any_leaf(tree: &UseNode, kept: &impl Fn(ImportId) -> bool) -> bool {
    tree.leaf.is_some_and(kept) || tree.children.iter().any(|child| any_leaf(child, kept))
}
