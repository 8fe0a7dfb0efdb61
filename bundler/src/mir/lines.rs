//! What single lines of MIR do: flags that they set and switch over, places that they drop, blocks that they lead to.

use std::collections::BTreeSet;

use super::bodies::{Body, code};

/// Locals that are only set to a constant, and looked at.
pub(crate) fn flags<'a>(body: &Body<'a>) -> BTreeSet<&'a str> {
    let bools = body.types.iter().filter(|(_, kind)| **kind == "bool");
    let mut flags: BTreeSet<&'a str> = bools.map(|(local, _)| *local).collect();
    for line in body.names().flat_map(|block| code(body.block(block))) {
        let only = set(line)
            .map(|(flag, _)| flag)
            .or(switch(line).map(|(flag, ..)| flag));
        for word in words(line).filter(|word| Some(*word) != only) {
            flags.remove(word);
        }
    }
    flags
}

/// Locals that are an `Option` which nothing refers to that could fill or empty it.
pub(super) fn options<'a>(body: &Body<'a>) -> BTreeSet<&'a str> {
    let is_option = |(_, kind): &(&&str, &&str)| kind.starts_with("std::option::Option<");
    let mut options: BTreeSet<&'a str> = body
        .types
        .iter()
        .filter(is_option)
        .map(|(local, _)| *local)
        .collect();
    for line in body
        .names()
        .flat_map(|block| code(body.block(block)))
        .filter(|line| line.contains("&mut ") || line.contains("&raw "))
    {
        for word in words(line) {
            options.remove(word);
        }
    }
    options
}

/// The local that is set to the one value that there is of its type: `_5 = const ();`.
pub(super) fn set_to_nothing(line: &str) -> Option<&str> {
    line.strip_suffix(" = const ();")
}

/// `_5 = const true;`
pub(super) fn set(line: &str) -> Option<(&str, bool)> {
    let (local, value) = line.split_once(" = const ")?;
    match value {
        "true;" => Some((local, true)),
        "false;" => Some((local, false)),
        _ => None,
    }
}

/// `switchInt(copy _5) -> [0: bb1, otherwise: bb2];`
pub(super) fn switch(line: &str) -> Option<(&str, &str, &str)> {
    let (local, targets) = line
        .strip_prefix("switchInt(copy ")?
        .split_once(") -> [0: ")?;
    let (zero, other) = targets.strip_suffix("];")?.split_once(", otherwise: ")?;
    Some((local, zero, other))
}

/// `drop(_5) -> [return: bb1, unwind: bb2];`: what, and where it goes on.
pub(super) fn dropped(line: &str) -> Option<(&str, &str)> {
    let (local, targets) = line.strip_prefix("drop(")?.split_once(") -> [return: ")?;
    Some((local, targets.split(',').next()?))
}

/// What a line does, and where it leads.
pub(super) fn parts(line: &str) -> (&str, &str) {
    line.rsplit_once(" -> ").unwrap_or((line, ""))
}

pub(super) fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !(c.is_alphanumeric() || c == '_'))
}
