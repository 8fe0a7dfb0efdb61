//! The number of boards, then each as the numbers 0 to 15, each once.

use std::process::exit;

use solutions::input::{read_all, Input};

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let boards: usize = input.number().ok_or("the number of boards is missing")?;
    for board in 1..=boards {
        let mut seen = [false; 16];
        for _ in 0..16 {
            let number: Option<usize> = input.number();
            let number = number.ok_or_else(|| format!("board {board} is cut off"))?;
            match seen.get_mut(number) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(format!("board {board} has a {number} too many")),
            }
        }
    }
    match input.token() {
        None => Ok(()),
        Some(_) => Err("something follows the last board".to_owned()),
    }
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
