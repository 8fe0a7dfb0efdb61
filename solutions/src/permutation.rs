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

/// For the rank of each permutation, the rank of the one in which every entry `e` is replaced by `image[e]`, O(N!).
///
/// A rank is split: what stands before the last four entries becomes something that depends on nothing else, and the order of
/// the last four is composed with one that depends on what stands before; so little is ranked, namely where the last four are in
/// increasing order, and the rest is looked up.
/// Panics if `N` is below 4 or above 8.
///
/// ```
/// use solutions::permutation::{rank, relabelled};
///
/// let swapped = relabelled([1, 0, 2, 3]);
/// assert_eq!(usize::from(swapped[rank([2, 0, 1, 3])]), rank([2, 1, 0, 3]));
/// ```
pub fn relabelled<const N: usize>(image: [u8; N]) -> Vec<u16> {
    assert!(
        (4..=8).contains(&N),
        "ranks of 4 to 8 entries are tabulated"
    );
    const ORDERS: usize = factorial(4);
    let orders: [[u8; 4]; ORDERS] = std::array::from_fn(unrank);
    let composed =
        orders.map(|outer| orders.map(|inner| rank(inner.map(|i| outer[usize::from(i)])) as u16));
    let mut table = Vec::with_capacity(factorial(N));
    for before in (0..factorial(N)).step_by(ORDERS) {
        let entries = unrank::<N>(before).map(|entry| image[usize::from(entry)]);
        let rank = rank(entries);
        let outer = &composed[rank % ORDERS];
        table.extend(
            outer
                .iter()
                .map(|order| (rank - rank % ORDERS) as u16 + order),
        );
    }
    table
}

/// Does the permutation take an odd number of swaps to sort? O(N²).
pub fn is_odd<const N: usize>(permutation: [u8; N]) -> bool {
    let inversions: usize = (0..N)
        .map(|i| smaller_in(permutation[i], &permutation[i + 1..]))
        .sum();
    inversions % 2 == 1
}

#[inline]
fn smaller_in(entry: u8, later: &[u8]) -> usize {
    later.iter().map(|&other| usize::from(other < entry)).sum()
}

#[cfg(test)]
mod tests {
    use super::{factorial, is_odd, rank, relabelled, unrank};
    use crate::random::Random;

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

    fn check_relabelled<const N: usize>(random: &mut Random) {
        for _ in 0..10 {
            let mut image: [u8; N] = unrank(0);
            random.shuffle(&mut image);
            let table = relabelled(image);
            assert_eq!(table.len(), factorial(N));
            for (place, &to) in table.iter().enumerate() {
                let entries: [u8; N] = unrank(place);
                assert_eq!(
                    usize::from(to),
                    rank(entries.map(|e| image[usize::from(e)]))
                );
            }
        }
    }

    #[test]
    fn random_images_of_every_permutation() {
        let mut random = Random::new(27);
        check_relabelled::<4>(&mut random);
        check_relabelled::<5>(&mut random);
        check_relabelled::<7>(&mut random);
        check_relabelled::<8>(&mut random);
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
