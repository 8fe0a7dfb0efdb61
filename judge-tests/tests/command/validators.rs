//! Validators: problems that bring a program of their own to say whether an output is right.

use super::*;

const FOLDER: &str = "judge-tests/problems/a_1";

/// A problem that `source` solves, with this validator; its time limit is short.
fn with_validator(source: &str, name: &str, validator: &str) -> Workspace {
    let workspace = Workspace::new(&[]).with_puzzle("a_1", source);
    workspace.write(
        &format!("{FOLDER}/problem.yaml"),
        "limits: {time_limit: 30, memory: 256, validation_time: 1, validation_output: 1}\n",
    );
    workspace.write(&format!("{FOLDER}/output_validator/{name}"), validator);
    workspace
}

/// The body of a validator, which has its three files and the output.
fn rust(body: &str) -> String {
    format!(
        "#![allow(warnings)]\nuse std::fs; use std::io::Write; use std::process::exit;\n\
         fn main() {{\n let a: Vec<String> = std::env::args().collect();\n \
         let input = fs::read_to_string(&a[1]).unwrap(); let answer = fs::read_to_string(&a[2]).unwrap();\n \
         let output = std::io::read_to_string(std::io::stdin()).unwrap();\n {body}\n}}\n"
    )
}

/// Accepts whatever number is not less than the answer.
const AT_LEAST: &str = "let number = |s: &str| s.trim().parse::<i64>().unwrap_or(-1);
    if number(&output) >= number(&answer) { exit(42) }
    fs::write(format!(\"{}judgemessage.txt\", a[3]), format!(\"{} is less\\nthan \\x1b[0m{}\", output.trim(), answer)).unwrap();
    exit(43)";

#[test]
fn a_validator_decides_and_its_message_is_shown() {
    let more = SUM.replace("println!(\"{}\"", "println!(\"{}9\"");
    let workspace = with_validator(&more, "check.rs", &rust(AT_LEAST));
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
    let workspace = with_validator(WRONG, "check.rs", &rust(AT_LEAST));
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 1, "{out}");
    let expected = "
  WA secret/big: the output validator rejects the output
    7 is less
    than \\x1b[0m17
    again: cargo judge a_1/secret/big
";
    assert!(out.contains(expected), "{out}");
    assert!(!out.contains("sample/1:"), "{out}");
    let (_, out, _) = workspace.judge(&["--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let case = &json["programs"][0]["cases"][1];
    assert_eq!(case["validator"], "7 is less\nthan \\x1b[0m17");
}

#[test]
fn a_validator_may_use_the_shared_library_and_modules_beside_it() {
    let main =
        rust("if solutions::number(&output) == moves::number(&answer) { exit(42) } exit(43)")
            .replace("use std::fs;", "mod moves;\nuse std::fs;");
    let workspace = with_validator(SUM, "main.rs", &main);
    let number = "pub fn number(text: &str) -> i64 { text.trim().parse().unwrap() }\n";
    workspace.write(&format!("{FOLDER}/output_validator/moves.rs"), number);
    workspace.write("solutions/src/lib.rs", number);
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn validators_are_told_arguments_and_submissions_are_judged_by_them_too() {
    let body = "if a[4..] == [\"one\", \"two\"] { exit(42) } println!(\"{a:?}\"); exit(43)";
    let workspace = with_validator(SUM, "check.rs", &rust(body));
    let flags = "output_validator_flags: one two\n";
    workspace.write(&format!("{FOLDER}/data/secret/testdata.yaml"), flags);
    workspace.write(&format!("{FOLDER}/submissions/wrong_answer/sum.rs"), SUM);
    let (code, out, err) = workspace.judge(&["a_1/secret"]);
    assert_eq!(code, 0, "{out}{err}");
    let (code, out, err) = workspace.judge(&["verify"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.contains("WA    1 case"), "{out}");
}

#[test]
fn testlibs_exit_codes_are_understood() {
    for (body, code, said) in [
        ("exit(0)", 0, "AC"),
        (
            "eprintln!(\"first differs\"); exit(1)",
            1,
            "validator rejects the output\n    first differs\n",
        ),
        (
            "exit(2)",
            1,
            "PE sample/1: the output validator calls the layout wrong",
        ),
        (
            "eprintln!(\"no answer\"); exit(3)",
            4,
            "IE sample/1: the output validator failed (exit code 3)\n    no answer\n",
        ),
        ("exit(42)", 4, "ended with exit code 42; 0 is right"),
    ] {
        // Input, output, answer.
        let body = format!(
            "assert_eq!(fs::read_to_string(&a[2]).unwrap(), fs::read_to_string(&a[3]).unwrap()); {body}"
        );
        let source = format!(
            "#![allow(warnings)]\nuse std::{{fs, process::exit}};\nfn main() {{ \
             let a: Vec<String> = std::env::args().collect(); {body} }}\n"
        );
        let workspace = with_validator(SUM, "check.rs", &source);
        let yaml = "judge-checker: testlib\n";
        workspace.write(&format!("{FOLDER}/problem.yaml"), yaml);
        let (got, out, err) = workspace.judge(&[]);
        assert_eq!(got, code, "{body}: {out}{err}");
        assert!(out.contains(said), "{body}: {out}");
    }
}

#[test]
fn what_a_validator_does_wrong_is_an_internal_error() {
    for (body, said) in [
        (
            "panic!(\"oh {}\", answer)",
            "ended with exit code 101; 42 is right, 43 is wrong\n",
        ),
        ("exit(0)", "ended with exit code 0; 42 is right"),
        ("std::process::abort()", "was ended by signal 6"),
        ("loop {}", "takes more than 1 s (limits.validation_time)"),
        (
            "loop { println!(\"{answer}\"); }",
            "writes more than 1 MiB (limits.validation_output)",
        ),
        (
            "loop { std::thread::park(); }",
            "does not end, and does not compute either",
        ),
    ] {
        let workspace = with_validator(SUM, "check.rs", &rust(body));
        let (code, out, err) = workspace.judge(&["a_1/sample"]);
        assert_eq!(code, 4, "{body}: {out}{err}");
        let said = format!("IE sample/1: the output validator {said}");
        assert!(out.contains(&said), "{body}: {out}");
    }
    let workspace = with_validator(SUM, "check.rs", &rust("panic!(\"oh {}\", answer)"));
    let (_, out, _) = workspace.judge(&["a_1/sample"]);
    assert!(out.contains("oh 3"), "{out}");
}

#[test]
fn a_validator_that_cannot_be_made_is_an_internal_error_told_once() {
    let workspace =
        with_validator(SUM, "check.rs", "fn main() { missing() }\n").with_puzzle("b_2", SUM);
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 4, "{out}{err}");
    assert!(
        out.contains("the output validator cannot be used") && out.contains("check.rs:1:13"),
        "{out}"
    );
    assert_eq!(out.matches("cannot be used").count(), 1, "{out}");
    assert!(out.contains("b_2   AC"), "{out}");
    let workspace = with_validator(SUM, "check.cpp", "");
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 4, "{out}");
    assert!(out.contains("`check.cpp` is neither Rust"), "{out}");
}

#[test]
fn validators_may_be_scripts() {
    use std::os::unix::fs::PermissionsExt;
    let workspace = with_validator(
        SUM,
        "run",
        "#!/bin/sh\ncmp -s \"$2\" - && exit 42\nexit 43\n",
    );
    let run = workspace
        .folder
        .path()
        .join(FOLDER)
        .join("output_validator/run");
    fs::set_permissions(&run, fs::Permissions::from_mode(0o755)).unwrap();
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
    let text = "import sys\nsys.exit(42 if sys.stdin.read() == open(sys.argv[2]).read() else 43)\n";
    let workspace = with_validator(SUM, "check.py", text);
    let (code, out, err) = workspace.judge(&[]);
    match Command::new("python3").arg("--version").output() {
        Ok(_) => assert_eq!(code, 0, "{out}{err}"),
        Err(_) => assert!(out.contains("no python3 is installed"), "{out}{err}"),
    }
}
