//! What would mean something else in a bundle is refused only where rustc leaves it in: a method may be live for its name alone.
//!
//! Whether the methods that std adds to floating-point numbers are called where a library without std means a trait's, types
//! decide. rustc says it: the MIR of a function names what it calls.

use std::collections::BTreeSet;

use super::Failure;
use crate::emit::Output;
use crate::error::Problem;
use crate::macros;
use crate::mir;
use crate::reach::{Doubt, Live, OfFloats};
use crate::rustc::{Error, Rustc, impl_in_head, name_in_head};
use crate::settings::Setting;
use crate::tables::{Kind, Node, Program, Refs, SOLUTION};

/// What was made, if nothing in it would mean something else there, or a comparison with the original shows whether it does; and
/// the reason for what rustc rejects, if it is something of that kind, of which `unbanned` tells.
pub(super) fn undoubted(
    program: Program<'_>,
    rustc: Option<(&Rustc, &str)>,
    outcome: Result<(Output, Live), Failure>,
    unbanned: impl FnOnce() -> Result<Live, Vec<Problem>>,
) -> Result<(Output, Live), Failure> {
    let doubts: Vec<Doubt> = match &outcome {
        Ok((output, live)) => {
            let doubts = remaining(program, output, live, rustc).map_err(Failure::Rustc)?;
            let mut doubts = doubts;
            for doubt in &mut doubts {
                doubt.is_hidden = may_hide(program, live, doubt);
            }
            // Of text of published crates that is not seen here, the user is told.
            let is_published = |doubt: &Doubt| program.krate(doubt.node.krate).notice.is_some();
            let shows =
                |doubt: &Doubt| doubt.shows_in_code && (!doubt.is_hidden || is_published(doubt));
            if doubts.is_empty() || rustc.is_some() && doubts.iter().all(shows) {
                return outcome.map(|(output, live)| (output, Live { doubts, ..live }));
            }
            doubts
        }
        Err(Failure::Rejected(..)) => unbanned()
            .into_iter()
            .flat_map(|live| live.doubts)
            .filter(|doubt| !is_unseen(doubt))
            .collect(),
        Err(_) => Vec::new(),
    };
    match doubts.is_empty() {
        true => outcome,
        false => {
            let problems = doubts.into_iter().map(|doubt| doubt.problem);
            Err(Failure::Problems(problems.collect()))
        }
    }
}

/// The doubts about live text that rustc leaves: those about methods which it says are called, and what it cannot judge.
fn remaining(
    program: Program<'_>,
    output: &Output,
    live: &Live,
    rustc: Option<(&Rustc, &str)>,
) -> Result<Vec<Doubt>, Error> {
    let doubts = live.doubts.iter();
    // A method that nothing calls any more is dead in the bundle.
    let doubts = doubts.filter(|doubt| live.nodes.contains(&doubt.node) || is_unseen(doubt));
    let mut doubts: Vec<Doubt> = doubts.cloned().collect();
    let called = match rustc {
        Some((rustc, edition)) => calls_of_std(rustc, &output.text, edition, &doubts)?,
        None => None,
    };
    let Some(mut called) = called else {
        doubts.retain(|doubt| !is_unseen(doubt));
        return Ok(doubts);
    };
    called.retain(|(head, _)| !is_own(program, output, live, head));
    let is_called = |of: &OfFloats| {
        let mut called = called.iter().filter(|(_, name)| *name == *of.name);
        called.any(|(head, _)| {
            let place = mir::place(program, output, &output.text, head, |krate| {
                krate == of.krate
            });
            place.is_none_or(|(krate, _)| krate == of.krate)
        })
    };
    doubts.retain(|doubt| {
        !is_unseen(doubt) && may_hide(program, live, doubt)
            || doubt.of_floats.as_ref().is_some_and(is_called)
    });
    // What shows is told where it is.
    if doubts.iter().any(|doubt| !is_unseen(doubt)) {
        doubts.retain(|doubt| !is_unseen(doubt));
    }
    Ok(doubts)
}

