//! A call under a cfg that only the judge's compiler decides: what it stands for, with the condition on each of its items.

use crate::index::certain;
use crate::items::{self, Place};
use crate::package::Edition;
use crate::rules::Refused;
use crate::source::{Patchwork, SourceFile, replace};
use crate::tables::Condition;
use crate::tokens::{self, Room};

/// `text`, which a call among the items of a module stands for, with the attributes `conditions` of `file` before each item. With
/// `#[cfg(x)]` on the call, the items are there where `x` holds, and so they are with it on each of them.
pub(super) fn with_conditions(
    text: Patchwork,
    file: &SourceFile,
    conditions: &[Condition],
    edition: Edition,
) -> Result<Patchwork, Refused> {
    if text.text.is_empty() {
        return Ok(text);
    }
    let no_items = |_| {
        Refused::new(
            "a cfg that only the judge's compiler decides is on a macro call that must be expanded, and does not come to whole items",
            "write what the call expands to",
        )
    };
    let empty = SourceFile::new(&file.path, file.shown.clone(), "".into());
    let made = replace(&empty, vec![(0..0, text)]);
    let room = Room::new();
    let tokens = tokens::read(&room, &made.text).map_err(|_| no_items(()))?;
    let items = items::read(tokens, Place::Module).map_err(|_| no_items(()))?;
    let items = items.items;
    certain(&items, Place::Module, &made.text, edition).map_err(|_| no_items(()))?;
    let mut whole = Patchwork::default();
    let mut at = 0;
    for item in items {
        let range = item.range();
        whole.copy(&made, at..range.start);
        for Condition {
            range: condition, ..
        } in conditions
        {
            whole.copy(file, condition.clone());
            whole.make(" ", file, condition.clone());
        }
        whole.copy(&made, range.clone());
        at = range.end;
    }
    whole.copy(&made, at..made.text.len());
    Ok(whole)
}
