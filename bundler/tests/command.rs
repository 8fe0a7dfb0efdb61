//! The command as people meet it: what it writes, what it says, how it exits, and that nothing is lost when it fails.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const LIBRARY: &str = "pub fn twice(n: i32) -> i32 {\n    2 * n\n}\n\npub fn unused() {}\n";
const SOLUTION: &str = "use demo::twice;\n\nfn main() {\n    println!(\"{}\", twice(21));\n}\n";

/// A package with two binaries.
fn package() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    write(
        folder.path(),
        "Cargo.toml",
        "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n",
    );
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

#[test]
fn every_binary_is_bundled_with_a_line_each() {
    let folder = package();
    let (code, out, err) = run(folder.path(), &[]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2, "{out}");
    assert!(lines[0].starts_with("bundled/first/main.rs "), "{out}");
    assert!(lines[1].starts_with("bundled/second/main.rs "), "{out}");
    let text = bundle_of(folder.path(), "first").unwrap();
    assert!(lines[0].contains(&format!("{} bytes", text.len())), "{out}");
    assert!(
        text.contains("fn twice") && !text.contains("unused"),
        "{text}"
    );
    assert_eq!(
        files_below(&folder.path().join("bundled")),
        ["first/main.rs", "second/main.rs"]
    );
}

#[test]
fn one_binary_alone_and_to_standard_output() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["second", "-o", "-"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("use demo::twice;"), "{out}");
    assert_eq!(bundle_of(folder.path(), "second"), None);
    let (code, ..) = run(folder.path(), &["second"]);
    assert_eq!(code, 0);
    assert_eq!(bundle_of(folder.path(), "second"), Some(out));
    assert_eq!(bundle_of(folder.path(), "first"), None);
}

#[test]
fn check_tells_fresh_stale_and_missing_apart_and_writes_nothing() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["--check", "first"]);
    assert_eq!(code, 1);
    assert!(out.contains("missing"), "{out}");
    assert_eq!(bundle_of(folder.path(), "first"), None);
    run(folder.path(), &[]);
    let (code, out, _) = run(folder.path(), &["--check"]);
    assert_eq!(code, 0, "{out}");
    assert_eq!(out.matches("fresh").count(), 2, "{out}");
    write(
        folder.path(),
        "src/lib.rs",
        LIBRARY.replace("2 * n", "n + n"),
    );
    let before = bundle_of(folder.path(), "first");
    let (code, out, _) = run(folder.path(), &["--check", "first"]);
    assert_eq!(code, 1);
    assert!(out.contains("stale") && out.contains("(-1 +1)"), "{out}");
    assert_eq!(bundle_of(folder.path(), "first"), before);
}

#[test]
fn an_error_in_the_source_has_a_place_and_leaves_the_previous_bundle() {
    let folder = package();
    run(folder.path(), &[]);
    let before = bundle_of(folder.path(), "first");
    for (broken, expected) in [
        (
            "pub fn twice(n: i32) -> i32 {\n    2 * n\n",
            "src/lib.rs:1:29",
        ),
        (
            "pub fn twice(n: i32) -> i32 {\n    n.double()\n}\n",
            "src/lib.rs:2:7",
        ),
        (
            "mod gone;\npub fn twice(n: i32) -> i32 {\n    n\n}\n",
            "src/lib.rs:1:5",
        ),
        (
            "pub fn twice(n: i32) -> i32 {\n    crate::gone::f(n)\n}\n",
            "src/lib.rs:2:12",
        ),
    ] {
        write(folder.path(), "src/lib.rs", broken);
        let (code, out, err) = run(folder.path(), &["first"]);
        assert_eq!((code, out.as_str()), (1, ""), "{err}");
        assert!(
            err.contains(expected) && err.contains('^') && err.contains("help:"),
            "{err}"
        );
        assert_eq!(bundle_of(folder.path(), "first"), before);
    }
    assert_eq!(
        files_below(&folder.path().join("bundled")),
        ["first/main.rs", "second/main.rs"]
    );
}

#[test]
fn an_unknown_binary_is_answered_with_the_closest_one() {
    let folder = package();
    let (code, _, err) = run(folder.path(), &["frist"]);
    assert_eq!(code, 1);
    assert!(
        err.contains("no binary `frist`") && err.contains("did you mean `first`?"),
        "{err}"
    );
}

