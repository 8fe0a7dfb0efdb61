//! Cases until a line `0`: side and number of pieces, then the drawings, each of one digit and at the left margin, and `#`.
//! Whether there is only one tiling is not checked.

use std::process::exit;

use solutions::input::{read_all, Input};

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    for case in 1.. {
        let cut_off = || format!("case {case} is cut off; a line with 0 ends the input");
        let side = number(input.line().ok_or_else(cut_off)?)?;
        if side == 0 {
            break;
        }
        let pieces = number(input.line().ok_or_else(cut_off)?)?;
        if side > 20 || !(1..=9).contains(&pieces) {
            return Err(format!("case {case} has side {side} and {pieces} pieces"));
        }
        // The digits so far, and the least indentation of the last one's drawing.
        let mut digits = Vec::new();
        let mut margin = 0;
        loop {
            let line = input.line().ok_or_else(cut_off)?;
            if line == b"#" {
                break;
            }
            let blanks = line.iter().take_while(|&&byte| byte == b' ').count();
            let digit = line[blanks];
            let is_cell = |byte: &u8| *byte == digit || *byte == b' ';
            if !(b'1'..=b'9').contains(&digit) || !line.iter().all(is_cell) {
                return Err(format!(
                    "case {case} has a line that is not blanks and one digit"
                ));
            }
            if digits.last() == Some(&digit) {
                margin = blanks.min(margin);
                continue;
            }
            if digits.contains(&digit) || margin > 0 {
                return Err(format!(
                    "case {case} has a second piece {digit}, or one off the margin"
                ));
            }
            digits.push(digit);
            margin = blanks;
        }
        if digits.len() != pieces || margin > 0 {
            return Err(format!(
                "case {case} has {} pieces, or one off the margin",
                digits.len()
            ));
        }
    }
    match input.line() {
        None => Ok(()),
        Some(_) => Err("something follows the line with 0".to_owned()),
    }
}

fn number(line: &[u8]) -> Result<usize, String> {
    let text = String::from_utf8_lossy(line);
    let number = text.trim().parse();
    number.map_err(|_| format!("{text:?} is no number"))
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
