//! Asks clippy, which is installed beside rustc, what an older release of rustc does not have yet.

use std::fs;

use super::{Diagnostic, Error, METADATA_NAME, Rustc, at, is_about_source, read_answer};

/// The lint that knows since which release std has what.
const LINT: &str = "clippy::incompatible_msrv";

impl Rustc {
    /// What `source` uses of std that the older `release` (such as `1.63`) does not have; `None` if clippy is not installed with
    /// this compiler. Nothing is said of a source that does not compile, of what macros of std expand to, and of the language.
    pub fn newer_std(
        &self,
        source: &str,
        edition: &str,
        release: &str,
    ) -> Result<Option<Vec<Diagnostic>>, Error> {
        let name = format!("clippy-driver{}", std::env::consts::EXE_SUFFIX);
        let driver = self.program.with_file_name(name);
        if !driver.is_file() {
            return Ok(None);
        }
        let flags = ["--edition", edition, "--emit=metadata", "-Awarnings"];
        let flags = [&flags[..], &["--force-warn", LINT]].concat();
        let answer = self.entry("newer-std", source, &[edition, release]);
        let answer = answer.with_extension("json");
        if let Some(known) = read_answer(&answer) {
            return Ok(Some(known));
        }
        let work = self.scratch_folder()?;
        // Clippy looks for it where it runs.
        let settings = work.path().join("clippy.toml");
        fs::write(&settings, format!("msrv = \"{release}\"\n")).map_err(|e| at(&settings, e))?;
        let (status, mut diagnostics, output) = self.run(&driver, work.path(), source, &flags)?;
        let made = status.success() && work.path().join(METADATA_NAME).exists();
        if !made && !is_about_source(&diagnostics) {
            return Err(Error::Crashed { status, output });
        }
        diagnostics.retain(|d| d.code.as_deref() == Some(LINT) && !d.spans.is_empty());
        let _ = self.keep_answer(work.path(), &answer, &diagnostics);
        Ok(Some(diagnostics))
    }
}
