//! The report for people: a line for each program, what is wrong below it, and a last line that sums up.
//!
//! Text is styled here and printed by `main`, which strips the styles where no terminal or no colour is wanted.

use std::collections::BTreeMap;
use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use bundler::error::Problem;

use super::words::{
    again, last_words, located, mebibytes, mismatch_again, mismatch_sentence, name, place_text,
    sentence, transcript_lines, unenforced,
};
use super::{is_shown, shown_cases};
use crate::check::Difference;
use crate::excerpt;
use crate::results::{Apart, Label, Mismatch, ProgramResult, Results};
use crate::schedule::{CaseResult, Finding};
use crate::verdict::Verdict;

/// How many failing cases of one program are shown in full, unless their verdict was asked for.
const SHOWN: usize = 3;
/// How many lines of compiler messages and standard error are shown.
const LINES: usize = 40;
const LAST_LINES: usize = 6;
/// How many puzzles are named in one line.
const NAMES: usize = 8;

const GOOD: Style = AnsiColor::Green.on_default().bold();
const BAD: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const WEAK: Style = Style::new().dimmed();

/// The report. With verdicts in `show`, only programs and cases that have one of them; all that failed are told of then.
pub fn text(results: &Results, show: &[Verdict]) -> String {
    let mut out = String::new();
    let programs = || results.programs.iter().filter(|p| is_shown(p, show));
    let width = programs().map(|p| name(p).chars().count()).max();
    for program in programs() {
        program_line(&mut out, program, width.unwrap_or(0));
        if !program.is_as_expected() {
            details(&mut out, program, show);
        }
        for warning in &program.acceptance.warnings {
            show_warning(&mut out, warning);
        }
        for warning in &program.warnings {
            let _ = writeln!(out, "  {WARNING}warning{WARNING:#}: {warning}");
        }
    }
    for mismatch in &results.mismatches {
        show_mismatch(&mut out, mismatch);
    }
    left_aside(&mut out, results);
    summary(&mut out, results);
    out
}

/// What was not judged, and what is not known.
fn left_aside(out: &mut String, results: &Results) {
    for puzzle in &results.unjudged {
        let _ = writeln!(
            out,
            "{BAD}{puzzle}{BAD:#}  not judged: judge-tests/problems/{puzzle} is missing; \
             add a problem.yaml and data/sample/1.in and 1.ans"
        );
    }
    for problem in &results.unsolved {
        let _ = writeln!(
            out,
            "{WEAK}{problem}  not judged: no puzzle solves it, solutions/src/bin/{problem}.rs is missing{WEAK:#}"
        );
    }
    for problem in &results.unproved {
        let _ = writeln!(
            out,
            "{WEAK}{problem}  no submission must fail, so nothing shows that its cases find mistakes{WEAK:#}"
        );
    }
    for limit in &results.unenforced {
        let _ = writeln!(out, "{WEAK}{}{WEAK:#}", unenforced(*limit));
    }
    if results.programs.iter().any(|p| p.acceptance.wants_clippy) {
        let _ = writeln!(
            out,
            "{WEAK}not checked: whether std of the judges' rustc has all that is used; it takes clippy, \
             `rustup component add clippy`{WEAK:#}"
        );
    }
    let mut without_rust: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for program in &results.programs {
        if let (Label::Bundle, Some(judge)) = (&program.label, &program.judge)
            && !judge.rust
        {
            let puzzles = without_rust.entry(&judge.name).or_default();
            puzzles.push(&program.problem);
        }
    }
    for (judge, puzzles) in without_rust {
        let more = puzzles.len().saturating_sub(NAMES);
        let named = puzzles[..puzzles.len() - more].join(", ");
        let named = match more {
            0 => named,
            more => format!("{named} and {more} more"),
        };
        let verb = if puzzles.len() == 1 { "is" } else { "are" };
        let _ = writeln!(
            out,
            "{WEAK}{judge} takes no Rust: {named} {verb} judged here only{WEAK:#}"
        );
    }
}

fn program_line(out: &mut String, program: &ProgramResult, width: usize) {
    let style = if program.is_as_expected() { GOOD } else { BAD };
    let code = program.verdict.code();
    let _ = write!(out, "{:width$}   {style}{code}{style:#}", name(program));
    let count = program.cases.len();
    if count > 0 {
        let cpu = program
            .cases
            .iter()
            .map(|(_, case)| case.cpu)
            .max()
            .unwrap_or_default();
        let memory = program
            .cases
            .iter()
            .map(|(_, case)| case.memory)
            .max()
            .unwrap_or(0);
        let _ = write!(
            out,
            "{:indent$}{count:>4} {}  max {} ms of {}  {:.1} MB",
            "",
            if count == 1 { "case " } else { "cases" },
            cpu.as_millis(),
            program.limits.map_or(0, |limits| limits.cpu.as_millis()),
            mebibytes(memory),
            indent = 3 - code.len(),
        );
    }
    if program.left_out > 0 && matches!(program.label, Label::Bundle | Label::Modular) {
        let _ = write!(out, "  ({} left out)", program.left_out);
    }
    if !program.is_as_expected() && matches!(program.label, Label::Submission(_)) {
        let codes: Vec<&str> = program
            .expected
            .iter()
            .map(|verdict| verdict.code())
            .collect();
        let _ = write!(out, "  {BAD}expected {}{BAD:#}", codes.join(" or "));
    }
    out.push('\n');
}

