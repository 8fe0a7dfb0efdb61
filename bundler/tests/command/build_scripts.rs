//! What build scripts of published crates wrote: found where Cargo had them write it, and never with a place of this machine.

use std::fs;

use super::*;

/// It writes a table, and where that is.
const SCRIPT: &str = r#"use std::{env, fs, path::Path};

fn main() {
    let folder = env::var("OUT_DIR").unwrap();
    let file = |name: &str| Path::new(&folder).join(name);
    let parts = env::var("CARGO_PKG_VERSION_MINOR").unwrap();
    fs::write(file("table.rs"), format!("/// Squares.\npub fn square(n: u32) -> u32 {{ n * n * {parts} }}\npub fn unused() {{}}\n")).unwrap();
    fs::write(file("said.txt"), "said").unwrap();
    fs::write(file("place.rs"), format!("pub const PLACE: &str = {folder:?};\n")).unwrap();
    fs::write(file("place.txt"), folder.clone() + "/place.txt").unwrap();
    fs::write(file("target.txt"), Path::new(&folder).ancestors().nth(3).unwrap().to_str().unwrap()).unwrap();
    fs::write(file("home.txt"), env::home_dir().unwrap().join("x").to_str().unwrap()).unwrap();
}
"#;

const MADE: &str = r#"include!(concat!(env!("OUT_DIR"), "/table.rs"));

pub const SAID: &str = include_str!(concat!(env!("OUT_DIR"), "/said.txt"));

pub mod told {
    include!(concat!(env!("OUT_DIR"), "/place.rs"));
}

pub fn told() -> &'static str {
    include_str!(concat!(env!("OUT_DIR"), "/place.txt"))
}

pub fn folder() -> &'static str {
    env!("OUT_DIR")
}

pub fn target() -> &'static str {
    include_str!(concat!(env!("OUT_DIR"), "/target.txt"))
}

pub fn home() -> &'static str {
    include_str!(concat!(env!("OUT_DIR"), "/home.txt"))
}
"#;

/// A package that depends on a crate with that script, which a folder has in place of the registry.
fn depending() -> TempDir {
    let folder = package();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    let manifest = |name: &str, version: &str, more: &str| {
        format!("[package]\nname = \"{name}\"\nversion = \"{version}\"\nedition = \"2021\"\n{more}")
    };
    file(
        ".cargo/config.toml",
        "[source.crates-io]\nreplace-with = \"here\"\n[source.here]\ndirectory = \"published\"\n",
    );
    file(
        "Cargo.toml",
        &manifest("demo", "0.1.0", "[dependencies]\nmade = \"1\"\n"),
    );
    file("published/made/Cargo.toml", &manifest("made", "1.3.0", ""));
    file("published/made/.cargo-checksum.json", "{\"files\":{}}");
    file("published/made/build.rs", SCRIPT);
    file("published/made/src/lib.rs", MADE);
    let solution = |value: &str| format!("fn main() {{\n    println!(\"{{}}\", {value});\n}}\n");
    file(
        "src/bin/first.rs",
        &solution("made::square(5).to_string() + made::SAID"),
    );
    file("src/bin/second.rs", &solution("made::told::PLACE"));
    file("src/bin/third.rs", &solution("made::told()"));
    file("src/bin/fourth.rs", &solution("made::folder()"));
    file("src/bin/fifth.rs", &solution("made::target()"));
    file("src/bin/sixth.rs", &solution("made::home()"));
    folder
}

