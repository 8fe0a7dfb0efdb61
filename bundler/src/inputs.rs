//! Which files were read, with what in them, and where one was looked for and was not: what a result depends on.
//!
//! A result stays right as long as [`Known::holds`] for every file that it was made of. Every source file, and every path
//! where one may be, is asked for here.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::{digest, disk};

/// Files on disk, and a record of what was asked of them. Threads may share it.
#[derive(Debug, Default)]
pub(crate) struct Inputs {
    asked: Mutex<Known>,
}

/// What was at a path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
enum State {
    /// A file whose bytes have this digest.
    File(String),
    /// No file, or none that can be read.
    Nothing,
    /// First one thing and then another.
    Changing,
}

/// What was asked of the disk and of the environment, and what they answered.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Known {
    files: BTreeMap<PathBuf, State>,
    variables: BTreeMap<String, Option<String>>,
    /// [`environment`], if it matters.
    environment: Option<String>,
    /// Is there more, which nobody here can ask for?
    is_open: bool,
}

impl Inputs {
    /// The bytes of a file.
    pub(crate) fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let bytes = disk::read(path);
        let state = match &bytes {
            Ok(bytes) => State::File(digest::of(bytes)),
            Err(_) => State::Nothing,
        };
        self.note(path, state);
        bytes
    }

    /// Is there a file? One that is there counts only when it is read too.
    pub(crate) fn is_file(&self, path: &Path) -> bool {
        let is_file = path.is_file();
        if !is_file {
            self.note(path, State::Nothing);
        }
        is_file
    }

    /// Takes down what a variable says.
    pub(crate) fn variable(&self, name: &str) {
        let value = env::var(name).ok();
        self.asked().variables.insert(name.to_owned(), value);
    }

    /// Takes down what Cargo and rustc were told by variables.
    pub(crate) fn environment(&self) {
        self.asked().environment = Some(environment());
    }

    /// Something else was asked for: what was made of it is made again.
    pub(crate) fn leave_open(&self) {
        self.asked().is_open = true;
    }

    fn note(&self, path: &Path, state: State) {
        let files = &mut self.asked().files;
        // What was made of both is not to be trusted.
        match files.get(path) {
            Some(known) if *known != state => files.insert(path.to_path_buf(), State::Changing),
            _ => files.insert(path.to_path_buf(), state),
        };
    }

    fn asked(&self) -> MutexGuard<'_, Known> {
        self.asked
            .lock()
            .unwrap_or_else(|broken| broken.into_inner())
    }

    /// What was asked so far.
    pub(crate) fn known(self) -> Known {
        self.asked
            .into_inner()
            .unwrap_or_else(|broken| broken.into_inner())
    }
}

impl Known {
    /// These answers and others.
    pub(crate) fn and(mut self, others: &Known) -> Known {
        let others = others.clone();
        self.files.extend(others.files);
        self.variables.extend(others.variables);
        self.environment = self.environment.or(others.environment);
        self.is_open |= others.is_open;
        self
    }

    /// Did any of the files but `made` change at this time or later? One that was put there by its name alone counts too, where the
    /// system keeps that time.
    pub(crate) fn changed_since(&self, time: SystemTime, made: Option<&Path>) -> bool {
        let files = self.files.iter();
        let mut files = files.filter(|(path, _)| Some(path.as_path()) != made);
        files.any(|(path, state)| match state {
            State::File(_) => disk::changed(path).is_none_or(|changed| changed >= time),
            State::Nothing => false,
            State::Changing => true,
        })
    }

    /// Did any file change so that who goes by times of modification since `time` does not notice? Who looks behind links once does
    /// not notice either that one leads elsewhere.
    pub(crate) fn changed_unnoticed(&self, time: SystemTime) -> bool {
        let files = self.files.iter();
        let mut changed = files.filter(|(path, state)| !state.holds(path));
        changed.any(|(path, state)| {
            let modified = std::fs::metadata(path).and_then(|about| about.modified());
            match modified {
                Ok(modified) => modified <= time || *state == State::Nothing || path.is_symlink(),
                Err(_) => false,
            }
        })
    }

    /// Those answers about files that the disk would still give.
    pub(crate) fn still_held(mut self) -> Known {
        self.files.retain(|path, state| state.holds(path));
        self
    }

