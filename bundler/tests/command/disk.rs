//! What can go wrong between the command and the disk: bundles are whole or as they were.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;

use super::*;

#[test]
fn a_folder_in_the_way_is_an_error_and_the_other_bundle_is_made() {
    let folder = package();
    fs::create_dir_all(folder.path().join("bundled/first/main.rs/x")).unwrap();
    let (code, out, err) = run(folder.path(), &[]);
    assert_eq!(code, 1);
    assert!(
        err.contains("cannot write") && err.contains("main.rs"),
        "{err}"
    );
    assert!(out.contains("bundled/second/main.rs"), "{out}");
    assert_eq!(
        files_below(&folder.path().join("bundled")),
        ["second/main.rs"]
    );
}

#[test]
fn a_folder_that_may_not_be_written_is_an_error() {
    let folder = package();
    let bundled = folder.path().join("bundled");
    fs::create_dir(&bundled).unwrap();
    fs::set_permissions(&bundled, fs::Permissions::from_mode(0o555)).unwrap();
    // Root may write everywhere: then there is nothing to see.
    let forbidden = fs::write(bundled.join("probe"), "").is_err();
    let (code, _, err) = run(folder.path(), &["first"]);
    fs::set_permissions(&bundled, fs::Permissions::from_mode(0o755)).unwrap();
    if forbidden {
        assert_eq!(code, 1);
        assert!(err.contains("cannot make folder"), "{err}");
    } else {
        assert_eq!(code, 0, "{err}");
    }
}

#[test]
fn a_file_in_the_way_of_the_folder_is_an_error() {
    let folder = package();
    write(folder.path(), "bundled", "a file");
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    assert!(
        err.contains("cannot make folder") && err.contains("bundled"),
        "{err}"
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("bundled")).unwrap(),
        "a file"
    );
}

#[test]
fn runs_at_the_same_time_leave_whole_bundles() {
    let folder = package();
    let spawn = || bundler(folder.path()).stdout(Stdio::null()).spawn();
    let mut children: Vec<_> = (0..6).map(|_| spawn().unwrap()).collect();
    for child in &mut children {
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(run(folder.path(), &["--check"]).0, 0);
    assert_eq!(
        files_below(&folder.path().join("bundled")),
        ["first/main.rs", "second/main.rs"]
    );
}

#[test]
fn a_killed_run_leaves_the_previous_bundle() {
    let folder = package();
    run(folder.path(), &[]);
    let before = bundle_of(folder.path(), "first");
    for wait in [0, 5, 20, 60] {
        write(
            folder.path(),
            "src/lib.rs",
            LIBRARY.replace("2 * n", &format!("2 * n + 0 * {wait}")),
        );
        let mut child = bundler(folder.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(wait));
        child.kill().unwrap();
        child.wait().unwrap();
        let now = bundle_of(folder.path(), "first");
        let whole = now.as_ref().is_some_and(|text| text.ends_with("}\n}\n"));
        assert!(now == before || whole, "{now:?}");
        run(folder.path(), &[]);
        assert_eq!(run(folder.path(), &["--check"]).0, 0);
    }
}
