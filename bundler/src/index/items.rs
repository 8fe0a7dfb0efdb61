//! Items and members to nodes.

use std::ops::Range;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Item, ItemMod, Visibility};

use super::attributes::ItemAttributes;
use super::kinds::{attributes_of, shape_of};
use super::{FileState, Indexer, Pending, heads, module_path};
use crate::load::Folder;
use crate::refs::{Shape, name_of, scan};
use crate::tables::{Edit, EditKind, Kind, ModuleId, Name, Node, NodeId, Refs, Vis};

/// The bytes of a piece of syntax.
pub(super) fn range_of(syntax: &impl Spanned) -> Range<usize> {
    syntax.span().byte_range()
}

impl Indexer<'_> {
    /// Indexes the items of a module, in text order.
    pub(super) fn items(
        &mut self,
        state: &FileState<'_>,
        module: ModuleId,
        folder: &Folder,
        items: Vec<Item>,
    ) {
        for item in items {
            self.module_path = module_path(&self.krate, module);
            let node = self.item(state, module, folder, item);
            self.module_mut(module).items.push(node);
        }
    }

    fn item(
        &mut self,
        state: &FileState<'_>,
        module: ModuleId,
        folder: &Folder,
        mut item: Item,
    ) -> NodeId {
        let attributes = self.item_attributes(attributes_of(&item));
        let tokens = outline(&mut item);
        let mut node = Node {
            kind: Kind::Gone,
            name: None,
            name_range: 0..0,
            range: ends(&tokens),
            module,
            owner: None,
            vis: Vis::Within(module),
            pub_range: None,
            refs: Refs::default(),
            members: Vec::new(),
            body: None,
            heads: Vec::new(),
            variants: Vec::new(),
            tree: None,
        };
        if attributes.gone {
            return self.add_node(node);
        }
        let (kind, ident, visibility) = shape_of(&item, &attributes);
        node.kind = kind;
        if let Some(ident) = ident {
            node.name = Some(name_of(ident));
            node.name_range = ident.span().byte_range();
        }
        node.vis = self.visibility(module, visibility);
        if let Some(Visibility::Public(token)) = visibility {
            node.pub_range = Some(range_of(token));
        }
        match item {
            Item::Impl(item) => return self.impl_item(state, node, item),
            Item::Trait(item) => return self.trait_item(state, node, item, tokens),
            Item::Mod(item) => return self.mod_item(state, node, folder, item, &attributes),
            Item::ForeignMod(item) => return self.foreign_item(state, node, &item),
            _ => {}
        }
        let shape = Shape {
            in_macro: matches!(item, Item::Macro(_)),
            rules: matches!(kind, Kind::MacroRules { .. }),
            inner_macros: attributes.local_inner_macros && !state.context.solution,
        };
        node.refs = match &item {
            Item::Macro(item) => self.macro_refs(state, item, shape),
            _ => scan(
                &state.context,
                &self.module_path,
                tokens,
                std::slice::from_ref(&node.name_range),
                shape,
            ),
        };
        if let Item::Enum(item) = &item {
            node.variants = item
                .variants
                .iter()
                .map(|variant| name_of(&variant.ident))
                .collect();
        }
        if node.refs.has_impl {
            node.heads = heads::nested_heads(&item);
        }
        self.cut_dead(state, &mut node.refs, &item);
        if let Item::Type(item) = &item {
            node.heads = vec![heads::alias(item)];
        }
        // An import's mentions are its leaves, which live one by one.
        if matches!(kind, Kind::Use | Kind::ExternCrate) {
            node.refs.paths.clear();
            node.refs.names.clear();
            node.refs.uses.clear();
        }
        let vis = node.vis;
        let id = self.add_node(node);
        match &item {
            Item::Use(item) => self.use_item(module, id, vis, item),
            Item::ExternCrate(item) => self.extern_crate(module, id, vis, item),
            _ => {}
        }
        self.named(module, id);
        id
    }

    /// Enters a node under its own name.
    pub(super) fn named(&mut self, module: ModuleId, id: NodeId) {
        let node = self.node_mut(id);
        let (kind, name) = (node.kind, node.name.clone());
        match (kind, name) {
            (Kind::MacroCall, _) => self.module_mut(module).calls.push(id),
            (Kind::ExternCrate | Kind::Use, _) | (_, None) => {}
            (kind, Some(name)) => {
                if matches!(kind, Kind::MacroRules { .. }) {
                    self.krate.macros.entry(name.clone()).or_default().push(id);
                }
                self.define(module, name, id);
            }
        }
    }

    pub(super) fn define(&mut self, module: ModuleId, name: Name, id: NodeId) {
        self.module_mut(module)
            .names
            .entry(name)
            .or_default()
            .push(id);
    }

    fn macro_refs(&mut self, state: &FileState<'_>, item: &syn::ItemMacro, shape: Shape) -> Refs {
        let mut tokens = TokenStream::new();
        for attribute in &item.attrs {
            attribute.to_tokens(&mut tokens);
        }
        if item.ident.is_none() {
            item.mac.to_token_stream().to_tokens(&mut tokens);
            // The call's name is a mention outside the macro's tokens; `scan` makes the arguments macro tokens.
            return scan(
                &state.context,
                &self.module_path,
                tokens,
                &[],
                Shape::default(),
            );
        }
        // Attributes are no macro tokens: their edits are an item's.
        let mut refs = scan(
            &state.context,
            &self.module_path,
            tokens,
            &[],
            Shape::default(),
        );
        let body = scan(
            &state.context,
            &self.module_path,
            item.mac.tokens.clone(),
            &[],
            shape,
        );
        refs.edits.extend(body.edits.iter().cloned());
        Refs {
            edits: refs.edits,
            open_cfg: refs.open_cfg | body.open_cfg,
            hidden_by: refs.hidden_by.or(body.hidden_by),
            open_attributes: refs.open_attributes,
            ..body
        }
    }

    fn mod_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        folder: &Folder,
        mut item: ItemMod,
        attributes: &ItemAttributes,
    ) -> NodeId {
        let parent = node.module;
        let name = name_of(&item.ident);
        // Modules that an included file declares are beside it, wherever it is included.
        let included = state.file.included_at(node.range.start);
        let included = included.filter(|(_, start)| *start >= self.module_mut(parent).body.start);
        let beside = included.map(|(path, _)| Folder::of_file(path, true));
        let folder = beside.as_ref().unwrap_or(folder);
        // The words of an attribute or visibility alone: the items inside are nodes of their own.
        let content = item.content.as_mut();
        let content = content.map(|(brace, items)| (inside(brace), std::mem::take(items)));
        let mut header = item.clone();
        header
            .attrs
            .retain(|attribute| matches!(attribute.style, syn::AttrStyle::Outer));
        node.refs = scan(
            &state.context,
            &self.module_path,
            header.to_token_stream(),
            &[item.ident.span().byte_range()],
            Shape::default(),
        );
        for attribute in item
            .attrs
            .iter()
            .filter(|attribute| attribute.path().is_ident("path"))
        {
            let range = range_of(attribute);
            node.refs.edits.push(Edit {
                range,
                kind: EditKind::Remove,
            });
        }
        let id = self.next_node();
        let module = self.module(name.clone(), Some(parent), Some(id));
        self.module_mut(module).macro_use = attributes.macro_use;
        let open = node.refs.open_cfg || self.module_mut(parent).open_cfg;
        self.module_mut(module).open_cfg = open;
        node.kind = Kind::Mod(module);
        let range = node.range.clone();
        let added = self.add_node(node);
        self.named(parent, added);
        if let Some((body, items)) = content {
            self.module_mut(module).body = body.clone();
            self.inner_attributes(state, module, &item.attrs, body.start);
            let inner = folder.inline(&name, attributes.path.as_deref());
            self.items(state, module, &inner, items);
            return added;
        }
        match folder.find(self.source.inputs, &name, attributes.path.as_deref()) {
            Ok((path, owns_folder)) => self.declared.push(Pending {
                module,
                path,
                owns_folder,
                declared_at: Some((state.file.clone(), range)),
                chain: state.chain.clone(),
            }),
            Err(problem) => {
                let place = state.file.place(item.ident.span().byte_range(), "");
                self.problems.push(problem.at(place));
            }
        }
        added
    }

    /// Cuts the pieces that a cfg removes, where there are any.
    pub(super) fn cut_dead(&self, state: &FileState<'_>, refs: &mut Refs, item: &Item) {
        if refs.dead_cfg {
            for range in super::dead::dead_pieces(item, self.source.cfg, &state.file.text) {
                let inside = |refused: &Range<usize>| {
                    range.start <= refused.start && refused.end <= range.end
                };
                refs.refusals.retain(|refusal| !inside(&refusal.range));
                refs.edits.push(Edit {
                    range,
                    kind: EditKind::Remove,
                });
            }
        }
    }
}

