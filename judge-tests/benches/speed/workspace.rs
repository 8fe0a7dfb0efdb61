//! Generated workspaces with many stored problems.

use std::path::Path;
use std::process::Command;
use std::{fs, io};

/// Prints the sum of its input.
pub(crate) const SUM: &str = "fn main() { let s = std::io::read_to_string(std::io::stdin()).unwrap(); \
    println!(\"{}\", s.split_whitespace().map(|w| w.parse::<i64>().unwrap()).sum::<i64>()); }\n";

/// A workspace of `problems` problems with `cases` cases each, and an accepted submission in each that is the same in all: it
/// is compiled once.
#[derive(Debug)]
pub(crate) struct Workspace {
    folder: tempfile::TempDir,
    pub(crate) problems: usize,
    pub(crate) cases: usize,
}

impl Workspace {
    pub(crate) fn generate(problems: usize, cases: usize) -> io::Result<Workspace> {
        let folder = tempfile::tempdir()?;
        for problem in 0..problems {
            let stored = folder
                .path()
                .join(format!("judge-tests/problems/x_{problem:03}"));
            let data = stored.join("data/secret");
            fs::create_dir_all(&data)?;
            fs::create_dir_all(stored.join("submissions/accepted"))?;
            fs::write(
                stored.join("problem.yaml"),
                "name: Sum\nlimits: {time_limit: 10, memory: 256}\n",
            )?;
            fs::write(stored.join("submissions/accepted/sum.rs"), SUM)?;
            for case in 0..cases {
                fs::write(
                    data.join(format!("{case:02}.in")),
                    format!("{problem}\n{case}\n"),
                )?;
                fs::write(
                    data.join(format!("{case:02}.ans")),
                    format!("{}\n", problem + case),
                )?;
            }
        }
        Ok(Workspace {
            folder,
            problems,
            cases,
        })
    }

    /// `judge` with `arguments` in this workspace.
    pub(crate) fn judge(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
        command
            .args(arguments)
            .current_dir(self.path())
            .env_remove("CARGO_TARGET_DIR");
        command
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }
}
