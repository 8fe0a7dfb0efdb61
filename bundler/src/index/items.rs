//! Items and members to nodes.

use std::ops::Range;

use super::dead::Piece;
use super::kinds::kind_of;
use super::parse::certain;
use super::{FileState, Indexer, Pending, heads, module_path, take_out};
use crate::items::{Item, ItemKind, NoItem, Place, Visibility, ends, read, variants};
use crate::load::Folder;
use crate::package::Edition;
use crate::refs::{Shape, is_tame, scan};
use crate::tables::{
    Edit, EditKind, Extern, Kind, Mentions, ModuleId, Name, Node, NodeId, Refs, Refusal, Vis, met,
};
use crate::tokens::{Group, Ident, TokenTree};

use super::attributes::ItemAttributes;

impl Indexer<'_> {
    /// Indexes the items of a module, in text order.
    pub(super) fn items(
        &mut self,
        state: &FileState<'_>,
        module: ModuleId,
        folder: &Folder,
        items: &[Item],
    ) -> Result<(), NoItem> {
        self.certain(state, items, Place::Module)?;
        let path = module_path(&self.krate, module);
        for item in items {
            // Those of a module among them were in another.
            self.module_path.clone_from(&path);
            let node = self.item(state, module, folder, item)?;
            self.module_mut(module).items.push(node);
        }
        Ok(())
    }

    pub(super) fn certain(
        &self,
        state: &FileState<'_>,
        items: &[Item],
        place: Place,
    ) -> Result<(), NoItem> {
        certain(items, place, &state.file.text, self.source.edition)
    }

    fn item(
        &mut self,
        state: &FileState<'_>,
        module: ModuleId,
        folder: &Folder,
        item: &Item,
    ) -> Result<NodeId, NoItem> {
        let attributes = self.item_attributes(&item.attributes);
        let mut node = self.head_of_node(module, item, &attributes);
        if attributes.gone {
            return Ok(self.add_node(node));
        }
        if let Some(refusal) = attributes.refusal()
            && self.decides_more(item, &attributes)
        {
            self.krate.undecided.push(refusal.problem(state.file));
        }
        if let (ItemKind::ExternCrate { ident, .. }, true) = (&item.kind, attributes.macro_use)
            && let Some(range) = &attributes.condition
            && self.is_bundled(ident)
        {
            let title = "whether this crate's macros are in sight is only known where the bundle is compiled";
            let help = "import them by their paths instead, such as `use name::macro_name;`";
            let refusal = Refusal::new(range.clone(), title, help);
            self.krate.undecided.push(refusal.problem(state.file));
        }
        match &item.kind {
            ItemKind::Impl(head) => return self.impl_item(state, node, item, head),
            ItemKind::Trait(_, body) => return self.trait_item(state, node, item, body),
            ItemKind::Mod(ident, body) => {
                return self.mod_item(state, node, folder, item, (ident, *body), &attributes);
            }
            ItemKind::Foreign(body) => return self.foreign_item(state, node, item, body),
            _ => {}
        }
        node.refs = match &item.kind {
            ItemKind::Rules(_, body) => self.rules_refs(state, item, body, &attributes).into(),
            ItemKind::Fn(_) | ItemKind::Const(_) | ItemKind::Static(_) => {
                self.mentions(state, item, &node.name_range)
            }
            _ => {
                let spoken = self.spoken(item);
                self.scan(state, &[spoken], &node.name_range).into()
            }
        };
        if let ItemKind::Enum(_, body) = &item.kind {
            node.variants = variants(body).map(|ident| self.names.of(ident)).collect();
        }
        let is_macro = matches!(item.kind, ItemKind::Rules(..) | ItemKind::Call(_));
        if let Some(refs) = node.refs.known_mut() {
            refs.refusals
                .extend(attributes.refusal().filter(|_| is_macro));
            if refs.has_impl && !is_macro {
                node.heads = heads::nested_heads(item.tokens, &self.names);
            }
            self.cut_dead(state, refs, item.tokens, Piece::Item);
        }
        if let ItemKind::Type {
            generics, target, ..
        } = &item.kind
        {
            let alias = heads::alias(generics, target, &self.names);
            node.heads.insert(0, alias);
        }
        // An import's mentions are its leaves, which live one by one.
        if matches!(node.kind, Kind::Use | Kind::ExternCrate) {
            node.refs.paths.clear();
            node.refs.names.clear();
            node.refs.uses.clear();
        }
        let vis = node.vis;
        let id = self.add_node(node);
        match &item.kind {
            ItemKind::Use(tree) => self.use_item(module, id, vis, tree),
            ItemKind::ExternCrate { ident, rename } => {
                self.extern_crate(module, id, vis, item, (ident, *rename));
            }
            _ => {}
        }
        self.named(module, id);
        Ok(id)
    }

    /// Is what its attributes leave open, if anything is, more than whether its macros are in sight? Then it matters though the
    /// item itself may not be live.
    fn decides_more(&self, item: &Item, attributes: &ItemAttributes) -> bool {
        match &item.kind {
            ItemKind::Mod(..) => matches!(attributes.open, Some((_, "path"))),
            ItemKind::ExternCrate { ident, .. } => self.is_bundled(ident),
            _ => false,
        }
    }

    fn is_bundled(&self, krate: &Ident) -> bool {
        let target = self.krate.externs.get(&self.names.of(krate));
        matches!(target, Some(Extern::Bundled(_)))
    }

    /// A node that is not entered yet, with what stands before an item's body.
    fn head_of_node(&self, module: ModuleId, item: &Item, attributes: &ItemAttributes) -> Node {
        let mut node = Node {
            kind: Kind::Gone,
            name: None,
            name_range: 0..0,
            range: item.range(),
            module,
            owner: None,
            vis: Vis::Within(module),
            pub_range: None,
            refs: Mentions::default(),
            members: Vec::new(),
            body: None,
            heads: Vec::new(),
            variants: Vec::new(),
            tree: None,
        };
        if attributes.gone {
            return node;
        }
        node.kind = kind_of(item, attributes);
        if let Some(ident) = item.ident() {
            node.name = Some(self.names.of(ident));
            node.name_range = ident.range();
        }
        node.vis = self.visibility(module, &item.visibility);
        if let Visibility::Public(range) = &item.visibility {
            node.pub_range = Some(range.clone());
        }
        node
    }

    /// What an item's tokens say: of a call not the `;` behind it.
    fn spoken<'t>(&self, item: &Item<'t>) -> &'t [TokenTree<'t>] {
        match item.kind {
            ItemKind::Call(call) => &item.tokens[..item.head + call.len()],
            _ => item.tokens,
        }
    }

    /// Reads tokens that are no macro's; an identifier at `defined` is a definition.
    pub(super) fn scan(
        &self,
        state: &FileState<'_>,
        parts: &[&[TokenTree]],
        defined: &Range<usize>,
    ) -> Refs {
        let defined = std::slice::from_ref(defined);
        scan(
            &state.context,
            &self.module_path,
            parts,
            defined,
            Shape::default(),
        )
    }

    /// What an item or member mentions that is no macro's; in a library where nothing matters of it unless it is live, when that
    /// is asked for.
    pub(super) fn mentions(
        &self,
        state: &FileState<'_>,
        item: &Item,
        defined: &Range<usize>,
    ) -> Mentions {
        // In an old edition tokens are not what their text says.
        let may_wait = !state.context.solution && state.context.edition != Edition::E2015;
        match may_wait && is_tame(item.tokens) {
            true => state.facts.unread(item.range(), defined.clone()),
            false => self.scan(state, &[item.tokens], defined).into(),
        }
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

    /// What the definition of a macro says.
    fn rules_refs(
        &self,
        state: &FileState<'_>,
        item: &Item,
        body: &Group,
        attributes: &ItemAttributes,
    ) -> Refs {
        // Attributes are no macro tokens: their edits are an item's.
        let mut refs = self.scan(state, &[&item.tokens[..item.head]], &(0..0));
        let shape = Shape {
            in_macro: true,
            rules: true,
            inner_macros: attributes.local_inner_macros && !state.context.solution,
        };
        let body = scan(
            &state.context,
            &self.module_path,
            &[body.tokens()],
            &[],
            shape,
        );
        refs.edits.extend(body.edits.iter().cloned());
        Refs {
            edits: refs.edits,
            has_open_cfg: refs.has_open_cfg | body.has_open_cfg,
            has_untried_cfg: refs.has_untried_cfg | body.has_untried_cfg,
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
        item: &Item,
        (ident, body): (&Ident, Option<&Group>),
        attributes: &ItemAttributes,
    ) -> Result<NodeId, NoItem> {
        let parent = node.module;
        let name = self.names.of(ident);
        // Modules that an included file declares are beside it, wherever it is included.
        let included = state.file.included_at(node.range.start);
        let included = included.filter(|(_, start)| *start >= self.module_mut(parent).body.start);
        let beside = included.map(|(path, _)| Folder::of_file(path, true));
        let folder = beside.as_ref().unwrap_or(folder);
        // The words of an attribute or visibility alone: the items inside are nodes of their own.
        node.refs = self.scan(state, &[item.header()], &ident.range()).into();
        let paths = item.attributes.iter();
        for attribute in paths.filter(|attribute| attribute.name() == Some("path")) {
            node.refs.edits.push(Edit {
                range: attribute.range(),
                kind: EditKind::Remove,
            });
        }
        node.refs.refusals.extend(attributes.refusal());
        let id = self.next_node();
        let module = self.module(name.clone(), Some(parent), Some(id));
        self.module_mut(module).macro_use = attributes.macro_use;
        let outer = self.module_mut(parent);
        let (open, untried) = (outer.open_cfg, outer.untried_cfg);
        let there = outer.there;
        let inner = self.module_mut(module);
        inner.open_cfg = open | node.refs.open_cfg();
        inner.untried_cfg = untried | node.refs.untried_cfg();
        inner.there = there.and(met(&node.refs.open_attributes));
        node.kind = Kind::Mod(module);
        let range = node.range.clone();
        let is_hidden = node.refs.hidden_by.is_some();
        let added = self.add_node(node);
        self.named(parent, added);
        if let Some(body) = body {
            let content = read(body.tokens(), Place::Module)?;
            self.module_mut(module).body = body.inside();
            let start = body.inside().start;
            if self.inner_attributes(state, module, &content.attributes, start) {
                let inner = folder.inline(&name, attributes.path.as_deref());
                self.items(state, module, &inner, &content.items)?;
            } else {
                take_out(&mut self.krate, added);
            }
            return Ok(added);
        }
        match folder.find(self.source.inputs, &name, attributes.path.as_deref()) {
            Ok((path, owns_folder)) => self.declared.push(Pending {
                module,
                path,
                owns_folder,
                is_told: attributes.path.is_some(),
                declared_at: Some((state.file.clone(), range)),
                chain: state.chain.clone(),
            }),
            // Which file it is was not to be known; or rustc does not look for it here.
            Err(_) if attributes.open.is_some() || is_hidden => {}
            Err(problem) => {
                let place = state.file.place(ident.range(), "");
                self.problems.push(problem.at(place));
            }
        }
        Ok(added)
    }

    /// Cuts the pieces that a cfg removes, where there are any.
    pub(super) fn cut_dead(
        &self,
        state: &FileState<'_>,
        refs: &mut Refs,
        tokens: &[TokenTree],
        piece: Piece,
    ) {
        if !refs.dead_cfg {
            return;
        }
        let of = ends(tokens);
        for range in super::dead::dead_pieces(&state.context, of, piece) {
            let inside =
                |refused: &Range<usize>| range.start <= refused.start && refused.end <= range.end;
            refs.refusals.retain(|refusal| !inside(&refusal.range));
            refs.edits.push(Edit {
                range,
                kind: EditKind::Remove,
            });
        }
    }
}
