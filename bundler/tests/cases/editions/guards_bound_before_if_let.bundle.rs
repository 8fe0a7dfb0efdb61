use demo::{words, Memo};

fn fib(memo: &Memo<u64, u64>, n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    memo.get(n, |memo, n| fib(memo, n - 1) + fib(memo, n - 2))
}

fn main() {
    println!("{} {:?}", fib(&Memo::new(), 50), words("a b"));
}

mod demo {
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;

pub struct Memo<K, V> {
    known: RefCell<HashMap<K, V>>,
}

impl<K: Hash + Eq + Copy, V: Copy> Memo<K, V> {
    pub fn new() -> Self {
        Memo {
            known: RefCell::default(),
        }
    }

    pub fn get(&self, key: K, make: impl Fn(&Self, K) -> V) -> V {
        let found = self.known.borrow().get(&key).copied();
        if let Some(value) = found {
            return value;
        }
        let value = make(self, key);
        self.known.borrow_mut().insert(key, value);
        value
    }
}

pub fn words(text: &str) -> Vec<String> {
    let mut all: Vec<String> = text.split(' ').map(|word| word.to_owned()).collect();
    if let Some(first) = all.first_mut() {
        first.push('!');
    } else {
        all.push(String::new());
    }
    all
}
}
