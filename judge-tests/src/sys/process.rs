//! What processes are there, what they use, and their end.
//!
//! Where the kernel shows processes is Linux's `/proc`; its numbers are those of the whole machine, also where this
//! process has numbers of its own (`namespace`), so they serve for looking only. Elsewhere nothing is seen.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use rustix::process::{Pid, Signal};

/// A process as `/proc` shows it.
#[derive(Debug, Clone, Copy)]
pub struct Process {
    /// Its number in `/proc`.
    pub id: i32,
    /// Its parent's.
    pub parent: i32,
    /// User and system time of its own and of the children that it waited for, to about 10 ms.
    pub cpu: Duration,
    /// How many threads it has.
    pub threads: u64,
    /// Resident bytes, also those that it shares.
    pub resident: u64,
}

/// This process's number in `/proc`.
pub fn own_id() -> Option<i32> {
    fs::read_link("/proc/self").ok()?.to_str()?.parse().ok()
}

/// The process that has the number `id` in `/proc`.
fn look_at(id: i32) -> Option<Process> {
    let text = fs::read(format!("/proc/{id}/stat")).ok()?;
    // The second field is the program's name in parentheses, and may contain anything.
    let end_of_name = text.iter().rposition(|&b| b == b')')?;
    let fields = std::str::from_utf8(&text[end_of_name + 1..]).ok()?;
    let fields: Vec<&str> = fields.split_ascii_whitespace().collect();
    let number = |at: usize| fields.get(at)?.parse::<u64>().ok();
    let ticks: u64 = (11..15).filter_map(number).sum();
    let per_second = rustix::param::clock_ticks_per_second().max(1);
    Some(Process {
        id,
        parent: fields.get(1)?.parse().ok()?,
        cpu: Duration::from_secs_f64(ticks as f64 / per_second as f64),
        threads: number(17)?,
        resident: number(21)? * rustix::param::page_size() as u64,
    })
}

/// How many threads all processes of the machine have together; quickly told, however many they are.
pub fn threads_on_machine() -> Option<u64> {
    let text = fs::read_to_string("/proc/loadavg").ok()?;
    let (_, total) = text.split_ascii_whitespace().nth(3)?.split_once('/')?;
    total.parse().ok()
}

/// The descendants of the process `root`, parents before children: as time is handed on from children to parents, none is
/// counted twice by whoever adds up what they used.
pub fn descendants(root: i32) -> Vec<Process> {
    let mut found = Vec::new();
    match children_by_kernel(root) {
        Some(children) => {
            let mut open = children;
            while let Some(id) = open.pop() {
                found.extend(look_at(id));
                open.extend(children_by_kernel(id).unwrap_or_default());
            }
        }
        None => {
            let mut children: HashMap<i32, Vec<i32>> = HashMap::new();
            for process in all_processes() {
                children.entry(process.parent).or_default().push(process.id);
            }
            let mut open = children.remove(&root).unwrap_or_default();
            while let Some(id) = open.pop() {
                // Anew, after its parent was looked at.
                found.extend(look_at(id));
                open.extend(children.remove(&id).unwrap_or_default());
            }
        }
    }
    found
}

/// The children of a process, from a kernel that keeps such lists.
fn children_by_kernel(id: i32) -> Option<Vec<i32>> {
    let mut children = Vec::new();
    for thread in fs::read_dir(format!("/proc/{id}/task")).ok()? {
        let text = fs::read_to_string(thread.ok()?.path().join("children")).ok()?;
        children.extend(
            text.split_ascii_whitespace()
                .filter_map(|id| id.parse::<i32>().ok()),
        );
    }
    Some(children)
}

fn all_processes() -> Vec<Process> {
    let Ok(folder) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    folder
        .filter_map(|entry| look_at(entry.ok()?.file_name().to_str()?.parse().ok()?))
        .collect()
}

/// Whether one of the process's threads runs or waits for a processor.
pub fn is_runnable(process: &Process) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{}/task", process.id)) else {
        return false;
    };
    let runs = |path: PathBuf| {
        let text = fs::read(path.join("stat")).ok()?;
        let end_of_name = text.iter().rposition(|&b| b == b')')?;
        Some(text.get(end_of_name + 2) == Some(&b'R'))
    };
    threads
        .flatten()
        .any(|thread| runs(thread.path()) == Some(true))
}

/// How much memory the processes use, each page divided by those who share it; O(memory).
pub fn proportional_memory(processes: &[Process]) -> u64 {
    let of_one = |process: &Process| {
        let text = fs::read_to_string(format!("/proc/{}/smaps_rollup", process.id)).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()
    };
    processes
        .iter()
        .map(|p| of_one(p).map_or(p.resident, |kb| kb << 10))
        .sum()
}

/// Whether each thread of the process `id` waits for its standard input; `None` if the kernel does not tell.
pub fn is_reading_input(id: i32) -> Option<bool> {
    #[cfg(target_os = "linux")]
    let read = libc::SYS_read.to_string();
    #[cfg(not(target_os = "linux"))]
    let read = String::new();
    for thread in fs::read_dir(format!("/proc/{id}/task")).ok()? {
        let text = fs::read_to_string(thread.ok()?.path().join("syscall")).ok()?;
        let mut words = text.split_ascii_whitespace();
        if words.next() != Some(&read) || words.next() != Some("0x0") {
            return Some(false);
        }
    }
    Some(true)
}

/// How much of this process's own memory a child that it forks is charged with, in bytes (Linux; elsewhere 0).
pub fn own_memory() -> u64 {
    let Ok(text) = fs::read_to_string("/proc/self/statm") else {
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

/// Kills every process of the group that `leader` leads. The leader must not have been reaped.
pub fn kill_group(leader: Pid) {
    // Fails only if no process is left.
    let _ = rustix::process::kill_process_group(leader, Signal::KILL);
}

/// Kills a process that was seen; it must be a descendant, and numbers must be those of the machine.
pub fn kill(process: &Process) {
    if let Some(pid) = Pid::from_raw(process.id) {
        let _ = rustix::process::kill_process(pid, Signal::KILL);
    }
}

/// Whether there is a process of this number.
pub fn is_alive(id: i32) -> bool {
    let Some(pid) = Pid::from_raw(id) else {
        return false;
    };
    rustix::process::test_kill_process(pid) != Err(rustix::io::Errno::SRCH)
}
