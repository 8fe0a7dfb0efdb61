#![allow(arithmetic_overflow, unconditional_panic)]
fn main() { println!("{}", a::v(3)); }

mod a {
pub fn v(x: u8) -> u8 { if x > 200 { let a: [u8; 1] = [1]; let i = 5; return a[i]; } let y: u8 = 255; if x == 77 { return y + 1; } 7 }
}
