//! One run of a compiler on a source: what it is told, what it does not see, and what it says.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::{env, fs};

use super::message::read_messages;
use super::{Diagnostic, Error, Rustc, SOURCE_NAME, at, process};

impl Rustc {
    /// Runs `program`, the compiler or what behaves like it, on `source`, a program, in the folder `work`, where its output
    /// goes too.
    pub(super) fn run(
        &self,
        program: &Path,
        work: &Path,
        source: &str,
        flags: &[&str],
    ) -> Result<(ExitStatus, Vec<Diagnostic>, String), Error> {
        let flags = [&["--crate-type", "bin", "--crate-name", "main"], flags].concat();
        self.run_on_any(program, work, source, &flags)
    }

    /// The same of a source whose kind and name are among the flags.
    pub(super) fn run_on_any(
        &self,
        program: &Path,
        work: &Path,
        source: &str,
        flags: &[&str],
    ) -> Result<(ExitStatus, Vec<Diagnostic>, String), Error> {
        let path = work.join(SOURCE_NAME);
        fs::write(&path, source).map_err(|e| at(&path, e))?;
        let mut command = Command::new(program);
        command.arg("--error-format=json").args(flags);
        command.arg(SOURCE_NAME);
        self.ran(command, work, &BTreeMap::new(), flags)
    }

    /// What comes of a command that compiles, with these `flags` among its own, in the folder `work`. Of Cargo's variables it sees
    /// those of `variables` only.
    pub(super) fn ran(
        &self,
        mut command: Command,
        work: &Path,
        variables: &BTreeMap<String, String>,
        flags: &[&str],
    ) -> Result<(ExitStatus, Vec<Diagnostic>, String), Error> {
        let mut remap = OsString::from("--remap-path-prefix=");
        remap.push(work);
        remap.push("=.");
        command.arg(remap).current_dir(work);
        self.name_linked(&mut command);
        // Under `cargo run` these are set, and `env!` or a feature gate would pass here and nowhere else.
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            let of_cargo = text.starts_with("CARGO_") && text != "CARGO_HOME";
            let of_tools = ["RUSTC_", "CLIPPY_"].iter().any(|p| text.starts_with(p));
            if of_cargo || of_tools || text == "OUT_DIR" {
                command.env_remove(&name);
            }
        }
        command.envs(variables);
        // What only nightly compilers have flags for is asked of others too.
        if flags.iter().any(|flag| flag.starts_with("-Z")) {
            command.env("RUSTC_BOOTSTRAP", "1");
        }
        let output = process::output(&mut command, process::LONGEST);
        let output = output.map_err(|e| at(Path::new(command.get_program()), e))?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let messages = read_messages(&text);
        let said = match messages.is_empty() {
            true => text,
            false => messages.iter().map(|d| d.rendered.as_str()).collect(),
        };
        Ok((output.status, messages, said))
    }
}
