//! What judging hands to the report: programs with their verdicts and cases, and what could not be judged.
//!
//! It knows neither how results come about nor how they are worded.

use std::collections::BTreeSet;

use bundler::SourceMap;

use crate::acceptance::Acceptance;
use crate::check::Difference;
use crate::compile::Failure;
use crate::profile::Profile;
use crate::run::{Limits, Unenforced};
use crate::schedule::CaseResult;
use crate::verdict::Verdict;

/// Which program was judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Label {
    /// The file that is submitted.
    Bundle,
    /// The workspace's binary.
    Modular,
    /// A stored submission, by its name.
    Submission(String),
}

/// What came of one program.
#[derive(Debug)]
pub struct ProgramResult {
    /// The problem's name.
    pub problem: String,
    /// The problem's online judge, if the problem could be read.
    pub judge: Option<Profile>,
    /// The program.
    pub label: Label,
    /// The limits it ran under.
    pub limits: Option<Limits>,
    /// The verdict: the one that wins among its cases'.
    pub verdict: Verdict,
    /// The verdicts it should get.
    pub expected: &'static [Verdict],
    /// Why nothing was run.
    pub failure: Option<Failure>,
    /// The cases that were run, by name.
    pub cases: Vec<(String, CaseResult)>,
    /// How many were left out after a failure.
    pub left_out: usize,
    /// What the online judge would not take.
    pub acceptance: Acceptance,
    /// What was not understood of the problem.
    pub warnings: Vec<String>,
    /// Where the lines of a bundle that failed came from.
    pub map: Option<SourceMap>,
}

/// A case on which a bundle does not do what the program does that it was made from: the bundle is wrong.
#[derive(Debug)]
pub struct Mismatch {
    /// The problem's name.
    pub problem: String,
    /// The case's name.
    pub case: String,
    /// What differs.
    pub how: Apart,
}

/// How two programs that should do the same differ.
#[derive(Debug)]
pub enum Apart {
    /// In what they print; the modular program's output is the expected one.
    Outputs(Box<Difference>),
    /// Outputs differed, and did not when both were run once more.
    Sometimes,
    /// One crashes: the bundle's verdict and the modular program's.
    Verdicts(Verdict, Verdict),
}

/// What came of all.
#[derive(Debug, Default)]
pub struct Results {
    /// By problem.
    pub programs: Vec<ProgramResult>,
    /// Cases on which bundles differ from their programs.
    pub mismatches: Vec<Mismatch>,
    /// Puzzles that could not be judged, for want of a stored problem.
    pub unjudged: Vec<String>,
    /// Stored problems that no puzzle solves.
    pub unsolved: Vec<String>,
    /// Problems without a submission that must fail.
    pub unproved: Vec<String>,
    /// What this machine does not let the judge enforce.
    pub unenforced: BTreeSet<Unenforced>,
}

impl ProgramResult {
    /// Whether it got a verdict that it should get.
    pub fn is_as_expected(&self) -> bool {
        self.expected.contains(&self.verdict)
    }
}

impl Results {
    /// The process's exit code: 0 all as expected, 1 not all, 3 compile error, 4 internal error.
    pub fn exit_code(&self) -> u8 {
        let surprises = || {
            self.programs
                .iter()
                .filter(|p| !p.is_as_expected())
                .map(|p| p.verdict)
        };
        match surprises().max() {
            Some(Verdict::InternalError) => 4,
            Some(Verdict::CompileError) => 3,
            Some(_) => 1,
            None => u8::from(!self.unjudged.is_empty() || !self.mismatches.is_empty()),
        }
    }
}
