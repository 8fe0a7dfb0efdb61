//! What Cargo says of packages that no path leads to: where they are, and which ones a package means. It is asked once and never
//! goes to the network; answers are kept by what they were made of.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::str::FromStr;

use cargo_platform::Platform;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::disk::real_path;

mod answers;
mod build;
mod configured;
mod scripts;

pub(crate) use answers::start;
pub(crate) use build::Wanted;
pub(crate) use configured::{Configured, configured, standing};
pub(crate) use scripts::{Script, Scripts, Watched, watched};

/// Asks about the tree below one package.
#[derive(Debug, Clone)]
pub(crate) struct Cargo {
    /// The package's manifest.
    pub(crate) manifest: PathBuf,
    /// Where its workspace is, with the lock file.
    pub(crate) workspace: PathBuf,
    /// Where somebody stands who builds the package: Cargo's configuration is that of this folder.
    pub(crate) standing: PathBuf,
    /// What is compiled for, if not for the machine at hand.
    pub(crate) platform: Option<String>,
    /// Where Cargo keeps what it makes for the workspace.
    pub(crate) target_folder: PathBuf,
    /// Does the resolver unify features with those that other platforms ask for?
    pub(crate) is_of_all_platforms: bool,
    pub(crate) name: String,
    /// Does Cargo take other packages for meant where only its manifest is named: a workspace's default members?
    pub(crate) is_to_be_named: bool,
    /// Cargo's flags that say which features are on.
    pub(crate) features: Vec<String>,
    /// Is the tree that of the package's examples, with dependencies of development?
    pub(crate) of_examples: bool,
}

/// Packages by Cargo's ids, and what each of them means by the names of its dependencies.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Resolved {
    packages: BTreeMap<String, Located>,
    /// Ids by real paths of manifests.
    ids: BTreeMap<PathBuf, String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Located {
    name: String,
    /// What code calls its library, unless it gives that another name.
    library: Option<String>,
    version: String,
    manifest: PathBuf,
    dependencies: Vec<Row>,
}

/// A dependency as Cargo resolved it.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Row {
    /// What code calls it.
    name: String,
    id: String,
    /// For what, as in `Asked`, and on which platforms; on all where it names none.
    uses: Vec<(String, Option<String>)>,
}

/// A dependency as a manifest has it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked<'a> {
    /// The package that it is.
    pub(crate) package: &'a str,
    /// What code calls it, if that is not its library's name.
    pub(crate) renamed: Option<&'a str>,
    /// For what: `normal`, `dev` or `build`.
    pub(crate) kind: &'a str,
    /// The platform under which it stands, if it stands under one.
    pub(crate) platform: Option<&'a str>,
}

impl Resolved {
    /// Are all packages where they were, also behind links?
    fn is_there(&self) -> bool {
        self.packages.iter().all(|(id, package)| {
            let is_own = is_path(id);
            package.manifest.is_file() && (!is_own || self.id(&package.manifest) == Some(id))
        })
    }

    /// The manifests of packages that are no registry's.
    pub(crate) fn own_manifests(&self) -> impl Iterator<Item = &Path> {
        let own = self.packages.iter().filter(|(id, _)| is_path(id));
        own.map(|(_, package)| package.manifest.as_path())
    }

    /// The manifests of packages that are somewhere else than where Cargo keeps those that it fetched, which nobody changes.
    pub(crate) fn open_manifests(&self) -> impl Iterator<Item = &Path> {
        let homes: Vec<PathBuf> = home().map_or_else(Vec::new, |home| vec![real_path(&home), home]);
        let all = self.packages.values();
        let all = all.map(|package| package.manifest.as_path());
        all.filter(move |manifest| !homes.iter().any(|home| manifest.starts_with(home)))
    }

    /// The ids of packages that are no registry's.
    pub(crate) fn own_ids(&self) -> impl Iterator<Item = &str> {
        self.packages
            .keys()
            .map(String::as_str)
            .filter(|id| is_path(id))
    }

    /// The id of the package with this manifest.
    pub(crate) fn id(&self, manifest: &Path) -> Option<&str> {
        self.ids.get(&real_path(manifest)).map(String::as_str)
    }

    /// The id of the package that a dependency of `from` is. There may be several versions of it, under names of their own, for
    /// other things or on other platforms.
    pub(crate) fn dependency(&self, from: &str, asked: Asked<'_>) -> Option<&str> {
        let rows = self.packages.get(from)?.dependencies.iter();
        let is_package = |row: &&Row| {
            let package = self.packages.get(&row.id);
            package.is_some_and(|package| package.name == asked.package)
        };
        let is_named = |row: &&Row| match asked.renamed {
            Some(name) => row.name == name,
            None => self.packages[&row.id].library.as_ref() == Some(&row.name),
        };
        let is_there = |row: &&Row| {
            let mut uses = row.uses.iter();
            uses.any(|(kind, on)| {
                kind == asked.kind && is_same_platform(on.as_deref(), asked.platform)
            })
        };
        let found = rows.filter(is_package).filter(is_named).filter(is_there);
        let found: Vec<&Row> = found.collect();
        match found.as_slice() {
            [row] => Some(&row.id),
            _ => None,
        }
    }

