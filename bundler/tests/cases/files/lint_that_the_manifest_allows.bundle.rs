#![allow(overflowing_literals, static_mut_refs)]
static mut LOG: Vec<i32> = Vec::new();

fn main() {
    unsafe {
        LOG.push(1);
        println!("{} {}", LOG.len(), demo::f());
    }
}

mod demo {
pub fn f() -> i8 {
    0xF0i8
}
}
