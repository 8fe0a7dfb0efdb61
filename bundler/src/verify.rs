//! What rustc says of a bundle, said of the original files.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::sync::Arc;

use crate::emit::Output;
use crate::error::{Error, Place, Problem};
use crate::prune::Failure;
use crate::rustc::{self, Call, Diagnostic, Rustc};
use crate::tables::{Extern, Krate, Program, SOLUTION};

/// Errors shown for one bundle: the first ones say most.
const MOST_ERRORS: usize = 8;

/// And for one crate from outside the workspace, where there is little to mend.
const MOST_FOREIGN_ERRORS: usize = 3;

/// Attributes that export what they are on as a symbol.
const EXPORTING: [&str; 2] = ["export_name", "no_mangle"];

/// What to do about errors of which nothing better is known.
const ADVICE: &str = "the bundle does not compile; if `cargo check` accepts the package, please report this as a bug of the bundler";

/// A failed bundling as messages about the original files, with what may help where rustc rejects the bundle.
pub(crate) fn explain(program: Program<'_>, failure: Failure, hint: Option<&str>) -> Error {
    match failure {
        Failure::Problems(mut problems) => {
            problems.sort_by_key(|problem| {
                let first = problem.places.first();
                first.map(|place| (place.path.clone(), place.range.start))
            });
            problems.dedup_by(|a, b| a.title == b.title && same_place(a, b));
            Error {
                problems: gathered(program, problems),
            }
        }
        Failure::Rustc(error) => Problem::new(error.to_string()).into(),
        Failure::Rejected(output, diagnostics) => {
            let errors = diagnostics
                .iter()
                .filter(|diagnostic| diagnostic.level == "error");
            // `aborting due to …` counts the others.
            let told = errors.filter(|diagnostic| {
                !diagnostic.spans.is_empty() || !diagnostic.message.starts_with("aborting")
            });
            let told: Vec<&Diagnostic> = told.collect();
            let mut problems: Vec<Problem> = told
                .iter()
                .take(MOST_ERRORS)
                .map(|diagnostic| mapped(program, &output, diagnostic))
                .collect();
            if told.len() > MOST_ERRORS {
                let more = told.len() - MOST_ERRORS;
                problems.push(Problem::new(format!(
                    "and {more} more errors in the same bundle"
                )));
            }
            // Once is enough.
            if let Some(last) = problems.iter_mut().rfind(|last| last.help.is_empty()) {
                last.help = advice(program, &output, hint);
            }
            Error { problems }
        }
    }
}

/// Refuses a bundle that exports a symbol for the linker twice, where rustc has accepted its text: what macros export no table says,
/// and it shows only when code is made.
pub(crate) fn check_symbols(
    program: Program<'_>,
    output: &Output,
    edition: &str,
    rustc: &Rustc,
) -> Result<(), Error> {
    let text = &*output.text;
    if !EXPORTING.iter().any(|word| text.contains(word)) {
        return Ok(());
    }
    let said = rustc.remember("symbols", &[text, edition], || {
        match rustc.llvm_ir(text, edition, &[]) {
            Ok(_) => Ok(Vec::new()),
            Err(rustc::Error::Compile(said)) => Ok(said),
            Err(other) => Err(other),
        }
    });
    let said = said.map_err(|error| Problem::new(error.to_string()))?;
    let problems: Vec<Problem> = said
        .iter()
        .take(MOST_ERRORS)
        .map(|diagnostic| mapped(program, output, diagnostic))
        .collect();
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Error { problems }),
    }
}

/// What to do about errors of which nothing better is known; a library of another edition is the likely reason.
fn advice(program: Program<'_>, output: &Output, hint: Option<&str>) -> String {
    let edition = program.krate(SOLUTION).edition;
    let mut krates = output.pieces.iter().map(|piece| program.krate(piece.krate));
    let Some(other) = krates.find(|krate| krate.edition != edition) else {
        return match hint {
            Some(hint) => format!("the bundle does not compile; {hint}"),
            None => ADVICE.to_owned(),
        };
    };
    format!(
        "the bundle does not compile; if `cargo check` accepts the package, that may be because all of the bundle has the solution's edition, {}, and the library `{}` has {}: give both the same",
        edition.as_str(),
        other.name,
        other.edition.as_str(),
    )
}

/// Of the errors in a crate that may not be the author's to change, the first ones, with what to do about that, and how many
/// more there are.
fn gathered(program: Program<'_>, problems: Vec<Problem>) -> Vec<Problem> {
    let krates = program.krates.iter().copied();
    let foreign = krates.filter(|krate| krate.notice.is_some());
    let files = foreign.flat_map(|krate| krate.files.iter().map(move |file| (&file.shown, krate)));
    let foreign: HashMap<&Arc<str>, &Krate> = files.collect();
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    let mut told = Vec::new();
    for mut problem in problems {
        let place = problem.places.first();
        if let Some(krate) = place.and_then(|place| foreign.get(&place.path)) {
            let count = met.entry(&krate.name).or_default();
            *count += 1;
            if *count > MOST_FOREIGN_ERRORS {
                continue;
            }
            // Once is enough.
            if *count == 1 {
                let or = if problem.help.is_empty() { "" } else { "; or " };
                problem.help += or;
                problem.help += &without(program, krate);
            }
        }
        told.push(problem);
    }
    for (name, count) in met {
        let more = count.saturating_sub(MOST_FOREIGN_ERRORS);
        let errors = if more == 1 { "error" } else { "errors" };
        if more > 0 {
            told.push(Problem::new(format!(
                "and {more} more {errors} in the crate `{name}`"
            )));
        }
    }
    told
}

