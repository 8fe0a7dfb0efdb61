//! Judges programs as an online judge would, on this machine: problem -> source -> compile -> run -> check -> report.
//!
//! | module | duty |
//! |---|---|
//! | [`workspace`] | where things lie |
//! | [`profile`] | what is known of online judges |
//! | [`problem`] | stored problems: limits, cases, submissions |
//! | [`select`] | which of them were asked for |
//! | [`compile`] | sources to executables, with the judge's flags |
//! | [`acceptance`] | what a judge would not take of a bundle that is right |
//! | [`run`] | one program on one input under limits; [`sys`] asks the kernel |
//! | [`check`] | output against answer; [`excerpt`] makes bytes visible |
//! | [`validator`] | programs of a problem's own that say whether an output is right |
//! | [`verdict`] | the verdicts and which of them wins |
//! | [`schedule`] | many runs on several threads |
//! | [`judging`] | the pipeline: puzzles' programs, and submissions of known verdict |
//! | [`results`] | what came of them |
//! | [`failures`] | what failed when it was last judged |
//! | [`report`] | all wording |
//! | [`export`] | stored problems as packages for other tools |
//! | [`new`] | the files of a new puzzle |
//!
//! Only the binary prints and exits.

pub mod acceptance;
pub mod check;
pub mod compile;
pub mod excerpt;
pub mod export;
pub mod failures;
pub mod judging;
pub mod new;
pub mod problem;
pub mod profile;
pub mod report;
pub mod results;
pub mod run;
pub mod schedule;
pub mod select;
pub mod sys;
pub mod validator;
pub mod verdict;
pub mod workspace;