fn details(out: &mut String, program: &ProgramResult, show: &[Verdict]) {
    let map = program.map.as_ref();
    if let Some(failure) = &program.failure {
        let _ = writeln!(out, "    {}", failure.verdict.name());
        let lines: Vec<String> = excerpt::lines(failure.message.as_bytes());
        let lines: Vec<String> = lines.iter().map(|line| located(line, map)).collect();
        block(out, &lines, LINES);
    }
    let failing =
        || shown_cases(program, show).filter(|(_, case)| case.verdict != Verdict::Accepted);
    let most = if show.is_empty() { SHOWN } else { usize::MAX };
    for (case, result) in failing().take(most) {
        case_details(out, program, case, result);
    }
    let more = failing().count().saturating_sub(most);
    if more > 0 {
        let _ = writeln!(
            out,
            "    {more} more failed; `--show` and a verdict shows all"
        );
    }
}

fn case_details(out: &mut String, program: &ProgramResult, case: &str, result: &CaseResult) {
    let code = result.verdict.code();
    let said = sentence(program, result);
    let _ = writeln!(out, "  {BAD}{code}{BAD:#} {case}: {said}");
    match &result.finding {
        Finding::Difference(difference) => {
            show_difference(out, difference, ["expected", "found"]);
        }
        Finding::Failed(_, stderr) => {
            let (lines, has_more) = last_words(stderr, LAST_LINES, program.map.as_ref());
            if has_more {
                let _ = writeln!(out, "    {WEAK}…{WEAK:#}");
            }
            block(out, &lines, LAST_LINES);
        }
        Finding::Validator(opinion) => {
            block(out, &excerpt::lines(opinion.said.trim_ascii()), LINES);
        }
        Finding::Accepted | Finding::Broken(_) => {}
    }
    let mut talk = transcript_lines(result.transcript.as_ref());
    let skipped = talk.len().saturating_sub(LINES);
    if skipped > 0 {
        // The end matters more, but how it began must be seen.
        talk.splice(
            LINES / 4..LINES / 4 + skipped,
            [format!("… {skipped} more lines")],
        );
    }
    block(out, &talk, LINES + 1);
    let _ = writeln!(out, "    {WEAK}again: {}{WEAK:#}", again(program, case));
}

fn show_warning(out: &mut String, warning: &Problem) {
    let _ = writeln!(out, "  {WARNING}warning{WARNING:#}: {}", warning.title);
    if let Some((first, others)) = warning.places.split_first() {
        let more = match others.len() {
            0 => String::new(),
            1 => " and one more place".to_owned(),
            n => format!(" and {n} more places"),
        };
        let _ = writeln!(out, "    {}{more}", place_text(first));
    }
    for line in warning.help.lines() {
        let _ = writeln!(out, "    {WEAK}{line}{WEAK:#}");
    }
}

fn show_mismatch(out: &mut String, mismatch: &Mismatch) {
    let said = mismatch_sentence(mismatch);
    let _ = writeln!(
        out,
        "{BAD}{}/{}{BAD:#}  {said}",
        mismatch.problem, mismatch.case
    );
    if let Apart::Outputs(difference) = &mismatch.how {
        show_difference(out, difference, ["modules", "bundle"]);
    }
    let again = mismatch_again(mismatch);
    let _ = writeln!(out, "    {WEAK}again: {again}{WEAK:#}");
}

/// What was to be, and what is.
fn show_difference(out: &mut String, d: &Difference, [expected, found]: [&str; 2]) {
    let note = match d.expected_line == d.line {
        true => String::new(),
        false => format!("   {WEAK}(line {} of the answer){WEAK:#}", d.expected_line),
    };
    let _ = writeln!(
        out,
        "    {expected:8}  {GOOD}{}{GOOD:#}{note}",
        d.expected.text
    );
    let _ = writeln!(out, "    {found:8}  {BAD}{}{BAD:#}", d.found.text);
    let _ = writeln!(out, "              {:indent$}^", "", indent = d.found.caret);
}

fn block(out: &mut String, lines: &[String], most: usize) {
    for line in lines.iter().take(most) {
        let _ = writeln!(out, "    {line}");
    }
    if lines.len() > most {
        let _ = writeln!(out, "    {WEAK}… {} more lines{WEAK:#}", lines.len() - most);
    }
}

fn summary(out: &mut String, results: &Results) {
    let total = results.programs.len();
    let good = results
        .programs
        .iter()
        .filter(|p| p.is_as_expected())
        .count();
    let is_verify = results
        .programs
        .iter()
        .any(|p| matches!(p.label, Label::Submission(_)));
    let what = if is_verify {
        "submissions as expected"
    } else {
        "accepted"
    };
    let style = if results.exit_code() == 0 { GOOD } else { BAD };
    if total == 0 {
        let _ = writeln!(out, "{WEAK}nothing to judge{WEAK:#}");
        return;
    }
    let _ = write!(out, "{style}{good} of {total} {what}{style:#}");
    let mut differing: Vec<&str> = results
        .mismatches
        .iter()
        .map(|mismatch| mismatch.problem.as_str())
        .collect();
    differing.dedup();
    let _ = match differing.len() {
        0 => writeln!(out),
        1 => writeln!(out, "{BAD}, 1 bundle is wrong{BAD:#}"),
        n => writeln!(out, "{BAD}, {n} bundles are wrong{BAD:#}"),
    };
}
