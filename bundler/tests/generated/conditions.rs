//! Conditions on items, and the builds in which they hold: a package is drawn for some settings of the compiler, and its bundle
//! must do what it does in each of them.

use crate::random::Random;

/// What a package is compared under, and the conditions that its items may have.
pub(crate) struct Settings {
    /// The flags of each build.
    pub(crate) flags: Vec<Vec<&'static str>>,
    conditions: &'static [&'static str],
    /// One item in so many has a condition.
    one_in: usize,
    /// May another item stand where a condition does not hold, and may definitions have conditions?
    pub(crate) has_alternatives: bool,
}

const RELEASE: &str = "-Cdebug-assertions=off";
const JUDGE: &str = "--cfg=ONLINE_JUDGE";
const LOCAL: &str = "--cfg=local";

/// What Cargo or the profile decides.
const USUAL: [&str; 6] = [
    "debug_assertions",
    "not(debug_assertions)",
    "test",
    "not(test)",
    "feature = \"none\"",
    "all(unix, not(feature = \"none\"))",
];

/// What a judge decides, and what nobody knows but who compiles.
const JUDGES: [&str; 9] = [
    "debug_assertions",
    "not(debug_assertions)",
    "ONLINE_JUDGE",
    "not(ONLINE_JUDGE)",
    "all(ONLINE_JUDGE, debug_assertions)",
    "any(ONLINE_JUDGE, not(debug_assertions))",
    "local",
    "not(local)",
    "any(local, ONLINE_JUDGE)",
];

impl Settings {
    /// Those of a seed: one package in four has conditions of judges on many items, half of these also such as nobody tries.
    pub(crate) fn of(seed: u64) -> Settings {
        if seed % 4 != 3 {
            return Settings {
                flags: vec![vec![], vec![RELEASE]],
                conditions: &USUAL,
                one_in: 12,
                has_alternatives: false,
            };
        }
        let judges = vec![vec![], vec![RELEASE], vec![JUDGE], vec![RELEASE, JUDGE]];
        let (flags, conditions) = match seed % 8 == 3 {
            true => (judges, &JUDGES[..6]),
            false => {
                let local = [vec![LOCAL], vec![RELEASE, JUDGE, LOCAL]];
                ([judges, local.to_vec()].concat(), &JUDGES[..])
            }
        };
        Settings {
            flags,
            conditions,
            one_in: 4,
            has_alternatives: true,
        }
    }

    /// The item, perhaps under a condition, and then perhaps `other` where the condition does not hold.
    pub(crate) fn conditional(
        &self,
        item: String,
        other: impl FnOnce(&mut Random) -> String,
        random: &mut Random,
    ) -> Vec<String> {
        if !random.one_in(self.one_in) {
            return vec![item];
        }
        let condition = random.pick(self.conditions);
        let mut items = vec![format!("#[cfg({condition})] {item}")];
        if self.has_alternatives && random.one_in(2) {
            items.push(format!("#[cfg(not({condition}))] {}", other(random)));
        }
        items
    }
}
