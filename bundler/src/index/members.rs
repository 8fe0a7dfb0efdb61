//! Impls, traits and `extern` blocks: each member is a node of its own, unless the block cannot be divided.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Ident, ImplItem, Item, ItemImpl, ItemTrait, TraitItem, Visibility};

use super::items::{ends, inside};
use super::{FileState, Indexer, heads};
use crate::refs::{Shape, name_of, scan};
use crate::tables::{Kind, Name, Node, NodeId, Refs, Vis};

impl Indexer<'_> {
    pub(super) fn impl_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        mut item: ItemImpl,
    ) -> NodeId {
        node.heads = vec![heads::head(&item)];
        node.refs = scan(
            &state.context,
            &self.module_path,
            heads::header_tokens(&item),
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
            return self.undivided(state, node, &Item::Impl(item), names);
        }
        let id = self.add_node(node);
        let members = std::mem::take(&mut item.items);
        for member in &members {
            let (attributes, ident) = match member {
                ImplItem::Const(member) => (&member.attrs, &member.ident),
                ImplItem::Fn(member) => (&member.attrs, &member.sig.ident),
                ImplItem::Type(member) => (&member.attrs, &member.ident),
                _ => continue,
            };
            let has_body = matches!(member, ImplItem::Fn(_) | ImplItem::Const(_));
            let alone = || {
                Item::Impl(ItemImpl {
                    items: vec![member.clone()],
                    ..item.clone()
                })
            };
            self.member(
                state,
                id,
                attributes,
                ident,
                member.to_token_stream(),
                has_body.then_some(alone),
            );
        }
        id
    }

    pub(super) fn trait_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        mut item: ItemTrait,
        header: TokenStream,
    ) -> NodeId {
        node.body = Some(inside(&item.brace_token));
        let whole = item
            .items
            .iter()
            .any(|member| matches!(member, TraitItem::Macro(_) | TraitItem::Verbatim(_)));
        let own_name = node.name_range.clone();
        node.refs = scan(
            &state.context,
            &self.module_path,
            header,
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
            let id = self.undivided(state, node, &Item::Trait(item), names);
            self.named(module, id);
            return id;
        }
        let id = self.add_node(node);
        let members = std::mem::take(&mut item.items);
        for member in &members {
            let (attributes, ident) = match member {
                TraitItem::Const(member) => (&member.attrs, &member.ident),
                TraitItem::Fn(member) => (&member.attrs, &member.sig.ident),
                TraitItem::Type(member) => (&member.attrs, &member.ident),
                _ => continue,
            };
            let has_body = matches!(member, TraitItem::Fn(_));
            let alone = || {
                Item::Trait(ItemTrait {
                    items: vec![member.clone()],
                    ..item.clone()
                })
            };
            self.member(
                state,
                id,
                attributes,
                ident,
                member.to_token_stream(),
                has_body.then_some(alone),
            );
        }
        self.named(module, id);
        id
    }

    /// An `extern` block: each of its items is a node, and lives by its name in the module.
    pub(super) fn foreign_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &syn::ItemForeignMod,
    ) -> NodeId {
        let module = node.module;
        let vis = node.vis;
        let mut header = item.clone();
        header.items.clear();
        node.refs = scan(
            &state.context,
            &self.module_path,
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
                &self.module_path,
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
                None::<fn() -> Item>,
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
    pub(super) fn undivided(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &Item,
        members: Vec<Name>,
    ) -> NodeId {
        let own_name = node.name_range.clone();
        node.refs = scan(
            &state.context,
            &self.module_path,
            item.to_token_stream(),
            std::slice::from_ref(&own_name),
            Shape::default(),
        );
        node.refs.names.extend(members);
        self.cut_dead(state, &mut node.refs, item);
        node.body = None;
        self.add_node(node)
    }

    /// A member node. `alone` makes its impl or trait with no other member, for the impls and the cfgs inside its body.
    pub(super) fn member(
        &mut self,
        state: &FileState<'_>,
        owner: NodeId,
        attributes: &[Attribute],
        ident: &Ident,
        tokens: TokenStream,
        alone: Option<impl Fn() -> Item>,
    ) {
        let found = self.item_attributes(attributes);
        let name_range = ident.span().byte_range();
        let range = ends(&tokens);
        let mut refs = match found.gone {
            true => Refs::default(),
            false => scan(
                &state.context,
                &self.module_path,
                tokens,
                std::slice::from_ref(&name_range),
                Shape::default(),
            ),
        };
        let mut heads = Vec::new();
        if let (Some(alone), true) = (alone, refs.has_impl || refs.dead_cfg) {
            let item = alone();
            if refs.has_impl {
                heads = heads::nested_heads(&item);
            }
            self.cut_dead(state, &mut refs, &item);
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
            tree: None,
        });
        self.node_mut(owner).members.push(id);
    }
}