/// The tokens of an item, without what stands between the braces of an impl, a trait or a module: that is read piece by piece.
fn outline(item: &mut Item) -> TokenStream {
    match item {
        Item::Impl(item) => {
            let members = std::mem::take(&mut item.items);
            let tokens = item.to_token_stream();
            item.items = members;
            tokens
        }
        Item::Trait(item) => {
            let members = std::mem::take(&mut item.items);
            let tokens = item.to_token_stream();
            item.items = members;
            tokens
        }
        Item::Mod(item) => {
            let content = item.content.as_mut();
            let inner = content.map(|(_, items)| std::mem::take(items));
            let tokens = item.to_token_stream();
            if let (Some((_, items)), Some(inner)) = (&mut item.content, inner) {
                *items = inner;
            }
            tokens
        }
        _ => item.to_token_stream(),
    }
}

/// From the first to the last of some tokens.
pub(super) fn ends(tokens: &TokenStream) -> Range<usize> {
    let mut tokens = tokens.clone().into_iter();
    let Some(first) = tokens.next() else {
        return 0..0;
    };
    let start = first.span().byte_range();
    let end = tokens
        .last()
        .map_or(start.end, |last| last.span().byte_range().end);
    start.start..end
}

pub(super) fn inside(brace: &syn::token::Brace) -> Range<usize> {
    brace.span.open().byte_range().end..brace.span.close().byte_range().start
}
