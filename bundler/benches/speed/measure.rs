//! One command run and measured, and medians of several.

use std::ffi::OsStr;
use std::io;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use wait4::Wait4;

/// What a run took.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cost {
    pub(crate) wall: Duration,
    /// Of the process and those it started, on all cores.
    pub(crate) cpu: Duration,
    /// The most memory that it held at once, in bytes.
    pub(crate) peak: u64,
}

/// Runs a command to its end. An error if it fails.
pub(crate) fn run(command: &mut Command) -> io::Result<Cost> {
    let program = command.get_program().to_owned();
    let start = Instant::now();
    let mut child = command
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    let said = io::read_to_string(child.stderr.take().expect("it is piped"))?;
    let end = child.wait4()?;
    let wall = start.elapsed();
    if !end.status.success() {
        let program = OsStr::new(&program).display();
        return Err(io::Error::other(format!(
            "`{program}` ended with {}:\n{said}",
            end.status
        )));
    }
    Ok(Cost {
        wall,
        cpu: end.rusage.utime + end.rusage.stime,
        peak: end.rusage.maxrss,
    })
}

/// The median of each part.
pub(crate) fn median(costs: &[Cost]) -> Cost {
    Cost {
        wall: middle(costs.iter().map(|cost| cost.wall)),
        cpu: middle(costs.iter().map(|cost| cost.cpu)),
        peak: middle(costs.iter().map(|cost| cost.peak)),
    }
}

fn middle<T: Ord>(values: impl Iterator<Item = T>) -> T {
    let mut values: Vec<T> = values.collect();
    values.sort();
    values.swap_remove(values.len() / 2)
}
