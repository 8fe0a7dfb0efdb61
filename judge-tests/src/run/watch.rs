//! Carries out one order inside a supervising process: starts its programs, watches them, and ends all that they started.

use std::fs::File;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::process::{ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::clock::Clock;
use super::protocol::{Conduct, End, Ended, Order, Start, Stop};
use super::relay::{Ends, Relay, Speaker};
use super::tree::{Orphans, Tree};
use super::{Limits, Stderr, Transcript};
use crate::sys::{self, Process, Usage, Wanted};

/// How often the processes are looked at.
const PAUSE: Duration = Duration::from_millis(10);
/// Looking may take one part in so many of the time, on machines with many processes.
const SHARE: u32 = 20;
/// How long standard error may still be read after the programs' end.
const LAST_WORDS: usize = 1 << 20;
/// How often in a row two programs must be seen to wait for each other.
const SURE: u32 = 2;

/// Runs the programs of `order`. `None` if `judge` has gone away; nothing is running any more in any case.
pub(super) fn carry_out(
    order: &Order,
    files: Vec<OwnedFd>,
    judge: &UnixStream,
) -> io::Result<Option<Ended>> {
    let mut tree = Tree::new();
    let watch = match start(order, files, &mut tree) {
        Ok(watch) => watch,
        Err(error) => {
            tree.end(|_, _| {})?;
            return Err(error);
        }
    };
    watch.until_end(tree, judge)
}

/// One of the two programs, or the only one.
struct Side<'a> {
    speaker: Speaker,
    limits: &'a Limits,
    pid: Pid,
    start: Instant,
    exit: Option<OwnedFd>,
    stderr: Option<ChildStderr>,
    said: Stderr,
    clock: Clock,
    stopped: Option<Stop>,
    /// How it ended, what it used, and when.
    ended: Option<(Usage, Duration)>,
    /// The most that it and its children were seen to use.
    seen: Seen,
    memory_floor: u64,
}

#[derive(Debug, Default, Clone, Copy)]
struct Seen {
    cpu: Duration,
    memory: u64,
}

struct Watch<'a> {
    /// The program, then the interactor if there is one.
    sides: Vec<Side<'a>>,
    /// The interactor's number in `/proc`.
    interactor: Option<i32>,
    relay: Option<Relay>,
    /// The program's standard output, where it is a file.
    output: Option<File>,
    silent: u32,
}

fn start<'a>(order: &'a Order, files: Vec<OwnedFd>, tree: &mut Tree) -> io::Result<Watch<'a>> {
    let mut watch = Watch {
        sides: Vec::new(),
        interactor: None,
        relay: None,
        output: None,
        silent: 0,
    };
    let program_ends = match &order.interactor {
        Some(interactor) => {
            let (relay, program, other) = Relay::new()?;
            let side = launch(interactor, other, Speaker::Interactor, tree)?;
            // The only one so far.
            watch.interactor = tree.look().first().map(|process| process.id);
            watch.sides.push(side);
            watch.relay = Some(relay);
            program
        }
        None => {
            let [input, output]: [OwnedFd; 2] = files
                .try_into()
                .map_err(|_| io::Error::other("its input and output did not arrive"))?;
            watch.output = Some(File::from(output.try_clone()?));
            Ends {
                input: input.into(),
                output: output.into(),
            }
        }
    };
    let program = launch(&order.program, program_ends, Speaker::Program, tree)?;
    watch.sides.insert(0, program);
    Ok(watch)
}

/// Starts a program without environment, in the current folder.
fn launch<'a>(
    start: &'a Start,
    ends: Ends,
    speaker: Speaker,
    tree: &mut Tree,
) -> io::Result<Side<'a>> {
    let mut command = Command::new(&start.path);
    command.args(&start.arguments).env_clear();
    command
        .stdin(ends.input)
        .stdout(ends.output)
        .stderr(Stdio::piped());
    sys::confine(&mut command, start.limits.for_child(tree.others()));
    let begin = Instant::now();
    let mut child = command.spawn()?;
    let pid = Pid::from_child(&child);
    tree.add(pid);
    let stderr = child.stderr.take();
    if let Some(pipe) = &stderr {
        sys::make_nonblocking(pipe)?;
    }
    Ok(Side {
        speaker,
        limits: &start.limits,
        pid,
        start: begin,
        exit: sys::exit_watch(pid),
        stderr,
        said: Stderr::default(),
        clock: Clock::default(),
        stopped: None,
        ended: None,
        seen: Seen::default(),
        memory_floor: sys::own_memory(),
    })
}

