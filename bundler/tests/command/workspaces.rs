//! Workspaces: which package is meant, and what its members have from them.

use super::*;
use crate::configuration::{asking, bundled};

#[test]
fn a_workspace_does_without_the_members_that_it_excludes() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let workspace = "[workspace]\nmembers = [\"crates/*\"]\nexclude = [\"crates/old\"]\n";
    write(folder, "Cargo.toml", workspace);
    write(folder, "crates/old/Cargo.toml", "no manifest");
    write(folder, "crates/app/Cargo.toml", PACKAGE);
    write(folder, "crates/app/src/lib.rs", LIBRARY);
    write(folder, "crates/app/src/bin/first.rs", SOLUTION);
    let (code, out, err) = run(folder, &["-o", "-", "first"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("fn main"), "{out}");
}

#[test]
fn members_are_named_by_patterns_as_cargo_reads_them() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("a [b] *");
    let app = folder.join("crates/app");
    write(&folder, "crates/app/Cargo.toml", PACKAGE);
    write(&folder, "crates/app/src/lib.rs", LIBRARY);
    write(&folder, "crates/app/src/bin/first.rs", SOLUTION);
    let absolute = app.to_str().unwrap().to_owned();
    let escaped = absolute.replace("a [b] *", "a ?b? [*]");
    for pattern in [
        "crates/app/",
        "./crates/./app",
        "*/*p*",
        "crates/a?p",
        "crates/[a-c]pp",
        "**/app",
        &escaped,
    ] {
        write(
            &folder,
            "Cargo.toml",
            format!("[workspace]\nmembers = [\"{pattern}\"]\n"),
        );
        let (code, out, err) = run(&folder, &["-o", "-", "first"]);
        assert_eq!(code, 0, "{pattern}: {err}");
        assert!(out.contains("fn main"), "{out}");
    }
    for pattern in ["crates/[", "crates/b*", "nowhere"] {
        write(
            &folder,
            "Cargo.toml",
            format!("[workspace]\nmembers = [\"{pattern}\"]\n"),
        );
        let (code, _, err) = run(&folder, &["-o", "-", "first"]);
        assert_eq!(code, 1, "{pattern}");
        assert!(err.contains("it has no members"), "{err}");
    }
}

#[test]
fn a_package_of_binaries_alone_is_meant_where_no_other_has_any() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write(
        folder,
        "Cargo.toml",
        "[workspace]\nmembers = [\"lib\", \"app\"]\n",
    );
    write(folder, "lib/Cargo.toml", PACKAGE);
    write(folder, "lib/src/lib.rs", LIBRARY);
    let app = PACKAGE.replace("demo", "app") + "[dependencies]\ndemo = { path = \"../lib\" }\n";
    write(folder, "app/Cargo.toml", app);
    write(folder, "app/src/bin/first.rs", SOLUTION);
    let (code, out, err) = run(folder, &["-o", "-", "first"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("fn main"), "{out}");
}

#[test]
fn a_feature_may_be_told_with_the_packages_name() {
    let more = "[features]\nfast = [\"util/fast\"]\n[dependencies]\nutil = { path = \"util\" }\n";
    let folder = asking(more, "[features]\nfast = []\n");
    for name in ["fast", "demo/fast", "util/fast"] {
        let bundle = bundled(folder.path(), &["--features", name]);
        assert!(bundle.contains("if cfg!(all())"), "{name}: {bundle}");
    }
}

#[cfg(unix)]
#[test]
fn what_is_above_a_link_is_what_is_above_its_name() {
    let folder = asking(
        "[workspace]\n[workspace.package]\nversion = \"1.2.3\"\n[dependencies]\nutil = { path = \"link/util\" }\n",
        "",
    );
    let far = tempfile::tempdir().unwrap();
    let workspace = "[workspace]\nmembers = [\"util\"]\n[workspace.package]\nversion = \"4.5.6\"\n";
    write(far.path(), "Cargo.toml", workspace);
    let util = "[package]\nname = \"util\"\nversion.workspace = true\nedition = \"2021\"\n[dependencies]\nbelow = { path = \"../../below\" }\n";
    write(far.path(), "util/Cargo.toml", util);
    let text =
        "pub fn pace() -> &'static str {\n    below::NAME;\n    env!(\"CARGO_PKG_VERSION\")\n}\n";
    write(far.path(), "util/src/lib.rs", text);
    std::os::unix::fs::symlink(far.path(), folder.path().join("link")).unwrap();
    let below = "[package]\nname = \"below\"\nedition = \"2021\"\n";
    write(folder.path(), "below/Cargo.toml", below);
    write(
        folder.path(),
        "below/src/lib.rs",
        "pub const NAME: &str = \"near\";\n",
    );
    let bundle = bundled(folder.path(), &[]);
    assert!(
        bundle.contains("\"near\"") && bundle.contains("\"1.2.3\""),
        "{bundle}"
    );
}

