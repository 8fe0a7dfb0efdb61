//! Stored problems: finds them and reads their limits, cases and submissions.
//!
//! A problem is a folder with a `problem.yaml`, an ICPC problem package (version `2023-07-draft`). Nothing is registered:
//! whatever lies in the right place with the right name belongs to the problem. What programs do with it is unknown here.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fmt, fs, io};

use serde::Deserialize;
use walkdir::WalkDir;

use crate::run::Limits;
use crate::verdict::Verdict;

/// A stored problem.
#[derive(Debug, Clone)]
pub struct Problem {
    /// The folder's name, `<judge>_<id>`, which is also the name of the solution's bin.
    pub id: String,
    /// What `problem.yaml` calls it, in English if there are several languages.
    pub name: String,
    /// What a program may use.
    pub limits: Limits,
    /// Sample cases, then secret ones, each by name.
    pub cases: Vec<Case>,
    /// Programs whose verdict is known, by folder and name.
    pub submissions: Vec<Submission>,
}

/// One input and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// The path below `data` without extension, such as `secret/01-empty`.
    pub name: String,
    /// The `.in` file.
    pub input: PathBuf,
    /// The `.ans` file.
    pub answer: PathBuf,
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

/// The folders of submissions, and the verdicts that those in them may get.
const EXPECTED: [(&str, &[Verdict]); 9] = [
    ("accepted", &[Verdict::Accepted]),
    ("wrong_answer", &[Verdict::WrongAnswer]),
    ("presentation_error", &[Verdict::PresentationError]),
    ("time_limit_exceeded", &[Verdict::TimeLimitExceeded]),
    ("memory_limit_exceeded", &[Verdict::MemoryLimitExceeded]),
    ("output_limit_exceeded", &[Verdict::OutputLimitExceeded]),
    ("run_time_error", &[Verdict::RunTimeError]),
    ("compile_error", &[Verdict::CompileError]),
    (
        "rejected",
        &[
            Verdict::WrongAnswer,
            Verdict::PresentationError,
            Verdict::TimeLimitExceeded,
            Verdict::MemoryLimitExceeded,
            Verdict::OutputLimitExceeded,
            Verdict::RunTimeError,
            Verdict::CompileError,
        ],
    ),
];

/// Where a package may say how answers are checked, if not by comparison.
const VALIDATORS: [&str; 2] = ["output_validator", "output_validators"];

