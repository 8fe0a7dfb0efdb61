//! `use` items and `extern crate`: one import for each leaf, and the tree they stand in.

use std::ops::Range;

use syn::{Ident, ItemExternCrate, ItemUse, UseTree};

use super::Indexer;
use super::items::range_of;
use crate::refs::name_of;
use crate::tables::{
    Edit, EditKind, Extern, Import, ImportId, ModuleId, Name, NodeId, PathRef, Root, SOLUTION,
    UseNode, Vis, is_std_crate,
};

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
    pub(super) fn use_item(&mut self, module: ModuleId, node: NodeId, vis: Vis, item: &ItemUse) {
        let prefix = Prefix {
            root: if item.leading_colon.is_some() {
                Root::Global
            } else {
                Root::Plain
            },
            segments: Vec::new(),
            starts: Vec::new(),
            head: None,
            open: item.leading_colon.is_none(),
        };
        let tree = self.use_tree(module, node, vis, &item.tree, prefix);
        self.node_mut(node).tree = Some(tree);
    }

    fn use_tree(
        &mut self,
        module: ModuleId,
        node: NodeId,
        vis: Vis,
        tree: &UseTree,
        mut prefix: Prefix,
    ) -> UseNode {
        let range = range_of(tree);
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
                range: range.clone(),
                leaf: Some(import),
                children: Vec::new(),
            }
        };
        match tree {
            UseTree::Path(path) => {
                prefix.step(&path.ident);
                let child = self.use_tree(module, node, vis, &path.tree, prefix);
                UseNode { range, ..child }
            }
            UseTree::Name(name) => {
                let word = name_of(&name.ident);
                let alias = match word.as_ref() {
                    "self" => prefix.segments.last().cloned(),
                    _ => {
                        prefix.step(&name.ident);
                        Some(word)
                    }
                };
                leaf(self, prefix, alias, false)
            }
            UseTree::Rename(rename) => {
                let word = name_of(&rename.ident);
                if word.as_ref() != "self" || prefix.open {
                    prefix.step(&rename.ident);
                }
                leaf(self, prefix, Some(name_of(&rename.rename)), false)
            }
            UseTree::Glob(_) => leaf(self, prefix, None, true),
            UseTree::Group(group) => {
                let children = group
                    .items
                    .iter()
                    .map(|child| self.use_tree(module, node, vis, child, prefix.clone()))
                    .collect();
                UseNode {
                    range,
                    leaf: None,
                    children,
                }
            }
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
    pub(super) fn extern_crates(&mut self, items: &[syn::Item]) {
        for item in items {
            let syn::Item::ExternCrate(item) = item else {
                continue;
            };
            let name = name_of(&item.ident);
            let target = match name.as_ref() {
                "self" => Some(Extern::Bundled(self.source.number)),
                _ if is_std_crate(&name) => Some(Extern::Std),
                _ => self.krate.externs.get(&name).copied(),
            };
            let Some(target) = target else { continue };
            if let Some((_, alias)) = &item.rename {
                self.krate.externs.insert(name_of(alias), target);
            }
            let Extern::Bundled(krate) = target else {
                continue;
            };
            for attribute in item
                .attrs
                .iter()
                .filter(|attribute| attribute.path().is_ident("macro_use"))
            {
                let chosen = match &attribute.meta {
                    syn::Meta::List(list) => list
                        .parse_args_with(
                            syn::punctuated::Punctuated::<Ident, syn::Token![,]>::parse_terminated,
                        )
                        .ok()
                        .map(|names| names.iter().map(name_of).collect()),
                    _ => None,
                };
                self.krate.macro_prelude.push((krate, chosen));
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
        item: &ItemExternCrate,
    ) {
        let name = name_of(&item.ident);
        let alias = item
            .rename
            .as_ref()
            .map_or_else(|| name.clone(), |(_, rename)| name_of(rename));
        let (root, segments) = match name.as_ref() {
            "self" => (Root::Crate, Vec::new()),
            _ => (Root::Global, vec![name]),
        };
        let at = item.ident.span().byte_range();
        let path = PathRef::new(root, segments, vec![at.start], at);
        let range = range_of(item);
        if self.source.number != SOLUTION {
            let attributes = item.attrs.iter();
            let unwanted = attributes.filter(|attribute| attribute.path().is_ident("macro_use"));
            let edits = unwanted.map(|attribute| Edit {
                range: range_of(attribute),
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
    fn step(&mut self, ident: &Ident) {
        let word = name_of(ident);
        let range = ident.span().byte_range();
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
