//! Is a bundle the same program as the original? Where that cannot be compared, is it the one with nothing taken out? Programs are
//! compiled to LLVM IR and compared.
//!
//! The *whole* program has every item and import of every linked library in one file. Both texts are laid out alike (`layout`), so
//! that lines and columns agree; the tokens of the bundle that is compared are those of the bundle that is written. What merging
//! into one file changes is in both.
//!
//! Two things keep the whole program from being compared as it is, and are said with the outcome:
//!
//! - Dead text that cannot be bundled, or that rustc rejects beside the rest, is left out of it (`obstacles`).
//! - A trait's vtables have a slot for each method. If the programs differ and the bundle lacks functions of traits, those are
//!   taken out of the whole program too, from the traits and their impls, and what then differs is a fault.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::emit::{Output, Style, emit};
use crate::error::Problem;
use crate::explain::step;
use crate::inverted::Inverted;
pub use crate::ir::Difference;
use crate::ir::{self, May, compare};
use crate::layout::{Layout, align};
use crate::original::{self, Likeness, Original, lacks_methods};
use crate::reach::{Banned, Live, everything};
use crate::rustc::{Error, Rustc};
use crate::scope::Scopes;
use crate::tables::{Extern, Kind, Krate, Name, Node, NodeId, Program, SOLUTION};

mod obstacles;

use obstacles::obstacles;

/// How often dead text that rustc rejects is left out before the whole program is given up.
const ROUNDS: usize = 16;

/// The comparison's own text: what was remembered is forgotten when it changes.
const RULES: &str = concat!(
    include_str!("prove.rs"),
    include_str!("layout.rs"),
    include_str!("prove/obstacles.rs"),
);

/// What came of holding a bundle against the original, or else against the program with nothing taken out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// Does it do the same as the original, as Cargo has it compiled?
    pub original: Likeness,
    /// If that cannot be told: does it do the same as with nothing taken out?
    pub whole: Option<Whole>,
}

/// What came of holding a bundle against the program with nothing taken out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Whole {
    /// Do they do the same?
    pub verdict: Verdict,
    /// Items of libraries that could not be in the whole program, each with its place: dead in the bundle.
    pub left_out: Vec<String>,
    /// Members of traits that had to be taken out of the whole program for their slots in vtables; their absence is not proved.
    pub without: Vec<String>,
}

impl Proof {
    /// Is the bundle the same program as the original, or else as the whole one?
    pub fn holds(&self) -> bool {
        match (&self.original, &self.whole) {
            (Likeness::Same { .. }, _) => true,
            (Likeness::Unknown { .. }, Some(whole)) => {
                matches!(whole.verdict, Verdict::Whole | Verdict::Equal { .. })
            }
            _ => false,
        }
    }
}

/// Whether two programs do the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing is left out of the bundle.
    Whole,
    /// The same code.
    Equal {
        /// Functions compared, those of std that the program makes copies of included.
        functions: usize,
    },
    /// Other code: the bundle is wrong.
    Differs(Difference),
    /// The whole program does not compile, or not to what can be compared.
    Incomparable {
        /// The first error, or why.
        reason: String,
    },
}

/// What is proved: a bundle as it was made.
pub(crate) struct Claim<'a> {
    pub(crate) scopes: &'a Scopes<'a>,
    pub(crate) inverted: &'a Inverted,
    pub(crate) style: Style<'a>,
    pub(crate) edition: &'a str,
    pub(crate) output: &'a Output,
    pub(crate) live: &'a Live,
}

/// Compares a bundle with the original, and if nothing comes of that with the whole program. Errors: rustc cannot be run.
pub(crate) fn prove(
    claim: &Claim<'_>,
    original: &Original<'_>,
    rustc: &Rustc,
) -> Result<Proof, Error> {
    let original = original.compare(claim.live, claim.output, rustc, true)?;
    let is_open = matches!(original, Likeness::Unknown { .. });
    let whole = is_open.then(|| against_whole(claim, rustc)).transpose()?;
    Ok(Proof { original, whole })
}

