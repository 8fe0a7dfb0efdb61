//! The numbers 1 to 8, each once.

use std::process::exit;

use solutions::input::{read_all, Input};

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let mut seen = [false; 8];
    for _ in 0..8 {
        let number: usize = input.number().ok_or("eight numbers are expected")?;
        match seen.get_mut(number.wrapping_sub(1)) {
            Some(seen) if !*seen => *seen = true,
            Some(_) => return Err(format!("{number} is there twice")),
            None => return Err(format!("{number} is not from 1 to 8")),
        }
    }
    match input.token() {
        None => Ok(()),
        Some(_) => Err("there are more than eight numbers".to_owned()),
    }
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
