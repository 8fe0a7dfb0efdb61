//! Input validators: `judge verify` asks them about every case.

use super::*;

const FOLDER: &str = "judge-tests/problems/a_1";

/// A problem whose inputs this validator, called `format.rs`, must accept, with a submission.
fn with_validator(body: &str) -> Workspace {
    let workspace = Workspace::new(&[]).with_puzzle("a_1", SUM);
    let source = format!(
        "#![allow(warnings)]\nuse std::process::exit;\nfn main() {{\n \
         let a: Vec<String> = std::env::args().skip(1).collect();\n \
         let input = std::io::read_to_string(std::io::stdin()).unwrap();\n {body}\n}}\n"
    );
    workspace.write(&format!("{FOLDER}/input_validators/format.rs"), &source);
    workspace.write(
        &format!("{FOLDER}/submissions/wrong_answer/seven.rs"),
        WRONG,
    );
    workspace
}

#[test]
fn an_input_that_is_rejected_is_told_of_and_fails_verification() {
    let body =
        "if input.contains('8') { eprintln!(\"8 is \\x1b[0m too\\nlarge\"); exit(43) } exit(42)";
    let workspace = with_validator(body);
    let (code, out, err) = workspace.judge(&["verify"]);
    assert_eq!(code, 4, "{out}{err}");
    let said = "judge-tests/problems/a_1/data/secret/big.in: the input validator rejects the input";
    for part in [
        "a_1/input_validators/format.rs",
        said,
        "8 is \\x1b[0m too\n",
        "large\n",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(
        out.contains("seven.rs") && !out.contains("sample/1.in"),
        "{out}"
    );
    // It is no matter of those who only solve the problem.
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn input_validators_are_told_what_groups_say_and_accept_in_silence() {
    let body = "exit(if a == [\"most\", \"9\"] { 42 } else { 43 })";
    let workspace = with_validator(body);
    workspace.write(
        &format!("{FOLDER}/data/testdata.yaml"),
        "input_validator_flags: most 9\n",
    );
    let group = format!("{FOLDER}/data/secret/test_group.yaml");
    for flags in ["{format: [most, 9], other: x}", "{format.rs: most 9}"] {
        workspace.write(&group, &format!("input_validator_args: {flags}\n"));
        let (code, out, err) = workspace.judge(&["verify"]);
        assert_eq!(code, 0, "{flags}: {out}{err}");
        assert!(!out.contains("format.rs"), "{out}");
    }
    workspace.write(&group, "input_validator_args: {other: x}\n");
    let (code, out, _) = workspace.judge(&["verify"]);
    assert!(
        code == 4 && out.contains("secret/big.in: the input validator rejects"),
        "{out}"
    );
}

#[test]
fn an_input_validator_that_fails_accepts_nothing() {
    for (body, said) in [
        (
            "panic!(\"oh\")",
            "the input validator ended with exit code 101",
        ),
        (
            "std::process::abort()",
            "the input validator was ended by signal 6",
        ),
        ("missing()", "the input validator cannot be used"),
    ] {
        let (code, out, err) = with_validator(body).judge(&["verify"]);
        assert_eq!(code, 4, "{body}: {out}{err}");
        assert!(out.contains(said), "{body}: {out}");
    }
}
