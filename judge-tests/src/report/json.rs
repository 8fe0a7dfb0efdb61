//! The report for programs. `judge-tests/REPORTS.md` describes it; whatever changes the meaning of a key raises [`VERSION`].

use bundler::SourceMap;
use bundler::error::{Place, Problem, line_column};
use bundler::{Column, Origin, mentions};
use serde_json::{Value, json};

use super::words::{
    again, last_words, mismatch_again, mismatch_sentence, sentence, transcript_lines, unenforced,
};
use super::{is_shown, shown_cases};
use crate::check::Difference;
use crate::excerpt;
use crate::results::{Apart, Label, Mismatch, ProgramResult, Results};
use crate::schedule::{CaseResult, Finding};
use crate::verdict::Verdict;

/// Of the schema.
const VERSION: u32 = 1;
/// How many of the last lines of standard error are told.
const LAST_LINES: usize = 100;

/// The report as one object. With verdicts in `show`, only programs and cases that have one of them.
pub fn json(results: &Results, show: &[Verdict]) -> String {
    let programs = results.programs.iter().filter(|p| is_shown(p, show));
    let object = json!({
        "version": VERSION,
        "exit_code": results.exit_code(),
        "programs": programs.map(|p| program(p, show)).collect::<Vec<_>>(),
        "mismatches": results.mismatches.iter().map(mismatch).collect::<Vec<_>>(),
        "unjudged": results.unjudged,
        "unsolved": results.unsolved,
        "unproved": results.unproved,
        "unenforced": results.unenforced.iter().map(|&limit| unenforced(limit)).collect::<Vec<_>>(),
    });
    format!("{object:#}\n")
}

/// That nothing was judged, and why.
pub fn error_json(exit_code: u8, message: &str) -> String {
    let object = json!({ "version": VERSION, "exit_code": exit_code, "error": message });
    format!("{object:#}\n")
}

fn program(program: &ProgramResult, show: &[Verdict]) -> Value {
    let message = program.failure.as_ref().map(|f| f.message.as_str());
    let cases = shown_cases(program, show).map(|(name, result)| case(program, name, result));
    let unread = program.warnings.iter().map(Problem::new);
    let warnings = program.acceptance.warnings.iter().cloned().chain(unread);
    json!({
        "problem": program.problem,
        "program": match &program.label {
            Label::Bundle => "bundle",
            Label::Modular => "modular",
            Label::Submission(path) => path,
        },
        "judge": program.judge.as_ref().map(|judge| json!({
            "name": judge.name,
            "takes_rust": judge.rust,
        })),
        "verdict": program.verdict,
        "expected": program.expected,
        "cpu_limit_ms": program.limits.map(|l| l.cpu.as_secs_f64() * 1000.0),
        "memory_limit_bytes": program.limits.map(|l| l.memory),
        "message": message,
        "places": places(message.unwrap_or_default(), program.map.as_ref()),
        "warnings": warnings.map(|w| warning(&w)).collect::<Vec<_>>(),
        "left_out": program.left_out,
        "cases": cases.collect::<Vec<_>>(),
    })
}

fn case(program: &ProgramResult, name: &str, result: &CaseResult) -> Value {
    let is_accepted = result.verdict == Verdict::Accepted;
    let map = program.map.as_ref();
    let stderr = match &result.finding {
        Finding::Failed(_, stderr) => last_words(stderr, LAST_LINES, None).0.join("\n"),
        _ => String::new(),
    };
    json!({
        "case": name,
        "verdict": result.verdict,
        "cpu_ms": result.cpu.as_secs_f64() * 1000.0,
        "wall_ms": result.wall.as_secs_f64() * 1000.0,
        "memory_bytes": result.memory,
        "message": (!is_accepted).then(|| sentence(program, result)),
        "difference": match &result.finding {
            Finding::Difference(d) => Some(difference(d)),
            _ => None,
        },
        "validator": match &result.finding {
            Finding::Validator(opinion) => {
                Some(excerpt::lines(opinion.said.trim_ascii()).join("\n"))
            }
            _ => None,
        },
        "transcript": transcript_lines(result.transcript.as_ref()),
        "places": places(&stderr, map),
        "stderr": stderr,
        "again": (!is_accepted).then(|| again(program, name)),
    })
}

fn mismatch(mismatch: &Mismatch) -> Value {
    json!({
        "problem": mismatch.problem,
        "case": mismatch.case,
        "message": mismatch_sentence(mismatch),
        "difference": match &mismatch.how {
            Apart::Outputs(d) => Some(difference(d)),
            _ => None,
        },
        "again": mismatch_again(mismatch),
    })
}

fn difference(d: &Difference) -> Value {
    json!({
        "line": d.line,
        "column": d.column,
        "expected_line": d.expected_line,
        "expected": d.expected.text,
        "found": d.found.text,
    })
}

fn warning(warning: &Problem) -> Value {
    json!({
        "title": warning.title,
        "help": warning.help,
        "places": warning.places.iter().map(source).collect::<Vec<_>>(),
    })
}

/// The places of the bundle in `text`, and where they came from.
fn places(text: &str, map: Option<&SourceMap>) -> Vec<Value> {
    let Some(map) = map else {
        return Vec::new();
    };
    let place = |mention: bundler::Mention| {
        let Origin::Source(place) = map.origin(mention.line, mention.column)? else {
            return None;
        };
        let mut object = source(&place);
        object["bundle_line"] = mention.line.into();
        object["bundle_column"] = mention.column.map(Column::number).into();
        Some(object)
    };
    mentions(text).into_iter().filter_map(place).collect()
}

fn source(place: &Place) -> Value {
    let (line, column) = line_column(&place.text, place.range.start);
    json!({ "file": *place.path, "line": line, "column": column })
}