#[test]
fn a_workspace_that_a_package_above_names_is_that_of_what_is_below() {
    let folder = asking(
        "[workspace]\nexclude = [\"mid\"]\n[dependencies]\nutil = { path = \"mid/util\" }\n",
        "",
    );
    let mid = "[package]\nname = \"mid\"\nversion = \"0.1.0\"\nworkspace = \"../far\"\n";
    write(folder.path(), "mid/Cargo.toml", mid);
    let far = "[workspace]\nmembers = [\"../mid\"]\n[workspace.package]\nversion = \"7.8.9\"\n";
    write(folder.path(), "far/Cargo.toml", far);
    let util = "[package]\nname = \"util\"\nversion.workspace = true\nedition = \"2021\"\n";
    write(folder.path(), "mid/util/Cargo.toml", util);
    let text = "pub fn pace() -> &'static str {\n    env!(\"CARGO_PKG_VERSION\")\n}\n";
    write(folder.path(), "mid/util/src/lib.rs", text);
    let bundle = bundled(folder.path(), &[]);
    assert!(bundle.contains("\"7.8.9\""), "{bundle}");
}

/// Two members with a binary `x`, and one that has `y` too.
fn members(root: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file("Cargo.toml", root);
    for member in ["a", "b"] {
        let manifest = PACKAGE.replace("demo", member);
        file(&format!("{member}/Cargo.toml"), &manifest);
        let main = format!("fn main() {{ println!(\"{member}\"); }}\n");
        file(&format!("{member}/src/bin/x.rs"), &main);
    }
    file("a/src/lib.rs", "");
    file("b/src/bin/y.rs", "fn main() { println!(\"y\"); }\n");
    folder
}

#[test]
fn the_default_members_are_meant_and_among_them_who_has_the_binary() {
    let whole = "[workspace]\nmembers = [\"a\", \"b\"]\nresolver = \"2\"\n";
    let root = format!("{PACKAGE}{whole}");
    let default =
        |workspace: &str, members: &str| format!("{workspace}default-members = {members}\n");
    let meant =
        |workspace: &str| format!("{workspace}[workspace.metadata.bundler]\npackage = \"b\"\n");
    for (manifest, bin, said) in [
        (whole.to_owned(), "x", "a"),
        (whole.to_owned(), "y", "y"),
        (default(whole, "[\"b\"]"), "x", "b"),
        (default(whole, "[\"*\"]"), "x", "a"),
        (root.clone(), "x", "root"),
        (default(&root, "[\"./b\"]"), "x", "b"),
        (default(&root, "[\"b\", \".\"]"), "x", "root"),
        (default(&root, "[\"b\", \".\"]"), "y", "y"),
        (meant(&root), "x", "b"),
        (meant(whole), "x", "b"),
    ] {
        let folder = members(&manifest);
        if manifest.starts_with("[package]") {
            let main = "fn main() { println!(\"root\"); }\n";
            write(folder.path(), "src/bin/x.rs", main);
        }
        let (code, out, err) = run(folder.path(), &[bin, "-o", "-"]);
        assert_eq!(code, 0, "{manifest}: {err}");
        assert!(out.contains(&format!("\"{said}\"")), "{manifest}: {out}");
    }
}

#[cfg(unix)]
#[test]
fn one_folder_by_two_ways_is_two_packages() {
    let folder = asking(
        "[dependencies]\nutil = { path = \"one/util\" }\nother = { path = \"two/util\", package = \"util\" }\n",
        "",
    );
    for (name, version) in [("one", "1.0.0"), ("two", "2.0.0")] {
        let workspace = format!(
            "[workspace]\nmembers = [\"util\"]\n[workspace.package]\nversion = \"{version}\"\n"
        );
        write(folder.path(), &format!("{name}/Cargo.toml"), workspace);
    }
    let util = "[package]\nname = \"util\"\nversion.workspace = true\nedition = \"2021\"\n";
    write(folder.path(), "one/util/Cargo.toml", util);
    let text = "pub fn pace() -> &'static str {\n    env!(\"CARGO_PKG_VERSION\")\n}\n";
    write(folder.path(), "one/util/src/lib.rs", text);
    std::os::unix::fs::symlink("../one/util", folder.path().join("two/util")).unwrap();
    let solution = "fn main() {\n    println!(\"{} {}\", util::pace(), other::pace());\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let bundle = bundled(folder.path(), &[]);
    assert!(
        bundle.contains("\"1.0.0\"") && bundle.contains("\"2.0.0\""),
        "{bundle}"
    );
}

