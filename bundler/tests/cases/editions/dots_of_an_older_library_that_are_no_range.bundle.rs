fn main() {
    println!("{} {} {}", demo::is_digit(51), demo::is_digit(48), demo::address());
}

mod demo {
#![allow(warnings)]
macro_rules! between { ($low:tt ... $high:tt, $x:expr) => { $low <= $x && $x <= $high }; }
extern "C" {
    fn printf(format: *const i8, ...,) -> i32;
}
pub fn is_digit(x: u8) -> bool {
    between!(48 ... 57, x) && match x { 50 ..= 55 => true, _ => false }
}
pub fn address() -> bool { printf as usize != 0 }
}
