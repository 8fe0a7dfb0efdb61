//! Problems that are plain folders of inputs and answers.

use super::*;

#[test]
fn a_plain_folder_is_judged_and_its_cases_are_named() {
    let workspace = Workspace::new(&[
        ("judge-tests/problems/atcoder_x_a/test/sample-1.in", "1 2\n"),
        ("judge-tests/problems/atcoder_x_a/test/sample-1.out", "3\n"),
        ("judge-tests/problems/atcoder_x_a/test/sample-2.in", "7\n"),
        ("judge-tests/problems/atcoder_x_a/test/sample-2.out", "8\n"),
        ("solutions/src/bin/atcoder_x_a.rs", SUM),
    ]);
    let (code, out, err) = workspace.judge(&["atcoder_x_a/sample-1"]);
    assert_eq!(code, 0, "{out}{err}");
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 1, "{out}{err}");
    assert!(
        out.contains("WA test/sample-2") && out.contains("atcoder_x_a/test/sample-2"),
        "{out}"
    );
    let (code, _, err) = workspace.judge(&["export", "--to", "out"]);
    assert!(
        code == 2 && err.contains("is no package; write its problem.yaml"),
        "{err}"
    );
}
