//! Asks the problems' input validators about every input: one that is not as the statement promises proves nothing.

use super::Options;
use crate::compile::{self, Failure};
use crate::excerpt;
use crate::problem;
use crate::run::Runner;
use crate::schedule;
use crate::select::Selected;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// An input validator that could not be asked, or that does not accept all inputs.
pub(super) struct Complaint {
    /// Of its problem.
    pub(super) index: usize,
    /// The validator, below the problem's folder.
    pub(super) validator: String,
    /// The first input that it does not accept, and what it says.
    pub(super) failure: Failure,
}

/// What input validators say against the inputs of `selected`, one complaint for each validator at most.
pub(super) fn complaints(
    workspace: &Workspace,
    selected: &[Selected],
    options: &Options,
) -> Vec<Complaint> {
    let mut wanted = Vec::new();
    for (index, entry) in selected.iter().enumerate() {
        let problem = entry.problem.as_ref().ok();
        let all = problem.map_or(&[][..], |problem| &problem.input_validators);
        wanted.extend(all.iter().map(|validator| (index, validator)));
    }
    let sources: Vec<&problem::Validator> = wanted.iter().map(|(_, source)| *source).collect();
    let ready = compile::validators(workspace, &sources);
    let folder = workspace.playground();
    let work = |runner: &mut Runner, n: usize| {
        let (index, source) = wanted[n];
        let validator = ready[n].as_ref().map_err(Failure::clone)?;
        let problem = selected[index].problem.as_ref();
        for case in problem.map_or(&[][..], |problem| &problem.cases) {
            let arguments = case.input_arguments.of(&source.source.entry);
            let opinion = validator.ask_of_input(runner, &case.input, arguments);
            if opinion.verdict != Verdict::Accepted {
                let said = excerpt::lines(opinion.said.trim_ascii()).join("\n    ");
                let input = workspace.relative(&case.input).display();
                let message = format!("{input}: {}\n    {said}", opinion.summary);
                return Err(Failure::internal(message.trim_end().to_owned()));
            }
        }
        Ok(())
    };
    let outcomes = schedule::parallel(
        options.workers,
        wanted.len(),
        || Runner::new(&folder, &options.judge),
        work,
    );
    wanted
        .iter()
        .zip(outcomes)
        .filter_map(|((index, validator), outcome)| {
            let name = validator
                .source
                .entry
                .file_name()
                .unwrap_or_default()
                .to_string_lossy();
            Some(Complaint {
                index: *index,
                validator: format!("input_validators/{name}"),
                failure: outcome.err()?,
            })
        })
        .collect()
}