#[test]
fn what_a_script_may_say_of_some_builds_it_decides() {
    let folder = depending();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        "published/made/build.rs",
        "fn main() {\n    println!(\"cargo:rustc-cfg=fast\");\n    println!(\"cargo:rustc-cfg=feature=\\\"extra\\\"\");\n    if false {\n        println!(\"cargo:rustc-cfg=slow\"); // true\n        println!(\"true\");\n    }\n}\n",
    );
    file(
        "published/made/src/lib.rs",
        "#[cfg(true)]\n#[cfg(feature = \"extra\")]\n#[cfg(fast)]\npub fn pace() -> u8 {\n    3\n}\n#[cfg(slow)]\npub fn pace() -> u8 {\n    unused()\n}\n#[cfg(local)]\npub fn told() {}\npub fn unused() -> u8 {\n    1\n}\n",
    );
    file(
        "src/bin/first.rs",
        "fn main() {\n    println!(\"{}\", made::pace());\n    #[cfg(local)]\n    made::told();\n}\n",
    );
    for options in [&["first"][..], &["first", "--no-verify", "-o", "first.rs"]] {
        let (code, _, err) = run(folder.path(), options);
        assert_eq!(code, 0, "{err}");
    }
    let unverified = fs::read_to_string(folder.path().join("first.rs")).unwrap();
    for bundle in [bundle_of(folder.path(), "first").unwrap(), unverified] {
        // What nobody here decides stays.
        let stays = bundle.contains("#[cfg(local)]") && bundle.contains("pub fn pace");
        assert!(
            stays && !bundle.contains("slow") && !bundle.contains("unused"),
            "{bundle}"
        );
    }
}

#[test]
fn variables_that_a_script_watches_are_noticed() {
    let folder = depending();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        "published/made/build.rs",
        "fn main() {\n    println!(\"cargo::rerun-if-env-changed=PACE\");\n    println!(\"cargo:rustc-check-cfg=cfg(fast)\");\n    if std::env::var(\"PACE\").is_ok() {\n        println!(\"cargo:rustc-cfg=fast\");\n    }\n}\n",
    );
    file(
        "published/made/src/lib.rs",
        "pub fn pace() -> u8 {\n    if cfg!(fast) {\n        3\n    } else {\n        4\n    }\n}\n",
    );
    file(
        "src/bin/first.rs",
        "fn main() {\n    println!(\"{}\", made::pace());\n}\n",
    );
    for is_fast in [false, true, false] {
        let mut command = bundler(folder.path());
        command.args(["first", "--no-verify", "--output", "-"]);
        if is_fast {
            command.env("PACE", "");
        }
        let (code, bundle, err) = seen(command.output().unwrap());
        assert_eq!(code, 0, "{err}");
        let condition = if is_fast { "all" } else { "any" };
        assert!(bundle.contains(&format!("cfg!({condition}())")), "{bundle}");
    }
}

#[test]
fn files_that_a_script_watches_outside_of_its_package_are_noticed() {
    let folder = depending();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        "published/made/build.rs",
        "fn main() {\n    println!(\"cargo:rerun-if-changed=../../pace.txt\");\n    let pace = std::fs::read_to_string(\"../../pace.txt\").unwrap();\n    println!(\"cargo:rustc-env=PACE={}\", pace.trim());\n    println!(\"cargo:rustc-env=HERE={}\", std::env::var(\"OUT_DIR\").unwrap());\n}\n",
    );
    file(
        "published/made/src/lib.rs",
        "pub fn pace() -> &'static str {\n    env!(\"PACE\")\n}\npub fn place() -> &'static str {\n    env!(\"HERE\")\n}\n",
    );
    file(
        "src/bin/first.rs",
        "fn main() {\n    println!(\"{}\", made::pace());\n}\n",
    );
    for pace in ["slow", "fast"] {
        file("pace.txt", pace);
        let (code, bundle, err) = run(folder.path(), &["first", "--output", "-"]);
        assert_eq!(code, 0, "{err}");
        assert!(bundle.contains(&format!("{pace:?}")), "{bundle}");
    }
    // A place of this machine is not told.
    file(
        "src/bin/first.rs",
        "fn main() {\n    println!(\"{}\", made::place());\n}\n",
    );
    let (code, _, err) = run(folder.path(), &["first", "--output", "-"]);
    assert_eq!(code, 1);
    assert!(err.contains("`HERE`"), "{err}");
}

