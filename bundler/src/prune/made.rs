//! What the macros that a body calls may do with a part of it.

use super::parts::Part;
use crate::macros::{is_of_std, reached};
use crate::tables::{Name, Node, Program, Refs};

/// May macros that a body calls make something of a part's name, or may those that the part calls act outside?
pub(super) fn is_in_macros(program: Program<'_>, node: &Node, part: &Part, import: bool) -> bool {
    let called = node.refs.paths.iter().filter(|path| path.bang);
    let mut called = called.flat_map(|path| path.segments.last());
    if called.all(is_of_std) {
        return false;
    }
    let text = &program.file(node.module).text;
    let mut changes = part.changes.iter();
    let texts = reached(program, vec![&node.refs]);
    let mut made = texts.into_iter().skip(1);
    let acts = |refs: &Refs| refs.has_impl || refs.used_unasked;
    changes.any(|(start, end, _)| calls_own(&text[*start..*end])) && made.clone().any(acts)
        || !import && made.any(|refs| refs.names.contains(&part.name))
}

/// Does a text call a macro that is not one of std's by its name?
fn calls_own(text: &str) -> bool {
    text.match_indices('!').any(|(at, _)| {
        let before = text[..at].trim_end();
        let rest = before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
        let word = &before[rest.len()..];
        !word.is_empty() && !is_of_std(&Name::from(word))
    })
}
