//! What an item's own attributes say about the item: whether it is there at all, and what the compiler does with it unasked.

use syn::{Attribute, Meta};

use super::{FileState, Indexer};
use crate::cfg::Verdict;
use crate::refs::{Shape, scan};
use crate::tables::{Edit, EditKind, ModuleId};

/// What matters of an item's attributes; `cfg_attr` that holds is looked into.
#[derive(Debug, Default)]
pub(super) struct ItemAttributes {
    /// A cfg fails: the item is not there.
    pub(super) gone: bool,
    pub(super) macro_use: bool,
    pub(super) macro_export: bool,
    pub(super) local_inner_macros: bool,
    /// The value of `#[path = "…"]`.
    pub(super) path: Option<String>,
}

impl Indexer<'_> {
    pub(super) fn item_attributes(&self, attributes: &[Attribute]) -> ItemAttributes {
        let mut found = ItemAttributes::default();
        for attribute in attributes {
            self.meta(&attribute.meta, &mut found);
        }
        found
    }

    fn meta(&self, meta: &Meta, found: &mut ItemAttributes) {
        let path = meta.path();
        let Some(name) = path.get_ident().map(ToString::to_string) else {
            return;
        };
        match (name.as_str(), meta) {
            ("cfg", Meta::List(list)) => {
                found.gone |= self.source.cfg.judge(list.tokens.clone()).0 == Verdict::Fails;
            }
            ("cfg_attr", Meta::List(list)) => {
                let parser = syn::punctuated::Punctuated::<Meta, syn::Token![,]>::parse_terminated;
                let Ok(parts) = list.parse_args_with(parser) else {
                    return;
                };
                let mut parts = parts.iter();
                let Some(predicate) = parts.next() else {
                    return;
                };
                let tokens = quote::ToTokens::to_token_stream(predicate);
                if self.source.cfg.judge(tokens).0 == Verdict::Holds {
                    parts.for_each(|part| self.meta(part, found));
                }
            }
            ("macro_use", _) => found.macro_use = true,
            ("macro_export", meta) => {
                found.macro_export = true;
                found.local_inner_macros |= matches!(meta, Meta::List(_));
            }
            ("path", Meta::NameValue(pair)) => {
                if let syn::Expr::Lit(literal) = &pair.value
                    && let syn::Lit::Str(path) = &literal.lit
                {
                    found.path = Some(path.value());
                }
            }
            _ => {}
        }
    }

    /// The inner attributes of a module: their edits, where its items start, and what must move to the bundle's root.
    pub(super) fn inner_attributes(
        &mut self,
        state: &FileState<'_>,
        id: ModuleId,
        attributes: &[Attribute],
        start: usize,
    ) {
        let is_library_root =
            !state.context.solution && self.krate.modules[id.index as usize].parent.is_none();
        let mut first = start;
        let mut edits: Vec<Edit> = Vec::new();
        let mut hoisted = Vec::new();
        let mut open = false;
        for attribute in attributes {
            if matches!(attribute.style, syn::AttrStyle::Outer) {
                continue;
            }
            let range = super::items::range_of(attribute);
            first = first.max(range.end);
            let refs = scan(
                &state.context,
                &self.module_path,
                quote::ToTokens::to_token_stream(attribute),
                &[],
                Shape::default(),
            );
            open |= refs.open_cfg;
            edits.extend(refs.edits);
            if !is_library_root {
                continue;
            }
            let name = attribute
                .path()
                .get_ident()
                .map(ToString::to_string)
                .unwrap_or_default();
            match name.as_str() {
                "recursion_limit" | "type_length_limit" => {
                    hoisted.push(range.clone());
                    edits.push(Edit {
                        range,
                        kind: EditKind::Remove,
                    });
                }
                "feature" => {
                    let problem =
                        crate::error::Problem::new("this library needs a nightly compiler")
                            .at(state.file.place(range, ""))
                            .help("judges have a stable rustc: do without `#![feature]`");
                    self.problems.push(problem);
                }
                "no_std" | "no_main" | "crate_name" | "crate_type" => {
                    edits.push(Edit {
                        range,
                        kind: EditKind::Remove,
                    });
                }
                _ => {}
            }
        }
        let module = self.module_mut(id);
        module.first = first;
        module.open_cfg |= open;
        module.edits = edits;
        module.hoisted = hoisted;
    }
}
