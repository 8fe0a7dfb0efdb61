//! An unchanged bundle is not made again, and whatever it depends on is noticed when it changes.
//!
//! Kept bundles are given a mark here, so that it shows whether one was used.

use std::fs;
use std::path::PathBuf;

use xxhash_rust::xxh3::xxh3_128;

use super::*;

const MARK: &str = "// kept";
const HEADER: &str = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";

/// Enough text that unverified bundles are kept.
fn filler() -> String {
    "// What is kept has more text than this line.\n".repeat(2000)
}

/// A package whose library has modules in every place where they may be, and whose files include others.
fn spread() -> TempDir {
    let folder = package();
    let files = [
        (
            "src/lib.rs",
            "pub mod beside;\npub mod filler;\npub mod inside;\n#[path = \"elsewhere.rs\"]\npub mod moved;\n",
        ),
        (
            "src/beside.rs",
            "pub const TEXT: &str = include_str!(\"text.txt\");\n",
        ),
        ("src/text.txt", "included"),
        (
            "src/inside/mod.rs",
            "pub fn version() -> &'static str { env!(\"CARGO_PKG_VERSION\") }\n",
        ),
        ("src/elsewhere.rs", "include!(\"items.rs.in\");\n"),
        (
            "src/items.rs.in",
            "#[cfg(feature = \"fast\")]\npub fn f() -> u32 { 1 }\n#[cfg(not(feature = \"fast\"))]\npub fn f() -> u32 { 2 }\n",
        ),
        (
            "src/bin/first/main.rs",
            "mod own;\n\nfn main() {\n    println!(\"{} {} {}\", demo::beside::TEXT, demo::inside::version(), demo::moved::f() + own::f());\n}\n",
        ),
        ("src/bin/first/own.rs", "pub fn f() -> u32 { 3 }\n"),
    ];
    for (name, text) in files {
        write(folder.path(), name, text);
    }
    write(folder.path(), "src/filler.rs", filler());
    write(
        folder.path(),
        "Cargo.toml",
        format!("{HEADER}\n[features]\nfast = []\n"),
    );
    fs::remove_file(folder.path().join("src/bin/first.rs")).unwrap();
    fs::remove_file(folder.path().join("src/bin/second.rs")).unwrap();
    folder
}

