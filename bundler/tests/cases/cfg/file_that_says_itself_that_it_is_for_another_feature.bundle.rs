mod log {
#![cfg(any())]
use demo::trace::show;
mod more;
pub fn log() {
    show();
}
}

fn main() {
    let _one = demo::One;
    println!("{}", demo::f());
}

mod demo {
pub struct One;
pub fn f() -> i32 {
    1
}
}