impl Watch<'_> {
    fn until_end(mut self, mut tree: Tree, judge: &UnixStream) -> io::Result<Option<Ended>> {
        let mut next_count = Instant::now() + PAUSE;
        let mut next_look = next_count;
        let is_judge_there = loop {
            while let Some((pid, usage)) = tree.next_ended()? {
                self.has_ended(pid, usage);
            }
            // Who multiplies is not waited for.
            let is_over =
                |side: &Side<'_>| side.ended.is_some() || side.stopped == Some(Stop::Threads);
            if self.sides.iter().all(is_over) {
                break true;
            }
            let now = Instant::now();
            if now >= next_count {
                if now >= next_look || tree.is_crowded(self.most_threads()) {
                    self.look(&mut tree);
                    next_look = Instant::now() + PAUSE.max(now.elapsed() * SHARE);
                }
                next_count = Instant::now() + PAUSE;
            }
            if !self.wait(judge, next_count) {
                break false;
            }
        };
        tree.end(|pid, usage| self.has_ended(pid, usage))?;
        match is_judge_there {
            true => self.ended(&tree).map(Some),
            false => Ok(None),
        }
    }

    fn has_ended(&mut self, pid: Pid, usage: Usage) {
        for side in self.sides.iter_mut().filter(|side| side.pid == pid) {
            side.ended = Some((usage, side.start.elapsed()));
            if let Some(relay) = &mut self.relay {
                relay.has_ended(side.speaker);
            }
        }
    }

    /// Waits for whatever happens next, not longer than until `until`, and reads what can be. False if the judge has gone.
    fn wait(&mut self, judge: &UnixStream, until: Instant) -> bool {
        let mut streams: Vec<(BorrowedFd<'_>, Wanted)> = vec![(judge.as_fd(), Wanted::Input)];
        let mut timeout = until.saturating_duration_since(Instant::now());
        for side in &self.sides {
            streams.extend(side.stderr.iter().map(|pipe| (pipe.as_fd(), Wanted::Input)));
            match &side.exit {
                _ if side.ended.is_some() => {}
                Some(exit) => streams.push((exit.as_fd(), Wanted::Input)),
                None => timeout = timeout.min(Duration::from_millis(2)),
            }
        }
        streams.extend(self.relay.iter().flat_map(Relay::wanted));
        // The order is that it answers before it closes: whatever comes is the end.
        if sys::poll(&streams, timeout).first() == Some(&true) {
            return false;
        }
        for side in &mut self.sides {
            side.read_stderr(1 << 16);
        }
        if let Some(relay) = &mut self.relay {
            relay.pump();
        }
        true
    }

    /// Looks at what the processes use, and kills the programs that use too much.
    fn look(&mut self, tree: &mut Tree) {
        let processes = tree.look();
        let (others, own) = self.divide(&processes);
        let orphans = tree.orphans.cpu;
        let written = match (&self.relay, &self.output) {
            (Some(relay), _) => relay.written(),
            (None, Some(output)) => output.metadata().map_or(0, |data| data.len()),
            (None, None) => 0,
        };
        let is_deadlock = self.is_deadlock(&processes);
        for side in self.sides.iter_mut().filter(|side| side.ended.is_none()) {
            let is_program = side.speaker == Speaker::Program;
            let (processes, earlier) = match side.speaker {
                Speaker::Program => (&own, orphans),
                Speaker::Interactor => (&others, Duration::ZERO),
            };
            let mut stop = side.see(processes, earlier, tree.is_visible());
            if is_program && written > side.limits.output {
                stop = Some(Stop::Output);
            }
            if is_program && is_deadlock {
                stop = Some(Stop::Deadlock);
            }
            if side.stopped.is_none() && stop.is_some() {
                side.stopped = stop;
            }
            if side.stopped.is_some() {
                tree.kill(side.pid);
            }
        }
    }

    fn most_threads(&self) -> u64 {
        let most = self.sides.iter().map(|side| side.limits.threads).max();
        most.unwrap_or(0)
    }

    /// The interactor's processes, and the program's.
    fn divide(&self, processes: &[Process]) -> (Vec<Process>, Vec<Process>) {
        let mut ids: Vec<i32> = self.interactor.into_iter().collect();
        processes.iter().partition(|process| {
            let is_interactors = ids.contains(&process.id) || ids.contains(&process.parent);
            if is_interactors {
                ids.push(process.id);
            }
            is_interactors
        })
    }

    /// Whether both programs wait for each other, and nothing is on its way.
    fn is_deadlock(&mut self, processes: &[Process]) -> bool {
        let Some(relay) = &self.relay else {
            return false;
        };
        let is_waiting = |process: &Process| sys::is_reading_input(process.id) == Some(true);
        let waits = self.sides.iter().all(|side| side.ended.is_none())
            && processes.len() >= self.sides.len()
            && relay.is_silent()
            && processes.iter().all(is_waiting)
            && relay.is_silent();
        self.silent = if waits { self.silent + 1 } else { 0 };
        self.silent >= SURE
    }

    fn ended(self, tree: &Tree) -> io::Result<Ended> {
        // Whose orphans they were is not known; only programs that are judged have a reason to leave some.
        let mut orphans = tree.orphans;
        let conducts = self.sides.into_iter();
        let mut conducts = conducts.map(|side| side.conduct(std::mem::take(&mut orphans)));
        let first = self.relay.as_ref().and_then(|relay| relay.first_closed);
        let interactor_first = first == Some(Speaker::Interactor);
        let missing = || io::Error::other("it did not end");
        Ok(Ended {
            program: conducts.next().flatten().ok_or_else(missing)?,
            interactor: match conducts.next() {
                Some(interactor) => Some(interactor.ok_or_else(missing)?),
                None => None,
            },
            interactor_first,
            transcript: self
                .relay
                .map_or_else(Transcript::default, |r| r.transcript),
        })
    }
}

