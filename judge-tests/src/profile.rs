//! Judge profiles: what an online judge compiles with, what it limits, and what it would not take.
//!
//! `judges.toml` beside this package says what is known of which judge; a `.judges.toml` in the workspace's root changes and
//! adds to it. What is compiled or run with a profile is unknown here, and so are problems.

mod file;
mod version;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

pub use file::Error;
use file::Table;
pub use version::Version;

/// What is known of judges when nobody says anything else.
const SHIPPED: &str = include_str!("../judges.toml");
/// What people say of judges, in the workspace's root.
pub const OWN_FILE: &str = ".judges.toml";

/// What is known of one online judge.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// As people call it; empty if nothing is known of it.
    pub name: String,
    /// Does it take Rust?
    pub rust: bool,
    /// The editions that it compiles, oldest first; any if empty.
    pub editions: Vec<String>,
    /// What rustc is given besides the edition.
    pub flags: Vec<String>,
    /// The release of its rustc.
    pub rustc: Option<Version>,
    /// Bytes of the longest source that it takes.
    pub source_bytes: Option<u64>,
    /// CPU time, where a problem says nothing.
    pub time: Option<Duration>,
    /// Bytes, where a problem says nothing.
    pub memory: Option<u64>,
    /// Bytes of output, where a problem says nothing.
    pub output: Option<u64>,
    /// The main thread's stack.
    pub stack: Option<Stack>,
    /// Are right tokens in another layout a presentation error, rather than accepted?
    pub is_strict: bool,
    /// What a source may use besides std.
    pub crates: Vec<String>,
    /// The keys of `judges.toml` whose values are second hand or inferred.
    pub unconfirmed: BTreeSet<String>,
}

/// How large the main thread's stack may grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stack {
    /// So many bytes.
    Bytes(u64),
    /// As far as memory reaches.
    Memory,
}

impl Profile {
    /// A judge of which nothing is known: it takes all that rustc takes, and is strict.
    fn unknown() -> Profile {
        Profile::from_table("", Table::default())
    }

    /// The edition with which it compiles a source of the edition `own`: that one if it can, else its newest.
    pub fn edition<'a>(&'a self, own: &'a str) -> &'a str {
        let is_offered = self.editions.is_empty() || self.editions.iter().any(|e| e == own);
        match self.editions.last() {
            Some(newest) if !is_offered => newest,
            _ => own,
        }
    }

    /// All that rustc is given for a source of the edition `own`.
    pub fn arguments<'a>(&'a self, own: &'a str) -> Vec<&'a str> {
        let mut all: Vec<&str> = self.flags.iter().map(String::as_str).collect();
        all.extend(["--edition", self.edition(own)]);
        all
    }

    /// Behind a value in a message: whether it is known for sure. `key` is that of `judges.toml`.
    pub fn doubt(&self, key: &str) -> &'static str {
        match self.unconfirmed.contains(key) {
            true => " (unconfirmed)",
            false => "",
        }
    }
}

/// All judges that are known.
#[derive(Debug, Clone)]
pub struct Profiles {
    by_key: BTreeMap<String, Profile>,
    unknown: Profile,
}

impl Profiles {
    /// The shipped profiles, and what `.judges.toml` in the folder `root` says of them.
    pub fn read(root: &Path) -> Result<Profiles, Error> {
        let mut tables = file::parse(Path::new("judges.toml"), SHIPPED)?;
        for (key, table) in file::read(&root.join(OWN_FILE))? {
            let known = tables.remove(&key).unwrap_or_default();
            tables.insert(key, table.over(known));
        }
        let mut by_key = BTreeMap::new();
        for (key, table) in tables {
            let names = table.also.clone().unwrap_or_default();
            let profile = Profile::from_table(&key, table);
            for name in names {
                by_key.entry(name).or_insert_with(|| profile.clone());
            }
            by_key.insert(key, profile);
        }
        Ok(Profiles {
            by_key,
            unknown: Profile::unknown(),
        })
    }

