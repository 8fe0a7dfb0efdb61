//! Which cases failed when they were last judged, so that they alone can be judged again.
//!
//! It is a file of lines, `PROBLEM/CASE`, or `PROBLEM` where nothing could be run. One that is lost or not written means no
//! more than that more is judged by hand.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::results::{Label, Results};
use crate::select::Selected;
use crate::verdict::Verdict;

/// The failures that are known, as lines of the file at `path`.
pub fn read(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// Takes out of `selected` what did not fail.
pub fn keep(selected: &mut Vec<Selected>, failures: &BTreeSet<String>) {
    selected.retain_mut(|entry| {
        let id = &entry.id;
        if failures.contains(id) {
            return true;
        }
        let has_failed = |case: &str| failures.contains(&format!("{id}/{case}"));
        match &mut entry.problem {
            Ok(problem) => {
                problem.cases.retain(|case| has_failed(&case.name));
                !problem.cases.is_empty()
            }
            Err(_) => true,
        }
    });
}

/// Adds to the file at `path` what failed among `results`, and takes out what did not. What was not run stays as it was.
pub fn update(path: &Path, results: &Results) {
    let mut failures = read(path);
    let before = failures.clone();
    let programs = || {
        results
            .programs
            .iter()
            .filter(|p| matches!(p.label, Label::Bundle | Label::Modular))
    };
    for program in programs() {
        failures.remove(&program.problem);
        for (case, _) in &program.cases {
            failures.remove(&format!("{}/{case}", program.problem));
        }
    }
    for program in programs() {
        if program.failure.is_some() {
            failures.insert(program.problem.clone());
        }
        for (case, result) in &program.cases {
            if result.verdict != Verdict::Accepted {
                failures.insert(format!("{}/{case}", program.problem));
            }
        }
    }
    let apart = results.mismatches.iter();
    failures.extend(apart.map(|m| format!("{}/{}", m.problem, m.case)));
    if failures != before {
        let text: String = failures.iter().map(|line| format!("{line}\n")).collect();
        let _ = bundler::disk::write(path, &text);
    }
}
