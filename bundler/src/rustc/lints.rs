//! Groups of lints, as the compiler knows them.

use std::collections::BTreeSet;

use super::{Rustc, ask};

impl Rustc {
    /// The lints of a group, with underscores in their names; none of what is no group.
    pub(crate) fn lints_of(&self, group: &str) -> BTreeSet<String> {
        // A compiler that does not tell has no groups.
        members(&ask(&self.program, "-Whelp").unwrap_or_default(), group)
    }
}

/// What a compiler's list of lints has in a group's row.
fn members(list: &str, group: &str) -> BTreeSet<String> {
    let rows = list
        .lines()
        .filter_map(|line| line.trim().split_once(char::is_whitespace));
    let name = |word: &str| word.trim().replace('-', "_");
    // Single lints have rows too, which begin with their level.
    let is_level = |text: &str| {
        let first = text.split_whitespace().next();
        first.is_some_and(|word| ["allow", "warn", "deny", "forbid"].contains(&word))
    };
    let mut found = rows.filter(|(first, rest)| name(first) == group && !is_level(rest));
    let members = found.next().map_or("", |(_, members)| members);
    let all = members.split(',').map(name);
    all.filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_groups_row_is_read_and_no_other() {
        let list = "\n   let-underscore-lock  deny  non-binding let\n\nLint groups provided by rustc:\n\n   let-underscore  let-underscore-drop, let-underscore-lock\n";
        let found = members(list, "let_underscore");
        let expected = ["let_underscore_drop", "let_underscore_lock"];
        assert_eq!(found, expected.map(str::to_owned).into());
        assert!(members(list, "let_underscore_lock").is_empty());
        assert!(members(list, "none").is_empty());
    }

    #[test]
    fn the_compiler_tells_of_its_groups() {
        let rustc = Rustc::find(None, None).unwrap();
        let found = rustc.lints_of("let_underscore");
        assert!(found.contains("let_underscore_lock"), "{found:?}");
    }
}
