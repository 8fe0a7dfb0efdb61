//! What cannot be judged, and what cannot be asked for.

use super::*;

#[test]
fn what_cannot_be_judged_is_said() {
    let workspace = Workspace::new(&[("solutions/src/bin/c_3.rs", SUM)]).with_puzzle("a_1", SUM);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 1, "{out}");
    assert!(
        out.contains("c_3  not judged: judge-tests/problems/c_3 is missing"),
        "{out}"
    );
    let (code, _, err) = workspace.judge(&["c_3"]);
    assert!(
        code == 2 && err.contains("`c_3` has no stored problem; add judge-tests/problems/c_3"),
        "{err}"
    );

    fs::remove_file(workspace.folder.path().join("solutions/src/bin/c_3.rs")).unwrap();
    fs::remove_file(workspace.folder.path().join("solutions/src/bin/a_1.rs")).unwrap();
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    assert!(
        out.contains("a_1  not judged: no puzzle solves it"),
        "{out}"
    );
    let (code, _, err) = workspace.judge(&["a_1"]);
    assert!(
        code == 2 && err.contains("add solutions/src/bin/a_1.rs"),
        "{err}"
    );
}

#[test]
fn mistakes_in_what_is_typed_are_usage_errors() {
    let workspace = Workspace::new(&[]).with_puzzle("uva_745", SUM);
    for (arguments, said) in [
        (
            &["uva_754"][..],
            "no stored problem is called `uva_754`; did you mean `uva_745`?",
        ),
        (
            &["uva_745/secret/bug"],
            "`uva_745` has no case `secret/bug`; did you mean `uva_745/secret/big`?",
        ),
        (&["--time-factor", "0"], "write a number from 0.001 to 1000"),
        (&["-j0"], "0 is not in 1.."),
        (&["--modular", "--both"], "cannot be used with"),
        (
            &["new", "Uva-1"],
            "`Uva-1` is no puzzle name; write <judge>_<id>",
        ),
        (
            &["new", "uva_745"],
            "exists; choose another name or delete it",
        ),
    ] {
        let (code, out, err) = workspace.judge(arguments);
        assert_eq!(code, 2, "{arguments:?}: {out}{err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}

#[test]
fn a_missing_compiler_and_a_broken_problem_are_internal_errors() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", SUM)
        .with_puzzle("b_2", SUM);
    let (code, _, err) = workspace.judge(&["--rustc", "./no-such-rustc"]);
    assert_eq!(code, 4);
    assert!(
        err.contains("cannot run the rust compiler") && err.contains("set RUSTC"),
        "{err}"
    );
    workspace.write("judge-tests/problems/a_1/data/secret/half.in", "");
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 4);
    assert!(
        out.contains("    judge-tests/problems/a_1/data/secret/half.in: this input has no answer; add half.ans"),
        "{out}"
    );
    assert!(out.contains("b_2   AC"), "{out}");
}

#[test]
fn outside_a_workspace_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_judge"))
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("inside the workspace")
    );
}
