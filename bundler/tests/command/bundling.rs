//! Bundling: what is written where, what is said of it, and `--check`.

use super::*;

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
    assert!(out.contains("\nuse demo::twice;"), "{out}");
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
    let (code, out, err) = run(folder.path(), &["--check"]);
    assert_eq!(code, 1);
    assert_eq!(out.matches("stale (-1 +1 lines)\n").count(), 2, "{out}");
    let change = "\n  -    10      2 * n\n  +    10      n + n  src/lib.rs:2\n";
    assert_eq!(out.matches(change).count(), 2, "{out}");
    assert!(
        err.starts_with("2 of 2 are not what bundling gives"),
        "{err}"
    );
    assert_eq!(bundle_of(folder.path(), "first"), before);
    let (code, out, err) = run(folder.path(), &["--check", "--json", "first"]);
    assert_eq!((code, err.as_str()), (1, ""));
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value["check"]["state"], "stale");
    assert_eq!(value["check"]["changes"][1]["text"], "    n + n");
}

#[test]
fn a_folder_takes_many_bundles() {
    let folder = package();
    fs::create_dir(folder.path().join("there")).unwrap();
    for output in ["new/", "there"] {
        let (code, out, err) = run(folder.path(), &["--no-verify", "-o", output]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert_eq!(out.matches("unverified").count(), 2, "{out}");
        let files = files_below(&folder.path().join(output));
        assert_eq!(files, ["first/main.rs", "second/main.rs"]);
        let (code, ..) = run(folder.path(), &["--no-verify", "-o", output, "--check"]);
        assert_eq!(code, 0);
    }
    assert!(!folder.path().join("bundled").exists());
    let (code, _, err) = run(folder.path(), &["-o", "one.rs"]);
    assert_eq!(code, 2);
    assert!(err.contains("takes one bundle"), "{err}");
}

#[test]
fn an_unverified_bundle_is_never_put_among_the_verified_ones() {
    let folder = package();
    run(folder.path(), &["first"]);
    let before = bundle_of(folder.path(), "first");
    std::os::unix::fs::symlink("bundled", folder.path().join("link")).unwrap();
    for output in [
        "bundled/",
        "bundled/first/main.rs",
        "bundled/new/x.rs",
        "bundled/../bundled/x.rs",
        "nowhere/../bundled/first/main.rs",
        "link/x.rs",
    ] {
        let (code, out, err) = run(folder.path(), &["first", "--no-verify", "-o", output]);
        assert_eq!((code, out.as_str()), (1, ""), "{output}");
        assert!(err.contains("never written to `bundled/`"), "{err}");
    }
    assert_eq!(
        files_below(&folder.path().join("bundled")),
        ["first/main.rs"]
    );
    assert_eq!(bundle_of(folder.path(), "first"), before);
}

#[test]
fn a_bundle_is_never_put_among_sources_by_a_way_that_does_not_exist_yet() {
    let folder = package();
    let sources = || files_below(&folder.path().join("src"));
    let before = sources();
    std::os::unix::fs::symlink("src", folder.path().join("link")).unwrap();
    for output in [
        "nowhere/../src/lib.rs",
        "nowhere/again/../../src/bin/second.rs",
        "nowhere/../link/new.rs",
        "nowhere/../src/",
        "build.rs",
        "Cargo.lock",
        "examples/x.rs",
        "tests/",
    ] {
        let (code, out, err) = run(folder.path(), &["first", "-o", output]);
        assert_eq!((code, out.as_str()), (1, ""), "{output}");
        assert!(err.contains("would be among the sources"), "{err}");
    }
    assert_eq!(sources(), before);
    // The sources themselves may be elsewhere.
    fs::rename(folder.path().join("src"), folder.path().join("elsewhere")).unwrap();
    std::os::unix::fs::symlink("elsewhere", folder.path().join("src")).unwrap();
    let (code, _, err) = run(folder.path(), &["first", "-o", "elsewhere/x.rs"]);
    assert_eq!(code, 1);
    assert!(err.contains("would be among the sources"), "{err}");
    let library = fs::read_to_string(folder.path().join("src/lib.rs")).unwrap();
    assert_eq!(library, LIBRARY);
    let (code, ..) = run(folder.path(), &["first", "-o", "nowhere/../other/x.rs"]);
    assert_eq!(code, 0);
    assert!(folder.path().join("other/x.rs").is_file());
}

#[test]
fn a_link_in_the_place_of_a_bundle_does_not_lead_to_a_source() {
    let folder = package();
    fs::create_dir_all(folder.path().join("bundled/first")).unwrap();
    let link = folder.path().join("bundled/first/main.rs");
    std::os::unix::fs::symlink("../../src/bin/first.rs", link).unwrap();
    let (code, out, err) = run(folder.path(), &[]);
    assert_eq!((code, out.as_str()), (1, ""), "{err}");
    assert!(err.contains("would be among the sources"), "{err}");
    let source = fs::read_to_string(folder.path().join("src/bin/first.rs")).unwrap();
    assert_eq!(source, SOLUTION);
    // One that leads elsewhere is as good as a folder.
    fs::remove_dir_all(folder.path().join("bundled")).unwrap();
    fs::create_dir(folder.path().join("elsewhere")).unwrap();
    std::os::unix::fs::symlink("elsewhere", folder.path().join("bundled")).unwrap();
    let (code, _, err) = run(folder.path(), &[]);
    assert_eq!(code, 0, "{err}");
    assert!(folder.path().join("elsewhere/first/main.rs").is_file());
    let unverified = ["first", "--no-verify", "-o", "elsewhere/"];
    let (code, _, err) = run(folder.path(), &unverified);
    assert_eq!(code, 1);
    assert!(err.contains("never written to `bundled/`"), "{err}");
}

#[test]
fn what_is_no_bundle_is_not_lost_where_bundles_are_either() {
    let folder = package();
    let own = "fn main() {}\n";
    write(folder.path(), "bundled/first/main.rs", own);
    let named = ["first", "-o", "bundled/first/main.rs"];
    let (code, _, err) = run(folder.path(), &named);
    assert_eq!(code, 1);
    assert!(err.contains("is no bundle, and it would be lost"), "{err}");
    assert_eq!(bundle_of(folder.path(), "first").as_deref(), Some(own));
}

#[test]
fn sources_of_a_library_behind_a_link_are_sources() {
    let folder = package();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    let more = "\n[dependencies]\nother = { path = \"link\" }\n";
    write(folder.path(), "Cargo.toml", manifest + more);
    let other = "[package]\nname = \"other\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    write(folder.path(), "real/Cargo.toml", other);
    write(folder.path(), "real/src/lib.rs", "");
    std::os::unix::fs::symlink("real", folder.path().join("link")).unwrap();
    let (code, _, err) = run(folder.path(), &["first", "-o", "real/src/x.rs"]);
    assert_eq!(code, 1);
    assert!(err.contains("would be among the sources"), "{err}");
}

#[test]
fn a_path_that_is_no_text_is_told_of() {
    use std::os::unix::ffi::OsStrExt;
    let folder = package();
    let path = std::ffi::OsStr::from_bytes(b"out\xff.rs");
    let output = bundler(folder.path())
        .args(["first", "--json", "-o"])
        .arg(path)
        .output()
        .unwrap();
    let (code, out, err) = seen(output);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("\"path\":\"out\u{fffd}.rs\""), "{out}");
    assert!(folder.path().join(path).is_file());
}

