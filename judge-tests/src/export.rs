//! Writes stored problems as packages that Kattis' own tools take: without our extensions, and with every program in one file.
//!
//! The solution becomes an accepted submission, as the text that is submitted. Rust validators become one file each; for an
//! output validator, which Kattis takes in C++ and Python only, a `build` script is put beside it. What those tools would do
//! otherwise than the judge here is refused.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use bundler::rustc::Rustc;
use walkdir::WalkDir;

use crate::compile::{self, Failure, OneFile};
use crate::problem::{self, Problem, Validator};
use crate::profile::Profiles;
use crate::select::{self, Part};
use crate::validator::{Language, Protocol};
use crate::workspace::Workspace;

/// A package that was written.
#[derive(Debug)]
pub struct Exported {
    /// Its folder.
    pub folder: PathBuf,
    /// What Kattis' tools have no place for, below the problem's folder.
    pub left_out: Vec<String>,
}

/// Why there is no package.
#[derive(Debug)]
pub enum Error {
    /// The problem has what the other tools cannot do, or lacks what they need, or the place is taken.
    Usage(String),
    /// The solution or a validator cannot be made one file.
    Program(Failure),
    /// A file cannot be read or written.
    Io(PathBuf, io::Error),
}

/// The folders of submissions that the other tools know.
const KNOWN: [&str; 5] = [
    "accepted",
    "partially_accepted",
    "wrong_answer",
    "time_limit_exceeded",
    "run_time_error",
];

/// The keys of `problem.yaml` that are ours.
const OUR_KEYS: [&str; 2] = ["judge-checker", "judge-compare"];

/// Writes the stored problems that `asked` names, or all, to new folders in `output`, which are named like them, without
/// underscores. Those before the first that cannot be written are there.
pub fn export(
    workspace: &Workspace,
    asked: &[String],
    output: &Path,
) -> Result<Vec<Exported>, Error> {
    let usage = |error: String| Error::Usage(error);
    if let Some(part) = asked
        .iter()
        .find(|word| word.trim_end_matches('/').contains('/'))
    {
        return Err(usage(format!(
            "`{part}` is a part of a problem; name the whole problem"
        )));
    }
    let judges = Profiles::read(workspace.root()).map_err(|error| usage(error.to_string()))?;
    let known = problem::find(&workspace.problems()).map_err(|error| usage(error.to_string()))?;
    let selected = select::select(&known, asked, Part::Case, &judges).map_err(usage)?;
    selected
        .into_iter()
        .map(|selected| {
            let problem = selected.problem.map_err(|error| usage(error.to_string()))?;
            one(workspace, &problem, &known[&selected.id], output)
        })
        .collect()
}

/// Writes the `problem` that is stored in `folder`.
fn one(
    workspace: &Workspace,
    problem: &Problem,
    folder: &Path,
    output: &Path,
) -> Result<Exported, Error> {
    let name = problem.id.replace('_', "");
    let target = output.join(&name);
    if target.exists() {
        let message = format!(
            "{} exists; remove it, or write to another folder",
            target.display()
        );
        return Err(Error::Usage(message));
    }
    let path = folder.join("problem.yaml");
    if !path.is_file() {
        let message = format!(
            "{} is no package; write its problem.yaml first",
            folder.display()
        );
        return Err(Error::Usage(message));
    }
    let text = fs::read_to_string(&path).map_err(|error| Error::Io(path.clone(), error))?;
    if let Some(message) = obstacle(folder, problem, &text) {
        return Err(Error::Usage(format!("{}: {message}", path.display())));
    }
    fs::create_dir_all(output).map_err(|error| Error::Io(output.to_path_buf(), error))?;
    // What is half done has another name.
    let work = tempfile::Builder::new().prefix(".work-").tempdir_in(output);
    let work = work.map_err(|error| Error::Io(output.to_path_buf(), error))?;
    let package = work.path().join(&name);
    let left_out = copy(folder, &package, problem)?;
    write(&package.join("problem.yaml"), &without_our_keys(&text))?;
    let ignores_case = problem.cases.iter().any(|case| case.rules.ignore_case);
    let group = package.join("data/testdata.yaml");
    if problem.validator.is_none() && !ignores_case && !group.exists() {
        // Upper and lower case are the same to the other tools, if nothing is said.
        write(&group, "output_validator_flags: case_sensitive\n")?;
    }
    solution(workspace, problem, &package)?;
    validators(workspace, folder, problem, &package)?;
    fs::rename(&package, &target).map_err(|error| Error::Io(target.clone(), error))?;
    Ok(Exported {
        folder: target,
        left_out,
    })
}

