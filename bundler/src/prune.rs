//! What rustc calls dead, taken out until it calls nothing dead: emit, check, ban, and again.
//!
//! Whole items and imports only, in bodies too, and only what a library's own text says: never what a macro expansion made,
//! what acts outside its body (L6), or what may be meant under a cfg that no [setting](crate::settings) decides. What a setting
//! decides is asked about both ways: dead is what rustc calls so in each setting that has it. A step that stops compiling is
//! taken back and halved; an item that cannot go stays, and so do calls of macros that make dead things, unless rustc makes the
//! same code without them ([`trials`]). Only [`parts`], [`bodies`] and [`narrow`] know syntax: elsewhere it is positions.

use std::collections::BTreeSet;

use crate::emit::{Output, Style, emit};
use crate::error::Problem;
use crate::inverted::Inverted;
use crate::package::Tolerated;
use crate::reach::{Banned, Live, reach};
use crate::rustc::{Diagnostic, Rustc};
use crate::scope::Scopes;
use crate::settings::Setting;
use crate::tables::{NodeId, SOLUTION};
use crate::yields::Calls;

mod beside;
mod bodies;
mod checks;
mod dead;
mod doubts;
mod elsewhere;
mod everywhere;
mod foreign;
mod guarded;
mod hiding;
mod made;
mod mends;
mod mentioned;
mod missed;
mod narrow;
mod needed;
mod needs;
mod parts;
mod places;
mod steps;
mod there;
mod trials;
mod unnamed;
mod unneeded;
mod untried;
mod wanted;
mod ways;
mod words;

use checks::{Checks, Said, errors, is_error};
use dead::{Dead, dead};
use doubts::undoubted;
use foreign::Foreign;
use missed::{Without, missed};
use needs::Needs;
use steps::{Missed, Steps};
use trials::{Tried, without_doubtful};
use unnamed::without_unnamed;
use unneeded::without_unneeded;
use wanted::shown;

/// The lints that name what is unused, that about items first.
const LINTS: [&str; 3] = [DEAD_CODE, "unused_imports", "unused_macros"];

/// The lint that names items which nothing uses.
const DEAD_CODE: &str = "dead_code";

/// Lints that rustc denies, and that it looks for only when it makes an executable.
const UNSEEN: [&str; 2] = ["arithmetic_overflow", "unconditional_panic"];

/// Errors of types that do not have what is asked of them, or of which there may be several.
const OF_TYPES: [&str; 13] = [
    "E0271", "E0277", "E0282", "E0283", "E0284", "E0308", "E0368", "E0369", "E0599", "E0600",
    "E0608", "E0614", "E0618",
];

/// The one lint that rustc denies and names by a number, and its name.
const BINDINGS: &str = "E0170";
const BINDINGS_LINT: &str = "bindings_with_variant_name";

/// What is done with a bundle afterwards, as far as it can be begun before.
#[derive(Clone, Copy)]
pub(crate) struct Ahead<'a> {
    /// Is told what is live once rustc, asked anew, has nothing against it, before what is dead is taken out.
    pub(crate) accepted: &'a (dyn Fn(&Live) + Sync),
    /// Says which code is going to be made.
    pub(crate) code: &'a Code<'a>,
    /// Is told that rustc begins to make code.
    pub(crate) made: &'a (dyn Fn() + Sync),
}

/// The flags with which code is made of a text in which this is live, if it is going to be, of the program that it is under a setting.
pub(crate) type Code<'a> = dyn Fn(&Live, &str, Setting) -> Option<Vec<&'static str>> + Sync + 'a;

/// Why no bundle was made.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The source cannot be bundled.
    Problems(Vec<Problem>),
    /// rustc does not accept the bundle.
    Rejected(Box<Output>, Vec<Diagnostic>),
    /// rustc could not be asked.
    Rustc(crate::rustc::Error),
}

