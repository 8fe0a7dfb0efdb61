//! Runs rustc and reads what it says: type checks for the bundler, executables for the judge, both cached.
//!
//! It knows one source text, the compiler's flags and its JSON. It does not know what a bundle is, which items a text
//! has, or why anybody wants it compiled; it prints nothing.
//!
//! A cache entry is named by the hash of source, flags and the compiler's `-vV` text, and appears by an atomic rename of
//! something complete: concurrent runs and crashes leave either a whole entry or none. An executable is used only if it is what
//! its sum says, since a machine that crashes may keep a name and lose what it names. The folder is bounded: the oldest entries
//! go first, but never one that was used within the last hour, and none stays that nobody used for a month.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;
use std::{env, fmt, fs, io};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::kept;

mod clippy;
mod identity;
mod krates;
mod late;
mod libraries;
mod linked;
mod lints;
mod llvm;
mod message;
mod mir;
mod process;
mod run;
#[cfg(test)]
mod tests;

use crate::error::reason;
use crate::{digest, disk};
use identity::Identity;
pub(crate) use krates::Source;
pub(crate) use libraries::DepInfo;
pub(crate) use linked::{Linked, Macros};
use llvm::Lately;
pub use message::{Call, Diagnostic, Span};
pub(crate) use mir::{Bodies, impl_in_head, name_in_head, path_in_head};

/// The name under which every source is compiled, relative to the folder rustc runs in: no path of the machine reaches
/// messages or executables.
pub(crate) const SOURCE_NAME: &str = "main.rs";
/// What a check makes of it.
const METADATA_NAME: &str = "libmain.rmeta";
/// Bytes that an executable may need, with debug information of an old std in it.
const ROOM: usize = 8 << 20;
/// Lines shown of what a failed compiler said.
const CRASH_LINES: usize = 12;
/// Cache bounds; an optimised executable has about half a megabyte, an answer a few kilobytes: the fixtures alone ask for a
/// thousand of them.
const MOST: kept::Bounds = kept::Bounds {
    entries: 4096,
    bytes: 1 << 30,
};

/// A compiler that was found and asked for its version, and the cache of its results. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Rustc {
    program: PathBuf,
    version: String,
    release: String,
    store: Store,
    linked: Arc<Vec<Linked>>,
    lately: Lately,
    /// Results that were kept by this value and its clones.
    written: Arc<AtomicUsize>,
}

/// Where results go: a folder that outlives the process, or one that goes with the last clone of its [`Rustc`].
#[derive(Debug, Clone)]
enum Store {
    Kept(PathBuf),
    Temporary(Arc<tempfile::TempDir>),
}