/// Why the other tools would not take the problem, or would judge it otherwise.
fn obstacle(folder: &Path, problem: &Problem, yaml: &str) -> Option<String> {
    let is_testlib = |v: &Validator| v.protocol == Protocol::Testlib;
    if problem.validator.as_ref().is_some_and(is_testlib) {
        return Some(
            "other tools do not call checkers as testlib does; write one that ends with 42 or 43"
                .to_owned(),
        );
    }
    if problem.cases.iter().any(|case| case.rules.unordered_lines) {
        return Some(
            "other tools compare lines in their order; write an output validator".to_owned(),
        );
    }
    let has_key = |key: &str| yaml.lines().any(|line| line.split(':').next() == Some(key));
    if !has_key("uuid") {
        return Some(format!(
            "a package needs a name of its own; add `uuid: {}`",
            crate::new::uuid()
        ));
    }
    if has_key("problem_format_version") && has_key("validator_flags") {
        return Some(
            "validator_flags is a key of the older format; write output_validator_flags in data/testdata.yaml".to_owned(),
        );
    }
    if problem.input_validators.is_empty() {
        return Some(
            "other tools ask for a program that checks inputs; add input_validators/format.rs, which ends with 42 if the \
             standard input is right"
                .to_owned(),
        );
    }
    let is_settings_of_ours = |path: &Path| {
        let is_case =
            path.extension().is_some_and(|e| e == "yaml") && path.with_extension("in").exists();
        is_case
            || path
                .file_name()
                .is_some_and(|name| name == "test_group.yaml")
    };
    let mut files = WalkDir::new(folder.join("data")).into_iter().flatten();
    let other = files.find(|entry| is_settings_of_ours(entry.path()))?;
    let below = other.path().strip_prefix(folder).unwrap_or(other.path());
    Some(format!(
        "Kattis' tools do not read {}; write testdata.yaml, with input_validator_flags and output_validator_flags",
        below.display()
    ))
}

/// The text of `problem.yaml` without the keys that are ours.
fn without_our_keys(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut is_ours = false;
    for line in text.split_inclusive('\n') {
        let goes_on = line.starts_with([' ', '\t', '-']);
        if !goes_on {
            let key = line.split(':').next().unwrap_or_default();
            is_ours = OUR_KEYS.contains(&key.trim_end());
        }
        if !is_ours {
            kept.push_str(line);
        }
    }
    kept
}

