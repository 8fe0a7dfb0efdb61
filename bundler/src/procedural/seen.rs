//! What Cargo saw when it last built with recording macros. It goes by times: of a file that is replaced by an older one, or that
//! was saved while it built, it does not notice that it is another one.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::build::write;
use crate::disk;
use crate::inputs::{Inputs, Known};

/// The files, and when they were written down.
pub(super) struct Seen {
    path: PathBuf,
    known: Option<(Known, SystemTime)>,
}

impl Seen {
    /// What is written in `records`, with which it goes.
    pub(super) fn of(records: &Path) -> Seen {
        let path = records.join("seen.json");
        let known = disk::read(&path).ok();
        let known = known.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let time = fs::metadata(&path).and_then(|about| about.modified()).ok();
        Seen {
            path,
            known: known.zip(time),
        }
    }

    /// Would Cargo take what it built for what it would build?
    pub(super) fn misleads_cargo(&self, target: &Path) -> bool {
        match &self.known {
            Some((known, time)) => known.changed_unnoticed(*time),
            None => target.is_dir(),
        }
    }

    /// What was not written down is built again.
    pub(super) fn write(self, sources: &BTreeSet<PathBuf>, start: SystemTime) {
        let inputs = Inputs::default();
        let is_read = read_all(sources, &inputs).is_some();
        let new = inputs.known();
        let _ = fs::remove_file(&self.path);
        if is_read && !new.changed_since(start, None) {
            let old = self.known.map(|(known, _)| known.still_held());
            let all = old.unwrap_or_default().and(&new);
            let text = serde_json::to_string(&all).unwrap_or_default();
            let _ = write(&self.path, &text);
        }
    }
}

/// Reads files, where there are any. None if one cannot be read.
pub(super) fn read_all(paths: &BTreeSet<PathBuf>, inputs: &Inputs) -> Option<()> {
    for path in paths {
        if inputs.is_file(path) {
            inputs.read(path).ok()?;
        }
    }
    Some(())
}
