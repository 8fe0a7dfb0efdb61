//! What a bundle is made of: sizes, and where its lines came from.

use super::*;

/// A library with a module in a file, an inline module, and an impl.
fn with_modules() -> TempDir {
    let folder = package();
    write(
        folder.path(),
        "src/lib.rs",
        "pub mod point;\npub mod inline {\n    // a comment\n    pub fn origin() -> crate::point::Point {\n        \
         crate::point::Point(0)\n    }\n}\n",
    );
    write(
        folder.path(),
        "src/point.rs",
        "//! Points.\n\n/// A point.\npub struct Point(pub i32);\n\nfn unused() {}\n\n/// Its methods.\nimpl Point {\n    \
         pub fn x(&self) -> i32 {\n        self.0\n    }\n}\n",
    );
    write(
        folder.path(),
        "src/bin/first.rs",
        "fn main() {\n    println!(\"{}\", demo::inline::origin().x());\n}\n",
    );
    folder
}

#[test]
fn sizes_add_up_to_the_file() {
    let folder = with_modules();
    let (code, out, err) = run(folder.path(), &["sizes", "first", "--json"]);
    assert_eq!(code, 0, "{err}");
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    run(folder.path(), &["first"]);
    let text = bundle_of(folder.path(), "first").unwrap();
    assert_eq!(value["bytes"], text.len());
    let modules = value["modules"].as_array().unwrap();
    let bytes = |value: &serde_json::Value| value["bytes"].as_u64().unwrap();
    let sum: u64 = modules.iter().map(bytes).sum();
    let made = value["made_bytes"].as_u64().unwrap();
    assert_eq!(sum + made, bytes(&value));
    assert!(
        modules.is_sorted_by_key(|module| u64::MAX - bytes(module)),
        "{out}"
    );
    let of = |name: &str| modules.iter().find(|module| module["module"] == name);
    let point = of("demo::point").unwrap();
    let items = serde_json::json!([
        {"item": "impl Point", "file": "src/point.rs", "line": 9, "bytes": 64},
        {"item": "struct Point", "file": "src/point.rs", "line": 4, "bytes": 26},
    ]);
    assert_eq!(point["items"], items);
    let inline = of("demo::inline").unwrap();
    assert_eq!(inline["items"][0]["item"], "fn origin");
    assert_eq!(of("first").unwrap()["own"], true);
}

#[test]
fn documentation_of_libraries_stays_on_request() {
    let folder = with_modules();
    run(folder.path(), &["first"]);
    let without = bundle_of(folder.path(), "first").unwrap();
    run(folder.path(), &["first", "--docs"]);
    let with = bundle_of(folder.path(), "first").unwrap();
    for docs in ["//! Points.\n", "/// A point.\n", "/// Its methods.\n"] {
        assert!(!without.contains(docs), "{without}");
        assert!(with.contains(docs), "{with}");
    }
    // Under a condition too, but not what else does not survive there.
    let library = "#[cfg_attr(unix, doc = \"One.\", doc = \"More.\")]\n#[cfg_attr(unix, deny(unused))]\npub fn one() -> u8 {\n    1\n}\n";
    let solution = "fn main() {\n    println!(\"{}\", demo::one());\n}\n";
    write(folder.path(), "src/lib.rs", library);
    write(folder.path(), "src/bin/first.rs", solution);
    run(folder.path(), &["first"]);
    let without = bundle_of(folder.path(), "first").unwrap();
    run(folder.path(), &["first", "--docs"]);
    let with = bundle_of(folder.path(), "first").unwrap();
    assert!(!without.contains("cfg_attr"), "{without}");
    assert!(
        with.contains("cfg_attr(unix, doc") && !with.contains("deny"),
        "{with}"
    );
}

#[test]
fn sizes_are_a_table() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["sizes", "first"]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = out.lines().collect();
    let made = lines[0].split_whitespace().rev().nth(1).unwrap();
    let expected = [
        "  first                                 63 bytes  src/bin/first.rs",
        "    fn main                             44 bytes  src/bin/first.rs:3",
        "    imports, comments, blank lines      19 bytes",
        "  demo                                  42 bytes  src/lib.rs",
        "    fn twice                            41 bytes  src/lib.rs:1",
        "    imports, comments, blank lines       1 bytes",
    ];
    assert_eq!(lines[1..7], expected, "{out}");
    assert_eq!(
        lines[7],
        format!("  made by the bundler               {made:>6} bytes")
    );
}

