//! The command `bundler`.

use std::process::ExitCode;

mod command;

fn main() -> ExitCode {
    command::main()
}
