//! A library of edition 2015 whose trait has a parameter without a name.
use fxhash::{hash32, hash64, FxHashMap, FxHashSet};

fn main() {
    let words = ["one", "two", "one"];
    let mut count: FxHashMap<&str, u32> = FxHashMap::default();
    for word in words {
        *count.entry(word).or_default() += 1;
    }
    let set: FxHashSet<&str> = words.into_iter().collect();
    println!("{} {} {}", count["one"], count["two"], set.len());
    println!("{} {}", hash32("one"), hash64(&7u8));
}
