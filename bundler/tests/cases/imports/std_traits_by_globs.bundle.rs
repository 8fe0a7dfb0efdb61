use demo::prelude::*;

fn main() {
    let mut text = String::new();
    (&b"abc"[..]).read_to_string(&mut text).unwrap();
    println!("{} {text} {}", demo::child::text(), demo::total(&[1, 2]));
    use demo::in_a_body::*;
    println!("{}", 1u32.add(2));
}

mod demo {
use std::fmt::Write;

pub mod child {
    use super::*;

    pub fn text() -> String {
        let mut text = String::new();
        write!(text, "{}", 1).unwrap();
        text
    }
}

pub mod prelude {
    pub use std::io::Read as _;
}

pub mod near {
    pub use crate::demo::far::*;
}

pub mod far {
    pub use std::iter::Sum;
}

pub mod in_a_body {
    pub use std::ops::*;
}

pub fn total(numbers: &[u32]) -> u32 {
    use near::*;
    u32::sum(numbers.iter().copied())
}
}
