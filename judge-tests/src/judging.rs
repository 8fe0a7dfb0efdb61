//! The pipeline: problem -> source -> compile -> run -> check -> results.
//!
//! It joins the stages and knows none of their work; how results are worded is unknown here.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use bundler::rustc::Rustc;

use crate::compile::{self, Compiled, Failure};
use crate::problem;
use crate::results::{Label, ProgramResult, Results};
use crate::schedule::{self, CaseResult, Job, StopRule};
use crate::select::{self, Part, Selected};
use crate::validator::Validator;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// How to judge.
#[derive(Debug, Clone)]
pub struct Options {
    /// The compiler for bundles and submissions; `$RUSTC` or `rustc` if `None`.
    pub rustc: Option<PathBuf>,
    /// How many programs may run at once.
    pub workers: usize,
    /// Multiplies every problem's time limit.
    pub time_factor: f64,
    /// Run nothing more after the first failure.
    pub fail_fast: bool,
    /// Judge bundles.
    pub bundle: bool,
    /// Judge the workspace's own binaries.
    pub modular: bool,
}

/// What is told while programs run: how many runs are done, of how many.
pub type Progress<'a> = &'a (dyn Fn(usize, usize) + Sync);

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
    let mut selected = select::select(&known, asked, Part::Case).map_err(Error::Usage)?;
    if asked.is_empty() {
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

    let mut programs = Vec::new();
    let bundled = match options.bundle {
        true => compile_bundles(workspace, &selected, options)?,
        false => BTreeMap::new(),
    };
    let modular = match options.modular && !selected.is_empty() {
        true => {
            let ids: Vec<&str> = selected.iter().map(|s| s.id.as_str()).collect();
            compile::build_modular(workspace, &ids)
        }
        false => BTreeMap::new(),
    };
    for (index, problem) in selected.iter().enumerate() {
        for (label, built) in [(Label::Bundle, &bundled), (Label::Modular, &modular)] {
            if let Some(compiled) = built.get(&problem.id) {
                let expected = &[Verdict::Accepted];
                programs.push(Program {
                    index,
                    label,
                    expected,
                    compiled: compiled.clone(),
                });
            }
        }
    }
    let rule = if options.fail_fast {
        StopRule::Anything
    } else {
        StopRule::Never
    };
    results.programs = run_programs(workspace, &selected, programs, rule, options, progress);
    Ok(results)
}

/// Runs the stored submissions of the problems that `asked` names, or all; each stops at its first failing case, whose
/// verdict must be the one that its folder demands.
pub fn verify(
    workspace: &Workspace,
    asked: &[String],
    options: &Options,
    progress: Progress<'_>,
) -> Result<Results, Error> {
    let known = problem::find(&workspace.problems())?;
    let selected = select::select(&known, asked, Part::Submission).map_err(Error::Usage)?;
    let rustc = find_rustc(workspace, options)?;
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
    let mut programs = schedule::parallel(
        options.workers,
        wanted.len(),
        || (),
        |(), n| {
            let (index, submission) = wanted[n];
            let compiled = match fs::read_to_string(&submission.path) {
                Ok(source) => compile::compile(&rustc, &source),
                Err(error) => Err(Failure::internal(format!(
                    "{}: {error}",
                    submission.path.display()
                ))),
            };
            let label = Label::Submission(submission.name.clone());
            Program {
                index,
                label,
                expected: submission.expected,
                compiled,
            }
        },
    );
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
            });
        }
    }
    programs.sort_by_key(|program| program.index);
    results.programs = run_programs(
        workspace,
        &selected,
        programs,
        StopRule::Group,
        options,
        progress,
    );
    Ok(results)
}

/// A program that is to be run.
struct Program {
    /// Of its problem.
    index: usize,
    label: Label,
    expected: &'static [Verdict],
    compiled: Compiled,
}

fn find_rustc(workspace: &Workspace, options: &Options) -> Result<Rustc, Error> {
    Rustc::find(options.rustc.as_deref(), Some(workspace.cache()))
        .map_err(|error| Error::Internal(error.to_string()))
}

