fn main() {
    println!("{} {}", demo::next(), demo::next());
}

mod demo {
use std::cell::RefCell;

const START: u64 = 88172645463325252;

thread_local! {
    static SEED: RefCell<u64> = const { RefCell::new(START) };
    static UNUSED: RefCell<u64> = RefCell::new(never());
}

fn never() -> u64 {
    0
}

pub fn next() -> u64 {
    SEED.with(|seed| {
        let mut x = *seed.borrow();
        x ^= x << 7;
        x ^= x >> 9;
        *seed.borrow_mut() = x;
        x
    })
}
}
