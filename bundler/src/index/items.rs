//! Items and members to nodes.

use std::ops::Range;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Attribute, Ident, ImplItem, Item, ItemImpl, ItemMod, ItemTrait, TraitItem, Visibility};

use super::attributes::ItemAttributes;
use super::{FileState, Indexer, Pending, heads};
use crate::load::Folder;
use crate::refs::{Shape, name_of, scan};
use crate::tables::{Edit, EditKind, Kind, ModuleId, Name, Node, NodeId, Refs, Refusal, Vis};

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
        items: &[Item],
    ) {
        for item in items {
            let node = self.item(state, module, folder, item);
            self.module_mut(module).items.push(node);
        }
    }

    fn item(
        &mut self,
        state: &FileState<'_>,
        module: ModuleId,
        folder: &Folder,
        item: &Item,
    ) -> NodeId {
        let attributes = self.item_attributes(attributes_of(item));
        let mut node = Node {
            kind: Kind::Gone,
            name: None,
            name_range: 0..0,
            range: range_of(item),
            module,
            owner: None,
            vis: Vis::Within(module),
            pub_range: None,
            refs: Refs::default(),
            members: Vec::new(),
            body: None,
            heads: Vec::new(),
            variants: Vec::new(),
            root: attributes.root,
            tree: None,
        };
        if attributes.gone {
            return self.add_node(node);
        }
        let (kind, ident, visibility) = shape_of(item, &attributes);
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
            Item::Impl(inner) => return self.impl_item(state, node, inner, item),
            Item::Trait(inner) => return self.trait_item(state, node, inner, item),
            Item::Mod(item) => return self.mod_item(state, node, folder, item, &attributes),
            Item::ForeignMod(item) => return self.foreign_item(state, node, item),
            _ => {}
        }
        let shape = Shape {
            in_macro: matches!(item, Item::Macro(_)),
            rules: matches!(kind, Kind::MacroRules { .. }),
        };
        node.refs = match item {
            Item::Macro(item) => self.macro_refs(state, item, shape),
            _ => scan(
                &state.context,
                item.to_token_stream(),
                std::slice::from_ref(&node.name_range),
                shape,
            ),
        };
        if let Item::Enum(item) = item {
            node.variants = item
                .variants
                .iter()
                .map(|variant| name_of(&variant.ident))
                .collect();
        }
        if node.refs.has_impl {
            node.heads = heads::nested_heads(item);
        }
        self.cut_dead(state, &mut node.refs, item);
        if let Item::Type(item) = item {
            node.heads = vec![heads::alias(item)];
        }
        if attributes.local_inner_macros {
            node.refs.refusals.push(Refusal {
                range: node.name_range.clone(),
                title: "`local_inner_macros` is not supported yet".to_owned(),
                help: "write `$crate::name!` for the macros that this one calls".to_owned(),
            });
        }
        // An import's mentions are its leaves, which live one by one.
        if matches!(kind, Kind::Use | Kind::ExternCrate) {
            node.refs.paths.clear();
            node.refs.names.clear();
            node.refs.uses.clear();
        }
        let vis = node.vis;
        let id = self.add_node(node);
        match item {
            Item::Use(item) => self.use_item(module, id, vis, item),
            Item::ExternCrate(item) => self.extern_crate(module, id, vis, item),
            _ => {}
        }
        self.named(module, id);
        id
    }

    /// Enters a node under its own name.
    fn named(&mut self, module: ModuleId, id: NodeId) {
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

    fn define(&mut self, module: ModuleId, name: Name, id: NodeId) {
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
            return scan(&state.context, tokens, &[], Shape::default());
        }
        // Attributes are no macro tokens: their edits are an item's.
        let mut refs = scan(&state.context, tokens, &[], Shape::default());
        let body = scan(&state.context, item.mac.tokens.clone(), &[], shape);
        refs.edits.extend(body.edits.iter().cloned());
        Refs {
            edits: refs.edits,
            open_cfg: refs.open_cfg | body.open_cfg,
            ..body
        }
    }

    fn impl_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &ItemImpl,
        whole_item: &Item,
    ) -> NodeId {
        node.heads = vec![heads::head(item)];
        node.refs = scan(
            &state.context,
            heads::header_tokens(item),
            &[],
            Shape::default(),
        );
        node.body = Some(inside(&item.brace_token));
        let whole = item
            .items
            .iter()
            .any(|member| matches!(member, ImplItem::Macro(_) | ImplItem::Verbatim(_)));
        if whole || state.context.solution {
            let names = item.items.iter().filter_map(|member| match member {
                ImplItem::Fn(member) => Some(name_of(&member.sig.ident)),
                _ => None,
            });
            let names = names.collect();
            return self.undivided(state, node, whole_item, names);
        }
        let id = self.add_node(node);
        for member in &item.items {
            let (attributes, ident) = match member {
                ImplItem::Const(member) => (&member.attrs, &member.ident),
                ImplItem::Fn(member) => (&member.attrs, &member.sig.ident),
                ImplItem::Type(member) => (&member.attrs, &member.ident),
                _ => continue,
            };
            let wrapped = matches!(member, ImplItem::Fn(_) | ImplItem::Const(_)).then(|| {
                Item::Impl(ItemImpl {
                    items: vec![member.clone()],
                    ..item.clone()
                })
            });
            self.member(
                state,
                id,
                attributes,
                ident,
                member.to_token_stream(),
                wrapped,
            );
        }
        id
    }

    fn trait_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &ItemTrait,
        whole_item: &Item,
    ) -> NodeId {
        node.body = Some(inside(&item.brace_token));
        let whole = item
            .items
            .iter()
            .any(|member| matches!(member, TraitItem::Macro(_) | TraitItem::Verbatim(_)));
        let mut header = item.clone();
        header.items.clear();
        let own_name = node.name_range.clone();
        node.refs = scan(
            &state.context,
            header.to_token_stream(),
            std::slice::from_ref(&own_name),
            Shape::default(),
        );
        let module = node.module;
        if whole || state.context.solution {
            let names = item.items.iter().filter_map(|member| match member {
                TraitItem::Fn(member) => Some(name_of(&member.sig.ident)),
                _ => None,
            });
            let names = names.collect();
            let id = self.undivided(state, node, whole_item, names);
            self.named(module, id);
            return id;
        }
        let id = self.add_node(node);
        for member in &item.items {
            let (attributes, ident) = match member {
                TraitItem::Const(member) => (&member.attrs, &member.ident),
                TraitItem::Fn(member) => (&member.attrs, &member.sig.ident),
                TraitItem::Type(member) => (&member.attrs, &member.ident),
                _ => continue,
            };
            let wrapped = matches!(member, TraitItem::Fn(_)).then(|| {
                Item::Trait(ItemTrait {
                    items: vec![member.clone()],
                    ..item.clone()
                })
            });
            self.member(
                state,
                id,
                attributes,
                ident,
                member.to_token_stream(),
                wrapped,
            );
        }
        self.named(module, id);
        id
    }

    /// An `extern` block: each of its items is a node, and lives by its name in the module.
    fn foreign_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &syn::ItemForeignMod,
    ) -> NodeId {
        let module = node.module;
        let vis = node.vis;
        let mut header = item.clone();
        header.items.clear();
        node.root |= item
            .attrs
            .iter()
            .any(|attribute| attribute.path().is_ident("link"));
        node.refs = scan(
            &state.context,
            header.to_token_stream(),
            &[],
            Shape::default(),
        );
        let known = |item: &syn::ForeignItem| {
            matches!(
                item,
                syn::ForeignItem::Fn(_) | syn::ForeignItem::Static(_) | syn::ForeignItem::Type(_)
            )
        };
        let divided = item.items.iter().all(known);
        node.body = divided.then(|| inside(&item.brace_token));
        if !divided {
            node.refs = scan(
                &state.context,
                item.to_token_stream(),
                &[],
                Shape::default(),
            );
        }
        let owner = self.add_node(node);
        for foreign in &item.items {
            let (attributes, ident, kind, visibility) = match foreign {
                syn::ForeignItem::Fn(item) => (&item.attrs, &item.sig.ident, Kind::Fn, &item.vis),
                syn::ForeignItem::Static(item) => {
                    (&item.attrs, &item.ident, Kind::Static, &item.vis)
                }
                syn::ForeignItem::Type(item) => (&item.attrs, &item.ident, Kind::Alias, &item.vis),
                _ => continue,
            };
            if !divided {
                self.define(module, name_of(ident), owner);
                continue;
            }
            self.member(
                state,
                owner,
                attributes,
                ident,
                foreign.to_token_stream(),
                None,
            );
            let id = *self.node_mut(owner).members.last().expect("just added");
            let vis = match visibility {
                Visibility::Inherited => vis,
                visibility => self.visibility(module, Some(visibility)),
            };
            let member = self.node_mut(id);
            if member.kind == Kind::Member {
                member.kind = kind;
            }
            member.vis = vis;
            self.define(module, name_of(ident), id);
        }
        owner
    }

    /// An impl or trait whose members cannot go one by one: its whole text is one node, and what it defines counts as
    /// mentioned, so that no other impl or trait loses it.
    fn undivided(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &Item,
        members: Vec<Name>,
    ) -> NodeId {
        let own_name = node.name_range.clone();
        node.refs = scan(
            &state.context,
            item.to_token_stream(),
            std::slice::from_ref(&own_name),
            Shape::default(),
        );
        node.refs.names.extend(members);
        self.cut_dead(state, &mut node.refs, item);
        node.body = None;
        self.add_node(node)
    }

    /// A member node. `holder` is its impl or trait with this member alone, for the impls inside its body.
    fn member(
        &mut self,
        state: &FileState<'_>,
        owner: NodeId,
        attributes: &[Attribute],
        ident: &Ident,
        tokens: TokenStream,
        holder: Option<Item>,
    ) {
        let found = self.item_attributes(attributes);
        let name_range = ident.span().byte_range();
        let range = tokens_range(&tokens);
        let refs = match found.gone {
            true => Refs::default(),
            false => scan(
                &state.context,
                tokens,
                std::slice::from_ref(&name_range),
                Shape::default(),
            ),
        };
        let heads = match &holder {
            Some(item) if refs.has_impl => heads::nested_heads(item),
            _ => Vec::new(),
        };
        let mut refs = refs;
        if let Some(item) = &holder {
            self.cut_dead(state, &mut refs, item);
        }
        let module = self.node_mut(owner).module;
        let id = self.add_node(Node {
            kind: if found.gone { Kind::Gone } else { Kind::Member },
            name: Some(name_of(ident)),
            name_range,
            range,
            module,
            owner: Some(owner),
            vis: Vis::Public,
            pub_range: None,
            refs,
            members: Vec::new(),
            body: None,
            heads,
            variants: Vec::new(),
            root: found.root,
            tree: None,
        });
        self.node_mut(owner).members.push(id);
    }

    fn mod_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        folder: &Folder,
        item: &ItemMod,
        attributes: &ItemAttributes,
    ) -> NodeId {
        let parent = node.module;
        let name = name_of(&item.ident);
        // The words of an attribute or visibility alone: the items inside are nodes of their own.
        let mut header = item.clone();
        header.content = header.content.map(|(brace, _)| (brace, Vec::new()));
        header
            .attrs
            .retain(|attribute| matches!(attribute.style, syn::AttrStyle::Outer));
        node.refs = scan(
            &state.context,
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
        let module = self.module(name.clone(), Some(parent), Some(id), state.number);
        self.module_mut(module).macro_use = attributes.macro_use;
        node.kind = Kind::Mod(module);
        let range = node.range.clone();
        let added = self.add_node(node);
        self.named(parent, added);
        if let Some((brace, items)) = &item.content {
            let body = inside(brace);
            self.module_mut(module).body = body.clone();
            self.inner_attributes(state, module, &item.attrs, body.start);
            let inner = folder.inline(&name, attributes.path.as_deref());
            self.items(state, module, &inner, items);
            return added;
        }
        match folder.find(&name, attributes.path.as_deref()) {
            Ok((path, owns_folder)) => self.queue.push_back(Pending {
                module,
                path,
                owns_folder,
                declared_at: Some((state.number, range)),
                chain: state.chain.clone(),
            }),
            Err(problem) => self.problem_at(
                problem,
                Some((state.number, item.ident.span().byte_range())),
            ),
        }
        added
    }

    /// Cuts the pieces that a cfg removes, where there are any.
    fn cut_dead(&self, state: &FileState<'_>, refs: &mut Refs, item: &Item) {
        if refs.dead_cfg {
            for range in super::dead::dead_pieces(item, self.source.cfg, &state.text) {
                refs.edits.push(Edit {
                    range,
                    kind: EditKind::Remove,
                });
            }
        }
    }

    fn visibility(&self, module: ModuleId, visibility: Option<&Visibility>) -> Vis {
        let root = crate::tables::root(self.source.number);
        match visibility {
            Some(Visibility::Public(_)) => Vis::Public,
            Some(Visibility::Restricted(restricted)) => {
                let words: Vec<Name> = restricted
                    .path
                    .segments
                    .iter()
                    .map(|segment| name_of(&segment.ident))
                    .collect();
                let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
                match words.as_slice() {
                    ["self"] => Vis::Within(module),
                    ["crate"] => Vis::Within(root),
                    ups if ups.iter().all(|word| *word == "super") => {
                        let table = |id: ModuleId| &self.krate.modules[id.index as usize];
                        let mut ancestors =
                            std::iter::successors(Some(module), |id| table(*id).parent);
                        Vis::Within(ancestors.nth(ups.len()).unwrap_or(root))
                    }
                    // `pub(in path)` names a module around this one: the innermost whose name fits.
                    _ => self.around(module, words.last().copied().unwrap_or("crate")),
                }
            }
            _ => Vis::Within(module),
        }
    }

    fn around(&self, module: ModuleId, name: &str) -> Vis {
        let table = |id: ModuleId| &self.krate.modules[id.index as usize];
        let mut ancestors = std::iter::successors(Some(module), |id| table(*id).parent);
        let found =
            ancestors.find(|id| table(*id).name.as_ref() == name && table(*id).parent.is_some());
        Vis::Within(found.unwrap_or(crate::tables::root(self.source.number)))
    }
}

