//! What Cargo says of packages that no path leads to: where they are, and which ones a package means. It is asked once and never
//! goes to the network; answers are kept by what they were made of.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::disk::real_path;

mod answers;
mod build;
mod scripts;

pub(crate) use answers::start;
pub(crate) use build::Wanted;
pub(crate) use scripts::{Script, Scripts};

/// Asks about the tree below one package.
#[derive(Debug, Clone)]
pub(crate) struct Cargo {
    /// The package's manifest.
    pub(crate) manifest: PathBuf,
    /// Where its workspace is, with the lock file.
    pub(crate) workspace: PathBuf,
    /// Where Cargo keeps what it makes for the workspace.
    pub(crate) target_folder: PathBuf,
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
    version: String,
    manifest: PathBuf,
    /// Crate names and ids.
    dependencies: Vec<(String, String)>,
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

    /// The id of the package called `package` that `from` depends on, in its code as `name`.
    pub(crate) fn dependency(&self, from: &str, package: &str, name: &str) -> Option<&str> {
        let all = self.packages.get(from)?.dependencies.iter();
        let of_package =
            all.filter(|(_, id)| self.packages.get(id).is_some_and(|row| row.name == package));
        let found: Vec<&(String, String)> = of_package.collect();
        match found.as_slice() {
            [(_, id)] => Some(id),
            // Several versions of it, under names of their own.
            several => several
                .iter()
                .find(|(known, _)| known == name)
                .map(|(_, id)| id.as_str()),
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
            ["packages", ""],
            Resolved::is_there,
            || {
                let mut command = self.command("metadata");
                command.args(["--format-version", "1"]);
                // Packages of other platforms alone need not have been fetched.
                let compiler = self.compiler();
                let mut lines = compiler.iter().flat_map(|said| said.lines());
                if let Some(host) = lines.find_map(|line| line.strip_prefix("host: ")) {
                    command.args(["--filter-platform", host]);
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
        command.arg("-vV").current_dir(&self.workspace);
        String::from_utf8(output(&mut command).ok()?).ok()
    }

    /// A command of Cargo's about the package, offline. It runs where Cargo's configuration for the workspace holds, whatever the
    /// current folder.
    pub(crate) fn command(&self, subcommand: &str) -> Command {
        let mut command = Command::new("cargo");
        command
            .current_dir(&self.workspace)
            .arg(subcommand)
            .args(["--offline", "--quiet", "--manifest-path"])
            .arg(&self.manifest)
            .args(&self.features);
        command
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
            version: text(&package["version"])?,
            manifest: text(&package["manifest_path"])?.into(),
            dependencies: Vec::new(),
        };
        packages.insert(text(&package["id"])?, located);
    }
    for node in metadata["resolve"]["nodes"].as_array()? {
        let package = packages.get_mut(node["id"].as_str()?)?;
        for dependency in node["deps"].as_array()? {
            let row = (text(&dependency["name"])?, text(&dependency["pkg"])?);
            package.dependencies.push(row);
        }
    }
    let ids = packages.iter();
    let ids = ids.map(|(id, package)| (real_path(&package.manifest), id.clone()));
    Some(Resolved {
        ids: ids.collect(),
        packages,
    })
}

/// The folder whose configuration holds for everything that Cargo does.
pub(crate) fn home() -> Option<PathBuf> {
    let said = env::var_os("CARGO_HOME").map(PathBuf::from);
    said.or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// Is this the id of a package on a path?
pub(crate) fn is_path(id: &str) -> bool {
    id.starts_with("path+")
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_dependency_is_found_by_its_package_and_among_versions_by_its_name() {
        let package = |id: &str, name: &str, version: &str| json!({"id": id, "name": name, "version": version, "manifest_path": format!("/{id}/Cargo.toml")});
        let metadata = json!({
            "packages": [package("r", "root", "0.1.0"), package("a1", "a", "1.0.0"), package("a2", "a", "2.0.0"), package("b", "b-c", "3.0.0")],
            "resolve": {"nodes": [{"id": "r", "deps": [
                {"name": "a", "pkg": "a1"}, {"name": "newer", "pkg": "a2"}, {"name": "other", "pkg": "b"},
            ]}, {"id": "b", "deps": []}]},
        });
        let resolved = read_metadata(&metadata).unwrap();
        assert_eq!(resolved.dependency("r", "a", "newer"), Some("a2"));
        assert_eq!(resolved.dependency("r", "a", "a"), Some("a1"));
        assert_eq!(resolved.dependency("r", "b-c", "b_c"), Some("b"));
        assert_eq!(resolved.dependency("r", "absent", "absent"), None);
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
