//! What the build scripts of published packages told rustc, and where they wrote, as Cargo says when it has run them.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Cargo, Resolved, is_path, text};
use crate::disk::{self, lexical};
use crate::inputs::Inputs;

/// What build scripts told rustc.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Scripts {
    /// By the package's id.
    pub(crate) by_id: BTreeMap<String, Script>,
    watched: Watched,
    /// The ids of packages whose scripts ran twice and said two things.
    pub(crate) torn: BTreeSet<String>,
    /// Did all of them run that are no path's?
    is_whole: bool,
}

/// What build scripts said that they run again for.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Watched {
    /// Variables of the environment.
    variables: BTreeSet<String>,
    /// What is not in their packages, which stay as they are.
    paths: BTreeSet<PathBuf>,
}

/// What one build script told rustc.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Script {
    /// Conditions that hold: `name`, or `key="value"`.
    pub(crate) cfgs: Vec<String>,
    /// Variables that rustc has.
    pub(crate) variables: BTreeMap<String, String>,
    /// Does it link anything?
    pub(crate) links: bool,
    /// Where it wrote; none if it ran twice, for the program and for what runs in the compiler.
    pub(crate) generated: Option<PathBuf>,
}

impl Scripts {
    /// What the messages of `cargo check` say of build scripts. Nobody knows which of two answers is the program's.
    fn read(messages: &[Value]) -> (BTreeMap<String, Script>, BTreeSet<String>) {
        let mut by_id: BTreeMap<String, Option<Script>> = BTreeMap::new();
        for (id, script) in messages.iter().filter_map(read_script) {
            match by_id.entry(id) {
                Entry::Vacant(entry) => {
                    entry.insert(Some(script));
                }
                Entry::Occupied(mut entry) => {
                    let known = entry.get_mut().take();
                    let same = |known: &Script| {
                        let said = |script: &Script| {
                            (script.cfgs.clone(), script.variables.clone(), script.links)
                        };
                        said(known) == said(&script)
                    };
                    *entry.get_mut() = known.filter(same).map(|known| Script {
                        generated: known
                            .generated
                            .filter(|folder| script.generated.as_ref() == Some(folder)),
                        ..known
                    });
                }
            }
        }
        let is_torn =
            |(id, script): (&String, &Option<Script>)| script.is_none().then(|| id.clone());
        let torn = by_id.iter().filter_map(is_torn).collect();
        let known = by_id.into_iter();
        let known = known.filter_map(|(id, script)| Some((id, script?)));
        (known.collect(), torn)
    }

    /// Does nothing have to run again?
    fn are_good(&self) -> bool {
        let mut generated = self
            .by_id
            .values()
            .filter_map(|script| script.generated.as_ref());
        self.is_whole && generated.all(|folder| folder.is_dir())
    }
}

impl Cargo {
    /// What the build scripts of the tree told rustc when they last ran; they run if they have to. None if that fails.
    pub(crate) fn scripts(&self, resolved: &Resolved) -> Option<Scripts> {
        let compiler = self.compiler()?;
        let found = self.remember(
            ["build scripts", &compiler],
            Scripts::are_good,
            || {
                let mut command = self.command("check");
                command
                    .args(["--message-format=json", "--keep-going", "--target-dir"])
                    .arg(&self.target_folder)
                    .args(self.of_examples.then_some("--examples"))
                    .stdin(Stdio::null());
                // An error in one's own text changes nothing for published crates.
                let said = command.output().ok()?;
                let lines = String::from_utf8(said.stdout).ok()?;
                let messages = lines
                    .lines()
                    .filter_map(|line| serde_json::from_str(line).ok());
                let messages: Vec<Value> = messages.collect();
                let (by_id, torn) = Scripts::read(&messages);
                Some(Scripts {
                    by_id,
                    torn,
                    watched: watched(&messages, resolved),
                    is_whole: said.status.success()
                        || messages.iter().any(is_error)
                            && !messages.iter().any(is_error_of_others),
                })
            },
            |scripts: &Scripts| {
                let inputs = Inputs::default();
                self.settings(resolved, &inputs)?;
                scripts.watched.note(&inputs);
                Some(inputs.known())
            },
        );
        found.map(|(scripts, _)| scripts)
    }
}

