//! Orientations of several parts as one number: a mixed-radix coordinate whose last digit is implied.
//!
//! In twisting puzzles each of `N` parts has one of `base` orientations and every move keeps their sum a multiple of
//! `base`; so the last one follows from the others, and `base^(N - 1)` states remain (Kociemba's orientation
//! coordinates). O(N). Proved against all states of small sizes.

/// The number of states of `parts` parts: `base^(parts - 1)`. Panics if `parts` is 0.
pub const fn states(base: u8, parts: usize) -> usize {
    (base as usize).pow(parts as u32 - 1)
}

/// The coordinate of `turns`, in `0..states(base, N)`: all but the last, the first the most significant.
/// Entries are below `base` and their sum is a multiple of it. Panics if `N` is 0.
///
/// ```
/// use solutions::orientation::{rank, unrank};
///
/// assert_eq!(rank(3, [2, 0, 1]), 6);
/// assert_eq!(unrank(3, 6), [2, 0, 1]);
/// ```
pub fn rank<const N: usize>(base: u8, turns: [u8; N]) -> usize {
    debug_assert_eq!(
        turns.iter().map(|&turn| turn as usize).sum::<usize>() % base as usize,
        0
    );
    turns[..N - 1].iter().fold(0, |number, &turn| {
        number * usize::from(base) + usize::from(turn)
    })
}

/// The orientations with this coordinate, the inverse of [`rank`]. Panics if `N` is 0.
pub fn unrank<const N: usize>(base: u8, mut rank: usize) -> [u8; N] {
    let radix = usize::from(base);
    let mut turns = [0; N];
    let mut sum = 0;
    for turn in turns[..N - 1].iter_mut().rev() {
        *turn = (rank % radix) as u8;
        sum += rank % radix;
        rank /= radix;
    }
    turns[N - 1] = ((radix - sum % radix) % radix) as u8;
    turns
}

#[cfg(test)]
mod tests {
    use super::{rank, states, unrank};

    fn check<const N: usize>(base: u8) {
        let all: Vec<[u8; N]> = (0..usize::from(base).pow(N as u32))
            .map(|number| {
                std::array::from_fn(|i| {
                    let place = usize::from(base).pow((N - 1 - i) as u32);
                    (number / place % usize::from(base)) as u8
                })
            })
            .filter(|turns: &[u8; N]| turns.iter().sum::<u8>() % base == 0)
            .collect();
        assert_eq!(all.len(), states(base, N));
        for (place, &turns) in all.iter().enumerate() {
            assert_eq!(rank(base, turns), place);
            assert_eq!(unrank(base, place), turns);
        }
    }

    #[test]
    fn every_state_of_small_sizes() {
        check::<1>(3);
        check::<2>(2);
        check::<4>(2);
        check::<7>(3);
        check::<3>(5);
    }
}