    /// The judge called `key`.
    pub fn get(&self, key: &str) -> Option<&Profile> {
        self.by_key.get(key)
    }

    /// The judge called `key`, or one of which nothing is known.
    pub fn get_or_unknown(&self, key: &str) -> &Profile {
        self.get(key).unwrap_or(&self.unknown)
    }

    /// The names by which judges can be asked for.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.by_key.keys().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// The profiles of a workspace with this `.judges.toml`.
    fn with_own(text: &str) -> Result<Profiles, String> {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join(OWN_FILE), text).unwrap();
        Profiles::read(root.path()).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_shipped_can_be_read_and_is_consistent() {
        let profiles = Profiles::read(Path::new("/no/such/folder")).unwrap();
        for key in ["codeforces", "cf", "atcoder", "uva", "zoj", "topcoder"] {
            assert!(profiles.get(key).is_some(), "{key}");
        }
        assert!(!profiles.get("uva").unwrap().rust);
        assert!(profiles.get("zoj").unwrap().rust);
        assert_eq!(profiles.get_or_unknown("nowhere"), &Profile::unknown());
    }

    #[test]
    fn a_judge_compiles_with_the_solutions_edition_if_it_can() {
        let profiles = with_own("").unwrap();
        let arguments = |key: &str, own| profiles.get_or_unknown(key).arguments(own).join(" ");
        assert_eq!(
            arguments("codeforces", "2021"),
            "-O --cfg ONLINE_JUDGE --edition 2021"
        );
        assert_eq!(
            arguments("codeforces", "2018"),
            "-O --cfg ONLINE_JUDGE --edition 2024"
        );
        assert_eq!(
            arguments("domjudge", "2021"),
            "-C opt-level=3 --edition 2015"
        );
        assert_eq!(arguments("nowhere", "2018"), "-O --edition 2018");
    }

    #[test]
    fn own_keys_replace_shipped_ones_and_are_trusted() {
        let profiles = with_own(
            "[codeforces]\nsource-bytes = 1000\n\n[school]\nrust = false\nalso = [\"lycee\"]\n\
             stack-mib = \"memory\"\nunconfirmed = [\"stack-mib\"]\n",
        )
        .unwrap();
        let codeforces = profiles.get("codeforces").unwrap();
        assert_eq!(codeforces.source_bytes, Some(1000));
        assert_eq!(codeforces.doubt("source-bytes"), "");
        assert_eq!(codeforces.doubt("memory-mib"), " (unconfirmed)");
        assert_eq!(codeforces.stack, Some(Stack::Bytes(256 << 20)));
        let school = profiles.get("lycee").unwrap();
        assert_eq!((school.name.as_str(), school.rust), ("school", false));
        assert_eq!(school.stack, Some(Stack::Memory));
        assert!(school.is_strict);
        assert_eq!(school.doubt("stack-mib"), " (unconfirmed)");
    }

    #[test]
    fn mistakes_in_the_file_are_told_with_their_line() {
        for (text, said) in [
            ("[a]\nrustc = \"new\"\n", "line 2"),
            ("[a]\nrustc = \"new\"\n", "a release such as `1.89`"),
            ("[a]\nstack-mib = 0\n", "above 0"),
            ("[a]\nstack-mib = \"heap\"\n", "\"memory\""),
            ("[a]\nlayout = \"loose\"\n", "`lax`"),
            ("[a]\nsource-size = 3\n", "`source-bytes`"),
            ("[a]\ntime-seconds = -1\n", "above 0"),
            ("[a]\neditions = [\"2019\"]\n", "2015, 2018, 2021, 2024"),
            ("[a]\nunconfirmed = [\"size\"]\n", "no key `size`"),
            ("a = 1\n", "line 1"),
            ("[", "line 1"),
        ] {
            let error = with_own(text).expect_err(text);
            assert!(
                error.contains(OWN_FILE) && error.contains(said),
                "{text}: {error}"
            );
        }
    }
}
