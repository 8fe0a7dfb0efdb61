//! A problem's own checker: a program that reads the input, the answer and what was printed, and says whether that is
//! right; or only the input, and says whether that is as the statement promises.
//!
//! It knows how such a program is called and what its exit codes mean. It does not know how it was made, or what a problem
//! is. What a validator does wrong is never held against the program that it judges: then nothing is known.

mod source;

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::run::{End, Limits, Output, Run, Runner, Stop, Talk, Task};
use crate::verdict::Verdict;

pub use source::{Language, Source};

/// How a validator is called, and how it answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Protocol {
    /// `validator INPUT ANSWER FEEDBACK_FOLDER/ ARGUMENTS… < OUTPUT`, exit code 42 or 43, as in ICPC problem packages. What it
    /// has to say it writes to `judgemessage.txt` in the feedback folder.
    #[default]
    Kattis,
    /// `validator INPUT OUTPUT ANSWER ARGUMENTS…`, exit code 0 right, 1 wrong, 2 right in the wrong layout, 3 fails, as with
    /// Codeforces' testlib. What it has to say it writes to standard error.
    Testlib,
    /// `validator ARGUMENTS… < INPUT`, exit code 42 if the input is as the statement promises, anything else if not: the input
    /// validators of ICPC problem packages. What it has to say it writes to standard output or error.
    Input,
}

impl Protocol {
    /// What people call a validator that is called like this.
    pub fn name(self) -> &'static str {
        match self {
            Protocol::Kattis | Protocol::Testlib => "the output validator",
            Protocol::Input => "the input validator",
        }
    }
}

/// A validator that can be run.
#[derive(Debug, Clone)]
pub struct Validator {
    /// The executable, or the interpreter of a script.
    pub program: PathBuf,
    /// The script, if it is one.
    pub script: Option<PathBuf>,
    /// How it is called.
    pub protocol: Protocol,
    /// Whether it talks with the program ([`Validator::talk`]), rather than reading its output ([`Validator::ask`]).
    pub is_interactive: bool,
    /// What it may use.
    pub limits: Limits,
    /// Where feedback folders are made.
    pub feedback: PathBuf,
}

/// What came of asking a validator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opinion {
    /// Its verdict; an internal error if it gave none.
    pub verdict: Verdict,
    /// What there is to say about how it ended, in one line.
    pub summary: String,
    /// What it said itself, the last or first 16 KiB.
    pub said: Vec<u8>,
}

/// How much of what a validator says is kept.
const SAID: u64 = 16 << 10;

/// The files in a feedback folder that are shown, the first that says something.
const MESSAGES: [&str; 2] = ["judgemessage.txt", "teammessage.txt"];

impl Validator {
    /// Asks whether `output` is right for the files `input` and `answer`. The output is handed over as it is, not copied.
    pub fn ask(
        &self,
        runner: &Runner,
        input: &Path,
        answer: &Path,
        arguments: &[String],
        output: &Output,
    ) -> Opinion {
        self.said(self.run(runner, input, answer, arguments, output))
    }

    /// Asks an input validator whether the file `input` is as the statement promises.
    pub fn ask_of_input(&self, runner: &Runner, input: &Path, arguments: &[String]) -> Opinion {
        let run = File::open(input).and_then(|input| {
            let task = Task {
                program: &self.program,
                arguments: &self.arguments(&[], arguments),
                input,
            };
            runner.run(task, &self.limits)
        });
        self.said(run.and_then(|run| {
            let mut opinion = self.opinion(&run);
            if opinion.said.trim_ascii().is_empty() {
                run.output
                    .rewound()?
                    .take(SAID)
                    .read_to_end(&mut opinion.said)?;
            }
            Ok(opinion)
        }))
    }

    fn said(&self, opinion: io::Result<Opinion>) -> Opinion {
        opinion.unwrap_or_else(|error| Opinion {
            verdict: Verdict::InternalError,
            summary: format!("cannot run {}: {error}", self.protocol.name()),
            said: Vec::new(),
        })
    }

