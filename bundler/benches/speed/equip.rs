//! Against cargo-equip, which inlines whole libraries: time and size for a program that uses one small function, bundled
//! from nothing, after its solution was edited, and again.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::measure::{Cost, median, run};
use crate::table::Table;
use crate::workspace::Workspace;
use crate::{BUNDLER_MUSL, KB, bundler, called, forget, size, time, unverified, workspace};

/// The variable that names its executable; without it, it is looked for on the `PATH`.
const VARIABLE: &str = "CARGO_EQUIP";

/// How often everything is run: it takes milliseconds, and whatever else the machine does counts.
const ROUNDS: usize = 21;

/// A way to make the bundle, and what it took each time.
struct Way<'a> {
    name: &'a str,
    command: Box<dyn Fn(&Workspace) -> Command + 'a>,
    before: Before,
    costs: Vec<Cost>,
}

/// What was made just before.
#[derive(Clone, Copy)]
enum Before {
    Nothing,
    /// A bundle of the solution as it was before an edit.
    Unedited,
    Same,
}

pub(crate) fn compare(folder: &Path) -> io::Result<()> {
    println!("one function of a library of 30 kB");
    let workspace = workspace::write_small(&folder.join("small"), 29 * KB)?;
    let bundle = workspace.folder.join("out/s0/main.rs");
    let program = find();
    let mut ways = vec![
        way("verified, from nothing", bundler),
        way("unverified, from nothing", unverified),
        way("solution edited", unverified).after(Before::Unedited),
        way("nothing changed", unverified).after(Before::Same),
    ];
    if folder.join(BUNDLER_MUSL).exists() {
        ways.extend([
            way("with musl, from nothing", with_musl),
            way("solution edited", with_musl).after(Before::Unedited),
            way("nothing changed", with_musl).after(Before::Same),
        ]);
    }
    let ours = ways.len();
    if let Some(program) = &program {
        ways.push(way("cargo-equip, unchecked", |workspace| {
            let mut command = equip(program, workspace);
            command.arg("--no-check");
            command
        }));
        ways.push(way("cargo-equip", |workspace| equip(program, workspace)));
    }
    let mut bytes = vec![0; ways.len()];
    for _ in 0..ROUNDS {
        for (way, bytes) in ways.iter_mut().zip(&mut bytes) {
            forget(&workspace)?;
            fs::create_dir_all(bundle.parent().expect("it is in a folder"))?;
            if let Before::Unedited | Before::Same = way.before {
                run(&mut (way.command)(&workspace))?;
            }
            if let Before::Unedited = way.before {
                workspace.edit_small()?;
            }
            way.costs.push(run(&mut (way.command)(&workspace))?);
            workspace.write_small_solution()?;
            *bytes = fs::read(&bundle)?.len();
        }
    }
    let costs: Vec<Cost> = ways.iter().map(|way| median(&way.costs)).collect();
    let mut table = Table::new(["", "all", "CPU", "bundle"]);
    for ((way, cost), bytes) in ways.iter().zip(&costs).zip(&bytes) {
        table.row([
            way.name.to_owned(),
            time(cost.wall),
            time(cost.cpu),
            size(*bytes),
        ]);
    }
    table.print();
    let (ours, theirs) = costs.split_at(ours);
    let [unchecked, checked] = theirs else {
        println!("  cargo-equip was not found: `make bench EQUIP=1` installs it below target/");
        return Ok(());
    };
    let times = |theirs: &Cost, mine: &Cost| theirs.wall.as_secs_f64() / mine.wall.as_secs_f64();
    let (verified, unverified) = ours.split_first().expect("it is the first");
    println!(
        "  times as fast as cargo-equip: {:.1} with a check; a bundle {:.0} times as small",
        times(checked, verified),
        bytes[bytes.len() - 1] as f64 / bytes[0] as f64,
    );
    for (costs, command) in unverified.chunks(3).zip(["", " with musl"]) {
        println!(
            "  without a check{command}: {:.0} from nothing, {:.0} when the solution was edited, {:.0} when nothing changed",
            times(unchecked, &costs[0]),
            times(unchecked, &costs[1]),
            times(unchecked, &costs[2]),
        );
    }
    Ok(())
}

fn with_musl(workspace: &Workspace) -> Command {
    let mut command = called(BUNDLER_MUSL, workspace);
    command.arg("--no-verify");
    command
}

fn way<'a>(name: &'a str, command: impl Fn(&Workspace) -> Command + 'a) -> Way<'a> {
    Way {
        name,
        command: Box::new(command),
        before: Before::Nothing,
        costs: Vec::new(),
    }
}

impl Way<'_> {
    fn after(self, before: Before) -> Self {
        Way { before, ..self }
    }
}

/// cargo-equip on the same package, into the same file.
pub(crate) fn equip(program: &Path, workspace: &Workspace) -> Command {
    let mut command = Command::new(program);
    command
        .args(["equip", "--bin", "s0", "--output", "out/s0/main.rs"])
        .current_dir(&workspace.folder)
        // Cargo says so when it starts a subcommand.
        .env("CARGO", env::var_os("CARGO").unwrap_or("cargo".into()))
        .env_remove("CARGO_TARGET_DIR");
    command
}

/// Its executable.
pub(crate) fn find() -> Option<PathBuf> {
    let name = format!("cargo-equip{}", env::consts::EXE_SUFFIX);
    let named = env::var_os(VARIABLE).map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).map(|folder| folder.join(&name));
    named.into_iter().chain(on_path).find(|path| path.is_file())
}
