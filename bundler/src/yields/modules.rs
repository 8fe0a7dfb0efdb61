//! Modules that a call makes, as long as nothing in them acts on what is around them.

use std::collections::BTreeSet;

use super::{Reader, Yield, is_test};
use crate::index::{certain, heads};
use crate::items::{self, Impl, Item, ItemKind, Place, Visibility};
use crate::source::SourceFile;
use crate::tables::{Name, Root};
use crate::tokens::{Group, Names};

impl Reader<'_> {
    /// Adds what a module with this body defines that is found without its name: the members of traits. All else is reached by a
    /// path or an import that has the name.
    pub(super) fn module(&self, body: &Group, file: &SourceFile, made: &mut Yield) -> Option<()> {
        let names = &Names::default();
        let items = items::read(body.tokens(), Place::Module).ok()?.items;
        let edition = self.scopes.program.krate(self.id.krate).edition;
        certain(&items, Place::Module, &file.text, edition).ok()?;
        let types = items.iter().filter_map(|item| match item.kind {
            ItemKind::Struct { ident, .. }
            | ItemKind::Enum(ident, _)
            | ItemKind::Union(ident)
            | ItemKind::Trait(ident, _) => Some(names.of(ident)),
            _ => None,
        });
        let types: BTreeSet<Name> = types.collect();
        for item in items.iter().filter(|item| !is_test(item)) {
            match &item.kind {
                // What others see by it may be called anything.
                ItemKind::Use(_) if matches!(item.visibility, Visibility::Inherited) => {}
                ItemKind::Impl(head) => {
                    match relation(head, &types, names) {
                        Relation::Own => {}
                        Relation::Any => made.acts = true,
                        Relation::Others => return None,
                    }
                    self.quiet(item, names)?;
                }
                ItemKind::Mod(_, Some(body)) => self.module(body, file, made)?,
                ItemKind::Trait(..) => {
                    self.quiet(item, names)?;
                    self.item(item, file, 0, made)?;
                }
                ItemKind::Fn(_)
                | ItemKind::Struct { .. }
                | ItemKind::Enum(..)
                | ItemKind::Union(_)
                | ItemKind::Const(_)
                | ItemKind::Static(_) => self.quiet(item, names)?,
                ItemKind::Type { ident, .. } => {
                    made.aliases.insert(names.of(ident));
                    self.quiet(item, names)?;
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// None if there may be impls in an item's bodies that act outside of them.
    fn quiet(&self, item: &Item, names: &Names) -> Option<()> {
        let acts = self.calls_implement(item.tokens, names)
            || !heads::nested_heads(item.tokens, names).is_empty();
        (!acts).then_some(())
    }
}

/// What an impl is of, where these types and traits are defined beside it.
enum Relation {
    /// Of one of those.
    Own,
    /// Of a trait from elsewhere, for any type.
    Any,
    Others,
}

fn relation(head: &Impl, types: &BTreeSet<Name>, names: &Names) -> Relation {
    let head = heads::head(head, names);
    let mut of = head.trait_path.iter().chain(&head.self_path);
    let is_own = of.any(|path| match path.segments.as_slice() {
        [name] => path.root == Root::Plain && types.contains(name),
        _ => false,
    });
    match (is_own, &head.trait_path, &head.self_path) {
        (true, ..) => Relation::Own,
        (_, Some(_), None) => Relation::Any,
        _ => Relation::Others,
    }
}
