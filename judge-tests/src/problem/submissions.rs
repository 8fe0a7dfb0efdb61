//! The programs whose verdict is known: where they lie, and what their folders' names demand.

use std::path::Path;

use super::{Error, Submission, files_below, relative};
use crate::verdict::Verdict;

/// The folders of submissions, and the verdicts that those in them may get.
const EXPECTED: [(&str, &[Verdict]); 9] = [
    ("accepted", &[Verdict::Accepted]),
    ("wrong_answer", &[Verdict::WrongAnswer]),
    ("presentation_error", &[Verdict::PresentationError]),
    ("time_limit_exceeded", &[Verdict::TimeLimitExceeded]),
    ("memory_limit_exceeded", &[Verdict::MemoryLimitExceeded]),
    ("output_limit_exceeded", &[Verdict::OutputLimitExceeded]),
    ("run_time_error", &[Verdict::RunTimeError]),
    ("compile_error", &[Verdict::CompileError]),
    (
        "rejected",
        &[
            Verdict::WrongAnswer,
            Verdict::PresentationError,
            Verdict::TimeLimitExceeded,
            Verdict::MemoryLimitExceeded,
            Verdict::OutputLimitExceeded,
            Verdict::RunTimeError,
            Verdict::CompileError,
        ],
    ),
];

/// All submissions of the problem in `folder`, by folder and name.
pub(super) fn submissions(folder: &Path) -> Result<Vec<Submission>, Error> {
    let folder = folder.join("submissions");
    let mut found = Vec::new();
    for path in files_below(&folder)? {
        if path.extension().is_none_or(|e| e != "rs") {
            continue;
        }
        let name = relative(&folder, &path);
        let kind = name.split('/').next().unwrap_or_default();
        let Some((_, expected)) = EXPECTED.iter().find(|(folder, _)| *folder == kind) else {
            let known: Vec<&str> = EXPECTED.iter().map(|(folder, _)| *folder).collect();
            let message = format!("no verdict is called `{kind}`; use {}", known.join(", "));
            return Err(Error::new(&path, message));
        };
        found.push(Submission {
            name,
            path,
            expected,
        });
    }
    Ok(found)
}
