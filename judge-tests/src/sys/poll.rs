//! Waiting for one of several things.

use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec};

/// What is waited for. The end of a stream is both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Something to read.
    Input,
    /// Room to write.
    Room,
}

/// Waits until one of `streams` is ready, but not longer than `timeout`; which are, in their order. None are if a signal
/// came: the caller looks at the clock and comes again.
pub fn poll(streams: &[(BorrowedFd<'_>, Wanted)], timeout: Duration) -> Vec<bool> {
    let flags = |wanted| match wanted {
        Wanted::Input => PollFlags::IN,
        Wanted::Room => PollFlags::OUT,
    };
    let mut fds: Vec<PollFd<'_>> = streams
        .iter()
        .map(|&(fd, wanted)| PollFd::from_borrowed_fd(fd, flags(wanted)))
        .collect();
    let timeout = Timespec {
        tv_sec: timeout.as_secs() as i64,
        tv_nsec: timeout.subsec_nanos().into(),
    };
    if rustix::event::poll(&mut fds, Some(&timeout)).is_err() {
        return vec![false; streams.len()];
    }
    fds.iter().map(|fd| !fd.revents().is_empty()).collect()
}

/// Lets reads and writes return at once when there is nothing to read or no room.
pub fn make_nonblocking(stream: impl AsFd) -> io::Result<()> {
    Ok(rustix::io::ioctl_fionbio(stream, true)?)
}

/// How many bytes of a pipe were written and not read yet, by either of its ends; 0 where the system does not tell.
pub fn unread(pipe: impl AsFd) -> u64 {
    rustix::io::ioctl_fionread(pipe).unwrap_or(0)
}
