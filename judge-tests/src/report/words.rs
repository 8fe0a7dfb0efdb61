//! What text, JSON and JUnit say alike: names, sentences, places.

use bundler::error::{Place, line_column};
use bundler::{Origin, SourceMap};

use crate::excerpt;
use crate::results::{Apart, Label, Mismatch, ProgramResult};
use crate::run::{Speaker, Stderr, Transcript, Unenforced};
use crate::schedule::{CaseResult, Finding};
use crate::verdict::{Reason, Verdict};

/// A program, as its line calls it.
pub(super) fn name(program: &ProgramResult) -> String {
    match &program.label {
        Label::Bundle => program.problem.clone(),
        Label::Modular => format!("{} (modular)", program.problem),
        Label::Submission(path) => format!("{}/{path}", program.problem),
    }
}

pub(super) fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// The command that runs only this.
pub(super) fn again(program: &ProgramResult, case: &str) -> String {
    let problem = &program.problem;
    match &program.label {
        Label::Bundle => format!("cargo judge {problem}/{case}"),
        Label::Modular => format!("cargo judge --modular {problem}/{case}"),
        Label::Submission(path) => format!("cargo judge verify {problem}/{path}"),
    }
}

/// The command that runs only this case of both programs.
pub(super) fn mismatch_again(mismatch: &Mismatch) -> String {
    format!("cargo judge --both {}/{}", mismatch.problem, mismatch.case)
}

/// What is wrong with a bundle that does not do what its program does.
pub(super) fn mismatch_sentence(mismatch: &Mismatch) -> String {
    let what = match &mismatch.how {
        Apart::Outputs(d) => format!(
            "what they print differs first in line {}, column {}",
            d.line, d.column
        ),
        Apart::Sometimes => {
            "what they print differed, and did not when both were run once more; is it random?"
                .to_owned()
        }
        Apart::Verdicts(bundle, modular) => {
            format!(
                "{} for the bundle, {} for its modules",
                bundle.code(),
                modular.code()
            )
        }
    };
    format!("the bundle does not do what its modules do: {what}")
}

/// What is said of a case in one line.
pub(super) fn sentence(program: &ProgramResult, case: &CaseResult) -> String {
    let limits = program.limits;
    let cpu = case.cpu.as_millis();
    match &case.finding {
        Finding::Accepted => "accepted".to_owned(),
        Finding::Broken(message) => message.clone(),
        Finding::Validator(opinion) => opinion.summary.clone(),
        Finding::Difference(d) => {
            let what = match case.verdict {
                Verdict::PresentationError => "the layout differs first",
                _ => "the output differs first",
            };
            format!("{what} in line {}, column {}", d.line, d.column)
        }
        Finding::Failed(reason, _) => match reason {
            Reason::Output => {
                format!(
                    "more than {} MiB of output",
                    limits.map_or(0, |l| l.output >> 20)
                )
            }
            Reason::Memory => format!(
                "{:.1} MiB of memory, limit {}",
                mebibytes(case.memory),
                limits.map_or(0, |l| l.memory >> 20)
            ),
            Reason::Allocation => {
                format!(
                    "an allocation failed, limit {} MiB",
                    limits.map_or(0, |l| l.memory >> 20)
                )
            }
            Reason::CpuTime => {
                let limit = limits.map_or(0, |l| l.cpu.as_millis());
                let first = case.first_cpu.map_or_else(String::new, |first| {
                    format!("; run alone after {} ms", first.as_millis())
                });
                format!("{cpu} ms of CPU time, limit {limit}{first}")
            }
            Reason::WallTime => {
                let wall = case.wall.as_millis();
                format!(
                    "no end after {wall} ms, of which only {cpu} ms of CPU time: is it waiting?"
                )
            }
            Reason::Deadlock => {
                "the program and the interactor wait for each other: is a flush missing?".to_owned()
            }
            Reason::Threads => format!(
                "more than {} threads and processes at once",
                limits.map_or(0, |l| l.threads)
            ),
            Reason::StackOverflow => format!(
                "a stack overflow; the main thread has {:.1} MiB of stack",
                mebibytes(limits.map_or(0, |l| l.stack))
            ),
            Reason::ExitCode(101) => "a panic (exit code 101)".to_owned(),
            Reason::ExitCode(code) => format!("exit code {code}"),
            Reason::Signal(signal) => match signal_name(*signal) {
                Some(name) => format!("ended by signal {signal} ({name})"),
                None => format!("ended by signal {signal}"),
            },
        },
    }
}

