//! Cases of 24 numbers, eight of each of 1, 2 and 3, until a 0, which some judges' files lack.

use std::process::exit;

use solutions::input::{read_all, Input};

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    for case in 1.. {
        let mut counts = [0; 4];
        for cell in 0..24 {
            let number = match input.token() {
                None if cell == 0 => return Ok(()),
                token => token.and_then(|token| std::str::from_utf8(token).ok()?.parse().ok()),
            };
            let number: usize = number.ok_or_else(|| format!("case {case} is cut off"))?;
            if cell == 0 && number == 0 {
                return match input.token() {
                    None => Ok(()),
                    Some(_) => Err("something follows the line with 0".to_owned()),
                };
            }
            match counts.get_mut(number) {
                Some(count) => *count += 1,
                None => return Err(format!("case {case} has a {number}")),
            }
        }
        if counts != [0, 8, 8, 8] {
            return Err(format!("case {case} has not eight of each number"));
        }
    }
    Ok(())
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
