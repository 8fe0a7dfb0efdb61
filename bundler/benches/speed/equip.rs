//! Against cargo-equip, which inlines whole libraries: time and size for a program that uses one small function.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::measure::{Cost, median, run};
use crate::table::Table;
use crate::workspace::Workspace;
use crate::{KB, ROUNDS, bundler, forget, size, time, unverified, workspace};

/// The variable that names its executable; without it, it is looked for on the `PATH`.
const VARIABLE: &str = "CARGO_EQUIP";

/// A way to make the bundle, and what it took each time.
struct Way<'a> {
    name: &'a str,
    command: Box<dyn Fn(&Workspace) -> Command + 'a>,
    /// Was the same made just before?
    again: bool,
    costs: Vec<Cost>,
}

pub(crate) fn compare(folder: &Path) -> io::Result<()> {
    println!("one function of a library of 30 kB, from nothing and again");
    let workspace = workspace::write_small(&folder.join("small"), 29 * KB)?;
    let bundle = workspace.folder.join("out/s0/main.rs");
    let program = find();
    let again = Way {
        again: true,
        ..way("unverified, again", unverified)
    };
    let mut ways = vec![
        way("unverified", unverified),
        way("verified", bundler),
        again,
    ];
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
            if way.again {
                run(&mut (way.command)(&workspace))?;
            }
            way.costs.push(run(&mut (way.command)(&workspace))?);
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
    let [mine, mine_verified, mine_again, unchecked, checked] = costs.as_slice() else {
        println!("  cargo-equip was not found: `make bench EQUIP=1` installs it below target/");
        return Ok(());
    };
    let times = |theirs: &Cost, mine: &Cost| theirs.wall.as_secs_f64() / mine.wall.as_secs_f64();
    println!(
        "  {:.0} times as fast as cargo-equip without a check, {:.0} times when nothing changed, {:.1} times with a check; \
         a bundle {:.0} times as small",
        times(unchecked, mine),
        times(unchecked, mine_again),
        times(checked, mine_verified),
        bytes[4] as f64 / bytes[1] as f64,
    );
    Ok(())
}

fn way<'a>(name: &'a str, command: impl Fn(&Workspace) -> Command + 'a) -> Way<'a> {
    Way {
        name,
        command: Box::new(command),
        again: false,
        costs: Vec::new(),
    }
}

/// cargo-equip on the same package, into the same file.
fn equip(program: &Path, workspace: &Workspace) -> Command {
    let mut command = Command::new(program);
    command
        .args(["equip", "--bin", "s0", "--output", "out/s0/main.rs"])
        .current_dir(&workspace.folder)
        // Cargo says so when it starts a subcommand.
        .env("CARGO", env::var_os("CARGO").unwrap_or("cargo".into()))
        .env_remove("CARGO_TARGET_DIR");
    command
}

fn find() -> Option<PathBuf> {
    let name = format!("cargo-equip{}", env::consts::EXE_SUFFIX);
    let named = env::var_os(VARIABLE).map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).map(|folder| folder.join(&name));
    named.into_iter().chain(on_path).find(|path| path.is_file())
}
