//! What the macros that a body calls may do with a part of it.

use super::parts::Part;
use crate::macros::{is_of_std, named, reached};
use crate::tables::{Name, Node, Program, Refs};

/// May macros that a body calls make something of a part's name, or may those that the part calls act outside?
pub(super) fn is_in_macros(program: Program<'_>, node: &Node, part: &Part, import: bool) -> bool {
    let text = &program.file(node.module).text;
    let is_own = |name: &Name| node.refs.defines.contains(name);
    let is_std = |name: &Name| is_of_std(name) && named(program, name).is_empty() && !is_own(name);
    let called = node.refs.paths.iter().filter(|path| path.bang);
    let mut called = called.flat_map(|path| path.segments.last());
    if called.all(is_std) {
        return false;
    }
    let mut changes = part.changes.iter();
    let texts = reached(program, vec![&node.refs]).into_iter();
    let acts = |refs: &Refs| refs.has_impl || refs.used_unasked;
    // Of the macros that the body defines only its own text tells.
    let has_own = text[node.range.clone()].contains("macro_rules");
    let mut made = texts.clone().skip(usize::from(!has_own));
    changes.any(|(start, end, _)| calls_own(&text[*start..*end], is_std)) && made.any(acts)
        || !import && texts.skip(1).any(|refs| refs.names.contains(&part.name))
}

/// Does a text call a macro that is not one of std's?
fn calls_own(text: &str, is_std: impl Fn(&Name) -> bool) -> bool {
    text.match_indices('!').any(|(at, _)| {
        let before = text[..at].trim_end();
        let word = &before[before.trim_end_matches(is_part).len()..];
        // A definition calls nothing.
        !word.is_empty() && word != "macro_rules" && !is_std(&Name::from(word))
    })
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