    /// The manifest of a package.
    pub(crate) fn manifest(&self, id: &str) -> Option<&Path> {
        self.packages
            .get(id)
            .map(|package| package.manifest.as_path())
    }

    /// A package's name and version, as its folder is called.
    pub(crate) fn title(&self, id: &str) -> Option<String> {
        let package = self.packages.get(id)?;
        Some(format!("{}-{}", package.name, package.version))
    }
}

impl Cargo {
    /// Where all packages of the tree are. Errors: what Cargo says if it does not know, as when something was not fetched yet.
    pub(crate) fn resolved(&self) -> Result<Resolved, String> {
        let mut said = String::new();
        let found = self.remember(
            [
                if self.is_of_all_platforms {
                    "all packages"
                } else {
                    "packages"
                },
                "",
            ],
            Resolved::is_there,
            || {
                let mut command = self.command("metadata");
                command.args(["--format-version", "1"]);
                if self.is_of_all_platforms
                    && let Ok(metadata) = output(&mut command)
                {
                    return read_metadata(&serde_json::from_slice(&metadata).ok()?);
                }
                // Packages of other platforms alone need not have been fetched.
                let platform = self.platform.clone().or_else(|| {
                    let said = self.compiler()?;
                    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
                    host.map(str::to_owned)
                });
                if let Some(platform) = platform {
                    command.args(["--filter-platform", &platform]);
                }
                match output(&mut command) {
                    Ok(metadata) => read_metadata(&serde_json::from_slice(&metadata).ok()?),
                    Err(why) => {
                        // As all messages, it tells where something is from the workspace on.
                        let place = real_path(&self.workspace);
                        said = match place.parent() {
                            Some(_) => why.replace(&*place.to_string_lossy(), "."),
                            None => why,
                        };
                        None
                    }
                }
            },
            |resolved| self.files(resolved),
        );
        found.map(|(resolved, _)| resolved).ok_or(said)
    }

    /// What rustc says of itself.
    pub(crate) fn compiler(&self) -> Option<String> {
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut command = Command::new(rustc);
        command.arg("-vV").current_dir(&self.standing);
        String::from_utf8(output(&mut command).ok()?).ok()
    }

    /// A command of Cargo's about the package, offline.
    pub(crate) fn command(&self, subcommand: &str) -> Command {
        // Of all packages Cargo tells whatever is meant.
        let is_of_all = subcommand == "metadata";
        let features = self.features.iter().map(|flag| match is_of_all {
            true => self.of_this_package(flag),
            false => flag.clone(),
        });
        let mut command = Command::new("cargo");
        command
            .current_dir(&self.standing)
            .arg(subcommand)
            .args(["--offline", "--quiet", "--manifest-path"])
            .arg(&self.manifest)
            .args(features);
        if self.is_to_be_named && !is_of_all {
            command.args(["--package", &self.name]);
        }
        command
    }

    /// A flag with the package named whose feature it means: another member of the workspace may have none of that name, and Cargo
    /// refuses it then. With the first resolver only the package at hand is meant, and its name would be a dependency's.
    fn of_this_package(&self, flag: &str) -> String {
        match flag.strip_prefix("--features=") {
            Some(name) if !self.is_of_all_platforms && !name.contains('/') => {
                format!("--features={}/{name}", self.name)
            }
            _ => flag.to_owned(),
        }
    }
}

/// What a command printed, if it ended well. Errors: what it complains of.
fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("cannot run cargo: {error}"))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(complaint(&String::from_utf8_lossy(&output.stderr))),
    }
}

/// Cargo's words without what surrounds them: that it is offline is not the user's doing.
fn complaint(said: &str) -> String {
    let lines = said.lines().filter(|line| !line.trim().is_empty());
    let lines = lines.take_while(|line| !line.starts_with("As a reminder"));
    let lines: Vec<&str> = lines.map(str::trim_end).collect();
    let all = lines.join("\n");
    all.strip_prefix("error: ").unwrap_or(&all).to_owned()
}

