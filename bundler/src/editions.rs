//! Libraries whose edition is not the solution's: bundled where their text means the same in both, refused where it may not.
//!
//! A bundle is compiled as the solution's edition. What a newer edition makes of older text, the lints of rustc's
//! `rust-20XX-compatibility` groups say: what they find in the text of an older library is refused, at the original place.
//! They only look forward, so that a library newer than the solution is always refused. What they would find and the bundler
//! mends itself (paths from the root, fragments, names that became keywords) is mended before they look.
//!
//! It knows bundles and rustc's messages, not syntax.

use std::collections::BTreeSet;

use crate::emit::Output;
use crate::error::{Error, Problem};
use crate::package::Edition;
use crate::prune::Failure;
use crate::reach::Live;
use crate::rustc::{Diagnostic, Rustc};
use crate::tables::{Krate, Program, SOLUTION};
use crate::verify::{located, same_place};

mod lints;

use lints::{alone, is_about, judge, lint};

/// Refusals shown for one bundle.
const MOST: usize = 8;

/// What newer editions only refuse: text that they accept means in them what it meant before.
const ACCEPTED_MEANS_SAME: [&str; 11] = [
    "E0133",
    "anonymous_parameters",
    "bare_trait_objects",
    "deprecated_safe_2024",
    "ellipsis_inclusive_range_patterns",
    "impl_trait_overcaptures",
    "missing_unsafe_on_extern",
    "static_mut_refs",
    "tyvar_behind_raw_pointer",
    "unsafe_attr_outside_unsafe",
    "unsafe_op_in_unsafe_fn",
];

/// What newer editions do not even refuse.
const NEVER_REFUSED: [&str; 2] = ["E0133", "unsafe_op_in_unsafe_fn"];

/// Refuses a bundle with text of a library that may mean something else in the solution's edition. rustc has accepted it.
pub(crate) fn check(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    rustc: Option<&Rustc>,
) -> Result<(), Error> {
    refuse_newer(program, output)?;
    let older = older_editions(program, output);
    let Some(edition) = older.first() else {
        return Ok(());
    };
    let Some(rustc) = rustc else {
        return Err(Problem::new(format!(
            "the library is of edition {} and the solution of {}, and only rustc can say whether that changes anything",
            edition.as_str(),
            program.krate(SOLUTION).edition.as_str()
        ))
        .help("verify the bundle: leave out `--no-verify`")
        .into());
    };
    refuse_hidden(program, live)?;
    for &edition in &older {
        let mut found = judge(program, live, output, rustc, edition)?;
        found.retain(|diagnostic| !is_one_of(diagnostic, &ACCEPTED_MEANS_SAME));
        refuse(program, output, edition, &found)?;
    }
    Ok(())
}

/// The reason for rustc's refusal of a bundle, if it is that a library's text is not valid in the solution's edition.
pub(crate) fn why_rejected(
    program: Program<'_>,
    failure: &Failure,
    rustc: Option<&Rustc>,
) -> Option<Error> {
    let Failure::Rejected(output, _) = failure else {
        return None;
    };
    if let Err(error) = refuse_newer(program, output) {
        return Some(error);
    }
    older_editions(program, output)
        .into_iter()
        .find_map(|edition| {
            let mut found =
                lint(program, &alone(program, output, edition), rustc?, edition).ok()?;
            let is_clean = !found.iter().any(is_error);
            found.retain(|diagnostic| {
                is_about(program, output, edition, diagnostic)
                    && !is_one_of(diagnostic, &NEVER_REFUSED)
            });
            is_clean.then(|| refuse(program, output, edition, &found).err())?
        })
}

/// Editions older than the solution's that text in the bundle has.
fn older_editions(program: Program<'_>, output: &Output) -> BTreeSet<Edition> {
    let solution = program.krate(SOLUTION).edition;
    let editions = linked(program, output).map(|krate| krate.edition);
    editions.filter(|edition| *edition < solution).collect()
}

/// The libraries with text in the bundle.
fn linked<'a>(program: Program<'a>, output: &Output) -> impl Iterator<Item = &'a Krate> {
    let numbers: BTreeSet<u32> = output.pieces.iter().map(|piece| piece.krate).collect();
    let libraries = numbers.into_iter().filter(|number| *number != SOLUTION);
    libraries.map(move |number| program.krate(number))
}

fn refuse_newer(program: Program<'_>, output: &Output) -> Result<(), Error> {
    let solution = program.krate(SOLUTION);
    let Some(newer) = linked(program, output).find(|krate| krate.edition > solution.edition) else {
        return Ok(());
    };
    let (old, new) = (solution.edition.as_str(), newer.edition.as_str());
    let mut problem = Problem::new(format!(
        "library `{}` is of edition {new}, newer than the solution's {old}",
        newer.name
    ));
    let places = [&newer.edition_place, &solution.edition_place];
    for place in places.into_iter().flatten() {
        problem = problem.at(place.clone());
    }
    // Where the packages say it, their manifests are easily found; which library is meant is said by its root.
    if let (true, Some(root)) = (problem.places.is_empty(), newer.files.first()) {
        problem = problem.at(root.place(0..0, format!("edition {new}")));
    }
    Err(problem
        .help(format!(
            "a bundle is compiled as the solution's edition: set that to {new}, or the library's to {old}"
        ))
        .into())
}

/// Text that another compiler sees and this one does not has not been looked at.
fn refuse_hidden(program: Program<'_>, live: &Live) -> Result<(), Error> {
    let solution = program.krate(SOLUTION).edition;
    for &id in &live.nodes {
        let node = program.node(id);
        let krate = program.krate(id.krate);
        let module = program.module(node.module);
        if krate.edition >= solution || (node.refs.hidden_by.is_none() && !module.open_cfg) {
            continue;
        }
        let range = node
            .refs
            .hidden_by
            .clone()
            .unwrap_or(node.name_range.clone());
        return Err(Problem::new(format!(
            "what this compiler does not see of a library of edition {} may mean something else in the solution's {}",
            krate.edition.as_str(),
            solution.as_str()
        ))
        .at(program.file(node.module).place(range, "under a cfg that the judge's compiler decides"))
        .help(format!(
            "set the library's `edition = \"{}\"`, or do without the cfg",
            solution.as_str()
        ))
        .into());
    }
    Ok(())
}

fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.level == "error"
}

fn is_one_of(diagnostic: &Diagnostic, lints: &[&str]) -> bool {
    let code = diagnostic.code.as_deref();
    code.is_some_and(|code| lints.contains(&code))
}

/// An error if there is anything that may mean something else.
fn refuse(
    program: Program<'_>,
    output: &Output,
    edition: Edition,
    found: &[Diagnostic],
) -> Result<(), Error> {
    let new = program.krate(SOLUTION).edition.as_str();
    let help = format!(
        "the library is of edition {}, and in the bundle its text is compiled as the solution's {new}: write what means the same in both, or set the library's `edition = \"{new}\"`",
        edition.as_str()
    );
    let mut problems: Vec<Problem> = Vec::new();
    for diagnostic in found {
        let problem = located(program, output, diagnostic).help(help.clone());
        if problems.len() < MOST && !problems.iter().any(|known| same_place(known, &problem)) {
            problems.push(problem);
        }
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Error { problems }),
    }
}
