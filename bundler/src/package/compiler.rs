//! The compiler that Cargo starts: rustc, or what the environment or Cargo's configuration names in its place or puts around it.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use super::configuration::Configuration;

/// A program and what it is started by, outermost first.
#[derive(Debug)]
pub(super) struct Compiler {
    words: Vec<OsString>,
}

impl Default for Compiler {
    fn default() -> Compiler {
        Compiler {
            words: vec!["rustc".into()],
        }
    }
}

impl Compiler {
    /// The one for these files, of which the nearest is the first: a wrapper, one for the workspace's own packages, rustc.
    pub(super) fn new(files: &[Configuration]) -> Compiler {
        let wrappers = ["RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER"];
        let wrappers = wrappers.iter().filter_map(|name| named(name, files));
        let rustc = named("RUSTC", files).unwrap_or_else(|| "rustc".into());
        Compiler {
            words: wrappers.chain([rustc]).collect(),
        }
    }

    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]);
        command
    }
}

/// What is named by a variable, by the one that stands for a key of the configuration, or by that key; an empty text names nothing.
fn named(variable: &str, files: &[Configuration]) -> Option<OsString> {
    let for_key = format!("CARGO_BUILD_{variable}");
    let of_environment = [variable, &for_key].into_iter().find_map(env::var_os);
    let named = of_environment.or_else(|| {
        let mut said = files.iter();
        said.find_map(|file| {
            let program = file.build.program(variable)?;
            // With a folder in front, it is relative to where the configuration is.
            let is_name = Path::new(program).components().count() == 1;
            let program = match is_name && !program.contains('/') {
                true => program.into(),
                false => file.base.join(program).into_os_string(),
            };
            Some(program)
        })
    });
    named.filter(|program| !program.is_empty())
}
