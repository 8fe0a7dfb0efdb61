//! What is said when something is wrong: places, help, exit codes; never a panic.

use super::*;

#[test]
fn an_error_in_the_source_has_a_place_and_leaves_the_previous_bundle() {
    let folder = package();
    run(folder.path(), &[]);
    let before = bundle_of(folder.path(), "first");
    for (broken, expected) in [
        (
            "pub fn twice(n: i32) -> i32 {\n    2 * n\n",
            "src/lib.rs:1:29",
        ),
        (
            "pub fn twice(n: i32) -> i32 {\n    n.double()\n}\n",
            "src/lib.rs:2:7",
        ),
        (
            "mod gone;\npub fn twice(n: i32) -> i32 {\n    n\n}\n",
            "src/lib.rs:1:5",
        ),
        (
            "pub fn twice(n: i32) -> i32 {\n    crate::gone::f(n)\n}\n",
            "src/lib.rs:2:12",
        ),
    ] {
        write(folder.path(), "src/lib.rs", broken);
        let (code, out, err) = run(folder.path(), &["first"]);
        assert_eq!((code, out.as_str()), (1, ""), "{err}");
        assert!(
            err.contains(expected) && err.contains('^') && err.contains("help:"),
            "{err}"
        );
        assert_eq!(bundle_of(folder.path(), "first"), before);
    }
    assert_eq!(
        files_below(&folder.path().join("bundled")),
        ["first/main.rs", "second/main.rs"]
    );
}

#[test]
fn an_unknown_binary_is_answered_with_the_closest_one() {
    let folder = package();
    let (code, _, err) = run(folder.path(), &["frist"]);
    assert_eq!(code, 1);
    assert!(
        err.contains("no binary `frist`") && err.contains("did you mean `first`?"),
        "{err}"
    );
}

#[test]
fn a_file_is_answered_with_its_binary_if_it_is_one() {
    let folder = package();
    for file in ["src/bin/second.rs", "./src/bin/second.rs", "second.rs"] {
        let (code, _, err) = run(folder.path(), &[file]);
        assert_eq!(code, 1);
        assert!(err.contains("it is the file of `second`"), "{err}");
    }
    for other in ["", "bin/other.rs", "rc/bin/second.rs", "src/bin"] {
        let (code, _, err) = run(folder.path(), &[other]);
        assert_eq!(code, 1);
        assert!(!err.contains("it is the file"), "{err}");
    }
}

#[test]
fn wrong_arguments_exit_with_two() {
    let folder = package();
    assert_eq!(run(folder.path(), &["--no-such-flag"]).0, 2);
    assert_eq!(run(folder.path(), &["--no-verify"]).0, 2);
    let (code, _, err) = run(folder.path(), &["first", "sizes"]);
    assert_eq!(code, 2);
    assert!(err.contains("`sizes` is a command"), "{err}");
    assert_eq!(bundle_of(folder.path(), "first"), None);
}

#[test]
fn a_missing_compiler_is_named_and_nothing_is_written() {
    let folder = package();
    let output = bundler(folder.path())
        .env("RUSTC", "no-such-rustc")
        .output();
    let (code, _, err) = seen(output.unwrap());
    assert_eq!(code, 1);
    assert!(
        err.contains("no-such-rustc") && err.contains("rustup"),
        "{err}"
    );
    assert_eq!(bundle_of(folder.path(), "first"), None);
}

#[test]
fn malformed_input_is_an_error_never_a_panic() {
    let nested = |depth: usize| {
        let (open, close) = ("(".repeat(depth), ")".repeat(depth));
        format!("pub fn twice(n: i32) -> i32 {{ {open}n{close} }}")
    };
    let (deep, too_deep) = (nested(900), nested(200_000));
    let cases: [(&str, Vec<u8>); 9] = [
        ("not UTF-8", b"pub fn twice() { \xff }".to_vec()),
        ("truncated string", b"pub fn twice() { \"".to_vec()),
        ("truncated comment", b"/* never".to_vec()),
        ("stray brace", b"}".to_vec()),
        ("NUL", b"\0".to_vec()),
        ("nothing", Vec::new()),
        ("only a comment", b"// nothing".to_vec()),
        ("too deep nesting", too_deep.into_bytes()),
        ("deep nesting", deep.into_bytes()),
    ];
    let folder = package();
    run(folder.path(), &[]);
    let before = bundle_of(folder.path(), "first");
    for (name, text) in cases {
        write(folder.path(), "src/lib.rs", text);
        let (code, _, err) = run(folder.path(), &["first"]);
        assert!(!err.contains("panicked"), "{name}: {err}");
        if code == 0 {
            assert_eq!(name, "deep nesting");
        } else {
            assert_eq!(code, 1, "{name}: {err}");
            assert!(err.contains("error"), "{name}: {err}");
            assert_eq!(bundle_of(folder.path(), "first"), before, "{name}");
        }
    }
}

#[test]
fn a_malformed_manifest_is_shown_with_its_place() {
    let folder = package();
    write(folder.path(), "Cargo.toml", "[package\nname = 1");
    let (code, _, err) = run(folder.path(), &[]);
    assert_eq!(code, 1);
    assert!(err.contains("Cargo.toml:1:"), "{err}");
    let nowhere = tempfile::tempdir().unwrap();
    let (code, _, err) = run(nowhere.path(), &[]);
    assert_eq!(code, 1);
    assert!(
        err.contains("no `Cargo.toml`") && err.contains("--manifest-path"),
        "{err}"
    );
}

