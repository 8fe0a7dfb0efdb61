//! Judge profiles: flags, limits and what a judge would not take.

use super::*;

/// A puzzle of the judge `a`, of which `.judges.toml` says `profile`.
fn with_judge(profile: &str, source: &str) -> Workspace {
    let workspace = Workspace::new(&[(
        ".judges.toml",
        &format!("[a]\nname = \"Alpha\"\n{profile}\n"),
    )]);
    workspace.with_puzzle("a_1", source)
}

#[test]
fn bundles_are_compiled_with_the_flags_of_their_judge() {
    let source = SUM.replace(
        ".sum::<i64>()",
        ".sum::<i64>() + i64::from(!cfg!(ONLINE_JUDGE))",
    );
    let workspace = Workspace::new(&[]).with_puzzle("codeforces_1", &source);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    workspace.write(".judges.toml", "[codeforces]\nflags = [\"-O\"]\n");
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 1 && out.contains("WA"), "{out}");
}

#[test]
fn the_keyword_of_a_problem_wins_over_its_name() {
    let source = SUM.replace(
        ".sum::<i64>()",
        ".sum::<i64>() + i64::from(!cfg!(ONLINE_JUDGE))",
    );
    let workspace = Workspace::new(&[]).with_puzzle("kattis_1", &source);
    let yaml = "judge-tests/problems/kattis_1/problem.yaml";
    assert_eq!(workspace.judge(&[]).0, 1);
    workspace.write(yaml, "keywords: [sums, judge-codeforces]\n");
    assert_eq!(workspace.judge(&[]).0, 0);
    workspace.write(yaml, "keywords: judge-codeforces sums\n");
    assert_eq!(workspace.judge(&[]).0, 0);
    workspace.write(yaml, "keywords: [judge-codeforce]\n");
    let (code, out, _) = workspace.judge(&[]);
    assert!(
        code == 1 && out.contains("no judge is called `codeforce`"),
        "{out}"
    );
    assert!(
        out.contains("did you mean `codeforces`?, or add it to .judges.toml"),
        "{out}"
    );
}

#[test]
fn the_judge_says_whether_layout_counts() {
    let source = SUM
        .replace("{}\\\", \"", "{} \\\", \"")
        .replace("println!(\"{}\"", "println!(\"{} \"");
    let workspace = with_judge("layout = \"lax\"", &source);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    workspace.write(".judges.toml", "[a]\nlayout = \"strict\"\n");
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 1 && out.contains("a_1   PE"), "{out}");
}