    /// Would all answers be the same now?
    pub(crate) fn holds(&self) -> bool {
        let mut variables = self.variables.iter();
        !self.is_open
            && variables.all(|(name, value)| env::var(name).ok() == *value)
            && self
                .environment
                .as_ref()
                .is_none_or(|known| *known == environment())
            && self.files.iter().all(|(path, state)| state.holds(path))
    }
}

impl State {
    fn holds(&self, path: &Path) -> bool {
        match self {
            State::File(known) => disk::read(path).is_ok_and(|bytes| digest::of(&bytes) == *known),
            State::Nothing => !path.is_file(),
            State::Changing => false,
        }
    }
}

/// The variables that Cargo and rustc obey, with their values. Who starts a program through Cargo sets more of them, which makes
/// another answer of it, no wrong one; only what differs from start to start is left out.
pub(crate) fn environment() -> String {
    let mut found = BTreeSet::new();
    for (name, value) in env::vars_os() {
        let (name, value) = (name.to_string_lossy(), value.to_string_lossy());
        let obeyed = ["CARGO_", "RUSTC", "RUSTFLAGS", "RUSTUP_TOOLCHAIN"];
        if obeyed.iter().any(|start| name.starts_with(start)) && name != "CARGO_MAKEFLAGS" {
            found.insert(format!("{name}={value}\0"));
        }
    }
    digest::of(found.into_iter().collect::<String>().as_bytes())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn asked(folder: &Path) -> Known {
        let inputs = Inputs::default();
        assert!(inputs.read(&folder.join("read.rs")).is_ok());
        assert!(!inputs.is_file(&folder.join("absent.rs")));
        assert!(inputs.is_file(&folder.join("there.rs")));
        assert!(inputs.read(&folder.join("unreadable.rs")).is_err());
        inputs.known()
    }

    #[test]
    fn what_was_asked_holds_until_an_answer_would_be_another() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        let remove = |name: &str| fs::remove_file(folder.path().join(name)).unwrap();
        write("read.rs", "fn f() {}\n");
        write("there.rs", "");
        let known = asked(folder.path());
        assert!(known.holds());
        write("other.rs", "");
        assert!(known.holds());
        write("read.rs", "fn g() {}\n");
        assert!(!known.holds());
        write("read.rs", "fn f() {}\n");
        assert!(known.holds());
        write("absent.rs", "");
        assert!(!known.holds());
        remove("absent.rs");
        write("unreadable.rs", "");
        assert!(!known.holds());
        remove("unreadable.rs");
        remove("read.rs");
        assert!(!known.holds());
    }

    #[test]
    fn variables_count_and_what_nobody_can_ask_for() {
        let inputs = Inputs::default();
        inputs.variable("NOBODY_SETS_THIS_VARIABLE");
        let known = inputs.known();
        assert!(known.holds());
        let mut other = known.clone();
        other.variables.insert("PATH".to_owned(), None);
        assert!(!other.holds() && !known.and(&other).holds());
        let open = Inputs::default();
        open.leave_open();
        assert!(!open.known().holds());
    }

    #[test]
    fn an_older_file_is_a_change_that_times_do_not_tell() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        let old = folder.path().join("old");
        fs::write(&old, "old").unwrap();
        fs::write(&path, "new").unwrap();
        let inputs = Inputs::default();
        inputs.read(&path).unwrap();
        let known = inputs.known();
        let later = SystemTime::now() + std::time::Duration::from_secs(60);
        assert!(!known.changed_unnoticed(later));
        fs::rename(&old, &path).unwrap();
        assert!(known.changed_unnoticed(later));
        assert!(!known.changed_unnoticed(SystemTime::UNIX_EPOCH));
        assert!(known.changed_since(SystemTime::UNIX_EPOCH, None));
        assert!(!known.changed_since(SystemTime::UNIX_EPOCH, Some(&path)));
        assert!(!known.changed_since(later, None));
    }

    #[test]
    fn a_file_that_changes_while_it_is_read_never_holds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("changing.rs");
        let inputs = Inputs::default();
        for text in ["a", "b"] {
            fs::write(&path, text).unwrap();
            inputs.read(&path).unwrap();
        }
        assert!(!inputs.known().holds());
    }
}
