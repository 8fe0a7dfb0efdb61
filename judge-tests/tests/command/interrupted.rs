//! Judges that are interrupted or killed while programs run, and programs that have no room: nothing is left behind, and the next
//! run is right.
#![cfg(target_os = "linux")]

use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use super::*;

/// Starts a child that leaves the session, writes that it has begun, and waits for ever with it.
fn endless(mark: &Path) -> String {
    format!(
        r#"fn main() {{
    let script = "echo begun > {0}; exec sleep 3600";
    std::process::Command::new("/usr/bin/setsid").args(["sh", "-c", script]).status().unwrap();
    loop {{ std::thread::sleep(std::time::Duration::from_secs(3600)); }}
}}
"#,
        mark.display()
    )
}

/// A workspace with a puzzle that never ends and one that is right; and where it is seen that the first one runs.
fn workspace() -> (Workspace, PathBuf) {
    let workspace = Workspace::new(&[]).with_puzzle("b_2", SUM).on_its_own();
    let mark = workspace.folder.path().join("begun");
    let workspace = workspace.with_puzzle("a_1", &endless(&mark));
    workspace.write(
        "judge-tests/problems/a_1/problem.yaml",
        "limits: {time_limit: 3000, memory: 256}\n",
    );
    (workspace, mark)
}

fn start(workspace: &Workspace) -> Child {
    // What a shell starts in the background ignores interrupts, and so would all that the tests start there.
    Command::new("env")
        .args(["--default-signal=INT", env!("CARGO_BIN_EXE_judge")])
        .args(["a_1", "-j", "2"])
        .current_dir(workspace.folder.path())
        .env("CARGO_TARGET_DIR", workspace.folder.path().join("target"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Waits long enough for any machine, but not for ever.
#[track_caller]
fn until(what: &str, holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(120), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The processes whose current folder is, or was, below the workspace's.
fn processes(workspace: &Workspace) -> Vec<String> {
    let here = |process: PathBuf| {
        let place = fs::read_link(process.join("cwd")).ok()?;
        let line = fs::read(process.join("cmdline")).ok()?;
        let line = String::from_utf8_lossy(&line).replace('\0', " ");
        (place.starts_with(workspace.folder.path())).then_some(line)
    };
    let all = fs::read_dir("/proc").unwrap().flatten();
    all.filter_map(|process| here(process.path())).collect()
}

fn kill_in_the_middle(signal: Signal) {
    let (workspace, mark) = workspace();
    let mut judge = start(&workspace);
    until("the program runs", || mark.exists());
    // The supervising process, the program, and its child at least.
    assert!(processes(&workspace).len() >= 3);
    let pid = Pid::from_child(&judge);
    rustix::process::kill_process(pid, signal).unwrap();
    assert!(!judge.wait().unwrap().success());
    until("all processes end", || processes(&workspace).is_empty());
    let playground = workspace.folder.path().join("target/judge/run");
    assert_eq!(fs::read_dir(playground).unwrap().count(), 0);
    let (code, out, err) = workspace.judge(&["b_2"]);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn an_interrupted_judge_leaves_nothing_behind() {
    kill_in_the_middle(Signal::INT);
}

#[test]
fn a_terminated_judge_leaves_nothing_behind() {
    kill_in_the_middle(Signal::TERM);
}

#[test]
fn a_killed_judge_leaves_nothing_behind() {
    kill_in_the_middle(Signal::KILL);
}

#[test]
fn when_a_supervising_process_is_killed_that_is_no_fault_of_the_program() {
    let (workspace, mark) = workspace();
    let mut judge = start(&workspace);
    until("the program runs", || mark.exists());
    let is_supervisor = |line: &String| line.contains(" supervise ");
    until("supervising processes are gone", || {
        for process in fs::read_dir("/proc").unwrap().flatten() {
            let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
            let line = String::from_utf8_lossy(&line).replace('\0', " ");
            let folder = workspace.folder.path().display().to_string();
            if line.contains(" supervise ") && line.contains(&folder) {
                let id = process.file_name().to_string_lossy().parse().unwrap();
                let pid = Pid::from_raw(id).unwrap();
                let _ = rustix::process::kill_process(pid, Signal::KILL);
            }
        }
        !processes(&workspace).iter().any(is_supervisor)
    });
    // Its cases cannot be judged, which is told apart from what programs do.
    assert_eq!(judge.wait().unwrap().code(), Some(4));
    until("all processes end", || processes(&workspace).is_empty());
    let (code, out, err) = workspace.judge(&["b_2"]);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn no_room_for_the_programs_folder_is_told() {
    let workspace = Workspace::new(&[]).with_puzzle("a_1", SUM).on_its_own();
    let root = workspace.folder.path();
    let playground = root.join("target/judge/run");
    fs::create_dir_all(&playground).unwrap();
    // A file system with room for nothing but its own root.
    let script = "mount -t tmpfs -o nr_inodes=1 none \"$1\" || exit 99; shift; exec \"$@\"";
    let output = Command::new("unshare")
        .args(["-r", "-m", "sh", "-c", script, "sh"])
        .args([&playground, Path::new(env!("CARGO_BIN_EXE_judge"))])
        .current_dir(root)
        .env("CARGO_TARGET_DIR", root.join("target"))
        .output();
    let Some(output) = output
        .ok()
        .filter(|o| ![Some(1), Some(99)].contains(&o.status.code()))
    else {
        eprintln!("skipped: this user may not mount");
        return;
    };
    let out = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(4), "{out}");
    assert!(
        out.contains("cannot make an empty folder") && out.contains("No space left on device"),
        "{out}"
    );
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
}
