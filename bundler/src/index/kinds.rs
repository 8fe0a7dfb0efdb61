//! What kind of thing an item is, its name, its attributes, and who may name it.

use syn::{Attribute, Ident, Item, Visibility};

use super::Indexer;
use super::attributes::ItemAttributes;
use crate::refs::name_of;
use crate::tables::{Kind, ModuleId, Name, Vis};

impl Indexer<'_> {
    pub(super) fn visibility(&self, module: ModuleId, visibility: Option<&Visibility>) -> Vis {
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

    pub(super) fn around(&self, module: ModuleId, name: &str) -> Vis {
        let table = |id: ModuleId| &self.krate.modules[id.index as usize];
        let mut ancestors = std::iter::successors(Some(module), |id| table(*id).parent);
        let found =
            ancestors.find(|id| table(*id).name.as_ref() == name && table(*id).parent.is_some());
        Vis::Within(found.unwrap_or(crate::tables::root(self.source.number)))
    }
}

pub(super) fn attributes_of(item: &Item) -> &[Attribute] {
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

pub(super) fn shape_of<'a>(
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
