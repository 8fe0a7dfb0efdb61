//! All wording and colour, and the JSON form of results.
//!
//! It decides nothing. Text is styled here and printed by `main`, which strips the styles where no terminal or no colour
//! is wanted.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};

use crate::check::Difference;
use crate::excerpt;
use crate::results::{Label, ProgramResult, Results};
use crate::schedule::{CaseResult, Finding};
use crate::verdict::{Reason, Verdict};

/// How many failing cases of one program are shown in full.
const SHOWN: usize = 3;
/// How many lines of compiler messages and standard error are shown.
const LINES: usize = 40;
const LAST_LINES: usize = 6;

const GOOD: Style = AnsiColor::Green.on_default().bold();
const BAD: Style = AnsiColor::Red.on_default().bold();
const WEAK: Style = Style::new().dimmed();

/// The report for people: a line for each program, what is wrong below it, and a last line that sums up.
pub fn text(results: &Results) -> String {
    let mut out = String::new();
    let width = results
        .programs
        .iter()
        .map(|p| name(p).chars().count())
        .max()
        .unwrap_or(0);
    for program in &results.programs {
        program_line(&mut out, program, width);
        if !program.is_as_expected() {
            details(&mut out, program);
        }
    }
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
    summary(&mut out, results);
    out
}

fn name(program: &ProgramResult) -> String {
    match &program.label {
        Label::Bundle => program.problem.clone(),
        Label::Modular => format!("{} (modular)", program.problem),
        Label::Submission(path) => format!("{}/{path}", program.problem),
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

fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

fn details(out: &mut String, program: &ProgramResult) {
    if let Some(failure) = &program.failure {
        let _ = writeln!(out, "    {}", failure.verdict.name());
        block(out, &excerpt::lines(failure.message.as_bytes()), LINES);
    }
    let failing = || {
        program
            .cases
            .iter()
            .filter(|(_, case)| case.verdict != Verdict::Accepted)
    };
    for (case, result) in failing().take(SHOWN) {
        let code = result.verdict.code();
        let _ = writeln!(
            out,
            "  {BAD}{code}{BAD:#} {case}: {}",
            sentence(program, result)
        );
        match &result.finding {
            Finding::Difference(difference) => show_difference(out, difference),
            Finding::Failed(_, stderr) => {
                let lines = excerpt::lines(stderr.tail.trim_ascii());
                let skipped = lines.len().saturating_sub(LAST_LINES);
                if skipped > 0 || stderr.dropped > 0 {
                    let _ = writeln!(out, "    {WEAK}…{WEAK:#}");
                }
                block(out, &lines[skipped..], LAST_LINES);
            }
            Finding::Validator(opinion) => {
                block(out, &excerpt::lines(opinion.said.trim_ascii()), LINES);
            }
            Finding::Accepted | Finding::Broken(_) => {}
        }
        let _ = writeln!(out, "    {WEAK}again: {}{WEAK:#}", again(program, case));
    }
    let more = failing().count().saturating_sub(SHOWN);
    if more > 0 {
        let _ = writeln!(out, "    {more} more failed");
    }
}

/// The command that runs only this.
fn again(program: &ProgramResult, case: &str) -> String {
    let problem = &program.problem;
    match &program.label {
        Label::Bundle => format!("cargo judge {problem}/{case}"),
        Label::Modular => format!("cargo judge --modular {problem}/{case}"),
        Label::Submission(path) => format!("cargo judge verify {problem}/{path}"),
    }
}

fn sentence(program: &ProgramResult, case: &CaseResult) -> String {
    let limits = program.limits;
    let cpu = case.cpu.as_millis();
    match &case.finding {
        Finding::Accepted => "accepted".to_owned(),
        Finding::Broken(message) => message.clone(),
        Finding::Validator(opinion) => opinion.summary.clone(),
        Finding::Difference(d) => {
            let what = match case.verdict {
                Verdict::PresentationError => "the layout differs first",
                _ => "the output differs first",
            };
            format!("{what} in line {}, column {}", d.line, d.column)
        }
        Finding::Failed(reason, _) => match reason {
            Reason::Output => {
                format!(
                    "more than {} MiB of output",
                    limits.map_or(0, |l| l.output >> 20)
                )
            }
            Reason::Memory => format!(
                "{:.1} MiB of memory, limit {}",
                mebibytes(case.memory),
                limits.map_or(0, |l| l.memory >> 20)
            ),
            Reason::Allocation => {
                format!(
                    "an allocation failed, limit {} MiB",
                    limits.map_or(0, |l| l.memory >> 20)
                )
            }
            Reason::CpuTime => {
                format!(
                    "{cpu} ms of CPU time, limit {}",
                    limits.map_or(0, |l| l.cpu.as_millis())
                )
            }
            Reason::WallTime => {
                let wall = case.wall.as_millis();
                format!(
                    "no end after {wall} ms, of which only {cpu} ms of CPU time: is it waiting?"
                )
            }
            Reason::ExitCode(101) => "a panic (exit code 101)".to_owned(),
            Reason::ExitCode(code) => format!("exit code {code}"),
            Reason::Signal(signal) => match signal_name(*signal) {
                Some(name) => format!("ended by signal {signal} ({name})"),
                None => format!("ended by signal {signal}"),
            },
        },
    }
}

fn signal_name(signal: i32) -> Option<&'static str> {
    Some(match signal {
        libc::SIGABRT => "SIGABRT, abort",
        libc::SIGSEGV => "SIGSEGV, invalid memory access",
        libc::SIGBUS => "SIGBUS, invalid memory access",
        libc::SIGFPE => "SIGFPE, arithmetic error",
        libc::SIGILL => "SIGILL, invalid instruction",
        libc::SIGKILL => "SIGKILL, killed",
        libc::SIGTERM => "SIGTERM, terminated",
        libc::SIGPIPE => "SIGPIPE, broken pipe",
        libc::SIGXFSZ => "SIGXFSZ, file too large",
        libc::SIGTRAP => "SIGTRAP, trap",
        _ => return None,
    })
}

fn show_difference(out: &mut String, d: &Difference) {
    let note = match d.expected_line == d.line {
        true => String::new(),
        false => format!("   {WEAK}(line {} of the answer){WEAK:#}", d.expected_line),
    };
    let _ = writeln!(out, "    expected  {GOOD}{}{GOOD:#}{note}", d.expected.text);
    let _ = writeln!(out, "    found     {BAD}{}{BAD:#}", d.found.text);
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
    } else {
        let _ = writeln!(out, "{style}{good} of {total} {what}{style:#}");
    }
}

