//! Makes validators ready to run. Those in Rust may use the library that puzzles share: they are bundled as puzzles are, and
//! what is compiled here is what another judge can be given.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{env, fs};

use bundler::bundle_all;
use bundler::package::{Edition, Features, Package, Target};
use bundler::rustc::Rustc;

use super::Failure;
use crate::problem;
use crate::validator::{Language, Validator};
use crate::workspace::Workspace;

/// Feedback that is older than this was left by a run that was killed.
const LEFT: Duration = Duration::from_secs(3600);

/// A validator written in Rust, as one file that needs only std.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneFile {
    /// The file's text.
    pub text: String,
    /// What it is to be compiled as.
    pub edition: Edition,
}

/// The Rust validators at `paths`, each as one file. `rustc` checks them.
pub fn one_files(
    workspace: &Workspace,
    rustc: Rustc,
    paths: &[&Path],
) -> Vec<Result<OneFile, Failure>> {
    let refused = |error: bundler::error::Error| Failure::internal(error.to_string());
    let mut package = match Package::open(&workspace.solutions(), &Features::default()) {
        Ok(package) => package,
        Err(error) => {
            return paths.iter().map(|_| Err(refused(error.clone()))).collect();
        }
    };
    let edition = package.library().map_or(Edition::E2021, |l| l.edition);
    let names: Vec<String> = (0..paths.len()).map(|n| format!("validator_{n}")).collect();
    package.bins = names
        .iter()
        .zip(paths)
        .map(|(name, path)| Target {
            name: name.clone(),
            path: path.to_path_buf(),
            edition,
            edition_place: None,
        })
        .collect();
    let options = bundler::Options {
        header: false,
        ..bundler::Options::to_submit(Some(rustc))
    };
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    bundle_all(&package, &names, &options)
        .into_iter()
        .map(|bundle| {
            let bundle = bundle.map_err(refused)?;
            Ok(OneFile {
                text: bundle.text,
                edition: bundle.edition,
            })
        })
        .collect()
}

/// Validators that can be run, in the order of `wanted`.
pub fn validators(
    workspace: &Workspace,
    wanted: &[&problem::Validator],
) -> Vec<Result<Validator, Failure>> {
    if wanted.is_empty() {
        return Vec::new();
    }
    let feedback = workspace.feedback();
    sweep(&feedback);
    let programs = match rust_programs(workspace, wanted) {
        Ok(programs) => programs,
        Err(error) => return wanted.iter().map(|_| Err(error.clone())).collect(),
    };
    let ready = |(validator, rust): (&&problem::Validator, Option<Result<PathBuf, Failure>>)| {
        let source = &validator.source;
        let (program, script) = match (source.language, rust) {
            (_, Some(program)) => (program?, None),
            (Language::Python, _) => {
                let python = on_path("python3").ok_or_else(|| {
                    Failure::internal(
                        "it is written in Python, and no python3 is installed".to_owned(),
                    )
                })?;
                (python, Some(source.path.clone()))
            }
            (Language::Executable | Language::Rust, None) => (source.path.clone(), None),
        };
        Ok::<_, Failure>(Validator {
            program,
            script,
            protocol: validator.protocol,
            is_interactive: validator.is_interactive,
            limits: validator.limits,
            feedback: feedback.clone(),
        })
    };
    let told = |validator: &problem::Validator, failure: Failure| {
        let name = validator.protocol.name();
        Failure::internal(format!("{name} cannot be used: {}", failure.message))
    };
    let outcomes = wanted.iter().zip(programs).map(ready);
    wanted
        .iter()
        .zip(outcomes)
        .map(|(validator, outcome)| outcome.map_err(|failure| told(validator, failure)))
        .collect()
}

/// The executables of those of `wanted` that are written in Rust.
fn rust_programs(
    workspace: &Workspace,
    wanted: &[&problem::Validator],
) -> Result<Vec<Option<Result<PathBuf, Failure>>>, Failure> {
    let is_rust = |validator: &&problem::Validator| validator.source.language == Language::Rust;
    let paths: Vec<&Path> = wanted
        .iter()
        .filter(|v| is_rust(v))
        .map(|v| v.source.path.as_path())
        .collect();
    if paths.is_empty() {
        return Ok(wanted.iter().map(|_| None).collect());
    }
    let failed = |error: bundler::rustc::Error| Failure::internal(error.to_string());
    let rustc = Rustc::find(None, Some(workspace.cache())).map_err(failed)?;
    let verifier = rustc
        .keeping_in(&workspace.bundler_cache())
        .map_err(failed)?;
    let mut made = one_files(workspace, verifier, &paths)
        .into_iter()
        .map(|text| {
            let file = text?;
            rustc
                .compile(&file.text, &["-O", "--edition", file.edition.as_str()])
                .map_err(|error| Failure::internal(error.to_string()))
        });
    let programs = wanted
        .iter()
        .map(|v| is_rust(v).then(|| made.next()).flatten());
    Ok(programs.collect())
}

/// Where the program `name` is among the folders of the `PATH`.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join(name))
        .find(|program| program.is_file())
}

/// Removes what killed runs left in `folder`.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let modified = entry.metadata().and_then(|meta| meta.modified());
        let age = modified.map(|at| SystemTime::now().duration_since(at).unwrap_or_default());
        if age.is_ok_and(|age| age > LEFT) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