    /// What follows the program's name.
    fn arguments<'a>(&'a self, files: &[&'a Path], words: &'a [String]) -> Vec<&'a OsStr> {
        let script = self.script.as_deref().into_iter();
        let paths = script.chain(files.iter().copied()).map(Path::as_os_str);
        paths.chain(words.iter().map(OsStr::new)).collect()
    }

    fn run(
        &self,
        runner: &Runner,
        input: &Path,
        answer: &Path,
        arguments: &[String],
        output: &Output,
    ) -> io::Result<Opinion> {
        let feedback = self.feedback()?;
        let folder = feedback.path().join("");
        let files: &[&Path] = match self.protocol {
            Protocol::Testlib => &[input, Path::new("/dev/stdin"), answer],
            Protocol::Kattis | Protocol::Input => &[input, answer, &folder],
        };
        let task = Task {
            program: &self.program,
            arguments: &self.arguments(files, arguments),
            input: output.rewound()?,
        };
        let run = runner.run(task, &self.limits)?;
        Ok(self.opinion_with_message(&run, feedback.path()))
    }

    /// Lets it talk with `program` under its limits, each reading what the other prints; if `alone`, while nothing else is judged. It is
    /// called as ever, but that with testlib's protocol the output is a file that it may write.
    pub fn talk(
        &self,
        runner: &Runner,
        program: (&Path, &Limits),
        input: &Path,
        answer: &Path,
        arguments: &[String],
        alone: bool,
    ) -> io::Result<(Talk, Opinion)> {
        let feedback = self.feedback()?;
        let folder = feedback.path().join("");
        let output = feedback.path().join("output");
        let files: &[&Path] = match self.protocol {
            Protocol::Testlib => &[input, &output, answer],
            Protocol::Kattis | Protocol::Input => &[input, answer, &folder],
        };
        let all = self.arguments(files, arguments);
        let interactor = (self.program.as_path(), &all[..], &self.limits);
        let talk = runner.talk(program, interactor, alone)?;
        let opinion = self.opinion_with_message(&talk.interactor, feedback.path());
        Ok((talk, opinion))
    }

    /// A new feedback folder. Arguments name it with a slash behind it, so that file names can be appended.
    fn feedback(&self) -> io::Result<tempfile::TempDir> {
        fs::create_dir_all(&self.feedback)?;
        tempfile::tempdir_in(&self.feedback)
    }

    fn opinion_with_message(&self, run: &Run, feedback: &Path) -> Opinion {
        let mut opinion = self.opinion(run);
        if let (Protocol::Kattis, Some(message)) = (self.protocol, message(feedback)) {
            opinion.said = message;
        }
        opinion
    }

    /// What the end of `run` means; it said what it wrote to standard error.
    fn opinion(&self, run: &Run) -> Opinion {
        let verdict = self.verdict(run);
        let name = self.protocol.name();
        Opinion {
            summary: match &verdict {
                Ok(Verdict::Accepted) => "accepted".to_owned(),
                Ok(Verdict::PresentationError) => format!("{name} calls the layout wrong"),
                Ok(_) if self.protocol == Protocol::Input => format!("{name} rejects the input"),
                Ok(_) => format!("{name} rejects the output"),
                Err(why) => format!("{name} {why}"),
            },
            verdict: verdict.unwrap_or(Verdict::InternalError),
            said: run.stderr.tail.clone(),
        }
    }

    /// The verdict, or why there is none.
    fn verdict(&self, run: &Run) -> Result<Verdict, String> {
        let Limits { cpu, memory, .. } = self.limits;
        if run.output_exceeded {
            return Err(format!(
                "writes more than {} MiB (limits.validation_output)",
                self.limits.output >> 20
            ));
        }
        if run.stopped == Some(Stop::Cpu) || run.cpu > cpu {
            let seconds = cpu.as_secs_f64();
            return Err(format!(
                "takes more than {seconds} s (limits.validation_time)"
            ));
        }
        if run.stopped == Some(Stop::Wall) {
            return Err("does not end, and does not compute either: is it waiting?".to_owned());
        }
        let code = match run.end {
            End::Exit(code) => code,
            End::Signal(signal) => {
                let memory = match run.memory > memory || run.stderr.says_out_of_memory() {
                    true => format!(
                        ", for want of memory (limits.validation_memory: {} MiB)",
                        memory >> 20
                    ),
                    false => String::new(),
                };
                return Err(format!("was ended by signal {signal}{memory}"));
            }
        };
        match (self.protocol, code) {
            (Protocol::Kattis, 42) | (Protocol::Testlib, 0) | (Protocol::Input, 42) => {
                Ok(Verdict::Accepted)
            }
            (Protocol::Kattis, 43) | (Protocol::Testlib, 1) => Ok(Verdict::WrongAnswer),
            (Protocol::Testlib, 2) => Ok(Verdict::PresentationError),
            // A panic is no opinion.
            (Protocol::Input, code) if code != 101 => Ok(Verdict::WrongAnswer),
            (Protocol::Input, code) => Err(format!(
                "ended with exit code {code}; 42 is right, 43 is wrong"
            )),
            (Protocol::Testlib, 3) => Err("failed (exit code 3)".to_owned()),
            (Protocol::Kattis, code) => Err(format!(
                "ended with exit code {code}; 42 is right, 43 is wrong"
            )),
            (Protocol::Testlib, code) => Err(format!(
                "ended with exit code {code}; 0 is right, 1 is wrong, 2 is layout, 3 is failure"
            )),
        }
    }
}

/// The beginning of the first message in `folder` that says something.
fn message(folder: &Path) -> Option<Vec<u8>> {
    MESSAGES.iter().find_map(|name| {
        let path = folder.join(name);
        if !path.is_file() {
            return None;
        }
        let mut text = Vec::new();
        File::open(path)
            .ok()?
            .take(SAID)
            .read_to_end(&mut text)
            .ok()?;
        (!text.trim_ascii().is_empty()).then_some(text)
    })
}
