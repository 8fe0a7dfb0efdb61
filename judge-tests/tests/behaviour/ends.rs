//! What there is to say about how a program ended.

use std::time::Duration;

use judge_tests::run::{Limits, Stderr};
use judge_tests::verdict::{Reason, Verdict};

use crate::support::{PLENTY, SHORT, accepted, failed, judge};
use crate::table::BURN;

#[test]
fn computing_for_ever_exceeds_the_cpu_time() {
    let result = judge("fn main() { loop {} }", "", "", SHORT);
    assert!(
        result.cpu > SHORT.cpu && result.cpu < Duration::from_secs(30),
        "{result:?}"
    );
    assert_eq!(result.first_cpu, None, "that was no close call");
    assert_eq!(failed(result).0, Reason::CpuTime);
}

#[test]
fn a_close_call_is_run_again() {
    let limits = Limits {
        cpu: Duration::from_secs(2),
        ..PLENTY
    };
    let result = judge(
        &format!("{BURN} fn main() {{ burn(2100); }}"),
        "",
        "",
        limits,
    );
    assert!(result.first_cpu.is_some_and(|cpu| cpu > limits.cpu));
    assert_eq!(failed(result).0, Reason::CpuTime);
}

#[test]
fn the_second_run_of_a_close_call_counts() {
    let limits = Limits {
        cpu: Duration::from_secs(2),
        ..PLENTY
    };
    // Its folder is emptied between runs, but not the one where its executable is.
    let mark = tempfile::tempdir().unwrap();
    let body = format!(
        r#"{BURN} fn main() {{ let mark = std::path::Path::new({:?}).join("second");
            if !mark.exists() {{ std::fs::write(mark, "").unwrap(); burn(2100); }} println!("1"); }}"#,
        mark.path()
    );
    let result = judge(&body, "", "1\n", limits);
    accepted(&result);
    assert!(result.first_cpu.is_some_and(|cpu| cpu > limits.cpu));
    assert!(result.cpu < limits.cpu);
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
fn of_flooded_standard_error_the_end_is_shown() {
    let body = "fn main() { let x = [b'x'; 1 << 16]; for _ in 0..6400 { stderr().write_all(&x); }
                panic!(\"last words\") }";
    let (_, stderr) = failed(judge(body, "", "1\n", PLENTY));
    assert!(stderr.tail.len() <= Stderr::KEPT && stderr.dropped > 399 << 20);
    assert!(String::from_utf8_lossy(&stderr.tail).contains("last words"));
}

#[test]
fn the_memory_that_was_too_much_is_told() {
    let tight = Limits {
        memory: 64 << 20,
        ..PLENTY
    };
    let touches = "fn main() { let v = vec![1u8; 100 << 20]; std::hint::black_box(&v); }";
    let result = judge(touches, "", "", tight);
    assert!(result.memory > 64 << 20, "{result:?}");
    assert_eq!(result.verdict, Verdict::MemoryLimitExceeded);
    let result = judge(touches, "", "", PLENTY);
    accepted(&result);
    assert!(result.memory > 100 << 20, "{result:?}");
}
