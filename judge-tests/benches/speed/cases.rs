//! What judging a case costs, beside a bare loop that starts the program, reads what it prints and compares.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use bundler::rustc::Rustc;

use crate::ROUNDS;
use crate::measure::run;
use crate::table::Table;
use crate::workspace::{SUM, Workspace};

const CASES: usize = 100;

/// A trivial program on tiny cases: judged as people call the judge, judged one after the other, and by the bare loop.
pub(crate) fn tiny_cases() -> io::Result<()> {
    let workspace = Workspace::generate(1, CASES)?;
    let judge = |more: &[&str]| run(&mut workspace.judge(&[&["verify"], more].concat()));
    judge(&[])?;
    let program = compile(&workspace.path().join("bare"))?;
    let data = workspace
        .path()
        .join("judge-tests/problems/x_000/data/secret");
    let (mut judged, mut in_turn, mut bare) = (Vec::new(), Vec::new(), Vec::new());
    // One run says little about so short a time.
    for _ in 0..4 * ROUNDS {
        judged.push(judge(&[])?.wall);
        in_turn.push(judge(&["-j", "1"])?.wall);
        bare.push(bare_loop(&program, &data)?);
    }
    let least = |times: &[Duration]| {
        times
            .iter()
            .min()
            .copied()
            .unwrap_or_default()
            .as_secs_f64()
    };
    println!("{CASES} tiny cases of a trivial program, from start to end; the least of some runs");
    let mut table = Table::new(["by", "all", "per case", "times the loop"]);
    for (by, times) in [
        ("bare loop", &bare),
        ("judge", &judged),
        ("judge, -j 1", &in_turn),
    ] {
        let time = least(times);
        table.row([
            by.to_owned(),
            format!("{:.1} ms", time * 1e3),
            format!("{:.3} ms", time * 1e3 / CASES as f64),
            format!("{:.2}", time / least(&bare)),
        ]);
    }
    table.print();
    Ok(())
}

fn compile(cache: &Path) -> io::Result<PathBuf> {
    let rustc = Rustc::find(None, Some(cache.to_path_buf())).map_err(io::Error::other)?;
    let flags = ["-O", "--edition", "2021"];
    rustc
        .compile(SUM, &flags)
        .map_err(|e| io::Error::other(e.to_string()))
}

fn bare_loop(program: &Path, data: &Path) -> io::Result<Duration> {
    let start = Instant::now();
    for case in 0..CASES {
        let input = File::open(data.join(format!("{case:02}.in")))?;
        let output = Command::new(program).stdin(input).output()?;
        if output.stdout != fs::read(data.join(format!("{case:02}.ans")))? {
            return Err(io::Error::other("the trivial program is wrong"));
        }
    }
    Ok(start.elapsed())
}
