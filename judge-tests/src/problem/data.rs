//! The cases: inputs and answers in groups, and what the groups tell validators.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::words::{Words, WordsByName};
use super::{Case, Error, files_below, relative};
use crate::check::Rules;

/// The files that hold a group's settings, which are also those of the groups in it, and of one case beside it.
const GROUP_FILES: [&str; 2] = ["test_group.yaml", "testdata.yaml"];

/// A group's or case's settings, as far as they are used.
#[derive(Deserialize, Default)]
struct Group {
    #[serde(default, alias = "output_validator_args")]
    output_validator_flags: Option<Words>,
    #[serde(default, alias = "input_validator_args")]
    input_validator_flags: Option<WordsByName>,
}

/// What input validators are told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputArguments {
    /// The same for all.
    All(Vec<String>),
    /// By the validator's name, with or without extension.
    ByName(BTreeMap<String, Vec<String>>),
}

impl InputArguments {
    /// What the validator in the file or folder `program` is told.
    pub fn of(&self, program: &Path) -> &[String] {
        match self {
            InputArguments::All(words) => words,
            InputArguments::ByName(words) => [program.file_name(), program.file_stem()]
                .into_iter()
                .find_map(|name| words.get(name?.to_str()?))
                .map_or(&[], Vec::as_slice),
        }
    }
}

/// What a group, or a case, tells validators.
#[derive(Clone)]
struct Told {
    output: Vec<String>,
    input: InputArguments,
}

/// The cases of the problem in `folder`: samples, then secret ones, each by name. Validators are told `arguments` for all of
/// them, and then what the innermost group says that says something.
pub(super) fn cases(folder: &Path, arguments: &[String]) -> Result<Vec<Case>, Error> {
    let data = folder.join("data");
    let mut cases = Vec::new();
    let mut groups = Groups {
        data: &data,
        read: BTreeMap::new(),
    };
    for part in ["sample", "secret"] {
        let files = files_below(&data.join(part))?;
        for (input, answer) in pairs(&files, &["ans"])? {
            let settings = files.binary_search(&input.with_extension("yaml"));
            let told = groups.of_case(settings.ok().map(|n| &files[n]), input)?;
            cases.push(Case {
                name: relative(&data, &input.with_extension("")),
                input: input.clone(),
                answer,
                arguments: arguments.iter().chain(&told.output).cloned().collect(),
                input_arguments: told.input,
                rules: Rules::default(),
            });
        }
    }
    if cases.is_empty() {
        let message = "no cases; add sample/1.in and sample/1.ans";
        return Err(Error::new(&data, message));
    }
    Ok(cases)
}

/// The cases in a plain `folder`, as downloaders of samples leave them: `*.in` with `*.out` or `*.ans`, at any depth.
pub(super) fn plain(folder: &Path) -> Result<Vec<Case>, Error> {
    let files = files_below(folder)?;
    let case = |(input, answer): (&PathBuf, PathBuf)| Case {
        name: relative(folder, &input.with_extension("")),
        input: input.clone(),
        answer,
        arguments: Vec::new(),
        input_arguments: InputArguments::All(Vec::new()),
        rules: Rules::default(),
    };
    Ok(pairs(&files, &["ans", "out"])?
        .into_iter()
        .map(case)
        .collect())
}

/// The inputs among `files`, which are sorted, each with its answer, which ends with one of `answers`.
fn pairs<'a>(files: &'a [PathBuf], answers: &[&str]) -> Result<Vec<(&'a PathBuf, PathBuf)>, Error> {
    let is_there = |path: &PathBuf| files.binary_search(path).is_ok();
    let alone = |path: &Path, what: &str, other: &Path| {
        let name = other.file_name().unwrap_or_default().to_string_lossy();
        Err(Error::new(
            path,
            format!("this {what}; add {name} beside it"),
        ))
    };
    let mut found = Vec::new();
    for path in files {
        let extension = path
            .extension()
            .and_then(|e| e.to_str())
            .unwrap_or_default();
        let input = path.with_extension("in");
        if answers.contains(&extension) && !is_there(&input) {
            return alone(path, "answer has no input", &input);
        }
        if extension != "in" {
            continue;
        }
        let mut own = answers
            .iter()
            .map(|answer| path.with_extension(answer))
            .filter(is_there);
        match (own.next(), own.next()) {
            (Some(answer), None) => found.push((path, answer)),
            (Some(_), Some(other)) => {
                return Err(Error::new(
                    &other,
                    "this input has two answers; keep one of them",
                ));
            }
            (None, _) => {
                return alone(
                    path,
                    "input has no answer",
                    &path.with_extension(answers[0]),
                );
            }
        }
    }
    Ok(found)
}

/// What groups tell, each file read once.
struct Groups<'a> {
    data: &'a Path,
    read: BTreeMap<PathBuf, Told>,
}

impl Groups<'_> {
    /// What is told of the case with this `input`, which may have settings of its own.
    fn of_case(&mut self, own: Option<&PathBuf>, input: &Path) -> Result<Told, Error> {
        let told = self.of_folder(input.parent().unwrap_or(self.data))?;
        Ok(match own {
            Some(own) => told.overridden(settings(own)?),
            None => told,
        })
    }

    fn of_folder(&mut self, folder: &Path) -> Result<Told, Error> {
        if let Some(told) = self.read.get(folder) {
            return Ok(told.clone());
        }
        let mut told = match folder.parent() {
            Some(outer) if folder != self.data => self.of_folder(outer)?,
            _ => Told {
                output: Vec::new(),
                input: InputArguments::All(Vec::new()),
            },
        };
        for name in GROUP_FILES.iter().rev() {
            told = told.overridden(settings(&folder.join(name))?);
        }
        self.read.insert(folder.to_path_buf(), told.clone());
        Ok(told)
    }
}

impl Told {
    /// What the settings of an inner group say wins, as far as they say something.
    fn overridden(mut self, inner: Group) -> Told {
        if let Some(words) = inner.output_validator_flags {
            self.output = words.0;
        }
        match inner.input_validator_flags {
            Some(WordsByName::All(words)) => self.input = InputArguments::All(words.0),
            Some(WordsByName::ByName(words)) => {
                let words = words.into_iter().map(|(name, words)| (name, words.0));
                self.input = InputArguments::ByName(words.collect());
            }
            None => {}
        }
        self
    }
}

/// The settings in the file at `path`; none if there is no such file, or it is empty.
fn settings(path: &Path) -> Result<Group, Error> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(_) if !path.exists() => return Ok(Group::default()),
        Err(error) => return Err(Error::io(path, error)),
    };
    let group: Option<Group> =
        serde_saphyr::from_str(&text).map_err(|e| Error::new(path, e.to_string()))?;
    Ok(group.unwrap_or_default())
}
