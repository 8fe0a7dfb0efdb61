//! What is said of programs that were judged: as text, as JSON, by exit code.

use super::*;

#[test]
fn all_accepted() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", SUM)
        .with_puzzle("long_2", SUM);
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let lines: Vec<&str> = out.lines().collect();
    assert!(
        lines[0].starts_with("a_1      AC    2 cases  max "),
        "{out}"
    );
    assert!(lines[0].contains(" ms of 30000  "), "{out}");
    assert!(
        lines[1].starts_with("long_2   AC    2 cases  max "),
        "{out}"
    );
    assert_eq!(lines[2], "2 of 2 accepted");
}

#[test]
fn a_wrong_answer_shows_the_difference_and_how_to_see_it_again() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", WRONG)
        .with_puzzle("b_2", SUM);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 1, "{out}");
    let expected = "
  WA sample/1: the output differs first in line 1, column 1
    expected  3⏎
    found     7⏎
              ^
    again: cargo judge a_1/sample/1
  WA secret/big: the output differs first in line 1, column 1
    expected  17⏎
    found     7⏎
              ^
    again: cargo judge a_1/secret/big
";
    assert!(out.contains(expected), "{out}");
    assert!(out.ends_with("1 of 2 accepted\n"), "{out}");
    let (code, out, _) = workspace.judge(&["--fail-fast", "-j2"]);
    assert_eq!(code, 1, "{out}");
    assert!(
        out.contains("(1 left out)") && !out.contains("secret/big:"),
        "{out}"
    );
    let (code, out, _) = workspace.judge(&["a_1/secret/big", "a_1/sample"]);
    assert!(code == 1 && out.contains("2 cases"), "{out}");
    let (code, out, _) = workspace.judge(&["b_2/big"]);
    assert!(
        code == 0 && out.contains("1 case ") && !out.contains("a_1"),
        "{out}"
    );
}

#[test]
fn the_verdicts_are_in_the_json_too() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", WRONG)
        .with_puzzle("b_2", SUM);
    let (code, out, _) = workspace.judge(&["--json"]);
    assert_eq!(code, 1);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&json["version"], &json["exit_code"]),
        (&1.into(), &1.into())
    );
    let program = &json["programs"][0];
    assert_eq!(
        (&program["problem"], &program["verdict"]),
        (&"a_1".into(), &"WA".into())
    );
    assert_eq!(program["cases"][0]["difference"]["expected"], "3⏎");
    assert_eq!(json["programs"][1]["cases"][1]["verdict"], "AC");
}

#[test]
fn a_compile_error_has_its_own_exit_code_and_the_compilers_words() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", BROKEN)
        .with_puzzle("b_2", SUM);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 3, "{out}");
    assert!(out.contains("a_1   CE\n    compile error\n"), "{out}");
    assert!(
        out.contains("[E0425]") && out.contains("src/bin/a_1.rs:1:13"),
        "{out}"
    );
    let (code, out, _) = workspace.judge(&["b_2"]);
    assert_eq!(code, 0, "{out}");
}
