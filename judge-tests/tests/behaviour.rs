//! Programs that behave in every way a judge must cope with, and the verdict that each must get.
//!
//! Programs that must be stopped never end by themselves, and those that must not be stopped have far more time than
//! they need: no outcome depends on how busy the machine is.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bundler::rustc::Rustc;
use judge_tests::problem::Case;
use judge_tests::run::{Limits, Runner, Stderr};
use judge_tests::schedule::{self, CaseResult, Finding, Job, StopRule};
use judge_tests::verdict::{Reason, Verdict};

const PLENTY: Limits = Limits {
    cpu: Duration::from_secs(60),
    memory: 256 << 20,
    output: 1 << 20,
};
/// For programs that exceed any limit of CPU time.
const SHORT: Limits = Limits {
    cpu: Duration::from_millis(100),
    ..PLENTY
};

/// Compiled programs are kept below the target folder.
fn compile(body: &str) -> PathBuf {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs");
    let source = format!("#![allow(warnings)]\nuse std::io::*;\n{body}");
    Rustc::find(None, Some(cache))
        .unwrap()
        .compile(&source, &["-O", "--edition", "2021"])
        .unwrap()
}

fn case(folder: &Path, name: &str, input: &[u8], answer: &[u8]) -> Case {
    let case = Case {
        name: name.to_owned(),
        input: folder.join(format!("{name}.in")),
        answer: folder.join(format!("{name}.ans")),
        arguments: Vec::new(),
        rules: Default::default(),
    };
    fs::write(&case.input, input).unwrap();
    fs::write(&case.answer, answer).unwrap();
    case
}

/// Runs `body` once on `input`, and compares its output with `answer`.
fn judge_bytes(body: &str, input: &[u8], answer: &[u8], limits: Limits) -> CaseResult {
    let program = compile(body);
    let folder = tempfile::tempdir().unwrap();
    let case = case(folder.path(), "1", input, answer);
    let runner = Runner::new(&folder.path().join("run")).unwrap();
    schedule::judge(
        &runner,
        &Job {
            group: 0,
            program: &program,
            case: &case,
            limits,
            validator: None,
            wants_digest: false,
        },
    )
}

fn judge(body: &str, input: &str, answer: &str, limits: Limits) -> CaseResult {
    judge_bytes(body, input.as_bytes(), answer.as_bytes(), limits)
}

#[track_caller]
fn accepted(result: &CaseResult) {
    assert_eq!(result.verdict, Verdict::Accepted, "{result:?}");
}

/// The reason why the run failed, and what was written to standard error.
#[track_caller]
fn failed(result: CaseResult) -> (Reason, Stderr) {
    match result.finding {
        Finding::Failed(reason, stderr) => {
            assert_eq!(result.verdict, reason.verdict());
            (reason, stderr)
        }
        other => panic!("{other:?}"),
    }
}

const ECHO: &str =
    "fn main() { let mut s = Vec::new(); stdin().read_to_end(&mut s); stdout().write_all(&s); }";

#[test]
fn the_answer_decides() {
    accepted(&judge(ECHO, "1 2\n3\n", "1 2\n3\n", PLENTY));
    accepted(&judge(ECHO, "1 2\n3\n", "1 2\r\n3", PLENTY));
    assert_eq!(
        judge(ECHO, "1 2\n3\n", "1 2\n4\n", PLENTY).verdict,
        Verdict::WrongAnswer
    );
    assert_eq!(
        judge(ECHO, "1 2\n3\n", "1 2 3\n", PLENTY).verdict,
        Verdict::PresentationError
    );
    accepted(&judge(ECHO, "", "", PLENTY));
}

#[test]
fn bytes_that_are_not_text_are_compared_too() {
    accepted(&judge_bytes(
        ECHO,
        b"\xff\0\x1b[2J\n",
        b"\xff\0\x1b[2J\n",
        PLENTY,
    ));
    let result = judge_bytes(ECHO, b"\xff\0\x1b[2J\n", b"\xff\0\n", PLENTY);
    assert_eq!(result.verdict, Verdict::WrongAnswer);
}

#[test]
fn computing_for_ever_exceeds_the_cpu_time() {
    let result = judge("fn main() { loop {} }", "", "", SHORT);
    assert!(
        result.cpu > SHORT.cpu && result.cpu < Duration::from_secs(30),
        "{result:?}"
    );
    assert_eq!(failed(result).0, Reason::CpuTime);
}

#[test]
fn the_cpu_time_of_all_threads_counts() {
    let body = "fn main() { for _ in 0..3 { std::thread::spawn(|| loop {}); }
                std::thread::sleep(std::time::Duration::from_secs(1 << 30)); }";
    assert_eq!(failed(judge(body, "", "", SHORT)).0, Reason::CpuTime);
}

#[test]
fn a_child_that_computes_for_ever_is_ended_with_its_parent() {
    let body = r#"fn main() { let mut a = std::env::args_os(); let me = a.next().unwrap();
        if a.next().is_some() { loop {} }
        std::process::Command::new(me).arg("x").status(); }"#;
    // Its time is known only when it is over, and it never is: the wall limit ends it.
    assert_eq!(
        judge(body, "", "", SHORT).verdict,
        Verdict::TimeLimitExceeded
    );
}

