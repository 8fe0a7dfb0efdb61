//! Random packages, bundled, and compared with the original: names from small pools, so that imports, globs, shadowing,
//! macros, traits and patterns meet in ways that nobody thought of.
//!
//! One package in six is of small programs side by side (`snippets`). A package is drawn from a seed; what rustc does not accept
//! in it is taken out before the bundler sees it. A failure prints its seed and the package. `GENERATED_SEEDS=from..to` runs other
//! packages than the few that belong to the tests, with `/4` behind it every fourth, and `GENERATED_SHRINK=1` takes out of a failing
//! package what its failure does not need.

mod build;
mod conditions;
mod crates;
mod draft;
mod expressions;
mod impls;
mod judge;
mod package;
mod random;
mod scopes;
mod snippets;

use std::iter::StepBy;
use std::num::NonZero;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use judge::{Judge, Verdict};

/// Those that belong to the tests.
const SEEDS: Range<u64> = 0..24;

/// A smaller share than this of packages that can be judged would prove little.
const LEAST_JUDGED_PERCENT: u64 = 60;

#[test]
fn generated_packages_behave_as_their_originals() {
    let seeds = seeds();
    let count = seeds.clone().count() as u64;
    let judge = Judge::new().expect("a rustc is installed");
    let seeds = Mutex::new(seeds);
    let judged = AtomicU64::new(0);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(seed) = seeds.lock().expect("no thread panics").next() else {
                        break;
                    };
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
    assert!(
        judged * 100 >= count * LEAST_JUDGED_PERCENT,
        "only {judged} of {count} packages could be judged"
    );
}

fn seeds() -> StepBy<Range<u64>> {
    let Ok(asked) = std::env::var("GENERATED_SEEDS") else {
        return SEEDS.step_by(1);
    };
    let parse = || {
        let (range, step) = asked.split_once('/').unwrap_or((&asked, "1"));
        let (from, to) = range.split_once("..")?;
        let range = from.parse().ok()?..to.parse().ok()?;
        Some(range.step_by(step.parse::<NonZero<usize>>().ok()?.get()))
    };
    parse().expect("GENERATED_SEEDS is like `0..1000` or `3..1000/4`")
}
