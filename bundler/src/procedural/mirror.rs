//! An edited copy of a crate of procedural macros: each macro's body is wrapped in a call of the recorder. Only the root file is
//! another one; links lead from beside it to what is beside the original.

use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::{ffi::OsString, fs};

use crate::tokens::{self, Delimiter, Group, Room, TokenTree, at_commas};

/// The recorder's source, the body of a module.
const RECORDER: &str = include_str!("recorder.rs");

/// The recorder's module in the edited crate.
const MODULE: &str = "__bundler_recorder";

/// What is known of a crate's macros by reading its root file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Declared {
    /// By name: functions, and what they derive.
    pub(crate) names: Vec<String>,
    /// Has the crate others, whose names a macro of its own puts together?
    pub(crate) others: bool,
}

/// A replacement of bytes of the root file.
type Edit = (Range<usize>, String);

/// The macros of a crate whose root file has this text.
pub(crate) fn declared(text: &str) -> Declared {
    let text = without_mark(text);
    let mut found = Reader::new(text);
    if let Ok(tokens) = tokens::read(&Room::new(), text) {
        found.list(tokens);
    }
    found.declared
}

/// The root file's text with recording macros.
pub(super) fn edited(text: &str) -> String {
    let text = without_mark(text);
    let mut found = Reader::new(text);
    if let Ok(tokens) = tokens::read(&Room::new(), text) {
        found.list(tokens);
    }
    let mut edits = found.edits;
    edits.sort_by_key(|(range, _)| range.start);
    let mut made = String::new();
    let mut next = 0;
    for (range, text_there) in edits {
        made.push_str(&text[next..range.start]);
        made.push_str(&text_there);
        next = range.end;
    }
    made.push_str(&text[next..]);
    made.push_str(&format!(
        "\n#[doc(hidden)]\n#[allow(warnings, clippy::all)]\nmod {MODULE} {{\n{RECORDER}\n}}\n"
    ));
    made
}

/// Makes or mends the copy in `folder` of the crate whose root file is `root`, and of all that is beside it and its folders, up to
/// `top`. Returns the copy's root file, and what its path ends with like the original's.
pub(super) fn make(top: &Path, root: &Path, folder: &Path) -> io::Result<(PathBuf, PathBuf)> {
    let text = String::from_utf8(crate::disk::read(root)?).map_err(io::Error::other)?;
    let below = root
        .strip_prefix(top)
        .map(Path::to_path_buf)
        .unwrap_or_else(|_| PathBuf::from(root.file_name().unwrap_or_default()));
    let anchor = root
        .ancestors()
        .nth(below.components().count())
        .unwrap_or(top);
    let (mut from, mut to) = (anchor.to_path_buf(), folder.to_path_buf());
    for part in &below {
        fs::create_dir_all(&to)?;
        link_all_but(&from, &to, part.to_os_string())?;
        from.push(part);
        to.push(part);
    }
    let edited = edited(&text);
    if crate::disk::read(&to).ok().as_deref() != Some(edited.as_bytes()) {
        let parent = to.parent().unwrap_or(folder);
        let mut file = tempfile::NamedTempFile::new_in(parent)?;
        file.write_all(edited.as_bytes())?;
        file.persist(&to)?;
    }
    Ok((to, below))
}

/// Makes the entries of `to` links to those of `from`, one left out. Another process may do the same.
fn link_all_but(from: &Path, to: &Path, left_out: OsString) -> io::Result<()> {
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        let Ok(there) = fs::read_link(entry.path()) else {
            continue;
        };
        let original = from.join(entry.file_name());
        let is_there = fs::symlink_metadata(&original).is_ok();
        if !is_there || there != original || entry.file_name() == left_out {
            tolerate(fs::remove_file(entry.path()), io::ErrorKind::NotFound)?;
        }
    }
    for entry in fs::read_dir(from)? {
        let name = entry?.file_name();
        if name != left_out && fs::symlink_metadata(to.join(&name)).is_err() {
            tolerate(
                link(&from.join(&name), &to.join(&name)),
                io::ErrorKind::AlreadyExists,
            )?;
        }
    }
    Ok(())
}

fn tolerate(done: io::Result<()>, kind: io::ErrorKind) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == kind => Ok(()),
        done => done,
    }
}

#[cfg(unix)]
fn link(original: &Path, link: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(original, link)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::Error::other("links are needed, as Unix has them"))
}

/// The text behind a byte order mark.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

