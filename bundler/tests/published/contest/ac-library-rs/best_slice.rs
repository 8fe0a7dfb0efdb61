//! The greatest sum of a slice under point updates: a segment tree with a monoid of one's own.
use ac_library::{Monoid, Segtree};
use std::io::Read;

struct BestSlice;

#[derive(Clone, Copy)]
struct Part {
    sum: i64,
    prefix: i64,
    suffix: i64,
    best: i64,
}

impl Monoid for BestSlice {
    type S = Part;
    fn identity() -> Part {
        Part { sum: 0, prefix: 0, suffix: 0, best: 0 }
    }
    fn binary_operation(a: &Part, b: &Part) -> Part {
        Part {
            sum: a.sum + b.sum,
            prefix: a.prefix.max(a.sum + b.prefix),
            suffix: b.suffix.max(b.sum + a.suffix),
            best: a.best.max(b.best).max(a.suffix + b.prefix),
        }
    }
}

fn leaf(value: i64) -> Part {
    let gain = value.max(0);
    Part { sum: value, prefix: gain, suffix: gain, best: gain }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap());
    let n = numbers.next().unwrap() as usize;
    let q = numbers.next().unwrap();
    let leaves: Vec<Part> = numbers.by_ref().take(n).map(leaf).collect();
    let mut tree = Segtree::<BestSlice>::from(leaves);
    for _ in 0..q {
        let place = numbers.next().unwrap() as usize;
        tree.set(place, leaf(numbers.next().unwrap()));
        let reach = tree.max_right(0, |part| part.sum <= 10);
        println!("{} {} {}", tree.all_prod().best, tree.prod(place..n).sum, reach);
    }
}
