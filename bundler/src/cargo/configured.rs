//! The files of Cargo's configuration: `.cargo/config.toml` in the folder where somebody stands and in those above it, the one in
//! Cargo's own folder, and those that they include.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use super::home;
use crate::disk::real_path;
use crate::inputs::Inputs;

/// What a folder's configuration may be called; Cargo takes the first that is there.
const NAMES: [&str; 2] = ["config", "config.toml"];

/// What decides which compiler there is.
pub(super) const TOOLCHAINS: [&str; 2] = ["rust-toolchain.toml", "rust-toolchain"];

/// Of the folders from the one where somebody stands to that of the workspace, the first that has a say in what Cargo does: to stand
/// there is the same. Outside of the workspace it is the folder itself.
pub(crate) fn standing(folder: &Path, workspace: &Path) -> PathBuf {
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let (folder, top) = (real_path(&whole(folder)), real_path(&whole(workspace)));
    if !folder.starts_with(&top) {
        return folder;
    }
    let has_say = |folder: &Path| {
        let settings = NAMES.iter().map(|name| folder.join(".cargo").join(name));
        let toolchains = TOOLCHAINS.iter().map(|name| folder.join(name));
        settings.chain(toolchains).any(|path| path.is_file())
    };
    let mut between = folder.ancestors().take_while(|folder| **folder != *top);
    match between.find(|folder| has_say(folder)) {
        Some(nearer) => nearer.to_path_buf(),
        None => top,
    }
}

/// One of the files.
#[derive(Debug)]
pub(crate) struct Configured {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// The files that count for who stands in `folder`, those first that count where there are others. What cannot be read says
/// nothing: Cargo will complain. What is read, or is not there, is noted in `inputs`.
pub(crate) fn configured(folder: &Path, inputs: &Inputs) -> Vec<Configured> {
    // What is above a relative path is not seen from it.
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    let mut folders: Vec<PathBuf> = folder
        .ancestors()
        .map(|folder| folder.join(".cargo"))
        .collect();
    folders.extend(home().filter(|home| !folders.contains(home)));
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for folder in folders {
        let mut named = NAMES.iter().map(|name| folder.join(name));
        if let Some(path) = named.find(|path| inputs.is_file(path)) {
            add(path, inputs, &mut seen, &mut found);
        }
    }
    found
}

/// Adds a file, and behind it what it includes: there what comes last counts most.
fn add(path: PathBuf, inputs: &Inputs, seen: &mut BTreeSet<PathBuf>, found: &mut Vec<Configured>) {
    if !seen.insert(path.clone()) {
        return;
    }
    let bytes = inputs.read(&path).ok();
    let Some(text) = bytes.and_then(|bytes| String::from_utf8(bytes).ok()) else {
        return;
    };
    let included = match text.contains("include") {
        true => included(&text),
        false => Vec::new(),
    };
    let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
    found.push(Configured { path, text });
    for other in included.into_iter().rev() {
        let other = folder.join(other);
        if inputs.is_file(&other) {
            add(other, inputs, seen, found);
        }
    }
}

/// The files that one includes: `include = "a.toml"`, or a list of such names and of tables with `path`.
fn included(text: &str) -> Vec<PathBuf> {
    let table: Option<Table> = toml::from_str(text).ok();
    let named = |value: &Value| {
        let path = value.get("path").unwrap_or(value);
        path.as_str().map(PathBuf::from)
    };
    match table.as_ref().and_then(|table| table.get("include")) {
        Some(Value::Array(all)) => all.iter().filter_map(named).collect(),
        Some(one) => named(one).into_iter().collect(),
        None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_is_nearer_comes_first_and_what_a_file_includes_behind_it() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write(".cargo/config.toml", "# outer");
        write("a/.cargo/config.toml", "# not taken");
        write(
            "a/.cargo/config",
            "include = [\"one.toml\", { path = \"more/two.toml\" }, \"absent.toml\", \"config\"]",
        );
        write("a/.cargo/one.toml", "# one");
        write("a/.cargo/more/two.toml", "include = \"three.toml\"");
        write("a/.cargo/more/three.toml", "# three");
        let inputs = Inputs::default();
        let found = configured(&folder.path().join("a/b"), &inputs);
        let found = found.iter().filter_map(|file| {
            let path = file.path.strip_prefix(folder.path()).ok()?;
            path.to_str()
        });
        let expected = [
            "a/.cargo/config",
            "a/.cargo/more/two.toml",
            "a/.cargo/more/three.toml",
            "a/.cargo/one.toml",
            ".cargo/config.toml",
        ];
        assert_eq!(found.collect::<Vec<_>>(), expected);
        let known = inputs.known();
        assert!(known.holds());
        write("a/.cargo/absent.toml", "");
        assert!(!known.holds());
    }
}
