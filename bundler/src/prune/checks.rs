//! What rustc says of a bundle under each setting that its text tells apart: errors, and what is unused.

use std::sync::Arc;

use super::{Ahead, DEAD_CODE, Failure, LINTS, UNSEEN};
use crate::parallel;
use crate::reach::Live;
use crate::rustc::{Diagnostic, Error, Rustc};
use crate::settings::Setting;
use crate::tables::{Program, SOLUTION};

/// The lint that names what two globs bring, and which of them rustc takes today: that may be the other one in one crate.
const AMBIGUOUS: &str = "ambiguous_glob_imports";

/// The same of traits whose methods are called.
const AMBIGUOUS_TRAITS: &str = "ambiguous_glob_imported_traits";

/// The first release, as in 1.75, of which it is sure that it only warns of lints that it does not know.
const KNOWN_OR_IGNORED: u32 = 75;

/// What is said under each setting, rustc's own first.
pub(super) type Said = Vec<(Setting, Vec<Diagnostic>)>;

/// Asks rustc about the bundles of a program.
pub(super) struct Checks<'a> {
    program: Program<'a>,
    rustc: &'a Rustc,
    edition: &'a str,
    lints: Vec<&'static str>,
    /// Do lints that are there only when code is made not stop a build of the solution?
    spares: bool,
    ahead: Ahead<'a>,
}