#[test]
fn a_binary_that_requires_features_says_which() {
    let folder = package();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    let more = "\n[[bin]]\nname = \"first\"\npath = \"src/bin/first.rs\"\nrequired-features = [\"extra\"]\n\n[features]\nextra = []\n";
    write(folder.path(), "Cargo.toml", manifest + more);
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    assert!(
        err.contains("needs features") && err.contains("--features extra"),
        "{err}"
    );
    let (code, _, err) = run(folder.path(), &["first", "--features", "extra"]);
    assert_eq!(code, 0, "{err}");
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
fn the_folder_does_not_show_in_the_bundle() {
    let (one, two) = (package(), package());
    run(one.path(), &[]);
    run(two.path(), &[]);
    let text = bundle_of(one.path(), "first").unwrap();
    assert_eq!(Some(text.clone()), bundle_of(two.path(), "first"));
    assert!(!text.contains(&one.path().display().to_string()));
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
        let parts = ["own_bytes", "shared_bytes", "made_bytes"].map(|part| value[part].as_u64());
        let sum: u64 = parts.iter().map(|part| part.unwrap()).sum();
        assert_eq!(value["bytes"], sum);
    }
}

#[test]
fn a_bundle_begins_with_a_line_about_itself_whatever_the_solution_begins_with() {
    let folder = package();
    let inner = "//! Twice — <https://judge.example/1>\n//! and more.\n\n#![allow(dead_code)]\n";
    for (before, title) in [
        ("", ""),
        (inner, "Twice — <https://judge.example/1> "),
        ("#!/usr/bin/env run\n// Twice\n", "Twice "),
        ("\u{feff}#![allow(dead_code)]\n", ""),
        ("/* Twice */ ", "Twice "),
    ] {
        write(
            folder.path(),
            "src/bin/first.rs",
            format!("{before}{SOLUTION}"),
        );
        let (code, _, err) = run(folder.path(), &["first"]);
        assert_eq!(code, 0, "{err}");
        let text = bundle_of(folder.path(), "first").unwrap();
        let version = env!("CARGO_PKG_VERSION");
        let header = format!("// {title}(bundler {version}, edition 2021)\n");
        assert!(text.starts_with(&header), "{text}");
        let rest = before
            .trim_start_matches('\u{feff}')
            .trim_start_matches("#!/usr/bin/env run");
        assert!(
            text[header.len()..].starts_with(&format!("{rest}{SOLUTION}")),
            "{text}"
        );
    }
}

