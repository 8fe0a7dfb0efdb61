//! What is run, and what is shown: by verdict, by what failed before.

use super::*;

/// A solution that is right for one of the two cases of every problem, and panics on the other.
const HALF: &str = "fn main() { let s = std::io::read_to_string(std::io::stdin()).unwrap(); \
    assert!(s.starts_with('1')); println!(\"3\"); }\n";

#[test]
fn only_what_failed_is_judged_again() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", HALF)
        .with_puzzle("b_2", SUM)
        .with_puzzle("c_3", BROKEN)
        .on_its_own();
    let (_, out, _) = workspace.judge(&["--failed"]);
    assert_eq!(out, "nothing to judge\n");
    assert_eq!(workspace.judge(&[]).0, 3);
    let (code, out, _) = workspace.judge(&["--failed"]);
    assert_eq!(code, 3, "{out}");
    assert!(
        out.contains("a_1   RTE   1 case") && out.contains("c_3   CE"),
        "{out}"
    );
    assert!(
        !out.contains("b_2") && out.ends_with("0 of 2 accepted\n"),
        "{out}"
    );
    // What is not run stays failed, what is accepted does not.
    workspace.write("solutions/src/bin/c_3.rs", SUM);
    assert_eq!(workspace.judge(&["c_3/sample/1"]).0, 0);
    let (_, out, _) = workspace.judge(&["--failed"]);
    assert!(out.contains("a_1") && !out.contains("c_3"), "{out}");
    workspace.write("solutions/src/bin/a_1.rs", SUM);
    let (code, out, _) = workspace.judge(&["--failed", "a_1"]);
    assert!(code == 0 && out.contains("1 case "), "{out}");
    let (code, out, _) = workspace.judge(&["--failed"]);
    assert_eq!((code, out.as_str()), (0, "nothing to judge\n"));
}

#[test]
fn only_the_verdicts_that_were_asked_for_are_shown() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", HALF)
        .with_puzzle("b_2", SUM)
        .with_puzzle("c_3", WRONG);
    let (code, out, _) = workspace.judge(&["--show", "wa"]);
    assert_eq!(code, 1, "{out}");
    assert!(
        out.contains("c_3   WA") && out.ends_with("1 of 3 accepted\n"),
        "{out}"
    );
    assert!(!out.contains("a_1") && !out.contains("b_2"), "{out}");
    let (_, out, _) = workspace.judge(&["--show", "RTE,WA", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let programs = json["programs"].as_array().unwrap();
    assert_eq!(programs.len(), 2, "{out}");
    assert_eq!(programs[0]["cases"].as_array().unwrap().len(), 1, "{out}");
    let (code, _, err) = workspace.judge(&["--show", "bad"]);
    assert!(
        code == 2 && err.contains("write one of AC, PE, WA"),
        "{err}"
    );
}
