//! What is dead and stays needs other things, which are not to be taken out either.

use super::dead::{Dead, Reader};
use super::made::calls_std_alone;
use crate::declared;
use crate::macros::reached;
use crate::package::Edition;
use crate::resolve::Site;
use crate::scope::Def;
use crate::tables::{Name, Node, NodeId, PathRef, Root};

impl Reader<'_> {
    /// What stays although it is dead needs what it names: that is not to be taken out either. Where it may not be dead for another
    /// compiler, that counts for methods too, which might be other ones without it, and for its own text.
    pub(super) fn keep_what_is_named(&mut self) {
        while let Some(id) = self.kept.pop() {
            if self.found.is_empty() {
                return;
            }
            let node = self.program.node(id);
            let is_guarded = self.guarded.may_differ(id.krate) || self.guarded_nodes.contains(&id);
            let site = Site::of_node(node);
            let paths = node.refs.paths.iter().filter(|path| !path.bang);
            let paths = paths.filter(|path| !self.is_only_inside(id, path));
            let hits = paths.flat_map(|path| self.scopes.path(site, path).hits);
            let mut needed: Vec<NodeId> = hits.filter_map(node_of).collect();
            if is_guarded {
                needed.extend(self.named_in(node));
                let is_part = |dead: &Dead| matches!(dead, Dead::Part(of, _) if *of == id);
                self.found.retain(|dead| !is_part(dead));
                for implementing in self.implementing(id) {
                    self.found.remove(&Dead::Node(implementing));
                    self.keep_too(implementing, true);
                }
            }
            for named in needed {
                if self.found.remove(&Dead::Node(named)) {
                    self.keep_too(named, is_guarded);
                }
            }
            // The members that stay with it are as dead.
            let members = node.members.iter().copied();
            let left = members.filter(|member| {
                self.live.nodes.contains(member) && !self.found.contains(&Dead::Node(*member))
            });
            for member in left.collect::<Vec<_>>() {
                self.keep_too(member, is_guarded);
            }
        }
    }

    /// Stands a path in modules of a body alone, where it cannot lead to what is around the body? A macro may put `super::` before
    /// it, and in edition 2015 an import begins at the root.
    fn is_only_inside(&self, id: NodeId, path: &PathRef) -> bool {
        let (Root::Plain, [first, ..]) = (path.root, path.segments.as_slice()) else {
            return false;
        };
        self.program.krate(id.krate).edition != Edition::E2015
            && calls_std_alone(self.program, self.program.node(id))
            && declared::only_in_modules(self.program, id, first)
    }

    /// What is dead and may be meant by a name in the text of `node`, itself or by its members.
    fn named_in(&self, node: &Node) -> Vec<NodeId> {
        let texts = reached(self.program, vec![&node.refs]);
        let is_named = |name: &Name| texts.iter().any(|refs| refs.names.contains(name));
        let dead = self.found.iter().filter_map(Dead::node);
        let named = dead.filter(|id| {
            let node = self.program.node(*id);
            let members = node.members.iter().map(|id| self.program.node(*id));
            let mut names = members.chain([node]).flat_map(|node| &node.name);
            names.any(is_named)
        });
        named.collect()
    }

    /// What implements a trait or its member, or something for a type: where rustc calls those dead, it takes nothing in that for
    /// used.
    fn implementing(&self, id: NodeId) -> Vec<NodeId> {
        let rows = self.inverted.by_item.get(&id).into_iter().flatten();
        let rows = rows.map(|row| &self.inverted.waiting[*row]);
        let impls = rows.filter(|row| !row.inherent).map(|row| row.node);
        let members = self.inverted.members_of_impls(self.program, id);
        let live = impls
            .chain(members)
            .filter(|id| self.live.nodes.contains(id));
        live.filter(|id| !self.guarded_nodes.contains(id)).collect()
    }

    fn keep_too(&mut self, id: NodeId, is_guarded: bool) {
        if is_guarded {
            self.guarded_nodes.insert(id);
        }
        self.kept.push(id);
    }
}

fn node_of(def: Def) -> Option<NodeId> {
    match def {
        Def::Node(id) => Some(id),
        _ => None,
    }
}