#[test]
fn limits_that_a_problem_does_not_name_are_its_judges() {
    let workspace = with_judge("time-seconds = 7\nmemory-mib = 99", SUM);
    workspace.write("judge-tests/problems/a_1/problem.yaml", "name: Sum\n");
    let (code, out, _) = workspace.judge(&["--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(code, 0, "{out}");
    let program = &json["programs"][0];
    assert_eq!(program["cpu_limit_ms"], 7000.0);
    assert_eq!(program["memory_limit_bytes"], 99 << 20);
    assert_eq!(program["judge"]["name"], "Alpha");
}

#[test]
fn what_a_judge_would_not_take_is_warned_of() {
    let source = SUM.replace("println!", "let _ = solutions::half(3); println!");
    let profile =
        "source-bytes = 100\neditions = [\"2018\"]\nrustc = \"1.63\"\nunconfirmed = [\"rustc\"]";
    let workspace = with_judge(profile, &source);
    workspace.write(
        "solutions/src/lib.rs",
        "pub fn half(n: u32) -> u32 {\n    n.div_ceil(2)\n}\n",
    );
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    assert!(
        out.contains("warning: Alpha takes 100 bytes, the bundle has "),
        "{out}"
    );
    assert!(out.contains("`cargo bundle sizes a_1` tells"), "{out}");
    assert!(
        out.contains("warning: Alpha compiles as edition 2018, and so does this judge"),
        "{out}"
    );
    let newer = "warning: Alpha has rustc 1.63 (unconfirmed), and std has `div_ceil` since 1.73\n    solutions/src/lib.rs:2:7\n";
    let unknown = "not checked: whether std of the judges' rustc has all that is used";
    assert!(out.contains(newer) || out.contains(unknown), "{out}");
    assert!(out.ends_with("1 of 1 accepted\n"), "{out}");
    let (_, out, _) = workspace.judge(&["--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let warnings = &json["programs"][0]["warnings"];
    assert!(
        warnings[0]["title"].as_str().unwrap().contains("100 bytes"),
        "{out}"
    );
}

#[test]
fn a_newer_edition_is_warned_of_only_if_it_does_not_take_the_text() {
    let workspace = with_judge("editions = [\"2024\"]", SUM);
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 0 && !out.contains("warning"), "{out}");
    let old = SUM.replace("let s", "let gen = 0; assert!(gen == 0); let s");
    workspace.write("solutions/src/bin/a_1.rs", &old);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 3, "{out}");
    assert!(
        out.contains("warning: Alpha compiles as edition 2024, and so does this judge; it is written for 2021"),
        "{out}"
    );
}

#[test]
fn the_stack_is_the_judges() {
    let deep = SUM.replace(
        "println!",
        "fn sum(n: u64) -> u64 { let a = std::hint::black_box([n; 16]); \
         if n == 0 { 0 } else { sum(n - 1) + a[3] } } assert!(sum(200_000) > 0); println!",
    );
    let workspace = with_judge("stack-mib = 64", &deep);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    workspace.write(".judges.toml", "[a]\nstack-mib = 4\n");
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 1 && out.contains("a stack overflow"), "{out}");
}

#[test]
fn a_judge_without_rust_is_one_calm_line() {
    let workspace = with_judge("rust = false\nsource-bytes = 10", SUM).with_puzzle("a_2", SUM);
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    assert!(
        out.contains("\nAlpha takes no Rust: a_1, a_2 are judged here only\n2 of 2"),
        "{out}"
    );
    assert!(!out.contains("warning"), "{out}");
}

#[test]
fn mistakes_in_the_file_of_judges_are_usage_errors() {
    let workspace = with_judge("rustc = 1.63", SUM);
    let (code, _, err) = workspace.judge(&[]);
    assert_eq!(code, 2, "{err}");
    assert!(
        err.contains(".judges.toml: ") && err.contains("line 3"),
        "{err}"
    );
}

#[test]
fn a_crate_that_bundles_leave_outside_is_there_and_the_judge_must_have_it() {
    let source = SUM.replace(".sum::<i64>()", ".map(add::zero).sum::<i64>()");
    let workspace = with_judge(
        "flags = [\"-C\", \"opt-level=3\", \"-C\", \"lto\"]",
        &source,
    );
    workspace.write(
        "solutions/Cargo.toml",
        "[package]\nname = \"solutions\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\
         [package.metadata.bundler]\nexternal = [\"add\"]\n[dependencies]\nadd = { path = \"../add\" }\n",
    );
    workspace.write(
        "add/Cargo.toml",
        "[package]\nname = \"add\"\nversion = \"1.2.3\"\n",
    );
    workspace.write(
        "add/src/lib.rs",
        "pub fn zero(n: i64) -> i64 {\n    n + 0\n}\n",
    );
    let workspace = workspace.on_its_own();
    let (code, out, _) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}");
    assert!(
        out.contains("warning: the bundle needs the crate add 1.2.3, which Alpha does not have"),
        "{out}"
    );
    workspace.write(
        ".judges.toml",
        "[a]\nname = \"Alpha\"\ncrates = [\"add\"]\n",
    );
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 0 && !out.contains("warning"), "{out}");
    // It is run with the crate as it is now.
    workspace.write(
        "add/src/lib.rs",
        "pub fn zero(n: i64) -> i64 {\n    n + 1\n}\n",
    );
    let (code, out, _) = workspace.judge(&[]);
    assert!(code == 1 && out.contains("WA"), "{out}");
}