impl<'a> Checks<'a> {
    pub(super) fn new(
        program: Program<'a>,
        rustc: &'a Rustc,
        edition: &'a str,
        spares: bool,
        ahead: Ahead<'a>,
    ) -> Checks<'a> {
        // An old compiler takes lints that it does not know for errors.
        let is_old = rustc.minor().is_some_and(|minor| minor < KNOWN_OR_IGNORED);
        let lints = match is_old {
            true => LINTS.to_vec(),
            false => [&LINTS[..], &[AMBIGUOUS, AMBIGUOUS_TRAITS]].concat(),
        };
        Checks {
            program,
            rustc,
            edition,
            lints,
            spares,
            ahead,
        }
    }

    pub(super) fn rustc(&self) -> &'a Rustc {
        self.rustc
    }

    pub(super) fn edition(&self) -> &'a str {
        self.edition
    }

    /// As [`Checks::said`], of a bundle from which nothing was taken out yet, with the errors that come only when code is made,
    /// where text of another crate may have some.
    pub(super) fn said_first(&self, text: &str, live: &Live) -> Result<Said, Failure> {
        let settings: Vec<Setting> = Setting::of_text(text).collect();
        let code = |setting| (self.ahead.code)(live, text, setting);
        if !self.has_spared(live) {
            return self.said(text, live, false);
        }
        // Whoever makes code finds those errors by the way.
        let unmade = settings.iter().filter(|setting| code(**setting).is_none());
        let late: Vec<(Setting, bool)> = unmade.map(|setting| (*setting, true)).collect();
        let asked = settings.iter().map(|setting| (*setting, false));
        let asked = asked.chain(late).collect();
        let mut said =
            self.answers(asked, live, |(setting, late)| match (late, code(setting)) {
                (true, _) => self.late(text, setting, None),
                (false, None) => self.asked(text, setting, false, || None),
                (false, Some(code)) => {
                    let (_, mut said) = self.asked(text, setting, false, || Some(code.clone()))?;
                    said.extend(self.late(text, setting, Some(&code))?.1);
                    Ok((setting, said))
                }
            })?;
        // They belong to what is said under the same setting.
        let late = said.split_off(settings.len());
        for (setting, late) in late {
            let of_setting = said.iter_mut().filter(|(other, _)| *other == setting);
            of_setting.for_each(|(_, said)| said.extend(late.iter().cloned()));
        }
        Ok(said)
    }

    /// What is said of a bundle's text, in which `live` is. Dead code is named under `allow(dead_code)` too, unless that `allows`. If
    /// code is to be made of it, that is done by the way.
    pub(super) fn said(&self, text: &str, live: &Live, allows: bool) -> Result<Said, Failure> {
        let settings = Setting::of_text(text).collect();
        self.answers(settings, live, |setting| {
            let code = || (self.ahead.code)(live, text, setting).filter(|_| !allows);
            self.asked(text, setting, allows, code)
        })
    }

    /// The code of a bundle's text, in which `live` is, as it is compared, or else in each way that there is.
    pub(super) fn code(&self, text: &str, live: &Live) -> Result<Vec<Arc<str>>, Failure> {
        let made = |setting: Setting| {
            let flags = (self.ahead.code)(live, text, setting);
            let flags = flags.unwrap_or_else(|| setting.code_flags());
            self.rustc.llvm_ir(text, self.edition, &flags)
        };
        let code = parallel::each(Setting::of_text(text).collect(), 2, made);
        let code: Result<Vec<Arc<str>>, Error> = code.into_iter().collect();
        code.map_err(Failure::Rustc)
    }

    /// What comes of asking several things, two at a time.
    fn answers<T: Send>(
        &self,
        questions: Vec<T>,
        live: &Live,
        ask: impl Fn(T) -> Result<(Setting, Vec<Diagnostic>), Error> + Sync + Send,
    ) -> Result<Said, Failure> {
        let said = parallel::each(questions, 2, ask);
        let said: Result<Said, Error> = said.into_iter().collect();
        let mut said = said.map_err(Failure::Rustc)?;
        for diagnostic in said.iter_mut().flat_map(|(_, said)| said) {
            self.weigh(diagnostic, live);
        }
        Ok(said)
    }

    fn asked(
        &self,
        text: &str,
        setting: Setting,
        allows: bool,
        code: impl FnOnce() -> Option<Vec<&'static str>>,
    ) -> Result<(Setting, Vec<Diagnostic>), Error> {
        let code = || code().inspect(|_| (self.ahead.made)());
        let (lints, flag) = match allows {
            // Forced, a lint is not allowed anywhere.
            true => (&self.lints[1..], Some("-Ddead_code")),
            false => (&self.lints[..], None),
        };
        let flags: Vec<&str> = setting.flags().iter().copied().chain(flag).collect();
        let rustc = self.rustc;
        let said = rustc.check_ahead(text, self.edition, lints, &flags, code)?;
        Ok((setting, said))
    }

    /// The errors that come only when code is made; that with the flags `code` has perhaps been made.
    fn late(
        &self,
        text: &str,
        setting: Setting,
        code: Option<&[&str]>,
    ) -> Result<(Setting, Vec<Diagnostic>), Error> {
        let flags = setting.flags();
        let mut said = self.rustc.denied_late(text, self.edition, flags, code)?;
        said.retain(|said| {
            said.code
                .as_deref()
                .is_some_and(|code| UNSEEN.contains(&code))
        });
        Ok((setting, said))
    }

    /// Is there text that rustc's lints could stop here and did not in the original, where a macro's was another crate's?
    fn has_spared(&self, live: &Live) -> bool {
        let mut callers = live.callers.iter();
        let mut linked = live.linked.iter();
        self.spares
            || linked.any(|krate| self.program.krate(*krate).spared)
            || callers.any(|(id, callers)| {
                id.krate != SOLUTION && callers.iter().any(|caller| *caller != id.krate)
            })
    }

    /// The errors that a judge's compiler has, which does not force lints to be warnings: some text may deny them.
    pub(super) fn denied(&self, text: &str) -> Result<Vec<Diagnostic>, Failure> {
        if !["deny", "forbid"].iter().any(|word| text.contains(word)) {
            return Ok(Vec::new());
        }
        let ask = |setting: Setting| {
            let said = self.rustc.check(text, self.edition, &[], setting.flags())?;
            Ok((setting, said))
        };
        let said = parallel::each(Setting::of_text(text).collect(), 2, ask);
        let said: Result<Said, Error> = said.into_iter().collect();
        Ok(errors(&said.map_err(Failure::Rustc)?))
    }

    /// Dead code is no error, and what only a crate of its own may mean two things with is one.
    fn weigh(&self, diagnostic: &mut Diagnostic, live: &Live) {
        let is_ambiguous = match diagnostic.code.as_deref() {
            Some(DEAD_CODE) => {
                diagnostic.level = "warning".to_owned();
                false
            }
            Some(AMBIGUOUS) => !is_of_rivals(self.program, live, diagnostic),
            code => code == Some(AMBIGUOUS_TRAITS),
        };
        if is_ambiguous {
            // As rustc says it of other such names.
            diagnostic.level = "error".to_owned();
            diagnostic.code = Some("E0659".to_owned());
        }
    }
}

/// The errors under the first setting that has any.
pub(super) fn errors(said: &Said) -> Vec<Diagnostic> {
    let of_setting = |(_, said): &(Setting, Vec<Diagnostic>)| {
        let errors: Vec<Diagnostic> = said.iter().filter(|said| is_error(said)).cloned().collect();
        errors
    };
    let mut errors = said.iter().map(of_setting);
    errors.find(|errors| !errors.is_empty()).unwrap_or_default()
}

pub(super) fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.level == "error"
}

/// Is an ambiguous name one that is as ambiguous in the original, where its items are kept for that?
fn is_of_rivals(program: Program<'_>, live: &Live, diagnostic: &Diagnostic) -> bool {
    let quoted = diagnostic.message.split('`').nth(1);
    let mut rivals = live.rivals.iter();
    rivals.any(|id| program.node(*id).name.as_deref() == quoted)
}