/// The line of the bundle that contains `text`.
fn line_with(folder: &Path, text: &str) -> String {
    let bundle = bundle_of(folder, "first").unwrap();
    let mut lines = bundle.lines();
    let index = lines.position(|line| line.contains(text)).unwrap();
    (index + 1).to_string()
}

#[test]
fn locate_leads_from_the_bundle_to_the_source() {
    let folder = with_modules();
    run(folder.path(), &["first"]);
    let locate = |text: &str, column: &str| {
        let place = line_with(folder.path(), text) + column;
        let (code, out, err) = run(folder.path(), &["locate", "first", &place]);
        assert_eq!((code, err.as_str()), (0, ""));
        out
    };
    assert_eq!(
        locate("self.0", ""),
        "src/point.rs:11:9\n            self.0\n"
    );
    assert_eq!(
        locate("println", ":28"),
        "src/bin/first.rs:2:28\n        println!(\"{}\", demo::inline::origin().x());\n                               ^\n"
    );
    // Behind an edit, and within one.
    let point =
        "src/lib.rs:5:23\n            crate::point::Point(0)\n                          ^\n";
    assert_eq!(locate("::Point(0)", ":29"), point);
    assert!(locate("::Point(0)", ":17").starts_with("src/lib.rs:5:9\n"));
    assert_eq!(locate("mod demo {", ""), "a line of the bundler's own\n");
    let (code, _, err) = run(folder.path(), &["locate", "first", "999"]);
    assert_eq!(code, 1);
    assert!(err.contains("no line 999"), "{err}");
    assert_eq!(run(folder.path(), &["locate", "first", "0"]).0, 2);
    let line = line_with(folder.path(), "self.0");
    let (_, out, _) = run(folder.path(), &["locate", "first", &line, "--json"]);
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&value["file"], &value["line"]),
        (&"src/point.rs".into(), &11.into())
    );
}

#[test]
fn locate_reads_a_message() {
    let folder = with_modules();
    run(folder.path(), &["first"]);
    let line = line_with(folder.path(), "self.0");
    let message = format!(
        "thread 'main' panicked at /tmp/xyz/answer.rs:{line}:9:\nno\n  at /rustc/1/library/core/src/panicking.rs:{line}:1\n"
    );
    let mut child = bundler(folder.path())
        .args(["locate", "first", "-"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), message.as_bytes()).unwrap();
    let (code, out, _) = seen(child.wait_with_output().unwrap());
    assert_eq!(code, 0);
    let place = format!("answer.rs:{line}:9");
    assert_eq!(
        out,
        message.replace(&place, &format!("{place} (src/point.rs:11:9)"))
    );
}

#[test]
fn locate_says_that_a_bundle_is_stale_and_knows_the_lines_that_stayed() {
    let folder = with_modules();
    run(folder.path(), &["first", "-o", "sent.rs"]);
    run(folder.path(), &["first"]);
    let stayed = line_with(folder.path(), "self.0");
    let gone = line_with(folder.path(), "println");
    write(
        folder.path(),
        "src/bin/first.rs",
        "fn main() {\n    // more\n    // lines\n    print!(\"{}\", demo::inline::origin().x());\n}\n",
    );
    for file in [&["--file", "sent.rs"][..], &[]] {
        let locate = |line: &str| run(folder.path(), &[&["locate", "first", line], file].concat());
        let (code, out, err) = locate(&stayed);
        assert_eq!(code, 0);
        assert!(err.contains("stale"), "{err}");
        assert!(out.starts_with("src/point.rs:11:9\n"), "{out}");
        assert_eq!(locate(&gone).1, "a line that has changed since\n");
    }
    let (_, out, err) = run(
        folder.path(),
        &["locate", "first", &stayed, "--file", "no.rs"],
    );
    assert_eq!(out, "");
    assert!(err.contains("cannot read `no.rs`"), "{err}");
}