impl Side<'_> {
    fn read_stderr(&mut self, most: usize) {
        if let Some(pipe) = &mut self.stderr
            && self.said.read_available(pipe, most)
        {
            self.stderr = None;
        }
    }

    /// Takes note of what its processes use; whether it must be ended for that. `earlier` was used by those that are gone.
    fn see(&mut self, processes: &[Process], earlier: Duration, is_visible: bool) -> Option<Stop> {
        let cpu = processes.iter().map(|p| p.cpu).sum::<Duration>() + earlier;
        self.seen.cpu = self.seen.cpu.max(cpu);
        let resident: u64 = processes.iter().map(|p| p.resident).sum();
        if resident > self.limits.memory {
            // What processes share must not be counted twice.
            let used = sys::proportional_memory(processes);
            self.seen.memory = self.seen.memory.max(used);
            if used > self.limits.memory {
                return Some(Stop::Memory);
            }
        }
        if processes.iter().map(|p| p.threads).sum::<u64>() > self.limits.threads {
            return Some(Stop::Threads);
        }
        let wall = self.start.elapsed();
        let is_runnable = || processes.iter().any(sys::is_runnable);
        let cpu = is_visible.then_some(cpu);
        self.clock.verdict(self.limits, cpu, is_runnable, wall)
    }

    /// What it did, and `orphans` for it; `None` if it has not ended.
    fn conduct(mut self, orphans: Orphans) -> Option<Conduct> {
        self.read_stderr(LAST_WORDS);
        self.said.trim();
        let (usage, wall) = self.ended?;
        Some(Conduct {
            end: match (usage.code, usage.signal) {
                (Some(code), _) => End::Exit(code),
                (None, signal) => End::Signal(signal.unwrap_or(0)),
            },
            stopped: self.stopped,
            cpu: (usage.cpu + orphans.cpu).max(self.seen.cpu),
            wall,
            memory: usage.peak.max(orphans.peak).max(self.seen.memory),
            memory_floor: self.memory_floor,
            stderr: self.said,
        })
    }
}
