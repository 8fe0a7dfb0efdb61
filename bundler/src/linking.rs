//! `#[link]` of what std links itself. Where std is part of a program, such an attribute asks the linker for nothing more.

use crate::items::is_mark;
use crate::macros::Unasked;
use crate::refs::{GIVEN, is_used_unasked};
use crate::tables::{Node, Program, Refs};
use crate::tokens::{self, Room, TokenTree, at_commas};

/// Where std links a library too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ByStd {
    /// On some platforms that have it.
    Somewhere,
    /// On all that have it.
    Everywhere,
}

/// What std links on all platforms that have it.
const EVERYWHERE: [&str; 13] = [
    "System", "c", "dl", "gcc_s", "kernel32", "m", "msvcrt", "ntdll", "pthread", "rt", "userenv",
    "util", "ws2_32",
];

/// What it links besides on one platform or another: the libraries of its own `libc`, and what Windows and Fuchsia have.
const SOMEWHERE: [&str; 24] = [
    "advapi32",
    "bcrypt",
    "bsd",
    "devstat",
    "execinfo",
    "fdio",
    "fsnotify",
    "gcc",
    "gcc_eh",
    "gnu",
    "iconv",
    "kvm",
    "legacy_stdio_definitions",
    "lgrp",
    "libcmt",
    "memstat",
    "network",
    "procstat",
    "regex",
    "root",
    "sendfile",
    "socket",
    "thread",
    "zircon",
];

/// What is among tokens that the compiler or the linker uses unasked: the least of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Acting {
    /// Something else than std links.
    Other,
    Linked(ByStd),
    Nothing,
}

/// Where std links what a node does, if that is all in it that the compiler or the linker uses unasked. The macros of its calls
/// have none. `bodies`: its text, and then theirs.
pub(crate) fn by_std(
    program: Program<'_>,
    unasked: &Unasked<'_>,
    node: &Node,
    bodies: &[&Refs],
) -> Option<ByStd> {
    let mut called = bodies.iter().skip(1);
    let acts = called.any(|refs| refs.used_unasked || refs.calls_fragment);
    if acts || unasked.has_renamed_assembly(bodies) {
        return None;
    }
    let text = &program.file(node.module).text;
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
    match among(tokens) {
        Acting::Linked(by_std) => Some(by_std),
        // What is asked about acts: where nothing is seen, it does so by something else.
        Acting::Other | Acting::Nothing => None,
    }
}

/// The same of tokens.
fn among(tokens: &[TokenTree]) -> Acting {
    let is_given = |word: &str| GIVEN.contains(&word.trim_start_matches("r#"));
    least(tokens.iter().enumerate().map(|(at, token)| match token {
        TokenTree::Group(group) => match is_behind_hash(&tokens[..at]) {
            true if is_used_unasked(group.tokens()) => attribute(group.tokens()),
            _ => among(group.tokens()),
        },
        TokenTree::Ident(word) if is_given(word.text()) => Acting::Other,
        _ => Acting::Nothing,
    }))
}

fn least(all: impl Iterator<Item = Acting>) -> Acting {
    all.min().unwrap_or(Acting::Nothing)
}

/// `#` or `#!`
fn is_behind_hash(before: &[TokenTree]) -> bool {
    match before {
        [outer @ .., mark] if is_mark(Some(mark), '!') => is_mark(outer.last(), '#'),
        _ => is_mark(before.last(), '#'),
    }
}

/// What an attribute that acts has the linker take.
fn attribute(tokens: &[TokenTree]) -> Acting {
    let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(group))) =
        (tokens.first(), tokens.get(1))
    else {
        return Acting::Other;
    };
    let arguments = at_commas(group.tokens()).filter(|argument| !argument.is_empty());
    match name.text() {
        "cfg_attr" => {
            let acting = arguments.skip(1).filter(|part| is_used_unasked(part));
            least(acting.map(attribute))
        }
        "link" => least(arguments.map(argument)),
        _ => Acting::Other,
    }
}

