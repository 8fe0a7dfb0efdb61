//! What rustc finds only when it makes code, without any being made.

use super::{Diagnostic, Error, Rustc};

/// Up to where the code of functions would be made: rustc stops there if it is told so.
const FLAGS: [&str; 3] = ["--emit=obj", "-Zno-codegen", "-Awarnings"];

impl Rustc {
    /// The errors of `source`, as a binary and with further `flags`, that lints find in functions that are about to be made.
    /// Nothing is said of a source with other errors, and by a compiler that knows no way to stop there. Where a check has `made` code of
    /// it with these flags, there were none.
    pub(crate) fn denied_late(
        &self,
        source: &str,
        edition: &str,
        flags: &[&str],
        made: Option<&[&str]>,
    ) -> Result<Vec<Diagnostic>, Error> {
        let is_made = made.is_some_and(|made| self.is_made(source, edition, made));
        let flags = [&["--edition", edition], &FLAGS[..], flags].concat();
        self.remember("late lints", &[&[source], &flags[..]].concat(), || {
            if is_made {
                return Ok(Vec::new());
            }
            let work = self.scratch_folder()?;
            let (_, mut said, _) = self.run(&self.program, work.path(), source, &flags)?;
            said.retain(|said| said.level == "error" && !said.spans.is_empty());
            Ok(said)
        })
    }
}
