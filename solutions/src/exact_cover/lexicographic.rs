//! The lexicographically first of all solutions.
//!
//! A solution is compared by its options in increasing order. Given any solution, its options are fixed one after the
//! other: for each of them all lesser ones are tried, and the first that can be completed takes its place, together
//! with its completion (self-reduction, Schnorr, 1976). A search in lexicographic order itself could not choose the item
//! with the fewest candidates, and would be lost in hard problems. Proved against the least of all solutions.

use super::{Candidate, ExactCover};

impl<const W: usize> ExactCover<W> {
    /// The solution whose options, in increasing order, are lexicographically first. At most one search for each option,
    /// most of them short; a single one if there is but one solution.
    ///
    /// ```
    /// use solutions::bits::Bits;
    /// use solutions::exact_cover::ExactCover;
    ///
    /// let mut problem = ExactCover::<1>::new(Bits::first(3));
    /// for option in [0b011, 0b110, 0b001, 0b100, 0b010] {
    ///     problem.push(Bits::from([option]));
    /// }
    /// assert_eq!(problem.lexicographically_first(), Some(vec![0, 3]));
    /// ```
    pub fn lexicographically_first(&self) -> Option<Vec<usize>> {
        let mut solutions = self.solutions(2);
        let only = solutions.len() == 1;
        let mut first = solutions.pop()?;
        if only {
            return Some(first);
        }
        // What is left to be solved when the options before `fixed` are chosen.
        let mut rest = self.clone();
        for fixed in 0.. {
            let lesser = rest.options.iter().take_while(|lesser| {
                let current = first.get(fixed);
                current.map_or(false, |&current| lesser.option < current)
            });
            let better = lesser.copied().find_map(|lesser| {
                let completion = rest.after(lesser).solutions(1).pop()?;
                Some((lesser.option, completion))
            });
            if let Some((lesser, completion)) = better {
                first.truncate(fixed);
                first.push(lesser);
                first.extend(completion);
            }
            let current = first.get(fixed).copied();
            match rest.options.iter().find(|one| Some(one.option) == current) {
                Some(&chosen) => rest = rest.after(chosen),
                None => break,
            }
        }
        Some(first)
    }

    /// What is left to be solved when `chosen` is chosen, and no lesser option may be chosen any more.
    fn after(&self, chosen: Candidate<W>) -> Self {
        let mut rest = ExactCover {
            items: self.items & !chosen.items,
            options: Vec::with_capacity(self.options.len()),
        };
        let later = self
            .options
            .iter()
            .filter(|one| one.option > chosen.option && !one.items.intersects(chosen.items));
        rest.options.extend(later);
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::ExactCover;
    use crate::bits::Bits;
    use crate::random::Random;

    fn check(item_count: usize, options: &[usize]) -> usize {
        let mut problem = ExactCover::<1>::new(Bits::first(item_count));
        for &option in options {
            problem.push(Bits::from([option as u64]));
        }
        let all = problem.solutions(usize::MAX);
        assert_eq!(problem.lexicographically_first().as_ref(), all.iter().min());
        all.len()
    }

    #[test]
    fn random_problems_against_the_least_of_all_solutions() {
        let mut random = Random::new(23);
        let mut several = 0;
        for _ in 0..2000 {
            let item_count = 1 + random.below(6);
            let options: Vec<usize> = (0..random.below(25))
                .map(|_| 1 + random.below((1 << item_count) - 1))
                .collect();
            several += usize::from(check(item_count, &options) > 2);
        }
        assert!((300..1900).contains(&several), "{several}");
    }

    #[test]
    fn solutions_of_different_lengths() {
        assert_eq!(check(2, &[0b10, 0b11, 0b01]), 2);
        assert_eq!(check(2, &[0b11, 0b10, 0b01]), 2);
        assert_eq!(check(2, &[0b11, 0b11]), 2);
        assert_eq!(check(1, &[]), 0);
        assert_eq!(check(0, &[]), 1);
    }
}
