//! Children, files and folders that a program leaves.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::PermissionsExt;

use judge_tests::run::Runner;
use judge_tests::schedule::{self, CaseResult};

use crate::support::{JUDGE, PLENTY, accepted, case, compile, job, judge, processes_in};

/// A program that leaves a child behind, which has begun.
fn leaves_behind(child: &str) -> String {
    format!(
        r#"fn main() {{
            std::process::Command::new("/bin/sh").args(["-c", "{child}"]).spawn().unwrap();
            while !std::path::Path::new("started").exists() {{
                std::thread::sleep(std::time::Duration::from_millis(5));
            }}
            println!("1");
        }}"#
    )
}

#[test]
fn a_child_that_holds_the_output_is_not_waited_for_and_dies() {
    accepted(&judge(
        &leaves_behind("touch started; exec sleep 3600"),
        "",
        "1\n",
        PLENTY,
    ));
}

#[test]
fn a_child_in_a_session_of_its_own_is_not_waited_for_and_dies() {
    let child = "exec setsid sh -c 'touch started; exec sleep 3600'";
    accepted(&judge(&leaves_behind(child), "", "1\n", PLENTY));
}

#[test]
fn a_daemon_dies() {
    let child = "(setsid sh -c 'trap : TERM HUP INT; (touch started; sleep 3600) & exit' &)";
    accepted(&judge(&leaves_behind(child), "", "1\n", PLENTY));
}

#[test]
fn many_children_die() {
    let child = "for i in $(seq 50); do (setsid sleep 3600 &) ; done; touch started";
    accepted(&judge(&leaves_behind(child), "", "1\n", PLENTY));
}

#[test]
fn what_a_program_leaves_in_its_folder_the_next_one_does_not_find() {
    let leaves = compile(
        r#"use std::fs; fn main() { for n in 0..100 { fs::write(n.to_string(), "text").unwrap(); }
            fs::create_dir_all("a/b/c").unwrap(); fs::write("a/b/c/d", "").unwrap();
            std::os::unix::fs::symlink("/", "root").unwrap(); println!("1"); }"#,
    );
    let counts =
        compile("fn main() { println!(\"{}\", std::fs::read_dir(\".\").unwrap().count()); }");
    let folder = tempfile::tempdir().unwrap();
    let runner = Runner::new(&folder.path().join("run"), JUDGE.as_ref());
    let one = case(folder.path(), "1", b"", b"1\n");
    let none = case(folder.path(), "2", b"", b"0\n");
    for _ in 0..2 {
        accepted(&schedule::judge(&runner, &job(&leaves, &one, PLENTY)));
        accepted(&schedule::judge(&runner, &job(&counts, &none, PLENTY)));
    }
}

#[test]
fn a_link_in_place_of_the_folder_is_not_followed() {
    let victim = tempfile::tempdir().unwrap();
    fs::write(victim.path().join("precious"), "").unwrap();
    let body = format!(
        r#"fn main() {{ let here = std::env::current_dir().unwrap(); std::fs::remove_dir(&here).unwrap();
            std::os::unix::fs::symlink({:?}, &here).unwrap(); println!("1"); }}"#,
        victim.path()
    );
    accepted(&judge(&body, "", "1\n", PLENTY));
    assert!(victim.path().join("precious").exists());
}

#[test]
fn what_is_left_of_killed_judges_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let gone = folder.path().join("999999999-0/files");
    let here = folder
        .path()
        .join(format!("{}-77/files", std::process::id()));
    fs::create_dir_all(&gone).unwrap();
    fs::create_dir_all(&here).unwrap();
    judge_tests::run::tidy(folder.path());
    assert!(!gone.exists() && here.exists());
}

#[test]
fn the_supervising_process_ends_with_its_runner() {
    let folder = tempfile::tempdir().unwrap();
    let program = compile("fn main() { println!(\"1\"); }");
    let case = case(folder.path(), "1", b"", b"1\n");
    let runner = Runner::new(&folder.path().join("run"), JUDGE.as_ref());
    accepted(&schedule::judge(&runner, &job(&program, &case, PLENTY)));
    assert_eq!(
        processes_in(folder.path()).len(),
        1,
        "the supervising process"
    );
    drop(runner);
    assert_eq!(processes_in(folder.path()), Vec::<String>::new());
}

/// What comes of a program where a supervising process that is to make a world of processes does `instead`.
fn without_a_world(instead: &str) -> CaseResult {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("judge");
    let text = format!("#!/bin/sh\n[ \"$2\" != world ] || {instead}\nexec {JUDGE} \"$@\"\n");
    // Written by another process: whatever is forked here meanwhile would hold a file open that is to be executed.
    let written = std::process::Command::new("/bin/sh")
        .args(["-c", "printf %s \"$1\" > \"$2\"", "sh", &text])
        .arg(&script)
        .status();
    assert!(written.unwrap().success());
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let program = compile("fn main() { println!(\"1\"); }");
    let case = case(folder.path(), "1", b"", b"1\n");
    let runner = Runner::new(&folder.path().join("run"), &script);
    schedule::judge(&runner, &job(&program, &case, PLENTY))
}

#[test]
fn where_there_is_no_world_of_processes_programs_run_without_one() {
    accepted(&without_a_world("exit 1"));
}

/// Outside of a world, whatever has left the program's session would outlive a second kill.
#[test]
fn where_whoever_makes_the_world_is_killed_nothing_runs_without_one() {
    let result = without_a_world("kill -KILL $$");
    assert!(
        format!("{:?}", result.finding).contains("the supervising process has ended"),
        "{result:?}"
    );
}