/// A bundle that rustc has accepted, or an unverified one when there is no compiler to ask.
///
/// Lints that rustc denies by itself it does not look for in another crate's macros: where a library's text meets one now that it
/// is no other crate's, the bundle is spared the lint; and so it is of those that the package's manifest tolerates.
pub(crate) fn prune(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    mut base: Banned,
    style: Style<'_>,
    edition: &str,
    rustc: Option<&Rustc>,
    ahead: Ahead<'_>,
) -> Result<(Output, Live), Failure> {
    // Whether it has to be spared any, only rustc can say.
    let named = style.tolerated.filter(|_| rustc.is_none());
    let named = named.into_iter().flat_map(|tolerated| &tolerated.lints);
    let unseen = named.filter(|lint| UNSEEN.contains(&lint.as_str()));
    let mut allowed: Vec<String> = unseen.cloned().collect();
    let unmended = base.clone();
    let mut first = None;
    loop {
        let style = Style {
            allowed: &allowed,
            ..style
        };
        let asked = rustc.map(|rustc| (rustc, ahead));
        let outcome = pruned(scopes, inverted, style, edition, asked, &base);
        if let Err(Failure::Rejected(output, said)) = &outcome
            && mends::add(scopes.program, output, said, &mut base.mended)
        {
            continue;
        }
        let denied = match &outcome {
            Err(Failure::Rejected(output, said)) => denied(output, said, style.tolerated, rustc),
            _ => BTreeSet::new(),
        };
        let more = denied.into_iter().filter(|lint| !allowed.contains(lint));
        let more: Vec<String> = more.collect();
        if more.is_empty() {
            let is_rejected = match &outcome {
                Err(Failure::Rejected(_, said)) => first.is_none() && said.iter().any(is_of_types),
                _ => false,
            };
            // An impl may be missing that no rule sees the need of: the solution's types, or inference, have it.
            if is_rejected {
                first = Some(outcome);
                base.with_all_impls = true;
                continue;
            }
            let outcome = match (outcome, first) {
                (Err(Failure::Rejected(..)), Some(first)) => first,
                (outcome, _) => outcome,
            };
            let asked = rustc.map(|rustc| (rustc, edition));
            let unbanned = || reach(scopes, inverted, &unmended);
            return undoubted(scopes.program, asked, outcome, unbanned);
        }
        allowed.extend(more);
    }
}

/// Is it what rustc says where an impl is missing?
fn is_of_types(said: &Diagnostic) -> bool {
    let code = said.code.as_deref();
    is_error(said) && code.is_some_and(|code| OF_TYPES.contains(&code))
}

/// The lints among the errors that are about a library's text, or tolerated.
fn denied(
    output: &Output,
    said: &[Diagnostic],
    tolerated: Option<&Tolerated>,
    rustc: Option<&Rustc>,
) -> BTreeSet<String> {
    let lint = |code: &String| match code.as_str() {
        BINDINGS => Some(BINDINGS_LINT.to_owned()),
        code if code.starts_with(char::is_lowercase) => Some(code.to_owned()),
        _ => None,
    };
    let is_tolerated = |code: &String| {
        tolerated.is_some_and(|lints| {
            lints.has(code) || rustc.is_some_and(|rustc| in_group(rustc, lints, code))
        })
    };
    let is_library = |diagnostic: &Diagnostic| {
        let mut spans = diagnostic.spans.iter().filter(|span| span.is_primary);
        spans.any(|span| {
            let origin = output.origin(span.byte_start);
            origin.is_some_and(|(krate, ..)| krate != SOLUTION)
        })
    };
    let errors = said.iter().filter(|diagnostic| is_error(diagnostic));
    let denied = errors.filter(|diagnostic| {
        is_library(diagnostic) || diagnostic.code.as_ref().is_some_and(is_tolerated)
    });
    let codes = denied.filter_map(|diagnostic| diagnostic.code.as_ref());
    codes.filter_map(lint).collect()
}

/// Is it one of a group of lints that are tolerated?
fn in_group(rustc: &Rustc, tolerated: &Tolerated, lint: &str) -> bool {
    let groups = rustc.groups_of(lint);
    groups.iter().any(|group| tolerated.lints.contains(group))
}

fn pruned(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    style: Style<'_>,
    edition: &str,
    asked: Option<(&Rustc, Ahead<'_>)>,
    base: &Banned,
) -> Result<(Output, Live), Failure> {
    let attempt = |banned: &Banned| -> Result<(Output, Live), Failure> {
        let live = reach(scopes, inverted, banned).map_err(Failure::Problems)?;
        let output =
            emit(scopes, &live, style).map_err(|problem| Failure::Problems(vec![problem]))?;
        Ok((output, live))
    };
    let Some((rustc, ahead)) = asked else {
        return attempt(base);
    };
    let is_spared = |lint: &&str| style.tolerated.is_some_and(|lints| lints.has(lint));
    let spares = UNSEEN.iter().any(is_spared);
    let checks = Checks::new(scopes.program, rustc, edition, spares, ahead);
    without_dead((scopes, inverted), base, attempt, &checks, ahead)
}

/// What is needed to find what is dead.
struct Tools<'a> {
    scopes: &'a Scopes<'a>,
    inverted: &'a Inverted,
    checks: &'a Checks<'a>,
    foreign: &'a Foreign<'a>,
    calls: &'a Calls<'a>,
}

/// Makes the bundle without what is banned.
type Attempt<'a> = dyn Fn(&Banned) -> Result<(Output, Live), Failure> + 'a;

/// A bundle without what is banned, and what rustc says of it.
struct Bundled {
    output: Output,
    live: Live,
    said: Said,
    banned: Banned,
    /// Items that could not go alone.
    stuck: BTreeSet<NodeId>,
}

