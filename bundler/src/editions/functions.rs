//! Functions of libraries that the compiler makes otherwise from edition 2021 or 2024 on, whatever its lints say: those leave out
//! types whose destructors they take to be of no interest, and effects that are no destructor's.
//!
//! What a function comes to is compared as MIR, which has every destructor, for generic functions too. Apart from numbers, flags
//! and when memory is given back ([`mir::are_same_but_for_memory`]), nothing makes MIR differ between 2021 and 2024 but what
//! changes a function: when temporaries go, and what a type is that nothing decides. Between 2018 and 2021 most of what differs
//! is nothing ([`captures`]).

use std::collections::BTreeSet;

use super::captures;
use super::lints::alone_and_valid;
use super::prelude::with_preludes;
use crate::emit::Output;
use crate::error::{Error, Place, Problem};
use crate::mir::{self, Memory};
use crate::package::Edition;
use crate::parallel;
use crate::rustc::{Bodies, Rustc, name_in_head};
use crate::settings::Setting;
use crate::tables::{Extern, Program, SOLUTION};

/// How they compare is a part of what is remembered of it.
pub(super) const RULES: &str = concat!(include_str!("captures.rs"), include_str!("functions.rs"));

/// Two editions between which a function may become another one, and how its MIR is compared.
struct Change {
    from: Edition,
    to: Edition,
    /// Does the body with this head, which both have, differ?
    differs: fn(&Memory, &Bodies, &Bodies, &str) -> bool,
    /// Is the body with this head compared with those that it is a part of?
    is_part: fn(&str) -> bool,
}

const CHANGES: [Change; 2] = [
    Change {
        from: Edition::E2018,
        to: Edition::E2021,
        differs: |memory, old, new, head| {
            captures::steps(memory, old, head) != captures::steps(memory, new, head)
        },
        is_part: captures::is_aside,
    },
    Change {
        from: Edition::E2021,
        to: Edition::E2024,
        differs: |memory, old, new, head| {
            !mir::are_same_but_for_memory(memory, head, &old[head], &new[head])
        },
        is_part: |_| false,
    },
];

/// Who has what a panic carries, rather than what it says: it catches it, or looks at it before.
const CATCHING: [&str; 4] = ["catch_unwind", "set_hook", "spawn", "update_hook"];

/// A function that is not the same in the bundle.
pub(super) struct Changed {
    pub(super) name: String,
    /// Is its library the author's own?
    pub(super) is_own: bool,
    pub(super) place: Option<Place>,
}

/// What there is of such functions.
#[derive(Default)]
pub(super) struct Comparison {
    pub(super) changed: Vec<Changed>,
    /// Are there none since 2024, when temporaries began to go earlier?
    pub(super) drops_alike: bool,
    /// Is there text that does not compile as both editions, so that nobody can tell?
    pub(super) incomplete: bool,
}

/// Functions of libraries of this edition that are others in the solution's.
pub(super) fn compare(
    program: Program<'_>,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Comparison, Error> {
    let solution = program.krate(SOLUTION).edition;
    let mut all = Comparison::default();
    for change in &CHANGES {
        let is_new = |edition: Edition| edition >= change.to;
        if is_new(edition) != is_new(solution) {
            let changed = changed_by(change, program, output, rustc, edition)?;
            all.incomplete |= changed.is_none();
            all.drops_alike |=
                change.to == Edition::E2024 && changed.as_ref().is_some_and(Vec::is_empty);
            all.changed.extend(changed.into_iter().flatten());
        }
    }
    Ok(all)
}

fn changed_by(
    change: &Change,
    program: Program<'_>,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Option<Vec<Changed>>, Error> {
    let (text, _) = alone_and_valid(program, output, rustc, edition)?;
    if let Some(changed) = changed_in(&text, change, program, output, rustc, edition)? {
        return Ok(Some(changed));
    }
    // What libraries of other editions among it may miss there.
    match with_preludes(program, output, &text, change.from) {
        Some(extended) => Ok(changed_in(
            &extended.text,
            change,
            program,
            output,
            rustc,
            edition,
        )?),
        None => Ok(None),
    }
}

