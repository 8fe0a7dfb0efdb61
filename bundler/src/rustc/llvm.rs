//! Programs as LLVM IR, for whoever compares them, and what came of comparing.

use std::path::Path;
use std::process::ExitStatus;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Diagnostic, Error, Rustc, Store, at, is_about_source, read_answer};

/// Nothing is optimised away, every overflow is checked, and names are made of paths. Debug assertions are off as on a judge:
/// everything else here is compiled with them. Lints are no matter.
pub(super) const FLAGS: [&str; 9] = [
    "--emit=llvm-ir",
    "--cap-lints=allow",
    "-Cno-prepopulate-passes",
    "-Copt-level=0",
    "-Cdebuginfo=0",
    "-Ccodegen-units=1",
    "-Coverflow-checks=on",
    "-Cdebug-assertions=off",
    "-Csymbol-mangling-version=v0",
];

/// The file that a run made, or why it made none.
pub(super) fn text_of(
    (status, mut diagnostics, output): (ExitStatus, Vec<Diagnostic>, String),
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
    ) -> Result<String, Error> {
        let work = self.scratch_folder()?;
        let flags = [&["--edition", edition], &FLAGS[..], more].concat();
        let ran = self.run(&self.program, work.path(), source, &flags)?;
        text_of(ran, &work.path().join("main.ll"))
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