/// A member of the workspace has an optional dependency of the feature's name, and only a feature of another name that takes it.
#[test]
fn a_feature_is_that_of_the_package_at_hand() {
    for resolver in ["1", "2"] {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let sources =
            "[source.crates-io]\nreplace-with = \"here\"\n[source.here]\ndirectory = \"vendor\"\n";
        write(folder, ".cargo/config.toml", sources);
        let more = format!("[workspace]\nmembers = [\"member\"]\nresolver = \"{resolver}\"\n");
        let used = "[dependencies]\nfar = { version = \"1\", optional = true }\n";
        let manifest = format!("{PACKAGE}{used}[features]\nfar = [\"dep:far\"]\n{more}");
        write(folder, "Cargo.toml", manifest);
        write(
            folder,
            "src/main.rs",
            "fn main() {\n    println!(\"{}\", far::one());\n}\n",
        );
        let member = PACKAGE.replace("demo", "member");
        let manifest = format!("{member}{used}[features]\nother = [\"dep:far\"]\n");
        write(folder, "member/Cargo.toml", manifest);
        write(folder, "member/src/lib.rs", "");
        let far = PACKAGE.replace("demo", "far").replace("0.1.0", "1.0.0");
        write(folder, "vendor/far/Cargo.toml", far);
        write(
            folder,
            "vendor/far/src/lib.rs",
            "pub fn one() -> u8 { 1 }\n",
        );
        write(folder, "vendor/far/.cargo-checksum.json", "{\"files\":{}}");
        let arguments = ["demo", "--features", "far", "-o", "-"];
        let (code, out, err) = run(folder, &arguments);
        assert_eq!(code, 0, "resolver {resolver}: {err}");
        assert!(out.contains("fn one"), "{out}");
    }
}

#[test]
fn what_a_member_depends_on_is_a_member_too() {
    let folder = tempfile::tempdir().unwrap();
    let put = |path: &str, text: &str| write(folder.path(), path, text);
    put(
        "Cargo.toml",
        "[workspace]\nmembers = [\"a\"]\nexclude = [\"c\"]\n",
    );
    let manifest = |name: &str, on: &str| {
        let package = PACKAGE.replace("demo", name);
        format!("{package}[build-dependencies]\n{on} = {{ path = \"../{on}\" }}\n")
    };
    put("a/Cargo.toml", &manifest("a", "b"));
    put("a/src/main.rs", "fn main() {}\n");
    put("b/Cargo.toml", &manifest("b", "c"));
    put("b/src/lib.rs", "pub fn one() -> u8 { 1 }\n");
    put(
        "b/src/bin/of_b.rs",
        "fn main() { println!(\"{}\", b::one()); }\n",
    );
    put("c/Cargo.toml", &PACKAGE.replace("demo", "c"));
    put("c/src/lib.rs", "");
    put("c/src/bin/of_c.rs", "fn main() {}\n");
    assert_eq!(run(folder.path(), &["a", "-o", "-"]).0, 0);
    let (code, out, err) = run(folder.path(), &["of_b", "-o", "-"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("fn one"), "{out}");
    // Another workspace's.
    assert_eq!(run(folder.path(), &["of_c", "-o", "-"]).0, 1);
}

#[cfg(unix)]
#[test]
fn a_manifests_path_is_read_as_text_before_links_are() {
    let folder = tempfile::tempdir().unwrap();
    for (name, value) in [("p", 1), ("q", 2)] {
        let put = |path: &str, text: &str| write(folder.path(), &format!("{name}/{path}"), text);
        put("Cargo.toml", PACKAGE);
        put(
            "src/main.rs",
            &format!("fn main() {{ println!(\"{value}\"); }}\n"),
        );
        put("deep/x", "");
    }
    std::os::unix::fs::symlink("../q/deep", folder.path().join("p/l")).unwrap();
    let manifest = ["--manifest-path", "p/l/../Cargo.toml", "demo", "-o", "-"];
    let (code, out, err) = run(folder.path(), &manifest);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("println!(\"1\")"), "{out}");
}
