use std::fs;
use std::time::Duration;

use super::*;

/// A problem `x_1` made of files given by path and text.
fn package(files: &[(&str, &str)]) -> (tempfile::TempDir, Result<Problem, String>) {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join("x_1");
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let problem = load(&folder, &Profiles::read(root.path()).unwrap()).map_err(|e| e.to_string());
    (root, problem)
}

const CASE: [(&str, &str); 2] = [("data/sample/1.in", ""), ("data/sample/1.ans", "")];

fn with_yaml(yaml: &str) -> Result<Problem, String> {
    package(&[("problem.yaml", yaml), CASE[0], CASE[1]]).1
}

#[test]
fn limits_have_defaults_and_units() {
    let problem = with_yaml("name: A\nlimits:\n  time_limit: 0.5\n  memory: 64\n").unwrap();
    assert_eq!((&*problem.id, &*problem.name), ("x_1", "A"));
    let expected = Limits {
        cpu: Duration::from_millis(500),
        memory: 64 << 20,
        output: 8 << 20,
        ..Limits::DEFAULT
    };
    assert_eq!(problem.limits, expected);
    let problem = with_yaml("name: {de: B, en: A}\nunknown: [1, {a: b}]\n").unwrap();
    assert_eq!(
        (&*problem.name, problem.limits.cpu),
        ("A", Duration::from_secs(1))
    );
}

#[test]
fn what_cannot_be_honoured_is_an_error() {
    for (yaml, said) in [
        ("limits: {time_limit: 0}", "time_limit is 0"),
        ("limits: {time_limit: .nan}", "time_limit is NaN"),
        ("limits: {time_limit: 1e9}", "time_limit is 1000000000"),
        ("limits: {memory: 0}", "memory is 0"),
        ("limits: {output: 99999999}", "output is 99999999"),
        ("validation: custom", "add output_validator/main.rs"),
        ("validation: interpretive", "write default or custom"),
        ("validation: custom verbose", "`verbose` means nothing"),
        ("type: scored", "no type is called `scored`"),
        (
            "type: [pass-fail, multi-pass]",
            "`multi-pass` are not supported",
        ),
        ("judge-checker: codeforces", "write kattis or testlib"),
        ("limits: {validation_time: -1}", "validation_time is -1"),
        ("limits:\n  time_limit: soon\n", "problem.yaml"),
        ("name: [", "problem.yaml"),
    ] {
        let error = with_yaml(yaml).expect_err(yaml);
        assert!(error.contains(said), "{yaml}: {error}");
    }
}

#[test]
fn samples_come_first_and_secret_cases_may_be_grouped() {
    let files = ["secret/b/1", "secret/a", "sample/2", "sample/10"];
    let mut all = vec![("problem.yaml".to_owned(), "")];
    for file in files {
        all.push((format!("data/{file}.in"), ""));
        all.push((format!("data/{file}.ans"), ""));
    }
    let all: Vec<(&str, &str)> = all.iter().map(|(path, text)| (&**path, *text)).collect();
    let names: Vec<String> = package(&all)
        .1
        .unwrap()
        .cases
        .into_iter()
        .map(|c| c.name)
        .collect();
    assert_eq!(names, ["sample/10", "sample/2", "secret/a", "secret/b/1"]);
}

#[test]
fn half_a_case_is_an_error() {
    let yaml = ("problem.yaml", "");
    let error = package(&[yaml, ("data/secret/7.in", "")]).1.unwrap_err();
    assert!(
        error.contains("7.in: ") && error.contains("add 7.ans"),
        "{error}"
    );
    let error = package(&[yaml, ("data/sample/7.ans", "")]).1.unwrap_err();
    assert!(
        error.contains("7.ans: ") && error.contains("add 7.in"),
        "{error}"
    );
    let error = package(&[yaml]).1.unwrap_err();
    assert!(error.contains("no cases"), "{error}");
}

