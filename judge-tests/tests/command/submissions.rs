//! `judge verify`: stored submissions.

use super::*;

#[test]
fn submissions_must_get_the_verdict_of_their_folder() {
    let submissions = "judge-tests/problems/a_1/submissions";
    let workspace = Workspace::new(&[]).with_puzzle("a_1", SUM);
    for (path, text) in [
        ("accepted/sum.rs", SUM),
        ("wrong_answer/seven.rs", WRONG),
        ("compile_error/missing.rs", BROKEN),
        ("rejected/seven.rs", WRONG),
    ] {
        workspace.write(&format!("{submissions}/{path}"), text);
    }
    let (code, out, _) = workspace.judge(&["verify"]);
    assert_eq!(code, 0, "{out}");
    assert!(out.ends_with("4 of 4 submissions as expected\n"), "{out}");

    workspace.write(&format!("{submissions}/wrong_answer/right.rs"), SUM);
    workspace.write(&format!("{submissions}/run_time_error/seven.rs"), WRONG);
    workspace.write(&format!("{submissions}/accepted/seven.rs"), WRONG);
    let (code, out, _) = workspace.judge(&["verify"]);
    assert_eq!(code, 1, "{out}");
    assert!(out.ends_with("4 of 7 submissions as expected\n"), "{out}");
    let line = |name: &str| out.lines().find(|line| line.starts_with(name)).unwrap();
    assert!(
        line("a_1/wrong_answer/right.rs").contains(" AC ")
            && line("a_1/wrong_answer/right.rs").ends_with("expected WA")
    );
    assert!(
        line("a_1/run_time_error/seven.rs").contains(" WA ")
            && line("a_1/run_time_error/seven.rs").ends_with("expected RTE")
    );
    assert!(
        out.contains("again: cargo judge verify a_1/accepted/seven.rs"),
        "{out}"
    );
    let (code, out, _) = workspace.judge(&["verify", "a_1/accepted/sum.rs"]);
    assert_eq!(code, 0, "{out}");
    assert!(out.ends_with("1 of 1 submissions as expected\n"), "{out}");
}
