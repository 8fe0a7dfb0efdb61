//! Bundles that were made before: one whose sources did not change costs their reading.
//!
//! An entry is named by everything but files that a bundle depends on: the binary, what the package's manifests say, the
//! options, the compiler and the bundler itself, which a new build replaces. In it stand the files, as [`Known`], and the
//! bundle. A library's files are the same for many binaries and have an entry of their own.
//!
//! An unverified bundle of little text is not kept: to keep it would take up to a fifth of the time that making it does.
//!
//! An entry appears whole, by a rename, and begins with a digest of the rest: what is broken is as good as not there. Errors
//! are not kept, and failing to keep a bundle is none.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};
use std::{env, fs, io};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::inputs::Known;
use crate::package::{Package, Target};
use crate::{Bundle, Options, kept};
use crate::{digest, disk};

/// Bounds of the folder; a bundle has some kilobytes.
const MOST: kept::Bounds = kept::Bounds {
    entries: 20_000,
    bytes: 256 << 20,
};

/// Bytes of source text up to which an unverified bundle is not kept, alone.
const LITTLE: usize = 64 << 10;

/// The bundles of one package under one set of options.
#[derive(Debug)]
pub(crate) struct Cache<'a> {
    package: &'a Package,
    options: &'a Options,
    folder: PathBuf,
    /// Is there such a folder?
    is_begun: bool,
    /// Stands for everything that all of its bundles depend on, files left out; none if the running program cannot be read.
    common: OnceLock<Option<String>>,
    /// Libraries whose files were looked at.
    looked_at: Mutex<BTreeMap<LibraryState, bool>>,
}

/// The files of what was read of the libraries, told apart from how they ever were.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct LibraryState(String);

#[derive(Serialize, Deserialize)]
struct Entry<B> {
    library: LibraryState,
    files: Known,
    bundle: B,
}

impl<'a> Cache<'a> {
    /// None if `options` name no folder, or if bundles depend on crates outside that change without their version.
    pub(crate) fn open(package: &'a Package, options: &'a Options) -> Option<Cache<'a>> {
        if package.externals.iter().any(|external| external.is_own) {
            return None;
        }
        let folder = options.cache.as_ref()?.join("bundles");
        Some(Cache {
            package,
            options,
            is_begun: folder.is_dir(),
            folder,
            common: OnceLock::new(),
            looked_at: Mutex::default(),
        })
    }

    /// Is a bundle to be kept that was made of so many bytes of source text, alone or as one of several?
    pub(crate) fn is_worth_it(&self, bytes: usize, several: bool) -> bool {
        self.options.rustc.is_some() || several || bytes > LITTLE
    }

    fn common(&self) -> Option<&str> {
        let common = self.common.get_or_init(|| {
            let program = disk::identity(&env::current_exe().ok()?).ok()?;
            // Another binary beside it changes no bundle.
            let package = Package {
                bins: Vec::new(),
                examples: Vec::new(),
                for_examples: None,
                ..self.package.clone()
            };
            let Options {
                rustc,
                docs,
                header,
                cache: _,
                watch: _,
                is_last: _,
            } = self.options;
            let rustc = rustc.as_ref().map(|rustc| rustc.version());
            let settings = format!("{package:?} {rustc:?} {docs} {header}");
            Some(digest::of_parts(&[&program, &settings]))
        });
        common.as_deref()
    }

    /// Are the files of a library as they were when it was read? They are looked at once.
    fn library_holds(&self, library: &LibraryState) -> bool {
        let mut looked_at = self
            .looked_at
            .lock()
            .unwrap_or_else(|broken| broken.into_inner());
        *looked_at.entry(library.clone()).or_insert_with(|| {
            let files: Option<Known> = self
                .entry("library", &library.0)
                .and_then(|path| read(&path));
            files.is_some_and(|files| files.holds())
        })
    }

    /// Remembers the files of the library, which was read just now.
    pub(crate) fn keep_library(&self, files: &Known) -> LibraryState {
        let state = LibraryState(digest::of_parts(&[&format!("{files:?}")]));
        self.write(self.entry("library", &state.0), files);
        state
    }

    /// The bundle of `target`, if everything is as it was when it was made.
    pub(crate) fn bundle(&self, target: &Target) -> Option<Bundle> {
        if !self.is_begun {
            return None;
        }
        let entry: Entry<Bundle> = read(&self.target_entry(target)?)?;
        (entry.files.holds() && self.library_holds(&entry.library)).then_some(entry.bundle)
    }

    /// Remembers a bundle that was made of the library and of the target's own `files`.
    pub(crate) fn keep(
        &self,
        library: &LibraryState,
        target: &Target,
        files: Known,
        bundle: &Bundle,
    ) {
        let entry = Entry {
            library: library.clone(),
            files,
            bundle,
        };
        self.write(self.target_entry(target), &entry);
    }

    /// Keeps the folder within its bounds when something was `kept`. It is looked through now and then only, as chance has it.
    pub(crate) fn drop_oldest<'s>(&self, mut kept: impl Iterator<Item = &'s LibraryState>) {
        if kept.any(|LibraryState(hash)| hash.starts_with('0')) {
            kept::drop_oldest(&self.folder, &MOST);
        }
    }

    fn target_entry(&self, target: &Target) -> Option<PathBuf> {
        self.entry("bundle", &format!("{target:?}"))
    }

    fn entry(&self, kind: &str, of: &str) -> Option<PathBuf> {
        let name = digest::of_parts(&[kind, self.common()?, of]);
        Some(self.folder.join(name).with_extension("bundle"))
    }

    fn write(&self, path: Option<PathBuf>, value: &impl Serialize) {
        // Keeping nothing is always right.
        let _ = path.map(|path| self.try_write(&path, value));
    }

    fn try_write(&self, path: &Path, value: &impl Serialize) -> io::Result<()> {
        let body = kept::json(value)?;
        let sum = digest::of(&body);
        let entry = [sum.as_bytes(), &body].concat();
        // A library's files are often those that they were.
        if disk::read(path).is_ok_and(|known| known == entry) {
            return Ok(());
        }
        fs::create_dir_all(&self.folder)?;
        let mut file = tempfile::Builder::new()
            .prefix(kept::WORK)
            .tempfile_in(&self.folder)?;
        file.write_all(&entry)?;
        file.persist(path)?;
        Ok(())
    }
}

fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    let bytes = disk::read(path).ok()?;
    let (sum, body) = bytes.split_at_checked(digest::LEN)?;
    let is_whole = digest::of(body).as_bytes() == sum;
    is_whole.then(|| serde_json::from_slice(body).ok())?
}
