//! Programs as LLVM IR, for whoever compares them, and what came of comparing.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Diagnostic, Error, Rustc, Store, at, is_about_source, read_answer};

/// Nothing is optimised away, every overflow is checked, and names are made of paths. Debug assertions are off as on a judge:
/// everything else here is compiled with them.
pub(super) const FLAGS: [&str; 9] = [
    "--emit=llvm-ir",
    NO_LINTS,
    "-Cno-prepopulate-passes",
    "-Copt-level=0",
    "-Cdebuginfo=0",
    "-Ccodegen-units=1",
    "-Coverflow-checks=on",
    "-Cdebug-assertions=off",
    "-Csymbol-mangling-version=v0",
];

/// They are no matter where it is code that is asked for.
const NO_LINTS: &str = "--cap-lints=allow";

/// The error of a constant that cannot be computed, which may come only when code is made.
const OF_CONSTANTS: &str = "E0080";

/// How a run ended, what it said, and the same as people read it.
type Ran = (ExitStatus, Vec<Diagnostic>, String);

/// The file that a run on a program makes.
const MADE_NAME: &str = "main.ll";

/// How many texts are kept: some for each of the programs that are worked on at a time.
const MOST: usize = 8;

/// The LLVM IR that was made lately, beside a check or by itself; the oldest first. It may be asked for several times.
#[derive(Debug, Clone, Default)]
pub(super) struct Lately(Arc<Mutex<VecDeque<Made>>>);

#[derive(Debug, Clone)]
struct Made {
    of: PathBuf,
    text: Arc<str>,
    /// Beside a check, whose lints looked at it?
    is_checked: bool,
}

impl Lately {
    fn keep(&self, made: Made) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back(made);
    }

    fn find(&self, asked: &Path, is_it: impl Fn(&Made) -> bool) -> Option<Made> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found = kept.iter().filter(|made| made.of == asked && is_it(made));
        found.next().cloned()
    }

    pub(super) fn get(&self, asked: &Path) -> Option<Arc<str>> {
        Some(self.find(asked, |_| true)?.text)
    }
}

/// Is it no error, or one that a check finds where no code is made? Lints may look at code.
fn is_of_any_check(said: &Diagnostic) -> bool {
    let is_of_rustc = |code: &String| code.starts_with('E') && code != OF_CONSTANTS;
    // What has no place counts the others.
    said.level != "error" || said.spans.is_empty() || said.code.as_ref().is_some_and(is_of_rustc)
}

/// The file that a run made, or why it made none.
pub(super) fn text_of(
    (status, mut diagnostics, output): Ran,
    path: &Path,
) -> Result<String, Error> {
    if status.success() {
        return std::fs::read_to_string(path).map_err(|e| at(path, e));
    }
    diagnostics.retain(|d| d.level == "error");
    match is_about_source(&diagnostics) {
        true => Err(Error::Compile(diagnostics)),
        false => Err(Error::Crashed { status, output }),
    }
}

impl Rustc {
    /// The LLVM IR of `source` as a binary, not optimised, as further `more` flags make it; [`Error::Compile`] if it does not
    /// compile.
    pub(crate) fn llvm_ir(
        &self,
        source: &str,
        edition: &str,
        more: &[&str],
    ) -> Result<Arc<str>, Error> {
        let made_of = self.made_of(source, edition, more);
        if let Some(made) = self.lately.get(&made_of) {
            return Ok(made);
        }
        let work = self.scratch_folder()?;
        let flags = [&["--edition", edition], &FLAGS[..], more].concat();
        let ran = self.run(&self.program, work.path(), source, &flags)?;
        let text: Arc<str> = text_of(ran, &work.path().join(MADE_NAME))?.into();
        self.lately.keep(Made {
            of: made_of,
            text: Arc::clone(&text),
            is_checked: false,
        });
        Ok(text)
    }

    /// A check with these `flags` that makes the LLVM IR of `source` by the way, for whoever asks for it with `more` flags. None
    /// if only a check by itself can tell: what is wrong may be so only where code is made.
    pub(super) fn check_making(
        &self,
        (source, edition): (&str, &str),
        flags: &[&str],
        more: &[&str],
        work: &Path,
    ) -> Result<Option<Ran>, Error> {
        let making = FLAGS.iter().filter(|flag| **flag != NO_LINTS);
        let flags: Vec<&str> = flags.iter().chain(making).chain(more).copied().collect();
        let ran = self.run(&self.program, work, source, &flags)?;
        let (status, said, _) = &ran;
        if !status.success() {
            return Ok(said.iter().all(is_of_any_check).then_some(ran));
        }
        // What cannot be read is made again.
        if let Ok(made) = std::fs::read_to_string(work.join(MADE_NAME)) {
            self.lately.keep(Made {
                of: self.made_of(source, edition, more),
                text: made.into(),
                is_checked: true,
            });
        }
        Ok(Some(ran))
    }

    /// Was its LLVM IR made beside a check, not long ago?
    pub(super) fn is_made(&self, source: &str, edition: &str, more: &[&str]) -> bool {
        let made_of = self.made_of(source, edition, more);
        let found = self.lately.find(&made_of, |made| made.is_checked);
        found.is_some()
    }

    /// What the LLVM IR of a program depends on.
    pub(super) fn made_of(&self, source: &str, edition: &str, more: &[&str]) -> PathBuf {
        self.entry("llvm-ir", source, &[&[edition], more].concat())
    }

    /// What `make` gives, or gave the last time for the same `kind` and `parts`.
    pub(crate) fn remember<T: Serialize + DeserializeOwned>(
        &self,
        kind: &str,
        parts: &[&str],
        make: impl FnOnce() -> Result<T, Error>,
    ) -> Result<T, Error> {
        let answer = self.entry(kind, "", parts);
        let answer = answer.with_extension("json");
        if let Some(known) = read_answer(&answer) {
            return Ok(known);
        }
        let made = make()?;
        if let Store::Kept(_) = self.store {
            // What is not remembered is made again.
            let work = self.scratch_folder()?;
            let _ = self.keep_answer(work.path(), &answer, &made);
        }
        Ok(made)
    }
}
