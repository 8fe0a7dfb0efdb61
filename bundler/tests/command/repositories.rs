//! Packages that Cargo has from a repository: what their own paths lead to is the repository's, wherever it lies now.

use super::*;

const WHERE: &str = "https://example.com/all";

/// What has Cargo find the packages of the repository in the folder `vendor`.
fn vendored() -> String {
    format!(
        "[source.\"git+{WHERE}\"]\ngit = \"{WHERE}\"\nreplace-with = \"here\"\n[source.here]\ndirectory = \"vendor\"\n"
    )
}

/// What a lock file says of a package, of the repository but for `demo`, that depends on others.
fn locked(name: &str, dependencies: &[&str]) -> String {
    let source = match name {
        "demo" => String::new(),
        _ => format!("source = \"git+{WHERE}#{:040}\"\n", 1),
    };
    let named = dependencies.iter().map(|name| format!(" \"{name}\",\n"));
    let needs = match dependencies {
        [] => String::new(),
        _ => format!("dependencies = [\n{}]\n", named.collect::<String>()),
    };
    format!("[[package]]\nname = \"{name}\"\nversion = \"0.1.0\"\n{source}{needs}\n")
}

/// Writes a package that is vendored in `folder` of `root`: `rest` stands behind `[package]`, `text` in its library.
fn package(root: &Path, folder: &str, name: &str, rest: &str, text: &str) {
    let manifest =
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{rest}");
    write(root, &format!("{folder}Cargo.toml"), &manifest);
    write(root, &format!("{folder}src/lib.rs"), text);
    let sums = "{\"files\":{},\"package\":null}";
    write(root, &format!("{folder}.cargo-checksum.json"), sums);
}

