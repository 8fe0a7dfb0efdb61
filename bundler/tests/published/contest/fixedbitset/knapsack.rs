//! Which sums can be reached, as a set of bits.
use fixedbitset::FixedBitSet;

fn main() {
    let weights = [3, 34, 4, 12, 5, 2];
    let mut sums = FixedBitSet::with_capacity(61);
    sums.insert(0);
    for weight in weights {
        let mut shifted = FixedBitSet::with_capacity(61);
        shifted.extend(sums.ones().map(|sum| sum + weight).filter(|sum| *sum <= 60));
        sums |= &shifted;
    }
    println!("{} {:?}", sums.count_ones(..), sums.ones().filter(|sum| sum % 7 == 0).collect::<Vec<_>>());
    println!("{:?} {}", sums.minimum(), sums.contains(9));
}
