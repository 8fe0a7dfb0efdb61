//! README.md is true: every command of its `console` blocks is run, in order, in a copy of the workspace, and what it
//! prints is what the README shows. Links lead somewhere.
//!
//! Every block begins in the root of the copy. A command must succeed; its standard output is compared if the README shows
//! any, where `[…]` on a line of its own stands for any lines and a number before one of [`UNITS`] for any number. The
//! copy shares the target folder, and files keep their times: Cargo finds there what it has built already.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use walkdir::WalkDir;

/// Sizes and times differ from machine to machine and from change to change.
const UNITS: [&str; 7] = ["bytes", "own", "shared", "made", "functions", "ms", "MB"];

/// Commands that would run this test again or remove what others use; `make` only prints what they would do.
const NOT_HERE: [&str; 2] = ["make test", "make clean"];

#[derive(Debug, PartialEq)]
struct Step {
    /// The command's line in the README, 1-based.
    line: usize,
    command: String,
    shown: Vec<String>,
}

#[test]
fn every_command_does_what_the_readme_says() {
    let text = fs::read_to_string(root().join("README.md")).unwrap();
    let blocks = console_blocks(&text);
    assert!(blocks.len() > 2, "the README has its commands");
    let temporary = tempfile::tempdir().unwrap();
    let copy = temporary.path().join("copy");
    copy_workspace(&copy);
    for block in blocks {
        let mut folder = copy.clone();
        for step in block {
            match step.command.strip_prefix("cd ") {
                Some(to) => folder = fs::canonicalize(folder.join(to)).unwrap(),
                None => run(&step, &folder, temporary.path()),
            }
        }
    }
}

#[test]
fn links_lead_to_files() {
    for name in ["README.md", "ARCHITECTURE.md"] {
        let text = fs::read_to_string(root().join(name)).unwrap();
        let links: Vec<&str> = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
            .filter(|link| !link.contains("://"))
            .collect();
        assert!(!links.is_empty(), "{name} has links");
        for link in links {
            assert!(root().join(link).exists(), "{name}: no file `{link}`");
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

fn console_blocks(text: &str) -> Vec<Vec<Step>> {
    let mut blocks: Vec<Vec<Step>> = Vec::new();
    let mut inside = false;
    for (index, line) in text.lines().enumerate() {
        match line {
            "```console" => {
                inside = true;
                blocks.push(Vec::new());
            }
            _ if line.starts_with("```") => inside = false,
            _ if !inside => {}
            _ => {
                let block = blocks.last_mut().unwrap();
                match (line.strip_prefix("$ "), block.last_mut()) {
                    (Some(command), _) => block.push(Step {
                        line: index + 1,
                        command: command.to_owned(),
                        shown: Vec::new(),
                    }),
                    (None, Some(step)) => step.shown.push(line.to_owned()),
                    (None, None) => panic!("README.md:{}: output without a command", index + 1),
                }
            }
        }
    }
    blocks
}

/// The target folder, in which the tests were built too.
fn target() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap()
}

/// Everything that a checkout has; what was built stays behind.
fn copy_workspace(to: &Path) {
    let from = root();
    // Cargo's own tag is not in a folder that was there before Cargo.
    let target = fs::canonicalize(target()).unwrap();
    let is_made = |path: &Path| {
        path == from.join("bundled")
            || path == from.join(".git")
            || path.join("CACHEDIR.TAG").exists()
            || fs::canonicalize(path).is_ok_and(|path| path == target)
    };
    for entry in WalkDir::new(&from)
        .into_iter()
        .filter_entry(|entry| !is_made(entry.path()))
    {
        let entry = entry.unwrap();
        let target = to.join(entry.path().strip_prefix(&from).unwrap());
        if entry.file_type().is_dir() {
            fs::create_dir_all(&target).unwrap();
        } else if entry.file_type().is_file() {
            fs::copy(entry.path(), &target).unwrap();
            let time = entry.metadata().unwrap().modified().unwrap();
            let file = fs::File::options().append(true).open(&target).unwrap();
            file.set_modified(time).unwrap();
        }
    }
}

fn run(step: &Step, folder: &Path, temporary: &Path) {
    let is_only_shown = NOT_HERE.iter().any(|words| step.command.starts_with(words));
    let command = match is_only_shown {
        true => step.command.replacen("make", "make -n", 1),
        false => step.command.clone(),
    };
    let installed = temporary.join("installed");
    let mut path = vec![installed.join("bin")];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap()));
    let mut shell = Command::new("sh");
    // What Cargo and make tell the programs that they start is not there when somebody types a command; how profiles are built
    // is a person's to say.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let of_make = ["MAKEFLAGS", "MAKELEVEL", "MFLAGS", "P", "OLD_RUSTC"].contains(&&*text);
        let of_cargo = text.starts_with("CARGO") && text != "CARGO_HOME";
        if of_make || of_cargo && !text.starts_with("CARGO_PROFILE_") {
            shell.env_remove(&name);
        }
    }
    let output = shell
        .args(["-c", &command])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target())
        .env("CARGO_INSTALL_ROOT", &installed)
        // All crates are there, or this test would not have been built.
        .env("CARGO_NET_OFFLINE", "true")
        .env("PATH", env::join_paths(path).unwrap())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    let place = format!("README.md:{}: `{command}`", step.line);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{place} ends with {}\n{printed}{errors}",
        output.status
    );
    if !is_only_shown && !step.shown.is_empty() {
        let shown: Vec<String> = step.shown.iter().map(|line| normal(line)).collect();
        let known = |line: &&str| !is_about_another_puzzle(line, &step.shown);
        let lines: Vec<String> = printed.lines().filter(known).map(normal).collect();
        assert!(
            matches(&shown, &lines),
            "{place} prints\n{printed}and not what the README shows\n{errors}"
        );
    }
}

