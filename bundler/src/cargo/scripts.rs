//! What the build scripts of published packages told rustc, and where they wrote, as Cargo says when it has run them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Cargo, Resolved, is_path, text};
use crate::disk::{self, lexical};
use crate::inputs::Inputs;

/// From where a script writes up to a target's folder: `<target>/debug/build/<package>/out`, or a few more.
const FOLDERS: usize = 8;

/// What build scripts told rustc.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Scripts {
    /// By the package's id.
    pub(crate) by_id: BTreeMap<String, Script>,
    watched: Watched,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Script {
    /// Conditions that hold: `name`, or `key="value"`.
    pub(crate) cfgs: Vec<String>,
    /// Variables that rustc has.
    pub(crate) variables: BTreeMap<String, String>,
    /// Does it link anything?
    pub(crate) links: bool,
    /// Where it wrote.
    pub(crate) generated: Option<PathBuf>,
    /// What there was then of it: builds that are none of the bundler's run it too, and it may write something else.
    wrote: Vec<Option<String>>,
}

impl Scripts {
    /// What the messages of `cargo check` say of build scripts; none if one ran twice and they differ: nobody knows which is the
    /// program's. Where Cargo was told what it compiles for, `target`, only that counts: it is in a folder of its own.
    fn read(messages: &[Value], target: Option<&str>) -> Option<BTreeMap<String, Script>> {
        let mut by_id: BTreeMap<String, Script> = BTreeMap::new();
        let said = messages.iter().filter_map(read_script);
        let said = said.filter(|(_, script)| target.is_none_or(|target| script.is_for(target)));
        for (id, script) in said {
            if by_id.get(&id).is_some_and(|known| *known != script) {
                return None;
            }
            by_id.insert(id, script);
        }
        Some(by_id)
    }

    /// Does nothing have to run again?
    fn are_good(&self) -> bool {
        let mut all = self.by_id.values();
        self.is_whole
            && all.all(|script| {
                let folder = script.generated.as_deref();
                folder.is_none_or(|folder| folder.is_dir() && script.wrote == identities(folder))
            })
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
                let said = self.run_scripts(resolved, None);
                // A script may have run for the program and for a procedural macro: only folders tell them apart.
                let host = compiler
                    .lines()
                    .find_map(|line| line.strip_prefix("host: "));
                let host = host.filter(|_| self.platform.is_none());
                said.or_else(|| self.run_scripts(resolved, Some(host?)))
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

    /// Runs those that have to, and reads what all of them said, if that is clear. Cargo may be told to compile for `target`.
    fn run_scripts(&self, resolved: &Resolved, target: Option<&str>) -> Option<Scripts> {
        let mut command = self.command("check");
        command
            .args(["--message-format=json", "--keep-going", "--target-dir"])
            .arg(&self.target_folder)
            .args(self.of_examples.then_some("--examples"))
            .args(target.map(|target| format!("--target={target}")))
            .stdin(Stdio::null());
        // An error in one's own text changes nothing for published crates.
        let said = command.output().ok()?;
        let lines = String::from_utf8(said.stdout).ok()?;
        let messages = lines
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let messages: Vec<Value> = messages.collect();
        Some(Scripts {
            by_id: Scripts::read(&messages, target.or(self.platform.as_deref()))?,
            watched: watched(&messages, resolved),
            is_whole: said.status.success()
                || messages.iter().any(is_error) && !messages.iter().any(is_error_of_others),
        })
    }
}

impl Script {
    /// Did it run for `target`, with which Cargo was told to compile for that? Then it wrote below a folder of that name.
    fn is_for(&self, target: &str) -> bool {
        let folders = self.generated.iter().flat_map(|folder| folder.ancestors());
        let mut near = folders.take(FOLDERS);
        near.any(|folder| folder.ends_with(target))
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
    let generated = text(&message["out_dir"]).map(PathBuf::from);
    let script = Script {
        cfgs,
        variables,
        links,
        wrote: generated.as_deref().map_or_else(Vec::new, identities),
        generated,
    };
    Some((text(&message["package_id"])?, script))
}

/// The identities of the folder where a script wrote, and of what Cargo keeps beside it of what the script said.
fn identities(folder: &Path) -> Vec<Option<String>> {
    let said = folder.with_file_name("output");
    let all = [folder, &said].into_iter();
    all.map(|path| disk::identity(path).ok()).collect()
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
    fn of_a_script_that_ran_twice_the_programs_folder_is_known_by_its_target() {
        let message = |id: &str, cfg: &str, folder: &str| {
            json!({
                "reason": "build-script-executed", "package_id": id, "linked_libs": [],
                "linked_paths": [], "cfgs": [cfg], "out_dir": folder,
            })
        };
        let read = |told: &[(&str, &str, &str)], target: Option<&str>| {
            let messages: Vec<Value> = told.iter().map(|(a, b, c)| message(a, b, c)).collect();
            Scripts::read(&messages, target)
        };
        let same = [("one", "a", "/1"), ("two", "b", "/2"), ("one", "a", "/1")];
        assert_eq!(read(&same, None).unwrap().len(), 2);
        assert!(read(&[("one", "a", "/1"), ("one", "a", "/2")], None).is_none());
        assert!(read(&[("one", "a", "/1"), ("one", "b", "/1")], None).is_none());
        let folders = ["/t/debug/build/x-1/out", "/t/x86-none/debug/build/x-2/out"];
        let told = folders.map(|folder| ("x", folder, folder));
        let known = read(&told, Some("x86-none")).unwrap();
        assert_eq!(known["x"].generated, Some(folders[1].into()));
    }
}
