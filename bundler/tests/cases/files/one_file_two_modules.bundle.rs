use demo::{first, second};

fn main() {
    println!("{} {} {}", first::next(), first::next(), second::next());
}

mod demo {
pub mod first {
use std::sync::atomic::{AtomicU32, Ordering};

static COUNT: AtomicU32 = AtomicU32::new(0);

pub fn next() -> u32 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}
}
pub mod second {
use std::sync::atomic::{AtomicU32, Ordering};

static COUNT: AtomicU32 = AtomicU32::new(0);

pub fn next() -> u32 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}
}
}