#[test]
fn sleeping_for_ever_is_told_apart() {
    let body = "fn main() { std::thread::sleep(std::time::Duration::from_secs(1 << 30)); }";
    assert_eq!(failed(judge(body, "", "", SHORT)).0, Reason::WallTime);
}

#[test]
fn sleeping_a_little_costs_no_cpu_time() {
    let body = r#"fn main() { std::thread::sleep(std::time::Duration::from_millis(300)); println!("1"); }"#;
    // A tenth of a second would be too much if sleeping counted.
    accepted(&judge(body, "", "1\n", SHORT));
}

#[test]
fn a_panic_is_shown_with_its_message() {
    let (reason, stderr) = failed(judge(
        r#"fn main() { panic!("at the disco"); }"#,
        "",
        "",
        PLENTY,
    ));
    assert_eq!(reason, Reason::ExitCode(101));
    let text = String::from_utf8(stderr.tail).unwrap();
    assert!(
        text.contains("main.rs:3:") && text.contains("at the disco"),
        "{text}"
    );
}

#[test]
fn exit_codes_and_signals_are_named() {
    let exits = "fn main() { println!(\"1\"); std::process::exit(3); }";
    assert_eq!(
        failed(judge(exits, "", "1\n", PLENTY)).0,
        Reason::ExitCode(3)
    );
    let aborts = "fn main() { std::process::abort(); }";
    assert_eq!(
        failed(judge(aborts, "", "", PLENTY)).0,
        Reason::Signal(libc::SIGABRT)
    );
    let faults = "fn main() { unsafe { *std::hint::black_box(8 as *mut u8) = 1; } }";
    assert_eq!(
        failed(judge(faults, "", "", PLENTY)).0,
        Reason::Signal(libc::SIGSEGV)
    );
    let overflows = "fn f(n: u64) -> u64 { std::hint::black_box([n; 100]); f(n + 1) + n }
                     fn main() { println!(\"{}\", f(0)); }";
    assert_eq!(
        judge(overflows, "", "", PLENTY).verdict,
        Verdict::RunTimeError
    );
}

#[test]
fn printing_for_ever_exceeds_the_output() {
    let body = "fn main() { loop { println!(\"again\"); } }";
    assert_eq!(failed(judge(body, "", "", PLENTY)).0, Reason::Output);
    // Whoever takes no notice is caught all the same.
    let body = "fn main() { loop { let _ = stdout().write_all(b\"again\"); } }";
    assert_eq!(failed(judge(body, "", "", SHORT)).0, Reason::Output);
}

#[test]
fn exactly_as_much_output_as_is_allowed_is_allowed() {
    let text = "x".repeat(PLENTY.output as usize);
    accepted(&judge(ECHO, &text, &text, PLENTY));
    let longer = text + "x";
    assert_eq!(
        failed(judge(ECHO, &longer, &longer, PLENTY)).0,
        Reason::Output
    );
}

#[test]
fn input_need_not_be_read() {
    let input = vec![b'7'; 16 << 20];
    accepted(&judge_bytes(
        "fn main() { println!(\"1\"); }",
        &input,
        b"1\n",
        PLENTY,
    ));
}

#[test]
fn standard_error_may_be_flooded() {
    let body = "fn main() { let x = [b'x'; 1 << 16]; for _ in 0..800 { stderr().write_all(&x); }
                eprintln!(\"end\"); println!(\"1\"); }";
    accepted(&judge(body, "", "1\n", PLENTY));
    let body = body.replace("println!(\"1\"); }", "panic!(\"last words\") }");
    let (_, stderr) = failed(judge(&body, "", "1\n", PLENTY));
    assert!(stderr.tail.len() <= Stderr::KEPT && stderr.dropped > 49 << 20);
    assert!(String::from_utf8_lossy(&stderr.tail).contains("last words"));
}

#[test]
fn memory_is_limited() {
    let tight = Limits {
        memory: 64 << 20,
        ..PLENTY
    };
    let touches = "fn main() { let v = vec![1u8; 100 << 20]; std::hint::black_box(&v); }";
    let result = judge(touches, "", "", tight);
    assert!(result.memory > 100 << 20, "{result:?}");
    assert_eq!(failed(result).0, Reason::Memory);
    accepted(&judge(touches, "", "", PLENTY));
    let reserves = "fn main() { let v = vec![1u8; 4 << 30]; std::hint::black_box(&v); }";
    assert_eq!(failed(judge(reserves, "", "", tight)).0, Reason::Allocation);
    let creeps = "fn main() { let mut v = Vec::new(); loop { v.push(vec![1u8; 1 << 20]); } }";
    assert_eq!(
        judge(creeps, "", "", tight).verdict,
        Verdict::MemoryLimitExceeded
    );
}

/// A program that leaves a child behind, which says its process id on standard error.
fn leaves_behind(child: &str) -> String {
    format!(
        r#"fn main() {{
            let child = std::process::Command::new("/bin/sh").args(["-c", "{child}"]).spawn().unwrap();
            while !std::path::Path::new("started").exists() {{
                std::thread::sleep(std::time::Duration::from_millis(5));
            }}
            println!("1");
        }}"#
    )
}

/// Runs a program that leaves a child behind, and returns the child's process id.
fn run_and_leave(child: &str) -> (CaseResult, i32) {
    let program = compile(&leaves_behind(child));
    let folder = tempfile::tempdir().unwrap();
    let case = case(folder.path(), "1", b"", b"1\n");
    let runner = Runner::new(&folder.path().join("run")).unwrap();
    let job = Job {
        group: 0,
        program: &program,
        case: &case,
        limits: PLENTY,
        validator: None,
        wants_digest: false,
    };
    let result = schedule::judge(&runner, &job);
    let pid = fs::read_to_string(folder.path().join("run/started")).unwrap();
    (result, pid.trim().parse().unwrap())
}

/// Whether the process is running: neither gone nor dead and waiting for whoever adopted it.
fn is_running(pid: i32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(')')
        .next()
        .and_then(|rest| rest.trim_start().chars().next())
        .is_some_and(|c| c != 'Z')
}

#[test]
#[cfg(target_os = "linux")]
fn a_child_that_holds_the_output_is_not_waited_for_and_dies() {
    let (result, pid) = run_and_leave("echo $$ > new; mv new started; exec sleep 3600");
    accepted(&result);
    // Killed already; it may take the kernel a moment to take it away.
    let gone = (0..6000).any(|_| {
        std::thread::sleep(Duration::from_millis(if is_running(pid) { 10 } else { 0 }));
        !is_running(pid)
    });
    assert!(gone, "{pid} is still running");
}

#[test]
#[cfg(target_os = "linux")]
fn a_child_in_a_session_of_its_own_is_not_waited_for() {
    let (result, pid) =
        run_and_leave("exec setsid sh -c 'echo $$ > new; mv new started; exec sleep 3600'");
    accepted(&result);
    assert!(result.wall < Duration::from_secs(1800));
    let pid = rustix::process::Pid::from_raw(pid).unwrap();
    let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
}

#[test]
fn programs_start_with_nothing_of_ours() {
    let body = r#"fn main() { println!("{} {} {}", std::env::vars_os().count(), std::env::args_os().count(),
        std::fs::read_dir(".").unwrap().count()); }"#;
    accepted(&judge(body, "", "0 1 0\n", PLENTY));
}

