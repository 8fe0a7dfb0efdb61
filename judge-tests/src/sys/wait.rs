//! How children end, and what they used.
#![allow(unsafe_code)]

use std::io;
use std::os::fd::OwnedFd;
use std::time::Duration;

use rustix::process::Pid;

/// What a child left behind.
#[derive(Debug, Clone, Copy)]
pub struct Usage {
    /// The exit code, if it exited.
    pub code: Option<i32>,
    /// The signal that ended it, if one did.
    pub signal: Option<i32>,
    /// User and system time of the child and of those of its children that it waited for.
    pub cpu: Duration,
    /// The most memory that was resident at once, in bytes.
    pub peak: u64,
}

/// A child that has ended, of this process's own or adopted; it stays to be reaped, so that its process id and group are
/// not given to others. `None` if all of them are running, an error if there is none.
pub fn next_ended() -> io::Result<Option<Pid>> {
    // SAFETY: `siginfo_t` is a C struct of integers and pointers, for which all zeros is a value.
    let mut info: libc::siginfo_t = unsafe { std::mem::zeroed() };
    let options = libc::WEXITED | libc::WNOHANG | libc::WNOWAIT;
    loop {
        // SAFETY: the pointer is to a live value of the type that `waitid` writes.
        if unsafe { libc::waitid(libc::P_ALL, 0, &mut info, options) } == 0 {
            // SAFETY: `waitid` has filled in the process id, or left the 0 if no child has ended.
            return Ok(Pid::from_raw(unsafe { info.si_pid() }));
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// Waits for the child `pid`, which must not have been waited for, and releases its process id.
pub fn reap(pid: Pid) -> io::Result<Usage> {
    let mut status = 0;
    // SAFETY: `rusage` is a plain C struct of integers, for which all zeros is a value.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    loop {
        // SAFETY: both pointers are to live values of the types that `wait4` writes.
        let got = unsafe { libc::wait4(pid.as_raw_nonzero().get(), &mut status, 0, &mut usage) };
        if got >= 0 {
            break;
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
    let time = |t: libc::timeval| Duration::new(t.tv_sec as u64, t.tv_usec as u32 * 1000);
    let unit = if cfg!(target_vendor = "apple") {
        1
    } else {
        1024
    };
    Ok(Usage {
        code: libc::WIFEXITED(status).then(|| libc::WEXITSTATUS(status)),
        signal: libc::WIFSIGNALED(status).then(|| libc::WTERMSIG(status)),
        cpu: time(usage.ru_utime) + time(usage.ru_stime),
        peak: usage.ru_maxrss as u64 * unit,
    })
}

/// Something to wait on that becomes ready when the child `pid` ends, where the kernel has it.
pub fn exit_watch(pid: Pid) -> Option<OwnedFd> {
    #[cfg(target_os = "linux")]
    return rustix::process::pidfd_open(pid, rustix::process::PidfdFlags::empty()).ok();
    #[cfg(not(target_os = "linux"))]
    return {
        let _ = pid;
        None
    };
}
