//! The cases: inputs and answers in groups, and what the groups tell validators.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::yaml::Words;
use super::{Case, Error, files_below, relative};
use crate::check::Rules;

/// The files that hold a group's settings, which are also those of the groups in it, and of one case beside it.
const GROUP_FILES: [&str; 2] = ["test_group.yaml", "testdata.yaml"];

/// A group's or case's settings, as far as they are used.
#[derive(Deserialize, Default)]
struct Group {
    #[serde(default, alias = "output_validator_args")]
    output_validator_flags: Option<Words>,
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
        for path in &files {
            let (other, what) = match path.extension().and_then(|e| e.to_str()) {
                Some("in") => (path.with_extension("ans"), "input has no answer"),
                Some("ans") => (path.with_extension("in"), "answer has no input"),
                _ => continue,
            };
            if files.binary_search(&other).is_err() {
                let name = other.file_name().unwrap_or_default().to_string_lossy();
                let message = format!("this {what}; add {name} beside it");
                return Err(Error::new(path, message));
            }
            if path.extension().is_some_and(|e| e == "in") {
                let settings = files.binary_search(&path.with_extension("yaml"));
                let own = groups.of_case(settings.ok().map(|n| &files[n]), path)?;
                cases.push(Case {
                    name: relative(&data, &path.with_extension("")),
                    input: path.clone(),
                    answer: other,
                    arguments: arguments.iter().chain(own).cloned().collect(),
                    rules: Rules::default(),
                });
            }
        }
    }
    if cases.is_empty() {
        let message = "no cases; add sample/1.in and sample/1.ans";
        return Err(Error::new(&data, message));
    }
    Ok(cases)
}

/// The arguments that groups give, each file read once.
struct Groups<'a> {
    data: &'a Path,
    read: BTreeMap<PathBuf, Vec<String>>,
}

impl Groups<'_> {
    /// What the case with this `input` is told, which may have settings of its own.
    fn of_case(&mut self, own: Option<&PathBuf>, input: &Path) -> Result<&[String], Error> {
        if let Some(own) = own
            && let Some(arguments) = settings(own)?.output_validator_flags
        {
            let known = self.read.entry(own.clone());
            return Ok(known.or_insert(arguments.words()));
        }
        self.of_folder(input.parent().unwrap_or(self.data))
    }

    fn of_folder(&mut self, folder: &Path) -> Result<&[String], Error> {
        if !self.read.contains_key(folder) {
            let mut own = None;
            for name in GROUP_FILES {
                own = own.or(settings(&folder.join(name))?.output_validator_flags);
            }
            let arguments = match (own, folder.parent()) {
                (Some(own), _) => own.words(),
                (None, Some(outer)) if folder != self.data => self.of_folder(outer)?.to_vec(),
                (None, _) => Vec::new(),
            };
            self.read.insert(folder.to_path_buf(), arguments);
        }
        Ok(&self.read[folder])
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
