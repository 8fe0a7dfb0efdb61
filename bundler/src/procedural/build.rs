//! Cargo checks the programs with recording macros, and says what was recorded. It never goes to the network; what Cargo finds
//! unchanged is not compiled again, and nothing is asked as long as all files are as they were.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::mirror;
use super::seen::{Seen, read_all};
use crate::cargo::{Watched, is_path, start, watched};
use crate::digest;
use crate::disk::{self, future_path, real_path, whole};
use crate::error::{Error, Problem};
use crate::inputs::{Inputs, Known};
use crate::kept;
use crate::package::{Package, Target};
use crate::rustc::DepInfo;

/// Cargo's `RUSTC_WRAPPER`.
const WRAPPER: &str = include_str!("wrapper.sh");

/// The most characters of the compiler's words that are told.
const MOST_WORDS: usize = 8_000;

/// What came of it.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Built {
    /// What the recorders wrote, a text for each crate that was compiled.
    pub(super) records: Vec<String>,
    /// What the compiler says of programs that it does not take.
    pub(super) failed: BTreeMap<String, String>,
    /// Files on disk that the crates were made of, those of registries left out.
    sources: BTreeSet<PathBuf>,
    /// Variables that the crates ask for.
    variables: BTreeSet<String>,
    /// Did build scripts of crates on paths run? Nobody but Cargo knows what those depend on.
    scripts: bool,
    /// Where scripts wrote, with the manifests of their packages.
    pub(super) generated: Vec<(PathBuf, PathBuf)>,
    /// What those of published crates said that they depend on.
    watched: Watched,
    /// What the crates of macros were compiled to, by their real manifests; none of one that was compiled in two ways.
    pub(super) macros: BTreeMap<PathBuf, Option<PathBuf>>,
}

/// Threads of one process share a package's folder, which Cargo would not let others use at once.
static BUILDING: Mutex<BTreeMap<PathBuf, Arc<Mutex<()>>>> = Mutex::new(BTreeMap::new());

