//! Compilers that crash, lie or talk nonsense, and caches that cannot be used.

use std::os::unix::fs::PermissionsExt;

use super::*;

/// A compiler whose answer to `-vV` is the real one's, and which otherwise does as `script` says.
fn compiler(folder: &Path, script: &str) {
    let text = format!("#!/bin/sh\ncase \"$*\" in (-vV) exec rustc -vV;; esac\n{script}\n");
    write(folder, "compiler", text);
    fs::set_permissions(folder.join("compiler"), fs::Permissions::from_mode(0o755)).unwrap();
}

fn with_compiler(folder: &Path) -> (i32, String, String) {
    let program = folder.join("compiler");
    seen(
        bundler(folder)
            .env("RUSTC", program)
            .arg("first")
            .output()
            .unwrap(),
    )
}

#[test]
fn a_compiler_that_compiles_nothing_proves_nothing() {
    let folder = package();
    for (script, expected) in [
        ("exit 0", "without compiling"),
        ("echo garbage >&2", "garbage"),
        ("echo '{}' >&2; exit 1", "without compiling"),
        ("head -c 100000 /dev/zero >&2; exit 1", "without compiling"),
        ("kill -9 $$", "signal"),
        ("exec cat /dev/zero >&2", "said more than"),
    ] {
        compiler(folder.path(), script);
        let (code, out, err) = with_compiler(folder.path());
        assert_eq!((code, &*out), (1, ""), "{script}");
        assert!(err.contains(expected), "{script}: {err}");
        assert_eq!(bundle_of(folder.path(), "first"), None);
        assert_eq!(
            files_below(&folder.path().join("target")),
            [""; 0],
            "{script}"
        );
    }
}

#[test]
fn a_program_that_is_no_compiler_is_named_with_what_it_said() {
    let folder = package();
    for (script, expected) in [
        ("echo garbage", "names no release"),
        ("printf '\\377'", "printed no text"),
        ("echo 'out of order' >&2; exit 1", "out of order"),
        ("kill -9 $$", "signal"),
    ] {
        write(folder.path(), "compiler", format!("#!/bin/sh\n{script}\n"));
        let program = folder.path().join("compiler");
        fs::set_permissions(program, fs::Permissions::from_mode(0o755)).unwrap();
        let (code, _, err) = with_compiler(folder.path());
        assert_eq!(code, 1, "{script}");
        assert!(
            err.contains(expected) && err.contains("RUSTC"),
            "{script}: {err}"
        );
    }
    let output = bundler(folder.path()).env("RUSTC", folder.path()).output();
    let (code, _, err) = seen(output.unwrap());
    assert_eq!(code, 1);
    assert!(err.contains("permission denied"), "{err}");
}

#[test]
fn a_cache_that_cannot_be_used_is_done_without() {
    for spoil in [
        "echo file > target",
        "mkdir target && echo file > target/bundler",
        "mkdir target && mkfifo target/bundler",
        "mkdir target && ln -s nowhere target/bundler",
        "mkdir target && ln -s bundler target/bundler",
    ] {
        let folder = package();
        shell(folder.path(), spoil);
        let (code, _, err) = run(folder.path(), &["first"]);
        assert_eq!((code, &*err), (0, ""), "{spoil}");
        assert!(bundle_of(folder.path(), "first").is_some());
    }
}

#[test]
fn a_spoilt_answer_is_asked_for_again() {
    for spoil in [
        "echo '[{' > $f",
        ": > $f",
        "head -c 1000 /dev/urandom > $f",
        "rm $f; mkdir $f",
        "rm $f; mkfifo $f",
        "rm $f; ln -s nowhere $f",
        "rm $f; ln -s $f $f",
    ] {
        let folder = package();
        run(folder.path(), &["first"]);
        let before = bundle_of(folder.path(), "first");
        assert!(before.is_some());
        shell(
            folder.path(),
            &format!("find target/bundler -type f | while read f; do {spoil}; done"),
        );
        let (code, _, err) = run(folder.path(), &["first"]);
        assert_eq!((code, &*err), (0, ""), "{spoil}");
        assert_eq!(bundle_of(folder.path(), "first"), before);
    }
}

#[test]
fn no_home_and_no_folder_for_temporary_files_are_needed() {
    let folder = package();
    let output = bundler(folder.path())
        .env("TMPDIR", "/nonexistent")
        .env("RUSTC", real_compiler())
        .env_remove("HOME")
        .output();
    let (code, _, err) = seen(output.unwrap());
    assert_eq!((code, &*err), (0, ""));
}

#[test]
fn a_compiler_without_a_flag_about_pointers_compares_without_debug_assertions() {
    let folder = package();
    let library = "#![no_std]\npub fn first(n: &u8) -> u8 {\n    debug_assert!(*n > 0);\n    unsafe { *(n as *const u8) }\n}\npub fn unused() {}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() {\n    println!(\"{}\", demo::first(&3));\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let old = "#!/bin/sh\ncase \"$*\" in\n(-vV) rustc -vV | sed 's/^release: .*/release: 1.70.0/' ;;\n(*ub-checks*) echo 'error: unknown option' >&2; exit 1 ;;\n(*) exec rustc \"$@\" ;;\nesac\n";
    write(folder.path(), "compiler", old);
    let program = folder.path().join("compiler");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    for compiler in [&*program.to_string_lossy(), "rustc"] {
        let mut command = bundler(folder.path());
        command.args(["prove", "first"]).env("RUSTC", compiler);
        let (code, out, err) = seen(command.output().unwrap());
        assert_eq!((code, &*err), (0, ""), "{out}");
        assert!(
            out.contains("equal") && !out.contains("not compared"),
            "{out}"
        );
    }
}

/// Behind rustup's stand-in, which needs a home.
fn real_compiler() -> String {
    let output = Command::new("rustc")
        .arg("--print=sysroot")
        .output()
        .unwrap();
    let sysroot = String::from_utf8(output.stdout).unwrap();
    format!("{}/bin/rustc", sysroot.trim())
}