/// What a program and an interactor said, a line each; of a long talk the beginning and the end.
pub(super) fn transcript_lines(transcript: Option<&Transcript>) -> Vec<String> {
    let Some(Transcript {
        head,
        dropped,
        tail,
    }) = transcript
    else {
        return Vec::new();
    };
    let said = |(speaker, text): &(Speaker, Vec<u8>)| {
        let who = match speaker {
            Speaker::Program => "program   ",
            Speaker::Interactor => "interactor",
        };
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        let lines = excerpt::lines(text).into_iter();
        lines.map(move |line| format!("{who} | {line}"))
    };
    let gap = (*dropped > 0).then(|| format!("… {dropped} more bytes"));
    let head = head.iter().flat_map(said);
    head.chain(gap).chain(tail.iter().flat_map(said)).collect()
}

/// What this machine does not enforce.
pub(super) fn unenforced(limit: Unenforced) -> String {
    match limit {
        Unenforced::Orphans => "this system hands no orphans over: processes that leave their \
            parent's process group live on after a run"
            .to_owned(),
        Unenforced::Usage => {
            "without /proc, threads are not counted, and the memory and the time of \
            running programs are not known before their end"
                .to_owned()
        }
        Unenforced::Multiplying => {
            "a program that forks without end may bring this machine to a halt: \
            root has no limit of processes; judge as another user"
                .to_owned()
        }
        Unenforced::Stack(most) => format!(
            "no stack is larger than {:.1} MiB here, which is less than the judge's; `ulimit -Hs unlimited`, \
             as root, allows more",
            mebibytes(most)
        ),
    }
}

fn signal_name(signal: i32) -> Option<&'static str> {
    Some(match signal {
        libc::SIGABRT => "SIGABRT, abort",
        libc::SIGSEGV => "SIGSEGV, invalid memory access",
        libc::SIGBUS => "SIGBUS, invalid memory access",
        libc::SIGFPE => "SIGFPE, arithmetic error",
        libc::SIGILL => "SIGILL, invalid instruction",
        libc::SIGKILL => "SIGKILL, killed",
        libc::SIGTERM => "SIGTERM, terminated",
        libc::SIGPIPE => "SIGPIPE, broken pipe",
        libc::SIGXFSZ => "SIGXFSZ, file too large",
        libc::SIGTRAP => "SIGTRAP, trap",
        _ => return None,
    })
}

/// The last lines of what a program wrote to standard error, with the original place behind every place of the bundle; and
/// whether there were more.
pub(super) fn last_words(
    stderr: &Stderr,
    most: usize,
    map: Option<&SourceMap>,
) -> (Vec<String>, bool) {
    let said = stderr.tail.trim_ascii();
    let mut lines = match said.is_empty() {
        true => Vec::new(),
        false => excerpt::lines(said),
    };
    let skipped = lines.len().saturating_sub(most);
    lines.drain(..skipped);
    let lines = lines.iter().map(|line| located(line, map)).collect();
    (lines, skipped > 0 || stderr.dropped > 0)
}

/// `text` with the original place behind every place of the bundle.
pub(super) fn located(text: &str, map: Option<&SourceMap>) -> String {
    let Some(map) = map else {
        return text.to_owned();
    };
    bundler::annotate(text, |mention| {
        Some(match map.origin(mention.line, mention.column)? {
            Origin::Source(place) => place_text(&place),
            Origin::Made => "a line of the bundler's own".to_owned(),
        })
    })
}

/// `file:line:column`.
pub(super) fn place_text(place: &Place) -> String {
    let (line, column) = line_column(&place.text, place.range.start);
    format!("{}:{line}:{column}", place.path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_said_nothing_has_no_last_words() {
        let words = |said: &str| {
            let tail = said.as_bytes().to_vec();
            let stderr = Stderr { tail, dropped: 0 };
            last_words(&stderr, 2, None)
        };
        assert_eq!(words(" \n"), (Vec::new(), false));
        let last = ["b", "c"].map(str::to_owned).to_vec();
        assert_eq!(words("a\nb\nc\n"), (last, true));
    }
}
