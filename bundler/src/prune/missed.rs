//! What errors say that a program lacks, of things that were taken out of it.

use std::collections::{BTreeMap, BTreeSet};

use super::dead::Dead;
use super::steps::Missed;
use crate::rustc::Diagnostic;
use crate::tables::{Kind, Name, NodeId, Program};

/// What of a step the errors are about that rustc has without it, by name.
pub(super) fn missed(program: Program<'_>, step: &[Dead], errors: &[Diagnostic]) -> Missed<Dead> {
    let mut missed = Missed::default();
    for error in errors {
        let absent = Absent::of(error);
        let names: BTreeSet<&str> = quoted(error).flatten().collect();
        let name = |dead: &Dead| match dead {
            Dead::Node(id) => program.node(*id).name.clone(),
            Dead::Part(_, part) => Some(part.name.clone()),
            Dead::Import(_) | Dead::Made(_) => None,
        };
        let mut items: BTreeMap<Name, Vec<NodeId>> = BTreeMap::new();
        for dead in step {
            let Some(name) = name(dead).filter(|name| names.contains(&**name)) else {
                continue;
            };
            missed.named.insert(dead.clone());
            if absent.is(program, dead, &name) {
                missed.missing.insert(dead.clone());
            }
            // Members go with those of their name.
            if let Dead::Node(id) = dead
                && program.node(*id).owner.is_none()
            {
                items.entry(name).or_default().push(*id);
            }
        }
        let namesakes = items.into_values().filter(|items| items.len() > 1);
        missed.unclear.extend(namesakes.flatten().map(Dead::Node));
    }
    missed
}

/// The words of each piece of text that an error quotes.
pub(super) fn quoted(error: &Diagnostic) -> impl Iterator<Item = impl Iterator<Item = &str>> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let quoted = error.message.split('`').skip(1).step_by(2);
    quoted.map(move |text| text.split(move |c| !is_part(c)))
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
