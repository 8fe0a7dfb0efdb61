//! What the puzzles cost, as multiples of a program that only reads their input: `make bench`.
//!
//! Bundles and that program, the *floor*, are compiled as a judge compiles them and run by turns on inputs that are the same on
//! every machine. A figure is the least CPU time of many runs, since whatever disturbs a run adds to it. Nothing is asserted:
//! figures are for people.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{env, fs, io};

use judge_tests::compile;
use judge_tests::profile::Profiles;
use judge_tests::workspace::Workspace;

use bundler::rustc::Rustc;

mod inputs;
mod measure;

use inputs::Row;
use measure::least_by_turns;

/// The same as the bundles' own reading, and nothing else.
const FLOOR: &str = "use std::io::Read;\n\nfn main() {\n    let mut bytes = Vec::new();\n    \
    std::io::stdin().lock().read_to_end(&mut bytes).expect(\"standard input is readable\");\n}\n";

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
    // Cargo passes flags of its own; what else there is names the puzzles to be measured.
    let wanted: Vec<String> = env::args()
        .skip(1)
        .filter(|a| !a.starts_with('-'))
        .collect();
    let is_wanted = |puzzle: &str| wanted.is_empty() || wanted.iter().any(|name| name == puzzle);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = Workspace::find(folder).expect("this package is in the workspace");
    let mut rows = inputs::rows(&workspace.problems())?;
    rows.retain(|row| is_wanted(row.puzzle));
    let programs = programs(&workspace, &rows)?;
    let inputs = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("puzzles");
    fs::create_dir_all(&inputs)?;

    println!("puzzles: CPU time, and as a multiple of only reading the input");
    println!(
        "  {:16}{:42}{:>9}{:>9}{:>8}{:>8}",
        "", "", "CPU", "floor", "times", "target"
    );
    for (number, row) in rows.iter().filter(|row| row.target.is_some()).enumerate() {
        let input = inputs.join(format!("{number}.in"));
        fs::write(&input, &row.text)?;
        let [cost, floor] = least(&programs, row.puzzle, &input)?;
        let target = row
            .target
            .map_or(String::new(), |target| format!("{target:.1}"));
        println!(
            "  {:16}{:42}{:>9}{:>9}{:>8.2}{target:>8}",
            row.puzzle,
            row.what,
            milliseconds(cost),
            milliseconds(floor),
            cost.as_secs_f64() / floor.as_secs_f64(),
        );
    }

    println!("\npuzzles: how it grows, the CPU time beyond the floor's for each case");
    for row in rows.iter().filter(|row| row.target.is_none()) {
        let input = inputs.join("growing.in");
        fs::write(&input, &row.text)?;
        let [cost, floor] = least(&programs, row.puzzle, &input)?;
        let each = cost.saturating_sub(floor).as_secs_f64() * 1e6 / row.cases as f64;
        let total = milliseconds(cost);
        println!(
            "  {:16}{:42}{total:>9}{:>9}{each:>10.2} µs a case",
            row.puzzle,
            row.what,
            milliseconds(floor)
        );
    }
    println!();
    Ok(())
}

/// The executables: each puzzle's bundle, and the floor under the name `""`.
fn programs(workspace: &Workspace, rows: &[Row]) -> io::Result<BTreeMap<String, PathBuf>> {
    let rustc = Rustc::find(None, Some(workspace.bundler_cache())).map_err(io::Error::other)?;
    let judges = Rustc::find(None, Some(workspace.cache())).map_err(io::Error::other)?;
    let mut puzzles: Vec<&str> = rows.iter().map(|row| row.puzzle).collect();
    puzzles.dedup();
    let bundles = compile::bundles(workspace, rustc, &puzzles);
    let texts = bundles
        .into_iter()
        .map(|bundle| bundle.map(|bundle| bundle.text));
    let texts = puzzles.iter().map(|puzzle| puzzle.to_string()).zip(texts);
    let profiles = Profiles::read(workspace.root()).map_err(io::Error::other)?;
    let profile = profiles.get_or_unknown("");
    let floor = (String::new(), Ok(FLOOR.to_owned()));
    texts
        .chain([floor])
        .map(|(name, text)| {
            let program = text.and_then(|text| compile::compile(&judges, &text, "2021", profile));
            match program {
                Ok(path) => Ok((name, path)),
                Err(failure) => Err(io::Error::other(format!("{name}: {}", failure.message))),
            }
        })
        .collect()
}

fn least(
    programs: &BTreeMap<String, PathBuf>,
    puzzle: &str,
    input: &Path,
) -> io::Result<[Duration; 2]> {
    least_by_turns([&programs[puzzle], &programs[""]], input)
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}
