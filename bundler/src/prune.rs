//! What rustc calls dead, taken out until it calls nothing dead: emit, check, ban, and again.
//!
//! Whole items and imports only, in bodies too, and only what a library's own text says: never what a macro expansion made,
//! what acts outside its body (L6), or what text under an undecided cfg mentions. A step that stops compiling is taken back and
//! halved; an item that cannot go stays. Only [`parts`] and [`narrow`] know syntax: elsewhere it is positions.

use std::collections::BTreeSet;

use crate::emit::{Output, Style, emit};
use crate::error::Problem;
use crate::inverted::Inverted;
use crate::reach::{Banned, Live, reach};
use crate::rustc::{Diagnostic, Rustc};
use crate::scope::Scopes;
use crate::tables::{Program, SOLUTION};

mod dead;
mod doubts;
mod foreign;
mod guarded;
mod hiding;
mod mends;
mod mentioned;
mod narrow;
mod parts;
mod places;
mod steps;
mod wanted;

use dead::{Dead, dead};
use doubts::undoubted;
use foreign::Foreign;
use steps::{Missed, Steps};
use wanted::shown;

/// The lint that names items which nothing uses.
const DEAD_CODE: &str = "dead_code";

/// The lints that name what is unused.
const LINTS: [&str; 3] = [DEAD_CODE, "unused_imports", "unused_macros"];

/// The lint that names what two globs bring, and which of them rustc takes today: that may be the other one in one crate.
const AMBIGUOUS: &str = "ambiguous_glob_imports";

/// The same of traits whose methods are called.
const AMBIGUOUS_TRAITS: &str = "ambiguous_glob_imported_traits";

/// Lints that rustc denies, and that it looks for only when it makes an executable.
const UNSEEN: [&str; 2] = ["arithmetic_overflow", "unconditional_panic"];

/// The one lint that rustc denies and names by a number, and its name.
const BINDINGS: &str = "E0170";
const BINDINGS_LINT: &str = "bindings_with_variant_name";

/// The first release, as in 1.75, of which it is sure that it only warns of lints that it does not know.
const KNOWN_OR_IGNORED: u32 = 75;

/// The second part of a release such as `1.63.0`.
fn minor(release: &str) -> Option<u32> {
    release.split('.').nth(1)?.parse().ok()
}

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
    style: Style<'_>,
    edition: &str,
    rustc: Option<&Rustc>,
) -> Result<(Output, Live), Failure> {
    let tolerated = style.tolerated.into_iter().flatten();
    let unseen = tolerated.filter(|lint| UNSEEN.contains(&lint.as_str()));
    let mut allowed: Vec<String> = unseen.cloned().collect();
    let mut base = Banned::default();
    loop {
        let style = Style {
            allowed: &allowed,
            ..style
        };
        let outcome = pruned(scopes, inverted, style, edition, rustc, &base);
        if let Err(Failure::Rejected(output, said)) = &outcome
            && mends::add(scopes.program, output, said, &mut base.mended)
        {
            continue;
        }
        let denied = match &outcome {
            Err(Failure::Rejected(output, said)) => denied(output, said, style.tolerated),
            _ => BTreeSet::new(),
        };
        let more = denied.into_iter().filter(|lint| !allowed.contains(lint));
        let more: Vec<String> = more.collect();
        if more.is_empty() {
            let asked = rustc.map(|rustc| (rustc, edition));
            let unbanned = || reach(scopes, inverted, &Banned::default());
            return undoubted(scopes.program, asked, outcome, unbanned);
        }
        allowed.extend(more);
    }
}

