use demo::*;

fn main() {
    println!("{} {}", function::of(5), prelude::of(Some(2)));
    println!("{} {}", body::of_text(5), body::of_words(5));
}

mod demo {
#![allow(non_upper_case_globals, non_snake_case)]
macro_rules! constants {
    ($($name:ident)*) => {
        $(pub const $name: u8 = 3;)*
    };
}
macro_rules! least_of_all {
    () => {
        const least: u8 = 3;
    };
}
mod made {
    constants!(limit bound);
}
pub mod function {
    use crate::demo::made::*;
    fn limit() {}
    pub fn of(number: u8) -> u8 {
        match number {
            limit if limit != bound => limit,
            _ => 9,
        }
    }
}
pub mod prelude {
    fn None() {}
    #[allow(bindings_with_variant_name)]
    pub fn of(number: Option<u8>) -> u8 {
        match number {
            None => 1,
            #[allow(unreachable_patterns)]
            _ => 2,
        }
    }
}
pub mod body {
    pub fn of_text(number: u8) -> u8 {
        least_of_all!();
        let variable = {
            use std::cmp::min as least;
            match number {
                least if least != 4 => least,
                _ => 9,
            }
        };
        variable + least
    }
    pub fn of_words(number: u8) -> u8 {
        constants!(given);
        let variable = {
            use std::cmp::min as given;
            match number {
                given if given != 4 => given,
                _ => 9,
            }
        };
        variable + given
    }
}
}