#[test]
fn an_unverified_bundle_is_located_in_with_the_same_option() {
    let folder = with_modules();
    run(folder.path(), &["first", "--no-verify", "-o", "sent.rs"]);
    let text = fs::read_to_string(folder.path().join("sent.rs")).unwrap();
    let line = text
        .lines()
        .position(|line| line.contains("self.0"))
        .unwrap()
        + 1;
    let line = line.to_string();
    let arguments = ["locate", "first", &line, "--no-verify", "--file", "sent.rs"];
    let (code, out, err) = run(folder.path(), &arguments);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("src/point.rs:11:9\n"), "{out}");
}

#[test]
fn what_other_platforms_see_is_there_unless_the_judges_is_said_to_be_this_one() {
    let folder = package();
    let manifest = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    let library = "#[cfg(unix)]\npub fn f() -> u8 {\n    1\n}\n#[cfg(not(unix))]\npub fn f() -> u8 {\n    elsewhere()\n}\n\
                   #[cfg(not(unix))]\nfn elsewhere() -> u8 {\n    2\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() {\n    println!(\"{}\", demo::f());\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let for_here = format!(
        ", for {} on {})",
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    let of = |arguments: &[&str], setting: &str| {
        write(folder.path(), "Cargo.toml", format!("{manifest}{setting}"));
        let (code, _, err) = run(folder.path(), arguments);
        assert_eq!(code, 0, "{err}");
        let text = bundle_of(folder.path(), "first").unwrap();
        let head = text.lines().next().unwrap().to_owned();
        (head.contains(&for_here), text.contains("elsewhere"))
    };
    assert_eq!(of(&["first"], ""), (false, true));
    assert_eq!(of(&["first", "--same-platform"], ""), (true, false));
    let setting = "[package.metadata.bundler]\nsame-platform = true\n";
    assert_eq!(of(&["first"], setting), (true, false));
    assert_eq!(of(&["first"], ""), (false, true));
}

#[test]
fn comments_of_libraries_go_on_request() {
    let folder = with_modules();
    let manifest = std::fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    let of = |arguments: &[&str], setting: &str| {
        write(folder.path(), "Cargo.toml", format!("{manifest}{setting}"));
        let (code, _, err) = run(folder.path(), arguments);
        assert_eq!(code, 0, "{err}");
        bundle_of(folder.path(), "first").unwrap()
    };
    let with = of(&["first"], "");
    let without = of(&["first", "--no-comments"], "");
    assert!(
        with.contains("    // a comment\n    pub fn origin"),
        "{with}"
    );
    assert_eq!(without, with.replace("    // a comment\n", ""));
    let setting = "[package.metadata.bundler]\nno-comments = true\n";
    assert_eq!(of(&["first"], setting), without);
    // Documentation has an option of its own.
    let documented = of(&["first", "--docs"], setting);
    assert!(documented.contains("/// A point.\n"), "{documented}");
    assert!(!documented.contains("// a comment"), "{documented}");
}

#[test]
fn a_bundle_that_some_judge_would_not_take_is_told_what_makes_it_smaller() {
    let folder = package();
    let comments = "    // a line of a comment\n".repeat(4000);
    let foreign = "#[cfg(windows)]\npub const HERE: bool = false;\n#[cfg(not(windows))]\npub const HERE: bool = true;\n";
    let solution = "fn main() {\n    println!(\"{} {}\", demo::one(), demo::HERE);\n}\n";
    let library = format!("pub fn one() -> u8 {{\n{comments}    1\n}}\n{foreign}");
    write(folder.path(), "src/lib.rs", &library);
    write(folder.path(), "src/bin/first.rs", solution);
    let said = |arguments: &[&str]| {
        let (code, _, err) = run(folder.path(), &[&["first"], arguments].concat());
        assert_eq!(code, 0, "{err}");
        err
    };
    let all = said(&[]);
    for part in [
        "and some judges take no more than 65536",
        "`--same-platform` leaves out what only others see",
        "`--no-comments` leaves out the libraries' comments, some 108 kB",
    ] {
        assert!(all.contains(part), "{all}");
    }
    assert!(!said(&["--same-platform"]).contains("`--same-platform`"));
    assert_eq!(said(&["--no-comments"]), "");
    // What is large by its code alone cannot be helped.
    let code = "    println!(\"a line of code\");\n".repeat(3000);
    write(
        folder.path(),
        "src/lib.rs",
        format!("pub fn one() -> u8 {{\n{code}    1\n}}\npub const HERE: u8 = 1;\n"),
    );
    assert_eq!(said(&[]), "");
}
