//! Which compiler `rustc` is: asked for once, and again whenever rustup may choose another one.

use std::os::unix::fs::{PermissionsExt, symlink};

use super::*;

fn script(folder: &Path, name: &str, text: &str) {
    write(folder, name, format!("#!/bin/sh\n{text}\n"));
    fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o755)).unwrap();
}

/// A package, and a rustup in `home` with one toolchain; what rustup and its compiler are asked for is written to `asked`.
fn with_rustup() -> TempDir {
    let folder = package();
    let at = folder.path().display().to_string();
    let real = Command::new("rustc").arg("--print=sysroot").output();
    let real = String::from_utf8(real.unwrap().stdout).unwrap();
    let root = format!("echo \"$*\" >> {at}/asked\nROOT={at}/home/toolchains/stable");
    let toolchain = format!("{root}\nexec {}/bin/rustc \"$@\"", real.trim());
    script(
        folder.path(),
        "home/toolchains/stable/bin/rustc",
        &toolchain,
    );
    let proxy = format!(
        "{root}\ncase \"$*\" in (--print=sysroot) echo $ROOT;; (*) exec $ROOT/bin/rustc \"$@\";; esac"
    );
    script(folder.path(), "cargo/bin/rustup", &proxy);
    symlink("rustup", folder.path().join("cargo/bin/rustc")).unwrap();
    write(folder.path(), "home/settings.toml", "");
    folder
}

/// Bundles, and gives what was asked about the compiler itself.
fn asked(folder: &Path, rustc: Option<&str>) -> String {
    let path = std::env::var("PATH").unwrap();
    let mut command = bundler(folder);
    command
        .arg("first")
        .env("PATH", format!("{}/cargo/bin:{path}", folder.display()))
        .env("RUSTUP_HOME", folder.join("home"));
    if let Some(rustc) = rustc {
        command.env("RUSTC", rustc);
    }
    let (code, _, err) = seen(command.output().unwrap());
    assert_eq!((code, &*err), (0, ""));
    let asked = fs::read_to_string(folder.join("asked")).unwrap_or_default();
    let _ = fs::remove_file(folder.join("asked"));
    let about = asked
        .lines()
        .filter(|line| ["--print=sysroot", "-vV"].contains(line));
    about.collect::<Vec<&str>>().join(" ")
}

const ALL: &str = "--print=sysroot -vV";

#[test]
fn nothing_is_asked_again_while_nothing_changed() {
    let folder = with_rustup();
    assert_eq!(asked(folder.path(), None), ALL);
    assert_eq!(asked(folder.path(), None), "");
}

#[test]
fn rustup_is_asked_again_when_it_may_choose_another_toolchain() {
    for change in [
        "echo '[toolchain]' > rust-toolchain.toml",
        "echo stable > rust-toolchain",
        "echo 'default_toolchain = \"stable\"' > home/settings.toml",
        "ln -s stable home/toolchains/other",
        "cp home/toolchains/stable/bin/rustc x && mv x home/toolchains/stable/bin/rustc",
        "cp cargo/bin/rustup x && mv x cargo/bin/rustup",
    ] {
        let folder = with_rustup();
        asked(folder.path(), None);
        shell(folder.path(), change);
        assert_eq!(asked(folder.path(), None), ALL, "{change}");
        assert_eq!(asked(folder.path(), None), "", "{change}");
    }
}

#[test]
fn what_may_decide_by_anything_is_asked_every_time() {
    // A toolchain by its folder, which may be a link to another one tomorrow.
    let folder = with_rustup();
    write(
        folder.path(),
        "rust-toolchain.toml",
        "[toolchain]\npath = \"here\"\n",
    );
    for _ in 0..2 {
        assert_eq!(asked(folder.path(), None), ALL);
    }
    // A wrapper, and rustup's stand-in by its path: it may have been updated behind the same file.
    let folder = with_rustup();
    let stand_in = folder.path().join("cargo/bin/rustc");
    script(
        folder.path(),
        "wrapper",
        &format!("exec {} \"$@\"", stand_in.display()),
    );
    for name in ["wrapper", "cargo/bin/rustc"] {
        let path = folder.path().join(name).display().to_string();
        for _ in 0..2 {
            assert_eq!(asked(folder.path(), Some(&path)), "-vV -vV", "{name}");
        }
    }
}

#[test]
fn a_spoilt_memory_is_no_memory() {
    let folder = with_rustup();
    asked(folder.path(), None);
    shell(
        folder.path(),
        "for f in $(find target -name '*.rustc'); do echo '{}' > $f; done",
    );
    assert_eq!(asked(folder.path(), None), ALL);
    assert_eq!(asked(folder.path(), None), "");
}