/// Refuses a bundle that is another program than with nothing taken out. It has not shown whether it is the original.
pub(crate) fn check(claim: &Claim<'_>, rustc: &Rustc) -> Result<(), Problem> {
    match against_whole(claim, rustc) {
        Ok(Whole {
            verdict: Verdict::Differs(found),
            ..
        }) => Err(original::other(claim.scopes.program, claim.live, &found)),
        // A compiler that was killed has said nothing; what it cannot compile is not known.
        Err(Error::Crashed { status, .. }) if status.code().is_some() => Ok(()),
        outcome => outcome.map_or_else(|error| Err(Problem::new(error.to_string())), |_| Ok(())),
    }
}

fn against_whole(claim: &Claim<'_>, rustc: &Rustc) -> Result<Whole, Error> {
    let program = claim.scopes.program;
    let mut banned = Banned {
        mended: claim.live.mended.clone(),
        ..Banned::default()
    };
    for krate in claim.live.linked.iter().map(|krate| program.krate(*krate)) {
        let dead = krate.numbered_nodes().filter(|(id, _)| claim.is_dead(*id));
        let out = dead
            .filter(|(_, node)| !node.refs.refusals.is_empty() || claim.brings_crates(krate, node));
        banned.nodes.extend(out.map(|(id, _)| id));
    }
    let left_out: Vec<NodeId> = banned.nodes.iter().copied().collect();
    let whole = match claim.whole(&banned) {
        Ok(whole) => whole,
        Err(reason) => return Ok(claim.outcome(Verdict::Incomparable { reason }, &left_out, &[])),
    };
    let layout = align(&whole, claim.output);
    if layout.first == layout.second && left_out.is_empty() {
        return Ok(claim.outcome(Verdict::Whole, &left_out, &[]));
    }
    let (whole_text, bundle) = (&*whole.text, &*claim.output.text);
    let key = [whole_text, bundle, claim.edition, ir::RULES, RULES];
    rustc.remember("prove", &key, || {
        let (proof, banned) = claim.attempt(rustc, banned, &[])?;
        let members = claim.removed_members();
        let mut proof = match (members.is_empty(), &proof.verdict) {
            (false, Verdict::Differs(_)) => claim.attempt(rustc, banned, &members)?.0,
            _ => proof,
        };
        // Beside methods that a macro makes, others are left out as a part of the trait's text.
        if matches!(&proof.verdict, Verdict::Differs(found) if lacks_methods(found)) {
            let reason = "a trait has fewer methods, which have slots in vtables".to_owned();
            proof.verdict = Verdict::Incomparable { reason };
        }
        Ok(proof)
    })
}

