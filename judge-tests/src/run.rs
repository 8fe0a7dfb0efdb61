//! Runs one program on one input under limits, and says what it did.
//!
//! It does not know whether that was right: verdicts and answers are for others. A [`Runner`] belongs to one worker and
//! runs one program after the other; a process that supervises each worker's programs would live in it.
//!
//! There are no helper threads. Input is the case's own file and output an unnamed one, so neither can block and a
//! grandchild that keeps them open holds nobody up; only standard error is a pipe, read here while the program runs.
//! CPU time decides, because the machine may be busy; the wall clock only stops programs that do not compute.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read, Seek};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::Pid;

use crate::sys;

/// What a program may use.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// User and system time, of all its threads together.
    pub cpu: Duration,
    /// Bytes resident at once.
    pub memory: u64,
    /// Bytes on standard output.
    pub output: u64,
}

/// What is run.
#[derive(Debug)]
pub struct Task<'a> {
    /// An absolute path.
    pub program: &'a Path,
    /// What follows the program's name.
    pub arguments: &'a [&'a OsStr],
    /// Its standard input, read from where the file stands.
    pub input: File,
}

/// What a program wrote to standard output: an unnamed file, which another program can read as it is.
#[derive(Debug)]
pub struct Output(File);

/// What a program did.
#[derive(Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// Why the judge ended it, if it did.
    pub stopped: Option<Stop>,
    /// The CPU time it used, with the children it waited for.
    pub cpu: Duration,
    /// The time from start to end.
    pub wall: Duration,
    /// The most memory it had resident at once, in bytes.
    pub memory: u64,
    /// `memory` says nothing up to here: a process is charged with what it inherits from the judge.
    pub memory_floor: u64,
    /// What it wrote to standard output.
    pub output: Output,
    /// Whether it wrote more than that.
    pub output_exceeded: bool,
    /// What it wrote to standard error.
    pub stderr: Stderr,
}

/// How a process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// With this exit code.
    Exit(i32),
    /// By this signal.
    Signal(i32),
}

/// Why the judge killed a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// It went on computing after its CPU time was used up.
    Cpu,
    /// It neither ended nor computed, or took far too long for a busy machine to be the cause.
    Wall,
}

/// The last part of what a program wrote to standard error.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stderr {
    /// At most [`Stderr::KEPT`] bytes.
    pub tail: Vec<u8>,
    /// How many bytes before that were dropped.
    pub dropped: u64,
}

impl Limits {
    /// The same program is given `factor` times as much CPU time.
    pub fn with_time_factor(self, factor: f64) -> Limits {
        Limits {
            cpu: self.cpu.mul_f64(factor),
            ..self
        }
    }

    /// From when on a program that makes no progress is ended.
    pub fn wall(&self) -> Duration {
        self.cpu * 2 + Duration::from_secs(1)
    }

    /// When a program is ended even though it makes some progress.
    fn last_wall(&self) -> Duration {
        self.cpu * 5 + Duration::from_secs(10)
    }

    fn for_child(&self) -> sys::ChildLimits {
        sys::ChildLimits {
            cpu_seconds: self.cpu.as_secs() + 2,
            // Reserved is not used: this only keeps the machine from harm, resident memory decides.
            address_space: self.memory.saturating_mul(2).saturating_add(256 << 20),
            file_size: self.output.saturating_add(1),
        }
    }
}

impl Output {
    /// Nothing was written yet.
    pub fn empty() -> io::Result<Output> {
        sys::output_file().map(Output)
    }

    /// All of it.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let mut bytes = vec![0; usize::try_from(self.len()?).map_err(io::Error::other)?];
        self.0.read_exact_at(&mut bytes, 0)?;
        Ok(bytes)
    }

    /// The file, to be read from its beginning.
    pub fn rewound(&self) -> io::Result<File> {
        let mut file = self.0.try_clone()?;
        file.rewind()?;
        Ok(file)
    }

    fn len(&self) -> io::Result<u64> {
        Ok(self.0.metadata()?.len())
    }
}

impl Stderr {
    /// How much is kept: enough for a panic's message and the lines before it.
    pub const KEPT: usize = 16 << 10;

