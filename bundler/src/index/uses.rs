//! `use` items and `extern crate`: one import for each leaf, and the tree they stand in.

use std::ops::Range;

use super::Indexer;
use crate::items::{Item, ItemKind, ends};
use crate::package::Obstacle;
use crate::refs::separator;
use crate::source::SourceFile;
use crate::tables::{
    Edit, EditKind, Extern, Import, ImportId, ModuleId, Name, NodeId, PathRef, Refusal, Root,
    SOLUTION, UseNode, Vis, is_std_crate,
};
use crate::tokens::{Ident, Names, TokenTree, at_commas};

/// What is known of a `use` tree on the way down.
#[derive(Clone)]
struct Prefix {
    root: Root,
    segments: Vec<Name>,
    starts: Vec<usize>,
    /// May `crate`, `self` or `super` still come?
    open: bool,
    /// The first segment's name.
    head: Option<Range<usize>>,
}

impl Indexer<'_> {
    /// Fills in the imports of a `use` item that is `node`.
    pub(super) fn use_item(
        &mut self,
        module: ModuleId,
        node: NodeId,
        vis: Vis,
        tokens: &[TokenTree],
    ) {
        let prefix = Prefix {
            root: Root::Plain,
            segments: Vec::new(),
            starts: Vec::new(),
            head: None,
            open: true,
        };
        let tree = self.use_tree(module, node, vis, tokens, prefix);
        self.node_mut(node).tree = Some(tree);
    }

    fn use_tree(
        &mut self,
        module: ModuleId,
        node: NodeId,
        vis: Vis,
        tree: &[TokenTree],
        mut prefix: Prefix,
    ) -> UseNode {
        let whole = ends(tree);
        let tree = match prefix.open && separator(tree, 0) {
            true => {
                prefix.root = Root::Global;
                prefix.open = false;
                &tree[2..]
            }
            false => tree,
        };
        let range = ends(tree);
        let leaf = |indexer: &mut Self, prefix: Prefix, alias: Option<Name>, glob: bool| {
            let path = PathRef::new(prefix.root, prefix.segments, prefix.starts, range.clone());
            let path = PathRef { glob, ..path };
            let import = indexer.add_import(Import {
                node,
                module,
                path,
                alias,
                vis,
                range: range.clone(),
                head: prefix.head,
                done: false,
            });
            UseNode {
                range: whole.clone(),
                leaf: Some(import),
                children: Vec::new(),
            }
        };
        match tree {
            [TokenTree::Ident(word), _, _, rest @ ..] if separator(tree, 1) => {
                prefix.step(word, &self.names);
                let child = self.use_tree(module, node, vis, rest, prefix);
                UseNode {
                    range: whole,
                    ..child
                }
            }
            [TokenTree::Ident(word), _, TokenTree::Ident(alias)] => {
                if *word != "self" || prefix.open {
                    prefix.step(word, &self.names);
                }
                let alias = self.names.of(alias);
                leaf(self, prefix, Some(alias), false)
            }
            [TokenTree::Ident(word), ..] => {
                let alias = match word.text() {
                    "self" => prefix.segments.last().cloned(),
                    _ => {
                        prefix.step(word, &self.names);
                        Some(self.names.of(word))
                    }
                };
                leaf(self, prefix, alias, false)
            }
            [TokenTree::Group(group), ..] => {
                let elements = at_commas(group.tokens());
                let children = elements
                    .filter(|element| !element.is_empty())
                    .map(|child| self.use_tree(module, node, vis, child, prefix.clone()))
                    .collect();
                UseNode {
                    range: whole,
                    leaf: None,
                    children,
                }
            }
            _ => leaf(self, prefix, None, true),
        }
    }

    fn add_import(&mut self, import: Import) -> ImportId {
        let id = ImportId {
            krate: self.source.number,
            index: u32::try_from(self.krate.imports.len())
                .expect("fewer imports than memory has bytes"),
        };
        let table = self.module_mut(import.module);
        match &import.alias {
            None => table.globs.push(id),
            Some(name) if name.as_ref() == "_" => table.anonymous.push(id),
            Some(name) => table.imports.entry(name.clone()).or_default().push(id),
        }
        self.krate.imports.push(import);
        id
    }

    /// What `extern crate` items at the crate's root add for the whole crate: names to start paths with, and macros.
    pub(super) fn extern_crates(&mut self, file: &SourceFile, items: &[Item]) {
        for item in items {
            let ItemKind::ExternCrate { ident, rename } = &item.kind else {
                continue;
            };
            let means = self.item_attributes(&item.attributes);
            if means.gone {
                continue;
            }
            let name = self.names.of(ident);
            let target = match name.as_ref() {
                "self" => Some(Extern::Bundled(self.source.number)),
                _ if is_std_crate(&name) => Some(Extern::Std),
                _ => self.krate.externs.get(&name).copied(),
            };
            let Some(target) = target else { continue };
            // `_` is no name.
            if let Some(rename) = rename.filter(|rename| *rename != "_") {
                let alias = self.names.of(rename);
                let other = self.krate.externs.insert(alias.clone(), target);
                // What it is on other platforms nobody names here.
                let other =
                    other.filter(|other| *other != Extern::Foreign(Obstacle::OtherPlatform));
                if other.is_some_and(|other| other != target) {
                    let title = format!("`{alias}` is the name of another crate too");
                    let help = "import the crate under a name of its own";
                    let refusal = Refusal::new(rename.range(), title, help);
                    self.krate.undecided.push(refusal.problem(file));
                }
            }
            let Extern::Bundled(krate) = target else {
                continue;
            };
            if means.macro_use {
                self.krate.macro_prelude.push((krate, means.chosen));
            }
        }
    }

    /// `extern crate name as alias;` is an import of a global path. Its `#[macro_use]`, which only a crate's root may have,
    /// does not come along: std's macros are in sight, and those of bundled crates get imports.
    pub(super) fn extern_crate(
        &mut self,
        module: ModuleId,
        node: NodeId,
        vis: Vis,
        item: &Item,
        (ident, rename): (&Ident, Option<&Ident>),
    ) {
        let name = self.names.of(ident);
        let alias = rename.map_or_else(|| name.clone(), |rename| self.names.of(rename));
        let (root, segments) = match name.as_ref() {
            "self" => (Root::Crate, Vec::new()),
            _ => (Root::Extern, vec![name]),
        };
        let at = ident.range();
        let path = PathRef::new(root, segments, vec![at.start], at);
        let range = item.range();
        if self.source.number != SOLUTION {
            let attributes = item.attributes.iter();
            let unwanted = attributes.filter(|attribute| attribute.name() == Some("macro_use"));
            let edits = unwanted.map(|attribute| Edit {
                range: attribute.range(),
                kind: EditKind::Remove,
            });
            self.node_mut(node).refs.edits.extend(edits);
        }
        let leaf = self.add_import(Import {
            node,
            module,
            path,
            alias: Some(alias),
            vis,
            range: range.clone(),
            head: None,
            done: false,
        });
        self.node_mut(node).tree = Some(UseNode {
            range,
            leaf: Some(leaf),
            children: Vec::new(),
        });
    }
}

impl Prefix {
    fn step(&mut self, ident: &Ident, names: &Names) {
        let word = names.of(ident);
        let range = ident.range();
        match word.as_ref() {
            "crate" if self.open => self.root = Root::Crate,
            "self" if self.open => self.root = Root::Up(0),
            "super" if self.open || matches!(self.root, Root::Up(_)) => {
                self.root = match self.root {
                    Root::Up(ups) => Root::Up(ups + 1),
                    _ => Root::Up(1),
                };
            }
            _ => {
                self.segments.push(word);
                self.starts.push(range.start);
                self.head.get_or_insert(range);
            }
        }
        self.open = false;
    }
}