impl Claim<'_> {
    fn is_dead(&self, id: NodeId) -> bool {
        id.krate != SOLUTION && !self.live.nodes.contains(&id)
    }

    /// Is it a macro that names a library which the bundle has not? rustc loads that if the macro is called.
    fn brings_crates(&self, krate: &Krate, node: &Node) -> bool {
        let is_new = |name: &Name| match krate.externs.get(name) {
            Some(Extern::Bundled(other)) => !self.live.linked.contains(other),
            _ => false,
        };
        let mut first = node
            .refs
            .paths
            .iter()
            .filter_map(|path| path.segments.first());
        matches!(node.kind, Kind::MacroRules { .. }) && first.any(is_new)
    }

    /// The program with nothing taken out but what is banned, or why it cannot be written.
    fn whole(&self, banned: &Banned) -> Result<Output, String> {
        let live = everything(self.scopes, self.inverted, banned, &self.live.linked);
        emit(self.scopes, &live, self.style).map_err(|problem| problem.title)
    }

    /// Compares with the whole program but for what is banned and `without`, and what has to be left out besides.
    fn attempt(
        &self,
        rustc: &Rustc,
        mut banned: Banned,
        without: &[NodeId],
    ) -> Result<(Whole, Banned), Error> {
        let mut left_out: Vec<NodeId> = banned.nodes.iter().copied().collect();
        banned.nodes.extend(without);
        let mut rounds = 0;
        let (layout, first) = loop {
            let whole = match self.whole(&banned) {
                Ok(whole) => whole,
                Err(reason) => {
                    let verdict = Verdict::Incomparable { reason };
                    return Ok((self.outcome(verdict, &left_out, without), banned));
                }
            };
            let layout = align(&whole, self.output);
            let diagnostics = match rustc.llvm_ir(&layout.first, self.edition, &[]) {
                Ok(text) => break (layout, text),
                Err(Error::Compile(diagnostics)) => diagnostics,
                Err(other) => return Err(other),
            };
            rounds += 1;
            let found = obstacles(self, &whole, &layout, &diagnostics);
            if found.is_empty() || rounds > ROUNDS {
                let reason = diagnostics.into_iter().next();
                let reason = reason.map(|first| first.rendered).unwrap_or_default();
                let verdict = Verdict::Incomparable { reason };
                return Ok((self.outcome(verdict, &left_out, without), banned));
            }
            left_out.extend(&found.nodes);
            let of_import = |id| self.scopes.program.import(id).node;
            left_out.extend(found.imports.iter().map(|id| of_import(*id)));
            banned.nodes.extend(found.nodes);
            banned.imports.extend(found.imports);
        };
        let verdict = self.verdict(rustc, &layout, &first)?;
        Ok((self.outcome(verdict, &left_out, without), banned))
    }

    fn verdict(&self, rustc: &Rustc, layout: &Layout, first: &str) -> Result<Verdict, Error> {
        if !same_tokens(&layout.second, &self.output.text) {
            let reason = "the bundle with blanks in it is another text".to_owned();
            return Ok(Verdict::Incomparable { reason });
        }
        let second = match rustc.llvm_ir(&layout.second, self.edition, &[]) {
            Ok(text) => text,
            Err(error @ Error::Compile(_)) => {
                let reason = error.to_string();
                return Ok(Verdict::Incomparable { reason });
            }
            Err(other) => return Err(other),
        };
        Ok(match compare(&[first], &[&second], May::BeNamedOtherwise) {
            Ok(functions) => Verdict::Equal { functions },
            Err(mut differences) => Verdict::Differs(differences.swap_remove(0)),
        })
    }

    fn outcome(&self, verdict: Verdict, left_out: &[NodeId], without: &[NodeId]) -> Whole {
        let shown = |ids: &[NodeId]| {
            let steps = ids.iter().map(|id| step(self.scopes.program, *id));
            let lines = steps.map(|step| format!("{}  {}:{}", step.what, step.path, step.line));
            lines.collect()
        };
        Whole {
            verdict,
            left_out: shown(left_out),
            without: shown(without),
        }
    }

    /// Functions that live traits have lost, in the traits and in their impls. No other members have slots.
    fn removed_members(&self) -> Vec<NodeId> {
        let program = self.scopes.program;
        let mut all = BTreeSet::new();
        for id in lost_methods(program, self.live) {
            all.insert(id);
            all.extend(self.inverted.members_of_impls(program, id));
        }
        all.into_iter().collect()
    }
}

/// Functions of live traits of libraries that are not live themselves.
fn lost_methods<'a>(program: Program<'a>, live: &'a Live) -> impl Iterator<Item = NodeId> + 'a {
    let traits = live.nodes.iter().filter(|id| id.krate != SOLUTION);
    let traits = traits.filter(move |id| program.node(**id).kind == Kind::Trait);
    let members = traits.flat_map(move |id| program.node(*id).members.iter().copied());
    let is_function = move |id: &NodeId| {
        let node = program.node(*id);
        // A macro's call has no name.
        let end = node.name_range.start.max(node.range.start);
        let before = &program.file(node.module).text[node.range.start..end];
        before.trim_end().ends_with("fn")
    };
    members.filter(move |id| !live.nodes.contains(id) && is_function(id))
}

/// Do two texts differ in blanks alone?
fn same_tokens(one: &str, other: &str) -> bool {
    let tokens = |text| proc_macro2::TokenStream::from_str(text).map(|tokens| tokens.to_string());
    match (tokens(one), tokens(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

#[cfg(test)]
mod tests;
