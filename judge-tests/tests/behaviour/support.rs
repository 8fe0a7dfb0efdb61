//! Compiles and judges one program, and looks for what it left behind.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bundler::rustc::Rustc;
use judge_tests::problem::{Case, InputArguments};
use judge_tests::run::{Limits, Runner, Stderr};
use judge_tests::schedule::{self, CaseResult, Finding, Job};
use judge_tests::verdict::{Reason, Verdict};

pub(crate) const JUDGE: &str = env!("CARGO_BIN_EXE_judge");

pub(crate) const PLENTY: Limits = Limits {
    cpu: Duration::from_secs(60),
    memory: 256 << 20,
    output: 1 << 20,
    ..Limits::DEFAULT
};
/// For programs that exceed any limit of CPU time.
pub(crate) const SHORT: Limits = Limits {
    cpu: Duration::from_millis(100),
    ..PLENTY
};
/// No run takes as long as this, however busy the machine is.
const LONGEST: Duration = Duration::from_secs(150);

pub(crate) const ECHO: &str =
    "fn main() { let mut s = Vec::new(); stdin().read_to_end(&mut s); stdout().write_all(&s); }";

/// Compiled programs are kept below the target folder.
pub(crate) fn compile(body: &str) -> PathBuf {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs");
    let source = format!("#![allow(warnings)]\nuse std::io::*;\n{body}");
    Rustc::find(None, Some(cache))
        .unwrap()
        .compile(&source, &["-O", "--edition", "2021"])
        .unwrap()
}

pub(crate) fn case(folder: &Path, name: &str, input: &[u8], answer: &[u8]) -> Case {
    let case = Case {
        name: name.to_owned(),
        input: folder.join(format!("{name}.in")),
        answer: folder.join(format!("{name}.ans")),
        arguments: Vec::new(),
        input_arguments: InputArguments::All(Vec::new()),
        rules: Default::default(),
    };
    fs::write(&case.input, input).unwrap();
    fs::write(&case.answer, answer).unwrap();
    case
}

/// A program on a case.
pub(crate) fn job<'a>(program: &'a Path, case: &'a Case, limits: Limits) -> Job<'a> {
    Job {
        group: 0,
        program,
        case,
        limits,
        validator: None,
        wants_digest: false,
    }
}

/// Runs `body` once on `input`, and compares its output with `answer`; nothing of it may be left after that.
#[track_caller]
pub(crate) fn judge_bytes(body: &str, input: &[u8], answer: &[u8], limits: Limits) -> CaseResult {
    let program = compile(body);
    let folder = tempfile::tempdir().unwrap();
    let case = case(folder.path(), "1", input, answer);
    let runner = Runner::new(&folder.path().join("run"), JUDGE.as_ref());
    let start = Instant::now();
    let result = schedule::judge(&runner, &job(&program, &case, limits));
    assert!(start.elapsed() < LONGEST, "{:?}", start.elapsed());
    for place in fs::read_dir(folder.path().join("run"))
        .into_iter()
        .flatten()
    {
        let left: Vec<_> = fs::read_dir(place.unwrap().path()).unwrap().collect();
        assert!(left.is_empty(), "{left:?}");
    }
    // The supervising process has reaped all: nothing is about to end any more.
    let supervisors = processes_in(folder.path());
    assert!(supervisors.len() <= 1, "{supervisors:?}");
    drop(runner);
    assert_eq!(processes_in(folder.path()), Vec::<String>::new());
    let left: Vec<_> = fs::read_dir(folder.path().join("run")).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
    result
}

#[track_caller]
pub(crate) fn judge(body: &str, input: &str, answer: &str, limits: Limits) -> CaseResult {
    judge_bytes(body, input.as_bytes(), answer.as_bytes(), limits)
}

/// The command lines of all processes whose current folder is below `folder`, even if it is no more. (Linux; elsewhere none.)
pub(crate) fn processes_in(folder: &Path) -> Vec<String> {
    let Ok(processes) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    let command = |path: PathBuf| {
        let place = fs::read_link(path.join("cwd")).ok()?;
        let line = fs::read(path.join("cmdline")).unwrap_or_default();
        place
            .starts_with(folder)
            .then(|| format!("{}: {}", path.display(), String::from_utf8_lossy(&line)))
    };
    processes
        .flatten()
        .filter_map(|process| command(process.path()))
        .collect()
}

#[track_caller]
pub(crate) fn accepted(result: &CaseResult) {
    assert_eq!(result.verdict, Verdict::Accepted, "{result:?}");
}

/// The reason why the run failed, and what was written to standard error.
#[track_caller]
pub(crate) fn failed(result: CaseResult) -> (Reason, Stderr) {
    match result.finding {
        Finding::Failed(reason, stderr) => {
            assert_eq!(result.verdict, reason.verdict());
            (reason, stderr)
        }
        other => panic!("{other:?}"),
    }
}