fn changed_in(
    text: &str,
    change: &Change,
    program: Program<'_>,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Option<Vec<Changed>>, Problem> {
    let editions = [change.from, change.to].map(Edition::as_str);
    let what = format!(
        "functions of {} that are others in {}, whenever memory goes",
        editions[0], editions[1]
    );
    let memory = memory(program, output, text);
    let catches = CATCHING.iter().any(|word| output.text.contains(word));
    let seen = if catches { "panics are caught" } else { "" };
    let known = format!("{memory:?}");
    let parts = [text, seen, &known, mir::RULES, RULES];
    let heads = rustc.remember(&what, &parts, || {
        let mut heads = BTreeSet::new();
        for setting in Setting::of_text(text) {
            let made = |edition| rustc.mir(text, edition, setting.flags());
            let (old, new) = parallel::both(|| made(editions[0]), || made(editions[1]));
            let (Some(old), Some(new)) = (old?, new?) else {
                return Ok(None);
            };
            heads.extend(differing(change, &memory, &old, &new));
            if catches {
                heads.extend(panicking_otherwise(&old, &new));
            }
        }
        Ok(Some(heads))
    });
    let heads: Option<BTreeSet<String>> = heads.map_err(|error| Problem::new(error.to_string()))?;
    let Some(heads) = heads else {
        return Ok(None);
    };
    let found = heads.iter().filter_map(|head| {
        let of_edition = |krate: u32| program.krate(krate).edition == edition;
        let found = mir::place(program, output, text, head, of_edition);
        let (krate, place) = match found {
            Some((krate, place)) => (krate, place),
            // A macro made it.
            None => (first_of(program, output, edition)?, None),
        };
        // Libraries of other editions are there because these need them.
        let krate = program.krate(krate);
        (krate.edition == edition).then(|| Changed {
            name: name_in_head(head).unwrap_or(head).to_owned(),
            is_own: krate.notice.is_none(),
            place,
        })
    });
    Ok(Some(found.collect()))
}

/// Words of programs that may give out memory themselves: by an allocator, or by a symbol of one's.
const ALLOCATORS: [&str; 3] = ["export_name", "global_allocator", "no_mangle"];

/// What of the types in a part of the bundle is memory.
fn memory(program: Program<'_>, output: &Output, text: &str) -> Memory {
    let is_external = |meaning: &Extern| matches!(meaning, Extern::External(_));
    let mut krates = program.krates.iter();
    let knows_all = !krates.any(|krate| krate.externs.values().any(is_external));
    let mut seen = ALLOCATORS.iter();
    let is_seen = seen.any(|word| output.text.contains(word));
    Memory::of(text, knows_all, is_seen)
}

/// The editions from one to another, without these, in whose programs each change can be seen alone.
pub(super) fn between([from, to]: [Edition; 2]) -> Vec<Edition> {
    let is_between = |edition: &Edition| from.min(to) < *edition && *edition < from.max(to);
    let mut between: Vec<Edition> = CHANGES.iter().map(|change| change.to).collect();
    between.retain(is_between);
    if from > to {
        between.reverse();
    }
    between
}

/// Do programs differ in nothing but what functions are put together of, where the macros in them are of one of two editions, with
/// none [`between`] them?
pub(super) fn differ_in_form(editions: [Edition; 2], one: &Bodies, other: &Bodies) -> bool {
    let between = |change: &&Change| {
        let [one, other] = editions.map(|edition| edition >= change.to);
        one != other
    };
    let change = CHANGES.iter().find(between);
    change.is_some_and(|change| differing(change, &Memory::default(), one, other).is_empty())
}

fn differing(change: &Change, memory: &Memory, old: &Bodies, new: &Bodies) -> Vec<String> {
    let is_in_both = |head: &str| old.contains_key(head) && new.contains_key(head);
    let differs = |head: &str| !is_in_both(head) || (change.differs)(memory, old, new, head);
    let heads = old
        .keys()
        .chain(new.keys().filter(|head| !old.contains_key(*head)));
    // Memory of constants has numbers, which differ as soon as there is more of it; it is compared where it is used.
    let is_body = |head: &&String| !head.starts_with("alloc") && !(change.is_part)(head);
    heads
        .filter(|head| is_body(head) && differs(head))
        .cloned()
        .collect()
}

/// The bodies of `old` that panic with a `String`, where those of `new` do with a text.
fn panicking_otherwise(old: &Bodies, new: &Bodies) -> Vec<String> {
    let displays = |body: &String| body.contains("unreachable_display");
    let differs =
        |(head, body): &(&String, &String)| displays(body) && !new.get(*head).is_some_and(displays);
    let found = old.iter().filter(differs);
    found.map(|(head, _)| head.clone()).collect()
}

/// A library of this edition with text in the bundle.
fn first_of(program: Program<'_>, output: &Output, edition: Edition) -> Option<u32> {
    let mut numbers = output.pieces.iter().map(|piece| piece.krate);
    numbers.find(|number| *number != SOLUTION && program.krate(*number).edition == edition)
}
