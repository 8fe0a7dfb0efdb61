//! Places in a bundle are told of the files that it was made from.

use super::*;

/// A puzzle that calls `pick` of its library, which is `text`.
fn with_library(text: &str) -> Workspace {
    let source = "fn main() { println!(\"{}\", solutions::pick(&[1])); }\n";
    let workspace = Workspace::new(&[]).with_puzzle("a_1", source);
    workspace.write(
        "solutions/src/lib.rs",
        "mod choice;\npub use choice::pick;\n",
    );
    workspace.write("solutions/src/choice.rs", text);
    workspace
}

/// What stands in the JSON report at the places of its first program's first case, or of the program itself.
fn places(workspace: &Workspace, arguments: &[&str]) -> Vec<String> {
    let (_, out, _) = workspace.judge(arguments);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let program = &json["programs"][0];
    let of_case = program["cases"][0]["places"].as_array();
    let found = of_case.or(program["places"].as_array()).unwrap();
    let place = |p: &serde_json::Value| {
        assert!(p["bundle_line"].as_u64() > p["line"].as_u64(), "{p}");
        format!(
            "{}:{}:{}",
            p["file"].as_str().unwrap(),
            p["line"],
            p["column"]
        )
    };
    found.iter().map(place).collect()
}

#[test]
fn a_panic_is_shown_with_the_line_of_its_module() {
    let workspace =
        with_library("// Chooses.\npub fn pick(list: &[u8]) -> u8 {\n    list[list.len()]\n}\n");
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 1, "{out}");
    assert!(out.contains("RTE sample/1: a panic"), "{out}");
    assert!(out.contains(" (solutions/src/choice.rs:3:5)"), "{out}");
    assert_eq!(
        places(&workspace, &["--json"]),
        ["solutions/src/choice.rs:3:5"]
    );
}

#[test]
fn what_an_older_rustc_refuses_is_shown_with_the_line_of_its_module() {
    let old = Path::new("/usr/bin/rustc");
    let version = Command::new(old).arg("--version").output();
    if !version.is_ok_and(|out| out.stdout.starts_with(b"rustc 1.63.")) {
        eprintln!("skipped: /usr/bin/rustc is not rustc 1.63");
        return;
    }
    let workspace = with_library(
        "// Chooses.\npub fn pick(list: &[u8]) -> u8 {\n    \
         let [first, ..] = list else { return 0 };\n    *first\n}\n",
    );
    let arguments = ["--rustc", old.to_str().unwrap(), "--json"];
    let (code, out, _) = workspace.judge(&arguments[..2]);
    assert_eq!(code, 3, "{out}");
    assert!(
        out.contains("--> main.rs:") && out.contains(" (solutions/src/choice.rs:3:5)"),
        "{out}"
    );
    assert!(places(&workspace, &arguments).contains(&"solutions/src/choice.rs:3:5".to_owned()));
}