    fn push(&mut self, bytes: &[u8]) {
        self.tail.extend_from_slice(bytes);
        if self.tail.len() > 8 * Self::KEPT {
            self.trim();
        }
    }

    fn trim(&mut self) {
        let excess = self.tail.len().saturating_sub(Self::KEPT);
        self.tail.drain(..excess);
        self.dropped += excess as u64;
    }

    /// Whether Rust's runtime reported an allocation that failed.
    pub fn says_out_of_memory(&self) -> bool {
        let text = String::from_utf8_lossy(&self.tail);
        text.lines()
            .any(|line| line.starts_with("memory allocation of ") && line.ends_with(" failed"))
    }
}

/// Runs programs, one at a time.
#[derive(Debug)]
pub struct Runner {
    folder: PathBuf,
}

/// How long standard error may still be read after the program's end: a process that escaped could write for ever.
const LAST_WORDS: usize = 1 << 20;
/// A program that has computed nothing for this long is not waiting for the processor.
const IDLE: Duration = Duration::from_secs(1);

impl Runner {
    /// `folder` is the programs' current folder, made if it is missing; nothing is put there.
    pub fn new(folder: &Path) -> io::Result<Runner> {
        std::fs::create_dir_all(folder)?;
        Ok(Runner {
            folder: folder.to_path_buf(),
        })
    }

    /// Runs `task`, without environment. An error means that it could not be run at all.
    pub fn run(&self, task: Task<'_>, limits: &Limits) -> io::Result<Run> {
        let output = Output::empty()?;
        let mut command = Command::new(task.program);
        command.args(task.arguments);
        command.current_dir(&self.folder).env_clear();
        command
            .stdin(task.input)
            .stdout(output.0.try_clone()?)
            .stderr(Stdio::piped());
        sys::confine(&mut command, limits.for_child());
        let memory_before = sys::own_memory();
        let start = Instant::now();
        let mut child = command.spawn()?;
        let memory_floor = memory_before.max(sys::own_memory());
        // Its own copy of the output file is no longer needed.
        drop(command);
        let pid = Pid::from_child(&child);
        let watched = Watched {
            pid,
            start,
            limits,
            stderr: child.stderr.take(),
        };
        let (stopped, mut stderr, pipe) = watched.until_end();
        let wall = start.elapsed();
        // Before the leader is reaped, its group's number cannot be another's.
        sys::kill_group(pid);
        let usage = sys::reap(pid)?;
        if let Some(mut pipe) = pipe {
            read_available(&mut pipe, &mut stderr, LAST_WORDS);
        }
        stderr.trim();
        Ok(Run {
            end: match (usage.code, usage.signal) {
                (Some(code), _) => End::Exit(code),
                (None, signal) => End::Signal(signal.unwrap_or(0)),
            },
            stopped,
            cpu: usage.cpu,
            wall,
            memory: usage.peak,
            memory_floor,
            output_exceeded: output.len()? > limits.output,
            output,
            stderr,
        })
    }
}

/// A program that is running.
struct Watched<'a> {
    pid: Pid,
    start: Instant,
    limits: &'a Limits,
    stderr: Option<ChildStderr>,
}

impl Watched<'_> {
    /// Returns when the program has ended by itself or was killed, but is not yet reaped.
    fn until_end(mut self) -> (Option<Stop>, Stderr, Option<ChildStderr>) {
        let mut said = Stderr::default();
        let mut stopped = None;
        if let Some(pipe) = &self.stderr
            && sys::make_nonblocking(pipe).is_err()
        {
            self.stderr = None;
        }
        let watch = sys::exit_watch(self.pid);
        let mut clock = Clock::new();
        let mut next_look = self.start;
        loop {
            let now = Instant::now();
            if now >= next_look {
                if watch.is_none() && sys::has_exited(self.pid) {
                    break;
                }
                if stopped.is_none() {
                    let cpu = sys::cpu_so_far(self.pid);
                    stopped = clock.verdict(self.limits, cpu, now - self.start);
                    if stopped.is_some() {
                        sys::kill_group(self.pid);
                    }
                }
                next_look = now + self.pause(&clock, watch.is_some());
            }
            let timeout = next_look.saturating_duration_since(Instant::now());
            let ready = sys::wait_for(watch.as_ref(), self.stderr.as_ref(), timeout);
            if ready.stderr
                && let Some(pipe) = &mut self.stderr
                && read_available(pipe, &mut said, 1 << 16)
            {
                self.stderr = None;
            }
            if ready.exited {
                break;
            }
        }
        (stopped, said, self.stderr)
    }

    /// How long nothing needs to be looked at: all processors together cannot use up what is left any sooner.
    fn pause(&self, clock: &Clock, has_watch: bool) -> Duration {
        if !has_watch {
            return Duration::from_millis(2);
        }
        let left = self.limits.cpu.saturating_sub(clock.cpu);
        (left / 8).clamp(Duration::from_millis(10), Duration::from_millis(100))
    }
}

