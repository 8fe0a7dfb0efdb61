//! What calls of macros come to that the compiler or the linker uses though nothing names it: assembly outside of functions, and
//! the text of files that nobody reads here.

use std::collections::BTreeSet;

use super::{names_of, reach_among};
use crate::tables::{Name, Node, Program, Refs};

/// What is asked for all items of a program alike.
#[derive(Debug)]
pub(crate) struct Unasked<'a> {
    program: Program<'a>,
    /// By crate: what it sees, itself too.
    seen: Vec<BTreeSet<u32>>,
    /// The names that imports give to std's macros for both. Under their own they are seen where they are called.
    assembly: BTreeSet<&'a str>,
    files: BTreeSet<&'a str>,
}

impl<'a> Unasked<'a> {
    /// Those of a program. Time linear in the imports that rename something.
    pub(crate) fn of(program: Program<'a>) -> Unasked<'a> {
        let other_names = |own: &'a str| {
            let mut names = names_of(program, &[own]);
            names.remove(own);
            names
        };
        let numbers = 0..program.krates.len() as u32;
        let seen = numbers.map(|krate| program.seen_by([krate]));
        Unasked {
            program,
            seen: seen.collect(),
            assembly: other_names("global_asm"),
            files: other_names("include"),
        }
    }

    /// A node's text, if that is no macro's, and what its calls can expand to: only what its crate sees can be meant.
    pub(crate) fn reached(&self, node: &'a Node, refs: &'a Refs) -> Vec<&'a Refs> {
        let seen = &self.seen[node.module.krate as usize];
        let seen = |krate| seen.contains(&krate);
        reach_among(self.program, vec![refs], true, &seen).0
    }

    /// Is there something among these that the compiler or the linker uses unasked?
    pub(crate) fn acts(&self, bodies: &[&Refs]) -> bool {
        bodies.iter().any(|refs| refs.used_unasked) || self.has_renamed_assembly(bodies)
    }

    /// May one of these call assembly, under another name than its own?
    pub(crate) fn has_renamed_assembly(&self, bodies: &[&Refs]) -> bool {
        calls(bodies, &self.assembly)
    }

    /// May the text of a file that nobody reads here become part of one of these?
    pub(crate) fn has_unread_file(&self, bodies: &[&Refs]) -> bool {
        let given = bodies.iter().any(|refs| refs.arguments.contains("include"));
        let is_there = |refs: &&Refs| {
            let calls_given = given && (refs.calls_fragment || refs.uses_fragment);
            refs.unread_file || calls_given
        };
        bodies.iter().any(is_there) || calls(bodies, &self.files)
    }
}

/// Is one of the macros called, or given to what may call it?
fn calls(bodies: &[&Refs], macros: &BTreeSet<&str>) -> bool {
    if macros.is_empty() {
        return false;
    }
    let is_one = |name: &Name| macros.contains(&**name);
    let by_fragment = bodies
        .iter()
        .any(|refs| refs.calls_fragment || refs.uses_fragment);
    bodies.iter().any(|refs| {
        let mut called = refs.paths.iter().filter(|path| path.bang);
        called.any(|path| path.segments.last().is_some_and(is_one))
            || by_fragment && refs.arguments.iter().any(is_one)
    })
}
