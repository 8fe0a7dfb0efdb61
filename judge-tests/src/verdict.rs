//! The verdicts, and which of several wins.
//!
//! It knows what a run did and what its limits were; it does not know how programs are run or answers compared.
//!
//! The order is that of cause and effect: what stops a run early explains everything that follows from it, so a limit
//! that was exceeded wins over the crash it led to, and a crash over the half-written answer. The same order decides
//! which verdict a problem gets when its cases differ.
//!
//! On one case, the first of these that holds decides: too much output (OLE); so many threads that the judge ended them (RTE);
//! too much memory, or an allocation that failed for it (MLE); too much CPU time, or no end in sight (TLE); a stack overflow,
//! an exit code other than 0, a signal (RTE); and then the answer (WA, PE, AC). In a talk with an interactor, its rejection
//! comes before all of them if it ended first. A TLE by less than a fifth of the limit is that of a second run, made alone.

use serde::Serialize;

use crate::run::{End, Limits, Run, Stop};

/// A judge's word on one case or one program; a greater one wins over a smaller one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Verdict {
    /// Accepted.
    #[serde(rename = "AC")]
    Accepted,
    /// The right tokens in the wrong layout; a strict judge refuses it.
    #[serde(rename = "PE")]
    PresentationError,
    /// Other tokens than expected.
    #[serde(rename = "WA")]
    WrongAnswer,
    /// A panic, an exit code other than 0, or a signal.
    #[serde(rename = "RTE")]
    RunTimeError,
    /// Too much CPU time, or no end within the wall limit.
    #[serde(rename = "TLE")]
    TimeLimitExceeded,
    /// Too much memory touched, or an allocation that the limit refused.
    #[serde(rename = "MLE")]
    MemoryLimitExceeded,
    /// Too much written to standard output.
    #[serde(rename = "OLE")]
    OutputLimitExceeded,
    /// It does not compile.
    #[serde(rename = "CE")]
    CompileError,
    /// The judge could not do its work: nothing is known about the program.
    #[serde(rename = "IE")]
    InternalError,
}

/// Why a run is not even worth comparing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// More than the output limit was written.
    Output,
    /// More than the memory limit was in use.
    Memory,
    /// The memory limit refused an allocation.
    Allocation,
    /// More than the limit of CPU time was used.
    CpuTime,
    /// The program neither ended nor computed.
    WallTime,
    /// The program and the interactor waited for each other.
    Deadlock,
    /// More threads and processes than allowed were there at once.
    Threads,
    /// A thread used up its stack.
    StackOverflow,
    /// It ended with this exit code, which is not 0.
    ExitCode(i32),
    /// This signal ended it.
    Signal(i32),
}

impl Verdict {
    /// All of them, the smallest first.
    pub const ALL: [Verdict; 9] = [
        Verdict::Accepted,
        Verdict::PresentationError,
        Verdict::WrongAnswer,
        Verdict::RunTimeError,
        Verdict::TimeLimitExceeded,
        Verdict::MemoryLimitExceeded,
        Verdict::OutputLimitExceeded,
        Verdict::CompileError,
        Verdict::InternalError,
    ];

    /// The usual short form, such as `AC`.
    pub fn code(self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::PresentationError => "PE",
            Verdict::WrongAnswer => "WA",
            Verdict::RunTimeError => "RTE",
            Verdict::TimeLimitExceeded => "TLE",
            Verdict::MemoryLimitExceeded => "MLE",
            Verdict::OutputLimitExceeded => "OLE",
            Verdict::CompileError => "CE",
            Verdict::InternalError => "IE",
        }
    }

    /// In words, such as `wrong answer`.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::PresentationError => "presentation error",
            Verdict::WrongAnswer => "wrong answer",
            Verdict::RunTimeError => "run-time error",
            Verdict::TimeLimitExceeded => "time limit exceeded",
            Verdict::MemoryLimitExceeded => "memory limit exceeded",
            Verdict::OutputLimitExceeded => "output limit exceeded",
            Verdict::CompileError => "compile error",
            Verdict::InternalError => "internal error",
        }
    }
}

