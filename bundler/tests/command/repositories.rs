//! Packages that Cargo has from a repository: what their own paths lead to is the repository's, wherever it lies now.

use super::*;

const WHERE: &str = "https://example.com/all";

/// The solution of a package that depends on `outer` of a repository, which has `inner` by its path; both are vendored, and where
/// the path leads to is another package of that name. What bundle and program say `inner` is.
fn inner_with(more: &str) -> [String; 2] {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    let vendored = format!(
        "[source.\"git+{WHERE}\"]\ngit = \"{WHERE}\"\nreplace-with = \"here\"\n[source.here]\ndirectory = \"vendor\"\n"
    );
    file(".cargo/config.toml", &vendored);
    let source = format!("source = \"git+{WHERE}#{:040}\"\n", 1);
    let locked = |name: &str, rest: &str| {
        format!("[[package]]\nname = \"{name}\"\nversion = \"0.1.0\"\n{rest}\n")
    };
    let lock = [
        "version = 4\n\n".to_owned(),
        locked("demo", "dependencies = [\n \"outer\",\n]\n"),
        locked("inner", &source),
        locked(
            "outer",
            &format!("{source}dependencies = [\n \"inner\",\n]\n"),
        ),
    ];
    file("Cargo.lock", &lock.concat());
    let package = |folder: &str, name: &str, dependencies: &str, text: &str| {
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\n{dependencies}\n"
        );
        file(&format!("{folder}Cargo.toml"), &manifest);
        file(&format!("{folder}src/lib.rs"), text);
        let sums = "{\"files\":{},\"package\":null}";
        file(&format!("{folder}.cargo-checksum.json"), sums);
    };
    let outer = format!(
        "outer = {{ git = \"{WHERE}\" }}\n[workspace]\nexclude = [\"vendor\", \"own\"]\n{more}"
    );
    package("", "demo", &outer, "");
    let is = |what: &str| format!("pub const IS: &str = \"{what}\";\n");
    let text = "pub fn inner() -> &'static str {\n    inner::IS\n}\n";
    let by_path = "inner = { path = \"inner\" }";
    package("vendor/outer/", "outer", by_path, text);
    package("vendor/outer/inner/", "inner", "", &is("beside"));
    package("vendor/inner/", "inner", "", &is("vendored"));
    package("own/inner/", "inner", "", &is("own"));
    let solution = "fn main() {\n    println!(\"{}\", outer::inner());\n}\n";
    file("src/bin/first.rs", solution);

    let (code, bundle, err) = run(folder.path(), &["first", "--no-verify", "-o", "-"]);
    assert_eq!(code, 0, "{err}");
    let program = Command::new("cargo")
        .args(["run", "--quiet", "--offline", "--bin", "first"])
        .current_dir(folder.path())
        .env_remove("CARGO_TARGET_DIR")
        .output();
    let (code, out, err) = seen(program.unwrap());
    assert_eq!(code, 0, "{err}");
    let says = |is: &&str| bundle.contains(&format!("{is:?}"));
    let bundled = ["beside", "vendored", "own"].into_iter().find(says);
    [bundled.unwrap_or(&bundle).to_owned(), out.trim().to_owned()]
}

#[test]
fn what_a_path_in_a_repository_leads_to_is_of_that_repository() {
    assert_eq!(inner_with(""), ["vendored", "vendored"]);
}

#[test]
fn what_a_path_in_a_repository_leads_to_can_be_patched() {
    let patch = format!("[patch.\"{WHERE}\"]\ninner = {{ path = \"own/inner\" }}\n");
    assert_eq!(inner_with(&patch), ["own", "own"]);
}