/// Copies all that the other tools know and that is not written anew; returns what was left out.
fn copy(folder: &Path, package: &Path, problem: &Problem) -> Result<Vec<String>, Error> {
    let validators = problem.validator.iter().chain(&problem.input_validators);
    let rust = validators.filter(|validator| validator.source.language == Language::Rust);
    let made: Vec<&Path> = rust
        .map(|validator| validator.source.entry.as_path())
        .collect();
    let mut left_out = Vec::new();
    let mut walk = WalkDir::new(folder)
        .min_depth(1)
        .follow_links(true)
        .sort_by_file_name()
        .into_iter();
    while let Some(entry) = walk.next() {
        let entry = entry.map_err(|error| Error::Io(folder.to_path_buf(), error.into()))?;
        let below = entry.path().strip_prefix(folder).unwrap_or(entry.path());
        let name = entry.file_name().to_string_lossy();
        let is_hidden = name.starts_with('.') && below != Path::new(".timelimit");
        let is_unknown =
            below.parent() == Some(Path::new("submissions")) && !KNOWN.contains(&&*name);
        if is_unknown {
            left_out.push(below.display().to_string());
        }
        if is_unknown || is_hidden || made.contains(&entry.path()) {
            if entry.file_type().is_dir() {
                walk.skip_current_dir();
            }
            continue;
        }
        let to = package.join(below);
        let copied = match entry.file_type().is_dir() {
            true => fs::create_dir_all(&to),
            false => fs::create_dir_all(to.parent().unwrap_or(package))
                .and_then(|()| fs::copy(entry.path(), &to).map(drop)),
        };
        copied.map_err(|error| Error::Io(to, error))?;
    }
    Ok(left_out)
}

/// Adds the file to submit to the accepted submissions, if a puzzle solves the problem.
fn solution(workspace: &Workspace, problem: &Problem, package: &Path) -> Result<(), Error> {
    let puzzles = workspace.puzzles();
    let puzzles = puzzles.map_err(|error| Error::Io(workspace.solutions(), error))?;
    if !puzzles.contains(&problem.id) {
        return Ok(());
    }
    let path = package
        .join("submissions/accepted")
        .join(format!("{}.rs", problem.id));
    for bundle in compile::bundles(workspace, verifier(workspace)?, &[&problem.id]) {
        write(&path, &bundle.map_err(Error::Program)?.text)?;
    }
    Ok(())
}

/// Writes the Rust validators, each as one file.
fn validators(
    workspace: &Workspace,
    folder: &Path,
    problem: &Problem,
    package: &Path,
) -> Result<(), Error> {
    let is_rust = |validator: &&Validator| validator.source.language == Language::Rust;
    let rust: Vec<&Validator> = problem
        .validator
        .iter()
        .chain(&problem.input_validators)
        .filter(is_rust)
        .collect();
    if rust.is_empty() {
        return Ok(());
    }
    let paths: Vec<&Path> = rust
        .iter()
        .map(|validator| validator.source.path.as_path())
        .collect();
    let made = compile::one_files(workspace, verifier(workspace)?, &paths);
    for (validator, file) in rust.into_iter().zip(made) {
        let file = file.map_err(Error::Program)?;
        let entry = &validator.source.entry;
        match validator.protocol {
            Protocol::Input => {
                let name = entry.file_stem().unwrap_or_default().to_string_lossy();
                write(
                    &package.join(format!("input_validators/{name}.rs")),
                    &file.text,
                )?;
            }
            Protocol::Kattis | Protocol::Testlib => {
                let below = entry.strip_prefix(folder).unwrap_or(entry);
                let kind = below.iter().next().unwrap_or_default();
                output_validator(&package.join(kind).join("validator"), &file)?;
            }
        }
    }
    Ok(())
}

/// Writes an output validator to `folder`, with a script that compiles it.
fn output_validator(folder: &Path, file: &OneFile) -> Result<(), Error> {
    write(&folder.join("main.rs"), &file.text)?;
    let build = folder.join("build");
    let script = format!(
        "#!/bin/sh\n# Compiles the validator, for which rustc is needed.\nexec rustc -O --edition {} -o run main.rs\n",
        file.edition.as_str()
    );
    write(&build, &script)?;
    fs::set_permissions(&build, fs::Permissions::from_mode(0o755))
        .map_err(|error| Error::Io(build, error))
}

fn verifier(workspace: &Workspace) -> Result<Rustc, Error> {
    Rustc::find(None, Some(workspace.bundler_cache()))
        .map_err(|error| Error::Program(Failure::internal(error.to_string())))
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| Error::Io(path.to_path_buf(), error))
}
