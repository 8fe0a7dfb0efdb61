mod z { pub fn f() -> u8 { 2 } }
fn main() { println!("{}", z::f()); }
