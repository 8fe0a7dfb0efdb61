//! Folders of results that outlive the process: how entries are named, and that the oldest of too many go.

use std::path::Path;
use std::time::{Duration, SystemTime};
use std::{fs, io};

use serde::Serialize;

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

/// The name of what was made of `parts`, without an extension. Other parts have another name.
pub(crate) fn name(parts: &[&str]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().to_hex()[..40].to_owned()
}

/// What stands in an entry, as JSON.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> io::Result<Vec<u8>> {
    serde_json::to_vec(value).map_err(io::Error::other)
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
