//! A case of an interactive problem: the program talks with the problem's validator, which is the interactor.
//!
//! Who ended first decides who is asked first. An interactor that has rejected and gone explains whatever becomes of the program
//! after that, such as a broken pipe; a program that fails explains whatever the interactor says of its silence.

use super::{CaseResult, Finding, Job};
use crate::run::{Runner, Talk};
use crate::validator::{Opinion, Validator};
use crate::verdict::{self, Verdict};

pub(super) fn judge(runner: &Runner, job: &Job<'_>, interactor: &Validator) -> CaseResult {
    let talk = |alone| {
        let case = job.case;
        let program = (job.program, &job.limits);
        interactor.talk(
            runner,
            program,
            &case.input,
            &case.answer,
            &case.arguments,
            alone,
        )
    };
    let mut first_cpu = None;
    let mut outcome = talk(false);
    if let Ok((first, _)) = &outcome
        && verdict::is_close_call(&first.program, &job.limits)
    {
        first_cpu = Some(first.program.cpu);
        outcome = talk(true);
    }
    let (talk, opinion) = match outcome {
        Ok(outcome) => outcome,
        Err(error) => {
            let program = job.program.display();
            let message = format!("cannot run {program} with the interactor: {error}");
            return CaseResult::broken(message);
        }
    };
    let (verdict, finding) = decide(&talk, opinion, job);
    CaseResult {
        verdict,
        finding,
        cpu: talk.program.cpu,
        wall: talk.program.wall,
        memory: talk.program.memory,
        digest: None,
        first_cpu,
        transcript: Some(talk.transcript),
    }
}

fn decide(talk: &Talk, opinion: Opinion, job: &Job<'_>) -> (Verdict, Finding) {
    let rejects = matches!(
        opinion.verdict,
        Verdict::WrongAnswer | Verdict::PresentationError
    );
    if talk.interactor_first && rejects {
        return (opinion.verdict, Finding::Validator(opinion));
    }
    match verdict::failure(&talk.program, &job.limits) {
        Some(reason) => {
            let stderr = talk.program.stderr.clone();
            (reason.verdict(), Finding::Failed(reason, stderr))
        }
        None if opinion.verdict == Verdict::Accepted => (Verdict::Accepted, Finding::Accepted),
        None => (opinion.verdict, Finding::Validator(opinion)),
    }
}
