//! The workspace: where puzzles, problems and caches lie. Where bundles lie is the bundler's to say.
//!
//! It knows the layout of folders and nothing of what is in the files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use bundler::package;

/// The root of a checkout.
#[derive(Debug, Clone)]
pub struct Workspace {
    root: PathBuf,
    target: PathBuf,
}

impl Workspace {
    /// The innermost folder at or above `start` that has `judge-tests/problems`.
    pub fn find(start: &Path) -> Option<Workspace> {
        let start = std::path::absolute(start).ok()?;
        let is_root = |folder: &&Path| folder.join("judge-tests/problems").is_dir();
        let root = start.ancestors().find(is_root)?.to_path_buf();
        let target = std::path::absolute(package::target_folder(&root)).ok()?;
        Some(Workspace { root, target })
    }

    /// The folder that all is in.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder below which problems are found.
    pub fn problems(&self) -> PathBuf {
        self.root.join("judge-tests/problems")
    }

    /// The package whose bins are the puzzles.
    pub fn solutions(&self) -> PathBuf {
        self.root.join("solutions")
    }

    /// The names of all puzzles' bins, `src/bin/<name>.rs` or `src/bin/<name>/main.rs`.
    pub fn puzzles(&self) -> io::Result<BTreeSet<String>> {
        let mut names = BTreeSet::new();
        let folder = match fs::read_dir(self.solutions().join("src/bin")) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(names),
            other => other?,
        };
        for entry in folder {
            let path = entry?.path();
            let is_bin =
                path.extension().is_some_and(|e| e == "rs") || path.join("main.rs").is_file();
            if let (true, Some(name)) = (is_bin, path.file_stem()) {
                names.insert(name.to_string_lossy().into_owned());
            }
        }
        Ok(names)
    }

    /// Where the bundler keeps what rustc says of bundles.
    pub fn bundler_cache(&self) -> PathBuf {
        self.target.join("bundler")
    }

    /// Where compiled programs are kept.
    pub fn cache(&self) -> PathBuf {
        self.target.join("judge/cache")
    }

    /// An empty folder in which programs run.
    pub fn playground(&self) -> PathBuf {
        self.target.join("judge/run")
    }

    /// Where validators are given folders for what they have to say.
    pub fn feedback(&self) -> PathBuf {
        self.target.join("judge/feedback")
    }

    /// The list of what failed when it was last judged.
    pub fn failures(&self) -> PathBuf {
        self.target.join("judge/failed")
    }

    /// `path` as people type it from the root.
    pub fn relative<'a>(&self, path: &'a Path) -> &'a Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }
}
