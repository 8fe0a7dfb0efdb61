//! `judge export`: packages for other tools.

use std::path::PathBuf;

use super::*;

const FOLDER: &str = "judge-tests/problems/a_1";

/// A new puzzle with a Rust output validator that uses the library, a checked layout, and keys of our own.
fn with_all() -> Workspace {
    let workspace = Workspace::new(&[]);
    let (code, out, err) = workspace.judge(&["new", "a_1"]);
    assert_eq!(code, 0, "{out}{err}");
    workspace.write(
        "solutions/src/lib.rs",
        "pub fn number(text: &str) -> Option<i64> { text.trim().parse().ok() }\npub fn unused() {}\n",
    );
    let validator = "use std::{env, fs, io, process::exit};\nfn main() {\n    \
        let answer = fs::read_to_string(env::args().nth(2).unwrap()).unwrap();\n    \
        let mut output = Vec::new();\n    \
        io::Read::read_to_end(&mut io::stdin(), &mut output).unwrap();\n    \
        let output = String::from_utf8_lossy(&output);\n    \
        exit(if solutions::number(&output) == solutions::number(&answer) { 42 } else { 43 });\n}\n";
    workspace.write(&format!("{FOLDER}/output_validator/check.rs"), validator);
    workspace.write(
        &format!("{FOLDER}/submissions/compile_error/broken.rs"),
        BROKEN,
    );
    workspace
}

#[test]
fn a_package_has_no_extensions_and_every_program_is_one_file() {
    let workspace = with_all();
    let to = workspace.folder.path().join("out");
    let (code, out, err) = workspace.judge(&["export", "a_1", "--to", to.to_str().unwrap()]);
    assert_eq!(code, 0, "{out}{err}");
    let package = to.join("a1");
    assert_eq!(
        out,
        format!(
            "{}   without submissions/compile_error\n",
            package.display()
        )
    );
    assert!(!package.join("submissions/compile_error").exists());
    let read = |path: &str| fs::read_to_string(package.join(path)).expect(path);
    for path in [
        "data/sample/1.in",
        "statement/problem.en.md",
        "input_validators/format.rs",
    ] {
        read(path);
    }
    assert_eq!(
        read("submissions/accepted/a_1.rs"),
        fs::read_to_string(workspace.folder.path().join("bundled/a_1/main.rs")).unwrap()
    );
    let validator = read("output_validator/validator/main.rs");
    assert!(
        validator.contains("pub fn number") && !validator.contains("unused"),
        "{validator}"
    );
    assert!(read("output_validator/validator/build").contains("rustc -O --edition 2021 -o run"));
    assert!(!package.join("data/testdata.yaml").exists());
    let (code, _, err) = workspace.judge(&["export", "--to", to.to_str().unwrap()]);
    assert!(code == 2 && err.contains("a1 exists; remove it"), "{err}");
    // The judge itself reads what it wrote.
    let problem = workspace.folder.path().join("judge-tests/problems/b_2");
    fs::rename(&package, problem).unwrap();
    let (code, out, err) = workspace.judge(&["verify", "b_2"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.contains("b_2/accepted/a_1.rs"), "{out}");
}

#[test]
fn case_matters_in_packages_as_it_does_here() {
    let workspace = Workspace::new(&[]);
    workspace.judge(&["new", "a_1"]);
    let to = workspace.folder.path().join("out");
    let export = || workspace.judge(&["export", "--to", to.to_str().unwrap()]);
    let (code, out, err) = export();
    assert_eq!(code, 0, "{out}{err}");
    let group = to.join("a1/data/testdata.yaml");
    assert_eq!(
        fs::read_to_string(&group).unwrap(),
        "output_validator_flags: case_sensitive\n"
    );
    fs::remove_dir_all(&to).unwrap();
    let yaml = workspace.folder.path().join(FOLDER).join("problem.yaml");
    let text = fs::read_to_string(&yaml).unwrap();
    fs::write(
        &yaml,
        format!("{text}judge-compare:\n  - ignore_case\nversion: x\n"),
    )
    .unwrap();
    let (code, out, err) = export();
    assert_eq!(code, 0, "{out}{err}");
    assert!(!group.exists());
    let exported = fs::read_to_string(to.join("a1/problem.yaml")).unwrap();
    assert_eq!(exported, format!("{text}version: x\n"));
}

#[test]
fn what_other_tools_would_judge_otherwise_is_refused() {
    for (path, text, said) in [
        (
            "problem.yaml",
            "uuid: x\njudge-compare: unordered_lines\n",
            "compare lines in their order",
        ),
        ("problem.yaml", "name: A\n", "add `uuid: "),
        (
            "problem.yaml",
            "uuid: x\nproblem_format_version: 2023-07-draft\nvalidator_flags: case_sensitive\n",
            "validator_flags is a key of the older format",
        ),
        (
            "input_validators/format.rs",
            "",
            "add input_validators/format.rs",
        ),
        (
            "data/secret/test_group.yaml",
            "output_validator_args: [case_sensitive]\n",
            "do not read data/secret/test_group.yaml; write testdata.yaml",
        ),
        (
            "data/sample/1.yaml",
            "{}\n",
            "do not read data/sample/1.yaml",
        ),
    ] {
        let workspace = Workspace::new(&[]);
        workspace.judge(&["new", "a_1"]);
        let file = workspace.folder.path().join(FOLDER).join(path);
        match text {
            "" => fs::remove_file(file).unwrap(),
            text => fs::write(file, text).unwrap(),
        }
        let to = workspace.folder.path().join("out");
        let (code, _, err) = workspace.judge(&["export", "--to", to.to_str().unwrap()]);
        assert!(code == 2 && err.contains(said), "{path}: {err}");
        assert!(!to.join("a1").exists(), "{path}");
    }
    let workspace = with_all();
    workspace.write(
        &format!("{FOLDER}/problem.yaml"),
        "uuid: x\njudge-checker: testlib\n",
    );
    let (code, _, err) = workspace.judge(&["export", "a_1", "--to", "out"]);
    assert!(
        code == 2 && err.contains("do not call checkers as testlib does"),
        "{err}"
    );
    let (code, _, err) = workspace.judge(&["export", "a_1/sample", "--to", "out"]);
    assert!(code == 2 && err.contains("name the whole problem"), "{err}");
}

/// Kattis' verifyproblem, where continuous integration installs it or the `PATH` has it.
fn verifyproblem() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let own = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("problemtools/bin");
    std::env::split_paths(&path)
        .chain([own])
        .map(|folder| folder.join("verifyproblem"))
        .find(|program| program.is_file())
}

