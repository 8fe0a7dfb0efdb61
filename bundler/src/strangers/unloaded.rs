//! Libraries that only text names which rustc may never read, as an arm of a macro that no call takes. If nothing else needs them,
//! the original does not load them, and what they have for everybody, impls and symbols, acts on the bundle alone.

use std::collections::BTreeSet;

use super::compared::{Main, Outcome, Whole};
use super::heads::Stranger;
use crate::apart;
use crate::emit::Output;
use crate::error::{Error, Place, Problem};
use crate::inverted::Inverted;
use crate::scope::Scopes;
use crate::tables::{NodeId, SOLUTION};

/// A bundle that rustc has accepted, and who says so.
pub(super) struct Asked<'a, 'p> {
    pub(super) scopes: &'a Scopes<'p>,
    pub(super) inverted: &'a Inverted,
    pub(super) output: &'a Output,
    pub(super) whole: &'a Whole<'a>,
}

/// Refuses a bundle in which impls of such a library make a difference.
pub(super) fn check_impls(asked: &Asked<'_, '_>, strangers: &[Stranger]) -> Result<(), Error> {
    let strangers = strangers.iter().filter(|one| one.krate != SOLUTION);
    let strangers = strangers.map(|one| (one.krate, one.place.clone()));
    check(asked, &strangers.collect::<Vec<_>>(), |outcome| {
        matches!(outcome, Outcome::Needed | Outcome::Same)
    })
}

/// Refuses a bundle in which such a library has what acts on a program that does not name it, unless that needs the library.
pub(super) fn check_roots(asked: &Asked<'_, '_>, live: &BTreeSet<NodeId>) -> Result<(), Error> {
    let program = asked.scopes.program;
    let place_of = |id| {
        let node = program.node(id);
        program.file(node.module).place(node.range.clone(), "")
    };
    let roots = asked.inverted.roots(program);
    let roots = roots.filter(|id| id.krate != SOLUTION && live.contains(id));
    let roots = roots.map(|id| (id.krate, place_of(id)));
    check(asked, &roots.collect::<Vec<_>>(), |outcome| {
        matches!(outcome, Outcome::Needed)
    })
}

/// Refuses a bundle that has one of those places, which act, of a library that may not be loaded; `is_right` if the bundle came to
/// this without the library.
fn check(
    asked: &Asked<'_, '_>,
    acting: &[(u32, Place)],
    is_right: impl Fn(Outcome) -> bool,
) -> Result<(), Error> {
    if acting.is_empty() {
        return Ok(());
    }
    let program = asked.scopes.program;
    let loads = asked.inverted.loads(asked.scopes);
    let edition = program.krate(SOLUTION).edition;
    let surely = loads.surely([SOLUTION]);
    let pieces = asked.output.pieces.iter();
    let all: BTreeSet<u32> = pieces.map(|piece| piece.krate).collect();
    let unsure: BTreeSet<u32> = acting.iter().map(|(krate, _)| *krate).collect();
    for &krate in unsure.difference(&surely) {
        let stays =
            |other: &u32| surely.contains(other) || !loads.surely([*other]).contains(&krate);
        let rest: BTreeSet<u32> = all.iter().copied().filter(stays).collect();
        let without = apart::text(asked.output, &rest, edition);
        let outcome = asked.whole.compared(&without, Main::Own)?;
        if is_right(outcome) {
            continue;
        }
        let name = &program.krate(krate).name;
        let title = format!(
            "the crate `{name}` is there in the bundle alone, where this acts on the program"
        );
        let problem = Problem::new(title);
        let named = loads.place(&all, krate).map(|(module, range)| {
            let label = "names it, in text that rustc may never read";
            program.file(module).place(range, label)
        });
        let of_krate = acting.iter().filter(|(of, _)| *of == krate);
        let shown = of_krate.map(|(_, place)| place.clone()).take(super::MOST);
        let problem = shown.chain(named).fold(problem, Problem::at);
        return Err(problem
            .help(format!(
                "take the name out, or import the crate: `use {name} as _;`"
            ))
            .into());
    }
    Ok(())
}
