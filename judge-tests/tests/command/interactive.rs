//! Interactive problems: the validator talks with the program.

use super::*;

const FOLDER: &str = "judge-tests/problems/a_1";

/// Guess a number from 1 to 1000 in ten questions; the judge's number is the input.
const INTERACTOR: &str = r#"use std::io::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let number: i64 = std::fs::read_to_string(&a[1]).unwrap().split_whitespace().next().unwrap().parse().unwrap();
    let say = |why: String| std::fs::write(format!("{}judgemessage.txt", a[3]), why).unwrap();
    for _ in 0..10 {
        let mut line = String::new();
        if stdin().read_line(&mut line).unwrap() == 0 { say("no question".into()); std::process::exit(43); }
        let Ok(guess) = line.trim().parse::<i64>() else { say(format!("{line:?} is no number")); std::process::exit(43) };
        println!("{}", match number.cmp(&guess) { std::cmp::Ordering::Less => "lower", std::cmp::Ordering::Equal => "correct", _ => "higher" });
        if guess == number { std::process::exit(42); }
    }
    say("ten questions and no answer".into());
    std::process::exit(43);
}
"#;

const GUESSER: &str = r#"use std::io::*;
fn main() {
    let (mut low, mut high) = (1, 1000);
    loop {
        let guess = (low + high) / 2;
        println!("{guess}");
        let mut line = String::new();
        stdin().read_line(&mut line).unwrap();
        match line.trim() { "lower" => high = guess - 1, "higher" => low = guess + 1, "correct" => return, other => panic!("{other:?}") }
    }
}
"#;

/// A puzzle of the guessing problem with a time limit of so many seconds.
fn guessing(source: &str, interactor: &str, seconds: f64) -> Workspace {
    let workspace = Workspace::new(&[]).with_puzzle("a_1", source);
    workspace.write(
        &format!("{FOLDER}/problem.yaml"),
        &format!("type: interactive\nlimits: {{time_limit: {seconds}, memory: 256, validation_time: 5}}\n"),
    );
    workspace.write(&format!("{FOLDER}/output_validator/guess.rs"), interactor);
    workspace
}

