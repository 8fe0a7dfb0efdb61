//! Whole trees of dependencies against cargo-equip, which inlines them crate by crate: one function behind a facade of many path
//! crates, and programs that use published ones. Those are of other editions, which only rustc can judge: the bundler
//! verifies these bundles, which costs most of its time. cargo-equip checks nothing: its bundle of itertools does not compile.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::measure::{Cost, median, run};
use crate::table::Table;
use crate::workspace::Workspace;
use crate::{ROUNDS, bundler, equip, facade, forget, size, time};

/// Programs of `tests/published/tree`, and the crate that each of them uses. cargo-equip takes few of the others.
const PUBLISHED: [(&str, &str); 3] = [
    ("acl", "ac-library-rs"),
    ("itertools", "itertools"),
    ("smallvec", "smallvec"),
];
/// cargo-equip wants to hear of unused dependencies from a tool that needs nightly Rust. There are none here.
const UDEPS: &str = "#!/bin/sh\necho '{\"success\":true,\"unused_deps\":{}}'\n";

pub(crate) fn compare(folder: &Path) -> io::Result<()> {
    println!(
        "trees of dependencies, from nothing; verified by the bundler if published, unchecked by cargo-equip"
    );
    let Some(program) = equip::find() else {
        println!("  cargo-equip was not found: `make bench EQUIP=1` installs it below target/");
        return Ok(());
    };
    let path = with_udeps(&folder.join("udeps"))?;
    let facade = facade::write(&folder.join("tree"), 150)?;
    let mut trees = vec![("150 path crates", facade, Some("--no-verify"))];
    for (bin, krate) in PUBLISHED {
        match published(&folder.join(format!("tree-{bin}")), bin, krate)? {
            Some(workspace) => trees.push((krate, workspace, None)),
            None => println!("  {krate} was not fetched: `make test` does that"),
        }
    }
    let mut table = Table::new([
        "uses",
        "bundler",
        "cargo-equip",
        "times as fast",
        "bundle",
        "cargo-equip",
        "times as small",
    ]);
    for (name, workspace, flag) in &trees {
        let bundle = workspace.folder.join("out/s0/main.rs");
        let (mut ours, mut theirs): (Vec<Cost>, Vec<Cost>) = (Vec::new(), Vec::new());
        let (mut bytes, mut their_bytes) = (0, 0);
        for _ in 0..ROUNDS {
            forget(workspace)?;
            ours.push(run(bundler(workspace).args(*flag))?);
            bytes = fs::read(&bundle)?.len();
            forget(workspace)?;
            fs::create_dir_all(bundle.parent().expect("it is in a folder"))?;
            let mut command = equip::equip(&program, workspace);
            theirs.push(run(command.arg("--no-check").env("PATH", &path))?);
            their_bytes = fs::read(&bundle)?.len();
        }
        let (ours, theirs) = (median(&ours).wall, median(&theirs).wall);
        table.row([
            (*name).to_owned(),
            time(ours),
            time(theirs),
            format!("{:.1}", theirs.as_secs_f64() / ours.as_secs_f64()),
            size(bytes),
            size(their_bytes),
            format!("{:.0}", their_bytes as f64 / bytes as f64),
        ]);
    }
    table.print();
    Ok(())
}

/// The `PATH` with the stand-in in front.
fn with_udeps(folder: &Path) -> io::Result<OsString> {
    fs::create_dir_all(folder)?;
    let tool = folder.join("cargo-udeps");
    fs::write(&tool, UDEPS)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&tool, fs::Permissions::from_mode(0o755))?;
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let all = [folder.to_path_buf()]
        .into_iter()
        .chain(env::split_paths(&path));
    env::join_paths(all).map_err(io::Error::other)
}

/// A package of one program and the one crate that it uses; none if Cargo does not have the crate.
fn published(folder: &Path, bin: &str, krate: &str) -> io::Result<Option<Workspace>> {
    let tree = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/published/tree");
    let manifest = fs::read_to_string(tree.join("Cargo.toml"))?;
    let mut lines = manifest.lines();
    let dependency = lines
        .find(|line| line.split(' ').next() == Some(krate))
        .ok_or_else(|| io::Error::other(format!("{krate} is not among the published crates")))?;
    fs::create_dir_all(folder.join("src/bin"))?;
    fs::copy(
        tree.join(format!("src/bin/{bin}.rs")),
        folder.join("src/bin/s0.rs"),
    )?;
    fs::copy(tree.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    let manifest = format!(
        "[package]\nname = \"program\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n\
         [workspace]\n\n[dependencies]\n{dependency}\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest)?;
    let cargo = env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from);
    // Takes what is not needed out of the lock file, too.
    let asked = Command::new(cargo)
        .args(["metadata", "--offline", "--format-version=1"])
        .current_dir(folder)
        .output()?;
    Ok(asked.status.success().then(|| Workspace {
        folder: folder.to_path_buf(),
        solutions: 1,
        library_bytes: 0,
    }))
}
