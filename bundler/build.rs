//! How the binary is linked: a run takes a few milliseconds, of which the start of a program is a good part.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_native = env::var("TARGET") == env::var("HOST");
    let is_gnu_linux = env::var("TARGET").is_ok_and(|target| target.ends_with("-linux-gnu"));
    if is_native && is_gnu_linux {
        link_unwinder();
        // Where it is loaded is known, so that nothing in it has to be moved along when it starts.
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// Takes the unwinder into the binary, if the linker's driver has it as an archive: loading `libgcc_s.so` takes longer than
/// all that it is used for.
fn link_unwinder() {
    let asked = Command::new("cc")
        .arg("-print-file-name=libgcc_eh.a")
        .output();
    let Ok(answer) = asked else { return };
    let path = String::from_utf8_lossy(&answer.stdout);
    let path = Path::new(path.trim());
    if let (true, true, Some(folder)) = (path.is_absolute(), path.is_file(), path.parent()) {
        println!("cargo::rustc-link-search=native={}", folder.display());
        println!("cargo::rustc-link-lib=static:-bundle,+whole-archive=gcc_eh");
    }
}
