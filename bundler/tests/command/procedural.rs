//! Procedural macros: when Cargo is made to build them, and what is noticed when it changes.

use std::fs;

use super::*;

const MACRO: &str = "use proc_macro::TokenStream;

#[proc_macro]
pub fn answer(_: TokenStream) -> TokenStream {
    include_str!(\"answer.txt\").parse().unwrap()
}
";

/// A package whose first binary calls a macro, and whose second one does not.
fn calling() -> TempDir {
    let folder = package();
    let dependency = "[dependencies]\nanswers = { path = \"answers\" }\n";
    let library = "[lib]\nproc-macro = true\n";
    let manifest = |name: &str, more: &str| {
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n{more}")
    };
    let files = [
        ("Cargo.toml", manifest("demo", dependency)),
        ("answers/Cargo.toml", manifest("answers", library)),
        ("answers/src/lib.rs", MACRO.to_owned()),
        ("answers/src/answer.txt", "42".to_owned()),
        ("src/lib.rs", "pub fn f() -> u32 {\n    7\n}\n".to_owned()),
        (
            "src/bin/first.rs",
            "fn main() {\n    println!(\"{}\", answers::answer!());\n}\n".to_owned(),
        ),
        (
            "src/bin/second.rs",
            "fn main() {\n    let answers = demo::f();\n    println!(\"{}\", answers); // the answer\n}\n".to_owned(),
        ),
    ];
    for (name, text) in files {
        write(folder.path(), name, text);
    }
    folder
}

/// A binary's bundle as printed, unverified; the error if there is none.
fn bundled(folder: &Path, name: &str) -> Result<String, String> {
    let (code, out, err) = run(folder, &[name, "--no-verify", "--output", "-"]);
    match code {
        0 => Ok(out),
        _ => Err(err),
    }
}

#[test]
fn macros_are_built_only_where_one_is_called_and_something_changed() {
    let folder = calling();
    let built = folder.path().join("target/bundler/macros");
    let kept = folder.path().join("target/bundler/bundles");
    assert!(bundled(folder.path(), "second").unwrap().contains("fn f()"));
    assert!(!built.exists());
    let first = bundled(folder.path(), "first").unwrap();
    assert!(first.contains("println!(\"{}\", 42);"), "{first}");
    assert!(built.exists());
    fs::remove_dir_all(&built).unwrap();
    let _ = fs::remove_dir_all(&kept);
    assert_eq!(bundled(folder.path(), "first").unwrap(), first);
    assert!(!built.exists());
}

#[test]
fn a_changed_macro_and_what_it_reads_are_noticed() {
    let folder = calling();
    let has = |text: &str| {
        let made = bundled(folder.path(), "first").unwrap();
        assert!(made.contains(text), "{made}");
    };
    has("\"{}\", 42)");
    write(folder.path(), "answers/src/answer.txt", "43");
    has("\"{}\", 43)");
    let changed = MACRO.replace("include_str!(\"answer.txt\")", "\"44\"");
    write(folder.path(), "answers/src/lib.rs", &changed);
    has("\"{}\", 44)");
    write(
        folder.path(),
        "src/bin/first.rs",
        "fn main() {\n    println!(\"{}\", 1 + answers::answer!());\n}\n",
    );
    has("\"{}\", 1 + 44)");
}

#[test]
fn a_program_that_does_not_compile_keeps_its_bundle() {
    let folder = calling();
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 0, "{err}");
    let bundle = folder.path().join("bundled/first/main.rs");
    let before = fs::read_to_string(&bundle).unwrap();
    write(
        folder.path(),
        "src/bin/first.rs",
        "fn main() {\n    let _: String = answers::answer!();\n}\n",
    );
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    let told = [
        "Cargo does not build `first`",
        "src/bin/first.rs:2",
        "expected `String`",
    ];
    assert!(told.iter().all(|words| err.contains(words)), "{err}");
    assert_eq!(fs::read_to_string(&bundle).unwrap(), before);
}

