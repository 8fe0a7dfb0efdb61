//! Libraries that every source is compiled with.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use tempfile::TempDir;

use super::{Error, Rustc, at, is_about_source};
use crate::{digest, disk};

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
            sum: format!("{name}={}", digest::of(&bytes)),
        })
    }
}

/// A library of macros alone, in a folder that goes with it.
#[derive(Debug)]
pub(crate) struct Macros {
    linked: Linked,
    /// Held for its file.
    _folder: TempDir,
}

impl Rustc {
    /// The same compiler, with these libraries at hand.
    pub(crate) fn linking(&self, linked: Vec<Linked>) -> Rustc {
        Rustc {
            linked: Arc::new(linked),
            ..self.clone()
        }
    }

    /// The same compiler, with libraries of macros at hand beside those that it has.
    pub(crate) fn linking_macros(&self, macros: &[Macros]) -> Rustc {
        let more = macros.iter().map(|macros| macros.linked.clone());
        self.linking(self.linked.iter().cloned().chain(more).collect())
    }

    /// Makes a library `name` of the macros that `source` exports, whose text is of this edition wherever they are called. None
    /// if it does not compile.
    pub(crate) fn macros(
        &self,
        name: &str,
        source: &str,
        edition: &str,
    ) -> Result<Option<Macros>, Error> {
        let folder = self.scratch_folder()?;
        // Old compilers do not take metadata alone for a library.
        let kind = ["--crate-type", "rlib", "--crate-name", name];
        let how = ["--edition", edition, "--emit=link", "--cap-lints=allow"];
        let flags = [kind, how].concat();
        let (status, diagnostics, output) =
            self.run_on_any(&self.program, folder.path(), source, &flags)?;
        if status.success() {
            let path = folder.path().join(format!("lib{name}.rlib"));
            return Ok(Some(Macros {
                linked: Linked::new(name, &path)?,
                _folder: folder,
            }));
        }
        match is_about_source(&diagnostics) {
            true => Ok(None),
            false => Err(Error::Crashed { status, output }),
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
