//! Runs programs on their problems' cases, and sums up what came of each.

use std::collections::{BTreeMap, BTreeSet};

use super::both;
use super::programs::{Program, find_verifier};
use super::{Options, Progress, Stage, broken, counted};
use crate::compile;
use crate::results::{Label, Mismatch, ProgramResult};
use crate::run::Unenforced;
use crate::schedule::{self, CaseResult, Finding, Job, Outcomes, StopRule, Workers};
use crate::select::Selected;
use crate::validator::Validator;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// What came of running programs.
pub(super) struct Outcome {
    pub(super) programs: Vec<ProgramResult>,
    pub(super) mismatches: Vec<Mismatch>,
    pub(super) unenforced: BTreeSet<Unenforced>,
}

pub(super) fn run_programs(
    workspace: &Workspace,
    selected: &[Selected],
    mut programs: Vec<Program>,
    rule: StopRule,
    options: &Options,
    progress: Progress<'_>,
) -> Outcome {
    let validators = compile_validators(workspace, selected, &mut programs);
    let has_both = options.bundle && options.modular;
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
                wants_digest: has_both,
            }));
        }
    }
    let count = counted(Stage::Run, jobs.len(), progress);
    let folder = workspace.playground();
    let workers = Workers {
        count: options.workers,
        folder: &folder,
        judge: &options.judge,
    };
    let Outcomes {
        results: outcomes,
        unenforced,
    } = schedule::run_all(&jobs, workers, rule, &count);
    let mismatches = match has_both {
        true => both::mismatches(&programs, selected, &jobs, &outcomes, workers),
        false => Vec::new(),
    };

    let mut by_group: Vec<Vec<(String, Option<CaseResult>)>> =
        programs.iter().map(|_| Vec::new()).collect();
    for (job, outcome) in jobs.iter().zip(outcomes) {
        by_group[job.group].push((job.case.name.clone(), outcome));
    }
    let programs = programs
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
        .collect();
    Outcome {
        programs,
        mismatches,
        unenforced,
    }
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
    let speaks_of_lines = cases.iter().any(
        |(_, case)| matches!(&case.finding, Finding::Failed(_, said) if !said.tail.is_empty()),
    ) || failure
        .as_ref()
        .is_some_and(|failure| failure.verdict == Verdict::CompileError);
    let map = match (&program.bundle, &program.label) {
        (Some(bundle), Label::Bundle) if speaks_of_lines => find_verifier(workspace)
            .ok()
            .and_then(|verifier| compile::source_map(workspace, verifier, bundle)),
        _ => None,
    };
    let problem = selected.problem.as_ref().ok();
    ProgramResult {
        problem: selected.id.clone(),
        judge: problem.map(|problem| problem.judge.clone()),
        label: program.label,
        limits,
        verdict: failure.as_ref().map_or(worst, |failure| failure.verdict),
        expected: program.expected,
        failure,
        left_out: total - cases.len(),
        cases,
        acceptance: program.acceptance,
        warnings: problem.map_or_else(Vec::new, |problem| problem.warnings.clone()),
        map,
    }
}
