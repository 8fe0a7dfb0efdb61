fn main() { println!("{}", demo::two()); }

mod demo {
#![allow(dead_code, unused)]
pub fn two() -> i32 { 2 }
}

mod other {
use std::sync::atomic::{AtomicU8, Ordering};
pub static SEEN: AtomicU8 = AtomicU8::new(0);
extern "C" fn hook() {
    SEEN.store(1, Ordering::SeqCst);
    println!("other was loaded");
}
#[used]
#[link_section = ".init_array"]
static HOOK: extern "C" fn() = hook;
}