/// What to do about errors in a crate that may not be the author's to change. What can be left out is a dependency in the
/// author's own manifests, through which the crate came.
fn without(program: Program<'_>, refused: &Krate) -> String {
    let linked = |krate: &Krate| -> Vec<u32> {
        let linked = krate.externs.values().filter_map(|link| match link {
            Extern::Bundled(number) => Some(*number),
            _ => None,
        });
        linked.collect()
    };
    let needs_it = |first: &u32| {
        let mut met = BTreeSet::from([*first]);
        let mut open = vec![*first];
        while let Some(number) = open.pop() {
            let krate = program.krate(number);
            if std::ptr::eq(krate, refused) {
                return true;
            }
            open.extend(linked(krate).into_iter().filter(|next| met.insert(*next)));
        }
        false
    };
    let is_own = |krate: &&Krate| krate.notice.is_none();
    let own = program.krates.iter().copied().filter(is_own);
    let named: BTreeSet<u32> = own.flat_map(linked).collect();
    let named = named
        .into_iter()
        .map(|number| (number, program.krate(number)));
    let named = named.filter(|(_, krate)| !is_own(krate));
    let through = named.filter(|(number, _)| needs_it(number));
    let package = |krate: &Krate| match krate.build.variables.get("CARGO_PKG_NAME") {
        Some(name) => name.clone(),
        None => krate.name.to_string(),
    };
    let names: Vec<String> = through.map(|(_, krate)| package(krate)).collect();
    let list = names.join(",");
    if names == [package(refused)] {
        return format!(
            "do without this crate, or leave it to a judge that has it with `--external {list}`"
        );
    }
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let quoted = quoted.join(" and ");
    let them = if names.len() == 1 { "it" } else { "them" };
    format!(
        "take {quoted} without the features that need this crate (`default-features = false`), or leave {them} to a judge that has {them} with `--external {list}`"
    )
}

/// Do two messages point at the same text?
pub(crate) fn same_place(a: &Problem, b: &Problem) -> bool {
    match (a.places.first(), b.places.first()) {
        (Some(a), Some(b)) => a.path == b.path && a.range == b.range,
        (None, None) => true,
        _ => false,
    }
}

/// Adds a place, unless the message points there already.
fn add(mut problem: Problem, place: Place) -> Problem {
    let is_same = |known: &&mut Place| known.path == place.path && known.range == place.range;
    match problem.places.iter_mut().find(is_same) {
        Some(known) if known.label.is_empty() => known.label = place.label,
        Some(_) => {}
        None => return problem.at(place),
    }
    problem
}

/// A stretch of the bundle as a place in the file that it came from; none if the bundler wrote it.
fn original(
    program: Program<'_>,
    output: &Output,
    range: Range<usize>,
    label: &str,
) -> Option<Place> {
    let (krate, file, start) = output.origin(range.start)?;
    // What the bundler put in between makes the stretch longer than it was.
    let end = match output.origin(range.end.saturating_sub(1)) {
        _ if range.is_empty() => start,
        Some((k, f, last)) if (k, f) == (krate, file) && last >= start => last + 1,
        _ => start + range.len(),
    };
    let file = &program.krate(krate).files[file as usize];
    Some(file.place(start..end, label))
}

/// One of rustc's errors, at the original place.
fn mapped(program: Program<'_>, output: &Output, diagnostic: &Diagnostic) -> Problem {
    if diagnostic.code.as_deref() == Some("E0601") {
        let file = &program.krate(SOLUTION).files[0];
        return Problem::new("the solution has no `main` function")
            .at(file.place(file.text.len()..file.text.len(), "end of the file"))
            .help("add `fn main() { … }`");
    }
    let problem = located(program, output, diagnostic);
    if diagnostic.code.as_deref() == Some("E0659") {
        // Between crates rustc only warns, and is about to refuse it there too.
        return problem.help("inside one crate a name may come from one place only: import it by name where it is used");
    }
    match problem.places.is_empty() && !diagnostic.spans.is_empty() {
        true => problem.help(format!("{ADVICE}\n{}", diagnostic.rendered.trim_end())),
        false => problem,
    }
}

/// What rustc says, at the original places; without them where the bundler wrote the text.
pub(crate) fn located(program: Program<'_>, output: &Output, diagnostic: &Diagnostic) -> Problem {
    let code = diagnostic
        .code
        .as_ref()
        .map(|code| format!(" [{code}]"))
        .unwrap_or_default();
    let mut problem = Problem::new(format!("{}{code}", diagnostic.message));
    let mut spans: Vec<_> = diagnostic.spans.iter().collect();
    spans.sort_by_key(|span| !span.is_primary);
    let place =
        |start: usize, end: usize, label: &str| original(program, output, start..end, label);
    for span in spans {
        let label = span.label.as_deref().unwrap_or_default();
        let found = place(span.byte_start, span.byte_end, label);
        problem = found.into_iter().fold(problem, add);
        // Arguments of a call stand in the call.
        let inside = |call: &&Call| (call.byte_start..call.byte_end).contains(&span.byte_start);
        if let Some(call) = span.calls.last().filter(|call| !inside(call)) {
            let label = format!("in this use of `{}`", call.name);
            let found = place(call.byte_start, call.byte_end, &label);
            problem = found.into_iter().fold(problem, add);
        }
    }
    for child in &diagnostic.children {
        // The places of one suggestion say all the same.
        let mut spans = child.spans.iter().filter(|span| span.is_primary);
        let found = spans.find_map(|span| place(span.byte_start, span.byte_end, &child.message));
        problem = found.into_iter().fold(problem, add);
    }
    problem
}
