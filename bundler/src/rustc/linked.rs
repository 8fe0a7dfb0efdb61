//! Libraries that every source is compiled with.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use super::{Error, Rustc, at};
use crate::disk;

/// A library that sources may name.
#[derive(Debug, Clone)]
pub(crate) struct Linked {
    name: String,
    path: PathBuf,
    /// What tells it from any other of its name.
    sum: String,
}

impl Linked {
    /// The library in the file `path`, which programs know as `name`. What it depends on is beside it.
    pub(crate) fn new(name: &str, path: &Path) -> Result<Linked, Error> {
        let bytes = disk::read(path).map_err(|error| at(path, error))?;
        Ok(Linked {
            name: name.to_owned(),
            path: path.to_path_buf(),
            sum: format!("{name}={}", blake3::hash(&bytes).to_hex()),
        })
    }
}

impl Rustc {
    /// The same compiler, with these libraries at hand.
    pub(crate) fn linking(&self, linked: Vec<Linked>) -> Rustc {
        Rustc {
            linked: Arc::new(linked),
            ..self.clone()
        }
    }

    /// What tells the libraries from others: a part of every entry's name.
    pub(super) fn linked_sums(&self) -> impl Iterator<Item = &str> {
        self.linked.iter().map(|linked| linked.sum.as_str())
    }

    /// Tells a compiler where the libraries are.
    pub(super) fn name_linked(&self, command: &mut Command) {
        for linked in self.linked.iter() {
            let folder = linked.path.parent().unwrap_or(Path::new("."));
            command
                .arg("--extern")
                .arg(format!("{}={}", linked.name, linked.path.display()))
                .arg("-L")
                .arg(format!("dependency={}", folder.join("deps").display()))
                .arg("-L")
                .arg(format!("dependency={}", folder.display()));
        }
    }
}