#[test]
fn the_folder_says_what_a_submission_must_get() {
    let yaml = ("problem.yaml", "");
    let files = [
        yaml,
        CASE[0],
        CASE[1],
        ("submissions/wrong_answer/a.rs", ""),
    ];
    let found = package(&files).1.unwrap().submissions;
    assert_eq!(found[0].name, "wrong_answer/a.rs");
    assert_eq!(found[0].expected, [Verdict::WrongAnswer]);
    let files = [yaml, CASE[0], CASE[1], ("submissions/wrong/a.rs", "")];
    let error = package(&files).1.unwrap_err();
    assert!(
        error.contains("`wrong`") && error.contains("wrong_answer"),
        "{error}"
    );
}

#[test]
fn problems_are_found_at_any_depth_and_are_unique() {
    let root = tempfile::tempdir().unwrap();
    for folder in ["a_1", "more/b_2", "a_1/data/c_3"] {
        fs::create_dir_all(root.path().join(folder)).unwrap();
        fs::write(root.path().join(folder).join("problem.yaml"), "").unwrap();
    }
    let ids: Vec<String> = find(root.path()).unwrap().into_keys().collect();
    assert_eq!(ids, ["a_1", "b_2"]);
    fs::create_dir_all(root.path().join("more/a_1")).unwrap();
    fs::write(root.path().join("more/a_1/problem.yaml"), "").unwrap();
    assert!(
        find(root.path())
            .unwrap_err()
            .message
            .contains("another problem")
    );
}

/// The warnings of a problem with this `problem.yaml`.
fn warnings(yaml: &str) -> Vec<String> {
    with_yaml(yaml).expect(yaml).warnings
}

#[test]
fn both_versions_of_the_format_are_read() {
    let legacy = "name: A\nauthor: B\nsource: C\nlicense: cc by\nvalidation: default\nkeywords: a b\n\
                  limits: {time_multiplier: 5, time_safety_margin: 2, memory: 64, validation_time: 2.5}\n";
    let problem = with_yaml(legacy).unwrap();
    assert_eq!(
        (problem.limits.memory, problem.warnings),
        (64 << 20, vec![])
    );
    let draft = "problem_format_version: 2023-07-draft\nname: {en: A}\nuuid: x\ntype: [pass-fail]\n\
                 credits: {authors: [B]}\nkeywords: [a, b]\nallow_file_writing: false\n\
                 limits: {time_limit: 2.0, time_multipliers: {ac_to_time_limit: 2}, code: 128}\n";
    let problem = with_yaml(draft).unwrap();
    assert_eq!(
        (problem.limits.cpu.as_secs(), problem.warnings),
        (2, vec![])
    );
    assert_eq!(warnings(""), [""; 0]);
}

#[test]
fn a_key_that_nobody_knows_is_told_of() {
    let [warning] = &warnings("timelimit: 2\n")[..] else {
        panic!()
    };
    assert!(warning.contains("`timelimit` is not known"), "{warning}");
    let [warning] = &warnings("limits: {mem: 2}\n")[..] else {
        panic!()
    };
    assert!(warning.contains("`limits.mem` is not known"), "{warning}");
    let [warning] = &warnings("type: scoring\n")[..] else {
        panic!()
    };
    assert!(warning.contains("scores are not computed"), "{warning}");
}

#[test]
fn the_time_limit_may_stand_where_other_tools_keep_it() {
    let seconds = |files: &[(&str, &str)]| {
        let yaml = [("problem.yaml", ""), CASE[0], CASE[1]];
        package(&[&yaml, files].concat())
            .1
            .map(|p| p.limits.cpu.as_secs())
    };
    assert_eq!(seconds(&[(".timelimit", "7\n")]), Ok(7));
    let ini = ("domjudge-problem.ini", "color=red\ntimelimit = '5'\n");
    assert_eq!(seconds(&[ini]), Ok(5));
    assert_eq!(
        seconds(&[ini, ("problem.yaml", "limits: {time_limit: 3}")]),
        Ok(3)
    );
    assert_eq!(seconds(&[("domjudge-problem.ini", "color=red")]), Ok(1));
    let error = seconds(&[(".timelimit", "soon")]).unwrap_err();
    assert!(
        error.contains(".timelimit: ") && error.contains("`soon`"),
        "{error}"
    );
    let error = seconds(&[("domjudge-problem.ini", "timelimit=0")]).unwrap_err();
    assert!(
        error.contains("problem.ini: ") && error.contains("is 0"),
        "{error}"
    );
}

