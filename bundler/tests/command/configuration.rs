//! Cargo's configuration, by files and by variables: which dependencies count, and for what.

use super::*;

/// A package whose library asks a dependency, `util`, what it is.
pub(crate) fn asking(more: &str, util: &str) -> TempDir {
    let folder = package();
    write(folder.path(), "Cargo.toml", format!("{PACKAGE}{more}"));
    let util = format!("[package]\nname = \"util\"\nedition = \"2021\"\n{util}");
    write(folder.path(), "util/Cargo.toml", util);
    let text = "pub fn pace() -> &'static str {\n    if cfg!(feature = \"fast\") { \"fast\" } else { env!(\"CARGO_PKG_VERSION\") }\n}\n";
    write(folder.path(), "util/src/lib.rs", text);
    let solution = "fn main() {\n    println!(\"{}\", util::pace());\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    folder
}

pub(crate) fn bundled(folder: &Path, arguments: &[&str]) -> String {
    let (code, out, err) = run(folder, &[arguments, &["first", "-o", "-"]].concat());
    assert_eq!(code, 0, "{err}");
    out
}

#[test]
fn flags_of_the_configuration_decide_which_dependencies_count() {
    let more = "[dependencies]\nutil = { path = \"util\" }\n[target.'cfg(here)'.dependencies]\nutil = { path = \"util\", features = [\"fast\"] }\n";
    let folder = asking(more, "[features]\nfast = []\n");
    assert!(bundled(folder.path(), &[]).contains("if cfg!(any())"));
    for (configuration, holds) in [
        ("[build]\nrustflags = \"--cfg here\"\n", "if cfg!(all())"),
        (
            "[target.'cfg(not(target_os = \"none\"))']\nrustflags = \"--cfg there\"\n[build]\nrustflags = \"--cfg here\"\n",
            "if cfg!(any())",
        ),
        (
            "[target.none]\nrustflags = \"--cfg there\"\n[build]\nrustflags = [\"--cfg\", \"here\"]\n",
            "if cfg!(all())",
        ),
    ] {
        write(folder.path(), ".cargo/config.toml", configuration);
        assert!(
            bundled(folder.path(), &[]).contains(holds),
            "{configuration}"
        );
    }
    let flags = |command: &mut std::process::Command, flags: &str| {
        let output = command.env("RUSTFLAGS", flags).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let mut command = bundler(folder.path());
    command.args(["first", "-o", "-"]);
    assert!(flags(&mut command, "--cfg there").contains("if cfg!(any())"));
}

/// A library that is fast where a condition holds.
fn fast_where(condition: &str) -> TempDir {
    let more = format!(
        "[dependencies]\nutil = {{ path = \"util\" }}\n[target.'{condition}'.dependencies]\nutil = {{ path = \"util\", features = [\"fast\"] }}\n"
    );
    asking(&more, "[features]\nfast = []\n")
}

#[test]
fn the_configuration_is_that_of_the_folder_where_somebody_stands() {
    let folder = fast_where("cfg(here)");
    let flags = "[build]\nrustflags = [\"--cfg\", \"here\"]\n";
    write(folder.path(), "src/.cargo/config.toml", flags);
    let manifest = ["--manifest-path", "src/../Cargo.toml"];
    assert!(bundled(folder.path(), &[]).contains("if cfg!(any())"));
    assert!(bundled(folder.path(), &manifest).contains("if cfg!(any())"));
    assert!(bundled(&folder.path().join("src"), &[]).contains("if cfg!(all())"));
    let bin = folder.path().join("src/bin");
    assert!(bundled(&bin, &[]).contains("if cfg!(all())"));
    let other = "[build]\nrustflags = [\"--cfg\", \"there\"]\n";
    write(folder.path(), "src/bin/.cargo/config.toml", other);
    // Lists of several files are put together.
    assert!(bundled(&bin, &[]).contains("if cfg!(all())"));
    write(folder.path(), "src/.cargo/config.toml", other);
    assert!(bundled(&bin, &[]).contains("if cfg!(any())"));
}

#[test]
fn where_somebody_stands_decides_what_cargo_says_of_published_packages() {
    let folder = asking("[dependencies]\nutil = \"1\"\n", "version = \"1.0.0\"\n");
    let sources =
        "[source.crates-io]\nreplace-with = \"here\"\n[source.here]\ndirectory = \"published\"\n";
    write(folder.path(), ".cargo/config.toml", sources);
    shell(
        folder.path(),
        "mkdir published && cp -r util published/util && sed -i.bak s/1.0.0/1.5.0/ util/Cargo.toml && rm util/Cargo.toml.bak",
    );
    write(
        folder.path(),
        "published/util/.cargo-checksum.json",
        "{\"files\":{}}",
    );
    let patch = "include = [\"patch.toml\"]\n";
    write(folder.path(), "src/.cargo/config.toml", patch);
    let own = "[patch.crates-io]\nutil = { path = \"../util\" }\n";
    write(folder.path(), "src/.cargo/patch.toml", own);
    let src = folder.path().join("src");
    for _ in 0..2 {
        for (standing, version) in [(folder.path(), "1.0.0"), (&*src, "1.5.0")] {
            // What the lock file says belongs to where Cargo wrote it.
            let _ = fs::remove_file(folder.path().join("Cargo.lock"));
            let bundle = bundled(standing, &[]);
            assert!(bundle.contains(&format!("{version:?}")), "{bundle}");
        }
    }
    // An included file is one of Cargo's too.
    write(folder.path(), "src/.cargo/patch.toml", "");
    let _ = fs::remove_file(folder.path().join("Cargo.lock"));
    assert!(bundled(&src, &[]).contains("\"1.0.0\""));
}

#[test]
fn variables_say_what_a_target_is_compiled_with_and_which_one_is() {
    let folder = fast_where("cfg(here)");
    let host = Command::new("rustc").arg("-vV").output().unwrap();
    let host = String::from_utf8(host.stdout).unwrap();
    let host = host.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.unwrap();
    let with = |folder: &TempDir, name: &str, value: &str| {
        let mut command = bundler(folder.path());
        command
            .args(["first", "--no-verify", "-o", "-"])
            .env(name, value);
        let (code, out, err) = seen(command.output().unwrap());
        assert_eq!(code, 0, "{err}");
        out.contains("if cfg!(all())")
    };
    let of_host = format!(
        "CARGO_TARGET_{}_RUSTFLAGS",
        host.to_uppercase().replace('-', "_")
    );
    assert!(with(&folder, &of_host, "--cfg here"));
    let other = "CARGO_TARGET_NONE_RUSTFLAGS";
    assert!(!with(&folder, other, "--cfg here"));
    let folder = fast_where("cfg(target_os = \"none\")");
    let for_target = |name: &str, value: &str| with(&folder, name, value);
    let bare = "wasm32v1-none";
    assert!(for_target("CARGO_BUILD_TARGET", bare));
    assert!(!for_target("CARGO_BUILD_TARGET", "host-tuple"));
    let named = format!("[build]\ntarget = [\"{bare}\"]\n");
    write(folder.path(), ".cargo/config.toml", named);
    assert!(for_target("CARGO_BUILD_TARGET", ""));
    assert!(!for_target("CARGO_BUILD_TARGET", host));
}

#[test]
fn features_that_another_platform_asks_for_are_not_guessed() {
    let more = "resolver = \"1\"\n[dependencies]\nutil = { path = \"util\" }\n[target.'cfg(target_os = \"none\")'.dependencies]\nother = { package = \"util\", version = \"1\" }\n";
    let folder = asking(more, "version = \"0.1.0\"\n");
    let sources =
        "[source.crates-io]\nreplace-with = \"here\"\n[source.here]\ndirectory = \"published\"\n";
    write(folder.path(), ".cargo/config.toml", sources);
    fs::create_dir(folder.path().join("published")).unwrap();
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    assert!(err.contains("is not known: `demo` asks"), "{err}");
    let newer = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    let newer = newer.replace("resolver = \"1\"", "resolver = \"2\"");
    write(folder.path(), "Cargo.toml", newer);
    assert!(bundled(folder.path(), &[]).contains("0.1.0"));
}

#[test]
fn lints_that_flags_do_not_let_stop_a_build_are_spared_where_they_would() {
    let folder = package();
    let solution = |index: &str| {
        format!(
            "fn main() {{\n    let all = [1];\n    if std::env::args().count() > 3 {{\n        println!(\"{{}}\", all[{index}]);\n    }}\n}}\n"
        )
    };
    for flags in [
        "\"-Aunconditional_panic\"",
        "\"--allow\", \"unconditional-panic\"",
        "\"--cap-lints=warn\"",
        "\"--cap-lints\", \"allow\"",
    ] {
        let text = format!("[build]\nrustflags = [{flags}]\n");
        write(folder.path(), ".cargo/config.toml", text);
        for (index, allows) in [("5", true), ("0", false)] {
            write(folder.path(), "src/bin/first.rs", solution(index));
            let bundle = bundled(folder.path(), &[]);
            let has = bundle.contains("#![allow(unconditional_panic)]");
            assert_eq!(has, allows, "{flags}: {bundle}");
        }
    }
}

#[cfg(unix)]
#[test]
fn what_stands_in_for_rustc_is_asked_as_cargo_asks_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = fast_where("cfg(quick)");
    let script = |name: &str, text: &str| {
        write(folder.path(), name, format!("#!/bin/sh\n{text}\n"));
        let path = folder.path().join(name);
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        path
    };
    let around = script(
        "tools/around",
        "rustc=$1\nshift\nexec $rustc --cfg quick \"$@\"",
    );
    script("tools/rustc", "exec rustc --cfg quick \"$@\"");
    let configured = |text: &str| write(folder.path(), ".cargo/config.toml", text);
    let holds = |command: &mut std::process::Command| {
        let output = command.args(["first", "-o", "-"]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("if cfg!("), "{text}");
        text.contains("if cfg!(all())")
    };
    assert!(!holds(&mut bundler(folder.path())));
    for (key, program, quick) in [
        ("rustc-wrapper", "tools/around", true),
        ("rustc-workspace-wrapper", "tools/around", true),
        ("rustc", "tools/rustc", true),
        ("rustc-wrapper", "", false),
    ] {
        configured(&format!("[build]\n{key} = \"{program}\"\n"));
        assert_eq!(holds(&mut bundler(folder.path())), quick, "{key}");
    }
    for (name, value, quick) in [
        ("RUSTC_WRAPPER", around.as_path(), true),
        ("RUSTC_WORKSPACE_WRAPPER", &around, true),
        ("CARGO_BUILD_RUSTC_WRAPPER", &around, true),
        ("RUSTC_WRAPPER", Path::new(""), false),
    ] {
        configured("[build]\nrustc-wrapper = \"tools/around\"\n");
        if value != Path::new("") {
            configured("");
        }
        let mut command = bundler(folder.path());
        assert_eq!(holds(command.env(name, value)), quick, "{name}");
    }
}
