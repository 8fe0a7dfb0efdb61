//! Arguments, printing and exit codes of `judge`.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use judge_tests::judging::{self, Error, Options, Stage};
use judge_tests::results::Results;
use judge_tests::workspace::Workspace;
use judge_tests::{new, report};

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
}

#[derive(Args)]
struct Judge {
    /// Only these problems or cases, such as `uva_745` or `uva_745/sample/1`.
    #[arg(value_name = "PROBLEM[/CASE]")]
    problems: Vec<String>,
    /// Judge the workspace's own release binaries instead of the bundles.
    #[arg(long)]
    modular: bool,
    /// Judge the bundles and the workspace's own release binaries.
    #[arg(long, conflicts_with = "modular")]
    both: bool,
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
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

fn time_factor(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(factor) if (0.001..=1000.0).contains(&factor) => Ok(factor),
        _ => Err("write a number from 0.001 to 1000".to_owned()),
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let Some(workspace) = Workspace::find(Path::new(".")) else {
        return fail(
            2,
            "no folder judge-tests/problems here or above; run this inside the workspace",
        );
    };
    match arguments.command {
        Some(Action::New { name }) => create(&workspace, &name),
        Some(Action::Verify { problems, common }) => {
            let options = options(&common, true, false, false);
            let outcome = judging::verify(&workspace, &problems, &options, &progress);
            finish(outcome, common.json)
        }
        None => {
            let Judge {
                problems,
                modular,
                both,
                fail_fast,
                common,
            } = arguments.judge;
            let options = options(&common, !modular, modular || both, fail_fast);
            let outcome = judging::judge(&workspace, &problems, &options, &progress);
            finish(outcome, common.json)
        }
    }
}

fn options(common: &Common, bundle: bool, modular: bool, fail_fast: bool) -> Options {
    let processors = || std::thread::available_parallelism().map_or(1, |n| n.get());
    Options {
        rustc: common.rustc.clone(),
        workers: common.jobs.map_or_else(processors, usize::from),
        time_factor: common.time_factor,
        fail_fast,
        bundle,
        modular,
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

fn finish(outcome: Result<Results, Error>, json: bool) -> ExitCode {
    let results = match outcome {
        Ok(results) => results,
        Err(Error::Usage(message)) => return fail(2, &message),
        Err(Error::Internal(message)) => return fail(4, &message),
    };
    let text = if json {
        report::json(&results)
    } else {
        report::text(&results)
    };
    // Whoever closes the pipe has read enough.
    let _ = anstream::stdout().write_all(text.as_bytes());
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
        Err(new::Error::Usage(message)) => fail(2, &message),
        Err(new::Error::Io(path, error)) => fail(4, &format!("{}: {error}", path.display())),
    }
}

fn fail(code: u8, message: &str) -> ExitCode {
    anstream::eprintln!("error: {message}");
    ExitCode::from(code)
}
