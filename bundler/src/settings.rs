//! The settings under which a judge may compile: with debug assertions or optimised, saying `ONLINE_JUDGE` or not. What rustc says
//! of a bundle is asked under each that its text tells apart, for nobody here knows which the judge has.

/// One way to compile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Setting {
    debug_assertions: bool,
    online_judge: bool,
}

/// The conditions that a setting decides.
pub(crate) const DEBUG: &str = "debug_assertions";
pub(crate) const ONLINE: &str = "ONLINE_JUDGE";

impl Setting {
    /// All, rustc's own first.
    pub(crate) const ALL: [Setting; 4] = [
        Setting::new(true, false),
        Setting::new(false, false),
        Setting::new(false, true),
        Setting::new(true, true),
    ];

    const fn new(debug_assertions: bool, online_judge: bool) -> Setting {
        Setting {
            debug_assertions,
            online_judge,
        }
    }

    /// Those under which a text may be different programs.
    pub(crate) fn of_text(text: &str) -> impl Iterator<Item = Setting> + use<> {
        let (debug, online) = (text.contains(DEBUG), text.contains(ONLINE));
        let is_told = move |setting: &Setting| {
            (debug || setting.debug_assertions) && (online || !setting.online_judge)
        };
        Setting::ALL.into_iter().filter(is_told)
    }

    /// Those under which a text is the same program as under this, which comes first, but for debug assertions.
    pub(crate) fn alike(self, text: &str) -> impl Iterator<Item = Setting> + use<> {
        let other = Setting::new(!self.debug_assertions, self.online_judge);
        std::iter::once(self).chain((!text.contains(DEBUG)).then_some(other))
    }

    /// Those under which rustc may make code of texts that it makes under no other: with debug assertions where there are any and
    /// they can `be_compared`, and without. With them, all is there that is without, unless something asks for them by name.
    pub(crate) fn of_code(
        texts: &[&str],
        be_compared: bool,
    ) -> impl Iterator<Item = Setting> + use<> {
        let any = |is_there: fn(&str) -> bool| texts.iter().any(|text| is_there(text));
        let (on, online) = (
            be_compared && any(asserts),
            any(|text| text.contains(ONLINE)),
        );
        let off = !on || any(asks);
        let is_told = move |setting: &Setting| {
            let debug = if setting.debug_assertions { on } else { off };
            debug && (online || !setting.online_judge)
        };
        Setting::ALL.into_iter().filter(is_told)
    }

    /// What tells rustc so.
    pub(crate) fn flags(self) -> &'static [&'static str] {
        match (self.debug_assertions, self.online_judge) {
            (true, false) => &[],
            (false, false) => &["-Cdebug-assertions=off"],
            (false, true) => &["-Cdebug-assertions=off", "--cfg", ONLINE],
            (true, true) => &["--cfg", ONLINE],
        }
    }

    /// What tells rustc so where debug assertions are off unless asked for, as they are where code is compared.
    pub(crate) fn code_flags(self) -> Vec<&'static str> {
        let asserts: &[&str] = match self.debug_assertions {
            true => &["-Cdebug-assertions=on"],
            false => &[],
        };
        [self.flags(), asserts].concat()
    }

    /// Does a condition of one word hold? None if no setting decides it.
    pub(crate) fn says(self, word: &str) -> Option<bool> {
        match word {
            DEBUG => Some(self.debug_assertions),
            ONLINE => Some(self.online_judge),
            _ => None,
        }
    }
}

/// Are there debug assertions in a text, or is it asked about them?
pub(crate) fn asserts(text: &str) -> bool {
    text.contains("debug_assert")
}

/// Does a text ask for them by name?
fn asks(text: &str) -> bool {
    text.contains(DEBUG)
}

/// Those of the settings that something holds for: a bit for each of [`Setting::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settings(u8);

impl Settings {
    /// All of them.
    pub(crate) const ALL: Settings = Settings(0b1111);