/// What a message of `cargo check` says of a build script, if it is about one.
fn read_script(message: &Value) -> Option<(String, Script)> {
    if message["reason"] != "build-script-executed" {
        return None;
    }
    let cfgs = message["cfgs"]
        .as_array()?
        .iter()
        .filter_map(text)
        .collect();
    let pairs = message["env"].as_array().into_iter().flatten();
    let variables = pairs
        .filter_map(|pair| Some((text(&pair[0])?, text(&pair[1])?)))
        .collect();
    let links = ["linked_libs", "linked_paths"]
        .iter()
        .any(|key| message[key].as_array().is_some_and(|all| !all.is_empty()));
    let script = Script {
        cfgs,
        variables,
        links,
        generated: text(&message["out_dir"]).map(PathBuf::from),
    };
    Some((text(&message["package_id"])?, script))
}

impl Watched {
    /// Notes what there is of it now.
    pub(crate) fn note(&self, inputs: &Inputs) {
        let variables = self.variables.iter();
        variables.for_each(|name| inputs.variable(name));
        for path in &self.paths {
            if path.is_dir() {
                // Who knows what in it.
                inputs.leave_open();
            } else if inputs.is_file(path) {
                let _ = inputs.read(path);
            }
        }
    }
}

/// What build scripts watch, as they said themselves: what one says, Cargo keeps beside the folder where it writes.
pub(crate) fn watched(messages: &[Value], resolved: &Resolved) -> Watched {
    let mut watched = Watched::default();
    for message in messages {
        let folder = text(&message["out_dir"]).map(PathBuf::from);
        let id = message["package_id"].as_str();
        let manifest = id.and_then(|id| resolved.manifest(id));
        let (Some(folder), Some(package)) = (folder, manifest.and_then(Path::parent)) else {
            continue;
        };
        let said = folder.parent().map(|folder| folder.join("output"));
        let said = said.and_then(|path| disk::read(&path).ok());
        let said = said.unwrap_or_default();
        for line in String::from_utf8_lossy(&said).lines() {
            let directive = line
                .strip_prefix("cargo::")
                .or_else(|| line.strip_prefix("cargo:"));
            match directive.and_then(|directive| directive.split_once('=')) {
                Some(("rerun-if-env-changed", name)) => {
                    watched.variables.insert(name.trim().to_owned());
                }
                Some(("rerun-if-changed", path)) => {
                    let path = lexical(&package.join(path.trim()));
                    if !path.starts_with(package) {
                        watched.paths.insert(path);
                    }
                }
                _ => {}
            }
        }
    }
    watched
}

fn is_error(message: &Value) -> bool {
    message["message"]["level"] == "error"
}

/// An error in the text of a crate that is no path's.
fn is_error_of_others(message: &Value) -> bool {
    is_error(message) && !message["package_id"].as_str().is_some_and(is_path)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde_json::json;

    use super::*;

    #[test]
    fn a_build_scripts_message_is_read_and_no_other() {
        let script = json!({
            "reason": "build-script-executed", "package_id": "p", "linked_libs": [],
            "linked_paths": [], "cfgs": ["has_total_cmp", "kind=\"fast\""],
            "env": [["KIND", "a=b"]],
        });
        let (id, script) = read_script(&script).unwrap();
        assert_eq!((id.as_str(), script.links), ("p", false));
        assert_eq!(script.cfgs, ["has_total_cmp", "kind=\"fast\""]);
        assert_eq!(script.variables["KIND"], "a=b");
        assert!(read_script(&json!({"reason": "compiler-message"})).is_none());
    }

    #[test]
    fn of_a_script_that_ran_twice_only_what_it_said_both_times_is_known() {
        let message = |id: &str, cfg: &str, folder: &str| {
            json!({
                "reason": "build-script-executed", "package_id": id, "linked_libs": [],
                "linked_paths": [], "cfgs": [cfg], "out_dir": folder,
            })
        };
        let (known, torn) = Scripts::read(&[
            message("once", "a", "/1"),
            message("same", "a", "/2"),
            message("moved", "a", "/3"),
            message("other", "a", "/4"),
            message("same", "a", "/2"),
            message("moved", "a", "/5"),
            message("other", "b", "/4"),
            message("other", "a", "/4"),
        ]);
        let folder = |id: &str| known.get(id).map(|script| script.generated.as_deref());
        assert_eq!(folder("once"), Some(Some(Path::new("/1"))));
        assert_eq!(folder("same"), Some(Some(Path::new("/2"))));
        assert_eq!(folder("moved"), Some(None));
        assert_eq!(folder("other"), None);
        assert_eq!(torn, BTreeSet::from(["other".to_owned()]));
    }
}
