//! Random packages against the bundler: fixtures, cut up and put together wrongly, must be bundled or refused, never more.
//!
//! An input is a fixture as `tests/fixtures/case.rs` reads it. libFuzzer looks after time, memory and coverage, `mutate`
//! makes one input from others, and `judge` says what is a find. rustc is not run.

#![no_main]

use std::path::Path;
use std::sync::OnceLock;

use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};

#[expect(dead_code, reason = "fixtures say more than is asked of them here")]
#[path = "../../tests/fixtures/case.rs"]
mod case;
mod judge;
mod mutate;
#[path = "../../tests/generated/random.rs"]
mod random;
mod text;

use mutate::Donors;
use random::Random;

fuzz_target!(|input: &[u8]| -> Corpus {
    let parsed = std::str::from_utf8(input).ok().map(case::parse);
    let Some(Ok(case)) = parsed else {
        return Corpus::Reject;
    };
    if !judge::stays_in_its_folder(&case) || judge::runs_code(&case) {
        return Corpus::Reject;
    }
    // A full stack ends the process before libFuzzer can write down what did it.
    if let Some(last) = std::env::var_os("FUZZ_LAST") {
        std::fs::write(last, input).expect("the input can be written down");
    }
    judge::judge(&case);
    Corpus::Keep
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let Ok(text) = std::str::from_utf8(&data[..size]) else {
        return size;
    };
    let mutated = mutate::mutate(text, donors(), &mut Random::new(seed.into()));
    // What is too long is cut where a character ends.
    let mut end = mutated.len().min(max_size);
    while !mutated.is_char_boundary(end) {
        end -= 1;
    }
    data[..end].copy_from_slice(&mutated.as_bytes()[..end]);
    end
});

/// All fixtures, from which mutations take pieces.
fn donors() -> &'static Donors {
    static DONORS: OnceLock<Donors> = OnceLock::new();
    DONORS
        .get_or_init(|| Donors::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases")))
}
