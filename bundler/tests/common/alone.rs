//! A bundle on its own: made with the compiler that the tests share, compiled as a judge does, run, and compared with the
//! original program.

use std::path::Path;
use std::sync::OnceLock;

use bundler::rustc::Rustc;

use super::toolchain::{self, Outcome, Run};

/// How the tests bundle: with a compiler whose answers are kept between runs.
pub(crate) fn options() -> Result<bundler::Options, String> {
    // Found once: asking a compiler for its version takes longer than the rest.
    static RUSTC: OnceLock<Result<Rustc, String>> = OnceLock::new();
    let rustc = RUSTC.get_or_init(|| {
        let memory = toolchain::memory_folder().join("bundler");
        Rustc::find(None, Some(memory)).map_err(|error| error.to_string())
    });
    Ok(bundler::Options {
        rustc: Some(rustc.clone()?),
        ..Default::default()
    })
}

/// Compiles a bundle as a judge does, in a folder that holds nothing else, with further `flags`, and runs it.
pub(crate) fn run(text: &str, edition: &str, stdin: &str, flags: &[&str]) -> Result<Run, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    std::fs::write(folder.path().join("main.rs"), text).map_err(|error| error.to_string())?;
    let edition = format!("--edition={edition}");
    let build = |folder: &Path| {
        let arguments = [&[&*edition, "main.rs", "-o", "bundle"], flags].concat();
        let messages = toolchain::compile(folder, &[&arguments[..], &toolchain::LINTS].concat())?;
        // Forced warnings outrank `deny`: without them it must compile too.
        if text.contains("deny") || text.contains("forbid") {
            toolchain::compile(folder, &arguments)?;
        }
        Ok((folder.join("bundle"), messages))
    };
    let key = [&["bundle", &edition, text], flags].concat();
    match toolchain::outcome(&key, stdin, folder.path(), &build)? {
        Outcome::Ran(run) => Ok(run),
        Outcome::Rejected(why) => Err(format!("the bundle does not compile:\n{why}\n{text}")),
    }
}

/// Do both print the same and end alike?
pub(crate) fn same_behaviour(original: &Run, bundled: &Run) -> Result<(), String> {
    if (&original.stdout, original.code) == (&bundled.stdout, bundled.code) {
        return Ok(());
    }
    let text = |run: &Run| {
        format!(
            "{}(exit code {:?})\n",
            String::from_utf8_lossy(&run.stdout),
            run.code
        )
    };
    Err(format!(
        "the bundle behaves differently; the original:\n{}the bundle:\n{}",
        text(original),
        text(bundled)
    ))
}

/// What rustc calls unused in the bundle and came from a library: what it already says of the solution's `own` crate is the
/// author's.
pub(crate) fn left_over(own: &[String], bundled: &Run) -> Vec<String> {
    let mut own = own.to_vec();
    let mut left = Vec::new();
    for message in &bundled.unused {
        match own.iter().position(|known| known == message) {
            Some(place) => drop(own.swap_remove(place)),
            None => left.push(message.clone()),
        }
    }
    left
}
