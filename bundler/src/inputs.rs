//! Which files were read, with what in them, and where one was looked for and was not: what a result depends on.
//!
//! A result stays right as long as [`Known::holds`] for every file that it was made of. Every source file, and every path
//! where one may be, is asked for here.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::{Deserialize, Serialize};

use crate::disk;

/// Files on disk, and a record of what was asked of them. Threads may share it.
#[derive(Debug, Default)]
pub(crate) struct Inputs {
    asked: Mutex<BTreeMap<PathBuf, State>>,
}

/// What was at a path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
enum State {
    /// A file whose bytes have this hash.
    File(String),
    /// No file, or none that can be read.
    Nothing,
    /// First one thing and then another.
    Changing,
}

/// What was asked of the disk, and what it answered.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Known(BTreeMap<PathBuf, State>);

impl Inputs {
    /// The bytes of a file.
    pub(crate) fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let bytes = disk::read(path);
        let state = match &bytes {
            Ok(bytes) => State::File(hash(bytes)),
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

    fn note(&self, path: &Path, state: State) {
        let mut asked = self
            .asked
            .lock()
            .unwrap_or_else(|broken| broken.into_inner());
        // What was made of both is not to be trusted.
        match asked.get(path) {
            Some(known) if *known != state => asked.insert(path.to_path_buf(), State::Changing),
            _ => asked.insert(path.to_path_buf(), state),
        };
    }

    /// What was asked so far.
    pub(crate) fn known(self) -> Known {
        Known(
            self.asked
                .into_inner()
                .unwrap_or_else(|broken| broken.into_inner()),
        )
    }
}

impl Known {
    /// These answers and others.
    pub(crate) fn and(mut self, others: &Known) -> Known {
        let others = others.0.iter();
        let others = others.map(|(path, state)| (path.clone(), state.clone()));
        self.0.extend(others);
        self
    }

    /// Would the disk answer the same now?
    pub(crate) fn holds(&self) -> bool {
        self.0.iter().all(|(path, state)| match state {
            State::File(known) => disk::read(path).is_ok_and(|bytes| hash(&bytes) == *known),
            State::Nothing => !path.is_file(),
            State::Changing => false,
        })
    }
}

fn hash(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex().to_string()
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
