//! Answers of Cargo's that are kept: what they were made of, and so whether they still hold.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io, thread};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::configured::TOOLCHAINS;
use super::{Cargo, Resolved, configured};
use crate::digest;
use crate::disk;
use crate::inputs::{Inputs, Known, environment};
use crate::kept;

/// Bounds of the folder of answers.
const MOST: kept::Bounds = kept::Bounds {
    entries: 256,
    bytes: 64 << 20,
};

/// An answer, and the files it was made of.
#[derive(Serialize, Deserialize)]
struct Entry<T> {
    files: Known,
    answer: T,
}

impl Cargo {
    fn lock_file(&self) -> PathBuf {
        self.workspace.join("Cargo.lock")
    }

    /// Where results are kept.
    pub(super) fn kept(&self) -> PathBuf {
        self.target_folder.join("bundler")
    }

    /// The answer that was kept and still holds, or a new one, which is made of `files`; and what it depends on.
    pub(crate) fn remember<T: Serialize + DeserializeOwned>(
        &self,
        [kind, compiler]: [&str; 2],
        is_good: impl Fn(&T) -> bool,
        ask: impl FnOnce() -> Option<T>,
        files: impl FnOnce(&T) -> Option<Known>,
    ) -> Option<(T, Known)> {
        let folder = self.kept().join("cargo");
        let manifest = self.manifest.to_string_lossy();
        let features = self.features.join(" ");
        let variables = environment();
        let name = digest::of_parts(&[
            kind,
            compiler,
            &manifest,
            &self.standing.to_string_lossy(),
            &features,
            if self.of_examples { "examples" } else { "" },
            &variables,
        ]);
        let path = folder.join(name).with_extension("json");
        let known = disk::read(&path).ok();
        let known = known.and_then(|bytes| serde_json::from_slice::<Entry<T>>(&bytes).ok());
        if let Some(entry) = known.filter(|entry| entry.files.holds() && is_good(&entry.answer)) {
            return Some((entry.answer, entry.files));
        }
        let lock = self.lock_file();
        // Cargo writes one where there is none.
        let made = (!lock.exists()).then_some(lock);
        let start = start();
        let answer = ask()?;
        let files = files(&answer);
        // What changed meanwhile, Cargo may have seen as it was before. Keeping nothing is always right.
        if let Some(files) = files.filter(|files| !files.changed_since(start, made.as_deref())) {
            let entry = Entry { files, answer };
            let _ = keep(&folder, &path, &entry);
            kept::drop_oldest(&folder, &MOST);
            return Some((entry.answer, entry.files));
        }
        let open = Inputs::default();
        open.leave_open();
        Some((answer, open.known()))
    }

    /// What Cargo's answers depend on: the lock file, settings, and the manifests that are no registry's.
    pub(super) fn files(&self, resolved: &Resolved) -> Option<Known> {
        let inputs = Inputs::default();
        self.settings(resolved, &inputs)?;
        Some(inputs.known())
    }

    /// Reads the lock file, settings, and the manifests that somebody may change, with those of their workspaces. None if there is
    /// no lock file.
    pub(crate) fn settings(&self, resolved: &Resolved, inputs: &Inputs) -> Option<()> {
        inputs.read(&self.lock_file()).ok()?;
        configured(&self.standing, inputs);
        let toolchains = self
            .standing
            .ancestors()
            .flat_map(|folder| TOOLCHAINS.map(|name| folder.join(name)));
        // Whichever is above a package may be, or become, its workspace.
        let own = resolved.own_manifests().chain([self.manifest.as_path()]);
        let manifests = own.flat_map(|manifest| {
            let folders = manifest.ancestors().skip(1);
            folders.map(|folder| folder.join("Cargo.toml"))
        });
        let vendored = resolved.open_manifests().map(Path::to_path_buf);
        let all = toolchains.chain(manifests).chain(vendored);
        let all: BTreeSet<PathBuf> = all.collect();
        for path in all {
            if inputs.is_file(&path) {
                inputs.read(&path).ok()?;
            }
        }
        Some(())
    }
}

fn keep<T: Serialize>(folder: &Path, path: &Path, entry: &Entry<T>) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(kept::WORK)
        .tempfile_in(folder)?;
    file.write_all(&kept::json(entry)?)?;
    file.persist(path)?;
    Ok(())
}

/// A time that is later than that of any file that is there, and not later than that of any that will be written: file systems'
/// clocks tick a hundred times a second or more.
pub(crate) fn start() -> SystemTime {
    let tick = Duration::from_millis(10);
    thread::sleep(2 * tick);
    SystemTime::now() - tick
}
