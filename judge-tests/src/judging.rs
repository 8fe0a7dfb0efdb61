//! The pipeline: problem -> source -> compile -> run -> check -> results.
//!
//! It joins the stages and knows none of their work; how results are worded is unknown here.

mod both;
mod inputs;
mod programs;
mod running;

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::acceptance::Acceptance;
use crate::compile::Failure;
use crate::failures;
use crate::problem;
use crate::profile::Profiles;
use crate::results::{Label, Results};
use crate::schedule::StopRule;
use crate::select::{self, Part};
use crate::verdict::Verdict;
use crate::workspace::Workspace;
use programs::Program;
use running::run_programs;

/// How to judge.
#[derive(Debug, Clone)]
pub struct Options {
    /// The compiler for bundles and submissions; `$RUSTC` or `rustc` if `None`.
    pub rustc: Option<PathBuf>,
    /// The judge's executable, which supervises programs: [`crate::run::this_program`] in the judge itself.
    pub judge: PathBuf,
    /// How many programs may run at once.
    pub workers: usize,
    /// Multiplies every problem's time limit.
    pub time_factor: f64,
    /// Judge only what failed when it was last judged.
    pub failed: bool,
    /// Run nothing more after the first failure.
    pub fail_fast: bool,
    /// Judge bundles.
    pub bundle: bool,
    /// Judge the workspace's own binaries.
    pub modular: bool,
}

/// What is being done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Bundles are made.
    Bundle,
    /// Cargo builds the workspace's own programs.
    Cargo,
    /// Bundles or submissions are compiled.
    Compile,
    /// Programs run on cases.
    Run,
}

/// Is told how far a stage is: how much is done, of how much. Called from several threads.
pub type Progress<'a> = &'a (dyn Fn(Stage, usize, usize) + Sync);

/// Counts what is done of `total`, and tells.
fn counted<'a>(stage: Stage, total: usize, progress: Progress<'a>) -> impl Fn() + Sync + 'a {
    let done = AtomicUsize::new(0);
    progress(stage, 0, total);
    move || progress(stage, done.fetch_add(1, Ordering::Relaxed) + 1, total)
}

/// Why nothing was judged.
#[derive(Debug)]
pub enum Error {
    /// What was asked for does not exist.
    Usage(String),
    /// Something is missing on this machine, or broken in the store of problems.
    Internal(String),
}

impl From<problem::Error> for Error {
    fn from(error: problem::Error) -> Error {
        Error::Internal(error.to_string())
    }
}

/// Judges the puzzles of `workspace` on the cases that `asked` names, or all.
pub fn judge(
    workspace: &Workspace,
    asked: &[String],
    options: &Options,
    progress: Progress<'_>,
) -> Result<Results, Error> {
    let judges = judges(workspace)?;
    let known = problem::find(&workspace.problems())?;
    let puzzles = workspace.puzzles().map_err(|error| {
        Error::Internal(format!(
            "{}: {error}",
            workspace.solutions().join("src/bin").display()
        ))
    })?;
    let mut results = Results::default();
    for word in asked {
        let id = word.split('/').next().unwrap_or_default();
        if puzzles.contains(id) && !known.contains_key(id) {
            return Err(Error::Usage(format!(
                "`{id}` has no stored problem; add judge-tests/problems/{id} with a problem.yaml \
                 and data/sample/1.in and 1.ans"
            )));
        }
        if known.contains_key(id) && !puzzles.contains(id) {
            return Err(Error::Usage(format!(
                "no puzzle solves `{id}`; add solutions/src/bin/{id}.rs"
            )));
        }
    }
    let mut selected = select::select(&known, asked, Part::Case, &judges).map_err(Error::Usage)?;
    let failures = workspace.failures();
    if options.failed {
        failures::keep(&mut selected, &failures::read(&failures));
    } else if asked.is_empty() {
        results.unjudged = puzzles
            .iter()
            .filter(|p| !known.contains_key(*p))
            .cloned()
            .collect();
        results.unsolved = known
            .keys()
            .filter(|p| !puzzles.contains(*p))
            .cloned()
            .collect();
    }
    selected.retain(|s| puzzles.contains(&s.id));

    let programs = programs::puzzles(workspace, &selected, options, progress)?;
    let rule = if options.fail_fast {
        StopRule::Anything
    } else {
        StopRule::Never
    };
    let outcome = run_programs(workspace, &selected, programs, rule, options, progress);
    results.programs = outcome.programs;
    results.unenforced = outcome.unenforced;
    results.mismatches = outcome.mismatches;
    failures::update(&failures, &results);
    Ok(results)
}

/// Asks input validators, and runs the stored submissions of the problems that `asked` names, or all; each stops at its first failing case, whose
/// verdict must be the one that its folder demands.
pub fn verify(
    workspace: &Workspace,
    asked: &[String],
    options: &Options,
    progress: Progress<'_>,
) -> Result<Results, Error> {
    let judges = judges(workspace)?;
    let known = problem::find(&workspace.problems())?;
    let selected =
        select::select(&known, asked, Part::Submission, &judges).map_err(Error::Usage)?;
    let mut wanted = Vec::new();
    let mut results = Results::default();
    for (index, entry) in selected.iter().enumerate() {
        let submissions = entry.problem.as_ref().map_or(&[][..], |p| &p.submissions);
        wanted.extend(submissions.iter().map(|submission| (index, submission)));
        let must_fail = |s: &problem::Submission| !s.expected.contains(&Verdict::Accepted);
        if entry.problem.is_ok() && !submissions.iter().any(must_fail) && asked.is_empty() {
            results.unproved.push(entry.id.clone());
        }
    }
    let mut programs = programs::submissions(workspace, &selected, &wanted, options, progress)?;
    // A problem that cannot be read is reported as if it were a program that cannot be judged.
    for (index, entry) in selected.iter().enumerate() {
        if let Err(error) = &entry.problem {
            let compiled = Err(broken(workspace, error));
            let label = Label::Submission("problem.yaml".to_owned());
            programs.push(Program {
                index,
                label,
                expected: &[Verdict::Accepted],
                compiled,
                bundle: None,
                acceptance: Acceptance::default(),
            });
        }
    }
    // So is one whose inputs are not as they should be.
    for complaint in inputs::complaints(workspace, &selected, options) {
        programs.push(Program {
            index: complaint.index,
            label: Label::Submission(complaint.validator),
            expected: &[Verdict::Accepted],
            compiled: Err(complaint.failure),
            bundle: None,
            acceptance: Acceptance::default(),
        });
    }
    programs.sort_by_key(|program| program.index);
    let rule = StopRule::Group;
    let outcome = run_programs(workspace, &selected, programs, rule, options, progress);
    results.programs = outcome.programs;
    results.unenforced = outcome.unenforced;
    Ok(results)
}

fn judges(workspace: &Workspace) -> Result<Profiles, Error> {
    Profiles::read(workspace.root()).map_err(|error| Error::Usage(error.to_string()))
}

fn broken(workspace: &Workspace, error: &problem::Error) -> Failure {
    let path = workspace.relative(&error.path).display();
    Failure::internal(format!("{path}: {}", error.message))
}