/// Why there is no result.
#[derive(Debug)]
pub enum Error {
    /// There is no compiler to run, or what was named is none.
    Missing {
        /// What was tried.
        program: PathBuf,
        /// What came of it.
        reason: String,
    },
    /// A file or folder could not be read or written, or a process not started.
    Io {
        /// Which one.
        path: PathBuf,
        /// The operating system's answer.
        source: io::Error,
    },
    /// The source does not compile: only messages of level `error`.
    Compile(Vec<Diagnostic>),
    /// The compiler itself failed: it crashed, refused a flag, or found no linker.
    Crashed {
        /// How it ended.
        status: ExitStatus,
        /// What it said.
        output: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Missing { program, reason } => write!(
                f,
                "cannot run the rust compiler `{}`: {reason}; install rust from https://rustup.rs, \
                 or set RUSTC to the path of a rustc",
                program.display()
            ),
            Error::Io { path, source } => {
                write!(f, "cannot use `{}`: {}", path.display(), reason(source))
            }
            Error::Compile(diagnostics) => {
                let texts: Vec<&str> = diagnostics.iter().map(|d| d.rendered.trim_end()).collect();
                f.write_str(&texts.join("\n\n"))
            }
            Error::Crashed { status, output } => {
                write!(f, "rustc failed without compiling ({status})")?;
                // A crash's backtrace says nothing to people and holds paths of the machine.
                let said = output.lines().take_while(|line| !line.contains("SIGSEGV"));
                let said: Vec<&str> = said.take(CRASH_LINES).collect();
                match said.join("\n").trim() {
                    "" => Ok(()),
                    text => write!(f, ":\n{text}"),
                }
            }
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl Rustc {
    /// Finds `program`, or `$RUSTC`, or `rustc` on the `PATH`, and its version.
    ///
    /// Results are kept in the folder `cache`, which is made when first needed. Without one, checks are not cached, and
    /// executables live until the last clone of this value is dropped.
    pub fn find(program: Option<&Path>, cache: Option<PathBuf>) -> Result<Rustc, Error> {
        let asked = match (program, env::var_os("RUSTC")) {
            (Some(program), _) => program.to_path_buf(),
            (None, Some(name)) if !name.is_empty() => PathBuf::from(name),
            _ => PathBuf::from("rustc"),
        };
        let Identity { program, version } = identity::identify(&asked, cache.as_deref())?;
        let Some(release) = version
            .lines()
            .find_map(|line| line.strip_prefix("release: "))
        else {
            return Err(Error::Missing {
                program,
                reason: "its `-vV` names no release".to_owned(),
            });
        };
        let release = release.to_owned();
        let store = match cache {
            Some(folder) => kept_in(&folder)?,
            None => Store::Temporary(Arc::new(
                tempfile::tempdir().map_err(|e| at(&env::temp_dir(), e))?,
            )),
        };
        Ok(Rustc {
            program,
            version,
            release,
            store,
            linked: Arc::default(),
            lately: Lately::default(),
            written: Arc::default(),
        })
    }

    /// The same compiler, not asked again who it is, with its results kept in the folder `cache`.
    pub fn keeping_in(&self, cache: &Path) -> Result<Rustc, Error> {
        Ok(Rustc {
            store: kept_in(cache)?,
            written: Arc::default(),
            ..self.clone()
        })
    }

    /// Its executable.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// How many results were kept by this value and its clones: more, once something was asked that nobody remembered.
    pub(crate) fn results_kept(&self) -> usize {
        self.written.load(Ordering::Relaxed)
    }

    /// The second number of its release; none if that is no number.
    pub(crate) fn minor(&self) -> Option<u32> {
        self.release.split('.').nth(1)?.parse().ok()
    }

    /// The compiler's release, such as `1.95.0`.
    pub fn release(&self) -> &str {
        &self.release
    }

    /// The whole text of `rustc -vV`: part of every cache key.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Type-checks `source` as a binary, without generating code, with further `flags` such as `["--cfg", "ONLINE_JUDGE"]`.
    ///
    /// Returns its errors and the warnings of the lints (or lint groups) in `force_warn`, and no other warning; `Ok`
    /// also when there are errors. An empty answer means that the source compiles.
    pub fn check(
        &self,
        source: &str,
        edition: &str,
        force_warn: &[&str],
        flags: &[&str],
    ) -> Result<Vec<Diagnostic>, Error> {
        self.check_ahead(source, edition, force_warn, flags, || None)
    }

    /// The same. Where it is not remembered, and `code` gives flags, [`Rustc::llvm_ir`] with these flags is made by the way: that
    /// adds less than half of the time that it takes by itself.
    pub(crate) fn check_ahead(
        &self,
        source: &str,
        edition: &str,
        force_warn: &[&str],
        flags: &[&str],
        code: impl FnOnce() -> Option<Vec<&'static str>>,
    ) -> Result<Vec<Diagnostic>, Error> {
        let mut all = vec!["--edition", edition, "--emit=metadata", "-Awarnings"];
        all.extend(flags);
        for lint in force_warn {
            all.extend(["--force-warn", lint]);
        }
        let flags = all;
        let answer = self.entry("check", source, &flags).with_extension("json");
        if let Some(known) = read_answer(&answer) {
            return Ok(known);
        }
        let work = self.scratch_folder()?;
        let ahead = match code() {
            Some(more) => self.check_making((source, edition), &flags, &more, work.path())?,
            None => None,
        };
        let (status, mut diagnostics, output) = match ahead {
            Some(ran) => ran,
            None => self.run(&self.program, work.path(), source, &flags)?,
        };
        // What says nothing and makes nothing is no compiler.
        let made = status.success() && work.path().join(METADATA_NAME).exists();
        if !made && !is_about_source(&diagnostics) {
            return Err(Error::Crashed { status, output });
        }
        diagnostics.retain(|d| d.level == "error" || !d.spans.is_empty());
        if let Store::Kept(_) = self.store {
            // What is not remembered is asked again.
            let _ = self.keep_answer(work.path(), &answer, &diagnostics);
        }
        Ok(diagnostics)
    }

    /// Compiles `source` to an executable with `flags` (such as `["-O", "--edition", "2021"]`), or finds the one made
    /// earlier; [`Error::Compile`] if the source does not compile.
    ///
    /// The path stays valid for an hour at least, and as long as the cache is not full.
    pub fn compile(&self, source: &str, flags: &[&str]) -> Result<PathBuf, Error> {
        let entry = self.entry("compile", source, flags);
        let executable = entry.with_extension(if cfg!(windows) { "exe" } else { "bin" });
        let sum = entry.with_extension("sum");
        if read_answer::<String>(&sum).is_some_and(|known| Some(known) == sum_of(&executable)) {
            touch(&executable);
            return Ok(executable);
        }
        let answer = entry.with_extension("json");
        if let Some(known) = read_answer(&answer) {
            return Err(Error::Compile(known));
        }
        let work = self.work_folder()?;
        let (status, mut diagnostics, output) =
            self.run(&self.program, work.path(), source, flags)?;
        let made = work
            .path()
            .join(if cfg!(windows) { "main.exe" } else { "main" });
        if status.success() && is_whole(&made) {
            match fs::rename(&made, &executable) {
                // Another run made the same executable and is running it (Windows).
                Err(_) if is_whole(&executable) => {}
                other => other.map_err(|e| at(&executable, e))?,
            }
            touch(&executable);
            if let Some(text) = sum_of(&executable) {
                // Without it, the next run compiles again.
                let _ = self.keep_answer(work.path(), &sum, &text);
            }
            return Ok(executable);
        }
        diagnostics.retain(|d| d.level == "error");
        match is_about_source(&diagnostics) {
            true => self.keep_answer(work.path(), &answer, &diagnostics)?,
            false if is_undefined_symbol(&diagnostics) => {}
            // Linkers that write by mapping memory die of a full disk without a word.
            false => {
                return Err(full_disk(self.folder()).unwrap_or(Error::Crashed { status, output }));
            }
        }
        Err(Error::Compile(diagnostics))
    }

    /// The folder that was named for results, if one was.
    pub(crate) fn cache(&self) -> Option<&Path> {
        match &self.store {
            Store::Kept(folder) => Some(folder),
            Store::Temporary(_) => None,
        }
    }

    fn folder(&self) -> &Path {
        match &self.store {
            Store::Kept(folder) => folder,
            Store::Temporary(folder) => folder.path(),
        }
    }

    /// A folder of one run, inside the cache so that its content can be renamed into place; it goes when dropped.
    fn work_folder(&self) -> Result<tempfile::TempDir, Error> {
        let folder = self.folder();
        fs::create_dir_all(folder).map_err(|e| at(folder, e))?;
        tempfile::Builder::new()
            .prefix(kept::WORK)
            .tempdir_in(folder)
            .map_err(|e| at(folder, e))
    }

    /// The same for a run whose output is read and left: a cache that cannot be written is done without.
    pub(crate) fn scratch_folder(&self) -> Result<tempfile::TempDir, Error> {
        let elsewhere = |error| tempfile::tempdir().map_err(|_| error);
        self.work_folder().or_else(elsewhere)
    }

    /// The path of a cache entry, without its extension.
    fn entry(&self, kind: &str, source: &str, flags: &[&str]) -> PathBuf {
        let mut parts = [&[kind, &self.version, source], flags].concat();
        parts.extend(self.linked_sums());
        self.folder().join(digest::of_parts(&parts))
    }

    fn keep_answer<T: Serialize + ?Sized>(
        &self,
        work: &Path,
        entry: &Path,
        answer: &T,
    ) -> Result<(), Error> {
        let part = work.join("answer");
        let text = kept::json(answer).map_err(|e| at(&part, e))?;
        fs::write(&part, text).map_err(|e| at(&part, e))?;
        fs::rename(&part, entry).map_err(|e| at(entry, e))?;
        self.drop_oldest();
        Ok(())
    }

    /// Keeps the cache within its bounds. It is looked through now and then only: many results may come at once.
    fn drop_oldest(&self) {
        if self
            .written
            .fetch_add(1, Ordering::Relaxed)
            .is_multiple_of(64)
        {
            kept::drop_oldest(self.folder(), &MOST);
        }
    }
}

fn kept_in(folder: &Path) -> Result<Store, Error> {
    let folder = std::path::absolute(folder).map_err(|e| at(folder, e))?;
    Ok(Store::Kept(folder))
}

/// What `program` prints when asked with `flag`.
fn ask(program: &Path, flag: &str) -> Result<String, Error> {
    let missing = |reason: String| Error::Missing {
        program: program.to_path_buf(),
        reason,
    };
    let output = process::output(Command::new(program).arg(flag), process::LONGEST)
        .map_err(|error| missing(reason(&error)))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let said = said.lines().map(|line| format!(": {line}")).next();
        let ended = format!("`{flag}` ended with {}", output.status);
        return Err(missing(ended + &said.unwrap_or_default()));
    }
    String::from_utf8(output.stdout).map_err(|_| missing(format!("`{flag}` printed no text")))
}

fn at(path: &Path, source: io::Error) -> Error {
    Error::Io {
        path: path.to_path_buf(),
        source,
    }
}

/// Whether rustc found fault with the source, rather than with its flags or the machine.
fn is_about_source(diagnostics: &[Diagnostic]) -> bool {
    diagnostics
        .iter()
        .any(|d| d.level == "error" && (d.code.is_some() || !d.spans.is_empty()))
}

/// Whether the linker misses what the source declares; any other complaint of the linker, such as a full disk, is about
/// the machine.
fn is_undefined_symbol(diagnostics: &[Diagnostic]) -> bool {
    let is_said = |d: &Diagnostic| d.rendered.contains("undefined");
    diagnostics
        .iter()
        .any(|d| d.message.starts_with("linking with") && is_said(d))
}

/// What is said where `folder` has no room for an executable; `None` if it has.
fn full_disk(folder: &Path) -> Option<Error> {
    let mut file = tempfile::tempfile_in(folder).ok()?;
    let error = file.write_all(&vec![0; ROOM]).err()?;
    matches!(
        error.kind(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded
    )
    .then(|| at(folder, error))
}

/// What tells an executable from a part of it.
fn sum_of(executable: &Path) -> Option<String> {
    if !is_whole(executable) {
        return None;
    }
    digest::of_reader(fs::File::open(executable).ok()?).ok()
}

/// A file that a crash of the machine left empty is no entry.
fn is_whole(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|meta| meta.is_file() && meta.len() > 0)
}

/// Marks an entry as used now. Opened for reading: a file open for writing could not be executed by another thread.
fn touch(path: &Path) {
    if let Ok(file) = fs::File::open(path) {
        let _ = file.set_modified(SystemTime::now());
    }
}

fn read_answer<T: DeserializeOwned>(path: &Path) -> Option<T> {
    let answer = serde_json::from_slice(&disk::read(path).ok()?).ok()?;
    touch(path);
    Some(answer)
}