#[test]
fn wrong_arguments_exit_with_two() {
    let folder = package();
    assert_eq!(run(folder.path(), &["--no-such-flag"]).0, 2);
    assert_eq!(run(folder.path(), &["--no-verify"]).0, 2);
}

#[test]
fn a_missing_compiler_is_named_and_nothing_is_written() {
    let folder = package();
    let output = bundler(folder.path())
        .env("RUSTC", "no-such-rustc")
        .output();
    let (code, _, err) = seen(output.unwrap());
    assert_eq!(code, 1);
    assert!(
        err.contains("no-such-rustc") && err.contains("rustup"),
        "{err}"
    );
    assert_eq!(bundle_of(folder.path(), "first"), None);
}

#[test]
fn an_unverified_bundle_says_so_and_stays_out_of_its_place() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["first", "--no-verify", "-o", "x.rs"]);
    assert_eq!(code, 0);
    assert!(out.contains("unverified"), "{out}");
    assert!(folder.path().join("x.rs").is_file());
    assert_eq!(bundle_of(folder.path(), "first"), None);
}

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
fn malformed_input_is_an_error_never_a_panic() {
    let nested = |depth: usize| {
        let (open, close) = ("(".repeat(depth), ")".repeat(depth));
        format!("pub fn twice(n: i32) -> i32 {{ {open}n{close} }}")
    };
    let (deep, too_deep) = (nested(900), nested(200_000));
    let cases: [(&str, Vec<u8>); 9] = [
        ("not UTF-8", b"pub fn twice() { \xff }".to_vec()),
        ("truncated string", b"pub fn twice() { \"".to_vec()),
        ("truncated comment", b"/* never".to_vec()),
        ("stray brace", b"}".to_vec()),
        ("NUL", b"\0".to_vec()),
        ("nothing", Vec::new()),
        ("only a comment", b"// nothing".to_vec()),
        ("too deep nesting", too_deep.into_bytes()),
        ("deep nesting", deep.into_bytes()),
    ];
    let folder = package();
    run(folder.path(), &[]);
    let before = bundle_of(folder.path(), "first");
    for (name, text) in cases {
        write(folder.path(), "src/lib.rs", text);
        let (code, _, err) = run(folder.path(), &["first"]);
        assert!(!err.contains("panicked"), "{name}: {err}");
        if code == 0 {
            assert_eq!(name, "deep nesting");
        } else {
            assert_eq!(code, 1, "{name}: {err}");
            assert!(err.contains("error"), "{name}: {err}");
            assert_eq!(bundle_of(folder.path(), "first"), before, "{name}");
        }
    }
}

#[test]
fn a_malformed_manifest_is_shown_with_its_place() {
    let folder = package();
    write(folder.path(), "Cargo.toml", "[package\nname = 1");
    let (code, _, err) = run(folder.path(), &[]);
    assert_eq!(code, 1);
    assert!(err.contains("Cargo.toml:1:"), "{err}");
    let nowhere = tempfile::tempdir().unwrap();
    let (code, _, err) = run(nowhere.path(), &[]);
    assert_eq!(code, 1);
    assert!(
        err.contains("no `Cargo.toml`") && err.contains("--manifest-path"),
        "{err}"
    );
}

#[test]
fn the_folder_does_not_show_in_the_bundle() {
    let (one, two) = (package(), package());
    run(one.path(), &[]);
    run(two.path(), &[]);
    let text = bundle_of(one.path(), "first").unwrap();
    assert_eq!(Some(text.clone()), bundle_of(two.path(), "first"));
    assert!(!text.contains(&one.path().display().to_string()));
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
fn json_has_an_object_a_line() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["--json"]);
    assert_eq!(code, 0);
    for (line, bin) in out.lines().zip(["first", "second"]) {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["bin"], bin);
        assert_eq!(value["verified"], true);
        let text = bundle_of(folder.path(), bin).unwrap();
        assert_eq!(value["bytes"], text.len());
    }
}

#[test]
fn why_leads_from_an_item_to_the_solution() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["why", "first", "twice"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("fn twice  src/lib.rs:1\n"), "{out}");
    assert!(out.contains("because of use  src/bin/first.rs:1"), "{out}");
    let (code, _, err) = run(folder.path(), &["why", "first", "unused"]);
    assert_eq!(code, 1);
    assert!(err.contains("no item `unused`"), "{err}");
}
