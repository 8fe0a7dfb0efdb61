//! How a child starts: in a process group of its own, under limits that it cannot lift.
#![allow(unsafe_code)]

use std::os::unix::process::CommandExt;
use std::process::Command;

use rustix::process::{Resource, Rlimit};

/// What a child may use at most, enforced by the kernel.
#[derive(Debug, Clone, Copy)]
pub struct ChildLimits {
    /// Whole seconds of CPU time; one more, and it is killed.
    pub cpu_seconds: u64,
    /// Bytes of address space.
    pub address_space: u64,
    /// Bytes of any file it writes, standard output included.
    pub file_size: u64,
    /// Bytes of the main thread's stack.
    pub stack: u64,
    /// Threads of this user; nothing binds root.
    pub threads: u64,
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
        (Resource::Stack, limits.stack, limits.stack),
        (Resource::Nproc, limits.threads, limits.threads),
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
            use rustix::process::{Signal, getppid, set_parent_process_death_signal};
            set_parent_process_death_signal(Some(Signal::KILL))?;
            if getppid() != Some(parent) {
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

/// The largest stack that a child can be given.
pub fn highest_stack() -> u64 {
    rustix::process::getrlimit(Resource::Stack)
        .maximum
        .unwrap_or(u64::MAX)
}

/// Lets this process, but not its children, run before all others whenever it has something to do: among hundreds of processes
/// that all want to run it would have no turn to end them. True if it does so, or if the kernel limits how many threads this
/// user may have, so that it needs not.
pub fn precede_descendants() -> bool {
    #[cfg(target_os = "linux")]
    {
        let lowest = libc::sched_param { sched_priority: 1 };
        let policy = libc::SCHED_FIFO | libc::SCHED_RESET_ON_FORK;
        // SAFETY: the pointer is to a live value of the type that the call reads.
        let is_set = unsafe { libc::sched_setscheduler(0, policy, &lowest) } == 0;
        is_set || !rustix::process::getuid().is_root()
    }
    #[cfg(not(target_os = "linux"))]
    true
}

/// From now on this process adopts its descendants' orphans, none of its descendants gains rights by executing a file, and
/// the kernel takes them before others when it runs out of memory. False where orphans go elsewhere.
pub fn supervise_descendants() -> bool {
    #[cfg(target_os = "linux")]
    {
        // Without these two, children are only a little less tame.
        let _ = rustix::thread::set_no_new_privs(true);
        let _ = std::fs::write("/proc/self/oom_score_adj", "500");
        rustix::process::set_child_subreaper(Some(rustix::process::getpid())).is_ok()
    }
    #[cfg(not(target_os = "linux"))]
    false
}
