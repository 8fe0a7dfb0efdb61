#![allow(non_snake_case, unused_variables, unreachable_patterns)]
use demo::c::*;

fn main() {
    let n = std::env::args().count() as u8 + 4;
    match n {
        whole @ TWO => println!("{whole} is a variable's"),
        _ => println!("not the constant"),
    }
}

mod demo {
pub mod c {
}
const TWO: u8 = 0;
}
