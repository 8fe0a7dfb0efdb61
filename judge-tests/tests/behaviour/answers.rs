//! Answers, byte by byte, and what surrounds a run.

use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

use judge_tests::problem::Case;
use judge_tests::run::Runner;
use judge_tests::schedule::{self, CaseResult, Job, StopRule, Workers};
use judge_tests::verdict::{Reason, Verdict};

use crate::support::{
    ECHO, JUDGE, PLENTY, accepted, case, compile, failed, job, judge, judge_bytes,
};

#[test]
fn the_answer_decides() {
    accepted(&judge(ECHO, "1 2\n3\n", "1 2\n3\n", PLENTY));
    accepted(&judge(ECHO, "1 2\n3\n", "1 2\r\n3", PLENTY));
    assert_eq!(
        judge(ECHO, "1 2\n3\n", "1 2\n4\n", PLENTY).verdict,
        Verdict::WrongAnswer
    );
    assert_eq!(
        judge(ECHO, "1 2\n3\n", "1 2 3\n", PLENTY).verdict,
        Verdict::PresentationError
    );
    accepted(&judge(ECHO, "", "", PLENTY));
}

#[test]
fn bytes_that_are_not_text_are_compared_too() {
    accepted(&judge_bytes(
        ECHO,
        b"\xff\0\x1b[2J\n",
        b"\xff\0\x1b[2J\n",
        PLENTY,
    ));
    let result = judge_bytes(ECHO, b"\xff\0\x1b[2J\n", b"\xff\0\n", PLENTY);
    assert_eq!(result.verdict, Verdict::WrongAnswer);
}

#[test]
fn exactly_as_much_output_as_is_allowed_is_allowed() {
    let text = "x".repeat(PLENTY.output as usize);
    accepted(&judge(ECHO, &text, &text, PLENTY));
    let longer = text + "x";
    assert_eq!(
        failed(judge(ECHO, &longer, &longer, PLENTY)).0,
        Reason::Output
    );
}

#[test]
fn programs_start_with_nothing_of_ours() {
    let body = r#"fn main() { println!("{} {} {}", std::env::vars_os().count(), std::env::args_os().count(),
        std::fs::read_dir(".").unwrap().count()); }"#;
    accepted(&judge(body, "", "0 1 0\n", PLENTY));
}

#[test]
fn what_cannot_be_run_or_read_is_not_the_programs_fault() {
    let folder = tempfile::tempdir().unwrap();
    let runner = Runner::new(folder.path(), JUDGE.as_ref());
    let good = case(folder.path(), "1", b"", b"");
    let program = folder.path().join("missing");
    let result = schedule::judge(&runner, &job(&program, &good, PLENTY));
    assert_eq!(result.verdict, Verdict::InternalError, "{result:?}");
    let program = compile(ECHO);
    for missing in ["in", "ans"] {
        let case = case(folder.path(), missing, b"", b"");
        fs::remove_file(folder.path().join(format!("{missing}.{missing}"))).unwrap();
        let result = schedule::judge(&runner, &job(&program, &case, PLENTY));
        assert_eq!(result.verdict, Verdict::InternalError, "{result:?}");
    }
}

#[test]
fn stopping_at_a_failure_leaves_out_the_same_cases_with_any_number_of_workers() {
    let folder = tempfile::tempdir().unwrap();
    let program = compile(ECHO);
    let answers: Vec<&str> = vec!["1\n", "1\n", "2\n", "1\n", "2\n", "1\n"];
    let cases: Vec<Case> = answers
        .iter()
        .enumerate()
        .map(|(n, answer)| case(folder.path(), &n.to_string(), b"1\n", answer.as_bytes()))
        .collect();
    let jobs: Vec<Job> = cases
        .iter()
        .enumerate()
        .map(|(n, case)| Job {
            group: n / 4,
            program: &program,
            case,
            limits: PLENTY,
            validator: None,
            wants_digest: false,
        })
        .collect();
    for (rule, expected) in [
        (StopRule::Never, "AAWAWA"),
        (StopRule::Group, "AAW-W-"),
        (StopRule::Anything, "AAW---"),
    ] {
        for workers in [1, 2, 6] {
            let done = AtomicUsize::new(0);
            let count = || {
                done.fetch_add(1, Ordering::Relaxed);
            };
            let workers = Workers {
                count: workers,
                folder: &folder.path().join("run"),
                judge: JUDGE.as_ref(),
            };
            let results = schedule::run_all(&jobs, workers, rule, &count).results;
            let word = |result: &Option<CaseResult>| match result {
                Some(result) if result.verdict == Verdict::Accepted => 'A',
                Some(_) => 'W',
                None => '-',
            };
            assert_eq!(
                results.iter().map(word).collect::<String>(),
                expected,
                "{rule:?} {workers:?}"
            );
            assert_eq!(done.into_inner(), jobs.len());
        }
    }
}