#[test]
fn what_a_published_crates_script_wrote_is_part_of_the_bundle() {
    let folder = depending();
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 0, "{err}");
    let bundle = bundle_of(folder.path(), "first").unwrap();
    assert!(bundle.contains("pub fn square(n: u32) -> u32 { n * n * 3 }"));
    assert!(
        bundle.contains("\"said\"") && !bundle.contains("unused") && !bundle.contains("OUT_DIR")
    );
    shell(
        folder.path(),
        "rustc -o alone bundled/first/main.rs && test \"$(./alone)\" = 75said",
    );
    let at = bundle.lines().position(|line| line.contains("square(n"));
    let line = (at.unwrap() + 1).to_string();
    let (code, out, _) = run(folder.path(), &["locate", "first", &line]);
    assert_eq!(code, 0);
    assert!(out.starts_with("made-1.3.0/OUT_DIR/table.rs:2"), "{out}");
    // It goes with all that was built, and comes again.
    fs::remove_dir_all(folder.path().join("target/debug")).unwrap();
    assert_eq!(run(folder.path(), &["first", "--check"]).0, 0);
    fs::remove_dir_all(folder.path().join("target")).unwrap();
    assert_eq!(run(folder.path(), &["first", "--check"]).0, 0);
    // Another release writes something else.
    let manifest = folder.path().join("published/made/Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, text.replace("1.3.0", "1.4.0")).unwrap();
    shell(folder.path(), "cargo update --quiet --offline");
    assert_eq!(run(folder.path(), &["first", "--check"]).0, 1);
    assert_eq!(run(folder.path(), &["first"]).0, 0);
    let bundle = bundle_of(folder.path(), "first").unwrap();
    assert!(bundle.contains("n * n * 4"), "{bundle}");
}

#[test]
fn where_a_script_wrote_is_in_no_bundle() {
    let folder = depending();
    for (name, place, said) in [
        (
            "second",
            "made-1.3.0/src/lib.rs:6:",
            "what the build script wrote says where something is on this machine",
        ),
        (
            "third",
            "made-1.3.0/src/lib.rs:10:",
            "what the build script wrote says where something is on this machine",
        ),
        (
            "fourth",
            "made-1.3.0/src/lib.rs:14:",
            "`OUT_DIR` is where a build script writes",
        ),
        (
            "fifth",
            "made-1.3.0/src/lib.rs:18:",
            "what the build script wrote says where something is on this machine",
        ),
        (
            "sixth",
            "made-1.3.0/src/lib.rs:22:",
            "what the build script wrote says where something is on this machine",
        ),
    ] {
        let (code, _, err) = run(folder.path(), &[name]);
        assert_eq!(code, 1, "{err}");
        assert!(err.contains(place) && err.contains(said), "{err}");
        let path = folder.path().to_string_lossy().into_owned();
        assert!(!err.contains(&path), "{err}");
        assert_eq!(bundle_of(folder.path(), name), None);
    }
}

#[test]
fn what_a_script_writes_when_cargo_runs_it_meanwhile_is_noticed() {
    let folder = depending();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        "src/bin/first.rs",
        "fn main() {\n    println!(\"{}\", made::LEVEL);\n}\n",
    );
    file(
        "published/made/src/lib.rs",
        "include!(concat!(env!(\"OUT_DIR\"), \"/level.rs\"));\n",
    );
    file(
        "published/made/build.rs",
        "fn main() {\n    println!(\"cargo:rerun-if-env-changed=LEVEL\");\n    let folder = std::env::var(\"OUT_DIR\").unwrap();\n    let level = std::env::var(\"LEVEL\").unwrap();\n    std::fs::write(folder + \"/level.rs\", format!(\"pub const LEVEL: u8 = {level};\")).unwrap();\n}\n",
    );
    let bundled = |level: &str| {
        let mut command = bundler(folder.path());
        command.args(["first", "-o", "-"]).env("LEVEL", level);
        let (code, bundle, err) = seen(command.output().unwrap());
        assert_eq!(code, 0, "{err}");
        bundle
    };
    assert!(bundled("1").contains("LEVEL: u8 = 1;"));
    let mut check = Command::new(env!("CARGO"));
    check.args([
        "check",
        "--quiet",
        "--offline",
        "--bin=first",
        "--target-dir=target",
    ]);
    let check = check.current_dir(folder.path()).env("LEVEL", "2");
    assert!(check.status().unwrap().success());
    assert!(bundled("1").contains("LEVEL: u8 = 1;"));
}
