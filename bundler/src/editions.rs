//! Libraries whose edition is not the solution's: bundled where their text means the same in both, refused where it may not.
//!
//! A bundle is compiled as the solution's edition. What a newer edition makes of older text, the lints of rustc's
//! `rust-20XX-compatibility` groups say: what they find in the text of an older library is refused, at the original
//! place. What they would find and the bundler mends itself (paths from the root, fragments, names that became
//! keywords, and as rustc proposes it, trait objects without `dyn`, patterns that borrow and parameters without names) is
//! mended before they look.
//! Text of a newer library is text of the solution's edition in the bundle: where rustc accepts it as that, and the
//! lints find nothing that the newer edition would change, it means what it meant.
//!
//! It knows bundles and rustc's messages, not syntax.

use std::collections::BTreeSet;

use crate::emit::Output;
use crate::error::{Error, Problem};
use crate::package::Edition;
use crate::parallel;
use crate::prune::Failure;
use crate::reach::Live;
use crate::rustc::{Diagnostic, Rustc};
use crate::tables::{Krate, NodeId, Program, SOLUTION};
use crate::verify::{located, same_place};

mod captures;
mod functions;
mod given;
mod hollow;
mod lints;
mod mixed;
mod prelude;
mod unseen;

use functions::Changed;
use lints::{alone_and_valid, invalid_place, is_about, judge, judge_newer};
use mixed::Difference;
pub(crate) use unseen::{LOOK_AT_PLATFORM, unseen};

/// Refusals shown for one bundle.
const MOST: usize = 8;

/// Places shown in a warning.
const MOST_PLACES: usize = 3;

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

/// What newer editions drop earlier. The lints name what may be dropped there; the functions show what is.
const ABOUT_DROPS: [&str; 2] = ["if_let_rescope", "tail_expr_drop_order"];

/// Refuses a bundle with text of a library that may mean something else in the solution's edition. rustc has accepted it. Returns
/// what to warn of.
pub(crate) fn check(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    rustc: Option<&Rustc>,
) -> Result<Vec<Problem>, Error> {
    let others = other_editions(program, output);
    let Some(edition) = others.first() else {
        return Ok(Vec::new());
    };
    let solution = program.krate(SOLUTION).edition;
    // Imports and paths of a newer library mean nothing in 2015.
    if solution == Edition::E2015 {
        refuse_newer(program, output)?;
    }
    let Some(rustc) = rustc else {
        return Err(Problem::new(format!(
            "the library is of edition {} and the solution of {}, and only rustc can say whether that changes anything",
            edition.as_str(),
            solution.as_str()
        ))
        .help("verify the bundle: leave out `--no-verify`")
        .into());
    };
    let looked_at = parallel::each(others.into_iter().collect(), 2, |edition| {
        let said = match edition < solution {
            true => judge(program, live, output, rustc, edition)?,
            false => judge_newer(program, live, output, rustc, edition)?,
        };
        let functions = functions::compare(program, output, rustc, edition)?;
        Ok::<_, Error>((edition, said, functions))
    });
    let mut cautions = Vec::new();
    for looked_at in looked_at {
        let (edition, said, functions) = looked_at?;
        let counts = |found: &&Diagnostic| !is_one_of(found, &ACCEPTED_MEANS_SAME);
        let mut found: Vec<Diagnostic> = said.found.iter().filter(counts).cloned().collect();
        if functions.drops_alike {
            let is_shown = |found: &Diagnostic| said.is_in_function(program, live, output, found);
            found.retain(|found| !is_one_of(found, &ABOUT_DROPS) || !is_shown(found));
        }
        refuse(program, output, edition, &found)?;
        given::refuse_patterns(program, live, edition)?;
        cautions.extend(caution_or_refusal_of_macro(program, said.called)?);
        cautions.extend(caution_or_refusal(program, edition, functions.changed)?);
        if functions.incomplete {
            cautions.extend(caution_or_refusal_of_libraries(program, output, edition)?);
        }
    }
    cautions.extend(unseen(program, live));
    Ok(cautions)
}

/// Refuses functions of the author's own that are others in the solution's edition, and warns of those of published crates, where
/// that is as little as not to be found by the lints: hardly anybody could tell.
fn caution_or_refusal(
    program: Program<'_>,
    edition: Edition,
    changed: Vec<Changed>,
) -> Result<Option<Problem>, Error> {
    let Some(first) = changed.first() else {
        return Ok(None);
    };
    let (own, new) = (edition.as_str(), program.krate(SOLUTION).edition.as_str());
    let title = format!(
        "`{}` does not do the same in edition {new} as in its library's {own}",
        first.name
    );
    let is_own = changed.iter().any(|changed| changed.is_own);
    let places = changed.into_iter().filter_map(|changed| changed.place);
    let problem = Problem {
        title,
        places: places.take(MOST_PLACES).collect(),
        help: match is_own {
            true => format!(
                "values are dropped at other times, a closure or a panic holds something else, a macro reads its tokens otherwise, or a type that nothing decides is another one: \
                 bind in `let` what `if let` and last expressions borrow or make, and the fields that a closure takes, or set `edition = \"{new}\"` for the library too"
            ),
            false => format!(
                "values are dropped at other times there, which matters where it is seen, as by `RefCell`; `edition = \"{own}\"` for \
                 the solution avoids it"
            ),
        },
    };
    match is_own {
        true => Err(problem.into()),
        false => Ok(Some(problem)),
    }
}