/// Checks programs of a package; says too which files all depends on.
pub(super) fn build(package: &Package, targets: &[&Target]) -> Result<(Built, Known), Error> {
    let recorder = digest::of_parts(&[WRAPPER, &mirror::edited("")]);
    let folder = Folder::of(package, &recorder);
    let of_folder = locked(&BUILDING)
        .entry(folder.whole.clone())
        .or_default()
        .clone();
    let _alone = locked(&of_folder);
    let mut names: Vec<&str> = targets.iter().map(|target| target.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let kind = format!("macros {recorder} {}", names.join(" "));
    let compiler = package.cargo.compiler().unwrap_or_default();
    let files = |built: &Built| files(package, built);
    let mut problem = None;
    let built = package.cargo.remember(
        [&kind, &compiler],
        |built: &Built| built.failed.is_empty(),
        || match folder.check(package, &names) {
            Ok(built) => Some(built),
            Err(error) => {
                problem = Some(error);
                None
            }
        },
        files,
    );
    built.ok_or_else(|| {
        problem.unwrap_or_else(|| {
            Problem::new("the lock file of this package cannot be read")
                .help("run `cargo check`")
                .into()
        })
    })
}

/// What a panic left is as good as before: files on disk are checked by Cargo.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// Cargo's files, and those of crates that are no registry's.
fn files(package: &Package, built: &Built) -> Option<Known> {
    let inputs = Inputs::default();
    let resolved = package.cargo.resolved().ok()?;
    package.cargo.settings(&resolved, &inputs)?;
    for manifest in resolved.own_manifests() {
        // A build script that was not there.
        inputs.is_file(&manifest.with_file_name("build.rs"));
    }
    read_all(&built.sources, &inputs)?;
    inputs.environment();
    for name in &built.variables {
        inputs.variable(name);
    }
    built.watched.note(&inputs);
    if built.scripts {
        inputs.leave_open();
    }
    Some(inputs.known())
}

/// Where all that has to be on disk for this is.
struct Folder {
    whole: PathBuf,
}

impl Folder {
    /// Another recorder has another folder: what was compiled with an old one is of no use.
    fn of(package: &Package, recorder: &str) -> Folder {
        let all = future_path(&package.target_folder).join("bundler/macros");
        let own = kept::of_workspace(&all, &package.workspace_root);
        Folder {
            whole: own.join(&recorder[..16]),
        }
    }

    fn check(&self, package: &Package, names: &[&str]) -> Result<Built, Error> {
        let prepared = self.prepare(package);
        let mirrors = prepared.map_err(|error| Problem::io("write", &self.whole, &error))?;
        let (mirrors, are_others) = mirrors;
        let seen = Seen::of(&self.records());
        if are_others || seen.misleads_cargo(&self.whole.join("target")) {
            self.forget_own(package);
        }
        let start = start();
        let mut command = self.command(package, "check");
        command.args(["--message-format=json", "--keep-going"]);
        for name in names {
            let is_bin = package.bins.iter().any(|bin| bin.name == *name);
            command.args([if is_bin { "--bin" } else { "--example" }, name]);
        }
        command
            .env("RUSTC_WRAPPER", self.whole.join("wrapper.sh"))
            .env("BUNDLER_RECORDS", self.records())
            .env("BUNDLER_MIRRORS", self.whole.join("mirrors.txt"))
            .env("CARGO_INCREMENTAL", "0")
            .env_remove("RUSTC_WORKSPACE_WRAPPER")
            .stdin(Stdio::null());
        let said = command
            .output()
            .map_err(|error| Problem::io("start", Path::new("cargo"), &error))?;
        let lines = String::from_utf8_lossy(&said.stdout);
        let messages = lines
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let messages: Vec<Value> = messages.collect();
        let mut built = Built::default();
        if let Ok(resolved) = package.cargo.resolved() {
            built.watched = watched(&messages, &resolved);
            let wrote = messages.iter().filter_map(|message| {
                let manifest = resolved.manifest(message["package_id"].as_str()?)?;
                let folder = message["out_dir"].as_str()?;
                Some((PathBuf::from(folder), manifest.to_path_buf()))
            });
            built.generated = wrote.collect();
        }
        let mut done = BTreeSet::new();
        let mut errors: Vec<(String, String)> = Vec::new();
        for message in messages {
            let target = message["target"]["name"].as_str().unwrap_or_default();
            match message["reason"].as_str() {
                Some("compiler-artifact") => {
                    // A package's library may have the name of its program.
                    if matches!(
                        message["target"]["kind"][0].as_str(),
                        Some("bin" | "example")
                    ) {
                        done.insert(target.to_owned());
                    }
                    self.artifact(package, &message, &mirrors, &mut built);
                    if let Some((manifest, library)) = macros(&message) {
                        let known = built.macros.entry(manifest);
                        let known = known.or_insert_with(|| Some(library.clone()));
                        *known = known.take().filter(|known| *known == library);
                    }
                }
                Some("build-script-executed") => {
                    built.scripts |= message["package_id"].as_str().is_some_and(is_path);
                }
                Some("compiler-message") if message["message"]["level"] == "error" => {
                    let text = message["message"]["rendered"].as_str().unwrap_or_default();
                    errors.push((target.to_owned(), text.to_owned()));
                }
                _ => {}
            }
        }
        let stderr = String::from_utf8_lossy(&said.stderr);
        for name in names.iter().filter(|name| !done.contains(**name)) {
            let own = errors.iter().any(|(target, _)| target == name);
            let told = errors.iter().filter(|(target, _)| !own || target == name);
            let told: Vec<&str> = told.map(|(_, text)| text.as_str()).collect();
            let words = match told.is_empty() {
                true => stderr.to_string(),
                false => told.concat(),
            };
            let words: String = words.chars().take(MOST_WORDS).collect();
            built
                .failed
                .insert((*name).to_owned(), words.trim().to_owned());
        }
        seen.write(&built.sources, start);
        Ok(built)
    }

    fn records(&self) -> PathBuf {
        self.whole.join("records")
    }

    /// A command of Cargo's that builds, or has built, here.
    fn command(&self, package: &Package, subcommand: &str) -> Command {
        let mut command = package.cargo.command(subcommand);
        let target = self.whole.join("target");
        command.arg("--target-dir").arg(&target);
        // It may be elsewhere, and shared with programs that have no recording macros.
        command.env("CARGO_BUILD_BUILD_DIR", target);
        command
    }

    /// Has Cargo compile all crates on paths again. Failing to is as if nothing had been built yet.
    fn forget_own(&self, package: &Package) {
        let resolved = package.cargo.resolved();
        let cleaned = resolved.ok().and_then(|resolved| {
            let mut command = self.command(package, "clean");
            for id in resolved.own_ids() {
                command.args(["--package", id]);
            }
            Some(command.stdin(Stdio::null()).output().ok()?.status.success())
        });
        if cleaned != Some(true) {
            let _ = fs::remove_dir_all(self.whole.join("target"));
        }
    }

    /// Writes the wrapper and the copies of macro crates; gives those copies' root files with the originals', and whether others
    /// stood for these crates before: Cargo looks at those.
    fn prepare(&self, package: &Package) -> io::Result<(BTreeMap<PathBuf, PathBuf>, bool)> {
        if let Some(own) = self.whole.parent() {
            kept::make_for_workspace(own, &package.workspace_root)?;
            for other in fs::read_dir(own)?.flatten() {
                if other.path() != self.whole {
                    fs::remove_dir_all(other.path()).or_else(|_| fs::remove_file(other.path()))?;
                }
            }
        }
        fs::create_dir_all(self.records())?;
        let mut mirrors = BTreeMap::new();
        let mut list = String::new();
        for library in package.crates.iter().filter(|library| library.procedural) {
            // rustc looks beside a link, not beside what it leads to.
            let root = whole(&library.target.path);
            let folder = self.whole.join("mirrors");
            let folder = folder.join(digest::of_parts(&[&root.to_string_lossy()]));
            // A crate of the workspace may name files of the others.
            let top = whole(&package.workspace_root);
            let top = match root.starts_with(&top) {
                true => top,
                false => whole(&library.root),
            };
            let (copy, below) = mirror::make(&top, &root, &folder)?;
            let [original, copied, below] = [&root, &copy, &below].map(|path| path.display());
            list.push_str(&format!("{original}\t{copied}\t{below}\n"));
            mirrors.insert(copy, root);
        }
        let path = self.whole.join("mirrors.txt");
        let are_others = disk::read(&path).is_ok_and(|known| known != list.as_bytes());
        write(&path, &list)?;
        let wrapper = self.whole.join("wrapper.sh");
        write(&wrapper, WRAPPER)?;
        make_executable(&wrapper)?;
        Ok((mirrors, are_others))
    }

    /// Takes what was recorded of a crate that is compiled, and which files it was made of.
    fn artifact(
        &self,
        package: &Package,
        message: &Value,
        mirrors: &BTreeMap<PathBuf, PathBuf>,
        built: &mut Built,
    ) {
        let Some(file) = message["filenames"][0].as_str().map(Path::new) else {
            return;
        };
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let stem = stem.strip_prefix("lib").unwrap_or(&stem);
        if let Ok(text) = fs::read_to_string(self.records().join(stem)) {
            built.records.push(text);
        }
        let id = message["package_id"].as_str().unwrap_or_default();
        let said = fs::read_to_string(file.with_file_name(format!("{stem}.d")));
        if let (true, Ok(said)) = (is_path(id), said) {
            let base = real_path(&package.workspace_root);
            let read = DepInfo::of(&said);
            let paths = read.files.into_iter().map(|path| base.join(path));
            let original = |path: PathBuf| match mirrors.get(&path) {
                Some(original) => original.clone(),
                None => self.original(path),
            };
            built.sources.extend(paths.map(original));
            let names = read.variables.into_iter();
            built.variables.extend(names.map(str::to_owned));
        }
    }

    /// What a link in an edited copy leads to, as its author wrote it: it may be a link that leads elsewhere later.
    fn original(&self, path: PathBuf) -> PathBuf {
        if !path.starts_with(&self.whole) {
            return path;
        }
        let link = path
            .ancestors()
            .find_map(|link| Some((link, fs::read_link(link).ok()?)));
        match link {
            Some((link, to)) => match path.strip_prefix(link) {
                Ok(below) if !below.as_os_str().is_empty() => to.join(below),
                _ => to,
            },
            None => path,
        }
    }
}

/// The manifest of a crate of macros, and what it was compiled to, if a message is about one.
fn macros(message: &Value) -> Option<(PathBuf, PathBuf)> {
    let mut kinds = message["target"]["kind"].as_array()?.iter();
    if !kinds.any(|kind| kind == "proc-macro") {
        return None;
    }
    let manifest = Path::new(message["manifest_path"].as_str()?);
    let library = message["filenames"][0].as_str()?;
    Some((real_path(manifest), library.into()))
}

/// Writes a file whole, if it has other text.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    if disk::read(path).ok().as_deref() == Some(text.as_bytes()) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.persist(path)?;
    Ok(())
}

#[cfg(unix)]
fn make_executable(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> io::Result<()> {
    Ok(())
}
