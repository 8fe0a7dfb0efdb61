//! Packages, features and configuration as Cargo reads them: random workspaces whose crates print what they were compiled with.
//!
//! Each is run by Cargo and bundled without verification, in one folder and environment; both programs must print the same. Then
//! something in it is changed, and both are made again, so that nothing old is taken for what there is now. A failure prints its
//! seed and stays on disk with `WORKSPACES_KEEP=FOLDER`; `WORKSPACES_SEEDS=a..b` draws others.

mod depend;
mod draft;
mod judge;
mod manifests;
mod packages;
mod sources;

#[allow(dead_code, reason = "random packages of text need more of it")]
#[path = "../generated/random.rs"]
mod random;

use std::sync::Mutex;

use judge::Verdict;

#[test]
fn programs_print_what_those_that_cargo_makes_print() {
    let seeds = std::env::var("WORKSPACES_SEEDS").unwrap_or_else(|_| "0..24".to_owned());
    let (first, last) = seeds.split_once("..").expect("seeds are `a..b`");
    let [first, last] = [first, last].map(|seed| seed.parse::<u64>().expect("a seed is a number"));
    let left = Mutex::new(first..last);
    let (failures, fit) = (Mutex::new(Vec::new()), Mutex::new(0));
    let one_by_one = || {
        loop {
            let Some(seed) = left.lock().expect("no thread panics").next() else {
                break;
            };
            match judge::seed(seed) {
                Verdict::Same => *fit.lock().expect("no thread panics") += 1,
                Verdict::Unfit(why) => {
                    if std::env::var_os("WORKSPACES_UNFIT").is_some() {
                        eprintln!("seed {seed} is none of Cargo's: {why}");
                    }
                }
                Verdict::Failed(why) => {
                    eprintln!("seed {seed}: {why}\n");
                    failures.lock().expect("no thread panics").push(seed);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(one_by_one);
        }
    });
    let failures = failures.into_inner().expect("no thread panics");
    let fit = fit.into_inner().expect("no thread panics");
    assert!(failures.is_empty(), "failing seeds: {failures:?}");
    assert!(fit * 2 > last - first, "only {fit} are Cargo's");
}