#[test]
fn what_cannot_be_run_or_read_is_not_the_programs_fault() {
    let folder = tempfile::tempdir().unwrap();
    let runner = Runner::new(folder.path()).unwrap();
    let good = case(folder.path(), "1", b"", b"");
    let program = folder.path().join("missing");
    let result = schedule::judge(
        &runner,
        &Job {
            group: 0,
            program: &program,
            case: &good,
            limits: PLENTY,
            validator: None,
            wants_digest: false,
        },
    );
    assert_eq!(result.verdict, Verdict::InternalError, "{result:?}");
    let program = compile(ECHO);
    for missing in ["in", "ans"] {
        let case = case(folder.path(), missing, b"", b"");
        fs::remove_file(folder.path().join(format!("{missing}.{missing}"))).unwrap();
        let result = schedule::judge(
            &runner,
            &Job {
                group: 0,
                program: &program,
                case: &case,
                limits: PLENTY,
                validator: None,
                wants_digest: false,
            },
        );
        assert_eq!(result.verdict, Verdict::InternalError, "{result:?}");
    }
}

#[test]
fn stopping_at_a_failure_leaves_out_the_same_cases_with_any_number_of_workers() {
    let folder = tempfile::tempdir().unwrap();
    let program = compile(ECHO);
    let answers: Vec<&str> = vec!["1\n", "1\n", "2\n", "1\n", "2\n", "1\n"];
    let cases: Vec<Case> = answers
        .iter()
        .enumerate()
        .map(|(n, answer)| case(folder.path(), &n.to_string(), b"1\n", answer.as_bytes()))
        .collect();
    let jobs: Vec<Job> = cases
        .iter()
        .enumerate()
        .map(|(n, case)| Job {
            group: n / 4,
            program: &program,
            case,
            limits: PLENTY,
            validator: None,
            wants_digest: false,
        })
        .collect();
    for (rule, expected) in [
        (StopRule::Never, "AAWAWA"),
        (StopRule::Group, "AAW-W-"),
        (StopRule::Anything, "AAW---"),
    ] {
        for workers in [1, 2, 6] {
            let done = AtomicUsize::new(0);
            let count = || {
                done.fetch_add(1, Ordering::Relaxed);
            };
            let results =
                schedule::run_all(&jobs, workers, rule, &folder.path().join("run"), &count);
            let word = |result: &Option<CaseResult>| match result {
                Some(result) if result.verdict == Verdict::Accepted => 'A',
                Some(_) => 'W',
                None => '-',
            };
            assert_eq!(
                results.iter().map(word).collect::<String>(),
                expected,
                "{rule:?} {workers}"
            );
            assert_eq!(done.into_inner(), jobs.len());
        }
    }
}