/// The same of libraries whose functions cannot be compared.
fn caution_or_refusal_of_libraries(
    program: Program<'_>,
    output: &Output,
    edition: Edition,
) -> Result<Option<Problem>, Error> {
    let is_own = |krate: &&Krate| krate.notice.is_none();
    let libraries = linked(program, output).filter(|krate| krate.edition == edition);
    let Some(krate) = libraries.max_by_key(is_own) else {
        return Ok(None);
    };
    let (own, new) = (edition.as_str(), program.krate(SOLUTION).edition.as_str());
    let mut problem = Problem::new(format!(
        "nobody can tell whether library `{}` of edition {own} does the same in the solution's {new}",
        krate.name
    ));
    problem
        .places
        .extend(krate.files.first().map(|root| root.place(0..0, "")));
    let problem = problem.help(format!(
        "with the libraries that it needs, it is no program of both editions: set the same `edition` for all of them, as \"{new}\""
    ));
    match is_own(&krate) {
        true => Err(problem.into()),
        false => Ok(Some(problem)),
    }
}

/// The same of a macro that other crates call, whose text would be of its library's edition there.
fn caution_or_refusal_of_macro(
    program: Program<'_>,
    called: Option<(NodeId, Difference)>,
) -> Result<Option<Problem>, Error> {
    let Some((id, difference)) = called else {
        return Ok(None);
    };
    let krate = program.krate(id.krate);
    let (own, new) = (krate.edition.as_str(), program.krate(SOLUTION).edition);
    let node = program.node(id);
    let name = node.name.as_deref().unwrap_or_default();
    let title = match difference {
        Difference::None | Difference::InForm => return Ok(None),
        Difference::Some => format!(
            "`{name}!` does not make the same in edition {} as in its library's {own}",
            new.as_str()
        ),
        Difference::Unknown => format!(
            "nobody can tell whether `{name}!` makes the same in edition {} as in its library's {own}",
            new.as_str()
        ),
    };
    let place = program
        .file(node.module)
        .place(node.name_range.clone(), "called by another crate");
    let problem = Problem::new(title).at(place).help(format!(
        "it, or a macro beside it, is of edition {own}, and in the bundle of the solution's: set `edition = \"{}\"` for the library too",
        new.as_str()
    ));
    match krate.notice.is_none() {
        true => Err(problem.into()),
        false => Ok(Some(problem)),
    }
}

/// The reason for rustc's refusal of a bundle, if it is that a library's text is not valid in the solution's edition.
pub(crate) fn why_rejected(
    program: Program<'_>,
    failure: &Failure,
    rustc: Option<&Rustc>,
) -> Option<Error> {
    let Failure::Rejected(output, said) = failure else {
        return None;
    };
    let solution = program.krate(SOLUTION).edition;
    let editions = other_editions(program, output);
    // What is wrong in the solution is not the library's fault.
    let in_newer = |diagnostic: &&Diagnostic| {
        let mut newer = editions.iter().filter(|edition| **edition > solution);
        is_error(diagnostic) && newer.any(|newer| is_about(program, output, *newer, diagnostic))
    };
    if let Some(invalid) = said.iter().find(in_newer)
        && let Err(mut error) = refuse_newer(program, output)
    {
        let place = invalid_place(program, output, solution, invalid);
        if let Some(problem) = error.problems.first_mut() {
            problem.places.extend(place);
        }
        return Some(error);
    }
    editions.iter().find_map(|&edition| {
        let (_, mut found) = alone_and_valid(program, output, rustc?, edition).ok()?;
        let is_clean = !found.iter().any(is_error);
        found.retain(|diagnostic| {
            is_about(program, output, edition, diagnostic) && !is_one_of(diagnostic, &NEVER_REFUSED)
        });
        is_clean.then(|| refuse(program, output, edition, &found).err())?
    })
}

/// Editions other than the solution's that text in the bundle has.
fn other_editions(program: Program<'_>, output: &Output) -> BTreeSet<Edition> {
    let solution = program.krate(SOLUTION).edition;
    let editions = linked(program, output).map(|krate| krate.edition);
    editions.filter(|edition| *edition != solution).collect()
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
    let (own, new) = (edition.as_str(), program.krate(SOLUTION).edition);
    let otherwise = match edition > new {
        true => format!("set the solution's `edition = \"{own}\"`"),
        false => format!("set the library's `edition = \"{}\"`", new.as_str()),
    };
    let help = format!(
        "the library is of edition {own}, and in the bundle its text is compiled as the solution's {}: write what means the same in both, or {otherwise}",
        new.as_str()
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
