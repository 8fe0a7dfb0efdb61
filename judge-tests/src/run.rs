//! Runs programs under limits, alone or in talk with another one, and says what they did.
//!
//! It does not know whether that was right: verdicts and answers are for others. A [`Runner`] belongs to one worker and has
//! a supervising process, which runs one program after the other and leaves nothing of them behind.
//!
//! There are no helper threads. Input is the case's own file and output an unnamed one, so neither can block and a
//! grandchild that keeps them open holds nobody up; only standard error is a pipe, read while the program runs.
//!
//! | part | duty |
//! |---|---|
//! | `limits` | what a program may use |
//! | `stderr` | the tail of what it says |
//! | `clock` | when it has taken too long |
//! | `relay` | the talk of two programs |
//! | `protocol` | what judge and supervising process say to each other |
//! | `tree` | the processes that a program started: what they use, and their end |
//! | `watch` | one order carried out |
//! | `supervisor` | the supervising process |

use std::cell::RefCell;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Seek};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::fs::FileExt;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::RwLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::sys;

mod clock;
mod limits;
mod protocol;
mod relay;
mod stderr;
mod supervisor;
mod tree;
mod watch;

pub use limits::Limits;
pub use protocol::{End, Stop, Unenforced};
pub use relay::{Speaker, Transcript};
pub use stderr::Stderr;
pub use supervisor::serve_if_asked;

use protocol::{Conduct, Ended, Order, Ready, Reply, Start};
use supervisor::Mode;

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
    /// The CPU time that it and its children used.
    pub cpu: Duration,
    /// The time from start to end.
    pub wall: Duration,
    /// The most memory that one of its processes, or all that are seen together, had resident at once, in bytes.
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

/// What came of a talk.
#[derive(Debug)]
pub struct Talk {
    /// What the program did; its output is in the transcript.
    pub program: Run,
    /// What the interactor did.
    pub interactor: Run,
    /// Whether the interactor ended before the program.
    pub interactor_first: bool,
    /// What they said.
    pub transcript: Transcript,
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

/// Runs programs, one at a time.
#[derive(Debug)]
pub struct Runner {
    folder: PathBuf,
    judge: PathBuf,
    supervisor: RefCell<Option<Supervisor>>,
}

/// Numbers the runners of this process.
static RUNNERS: AtomicUsize = AtomicUsize::new(0);

/// Whoever runs a program holds this; whoever wants to be alone, alone. It guards nothing, so that a panic spoils nothing.
static ALONE: RwLock<()> = RwLock::new(());

/// This program's own file, also when another one has taken its name since it was started.
pub fn this_program() -> PathBuf {
    match cfg!(target_os = "linux") {
        true => PathBuf::from("/proc/self/exe"),
        false => std::env::current_exe().unwrap_or_else(|_| PathBuf::from("judge")),
    }
}

impl Runner {
    /// Programs find themselves in an empty folder below `folder`; what they leave there is removed after each. `judge` is
    /// the judge's executable ([`this_program`] if this is it), which supervises them.
    ///
    /// Nothing is done before something is to be run.
    pub fn new(folder: &Path, judge: &Path) -> Runner {
        let number = RUNNERS.fetch_add(1, Ordering::Relaxed);
        Runner {
            folder: folder.join(format!("{}-{number}", std::process::id())),
            judge: judge.to_path_buf(),
            supervisor: RefCell::new(None),
        }
    }

    /// Runs `task`, without environment. An error means that it could not be run at all.
    pub fn run(&self, task: Task<'_>, limits: &Limits) -> io::Result<Run> {
        let _others_may_run = ALONE.read();
        self.run_now(task, limits)
    }

    /// The same while no other runner of this process runs anything.
    pub fn run_alone(&self, task: Task<'_>, limits: &Limits) -> io::Result<Run> {
        let _nobody_else_runs = ALONE.write();
        self.run_now(task, limits)
    }

    fn run_now(&self, task: Task<'_>, limits: &Limits) -> io::Result<Run> {
        let output = Output::empty()?;
        let order = Order {
            program: start(task.program, task.arguments, limits),
            interactor: None,
        };
        let ended = self.order(&order, &[task.input.as_fd(), output.0.as_fd()])?;
        let output_exceeded =
            output.len()? > limits.output || ended.program.stopped == Some(Stop::Output);
        Ok(ended.program.with(output, output_exceeded))
    }

    /// Runs a program, without arguments, and `interactor` with its arguments, each with the other's output as its input; if
    /// `alone`, while no other runner of this process runs anything.
    pub fn talk(
        &self,
        program: (&Path, &Limits),
        interactor: (&Path, &[&OsStr], &Limits),
        alone: bool,
    ) -> io::Result<Talk> {
        let _nobody_else_runs = alone.then(|| ALONE.write());
        let _others_may_run = (!alone).then(|| ALONE.read());
        let order = Order {
            program: start(program.0, &[], program.1),
            interactor: Some(start(interactor.0, interactor.1, interactor.2)),
        };
        let ended = self.order(&order, &[])?;
        let missing = || io::Error::other("the interactor was not run");
        let run = |conduct: Conduct| {
            let output_exceeded = conduct.stopped == Some(Stop::Output);
            Ok::<Run, io::Error>(conduct.with(Output::empty()?, output_exceeded))
        };
        Ok(Talk {
            program: run(ended.program)?,
            interactor: run(ended.interactor.ok_or_else(missing)?)?,
            interactor_first: ended.interactor_first,
            transcript: ended.transcript,
        })
    }

