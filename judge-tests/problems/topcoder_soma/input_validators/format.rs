//! Cases until the end: the number of rows, then as many rows of equally many digits, whose sum is 27.

use std::process::exit;

use solutions::input::{read_all, Input};

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let mut case = 0;
    while let Some(token) = input.token() {
        case += 1;
        let rows = std::str::from_utf8(token)
            .ok()
            .and_then(|text| text.parse().ok());
        let rows: usize = rows.ok_or_else(|| format!("case {case} begins with no number"))?;
        if !(2..=27).contains(&rows) {
            return Err(format!("case {case} has {rows} rows"));
        }
        let mut width = None;
        let mut sum = 0;
        for _ in 0..rows {
            let row = input
                .token()
                .ok_or_else(|| format!("case {case} is cut off"))?;
            if row.iter().any(|byte| !byte.is_ascii_digit()) {
                return Err(format!("case {case} has a row that is not digits"));
            }
            if !(2..=27).contains(&row.len()) || *width.get_or_insert(row.len()) != row.len() {
                return Err(format!("case {case} has a row of {} digits", row.len()));
            }
            sum += row
                .iter()
                .map(|byte| usize::from(byte - b'0'))
                .sum::<usize>();
        }
        if sum != 27 {
            return Err(format!("case {case} has {sum} cubes"));
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
