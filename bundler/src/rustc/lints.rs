//! Groups of lints, as the compiler knows them.

use std::collections::BTreeSet;

use super::{Rustc, ask};

impl Rustc {
    /// The groups that a lint is in, with underscores in their names.
    pub(crate) fn groups_of(&self, lint: &str) -> BTreeSet<String> {
        // A compiler that does not tell has no groups.
        groups(&ask(&self.program, "-Whelp").unwrap_or_default(), lint)
    }
}

/// The groups that have a lint in a compiler's list: a row each, its name and those of its lints.
fn groups(list: &str, lint: &str) -> BTreeSet<String> {
    let rows = list
        .lines()
        .filter_map(|line| line.trim().split_once(char::is_whitespace));
    let name = |word: &str| word.trim().replace('-', "_");
    let has = |members: &str| members.split(',').any(|member| name(member) == lint);
    let found = rows.filter(|(_, members)| has(members));
    found.map(|(group, _)| name(group)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_groups_row_is_read_and_no_other() {
        let list = "\n   let-underscore-lock  deny  non-binding let\n\nLint groups provided by rustc:\n\n   let-underscore  let-underscore-drop, let-underscore-lock\n";
        let found = groups(list, "let_underscore_lock");
        assert_eq!(found, BTreeSet::from(["let_underscore".to_owned()]));
        assert!(groups(list, "let_underscore").is_empty());
    }

    #[test]
    fn the_compiler_tells_of_its_groups() {
        let rustc = Rustc::find(None, None).unwrap();
        let found = rustc.groups_of("let_underscore_lock");
        assert!(found.contains("let_underscore"), "{found:?}");
    }
}