const VALIDATOR: (&str, &str) = ("output_validator/check.rs", "");

#[test]
fn validators_are_told_what_the_innermost_group_says() {
    let mut files = vec![
        ("problem.yaml", "validator_flags: all"),
        VALIDATOR,
        ("data/secret/testdata.yaml", "output_validator_flags: a  b"),
        (
            "data/secret/two/test_group.yaml",
            "output_validator_args: [c d, e]",
        ),
        ("data/secret/two/own.yaml", "output_validator_args: []"),
        ("data/secret/three/testdata.yaml", "on_reject: break"),
        ("data/secret/four/testdata.yaml", ""),
    ];
    let names = [
        "sample/1",
        "secret/1",
        "secret/four/1",
        "secret/three/1",
        "secret/two/1",
        "secret/two/own",
    ];
    let paths: Vec<String> = names
        .iter()
        .flat_map(|name| ["in", "ans"].map(|end| format!("data/{name}.{end}")))
        .collect();
    files.extend(paths.iter().map(|path| (path.as_str(), "")));
    let told: Vec<String> = package(&files)
        .1
        .unwrap()
        .cases
        .iter()
        .map(|case| format!("{}: {}", case.name, case.arguments.join(",")))
        .collect();
    assert_eq!(
        told,
        [
            "sample/1: all",
            "secret/1: all,a,b",
            "secret/four/1: all,a,b",
            "secret/three/1: all,a,b",
            "secret/two/1: all,c d,e",
            "secret/two/own: all",
        ]
    );
}

#[test]
fn the_validators_folder_and_what_is_asked_for_must_agree() {
    let load = |yaml, others: &[(&str, &str)]| {
        let all = [&[("problem.yaml", yaml), CASE[0], CASE[1]], others].concat();
        package(&all).1.map(|problem| problem.validator)
    };
    let legacy = ("output_validators/check.rs", "");
    let found = load("", &[VALIDATOR]).unwrap().unwrap();
    assert_eq!(found.protocol, Protocol::Kattis);
    assert_eq!(found.limits.cpu, Duration::from_secs(60));
    let yaml = "validation: custom\njudge-checker: testlib\nlimits: {validation_memory: 64}";
    let found = load(yaml, &[legacy]).unwrap().unwrap();
    assert_eq!(
        (found.protocol, found.limits.memory),
        (Protocol::Testlib, 64 << 20)
    );
    for (yaml, files, said) in [
        (
            "validation: default",
            &[VALIDATOR][..],
            "write `validation: custom`",
        ),
        ("", &[VALIDATOR, legacy], "keep one of them"),
        (
            "",
            &[("output_validator/check.cpp", "")],
            "`check.cpp` is neither",
        ),
    ] {
        let error = load(yaml, files).unwrap_err();
        assert!(error.contains(said), "{yaml}: {error}");
    }
}

#[test]
fn without_a_validator_the_arguments_are_the_comparisons() {
    let problem = with_yaml("validator_flags: float_tolerance 1e-6\njudge-compare: [ignore_case]");
    let rules = problem.unwrap().cases[0].rules;
    assert_eq!(
        (rules.floats.unwrap().absolute, rules.ignore_case),
        (1e-6, true)
    );
    for (yaml, said) in [
        (
            "validator_flags: float_tolerance",
            "needs a number behind it",
        ),
        ("judge-compare: backwards", "`backwards` means nothing"),
    ] {
        let error = with_yaml(yaml).unwrap_err();
        assert!(error.contains(said), "{yaml}: {error}");
    }
    let yaml = ("problem.yaml", "judge-compare: ignore_case");
    let error = package(&[yaml, VALIDATOR, CASE[0], CASE[1]]).1.unwrap_err();
    assert!(error.contains("remove one of them"), "{error}");
}

