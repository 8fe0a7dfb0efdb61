//! The items are those of a parser that reads all of Rust's syntax, in all source text that is at hand.

use std::path::Path;

use quote::ToTokens;
use syn::spanned::Spanned;

use super::{Content, Impl, Item, ItemKind, NoItem, Place, read, variants};
use crate::tokens::{self, Room, TokenTree};

/// An item as both readers must see it: where it is, and what it is.
type Seen = (std::ops::Range<usize>, String);

/// An import is read whatever is in its braces; syn knows of none that start with `::` there.
fn is_use(tokens: &proc_macro2::TokenStream) -> bool {
    let mut words = tokens.clone().into_iter();
    words.any(|word| matches!(word, proc_macro2::TokenTree::Ident(word) if word == "use"))
}

/// Tokens without the blanks between them.
fn plain(text: &str) -> String {
    let mut said = String::new();
    fn add(tokens: &[TokenTree], text: &str, said: &mut String) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    said.push_str(&text[group.range().start..group.inside().start]);
                    add(group.tokens(), text, said);
                    said.push_str(&text[group.inside().end..group.range().end]);
                }
                token => said.push_str(&text[token.range()]),
            }
            said.push(' ');
        }
    }
    let room = Room::new();
    let tokens = tokens::read(&room, text).expect("it was read before");
    add(tokens, text, &mut said);
    said
}

fn slice<'a>(tokens: &[TokenTree], text: &'a str) -> &'a str {
    &text[super::ends(tokens)]
}

fn own(content: &Content, place: Place, text: &str, seen: &mut Vec<Seen>) {
    for item in &content.items {
        let said = match (&item.kind, item.ident()) {
            // The parser keeps these as tokens, or knows more than is asked.
            (ItemKind::Other, _) => "other".to_owned(),
            (ItemKind::Impl(head), _) => own_head(head, text),
            (ItemKind::Use(_) | ItemKind::Foreign(_), _) => "unnamed".to_owned(),
            (ItemKind::Call(call), _) => {
                let path = &call[..call.len() - 2];
                format!("call {}", plain(slice(path, text)))
            }
            (ItemKind::ExternCrate { ident, rename }, _) => {
                format!("crate {} {:?}", ident.text(), rename.map(|to| to.text()))
            }
            (kind, Some(ident)) => {
                let more = match kind {
                    ItemKind::Struct { constructor, .. } => constructor.to_string(),
                    ItemKind::Enum(_, body) => {
                        let names = variants(body).map(|variant| variant.text());
                        names.collect::<Vec<_>>().join(",")
                    }
                    ItemKind::Type {
                        generics, target, ..
                    } => {
                        let generics = plain(slice(generics, text));
                        format!("{generics} = {}", plain(slice(target, text)))
                    }
                    _ => String::new(),
                };
                format!("{} {more}", ident.text())
            }
            (_, None) => unreachable!("all others have names"),
        };
        seen.push((item.range(), said));
        own_members(item, place, text, seen);
    }
}

fn own_members(item: &Item, place: Place, text: &str, seen: &mut Vec<Seen>) {
    let (body, inside) = match &item.kind {
        ItemKind::Impl(head) => (head.body, Place::Impl),
        ItemKind::Trait(_, body) => (*body, Place::Trait),
        ItemKind::Foreign(body) => (*body, Place::Foreign),
        ItemKind::Mod(_, Some(body)) => (*body, place),
        _ => return,
    };
    let content = read(body.tokens(), inside).expect("the parser has read it");
    own(&content, inside, text, seen);
    seen.push((body.range(), format!("{} inside", content.attributes.len())));
}

fn own_head(head: &Impl, text: &str) -> String {
    let of = head.trait_path.map(|path| plain(slice(path, text)));
    let generics = plain(slice(head.generics, text));
    format!(
        "impl {generics} {of:?} for {}",
        plain(slice(head.self_type, text))
    )
}

/// Reads what the parser makes of items.
struct Theirs<'a> {
    text: &'a str,
    seen: Vec<Seen>,
}

