//! The programs that are to be run: puzzles' bundles and binaries, stored submissions; compiled, or why they are not.

use std::collections::BTreeMap;
use std::fs;

use bundler::Bundle;
use bundler::rustc::Rustc;

use super::{Error, Options, Progress, Stage, counted};
use crate::acceptance::{self, Acceptance};
use crate::compile::{self, Compiled, Failure};
use crate::problem::Submission;
use crate::results::Label;
use crate::schedule;
use crate::select::Selected;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// A program that is to be run.
pub(super) struct Program {
    /// Of its problem.
    pub(super) index: usize,
    pub(super) label: Label,
    pub(super) expected: &'static [Verdict],
    pub(super) compiled: Compiled,
    /// What was compiled, if it is a bundle.
    pub(super) bundle: Option<Bundle>,
    /// What its judge would say of it.
    pub(super) acceptance: Acceptance,
}

/// The edition of stored submissions, where their judge offers it.
const SUBMISSION_EDITION: &str = "2021";

pub(super) fn find_rustc(workspace: &Workspace, options: &Options) -> Result<Rustc, Error> {
    Rustc::find(options.rustc.as_deref(), Some(workspace.cache()))
        .map_err(|error| Error::Internal(error.to_string()))
}

/// The compiler that makes bundles, whatever they are judged with: those of `make bundle` are judged.
pub(super) fn find_verifier(workspace: &Workspace) -> Result<Rustc, Error> {
    Rustc::find(None, Some(workspace.bundler_cache()))
        .map_err(|error| Error::Internal(error.to_string()))
}

/// The puzzles' programs that `options` ask for, by puzzle.
pub(super) fn puzzles(
    workspace: &Workspace,
    selected: &[Selected],
    options: &Options,
    progress: Progress<'_>,
) -> Result<Vec<Program>, Error> {
    let mut bundled = match options.bundle && !selected.is_empty() {
        true => bundles(workspace, selected, options, progress)?,
        false => BTreeMap::new(),
    };
    let mut modular = match options.modular && !selected.is_empty() {
        true => {
            let ids: Vec<&str> = selected.iter().map(|s| s.id.as_str()).collect();
            progress(Stage::Cargo, 0, ids.len());
            compile::build_modular(workspace, &ids)
        }
        false => BTreeMap::new(),
    };
    let mut programs = Vec::new();
    for (index, problem) in selected.iter().enumerate() {
        let expected = &[Verdict::Accepted];
        if let Some((compiled, bundle, acceptance)) = bundled.remove(&problem.id) {
            programs.push(Program {
                index,
                label: Label::Bundle,
                expected,
                compiled,
                bundle,
                acceptance,
            });
        }
        if let Some(compiled) = modular.remove(&problem.id) {
            programs.push(Program {
                index,
                label: Label::Modular,
                expected,
                compiled,
                bundle: None,
                acceptance: Acceptance::default(),
            });
        }
    }
    Ok(programs)
}

/// An executable, the bundle that it is made of, and what is known of that.
type Bundled = (Compiled, Option<Bundle>, Acceptance);

fn bundles(
    workspace: &Workspace,
    selected: &[Selected],
    options: &Options,
    progress: Progress<'_>,
) -> Result<BTreeMap<String, Bundled>, Error> {
    let rustc = find_rustc(workspace, options)?;
    let verifier = match options.rustc {
        None => rustc
            .keeping_in(&workspace.bundler_cache())
            .map_err(|error| Error::Internal(error.to_string()))?,
        Some(_) => find_verifier(workspace)?,
    };
    let ids: Vec<&str> = selected.iter().map(|s| s.id.as_str()).collect();
    progress(Stage::Bundle, 0, ids.len());
    let bundles = compile::bundles(workspace, verifier.clone(), &ids);
    let rustc = compile::with_crates(workspace, &rustc);
    let count = counted(Stage::Compile, ids.len(), progress);
    let work = |(): &mut (), n: usize| {
        let problem = selected[n].problem.as_ref();
        let done = match (&bundles[n], problem) {
            (Err(failure), _) => (Err(failure.clone()), None, Acceptance::default()),
            // The problem's own error is what is told.
            (Ok(_), Err(error)) => {
                let failure = Failure::internal(error.to_string());
                (Err(failure), None, Acceptance::default())
            }
            (Ok(bundle), Ok(problem)) => {
                let edition = bundle.edition.as_str();
                let compile =
                    |rustc: &Rustc| compile::compile(rustc, &bundle.text, edition, &problem.judge);
                let compiled = rustc.as_ref().map_err(Failure::clone).and_then(compile);
                let map = || compile::source_map(workspace, verifier.clone(), bundle);
                let compiles = compiled.is_ok();
                let acceptance =
                    acceptance::examine(&problem.judge, bundle, compiles, &verifier, map);
                (compiled, Some(bundle.clone()), acceptance)
            }
        };
        count();
        done
    };
    let compiled = schedule::parallel(options.workers, bundles.len(), || (), work);
    Ok(ids.into_iter().map(str::to_owned).zip(compiled).collect())
}

/// The stored submissions `wanted`, each with its problem's index.
pub(super) fn submissions(
    workspace: &Workspace,
    selected: &[Selected],
    wanted: &[(usize, &Submission)],
    options: &Options,
    progress: Progress<'_>,
) -> Result<Vec<Program>, Error> {
    let rustc = compile::with_crates(workspace, &find_rustc(workspace, options)?)
        .map_err(|failure| Error::Internal(failure.message))?;
    let count = counted(Stage::Compile, wanted.len(), progress);
    let work = |(): &mut (), n: usize| {
        let (index, submission) = wanted[n];
        let judge = selected[index].problem.as_ref().map(|p| &p.judge);
        let compiled = match (fs::read_to_string(&submission.path), judge) {
            (Ok(source), Ok(judge)) => compile::compile(&rustc, &source, SUBMISSION_EDITION, judge),
            (Ok(_), Err(error)) => Err(Failure::internal(error.to_string())),
            (Err(error), _) => Err(Failure::internal(format!(
                "{}: {error}",
                submission.path.display()
            ))),
        };
        count();
        Program {
            index,
            label: Label::Submission(submission.name.clone()),
            expected: submission.expected,
            compiled,
            bundle: None,
            acceptance: Acceptance::default(),
        }
    };
    Ok(schedule::parallel(
        options.workers,
        wanted.len(),
        || (),
        work,
    ))
}
