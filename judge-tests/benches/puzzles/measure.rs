//! Programs run by turns, and the least CPU time of each.

use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use wait4::Wait4;

/// How long the programs of one figure are run together, and how often at least.
const PATIENCE: Duration = Duration::from_millis(1200);
const FEWEST_ROUNDS: usize = 15;

/// The least user and system time that each program took for `input`, its output thrown away.
pub(crate) fn least_by_turns<const N: usize>(
    programs: [&Path; N],
    input: &Path,
) -> io::Result<[Duration; N]> {
    let mut least = [Duration::MAX; N];
    let start = Instant::now();
    let mut rounds = 0;
    while rounds < FEWEST_ROUNDS || start.elapsed() < PATIENCE {
        for (program, least) in programs.iter().zip(&mut least) {
            *least = run(program, input)?.min(*least);
        }
        rounds += 1;
    }
    Ok(least)
}

fn run(program: &Path, input: &Path) -> io::Result<Duration> {
    let mut child = Command::new(program)
        .env_clear()
        .stdin(File::open(input)?)
        .stdout(Stdio::null())
        .spawn()?;
    let end = child.wait4()?;
    if !end.status.success() {
        let told = format!("{} ended with {}", program.display(), end.status);
        return Err(io::Error::other(told));
    }
    Ok(end.rusage.utime + end.rusage.stime)
}
