//! Turns what is to be judged into executables: bundles and submissions with the judge's flags, the workspace's own
//! bins by Cargo.
//!
//! It knows the bundler, compilers and flags; it does not know problems or what programs are for.

mod validators;

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use bundler::package::{Features, Package};
use bundler::rustc::{self, Rustc};
use bundler::{Bundle, SourceMap, bundle_all, disk};
use serde::Deserialize;

use crate::profile::{Profile, Version};
use crate::verdict::Verdict;
use crate::workspace::Workspace;

pub use validators::{OneFile, one_files, validators};

/// The first release that knows the edition 2024.
const EDITION_2024: &str = "1.85";

/// Why there is no executable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Compile error if the source is at fault, internal error otherwise.
    pub verdict: Verdict,
    /// What the compiler says, or what is wrong and what to do.
    pub message: String,
}

impl Failure {
    /// Nothing is known about the program, because of `message`.
    pub fn internal(message: String) -> Failure {
        Failure {
            verdict: Verdict::InternalError,
            message,
        }
    }
}

/// An executable's path, or why there is none.
pub type Compiled = Result<PathBuf, Failure>;

/// The bundles that are judged for `puzzles`, in their order: exactly the bytes that `make bundle` writes. A bundle that is
/// missing or stale is written anew; one that cannot be made stays as it was and is a compile error.
///
/// `rustc` verifies; it is the bundler's compiler, whatever the texts are judged with.
pub fn bundles(
    workspace: &Workspace,
    rustc: Rustc,
    puzzles: &[&str],
) -> Vec<Result<Bundle, Failure>> {
    let refused = |error: bundler::error::Error| Failure {
        verdict: Verdict::CompileError,
        message: error.to_string(),
    };
    let package = match Package::open(&workspace.solutions(), &Features::default()) {
        Ok(package) => package,
        Err(error) => {
            return puzzles
                .iter()
                .map(|_| Err(refused(error.clone())))
                .collect();
        }
    };
    let options = bundler::Options::to_submit(Some(rustc));
    bundle_all(&package, puzzles, &options)
        .into_iter()
        .map(|outcome| {
            let bundle = outcome.map_err(refused)?;
            disk::write(&package.bundle_path(&bundle.name), &bundle.text)
                .map_err(|error| Failure::internal(error.to_string()))?;
            Ok(bundle)
        })
        .collect()
}

/// Where the lines of `bundle` came from, if it is still what is made of the sources.
pub fn source_map(workspace: &Workspace, rustc: Rustc, bundle: &Bundle) -> Option<SourceMap> {
    let package = Package::open(&workspace.solutions(), &Features::default()).ok()?;
    let options = bundler::Options::to_submit(Some(rustc));
    let (now, map) = bundler::source_map(&package, &bundle.name, &options).ok()?;
    (now.text == bundle.text).then_some(map)
}

/// The compiler, with the crates at hand that bundles leave outside because their judges have them.
pub fn with_crates(workspace: &Workspace, rustc: &Rustc) -> Result<Rustc, Failure> {
    // That the package cannot be read is told of for each bundle.
    let Ok(package) = Package::open(&workspace.solutions(), &Features::default()) else {
        return Ok(rustc.clone());
    };
    bundler::linking(&package, rustc).map_err(|error| Failure::internal(error.to_string()))
}

/// Compiles `source`, which was written for `edition`, as `judge` would.
///
/// A compiler that is too old for the judge's edition compiles it as it was written: it was named by the caller.
pub fn compile(rustc: &Rustc, source: &str, edition: &str, judge: &Profile) -> Compiled {
    let mut arguments = judge.arguments(edition);
    let release = rustc.release().parse::<Version>().ok();
    let is_too_old = release < EDITION_2024.parse().ok();
    if let Some(theirs) = arguments.last_mut()
        && *theirs == "2024"
        && is_too_old
    {
        *theirs = edition;
    }
    rustc.compile(source, &arguments).map_err(|error| Failure {
        verdict: match error {
            rustc::Error::Compile(_) => Verdict::CompileError,
            _ => Verdict::InternalError,
        },
        message: error.to_string(),
    })
}

/// One line of Cargo's JSON, as far as it is used.
#[derive(Deserialize)]
struct CargoMessage {
    target: Option<CargoTarget>,
    executable: Option<PathBuf>,
    message: Option<CargoDiagnostic>,
}

#[derive(Deserialize)]
struct CargoTarget {
    name: String,
}

#[derive(Deserialize)]
struct CargoDiagnostic {
    level: String,
    rendered: Option<String>,
}

/// Builds the workspace's own release binaries of `puzzles`, all in one run of Cargo.
pub fn build_modular(workspace: &Workspace, puzzles: &[&str]) -> BTreeMap<String, Compiled> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(&cargo);
    command.args([
        "build",
        "--release",
        "--keep-going",
        "--quiet",
        "--message-format=json",
    ]);
    command
        .arg("--manifest-path")
        .arg(workspace.solutions().join("Cargo.toml"));
    puzzles.iter().for_each(|puzzle| {
        command.args(["--bin", puzzle]);
    });
    let (said, all_failed) = match command.stdin(Stdio::null()).output() {
        Ok(output) => {
            let errors = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            (String::from_utf8_lossy(&output.stdout).into_owned(), errors)
        }
        Err(error) => (String::new(), format!("cannot run cargo: {error}")),
    };
    let mut built = BTreeMap::new();
    let mut errors: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for message in said
        .lines()
        .filter_map(|l| serde_json::from_str::<CargoMessage>(l).ok())
    {
        let Some(target) = message.target else {
            continue;
        };
        if let Some(executable) = message.executable {
            built.insert(target.name, executable);
        } else if let Some(diagnostic) = message.message.filter(|d| d.level == "error") {
            errors
                .entry(target.name)
                .or_default()
                .extend(diagnostic.rendered);
        }
    }
    let outcome = |puzzle: &str| match (built.remove(puzzle), errors.get(puzzle)) {
        (Some(executable), _) => Ok(executable),
        (None, Some(own)) => Err(Failure {
            verdict: Verdict::CompileError,
            message: own.concat(),
        }),
        // The library that all of them use.
        (None, None) if !errors.is_empty() => Err(Failure {
            verdict: Verdict::CompileError,
            message: errors.values().flatten().cloned().collect(),
        }),
        (None, None) => Err(Failure::internal(format!(
            "cargo built no `{puzzle}`: {all_failed}"
        ))),
    };
    let mut outcome = outcome;
    puzzles
        .iter()
        .map(|&puzzle| (puzzle.to_owned(), outcome(puzzle)))
        .collect()
}