impl Theirs<'_> {
    fn said(&self, part: &(impl Spanned + ToTokens)) -> String {
        match part.to_token_stream().is_empty() {
            true => String::new(),
            false => plain(&self.text[part.span().byte_range()]),
        }
    }

    fn item(&mut self, item: &syn::Item) {
        let named = |ident: &syn::Ident, more: String| format!("{ident} {more}");
        let said = match item {
            syn::Item::Const(item) => named(&item.ident, String::new()),
            syn::Item::Static(item) => named(&item.ident, String::new()),
            syn::Item::Fn(item) => named(&item.sig.ident, String::new()),
            syn::Item::Struct(item) => {
                let constructor = !matches!(item.fields, syn::Fields::Named(_));
                named(&item.ident, constructor.to_string())
            }
            syn::Item::Enum(item) => {
                let names = item
                    .variants
                    .iter()
                    .map(|variant| variant.ident.to_string());
                named(&item.ident, names.collect::<Vec<_>>().join(","))
            }
            syn::Item::Union(item) => named(&item.ident, String::new()),
            syn::Item::Trait(item) => named(&item.ident, String::new()),
            syn::Item::TraitAlias(item) => named(&item.ident, String::new()),
            syn::Item::Type(item) => self.alias(&item.ident, &item.generics, Some(&item.ty)),
            syn::Item::Mod(item) => named(&item.ident, String::new()),
            syn::Item::Impl(item) => {
                let generics = self.generics(&item.generics);
                let of = item.trait_.as_ref().map(|(path, _)| self.said(path));
                format!("impl {generics} {of:?} for {}", self.said(&*item.self_ty))
            }
            syn::Item::Use(_) | syn::Item::ForeignMod(_) => "unnamed".to_owned(),
            // With a `::` inside of a group.
            syn::Item::Verbatim(tokens) if is_use(tokens) => "unnamed".to_owned(),
            syn::Item::ExternCrate(item) => {
                let rename = item.rename.as_ref().map(|(_, name)| name.to_string());
                format!("crate {} {rename:?}", item.ident)
            }
            syn::Item::Macro(item) => match &item.ident {
                Some(ident) => named(ident, String::new()),
                None => format!("call {}", self.said(&item.mac.path)),
            },
            _ => "other".to_owned(),
        };
        self.seen.push((item.span().byte_range(), said));
        self.members(item);
    }

    fn generics(&self, generics: &syn::Generics) -> String {
        let angles = generics.lt_token.map(|open| open.span.byte_range());
        let end = generics.gt_token.map(|close| close.span.byte_range());
        match (angles, end) {
            (Some(open), Some(close)) => plain(&self.text[open.start..close.end]),
            _ => String::new(),
        }
    }

    fn alias(&self, ident: &syn::Ident, of: &syn::Generics, target: Option<&syn::Type>) -> String {
        let target = target.map(|target| self.said(target)).unwrap_or_default();
        format!("{ident} {} = {target}", self.generics(of))
    }

    fn members(&mut self, item: &syn::Item) {
        let inner = |attributes: &[syn::Attribute]| {
            let inner = attributes
                .iter()
                .filter(|attribute| matches!(attribute.style, syn::AttrStyle::Inner(_)));
            format!("{} inside", inner.count())
        };
        let body = match item {
            syn::Item::Impl(item) => {
                item.items
                    .iter()
                    .for_each(|member| self.impl_member(member));
                (item.brace_token.span, inner(&item.attrs))
            }
            syn::Item::Trait(item) => {
                item.items
                    .iter()
                    .for_each(|member| self.trait_member(member));
                (item.brace_token.span, inner(&item.attrs))
            }
            syn::Item::ForeignMod(item) => {
                item.items
                    .iter()
                    .for_each(|member| self.foreign_member(member));
                (item.brace_token.span, inner(&item.attrs))
            }
            syn::Item::Mod(module) => {
                let Some((braces, items)) = &module.content else {
                    return;
                };
                items.iter().for_each(|item| self.item(item));
                (braces.span, inner(&module.attrs))
            }
            _ => return,
        };
        self.seen.push((body.0.join().byte_range(), body.1));
    }

    fn impl_member(&mut self, member: &syn::ImplItem) {
        let said = match member {
            syn::ImplItem::Const(item) => format!("{} ", item.ident),
            syn::ImplItem::Fn(item) => format!("{} ", item.sig.ident),
            syn::ImplItem::Type(item) => self.alias(&item.ident, &item.generics, Some(&item.ty)),
            syn::ImplItem::Macro(item) => format!("call {}", self.said(&item.mac.path)),
            _ => "other".to_owned(),
        };
        self.seen.push((member.span().byte_range(), said));
    }

    fn trait_member(&mut self, member: &syn::TraitItem) {
        let said = match member {
            syn::TraitItem::Const(item) => format!("{} ", item.ident),
            syn::TraitItem::Fn(item) => format!("{} ", item.sig.ident),
            syn::TraitItem::Type(item) => {
                let target = item.default.as_ref().map(|(_, target)| target);
                self.alias(&item.ident, &item.generics, target)
            }
            syn::TraitItem::Macro(item) => format!("call {}", self.said(&item.mac.path)),
            _ => "other".to_owned(),
        };
        self.seen.push((member.span().byte_range(), said));
    }

    fn foreign_member(&mut self, member: &syn::ForeignItem) {
        let said = match member {
            syn::ForeignItem::Fn(item) => format!("{} ", item.sig.ident),
            syn::ForeignItem::Static(item) => format!("{} ", item.ident),
            syn::ForeignItem::Type(item) => self.alias(&item.ident, &item.generics, None),
            syn::ForeignItem::Macro(item) => format!("call {}", self.said(&item.mac.path)),
            _ => "other".to_owned(),
        };
        self.seen.push((member.span().byte_range(), said));
    }
}

