//! Text parsed in full, by a parser that knows all of Rust's syntax: where tokens are not enough, and to say what is wrong
//! with a text.

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::TokenStream;
use syn::parse::Parse;

use super::bare_traits::with_dyn;
use super::old_syntax::modern;
use crate::error::Problem;
use crate::items::{Item, NoItem, Place};
use crate::nesting::too_deep_text;
use crate::package::Edition;
use crate::source::SourceFile;
use crate::tables::Program;

/// Parses text of an edition that is not nested too deep. Places are bytes of `text`.
pub(crate) fn parse<T: Parse>(text: &str, edition: Edition) -> syn::Result<T> {
    let tokens = TokenStream::from_str(text)?;
    let tokens = match edition {
        Edition::E2015 => modern(tokens),
        _ => tokens,
    };
    let may_have_bare = edition < Edition::E2021 && text.contains("Fn");
    match syn::parse2(tokens.clone()) {
        // Values and variants may be called so too.
        Err(_) if may_have_bare => syn::parse2(with_dyn(tokens)),
        parsed => parsed,
    }
}

/// Are these items what they look like? `text` is that of the whole file.
pub(crate) fn certain(
    items: &[Item],
    place: Place,
    text: &str,
    edition: Edition,
) -> Result<(), NoItem> {
    let mut doubtful = items.iter().filter(|item| item.doubtful);
    let wrong = doubtful.find(|item| !is_one_item(&text[item.range()], place, edition));
    wrong.map_or(Ok(()), |item| Err(NoItem(item.range())))
}

fn is_one_item(text: &str, place: Place, edition: Edition) -> bool {
    let around = match place {
        Place::Module => return parse::<syn::Item>(text, edition).is_ok(),
        Place::Impl => "impl T",
        Place::Trait => "trait T",
        Place::Foreign => "extern \"C\"",
    };
    let members = match parse::<syn::Item>(&format!("{around} {{ {text}\n}}"), edition) {
        Ok(syn::Item::Impl(item)) => item.items.len(),
        Ok(syn::Item::Trait(item)) => item.items.len(),
        Ok(syn::Item::ForeignMod(item)) => item.items.len(),
        _ => 0,
    };
    members == 1
}

/// What is wrong with a file that is no Rust: its parser's words, or else that what stands at `range` begins no item.
pub(super) fn invalid(file: &SourceFile, range: Range<usize>, edition: Edition) -> Problem {
    let parsed = parse::<syn::File>(&file.text, edition);
    let (range, label) = match parsed {
        Err(error) if TokenStream::from_str(&file.text).is_err() => {
            let range = error.span().byte_range();
            let label = no_token(file.text.get(range.start..).unwrap_or_default());
            (range, label.to_owned())
        }
        Err(error) => (error.span().byte_range(), error.to_string()),
        Ok(_) => (range, "no item begins here".to_owned()),
    };
    Problem::new("this file is not valid Rust")
        .at(file.place(range, label))
        .help("rustc will say more: run `cargo check`")
}

/// What is wrong where text cannot be cut into tokens.
fn no_token(text: &str) -> &'static str {
    // What may stand before a quote.
    let quoted = text.trim_start_matches(['b', 'c', 'r', '#']);
    match text.chars().next() {
        _ if text.starts_with("/*") => "this comment does not end",
        _ if quoted.starts_with('"') => {
            "this string does not end, or has an escape that there is not"
        }
        _ if quoted.starts_with('\'') => "this is no character",
        Some('(' | '[' | '{') => "nothing closes it, or something inside of it",
        Some(')' | ']' | '}') => "what it should close is not open here",
        _ => "no token begins here",
    }
}

/// What is wrong with the sources of a bundle that is no Rust; nothing if it is Rust.
///
/// Of what is in no bundle only the items' heads are read: a function that nothing uses may be half written.
pub(crate) fn invalid_sources(program: Program<'_>, bundle: &str) -> Vec<Problem> {
    // Modules that are files each are inside each other in a bundle.
    match too_deep_text(bundle).is_none() && syn::parse_file(bundle).is_ok() {
        true => Vec::new(),
        false => invalid_files(program),
    }
}

/// The files that are no Rust.
pub(crate) fn invalid_files(program: Program<'_>) -> Vec<Problem> {
    let files = program.krates.iter().flat_map(|krate| {
        let files = krate.files.iter();
        files.map(|file| (file, krate.edition))
    });
    let is_invalid = |file: &SourceFile, edition| parse::<syn::File>(&file.text, edition).is_err();
    let invalid = files.filter(|(file, edition)| is_invalid(file, *edition));
    invalid
        .map(|(file, edition)| self::invalid(file, 0..0, edition))
        .collect()
}