#[test]
fn a_program_that_talks_well_is_accepted() {
    let workspace = guessing(GUESSER, INTERACTOR, 30.0);
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
    // The older version of the format says it in another way.
    workspace.write(
        &format!("{FOLDER}/problem.yaml"),
        "validation: custom interactive\nlimits: {time_limit: 30, memory: 256}\n",
    );
    let (code, out, err) = workspace.judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn a_rejected_talk_is_shown() {
    let source = GUESSER.replace("(low + high) / 2", "low");
    let workspace = guessing(&source, INTERACTOR, 30.0);
    workspace.write(&format!("{FOLDER}/data/secret/big.in"), "500\n");
    let (code, out, _) = workspace.judge(&["a_1/secret"]);
    // After ten questions the interactor is gone: whether the program panics over that does not matter.
    let expected = "
  WA secret/big: the output validator rejects the output
    ten questions and no answer
    program    | 1
    interactor | higher
    program    | 2
    interactor | higher
";
    assert!(code == 1 && out.contains(expected), "{code} {out}");
}

#[test]
fn a_missing_flush_is_told_at_once() {
    let source = r#"use std::io::*;
fn main() { let mut out = BufWriter::new(stdout()); writeln!(out, "500").unwrap();
    let mut line = String::new(); stdin().read_line(&mut line).unwrap(); }"#;
    let (code, out, _) = guessing(source, INTERACTOR, 1000.0).judge(&["a_1/sample/1"]);
    assert_eq!(code, 1, "{out}");
    let expected =
        "TLE sample/1: the program and the interactor wait for each other: is a flush missing?";
    assert!(out.contains(expected), "{out}");
}

#[test]
fn whoever_ended_first_explains_the_other() {
    // A program that ends early, with an interactor that rejects it for that.
    let quits = "fn main() { println!(\"500\"); }";
    let (code, out, _) = guessing(quits, INTERACTOR, 30.0).judge(&["a_1/sample/1"]);
    assert!(code == 1 && out.contains("no question"), "{out}");
    // A program that crashes, which is why the interactor misses questions.
    let crashes = "fn main() { println!(\"500\"); panic!(\"at the disco\"); }";
    let (code, out, _) = guessing(crashes, INTERACTOR, 30.0).judge(&["a_1/sample/1"]);
    assert!(code == 1 && out.contains("RTE sample/1: a panic"), "{out}");
    // An interactor that rejects, which is why the program meets a broken pipe.
    let babbles = "use std::io::*; fn main() { loop { writeln!(stdout(), \"x\").unwrap(); } }";
    let (code, out, _) = guessing(babbles, INTERACTOR, 30.0).judge(&["a_1/sample/1"]);
    assert!(code == 1 && out.contains("WA sample/1"), "{out}");
    assert!(out.contains("is no number"), "{out}");
}

#[test]
fn a_program_that_computes_or_sleeps_in_a_talk_exceeds_its_time() {
    let computes = "fn main() { loop { std::hint::black_box(1); } }";
    let (code, out, _) = guessing(computes, INTERACTOR, 0.1).judge(&["a_1/sample/1"]);
    assert!(code == 1 && out.contains("TLE sample/1"), "{out}");
    assert!(out.contains("of CPU time, limit 100"), "{out}");
    let sleeps = "fn main() { loop { std::thread::sleep(std::time::Duration::from_secs(1000)); } }";
    let (code, out, _) = guessing(sleeps, INTERACTOR, 0.1).judge(&["a_1/sample/1"]);
    assert!(code == 1 && out.contains("is it waiting?"), "{out}");
}

#[test]
fn an_interactor_that_fails_is_not_the_programs_fault() {
    let crashes = "fn main() { panic!(\"oh no\"); }";
    let reads = "fn main() { std::io::read_to_string(std::io::stdin()).unwrap(); }";
    let (code, out, _) = guessing(reads, crashes, 30.0).judge(&["a_1/sample/1"]);
    assert_eq!(code, 4, "{out}");
    assert!(
        out.contains("IE sample/1: the output validator ended with exit code 101"),
        "{out}"
    );
    assert!(out.contains("oh no"), "{out}");
}

#[test]
fn much_may_be_said_in_a_talk() {
    let interactor = "use std::io::*; fn main() { for n in 0..200_000 { println!(\"{n}\"); }
        let mut line = String::new(); stdin().read_line(&mut line).unwrap();
        std::process::exit(if line.trim() == \"200000\" { 42 } else { 43 }); }";
    let program = "use std::io::*; fn main() { READ println!(\"{count}\"); }";
    let whole = program.replace("READ", "let count = stdin().lines().count();");
    // The program reads to the end, which comes when the interactor ends, which waits for the program.
    let (code, out, _) = guessing(&whole, interactor, 1000.0).judge(&["a_1/sample/1"]);
    assert!(code == 1 && out.contains("is a flush missing?"), "{out}");
    let part = program.replace("READ", "let count = stdin().lines().take(200_000).count();");
    let (code, out, err) = guessing(&part, interactor, 1000.0).judge(&["a_1/sample/1"]);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn a_talk_may_have_many_turns() {
    let interactor = "use std::io::*; fn main() { for n in 0..5_000 { println!(\"{n}\");
        let mut line = String::new(); stdin().read_line(&mut line).unwrap();
        if line.trim() != n.to_string() { std::process::exit(43) } } std::process::exit(42) }";
    let program = "use std::io::*; fn main() { loop { let mut line = String::new();
        if stdin().read_line(&mut line).unwrap() == 0 { return } print!(\"{line}\"); } }";
    let (code, out, err) = guessing(program, interactor, 1000.0).judge(&["a_1/sample/1"]);
    assert_eq!(code, 0, "{out}{err}");
}