/// The lints among the errors that are about a library's text, or tolerated.
fn denied(
    output: &Output,
    said: &[Diagnostic],
    tolerated: Option<&BTreeSet<String>>,
) -> BTreeSet<String> {
    let lint = |code: &String| match code.as_str() {
        BINDINGS => Some(BINDINGS_LINT.to_owned()),
        code if code.starts_with(char::is_lowercase) => Some(code.to_owned()),
        _ => None,
    };
    let is_tolerated = |code: &String| tolerated.is_some_and(|lints| lints.contains(code));
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

fn pruned(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    style: Style<'_>,
    edition: &str,
    rustc: Option<&Rustc>,
    base: &Banned,
) -> Result<(Output, Live), Failure> {
    let attempt = |banned: &Banned| -> Result<(Output, Live), Failure> {
        let live = reach(scopes, inverted, banned).map_err(Failure::Problems)?;
        let output =
            emit(scopes, &live, style).map_err(|problem| Failure::Problems(vec![problem]))?;
        Ok((output, live))
    };
    let Some(rustc) = rustc else {
        return attempt(base);
    };
    // An old compiler takes lints that it does not know for errors.
    let is_old = minor(rustc.release()).is_some_and(|minor| minor < KNOWN_OR_IGNORED);
    let lints = match is_old {
        true => LINTS.to_vec(),
        false => [&LINTS[..], &[AMBIGUOUS, AMBIGUOUS_TRAITS]].concat(),
    };
    let check = |text: &str, live: &Live, allows: bool| {
        let (lints, flags) = match allows {
            // Forced, a lint is not allowed anywhere.
            true => (&lints[1..], &["-Ddead_code"][..]),
            false => (&lints[..], &[][..]),
        };
        let answer = rustc.check(text, edition, lints, flags);
        let mut diagnostics = answer.map_err(Failure::Rustc)?;
        for diagnostic in &mut diagnostics {
            if diagnostic.code.as_deref() == Some(DEAD_CODE) {
                diagnostic.level = "warning".to_owned();
            }
            let is_ambiguous = match diagnostic.code.as_deref() {
                Some(AMBIGUOUS) => !is_of_rivals(scopes.program, live, diagnostic),
                code => code == Some(AMBIGUOUS_TRAITS),
            };
            if is_ambiguous {
                // As rustc says it of other such names.
                diagnostic.level = "error".to_owned();
                diagnostic.code = Some("E0659".to_owned());
            }
        }
        Ok(diagnostics)
    };
    let foreign = Foreign::new(scopes.program, rustc);
    let (output, live, banned) = without_dead((scopes, inverted, &foreign), base, attempt, check)?;
    let errors = errors_of_judges(rustc, &output.text, edition)?;
    if errors.is_empty() {
        return Ok((output, live));
    }
    if banned == *base {
        return Err(Failure::Rejected(Box::new(output), errors));
    }
    // What only a judge's flags show needs something that is dead here. That is rare: each step is asked about it only now.
    let check = |text: &str, live: &Live, allows: bool| {
        let mut said = check(text, live, allows)?;
        if !said.iter().any(is_error) {
            said.extend(errors_of_judges(rustc, text, edition)?);
        }
        Ok(said)
    };
    let (output, live, _) = without_dead((scopes, inverted, &foreign), base, attempt, check)?;
    Ok((output, live))
}

/// The bundle without what is dead in it, as long as `check` finds no error: rustc's words about a text, which may say of something
/// that it may be dead.
fn without_dead(
    (scopes, inverted, foreign): (&Scopes<'_>, &Inverted, &Foreign<'_>),
    base: &Banned,
    attempt: impl Fn(&Banned) -> Result<(Output, Live), Failure>,
    check: impl Fn(&str, &Live, bool) -> Result<Vec<Diagnostic>, Failure>,
) -> Result<(Output, Live, Banned), Failure> {
    let mut banned = base.clone();
    let (mut output, mut live) = attempt(&banned)?;
    let mut diagnostics = check(&output.text, &live, false)?;
    if diagnostics.iter().any(is_error) {
        return Err(Failure::Rejected(Box::new(output), diagnostics));
    }
    // What is needed less where something else is meant is not dead for that: what is in doubt at first stays so.
    let doubts = std::mem::take(&mut live.doubts);
    let mut steps = Steps::new();
    let mut kept = Vec::new();
    while let Some(step) = steps.next(|| {
        let found = dead(scopes, inverted, (&output, &live), &diagnostics, foreign);
        kept = found.kept;
        found.free
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
                let answer = check(&smaller.text, &smaller_live, false)?;
                if answer.iter().any(is_error) {
                    let missed = missed(scopes.program, step, &answer);
                    steps.failed(missed);
                    // The errors name what is missed first, and not what that needs in turn. Mostly that is all.
                    let kept = match steps.goes_on_failing() {
                        true => std::mem::take(&mut kept),
                        false => Vec::new(),
                    };
                    if let Some(shown) = shown(scopes.program, &output, &kept) {
                        let said = shown.of_bundle(check(&shown.text, &live, true)?);
                        if !said.iter().any(is_error) {
                            let found = dead(scopes, inverted, (&output, &live), &said, foreign);
                            steps.only(&found.free);
                        }
                    }
                } else {
                    (output, live, diagnostics, banned) = (smaller, smaller_live, answer, tried);
                    steps.accepted();
                }
            }
            // Taking it out changed nothing, or cannot be.
            _ => steps.failed(Missed::default()),
        }
    }
    live.doubts = doubts;
    Ok((output, live, banned))
}