/// Version 1: `{"version", "exit_code", "programs": […], "unjudged": […], "unsolved": […], "unproved": […]}`; each program
/// has `problem`, `program` (`bundle`, `modular` or a submission's path), `verdict`, `expected`, `cpu_limit_ms`,
/// `message` (null if its cases were run), `left_out` and `cases`; each case `case`, `verdict`, `cpu_ms`, `wall_ms`,
/// `memory_bytes`, `message` (null if accepted), `difference` (null, or `line`, `column`, `expected_line`, `expected`,
/// `found`) and `validator` (null, or what the problem's validator says).
pub fn json(results: &Results) -> String {
    use serde_json::json;
    let programs: Vec<_> = results
        .programs
        .iter()
        .map(|program| {
            let cases: Vec<_> = program
                .cases
                .iter()
                .map(|(name, case)| {
                    let difference = match &case.finding {
                        Finding::Difference(d) => json!({
                            "line": d.line,
                            "column": d.column,
                            "expected_line": d.expected_line,
                            "expected": d.expected.text,
                            "found": d.found.text,
                        }),
                        _ => serde_json::Value::Null,
                    };
                    let is_accepted = case.verdict == Verdict::Accepted;
                    json!({
                        "case": name,
                        "verdict": case.verdict,
                        "cpu_ms": case.cpu.as_secs_f64() * 1000.0,
                        "wall_ms": case.wall.as_secs_f64() * 1000.0,
                        "memory_bytes": case.memory,
                        "message": (!is_accepted).then(|| sentence(program, case)),
                        "difference": difference,
                        "validator": match &case.finding {
                            Finding::Validator(opinion) => {
                                Some(excerpt::lines(opinion.said.trim_ascii()).join("\n"))
                            }
                            _ => None,
                        },
                    })
                })
                .collect();
            json!({
                "problem": program.problem,
                "program": match &program.label {
                    Label::Bundle => "bundle",
                    Label::Modular => "modular",
                    Label::Submission(path) => path,
                },
                "verdict": program.verdict,
                "expected": program.expected,
                "cpu_limit_ms": program.limits.map(|l| l.cpu.as_secs_f64() * 1000.0),
                "message": program.failure.as_ref().map(|f| &f.message),
                "left_out": program.left_out,
                "cases": cases,
            })
        })
        .collect();
    let all = json!({
        "version": 1,
        "exit_code": results.exit_code(),
        "programs": programs,
        "unjudged": results.unjudged,
        "unsolved": results.unsolved,
        "unproved": results.unproved,
    });
    format!("{all:#}\n")
}
