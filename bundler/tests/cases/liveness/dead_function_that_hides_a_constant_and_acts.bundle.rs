fn main() {
    println!("{} {} {} {}", demo::constant(), demo::of(5), demo::of(4), demo::Wide(3));
}

mod demo {
#![allow(non_upper_case_globals)]
mod constants {
    pub const limit: u8 = 3;
    pub const other: u8 = 4;
}
use constants::*;
pub fn constant() -> u8 {
    constants::limit
}
pub struct Wide(pub u32);
fn limit() {
    impl std::fmt::Display for Wide {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "wide {}", self.0)
        }
    }
}
pub fn of(number: u8) -> u8 {
    match number {
        limit if limit != other => limit,
        _ => 9,
    }
}
}
