//! What is kept of compiling: runs at once, killed runs, spoilt entries, a full disk, and that nothing is compiled twice.

use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use super::*;

/// A `rustc` that writes a line into the file `calls` before it compiles, and waits while there is a file `wait`.
fn with_watched_rustc(workspace: Workspace) -> Workspace {
    let folder = workspace.folder.path().to_path_buf();
    let script = format!(
        "#!/bin/sh\ncase \"$*\" in (*main.rs*) echo \"$*\" >> '{0}/calls'\n\
         while [ -f '{0}/wait' ]; do sleep 0.05; done;; esac\nexec rustc \"$@\"\n",
        folder.display()
    );
    workspace.write("watched-rustc", &script);
    let mode = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.join("watched-rustc"), mode).unwrap();
    workspace
}

fn command(workspace: &Workspace) -> Command {
    let root = workspace.folder.path();
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command
        .current_dir(root)
        .env("CARGO_TARGET_DIR", root.join("target"))
        .env("RUSTC", root.join("watched-rustc"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// How often the compiler was asked to compile.
fn calls(workspace: &Workspace) -> usize {
    let calls = fs::read_to_string(workspace.folder.path().join("calls"));
    calls.unwrap_or_default().lines().count()
}

/// Names of work folders that are left in the cache.
fn left(workspace: &Workspace) -> Vec<String> {
    let cache = workspace.folder.path().join("target/judge/cache");
    let entries = fs::read_dir(cache).into_iter().flatten();
    let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    names.filter(|name| name.starts_with('.')).collect()
}

fn assert_accepted(mut command: Command) {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}{errors}");
}

#[test]
fn nothing_is_compiled_twice() {
    let workspace = with_watched_rustc(Workspace::new(&[]).with_puzzle("a_1", SUM));
    workspace.write("judge-tests/problems/a_1/submissions/accepted/sum.rs", SUM);
    let verify = || {
        let mut verify = command(&workspace);
        verify.arg("verify");
        verify
    };
    assert_accepted(command(&workspace));
    assert_accepted(verify());
    let before = calls(&workspace);
    assert!(before > 0);
    assert_accepted(command(&workspace));
    assert_accepted(verify());
    assert_eq!(calls(&workspace), before);
}

#[test]
fn programs_are_kept_where_cargo_keeps_its_own() {
    let workspace = with_watched_rustc(Workspace::new(&[]).with_puzzle("a_1", SUM));
    workspace.write(
        ".cargo/config.toml",
        "[build]\ntarget-dir = \"elsewhere\"\n",
    );
    let mut judge = command(&workspace);
    judge
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CARGO_BUILD_TARGET_DIR");
    assert_accepted(judge);
    let root = workspace.folder.path();
    assert!(root.join("elsewhere/judge/cache").is_dir());
    assert!(root.join("elsewhere/bundler").is_dir());
    assert!(!root.join("target").exists());
}

#[test]
fn several_judges_may_run_at_once() {
    let workspace = with_watched_rustc(
        Workspace::new(&[])
            .with_puzzle("a_1", SUM)
            .with_puzzle("b_2", SUM),
    );
    let judges: Vec<_> = (0..4)
        .map(|_| command(&workspace).spawn().unwrap())
        .collect();
    for judge in judges {
        let output = judge.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{said}");
        assert!(said.ends_with("2 of 2 accepted\n"), "{said}");
    }
    assert_eq!(left(&workspace), Vec::<String>::new());
}

#[test]
fn a_judge_that_is_killed_while_it_compiles_harms_no_later_one() {
    let workspace = with_watched_rustc(Workspace::new(&[]).with_puzzle("a_1", SUM));
    workspace.write("wait", "");
    let mut judge = command(&workspace).spawn().unwrap();
    let start = Instant::now();
    while calls(&workspace) == 0 && start.elapsed() < Duration::from_secs(60) {
        thread::sleep(Duration::from_millis(20));
    }
    judge.kill().unwrap();
    judge.wait().unwrap();
    fs::remove_file(workspace.folder.path().join("wait")).unwrap();
    assert_accepted(command(&workspace));
}

#[test]
fn spoilt_entries_are_made_again() {
    let workspace = with_watched_rustc(Workspace::new(&[]).with_puzzle("a_1", SUM));
    assert_accepted(command(&workspace));
    let cache = workspace.folder.path().join("target/judge/cache");
    for length in [0, 1000] {
        for entry in fs::read_dir(&cache).unwrap() {
            let file = fs::File::options().write(true).open(entry.unwrap().path());
            file.unwrap().set_len(length).unwrap();
        }
        assert_accepted(command(&workspace));
    }
}

#[test]
fn a_full_disk_is_an_internal_error_and_leaves_nothing_behind() {
    let workspace = with_watched_rustc(Workspace::new(&[]).with_puzzle("a_1", SUM));
    fs::create_dir(workspace.folder.path().join("target")).unwrap();
    // A disk of its own for the judge, as only root has it, or who may pretend to be.
    let script = "mount -t tmpfs -o size=200k none target || exit 99; \"$0\"; code=$?; ls -A target/judge/cache; exit $code";
    let full = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", script])
        .arg(env!("CARGO_BIN_EXE_judge"))
        .current_dir(workspace.folder.path())
        .env("CARGO_TARGET_DIR", workspace.folder.path().join("target"))
        .output();
    let Ok(full) = full else {
        eprintln!("skipped: there is no `unshare`");
        return;
    };
    let said = String::from_utf8_lossy(&full.stdout).into_owned();
    let errors = String::from_utf8_lossy(&full.stderr).into_owned();
    if full.status.code() == Some(99) || errors.starts_with("unshare:") {
        eprintln!("skipped: no disk can be mounted here: {errors}");
        return;
    }
    assert_eq!(full.status.code(), Some(4), "{said}{errors}");
    assert!(said.contains("a_1   IE"), "{said}{errors}");
    assert!(
        said.to_lowercase().contains("no space left on device"),
        "{said}{errors}"
    );
    assert!(
        !said.lines().any(|line| line.starts_with(".work-")),
        "{said}"
    );
    assert_accepted(command(&workspace));
}
