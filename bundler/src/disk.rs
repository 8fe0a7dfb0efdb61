//! Bundles on disk: written whole or not at all, and compared with what they should be.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use crate::error::{Error, Problem};

/// How a file on disk compares with the bundle that belongs there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Freshness {
    /// The same to the byte.
    Fresh,
    /// There is no file.
    Missing,
    /// Lines that are in the file and not in the bundle, and the other way round.
    Stale {
        /// Lines of the file that would go.
        removed: usize,
        /// Lines that would come.
        added: usize,
        /// The first line that differs, counted from 1.
        line: usize,
    },
}

/// Compares the file at `path` with `text`.
pub fn compare(path: &Path, text: &str) -> Result<Freshness, Error> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Freshness::Missing);
        }
        Err(error) => return Err(Problem::io("read", path, &error).into()),
    };
    if bytes == text.as_bytes() {
        return Ok(Freshness::Fresh);
    }
    let old = String::from_utf8_lossy(&bytes);
    let diff = similar::TextDiff::from_lines(old.as_ref(), text);
    let (mut removed, mut added, mut same, mut line) = (0, 0, 0, None);
    for change in diff.iter_all_changes() {
        match change.tag() {
            similar::ChangeTag::Equal => {
                same += usize::from(line.is_none());
                continue;
            }
            similar::ChangeTag::Delete => removed += 1,
            similar::ChangeTag::Insert => added += 1,
        }
        line.get_or_insert(same + 1);
    }
    Ok(Freshness::Stale {
        removed,
        added,
        line: line.unwrap_or(1),
    })
}

/// Lines, counted from 1, that `old` and `new` have in common: where each line of `old` is in `new`.
pub fn same_lines(old: &str, new: &str) -> BTreeMap<usize, usize> {
    let diff = similar::TextDiff::from_lines(old, new);
    let lines = diff.iter_all_changes();
    lines
        .filter_map(|line| Some((line.old_index()? + 1, line.new_index()? + 1)))
        .collect()
}

/// Writes `text` to `path`, making its folder; on any failure what was there before stays. False if it was there already.
pub fn write(path: &Path, text: &str) -> Result<bool, Error> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(false);
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let failed = |doing: &str, at: &Path, error: &std::io::Error| -> Error {
        Problem::io(doing, at, error)
            .help("the previous bundle, if any, is untouched")
            .into()
    };
    fs::create_dir_all(folder).map_err(|error| failed("make folder", folder, &error))?;
    let mut file = tempfile::Builder::new()
        .prefix(".main.rs-")
        .permissions(permissions())
        .tempfile_in(folder)
        .map_err(|error| failed("write in", folder, &error))?;
    file.write_all(text.as_bytes())
        .and_then(|()| file.as_file().sync_all())
        .map_err(|error| failed("write", path, &error))?;
    file.persist(path)
        .map_err(|error| failed("write", path, &error.error))?;
    Ok(true)
}

/// A temporary file is private by default; a bundle is an ordinary file.
fn permissions() -> fs::Permissions {
    #[cfg(unix)]
    {
        std::os::unix::fs::PermissionsExt::from_mode(0o644)
    }
    #[cfg(not(unix))]
    {
        fs::metadata(".")
            .map(|metadata| metadata.permissions())
            .unwrap_or_else(|_| unreachable!())
    }
}
