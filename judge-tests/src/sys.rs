//! Operating-system calls: the only file that may contain `unsafe`.
//!
//! Each function is one question or one order to the kernel, safe for its caller; what they are for is `run.rs`'s
//! business. What only Linux offers has a plainer stand-in for other Unix systems.
#![allow(unsafe_code)]

use std::fs::File;
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::process::{ChildStderr, Command};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions};

/// What a child may use at most, enforced by the kernel.
#[derive(Debug, Clone, Copy)]
pub struct ChildLimits {
    /// Whole seconds of CPU time; one more, and it is killed.
    pub cpu_seconds: u64,
    /// Bytes of address space.
    pub address_space: u64,
    /// Bytes of any file it writes, standard output included.
    pub file_size: u64,
}

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

/// What [`wait_for`] found.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ready {
    /// The child has ended (only known with a watch).
    pub exited: bool,
    /// Its standard error can be read, or is at its end.
    pub stderr: bool,
}

/// Makes the child that `command` starts the leader of a process group of its own, under `limits`, without core dumps,
/// and killed when the thread that starts it ends (Linux).
pub fn confine(command: &mut Command, limits: ChildLimits) {
    let wanted = [
        (
            Resource::Cpu,
            limits.cpu_seconds,
            limits.cpu_seconds.saturating_add(1),
        ),
        (Resource::As, limits.address_space, limits.address_space),
        (Resource::Fsize, limits.file_size, limits.file_size),
        (Resource::Core, 0, 0),
    ];
    let parent = rustix::process::getpid();
    command.process_group(0);
    let in_child = move || {
        for (resource, soft, hard) in wanted {
            let most = rustix::process::getrlimit(resource)
                .maximum
                .unwrap_or(u64::MAX);
            let limit = Rlimit {
                current: Some(soft.min(most)),
                maximum: Some(hard.min(most)),
            };
            rustix::process::setrlimit(resource, limit)?;
        }
        #[cfg(target_os = "linux")]
        {
            rustix::process::set_parent_process_death_signal(Some(Signal::KILL))?;
            if rustix::process::getppid() != Some(parent) {
                return Err(rustix::io::Errno::SRCH.into());
            }
        }
        let _ = parent;
        Ok(())
    };
    // SAFETY: between fork and exec only async-signal-safe calls are allowed. The closure makes plain system calls on
    // values it owns; it allocates nothing, takes no lock, and an error made from an errno holds only that number.
    unsafe { command.pre_exec(in_child) };
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

/// Whether the child `pid` has ended; it stays to be reaped, so its process id and group are not given to others.
pub fn has_exited(pid: Pid) -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(rustix::process::waitid(WaitId::Pid(pid), options), Ok(None))
}

/// Kills every process of the group that `leader` leads. The leader must not have been reaped.
pub fn kill_group(leader: Pid) {
    // Fails only if no process is left.
    let _ = rustix::process::kill_process_group(leader, Signal::KILL);
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

/// Waits until the child has ended or has written to its standard error, but not longer than `timeout`.
pub fn wait_for(watch: Option<&OwnedFd>, stderr: Option<&ChildStderr>, timeout: Duration) -> Ready {
    let mut fds = Vec::with_capacity(2);
    fds.extend(watch.map(|fd| PollFd::from_borrowed_fd(fd.as_fd(), PollFlags::IN)));
    fds.extend(stderr.map(|fd| PollFd::from_borrowed_fd(fd.as_fd(), PollFlags::IN)));
    let timeout = Timespec {
        tv_sec: timeout.as_secs() as i64,
        tv_nsec: timeout.subsec_nanos().into(),
    };
    if poll(&mut fds, Some(&timeout)).is_err() {
        // Interrupted: the caller looks at the clock and comes again.
        return Ready::default();
    }
    let mut ready = fds.iter().map(|fd| !fd.revents().is_empty());
    Ready {
        exited: watch.is_some() && ready.next().unwrap_or(false),
        stderr: stderr.is_some() && ready.next().unwrap_or(false),
    }
}

/// Lets reads return at once when there is nothing to read.
pub fn make_nonblocking(stderr: &ChildStderr) -> io::Result<()> {
    Ok(rustix::io::ioctl_fionbio(stderr, true)?)
}

/// An empty file without a name, for a child's standard output; in memory where the kernel has that.
pub fn output_file() -> io::Result<File> {
    #[cfg(target_os = "linux")]
    if let Ok(fd) = rustix::fs::memfd_create("output", rustix::fs::MemfdFlags::CLOEXEC) {
        return Ok(fd.into());
    }
    let path = std::env::temp_dir().join(format!(
        "judge-output-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    let file = File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(&path)?;
    std::fs::remove_file(&path)?;
    Ok(file)
}

/// The CPU time that the process `pid` and the children it waited for have used so far, to about 10 ms, where the
/// system tells (Linux).
pub fn cpu_so_far(pid: Pid) -> Option<Duration> {
    let text = std::fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).ok()?;
    // The second field is the program's name in parentheses, and may contain anything.
    let fields: Vec<&str> = text[text.rfind(')')? + 1..]
        .split_ascii_whitespace()
        .collect();
    let ticks: u64 = fields
        .get(11..15)?
        .iter()
        .filter_map(|f| f.parse::<u64>().ok())
        .sum();
    Some(Duration::from_secs_f64(
        ticks as f64 / rustix::param::clock_ticks_per_second() as f64,
    ))
}

/// How much of this process's own memory a child that it forks is charged with, in bytes (Linux; elsewhere 0).
pub fn own_memory() -> u64 {
    let Ok(text) = std::fs::read_to_string("/proc/self/statm") else {
        return 0;
    };
    let pages: Vec<u64> = text
        .split_ascii_whitespace()
        .filter_map(|f| f.parse().ok())
        .collect();
    match pages[..] {
        [_, resident, shared, ..] => {
            resident.saturating_sub(shared) * rustix::param::page_size() as u64
        }
        _ => 0,
    }
}
