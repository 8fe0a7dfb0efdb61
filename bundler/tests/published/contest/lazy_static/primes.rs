//! Tables that are made when first used.
#[macro_use]
extern crate lazy_static;
use std::collections::HashMap;
use std::sync::Mutex;

lazy_static! {
    /// Is a number prime?
    static ref IS_PRIME: Vec<bool> = {
        let mut sieve = vec![true; 100];
        sieve[0] = false;
        sieve[1] = false;
        for p in 2..10 {
            if sieve[p] {
                (p * p..100).step_by(p).for_each(|multiple| sieve[multiple] = false);
            }
        }
        sieve
    };
    static ref MEMO: Mutex<HashMap<u64, u64>> = Mutex::new(HashMap::new());
}

fn steps(n: u64) -> u64 {
    if n == 1 {
        return 0;
    }
    if let Some(&known) = MEMO.lock().unwrap().get(&n) {
        return known;
    }
    let count = 1 + steps(if n % 2 == 0 { n / 2 } else { 3 * n + 1 });
    MEMO.lock().unwrap().insert(n, count);
    count
}

fn main() {
    println!("{}", IS_PRIME.iter().filter(|prime| **prime).count());
    println!("{:?}", (1..30).max_by_key(|n| steps(*n)));
}
