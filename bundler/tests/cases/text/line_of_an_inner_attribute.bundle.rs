#![allow(non_snake_case)]
mod demo {
pub fn three() -> i32 {
    3
}
}

 macro_rules! twice { ($e:expr) => { 2 * $e } }
fn Six() -> i32 {
    twice!(demo::three())
}
fn main() {
    println!("{}", Six());
}