/// The errors that only a judge's flags bring up: those of the first ones that do.
fn errors_of_judges(rustc: &Rustc, text: &str, edition: &str) -> Result<Vec<Diagnostic>, Failure> {
    for flags in settings_of_judges(text) {
        let said = rustc.check(text, edition, &[], flags);
        let mut said = said.map_err(Failure::Rustc)?;
        said.retain(is_error);
        if !said.is_empty() {
            return Ok(said);
        }
    }
    Ok(Vec::new())
}

/// Flags under which a judge sees other text than the checks here: it optimises, and some say `ONLINE_JUDGE`.
pub(crate) fn settings_of_judges(
    text: &str,
) -> impl Iterator<Item = &'static [&'static str]> + use<> {
    let optimised: &[&str] = &["-Cdebug-assertions=off"];
    let online: &[&str] = &["-Cdebug-assertions=off", "--cfg", "ONLINE_JUDGE"];
    let settings = [("debug_assertions", optimised), ("ONLINE_JUDGE", online)];
    let concerned = settings.map(|(name, flags)| text.contains(name).then_some(flags));
    concerned.into_iter().flatten()
}

/// Is an ambiguous name one that is as ambiguous in the original, where its items are kept for that?
fn is_of_rivals(program: Program<'_>, live: &Live, diagnostic: &Diagnostic) -> bool {
    let quoted = diagnostic.message.split('`').nth(1);
    let mut rivals = live.rivals.iter();
    rivals.any(|id| program.node(*id).name.as_deref() == quoted)
}

fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.level == "error"
}

/// What of a step the errors are about that rustc has without it, by name.
fn missed(program: Program<'_>, step: &[Dead], answer: &[Diagnostic]) -> Missed<Dead> {
    let mut missed = Missed::default();
    for error in answer.iter().filter(|diagnostic| is_error(diagnostic)) {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let quoted = error.message.split('`').skip(1).step_by(2);
        let quoted = quoted.map(|text| text.split(|c| !is_part(c)));
        // The last word of a path.
        let first = quoted
            .clone()
            .next()
            .and_then(|mut words| words.next_back());
        let first = first.filter(|_| says_what_is_missing(error));
        let names: BTreeSet<&str> = quoted.flatten().collect();
        let name = |dead: &Dead| match dead {
            Dead::Node(id) => program.node(*id).name.clone(),
            Dead::Part(_, part) => Some(part.name.clone()),
            Dead::Import(_) | Dead::Made(_) => None,
        };
        for dead in step {
            let Some(name) = name(dead).filter(|name| names.contains(&**name)) else {
                continue;
            };
            missed.named.insert(dead.clone());
            if first == Some(&*name) {
                missed.missing.insert(dead.clone());
            }
        }
    }
    missed
}

/// Does an error begin with what is not there?
fn says_what_is_missing(error: &Diagnostic) -> bool {
    error.message.starts_with("cannot find ") || error.message.starts_with("no ")
}
