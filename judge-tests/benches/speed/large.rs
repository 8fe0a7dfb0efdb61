//! What a large wrong output costs: reading it and finding the first difference, which is near its end.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use judge_tests::check::{self, Outcome, Rules};
use judge_tests::run::Output;

use crate::ROUNDS;
use crate::table::Table;

const BYTES: usize = 12_000_000;

/// An output of 12 MB with its last number wrong, under each way to compare, when only that number and when all the layout
/// differs.
pub(crate) fn large_outputs() -> io::Result<()> {
    let lines = BYTES / 16;
    let text = |separator: &str, last: &str| {
        let mut text = String::with_capacity(BYTES + 16);
        for n in 0..lines {
            text.push_str(&format!("{:07}{separator}{n:07}\n", n * 7 % 9_999_991));
        }
        text + last + "\n"
    };
    let expected = text(" ", "1").into_bytes();
    println!(
        "the first difference in a wrong output of 12 MB, read and reported; the least of some runs"
    );
    let mut table = Table::new(["compared by", "one token differs", "all blanks differ too"]);
    for (name, format, own) in [
        ("tokens", "", ""),
        ("tokens, layout ignored", "", "ignore_layout"),
        ("tokens in any case", "", "ignore_case"),
        ("numbers", "float_tolerance 1e-9", ""),
        ("lines in any order", "", "unordered_lines"),
    ] {
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let rules = Rules::parse(&words(format), &words(own)).map_err(io::Error::other)?;
        let one = least(&expected, text(" ", "2").as_bytes(), &rules)?;
        let all = least(&expected, text("\t ", "2").as_bytes(), &rules)?;
        let shown = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
        table.row([name.to_owned(), shown(one), shown(all)]);
    }
    table.print();
    Ok(())
}

fn least(expected: &[u8], found: &[u8], rules: &Rules) -> io::Result<Duration> {
    let output = Output::empty()?;
    output.rewound()?.write_all(found)?;
    let mut least = Duration::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let outcome = check::compare(expected, &output.read()?, rules);
        least = least.min(start.elapsed());
        if !matches!(outcome, Outcome::Wrong(_)) {
            return Err(io::Error::other("the wrong output is called right"));
        }
    }
    Ok(least)
}
