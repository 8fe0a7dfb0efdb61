//! `#[link]` of what std links itself. Where std is part of a program, such an attribute asks the linker for nothing more.

use crate::items::is_mark;
use crate::macros::reached;
use crate::refs::{GIVEN, is_used_unasked};
use crate::tables::{Kind, Node, Program};
use crate::tokens::{self, Room, TokenTree, at_commas};

/// What std links, on one platform or another: the libraries of its own `libc` and what Windows and Fuchsia have besides.
const BY_STD: [&str; 37] = [
    "System",
    "advapi32",
    "bcrypt",
    "bsd",
    "c",
    "devstat",
    "dl",
    "execinfo",
    "fdio",
    "fsnotify",
    "gcc",
    "gcc_eh",
    "gcc_s",
    "gnu",
    "iconv",
    "kernel32",
    "kvm",
    "legacy_stdio_definitions",
    "lgrp",
    "libcmt",
    "m",
    "memstat",
    "msvcrt",
    "network",
    "ntdll",
    "procstat",
    "pthread",
    "regex",
    "root",
    "rt",
    "sendfile",
    "socket",
    "thread",
    "userenv",
    "util",
    "ws2_32",
    "zircon",
];

/// Is all that the compiler or the linker uses unasked in a node the `#[link]` of such libraries? Its macros have none.
pub(crate) fn is_by_std_alone(program: Program<'_>, node: &Node) -> bool {
    if !matches!(node.kind, Kind::ForeignMod | Kind::MacroCall) {
        return false;
    }
    let mut called = reached(program, vec![&node.refs]).into_iter().skip(1);
    if called.any(|refs| refs.used_unasked || refs.calls_fragment) {
        return false;
    }
    let text = &program.file(node.module).text;
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
    acts_by_std_alone(tokens)
}

/// The same of tokens: does nothing among them act but such attributes?
fn acts_by_std_alone(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().all(|(at, token)| match token {
        TokenTree::Group(group) => match is_behind_hash(&tokens[..at]) {
            true if is_used_unasked(group.tokens()) => is_link_by_std(group.tokens()),
            _ => acts_by_std_alone(group.tokens()),
        },
        TokenTree::Ident(word) => !GIVEN.contains(&word.text()),
        _ => true,
    })
}

/// `#` or `#!`
fn is_behind_hash(before: &[TokenTree]) -> bool {
    match before {
        [outer @ .., mark] if is_mark(Some(mark), '!') => is_mark(outer.last(), '#'),
        _ => is_mark(before.last(), '#'),
    }
}

/// Does an attribute that acts name such a library, and nothing that would have more of it linked?
fn is_link_by_std(attribute: &[TokenTree]) -> bool {
    let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(arguments))) =
        (attribute.first(), attribute.get(1))
    else {
        return false;
    };
    let mut arguments = at_commas(arguments.tokens()).filter(|argument| !argument.is_empty());
    match name.text() {
        "cfg_attr" => arguments
            .skip(1)
            .all(|attribute| !is_used_unasked(attribute) || is_link_by_std(attribute)),
        "link" => arguments.all(|argument| match argument {
            [TokenTree::Ident(key), TokenTree::Group(_)] => *key == "cfg",
            [
                TokenTree::Ident(key),
                TokenTree::Punct(_),
                TokenTree::Literal(value),
            ] => {
                let value = value.text().trim_matches('"');
                match key.text() {
                    "name" => BY_STD.contains(&value),
                    "kind" => matches!(value, "dylib" | "static"),
                    "modifiers" => value == "-bundle",
                    // It names no library.
                    "wasm_import_module" => true,
                    _ => false,
                }
            }
            _ => false,
        }),
        _ => false,
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
            ("m! { #[cfg_attr(unix, no_mangle)] fn f() {} }", false),
        ] {
            let room = Room::new();
            let tokens = tokens::read(&room, text).unwrap();
            assert_eq!(acts_by_std_alone(tokens), is_so, "{text}");
        }
    }
}
