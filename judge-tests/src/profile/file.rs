//! Reads files of judge profiles, and says what is wrong with them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fmt, fs, io};

use serde::Deserialize;
use serde::de::{self, Deserializer};

use super::{Profile, Stack, Version};

/// What is wrong with a file of profiles.
#[derive(Debug)]
pub struct Error {
    path: PathBuf,
    message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.message.trim_end())
    }
}

impl std::error::Error for Error {}

/// All keys that a table may have.
const KEYS: [&str; 14] = [
    "name",
    "also",
    "rust",
    "editions",
    "flags",
    "rustc",
    "source-bytes",
    "time-seconds",
    "memory-mib",
    "output-mib",
    "stack-mib",
    "layout",
    "crates",
    "unconfirmed",
];
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// What one file says of one judge.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct Table {
    name: Option<String>,
    pub(super) also: Option<Vec<String>>,
    rust: Option<bool>,
    #[serde(deserialize_with = "editions")]
    editions: Option<Vec<String>>,
    flags: Option<Vec<String>>,
    #[serde(deserialize_with = "release")]
    rustc: Option<Version>,
    source_bytes: Option<u64>,
    #[serde(deserialize_with = "seconds")]
    time_seconds: Option<Duration>,
    #[serde(deserialize_with = "mebibytes")]
    memory_mib: Option<u64>,
    #[serde(deserialize_with = "mebibytes")]
    output_mib: Option<u64>,
    #[serde(deserialize_with = "stack")]
    stack_mib: Option<Stack>,
    layout: Option<Layout>,
    crates: Option<Vec<String>>,
    #[serde(deserialize_with = "keys")]
    unconfirmed: Option<BTreeSet<String>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Layout {
    Strict,
    Lax,
}

/// The tables of the file at `path`; none if there is no file.
pub(super) fn read(path: &Path) -> Result<BTreeMap<String, Table>, Error> {
    match fs::read_to_string(path) {
        Ok(text) => parse(path, &text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeMap::new()),
        Err(error) => Err(Error {
            path: path.to_path_buf(),
            message: error.to_string(),
        }),
    }
}

/// The tables of `text`, which stands in `path`.
pub(super) fn parse(path: &Path, text: &str) -> Result<BTreeMap<String, Table>, Error> {
    toml::from_str(text).map_err(|error| Error {
        path: path.to_path_buf(),
        message: error.to_string(),
    })
}

impl Table {
    /// This table, and what `other` says beyond it.
    pub(super) fn over(self, other: Table) -> Table {
        // What is said here is not in doubt because it was there.
        let said = [
            ("rust", self.rust.is_some()),
            ("editions", self.editions.is_some()),
            ("flags", self.flags.is_some()),
            ("rustc", self.rustc.is_some()),
            ("source-bytes", self.source_bytes.is_some()),
            ("time-seconds", self.time_seconds.is_some()),
            ("memory-mib", self.memory_mib.is_some()),
            ("output-mib", self.output_mib.is_some()),
            ("stack-mib", self.stack_mib.is_some()),
            ("layout", self.layout.is_some()),
            ("crates", self.crates.is_some()),
        ];
        let mut unconfirmed = other.unconfirmed.unwrap_or_default();
        unconfirmed.retain(|key| !said.contains(&(key, true)));
        unconfirmed.extend(self.unconfirmed.unwrap_or_default());
        Table {
            name: self.name.or(other.name),
            also: self.also.or(other.also),
            rust: self.rust.or(other.rust),
            editions: self.editions.or(other.editions),
            flags: self.flags.or(other.flags),
            rustc: self.rustc.or(other.rustc),
            source_bytes: self.source_bytes.or(other.source_bytes),
            time_seconds: self.time_seconds.or(other.time_seconds),
            memory_mib: self.memory_mib.or(other.memory_mib),
            output_mib: self.output_mib.or(other.output_mib),
            stack_mib: self.stack_mib.or(other.stack_mib),
            layout: self.layout.or(other.layout),
            crates: self.crates.or(other.crates),
            unconfirmed: Some(unconfirmed),
        }
    }
}

impl Profile {
    /// The judge called `key`.
    pub(super) fn from_table(key: &str, table: Table) -> Profile {
        let mut editions = table.editions.unwrap_or_default();
        editions.sort();
        Profile {
            name: table.name.unwrap_or_else(|| key.to_owned()),
            rust: table.rust.unwrap_or(true),
            editions,
            flags: table.flags.unwrap_or_else(|| vec!["-O".to_owned()]),
            rustc: table.rustc,
            source_bytes: table.source_bytes,
            time: table.time_seconds,
            memory: table.memory_mib,
            output: table.output_mib,
            stack: table.stack_mib,
            is_strict: table.layout != Some(Layout::Lax),
            crates: table.crates.unwrap_or_default(),
            unconfirmed: table.unconfirmed.unwrap_or_default(),
        }
    }
}

fn editions<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Vec<String>>, D::Error> {
    let editions = Vec::<String>::deserialize(from)?;
    match editions.iter().find(|e| !EDITIONS.contains(&e.as_str())) {
        Some(other) => Err(de::Error::custom(format!(
            "there is no edition `{other}`; there are {}",
            EDITIONS.join(", ")
        ))),
        None => Ok(Some(editions)),
    }
}

fn release<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Version>, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map(Some).map_err(de::Error::custom)
}

fn seconds<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
    let duration = Duration::try_from_secs_f64(f64::deserialize(from)?).unwrap_or_default();
    match duration.is_zero() || duration > Duration::from_secs(3600) {
        true => Err(de::Error::custom("write seconds, above 0, up to 3600")),
        false => Ok(Some(duration)),
    }
}

/// Whole MiB, in bytes.
fn mebibytes<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    bytes(i64::deserialize(from)?).map(Some)
}

fn bytes<E: de::Error>(mebibytes: i64) -> Result<u64, E> {
    match u64::try_from(mebibytes) {
        Ok(n @ 1..=1_048_576) => Ok(n << 20),
        _ => Err(E::custom("write MiB, above 0, up to 1048576")),
    }
}

fn stack<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Stack>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "write MiB, or \"memory\"")]
    enum Written {
        Mebibytes(i64),
        Word(String),
    }
    match Written::deserialize(from)? {
        Written::Mebibytes(n) => Ok(Some(Stack::Bytes(bytes(n)?))),
        Written::Word(word) if word == "memory" => Ok(Some(Stack::Memory)),
        Written::Word(_) => Err(de::Error::custom("write MiB, or \"memory\"")),
    }
}

fn keys<'de, D: Deserializer<'de>>(from: D) -> Result<Option<BTreeSet<String>>, D::Error> {
    let keys = BTreeSet::<String>::deserialize(from)?;
    match keys.iter().find(|key| !KEYS.contains(&key.as_str())) {
        Some(other) => Err(de::Error::custom(format!(
            "there is no key `{other}`; there are {}",
            KEYS.join(", ")
        ))),
        None => Ok(Some(keys)),
    }
}