/// The solution of a package that depends on `outer` of a repository, which has `inner` by its path; both are vendored, and where
/// the path leads to is another package of that name. What bundle and program say `inner` is.
fn inner_with(more: &str) -> [String; 2] {
    let all = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(all.path(), path, text);
    file(".cargo/config.toml", &vendored());
    let lock = [
        "version = 4\n\n".to_owned(),
        locked("demo", &["outer"]),
        locked("inner", &[]),
        locked("outer", &["inner"]),
    ];
    file("Cargo.lock", &lock.concat());
    let package = |folder: &str, name: &str, dependencies: &str, text: &str| {
        let rest = format!("[dependencies]\n{dependencies}\n");
        package(all.path(), folder, name, &rest, text);
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

    let (code, bundle, err) = run(all.path(), &["first", "--no-verify", "-o", "-"]);
    assert_eq!(code, 0, "{err}");
    let program = Command::new("cargo")
        .args(["run", "--quiet", "--offline", "--bin", "first"])
        .current_dir(all.path())
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

/// The solution of a package that depends on `outer` of a repository, which has this text, this behind its manifest and `elsewhere`
/// beside it. `more` is in Cargo's configuration.
fn with_outer(manifest: &str, text: &str, more: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(".cargo/config.toml", &format!("{}{more}", vendored()));
    let below: &[&str] = match manifest.contains("elsewhere") {
        true => &["elsewhere"],
        false => &[],
    };
    let others = below.iter().map(|name| locked(name, &[]));
    let lock = [
        "version = 4\n\n".to_owned(),
        locked("demo", &["outer"]),
        others.collect(),
        locked("outer", below),
    ];
    file("Cargo.lock", &lock.concat());
    let package = |folder_in: &str, name: &str, rest: &str, text: &str| {
        package(folder.path(), folder_in, name, rest, text);
    };
    let own = format!(
        "[dependencies]\nouter = {{ git = \"{WHERE}\" }}\n[workspace]\nexclude = [\"vendor\"]\n"
    );
    package("", "demo", &own, "");
    package("vendor/outer/", "outer", manifest, text);
    package(
        "vendor/elsewhere/",
        "elsewhere",
        "",
        "pub fn kind() -> u8 {\n    5\n}\n",
    );
    let solution = "fn main() {\n    println!(\"{}\", outer::kind());\n}\n";
    file("src/bin/first.rs", solution);
    folder
}

const BACKENDS: &str = "#[cfg(backend = \"other\")]
pub fn kind() -> u8 {
    1
}
#[cfg(all(not(backend = \"other\"), not(slow)))]
pub fn kind() -> u8 {
    2
}
#[cfg(all(not(backend = \"other\"), slow))]
pub fn kind() -> u8 {
    3
}
";

#[test]
fn conditions_that_a_published_package_declares_hold_nowhere() {
    let declared = "[lints.rust.unexpected_cfgs]\nlevel = \"warn\"\ncheck-cfg = [\"cfg(backend, values(\\\"other\\\"))\", \"cfg(slow)\"]\n";
    let folder = with_outer(declared, BACKENDS, "");
    let bundle = |folder: &tempfile::TempDir| {
        let (code, bundle, err) = run(folder.path(), &["first", "--no-verify", "-o", "-"]);
        assert_eq!(code, 0, "{err}");
        bundle
    };
    let decided = bundle(&folder);
    assert!(
        decided.contains("    2\n") && !decided.contains("    1\n") && !decided.contains("    3\n"),
        "{decided}"
    );

    // Of what a flag sets, and of what is not declared, nobody knows.
    let flags = "[build]\nrustflags = [\"--cfg\", \"slow\"]\n";
    let of_flags = bundle(&with_outer(declared, BACKENDS, flags));
    assert!(
        of_flags.contains("slow") && !of_flags.contains("    1\n"),
        "{of_flags}"
    );
    let undeclared = bundle(&with_outer("", BACKENDS, ""));
    assert!(
        undeclared.contains("slow") && undeclared.contains("    1\n"),
        "{undeclared}"
    );
}

#[test]
fn of_others_text_for_another_platform_only_the_remedy_is_told() {
    let needs = "[target.'cfg(target_os = \"none\")'.dependencies]\nelsewhere = { path = \"../elsewhere\" }\nfurther = { path = \"../elsewhere\", package = \"elsewhere\" }\n";
    let text = "#[cfg(target_os = \"none\")]\npub fn kind() -> u8 {\n    elsewhere::kind() + more()\n}\n#[cfg(target_os = \"none\")]\nfn more() -> u8 {\n    further::kind()\n}\n#[cfg(not(target_os = \"none\"))]\npub fn kind() -> u8 {\n    4\n}\n";
    let folder = with_outer(needs, text, "");
    let (code, _, err) = run(folder.path(), &["first", "--no-verify", "-o", "-"]);
    assert_eq!(code, 1, "{err}");
    assert!(
        err.contains("`--same-platform` leaves out what only others see"),
        "{err}"
    );
    assert_eq!(err.matches("error:").count(), 1, "{err}");
    let (code, bundle, err) = run(
        folder.path(),
        &["first", "--no-verify", "--same-platform", "-o", "-"],
    );
    assert_eq!(code, 0, "{err}");
    assert!(!bundle.contains("elsewhere"), "{bundle}");
}

#[test]
fn a_published_package_cannot_declare_conditions_of_rustc_as_its_own() {
    let declared = "[lints.rust.unexpected_cfgs]\nlevel = \"warn\"\ncheck-cfg = [\"cfg(panic, values(\\\"other\\\"))\", \"cfg(target_os, values(\\\"other\\\"))\", \"cfg(ONLINE_JUDGE)\"]\n";
    let text = "#[cfg(all(panic = \"unwind\", not(target_os = \"other\"), not(ONLINE_JUDGE)))]\npub fn kind() -> u8 {\n    6\n}\n#[cfg(not(all(panic = \"unwind\", not(target_os = \"other\"), not(ONLINE_JUDGE))))]\npub fn kind() -> u8 {\n    7\n}\n";
    let folder = with_outer(declared, text, "");
    let (code, bundle, err) = run(folder.path(), &["first", "--no-verify", "-o", "-"]);
    assert_eq!(code, 0, "{err}");
    let conditions = "all(panic = \"unwind\", not(target_os = \"other\"), not(ONLINE_JUDGE))";
    assert_eq!(bundle.matches(conditions).count(), 2, "{bundle}");
}