#[test]
fn an_error_of_the_library_is_said_once_for_all_binaries() {
    let folder = package();
    write(folder.path(), "src/lib.rs", "pub fn twice(");
    let (code, out, err) = run(folder.path(), &[]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(err.matches("error:").count(), 1, "{err}");
    assert!(
        err.contains("\n2 of 2 bundles could not be made\n"),
        "{err}"
    );
    let (_, out, err) = run(folder.path(), &["--json"]);
    assert_eq!(err, "");
    assert_eq!(out.matches("\"errors\"").count(), 2, "{out}");
}

#[test]
fn a_crate_that_cannot_be_bundled_is_named_once_for_each_crate_that_uses_it() {
    let folder = package();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    let manifest = |name: &str| {
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n")
    };
    let dependency = "[dependencies]\nmade = { path = \"made\" }\n";
    file("Cargo.toml", &format!("{}{dependency}", manifest("demo")));
    file("made/Cargo.toml", &manifest("made"));
    file("made/build.rs", "fn main() {}\n");
    file("made/src/lib.rs", "pub fn three() -> i32 {\n    3\n}\n");
    let library = "pub fn twice(n: i32) -> i32 {\n    n + made::three()\n}\n";
    file("src/lib.rs", library);
    let solution = "use made::three;\n\nfn main() {\n    println!(\"{}\", three() + made::three() + demo::twice(1));\n}\n";
    file("src/bin/first.rs", solution);
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    let named = err.matches("crate `made` cannot be bundled: its package has a build script");
    assert_eq!(named.count(), 2, "{err}");
    for place in ["src/bin/first.rs:", "src/lib.rs:2:"] {
        assert_eq!(err.matches(place).count(), 1, "{err}");
    }
}

#[test]
fn of_many_errors_in_a_crate_from_outside_the_first_are_shown_with_what_else_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    let package = |name: &str| {
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n")
    };
    file(
        "demo/Cargo.toml",
        &(package("demo") + "[dependencies]\nelsewhere = { path = \"../else\" }\n[workspace]\n"),
    );
    let macros = "macro_rules! said {\n    ($($tokens:tt)*) => {\n        stringify!($($tokens)*)\n    };\n}\n";
    let functions = |count: usize| -> String {
        let numbers = 1..=count;
        let function =
            |n| format!("pub fn f{n}() -> &'static str {{\n    said!(crate::f{n})\n}}\n");
        numbers.map(function).collect()
    };
    file(
        "else/Cargo.toml",
        &(package("elsewhere") + "[lib]\nname = \"else_\"\n"),
    );
    file(
        "demo/src/main.rs",
        "fn main() {\n    println!(\"{}\", else_::f());\n}\n",
    );
    let errors = |count: usize| -> String {
        let calls: Vec<String> = (1..=count).map(|n| format!("f{n}()")).collect();
        let all = format!(
            "pub fn f() -> String {{\n    [{}].concat()\n}}\n",
            calls.join(", ")
        );
        file(
            "else/src/lib.rs",
            &(macros.to_owned() + &functions(count) + &all),
        );
        let (code, _, err) = run(&folder.path().join("demo"), &["demo"]);
        assert_eq!(code, 1, "{err}");
        err
    };
    let three = errors(3);
    assert_eq!(three.matches("among tokens").count(), 3, "{three}");
    let help =
        "do without this crate, or leave it to a judge that has it with `--external elsewhere`";
    assert_eq!(three.matches(help).count(), 1, "{three}");
    assert!(!three.contains("more error"), "{three}");
    let five = errors(5);
    assert_eq!(five.matches("among tokens").count(), 3, "{five}");
    assert!(
        five.contains("error: and 2 more errors in the crate `else_`"),
        "{five}"
    );
    // Who needs it is another crate from outside.
    let dependency = "[dependencies]\nelsewhere = { path = \"../else\" }\n";
    file("between/Cargo.toml", &(package("be-tween") + dependency));
    file("between/src/lib.rs", "pub use else_::f;\n");
    file(
        "demo/Cargo.toml",
        &(package("demo") + "[dependencies]\nbe-tween = { path = \"../between\" }\n[workspace]\n"),
    );
    file(
        "demo/src/main.rs",
        "fn main() {\n    println!(\"{}\", be_tween::f());\n}\n",
    );
    let (code, _, err) = run(&folder.path().join("demo"), &["demo"]);
    assert_eq!(code, 1, "{err}");
    let help = "take `be-tween` without the features that need this crate (`default-features = false`), or leave it to a judge that has it with `--external be-tween`";
    assert_eq!(err.matches(help).count(), 1, "{err}");
}

#[test]
fn colours_are_for_terminals_and_for_those_who_ask() {
    let folder = package();
    write(
        folder.path(),
        "src/bin/first.rs",
        "fn main() {\n    demo::absent();\n}\n",
    );
    let said = |variables: &[(&str, &str)]| {
        let mut command = bundler(folder.path());
        let command = command.env_remove("NO_COLOR").arg("first");
        seen(command.envs(variables.iter().copied()).output().unwrap()).2
    };
    let plain = said(&[]);
    assert!(
        plain.contains("absent") && !plain.contains('\x1b'),
        "{plain}"
    );
    assert!(said(&[("CLICOLOR_FORCE", "1")]).contains('\x1b'));
    assert_eq!(said(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), plain);
}

#[test]
fn a_macro_whose_name_goes_on_is_another_one() {
    let folder = package();
    let library =
        "#[macro_export]\nmacro_rules! call {\n    ($e:expr) => {\n        $e\n    };\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() {\n    println!(\"{}\", demo::cal!(3));\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    assert!(
        err.contains("no `cal`") && !err.contains("a body defines"),
        "{err}"
    );
}
