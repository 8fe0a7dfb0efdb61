//! What a bundle does without. L4 keeps each impl whose trait and type are live, for inference may depend on which there are, and that
//! needs functions, types and impls in turn, of which rustc calls nothing dead. Of most, no code is made: `FromStr` of a type that is
//! only printed.
//!
//! So all goes at once of which rustc made no code, and comes back as its errors ask for it: what it reads meanwhile is as small as it
//! can be. What is left is taken only if rustc makes the same code of it, and nothing in it is for other compilers, whose code is not
//! seen here.

use std::collections::BTreeSet;

use super::checks::errors;
use super::trials::makes_same_code;
use super::untried::is_any;
use super::{Attempt, Bundled, Failure, Tools};
use crate::emit::Output;
use crate::reach::{Banned, Live};
use crate::tables::NodeId;

mod asked;
mod candidates;

use asked::{asked_for, unasked, unnamed};
use candidates::{Candidate, candidates, made_of};

/// How often errors may ask for more.
const ROUNDS: usize = 16;

/// The bytes that are worth it.
const WORTH: usize = 4 << 10;

/// The bundle without what it does without: none if that is little, or the program another one.
pub(super) fn without_unneeded(
    tools: &Tools<'_>,
    attempt: &Attempt<'_>,
    bundled: &Bundled,
) -> Result<Option<Bundled>, Failure> {
    if bundled.output.text.len() < WORTH {
        return Ok(None);
    }
    let program = tools.scopes.program;
    // It grows as something comes back.
    let is_worth_it = |(output, live): &(Output, Live)| {
        output.text.len() + WORTH <= bundled.output.text.len() && !is_any(program, live)
    };
    let without = |gone: &[Candidate]| {
        let mut banned: Banned = bundled.banned.clone();
        banned
            .nodes
            .extend(gone.iter().map(|candidate| candidate.id));
        let left = attempt(&banned).ok().filter(is_worth_it);
        left.map(|(output, live)| (output, live, banned))
    };
    let mut gone = candidates(tools, &bundled.live);
    if without(&gone).is_none() {
        return Ok(None);
    }
    let Ok(code) = tools.checks.code(&bundled.output.text, &bundled.live) else {
        return Ok(None);
    };
    let made = made_of(&code);
    gone.retain(|candidate| !made.has(&candidate.what));
    for _ in 0..ROUNDS {
        let Some((output, live, banned)) = without(&gone) else {
            return Ok(None);
        };
        // A compiler that has too much to say says nothing.
        let Ok(said) = tools.checks.said(&output.text, &live, false) else {
            return Ok(None);
        };
        let wrong = errors(&said);
        if wrong.is_empty() && makes_same_code(tools, &bundled.output, &output) {
            return Ok(Some(Bundled {
                output,
                live,
                said,
                banned,
                stuck: BTreeSet::new(),
            }));
        }
        let asked = wrong.iter().flat_map(|error| asked_for(&gone, error));
        let mut asked: BTreeSet<NodeId> = asked.collect();
        if asked.is_empty() {
            asked = match wrong.is_empty() {
                true => unasked(&gone).collect(),
                false => unnamed(&gone).collect(),
            };
        }
        if asked.is_empty() {
            return Ok(None);
        }
        gone.retain(|candidate| !asked.contains(&candidate.id));
    }
    Ok(None)
}
