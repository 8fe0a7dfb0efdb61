//! What the judge and its supervising processes say to each other, as JSON; open files travel beside it.

use std::ffi::OsString;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Limits, Stderr, Transcript};

/// What is to be run. With it come the program's standard input and output, or no files if there is an interactor.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Order {
    pub(super) program: Start,
    /// The program that this one talks with.
    pub(super) interactor: Option<Start>,
}

/// A program and its limits.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Start {
    /// An absolute path.
    pub(super) path: OsString,
    /// What follows the program's name.
    pub(super) arguments: Vec<OsString>,
    pub(super) limits: Limits,
}

/// The first word of a supervising process: it is there, and this is what it cannot enforce.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Ready {
    pub(super) unenforced: Vec<Unenforced>,
}

/// A limit that this machine does not let the judge enforce. It is for people to know; runs are judged all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Unenforced {
    /// Processes that leave their parent's process group live on.
    Orphans,
    /// Running processes cannot be seen: their threads are not counted, their memory and their time only when they end.
    Usage,
    /// Programs that fork without end may bring the machine to a halt before they are ended.
    Multiplying,
    /// No stack can be larger than this, in bytes.
    Stack(u64),
}

/// What came of an order.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Reply {
    Ended(Box<Ended>),
    /// It could not be run, for this reason.
    Failed(String),
}

/// What the programs of an order did.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Ended {
    pub(super) program: Conduct,
    pub(super) interactor: Option<Conduct>,
    /// Whether the interactor ended before the program did.
    pub(super) interactor_first: bool,
    pub(super) transcript: Transcript,
}

/// What one program did.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Conduct {
    pub(super) end: End,
    pub(super) stopped: Option<Stop>,
    pub(super) cpu: Duration,
    pub(super) wall: Duration,
    pub(super) memory: u64,
    pub(super) memory_floor: u64,
    pub(super) stderr: Stderr,
}

/// How a process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// With this exit code.
    Exit(i32),
    /// By this signal.
    Signal(i32),
}

/// Why the judge killed a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// It went on computing after its CPU time was used up.
    Cpu,
    /// It neither ended nor computed, or took far too long for a busy machine to be the cause.
    Wall,
    /// It and its children had more memory in use than they may.
    Memory,
    /// It went on writing after it had written too much.
    Output,
    /// It had more threads and processes at once than it may.
    Threads,
    /// It and the interactor waited for each other.
    Deadlock,
}
