//! Crates as Cargo has rustc compile them, each from its own files, as LLVM IR.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::llvm::{FLAGS, text_of};
use super::{Error, Rustc, at};

/// The minor version of a rustc that makes code of a binary whose libraries are metadata alone; earlier ones may, or may not.
const METADATA_IS_ENOUGH: u32 = 95;

/// A crate, and where what it needs was compiled to.
pub(crate) struct Source<'a> {
    pub(crate) name: &'a str,
    pub(crate) root: &'a Path,
    pub(crate) edition: &'a str,
    /// Is it a binary, and not a library?
    pub(crate) is_binary: bool,
    /// What tells it from others of its name.
    pub(crate) number: usize,
    /// The conditions that hold: `name`, or `key="value"`.
    pub(crate) cfgs: Vec<String>,
    /// Of the environment.
    pub(crate) variables: BTreeMap<String, String>,
    /// The libraries that it may name, by the names that it has for them.
    pub(crate) externs: Vec<(&'a str, PathBuf)>,
}

impl Rustc {
    /// What binaries need of a library, and how its file ends. Of old compilers it is all of it, which takes half as long again.
    fn library_kind(&self) -> (&'static str, &'static str) {
        match self.minor() >= Some(METADATA_IS_ENOUGH) {
            true => ("metadata", "rmeta"),
            false => ("link", "rlib"),
        }
    }

    /// Where others find the library with this number, called `name`, among `libraries`.
    pub(crate) fn library_path(&self, libraries: &Path, number: usize, name: &str) -> PathBuf {
        let (_, ending) = self.library_kind();
        let folder = libraries.join(number.to_string());
        folder.join(format!("lib{name}.{ending}"))
    }

    /// The LLVM IR of a crate, as `flags` make it. The libraries that it depends on are in `libraries`, each where
    /// [`Rustc::library_path`] says; what it makes itself goes to the folder `own`. [`Error::Compile`] if it does not compile.
    pub(crate) fn llvm_ir_of(
        &self,
        source: &Source<'_>,
        flags: &[&str],
        libraries: &Path,
        own: &Path,
    ) -> Result<String, Error> {
        std::fs::create_dir_all(own).map_err(|error| at(own, error))?;
        let mut command = Command::new(&self.program);
        command.arg("--error-format=json").args(FLAGS).args(flags);
        command.args(["--crate-name", source.name, "--edition", source.edition]);
        match source.is_binary {
            true => command.args(["--crate-type", "bin"]),
            false => command
                .args(["--crate-type", "rlib", "--emit=dep-info=read.d"])
                .arg(format!("--emit={}", self.library_kind().0)),
        };
        // It runs in another folder, and whole paths tell places from other texts.
        let root = std::path::absolute(source.root).map_err(|error| at(source.root, error))?;
        command
            .arg(format!("-Cmetadata={}", source.number))
            .arg(root);
        for cfg in &source.cfgs {
            command.args(["--cfg", cfg]);
        }
        for (name, path) in &source.externs {
            let mut meaning = OsString::from(format!("{name}="));
            meaning.push(path);
            command.arg("--extern").arg(meaning);
        }
        for entry in std::fs::read_dir(libraries).map_err(|error| at(libraries, error))? {
            let mut searched = OsString::from("dependency=");
            searched.push(entry.map_err(|error| at(libraries, error))?.path());
            command.arg("-L").arg(searched);
        }
        let variables = &source.variables;
        let ran = self.ran(command, own, variables, flags)?;
        text_of(ran, &own.join(format!("{}.ll", source.name)))
    }
}