/// The same of one of its arguments.
fn argument(tokens: &[TokenTree]) -> Acting {
    match tokens {
        [TokenTree::Ident(key), TokenTree::Group(_)] if *key == "cfg" => Acting::Nothing,
        [
            TokenTree::Ident(key),
            TokenTree::Punct(_),
            TokenTree::Literal(value),
        ] => match (key.text(), value.text().trim_matches('"')) {
            ("name", name) if SOMEWHERE.contains(&name) => Acting::Linked(ByStd::Somewhere),
            ("name", name) if EVERYWHERE.contains(&name) => Acting::Linked(ByStd::Everywhere),
            // It names no library.
            ("wasm_import_module", _) => Acting::Linked(ByStd::Everywhere),
            ("kind", "dylib" | "static") | ("modifiers", "-bundle") => Acting::Nothing,
            _ => Acting::Other,
        },
        _ => Acting::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_std_links_is_told_from_all_else_that_acts() {
        for (text, is_so) in [
            ("#[link(name = \"c\")] extern \"C\" {}", true),
            (
                "#[link(name = \"c\", cfg(target_env = \"musl\"),)] extern \"C\" {}",
                true,
            ),
            (
                "#[link(name = \"m\", kind = \"static\", modifiers = \"-bundle\")] extern \"C\" {}",
                true,
            ),
            (
                "#[link(wasm_import_module = \"env\")] extern \"C\" {}",
                true,
            ),
            (
                "m! { if #[cfg(unix)] { #[link(name = \"rt\")] extern \"C\" {} } }",
                true,
            ),
            (
                "#[cfg_attr(unix, link(name = \"util\"))] extern \"C\" {}",
                true,
            ),
            (
                "#[cfg_attr(unix, doc = \"\", cfg_attr(x, link(name = \"util\")))] extern \"C\" {}",
                true,
            ),
            ("#[link(name = \"own\")] extern \"C\" {}", false),
            (
                "#[link(name = \"c\")] #[link(name = \"own\")] extern \"C\" {}",
                false,
            ),
            (
                "#[cfg_attr(unix, link(name = \"own\"))] extern \"C\" {}",
                false,
            ),
            (
                "#[cfg_attr(unix, cfg_attr(x, link(name = \"own\")))] extern \"C\" {}",
                false,
            ),
            (
                "#[link(name = \"c\", kind = \"raw-dylib\")] extern \"C\" {}",
                false,
            ),
            (
                "#[link(name = \"c\", kind = \"static\", modifiers = \"+whole-archive\")] extern \"C\" {}",
                false,
            ),
            ("#[link(name = $name)] extern \"C\" {}", false),
            ("#[link] extern \"C\" {}", false),
            ("extern \"C\" { #![link(name = \"own\")] }", false),
            (
                "m! { #[link(name = \"c\")] extern \"C\" {} #[no_mangle] fn f() {} }",
                false,
            ),
            (
                "m! { #[link(name = \"c\")] extern \"C\" {} global_asm!(\"\"); }",
                false,
            ),
            ("m! { #[unsafe(no_mangle)] fn f() {} }", false),
            (
                "m! { #[link(name = \"c\")] extern \"C\" {} r#global_asm!(\"\"); }",
                false,
            ),
            ("std::arch::r#global_asm!(\"\");", false),
            ("made_by_nobody_knows_what!(\"\");", false),
            ("#[link(kind = \"dylib\")] extern \"C\" {}", false),
            ("m! { #[cfg_attr(unix, no_mangle)] fn f() {} }", false),
        ] {
            let room = Room::new();
            let tokens = tokens::read(&room, text).unwrap();
            let found = among(tokens) == Acting::Linked(ByStd::Everywhere);
            assert_eq!(found, is_so, "{text}");
        }
    }

    #[test]
    fn what_it_links_on_some_platforms_is_told_apart() {
        for text in [
            "#[link(name = \"kvm\")] extern \"C\" {}",
            "#[link(name = \"c\")] #[link(name = \"fdio\")] extern \"C\" {}",
            "#[cfg_attr(windows, link(name = \"bcrypt\"))] extern \"C\" {}",
        ] {
            let room = Room::new();
            let tokens = tokens::read(&room, text).unwrap();
            assert_eq!(among(tokens), Acting::Linked(ByStd::Somewhere), "{text}");
        }
    }
}
