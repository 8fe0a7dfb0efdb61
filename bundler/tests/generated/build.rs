//! Builds a written package as Cargo does, and a bundle alone; runs what came of it, and tells which items rustc rejects.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use bundler::rustc::Rustc;
use serde_json::Value;

use crate::crates::{Crates, Side, Step};
use crate::draft::Written;

/// What rustc does not accept.
pub(crate) struct Rejected {
    pub(crate) items: BTreeSet<usize>,
}

/// Writes the files below `folder`.
pub(crate) fn write(written: &Written, folder: &Path) {
    for (path, text) in &written.files {
        let full = folder.join(path);
        let parent = full.parent().expect("a file is in a folder");
        std::fs::create_dir_all(parent).expect("the temporary folder is writable");
        std::fs::write(full, text).expect("the temporary folder is writable");
    }
}

/// Compiles the crates, with `flags`; the program is called `original`. An error is rustc's JSON lines.
pub(crate) fn build(
    rustc: &Rustc,
    crates: &Crates,
    folder: &Path,
    flags: &[&str],
) -> Result<(), String> {
    let is_metadata = flags.contains(&"--emit=metadata");
    let file = |name: &str| match is_metadata {
        true => format!("metadata/lib{name}.rmeta"),
        false => format!("lib{name}.rlib"),
    };
    std::fs::create_dir_all(folder.join("metadata")).expect("the temporary folder is writable");
    for Step {
        side,
        name,
        root,
        externs,
    } in crates.steps()
    {
        let mut arguments = vec![format!("--crate-name={name}"), root];
        let externs = externs.into_iter();
        arguments.extend(externs.map(|(called, name)| format!("--extern={called}={}", file(name))));
        let is_program = side == Side::Solution;
        arguments.extend((!is_program).then(|| "--crate-type=lib".to_owned()));
        // Where those are that only a library knows.
        arguments.push(match is_metadata {
            true => "-Ldependency=metadata".to_owned(),
            false => "-Ldependency=.".to_owned(),
        });
        arguments.push(match is_program && !is_metadata {
            true => "-ooriginal".to_owned(),
            false => format!("-o{}", file(name)),
        });
        let arguments = arguments.iter().map(String::as_str);
        compile(
            rustc,
            folder,
            &flags.iter().copied().chain(arguments).collect::<Vec<_>>(),
        )?;
    }
    Ok(())
}

/// An error is rustc's JSON lines.
pub(crate) fn compile(rustc: &Rustc, folder: &Path, arguments: &[&str]) -> Result<(), String> {
    let output = Command::new(rustc.program())
        .current_dir(folder)
        .args([
            "--edition=2021",
            "-Copt-level=0",
            "-Cdebuginfo=0",
            "-Cprefer-dynamic=yes",
            "-Crpath=yes",
            "--error-format=json",
        ])
        .args(arguments)
        .output()
        .expect("rustc can be started");
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

/// What a program prints if it ends well.
pub(crate) fn run(program: &Path) -> Option<String> {
    let output = Command::new(program)
        .output()
        .expect("a program that was just built can be started");
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The items that rustc's errors point at, through the macro calls that lead there.
pub(crate) fn rejected(written: &Written, messages: &str) -> Rejected {
    let mut items = BTreeSet::new();
    for line in messages.lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else {
            continue;
        };
        if message["level"] != "error" {
            continue;
        }
        for span in message["spans"].as_array().into_iter().flatten() {
            if span["is_primary"] == true {
                point(written, span, &mut items);
            }
        }
    }
    Rejected { items }
}

fn point(written: &Written, span: &Value, items: &mut BTreeSet<usize>) {
    // The call is at fault, not the macro, if there is a call.
    if span["expansion"].is_object() {
        return point(written, &span["expansion"]["span"], items);
    }
    let (Some(file), Some(line)) = (span["file_name"].as_str(), span["line_start"].as_u64()) else {
        return;
    };
    items.extend(written.item_at(file, line as usize));
}
