//! Deterministic pseudo-random numbers: the same seed gives the same run on every machine.
//!
//! SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014): a Weyl sequence
//! through a mixing function. Good for randomised algorithms and for the random tests of this package; not for
//! secrets. Proved by its published first outputs.

/// A SplitMix64 generator. Every method is O(1) unless it says otherwise.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// A generator whose whole sequence follows from `seed`; every seed is a good one.
    pub fn new(seed: u64) -> Self {
        Random { state: seed }
    }

    /// The next 64 uniform bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number in `0..bound`, biased by less than `bound / 2^64`. Panics if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "there is no number below 0");
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// Puts `items` into a uniformly random order (Fisher and Yates), O(n).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// How many random cases a test tries: `usual`, or as many as the environment variable `RANDOM_CASES` says, for
/// searches that are longer than a test should be. Panics if that is no number.
pub fn cases(usual: usize) -> usize {
    match std::env::var("RANDOM_CASES") {
        Ok(wanted) => wanted.parse().expect("RANDOM_CASES is a number"),
        Err(_) => usual,
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn published_sequence() {
        let mut random = Random::new(1234567);
        let first: Vec<u64> = (0..3).map(|_| random.next_u64()).collect();
        assert_eq!(
            first,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423
            ]
        );
    }

    #[test]
    fn below_reaches_every_value_and_no_other() {
        let mut random = Random::new(1);
        let mut seen = [0; 7];
        for _ in 0..7000 {
            seen[random.below(7)] += 1;
        }
        assert!(seen.iter().all(|&n| (800..1200).contains(&n)), "{seen:?}");
    }

    #[test]
    fn shuffle_gives_every_order() {
        let mut random = Random::new(2);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut order = [0, 1, 2, 3];
            random.shuffle(&mut order);
            seen.insert(order);
        }
        assert_eq!(seen.len(), 24);
    }
}
