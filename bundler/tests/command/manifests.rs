//! Manifests that are not what they should be: each is said, and nothing is written outside `bundled`.

use super::*;

#[test]
fn a_wrong_type_is_shown_with_its_place() {
    let folder = package();
    for (text, line) in [
        ("[package]\n", 1),
        ("[package]\nname = 3\n", 2),
        ("[package]\nname = \"demo\"\nedition = 2021\n", 3),
        ("[package]\nname = \"demo\"\nversion = [1]\n", 3),
        ("[package]\nname = \"demo\"\nbuild = 3\n", 3),
        ("[package]\nname = \"demo\"\nautobins = \"no\"\n", 3),
        ("package = 3\n", 1),
        ("lib = []\n", 1),
        ("bin = {}\n", 1),
        ("[[bin]]\nname = 3\n", 2),
        ("[[bin]]\nname = \"x\"\nrequired-features = \"a\"\n", 3),
        ("[features]\ndefault = \"a\"\n", 2),
        ("[workspace]\nmembers = 3\n", 2),
        ("dependencies = 3\n", 1),
        ("target = 3\n", 1),
        ("[package]\nname = \"demo\"\nname = \"demo\"\n", 3),
        ("\u{0}", 1),
    ] {
        write(folder.path(), "Cargo.toml", text);
        let (code, _, err) = run(folder.path(), &[]);
        assert_eq!(code, 1, "{text}");
        assert!(
            err.contains(&format!("Cargo.toml:{line}:")),
            "{text}: {err}"
        );
        assert!(!err.contains("untagged"), "{err}");
    }
}

#[test]
fn a_manifest_that_leads_nowhere_says_so() {
    let folder = package();
    for (text, expected) in [
        ("", "no `[package]`"),
        ("[package]\nname = \"demo\"\nedition = \"2027\"\n", "2027"),
        (
            "[package]\nname = \"demo\"\nedition.workspace = true\n",
            "from a workspace",
        ),
        (
            &format!("{PACKAGE}[lib]\npath = \"nowhere.rs\"\n"),
            "nowhere.rs",
        ),
        (
            &format!("{PACKAGE}[lib]\npath = \"src\"\n"),
            "does not exist",
        ),
        (
            &format!("{PACKAGE}[lib]\nname = \"a) b\"\n"),
            "no name for a library",
        ),
        (
            &format!("{PACKAGE}[[bin]]\nname = \"x\"\n"),
            "`x` does not exist",
        ),
        (
            &format!("{PACKAGE}[[bin]]\npath = \"src/bin/first.rs\"\n"),
            "has no name",
        ),
        (
            &format!("{PACKAGE}[[bin]]\nname = \"first\"\npath = \"src\"\n"),
            "is a directory",
        ),
        (
            &format!("{PACKAGE}[[bin]]\nname = \"first\"\npath = \"no.rs\"\n"),
            "no such file",
        ),
        (
            &format!(
                "{PACKAGE}[[bin]]\nname = \"x\"\npath = \"src/bin/first.rs\"\n[[bin]]\nname = \"x\"\npath = \"src/lib.rs\"\n"
            ),
            "are both",
        ),
        (
            "[workspace]\nmembers = [\".\", \"*\", \"../..\", \"nowhere\"]\n",
            "which package?",
        ),
    ] {
        write(folder.path(), "Cargo.toml", text);
        let (code, _, err) = run(folder.path(), &["first"]);
        assert_eq!(code, 1, "{text}");
        assert!(err.contains(expected), "{text}: {err}");
    }
    write(folder.path(), "Cargo.toml", b"[package]\nname = \"\xff\"\n");
    let (code, _, err) = run(folder.path(), &[]);
    assert_eq!(code, 1);
    assert!(
        err.contains("cannot read") && err.contains("utf-8"),
        "{err}"
    );
}

#[test]
fn a_bundle_is_written_below_its_folder_whatever_the_binary_is_called() {
    let outer = tempfile::tempdir().unwrap();
    let folder = outer.path().join("a/b");
    write(&folder, "src/lib.rs", LIBRARY);
    write(&folder, "src/main.rs", SOLUTION);
    for name in [
        "",
        ".",
        "..",
        "../x",
        "../../../x",
        "a/b",
        "/tmp",
        "a b",
        "a\\nb",
        "a\\u0000b",
        "a\\\\b",
        "\u{202e}a",
    ] {
        let text = format!("{PACKAGE}[[bin]]\nname = \"{name}\"\npath = \"src/main.rs\"\n");
        write(&folder, "Cargo.toml", text);
        let (code, _, err) = run(&folder, &[]);
        assert_eq!(code, 1, "{name}");
        assert!(err.contains("is no name for a binary"), "{name}: {err}");
    }
    let mut left = files_below(outer.path());
    left.retain(|file| !file.starts_with("a/b/target/"));
    assert_eq!(
        left,
        ["a/b/Cargo.toml", "a/b/src/lib.rs", "a/b/src/main.rs"]
    );
}

#[test]
fn a_name_that_rustc_takes_is_bundled() {
    let folder = package();
    for name in ["fn", "1a", "été", "a-b_c"] {
        let text = format!("{PACKAGE}[[bin]]\nname = \"{name}\"\npath = \"src/bin/first.rs\"\n");
        write(folder.path(), "Cargo.toml", text);
        let (code, _, err) = run(folder.path(), &[name]);
        assert_eq!((code, &*err), (0, ""), "{name}");
        assert!(bundle_of(folder.path(), name).is_some());
    }
}

