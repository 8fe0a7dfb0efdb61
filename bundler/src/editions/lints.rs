//! Asks rustc's lints about the text of libraries of other editions: that of an older one alone where that is all there is to ask
//! about, in the whole bundle where other crates call its macros, whose tokens keep their edition there, and that matters
//! ([`mixed`]).

use super::hollow::hollowed;
use super::mixed::{self, Difference};
use super::prelude::with_preludes;
use super::{given, is_error};
use crate::apart;
use crate::emit::Output;
use crate::error::{Error, Place, Problem};
use crate::package::Edition;
use crate::parallel;
use crate::reach::Live;
use crate::rustc::{Diagnostic, Rustc};
use crate::settings::Setting;
use crate::tables::{Kind, NodeId, Program, SOLUTION};
use crate::verify::located;

/// How often functions may show that they are not valid, after others.
const ROUNDS: usize = 4;

/// What the lints say, and where what they are about is.
pub(super) struct Said {
    pub(super) found: Vec<Diagnostic>,
    /// A macro whose text is in other crates' functions, if that it is of another edition there may matter.
    pub(super) called: Option<(NodeId, Difference)>,
}

/// What the lints say of the text of libraries of an older edition.
pub(super) fn judge(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Said, Error> {
    let called = called_macro(program, live, output, rustc, edition)?;
    if called.is_none() {
        let (_, mut found) = alone_and_valid(program, output, rustc, edition)?;
        if !found.iter().any(is_error) {
            found.retain(|diagnostic| {
                is_about(program, output, edition, diagnostic)
                    && !given::is_no_fragment(program, output, diagnostic)
            });
            return Ok(Said { found, called });
        }
    }
    let mut found = lint_with_preludes(program, output, &output.text, rustc, edition)?;
    if let Some(error) = found.iter().find(|diagnostic| is_error(diagnostic)) {
        let called = called.map(|(id, _)| id);
        return Err(unjudged(program, output, edition, called, error).into());
    }
    let elsewhere = called.is_some();
    found.retain(|diagnostic| {
        concerns(program, live, output, edition, elsewhere, diagnostic)
            && !given::is_no_fragment(program, output, diagnostic)
    });
    Ok(Said { found, called })
}

/// What would change in the text of libraries of a newer edition, as the bundle has it, if it were compiled as that.
pub(super) fn judge_newer(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Said, Error> {
    let called = called_macro(program, live, output, rustc, edition)?;
    let solution = program.krate(SOLUTION).edition;
    let elsewhere = called.is_some();
    let mut found = changes(&output.text, rustc, solution, edition)?;
    found.retain(|diagnostic| {
        concerns(program, live, output, edition, elsewhere, diagnostic)
            && !given::take_no_more(program, live, output, diagnostic)
    });
    Ok(Said { found, called })
}

/// Is a diagnostic about text of a library of this edition, also what a macro that is called `elsewhere` made?
fn concerns(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    edition: Edition,
    elsewhere: bool,
    diagnostic: &Diagnostic,
) -> bool {
    elsewhere && in_macro_text(program, live, output, diagnostic)
        || is_about(program, output, edition, diagnostic)
}

/// As [`lint`], of text that has everything where `output` has it; other libraries and the solution have the names that their
/// own editions bring, where they need them.
fn lint_with_preludes(
    program: Program<'_>,
    output: &Output,
    text: &str,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Vec<Diagnostic>, Error> {
    let found = lint(program, text, rustc, edition)?;
    if !found.iter().any(is_error) {
        return Ok(found);
    }
    let Some(extended) = with_preludes(program, output, text, edition) else {
        return Ok(found);
    };
    let mut better = lint(program, &extended.text, rustc, edition)?;
    for diagnostic in &mut better {
        extended.restore(diagnostic);
    }
    Ok(better)
}

/// Errors of `text` as that edition, and what changes from there to the solution's.
pub(super) fn lint(
    program: Program<'_>,
    text: &str,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Vec<Diagnostic>, Error> {
    changes(text, rustc, edition, program.krate(SOLUTION).edition)
}

/// Errors of `text` as that edition, and what changes from there to the edition `new`.
fn changes(
    text: &str,
    rustc: &Rustc,
    edition: Edition,
    new: Edition,
) -> Result<Vec<Diagnostic>, Error> {
    let newer = Edition::ALL.into_iter();
    let newer = newer.filter(|newer| *newer > edition && *newer <= new);
    let groups: Vec<String> = newer
        .map(|newer| format!("rust-{}-compatibility", newer.as_str()))
        .collect();
    let groups: Vec<&str> = groups.iter().map(String::as_str).collect();
    let said = parallel::each(Setting::of_text(text).collect(), 2, |setting| {
        rustc.check(text, edition.as_str(), &groups, setting.flags())
    });
    let said: Result<Vec<Vec<Diagnostic>>, _> = said.into_iter().collect();
    let found = said.map_err(|error| Problem::new(error.to_string()))?;
    Ok(found.concat())
}

/// The bundle's libraries of an edition, with those that they need, as a program of their own.
pub(super) fn alone(program: Program<'_>, output: &Output, edition: Edition) -> String {
    let numbered = (0u32..).zip(program.krates).skip(SOLUTION as usize + 1);
    let of_edition = numbered.filter(|(_, krate)| krate.edition == edition);
    let needed = apart::with_dependencies(program, of_edition.map(|(number, _)| number));
    let new = program.krate(SOLUTION).edition;
    apart::text(output, &needed, edition.min(new))
}

/// The same as far as it is valid in that edition, and what the lints say of it: functions of newer libraries among it, which need
/// not be, have no bodies.
pub(super) fn alone_and_valid(
    program: Program<'_>,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<(String, Vec<Diagnostic>), Error> {
    let mut text = alone(program, output, edition);
    let mut found = lint_with_preludes(program, output, &text, rustc, edition)?;
    for _ in 0..ROUNDS {
        let Some(hollow) = hollowed(program, output, &text, edition, &found) else {
            break;
        };
        found = lint_with_preludes(program, output, &hollow, rustc, edition)?;
        text = hollow;
    }
    Ok((text, found))
}

/// A macro of a library of this edition that another crate calls, unless it makes no difference that its tokens keep their edition
/// there.
fn called_macro(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Option<(NodeId, Difference)>, Problem> {
    let mut called = live.callers.iter();
    let found = called.find(|(id, callers)| {
        let is_of_edition = id.krate != SOLUTION && program.krate(id.krate).edition == edition;
        is_of_edition && callers.iter().any(|caller| *caller != id.krate)
    });
    let Some((id, _)) = found else {
        return Ok(None);
    };
    let difference = mixed::difference(program, live, output, rustc, edition)?;
    Ok((difference != Difference::None).then_some((*id, difference)))
}

/// Does a message mark text of a library of this edition?
pub(super) fn is_about(
    program: Program<'_>,
    output: &Output,
    edition: Edition,
    diagnostic: &Diagnostic,
) -> bool {
    let mut origins = diagnostic
        .spans
        .iter()
        .filter_map(|span| output.origin(span.byte_start));
    origins.any(|(krate, ..)| krate != SOLUTION && program.krate(krate).edition == edition)
}

impl Said {
    /// Does a message mark text that is in a library's functions alone, so that their MIR shows what it is about?
    pub(super) fn is_in_function(
        &self,
        program: Program<'_>,
        live: &Live,
        output: &Output,
        diagnostic: &Diagnostic,
    ) -> bool {
        let mut marked = diagnostic.spans.iter().filter(|span| span.is_primary);
        let is_library = |at: usize| {
            output
                .origin(at)
                .is_some_and(|(krate, ..)| krate != SOLUTION)
        };
        marked.all(|span| is_library(span.byte_start))
            && !(self.called.is_some() && in_macro_text(program, live, output, diagnostic))
    }
}

/// Does a message mark text that a macro of another crate may have put into its own?
fn in_macro_text(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    diagnostic: &Diagnostic,
) -> bool {
    let marked = diagnostic.spans.iter().filter(|span| span.is_primary);
    let mut marked = marked.filter_map(|span| output.origin(span.byte_start));
    marked.any(|(krate, file, at)| {
        let nodes = program.krate(krate).nodes.iter();
        let in_file = nodes.filter(|node| program.module(node.module).file == file);
        let mut around = in_file.filter(|node| node.range.contains(&at));
        around.any(|node| {
            let mut calls = node.refs.macro_text.iter();
            // The solution's own have its edition before as after.
            krate != SOLUTION && matches!(node.kind, Kind::MacroRules { .. })
                // std's own know of what edition the text is that they are given.
                || calls.any(|(name, range)| {
                    range.contains(&at) && !given::is_std(program, live, name)
                })
        })
    })
}

/// The bundle is no program of the library's edition, as which the lints would have to read it.
fn unjudged(
    program: Program<'_>,
    output: &Output,
    edition: Edition,
    called: Option<NodeId>,
    error: &Diagnostic,
) -> Problem {
    let (old, new) = (edition.as_str(), program.krate(SOLUTION).edition.as_str());
    let mut problem = Problem::new(format!(
        "nobody can tell whether text of edition {old} means the same in the solution's {new}"
    ));
    if let Some(id) = called {
        let node = program.node(id);
        problem = problem.at(program.file(node.module).place(
            node.name_range.clone(),
            "this macro of a library is called in the solution",
        ));
    }
    problem
        .places
        .extend(invalid_place(program, output, edition, error));
    problem.help(format!("set the library's `edition = \"{new}\"`"))
}

/// Where text is not valid in an edition, and what rustc says of it.
pub(super) fn invalid_place(
    program: Program<'_>,
    output: &Output,
    edition: Edition,
    error: &Diagnostic,
) -> Option<Place> {
    let said = located(program, output, error);
    let mut place = said.places.into_iter().next()?;
    let edition = edition.as_str();
    place.label = format!("and this is not valid in edition {edition}: {}", said.title);
    Some(place)
}