#[test]
fn an_impl_that_only_one_file_shows_to_a_library_has_to_be_verified() {
    let folder = package();
    let library = "pub fn twice(n: f64) -> f64 { 2.0 * n }\n";
    let solution = "struct Own(f64);\nimpl std::ops::Mul<Own> for f64 {\n    type Output = f64;\n    \
                    fn mul(self, own: Own) -> f64 { self * own.0 }\n}\n\
                    fn main() { println!(\"{}\", demo::twice(1.5 * Own(2.0))); }\n";
    write(folder.path(), "src/lib.rs", library);
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, out, said) = run(folder.path(), &["first", "--no-verify", "-o", "-"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(said.contains("sees this impl too"), "{said}");
    assert!(said.contains("leave out `--no-verify`"), "{said}");
    let (code, out, said) = run(folder.path(), &["first", "-o", "-"]);
    assert_eq!(code, 0, "{said}");
    assert!(out.contains("impl std::ops::Mul<Own> for f64"), "{out}");
}

#[test]
fn sources_are_never_overwritten() {
    let folder = package();
    let manifest = fs::read(folder.path().join("Cargo.toml")).unwrap();
    write(folder.path(), "notes.txt", "mine");
    for place in [
        "src/lib.rs",
        "src/new.rs",
        "src/bin/",
        "Cargo.toml",
        "notes.txt",
    ] {
        for options in [&["--no-verify"][..], &[]] {
            let arguments = [&["first", "--output", place], options].concat();
            let (code, _, said) = run(folder.path(), &arguments);
            assert_eq!(code, 1, "{place}");
            assert!(said.contains("name another place"), "{place}: {said}");
        }
    }
    assert_eq!(
        fs::read(folder.path().join("Cargo.toml")).unwrap(),
        manifest
    );
    assert_eq!(fs::read(folder.path().join("notes.txt")).unwrap(), b"mine");
    assert!(!folder.path().join("src/new.rs").exists());
    assert!(!folder.path().join("src/bin/first").exists());
    // What is a bundle already, or has nothing in it, is replaced.
    write(folder.path(), "empty.rs", "");
    for place in ["empty.rs", "empty.rs", "out/"] {
        assert_eq!(run(folder.path(), &["first", "--output", place]).0, 0);
    }
}

#[test]
fn json_and_a_bundle_do_not_share_standard_output() {
    let folder = package();
    let (code, out, said) = run(folder.path(), &["first", "--json", "--output", "-"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(said.contains("`--json` needs another place"), "{said}");
}

/// What std has today and had not at 1.63 is the library's own for a compiler of then.
#[test]
fn an_old_compiler_verifies_for_its_own_std() {
    let folder = package();
    let library = "pub trait Root {\n    fn isqrt(self) -> u32;\n    fn unused(self);\n}\nimpl Root for u32 {\n    \
                   fn isqrt(self) -> u32 {\n        (self as f64).sqrt() as u32\n    }\n    fn unused(self) {}\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "use demo::Root;\n\nfn main() {\n    println!(\"{}\", 17u32.isqrt());\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let Some((code, out, err)) = seen_by_an_old_compiler(folder.path()) else {
        return;
    };
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.contains("fn isqrt") && !out.contains("fn unused"),
        "{out}"
    );
}

/// It can be shown macros of another edition, in text that is none of that edition.
#[test]
fn an_old_compiler_compares_editions() {
    let folder = package();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    write(
        folder.path(),
        "Cargo.toml",
        manifest + "\n[lib]\nedition = \"2018\"\n",
    );
    let library =
        "#[macro_export]\nmacro_rules! twice {\n    ($e:expr) => {\n        2 * $e\n    };\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() {\n    for n in [1, 2].into_iter() {\n        let n: u32 = n;\n        println!(\"{}\", demo::twice!(n));\n    }\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let Some((code, out, err)) = seen_by_an_old_compiler(folder.path()) else {
        return;
    };
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("macro_rules! twice"), "{out}");
}

#[test]
fn a_binary_that_is_named_twice_is_made_once() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["first", "second", "first"]);
    assert_eq!((code, out.lines().count()), (0, 2), "{out}");
}

#[test]
fn what_differs_in_a_stale_bundle_is_seen() {
    let folder = package();
    run(folder.path(), &["first"]);
    let path = folder.path().join("bundled/first/main.rs");
    let text = fs::read_to_string(&path).unwrap();
    for (stale, seen) in [
        (text.replace('\n', "\r\n"), "{\u{240d}"),
        (text.trim_end().to_owned(), "} (no newline at the end)"),
        (format!("\u{feff}{text}"), "\u{fffd}"),
        (format!("\u{1b}[31m{text}"), "\u{241b}[31m"),
    ] {
        fs::write(&path, stale).unwrap();
        let (code, out, err) = run(folder.path(), &["--check", "first"]);
        assert_eq!(code, 1);
        assert!(out.contains(seen) || err.contains(seen), "{out}{err}");
        assert!(!out.contains('\u{1b}'), "{out}");
    }
}
