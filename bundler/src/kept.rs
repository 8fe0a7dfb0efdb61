//! Folders of results that outlive the process: what an entry holds, and that the oldest of too many go.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};

use serde::Serialize;

use crate::digest;
use crate::disk::real_path;

/// How the names of files and folders begin that are no entries yet.
pub(crate) const WORK: &str = ".work-";

/// Entries used more recently than this are never dropped: somebody may be about to use them.
pub(crate) const IN_USE: Duration = Duration::from_secs(3600);

/// Entries that nobody used for so long go: what they were made of has changed since.
const FORGOTTEN: Duration = Duration::from_secs(30 * 24 * 3600);

/// What a folder may hold.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) entries: usize,
    pub(crate) bytes: u64,
}

/// What stands in an entry, as JSON.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> io::Result<Vec<u8>> {
    serde_json::to_vec(value).map_err(io::Error::other)
}

/// The folder in `all` for what Cargo makes of one workspace. Where workspaces share a target folder, Cargo takes crates of one
/// name at the same place in them for one, and what it made for one of them for up to date in the other.
pub(crate) fn of_workspace(all: &Path, workspace: &Path) -> PathBuf {
    let workspace = real_path(workspace);
    all.join(&digest::of_parts(&[&workspace.to_string_lossy()])[..16])
}

/// Makes such a folder. Those of workspaces that are no longer there go.
pub(crate) fn make_for_workspace(folder: &Path, workspace: &Path) -> io::Result<()> {
    let owner = folder.with_extension(OWNER);
    if let (false, Some(all)) = (owner.is_file(), folder.parent()) {
        fs::create_dir_all(all)?;
        let mut part = tempfile::NamedTempFile::new_in(all)?;
        part.write_all(real_path(workspace).to_string_lossy().as_bytes())?;
        part.persist(&owner)?;
        drop_ownerless(all);
    }
    fs::create_dir_all(folder)
}

/// The extension of the file beside a workspace's folder that says which workspace it is.
const OWNER: &str = "workspace";

/// Failing to is no error: the next new workspace tries again.
fn drop_ownerless(all: &Path) {
    let Ok(entries) = fs::read_dir(all) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        let owner = path.with_extension(OWNER);
        let is_there = match fs::read_to_string(&owner) {
            // A name that is no text is not the workspace's own.
            Ok(workspace) => workspace.contains('\u{fffd}') || Path::new(&workspace).exists(),
            Err(error) => error.kind() != io::ErrorKind::NotFound,
        };
        if path != owner && path.is_dir() && !is_there {
            let _ = fs::remove_dir_all(&path);
            let _ = fs::remove_file(&owner);
        }
    }
}

/// Keeps a folder within its bounds. Failing to is no error: the next run tries again.
pub(crate) fn drop_oldest(folder: &Path, bounds: &Bounds) {
    let Ok(folder) = fs::read_dir(folder) else {
        return;
    };
    let mut entries = Vec::new();
    let mut bytes = 0;
    for entry in folder.flatten() {
        let Ok(meta) = entry.metadata() else { continue };
        let Ok(modified) = meta.modified() else {
            continue;
        };
        let is_work = entry.file_name().to_string_lossy().starts_with(WORK);
        if meta.is_dir() && !is_work {
            continue;
        }
        bytes += meta.len();
        entries.push((modified, meta.len(), is_work, entry.path()));
    }
    entries.sort();
    let mut count = entries.len();
    let now = SystemTime::now();
    for (modified, len, is_work, path) in entries {
        // A clock that was set back makes an entry look new, which is the safe side.
        let unused = now.duration_since(modified).unwrap_or_default();
        if unused < IN_USE {
            break;
        }
        if is_work {
            // What a killed run left.
            let _ = fs::remove_dir_all(&path).or_else(|_| fs::remove_file(&path));
        } else if unused > FORGOTTEN || count > bounds.entries || bytes > bounds.bytes {
            let _ = fs::remove_file(path);
            bytes -= len;
            count -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workspaces_have_folders_of_their_own_as_long_as_they_are_there() {
        let folder = tempfile::tempdir().unwrap();
        let all = folder.path().join("all");
        let workspaces = ["a", "b", "c"].map(|name| folder.path().join(name));
        let made = workspaces.each_ref().map(|workspace| {
            fs::create_dir_all(workspace).unwrap();
            let made = of_workspace(&all, workspace);
            make_for_workspace(&made, workspace).unwrap();
            made
        });
        let stray = all.join("target");
        fs::create_dir_all(&stray).unwrap();
        fs::remove_dir_all(&workspaces[0]).unwrap();
        let fourth = folder.path().join("d");
        fs::create_dir_all(&fourth).unwrap();
        make_for_workspace(&of_workspace(&all, &fourth), &fourth).unwrap();
        let left = made.each_ref().map(|made| made.is_dir());
        assert_eq!(left, [false, true, true]);
        assert!(!stray.exists() && !made[0].with_extension(OWNER).exists());
    }
}
