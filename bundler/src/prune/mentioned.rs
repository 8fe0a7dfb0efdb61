//! What text mentions, but for names that are there as those of std's macros alone: no method is called by `line!()`.

use crate::macros::reached_definitions;
use crate::tables::{Name, Node, Program};

/// Macros of std that a `debug!` macro calls, and that other things are called too.
const MACROS: [&str; 12] = [
    "column",
    "concat",
    "env",
    "file",
    "format",
    "line",
    "matches",
    "module_path",
    "print",
    "stringify",
    "vec",
    "write",
];

/// The names in the text of nodes, and in that of the macros that they may call.
pub(super) fn mentioned<'a>(
    program: Program<'a>,
    nodes: &[&'a Node],
) -> impl Iterator<Item = &'a Name> {
    let called = reached_definitions(program, nodes.iter().map(|node| &*node.refs).collect());
    let called = called.into_iter().map(|id| program.node(id));
    let all: Vec<&Node> = nodes.iter().copied().chain(called).collect();
    all.into_iter().flat_map(move |node| {
        let text = &program.file(node.module).text[node.range.clone()];
        let is_std = |name: &Name| {
            let mut krates = program.krates.iter();
            MACROS.contains(&&**name) && !krates.any(|krate| krate.macros.contains_key(name))
        };
        let names = node.refs.names.iter();
        names.filter(move |name| !(is_std(name) && is_only_called(text, name)))
    })
}

/// Is a word nowhere in a text, strings and comments too, but before a `!`?
fn is_only_called(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).all(|(at, _)| {
        let (before, behind) = (&text[..at], &text[at + word.len()..]);
        let is_longer = before.ends_with(is_part) || behind.starts_with(is_part);
        let called = behind.trim_start().strip_prefix('!');
        is_longer || called.is_some_and(|behind| !behind.starts_with('='))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_macros_name_is_before_a_mark_wherever_it_stands() {
        for text in ["line!()", "std::line !{}", "outline(lines, line_1)", "a"] {
            assert!(is_only_called(text, "line"), "{text}");
        }
        for text in [
            "x.line()",
            "line != 1",
            "line!(); \"{line}\"",
            "m!(line)",
            "line",
        ] {
            assert!(!is_only_called(text, "line"), "{text}");
        }
    }
}
