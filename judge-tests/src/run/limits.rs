//! What a program may use.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::sys::ChildLimits;

/// What a program may use.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// User and system time, of all its threads and processes together.
    pub cpu: Duration,
    /// Bytes resident at once.
    pub memory: u64,
    /// Bytes on standard output.
    pub output: u64,
    /// Bytes of the main thread's stack.
    pub stack: u64,
    /// Threads at once, those of all its processes together.
    pub threads: u64,
}

impl Limits {
    /// What holds where nobody says anything else.
    pub const DEFAULT: Limits = Limits {
        cpu: Duration::from_secs(1),
        memory: 2048 << 20,
        output: 8 << 20,
        // What Linux gives to programs that nobody gives anything.
        stack: 8 << 20,
        threads: 256,
    };

    /// The same program is given `factor` times as much CPU time.
    pub fn with_time_factor(self, factor: f64) -> Limits {
        Limits {
            cpu: self.cpu.mul_f64(factor),
            ..self
        }
    }

    /// A program that has used more than its CPU time, but not more than this, may owe it to a machine that was busy: caches
    /// and memory are shared.
    pub fn close_call(&self) -> Duration {
        self.cpu.mul_f64(1.2)
    }

    /// For so long a program may compute and wait for other things than a processor, taken together.
    pub fn wall(&self) -> Duration {
        self.cpu * 2 + Duration::from_secs(1)
    }

    /// For so long it may also wait for a processor, however busy the machine is.
    pub(super) fn last_wall(&self) -> Duration {
        self.cpu * 10 + Duration::from_secs(60)
    }

    /// When it is ended where it cannot be seen what it does.
    pub(super) fn blind_wall(&self) -> Duration {
        self.cpu * 5 + Duration::from_secs(10)
    }

    /// What the kernel enforces by itself, where so many threads are there already.
    pub(super) fn for_child(&self, others: u64) -> ChildLimits {
        ChildLimits {
            cpu_seconds: self.close_call().as_secs() + 2,
            // Reserved is not used: this only keeps the machine from harm, resident memory decides.
            address_space: self.memory.saturating_mul(2).saturating_add(1 << 30),
            file_size: self.output.saturating_add(1),
            stack: self.stack,
            // So many that it is seen to be too many before it is refused.
            threads: others.saturating_add(self.threads.saturating_mul(2)),
        }
    }
}
