//! The supervising process: the judge's own executable, started once for each worker, which runs programs one after the
//! other and answers for all processes that they start.
//!
//! A process of its own can adopt orphans without mistaking the judge's compilers for them, is small, so that what programs
//! inherit from it does not count, and outlives the judge by the moment that it takes to end what is running. Where the
//! kernel allows it, it is process number 1 of a world of its own, which nothing leaves and which ends as a whole.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, Permissions};
use std::io;
use std::os::fd::AsFd;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use super::protocol::{Order, Ready, Reply, Unenforced};
use super::tree::Tree;
use super::watch;
use crate::sys;

/// The first argument that makes the judge a supervising process. The others are a [`Mode`] and a folder.
pub(super) const ARGUMENT: &str = "supervise";

/// The exit code that says that the kernel lets nobody make a world of processes here. Another end, as by a signal, does not
/// say so: what leaves its session without a world would live on when its supervising process is killed.
pub(super) const NO_WORLD: u8 = 1;

/// How a supervising process is started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// It makes a world of processes, and itself once more inside of it.
    World,
    /// It is inside.
    Inside,
    /// It does without one.
    Plain,
}

impl Mode {
    pub(super) fn word(self) -> &'static str {
        match self {
            Mode::World => "world",
            Mode::Inside => "inside",
            Mode::Plain => "plain",
        }
    }
}

/// What this process is started for, if it is to supervise: the binary must ask this before anything else, and end with the
/// code that comes back. There must be no other thread.
pub fn serve_if_asked() -> Option<ExitCode> {
    let arguments: Vec<OsString> = env::args_os().skip(1).take(3).collect();
    let [argument, mode, folder] = &arguments[..] else {
        return None;
    };
    if argument != ARGUMENT {
        return None;
    }
    let modes = [Mode::World, Mode::Inside, Mode::Plain];
    let mode = modes.into_iter().find(|known| mode == known.word())?;
    let (outcome, code) = match mode {
        Mode::World => (around(folder), NO_WORLD),
        // The judge sees the connection's end; whatever it wanted to know was said there.
        Mode::Inside | Mode::Plain => (serve(Path::new(folder)), 2),
    };
    Some(outcome.map_or(ExitCode::from(code), |()| ExitCode::SUCCESS))
}

/// Starts this program again in a world of processes, and lasts as long as that one.
fn around(folder: &OsStr) -> io::Result<()> {
    sys::enter_own_processes()?;
    let mut inside = Command::new(super::this_program())
        .arg(ARGUMENT)
        .args([OsStr::new(Mode::Inside.word()), folder])
        .spawn()?;
    let _ = inside.wait();
    Ok(())
}

/// Runs what the judge orders over standard input, in `folder`, until it closes the connection.
fn serve(folder: &Path) -> io::Result<()> {
    let judge = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    let adopts = sys::supervise_descendants();
    let precedes = sys::precede_descendants();
    let ready = Ready {
        unenforced: unenforced(adopts, precedes),
    };
    send(&judge, &ready)?;
    let playground = Playground::new(folder);
    while let Some((message, files)) = sys::receive(&judge)? {
        let order: Order = serde_json::from_slice(&message)?;
        let outcome = match &playground {
            Ok(playground) => watch::carry_out(&order, files, &judge)
                .and_then(|ended| playground.empty().map(|()| ended)),
            Err(error) => Err(io::Error::other(error.to_string())),
        };
        match outcome {
            Ok(None) => break,
            Ok(Some(ended)) => send(&judge, &Reply::Ended(Box::new(ended)))?,
            Err(error) => send(&judge, &Reply::Failed(error.to_string()))?,
        }
    }
    Ok(())
}

fn send(judge: &UnixStream, message: &impl serde::Serialize) -> io::Result<()> {
    sys::send(judge, &serde_json::to_vec(message)?, &[])
}

fn unenforced(adopts: bool, precedes: bool) -> Vec<Unenforced> {
    let mut unenforced = Vec::new();
    if !adopts {
        unenforced.push(Unenforced::Orphans);
    }
    if !Tree::new().is_visible() {
        unenforced.push(Unenforced::Usage);
    }
    if !precedes {
        unenforced.push(Unenforced::Multiplying);
    }
    let stack = sys::highest_stack();
    if stack < u64::MAX {
        unenforced.push(Unenforced::Stack(stack));
    }
    unenforced
}

/// The programs' current folder, which is empty when they start and gone with the supervising process.
struct Playground(PathBuf);

impl Playground {
    /// Makes the folder, or empties it, and enters it.
    fn new(folder: &Path) -> io::Result<Playground> {
        let playground = Playground(folder.to_path_buf());
        playground.empty()?;
        env::set_current_dir(folder)?;
        Ok(playground)
    }

    /// Removes what programs have left there; if they have removed or replaced the folder itself, there is a new one.
    fn empty(&self) -> io::Result<()> {
        self.try_empty().map_err(|error| {
            let folder = self.0.display();
            io::Error::other(format!("cannot make an empty folder {folder}: {error}"))
        })
    }

    fn try_empty(&self) -> io::Result<()> {
        // A link to somewhere else must not be followed.
        if !fs::symlink_metadata(&self.0).is_ok_and(|data| data.is_dir()) {
            let _ = fs::remove_file(&self.0);
            fs::create_dir_all(&self.0)?;
            env::set_current_dir(&self.0)?;
        }
        let mut entries = fs::read_dir(&self.0);
        if entries.is_err() {
            fs::set_permissions(&self.0, Permissions::from_mode(0o755))?;
            entries = fs::read_dir(&self.0);
        }
        for entry in entries? {
            let entry = entry?;
            match entry.file_type()?.is_dir() {
                true => fs::remove_dir_all(entry.path())?,
                false => fs::remove_file(entry.path())?,
            }
        }
        Ok(())
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        let _ = self.empty();
        let _ = fs::remove_dir(&self.0);
    }
}
