use demo::hub::Vec;
use demo::two;

fn main() {
    println!("{}", Vec());
    println!("{} {}", Vec::<u8>::new().len(), two::Vec::<u8>::new().len());
}

mod demo {
#![allow(non_snake_case, unused_imports)]
pub mod two {
    pub struct Vec<T> {
        pub one: Option<T>,
    }
    impl<T> Vec<T> {
        pub fn new() -> Vec<T> {
            Vec { one: None }
        }
        pub fn len(&self) -> usize {
            7
        }
    }
    pub fn Vec() -> u8 {
        2
    }
}
pub mod hub {
    use std::vec::Vec;
    pub use super::two::*;
}
}
