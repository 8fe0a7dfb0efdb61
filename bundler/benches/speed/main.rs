//! How fast bundling is, and how that grows: `make bench`.
//!
//! Every figure is a median of runs of the real command, and the runs of what is compared take turns, so that a busy machine
//! slows all of them alike. Nothing is asserted: figures are for people.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;
use std::{env, fs, io};

mod equip;
mod facade;
mod measure;
mod table;
mod trees;
mod workspace;

use measure::{Cost, median, run};
use table::Table;
use workspace::Workspace;

/// How often everything is run.
const ROUNDS: usize = 5;
const KB: usize = 1000;
const MB: usize = 1000 * KB;
/// The variable that names the command linked with musl, if rustup has std for it.
const VARIABLE_OF_MUSL: &str = "BUNDLER_MUSL";
/// The command, and the one that is linked with musl, in the folder of all packages.
const BUNDLER: &str = "bundler";
const BUNDLER_MUSL: &str = "bundler-musl";

fn main() -> ExitCode {
    match bench() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn bench() -> io::Result<()> {
    let folder = tempfile::tempdir()?;
    fs::copy(env!("CARGO_BIN_EXE_bundler"), folder.path().join(BUNDLER))?;
    if let Some(path) = env::var_os(VARIABLE_OF_MUSL) {
        fs::copy(path, folder.path().join(BUNDLER_MUSL))?;
    }
    many_solutions(folder.path())?;
    growing_library(folder.path())?;
    facade::measure(folder.path())?;
    equip::compare(folder.path())?;
    trees::compare(folder.path())
}

/// The command on a package, into a folder beside it: a copy of the one that was built, which is what `cargo install` leaves
/// and faster to load here than a file that a linker wrote through a mapping.
fn bundler(workspace: &Workspace) -> Command {
    called(BUNDLER, workspace)
}

fn called(name: &str, workspace: &Workspace) -> Command {
    let mut command = Command::new(workspace.folder.with_file_name(name));
    command
        .arg("--manifest-path")
        .arg(workspace.folder.join("Cargo.toml"))
        .arg("--output")
        .arg(workspace.folder.join("out/"))
        .env_remove("CARGO_TARGET_DIR");
    command
}

fn unverified(workspace: &Workspace) -> Command {
    let mut command = bundler(workspace);
    command.arg("--no-verify");
    command
}

/// Puts aside what earlier runs have left. To delete it would slow down the next run, and not its own doing: ext4 looks long for
/// numbers of files that were not freed just now, if thousands were.
fn forget(workspace: &Workspace) -> io::Result<()> {
    let folder = &workspace.folder;
    let aside = tempfile::tempdir_in(folder.with_file_name(""))?.keep();
    for name in ["target", "out"] {
        match fs::rename(folder.join(name), aside.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Unverified runs from nothing, and again with nothing changed, of several packages by turns.
fn by_turns(workspaces: &[Workspace]) -> io::Result<Vec<(Cost, Cost)>> {
    let mut costs = vec![(Vec::new(), Vec::new()); workspaces.len()];
    for _ in 0..ROUNDS {
        for (workspace, (made, kept)) in workspaces.iter().zip(&mut costs) {
            forget(workspace)?;
            made.push(run(&mut unverified(workspace))?);
            kept.push(run(&mut unverified(workspace))?);
        }
    }
    let medians = costs
        .iter()
        .map(|(made, kept)| (median(made), median(kept)));
    Ok(medians.collect())
}

fn many_solutions(folder: &Path) -> io::Result<()> {
    println!("more and more solutions over a library of 1 MB, without verification");
    let workspaces = [1, 10, 100, 1000].map(|solutions| {
        let folder = folder.join(format!("solutions-{solutions}"));
        workspace::write(&folder, MB, solutions)
    });
    let workspaces = workspaces.into_iter().collect::<io::Result<Vec<_>>>()?;
    let costs = by_turns(&workspaces)?;
    // What the library costs, whoever uses it.
    let (least, _) = costs[0];
    let mut table = Table::new([
        "solutions",
        "all",
        "CPU",
        "each more",
        "unchanged",
        "memory",
    ]);
    for (workspace, (made, kept)) in workspaces.iter().zip(&costs) {
        let others = u32::try_from(workspace.solutions - 1).expect("a thousand at most");
        let each = match others {
            0 => String::new(),
            others => time(made.cpu.saturating_sub(least.cpu) / others),
        };
        table.row([
            workspace.solutions.to_string(),
            time(made.wall),
            time(made.cpu),
            each,
            time(kept.wall),
            size(made.peak as usize),
        ]);
    }
    table.print();
    Ok(())
}

fn growing_library(folder: &Path) -> io::Result<()> {
    println!("one solution over a growing library, without verification");
    let workspaces = [MB / 4, MB / 2, MB, 2 * MB, 4 * MB].map(|bytes| {
        let folder = folder.join(format!("library-{bytes}"));
        workspace::write(&folder, bytes, 1)
    });
    let workspaces = workspaces.into_iter().collect::<io::Result<Vec<_>>>()?;
    let costs = by_turns(&workspaces)?;
    let mut table = Table::new(["library", "all", "CPU", "CPU a MB", "unchanged", "memory"]);
    for (workspace, (made, kept)) in workspaces.iter().zip(&costs) {
        let per_mb = made.cpu.mul_f64(MB as f64 / workspace.library_bytes as f64);
        table.row([
            size(workspace.library_bytes),
            time(made.wall),
            time(made.cpu),
            time(per_mb),
            time(kept.wall),
            size(made.peak as usize),
        ]);
    }
    table.print();
    Ok(())
}

/// In milliseconds.
fn time(time: Duration) -> String {
    let milliseconds = time.as_secs_f64() * 1e3;
    match milliseconds {
        0.0..10.0 => format!("{milliseconds:.1} ms"),
        _ => format!("{milliseconds:.0} ms"),
    }
}

fn size(bytes: usize) -> String {
    match bytes {
        ..10_000 => format!("{bytes} B"),
        10_000..1_000_000 => format!("{} kB", bytes / KB),
        _ => format!("{:.1} MB", bytes as f64 / MB as f64),
    }
}
