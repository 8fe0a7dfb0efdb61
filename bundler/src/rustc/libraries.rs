//! Libraries as LLVM IR that were compiled before, as long as the files and variables that rustc read for them say the same. There is
//! one entry for each library, whatever it said before.

use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::krates::Source;
use super::llvm::FLAGS;
use super::{Error, Rustc, Store, at, read_answer, touch};
use crate::inputs::{Inputs, Known};
use crate::{digest, disk};

/// A library that was compiled.
#[derive(Debug, Serialize, Deserialize)]
struct Entry {
    made_of: Known,
    /// The digests of the libraries that it may name.
    externs: Vec<String>,
    /// The digests of its code, and of what others need of it.
    sums: [String; 2],
}

/// What rustc read to compile a crate, as its dep-info says.
pub(crate) struct DepInfo<'a> {
    /// A path that is not whole begins in the folder where rustc ran.
    pub(crate) files: Vec<PathBuf>,
    pub(crate) variables: Vec<&'a str>,
}

impl<'a> DepInfo<'a> {
    /// What the file says of it that `--emit=dep-info` asks for.
    pub(crate) fn of(said: &'a str) -> DepInfo<'a> {
        let files = said.lines().filter_map(|line| line.strip_suffix(':'));
        let asked = said
            .lines()
            .filter_map(|line| line.strip_prefix("# env-dep:"));
        let names = asked.map(|asked| asked.split_once('=').map_or(asked, |(name, _)| name));
        DepInfo {
            files: files
                .map(|path| PathBuf::from(path.replace("\\ ", " ")))
                .collect(),
            variables: names.collect(),
        }
    }
}

impl Rustc {
    /// As [`Rustc::llvm_ir_of`] of a library, which is compiled only if that was not done before.
    pub(crate) fn library(
        &self,
        source: &Source<'_>,
        flags: &[&str],
        libraries: &Path,
        own: &Path,
    ) -> Result<String, Error> {
        let shown = self.library_path(libraries, source.number, source.name);
        let entry = self.library_entry(source, flags)?;
        let digest_of = |(_, path): &(&str, PathBuf)| {
            let bytes = disk::read(path).map_err(|error| at(path, error))?;
            Ok(digest::of(&bytes))
        };
        let externs: Result<Vec<String>, Error> = source.externs.iter().map(digest_of).collect();
        let externs = externs?;
        if let Some(code) = known(&entry, &externs, &shown) {
            return Ok(code);
        }
        let begun = SystemTime::now();
        let code = self.llvm_ir_of(source, flags, libraries, own)?;
        // Of macros, types and declarations there may be much to read and no code.
        let is_large = || code.len() >= SMALLEST || size_of_file(&shown) >= SMALLEST;
        if let Store::Kept(_) = &self.store
            && is_large()
        {
            // What is not kept is compiled again.
            let _ = self.keep_library(&entry, &code, externs, &shown, own, begun);
        }
        Ok(code)
    }

    /// The path of a library's entry, without its extension.
    fn library_entry(&self, source: &Source<'_>, flags: &[&str]) -> Result<PathBuf, Error> {
        let root = std::path::absolute(source.root).map_err(|error| at(source.root, error))?;
        let mut parts = vec![source.name.to_owned(), source.edition.to_owned()];
        parts.push(format!("{root:?} {}", source.number));
        parts.push(format!("{:?} {:?}", source.cfgs, source.variables));
        parts.extend(source.externs.iter().map(|(name, _)| (*name).to_owned()));
        let parts = parts.iter().map(String::as_str);
        let parts: Vec<&str> = FLAGS.iter().chain(flags).copied().chain(parts).collect();
        Ok(self.entry("library", "", &parts))
    }

    /// Keeps a library that was compiled in the folder `own`.
    fn keep_library(
        &self,
        entry: &Path,
        code: &str,
        externs: Vec<String>,
        shown: &Path,
        own: &Path,
        begun: SystemTime,
    ) -> Result<(), Error> {
        let said = own.join("read.d");
        let said = fs::read_to_string(&said).map_err(|error| at(&said, error))?;
        let inputs = Inputs::default();
        let read = DepInfo::of(&said);
        for file in read.files {
            let file = own.join(file);
            inputs.read(&file).map_err(|error| at(&file, error))?;
        }
        read.variables.iter().for_each(|name| inputs.variable(name));
        let made_of = inputs.known();
        // What changed meanwhile may have been compiled as it was before.
        if made_of.changed_since(begun, None) {
            return Ok(());
        }
        let work = self.work_folder()?;
        let put = |from: &Path, ending: &str| {
            let to = entry.with_extension(ending);
            fs::rename(from, &to).map_err(|error| at(&to, error))
        };
        let [first, second] = ["code", "shown"].map(|name| work.path().join(name));
        fs::write(&first, code).map_err(|error| at(&first, error))?;
        link(shown, &second).map_err(|error| at(&second, error))?;
        let bytes = disk::read(&second).map_err(|error| at(&second, error))?;
        put(&first, CODE)?;
        put(&second, SHOWN)?;
        let sums = [digest::of(code.as_bytes()), digest::of(&bytes)];
        let answer = entry.with_extension("json");
        let entry = Entry {
            made_of,
            externs,
            sums,
        };
        self.keep_answer(work.path(), &answer, &entry)
    }
}

/// Bytes of code, or of what others need of it, from which a library is kept: what has less is compiled almost as fast as it is read.
const SMALLEST: usize = 256 << 10;

/// 0 if it cannot be asked.
fn size_of_file(path: &Path) -> usize {
    let size = fs::metadata(path)
        .map(|file| file.len())
        .unwrap_or_default();
    usize::try_from(size).unwrap_or(usize::MAX)
}

/// How the files of an entry end.
const CODE: &str = "ll";
const SHOWN: &str = "shown";

/// The code of a library that is kept, if it still is what would be made; what others need of it is put where they look.
fn known(entry: &Path, externs: &[String], shown: &Path) -> Option<String> {
    let known: Entry = read_answer(&entry.with_extension("json"))?;
    let [code, kept] = [CODE, SHOWN].map(|ending| entry.with_extension(ending));
    let text = fs::read_to_string(&code).ok()?;
    let bytes = disk::read(&kept).ok()?;
    let sums = [digest::of(text.as_bytes()), digest::of(&bytes)];
    if sums != known.sums || externs != known.externs || !known.made_of.holds() {
        return None;
    }
    touch(&code);
    touch(&kept);
    fs::create_dir_all(shown.parent()?).ok()?;
    link(&kept, shown).ok()?;
    Some(text)
}

/// Puts a file at another place too.
fn link(from: &Path, to: &Path) -> io::Result<()> {
    fs::hard_link(from, to).or_else(|_| fs::copy(from, to).map(drop))
}