fn compile_bundles(
    workspace: &Workspace,
    selected: &[Selected],
    options: &Options,
) -> Result<BTreeMap<String, Compiled>, Error> {
    let rustc = find_rustc(workspace, options)?;
    // Bundles do not depend on `--rustc`: those of `make bundle` are judged.
    let verifier = Rustc::find(None, Some(workspace.bundler_cache()))
        .map_err(|error| Error::Internal(error.to_string()))?;
    let ids: Vec<&str> = selected.iter().map(|s| s.id.as_str()).collect();
    let texts = compile::bundles(workspace, verifier, &ids);
    let compiled = schedule::parallel(
        options.workers,
        texts.len(),
        || (),
        |(), n| {
            let text = texts[n].as_ref().map_err(Failure::clone)?;
            compile::compile(&rustc, text)
        },
    );
    Ok(ids.into_iter().map(str::to_owned).zip(compiled).collect())
}

fn run_programs(
    workspace: &Workspace,
    selected: &[Selected],
    mut programs: Vec<Program>,
    rule: StopRule,
    options: &Options,
    progress: Progress<'_>,
) -> Vec<ProgramResult> {
    let validators = compile_validators(workspace, selected, &mut programs);
    let mut jobs = Vec::new();
    for (group, program) in programs.iter().enumerate() {
        if let (Ok(executable), Ok(problem)) = (&program.compiled, &selected[program.index].problem)
        {
            let limits = problem.limits.with_time_factor(options.time_factor);
            jobs.extend(problem.cases.iter().map(|case| Job {
                group,
                program: executable,
                case,
                limits,
                validator: validators.get(&program.index),
            }));
        }
    }
    let (done, total) = (AtomicUsize::new(0), jobs.len());
    let count = || progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
    let folder = workspace.playground();
    let outcomes = schedule::run_all(&jobs, options.workers, rule, &folder, &count);

    let mut by_group: Vec<Vec<(String, Option<CaseResult>)>> =
        programs.iter().map(|_| Vec::new()).collect();
    for (job, outcome) in jobs.iter().zip(outcomes) {
        by_group[job.group].push((job.case.name.clone(), outcome));
    }
    programs
        .into_iter()
        .zip(by_group)
        .map(|(program, outcomes)| {
            result(
                workspace,
                &selected[program.index],
                program,
                outcomes,
                options.time_factor,
            )
        })
        .collect()
}

/// The validators of the problems of `programs`, by the problem's index. Without its validator, a problem's programs cannot be
/// judged.
fn compile_validators(
    workspace: &Workspace,
    selected: &[Selected],
    programs: &mut [Program],
) -> BTreeMap<usize, Validator> {
    let mut wanted = BTreeMap::new();
    for program in programs.iter().filter(|program| program.compiled.is_ok()) {
        let problem = selected[program.index].problem.as_ref().ok();
        if let Some(validator) = problem.and_then(|problem| problem.validator.as_ref()) {
            wanted.insert(program.index, validator);
        }
    }
    let sources: Vec<_> = wanted.values().copied().collect();
    let mut ready = BTreeMap::new();
    for (index, outcome) in wanted
        .into_keys()
        .zip(compile::validators(workspace, &sources))
    {
        match outcome {
            Ok(validator) => drop(ready.insert(index, validator)),
            Err(failure) => programs
                .iter_mut()
                .filter(|program| program.index == index && program.compiled.is_ok())
                .for_each(|program| program.compiled = Err(failure.clone())),
        }
    }
    ready
}

fn broken(workspace: &Workspace, error: &problem::Error) -> Failure {
    let path = workspace.relative(&error.path).display();
    Failure::internal(format!("{path}: {}", error.message))
}

fn result(
    workspace: &Workspace,
    selected: &Selected,
    program: Program,
    outcomes: Vec<(String, Option<CaseResult>)>,
    time_factor: f64,
) -> ProgramResult {
    let (limits, failure) = match (&selected.problem, program.compiled) {
        (Err(error), _) => (None, Some(broken(workspace, error))),
        (Ok(problem), compiled) => (
            Some(problem.limits.with_time_factor(time_factor)),
            compiled.err(),
        ),
    };
    let total = outcomes.len();
    let cases: Vec<(String, CaseResult)> = outcomes
        .into_iter()
        .filter_map(|(name, outcome)| Some((name, outcome?)))
        .collect();
    let worst = cases
        .iter()
        .map(|(_, case)| case.verdict)
        .max()
        .unwrap_or(Verdict::Accepted);
    ProgramResult {
        problem: selected.id.clone(),
        label: program.label,
        limits,
        verdict: failure.as_ref().map_or(worst, |failure| failure.verdict),
        expected: program.expected,
        failure,
        left_out: total - cases.len(),
        cases,
    }
}
