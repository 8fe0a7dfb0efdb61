//! The command: arguments, exit codes, and what is printed. Everything else is the library's.
//!
//! Each subcommand is a file in `command/` with its arguments and a `run`; what all of them share is in `common` (options)
//! and `print` (lines, errors, JSON). Only this module and its parts print.

use std::process::ExitCode;

use bundler::error::Error;
use bundler::package::Package;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

mod bundle;
mod check;
mod common;
mod destination;
mod locate;
mod print;
mod progress;
mod prove;
mod sizes;
mod why;

use common::Common;

/// Turns each binary of a Cargo package, with what it uses of the library, into one std-only main.rs.
#[derive(Debug, Parser)]
#[command(version, after_help = AFTER_HELP, disable_help_subcommand = true)]
struct Arguments {
    #[command(flatten)]
    bundle: bundle::Bundling,
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    question: Option<Question>,
}

const AFTER_HELP: &str = "\
A binary that is named like a command is written behind `--`: bundler -- why

Exit codes: 0 done; 1 an error in the package, a name that it does not have, a stale bundle or one that is not proved;
2 wrong arguments.";

#[derive(Debug, Subcommand)]
enum Question {
    /// Show the chain of reasons that keeps an item in a bundle.
    Why(why::Why),
    /// Compare bundles with the original programs, as the compiler sees them.
    Prove(prove::Prove),
    /// Show what the bytes of a bundle are spent on.
    Sizes(sizes::Sizes),
    /// Show where a line of a bundle came from, or all places in a compiler's or a panic's message.
    ///
    /// A bundle that was made with options such as --no-verify, --docs or --features is located in with the same options.
    Locate(locate::Locate),
}

/// What became of a run that met no error: all is well, or something was found wanting and said.
type Outcome = Result<bool, Error>;

/// The whole run of the command.
pub(crate) fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let common = &arguments.common;
    let outcome = match &arguments.question {
        None => bundle::run(&arguments.bundle, common),
        Some(_) if arguments.bundle.is_given() => {
            usage("binaries, `--output` and `--check` are for bundling, not for another command")
        }
        Some(Question::Why(arguments)) => why::run(arguments, common),
        Some(Question::Prove(arguments)) => prove::run(arguments, common),
        Some(Question::Sizes(arguments)) => sizes::run(arguments, common),
        Some(Question::Locate(arguments)) => locate::run(arguments, common),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            print::error(&error, None, common.json);
            ExitCode::FAILURE
        }
    }
}

/// Ends the run if a name that no binary has is a command's: it stands in the wrong place.
fn refuse_misplaced_commands(bins: &[String], package: &Package) {
    let mut unknown = bins
        .iter()
        .filter(|bin| package.target_as_built(bin).is_err());
    let is_command = |name: &&String| Arguments::command().find_subcommand(name).is_some();
    if let Some(name) = unknown.find(is_command) {
        usage(&format!(
            "`{name}` is a command and comes before the binary: bundler {name} …"
        ));
    }
}

/// Ends the run because of arguments that do not go together.
fn usage(message: &str) -> ! {
    Arguments::command()
        .error(ErrorKind::ArgumentConflict, message)
        .exit()
}
