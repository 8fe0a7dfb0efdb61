//! Random packages, bundled, and compared with the original: names from small pools, so that imports, globs, shadowing,
//! macros, traits and patterns meet in ways that nobody thought of.
//!
//! A package is drawn from a seed; what rustc does not accept in it is taken out before the bundler sees it. A failure prints
//! its seed and the package. `GENERATED_SEEDS=from..to` runs other packages than the few that belong to the tests, and
//! `GENERATED_SHRINK=1` takes out of a failing package what its failure does not need.

mod crates;
mod draft;
mod expressions;
mod impls;
mod judge;
mod package;
mod random;

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use judge::{Judge, Verdict};

/// Those that belong to the tests.
const SEEDS: Range<u64> = 0..20;

/// A smaller share than this of packages that can be judged would prove little.
const LEAST_JUDGED_PERCENT: u64 = 60;

#[test]
fn generated_packages_behave_as_their_originals() {
    let seeds = seeds();
    let judge = Judge::new().expect("a rustc is installed");
    let next = AtomicU64::new(seeds.start);
    let judged = AtomicU64::new(0);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        break;
                    }
                    match judge.seed(seed) {
                        Verdict::Same => drop(judged.fetch_add(1, Ordering::Relaxed)),
                        Verdict::Unfit => {}
                        Verdict::Failed(why) => {
                            judged.fetch_add(1, Ordering::Relaxed);
                            eprintln!("seed {seed}: {why}");
                            failures.lock().expect("no thread panics").push(seed);
                        }
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no thread panics");
    let judged = judged.into_inner();
    assert!(failures.is_empty(), "failing seeds: {failures:?}");
    let count = seeds.end - seeds.start;
    assert!(
        judged * 100 >= count * LEAST_JUDGED_PERCENT,
        "only {judged} of {count} packages could be judged"
    );
}

fn seeds() -> Range<u64> {
    let Ok(asked) = std::env::var("GENERATED_SEEDS") else {
        return SEEDS;
    };
    let range = asked
        .split_once("..")
        .and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range.expect("GENERATED_SEEDS is like `0..1000`")
}
