//! Arguments, printing and exit codes of `judge`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bundler::disk;
use clap::{Args, Parser, Subcommand};
use judge_tests::judging::{self, Error, Options, Stage};
use judge_tests::results::Results;
use judge_tests::verdict::Verdict;
use judge_tests::workspace::Workspace;
use judge_tests::{export, new, report, run};

/// Judges every puzzle's bundle on its stored problem.
///
/// Exit codes: 0 all accepted, 1 some not, 2 usage, 3 compile error, 4 internal error.
#[derive(Parser)]
#[command(name = "judge", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Action>,
    #[command(flatten)]
    judge: Judge,
}

#[derive(Subcommand)]
enum Action {
    /// Runs the stored submissions and checks that each gets the verdict its folder names.
    Verify {
        /// Only these problems or submissions, such as `uva_745/wrong_answer`.
        #[arg(value_name = "PROBLEM[/SUBMISSION]")]
        problems: Vec<String>,
        #[command(flatten)]
        common: Common,
    },
    /// Lays out a new puzzle, `<judge>_<id>`: a bin from a template and a stored problem that it solves.
    New {
        /// The puzzle's name, such as `uva_100`.
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Writes stored problems as packages that Kattis' own tools take, each to a folder `<judge><id>`.
    Export {
        /// Only these problems.
        #[arg(value_name = "PROBLEM")]
        problems: Vec<String>,
        /// Write to this folder.
        #[arg(long, value_name = "FOLDER")]
        to: PathBuf,
    },
}

#[derive(Args)]
struct Judge {
    /// Only these problems or cases, such as `uva_745` or `uva_745/sample/1`.
    #[arg(value_name = "PROBLEM[/CASE]")]
    problems: Vec<String>,
    /// Judge the workspace's own release binaries instead of the bundles.
    #[arg(long)]
    modular: bool,
    /// Judge the bundles and the workspace's own release binaries; both must print the same.
    #[arg(long, conflicts_with = "modular")]
    both: bool,
    /// Judge only the cases that failed when they were last judged.
    #[arg(long)]
    failed: bool,
    /// Run nothing more after the first failure.
    #[arg(long)]
    fail_fast: bool,
    #[command(flatten)]
    common: Common,
}

#[derive(Args)]
struct Common {
    /// Compile with this rustc.
    #[arg(long, value_name = "PATH")]
    rustc: Option<PathBuf>,
    /// How many programs run at once; all processors if not given.
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Multiply all time limits.
    #[arg(long, value_name = "X", default_value = "1", value_parser = time_factor)]
    time_factor: f64,
    /// Show only programs and cases with these verdicts, and of these all; what is run and the exit code do not change.
    #[arg(long, value_name = "VERDICT", value_delimiter = ',', value_parser = verdict)]
    show: Vec<Verdict>,
    /// Print JSON instead of text; judge-tests/REPORTS.md describes it.
    #[arg(long)]
    json: bool,
    /// Also write JUnit XML to this file, for build servers; never over what is no XML.
    #[arg(long, value_name = "FILE", value_parser = report)]
    junit: Option<PathBuf>,
}

fn time_factor(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(factor) if (0.001..=1000.0).contains(&factor) => Ok(factor),
        _ => Err("write a number from 0.001 to 1000".to_owned()),
    }
}

/// Where a report may be written: a source is lost for a slip of the hand.
fn report(path: &str) -> Result<PathBuf, String> {
    let is_replaceable = match fs::read(path) {
        Ok(before) => before.is_empty() || before.starts_with(b"<?xml"),
        // Writing to it will tell what is wrong.
        Err(_) => true,
    };
    match is_replaceable {
        true => Ok(path.into()),
        false => Err("that file is no XML, and is not replaced".to_owned()),
    }
}

/// Such as `WA`, in any case.
fn verdict(text: &str) -> Result<Verdict, String> {
    let asked = text.to_uppercase();
    let mut all = Verdict::ALL.into_iter();
    all.find(|verdict| verdict.code() == asked).ok_or_else(|| {
        let codes: Vec<&str> = Verdict::ALL.iter().map(|v| v.code()).collect();
        format!("write one of {}", codes.join(", "))
    })
}

