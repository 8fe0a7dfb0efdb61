//! Reads how many cards to shuffle and draw from; a generator with a seed and one forked from it, and the generator of the thread.
use std::io::{self, Read};

use fastrand::Rng;

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (cards, drawn, seed) = (numbers[0], numbers[1], numbers[2] as u64);

    let mut rng = Rng::with_seed(seed);
    let mut deck: Vec<usize> = (1..=cards).collect();
    rng.shuffle(&mut deck);
    println!("{:?}", &deck[..drawn]);
    let mut forked = rng.fork();
    println!("{} {:?}", forked.i64(-1_000..=1_000), forked.choice(&deck));
    println!("{:?}", rng.choose_multiple(deck.iter(), drawn).len());

    fastrand::seed(seed);
    let word: String = std::iter::repeat_with(fastrand::lowercase).take(8).collect();
    println!("{word} {} {:.6} {}", fastrand::bool(), fastrand::f64(), fastrand::char('a'..='f'));
}