impl Reason {
    /// The verdict that this reason leads to.
    pub fn verdict(self) -> Verdict {
        match self {
            Reason::Output => Verdict::OutputLimitExceeded,
            Reason::Memory | Reason::Allocation => Verdict::MemoryLimitExceeded,
            Reason::CpuTime | Reason::WallTime | Reason::Deadlock => Verdict::TimeLimitExceeded,
            Reason::Threads | Reason::StackOverflow | Reason::ExitCode(_) | Reason::Signal(_) => {
                Verdict::RunTimeError
            }
        }
    }
}

/// What is wrong with `run` before its answer is looked at, or `None` if the answer decides.
pub fn failure(run: &Run, limits: &Limits) -> Option<Reason> {
    // Up to the floor, the figure may be the judge's own memory, counted at the fork.
    let used_too_much = run.memory > limits.memory && run.memory > run.memory_floor;
    if run.output_exceeded {
        return Some(Reason::Output);
    }
    // So many cannot help using much of everything.
    if run.stopped == Some(Stop::Threads) {
        return Some(Reason::Threads);
    }
    if used_too_much || run.stopped == Some(Stop::Memory) {
        return Some(Reason::Memory);
    }
    if run.end != End::Exit(0) && run.stderr.says_out_of_memory() {
        return Some(Reason::Allocation);
    }
    if run.cpu > limits.cpu || run.stopped == Some(Stop::Cpu) {
        return Some(Reason::CpuTime);
    }
    match run.stopped {
        Some(Stop::Wall) => return Some(Reason::WallTime),
        Some(Stop::Deadlock) => return Some(Reason::Deadlock),
        _ => {}
    }
    match run.end {
        End::Signal(_) if run.stderr.says_stack_overflow() => Some(Reason::StackOverflow),
        End::Exit(0) => None,
        End::Exit(code) => Some(Reason::ExitCode(code)),
        End::Signal(signal) => Some(Reason::Signal(signal)),
    }
}

/// Whether `run` came to its end with so little more CPU time than allowed that it should be run again alone.
pub fn is_close_call(run: &Run, limits: &Limits) -> bool {
    failure(run, limits) == Some(Reason::CpuTime)
        && run.stopped.is_none()
        && run.cpu <= limits.close_call()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::run::{Output, Stderr};

    fn limits() -> Limits {
        Limits {
            cpu: Duration::from_secs(1),
            memory: 1 << 20,
            output: 1 << 10,
            ..Limits::DEFAULT
        }
    }

    fn quiet() -> Run {
        Run {
            end: End::Exit(0),
            stopped: None,
            cpu: Duration::ZERO,
            wall: Duration::ZERO,
            memory: 0,
            memory_floor: 0,
            output: Output::empty().unwrap(),
            output_exceeded: false,
            stderr: Stderr::default(),
        }
    }

    #[test]
    fn the_cause_wins_over_what_it_leads_to() {
        let mut run = quiet();
        assert_eq!(failure(&run, &limits()), None);
        run.end = End::Signal(9);
        assert_eq!(failure(&run, &limits()), Some(Reason::Signal(9)));
        run.cpu = Duration::from_millis(1001);
        assert_eq!(failure(&run, &limits()), Some(Reason::CpuTime));
        run.memory = (1 << 20) + 1;
        assert_eq!(failure(&run, &limits()), Some(Reason::Memory));
        run.output_exceeded = true;
        assert_eq!(failure(&run, &limits()), Some(Reason::Output));
    }

    #[test]
    fn memory_that_may_be_the_judges_own_is_not_held_against_the_program() {
        let run = Run {
            memory: 2 << 20,
            memory_floor: 3 << 20,
            ..quiet()
        };
        assert_eq!(failure(&run, &limits()), None);
    }

    #[test]
    fn exactly_the_limit_is_within_it() {
        let run = Run {
            cpu: Duration::from_secs(1),
            memory: 1 << 20,
            ..quiet()
        };
        assert_eq!(failure(&run, &limits()), None);
    }

    #[test]
    fn verdicts_rise_from_accepted_to_internal_error() {
        let codes = ["AC", "PE", "WA", "RTE", "TLE", "MLE", "OLE", "CE", "IE"];
        assert!(Verdict::ALL.is_sorted());
        assert_eq!(Verdict::ALL.map(Verdict::code), codes);
    }
}
