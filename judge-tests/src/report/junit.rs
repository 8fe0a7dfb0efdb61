//! The report as JUnit XML, which build servers read: a suite for each program, a test for each case.

use std::time::Duration;

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::words::{again, last_words, located, mismatch_again, mismatch_sentence, name, sentence};
use crate::check::Difference;
use crate::results::{Apart, Mismatch, ProgramResult, Results};
use crate::schedule::{CaseResult, Finding};
use crate::verdict::Verdict;

/// How many of the last lines of standard error are told.
const LAST_LINES: usize = 100;

/// The XML text, or why there is none.
pub fn junit(results: &Results) -> Result<String, String> {
    let mut report = Report::new("judge");
    report.add_test_suites(results.programs.iter().map(suite));
    if !results.mismatches.is_empty() {
        let mut suite = TestSuite::new("bundles do what their modules do");
        suite.add_test_cases(results.mismatches.iter().map(mismatch));
        report.add_test_suite(suite);
    }
    if !results.unjudged.is_empty() {
        let mut suite = TestSuite::new("puzzles have stored problems");
        suite.add_test_cases(results.unjudged.iter().map(|puzzle| {
            let message = format!("judge-tests/problems/{puzzle} is missing");
            TestCase::new(
                puzzle.as_str(),
                failed(NonSuccessKind::Failure, "unjudged", message),
            )
        }));
        report.add_test_suite(suite);
    }
    report.to_string().map_err(|error| error.to_string())
}

/// In `judge verify` a submission is one test, which fails if its verdict is not what its folder names.
fn suite(program: &ProgramResult) -> TestSuite {
    let mut suite = TestSuite::new(name(program));
    if program.expected != [Verdict::Accepted] || program.failure.is_some() {
        suite.add_test_case(whole(program));
    } else {
        let cases = program.cases.iter();
        suite.add_test_cases(cases.map(|(name, result)| case(program, name, result)));
    }
    let total: Duration = program.cases.iter().map(|(_, case)| case.cpu).sum();
    suite.set_time(total);
    suite
}

/// The program as one test.
fn whole(program: &ProgramResult) -> TestCase {
    let code = program.verdict.code();
    let status = match (program.is_as_expected(), &program.failure) {
        (true, _) => TestCaseStatus::success(),
        (false, Some(failure)) => {
            let mut status = failed(
                kind(program.verdict),
                code,
                program.verdict.name().to_owned(),
            );
            status.set_description(located(&failure.message, program.map.as_ref()));
            status
        }
        (false, None) => {
            let expected: Vec<&str> = program.expected.iter().map(|v| v.code()).collect();
            let message = format!("{code} instead of {}", expected.join(" or "));
            failed(kind(program.verdict), code, message)
        }
    };
    named(name(program), "verdict", status)
}

fn case(program: &ProgramResult, case: &str, result: &CaseResult) -> TestCase {
    let status = match result.verdict {
        Verdict::Accepted => TestCaseStatus::success(),
        verdict => {
            let mut status = failed(kind(verdict), verdict.code(), sentence(program, result));
            let mut lines = match &result.finding {
                Finding::Difference(d) => difference(d, ["expected", "found"]),
                Finding::Failed(_, stderr) => {
                    last_words(stderr, LAST_LINES, program.map.as_ref()).0
                }
                _ => Vec::new(),
            };
            lines.push(format!("again: {}", again(program, case)));
            status.set_description(lines.join("\n"));
            status
        }
    };
    let mut test = named(name(program), case, status);
    test.set_time(result.cpu);
    test
}

fn mismatch(mismatch: &Mismatch) -> TestCase {
    let message = mismatch_sentence(mismatch);
    let mut status = failed(NonSuccessKind::Failure, "mismatch", message);
    let mut lines = match &mismatch.how {
        Apart::Outputs(d) => difference(d, ["modules", "bundle"]),
        _ => Vec::new(),
    };
    lines.push(format!("again: {}", mismatch_again(mismatch)));
    status.set_description(lines.join("\n"));
    named(mismatch.problem.clone(), &mismatch.case, status)
}

fn difference(d: &Difference, [expected, found]: [&str; 2]) -> Vec<String> {
    vec![
        format!("{expected:8}  {}", d.expected.text),
        format!("{found:8}  {}", d.found.text),
    ]
}

fn named(class: String, name: &str, status: TestCaseStatus) -> TestCase {
    let mut test = TestCase::new(name, status);
    test.set_classname(class);
    test
}

/// What the judge could not do is an error, anything else a failure.
fn kind(verdict: Verdict) -> NonSuccessKind {
    match verdict {
        Verdict::InternalError | Verdict::CompileError => NonSuccessKind::Error,
        _ => NonSuccessKind::Failure,
    }
}

fn failed(kind: NonSuccessKind, code: &str, message: String) -> TestCaseStatus {
    let mut status = TestCaseStatus::non_success(kind);
    status.set_type(code).set_message(message);
    status
}