/// `problem.yaml`, as far as it is used; other keys are for other tools.
#[derive(Deserialize)]
struct Yaml {
    #[serde(default)]
    name: Option<Name>,
    #[serde(default)]
    limits: YamlLimits,
    #[serde(default)]
    validation: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Name {
    One(String),
    ByLanguage(BTreeMap<String, String>),
}

#[derive(Deserialize)]
#[serde(default)]
struct YamlLimits {
    /// Seconds.
    time_limit: f64,
    /// MiB.
    memory: u64,
    /// MiB.
    output: u64,
}

impl Default for YamlLimits {
    /// What the format's own tools assume; a time limit they would measure, so here it is a guess.
    fn default() -> YamlLimits {
        YamlLimits {
            time_limit: 1.0,
            memory: 2048,
            output: 8,
        }
    }
}

/// The folders of all problems at any depth below `folder`, by id. Two of one id are an error.
pub fn find(folder: &Path) -> Result<BTreeMap<String, PathBuf>, Error> {
    let mut found = BTreeMap::new();
    let mut walk = WalkDir::new(folder).sort_by_file_name().into_iter();
    while let Some(entry) = walk.next() {
        let entry = entry.map_err(|e| Error::new(folder, e.to_string()))?;
        if !entry.file_type().is_dir() || !entry.path().join("problem.yaml").is_file() {
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

/// Reads the problem in `folder`; cases are named, not read.
pub fn load(folder: &Path) -> Result<Problem, Error> {
    let id = folder
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let path = folder.join("problem.yaml");
    let text = fs::read_to_string(&path).map_err(|e| Error::io(&path, e))?;
    let yaml: Yaml = serde_saphyr::from_str(&text).map_err(|e| Error::new(&path, e.to_string()))?;
    if let Some(kind) = yaml.validation.filter(|kind| kind != "default") {
        let message = format!("validation `{kind}` is not supported; only `default` is");
        return Err(Error::new(&path, message));
    }
    if let Some(validator) = VALIDATORS
        .iter()
        .map(|v| folder.join(v))
        .find(|v| v.exists())
    {
        return Err(Error::new(
            &validator,
            "output validators are not supported",
        ));
    }
    Ok(Problem {
        name: match yaml.name {
            Some(Name::One(name)) => name,
            Some(Name::ByLanguage(mut names)) => names
                .remove("en")
                .or_else(|| names.into_values().next())
                .unwrap_or(id.clone()),
            None => id.clone(),
        },
        id,
        limits: limits(&yaml.limits).map_err(|message| Error::new(&path, message))?,
        cases: cases(folder)?,
        submissions: submissions(folder)?,
    })
}

fn limits(yaml: &YamlLimits) -> Result<Limits, String> {
    let seconds = yaml.time_limit;
    let cpu = Duration::try_from_secs_f64(seconds).unwrap_or_default();
    if cpu.is_zero() || cpu > Duration::from_secs(3600) {
        return Err(format!(
            "limits.time_limit is {seconds}; write seconds, above 0, up to 3600"
        ));
    }
    let bytes = |key: &str, mebibytes: u64| match mebibytes {
        1..=1_048_576 => Ok(mebibytes << 20),
        n => Err(format!("limits.{key} is {n}; write MiB, from 1 to 1048576")),
    };
    Ok(Limits {
        cpu,
        memory: bytes("memory", yaml.memory)?,
        output: bytes("output", yaml.output)?,
    })
}

fn cases(folder: &Path) -> Result<Vec<Case>, Error> {
    let data = folder.join("data");
    let mut cases = Vec::new();
    for part in ["sample", "secret"] {
        let files = files_below(&data.join(part))?;
        for path in &files {
            let (other, what) = match path.extension().and_then(|e| e.to_str()) {
                Some("in") => (path.with_extension("ans"), "input has no answer"),
                Some("ans") => (path.with_extension("in"), "answer has no input"),
                _ => continue,
            };
            if files.binary_search(&other).is_err() {
                let name = other
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                return Err(Error::new(
                    path,
                    format!("this {what}; add {name} beside it"),
                ));
            }
            if path.extension().is_some_and(|e| e == "in") {
                let name = relative(&data, &path.with_extension(""));
                cases.push(Case {
                    name,
                    input: path.clone(),
                    answer: other,
                });
            }
        }
    }
    if cases.is_empty() {
        return Err(Error::new(
            &data,
            "no cases; add sample/1.in and sample/1.ans",
        ));
    }
    Ok(cases)
}

fn submissions(folder: &Path) -> Result<Vec<Submission>, Error> {
    let folder = folder.join("submissions");
    let mut found = Vec::new();
    for path in files_below(&folder)? {
        if path.extension().is_none_or(|e| e != "rs") {
            continue;
        }
        let name = relative(&folder, &path);
        let kind = name.split('/').next().unwrap_or_default();
        let Some((_, expected)) = EXPECTED.iter().find(|(folder, _)| *folder == kind) else {
            let known: Vec<&str> = EXPECTED.iter().map(|(folder, _)| *folder).collect();
            let message = format!("no verdict is called `{kind}`; use {}", known.join(", "));
            return Err(Error::new(&path, message));
        };
        found.push(Submission {
            name,
            path,
            expected,
        });
    }
    Ok(found)
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
mod tests {
    use super::*;

    /// A problem `x_1` made of files given by path and text.
    fn package(files: &[(&str, &str)]) -> (tempfile::TempDir, Result<Problem, String>) {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("x_1");
        for (path, text) in files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let problem = load(&folder).map_err(|e| e.to_string());
        (root, problem)
    }

    const CASE: [(&str, &str); 2] = [("data/sample/1.in", ""), ("data/sample/1.ans", "")];

    fn with_yaml(yaml: &str) -> Result<Problem, String> {
        package(&[("problem.yaml", yaml), CASE[0], CASE[1]]).1
    }

    #[test]
    fn limits_have_defaults_and_units() {
        let problem = with_yaml("name: A\nlimits:\n  time_limit: 0.5\n  memory: 64\n").unwrap();
        assert_eq!((&*problem.id, &*problem.name), ("x_1", "A"));
        let expected = Limits {
            cpu: Duration::from_millis(500),
            memory: 64 << 20,
            output: 8 << 20,
        };
        assert_eq!(problem.limits, expected);
        let problem = with_yaml("name: {de: B, en: A}\nunknown: [1, {a: b}]\n").unwrap();
        assert_eq!(
            (&*problem.name, problem.limits.cpu),
            ("A", Duration::from_secs(1))
        );
    }

    #[test]
    fn what_cannot_be_honoured_is_an_error() {
        for (yaml, said) in [
            ("limits: {time_limit: 0}", "time_limit is 0"),
            ("limits: {time_limit: .nan}", "time_limit is NaN"),
            ("limits: {time_limit: 1e9}", "time_limit is 1000000000"),
            ("limits: {memory: 0}", "memory is 0"),
            ("limits: {output: 99999999}", "output is 99999999"),
            ("validation: custom", "validation `custom`"),
            ("limits:\n  time_limit: soon\n", "problem.yaml"),
            ("name: [", "problem.yaml"),
        ] {
            let error = with_yaml(yaml).expect_err(yaml);
            assert!(error.contains(said), "{yaml}: {error}");
        }
    }

    #[test]
    fn samples_come_first_and_secret_cases_may_be_grouped() {
        let files = ["secret/b/1", "secret/a", "sample/2", "sample/10"];
        let mut all = vec![("problem.yaml".to_owned(), "")];
        for file in files {
            all.push((format!("data/{file}.in"), ""));
            all.push((format!("data/{file}.ans"), ""));
        }
        let all: Vec<(&str, &str)> = all.iter().map(|(path, text)| (&**path, *text)).collect();
        let names: Vec<String> = package(&all)
            .1
            .unwrap()
            .cases
            .into_iter()
            .map(|c| c.name)
            .collect();
        assert_eq!(names, ["sample/10", "sample/2", "secret/a", "secret/b/1"]);
    }

    #[test]
    fn half_a_case_is_an_error() {
        let yaml = ("problem.yaml", "");
        let error = package(&[yaml, ("data/secret/7.in", "")]).1.unwrap_err();
        assert!(
            error.contains("7.in: ") && error.contains("add 7.ans"),
            "{error}"
        );
        let error = package(&[yaml, ("data/sample/7.ans", "")]).1.unwrap_err();
        assert!(
            error.contains("7.ans: ") && error.contains("add 7.in"),
            "{error}"
        );
        let error = package(&[yaml]).1.unwrap_err();
        assert!(error.contains("no cases"), "{error}");
    }

    #[test]
    fn the_folder_says_what_a_submission_must_get() {
        let yaml = ("problem.yaml", "");
        let files = [
            yaml,
            CASE[0],
            CASE[1],
            ("submissions/wrong_answer/a.rs", ""),
        ];
        let found = package(&files).1.unwrap().submissions;
        assert_eq!(found[0].name, "wrong_answer/a.rs");
        assert_eq!(found[0].expected, [Verdict::WrongAnswer]);
        let files = [yaml, CASE[0], CASE[1], ("submissions/wrong/a.rs", "")];
        let error = package(&files).1.unwrap_err();
        assert!(
            error.contains("`wrong`") && error.contains("wrong_answer"),
            "{error}"
        );
    }

    #[test]
    fn problems_are_found_at_any_depth_and_are_unique() {
        let root = tempfile::tempdir().unwrap();
        for folder in ["a_1", "more/b_2", "a_1/data/c_3"] {
            fs::create_dir_all(root.path().join(folder)).unwrap();
            fs::write(root.path().join(folder).join("problem.yaml"), "").unwrap();
        }
        let ids: Vec<String> = find(root.path()).unwrap().into_keys().collect();
        assert_eq!(ids, ["a_1", "b_2"]);
        fs::create_dir_all(root.path().join("more/a_1")).unwrap();
        fs::write(root.path().join("more/a_1/problem.yaml"), "").unwrap();
        assert!(
            find(root.path())
                .unwrap_err()
                .message
                .contains("another problem")
        );
    }
}
