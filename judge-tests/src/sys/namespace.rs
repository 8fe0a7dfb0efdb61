//! Process numbers of its own for a process's descendants, where the kernel lets a user have them (Linux).
#![allow(unsafe_code)]

use std::io;

/// The children that this process starts from now on are in a world of their own: the first of them is number 1 there. No
/// descendant can leave it, or see or signal a process outside of it, and all die with number 1.
///
/// An error if there is no such thing here; then nothing has changed.
pub fn enter_own_processes() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use std::fs;

        use rustix::thread::{UnshareFlags, unshare_unsafe};
        let (user, group) = (rustix::process::getuid(), rustix::process::getgid());
        // SAFETY: other threads could be surprised by resources that are no longer shared; these flags take away none that
        // threads share, and change only what children become and what this process may do.
        if unsafe { unshare_unsafe(UnshareFlags::NEWPID) }.is_ok() {
            return Ok(());
        }
        // Whoever is not root may do it inside a world of users of its own, in which only this user exists.
        // SAFETY: as above.
        unsafe { unshare_unsafe(UnshareFlags::NEWUSER | UnshareFlags::NEWPID) }?;
        fs::write("/proc/self/setgroups", "deny")?;
        fs::write(
            "/proc/self/uid_map",
            format!("{user} {user} 1", user = user.as_raw()),
        )?;
        fs::write(
            "/proc/self/gid_map",
            format!("{group} {group} 1", group = group.as_raw()),
        )
    }
    #[cfg(not(target_os = "linux"))]
    Err(io::ErrorKind::Unsupported.into())
}

/// Whether this process is number 1 of such a world, so that a signal to everybody reaches only its descendants.
fn has_own_processes() -> bool {
    cfg!(target_os = "linux") && std::process::id() == 1
}

/// Kills all descendants in one step, in which none can fork, as nothing else is in this process's world; false, and nothing
/// happens, outside of one.
pub fn kill_all() -> bool {
    // SAFETY: a plain system call. It reaches all that this user may signal, so it must not be made outside.
    has_own_processes() && unsafe { libc::kill(-1, libc::SIGKILL) } == 0
}
