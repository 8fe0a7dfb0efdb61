//! Whether two expansions are the same but for edits.

use std::collections::BTreeSet;

/// The tokens that an edit puts in the place of others.
#[derive(PartialEq)]
pub(super) struct Mark {
    pub(super) new: Vec<String>,
    pub(super) old: Vec<String>,
}

/// Are these the same tokens but for whole edits? Where several may have been made (`crate::name::` may be in the place of
/// `crate::`, of `::` and of nothing), all are tried.
pub(super) fn is_same(before: &[String], after: &[String], marks: &[Mark]) -> bool {
    let mut ways = vec![(0, 0)];
    let mut taken = BTreeSet::new();
    while let Some((mut old, mut new)) = ways.pop() {
        loop {
            let fits = |mark: &&Mark| {
                after[new..].starts_with(&mark.new) && before[old..].starts_with(&mark.old)
            };
            for mark in marks.iter().filter(fits) {
                let way = (old + mark.old.len(), new + mark.new.len());
                if taken.insert(way) {
                    ways.push(way);
                }
            }
            match (before.get(old), after.get(new)) {
                (None, None) => return true,
                (Some(one), Some(other)) if one == other => (old, new) = (old + 1, new + 1),
                _ => break,
            }
        }
    }
    false
}
