//! Spreads work over threads, in an order that does not depend on their number.
//!
//! It knows programs, cases and limits as things to run and compare; it does not know which problem they belong to or
//! what happens with the results.

mod interactive;

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::check::{self, Difference, Outcome};
use crate::problem::Case;
use crate::run::{self, Limits, Output, Runner, Stderr, Task, Transcript, Unenforced};
use crate::validator::{Opinion, Validator};
use crate::verdict::{self, Reason, Verdict};

/// One program on one case.
#[derive(Debug, Clone, Copy)]
pub struct Job<'a> {
    /// The jobs of one program have the same number and follow one another.
    pub group: usize,
    /// The executable.
    pub program: &'a Path,
    /// Input and answer.
    pub case: &'a Case,
    /// What the program may use.
    pub limits: Limits,
    /// The problem's own checker, if it has one; else outputs are compared with answers.
    pub validator: Option<&'a Validator>,
    /// Is the output to be compared with another program's?
    pub wants_digest: bool,
}

/// When to leave out jobs. Those before the first failure are always run, so results don't depend on timing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopRule {
    /// Run all.
    Never,
    /// Run no more of a group after its first failure.
    Group,
    /// Run nothing more after the first failure.
    Anything,
}

/// What came of a job.
#[derive(Debug, Clone)]
pub struct CaseResult {
    /// The word on it.
    pub verdict: Verdict,
    /// What there is to say.
    pub finding: Finding,
    /// CPU time used.
    pub cpu: Duration,
    /// Time from start to end.
    pub wall: Duration,
    /// Peak resident bytes.
    pub memory: u64,
    /// Of the output, if it was wanted and the program came to its end.
    pub digest: Option<u64>,
    /// The CPU time of a first run that was over the limit by so little that the program was run again, alone. Only the second
    /// run counts.
    pub first_cpu: Option<Duration>,
    /// What the program and the interactor said to each other, if there is one.
    pub transcript: Option<Transcript>,
}

/// What is known about a case beyond its verdict.
#[derive(Debug, Clone)]
pub enum Finding {
    /// Nothing to say.
    Accepted,
    /// Where the output differs.
    Difference(Box<Difference>),
    /// What the problem's validator says.
    Validator(Opinion),
    /// How the run failed, and what it wrote to standard error.
    Failed(Reason, Stderr),
    /// Why the judge could not judge.
    Broken(String),
}

/// Who runs jobs.
#[derive(Debug, Clone, Copy)]
pub struct Workers<'a> {
    /// How many programs run at once, at least one.
    pub count: usize,
    /// Below this, each has a folder in which programs run.
    pub folder: &'a Path,
    /// The judge's executable, which supervises programs.
    pub judge: &'a Path,
}

/// What came of all jobs.
#[derive(Debug)]
pub struct Outcomes {
    /// In the order of the jobs, `None` for those left out.
    pub results: Vec<Option<CaseResult>>,
    /// What this machine does not let the judge enforce.
    pub unenforced: BTreeSet<Unenforced>,
}

