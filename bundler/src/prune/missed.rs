//! What errors say that a program lacks, of things that were taken out of it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::dead::Dead;
use super::needs::{Around, Needs};
use super::places::Places;
use super::steps::Missed;
use crate::emit::Output;
use crate::reach::Live;
use crate::rustc::Diagnostic;
use crate::tables::{Kind, Name, NodeId, Program};

/// A bundle without a step, of which the errors are.
pub(super) struct Without<'a> {
    program: Program<'a>,
    output: &'a Output,
    places: Places<'a>,
}

impl<'a> Without<'a> {
    pub(super) fn new(program: Program<'a>, output: &'a Output, live: &'a Live) -> Without<'a> {
        let places = Places::new(program, live);
        Without {
            program,
            output,
            places,
        }
    }

    /// The nodes that an error is in, and with the calls that it comes from; none if some of it is no node's.
    fn around(&self, error: &Diagnostic) -> Option<Around> {
        let span = error.spans.iter().find(|span| span.is_primary)?;
        let calls = span.calls.iter().map(|call| call.byte_start);
        let all = calls.chain([span.byte_start]);
        all.map(|at| self.places.around_any(self.output.origin(at)?))
            .collect()
    }

    /// The words of the text that an error shows, but for heads of items.
    fn shown(&self, error: &Diagnostic) -> Vec<&str> {
        let ranges = error
            .spans
            .iter()
            .map(|span| span.byte_start..span.byte_end);
        let uses = ranges.filter(|range| !self.is_head(range));
        let texts = uses.filter_map(|range| self.output.text.get(range));
        texts.flat_map(words).collect()
    }

    fn is_head(&self, range: &Range<usize>) -> bool {
        let Some(place) = self.output.origin(range.start) else {
            return false;
        };
        let around = self.places.around_any(place);
        let name = around.map(|id| self.program.node(id).name_range.start);
        name.is_some_and(|name| (place.2..place.2 + range.len()).contains(&name))
    }
}

/// What of a step the errors are about that rustc has without it, by name; and what surely needs which of it, which `needs` is told.
pub(super) fn missed(
    without: &Without<'_>,
    step: &[Dead],
    errors: &[Diagnostic],
    needs: &mut Needs,
) -> Missed<Dead> {
    let program = without.program;
    let mut missed = Missed::default();
    for error in errors {
        let absent = Absent::of(error);
        let names: BTreeSet<&str> = quoted(error).flatten().collect();
        let mut missing = Vec::new();
        let mut items: BTreeMap<Name, Vec<NodeId>> = BTreeMap::new();
        for dead in step {
            let Some(name) = dead.name(program).filter(|name| names.contains(&**name)) else {
                continue;
            };
            missed.named.insert(dead.clone());
            if absent.is(program, dead, &name) {
                missing.push(dead);
            }
            // Members go with those of their name.
            if let Dead::Node(id) = dead
                && program.node(*id).owner.is_none()
            {
                items.entry(name).or_default().push(*id);
            }
        }
        let namesakes = items.into_values().filter(|items| items.len() > 1);
        let namesakes: BTreeSet<Dead> = namesakes.flatten().map(Dead::Node).collect();
        // Without one thing alone, no error is there for another reason.
        let sure: Vec<&Dead> = match step {
            [only] => vec![only],
            _ => {
                let clear = missing.iter().filter(|dead| !namesakes.contains(dead));
                clear.copied().collect()
            }
        };
        if let Some(around) = without.around(error).filter(|_| !sure.is_empty()) {
            for dead in sure {
                needs.add(dead.clone(), around.clone());
            }
        }
        missed.missing.extend(missing.into_iter().cloned());
        missed.unclear.extend(namesakes);
    }
    if missed.named.is_empty() {
        missed.near = near(without, step, errors);
    }
    missed
}

/// What of a step the text mentions that errors show, or else that they are in. Their words name none of it where something else was
/// found: `T::from` of another trait, which has other types.
fn near(without: &Without<'_>, step: &[Dead], errors: &[Diagnostic]) -> BTreeSet<Dead> {
    let program = without.program;
    let named = |is_near: &dyn Fn(&Name) -> bool| -> BTreeSet<Dead> {
        let names = step.iter().map(|dead| (dead, dead.name(program)));
        let near = names.filter(|(_, name)| name.as_ref().is_some_and(is_near));
        near.map(|(dead, _)| dead.clone()).collect()
    };
    let shown = errors.iter().flat_map(|error| without.shown(error));
    let shown: BTreeSet<&str> = shown.collect();
    let near = named(&|name| shown.contains(&**name));
    if !near.is_empty() {
        return near;
    }
    let around = errors.iter().filter_map(|error| without.around(error));
    let around: Around = around.flatten().collect();
    let nodes: Vec<_> = around.iter().map(|id| program.node(*id)).collect();
    named(&|name| nodes.iter().any(|node| node.refs.names.contains(name)))
}

/// The words of each piece of text that an error quotes.
pub(super) fn quoted(error: &Diagnostic) -> impl Iterator<Item = impl Iterator<Item = &str>> {
    quoted_in(&error.message)
}

/// The same of a text.
pub(super) fn quoted_in(text: &str) -> impl Iterator<Item = impl Iterator<Item = &str>> {
    text.split('`').skip(1).step_by(2).map(words)
}

pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// What an error says is not there.
enum Absent<'a> {
    /// What has one of these names: an item, or a member of whatever.
    Named(Vec<&'a str>),
    /// A member that a trait lacks, which an impl has.
    OfTrait(&'a str, &'a str),
    /// Members that an impl lacks.
    OfImpl(Vec<&'a str>),
}

impl Absent<'_> {
    fn of(error: &Diagnostic) -> Absent<'_> {
        let message = &*error.message;
        // The last word of each path.
        let mut quoted = quoted(error).filter_map(Iterator::last);
        if message.starts_with("not all trait items implemented") {
            Absent::OfImpl(quoted.collect())
        } else if message.contains(" is not a member of trait ")
            && let (Some(member), Some(of)) = (quoted.next(), quoted.next())
        {
            Absent::OfTrait(member, of)
        } else if message.starts_with("cannot find ") || message.starts_with("no ") {
            Absent::Named(quoted.next().into_iter().collect())
        } else {
            Absent::Named(Vec::new())
        }
    }

    /// Is it that, called `name`?
    fn is(&self, program: Program<'_>, dead: &Dead, name: &str) -> bool {
        let owner = match dead {
            Dead::Node(id) => program.node(*id).owner.map(|owner| program.node(owner)),
            _ => None,
        };
        match self {
            Absent::Named(names) => names.contains(&name),
            Absent::OfTrait(member, of) => {
                *member == name && owner.is_some_and(|owner| owner.name.as_deref() == Some(of))
            }
            Absent::OfImpl(members) => {
                members.contains(&name) && owner.is_some_and(|owner| owner.kind == Kind::Impl)
            }
        }
    }
}