#[test]
fn what_macros_of_another_edition_made_is_warned_of_where_nobody_compared() {
    let folder = calling();
    let said = |name: &str| {
        let (code, _, err) = run(folder.path(), &[name]);
        assert_eq!(code, 0, "{err}");
        err
    };
    assert_eq!(said("first"), "");
    let manifest = folder.path().join("answers/Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, text.replace("2021", "2018")).unwrap();
    // It is the same program.
    assert_eq!(said("first"), "");
    assert_eq!(said("second"), "");
    let (_, _, err) = run(folder.path(), &["first", "--no-verify", "-o", "-"]);
    assert!(err.contains("`answers` (edition 2018)"), "{err}");
}

#[test]
fn workspaces_that_share_a_target_folder_have_macros_of_their_own() {
    let shared = tempfile::tempdir().unwrap();
    let folders = [calling(), calling()];
    write(folders[1].path(), "answers/src/answer.txt", "43");
    for _ in 0..2 {
        for (folder, answer) in folders.iter().zip(["42", "43"]) {
            let output = bundler(folder.path())
                .args(["first", "--output", "-"])
                .args(["--manifest-path", "Cargo.toml"])
                .env("CARGO_TARGET_DIR", shared.path())
                .output()
                .unwrap();
            let (code, bundle, err) = seen(output);
            assert_eq!(code, 0, "{err}");
            assert!(bundle.contains(&format!(", {answer});")), "{bundle}");
        }
    }
}

/// The first binary of [`calling`], bundled after each of the changes.
fn after_each(changes: &[&dyn Fn(&Path)]) -> Vec<Result<String, String>> {
    let folder = calling();
    let mut bundles = Vec::new();
    for change in changes {
        change(folder.path());
        bundles.push(bundled(folder.path(), "first"));
    }
    bundles
}

fn prints(bundle: &Result<String, String>, answer: &str) -> bool {
    let call = format!("println!(\"{{}}\", {answer});");
    bundle.as_ref().is_ok_and(|bundle| bundle.contains(&call))
}

#[test]
fn an_older_file_and_a_link_that_leads_elsewhere_are_noticed() {
    let answer = "answers/src/answer.txt";
    let bundles = after_each(&[
        &|folder| write(folder, "older.txt", "41"),
        &|folder| fs::rename(folder.join("older.txt"), folder.join(answer)).unwrap(),
        &|folder| {
            write(folder, "answers/src/one.txt", "1");
            shell(folder, "ln -sf one.txt answers/src/answer.txt");
        },
        // Cargo looks at the file that the link led to.
        &|folder| {
            write(folder, "answers/src/two.txt", "2");
            shell(folder, "ln -sf two.txt answers/src/answer.txt");
        },
    ]);
    for (bundle, answer) in bundles.iter().zip(["42", "41", "1", "2"]) {
        assert!(prints(bundle, answer), "{answer}: {bundle:?}");
    }
}

#[test]
fn what_a_build_script_of_macros_reads_is_noticed() {
    const SCRIPT: &str = "fn main() {\n    println!(\"cargo::rerun-if-changed=level.txt\");\n    let level = std::fs::read_to_string(\"level.txt\").unwrap();\n    println!(\"cargo::rustc-env=LEVEL={}\", level.trim());\n}\n";
    let bundles = after_each(&[
        &|folder| {
            write(folder, "answers/level.txt", "1");
            write(folder, "answers/build.rs", SCRIPT);
            let library = MACRO.replace("include_str!(\"answer.txt\")", "env!(\"LEVEL\")");
            write(folder, "answers/src/lib.rs", library);
        },
        &|folder| write(folder, "answers/level.txt", "2"),
    ]);
    assert!(prints(&bundles[0], "1"), "{bundles:?}");
    assert!(prints(&bundles[1], "2"), "{bundles:?}");
}

#[test]
fn a_program_named_like_its_library_is_looked_at_again_once_it_compiles() {
    let wrong = "fn main() {\n    println!(\"{}\", answers::answer!() + demo::wrong());\n}\n";
    let right = wrong.replace("wrong", "f");
    let folder = calling();
    let main = |text: &str| {
        write(folder.path(), "src/main.rs", text);
        bundled(folder.path(), "demo")
    };
    assert!(main(wrong).unwrap_err().contains("does not build `demo`"));
    assert!(main(&right).unwrap().contains("42 + demo::f()"));
}

#[test]
fn variables_that_cargo_obeys_are_noticed() {
    let folder = calling();
    let library = MACRO.replace(
        "include_str!(\"answer.txt\")",
        "(if cfg!(high) { \"2\" } else { \"1\" })",
    );
    write(folder.path(), "answers/src/lib.rs", library);
    for (flags, answer) in [("", "1"), ("--cfg high", "2"), ("", "1")] {
        let output = bundler(folder.path())
            .args(["first", "--output", "-"])
            .env("RUSTFLAGS", flags)
            .output()
            .unwrap();
        let (code, bundle, err) = seen(output);
        assert_eq!(code, 0, "{err}");
        assert!(prints(&Ok(bundle), answer), "{flags}");
    }
}

#[test]
fn variables_that_a_published_macros_script_watches_are_noticed() {
    let folder = calling();
    shell(folder.path(), "mkdir published && mv answers published/");
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        ".cargo/config.toml",
        "[source.crates-io]\nreplace-with = \"here\"\n[source.here]\ndirectory = \"published\"\n",
    );
    file("published/answers/.cargo-checksum.json", "{\"files\":{}}");
    file(
        "published/answers/build.rs",
        "fn main() {\n    println!(\"cargo:rerun-if-env-changed=LEVEL\");\n    println!(\"cargo:rustc-env=SAID={}\", std::env::var(\"LEVEL\").unwrap_or_default());\n}\n",
    );
    let library = MACRO.replace("include_str!(\"answer.txt\")", "env!(\"SAID\")");
    file("published/answers/src/lib.rs", &library);
    let manifest = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\nanswers = \"0.1\"\n";
    file("Cargo.toml", manifest);
    for level in ["1", "2"] {
        let mut command = bundler(folder.path());
        command.args(["first", "-o", "-"]).env("LEVEL", level);
        let (code, bundle, err) = seen(command.output().unwrap());
        assert_eq!(code, 0, "{err}");
        assert!(prints(&Ok(bundle), level), "{level}");
    }
}

#[test]
fn the_package_is_built_and_not_the_default_members() {
    let folder = calling();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    let workspace = "[workspace]\nmembers = [\"other\"]\ndefault-members = [\"other\"]\n[workspace.metadata.bundler]\npackage = \"demo\"\n";
    write(folder.path(), "Cargo.toml", manifest + workspace);
    let other = "[package]\nname = \"other\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    write(folder.path(), "other/Cargo.toml", other);
    write(folder.path(), "other/src/main.rs", "fn main() {}\n");
    assert!(prints(&bundled(folder.path(), "first"), "42"));
}

#[test]
fn what_is_beside_a_link_to_the_root_file_counts() {
    let folder = calling();
    shell(
        folder.path(),
        "mkdir other && mv answers/src/lib.rs other/ && ln -s ../../other/lib.rs answers/src/lib.rs",
    );
    write(folder.path(), "other/answer.txt", "41");
    assert!(prints(&bundled(folder.path(), "first"), "42"));
}
