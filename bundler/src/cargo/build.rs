//! Libraries that Cargo compiles for programs that are linked with them outside of Cargo.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;

use super::{Cargo, text};
use crate::disk::real_path;
use crate::kept;

/// What makes the libraries fit programs that a judge compiles: its rustc unwinds, may optimise across crates, and knows
/// nothing of the author's settings.
const SETTINGS: [(&str, &str); 6] = [
    ("CARGO_ENCODED_RUSTFLAGS", "-Cembed-bitcode=yes"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "3"),
    ("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "false"),
    ("CARGO_PROFILE_RELEASE_PANIC", "unwind"),
];

/// The libraries that are wanted, and of which target.
pub(crate) struct Wanted<'a> {
    /// Their manifests.
    pub(crate) manifests: Vec<&'a Path>,
    /// Cargo's flags for a target that depends on them.
    pub(crate) target: Vec<String>,
    /// May a kept answer do? Not if a source may change without the lock file.
    pub(crate) is_fixed: bool,
}

impl Cargo {
    /// The compiled libraries, in the order in which they are `wanted`, made by the compiler at `rustc`, whose `-vV` is
    /// `version`. Errors: what Cargo says.
    pub(crate) fn libraries(
        &self,
        wanted: &Wanted<'_>,
        rustc: &Path,
        version: &str,
    ) -> Result<Vec<PathBuf>, String> {
        let mut said = String::new();
        let mut build = || match self.build(wanted, rustc) {
            Ok(paths) => Some(paths),
            Err(why) => {
                said = why;
                None
            }
        };
        let resolved = self.resolved().ok().filter(|_| wanted.is_fixed);
        let found = match &resolved {
            None => build(),
            Some(resolved) => {
                let manifests: Vec<_> = wanted.manifests.iter().map(|p| p.display()).collect();
                let kind = format!("libraries {manifests:?} {:?}", wanted.target);
                let whole = |paths: &Vec<PathBuf>| paths.iter().all(|path| path.is_file());
                let files = |_: &Vec<PathBuf>| self.files(resolved);
                self.remember([&kind, version], whole, build, files)
                    .map(|(paths, _)| paths)
            }
        };
        found.ok_or(said)
    }

    fn build(&self, wanted: &Wanted<'_>, rustc: &Path) -> Result<Vec<PathBuf>, String> {
        let folder = kept::of_workspace(&self.kept().join("external"), &self.workspace);
        kept::make_for_workspace(&folder, &self.workspace)
            .map_err(|error| format!("cannot write {}: {error}", folder.display()))?;
        let mut command = self.command("build");
        command
            .args([
                "--release",
                "--message-format=json",
                "--keep-going",
                "--target-dir",
            ])
            .arg(&folder)
            .args(&wanted.target)
            .env("RUSTC", rustc)
            .env("CARGO_BUILD_BUILD_DIR", &folder)
            .envs(SETTINGS)
            .stdin(Stdio::null());
        // An error in the package's own text changes nothing for those that it depends on.
        let output = command
            .output()
            .map_err(|error| format!("cannot run cargo: {error}"))?;
        let messages = String::from_utf8_lossy(&output.stdout);
        let messages = messages
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let messages: Vec<Value> = messages.collect();
        let found = wanted.manifests.iter().map(|manifest| {
            let mut built = messages.iter().filter_map(library);
            let of_manifest = |(of, _): &(PathBuf, PathBuf)| of == manifest;
            built.find(of_manifest).map(|(_, library)| library)
        });
        found.collect::<Option<_>>().ok_or_else(|| {
            let told = messages
                .iter()
                .filter(|message| message["message"]["level"] == "error");
            let told: Vec<String> = told
                .filter_map(|message| text(&message["message"]["rendered"]))
                .collect();
            let rest = String::from_utf8_lossy(&output.stderr);
            let all = told.iter().map(String::as_str).chain([&*rest]);
            all.map(str::trim_end).collect::<Vec<_>>().join("\n")
        })
    }
}

/// The manifest and the file of a library that a message of `cargo build` says is compiled.
fn library(message: &Value) -> Option<(PathBuf, PathBuf)> {
    if message["reason"] != "compiler-artifact" {
        return None;
    }
    let kinds = message["target"]["kind"].as_array()?;
    let is_library = |kind: &Value| matches!(kind.as_str(), Some("lib" | "rlib" | "proc-macro"));
    if !kinds.iter().any(is_library) {
        return None;
    }
    let files = message["filenames"].as_array()?;
    let mut files = files.iter().filter_map(Value::as_str).map(PathBuf::from);
    // Beside it are metadata, which no program can be linked with.
    let is_whole = |path: &PathBuf| {
        path.extension()
            .is_some_and(|kind| kind != "rmeta" && kind != "d")
    };
    let manifest = text(&message["manifest_path"])?;
    Some((real_path(Path::new(&manifest)), files.find(is_whole)?))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_compiled_library_is_found_among_cargos_messages() {
        let message = |kind: &str, files: &[&str]| {
            json!({"reason": "compiler-artifact", "manifest_path": "/a/Cargo.toml",
                "target": {"kind": [kind]}, "filenames": files})
        };
        let found = |message: &Value| library(message).map(|(_, path)| path);
        let paths = ["/t/liba.rmeta", "/t/liba.rlib"];
        assert_eq!(found(&message("lib", &paths)), Some("/t/liba.rlib".into()));
        let paths = ["/t/liba.so"];
        assert_eq!(
            found(&message("proc-macro", &paths)),
            Some("/t/liba.so".into())
        );
        assert_eq!(found(&message("bin", &["/t/a"])), None);
        assert_eq!(found(&message("custom-build", &["/t/a"])), None);
        assert_eq!(found(&json!({"reason": "build-finished"})), None);
    }
}
