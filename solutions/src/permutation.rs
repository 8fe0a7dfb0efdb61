//! Permutations as numbers: rank and unrank in lexicographic order by the Lehmer code.
//!
//! Digit `i` of the Lehmer code counts the later entries that are smaller than entry `i`; read in the factorial
//! number system it is the rank (D. H. Lehmer, 1960; Knuth, TAOCP 7.2.1.2). Both ways O(n²), which for the short
//! permutations that puzzles have beats the O(n log n) ways. Proved against all permutations up to 7 entries in
//! sorted order.

/// `n!`. Panics on overflow when debugging.
pub const fn factorial(n: usize) -> usize {
    if n == 0 {
        1
    } else {
        n * factorial(n - 1)
    }
}

/// The place of a permutation of `0..N` among all of them in lexicographic order, `0..N!`, O(N²).
///
/// ```
/// use solutions::permutation::{rank, unrank};
///
/// assert_eq!(rank([2, 0, 1]), 4);
/// assert_eq!(unrank(4), [2, 0, 1]);
/// ```
pub fn rank<const N: usize>(permutation: [u8; N]) -> usize {
    let mut rank = 0;
    for (i, &entry) in permutation.iter().enumerate() {
        rank = rank * (N - i) + smaller_in(entry, &permutation[i + 1..]);
    }
    rank
}

/// The permutation of `0..N` with this rank, the inverse of [`rank`], O(N²). Panics when debugging if
/// `rank >= N!`.
pub fn unrank<const N: usize>(mut rank: usize) -> [u8; N] {
    debug_assert!(rank < factorial(N), "rank {rank} of {N} entries");
    let mut permutation = [0; N];
    for i in (0..N).rev() {
        let digit = (rank % (N - i)) as u8;
        rank /= N - i;
        permutation[i] = digit;
        for later in &mut permutation[i + 1..] {
            *later += u8::from(*later >= digit);
        }
    }
    permutation
}

/// Does the permutation take an odd number of swaps to sort? O(N²).
pub fn is_odd<const N: usize>(permutation: [u8; N]) -> bool {
    let inversions: usize = (0..N)
        .map(|i| smaller_in(permutation[i], &permutation[i + 1..]))
        .sum();
    inversions % 2 == 1
}

fn smaller_in(entry: u8, later: &[u8]) -> usize {
    later.iter().map(|&other| usize::from(other < entry)).sum()
}

#[cfg(test)]
mod tests {
    use super::{factorial, is_odd, rank, unrank};

    /// All sequences of `N` entries below `N` without a repetition, in lexicographic order.
    fn all<const N: usize>() -> Vec<[u8; N]> {
        (0..N.pow(N as u32))
            .map(|number| std::array::from_fn(|i| (number / N.pow((N - 1 - i) as u32) % N) as u8))
            .filter(|entries: &[u8; N]| (0..N as u8).all(|entry| entries.contains(&entry)))
            .collect()
    }

    fn swaps_to_sort(mut entries: Vec<u8>) -> usize {
        let mut swaps = 0;
        for i in 0..entries.len() {
            while usize::from(entries[i]) != i {
                let home = usize::from(entries[i]);
                entries.swap(i, home);
                swaps += 1;
            }
        }
        swaps
    }

    fn check<const N: usize>() {
        let sorted = all::<N>();
        assert_eq!(sorted.len(), factorial(N));
        for (place, &permutation) in sorted.iter().enumerate() {
            assert_eq!(rank(permutation), place);
            assert_eq!(unrank(place), permutation);
            assert_eq!(
                is_odd(permutation),
                swaps_to_sort(permutation.to_vec()) % 2 == 1
            );
        }
    }

    #[test]
    fn every_permutation_up_to_seven_entries() {
        check::<1>();
        check::<2>();
        check::<3>();
        check::<4>();
        check::<5>();
        check::<6>();
        check::<7>();
    }
}
