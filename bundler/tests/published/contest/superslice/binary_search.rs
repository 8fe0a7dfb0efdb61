//! Bounds in sorted slices by an extension trait.
extern crate superslice;
use superslice::*;

fn main() {
    let heights = [1, 3, 3, 3, 5, 8, 8, 13];
    for height in [0, 3, 4, 8, 14].iter() {
        println!("{} {} {:?}", heights.lower_bound(height), heights.upper_bound(height), heights.equal_range(height));
    }
    let mut letters = ['b', 'c', 'a'];
    let mut count = 1;
    letters.sort();
    while letters.next_permutation() {
        count += 1;
    }
    println!("{}", count);
}
