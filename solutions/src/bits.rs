//! Sets of small numbers in a fixed number of 64-bit words.
//!
//! `Bits<W>` holds a subset of `0..64 * W`. `W` is known when compiling, so `Bits<1>` costs what a `u64` costs and
//! every loop over words is unrolled. All operations are O(W). Proved against an ordered set.

use std::ops::{BitAnd, BitOr, BitXor, Not};

/// The members of a set of numbers below 64, in increasing order.
///
/// ```
/// assert!(solutions::bits::members(0b1101).eq([0, 2, 3]));
/// ```
pub fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let least = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        // Which is the same, and spares the checks where there are 64 elements.
        Some(least % 64)
    })
}

/// A subset of `0..64 * W`.
///
/// ```
/// use solutions::bits::Bits;
///
/// let a: Bits<2> = [3, 70].into_iter().collect();
/// let b = Bits::first(70);
/// assert!(a.intersects(b));
/// assert!((a & !b).iter().eq([70]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bits<const W: usize> {
    words: [u64; W],
}

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Self = Bits { words: [0; W] };

    /// The set `0..count`. Panics if `count > 64 * W`.
    pub fn first(count: usize) -> Self {
        assert!(count <= 64 * W, "{count} bits do not fit {W} words");
        let mut words = [0; W];
        for (i, word) in words.iter_mut().enumerate() {
            *word = match count.saturating_sub(64 * i) {
                0 => 0,
                n if n < 64 => (1 << n) - 1,
                _ => !0,
            };
        }
        Bits { words }
    }

    /// The set of `bit` alone. Panics if `bit >= 64 * W`.
    pub fn single(bit: usize) -> Self {
        let mut words = [0; W];
        words[bit / 64] = 1 << (bit % 64);
        Bits { words }
    }

    /// Is `bit` in the set? Panics if `bit >= 64 * W`.
    pub fn contains(self, bit: usize) -> bool {
        self.words[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Is the set empty?
    pub fn is_empty(self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Do the two sets share a member?
    pub fn intersects(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The least member, if there is one.
    pub fn lowest(self) -> Option<usize> {
        let word = self.words.iter().position(|&word| word != 0)?;
        Some(64 * word + self.words[word].trailing_zeros() as usize)
    }

    /// The members in increasing order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let bit = rest.lowest()?;
            rest.words[bit / 64] &= rest.words[bit / 64] - 1;
            Some(bit)
        })
    }
}

/// The words of the set: bit `i` of word `w` stands for `64 * w + i`.
impl<const W: usize> From<[u64; W]> for Bits<W> {
    fn from(words: [u64; W]) -> Self {
        Bits { words }
    }
}

/// The set of the numbers that come. Panics if one is not below `64 * W`.
impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(bits: I) -> Self {
        bits.into_iter()
            .fold(Bits::EMPTY, |set, bit| set | Bits::single(bit))
    }
}

macro_rules! word_by_word {
    ($($operator:ident::$method:ident $assign:tt, $meaning:literal;)*) => {$(
        #[doc = $meaning]
        impl<const W: usize> $operator for Bits<W> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                for (word, with) in self.words.iter_mut().zip(other.words) {
                    *word $assign with;
                }
                self
            }
        }
    )*};
}

word_by_word! {
    BitAnd::bitand &=, "The intersection.";
    BitOr::bitor |=, "The union.";
    BitXor::bitxor ^=, "What is in one of the two sets only.";
}

/// What of `0..64 * W` is not in the set.
impl<const W: usize> Not for Bits<W> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.words {
            *word = !*word;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;
    use crate::random::Random;
    use std::collections::BTreeSet;

    #[test]
    fn random_sets_against_ordered_sets() {
        let mut random = Random::new(5);
        for _ in 0..500 {
            let mut draw = || -> BTreeSet<usize> {
                let members = random.below(20);
                (0..members).map(|_| random.below(128)).collect()
            };
            let (a, b) = (draw(), draw());
            let (x, y) = (
                a.iter().copied().collect::<Bits<2>>(),
                b.iter().copied().collect::<Bits<2>>(),
            );
            assert!((x & y).iter().eq(a.intersection(&b).copied()));
            assert!((x | y).iter().eq(a.union(&b).copied()));
            assert!((x ^ y).iter().eq(a.symmetric_difference(&b).copied()));
            assert!((x & !y).iter().eq(a.difference(&b).copied()));
            assert_eq!(x.intersects(y), !a.is_disjoint(&b));
            assert_eq!(x.lowest(), a.iter().next().copied());
            assert_eq!(x.is_empty(), a.is_empty());
            assert!((0..128).all(|bit| x.contains(bit) == a.contains(&bit)));
        }
    }

    #[test]
    fn first_is_a_prefix() {
        for count in 0..=128 {
            assert!(Bits::<2>::first(count).iter().eq(0..count));
        }
        assert_eq!(Bits::<2>::first(128), !Bits::EMPTY);
    }

    #[test]
    fn words_are_little_endian() {
        assert!(Bits::from([1, 2]).iter().eq([0, 65]));
    }
}