/// The bundle without what is dead in it, as long as `checks` find no error.
fn without_dead(
    (scopes, inverted): (&Scopes<'_>, &Inverted),
    base: &Banned,
    attempt: impl Fn(&Banned) -> Result<(Output, Live), Failure>,
    checks: &Checks<'_>,
    ahead: Ahead<'_>,
) -> Result<(Output, Live), Failure> {
    let foreign = &Foreign::new(scopes.program, checks.rustc());
    let tools = Tools {
        scopes,
        inverted,
        checks,
        foreign,
        calls: &Calls::new(scopes),
    };
    let (output, mut live) = attempt(base)?;
    let before = checks.rustc().results_kept();
    let said = checks.said_first(&output.text, &live)?;
    let wrong = errors(&said);
    if !wrong.is_empty() {
        return Err(Failure::Rejected(Box::new(output), wrong));
    }
    // For what is remembered nothing has to be compiled.
    let is_new = checks.rustc().results_kept() > before;
    if is_new {
        (ahead.accepted)(&live);
    }
    // What is needed less where something else is meant is not dead for that: what is in doubt at first stays so.
    let doubts = std::mem::take(&mut live.doubts);
    let mut bundled = Bundled {
        output,
        live,
        said,
        banned: base.clone(),
        stuck: BTreeSet::new(),
    };
    if let Some(smaller) = without_unnamed(&tools, &attempt, &bundled)? {
        bundled = smaller;
    }
    if let Some(smaller) = without_unneeded(&tools, &attempt, &bundled)? {
        bundled = smaller;
    }
    let mut tried = Tried::default();
    let mut needs = Needs::default();
    loop {
        bundled = without_items(&tools, &attempt, bundled, &mut needs)?;
        match without_doubtful(&tools, &attempt, &bundled, &mut tried)? {
            Some(smaller) => bundled = smaller,
            None => break,
        }
    }
    let Bundled {
        output, mut live, ..
    } = bundled;
    let denied = checks.denied(&output.text)?;
    if !denied.is_empty() {
        return Err(Failure::Rejected(Box::new(output), denied));
    }
    live.doubts = doubts;
    Ok((output, live))
}

/// The bundle without the items, imports and parts of bodies that are dead.
fn without_items(
    tools: &Tools<'_>,
    attempt: &Attempt<'_>,
    bundled: Bundled,
    needs: &mut Needs,
) -> Result<Bundled, Failure> {
    let Tools { scopes, checks, .. } = *tools;
    let Bundled {
        mut output,
        mut live,
        mut said,
        mut banned,
        ..
    } = bundled;
    let mut steps = Steps::new();
    let mut kept = Vec::new();
    let mut known = Vec::new();
    while let Some(step) = steps.next(|| {
        let shown = (&output, &live, &banned.parts);
        let found = dead(tools, shown, &said);
        kept = found.kept;
        // A member may be live whose impl is not.
        let is_there = |id: NodeId| {
            let owner = scopes.program.node(id).owner;
            live.nodes.contains(&id) && owner.is_none_or(|owner| live.nodes.contains(&owner))
        };
        let (free, needed) = needs.split(found.free, is_there);
        known = needed;
        free
    }) {
        let mut tried = banned.clone();
        for dead in step {
            match dead {
                Dead::Node(id) => {
                    tried.nodes.insert(*id);
                }
                Dead::Import(id) => {
                    tried.imports.insert(*id);
                }
                Dead::Part(id, part) => {
                    let changes = part.changes.iter();
                    let changes = changes.map(|(start, end, new)| (*start..*end, new.clone()));
                    tried.parts.entry(*id).or_default().extend(changes);
                }
                Dead::Made(made) => {
                    tried.made.insert(made.clone());
                }
            }
        }
        match attempt(&tried) {
            Ok((smaller, smaller_live)) if smaller.text != output.text => {
                let answer = checks.said(&smaller.text, &smaller_live, false)?;
                let wrong = errors(&answer);
                if !wrong.is_empty() {
                    let without = Without::new(scopes.program, &smaller, &smaller_live);
                    let missed = missed(&without, step, &wrong, needs);
                    steps.failed(missed);
                    // The errors name what is missed first, and not what that needs in turn. Mostly that is all.
                    let kept = match steps.goes_on_failing() {
                        true => std::mem::take(&mut kept),
                        false => Vec::new(),
                    };
                    if let Some(shown) = shown(scopes.program, &output, &kept) {
                        let said = shown.of_bundle(checks.said(&shown.text, &live, true)?);
                        if errors(&said).is_empty() {
                            let shown = (&output, &live, &banned.parts);
                            let found = dead(tools, shown, &said);
                            for dead in steps.only(&found.free) {
                                needs.add(dead, kept.iter().copied().collect());
                            }
                        }
                    }
                } else {
                    needs.forget(step, |id| scopes.program.import(id).node);
                    (output, live, said, banned) = (smaller, smaller_live, answer, tried);
                    steps.accepted();
                }
            }
            // Taking it out changed nothing, or cannot be.
            _ => steps.failed(Missed::default()),
        }
    }
    let stuck = steps.stuck().chain(&known).filter_map(Dead::node);
    Ok(Bundled {
        output,
        live,
        said,
        banned,
        stuck: stuck.collect(),
    })
}