/// `cargo metadata`'s answer; none if it is not as Cargo documents it.
fn read_metadata(metadata: &Value) -> Option<Resolved> {
    let mut packages = BTreeMap::new();
    for package in metadata["packages"].as_array()? {
        let located = Located {
            name: text(&package["name"])?,
            library: library(package),
            version: text(&package["version"])?,
            manifest: text(&package["manifest_path"])?.into(),
            dependencies: Vec::new(),
        };
        packages.insert(text(&package["id"])?, located);
    }
    for node in metadata["resolve"]["nodes"].as_array()? {
        let package = packages.get_mut(node["id"].as_str()?)?;
        for dependency in node["deps"].as_array()? {
            let kinds = dependency["dep_kinds"].as_array()?.iter();
            let uses = kinds.map(|used| {
                let kind = text(&used["kind"]).unwrap_or_else(|| "normal".to_owned());
                (kind, text(&used["target"]))
            });
            package.dependencies.push(Row {
                name: text(&dependency["name"])?,
                id: text(&dependency["pkg"])?,
                uses: uses.collect(),
            });
        }
    }
    let ids = packages.iter();
    let ids = ids.map(|(id, package)| (real_path(&package.manifest), id.clone()));
    Some(Resolved {
        ids: ids.collect(),
        packages,
    })
}

/// The name in code of a package's library.
fn library(package: &Value) -> Option<String> {
    let mut targets = package["targets"].as_array()?.iter();
    let is_library = |target: &&Value| {
        let mut kinds = target["kind"].as_array().into_iter().flatten();
        kinds.any(|kind| {
            let kind = kind.as_str().unwrap_or_default();
            kind.ends_with("lib") || kind == "proc-macro"
        })
    };
    let name = text(&targets.find(is_library)?["name"])?;
    Some(name.replace('-', "_"))
}

/// The folder whose configuration holds for everything that Cargo does.
fn home() -> Option<PathBuf> {
    let said = env::var_os("CARGO_HOME").map(PathBuf::from);
    said.or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// Is this the id of a package on a path?
pub(crate) fn is_path(id: &str) -> bool {
    id.starts_with("path+")
}

/// Do a manifest and Cargo, which writes it anew, name the same platform?
fn is_same_platform(one: Option<&str>, other: Option<&str>) -> bool {
    let parsed = |text: Option<&str>| text.map(|text| Platform::from_str(text).ok());
    one == other || parsed(one) == parsed(other)
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_dependency_is_found_by_its_package_and_among_versions_by_its_name_and_use() {
        let package = |id: &str, name: &str, version: &str| json!({"id": id, "name": name, "version": version, "manifest_path": format!("/{id}/Cargo.toml"), "targets": [{"kind": ["lib"], "name": if id == "a1" || id == "a5" { "x-y" } else { "a" }}]});
        let row = |name: &str, id: &str, kind: Value, target: Value| json!({"name": name, "pkg": id, "dep_kinds": [{"kind": kind, "target": target}]});
        let metadata = json!({
            "packages": [
                package("r", "root", "0.1.0"), package("a1", "a", "1.0.0"), package("a2", "a", "2.0.0"), package("a3", "a", "3.0.0"),
                package("a4", "a", "4.0.0"), package("a5", "a", "5.0.0"), package("b", "b-c", "3.0.0"),
            ],
            "resolve": {"nodes": [{"id": "r", "deps": [
                row("x_y", "a1", json!("build"), json!(null)), row("x_y", "a5", json!("dev"), json!(null)), row("old", "a2", json!("dev"), json!(null)), row("a", "a3", json!(null), json!("cfg(unix)")),
                row("a", "a4", json!(null), json!("cfg(not(unix))")), row("newer", "a2", json!(null), json!(null)),
                row("other", "b", json!(null), json!(null)),
            ]}, {"id": "b", "deps": []}]},
        });
        let resolved = read_metadata(&metadata).unwrap();
        let found = |package: &str, name: &str, kind: &str, platform: Option<&str>| {
            let renamed = (name != package).then_some(name);
            let asked = Asked {
                package,
                renamed,
                kind,
                platform,
            };
            resolved.dependency("r", asked).map(str::to_owned)
        };
        let is = |id: &str| Some(id.to_owned());
        assert_eq!(found("a", "newer", "normal", None), is("a2"));
        assert_eq!(found("a", "a", "build", None), is("a1"));
        assert_eq!(found("a", "a", "normal", Some("cfg( unix )")), is("a3"));
        assert_eq!(found("a", "a", "normal", Some("cfg(not(unix))")), is("a4"));
        assert_eq!(found("a", "a", "dev", None), is("a5"));
        assert_eq!(found("b-c", "other", "normal", None), is("b"));
        assert_eq!(found("absent", "absent", "normal", None), None);
        assert_eq!(resolved.title("a2").as_deref(), Some("a-2.0.0"));
        assert_eq!(resolved.id(Path::new("/b/Cargo.toml")), Some("b"));
        assert!(read_metadata(&json!({"packages": []})).is_none());
    }

    #[test]
    fn what_cargo_complains_of_is_told_without_its_reminder() {
        let said = "error: no matching package named `x` found\n\nrequired by package `y`\nAs a reminder, you're using offline mode\n";
        assert_eq!(
            complaint(said),
            "no matching package named `x` found\nrequired by package `y`"
        );
    }
}
