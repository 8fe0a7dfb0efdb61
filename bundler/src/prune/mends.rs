//! Text of older libraries that newer editions have only in another form, which means the same in all editions: patterns that borrow
//! in part, parameters without names in traits, and trait objects without `dyn`. rustc says in which form.

use std::ops::Range;

use crate::emit::Output;
use crate::package::Edition;
use crate::reach::Parts;
use crate::rustc::{Diagnostic, Span};
use crate::tables::{NodeId, Program, SOLUTION};

/// What the errors say of `ref`, `mut` and `&` in patterns that borrow without them.
const ABOUT: &str = "within an implicitly-borrowing pattern";

/// What its help says where a trait of 2015 has only a parameter's type, which a parser may take for something else first.
const NAMELESS: &str = "explicitly ignore the parameter name";

/// The error about a trait where a type is expected, which older editions take for its objects, and what its help says of these.
const BARE_TRAIT: &str = "E0782";
const OBJECT: &str = "trait object";

/// Adds what to write instead to `parts`; false if the errors are about nothing of the kind, or nothing of it helps.
pub(super) fn add(
    program: Program<'_>,
    output: &Output,
    said: &[Diagnostic],
    parts: &mut Parts,
) -> bool {
    let errors = said.iter().filter(|said| said.level == "error");
    let proposed = errors.flat_map(|error| {
        let is_pattern = error.message.contains(ABOUT);
        let is_bare = error.code.as_deref() == Some(BARE_TRAIT);
        let helps = error.children.iter();
        helps.flat_map(move |help| {
            let since = if is_pattern {
                Some(Edition::E2024)
            } else if help.message.ends_with(NAMELESS) {
                Some(Edition::E2018)
            } else {
                let about_objects = is_bare && help.message.contains(OBJECT);
                about_objects.then_some(Edition::E2021)
            };
            let spans = help.spans.iter();
            spans.filter_map(move |span| Some((since?, span)))
        })
    });
    let mut has_more = false;
    for (since, span) in proposed {
        let Some((id, range, new)) = mend(program, output, since, span) else {
            continue;
        };
        let known = parts.entry(id).or_default();
        // In a macro's text it is said once for each call.
        let meets = |(other, _): &(Range<usize>, String)| {
            *other == range || range.start < other.end && other.start < range.end
        };
        if !known.iter().any(meets) {
            known.push((range, new.to_owned()));
            has_more = true;
        }
    }
    has_more
}

/// What to write in the text of a library that is older than the edition which has it in another form.
fn mend<'a>(
    program: Program<'_>,
    output: &Output,
    since: Edition,
    span: &'a Span,
) -> Option<(NodeId, Range<usize>, &'a str)> {
    let new = span.instead.as_deref()?;
    let (krate, file, start) = output.origin(span.byte_start)?;
    if krate == SOLUTION || program.krate(krate).edition >= since {
        return None;
    }
    let nodes = program.krate(krate).numbered_nodes();
    let around = nodes.filter(|(_, node)| {
        program.module(node.module).file == file && node.range.contains(&start)
    });
    let (id, _) = around.min_by_key(|(_, node)| node.range.len())?;
    Some((id, start..start + (span.byte_end - span.byte_start), new))
}
