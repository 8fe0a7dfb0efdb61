//! What calls of macros come to that the compiler or the linker uses though nothing names it: assembly outside of functions, and
//! the text of files that nobody reads here.

use std::collections::BTreeSet;

use super::{names_of, reached};
use crate::tables::{Name, Program, Refs};

/// The names that imports give to std's macros for both. Under their own they are seen where they are called.
#[derive(Debug)]
pub(crate) struct Unasked<'a> {
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
        Unasked {
            assembly: other_names("global_asm"),
            files: other_names("include"),
        }
    }

    /// Does the text of `refs`, or what its calls can expand to, hold what the compiler or the linker uses unasked?
    pub(crate) fn acts(&self, program: Program<'_>, refs: &Refs) -> bool {
        let bodies = reached(program, vec![refs]);
        bodies.iter().any(|refs| refs.used_unasked) || self.has_renamed_assembly(&bodies)
    }

    /// May one of these call assembly, under another name than its own?
    pub(crate) fn has_renamed_assembly(&self, bodies: &[&Refs]) -> bool {
        calls(bodies, &self.assembly)
    }

    /// May the text of a file that nobody reads here become part of `refs`, or of what its calls can expand to?
    pub(crate) fn has_unread_file(&self, program: Program<'_>, refs: &Refs) -> bool {
        let bodies = reached(program, vec![refs]);
        let given = bodies.iter().any(|refs| refs.arguments.contains("include"));
        let is_there = |refs: &&Refs| {
            let calls_given = given && (refs.calls_fragment || refs.uses_fragment);
            refs.unread_file || calls_given
        };
        bodies.iter().any(is_there) || calls(&bodies, &self.files)
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
