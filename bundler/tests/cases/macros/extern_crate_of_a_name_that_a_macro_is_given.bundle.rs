use crate::z as y;
fn main() {
    println!("{}", y::f());
}

mod z {
pub fn f() -> u8 { 7 }
}
