//! What would mean something else in a bundle is refused only where rustc leaves it in: a method may be live for its name alone.

use super::Failure;
use crate::emit::Output;
use crate::error::Problem;
use crate::reach::Live;

/// What was made, if nothing in it would mean something else there; and the reason for what rustc rejects, if it is something of that
/// kind, of which `everything` tells.
pub(super) fn undoubted(
    outcome: Result<(Output, Live), Failure>,
    everything: impl FnOnce() -> Result<Live, Vec<Problem>>,
) -> Result<(Output, Live), Failure> {
    let problems: Vec<Problem> = match &outcome {
        Ok((_, live)) => {
            let doubts = live.doubts.iter();
            let doubts = doubts.filter(|(id, _)| live.nodes.contains(id));
            doubts.map(|(_, problem)| problem.clone()).collect()
        }
        Err(Failure::Rejected(..)) => {
            let doubts = everything().into_iter().flat_map(|live| live.doubts);
            doubts.map(|(_, problem)| problem).collect()
        }
        Err(_) => Vec::new(),
    };
    match problems.is_empty() {
        true => outcome,
        false => Err(Failure::Problems(problems)),
    }
}
