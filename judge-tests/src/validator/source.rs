//! Where a validator's program is, and in which language it is written.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// A validator as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The language.
    pub language: Language,
    /// Its main file.
    pub path: PathBuf,
    /// The file or folder that has the whole program.
    pub entry: PathBuf,
}

/// What a validator may be written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// A Rust file, with modules beside it and the shared library.
    Rust,
    /// A script for Python 3.
    Python,
    /// Whatever the system can run.
    Executable,
}

/// The names of a main file, in the order in which they are looked for.
const MAIN: [&str; 3] = ["main.rs", "main.py", "run"];

impl Source {
    /// The one program in `folder`: the folder itself, if it has a main file (`main.rs`, `main.py` or `run`), or else the only
    /// file or folder in it. The error says what is wrong with the folder.
    pub fn find(folder: &Path) -> Result<Source, String> {
        if let Some(found) = Source::main_of(folder) {
            return Ok(found);
        }
        let programs = Source::programs(folder).map_err(|error| error.to_string())?;
        match &programs[..] {
            [one] => Source::of(one),
            [] => Err("no program is in this folder; add a main.rs".to_owned()),
            _ => Err("which of these is the program? call it main.rs".to_owned()),
        }
    }

    /// The files and folders in `folder`, by name, but for hidden ones.
    pub fn programs(folder: &Path) -> io::Result<Vec<PathBuf>> {
        let mut programs: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !entry.file_name().to_string_lossy().starts_with('.') {
                programs.push(entry.path());
            }
        }
        programs.sort();
        Ok(programs)
    }

    /// The program that is the file `program`, or a folder with a main file. The error says what can be run.
    pub fn of(program: &Path) -> Result<Source, String> {
        let found = match program.is_dir() {
            true => Source::main_of(program),
            false => language(program).map(|language| Source {
                language,
                path: program.to_path_buf(),
                entry: program.to_path_buf(),
            }),
        };
        found.ok_or_else(|| {
            let name = program.file_name().unwrap_or_default().to_string_lossy();
            format!(
                "`{name}` is neither Rust, nor Python 3, nor can it be run as it is; write a main.rs, or an executable \
                 called run"
            )
        })
    }

    fn main_of(folder: &Path) -> Option<Source> {
        MAIN.iter().find_map(|name| {
            let path = folder.join(name);
            let language = language(&path)?;
            let entry = folder.to_path_buf();
            Some(Source {
                language,
                path,
                entry,
            })
        })
    }
}

/// The language of the program at `path`, if there is one that can be run.
fn language(path: &Path) -> Option<Language> {
    use std::os::unix::fs::PermissionsExt;
    let meta = fs::metadata(path).ok().filter(|meta| meta.is_file())?;
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("rs") => Some(Language::Rust),
        Some("py" | "py3") => Some(Language::Python),
        _ => (meta.permissions().mode() & 0o111 != 0).then_some(Language::Executable),
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// What is found in a folder of these files; those without extension can be run.
    fn find(files: &[&str]) -> Result<(Language, String), String> {
        let root = tempfile::tempdir().unwrap();
        for file in files {
            let path = root.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, "").unwrap();
            if path.extension().is_none() {
                fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
            }
        }
        let found = Source::find(root.path())?;
        let below = found.path.strip_prefix(root.path()).unwrap();
        Ok((found.language, below.display().to_string()))
    }

    #[test]
    fn a_validator_is_a_file_or_a_folder() {
        let rust = |path: &str| Ok((Language::Rust, path.to_owned()));
        assert_eq!(find(&["check.rs"]), rust("check.rs"));
        assert_eq!(find(&["check.rs", ".gitignore"]), rust("check.rs"));
        assert_eq!(find(&["main.rs", "moves.rs"]), rust("main.rs"));
        assert_eq!(
            find(&["check/main.rs", "check/moves.rs"]),
            rust("check/main.rs")
        );
        assert_eq!(
            find(&["check.py"]),
            Ok((Language::Python, "check.py".to_owned()))
        );
        assert_eq!(
            find(&["check/run"]),
            Ok((Language::Executable, "check/run".to_owned()))
        );
    }

    #[test]
    fn what_cannot_be_run_is_refused() {
        for (files, said) in [
            (&["check.cpp"][..], "`check.cpp` is neither"),
            (&["check/check.rs"], "`check` is neither"),
            (&["a.rs", "b.rs"], "which of these"),
            (&[".hidden"], "no program"),
        ] {
            let error = find(files).unwrap_err();
            assert!(error.contains(said), "{files:?}: {error}");
        }
    }
}