/// Follows a program's CPU time.
struct Clock {
    cpu: Duration,
    progress: Duration,
}

impl Clock {
    fn new() -> Clock {
        Clock {
            cpu: Duration::ZERO,
            progress: Duration::ZERO,
        }
    }

    /// Whether the program must be ended now, `wall` after its start, having used `cpu` (if that is known).
    fn verdict(&mut self, limits: &Limits, cpu: Option<Duration>, wall: Duration) -> Option<Stop> {
        if let Some(cpu) = cpu
            && cpu > self.cpu
        {
            self.cpu = cpu;
            self.progress = wall;
        }
        // What the kernel tells of a running process is a little coarse; the sum at its end decides.
        if self.cpu > limits.cpu + Duration::from_millis(20) {
            return Some(Stop::Cpu);
        }
        let idle = wall.saturating_sub(self.progress) >= IDLE;
        let late = wall > limits.wall() && (idle || cpu.is_none());
        (late || wall > limits.last_wall()).then_some(Stop::Wall)
    }
}

/// Reads what is there, at most about `most` bytes; true at the end of the stream.
fn read_available(pipe: &mut ChildStderr, said: &mut Stderr, most: usize) -> bool {
    let mut buffer = [0; 1 << 13];
    let mut total = 0;
    while total < most {
        match pipe.read(&mut buffer) {
            Ok(0) => return true,
            Ok(n) => {
                said.push(&buffer[..n]);
                total += n;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return error.kind() != io::ErrorKind::WouldBlock,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        Limits {
            cpu: Duration::from_secs(1),
            memory: 1 << 20,
            output: 1 << 10,
        }
    }

    /// What a clock says of `looks`, each the wall and the CPU time in milliseconds.
    fn clock(looks: &[(u64, u64)]) -> Option<(u64, Stop)> {
        let mut clock = Clock::new();
        looks.iter().find_map(|&(wall, cpu)| {
            let cpu = Some(Duration::from_millis(cpu));
            Some((
                wall,
                clock.verdict(&limits(), cpu, Duration::from_millis(wall))?,
            ))
        })
    }

    #[test]
    fn cpu_time_ends_a_program_that_computes() {
        assert_eq!(
            clock(&[(500, 500), (1000, 1000), (1100, 1100)]),
            Some((1100, Stop::Cpu))
        );
    }

    #[test]
    fn a_busy_machine_is_not_held_against_the_program() {
        assert_eq!(
            clock(&[
                (1000, 100),
                (2000, 200),
                (4000, 400),
                (6000, 600),
                (6900, 900)
            ]),
            None
        );
    }

    #[test]
    fn a_sleeper_is_ended_after_the_wall_limit() {
        assert_eq!(
            clock(&[(10, 10), (2900, 10), (3100, 10)]),
            Some((3100, Stop::Wall))
        );
    }

    #[test]
    fn a_program_that_hardly_computes_is_ended_too() {
        let looks: Vec<(u64, u64)> = (0..300).map(|n| (n * 100, n / 5)).collect();
        assert_eq!(clock(&looks), Some((15_100, Stop::Wall)));
    }

    #[test]
    fn only_the_tail_of_standard_error_is_kept() {
        let mut said = Stderr::default();
        for n in 0..100_000u32 {
            said.push(&n.to_le_bytes());
        }
        said.trim();
        assert_eq!(said.tail.len(), Stderr::KEPT);
        assert_eq!(said.dropped + said.tail.len() as u64, 400_000);
        assert_eq!(said.tail[Stderr::KEPT - 4..], 99_999u32.to_le_bytes());
    }
}
