extern crate alloc;
use alloc::*;

fn main() {
    println!("{}", rc::Rc::new(crate::rc_lib::six()));
}

mod rc_lib {
pub fn six() -> u32 {
    6
}
}