    /// Those for which something `holds`.
    pub(crate) fn those(holds: impl Fn(Setting) -> bool) -> Settings {
        let bits = (0..).zip(Setting::ALL);
        let bits = bits.map(|(bit, setting)| u8::from(holds(setting)) << bit);
        Settings(bits.sum())
    }

    pub(crate) fn has(self, setting: Setting) -> bool {
        let mut found = (0..).zip(Setting::ALL);
        found.any(|(bit, known)| known == setting && self.0 & 1 << bit != 0)
    }

    /// Those that are in both.
    #[must_use]
    pub(crate) fn and(self, other: Settings) -> Settings {
        Settings(self.0 & other.0)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::ALL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_compiled_in_each_way_that_it_asks_about() {
        let flags = |text: &str| -> Vec<&[&str]> {
            let settings = Setting::of_text(text);
            settings.map(Setting::flags).collect()
        };
        let (plain, off) = (&[][..], &["-Cdebug-assertions=off"][..]);
        let online = &["--cfg", "ONLINE_JUDGE"][..];
        assert_eq!(flags("fn main() {}"), [plain]);
        assert_eq!(flags("#[cfg(debug_assertions)]"), [plain, off]);
        assert_eq!(flags("ONLINE_JUDGE"), [plain, online]);
        assert_eq!(flags("ONLINE_JUDGE debug_assertions").len(), 4);
    }

    #[test]
    fn code_is_made_optimised_and_with_the_assertions_that_there_are() {
        let flags = |text: &str| -> Vec<Vec<&str>> {
            let settings = Setting::of_code(&[text], true);
            settings.map(Setting::code_flags).collect()
        };
        let (on, off) = (["-Cdebug-assertions=on"], ["-Cdebug-assertions=off"]);
        assert_eq!(flags("assert!(true)"), [off]);
        assert_eq!(flags("debug_assert!(true)"), [on]);
        assert_eq!(flags("cfg!(debug_assertions)"), [on, off]);
        assert_eq!(flags("ONLINE_JUDGE").len(), 2);
        assert_eq!(flags("ONLINE_JUDGE debug_assert_eq").len(), 2);
        assert_eq!(flags("ONLINE_JUDGE debug_assertions").len(), 4);
        let unseen: Vec<Setting> = Setting::of_code(&["debug_assert!(true)"], false).collect();
        assert_eq!(unseen, [Setting::new(false, false)]);
        let of_both = Setting::of_code(&["", "ONLINE_JUDGE debug_assertions"], true);
        assert_eq!(of_both.count(), 4);
    }

    #[test]
    fn a_text_is_the_same_program_where_nothing_in_it_asks() {
        let [on, off, off_online, _] = Setting::ALL;
        let alike = |setting: Setting, text| setting.alike(text).collect::<Vec<Setting>>();
        assert_eq!(alike(on, "debug_assert!(true)"), [on, off]);
        assert_eq!(alike(on, "cfg!(debug_assertions)"), [on]);
        assert_eq!(
            alike(off_online, "ONLINE_JUDGE"),
            [off_online, Setting::ALL[3]]
        );
    }

    #[test]
    fn sets_hold_what_they_were_made_of() {
        let off = Settings::those(|setting| setting.says(DEBUG) == Some(false));
        let online = Settings::those(|setting| setting.says(ONLINE) == Some(true));
        let both = |setting| off.and(online).has(setting);
        let flags = Setting::ALL.into_iter().filter(|setting| both(*setting));
        let flags: Vec<_> = flags.map(Setting::flags).collect();
        assert_eq!(
            flags,
            [&["-Cdebug-assertions=off", "--cfg", "ONLINE_JUDGE"]]
        );
        assert!(
            Setting::ALL
                .iter()
                .all(|setting| Settings::ALL.has(*setting))
        );
        assert_eq!(Setting::ALL[0].says("unix"), None);
    }
}
