//! The programs of `tree/`, whose package depends on published crates as contestants' packages do: each is bundled from there,
//! and prints what it prints there (`<program>.out`, given `<program>.in`).

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use bundler::package::{Features, Opening, Package};

use crate::common::alone;

/// The names of the programs; none if the crates are not here.
pub(crate) fn programs() -> Vec<String> {
    let fetched = Command::new(env!("CARGO"))
        .args([
            "fetch",
            "--quiet",
            "--locked",
            "--offline",
            "--manifest-path",
        ])
        .arg(home().join("Cargo.toml"))
        .status();
    if !fetched.is_ok_and(|status| status.success()) {
        eprintln!("skipped: the published crates of `tree` are not here");
        return Vec::new();
    }
    let files = fs::read_dir(home().join("src/bin")).expect("the programs are there");
    let paths = files.flatten().map(|file| file.path());
    let programs = paths.filter(|path| path.extension().is_some_and(|kind| kind == "rs"));
    let mut names: Vec<String> = programs
        .map(|path| {
            path.with_extension("")
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

/// Bundles a program, compiles it alone and runs it.
pub(crate) fn check(name: &str) -> Result<(), String> {
    let folder = copied()?;
    let package =
        Package::open(&folder, &Features::default()).map_err(|error| error.to_string())?;
    let bundle = bundler::bundle(&package, name, &alone::options()?);
    let bundle = bundle.map_err(|error| error.to_string())?;
    let file = |kind: &str| home().join("src/bin").join(name).with_extension(kind);
    let stdin = fs::read_to_string(file("in")).unwrap_or_default();
    let run = alone::run(&bundle.text, bundle.edition.as_str(), &stdin, &[])?;
    let expected = fs::read_to_string(file("out")).map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&run.stdout);
    match run.code == Some(0) && said == expected {
        true => Ok(()),
        false => Err(format!("the bundle prints\n{said}and not\n{expected}")),
    }
}

/// All crates that a judge has stay outside, by the table of its profile; the others do not.
pub(crate) fn leave_to_the_judge() -> Result<(), String> {
    let folder = copied()?;
    let elsewhere = tempfile::tempdir().map_err(|error| error.to_string())?;
    let profiles = elsewhere.path().join("judges.toml");
    let text = "[plain]\n[arena]\ncrates = [\"either\", \"itertools\", \"rand\", \"tree\"]\n";
    fs::write(&profiles, text).map_err(|error| error.to_string())?;
    let open = |table: &str| {
        let outside = [format!("{}#{table}", profiles.display())];
        let opening = Opening {
            external: outside.into(),
            ..Opening::default()
        };
        Package::open_with(&folder, &opening).map_err(|error| error.to_string())
    };
    let externals = |package: &Package| -> Vec<String> {
        let names = package
            .externals
            .iter()
            .map(|external| external.name.clone());
        names.collect()
    };
    assert_eq!(externals(&open("plain")?), [""; 0]);
    let unknown = open("arenas").map(|_| ()).expect_err("there is none");
    assert!(
        unknown.contains("`arenas`") && unknown.contains("`arena`"),
        "{unknown}"
    );
    let package = open("arena")?;
    assert_eq!(externals(&package), ["either", "itertools"]);
    let bundle = bundler::bundle(&package, "itertools", &bundler::Options::default());
    let bundle = bundle.map_err(|error| error.to_string())?;
    assert_eq!(bundle.externals, ["itertools 0.14.0"]);
    assert!(!bundle.text.contains("mod itertools"), "{}", bundle.text);
    Ok(())
}

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/published/tree")
}

/// The package where Cargo may write beside it: one place for all tests, since Cargo builds all of the tree there.
fn copied() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("published-tree");
    copy(&folder).map_err(|error| error.to_string())?;
    Ok(folder)
}

/// Writes the package; what did not change stays, for Cargo to see that.
fn copy(folder: &Path) -> io::Result<()> {
    for entry in walkdir::WalkDir::new(home()) {
        let entry = entry?;
        let to = folder.join(entry.path().strip_prefix(home()).unwrap_or(entry.path()));
        if entry.file_type().is_dir() {
            fs::create_dir_all(to)?;
        } else if fs::read(&to).ok() != Some(fs::read(entry.path())?) {
            // Whole or not at all: other programs are being bundled.
            let new = tempfile::NamedTempFile::new_in(folder)?;
            fs::copy(entry.path(), new.path())?;
            new.persist(to)?;
        }
    }
    Ok(())
}
