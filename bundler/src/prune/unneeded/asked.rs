//! What errors ask for, of what was taken out.

use std::collections::BTreeSet;

use super::candidates::{Candidate, What};
use crate::inverted::{FLOATS, INTEGERS};
use crate::prune::missed::words;
use crate::rustc::Diagnostic;
use crate::tables::NodeId;

/// The traits by which a type is taken for another one, or like what it holds. Errors do not name them.
const BY_ITSELF: [&str; 6] = ["AsMut", "AsRef", "Deref", "DerefMut", "Index", "IndexMut"];

/// Those of operators. Errors need not name them.
const OPERATORS: [&str; 24] = [
    "Add",
    "AddAssign",
    "BitAnd",
    "BitAndAssign",
    "BitOr",
    "BitOrAssign",
    "BitXor",
    "BitXorAssign",
    "Div",
    "DivAssign",
    "Mul",
    "MulAssign",
    "Neg",
    "Not",
    "PartialEq",
    "PartialOrd",
    "Rem",
    "RemAssign",
    "Shl",
    "ShlAssign",
    "Shr",
    "ShrAssign",
    "Sub",
    "SubAssign",
];

/// The candidates that an error is about, as exactly as it says so.
pub(super) fn asked_for(gone: &[Candidate], error: &Diagnostic) -> Vec<NodeId> {
    let told = Told::of(error);
    let ways: [&dyn Fn(&What) -> bool; 5] = [
        &|what| told.is_bound(what),
        &|what| told.is_named(&told.short, what),
        &|what| told.is_named(&told.long, what),
        &|what| told.is_by_itself(what),
        &|what| told.is_call(what),
    ];
    let found = ways.iter().map(|way| -> Vec<NodeId> {
        let asked = gone.iter().filter(|candidate| way(&candidate.what));
        asked.map(|candidate| candidate.id).collect()
    });
    let mut found = found.filter(|found| !found.is_empty());
    found.next().unwrap_or_default()
}

/// The candidates that may be asked for where no error says so.
pub(super) fn unnamed(gone: &[Candidate]) -> impl Iterator<Item = NodeId> {
    let is_one = |name: &str| BY_ITSELF.contains(&name) || OPERATORS.contains(&name);
    let unnamed = gone.iter().filter(move |candidate| match &candidate.what {
        What::Function(_) => false,
        What::Impls(heads) => heads.iter().any(|head| is_one(&head.of)),
        What::Call(names) => names.iter().any(|name| is_one(name)),
    });
    unnamed.map(|candidate| candidate.id)
}

/// The candidates that have a part in other code without any of their own: what is `Copy` or needs to be dropped, std treats
/// otherwise.
pub(super) fn unasked(gone: &[Candidate]) -> impl Iterator<Item = NodeId> {
    let unasked = gone.iter().filter(|candidate| match &candidate.what {
        What::Impls(heads) => heads
            .iter()
            .any(|head| head.members.is_empty() || *head.of == *"Drop"),
        What::Function(_) | What::Call(_) => false,
    });
    unasked.map(|candidate| candidate.id)
}

/// What an error says.
struct Told<'a> {
    /// The words of a type, and the trait that it lacks.
    bound: Option<(BTreeSet<&'a str>, &'a str)>,
    /// The words that it quotes: in its message and beside what it marks.
    short: BTreeSet<&'a str>,
    /// And in its notes.
    long: BTreeSet<&'a str>,
}

impl<'a> Told<'a> {
    fn of(error: &'a Diagnostic) -> Told<'a> {
        let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
        let short: BTreeSet<&str> = labels
            .chain([&*error.message])
            .flat_map(quoted_words)
            .collect();
        let notes = error.children.iter().map(|note| &*note.message);
        let long = notes.flat_map(quoted_words).chain(short.clone()).collect();
        Told {
            bound: bound(&error.message),
            short,
            long,
        }
    }

    fn is_bound(&self, what: &What) -> bool {
        let Some((types, of)) = &self.bound else {
            return false;
        };
        match what {
            What::Function(_) => false,
            What::Impls(heads) => heads.iter().any(|head| {
                &*head.of == *of && head.type_.as_ref().is_none_or(|name| is_among(name, types))
            }),
            What::Call(names) => {
                names.contains(*of) && names.iter().any(|name| is_among(name, types))
            }
        }
    }

    fn is_named(&self, words: &BTreeSet<&str>, what: &What) -> bool {
        match what {
            What::Function(name) => words.contains(&**name),
            What::Impls(heads) => heads.iter().any(|head| {
                let mut names = head.members.iter().chain([&head.of]);
                names.any(|name| words.contains(&**name))
                    && head.type_.as_ref().is_none_or(|name| is_among(name, words))
            }),
            What::Call(_) => false,
        }
    }

    fn is_by_itself(&self, what: &What) -> bool {
        let What::Impls(heads) = what else {
            return false;
        };
        heads.iter().any(|head| {
            let mut type_ = head.type_.iter();
            BY_ITSELF.contains(&&*head.of) && type_.any(|name| is_among(name, &self.long))
        })
    }

    fn is_call(&self, what: &What) -> bool {
        let What::Call(names) = what else {
            return false;
        };
        names.iter().any(|name| self.short.contains(&**name))
    }
}

/// Is it one of these words, or may it be what they call a number of which the type is to be decided?
fn is_among(name: &str, words: &BTreeSet<&str>) -> bool {
    let is_any_of = |any: &str, numbers: &[&str]| words.contains(any) && numbers.contains(&name);
    words.contains(name) || is_any_of("integer", &INTEGERS) || is_any_of("float", &FLOATS)
}

/// Of "the trait bound `&Own<u8>: lib::Trait<u8>` is not satisfied", the words of the type, and the trait's name.
fn bound(message: &str) -> Option<(BTreeSet<&str>, &str)> {
    let (_, quoted) = message.split_once("the trait bound `")?;
    let (type_, of) = quoted.split_once('`')?.0.split_once(": ")?;
    let of = of.split('<').next()?.rsplit("::").next()?;
    Some((words(type_).collect(), of))
}

/// The words of each piece of text that is quoted.
fn quoted_words(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).flat_map(words)
}
