fn main() { demo::user::run(); }

mod demo {
#![allow(dead_code)]
pub mod two {
    pub struct String;
    impl String {
        pub fn new() -> String { String }
        pub fn len(&self) -> usize { 7 }
    }
    pub fn more() -> u8 { 2 }
}
pub mod three { pub struct String; }
pub mod hub {
    use super::three::*;
    pub use super::two::*;
}
pub mod user {
    use crate::demo::hub::*;
    pub fn run() { println!("{} {} {}", String::new().len(), crate::demo::two::String::new().len(), more()); }
}
}