fn inside(brace: &syn::token::Brace) -> Range<usize> {
    brace.span.open().byte_range().end..brace.span.close().byte_range().start
}

fn tokens_range(tokens: &TokenStream) -> Range<usize> {
    let mut start = usize::MAX;
    let mut end = 0;
    for token in tokens.clone() {
        let range = token.span().byte_range();
        start = start.min(range.start);
        end = end.max(range.end);
    }
    start.min(end)..end
}

fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn shape_of<'a>(
    item: &'a Item,
    attributes: &ItemAttributes,
) -> (Kind, Option<&'a Ident>, Option<&'a Visibility>) {
    match item {
        Item::Const(item) => (Kind::Const, Some(&item.ident), Some(&item.vis)),
        Item::Enum(item) => (Kind::Enum, Some(&item.ident), Some(&item.vis)),
        Item::ExternCrate(item) => (Kind::ExternCrate, None, Some(&item.vis)),
        Item::Fn(item) => (Kind::Fn, Some(&item.sig.ident), Some(&item.vis)),
        Item::ForeignMod(_) => (Kind::ForeignMod, None, None),
        Item::Impl(_) => (Kind::Impl, None, None),
        Item::Macro(item) => match &item.ident {
            Some(ident) => (
                Kind::MacroRules {
                    exported: attributes.macro_export,
                },
                Some(ident),
                None,
            ),
            None => (Kind::MacroCall, None, None),
        },
        Item::Mod(item) => (Kind::Fn, Some(&item.ident), Some(&item.vis)),
        Item::Static(item) => (Kind::Static, Some(&item.ident), Some(&item.vis)),
        Item::Struct(item) => {
            let constructor = !matches!(item.fields, syn::Fields::Named(_));
            (
                Kind::Struct { constructor },
                Some(&item.ident),
                Some(&item.vis),
            )
        }
        Item::Trait(item) => (Kind::Trait, Some(&item.ident), Some(&item.vis)),
        Item::TraitAlias(item) => (Kind::Trait, Some(&item.ident), Some(&item.vis)),
        Item::Type(item) => (Kind::Alias, Some(&item.ident), Some(&item.vis)),
        Item::Union(item) => (Kind::Union, Some(&item.ident), Some(&item.vis)),
        Item::Use(item) => (Kind::Use, None, Some(&item.vis)),
        // Syntax that syn does not know: it may do anything, so it is treated as a macro's call.
        _ => (Kind::MacroCall, None, None),
    }
}
