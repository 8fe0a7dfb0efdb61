//! Impls, traits and `extern` blocks: each member is a node of its own, unless the block cannot be divided.

use super::dead::Piece;
use super::{FileState, Indexer, heads};
use crate::items::{Content, Impl, Item, ItemKind, NoItem, Place, Visibility, read};
use crate::tables::{Kind, Mentions, Name, Node, NodeId, Refs, Vis};
use crate::tokens::{Group, TokenTree};

impl Indexer<'_> {
    pub(super) fn impl_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &Item,
        head: &Impl,
    ) -> Result<NodeId, NoItem> {
        let content = read(head.body.tokens(), Place::Impl)?;
        self.certain(state, &content.items, Place::Impl)?;
        node.heads = vec![heads::head(head, &self.names)];
        // A call in an impl of a trait may define any member that the trait has.
        let divisible = match head.trait_path {
            Some(_) => is_divisible(&content),
            None => is_divisible_at_calls(&content),
        };
        if state.context.solution || !divisible {
            return Ok(self.undivided(state, node, item, &content));
        }
        // Trait and type apart, so that they are not read as one path.
        let attributes = item.attributes.iter().map(|attribute| attribute.whole);
        let parts = [
            head.generics,
            head.trait_path.unwrap_or_default(),
            head.self_type,
            head.where_clause,
        ];
        let header: Vec<_> = attributes.chain(parts).collect();
        let mut refs = self.scan(state, &header, &(0..0));
        self.cut_dead_in_head(state, &mut refs, item, head.body);
        if refs.has_impl {
            for part in parts {
                node.heads.extend(heads::nested_heads(part, &self.names));
            }
        }
        node.refs = refs.into();
        node.body = Some(head.body.inside());
        let id = self.add_node(node);
        for member in &content.items {
            self.member(state, id, member, Some(Piece::ImplMember));
        }
        Ok(id)
    }

    pub(super) fn trait_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &Item,
        body: &Group,
    ) -> Result<NodeId, NoItem> {
        let content = read(body.tokens(), Place::Trait)?;
        self.certain(state, &content.items, Place::Trait)?;
        let module = node.module;
        if state.context.solution || !is_divisible(&content) {
            let id = self.undivided(state, node, item, &content);
            self.named(module, id);
            return Ok(id);
        }
        let header = with_inner_attributes(item, &content);
        let mut refs = self.scan(state, &header, &node.name_range);
        self.cut_dead_in_head(state, &mut refs, item, body);
        if refs.has_impl {
            node.heads = heads::nested_heads(item.header(), &self.names);
        }
        node.refs = refs.into();
        node.body = Some(body.inside());
        let id = self.add_node(node);
        for member in &content.items {
            self.member(state, id, member, Some(Piece::TraitMember));
        }
        self.named(module, id);
        Ok(id)
    }

    /// An `extern` block: each of its items is a node, and lives by its name in the module.
    pub(super) fn foreign_item(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &Item,
        body: &Group,
    ) -> Result<NodeId, NoItem> {
        let content = read(body.tokens(), Place::Foreign)?;
        self.certain(state, &content.items, Place::Foreign)?;
        let module = node.module;
        let vis = node.vis;
        let divided = is_divisible(&content);
        let header = with_inner_attributes(item, &content);
        let whole = [item.tokens];
        let parts = if divided { header.as_slice() } else { &whole };
        node.refs = self.scan(state, parts, &(0..0)).into();
        node.body = divided.then(|| body.inside());
        let is_call = |member: &Item| matches!(member.kind, ItemKind::Call(_));
        let has_calls = content.items.iter().any(is_call);
        let owner = self.add_node(node);
        if has_calls {
            self.module_mut(module).calls.push(owner);
        }
        for member in &content.items {
            let (ident, kind) = match member.kind {
                ItemKind::Fn(ident) => (ident, Kind::Fn),
                ItemKind::Static(ident) => (ident, Kind::Static),
                ItemKind::Type { ident, .. } => (ident, Kind::Alias),
                _ => continue,
            };
            let name = self.names.of(ident);
            if !divided {
                self.define(module, name, owner);
                continue;
            }
            self.member(state, owner, member, None);
            let id = *self.node_mut(owner).members.last().expect("just added");
            let vis = match &member.visibility {
                Visibility::Inherited => vis,
                visibility => self.visibility(module, visibility),
            };
            let member = self.node_mut(id);
            if member.kind == Kind::Member {
                member.kind = kind;
            }
            member.vis = vis;
            self.define(module, name, id);
        }
        Ok(owner)
    }

    /// Cuts the pieces that a cfg removes in front of the body, whose members see to theirs.
    fn cut_dead_in_head(&self, state: &FileState<'_>, refs: &mut Refs, item: &Item, body: &Group) {
        self.cut_dead(state, refs, item.tokens, Piece::Item);
        let body = body.range();
        refs.edits.retain(|edit| !body.contains(&edit.range.start));
    }

    /// An impl or trait whose members cannot go one by one: its whole text is one node, and what it defines counts as
    /// mentioned, so that no other impl or trait loses it.
    fn undivided(
        &mut self,
        state: &FileState<'_>,
        mut node: Node,
        item: &Item,
        content: &Content,
    ) -> NodeId {
        let mut refs = self.scan(state, &[item.tokens], &node.name_range);
        let functions = content.items.iter().filter_map(|member| match member.kind {
            ItemKind::Fn(ident) => Some(self.names.of(ident)),
            _ => None,
        });
        let functions: Vec<Name> = functions.collect();
        refs.names.extend(functions);
        if refs.has_impl {
            node.heads
                .extend(heads::nested_heads(item.tokens, &self.names));
        }
        self.cut_dead(state, &mut refs, item.tokens, Piece::Item);
        node.refs = refs.into();
        node.body = None;
        self.add_node(node)
    }

    /// A member node; `body` says what piece of syntax it is if impls and cfgs may be inside its body.
    fn member(&mut self, state: &FileState<'_>, owner: NodeId, member: &Item, body: Option<Piece>) {
        let found = self.item_attributes(&member.attributes);
        let (name, name_range) = match (member.ident(), &member.kind) {
            (Some(ident), _) => (Some(self.names.of(ident)), ident.range()),
            (None, ItemKind::Call(_)) => (None, 0..0),
            (None, _) => return,
        };
        let mut refs = match found.gone {
            true => Mentions::default(),
            false => self.mentions(state, member, &name_range),
        };
        let mut heads = Vec::new();
        if let (Some(piece), Some(refs)) = (body, refs.known_mut()) {
            if refs.has_impl {
                heads = heads::nested_heads(member.tokens, &self.names);
            }
            self.cut_dead(state, refs, member.tokens, piece);
        }
        let module = self.node_mut(owner).module;
        let id = self.add_node(Node {
            kind: if found.gone { Kind::Gone } else { Kind::Member },
            name,
            name_range,
            range: member.range(),
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

/// An item's tokens but for its members.
fn with_inner_attributes<'t>(item: &Item<'t>, content: &Content<'t>) -> Vec<&'t [TokenTree<'t>]> {
    let inner = content.attributes.iter().map(|attribute| attribute.whole);
    std::iter::once(item.header()).chain(inner).collect()
}

/// Is each member one that can go alone? Of a macro's call nobody knows what it defines.
fn is_divisible(content: &Content) -> bool {
    let mut items = content.items.iter();
    is_divisible_at_calls(content) && items.all(|member| !matches!(member.kind, ItemKind::Call(_)))
}

/// The same where the calls stay with the whole.
fn is_divisible_at_calls(content: &Content) -> bool {
    let mut items = content.items.iter();
    items.all(|member| !matches!(member.kind, ItemKind::Rules(..) | ItemKind::Other))
}