#[test]
fn input_validators_are_found_and_those_that_cannot_be_run_are_told_of() {
    let files = [
        ("problem.yaml", "judge-checker: testlib"),
        CASE[0],
        CASE[1],
        ("input_validators/a/main.rs", ""),
        ("input_validators/b.py", ""),
        ("input_validators/c.ctd", ""),
        ("input_validators/d/d.cpp", ""),
    ];
    let problem = package(&files).1.unwrap();
    let found: Vec<(String, Protocol)> = problem
        .input_validators
        .iter()
        .map(|v| {
            (
                v.source.entry.file_name().unwrap().display().to_string(),
                v.protocol,
            )
        })
        .collect();
    let input = Protocol::Input;
    assert_eq!(found, [("a".to_owned(), input), ("b.py".to_owned(), input)]);
    let [c, d] = &problem.warnings[..] else {
        panic!("{:?}", problem.warnings)
    };
    assert!(c.starts_with("input_validators/c.ctd is not run: "), "{c}");
    assert!(d.starts_with("input_validators/d is not run: "), "{d}");
}

#[test]
fn arguments_that_look_like_numbers_are_words() {
    for flags in [
        "float_tolerance 1e-6",
        "[float_tolerance, 1e-6]",
        "[float_tolerance, '1e-6']",
    ] {
        let yaml = format!("output_validator_args: {flags}");
        let files = [
            ("problem.yaml", "validator_flags: [float_tolerance, 2]"),
            ("data/sample/testdata.yaml", yaml.as_str()),
            CASE[0],
            CASE[1],
        ];
        let case = &package(&files).1.expect(flags).cases[0];
        assert_eq!(case.rules.floats.unwrap().absolute, 1e-6, "{flags}");
    }
    let problem = package(&[
        ("problem.yaml", "validator_flags: 7"),
        VALIDATOR,
        CASE[0],
        CASE[1],
        ("data/testdata.yaml", "output_validator_flags: true"),
    ]);
    assert_eq!(problem.1.unwrap().cases[0].arguments, ["7", "true"]);
    let error = with_yaml("validator_flags: {a: b}").unwrap_err();
    assert!(error.contains("write words, or a list of words"), "{error}");
}

#[test]
fn plain_folders_of_inputs_and_answers_are_problems() {
    let files = [
        ("test/sample-1.in", ""),
        ("test/sample-1.out", ""),
        ("test/more/b.in", ""),
        ("test/more/b.ans", ""),
    ];
    let (root, problem) = package(&files);
    let problem = problem.unwrap();
    let names: Vec<&str> = problem
        .cases
        .iter()
        .map(|case| case.name.as_str())
        .collect();
    assert_eq!(names, ["test/more/b", "test/sample-1"]);
    assert!(problem.cases[1].answer.ends_with("test/sample-1.out"));
    assert_eq!(problem.limits.cpu, Duration::from_secs(1));
    fs::create_dir_all(root.path().join("more/y_2")).unwrap();
    fs::write(root.path().join("more/y_2/1.in"), "").unwrap();
    fs::write(root.path().join("stray.in"), "").unwrap();
    fs::create_dir_all(root.path().join("empty_3/test")).unwrap();
    let ids: Vec<String> = find(root.path()).unwrap().into_keys().collect();
    assert_eq!(ids, ["x_1", "y_2"]);
    for (files, said) in [
        (&[("1.in", "")][..], "add 1.ans beside it"),
        (
            &[("1.in", ""), ("1.ans", ""), ("2.out", "")],
            "add 2.in beside it",
        ),
        (&[("1.in", ""), ("1.ans", ""), ("1.out", "")], "two answers"),
    ] {
        let error = package(files).1.unwrap_err();
        assert!(error.contains(said), "{error}");
    }
    // In a package, outputs are something else.
    let error = package(&[
        ("problem.yaml", ""),
        ("data/sample/1.in", ""),
        ("data/sample/1.out", ""),
    ])
    .1;
    assert!(error.unwrap_err().contains("add 1.ans"));
}
