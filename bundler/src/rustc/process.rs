//! One run of a compiler, within limits: one that does not end, or talks without end, is ended.

use std::io::{self, Read};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// More than any program that people submit keeps a compiler busy.
pub(super) const LONGEST: Duration = Duration::from_secs(600);
/// More than any error list that is of use, in bytes.
const MOST_OUTPUT: u64 = 64 << 20;
/// Between two looks at a process that has said all.
const MOMENT: Duration = Duration::from_millis(1);

/// Runs `command` without input; its output, whole.
pub(super) fn output(command: &mut Command, longest: Duration) -> io::Result<Output> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let deadline = Instant::now() + longest;
    let (tell, told) = channel();
    read(child.stdout.take(), true, tell.clone());
    read(child.stderr.take(), false, tell);
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let mut ended = || -> io::Result<ExitStatus> {
        for _ in 0..2 {
            let left = deadline.saturating_duration_since(Instant::now());
            let (is_stdout, text) = told.recv_timeout(left).map_err(|_| endless(longest))?;
            let text = text?;
            if text.len() as u64 > MOST_OUTPUT {
                let title = format!("it said more than {} MiB", MOST_OUTPUT >> 20);
                return Err(io::Error::other(title));
            }
            match is_stdout {
                true => stdout = text,
                false => stderr = text,
            }
        }
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status);
            }
            if Instant::now() > deadline {
                return Err(endless(longest));
            }
            thread::sleep(MOMENT);
        }
    };
    match ended() {
        Ok(status) => Ok(Output {
            status,
            stdout,
            stderr,
        }),
        Err(error) => {
            // It may have ended by itself meanwhile.
            let _ = child.kill();
            let _ = child.wait();
            Err(error)
        }
    }
}

/// Reads to the end on a thread of its own, which a process that outlives its parent may keep waiting.
fn read(
    pipe: Option<impl Read + Send + 'static>,
    is_stdout: bool,
    tell: Sender<(bool, io::Result<Vec<u8>>)>,
) {
    thread::spawn(move || {
        let mut text = Vec::new();
        let read = match pipe {
            Some(pipe) => pipe.take(MOST_OUTPUT + 1).read_to_end(&mut text),
            None => Ok(0),
        };
        // Nobody listens any more after the deadline.
        let _ = tell.send((is_stdout, read.map(|_| text)));
    });
}

fn endless(longest: Duration) -> io::Error {
    let title = format!("it does not end within {} seconds", longest.as_secs());
    io::Error::new(io::ErrorKind::TimedOut, title)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str, seconds: u64) -> io::Result<Output> {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        output(&mut command, Duration::from_secs(seconds))
    }

    #[test]
    fn both_outputs_and_the_exit_code_come_back() {
        let ran = shell("echo out; echo err >&2; exit 3", 60).unwrap();
        assert_eq!(ran.status.code(), Some(3));
        assert_eq!((&*ran.stdout, &*ran.stderr), (&b"out\n"[..], &b"err\n"[..]));
    }

    #[test]
    fn what_does_not_end_is_ended() {
        for script in ["exec sleep 5", "exec sleep 5 >&- 2>&-", "sleep 5 & wait"] {
            let error = shell(script, 1).unwrap_err();
            assert!(error.to_string().contains("does not end"), "{error}");
        }
    }

    #[test]
    fn what_talks_without_end_is_ended() {
        let error = shell("exec cat /dev/zero >&2", 600).unwrap_err();
        assert!(error.to_string().contains("said more than"), "{error}");
    }
}
