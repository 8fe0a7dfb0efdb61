//! One workspace from seed to verdict: run by Cargo, bundled and run, changed, and both again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::draft::{self, Draft, Place};
use crate::manifests::{self, Files, below};
use crate::random::Random;
use crate::sources;

/// How often a workspace is changed.
const EDITS: usize = 1;

pub(crate) enum Verdict {
    Same,
    /// Cargo takes it for no workspace, or rustc rejects it.
    Unfit(String),
    Failed(String),
}

pub(crate) fn seed(seed: u64) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut draft = draft::draw(seed);
    let mut random = Random::new(!seed);
    let mut written = Files::new();
    for step in 0..=EDITS {
        if step > 0 {
            draft::edit(&mut draft, &mut random);
        }
        let mut files = Files::new();
        sources::write(&draft, &mut files);
        manifests::write(&draft, &mut files);
        put(folder.path(), &written, &files);
        written = files;
        let expected = match original(folder.path(), &draft) {
            Ok(printed) => printed,
            Err(why) if step == 0 => return Verdict::Unfit(why),
            // Some changes leave nothing that Cargo takes.
            Err(_) => return Verdict::Same,
        };
        let why = match bundled(folder.path(), &draft) {
            Ok(printed) if printed == expected => continue,
            Ok(printed) => format!("Cargo:  {expected}bundle: {printed}"),
            Err(why) => format!("Cargo:  {expected}but {why}"),
        };
        if let Some(kept) = std::env::var_os("WORKSPACES_KEEP") {
            let kept = PathBuf::from(kept).join(seed.to_string());
            put(&kept, &Files::new(), &written);
        }
        let mut command = Command::new("bundler");
        tell(&mut command, folder.path(), &draft);
        return Verdict::Failed(format!("step {step}: {command:?}\n{why}"));
    }
    Verdict::Same
}

/// Writes what changed, and removes what is no more.
fn put(folder: &Path, before: &Files, files: &Files) {
    for gone in before.keys().filter(|path| !files.contains_key(*path)) {
        fs::remove_file(folder.join(gone)).expect("it was written");
    }
    for (path, text) in files {
        if before.get(path) != Some(text) {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("it is in a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
    }
}

/// The folder, the variables and the features that both are told.
fn tell(command: &mut Command, folder: &Path, draft: &Draft) {
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        let is_cargos = name.starts_with("CARGO") && name != "CARGO_HOME";
        if is_cargos || name.ends_with("RUSTFLAGS") || name == "PROBE" {
            command.env_remove(name);
        }
    }
    command
        .current_dir(folder.join(draft.standing))
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    if draft.no_default {
        command.arg("--no-default-features");
    }
    if !draft.asked.is_empty() {
        command.arg("--features").arg(draft.asked.join(","));
    }
    if draft.names_manifest && draft.standing.is_empty() {
        let manifest = below(draft.program_folder(), "Cargo.toml");
        command.arg("--manifest-path").arg(manifest);
    }
    if let Some((flags, table, Place::Environment)) = draft.flags {
        match table {
            "build" => command.env("RUSTFLAGS", flags),
            _ => command.env("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS", flags),
        };
    }
    if draft.build_override == Some(Place::Environment) {
        command.env("CARGO_PROFILE_DEV_BUILD_OVERRIDE_DEBUG_ASSERTIONS", "false");
    }
    if let Some((value, Place::Environment)) = draft.probe {
        command.env("PROBE", value);
    }
}

fn original(folder: &Path, draft: &Draft) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO"));
    let (kind, name) = match draft.is_example {
        true => ("--example", "ex"),
        false => ("--bin", "demo"),
    };
    command.args(["run", "--quiet", "--offline", "--package=demo", kind, name]);
    tell(&mut command, folder, draft);
    printed(&mut command)
}

fn bundled(folder: &Path, draft: &Draft) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundler"));
    let name = match draft.is_example {
        true => "ex",
        false => "demo",
    };
    let made = folder.join("made");
    fs::create_dir_all(&made).expect("a folder");
    command
        .args([name, "--no-verify", "--output"])
        .arg(made.join("main.rs"));
    tell(&mut command, folder, draft);
    printed(&mut command)?;
    let mut rustc = Command::new("rustc");
    rustc
        .current_dir(&made)
        .args(["--edition=2021", "-Awarnings", "main.rs"]);
    printed(&mut rustc)?;
    printed(&mut Command::new(made.join("main")))
}

fn printed(command: &mut Command) -> Result<String, String> {
    let output = command
        .env("NO_COLOR", "1")
        .output()
        .map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}
