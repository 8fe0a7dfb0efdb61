//! The behaviours with their verdicts, judged on a calm and on a busy machine.

use std::panic::catch_unwind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use judge_tests::run::Limits;
use judge_tests::schedule::{self, Finding};
use judge_tests::verdict::{Reason, Verdict};

use crate::support::{PLENTY, SHORT, judge};

/// What a program must get.
#[derive(Debug, Clone, Copy)]
enum Expected {
    /// Any of these, whatever the reason.
    Verdict(&'static [Verdict]),
    /// Failure for this reason.
    Reason(Reason),
}

const ACCEPTED: Expected = Expected::Verdict(&[Verdict::Accepted]);
const TIGHT: Limits = Limits {
    memory: 64 << 20,
    ..PLENTY
};
const HALF_A_SECOND: Limits = Limits {
    cpu: Duration::from_millis(500),
    ..PLENTY
};
const CROWD: Limits = Limits {
    threads: 64,
    ..PLENTY
};
const SMALL_STACK: Limits = Limits {
    stack: 256 << 10,
    ..PLENTY
};
const LARGE_STACK: Limits = Limits {
    stack: 128 << 20,
    ..PLENTY
};

/// `burn(n)` computes for n milliseconds of CPU time, by the program's own clock.
pub(crate) const BURN: &str = r#"
    extern "C" { fn clock_gettime(id: i32, time: *mut [i64; 2]) -> i32; }
    fn burn(milliseconds: i64) { let mut time = [0; 2];
        while time[0] * 1000 + time[1] / 1_000_000 < milliseconds { unsafe { clock_gettime(2, &mut time); } } }"#;

/// Calls that std does not offer.
const CALLS: &str = r#"
    extern "C" { fn fork() -> i32; fn setsid() -> i32; fn kill(p: i32, s: i32) -> i32; fn getpid() -> i32;
        fn close(f: i32) -> i32; fn alarm(s: u32) -> u32; fn waitpid(p: i32, s: *mut i32, o: i32) -> i32; }
    fn sleep() -> ! { loop { std::thread::sleep(std::time::Duration::from_secs(3600)); } }
    // Bounded in number and time, should nobody stop it.
    fn multiply(mut most: u32, each: fn()) { unsafe { while most > 1 { let half = most / 2;
        if fork() == 0 { each(); most = half; } else { most -= half; } } alarm(20); } }
    fn me() -> std::process::Command { std::process::Command::new(std::env::current_exe().unwrap()) }"#;

type Row = (&'static str, Limits, Expected, &'static str);

/// The programs may use what is above; their input is 16 lines, the answer is `1`.
#[rustfmt::skip]
const TABLE: &[Row] = &[
    ("computes for ever", SHORT, Expected::Reason(Reason::CpuTime), "fn main() { loop {} }"),
    ("computes in all threads", SHORT, Expected::Reason(Reason::CpuTime),
        "fn main() { for _ in 0..3 { std::thread::spawn(|| loop {}); } sleep() }"),
    ("has a child compute", SHORT, Expected::Reason(Reason::CpuTime),
        "fn main() { if std::env::args().count() > 1 { loop {} } me().arg(\"x\").status(); }"),
    ("has a daemon compute", SHORT, Expected::Reason(Reason::CpuTime),
        "fn main() { unsafe { if fork() == 0 { setsid(); if fork() == 0 { loop {} } else { return; } } } sleep() }"),
    ("leaves the computing to orphans", HALF_A_SECOND, Expected::Reason(Reason::CpuTime),
        "fn main() { unsafe { for _ in 0..5 { if fork() == 0 { if fork() == 0 { burn(200); } return; } waitpid(-1, std::ptr::null_mut(), 0); } }
            std::thread::sleep(std::time::Duration::from_secs(20)); println!(\"1\"); }"),
    ("sleeps for ever", SHORT, Expected::Reason(Reason::WallTime), "fn main() { sleep() }"),
    ("sleeps a little", SHORT, ACCEPTED,
        "fn main() { std::thread::sleep(std::time::Duration::from_millis(300)); println!(\"1\"); }"),
    ("stops itself", SHORT, Expected::Reason(Reason::WallTime), "fn main() { unsafe { kill(getpid(), 19); } println!(\"1\"); }"),
    ("is late by 5 percent", HALF_A_SECOND, Expected::Reason(Reason::CpuTime), "fn main() { burn(525); println!(\"1\"); }"),
    ("takes 60 percent of its time", HALF_A_SECOND, ACCEPTED, "fn main() { burn(300); println!(\"1\"); }"),
    ("ignores SIGTERM and all other signals that can be ignored", SHORT, Expected::Reason(Reason::WallTime),
        r#"extern "C" { fn signal(s: i32, h: usize) -> usize; }
        fn main() { for s in 1..32 { unsafe { signal(s, 1); } } sleep() }"#),
    ("multiplies", CROWD, Expected::Reason(Reason::Threads), "fn main() { multiply(250, || {}); sleep() }"),
    ("multiplies, each in a session of its own", CROWD, Expected::Reason(Reason::Threads),
        "fn main() { multiply(250, || unsafe { setsid(); }); sleep() }"),
    ("multiplies and computes", CROWD, Expected::Reason(Reason::Threads),
        "fn main() { multiply(250, || unsafe { setsid(); }); loop {} }"),
    ("leaves a chain of processes, each the last one's child", PLENTY, ACCEPTED,
        "fn main() { unsafe { if fork() == 0 { let start = std::time::Instant::now();
            while start.elapsed().as_secs() < 10 { if fork() != 0 { return; } setsid(); } return; } } println!(\"1\"); }"),
    ("has many threads", CROWD, Expected::Reason(Reason::Threads),
        "fn main() { for _ in 0..150 { std::thread::spawn(|| sleep()); } sleep() }"),
    ("has some threads", PLENTY, ACCEPTED,
        "fn main() { let all: Vec<_> = (0..100).map(|_| std::thread::spawn(|| std::thread::sleep(std::time::Duration::from_millis(50)))).collect();
            for t in all { t.join().unwrap(); } println!(\"1\"); }"),
    ("has a child that ignores SIGTERM and holds its output", PLENTY, ACCEPTED,
        r#"extern "C" { fn signal(s: i32, h: usize) -> usize; }
        fn main() { unsafe { if fork() == 0 { signal(15, 1); signal(1, 1); sleep() } } println!("1"); }"#),
    ("has a daemon that holds its output", PLENTY, ACCEPTED,
        "fn main() { unsafe { if fork() == 0 { setsid(); if fork() == 0 { sleep() } return; } } println!(\"1\"); }"),
    ("kills its process group", PLENTY, Expected::Reason(Reason::Signal(9)), "fn main() { unsafe { kill(0, 9); } sleep() }"),
    ("floods its output", PLENTY, Expected::Reason(Reason::Output), "fn main() { loop { println!(\"again\"); } }"),
    ("floods its output and takes no notice", PLENTY, Expected::Reason(Reason::Output),
        r#"extern "C" { fn signal(s: i32, h: usize) -> usize; }
        fn main() { unsafe { signal(25, 1); } loop { let _ = stdout().write_all(b"again\n"); } }"#),
    ("floods standard error", PLENTY, ACCEPTED,
        "fn main() { let x = [b'x'; 1 << 16]; for _ in 0..6400 { stderr().write_all(&x); } println!(\"1\"); }"),
    ("floods standard error for ever", SHORT, Expected::Reason(Reason::CpuTime),
        "fn main() { let x = [b'x'; 1 << 16]; loop { stderr().write_all(&x); } }"),
    ("floods both", PLENTY, Expected::Reason(Reason::Output),
        "fn main() { let x = [b'x'; 1 << 10]; loop { stderr().write_all(&x); stdout().write_all(&x).unwrap(); } }"),
    ("touches too much memory", TIGHT, Expected::Reason(Reason::Memory),
        "fn main() { let v = vec![1u8; 100 << 20]; std::hint::black_box(&v); sleep() }"),
    ("touches too much memory and ends", TIGHT, Expected::Reason(Reason::Memory),
        "fn main() { let v = vec![1u8; 100 << 20]; std::hint::black_box(&v); println!(\"1\"); }"),
    ("touches ever more memory", TIGHT, Expected::Verdict(&[Verdict::MemoryLimitExceeded]),
        "fn main() { let mut v = Vec::new(); loop { v.push(vec![1u8; 1 << 20]); } }"),
    ("reserves memory and does not touch it", TIGHT, ACCEPTED,
        "fn main() { let v = vec![0u8; 512 << 20]; std::hint::black_box(&v); println!(\"1\"); }"),
    ("reserves very much memory", TIGHT, Expected::Reason(Reason::Allocation),
        "fn main() { let v = vec![1u8; 1 << 40]; std::hint::black_box(&v); println!(\"1\"); }"),
    ("touches too much memory in all processes together", PLENTY, Expected::Reason(Reason::Memory),
        "fn main() { unsafe { fork(); fork(); } let v = vec![1u8; 100 << 20]; std::hint::black_box(&v); sleep() }"),
    ("shares much memory among processes", PLENTY, ACCEPTED,
        "fn main() { let v = vec![1u8; 100 << 20]; std::hint::black_box(&v); unsafe { fork(); fork(); }
            std::thread::sleep(std::time::Duration::from_millis(200)); if unsafe { getpid() } > 0 { print!(\"\"); } unsafe { while waitpid(-1, std::ptr::null_mut(), 0) > 0 {} }
            if std::fs::OpenOptions::new().write(true).create_new(true).open(\"first\").is_ok() { println!(\"1\"); } }"),
    ("overflows its stack", PLENTY, Expected::Reason(Reason::StackOverflow),
        "fn f(n: u64) -> u64 { std::hint::black_box([n; 100]); f(n + 1) + n } fn main() { println!(\"{}\", f(0)); }"),
    ("overflows a thread's stack", PLENTY, Expected::Reason(Reason::StackOverflow),
        "fn f(n: u64) -> u64 { std::hint::black_box([n; 100]); f(n + 1) + n }
        fn main() { println!(\"{}\", std::thread::spawn(|| f(0)).join().unwrap()); }"),
    ("overflows a small stack", SMALL_STACK, Expected::Reason(Reason::StackOverflow),
        "fn f(n: u64) -> u64 { let x = std::hint::black_box([n; 128]); if n == 0 { 0 } else { f(n - 1) + x[5] } } fn main() { f(1000); println!(\"1\"); }"),
    ("fills much of the usual stack", PLENTY, ACCEPTED,
        "fn f(n: u64) -> u64 { let x = std::hint::black_box([n; 128]); if n == 0 { 0 } else { f(n - 1) + x[5] } } fn main() { f(1000); println!(\"1\"); }"),
    ("fills much of a large stack", LARGE_STACK, ACCEPTED,
        "fn f(n: u64) -> u64 { let x = std::hint::black_box([n; 128]); if n == 0 { 0 } else { f(n - 1) + x[5] } } fn main() { f(50_000); println!(\"1\"); }"),
    ("exits without reading", PLENTY, ACCEPTED, "fn main() { println!(\"1\"); }"),
    ("closes its input early", PLENTY, ACCEPTED, "fn main() { unsafe { close(0); } println!(\"1\"); }"),
    ("closes its output", PLENTY, Expected::Verdict(&[Verdict::WrongAnswer]), "fn main() { unsafe { close(1); } let _ = stdout().write_all(b\"1\\n\"); }"),
    ("truncates its output and starts again", PLENTY, ACCEPTED,
        "use std::os::fd::FromRawFd; fn main() { println!(\"2\"); let mut f = unsafe { std::fs::File::from_raw_fd(1) }; f.set_len(0).unwrap(); f.rewind().unwrap(); f.write_all(b\"1\\n\").unwrap(); }"),
    ("aborts", PLENTY, Expected::Reason(Reason::Signal(libc::SIGABRT)), "fn main() { std::process::abort(); }"),
    ("accesses what it must not", PLENTY, Expected::Reason(Reason::Signal(libc::SIGSEGV)),
        "fn main() { unsafe { *std::hint::black_box(8 as *mut u8) = 1; } }"),
    ("exits with a code", PLENTY, Expected::Reason(Reason::ExitCode(3)), "fn main() { println!(\"1\"); std::process::exit(3); }"),
    ("panics", PLENTY, Expected::Reason(Reason::ExitCode(101)), "fn main() { println!(\"1\"); panic!(); }"),
    ("panics in a thread that nobody joins", PLENTY, ACCEPTED,
        "fn main() { let t = std::thread::spawn(|| panic!()); while !t.is_finished() {} println!(\"1\"); }"),
    ("panics in a thread and passes it on", PLENTY, Expected::Reason(Reason::ExitCode(101)),
        "fn main() { println!(\"1\"); std::thread::spawn(|| panic!()).join().unwrap(); }"),
    ("prints NUL", PLENTY, Expected::Verdict(&[Verdict::WrongAnswer]), "fn main() { println!(\"1\\0\"); }"),
    ("prints what is not text", PLENTY, Expected::Verdict(&[Verdict::WrongAnswer]),
        "fn main() { stdout().write_all(b\"\\xff\\xfe\\x1b[31m\\n\"); }"),
    ("writes files", PLENTY, ACCEPTED,
        "fn main() { for n in 0..50 { std::fs::write(n.to_string(), [7; 1000]).unwrap(); } std::fs::create_dir(\"d\").unwrap(); println!(\"1\"); }"),
    ("writes a file that is too large", PLENTY, Expected::Reason(Reason::Signal(libc::SIGXFSZ)),
        "fn main() { std::fs::write(\"f\", vec![7; 2 << 20]).unwrap(); println!(\"1\"); }"),
    ("makes its folder go away", PLENTY, ACCEPTED,
        "fn main() { let here = std::env::current_dir().unwrap(); let _ = std::fs::remove_dir(here); println!(\"1\"); }"),
];

/// Whoever judges the table holds it: two at once would only be slow.
static TURN: Mutex<()> = Mutex::new(());

/// Judges the whole table, several at a time, and says which verdicts are wrong.
fn judge_all() {
    let _turn = TURN.lock().unwrap_or_else(|e| e.into_inner());
    let outcomes = schedule::parallel(
        4,
        TABLE.len(),
        || (),
        |(), n| {
            let (name, limits, expected, body) = TABLE[n];
            let body = format!("{BURN}{CALLS}{body}");
            let judged = catch_unwind(|| judge(&body, &"7\n".repeat(16), "1\n", limits));
            let is_right = judged.as_ref().is_ok_and(|result| match expected {
                Expected::Verdict(any) => any.contains(&result.verdict),
                Expected::Reason(reason) => {
                    matches!(&result.finding, Finding::Failed(found, _) if *found == reason)
                }
            });
            (!is_right).then(|| format!("a program that {name}: {expected:?}, but {judged:?}"))
        },
    );
    let wrong: Vec<String> = outcomes.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[cfg(target_os = "linux")]
fn each_behaviour_gets_its_verdict() {
    judge_all();
}

#[test]
#[cfg(target_os = "linux")]
fn each_behaviour_gets_the_same_verdict_on_a_busy_machine() {
    let is_over = AtomicBool::new(false);
    let processors = std::thread::available_parallelism().map_or(2, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..2 * processors {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    std::hint::spin_loop()
                }
            });
        }
        let outcome = catch_unwind(judge_all);
        is_over.store(true, Ordering::Relaxed);
        outcome.unwrap();
    });
}
