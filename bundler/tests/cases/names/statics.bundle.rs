use std::sync::atomic::Ordering;

fn main() {
    println!("{} {} {}", demo::next(), demo::next(), demo::COUNT.load(Ordering::Relaxed));
}

mod demo {
use std::sync::atomic::{AtomicUsize, Ordering};

pub static COUNT: AtomicUsize = AtomicUsize::new(START);
const START: usize = 10;
static mut SEED: u32 = 1;

pub fn next() -> u32 {
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed);
    COUNT.fetch_add(CALLS.load(Ordering::Relaxed), Ordering::Relaxed);
    unsafe {
        SEED = SEED * 5 + 1;
        SEED
    }
}
}
