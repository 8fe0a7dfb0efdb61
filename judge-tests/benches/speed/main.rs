//! How fast judging is, and how that grows: `make bench`.
//!
//! Every figure is a median of runs, and the runs of what is compared take turns, so that a busy machine slows all of them
//! alike. Nothing is asserted: figures are for people. A topic is a file with a function that prints its table.

use std::io;
use std::process::ExitCode;

mod cases;
mod large;
#[path = "../../../bundler/benches/speed/measure.rs"]
mod measure;
mod scale;
#[path = "../../../bundler/benches/speed/table.rs"]
mod table;
mod workspace;

/// How often everything is run.
const ROUNDS: usize = 5;

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
    cases::tiny_cases()?;
    large::large_outputs()?;
    scale::many_problems()
}
