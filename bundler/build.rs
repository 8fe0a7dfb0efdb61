//! How the binary is linked: a run takes a few milliseconds, of which the start of a program is a good part.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What std asks the linker for on Linux, and the archives that have it.
const ARCHIVES: [(&str, &str); 7] = [
    ("libgcc_s.a", "libgcc_eh.a"),
    ("libutil.a", "libutil.a"),
    ("librt.a", "librt.a"),
    ("libpthread.a", "libpthread.a"),
    ("libm.a", "libm.a"),
    ("libdl.a", "libdl.a"),
    ("libc.a", "libc.a"),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_native = env::var("TARGET") == env::var("HOST");
    let is_gnu_linux = env::var("TARGET").is_ok_and(|target| target.ends_with("-linux-gnu"));
    if !(is_native && is_gnu_linux) {
        return;
    }
    // Where it is loaded is known, so that nothing in it has to be moved along when it starts.
    println!("cargo::rustc-link-arg-bins=-no-pie");
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo names a folder"));
    if gather(&folder).is_some() {
        link_statically(&folder);
    }
}

/// Takes the C library and the unwinder into the binary: finding, mapping and binding them takes a fifth of a run from nothing.
///
/// It is what `-C target-feature=+crt-static` does, which only flags for the whole build could say, procedural macros
/// included, and those cannot be linked so. rustc has named the libraries before these arguments, and shared ones are
/// preferred there; but the linker takes what the first folder has, and this one has archives alone.
fn link_statically(folder: &Path) {
    let search = format!("-L{}", folder.display());
    // The unwinder and the C library need each other.
    let last = [
        "-Wl,--start-group",
        "-lgcc",
        "-lgcc_eh",
        "-lc",
        "-Wl,--end-group",
    ];
    for argument in ["-static", &search].into_iter().chain(last) {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
}

/// Copies [`ARCHIVES`] to `folder`, if the linker's driver has all of them.
fn gather(folder: &Path) -> Option<()> {
    for (asked, archive) in ARCHIVES {
        fs::copy(find(archive)?, folder.join(asked)).ok()?;
    }
    Some(())
}

/// Where the linker's driver has an archive. It answers with the bare name if it has none.
fn find(archive: &str) -> Option<PathBuf> {
    let asked = format!("-print-file-name={archive}");
    let answer = Command::new("cc").arg(asked).output().ok()?;
    let path = PathBuf::from(String::from_utf8(answer.stdout).ok()?.trim());
    (path.is_absolute() && path.is_file()).then_some(path)
}
