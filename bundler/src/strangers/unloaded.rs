//! Libraries that only text names which rustc may never read, as an arm of a macro that no call takes. If nothing else needs them,
//! the original does not load them, and what they have for everybody, impls and symbols, acts on the bundle alone.

use std::collections::BTreeSet;

use super::{Main, Outcome, Stranger, compared};
use crate::apart;
use crate::emit::Output;
use crate::error::{Error, Place, Problem};
use crate::inverted::Inverted;
use crate::reach::Live;
use crate::rustc::Rustc;
use crate::scope::Scopes;
use crate::tables::SOLUTION;

/// Refuses a bundle in which such a library makes a difference.
pub(super) fn check(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    live: &Live,
    output: &Output,
    rustc: &Rustc,
    strangers: &[Stranger],
) -> Result<(), Error> {
    let program = scopes.program;
    let place_of = |id| {
        let node = program.node(id);
        program.file(node.module).place(node.range.clone(), "")
    };
    let roots = inverted.roots.iter();
    let roots = roots.filter(|id| id.krate != SOLUTION && live.nodes.contains(id));
    let roots = roots.map(|id| (id.krate, place_of(*id), true));
    let strangers = strangers.iter().filter(|one| one.krate != SOLUTION);
    let strangers = strangers.map(|one| (one.krate, one.place.clone(), false));
    let acting: Vec<(u32, Place, bool)> = roots.chain(strangers).collect();
    if acting.is_empty() {
        return Ok(());
    }
    let loads = inverted.loads(scopes);
    let surely = loads.surely([SOLUTION]);
    let all: BTreeSet<u32> = output.pieces.iter().map(|piece| piece.krate).collect();
    let unsure: BTreeSet<u32> = acting.iter().map(|(krate, ..)| *krate).collect();
    for &krate in unsure.difference(&surely) {
        let stays =
            |other: &u32| surely.contains(other) || !loads.surely([*other]).contains(&krate);
        let rest: BTreeSet<u32> = all.iter().copied().filter(stays).collect();
        let of_krate = || acting.iter().filter(|(of, ..)| *of == krate);
        let is_root = of_krate().any(|(_, _, is_root)| *is_root);
        let without = apart::text(output, &rest);
        match compared(&without, Main::Own, output, program, rustc)? {
            Outcome::Needed => continue,
            Outcome::Same if !is_root => continue,
            _ => {}
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
        let shown = of_krate()
            .map(|(_, place, _)| place.clone())
            .take(super::MOST);
        let problem = shown.chain(named).fold(problem, Problem::at);
        return Err(problem
            .help(format!(
                "take the name out, or import the crate: `use {name} as _;`"
            ))
            .into());
    }
    Ok(())
}
