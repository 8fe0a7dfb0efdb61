//! What is judged: bundles as they are made now, and the workspace's own binaries.

use super::*;

/// Is there a bundle of this solution, behind its header?
fn is_bundle_of(bundle: &Path, solution: &str) -> bool {
    let text = fs::read_to_string(bundle).unwrap();
    let (header, rest) = text.split_once('\n').unwrap();
    header.starts_with("// ") && rest == solution
}

#[test]
fn missing_and_stale_bundles_are_made_anew() {
    let workspace = Workspace::new(&[("solutions/src/lib.rs", "pub fn sum() { panic!() }\n")])
        .with_puzzle("a_1", SUM);
    let bundle = workspace.folder.path().join("bundled/a_1/main.rs");
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
    let bundle = workspace.folder.path().join("bundled/a_1/main.rs");
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
    let apart = "a_1/sample/1  the bundle does not do what its modules do: \
        what they print differs first in line 1, column 1
    modules   4⏎
    bundle    3⏎
              ^
    again: cargo judge --both a_1/sample/1
";
    assert!(out.contains(apart), "{out}");
    assert!(
        out.ends_with("2 of 4 accepted, 2 bundles are wrong\n"),
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
