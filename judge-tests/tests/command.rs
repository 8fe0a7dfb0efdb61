//! The `judge` command on small workspaces: wording, exit codes, and what is left behind.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// A workspace made of files given by path and text.
struct Workspace(tempfile::TempDir);

/// A solution that prints the sum of its input.
const SUM: &str = "fn main() { let s = std::io::read_to_string(std::io::stdin()).unwrap(); \
    println!(\"{}\", s.split_whitespace().map(|w| w.parse::<i64>().unwrap()).sum::<i64>()); }\n";
const WRONG: &str = "fn main() { println!(\"7\"); }\n";
const BROKEN: &str = "fn main() { missing(); }\n";

/// A solution that is right only as the workspace's own binary, or only as a compiled bundle; Cargo puts executables into
/// `release`.
fn right_only(modular: bool) -> String {
    let operator = if modular { "==" } else { "!=" };
    SUM.replace(
        ".sum::<i64>()",
        &format!(
            ".sum::<i64>() + i64::from(!(std::env::current_exe().unwrap().parent().unwrap()\
             .file_name().unwrap() {operator} \"release\"))"
        ),
    )
}

impl Workspace {
    fn new(files: &[(&str, &str)]) -> Workspace {
        let workspace = Workspace(tempfile::tempdir().unwrap());
        workspace.write(
            "Cargo.toml",
            "[workspace]\nmembers = [\"solutions\"]\nresolver = \"2\"\n",
        );
        workspace.write(
            "solutions/Cargo.toml",
            "[package]\nname = \"solutions\"\nedition = \"2021\"\n",
        );
        fs::create_dir_all(workspace.0.path().join("judge-tests/problems")).unwrap();
        for (path, text) in files {
            workspace.write(path, text);
        }
        workspace
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Adds the problem `id` with two cases, and a puzzle of the text `source`.
    fn with_puzzle(self, id: &str, source: &str) -> Workspace {
        let problem = format!("judge-tests/problems/{id}");
        self.write(
            &format!("{problem}/problem.yaml"),
            "limits: {time_limit: 30, memory: 256}\n",
        );
        for (case, input, answer) in [
            ("sample/1", "1 2\n", "3\n"),
            ("secret/big", "8\n9\n", "17\n"),
        ] {
            self.write(&format!("{problem}/data/{case}.in"), input);
            self.write(&format!("{problem}/data/{case}.ans"), answer);
        }
        self.write(&format!("solutions/src/bin/{id}.rs"), source);
        self
    }

    /// Runs `judge` in the workspace: exit code, standard output, standard error.
    fn judge(&self, arguments: &[&str]) -> (i32, String, String) {
        // Compiled bundles are shared between tests and runs, but not what Cargo builds: it goes by bin names.
        let target = match arguments
            .iter()
            .any(|a| ["--modular", "--both"].contains(a))
        {
            true => self.0.path().join("target"),
            false => Path::new(env!("CARGO_TARGET_TMPDIR")).join("target"),
        };
        let output = Command::new(env!("CARGO_BIN_EXE_judge"))
            .args(arguments)
            .current_dir(self.0.path().join("solutions"))
            .env("CARGO_TARGET_DIR", target)
            .output()
            .unwrap();
        let Output {
            status,
            stdout,
            stderr,
        } = output;
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (status.code().unwrap(), text(stdout), text(stderr))
    }
}

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

/// Is there a bundle of this solution, behind its header?
fn is_bundle_of(bundle: &Path, solution: &str) -> bool {
    let text = fs::read_to_string(bundle).unwrap();
    let (header, rest) = text.split_once('\n').unwrap();
    header.starts_with("// ") && rest == solution
}

#[test]
fn missing_and_stale_bundles_are_made_anew() {
    let workspace = Workspace::new(&[("solutions/src/lib.rs", "pub fn sum() { todo!() }\n")])
        .with_puzzle("a_1", SUM);
    let bundle = workspace.0.path().join("bundled/a_1/main.rs");
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(is_bundle_of(&bundle, SUM));
    // What somebody else wrote there is not judged.
    workspace.write("bundled/a_1/main.rs", WRONG);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    assert!(is_bundle_of(&bundle, SUM));
    // Neither is what the solution or its library were.
    let using = SUM.replace("println!", "solutions::f(); println!");
    workspace.write("solutions/src/bin/a_1.rs", &using);
    workspace.write("solutions/src/lib.rs", "pub fn f() { print!(\"1\") }\n");
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 1 && out.contains("found     13⏎"), "{out}");
    workspace.write("solutions/src/lib.rs", "pub fn f() {}\n");
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    assert!(
        fs::read_to_string(&bundle)
            .unwrap()
            .contains("mod solutions")
    );
}

