mod part {
use crate::demo_lib as demo;
    fn demo() -> u32 {
        demo::value()
    }
    pub fn run() -> u32 {
        demo() + 1
    }
}
fn demo() -> u32 {
    3
}
fn main() {
    println!("{} {}", part::run(), demo());
}

mod demo_lib {
pub fn value() -> u32 {
    7
}
}
