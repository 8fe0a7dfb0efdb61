//! What a macro call that stands as an item makes, exactly: the names that it defines and the heads of its impls, read from
//! its expansion. Where it cannot be expanded for sure, nothing is said, and [`macros`](crate::macros) has guesses.

use std::collections::BTreeSet;

use syn::{Item, TraitItem};

use crate::index::heads;
use crate::refs::name_of;
use crate::rules::{DollarCrate, Purpose, Text, expand};
use crate::scope::Scopes;
use crate::tables::{Extern, ImplHead, Kind, Name, NodeId};
use crate::unfold;

/// What a call comes to.
#[derive(Debug, Default)]
pub(crate) struct Yield {
    pub(crate) defines: BTreeSet<Name>,
    /// As written in the module where the call stands.
    pub(crate) impls: Vec<ImplHead>,
}

/// How deep calls may come out of calls.
const DEEPEST: u32 = 64;

/// What the call `id` of a library makes; none where that is not sure.
pub(crate) fn of_call(scopes: &Scopes<'_>, id: NodeId) -> Option<Yield> {
    let program = scopes.program;
    let node = program.node(id);
    let mut made = Yield::default();
    let definition = unfold::definition(scopes, id).ok()?;
    let call = Text {
        file: program.file(node.module),
        range: node.range.clone(),
    };
    Reader { scopes, id }.read(definition, &call, DEEPEST, &mut made)?;
    Some(made)
}

/// The names of a trait's members: whoever calls one need not name the trait.
fn members(item: &syn::ItemTrait) -> impl Iterator<Item = Name> + '_ {
    item.items.iter().filter_map(|member| match member {
        TraitItem::Fn(member) => Some(name_of(&member.sig.ident)),
        TraitItem::Const(member) => Some(name_of(&member.ident)),
        TraitItem::Type(member) => Some(name_of(&member.ident)),
        _ => None,
    })
}

struct Reader<'a> {
    scopes: &'a Scopes<'a>,
    id: NodeId,
}

impl Reader<'_> {
    /// Adds what `call` makes by `definition`.
    fn read(
        &self,
        definition: NodeId,
        call: &Text<'_>,
        depth: u32,
        made: &mut Yield,
    ) -> Option<()> {
        let program = self.scopes.program;
        let rules = program.node(definition);
        // A definition under a cfg may not be there.
        if rules.refs.open_cfg {
            return None;
        }
        let global;
        let dollar_crate = if definition.krate == self.id.krate {
            DollarCrate {
                path: "crate",
                in_rules: "$crate",
            }
        } else {
            global = unfold::crate_path(program, self.id.krate, definition.krate).ok()?;
            DollarCrate {
                path: &global,
                in_rules: &global,
            }
        };
        let edition = program.krate(definition.krate).edition;
        let text = Text {
            file: program.file(rules.module),
            range: rules.range.clone(),
        };
        let expanded = expand(&text, call, dollar_crate, edition, Purpose::Read).ok()?;
        let file = crate::source::replace(call.file, vec![(0..call.file.text.len(), expanded)]);
        for item in syn::parse_file(&file.text).ok()?.items {
            self.item(&item, &file, depth, made)?;
        }
        Some(())
    }

    fn item(
        &self,
        item: &Item,
        file: &crate::source::SourceFile,
        depth: u32,
        made: &mut Yield,
    ) -> Option<()> {
        let ident = match item {
            Item::Impl(item) => {
                made.impls.push(heads::head(item));
                None
            }
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Union(item) => Some(&item.ident),
            Item::Trait(item) => {
                made.defines.extend(members(item));
                Some(&item.ident)
            }
            Item::Type(item) => Some(&item.ident),
            Item::Const(item) if item.ident != "_" => Some(&item.ident),
            Item::Static(item) => Some(&item.ident),
            Item::Macro(item) if item.ident.is_none() => {
                let range = syn::spanned::Spanned::span(item).byte_range();
                let definition = self.only_definition(&item.mac.path)?;
                let call = Text { file, range };
                return self.read(definition, &call, depth.checked_sub(1)?, made);
            }
            // Imports, modules, constants without a name and whatever comes later: the guesses are for these.
            _ => return None,
        };
        made.defines.extend(ident.map(name_of));
        made.impls.extend(heads::nested_heads(item));
        Some(())
    }

    /// The definition that a call among expanded text means: the only macro of its name, in sight where the first call is.
    fn only_definition(&self, path: &syn::Path) -> Option<NodeId> {
        let program = self.scopes.program;
        let name = name_of(&path.segments.last()?.ident);
        let krate = program.krate(self.id.krate);
        if path.leading_colon.is_some() {
            let first = name_of(&path.segments.first()?.ident);
            let Some(Extern::Bundled(other)) = krate.externs.get(&first) else {
                return None;
            };
            let [only] = program.krate(*other).macros.get(&name)?.as_slice() else {
                return None;
            };
            let exported = matches!(
                program.node(*only).kind,
                Kind::MacroRules { exported: true }
            );
            return (exported && path.segments.len() == 2).then_some(*only);
        }
        let [only] = krate.macros.get(&name)?.as_slice() else {
            return None;
        };
        let module = program.node(self.id).module;
        let node = program.node(*only);
        let exported = matches!(node.kind, Kind::MacroRules { exported: true });
        let in_sight = match path.segments.len() {
            1 => self.scopes.reaches(node.module, module),
            _ => exported && path.segments.len() == 2 && path.segments[0].ident == "crate",
        };
        in_sight.then_some(*only)
    }
}
