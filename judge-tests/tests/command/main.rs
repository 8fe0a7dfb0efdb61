//! The `judge` command on small workspaces: wording, exit codes, and what is left behind.
//!
//! This file has the workspaces; the tests stand in a file for each topic.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

mod bundles;
mod cache;
mod export;
mod filters;
mod formats;
mod inputs;
mod interactive;
mod interrupted;
mod judges;
mod mapping;
mod mistakes;
mod new;
mod plain;
mod reports;
mod submissions;
mod validators;

/// A workspace made of files given by path and text.
struct Workspace {
    folder: tempfile::TempDir,
    /// Does it share nothing with others?
    is_alone: bool,
}

/// A solution that prints the sum of its input.
const SUM: &str = "fn main() { let s = std::io::read_to_string(std::io::stdin()).unwrap(); \
    println!(\"{}\", s.split_whitespace().map(|w| w.parse::<i64>().unwrap()).sum::<i64>()); }\n";
const WRONG: &str = "fn main() { println!(\"7\"); }\n";
const BROKEN: &str = "fn main() { missing(); }\n";

/// A solution that is right only as the workspace's own binary, or only as a compiled bundle; Cargo puts executables into
/// `release`.
fn right_only(modular: bool) -> String {
    let operator = if modular { "==" } else { "!=" };
    SUM.replace(
        ".sum::<i64>()",
        &format!(
            ".sum::<i64>() + i64::from(!(std::env::current_exe().unwrap().parent().unwrap()\
             .file_name().unwrap() {operator} \"release\"))"
        ),
    )
}

impl Workspace {
    fn new(files: &[(&str, &str)]) -> Workspace {
        let workspace = Workspace {
            folder: tempfile::tempdir().unwrap(),
            is_alone: false,
        };
        workspace.write(
            "Cargo.toml",
            "[workspace]\nmembers = [\"solutions\"]\nresolver = \"2\"\n",
        );
        workspace.write(
            "solutions/Cargo.toml",
            "[package]\nname = \"solutions\"\nedition = \"2021\"\n",
        );
        fs::create_dir_all(workspace.folder.path().join("judge-tests/problems")).unwrap();
        for (path, text) in files {
            workspace.write(path, text);
        }
        workspace
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Adds the problem `id` with two cases, and a puzzle of the text `source`.
    fn with_puzzle(self, id: &str, source: &str) -> Workspace {
        let problem = format!("judge-tests/problems/{id}");
        self.write(
            &format!("{problem}/problem.yaml"),
            "limits: {time_limit: 30, memory: 256}\n",
        );
        for (case, input, answer) in [
            ("sample/1", "1 2\n", "3\n"),
            ("secret/big", "8\n9\n", "17\n"),
        ] {
            self.write(&format!("{problem}/data/{case}.in"), input);
            self.write(&format!("{problem}/data/{case}.ans"), answer);
        }
        self.write(&format!("solutions/src/bin/{id}.rs"), source);
        self
    }

    /// Its target folder is its own: what is remembered from run to run is not that of other tests.
    fn on_its_own(self) -> Workspace {
        Workspace {
            is_alone: true,
            ..self
        }
    }

    /// Runs `judge` in the workspace: exit code, standard output, standard error.
    fn judge(&self, arguments: &[&str]) -> (i32, String, String) {
        // Compiled bundles are shared between tests and runs, but not what Cargo builds: it goes by bin names.
        let builds = arguments
            .iter()
            .any(|a| ["--modular", "--both"].contains(a));
        let target = match builds || self.is_alone {
            true => self.folder.path().join("target"),
            false => Path::new(env!("CARGO_TARGET_TMPDIR")).join("target"),
        };
        let output = Command::new(env!("CARGO_BIN_EXE_judge"))
            .args(arguments)
            .current_dir(self.folder.path().join("solutions"))
            .env("CARGO_TARGET_DIR", target)
            .output()
            .unwrap();
        let Output {
            status,
            stdout,
            stderr,
        } = output;
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (status.code().unwrap(), text(stdout), text(stderr))
    }
}
