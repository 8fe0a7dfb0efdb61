//! Errors whose messages a derive writes; a build script names the module that it calls.
use std::num::ParseIntError;

use thiserror::Error;

#[derive(Debug, Error)]
enum Mistake {
    #[error("no number: {0}")]
    Number(#[from] ParseIntError),
    #[error("{value} is more than {most}")]
    Large { value: u32, most: u32 },
}

fn small(text: &str) -> Result<u32, Mistake> {
    let value = text.parse()?;
    match value {
        0..=9 => Ok(value),
        _ => Err(Mistake::Large { value, most: 9 }),
    }
}

fn main() {
    for text in ["7", "seven", "77"] {
        match small(text) {
            Ok(value) => println!("{value}"),
            Err(mistake) => println!("{mistake}"),
        }
    }
}
