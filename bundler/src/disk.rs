//! Bundles on disk: written whole or not at all, and compared with what they should be.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, SystemTime};

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
        /// The first lines that differ, at most [`MOST_CHANGES`].
        changes: Vec<Change>,
    },
}

/// Differing lines that are told of one file.
pub const MOST_CHANGES: usize = 6;

/// A line that only one of two texts has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Is it in the bundle that belongs there, rather than in the file?
    pub added: bool,
    /// Counted from 1, in the text that has it.
    pub line: usize,
    /// Without its line break.
    pub text: String,
}

/// Reads a file. What else may stand at a path, a pipe or a device, could keep its reader for ever.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    let kind = fs::metadata(path)?;
    match kind.is_file() || kind.is_dir() {
        true => fs::read(path),
        false => Err(io::Error::other("it is not a file")),
    }
}

/// A path without `.` and `..`, as Cargo understands it: what is above a link is what is above its name.
pub fn lexical(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match (part, plain.components().next_back()) {
            (Component::CurDir, _) => {}
            (Component::ParentDir, Some(Component::Normal(_))) => drop(plain.pop()),
            (Component::ParentDir, Some(Component::RootDir | Component::Prefix(_))) => {}
            (part, _) => plain.push(part),
        }
    }
    plain
}

/// A path from the root on, by its text: what a link is called, and not what it leads to.
pub(crate) fn whole(path: &Path) -> PathBuf {
    lexical(&std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf()))
}

/// One name for a file or folder, whatever way leads to it; the path itself if there is none.
pub(crate) fn real_path(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf())
}

/// The real path of what may not be there yet: absolute, without links and `..`. What is not there will be folders, so that
/// `..` leads out of them; a link leads to where it will lead.
pub fn future_path(path: &Path) -> PathBuf {
    let mut path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    for _ in 0..MOST_LINKS {
        match one_step(&path) {
            (next, true) => path = next,
            (last, false) => return last,
        }
    }
    path
}

/// Links that lead to each other never end.
const MOST_LINKS: usize = 40;

/// The path up to the first link that leads nowhere yet, or to a `..` behind which may be more; and was there such a thing?
fn one_step(path: &Path) -> (PathBuf, bool) {
    let mut above = path.ancestors().filter(|folder| folder.exists());
    let known = above.find_map(|folder| Some((folder, fs::canonicalize(folder).ok()?)));
    let Some((below, mut real)) =
        known.and_then(|(folder, real)| Some((path.strip_prefix(folder).ok()?, real)))
    else {
        return (path.to_path_buf(), false);
    };
    let mut parts = below.components();
    while let Some(part) = parts.next() {
        match part {
            Component::ParentDir => {
                real.pop();
                return (real.join(parts.as_path()), true);
            }
            part => real.push(part),
        }
        if let Ok(target) = fs::read_link(&real) {
            real.pop();
            return (real.join(target).join(parts.as_path()), true);
        }
    }
    (real, false)
}

/// Tells a file or folder from every other, and from what was in its place, without reading it.
pub(crate) fn identity(path: &Path) -> io::Result<String> {
    let about = fs::metadata(path)?;
    let place = (path, about.len(), about.modified()?);
    #[cfg(unix)]
    let place = {
        use std::os::unix::fs::MetadataExt;
        // Unlike the time of modification, nobody can set this one.
        (place, about.ino(), about.ctime(), about.ctime_nsec())
    };
    Ok(format!("{place:?}"))
}

/// When a file was changed, or put where it is. None if that cannot be told.
pub(crate) fn changed(path: &Path) -> Option<SystemTime> {
    let about = fs::metadata(path).ok()?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let seconds = u64::try_from(about.ctime()).ok()?;
        let rest = u32::try_from(about.ctime_nsec()).ok()?;
        Some(SystemTime::UNIX_EPOCH + Duration::new(seconds, rest))
    }
    #[cfg(not(unix))]
    about.modified().ok()
}

/// Compares the file at `path` with `text`.
pub fn compare(path: &Path, text: &str) -> Result<Freshness, Error> {
    let bytes = match read(path) {
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
    let (mut removed, mut added, mut changes) = (0, 0, Vec::new());
    for change in diff.iter_all_changes() {
        let line = match change.tag() {
            similar::ChangeTag::Equal => continue,
            similar::ChangeTag::Delete => {
                removed += 1;
                change.old_index()
            }
            similar::ChangeTag::Insert => {
                added += 1;
                change.new_index()
            }
        };
        if changes.len() < MOST_CHANGES {
            changes.push(Change {
                added: change.tag() == similar::ChangeTag::Insert,
                line: line.map_or(0, |line| line + 1),
                text: visible(change.value(), change.missing_newline()),
            });
        }
    }
    Ok(Freshness::Stale {
        removed,
        added,
        changes,
    })
}

/// A line in which everything is seen: its end if it is not the usual one, and what a terminal would obey.
fn visible(line: &str, is_open: bool) -> String {
    let text = line.strip_suffix('\n').unwrap_or(line);
    let shown = text.chars().map(|c| match c {
        // The pictures that Unicode has of them.
        '\0'..='\x1f' if c != '\t' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(c),
        '\x7f' => '\u{2421}',
        c if c.is_control() || c == '\u{feff}' => '\u{fffd}',
        c => c,
    });
    let end = if is_open {
        " (no newline at the end)"
    } else {
        ""
    };
    shown.chain(end.chars()).collect()
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
///
/// What a link leads to is replaced or made, not the link. What is no file is an error: a pipe or a device cannot be replaced.
pub fn write(path: &Path, text: &str) -> Result<bool, Error> {
    let before = fs::metadata(path).ok();
    if before
        .as_ref()
        .is_some_and(|before| !before.is_file() && !before.is_dir())
    {
        return Err(
            Problem::io("write", path, &io::Error::other("it is not a file"))
                .help("`--output -` is standard output")
                .into(),
        );
    }
    if before.is_some() && fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(false);
    }
    let real = future_path(path);
    let path = real.as_path();
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
    remove_leftovers(folder);
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY);
    // A temporary file is private by default; a bundle is an ordinary file, or as private as the one before it.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder
        .tempfile_in(folder)
        .map_err(|error| failed("write in", folder, &error))?;
    if let Some(before) = before {
        file.as_file()
            .set_permissions(before.permissions())
            .map_err(|error| failed("write", path, &error))?;
    }
    // Waiting for the disk would take longer than all else. What a power failure takes away, the next run sees and writes.
    file.write_all(text.as_bytes())
        .map_err(|error| failed("write", path, &error))?;
    file.persist(path)
        .map_err(|error| failed("write", path, &error.error))?;
    Ok(true)
}

/// How the names of unfinished bundles begin.
const TEMPORARY: &str = ".main.rs-";
/// No run takes longer to write a bundle.
const LEFT_OVER: Duration = Duration::from_secs(3600);

/// Removes what killed runs have left in a folder. Failing to is no error: the next run tries again.
fn remove_leftovers(folder: &Path) {
    let now = SystemTime::now();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_old = |modified| {
            now.duration_since(modified)
                .is_ok_and(|age| age > LEFT_OVER)
        };
        let name = entry.file_name();
        let name = name.to_string_lossy();
        // What somebody calls so himself has another ending.
        let is_ending =
            |end: &str| end.len() == 6 && end.chars().all(|c| c.is_ascii_alphanumeric());
        if name.strip_prefix(TEMPORARY).is_some_and(is_ending)
            && let Ok(meta) = entry.metadata()
            && meta.is_file()
            && meta.modified().is_ok_and(is_old)
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}