/// Is it a suspicion that only rustc can confirm?
fn is_unseen(doubt: &Doubt) -> bool {
    doubt.of_floats.as_ref().is_some_and(|of| of.is_unseen)
}

/// Which of the methods in doubt are std's in a bundle, and in which body: its head, and the method's name. None if that cannot
/// be told.
fn calls_of_std(
    rustc: &Rustc,
    text: &str,
    edition: &str,
    doubts: &[Doubt],
) -> Result<Option<BTreeSet<(String, String)>>, Error> {
    let of_floats = doubts.iter().map(|doubt| doubt.of_floats.as_ref());
    let names = of_floats.map(|of| Some(&*of?.name));
    let Some(names) = names.collect::<Option<BTreeSet<&str>>>() else {
        return Ok(None);
    };
    if names.is_empty() {
        return Ok(None);
    }
    let what = "which bodies call methods of floats";
    let asked: Vec<&str> = names.iter().copied().collect();
    rustc.remember(what, &[text, edition, &asked.join(" ")], || {
        let mut found = BTreeSet::new();
        for setting in Setting::of_text(text) {
            let Some(bodies) = rustc.mir(text, edition, setting.flags())? else {
                return Ok(None);
            };
            for (head, body) in &bodies {
                let called = names.iter().filter(|name| calls(body, name));
                found.extend(called.map(|name| (head.clone(), (*name).to_owned())));
            }
        }
        Ok(Some(found))
    })
}

/// Is the body with this head surely the solution's, which has std in sight? A head has not always all of its path.
fn is_own(program: Program<'_>, output: &Output, live: &Live, head: &str) -> bool {
    if let Some(start) = impl_in_head(&output.text, head) {
        let origin = output.origin(start);
        return origin.is_some_and(|(krate, ..)| krate == SOLUTION);
    }
    let Some(name) = name_in_head(head) else {
        return false;
    };
    let is_named = |node: &Node| {
        let is_itself = node.name.as_deref() == Some(name);
        is_itself || node.refs.names.contains(name) || node.refs.defines.contains(name)
    };
    let mut libraries = live.nodes.iter().filter(|id| id.krate != SOLUTION);
    program.krate(SOLUTION).nodes.iter().any(is_named)
        && !libraries.any(|id| is_named(program.node(*id)))
}

/// Does a body name this method of floating-point numbers?
fn calls(body: &str, name: &str) -> bool {
    ["f32", "f64"].iter().any(|float| {
        let method = format!("<impl {float}>::{name}");
        let mut places = body.match_indices(&method);
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        places.any(|(at, _)| !body[at + method.len()..].starts_with(is_part))
    })
}

/// May the text in doubt be where this compiler does not see it? A macro's is where that is called.
fn may_hide(program: Program<'_>, live: &Live, doubt: &Doubt) -> bool {
    let node = program.node(doubt.node);
    let is_hidden = |node: &Node| {
        let refs = &node.refs;
        refs.open_cfg() || refs.hidden_by.is_some() || program.module(node.module).open_cfg
    };
    let wanted: &Refs = &node.refs;
    let leads_there = |node: &Node| {
        let reached = macros::reached(program, vec![&node.refs]);
        reached.into_iter().any(|refs| std::ptr::eq(refs, wanted))
    };
    let is_macro = matches!(node.kind, Kind::MacroRules { .. });
    let mut nodes = live.nodes.iter().map(|id| program.node(*id));
    is_hidden(node) || is_macro && nodes.any(|node| is_hidden(node) && leads_there(node))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_named_whole() {
        let body =
            "        _4 = f64::<impl f64>::exp2(const 2f64) -> [return: bb1, unwind continue];\n";
        assert!(calls(body, "exp2"));
        assert!(!calls(body, "exp"));
        assert!(!calls("_0 = <Self as F>::exp2(copy _1)", "exp2"));
    }
}