#[test]
fn files_beside_the_binaries_are_no_binaries() {
    let folder = package();
    for name in [
        "notes.txt",
        ".#first.rs",
        ".hidden.rs",
        ".git/main.rs",
        "first",
        "data/x.rs",
    ] {
        if name != "first" {
            write(folder.path(), &format!("src/bin/{name}"), "}");
        }
    }
    fs::create_dir(folder.path().join("src/bin/empty")).unwrap();
    let (code, out, err) = run(folder.path(), &[]);
    assert_eq!((code, &*err), (0, ""));
    assert_eq!(out.lines().count(), 2, "{out}");
    // A copy that somebody's desktop has made concerns nobody but itself.
    write(folder.path(), "src/bin/first (copy).rs", SOLUTION);
    let (code, out, err) = run(folder.path(), &[]);
    assert_eq!(code, 1);
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(
        err.contains("`first (copy)` is no name for a binary"),
        "{err}"
    );
}

#[test]
fn two_files_for_one_binary_are_an_error() {
    let folder = package();
    write(folder.path(), "src/bin/first/main.rs", SOLUTION);
    let (code, _, err) = run(folder.path(), &["second"]);
    assert_eq!(code, 1);
    assert!(err.contains("are both `bin` `first`"), "{err}");
    fs::remove_dir_all(folder.path().join("src/bin/first")).unwrap();
    write(folder.path(), "src/main.rs", SOLUTION);
    write(folder.path(), "src/bin/demo.rs", SOLUTION);
    let (code, _, err) = run(folder.path(), &["second"]);
    assert_eq!(code, 1);
    assert!(err.contains("are both `bin` `demo`"), "{err}");
}

#[test]
fn one_file_may_be_two_binaries_and_there_may_be_very_many() {
    let folder = package();
    let tables: String = (0..30_000)
        .map(|n| format!("[[bin]]\nname = \"b{n}\"\npath = \"src/bin/first.rs\"\n"))
        .collect();
    write(folder.path(), "Cargo.toml", format!("{PACKAGE}{tables}"));
    let (code, out, err) = run(folder.path(), &["b0", "b29999"]);
    assert_eq!((code, &*err), (0, ""));
    assert_eq!(out.lines().count(), 2, "{out}");
}

#[test]
fn the_folder_of_a_manifest_is_the_same_from_everywhere() {
    let folder = package();
    let file = "include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/text\"))";
    let solution = format!("fn main() {{ println!(\"{{}}\", {file}); }}\n");
    write(folder.path(), "src/bin/first.rs", solution);
    write(folder.path(), "text", "right");
    let name = folder.path().file_name().unwrap().to_str().unwrap();
    // Where the relative folder would lead from the source file.
    write(folder.path(), &format!("src/bin/{name}/text"), "wrong");
    let above = folder.path().parent().unwrap();
    let manifest = format!("{name}/Cargo.toml");
    for (from, manifest) in [
        (above, &*manifest),
        (&*folder.path().join("src"), "../Cargo.toml"),
        (folder.path(), "Cargo.toml"),
    ] {
        let arguments = ["first", "-o", "-", "--manifest-path", manifest];
        let (code, out, err) = run(from, &arguments);
        assert_eq!(code, 0, "{err}");
        assert!(out.contains("\"right\""), "{out}");
    }
}

#[cfg(unix)]
#[test]
fn what_cargo_takes_for_no_binary_is_none() {
    let folder = package();
    let lacking = "[features]\nf = []\n[[bin]]\nname = \"other\"\npath = \"src/bin/first.rs\"\nrequired-features = [\"f\"]\n[[bin]]\nname = \"second\"\nrequired-features = [\"f\"]\n";
    write(
        folder.path(),
        "Cargo.toml",
        format!(
            "{PACKAGE}{lacking}[dev-dependencies]\ndemo = {{ path = \".\", features = [\"f\"] }}\n"
        ),
    );
    write(folder.path(), "examples/second.rs", SOLUTION);
    write(folder.path(), "far/main.rs", SOLUTION);
    std::os::unix::fs::symlink("../../far", folder.path().join("src/bin/linked")).unwrap();
    for (name, said) in [
        ("first", "no binary `first`"),
        ("linked", "no binary `linked`"),
        ("other", "--features f"),
        ("second", "--features f"),
    ] {
        let (code, _, err) = run(folder.path(), &[name]);
        assert_eq!(code, 1, "{name}");
        assert!(err.contains(said), "{name}: {err}");
    }
    let (code, _, err) = run(folder.path(), &["other", "second", "--features", "f"]);
    assert_eq!(code, 0, "{err}");
}

#[test]
fn what_a_group_of_lints_allows_is_no_error() {
    let folder = package();
    let solution =
        "fn main() {\n    let lock = std::sync::Mutex::new(1);\n    let _ = lock.lock();\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let run = |lints: &str| {
        write(folder.path(), "Cargo.toml", format!("{PACKAGE}{lints}"));
        run(folder.path(), &["first"])
    };
    let (code, _, err) = run("");
    assert_eq!(code, 1);
    assert!(err.contains("let_underscore_lock"), "{err}");
    for group in ["let_underscore", "let-underscore"] {
        let (code, _, err) = run(&format!("[lints.rust]\n{group} = \"allow\"\n"));
        assert_eq!(code, 0, "{err}");
        let bundle = bundle_of(folder.path(), "first").unwrap();
        assert!(bundle.contains("let_underscore_lock"), "{bundle}");
    }
}
