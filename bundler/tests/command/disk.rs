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

#[test]
fn what_is_no_file_is_not_replaced_and_not_waited_for() {
    let folder = package();
    fs::create_dir_all(folder.path().join("bundled/first")).unwrap();
    for make in ["mkfifo x", "ln -sf /dev/zero x", "ln -sf /proc/self/fd/1 x"] {
        let script = format!("cd bundled/first && rm -f x main.rs && {make} && mv x main.rs");
        shell(folder.path(), &script);
        for arguments in [
            &["first"][..],
            &["first", "--check"],
            &["first", "-o", "bundled/first/main.rs"],
        ] {
            let (code, _, err) = run(folder.path(), arguments);
            assert_eq!(code, 1, "{make} {arguments:?}");
            assert!(
                err.contains("it is not a file"),
                "{make} {arguments:?}: {err}"
            );
        }
        let kind = fs::symlink_metadata(folder.path().join("bundled/first/main.rs"));
        assert!(!kind.unwrap().is_file(), "{make}");
    }
    assert_eq!(files_below(&folder.path().join("bundled")), [""; 0]);
}

#[test]
fn a_link_stays_a_link() {
    let folder = package();
    write(folder.path(), "elsewhere/kept.rs", "old");
    fs::create_dir_all(folder.path().join("bundled/first")).unwrap();
    let link = folder.path().join("bundled/first/main.rs");
    std::os::unix::fs::symlink("../../elsewhere/kept.rs", &link).unwrap();
    assert_eq!(run(folder.path(), &["first"]).0, 0);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    let text = fs::read_to_string(folder.path().join("elsewhere/kept.rs")).unwrap();
    assert!(text.contains("fn twice"), "{text}");
}

#[test]
fn a_link_to_what_is_not_there_yet_stays_a_link() {
    let folder = package();
    let link = |from: &str, to: &str| {
        fs::create_dir_all(folder.path().join(from).parent().unwrap()).unwrap();
        std::os::unix::fs::symlink(to, folder.path().join(from)).unwrap();
    };
    link("bundled/first/main.rs", "../../elsewhere/new/kept.rs");
    assert_eq!(run(folder.path(), &["first"]).0, 0);
    let text = fs::read_to_string(folder.path().join("elsewhere/new/kept.rs")).unwrap();
    assert!(text.contains("fn twice"), "{text}");
    // A folder is made where a link leads to.
    fs::remove_dir_all(folder.path().join("bundled")).unwrap();
    link("bundled", "elsewhere/all");
    assert_eq!(run(folder.path(), &["first"]).0, 0);
    assert!(folder.path().join("elsewhere/all/first/main.rs").is_file());
    // Not into the package's own text, nor round and round.
    link("out.rs", "on.rs");
    link("on.rs", "src/made.rs");
    link("round.rs", "and.rs");
    link("and.rs", "round.rs");
    for name in ["out.rs", "round.rs"] {
        let (code, _, err) = run(folder.path(), &["first", "--output", name]);
        assert_eq!(code, 1, "{name}: {err}");
    }
    assert!(!folder.path().join("src/made.rs").exists());
    assert!(
        fs::symlink_metadata(folder.path().join("round.rs"))
            .unwrap()
            .is_symlink()
    );
}

#[test]
fn a_file_stays_as_private_as_it_was() {
    use std::os::unix::fs::PermissionsExt;
    let folder = package();
    let mode = |name: &str| {
        let path = folder.path().join("bundled").join(name).join("main.rs");
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    };
    write(folder.path(), "bundled/first/main.rs", "");
    let private = fs::Permissions::from_mode(0o600);
    fs::set_permissions(folder.path().join("bundled/first/main.rs"), private).unwrap();
    assert_eq!(run(folder.path(), &[]).0, 0);
    assert_eq!(mode("first"), 0o600);
    write(folder.path(), "plain", "");
    let plain = fs::metadata(folder.path().join("plain")).unwrap();
    assert_eq!(mode("second"), plain.permissions().mode() & 0o777);
}

