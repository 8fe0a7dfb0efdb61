//! What kind of thing an item is, its name, its attributes, and who may name it.

use super::Indexer;
use super::attributes::ItemAttributes;
use crate::items::{Item, ItemKind, Visibility};
use crate::tables::{Kind, ModuleId, Name, Vis};
use crate::tokens::TokenTree;

impl Indexer<'_> {
    pub(super) fn visibility(&self, module: ModuleId, visibility: &Visibility) -> Vis {
        let root = crate::tables::root(self.source.number);
        let Visibility::Restricted(tokens) = visibility else {
            return match visibility {
                Visibility::Public(_) => Vis::Public,
                _ => Vis::Within(module),
            };
        };
        let words = tokens.iter().filter_map(|token| match token {
            TokenTree::Ident(word) if *word != "in" => Some(self.names.of(word)),
            _ => None,
        });
        let words: Vec<Name> = words.collect();
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        Vis::Within(self.named_around(module, &words).unwrap_or(root))
    }

    /// The module around this one, or itself, that a path leads to: in edition 2015 it may begin at the root without saying so.
    fn named_around(&self, module: ModuleId, path: &[&str]) -> Option<ModuleId> {
        let table = |id: ModuleId| &self.krate.modules[id.index as usize];
        let mut around: Vec<ModuleId> =
            std::iter::successors(Some(module), |id| table(*id).parent).collect();
        around.reverse();
        let mut at = match path.first() {
            Some(&("self" | "super")) => around.len() - 1,
            _ => 0,
        };
        for word in path {
            match *word {
                "crate" | "self" => {}
                "super" => at = at.checked_sub(1)?,
                name => {
                    at += 1;
                    around.get(at).filter(|id| &*table(**id).name == name)?;
                }
            }
        }
        around.get(at).copied()
    }
}

/// What kind of node an item is.
pub(super) fn kind_of(item: &Item, attributes: &ItemAttributes) -> Kind {
    match item.kind {
        ItemKind::Const(_) => Kind::Const,
        ItemKind::Static(_) => Kind::Static,
        // A module's own number is known when it is entered.
        ItemKind::Fn(_) | ItemKind::Mod(..) => Kind::Fn,
        ItemKind::Struct { constructor, .. } => Kind::Struct { constructor },
        ItemKind::Enum(..) => Kind::Enum,
        ItemKind::Union(_) => Kind::Union,
        ItemKind::Trait(..) | ItemKind::TraitAlias(_) => Kind::Trait,
        ItemKind::Type { .. } => Kind::Alias,
        ItemKind::Impl(_) => Kind::Impl,
        ItemKind::Use(_) => Kind::Use,
        ItemKind::ExternCrate { .. } => Kind::ExternCrate,
        ItemKind::Foreign(_) => Kind::ForeignMod,
        ItemKind::Rules(..) => Kind::MacroRules {
            exported: attributes.macro_export,
        },
        ItemKind::Call(_) | ItemKind::Other => Kind::MacroCall,
    }
}
