//! The processes that a supervising process has to answer for: all of its descendants.
//!
//! It adopts those whose parents end (where the system lets it), so each is waited for in the end, by its parent or here;
//! what they used is added up, and none is left.

use std::io;
use std::time::{Duration, Instant};

use rustix::process::Pid;

use crate::sys::{self, Process, Usage};

/// How long killed processes may take to end; only those that wait for a broken disk take longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// All descendants of this process.
#[derive(Debug)]
pub(super) struct Tree {
    /// This process's number in `/proc`, if there is such a folder.
    root: Option<i32>,
    /// Those that were started here and were not reaped.
    programs: Vec<Pid>,
    /// How many threads there were on the machine beside those of the tree, when they were last counted.
    others: Option<u64>,
    /// What processes have used that ended without a parent to wait for them.
    pub(super) orphans: Orphans,
}

/// What the orphans that were reaped have used.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Orphans {
    pub(super) cpu: Duration,
    pub(super) peak: u64,
}

/// What came of looking for processes that have ended.
#[derive(Debug)]
enum Found {
    Program(Pid, Usage),
    Running,
    Nobody,
}

impl Tree {
    pub(super) fn new() -> Tree {
        Tree {
            root: sys::own_id(),
            programs: Vec::new(),
            others: sys::threads_on_machine(),
            orphans: Orphans::default(),
        }
    }

    /// Takes on a program that was started.
    pub(super) fn add(&mut self, program: Pid) {
        self.programs.push(program);
    }

    /// Whether it can be seen what the processes do.
    pub(super) fn is_visible(&self) -> bool {
        self.root.is_some()
    }

    /// How many threads there are on the machine beside those of the tree.
    pub(super) fn others(&self) -> u64 {
        self.others.unwrap_or(u64::MAX)
    }

    /// Whether there may be more than `most` threads. That is quickly told, however many there are.
    pub(super) fn is_crowded(&self, most: u64) -> bool {
        sys::threads_on_machine().is_some_and(|all| all.saturating_sub(self.others()) > most)
    }

    /// The processes that are running, parents before children, with the numbers they have in `/proc`.
    pub(super) fn look(&mut self) -> Vec<Process> {
        let processes = self.root.map_or_else(Vec::new, sys::descendants);
        let own: u64 = processes.iter().map(|process| process.threads).sum();
        self.others = sys::threads_on_machine().map(|all| all.saturating_sub(own));
        processes
    }

    /// Kills the group of a program.
    pub(super) fn kill(&self, program: Pid) {
        if self.programs.contains(&program) {
            sys::kill_group(program);
        }
    }

    /// A program that has ended, reaped; orphans are reaped on the way. `None` if no more have ended.
    pub(super) fn next_ended(&mut self) -> io::Result<Option<(Pid, Usage)>> {
        Ok(match self.find_ended()? {
            Found::Program(pid, usage) => Some((pid, usage)),
            Found::Running | Found::Nobody => None,
        })
    }

    fn find_ended(&mut self) -> io::Result<Found> {
        loop {
            let pid = match sys::next_ended() {
                Ok(Some(pid)) => pid,
                Ok(None) => return Ok(Found::Running),
                Err(error) if error.raw_os_error() == Some(libc::ECHILD) => {
                    return Ok(Found::Nobody);
                }
                Err(error) => return Err(error),
            };
            // Before the leader is reaped, its group's number cannot be another's.
            self.kill(pid);
            let usage = sys::reap(pid)?;
            if let Some(at) = self.programs.iter().position(|program| *program == pid) {
                self.programs.remove(at);
                return Ok(Found::Program(pid, usage));
            }
            self.orphans.cpu += usage.cpu;
            self.orphans.peak = self.orphans.peak.max(usage.peak);
        }
    }

    /// Kills and reaps all that is left, and calls `ended` for each program among it. An error if something lives on.
    pub(super) fn end(&mut self, mut ended: impl FnMut(Pid, Usage)) -> io::Result<()> {
        let start = Instant::now();
        let mut pause = Duration::from_micros(100);
        loop {
            match self.find_ended()? {
                Found::Nobody => return Ok(()),
                Found::Program(pid, usage) => {
                    ended(pid, usage);
                    continue;
                }
                Found::Running => {}
            }
            if start.elapsed() > PATIENCE {
                return Err(io::Error::other(
                    "some of its processes could not be killed within 10 s",
                ));
            }
            // Children of the killed are adopted and found in the next round. Who forks faster than that is caught by the
            // end of the process group or of the world of processes, which are one step for the kernel.
            if !sys::kill_all() {
                self.programs.iter().copied().for_each(sys::kill_group);
                self.look().iter().for_each(sys::kill);
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(5));
        }
    }
}