/// Runs `jobs`; `done` is called after each.
pub fn run_all(
    jobs: &[Job<'_>],
    workers: Workers<'_>,
    rule: StopRule,
    done: &(dyn Fn() + Sync),
) -> Outcomes {
    run::tidy(workers.folder);
    let unenforced = Mutex::new(BTreeSet::new());
    // For each group, and for all together, the first job known to have failed.
    let groups = jobs.iter().map(|job| job.group + 1).max().unwrap_or(0);
    let first_failures: Vec<AtomicUsize> =
        (0..groups).map(|_| AtomicUsize::new(usize::MAX)).collect();
    let first_failure = AtomicUsize::new(usize::MAX);
    let is_left_out = |index: usize| match rule {
        StopRule::Never => false,
        StopRule::Group => first_failures[jobs[index].group].load(Ordering::Relaxed) < index,
        StopRule::Anything => first_failure.load(Ordering::Relaxed) < index,
    };
    let mut results = parallel(
        workers.count,
        jobs.len(),
        || Runner::new(workers.folder, workers.judge),
        |runner, index| {
            let result = (!is_left_out(index)).then(|| judge(runner, &jobs[index]));
            let mut all = unenforced.lock().unwrap_or_else(|e| e.into_inner());
            all.extend(runner.unenforced(&jobs[index].limits));
            drop(all);
            if result
                .as_ref()
                .is_some_and(|r| r.verdict != Verdict::Accepted)
            {
                first_failures[jobs[index].group].fetch_min(index, Ordering::Relaxed);
                first_failure.fetch_min(index, Ordering::Relaxed);
            }
            done();
            result
        },
    );
    // What another worker ran although an earlier job had failed would not be there with one worker.
    for (index, result) in results.iter_mut().enumerate() {
        if is_left_out(index) {
            *result = None;
        }
    }
    Outcomes {
        results,
        unenforced: unenforced.into_inner().unwrap_or_else(|e| e.into_inner()),
    }
}

/// Calls `work` for each of `0..count` on `workers` threads (at least one), each with a state of its own; the results in
/// order.
pub fn parallel<S, R: Send>(
    workers: usize,
    count: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(count));
    std::thread::scope(|scope| {
        for _ in 0..workers.clamp(1, count.max(1)) {
            scope.spawn(|| {
                let mut state = state();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        break;
                    }
                    let result = work(&mut state, index);
                    let mut results = results.lock().unwrap_or_else(|e| e.into_inner());
                    results.push((index, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(|e| e.into_inner());
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

impl CaseResult {
    fn broken(message: String) -> CaseResult {
        CaseResult {
            verdict: Verdict::InternalError,
            finding: Finding::Broken(message),
            cpu: Duration::ZERO,
            wall: Duration::ZERO,
            memory: 0,
            digest: None,
            first_cpu: None,
            transcript: None,
        }
    }
}

/// Runs a program on a case, and compares its output with the answer if it came to its end.
pub fn judge(runner: &Runner, job: &Job<'_>) -> CaseResult {
    if let Some(interactor) = job.validator.filter(|v| v.is_interactive) {
        return interactive::judge(runner, job, interactor);
    }
    let task = |input| Task {
        program: job.program,
        arguments: &[],
        input,
    };
    let open = || File::open(&job.case.input);
    let mut first_cpu = None;
    let mut run = open().and_then(|input| runner.run(task(input), &job.limits));
    if let Ok(first) = &run
        && verdict::is_close_call(first, &job.limits)
    {
        first_cpu = Some(first.cpu);
        run = open().and_then(|input| runner.run_alone(task(input), &job.limits));
    }
    let run = match run {
        Ok(run) => run,
        Err(error) => {
            let input = job.case.input.display();
            let program = job.program.display();
            return CaseResult::broken(format!("cannot run {program} on {input}: {error}"));
        }
    };
    let failure = verdict::failure(&run, &job.limits);
    let digest = match job.wants_digest && failure.is_none() {
        true => run.output.read().ok().map(|bytes| digest(&bytes)),
        false => None,
    };
    let (verdict, finding) = match failure {
        Some(reason) => (
            reason.verdict(),
            Finding::Failed(reason, run.stderr.clone()),
        ),
        None => check(runner, job, &run.output),
    };
    CaseResult {
        verdict,
        finding,
        cpu: run.cpu,
        wall: run.wall,
        memory: run.memory,
        digest,
        first_cpu,
        transcript: None,
    }
}

/// What `job` prints, whatever becomes of it.
pub fn output(runner: &Runner, job: &Job<'_>) -> io::Result<Vec<u8>> {
    let task = Task {
        program: job.program,
        arguments: &[],
        input: File::open(&job.case.input)?,
    };
    runner.run(task, &job.limits)?.output.read()
}

/// Equal for equal outputs, and else almost never.
fn digest(output: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    output.hash(&mut hasher);
    hasher.finish()
}

/// Asks the problem's own validator, or compares.
fn check(runner: &Runner, job: &Job<'_>, output: &Output) -> (Verdict, Finding) {
    let case = job.case;
    if let Some(validator) = job.validator {
        let opinion = validator.ask(runner, &case.input, &case.answer, &case.arguments, output);
        return match opinion.verdict {
            Verdict::Accepted => (Verdict::Accepted, Finding::Accepted),
            verdict => (verdict, Finding::Validator(opinion)),
        };
    }
    let broken = |what: &str, error| Finding::Broken(format!("{what}: {error}"));
    let answer = match fs::read(&case.answer) {
        Ok(answer) => answer,
        Err(error) => {
            let path = case.answer.display().to_string();
            return (Verdict::InternalError, broken(&path, error));
        }
    };
    match output
        .read()
        .map(|found| check::compare(&answer, &found, &case.rules))
    {
        Ok(Outcome::Same) => (Verdict::Accepted, Finding::Accepted),
        Ok(Outcome::Layout(d)) => (Verdict::PresentationError, Finding::Difference(d)),
        Ok(Outcome::Wrong(d)) => (Verdict::WrongAnswer, Finding::Difference(d)),
        Err(error) => (Verdict::InternalError, broken("the output", error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_whatever_the_number_of_workers() {
        let expected: Vec<usize> = (0..100).map(|n| n * n).collect();
        for workers in [0, 1, 2, 7, 200] {
            assert_eq!(parallel(workers, 100, || (), |(), n| n * n), expected);
        }
        assert!(parallel(3, 0, || (), |(), n| n).is_empty());
    }
}
