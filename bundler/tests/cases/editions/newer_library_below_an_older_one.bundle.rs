fn main() {
    println!("{}", older::fib(50));
}

mod older {
use crate::newer;
pub fn fib(n: u64) -> u64 {
    newer::Memo::default().fib(n)
}
}

mod newer {
use std::cell::RefCell;
use std::collections::HashMap;

#[derive(Default)]
pub struct Memo {
    known: RefCell<HashMap<u64, u64>>,
}

impl Memo {
    pub fn fib(&self, n: u64) -> u64 {
        if n < 2 {
            return n;
        }
        if let Some(known) = self.known.borrow().get(&n) {
            *known
        } else {
            let sum = self.fib(n - 1) + self.fib(n - 2);
            self.known.borrow_mut().insert(n, sum);
            sum
        }
    }
}
}
