//! What errors ask for, of what was taken out.

use std::collections::BTreeSet;

use super::candidates::{Candidate, What};
use crate::inverted::{OF_NUMBERS, OTHERS};
use crate::prune::missed::quoted_in;
use crate::rustc::Diagnostic;
use crate::tables::NodeId;

/// The traits by which a type is taken for another one, or like what it holds. Errors do not name them.
const BY_ITSELF: [&str; 6] = ["AsMut", "AsRef", "Deref", "DerefMut", "Index", "IndexMut"];

/// Those of operators that have no argument.
const UNARY: [&str; 2] = ["Neg", "Not"];

/// The candidates that an error is about, by the words that it quotes: what has such a name, or else what it may be without saying so.
pub(super) fn asked_for(gone: &[Candidate], error: &Diagnostic) -> Vec<NodeId> {
    let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
    let notes = error.children.iter().map(|note| &*note.message);
    let texts = labels.chain(notes).chain([&*error.message]);
    let words: BTreeSet<&str> = texts.flat_map(quoted_in).flatten().collect();
    let ways = [is_of_type, is_named, is_by_itself, is_call];
    let found = ways.iter().map(|way| -> Vec<NodeId> {
        let asked = gone.iter().filter(|candidate| way(&candidate.what, &words));
        asked.map(|candidate| candidate.id).collect()
    });
    let mut found = found.filter(|found| !found.is_empty());
    found.next().unwrap_or_default()
}

/// Is it a member of such a name, and for a type of such a name?
fn is_of_type(what: &What, words: &BTreeSet<&str>) -> bool {
    match what {
        What::Function { name, of: Some(of) } => {
            [name, of].iter().all(|name| words.contains(&***name))
        }
        _ => false,
    }
}

/// Is it a function of such a name, or an impl with a name of its trait, or of a member, among them, and that of its type?
fn is_named(what: &What, words: &BTreeSet<&str>) -> bool {
    match what {
        What::Function { name, .. } => words.contains(&**name),
        What::Impls(heads) => heads.iter().any(|head| {
            let mut names = head.members.iter().chain([&head.of]);
            names.any(|name| words.contains(&**name))
                && head
                    .type_
                    .as_ref()
                    .is_none_or(|name| words.contains(&**name))
        }),
        What::Call(_) => false,
    }
}

/// Is it an impl for such a type by which that is taken for another one?
fn is_by_itself(what: &What, words: &BTreeSet<&str>) -> bool {
    let What::Impls(heads) = what else {
        return false;
    };
    heads.iter().any(|head| {
        let mut type_ = head.type_.iter();
        BY_ITSELF.contains(&&*head.of) && type_.any(|name| words.contains(&**name))
    })
}

/// May it be a call that makes something of such a name?
fn is_call(what: &What, words: &BTreeSet<&str>) -> bool {
    matches!(what, What::Call(names) if names.iter().any(|name| words.contains(&**name)))
}

/// The candidates that may be asked for where no error says so: those by which types are taken for others, and of operators.
pub(super) fn unnamed(gone: &[Candidate]) -> impl Iterator<Item = NodeId> {
    let all = [&BY_ITSELF[..], &UNARY, &OF_NUMBERS, &OTHERS];
    let is_one = move |name: &str| all.iter().any(|names| names.contains(&name));
    let unnamed = gone.iter().filter(move |candidate| match &candidate.what {
        What::Function { .. } => false,
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
        What::Function { .. } | What::Call(_) => false,
    });
    unasked.map(|candidate| candidate.id)
}
