//! Which compiler the name `rustc` stands for, and its version: asked for once and remembered while nothing changed.
//!
//! rustup's stand-in needs longer to choose a toolchain than most programs need for a case. Its answer is remembered beside
//! the results, under everything that its choice depends on: <https://rust-lang.github.io/rustup/overrides.html>. What is
//! neither rustup's nor a compiler with its libraries beside it may be a script that decides by anything: it is asked every time.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use serde::{Deserialize, Serialize};

use super::{Error, ask};
use crate::{digest, disk, kept};

/// Under rustup's home.
const SETTINGS: &str = "settings.toml";
/// Where rustup looks for a default that the home does not set.
const COMMON_SETTINGS: &str = "/etc/rustup/settings.toml";
/// Files that choose a toolchain for their folder and those below.
const TOOLCHAIN_FILES: [&str; 2] = ["rust-toolchain", "rust-toolchain.toml"];
/// Variables that say where rustup is at home and what it shall choose.
const VARIABLES: [&str; 4] = ["RUSTUP_TOOLCHAIN", "RUSTUP_HOME", "HOME", "USERPROFILE"];

/// A compiler and what it says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Identity {
    /// The compiler itself, not rustup's stand-in, where that can be told.
    pub(super) program: PathBuf,
    /// The text of `-vV`.
    pub(super) version: String,
}

/// What is remembered of one.
#[derive(Serialize, Deserialize)]
struct Memory {
    identity: Identity,
    /// [`disk::identity`] of its program.
    file: String,
}

/// Finds the compiler that `asked` stands for, a path or a name on the `PATH`; what it answers is remembered in `memory`.
pub(super) fn identify(asked: &Path, memory: Option<&Path>) -> Result<Identity, Error> {
    let memory = memory.and_then(|folder| {
        let decided_by = decided_by(&on_path(asked)?, &env::current_dir().ok()?)?;
        let name = digest::of_parts(&["identity", &decided_by]);
        Some(folder.join(name).with_extension("rustc"))
    });
    if let Some(known) = memory.as_deref().and_then(recall) {
        return Ok(known);
    }
    let program = locate(asked);
    let version = ask(&program, "-vV")?;
    let identity = Identity { program, version };
    if let Some(path) = memory {
        // What is not remembered is asked again.
        let _ = remember(&path, &identity);
    }
    Ok(identity)
}

/// The file that is started by `asked`.
fn on_path(asked: &Path) -> Option<PathBuf> {
    if asked.components().count() > 1 {
        return std::path::absolute(asked).ok();
    }
    let mut name = asked.as_os_str().to_owned();
    name.push(env::consts::EXE_SUFFIX);
    let folders = env::var_os("PATH")?;
    let mut files = env::split_paths(&folders).map(|folder| folder.join(&name));
    // A file that nobody may execute is passed over when programs are started.
    let found = files.find(|file| file.is_file())?;
    is_executable(&found).then_some(found)
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(file).is_ok_and(|about| about.permissions().mode() & 0o111 == 0o111)
}

#[cfg(not(unix))]
fn is_executable(_: &Path) -> bool {
    true
}

/// All that decides which compiler runs when `file` is started in `folder`, as text; `None` if that cannot be told.
fn decided_by(file: &Path, folder: &Path) -> Option<String> {
    let real = fs::canonicalize(file).ok()?;
    let mut all = vec![format!("{file:?}"), disk::identity(&real).ok()?];
    if is_rustup(&real) {
        let values: Vec<Option<OsString>> = VARIABLES.iter().map(env::var_os).collect();
        let home = match &values[1] {
            Some(home) => PathBuf::from(home),
            None => PathBuf::from(values[2].as_ref().or(values[3].as_ref())?).join(".rustup"),
        };
        all.push(format!("{values:?} {folder:?}"));
        // A linked toolchain is an entry of this folder.
        let of_rustup = [home.join(SETTINGS), home.join("toolchains")];
        let mut looked_at = of_rustup.to_vec();
        looked_at.push(COMMON_SETTINGS.into());
        for place in folder.ancestors() {
            for name in TOOLCHAIN_FILES {
                let path = place.join(name);
                // It may name a folder, which may become another one.
                if fs::read_to_string(&path).is_ok_and(|text| text.contains("path")) {
                    return None;
                }
                looked_at.push(path);
            }
        }
        for path in looked_at {
            all.push(disk::identity(&path).unwrap_or_default());
        }
        // What it leads to may be a link too.
        for entry in fs::read_dir(home.join("toolchains")).into_iter().flatten() {
            let path = entry.ok()?.path();
            if path.is_symlink() {
                all.push(format!("{path:?} {:?}", fs::canonicalize(&path).ok()));
            }
        }
        return Some(all.join("\n"));
    }
    let libraries = real.parent()?.parent()?.join("lib/rustlib");
    libraries.is_dir().then(|| all.join("\n"))
}

/// Is the file rustup, under whatever name?
fn is_rustup(real: &Path) -> bool {
    real.file_stem().is_some_and(|stem| stem == "rustup") || is_link_to_rustup(real)
}

/// A hard link is the file, under another name.
#[cfg(unix)]
fn is_link_to_rustup(real: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let number = |path: &Path| {
        fs::metadata(path)
            .map(|about| (about.dev(), about.ino()))
            .ok()
    };
    let rustup = number(&real.with_file_name("rustup"));
    rustup.is_some() && number(real) == rustup
}

/// It is taken for something unknown, and asked every time.
#[cfg(not(unix))]
fn is_link_to_rustup(_: &Path) -> bool {
    false
}

fn recall(path: &Path) -> Option<Identity> {
    let memory: Memory = serde_json::from_slice(&disk::read(path).ok()?).ok()?;
    let file = disk::identity(&memory.identity.program).ok()?;
    (file == memory.file).then_some(memory.identity)
}

fn remember(path: &Path, identity: &Identity) -> io::Result<()> {
    if is_rustup(&fs::canonicalize(&identity.program)?) {
        // Nothing here would change when it updates the toolchain.
        return Ok(());
    }
    let file = disk::identity(&identity.program)?;
    let identity = identity.clone();
    let folder = path.parent().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(folder)?;
    let mut part = tempfile::Builder::new()
        .prefix(kept::WORK)
        .tempfile_in(folder)?;
    part.write_all(&kept::json(&Memory { identity, file })?)?;
    part.persist(path)?;
    Ok(())
}

/// The compiler behind the name `rustc`: rustup's stand-in picks a toolchain by the current folder and costs time at
/// every start, so it is asked once, here. Relative paths become absolute, because rustc runs in another folder.
fn locate(asked: &Path) -> PathBuf {
    if asked == Path::new("rustc") {
        let name = if cfg!(windows) {
            "bin/rustc.exe"
        } else {
            "bin/rustc"
        };
        return match ask(asked, "--print=sysroot") {
            Ok(root) if Path::new(root.trim()).join(name).is_file() => {
                Path::new(root.trim()).join(name)
            }
            _ => asked.to_path_buf(),
        };
    }
    match asked.components().count() {
        1 => asked.to_path_buf(),
        _ => std::path::absolute(asked).unwrap_or_else(|_| asked.to_path_buf()),
    }
}
