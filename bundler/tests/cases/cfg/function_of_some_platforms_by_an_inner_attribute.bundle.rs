fn main() {
    println!("{}", demo::run());
}

mod demo {
mod far {
    pub fn number() -> i32 { 1 }
}
use far::*;

fn number() -> i32 {
    #![cfg(not(local))]
    2
}

pub fn run() -> i32 {
    number()
}
}
