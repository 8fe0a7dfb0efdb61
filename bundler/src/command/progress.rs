//! One line about long work, on a terminal only, that is gone afterwards.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use bundler::{Options, Progress, Watch};

/// Work that is done sooner needs no line.
const SOON: Duration = Duration::from_millis(500);
/// How often the line is drawn anew.
const OFTEN: Duration = Duration::from_millis(100);
/// A line that is wrapped could not be taken back.
const LONGEST_NAME: usize = 40;

/// How far the work is.
#[derive(Debug, Default)]
struct State {
    done: usize,
    /// What was begun last.
    name: String,
}

/// Does `work` on `total` bundles, and says how far it is: `bundling 12/80  uva_745`.
pub(super) fn during<T>(
    verb: &str,
    total: usize,
    options: Options,
    work: impl FnOnce(&Options) -> T,
) -> T {
    if !io::stderr().is_terminal() {
        return work(&options);
    }
    let state = Arc::new(Mutex::new(State::default()));
    let seen = state.clone();
    let watch = Watch::new(move |progress| {
        let Ok(mut state) = seen.lock() else { return };
        match progress {
            Progress::Begun(name) => state.name = name.chars().take(LONGEST_NAME).collect(),
            Progress::Done => state.done += 1,
        }
    });
    let options = Options {
        watch: Some(watch),
        ..options
    };
    let (end, ended) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(|| draw(verb, total, &state, ended));
        let result = work(&options);
        drop::<mpsc::Sender<()>>(end);
        result
    })
}

/// Draws the line until `ended` is closed. Nobody is left to tell when that fails.
fn draw(verb: &str, total: usize, state: &Mutex<State>, ended: Receiver<()>) {
    let mut wait = SOON;
    let mut drawn = false;
    while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
        wait = OFTEN;
        let Ok(state) = state.lock() else { break };
        let line = format!("\r\x1b[K{verb} {}/{total}  {}", state.done, state.name);
        drawn = true;
        let _ = io::stderr().write_all(line.as_bytes());
    }
    if drawn {
        let _ = io::stderr().write_all(b"\r\x1b[K");
    }
}