/// Reads a text both ways: what is not the same, or whether the parser refuses it, as it may for a body's sake.
fn compare(text: &str) -> Result<bool, String> {
    let Ok(file) = syn::parse_file(text) else {
        return Ok(false);
    };
    let mut theirs = Theirs {
        text,
        seen: Vec::new(),
    };
    file.items.iter().for_each(|item| theirs.item(item));
    proc_macro2::extra::invalidate_current_thread_spans();
    let room = Room::new();
    let tokens = tokens::read(&room, text).map_err(|error| format!("{error:?}"))?;
    let content = read(tokens, Place::Module)
        .map_err(|NoItem(range)| format!("no item: {}", &text[range]))?;
    let mut seen = Vec::new();
    own(&content, Place::Module, text, &mut seen);
    let mut both = seen.iter().zip(&theirs.seen);
    match both.find(|(seen, theirs)| seen != theirs) {
        Some(differ) => Err(format!("{differ:?}")),
        None if seen.len() == theirs.seen.len() => Ok(true),
        None => Err("some items were not found".to_owned()),
    }
}

#[test]
fn items_are_those_of_a_parser() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![
        here.to_path_buf(),
        here.join("../solutions"),
        here.join("../judge-tests"),
    ];
    // Other sources, for those who change something here.
    folders.extend(std::env::var_os("TOKENS_OF").map(Into::into));
    let mut files = 0;
    let mut wrong = Vec::new();
    for folder in folders {
        for entry in walkdir::WalkDir::new(folder).into_iter().flatten() {
            let name = entry.file_name().to_string_lossy();
            if !name.ends_with(".rs") && !name.ends_with(".rs.txt") {
                continue;
            }
            let Ok(text) = std::fs::read_to_string(entry.path()) else {
                continue;
            };
            // Of a fixture each of its files.
            for part in text.split("//- ") {
                let begins = part.starts_with('/') && part.len() < text.len();
                let start = if begins {
                    part.find('\n').unwrap_or(0)
                } else {
                    0
                };
                match compare(&part[start..]) {
                    Ok(is_read) => files += usize::from(is_read),
                    Err(why) => wrong.push(format!("{}: {why}", entry.path().display())),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(files > 1000, "{files} files");
}
