//! What impls are of: the paths of trait and self type, and the impls inside bodies, which act outside them.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::visit::Visit;
use syn::{GenericParam, Generics, ItemImpl, Type};

use crate::refs::name_of;
use crate::tables::{ImplHead, Name, PathRef, Root};

/// The head of an impl.
pub(crate) fn head(item: &ItemImpl) -> ImplHead {
    let parameters = parameters(&item.generics);
    let mut mentioned = Mentioned {
        parameters: &parameters,
        paths: Vec::new(),
    };
    mentioned.visit_type(&item.self_ty);
    if let Some((path, _)) = &item.trait_ {
        for segment in &path.segments {
            mentioned.visit_path_arguments(&segment.arguments);
        }
    }
    ImplHead {
        trait_path: item
            .trait_
            .as_ref()
            .and_then(|(path, _)| path_ref(path, &BTreeSet::new())),
        self_path: self_path(&item.self_ty, &parameters),
        mentioned: mentioned.paths,
    }
}

/// An alias's target in the place of a self type.
pub(super) fn alias(item: &syn::ItemType) -> ImplHead {
    ImplHead {
        trait_path: None,
        self_path: self_path(&item.ty, &parameters(&item.generics)),
        mentioned: Vec::new(),
    }
}

/// The heads of trait impls inside a body that may act outside it: those of types that the body itself defines do not,
/// unless the trait is another crate's or module's and the type too.
pub(crate) fn nested_heads(item: &syn::Item) -> Vec<ImplHead> {
    let mut nested = Nested {
        heads: Vec::new(),
        defined: BTreeSet::new(),
        depth: 0,
    };
    nested.visit_item(item);
    let Nested { heads, defined, .. } = nested;
    let is_local = |path: &Option<PathRef>| {
        path.as_ref().is_some_and(|path| {
            path.root == Root::Plain
                && path
                    .segments
                    .first()
                    .is_some_and(|name| defined.contains(name))
        })
    };
    heads
        .into_iter()
        .filter(|head| !is_local(&head.self_path) && !is_local(&head.trait_path))
        .collect()
}

struct Nested {
    heads: Vec<ImplHead>,
    defined: BTreeSet<Name>,
    depth: usize,
}

impl<'ast> Visit<'ast> for Nested {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        use syn::Item;
        if self.depth > 0 {
            let name = match item {
                Item::Struct(item) => Some(&item.ident),
                Item::Enum(item) => Some(&item.ident),
                Item::Union(item) => Some(&item.ident),
                Item::Trait(item) => Some(&item.ident),
                Item::Type(item) => Some(&item.ident),
                _ => None,
            };
            self.defined.extend(name.map(name_of));
            if let Item::Impl(item) = item {
                self.heads.push(head(item));
            }
        }
        self.depth += 1;
        syn::visit::visit_item(self, item);
        self.depth -= 1;
    }
}

fn parameters(generics: &Generics) -> BTreeSet<Name> {
    generics
        .params
        .iter()
        .filter_map(|param| match param {
            GenericParam::Type(param) => Some(name_of(&param.ident)),
            GenericParam::Const(param) => Some(name_of(&param.ident)),
            GenericParam::Lifetime(_) => None,
        })
        .collect()
}

/// The path that says which item a type is of; none for references, tuples, parameters, projections and macros.
fn self_path(ty: &Type, parameters: &BTreeSet<Name>) -> Option<PathRef> {
    match ty {
        Type::Path(ty) if ty.qself.is_none() => path_ref(&ty.path, parameters),
        Type::Paren(ty) => self_path(&ty.elem, parameters),
        Type::Group(ty) => self_path(&ty.elem, parameters),
        Type::TraitObject(ty) => ty.bounds.iter().find_map(|bound| match bound {
            syn::TypeParamBound::Trait(bound) => path_ref(&bound.path, parameters),
            _ => None,
        }),
        _ => None,
    }
}

fn path_ref(path: &syn::Path, parameters: &BTreeSet<Name>) -> Option<PathRef> {
    let mut root = if path.leading_colon.is_some() {
        Root::Global
    } else {
        Root::Plain
    };
    let mut segments: Vec<Name> = Vec::new();
    let mut starts = Vec::new();
    for segment in &path.segments {
        match segment.ident.to_string().as_str() {
            "crate" => root = Root::Crate,
            "self" => root = Root::Up(0),
            "super" => {
                root = match root {
                    Root::Up(ups) => Root::Up(ups + 1),
                    _ => Root::Up(1),
                }
            }
            "Self" => return None,
            _ => {
                segments.push(name_of(&segment.ident));
                starts.push(segment.ident.span().byte_range().start);
            }
        }
    }
    let first = segments.first()?;
    if root == Root::Plain && parameters.contains(first) {
        return None;
    }
    let range = super::items::range_of(path);
    Some(PathRef::new(root, segments, starts, range))
}

struct Mentioned<'a> {
    parameters: &'a BTreeSet<Name>,
    paths: Vec<PathRef>,
}

impl<'ast> Visit<'ast> for Mentioned<'_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.paths.extend(path_ref(path, self.parameters));
        syn::visit::visit_path(self, path);
    }
}

/// The tokens of an impl without those of its members.
pub(super) fn header_tokens(item: &ItemImpl) -> proc_macro2::TokenStream {
    let mut tokens = proc_macro2::TokenStream::new();
    for attribute in &item.attrs {
        attribute.to_tokens(&mut tokens);
    }
    item.generics.to_tokens(&mut tokens);
    if let Some((path, _)) = &item.trait_ {
        path.to_tokens(&mut tokens);
        // Something between the two paths, so that they are not read as one.
        item.impl_token.to_tokens(&mut tokens);
    }
    item.self_ty.to_tokens(&mut tokens);
    item.generics.where_clause.to_tokens(&mut tokens);
    tokens
}