#[test]
fn kattis_own_tool_accepts_what_is_exported() {
    let Some(verifyproblem) = verifyproblem() else {
        println!("skipped: verifyproblem is not installed");
        return;
    };
    let workspace = with_all();
    workspace.judge(&["new", "b_2"]);
    let (code, out, err) = workspace.judge(&["export", "--to", "out"]);
    assert_eq!(code, 0, "{out}{err}");
    let verify = |problem: &str| {
        let output = Command::new(&verifyproblem)
            .args([
                problem,
                "--parts",
                "config",
                "data",
                "graders",
                "submissions",
                "validators",
            ])
            .current_dir(workspace.folder.path().join("solutions/out"))
            .output()
            .unwrap();
        let text =
            String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        (output.status.success(), text.into_owned())
    };
    for (problem, summary) in [("a1", "a1 tested: 0 errors"), ("b2", "b2 tested: 0 errors")] {
        let (is_accepted, text) = verify(problem);
        assert!(is_accepted && text.contains(summary), "{text}");
    }
    // It is no tool that accepts everything.
    let validator = workspace
        .folder
        .path()
        .join("solutions/out/b2/input_validators/format.rs");
    fs::write(validator, "fn main() { std::process::exit(43) }\n").unwrap();
    let (is_accepted, text) = verify("b2");
    assert!(
        !is_accepted && text.contains("did not accept input"),
        "{text}"
    );
}
