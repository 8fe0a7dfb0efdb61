//! Lays out a new puzzle: a bin that reads numbers and prints their sum, and a stored problem that it solves.
//!
//! It knows names and templates; nothing is judged here.

use std::path::PathBuf;
use std::{fs, io};

use crate::workspace::Workspace;

/// What a new puzzle consists of: the path below the solutions (`true`) or the problem's folder (`false`), and the text,
/// in which `@id@` stands for the puzzle's name, `@judge@` and `@number@` for its halves.
const FILES: [(&str, &str); 5] = [
    ("problem.yaml", include_str!("new/problem.yaml")),
    ("statement/problem.en.md", include_str!("new/statement.md")),
    ("data/sample/1.in", "1 2\n3\n"),
    ("data/sample/1.ans", "6\n"),
    (
        "submissions/wrong_answer/first_number.rs",
        include_str!("new/wrong_answer.rs"),
    ),
];
const SOLUTION: &str = include_str!("new/solution.rs");

/// Why there is no new puzzle.
#[derive(Debug)]
pub enum Error {
    /// The name is not of the form `<judge>_<id>`, or is taken.
    Usage(String),
    /// A file could not be written.
    Io(PathBuf, io::Error),
}

/// Makes the puzzle `id` and returns the paths of its bin and its problem. What exists is never overwritten.
pub fn create(workspace: &Workspace, id: &str) -> Result<(PathBuf, PathBuf), Error> {
    let (judge, number) = parse(id).ok_or_else(|| {
        Error::Usage(format!(
            "`{id}` is no puzzle name; write <judge>_<id> in lower-case letters, digits and \
             underscores, such as uva_100"
        ))
    })?;
    let bins = workspace.solutions().join("src/bin");
    let bin = bins.join(format!("{id}.rs"));
    let problem = workspace.problems().join(id);
    for path in [&bin, &bins.join(id), &problem] {
        if path.exists() {
            let shown = workspace.relative(path).display();
            return Err(Error::Usage(format!(
                "{shown} exists; choose another name or delete it"
            )));
        }
    }
    let fill = |text: &str| {
        text.replace("@id@", id)
            .replace("@judge@", judge)
            .replace("@number@", number)
    };
    for (path, text) in FILES {
        write_new(&problem.join(path), &fill(text))?;
    }
    write_new(&bin, &fill(SOLUTION))?;
    Ok((bin, problem))
}

/// The halves of a name of the form `<judge>_<id>`.
fn parse(id: &str) -> Option<(&str, &str)> {
    let (judge, number) = id.split_once('_')?;
    let is_word = |text: &str| {
        !text.is_empty()
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    let is_name = judge.starts_with(|c: char| c.is_ascii_lowercase())
        && is_word(judge)
        && number.split('_').all(is_word);
    is_name.then_some((judge, number))
}

fn write_new(path: &PathBuf, text: &str) -> Result<(), Error> {
    let failed = |error| Error::Io(path.clone(), error);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    let mut file = fs::File::create_new(path).map_err(failed)?;
    io::Write::write_all(&mut file, text.as_bytes()).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_a_judge_and_an_id() {
        for good in [
            "uva_100",
            "atcoder_abc322_d",
            "topcoder_soma",
            "luogu_p2730",
        ] {
            assert!(parse(good).is_some(), "{good}");
        }
        for bad in [
            "", "uva", "uva_", "_1", "1_1", "Uva_1", "uva-1", "uva_1 ", "uva__1", "a_../b", "a_é",
        ] {
            assert_eq!(parse(bad), None, "{bad}");
        }
        assert_eq!(parse("atcoder_abc322_d"), Some(("atcoder", "abc322_d")));
    }
}
