mod demo {
pub mod a {
}
pub mod b {
}
macro_rules! define {
    () => {
        fn pick() -> u8 {
            3
        }
    };
}
pub(crate) use define;
}

use demo::a::*;
use demo::b::*;
use demo::define as shape;

macro_rules! call {
    () => {
        pick() + 10
    };
}

macro_rules! todo {
    () => {
        fn pick() -> u8 {
            4
        }
    };
}

mod nearer {
    fn pick() -> u8 {
        5
    }
    pub fn run() -> u8 {
        call!()
    }
}

#[derive(PartialEq)]
struct Attribute(u8);

fn never_compiled() -> u8 {
    7
}

fn renamed_macro() -> u8 {
    shape!();
    pick()
}

fn macro_named_like_one_of_std() -> u8 {
    todo!();
    pick()
}

fn main() {
    println!("{} {}", nearer::run(), Attribute(6) == Attribute(7));
    println!("{}", never_compiled());
    println!("{} {}", renamed_macro(), macro_named_like_one_of_std());
}