    /// What this machine does not let the judge enforce under `limits`; empty before anything was run.
    pub fn unenforced(&self, limits: &Limits) -> Vec<Unenforced> {
        let supervisor = self.supervisor.borrow();
        let all = supervisor.iter().flat_map(|s| s.unenforced.iter().copied());
        all.filter(|it| !matches!(it, Unenforced::Stack(most) if *most >= limits.stack))
            .collect()
    }

    fn order(&self, order: &Order, files: &[BorrowedFd<'_>]) -> io::Result<Ended> {
        let mut slot = self.supervisor.borrow_mut();
        let supervisor = match &mut *slot {
            Some(supervisor) => supervisor,
            empty => empty.insert(Supervisor::start(&self.judge, &self.folder)?),
        };
        let reply = supervisor.ask(order, files);
        // Whatever went wrong, the next program gets a new one.
        if !matches!(reply, Ok(Reply::Ended(_))) {
            *slot = None;
        }
        match reply? {
            Reply::Ended(ended) => Ok(*ended),
            Reply::Failed(message) => Err(io::Error::other(message)),
        }
    }
}

fn start(program: &Path, arguments: &[&OsStr], limits: &Limits) -> Start {
    Start {
        path: program.into(),
        arguments: arguments.iter().map(OsString::from).collect(),
        limits: *limits,
    }
}

impl Conduct {
    fn with(self, output: Output, output_exceeded: bool) -> Run {
        Run {
            end: self.end,
            stopped: self.stopped,
            cpu: self.cpu,
            wall: self.wall,
            memory: self.memory,
            memory_floor: self.memory_floor,
            output,
            output_exceeded,
            stderr: self.stderr,
        }
    }
}

/// Why there is no supervising process, and its exit code, if it had one.
struct NotReady {
    error: io::Error,
    code: Option<i32>,
}

/// The judge's end of the connection to a supervising process.
#[derive(Debug)]
struct Supervisor {
    /// `None` once it is closed.
    connection: Option<UnixStream>,
    process: Child,
    unenforced: Vec<Unenforced>,
}

impl Supervisor {
    /// Starts one, in a world of its own if that can be had.
    fn start(judge: &Path, folder: &Path) -> io::Result<Supervisor> {
        let start_as = |mode| {
            let spawned = Supervisor::spawn(mode, judge, folder);
            spawned.map_or_else(
                |error| Err(NotReady { error, code: None }),
                Supervisor::get_ready,
            )
        };
        let mut outcome = start_as(Mode::World);
        if matches!(&outcome, Err(none) if none.code == Some(i32::from(supervisor::NO_WORLD))) {
            outcome = start_as(Mode::Plain);
        }
        outcome.map_err(|NotReady { error, .. }| {
            io::Error::new(error.kind(), format!("no supervising process: {error}"))
        })
    }

    fn spawn(mode: Mode, judge: &Path, folder: &Path) -> io::Result<Supervisor> {
        let (here, there) = UnixStream::pair()?;
        let mut command = Command::new(judge);
        command
            .arg(supervisor::ARGUMENT)
            .args([OsStr::new(mode.word()), folder.as_os_str()]);
        // What the terminal signals is for the judge alone: this process ends when the judge does.
        command.process_group(0);
        command
            .stdin(OwnedFd::from(there))
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        Ok(Supervisor {
            connection: Some(here),
            process: command.spawn()?,
            unenforced: Vec::new(),
        })
    }

    /// Waits until it can take orders.
    fn get_ready(mut self) -> Result<Supervisor, NotReady> {
        match self.receive::<Ready>() {
            Ok(ready) => {
                self.unenforced = ready.unenforced;
                Ok(self)
            }
            Err(error) => {
                self.connection = None;
                let status = self.process.wait().ok();
                let code = status.and_then(|status| status.code());
                Err(NotReady { error, code })
            }
        }
    }

    fn ask(&self, order: &Order, files: &[BorrowedFd<'_>]) -> io::Result<Reply> {
        if let Some(connection) = &self.connection {
            sys::send(connection, &serde_json::to_vec(order)?, files)?;
        }
        self.receive()
    }

    fn receive<T: serde::de::DeserializeOwned>(&self) -> io::Result<T> {
        let message = self.connection.as_ref().map_or(Ok(None), sys::receive)?;
        let Some((message, _)) = message else {
            return Err(io::Error::other("the supervising process has ended"));
        };
        Ok(serde_json::from_slice(&message)?)
    }
}

impl Drop for Supervisor {
    /// Ends the supervising process and all that it started.
    fn drop(&mut self) {
        self.connection = None;
        let _ = self.process.wait();
    }
}

/// Removes what judges that were killed together with their supervising processes have left in `folder`.
pub fn tidy(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let judge = name
            .to_str()
            .and_then(|name| name.split('-').next()?.parse().ok());
        if judge.is_some_and(|id| !sys::is_alive(id)) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
