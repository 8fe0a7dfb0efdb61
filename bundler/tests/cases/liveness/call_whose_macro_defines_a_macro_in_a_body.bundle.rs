fn main() { println!("{}", lib::Own.used()); }

mod lib {
pub struct Own;
impl Own { pub fn used(&self) -> u8 { 1 } }
}
