//! Lays out a new puzzle: a bin that reads numbers and prints their sum, and a stored problem that it solves.
//!
//! It knows names and templates; nothing is judged here.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;
use std::{fs, io};

use crate::workspace::Workspace;

/// What a new puzzle consists of: the path below the solutions (`true`) or the problem's folder (`false`), and the text,
/// in which `@id@` stands for the puzzle's name, `@judge@` and `@number@` for its halves, `@uuid@` for a new UUID.
const FILES: [(&str, &str); 8] = [
    ("problem.yaml", include_str!("new/problem.yaml")),
    ("statement/problem.en.md", include_str!("new/statement.md")),
    ("data/sample/1.in", "1 2\n3\n"),
    ("data/sample/1.ans", "6\n"),
    ("data/secret/100-negative.in", "-5 2\n"),
    ("data/secret/100-negative.ans", "-3\n"),
    ("input_validators/format.rs", include_str!("new/format.rs")),
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
    let uuid = uuid();
    let fill = |text: &str| {
        text.replace("@id@", id)
            .replace("@judge@", judge)
            .replace("@number@", number)
            .replace("@uuid@", &uuid)
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

/// A random UUID, as packages need one that no other has.
pub fn uuid() -> String {
    // Its keys are random numbers of the system.
    let random = || RandomState::new().build_hasher().finish();
    let (high, low) = (
        random() & !0xf000 | 0x4000,
        random() & !(0xc << 60) | 8 << 60,
    );
    format!(
        "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
        high >> 32,
        high >> 16 & 0xffff,
        high & 0xffff,
        low >> 48,
        low & 0xffff_ffff_ffff
    )
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
    fn uuids_are_random_and_say_so() {
        let (one, other) = (uuid(), uuid());
        assert_ne!(one, other);
        let lengths: Vec<usize> = one.split('-').map(str::len).collect();
        assert_eq!(lengths, [8, 4, 4, 4, 12], "{one}");
        for _ in 0..100 {
            let uuid = uuid();
            assert_eq!(uuid.as_bytes()[14], b'4', "{uuid}");
            assert!(b"89ab".contains(&uuid.as_bytes()[19]), "{uuid}");
        }
    }

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
