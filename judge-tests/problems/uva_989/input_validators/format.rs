//! Cases until the end: n from 1 to 3, then n⁴ numbers up to n², 0 for what is not known.

use std::process::exit;

use solutions::input::{read_all, Input};

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let mut case = 0;
    let mut number = || -> Option<Option<usize>> {
        let token = input.token()?;
        Some(
            std::str::from_utf8(token)
                .ok()
                .and_then(|text| text.parse().ok()),
        )
    };
    while let Some(n) = number() {
        case += 1;
        let n = n.filter(|n| (1..=3).contains(n));
        let n = n.ok_or_else(|| format!("case {case} does not begin with 1, 2 or 3"))?;
        for _ in 0..n * n * n * n {
            let cell = number().ok_or_else(|| format!("case {case} is cut off"))?;
            if cell.map_or(true, |cell| cell > n * n) {
                return Err(format!(
                    "case {case} has a cell that is not from 0 to {}",
                    n * n
                ));
            }
        }
    }
    match case {
        0 => Err("there is no case".to_owned()),
        _ => Ok(()),
    }
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