#[test]
fn what_a_killed_run_left_is_removed_by_a_later_one() {
    let folder = package();
    for (name, hours) in [
        (".main.rs-oldold", 2),
        (".main.rs-newnew", 0),
        (".main.rs-my-copy", 2),
    ] {
        write(&folder.path().join("bundled/first"), name, "fn main");
        let file = fs::File::options()
            .write(true)
            .open(folder.path().join("bundled/first").join(name))
            .unwrap();
        let age = std::time::Duration::from_secs(hours * 3600);
        file.set_modified(std::time::SystemTime::now() - age)
            .unwrap();
    }
    assert_eq!(run(folder.path(), &["first"]).0, 0);
    assert_eq!(
        files_below(&folder.path().join("bundled")),
        [
            "first/.main.rs-my-copy",
            "first/.main.rs-newnew",
            "first/main.rs"
        ]
    );
}

#[test]
fn a_full_disk_and_a_limit_leave_the_previous_bundle() {
    let folder = package();
    run(folder.path(), &["first"]);
    let before = bundle_of(folder.path(), "first");
    write(
        folder.path(),
        "src/lib.rs",
        LIBRARY.replace("2 * n", "n + n"),
    );
    // Without a handler the signal for a file that is too long ends the process as a kill does.
    let script = format!("ulimit -f 0; exec {} first", env!("CARGO_BIN_EXE_bundler"));
    let status = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path())
        .stderr(Stdio::null())
        .stdout(Stdio::null())
        .status();
    assert!(!status.unwrap().success());
    assert_eq!(bundle_of(folder.path(), "first"), before);
    assert_eq!(run(folder.path(), &["first"]).0, 0);
    assert_ne!(bundle_of(folder.path(), "first"), before);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = package();
    let script = format!(
        "{0} first -o - | true; {0} | head -0",
        env!("CARGO_BIN_EXE_bundler")
    );
    let output = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path())
        .output();
    let output = output.unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_folder_that_was_deleted_is_an_error() {
    let folder = package();
    let script = format!(
        "mkdir gone && cd gone && rmdir ../gone && exec {}",
        env!("CARGO_BIN_EXE_bundler")
    );
    let output = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path())
        .output();
    let (code, _, err) = seen(output.unwrap());
    assert_eq!(code, 1);
    assert!(err.contains("current folder"), "{err}");
}

#[test]
fn no_source_of_a_bundle_is_written_over_wherever_it_lies() {
    let folder = package();
    let bins = "[[bin]]\nname = \"foo\"\npath = \"subs/foo.rs\"\n[[bin]]\nname = \"own\"\npath = \"bundled/own/main.rs\"\n[[bin]]\nname = \"submitted\"\npath = \"bundled/first/main.rs\"\n";
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    write(folder.path(), "Cargo.toml", manifest + bins);
    let solution = "// (bundler 0.1.0, edition 2021)\nmod later;\nfn main() {}\n";
    write(folder.path(), "subs/foo.rs", solution);
    write(folder.path(), "subs/later.rs", "");
    write(
        folder.path(),
        "bundled/own/main.rs",
        "// (bundler 0.1.0)\nfn main() {}\n",
    );
    for arguments in [
        &["foo", "-o", "subs/foo.rs"][..],
        &["foo", "-o", "subs/later.rs"],
        &["own"],
    ] {
        let (code, _, err) = run(folder.path(), arguments);
        assert_eq!(code, 1, "{arguments:?}");
        assert!(err.contains("is a source of this bundle"), "{err}");
    }
    let kept = fs::read_to_string(folder.path().join("subs/foo.rs")).unwrap();
    assert_eq!(kept, solution);
    // A bundle may be a program of its package.
    for bin in ["first", "submitted", "first"] {
        let (code, _, err) = run(folder.path(), &[bin]);
        assert_eq!(code, 0, "{err}");
    }
}
