//! The number of cases; a case has two images of 3 × 3 tiles of 8 × 8 pixels and nine lines of four flags.

use std::process::exit;

use solutions::input::{read_all, Input};

/// Rows of pixels in an image: 3 tiles side by side, 24 rows.
const ROWS: usize = 72;
const FLAGS: usize = 36;

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let cases: usize = input.number().ok_or("the number of cases is missing")?;
    for case in 1..=cases {
        for _ in 0..2 * ROWS {
            let row = input
                .token()
                .ok_or_else(|| format!("case {case} is cut off"))?;
            if row.len() != 8 || row.iter().any(|pixel| !b"#.".contains(pixel)) {
                return Err(format!(
                    "case {case} has a row of a tile that is not eight of # and ."
                ));
            }
        }
        for _ in 0..FLAGS {
            if !matches!(input.token(), Some(b"0" | b"1")) {
                return Err(format!("case {case} has a flag that is neither 0 nor 1"));
            }
        }
    }
    match input.token() {
        None => Ok(()),
        Some(_) => Err("something follows the last case".to_owned()),
    }
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
