use crate::lib::two;
extern crate self as main;
fn three() -> i32 {
    3
}
fn main() {
    println!("{} {}", two!(), main::three());
}

mod lib {
macro_rules! two {
    () => {
        $crate::lib::sum()
    };
}
pub fn sum() -> i32 {
    d() + d()
}
fn d() -> i32 {
    1
}
pub(crate) use two;
}
