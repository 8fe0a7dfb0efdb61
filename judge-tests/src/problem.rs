//! Stored problems: finds them and reads their limits, cases and submissions.
//!
//! A problem is a folder with a `problem.yaml`, an ICPC problem package (version `2023-07-draft` or `legacy`), or a plain folder of
//! inputs and answers. Nothing is registered:
//! whatever lies in the right place with the right name belongs to the problem. What programs do with it is unknown here.

mod data;
mod submissions;
mod validators;
mod words;
mod yaml;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fmt, io};

use walkdir::WalkDir;

use crate::check::{Layout, Rules};
use crate::profile::{Profile, Profiles};
use crate::run::Limits;
use crate::validator::{Protocol, Source};
use crate::verdict::Verdict;

pub use data::InputArguments;

/// A stored problem.
#[derive(Debug, Clone)]
pub struct Problem {
    /// The folder's name, `<judge>_<id>`, which is also the name of the solution's bin.
    pub id: String,
    /// What `problem.yaml` calls it, in English if there are several languages.
    pub name: String,
    /// The online judge that it belongs to.
    pub judge: Profile,
    /// What a program may use.
    pub limits: Limits,
    /// The problem's own checker; without one, outputs are compared with answers.
    pub validator: Option<Validator>,
    /// Programs that say whether an input is as the statement promises.
    pub input_validators: Vec<Validator>,
    /// Sample cases, then secret ones, each by name.
    pub cases: Vec<Case>,
    /// Programs whose verdict is known, by folder and name.
    pub submissions: Vec<Submission>,
    /// What was not understood, a sentence each.
    pub warnings: Vec<String>,
}

/// A problem's own checker, of outputs or of inputs.
#[derive(Debug, Clone, PartialEq)]
pub struct Validator {
    /// The program.
    pub source: Source,
    /// How it is called.
    pub protocol: Protocol,
    /// Whether it talks with the program, rather than reading its output.
    pub is_interactive: bool,
    /// What it may use.
    pub limits: Limits,
}

/// One input and its answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Case {
    /// The path below `data` without extension, such as `secret/01-empty`.
    pub name: String,
    /// The `.in` file.
    pub input: PathBuf,
    /// The `.ans` file.
    pub answer: PathBuf,
    /// What the output validator is told beyond the files.
    pub arguments: Vec<String>,
    /// What input validators are told.
    pub input_arguments: InputArguments,
    /// How the output is compared with the answer, if there is no validator.
    pub rules: Rules,
}

/// A program that must get a certain verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// The path below `submissions`, such as `wrong_answer/unsorted.rs`.
    pub name: String,
    /// The source file.
    pub path: PathBuf,
    /// The verdicts it may get.
    pub expected: &'static [Verdict],
}

/// What is wrong with a stored problem.
#[derive(Debug)]
pub struct Error {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong with it, and what to do.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.message)
    }
}

impl std::error::Error for Error {}

impl Error {
    fn new(path: &Path, message: impl Into<String>) -> Error {
        Error {
            path: path.to_path_buf(),
            message: message.into(),
        }
    }

    fn io(path: &Path, error: io::Error) -> Error {
        Error::new(path, error.to_string())
    }
}

/// The folders of all problems at any depth below `folder`, by id: packages, and plain folders with inputs in them or in a folder
/// `test`. Two of one id are an error.
pub fn find(folder: &Path) -> Result<BTreeMap<String, PathBuf>, Error> {
    let mut found = BTreeMap::new();
    let mut walk = WalkDir::new(folder).sort_by_file_name().into_iter();
    while let Some(entry) = walk.next() {
        let entry = entry.map_err(|e| Error::new(folder, e.to_string()))?;
        let is_problem = || is_package(entry.path()) || is_plain(folder, entry.path());
        if !entry.file_type().is_dir() || !is_problem() {
            continue;
        }
        walk.skip_current_dir();
        let id = entry.file_name().to_string_lossy().into_owned();
        if let Some(other) = found.insert(id, entry.path().to_path_buf()) {
            let message = format!(
                "there is another problem of that name in {}",
                other.display()
            );
            return Err(Error::new(entry.path(), message));
        }
    }
    Ok(found)
}

fn is_package(folder: &Path) -> bool {
    folder.join("problem.yaml").is_file()
}

/// Whether `folder`, if it is not `root`, has inputs, or a folder `test` that has.
fn is_plain(root: &Path, folder: &Path) -> bool {
    let has_input = |folder: &Path| {
        let entries = folder.read_dir().into_iter().flatten().flatten();
        entries
            .map(|entry| entry.path())
            .any(|path| path.extension().is_some_and(|e| e == "in"))
    };
    folder != root && (has_input(folder) || has_input(&folder.join("test")))
}

/// Reads the problem in `folder`, which belongs to one of `judges`; cases are named, not read.
pub fn load(folder: &Path, judges: &Profiles) -> Result<Problem, Error> {
    let id = folder
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let mut settings = yaml::read(folder, &id, judges)?;
    let mut warnings = std::mem::take(&mut settings.warnings);
    let mut cases = match is_package(folder) {
        true => data::cases(folder, &settings.arguments)?,
        false => data::plain(folder)?,
    };
    let validator = validators::output(folder, &settings)?;
    if validator.is_none() {
        for case in &mut cases {
            let rules = Rules::parse(&case.arguments, &settings.compare);
            case.rules = rules.map_err(|message| Error::new(folder, message))?;
            if case.rules.layout == Layout::Presentation && !settings.judge.is_strict {
                case.rules.layout = Layout::Ignored;
            }
        }
    }
    let input_validators = validators::inputs(folder, &settings, &mut warnings)?;
    Ok(Problem {
        name: settings.name.unwrap_or_else(|| id.clone()),
        id,
        judge: settings.judge,
        limits: settings.limits,
        validator,
        cases,
        input_validators,
        submissions: submissions::submissions(folder)?,
        warnings,
    })
}

/// All files at any depth, sorted by path; none if the folder is missing.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    if folder.exists() {
        for entry in WalkDir::new(folder).follow_links(true) {
            let entry = entry.map_err(|e| Error::new(folder, e.to_string()))?;
            if entry.file_type().is_file() {
                files.push(entry.into_path());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// `path` below `folder`, with slashes.
fn relative(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

#[cfg(test)]
mod tests;
