
use demo::Weigh;

fn main() {
    println!("{} {} {}", "abc".weigh(5), "abc".weigh(10), demo::dyn::await());
}

mod demo {
#![allow(warnings)]
pub trait Weigh {
    fn weigh(&self, u8) -> u32;
}
impl Weigh for str {
    fn weigh(&self, n: u8) -> u32 {
        match n {
            0...9 => 1,
            _ => self.len() as u32,
        }
    }
}
pub mod dyn {
    pub fn await() -> i32 {
        3
    }
}
}
