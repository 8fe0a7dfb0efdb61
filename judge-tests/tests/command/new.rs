//! `judge new`: the files of a puzzle.

use super::*;

#[test]
fn a_new_puzzle_is_judged_at_once() {
    let workspace = Workspace::new(&[]);
    let (code, out, err) = workspace.judge(&["new", "uva_100_b"]);
    assert_eq!(code, 0, "{err}");
    assert!(
        out.starts_with("solutions/src/bin/uva_100_b.rs\njudge-tests/problems/uva_100_b\n"),
        "{out}"
    );
    let bin = workspace
        .folder
        .path()
        .join("solutions/src/bin/uva_100_b.rs");
    let text = fs::read_to_string(bin).unwrap();
    assert!(!text.contains('@'), "{text}");
    let (code, out, err) = workspace.judge(&["--both"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.ends_with("2 of 2 accepted\n"), "{out}");
    let (code, out, err) = workspace.judge(&["verify"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(
        out.contains("uva_100_b/wrong_answer/first_number.rs   WA"),
        "{out}"
    );
}
