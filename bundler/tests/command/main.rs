//! The command as people meet it: what it writes, what it says, how it exits, and that nothing is lost when it fails.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

mod build_scripts;
mod bundling;
mod cache;
mod compilers;
mod configuration;
mod contents;
mod crates;
mod disk;
mod errors;
mod externals;
mod identity;
mod malformed;
mod manifests;
mod original;
mod procedural;
mod pruning;
mod questions;
mod rejected;
mod reports;
mod repositories;
mod warnings;
mod workspaces;

const PACKAGE: &str = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
const LIBRARY: &str = "pub fn twice(n: i32) -> i32 {\n    2 * n\n}\n\npub fn unused() {}\n";
const SOLUTION: &str = "use demo::twice;\n\nfn main() {\n    println!(\"{}\", twice(21));\n}\n";

/// A package with two binaries.
fn package() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "Cargo.toml", PACKAGE);
    write(folder.path(), "src/lib.rs", LIBRARY);
    write(folder.path(), "src/bin/first.rs", SOLUTION);
    write(folder.path(), "src/bin/second.rs", SOLUTION);
    folder
}

fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn bundler(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundler"));
    command
        .current_dir(folder)
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CARGO_BUILD_TARGET_DIR")
        .env_remove("RUSTC")
        .env("NO_COLOR", "1");
    command
}

fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    seen(bundler(folder).args(arguments).output().unwrap())
}

fn seen(output: Output) -> (i32, String, String) {
    (
        output.status.code().expect("it exits"),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

/// What a run with Debian's compiler of 1.63 says; none where it is not installed.
fn seen_by_an_old_compiler(folder: &Path) -> Option<(i32, String, String)> {
    let old = Path::new("/usr/bin/rustc");
    let version = Command::new(old).arg("--version").output();
    if !version.is_ok_and(|out| out.stdout.starts_with(b"rustc 1.63.")) {
        eprintln!("skipped: /usr/bin/rustc is not rustc 1.63");
        return None;
    }
    let mut command = bundler(folder);
    let output = command
        .env("RUSTC", old)
        .args(["first", "-o", "-"])
        .output();
    Some(seen(output.unwrap()))
}

fn bundle_of(folder: &Path, bin: &str) -> Option<String> {
    fs::read_to_string(folder.join("bundled").join(bin).join("main.rs")).ok()
}

/// No temporary file may stay beside the bundles.
fn files_below(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = walkdir::WalkDir::new(folder)
        .into_iter()
        .flatten()
        .filter(|entry| entry.file_type().is_file())
        .map(|entry| {
            entry
                .path()
                .strip_prefix(folder)
                .unwrap()
                .display()
                .to_string()
        })
        .collect();
    names.sort();
    names
}

fn shell(folder: &Path, script: &str) {
    let status = Command::new("sh")
        .args(["-c", script])
        .current_dir(folder)
        .status();
    assert!(status.unwrap().success(), "{script}");
}
