//! Which `cfg`s are decided here, and how.
//!
//! What Cargo decides is decided by the bundler, because nobody will decide it later: `feature = "…"`, `test`, `doc`,
//! `doctest`, `miri`, `proc_macro`, `docsrs`, which Cargo knows as the name that docs.rs sets, and names of a crate's build script;
//! and names that a published package's manifest declares as its own (`check-cfg`), which only flags of a whole build could set.
//! What the judge's rustc can decide (`debug_assertions`, `target_*`, names we do not know) stays in the text, and both branches
//! stay live; where the judge's platform is known, only what holds there does. It knows predicates, not items.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::package::OF_PLATFORMS;
use crate::settings::{Setting, Settings};
use crate::tokens::{self, Delimiter, Literal, Room, TokenTree, bare};

/// What to do if something for other platforms is in the way.
pub(crate) const FOR_ONE_PLATFORM: &str = "if the judge's processor and system are this machine's, `--same-platform` leaves out what only others see";

/// What is decided: the enabled features, and what a build script said.
#[derive(Debug, Clone, Default)]
pub(crate) struct Cfg {
    /// Names for which `feature = "name"` holds.
    pub(crate) features: BTreeSet<String>,
    /// What else holds: `name`, or `key="value"`.
    pub(crate) others: BTreeSet<String>,
    /// Names that do not hold if they are not among these: a build script decides about them.
    pub(crate) scripted: BTreeSet<String>,
    /// Names that hold nowhere, alone or with whatever value: a published package declares them as its own.
    pub(crate) declared: BTreeSet<String>,
    /// What holds at the judge, all of [`OF_PLATFORMS`] and more: `name`, or `key="value"`. None if its platform is not known.
    pub(crate) platform: Option<BTreeSet<String>>,
}

/// A condition as a build script says it, in the words that [`Cfg::others`] has: rustc reads tokens.
pub(crate) fn said(condition: &str) -> String {
    let room = Room::new();
    match tokens::read(&room, condition) {
        Ok([TokenTree::Ident(name)]) => bare(name.text()).to_owned(),
        Ok(
            [
                TokenTree::Ident(name),
                TokenTree::Punct(_),
                TokenTree::Literal(value),
            ],
        ) => {
            let value = value.string();
            value.map_or(condition.to_owned(), |value| {
                format!("{}={value:?}", bare(name.text()))
            })
        }
        _ => condition.to_owned(),
    }
}

/// What a predicate comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Holds in every build of this bundle.
    Holds,
    /// Holds in none.
    Fails,
    /// The compiler that builds the bundle decides.
    Open,
}

/// A decided atom inside a predicate: where it stands and what it is worth.
pub(crate) type Atom = (Range<usize>, bool);

/// `all()` or `any()`: a predicate that says the value of a decided atom to every rustc.
pub(crate) fn constant(value: bool) -> &'static str {
    if value { "all()" } else { "any()" }
}

impl Cfg {
    /// What a predicate's tokens come to, and the atoms in it that are decided here. Malformed ones are left to rustc.
    pub(crate) fn judge(&self, predicate: &[TokenTree]) -> (Verdict, Vec<Atom>) {
        let mut atoms = Vec::new();
        let predicate = match predicate {
            [predicate @ .., TokenTree::Punct(comma)] if comma.as_char() == ',' => predicate,
            _ => predicate,
        };
        let verdict = self.predicate(predicate, None, &mut atoms);
        (verdict, atoms)
    }

    /// The settings in which a predicate holds; none if they do not decide it.
    pub(crate) fn settings(&self, predicate: &[TokenTree]) -> Option<Settings> {
        let verdict = |setting| self.predicate(predicate, Some(setting), &mut Vec::new());
        let mut verdicts = Setting::ALL.into_iter().map(verdict);
        let is_decided = verdicts.all(|verdict| verdict != Verdict::Open);
        is_decided.then(|| Settings::those(|setting| verdict(setting) == Verdict::Holds))
    }

    /// What a predicate's text comes to.
    pub(crate) fn judge_text(&self, predicate: &str) -> Verdict {
        match tokens::read(&Room::new(), predicate) {
            Ok(tokens) => self.judge(tokens).0,
            Err(_) => Verdict::Open,
        }
    }

    /// Would it be known what a predicate comes to, at least in part, if the judge's platform were?
    pub(crate) fn waits_for_platform(&self, predicate: &[TokenTree]) -> bool {
        self.platform.is_none()
            && predicate.iter().any(|token| match token {
                TokenTree::Ident(name) => OF_PLATFORMS.contains(&bare(name.text())),
                TokenTree::Group(group) => self.waits_for_platform(group.tokens()),
                _ => false,
            })
    }

    /// Did a build script say `key="value"`?
    fn has(&self, key: &str, value: &Literal) -> bool {
        let (key, value) = (bare(key), value.string());
        value.is_some_and(|value| self.others.contains(&format!("{key}={value:?}")))
    }

