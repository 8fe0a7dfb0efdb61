//! What other programs read: the keys of `--json`, as `REPORTS.md` describes them.

use std::collections::BTreeSet;

use serde_json::Value;

use super::*;

/// Paths of the keys in `value`, as the page's tables write them.
fn keys(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
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
        Value::Array(values) => {
            let path = format!("{path}[]");
            values.iter().for_each(|value| keys(value, &path, found));
        }
        _ => {}
    }
}

/// The keys that the page has of a command.
fn documented(command: &str) -> BTreeSet<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("REPORTS.md");
    let page = fs::read_to_string(page).unwrap();
    let start = format!("\n## `{command}`\n");
    let section = page
        .split(&*start)
        .nth(1)
        .expect("the page has the command");
    let section = section.split("\n## ").next().unwrap();
    let row = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned());
    section.lines().filter_map(row).collect()
}

/// The keys of what these arguments make the command print.
fn printed(folder: &Path, calls: &[&[&str]]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for call in calls {
        let (_, out, err) = run(folder, &[call, &["--json"][..]].concat());
        assert!(!out.is_empty(), "{call:?}: {err}");
        for line in out.lines() {
            keys(&serde_json::from_str(line).unwrap(), "", &mut found);
        }
    }
    found
}

#[test]
fn reports_have_the_keys_that_are_documented() {
    let folder = package();
    let solution = SOLUTION.replace("twice(21)", "twice(line!() as i32)");
    write(folder.path(), "src/bin/first.rs", format!("\n\n{solution}"));
    write(folder.path(), "bundled/first/main.rs", "fn main() {}\n");
    let at = |calls: &[&[&str]]| printed(folder.path(), calls);
    let all = at(&[&["first", "--check"], &["first"]]);
    assert_eq!(all, documented("bundler"));
    assert_eq!(at(&[&["why", "first", "twice"]]), documented("bundler why"));
    assert_eq!(at(&[&["sizes", "first"]]), documented("bundler sizes"));
    let calls: [&[&str]; 2] = [&["locate", "first", "3"], &["locate", "first", "3:1"]];
    assert_eq!(at(&calls), documented("bundler locate"));
    // What is equal has no difference, and needs no reason.
    let mut proof = documented("bundler prove");
    proof.retain(|key| !key.starts_with("difference") && key != "reason");
    assert_eq!(at(&[&["prove", "first"]]), proof);
    // An error is told as warnings are.
    write(
        folder.path(),
        "src/bin/first.rs",
        "fn main() {\n    demo::nothing();\n}\n",
    );
    let errors = at(&[&["first"]]);
    let warning = documented("bundler").into_iter();
    let warning = warning.filter(|key| key.starts_with("warnings"));
    let mut expected: BTreeSet<String> = warning
        .map(|key| key.replacen("warnings", "errors", 1))
        .collect();
    expected.insert("bin".to_owned());
    assert_eq!(errors, expected);
}