#[test]
fn what_the_bundler_refuses_is_a_compile_error_in_its_words() {
    let workspace = Workspace::new(&[("solutions/src/lib.rs", "")]).with_puzzle("a_1", SUM);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    let lost = SUM.replace("println!", "solutions::lost(); println!");
    workspace.write("solutions/src/bin/a_1.rs", &lost);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 3, "{out}");
    assert!(
        out.contains("a_1   CE\n") && out.contains("there is no `lost` in `solutions`"),
        "{out}"
    );
    // The previous bundle is untouched.
    let bundle = workspace.0.path().join("bundled/a_1/main.rs");
    assert!(is_bundle_of(&bundle, SUM));
    workspace.write("solutions/Cargo.toml", "[package]\nname = solutions\n");
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 3 && out.contains("Cargo.toml:2:8"), "{out}");
}

#[test]
fn a_bundle_that_cannot_be_written_is_an_internal_error() {
    let workspace = Workspace::new(&[]).with_puzzle("a_1", SUM);
    workspace.write("bundled", "no folder");
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 4, "{out}");
    assert!(
        out.contains("a_1   IE") && out.contains("cannot make folder"),
        "{out}"
    );
}

#[test]
fn the_modular_program_is_judged_on_demand() {
    let workspace = Workspace::new(&[])
        .with_puzzle("a_1", SUM)
        .with_puzzle("b_2", SUM);
    workspace.write("solutions/src/bin/a_1.rs", &right_only(false));
    workspace.write("solutions/src/bin/b_2.rs", &right_only(true));
    let (code, out, _) = workspace.judge(&["--modular", "b_2"]);
    assert_eq!(code, 0, "{out}");
    assert!(out.contains("b_2 (modular)   AC"), "{out}");
    let (code, out, _) = workspace.judge(&["--both"]);
    assert_eq!(code, 1, "{out}");
    for line in [
        "a_1             AC",
        "a_1 (modular)   WA",
        "b_2             WA",
        "b_2 (modular)   AC",
    ] {
        assert!(out.contains(line), "{line}: {out}");
    }
    assert!(
        out.contains("again: cargo judge --modular a_1/sample/1"),
        "{out}"
    );
    workspace.write("solutions/src/bin/a_1.rs", BROKEN);
    let (code, out, _) = workspace.judge(&["--modular"]);
    assert_eq!(code, 3, "{out}");
    assert!(
        out.contains("a_1 (modular)   CE") && out.contains("b_2 (modular)   AC"),
        "{out}"
    );
}

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

    fs::remove_file(workspace.0.path().join("solutions/src/bin/c_3.rs")).unwrap();
    fs::remove_file(workspace.0.path().join("solutions/src/bin/a_1.rs")).unwrap();
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

#[test]
fn a_new_puzzle_is_judged_at_once() {
    let workspace = Workspace::new(&[]);
    let (code, out, err) = workspace.judge(&["new", "uva_100_b"]);
    assert_eq!(code, 0, "{err}");
    assert!(
        out.starts_with("solutions/src/bin/uva_100_b.rs\njudge-tests/problems/uva_100_b\n"),
        "{out}"
    );
    let bin = workspace.0.path().join("solutions/src/bin/uva_100_b.rs");
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