    /// Do features, or what a build script said, make conditions on this key hold?
    pub(crate) fn is_key(&self, word: &str) -> bool {
        let word = bare(word);
        let is_its = |said: &String| {
            let value = said.strip_prefix(word);
            value.is_some_and(|value| value.starts_with('='))
        };
        word == "feature" || self.others.iter().any(is_its)
    }

    /// Did a build script say that this word holds? What it did not say fails at a judge too.
    pub(crate) fn is_said(&self, word: &str) -> bool {
        self.others.contains(bare(word))
    }

    /// What a condition on the judge's platform comes to, which `said` writes: of `name` alone, or of a key of that name. Its text
    /// stays: the judge's compiler says the same.
    fn of_platform(&self, name: &str, said: &str) -> Option<Verdict> {
        let known = self.platform.as_ref()?;
        match known.contains(said) {
            true => Some(Verdict::Holds),
            false => OF_PLATFORMS.contains(&name).then_some(Verdict::Fails),
        }
    }

    /// What tokens come to, in one setting if one is given.
    fn predicate(
        &self,
        tokens: &[TokenTree],
        setting: Option<Setting>,
        atoms: &mut Vec<Atom>,
    ) -> Verdict {
        let [TokenTree::Ident(name), rest @ ..] = tokens else {
            return Verdict::Open;
        };
        let name_text = bare(name.text());
        let decided = |value: bool, range: Range<usize>, atoms: &mut Vec<Atom>| {
            atoms.push((range, value));
            if value {
                Verdict::Holds
            } else {
                Verdict::Fails
            }
        };
        match rest {
            [] if self.others.contains(name_text) => decided(true, name.range(), atoms),
            [] if matches!(
                name_text,
                "test" | "doc" | "doctest" | "miri" | "proc_macro"
            ) =>
            {
                decided(false, name.range(), atoms)
            }
            [] if name_text == "true" => Verdict::Holds,
            [] if name_text == "false" => Verdict::Fails,
            [] if name_text == "docsrs"
                || self.scripted.contains(name_text)
                || self.declared.contains(name_text) =>
            {
                decided(false, name.range(), atoms)
            }
            [] => match setting.and_then(|setting| setting.says(name_text)) {
                Some(true) => Verdict::Holds,
                Some(false) => Verdict::Fails,
                None => self
                    .of_platform(name_text, name_text)
                    .unwrap_or(Verdict::Open),
            },
            [TokenTree::Punct(equals), TokenTree::Literal(value)]
                if equals.as_char() == '=' && name_text == "feature" =>
            {
                let range = name.range().start..value.range().end;
                match value.string() {
                    Some(feature) => {
                        let holds = self.features.contains(&*feature) || self.has(name_text, value);
                        decided(holds, range, atoms)
                    }
                    None => Verdict::Open,
                }
            }
            [TokenTree::Punct(equals), TokenTree::Literal(value)]
                if equals.as_char() == '=' && self.has(name_text, value) =>
            {
                let range = name.range().start..value.range().end;
                decided(true, range, atoms)
            }
            [TokenTree::Punct(equals), TokenTree::Literal(value)]
                if equals.as_char() == '=' && self.declared.contains(name_text) =>
            {
                let range = name.range().start..value.range().end;
                decided(false, range, atoms)
            }
            [TokenTree::Punct(equals), TokenTree::Literal(value)] if equals.as_char() == '=' => {
                let said = value.string().map(|value| format!("{name_text}={value:?}"));
                let verdict = said.and_then(|said| self.of_platform(name_text, &said));
                verdict.unwrap_or(Verdict::Open)
            }
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::Parenthesis => {
                let parts: Vec<Verdict> = group
                    .tokens()
                    .split(
                        |token| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ','),
                    )
                    .filter(|part| !part.is_empty())
                    .map(|part| self.predicate(part, setting, atoms))
                    .collect();
                combine(name_text, &parts)
            }
            _ => Verdict::Open,
        }
    }
}

