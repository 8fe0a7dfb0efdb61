//! A bundle and the program that it was made from: on each case both must print the same, or the bundle is wrong.
//!
//! What one of them could not finish within its limits says nothing: the machine may have been busy.

use std::collections::BTreeMap;

use super::programs::Program;
use crate::check::{self, Layout, Outcome, Rules};
use crate::results::{Apart, Label, Mismatch};
use crate::run::Runner;
use crate::schedule::{self, CaseResult, Finding, Job, Workers};
use crate::select::Selected;
use crate::verdict::Verdict;

/// How a run ended, as far as it must be the same for both.
#[derive(Debug, PartialEq, Eq)]
enum End {
    /// With this output.
    Output(u64),
    /// By a panic, an exit code or a signal.
    Crash,
}

/// The cases on which a bundle and its modular program differ. `outcomes` are those of `jobs`, whose groups are `programs`;
/// where outputs differ, both programs are run once more, as `workers` would, to find out where.
pub(super) fn mismatches(
    programs: &[Program],
    selected: &[Selected],
    jobs: &[Job<'_>],
    outcomes: &[Option<CaseResult>],
    workers: Workers<'_>,
) -> Vec<Mismatch> {
    let mut of_bundles = BTreeMap::new();
    for (job, outcome) in jobs.iter().zip(outcomes) {
        let program = &programs[job.group];
        if let (Label::Bundle, Some(outcome)) = (&program.label, outcome) {
            of_bundles.insert((program.index, job.case.name.as_str()), (job, outcome));
        }
    }
    let mut found = Vec::new();
    for (job, modular) in jobs.iter().zip(outcomes) {
        let program = &programs[job.group];
        let (Label::Modular, Some(modular)) = (&program.label, modular) else {
            continue;
        };
        let key = (program.index, job.case.name.as_str());
        let Some((bundle_job, bundle)) = of_bundles.get(&key) else {
            continue;
        };
        let how = match (end(bundle), end(modular)) {
            (Some(one), Some(other)) if one == other => continue,
            (Some(End::Output(_)), Some(End::Output(_))) => apart(bundle_job, job, workers),
            (Some(_), Some(_)) => Apart::Verdicts(bundle.verdict, modular.verdict),
            _ => continue,
        };
        found.push(Mismatch {
            problem: selected[program.index].id.clone(),
            case: job.case.name.clone(),
            how,
        });
    }
    found
}

/// `None` if nothing is known of how it would have ended.
fn end(case: &CaseResult) -> Option<End> {
    match (&case.finding, case.digest) {
        (_, Some(digest)) => Some(End::Output(digest)),
        (Finding::Failed(..), None) if case.verdict == Verdict::RunTimeError => Some(End::Crash),
        _ => None,
    }
}

/// Where outputs that were not the same differ.
fn apart(bundle: &Job<'_>, modular: &Job<'_>, workers: Workers<'_>) -> Apart {
    let to_the_byte = Rules {
        layout: Layout::Exact,
        ..Rules::default()
    };
    let runner = Runner::new(workers.folder, workers.judge);
    let outputs = [modular, bundle].map(|job| schedule::output(&runner, job));
    match outputs {
        [Ok(expected), Ok(found)] => match check::compare(&expected, &found, &to_the_byte) {
            Outcome::Wrong(difference) | Outcome::Layout(difference) => Apart::Outputs(difference),
            Outcome::Same => Apart::Sometimes,
        },
        _ => Apart::Sometimes,
    }
}