/// Is this the line of a bundle that the README does not know of? People add puzzles.
fn is_about_another_puzzle(line: &str, shown: &[String]) -> bool {
    let path = |line: &str| {
        line.split_whitespace()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    path(line).starts_with("bundled/") && !shown.iter().any(|known| path(known) == path(line))
}

/// The line without what may differ: the width of columns and the numbers of [`UNITS`].
fn normal(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_free = |at: usize| {
        words[at].parse::<f64>().is_ok()
            && words.get(at + 1).is_some_and(|unit| UNITS.contains(unit))
    };
    let words = (0..words.len()).map(|at| if is_free(at) { "#" } else { words[at] });
    words.collect::<Vec<_>>().join(" ")
}

fn matches(shown: &[String], lines: &[String]) -> bool {
    match shown.split_first() {
        None => lines.is_empty(),
        Some((any, rest)) if any == "[…]" => {
            (0..=lines.len()).any(|skipped| matches(rest, &lines[skipped..]))
        }
        Some((first, rest)) => lines.first() == Some(first) && matches(rest, &lines[1..]),
    }
}

#[test]
fn blocks_are_read_as_commands_and_what_they_print() {
    let text = "a\n```console\n$ one\nx\ny\n$ two\n```\n$ not\n```rust\n$ this\n```\n```console\n$ three\n```\n";
    let step = |line, command: &str, shown: &[&str]| Step {
        line,
        command: command.to_owned(),
        shown: shown.iter().map(|&line| line.to_owned()).collect(),
    };
    assert_eq!(
        console_blocks(text),
        [
            vec![step(3, "one", &["x", "y"]), step(6, "two", &[])],
            vec![step(13, "three", &[])],
        ]
    );
}

#[test]
fn lines_of_other_puzzles_are_left_out() {
    let shown = ["bundled/a/main.rs  1 bytes".to_owned()];
    assert!(!is_about_another_puzzle(
        "bundled/a/main.rs  2 bytes",
        &shown
    ));
    assert!(is_about_another_puzzle(
        "bundled/b/main.rs  2 bytes",
        &shown
    ));
    assert!(!is_about_another_puzzle("1 of 1 accepted", &shown));
}

#[test]
fn only_sizes_and_times_may_differ() {
    let same = |shown: &str, printed: &str| {
        let normal = |text: &str| -> Vec<String> { text.lines().map(normal).collect() };
        matches(&normal(shown), &normal(printed))
    };
    assert!(same("x  10 bytes  3.5 MB", "x    9 bytes  4 MB"));
    assert!(!same("x  10 bytes", "y  10 bytes"));
    assert!(!same("5 of 5 accepted", "4 of 5 accepted"));
    assert!(!same("max 1 ms of 3000", "max 1 ms of 2000"));
    assert!(!same("a\nb", "a"));
    assert!(!same("a", "a\nb"));
    assert!(same("a\n[…]\nz", "a\nb\nc\nz"));
    assert!(!same("a\n[…]\nz", "a\nb\nc"));
}
