//! All wording and colour: the report as text, as JSON, and as JUnit XML.
//!
//! It decides nothing, and prints nothing.

mod json;
mod junit;
mod text;
mod words;

pub use json::{error_json, json};
pub use junit::junit;
pub use text::text;

use crate::results::ProgramResult;
use crate::schedule::CaseResult;
use crate::verdict::Verdict;

/// Is `program` told of, when only the verdicts `show` are asked for (or all, if there are none)?
fn is_shown(program: &ProgramResult, show: &[Verdict]) -> bool {
    show.is_empty()
        || show.contains(&program.verdict)
        || shown_cases(program, show).next().is_some()
}

/// The cases of `program` that are told of.
fn shown_cases<'a>(
    program: &'a ProgramResult,
    show: &'a [Verdict],
) -> impl Iterator<Item = &'a (String, CaseResult)> {
    let is_shown = |case: &CaseResult| show.is_empty() || show.contains(&case.verdict);
    program.cases.iter().filter(move |(_, case)| is_shown(case))
}