fn combine(operator: &str, parts: &[Verdict]) -> Verdict {
    let any = |wanted| parts.contains(&wanted);
    match operator {
        "not" => match parts {
            [Verdict::Holds] => Verdict::Fails,
            [Verdict::Fails] => Verdict::Holds,
            _ => Verdict::Open,
        },
        "all" if any(Verdict::Fails) => Verdict::Fails,
        "all" if any(Verdict::Open) => Verdict::Open,
        "all" => Verdict::Holds,
        "any" if any(Verdict::Holds) => Verdict::Holds,
        "any" if any(Verdict::Open) => Verdict::Open,
        "any" => Verdict::Fails,
        _ => Verdict::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(text: &str) -> (Verdict, usize) {
        let cfg = Cfg {
            features: BTreeSet::from(["fast".to_owned()]),
            others: ["doc", "probed", "kind=\"a\""].map(str::to_owned).into(),
            scripted: ["probed", "denied"].map(str::to_owned).into(),
            declared: ["loom", "backend", "kind"].map(str::to_owned).into(),
            platform: None,
        };
        let (verdict, atoms) = cfg.judge(tokens::read(&Room::new(), text).unwrap());
        (verdict, atoms.len())
    }

    #[test]
    fn a_known_platform_decides_what_is_known_of_it_and_its_text_stays() {
        let facts = [
            "unix",
            "target_os=\"linux\"",
            "target_pointer_width=\"64\"",
            "target_feature=\"sse2\"",
        ];
        let cfg = Cfg {
            platform: Some(facts.map(str::to_owned).into()),
            ..Cfg::default()
        };
        for (text, verdict) in [
            ("unix", Verdict::Holds),
            ("windows", Verdict::Fails),
            ("not(windows)", Verdict::Holds),
            ("target_os = \"linux\"", Verdict::Holds),
            ("target_os = \"macos\"", Verdict::Fails),
            ("target_arch = \"wasm32\"", Verdict::Fails),
            ("all(unix, target_pointer_width = \"32\")", Verdict::Fails),
            ("target_env = \"gnu\"", Verdict::Open),
            ("target_feature = \"sse2\"", Verdict::Holds),
            ("not(target_feature = \"sse2\")", Verdict::Fails),
            ("target_feature = \"avx2\"", Verdict::Open),
            ("debug_assertions", Verdict::Open),
            ("local", Verdict::Open),
        ] {
            let room = Room::new();
            let judged = cfg.judge(tokens::read(&room, text).unwrap());
            assert_eq!(judged, (verdict, Vec::new()), "{text}");
        }
    }

    #[test]
    fn features_and_test_are_decided_and_targets_are_not() {
        assert_eq!(judge("feature = \"fast\""), (Verdict::Holds, 1));
        assert_eq!(judge("feature = \"slow\""), (Verdict::Fails, 1));
        assert_eq!(judge("test"), (Verdict::Fails, 1));
        assert_eq!(judge("doc"), (Verdict::Holds, 1));
        assert_eq!(judge("all(probed, kind = \"a\")"), (Verdict::Holds, 2));
        assert_eq!(judge("denied"), (Verdict::Fails, 1));
        assert_eq!(judge("unknown"), (Verdict::Open, 0));
        assert_eq!(judge("any(other, mode = \"b\")"), (Verdict::Open, 0));
        assert_eq!(judge("loom"), (Verdict::Fails, 1));
        assert_eq!(judge("backend = \"b\""), (Verdict::Fails, 1));
        assert_eq!(judge("kind = \"b\""), (Verdict::Fails, 1));
        assert_eq!(judge("debug_assertions"), (Verdict::Open, 0));
        assert_eq!(judge("target_os = \"linux\""), (Verdict::Open, 0));
    }

    #[test]
    fn raw_words_and_blanks_are_nothing() {
        assert_eq!(judge("r#feature = \"fast\""), (Verdict::Holds, 1));
        assert_eq!(judge("any(r#probed, r#denied)"), (Verdict::Holds, 2));
        for text in ["mode = \"x\\\"\"", " r#mode=r#\"x\"\"# ", "mode=\"x\\x22\""] {
            assert_eq!(said(text), "mode=\"x\\\"\"", "{text}");
        }
        assert_eq!(said(" r#fast"), "fast");
        assert_eq!(said("no = 3 ="), "no = 3 =");
    }

    #[test]
    fn operators_follow_three_valued_logic() {
        assert_eq!(judge("not(test)"), (Verdict::Holds, 1));
        assert_eq!(judge("all(feature = \"fast\", unix)"), (Verdict::Open, 1));
        assert_eq!(judge("all(unix, feature = \"slow\",)"), (Verdict::Fails, 1));
        assert_eq!(judge("any(unix, not(test))"), (Verdict::Holds, 1));
        assert_eq!(judge("any()"), (Verdict::Fails, 0));
        assert_eq!(judge("all()"), (Verdict::Holds, 0));
        assert_eq!(judge("feature = \"fast\","), (Verdict::Holds, 1));
    }

    #[test]
    fn settings_decide_debug_assertions_and_the_judges_name() {
        let settings = |text: &str| {
            let room = Room::new();
            let tokens = tokens::read(&room, text).unwrap();
            Cfg::default().settings(tokens)
        };
        let says = |word| move |setting: Setting| setting.says(word) == Some(true);
        let debug = says("debug_assertions");
        let online = says("ONLINE_JUDGE");
        assert_eq!(settings("debug_assertions"), Some(Settings::those(debug)));
        let either = Settings::those(|setting| !debug(setting) || online(setting));
        let text = "any(not(debug_assertions), all(ONLINE_JUDGE, not(test)))";
        assert_eq!(settings(text), Some(either));
        assert_eq!(settings("any(unix, debug_assertions)"), None);
        assert_eq!(
            settings("all(unix, test)"),
            Some(Settings::those(|_| false))
        );
        assert_eq!(settings("local"), None);
    }

    #[test]
    fn a_malformed_predicate_is_left_to_rustc() {
        assert_eq!(judge("= 3"), (Verdict::Open, 0));
        assert_eq!(judge("not(test, unix)"), (Verdict::Open, 1));
    }
}
