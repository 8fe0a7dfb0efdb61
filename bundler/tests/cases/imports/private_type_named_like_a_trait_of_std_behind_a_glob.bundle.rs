fn main() {
    println!("{}", demo::user::run());
}

mod demo {
#![allow(dead_code)]
pub mod first {
    pub use super::second::*;
}
pub mod second {
    pub fn more() -> &'static str {
        "more"
    }
}
pub mod user {
    use super::first::*;
    use std::fmt::*;
    pub fn run() -> String {
        let mut text = String::new();
        text.write_str(more()).unwrap();
        text
    }
}
}
