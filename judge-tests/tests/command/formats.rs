//! The reports that programs read: JSON as `REPORTS.md` describes it, and JUnit XML.

use std::collections::BTreeSet;

use super::*;

/// A workspace whose report has every key: a wrong answer, a panic in the library, a compile error, what a judge would not take,
/// and a bundle that does not do what its modules do.
fn with_everything() -> Workspace {
    let panics = "fn main() { solutions::lost(); }\n";
    let workspace = Workspace::new(&[
        (
            ".judges.toml",
            "[a]\neditions = [\"2018\"]\n[e]\nrustc = \"1.60\"\n",
        ),
        ("solutions/src/bin/d_4.rs", SUM),
        (
            "solutions/src/lib.rs",
            "pub fn lost() {\n    panic!(\"\\u{1b}[31m<&>\")\n}\n",
        ),
    ]);
    workspace
        .with_puzzle("a_1", &right_only(true))
        .with_puzzle("b_2", panics)
        .with_puzzle("c_3", BROKEN)
        .with_puzzle(
            "e_5",
            &SUM.replace("println!", "let _ = 1u32.div_ceil(2); println!"),
        )
}

/// Paths of the keys in `value`, as the table in `REPORTS.md` writes them. A null stands for anything.
fn keys(value: &serde_json::Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(object) => {
            for (key, value) in object {
                let path = match path {
                    "" => key.clone(),
                    _ => format!("{path}.{key}"),
                };
                let array = if value.is_array() { "[]" } else { "" };
                found.insert(format!("{path}{array}"));
                keys(value, &path, found);
            }
        }
        serde_json::Value::Array(values) => {
            let path = format!("{path}[]");
            values.iter().for_each(|value| keys(value, &path, found));
        }
        _ => {}
    }
}

#[test]
fn the_json_report_has_the_keys_that_are_documented() {
    let (code, out, _) = with_everything().judge(&["--both", "--json"]);
    assert_eq!(code, 3, "{out}");
    let mut found = BTreeSet::new();
    keys(&serde_json::from_str(&out).unwrap(), "", &mut found);
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("REPORTS.md");
    let page = fs::read_to_string(page).unwrap();
    let section = page.split("## `--json`").nth(1).unwrap();
    let row = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned());
    let documented: BTreeSet<String> = section.lines().filter_map(row).collect();
    assert!(documented.len() > 40, "the page has its table");
    // Described once: a difference or a place is the same wherever it is.
    let again = [
        "mismatches[].difference.",
        "programs[].places[].",
        "programs[].warnings[].places[].",
    ];
    let is_new = |key: &&String| !again.iter().any(|start| key.starts_with(start));
    let undocumented: Vec<_> = found
        .iter()
        .filter(is_new)
        .filter(|key| !documented.contains(*key))
        .collect();
    assert_eq!(undocumented, Vec::<&String>::new());
    // Without clippy nobody knows places of what is too new.
    let missing: Vec<_> = documented
        .iter()
        .filter(|key| !found.contains(*key))
        .collect();
    assert_eq!(missing, Vec::<&String>::new());
}

#[test]
fn with_json_errors_are_objects_too() {
    let workspace = Workspace::new(&[]);
    let (code, out, err) = workspace.judge(&["--json", "nothing"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (code, &json["exit_code"], &json["version"]),
        (2, &2.into(), &1.into())
    );
    assert!(err.contains(json["error"].as_str().unwrap()), "{err}");
}

#[test]
fn the_junit_report_has_a_test_for_each_case() {
    let workspace = with_everything();
    let (code, _, _) = workspace.judge(&["--both", "--junit", "out/junit.xml"]);
    assert_eq!(code, 3);
    let path = workspace.folder.path().join("solutions/out/junit.xml");
    let xml = fs::read_to_string(path).unwrap();
    for part in [
        "<testsuite name=\"a_1\"",
        "<testcase name=\"sample/1\" classname=\"a_1\"",
        "type=\"WA\"",
        "expected  3",
        "<testsuite name=\"b_2 (modular)\"",
        "type=\"RTE\"",
        "solutions/src/lib.rs:2:5",
        "&lt;&amp;&gt;",
        "type=\"CE\"",
        "<testsuite name=\"bundles do what their modules do\"",
        "cargo judge --both a_1/sample/1",
        "judge-tests/problems/d_4 is missing",
    ] {
        assert!(xml.contains(part), "{part}: {xml}");
    }
    assert!(!xml.contains('\u{1b}'), "{xml}");
    // It may be replaced, and nothing else.
    let (code, _, _) = workspace.judge(&["--both", "--junit", "out/junit.xml"]);
    assert_eq!(code, 3);
    let (code, _, err) = workspace.judge(&["e_5", "--junit", "src/bin/e_5.rs"]);
    assert_eq!(code, 2);
    assert!(err.contains("is no XML, and is not replaced"), "{err}");
    let (code, _, err) = workspace.judge(&["e_5", "--junit", "src/bin/e_5.rs/x.xml"]);
    assert!(code == 4 && err.contains("no JUnit report"), "{err}");
}