fn main() -> ExitCode {
    if let Some(code) = run::serve_if_asked() {
        return code;
    }
    let arguments = Arguments::parse();
    let json = match &arguments.command {
        Some(Action::Verify { common, .. }) => common.json,
        Some(Action::New { .. } | Action::Export { .. }) => false,
        None => arguments.judge.common.json,
    };
    let Some(workspace) = Workspace::find(Path::new(".")) else {
        let message = "no folder judge-tests/problems here or above; run this inside the workspace";
        return fail(2, message, json);
    };
    match arguments.command {
        Some(Action::New { name }) => create(&workspace, &name),
        Some(Action::Export { problems, to }) => export(&workspace, &problems, &to),
        Some(Action::Verify { problems, common }) => {
            let outcome = judging::verify(&workspace, &problems, &options(&common), &progress);
            finish(outcome, &common)
        }
        None => {
            let judge = arguments.judge;
            let options = Options {
                failed: judge.failed,
                fail_fast: judge.fail_fast,
                bundle: !judge.modular,
                modular: judge.modular || judge.both,
                ..options(&judge.common)
            };
            let outcome = judging::judge(&workspace, &judge.problems, &options, &progress);
            finish(outcome, &judge.common)
        }
    }
}

fn options(common: &Common) -> Options {
    let processors = || std::thread::available_parallelism().map_or(1, |n| n.get());
    Options {
        rustc: common.rustc.clone(),
        judge: run::this_program(),
        workers: common.jobs.map_or_else(processors, usize::from),
        time_factor: common.time_factor,
        failed: false,
        fail_fast: false,
        bundle: false,
        modular: false,
    }
}

/// A line that overwrites itself, on a terminal only.
fn progress(stage: Stage, done: usize, total: usize) {
    let mut stderr = std::io::stderr().lock();
    if stderr.is_terminal() {
        let verb = match stage {
            Stage::Bundle => "bundling",
            Stage::Cargo => "cargo builds",
            Stage::Compile => "compiling",
            Stage::Run => "judging",
        };
        let text = match stage {
            _ if done >= total => "\r\x1b[K".to_owned(),
            Stage::Bundle | Stage::Cargo => format!("\r\x1b[K{verb} {total}"),
            Stage::Compile | Stage::Run => format!("\r\x1b[K{verb} {done}/{total}"),
        };
        let _ = stderr.write_all(text.as_bytes());
    }
}

fn finish(outcome: Result<Results, Error>, common: &Common) -> ExitCode {
    let results = match outcome {
        Ok(results) => results,
        Err(Error::Usage(message)) => return fail(2, &message, common.json),
        Err(Error::Internal(message)) => return fail(4, &message, common.json),
    };
    let text = match common.json {
        true => report::json(&results, &common.show),
        false => report::text(&results, &common.show),
    };
    let mut stdout = anstream::stdout();
    let written = stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush());
    match written {
        // Whoever closes the pipe has read enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            anstream::eprintln!("error: cannot write to standard output: {error}");
            return ExitCode::from(4);
        }
        _ => {}
    }
    if let Some(path) = &common.junit {
        let written = report::junit(&results)
            .and_then(|xml| disk::write(path, &xml).map_err(|error| error.to_string()));
        if let Err(message) = written {
            anstream::eprintln!("error: no JUnit report: {message}");
            return ExitCode::from(4);
        }
    }
    ExitCode::from(results.exit_code())
}

fn create(workspace: &Workspace, name: &str) -> ExitCode {
    match new::create(workspace, name) {
        Ok((bin, problem)) => {
            for path in [bin, problem] {
                anstream::println!("{}", workspace.relative(&path).display());
            }
            anstream::println!("next: make bundle P={name}, then cargo judge {name}");
            ExitCode::SUCCESS
        }
        Err(new::Error::Usage(message)) => fail(2, &message, false),
        Err(new::Error::Io(path, error)) => fail(4, &format!("{}: {error}", path.display()), false),
    }
}

fn export(workspace: &Workspace, problems: &[String], to: &Path) -> ExitCode {
    match export::export(workspace, problems, to) {
        Ok(packages) => {
            for package in packages {
                let left_out = match &package.left_out[..] {
                    [] => String::new(),
                    some => format!("   without {}", some.join(", ")),
                };
                anstream::println!("{}{left_out}", package.folder.display());
            }
            ExitCode::SUCCESS
        }
        Err(export::Error::Usage(message)) => fail(2, &message, false),
        Err(export::Error::Program(failure)) => {
            let code = if failure.verdict == Verdict::CompileError {
                3
            } else {
                4
            };
            fail(code, &failure.message, false)
        }
        Err(export::Error::Io(path, error)) => {
            fail(4, &format!("{}: {error}", path.display()), false)
        }
    }
}

/// Says why nothing was done; with `json`, on standard output too, as an object.
fn fail(code: u8, message: &str, json: bool) -> ExitCode {
    if json {
        let _ = anstream::stdout().write_all(report::error_json(code, message).as_bytes());
    }
    anstream::eprintln!("error: {message}");
    ExitCode::from(code)
}