struct Reader<'a> {
    text: &'a str,
    declared: Declared,
    edits: Vec<Edit>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader {
            text,
            declared: Declared::default(),
            edits: Vec::new(),
        }
    }

    /// Looks for macros among tokens: those of the root file, or of a macro's body that makes them.
    fn list(&mut self, tokens: &[TokenTree<'_>]) {
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else {
                continue;
            };
            let kind = match (at.checked_sub(1).map(|at| &tokens[at]), group.tokens()) {
                (Some(TokenTree::Punct(mark)), [TokenTree::Ident(kind), ..])
                    if mark.as_char() == '#' && group.delimiter() == Delimiter::Bracket =>
                {
                    kind.text()
                }
                _ => "",
            };
            match kind {
                "proc_macro" | "proc_macro_attribute" | "proc_macro_derive" => {
                    let about = match group.tokens().get(1) {
                        Some(TokenTree::Group(about)) => Some(about),
                        _ => None,
                    };
                    self.function(kind, about, &tokens[at + 1..]);
                }
                _ => self.list(group.tokens()),
            }
        }
    }

    /// The function of a macro, somewhere at the start of `tokens`.
    fn function(&mut self, kind: &str, about: Option<&Group<'_>>, tokens: &[TokenTree<'_>]) {
        let is_fn =
            |token: &TokenTree<'_>| matches!(token, TokenTree::Ident(word) if *word == "fn");
        let Some(start) = tokens.iter().position(is_fn) else {
            return;
        };
        let rest = &tokens[start + 1..];
        let group = |wanted: Delimiter| {
            rest.iter().find_map(|token| match token {
                TokenTree::Group(group) if group.delimiter() == wanted => Some(group),
                _ => None,
            })
        };
        let (Some(parameters), Some(body)) =
            (group(Delimiter::Parenthesis), group(Delimiter::Brace))
        else {
            return;
        };
        let name = match (rest, about) {
            (_, Some(about)) => about.tokens().first(),
            (rest, None) => rest.first(),
        };
        match name {
            Some(TokenTree::Ident(name)) => self.declared.names.push(name.text().to_owned()),
            _ => self.declared.others = true,
        }
        let before = |token: &&TokenTree<'_>| token.range().end <= parameters.range().start;
        let name = self.plain(&rest[..rest.iter().take_while(before).count()]);
        let about = about.map_or(String::new(), |about| self.plain(about.tokens()));
        let mut inputs = Vec::new();
        let mut bindings = String::new();
        let mut signature = Vec::new();
        for parameter in at_commas(parameters.tokens()) {
            let colon = |token: &TokenTree<'_>| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
            let Some(colon) = parameter.iter().position(colon) else {
                continue;
            };
            let pattern = self.plain(&parameter[..colon]);
            let ty = self.plain(&parameter[colon + 1..]);
            let input = format!("__bundler_input_{}", inputs.len());
            bindings.push_str(&format!("let {pattern}: {ty} = {input}; "));
            signature.push(format!("{input}: {ty}"));
            inputs.push(format!("&{input}.clone()"));
        }
        self.edits.push((parameters.inside(), signature.join(", ")));
        let last = body.tokens().last().map(|token| token.range().end);
        let body = body.inside();
        self.edits.push((
            body.start..body.start,
            format!(
                " crate::{MODULE}::record([{kind:?}, stringify!({name}), stringify!({about})], &[{}], move || {{ {bindings}",
                inputs.join(", ")
            ),
        ));
        // What ends the body may be a comment that goes on to the end of its line; the lines below keep their numbers if it is not.
        let tail = &self.text[last.unwrap_or(body.start)..body.end];
        let end = match tail.contains("//") {
            true => "\n}) ",
            false => "}) ",
        };
        self.edits.push((body.end..body.end, end.to_owned()));
    }

    /// Tokens without the comments between them.
    fn plain(&self, tokens: &[TokenTree<'_>]) -> String {
        let mut leaves = Vec::new();
        leaves_of(tokens, &mut leaves);
        let mut made = String::new();
        let mut end = None;
        for leaf in leaves {
            if end.is_some_and(|end| end < leaf.start) {
                made.push(' ');
            }
            end = Some(leaf.end);
            made.push_str(&self.text[leaf]);
        }
        made
    }
}

/// Where tokens are; brackets are two.
fn leaves_of(tokens: &[TokenTree<'_>], leaves: &mut Vec<Range<usize>>) {
    for token in tokens {
        let range = token.range();
        match token {
            TokenTree::Group(group) => {
                leaves.push(range.start..group.inside().start);
                leaves_of(group.tokens(), leaves);
                leaves.push(group.inside().end..range.end);
            }
            _ => leaves.push(range),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_are_found_and_wrapped_also_in_macro_bodies() {
        let text = "#[proc_macro_derive(New, attributes(new))]\n#[doc(hidden)]\npub fn derive(mut input: TokenStream) -> TokenStream { go(input) }\nmacro_rules! m { ($t:ident, $f:ident) => { #[proc_macro_derive($t)] pub fn $f(i: TokenStream) -> TokenStream { i } } }\n#[proc_macro_attribute]\npub fn at(_: TokenStream, i: TokenStream) -> TokenStream { i }";
        let declared = declared(text);
        assert_eq!(declared.names, ["New", "at"]);
        assert!(declared.others);
        let edited = edited(text);
        let wrapped = |text: &str| edited.contains(text);
        assert!(wrapped("derive(__bundler_input_0: TokenStream) ->"));
        assert!(wrapped("{ let mut input: TokenStream = __bundler_input_0;"));
        assert!(wrapped("stringify!(New, attributes(new))"));
        assert!(wrapped("stringify!($f), stringify!($t)"));
        assert!(wrapped("let _: TokenStream = __bundler_input_0; let i"));
    }

    #[test]
    fn comments_and_a_byte_order_mark_are_nothing() {
        let text = "\u{feff}#[proc_macro_derive(New, // of\nattributes(new))]\npub fn derive(i: // }\nm::T) -> m::T { i // ' {\n}";
        assert_eq!(declared(text).names, ["New"]);
        let edited = edited(text);
        assert!(
            edited.contains("derive(__bundler_input_0: m::T) ->"),
            "{edited}"
        );
        assert!(
            edited.contains("stringify!(New, attributes(new))"),
            "{edited}"
        );
        assert!(tokens::read(&Room::new(), &edited).is_ok());
    }
}