/// The bundle of `first` as printed, unverified so that no compiler is waited for; the error if there is none.
fn bundled(folder: &Path, more: &[&str]) -> Result<String, String> {
    let arguments = ["first", "--no-verify", "--output", "-"];
    let (code, out, err) = run(folder, &[&arguments, more].concat());
    match code {
        0 => Ok(out),
        _ => Err(err),
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let kept = fs::read_dir(folder.join("target/bundler/bundles")).unwrap();
    kept.map(|entry| entry.unwrap().path()).collect()
}

/// Puts a mark into every kept bundle, as if it had been made so.
fn mark(folder: &Path) {
    for path in entries(folder) {
        let text = fs::read_to_string(&path).unwrap();
        let body = text[32..].replace("\"text\":\"", &format!("\"text\":\"{MARK}\\n"));
        let sum = xxh3_128(body.as_bytes());
        fs::write(&path, format!("{sum:032x}{body}")).unwrap();
    }
}

/// Bundles, makes a change and bundles again: what was kept must not be used, and the outcome must be that of a new start.
fn is_noticed(change: impl Fn(&Path), more: &[&str]) -> Result<String, String> {
    let folder = spread();
    bundled(folder.path(), &[]).unwrap();
    mark(folder.path());
    assert!(bundled(folder.path(), &[]).unwrap().starts_with(MARK));
    change(folder.path());
    let outcome = bundled(folder.path(), more);
    fs::remove_dir_all(folder.path().join("target")).unwrap();
    assert_eq!(outcome, bundled(folder.path(), more));
    outcome
}

#[test]
fn an_unchanged_bundle_is_not_made_again() {
    let folder = package();
    let library = fs::read_to_string(folder.path().join("src/lib.rs")).unwrap();
    write(folder.path(), "src/lib.rs", library + &filler());
    for options in [&["--no-verify"][..], &[]] {
        let arguments = [&["first", "--output", "-"][..], options].concat();
        let (_, made, _) = run(folder.path(), &arguments);
        assert!(made.contains("fn twice"), "{made}");
        mark(folder.path());
        let (_, kept, _) = run(folder.path(), &arguments);
        assert_eq!(kept, format!("{MARK}\n{made}"));
        fs::remove_dir_all(folder.path().join("target")).unwrap();
    }
}

#[test]
fn an_unverified_bundle_of_little_text_is_kept_only_with_others() {
    let folder = package();
    let kept = folder.path().join("target/bundler/bundles");
    run(folder.path(), &["first", "--no-verify", "--output", "-"]);
    assert!(!kept.exists());
    run(folder.path(), &["--no-verify", "--output", "out/"]);
    assert_eq!(entries(folder.path()).len(), 3);
    fs::remove_dir_all(&kept).unwrap();
    run(folder.path(), &["first", "--output", "-"]);
    assert_eq!(entries(folder.path()).len(), 2);
}

#[test]
fn results_are_kept_where_cargo_keeps_its_own() {
    let folder = package();
    let said = "[build]\ntarget-dir = \"said\"\n";
    write(folder.path(), ".cargo/config.toml", said);
    fs::create_dir(folder.path().join("in")).unwrap();
    for name in ["Cargo.toml", "src"] {
        fs::rename(
            folder.path().join(name),
            folder.path().join("in").join(name),
        )
        .unwrap();
    }
    let package = folder.path().join("in");
    let kept_in = |name: &str, variables: &[&str]| {
        let values = variables
            .iter()
            .map(|name| (name, folder.path().join(name)));
        let output = bundler(&package).envs(values).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        assert!(
            folder.path().join(name).join("bundler/bundles").is_dir(),
            "{name}"
        );
        assert!(!package.join("target").exists(), "{name}");
        fs::remove_dir_all(folder.path().join(name)).unwrap();
    };
    kept_in("said", &[]);
    kept_in("CARGO_BUILD_TARGET_DIR", &["CARGO_BUILD_TARGET_DIR"]);
    let both = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"];
    kept_in("CARGO_TARGET_DIR", &both);
    assert_eq!(files_below(folder.path()).len(), 7);
}

#[test]
fn a_change_of_any_file_is_noticed() {
    for (name, text, seen) in [
        ("src/bin/first/own.rs", "pub fn f() -> u32 { 4 }\n", "{ 4 }"),
        ("src/text.txt", "other", "\"other\""),
        ("src/items.rs.in", "pub fn f() -> u32 { 5 }\n", "{ 5 }"),
        (
            "src/inside/mod.rs",
            "pub fn version() -> u32 { 6 }\n",
            "{ 6 }",
        ),
    ] {
        let bundle = is_noticed(|folder| write(folder, name, text), &[]).unwrap();
        assert!(bundle.contains(seen), "{name}: {bundle}");
    }
}

#[test]
fn a_file_that_goes_comes_or_moves_is_noticed() {
    let remove = |folder: &Path, name: &str| fs::remove_file(folder.join(name)).unwrap();
    for name in ["src/text.txt", "src/beside.rs", "src/bin/first/own.rs"] {
        is_noticed(|folder| remove(folder, name), &[]).unwrap_err();
    }
    let error = is_noticed(|folder| write(folder, "src/inside.rs", ""), &[]).unwrap_err();
    assert!(error.contains("has two files"), "{error}");
    let error = is_noticed(|folder| write(folder, "src/beside/mod.rs", ""), &[]).unwrap_err();
    assert!(error.contains("has two files"), "{error}");
    is_noticed(
        |folder| {
            fs::create_dir(folder.join("src/beside")).unwrap();
            write(folder, "src/beside/text.txt", "moved");
            fs::rename(
                folder.join("src/beside.rs"),
                folder.join("src/beside/mod.rs"),
            )
            .unwrap();
        },
        &[],
    )
    .unwrap();
    is_noticed(
        |folder| fs::rename(folder.join("src/bin/first"), folder.join("src/first")).unwrap(),
        &[],
    )
    .unwrap_err();
    let bundle = is_noticed(|folder| remove(folder, "src/lib.rs"), &[]).unwrap();
    assert!(!bundle.contains("mod demo"), "{bundle}");
}

#[test]
fn a_change_of_the_manifest_or_of_an_option_is_noticed() {
    let manifest = |text: String| move |folder: &Path| write(folder, "Cargo.toml", &text);
    let version = HEADER.replace("0.1.0", "0.2.0") + "\n[features]\nfast = []\n";
    let bundle = is_noticed(manifest(version), &[]).unwrap();
    assert!(bundle.contains("\"0.2.0\""), "{bundle}");
    let fast = format!("{HEADER}\n[features]\ndefault = [\"fast\"]\nfast = []\n");
    let bundle = is_noticed(manifest(fast), &[]).unwrap();
    assert!(bundle.contains("{ 1 }"), "{bundle}");
    let bundle = is_noticed(|_| {}, &["--features", "fast"]).unwrap();
    assert!(bundle.contains("{ 1 }"), "{bundle}");
    is_noticed(|_| {}, &["--docs"]).unwrap();
}

#[test]
fn what_a_bundle_does_not_depend_on_leaves_it() {
    let folder = spread();
    bundled(folder.path(), &[]).unwrap();
    mark(folder.path());
    write(folder.path(), "src/bin/third.rs", SOLUTION);
    write(folder.path(), "src/nobody.rs", "");
    assert!(bundled(folder.path(), &[]).unwrap().starts_with(MARK));
}

#[test]
fn a_broken_entry_is_as_good_as_none() {
    let folder = spread();
    let made = bundled(folder.path(), &[]).unwrap();
    let breaks: [fn(Vec<u8>) -> Vec<u8>; 4] = [
        |_| Vec::new(),
        |bytes| bytes[..bytes.len() / 2].to_vec(),
        |bytes| {
            String::from_utf8(bytes)
                .unwrap()
                .replace("main", "niam")
                .into_bytes()
        },
        |bytes| vec![0xff; bytes.len()],
    ];
    for damage in breaks {
        for path in entries(folder.path()) {
            fs::write(&path, damage(fs::read(&path).unwrap())).unwrap();
        }
        assert_eq!(bundled(folder.path(), &[]).unwrap(), made);
    }
}

#[test]
fn a_folder_that_cannot_be_written_keeps_nothing_and_hinders_nothing() {
    let folder = spread();
    write(folder.path(), "target/bundler", "a file in the way");
    let made = bundled(folder.path(), &[]).unwrap();
    assert_eq!(bundled(folder.path(), &[]).unwrap(), made);
}

#[test]
fn errors_are_not_kept() {
    let folder = spread();
    let right = fs::read_to_string(folder.path().join("src/bin/first/main.rs")).unwrap();
    write(
        folder.path(),
        "src/bin/first/main.rs",
        "mod own;\nfn main() { demo::nowhere::f() }\n",
    );
    bundled(folder.path(), &[]).unwrap_err();
    bundled(folder.path(), &[]).unwrap_err();
    write(folder.path(), "src/bin/first/main.rs", right);
    assert!(bundled(folder.path(), &[]).unwrap().contains("fn main"));
}
