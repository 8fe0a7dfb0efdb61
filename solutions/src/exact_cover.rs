//! Exact cover: choose options so that every item lies in exactly one of them.
//!
//! Knuth's Algorithm X ("Dancing Links", 2000; TAOCP 7.2.2.1) with his rule of fewest candidates first, on bit
//! masks instead of links: an option is the set of its items, and each level of the search keeps the list of the
//! options that still fit, filtered from the level above. All items' candidates are counted at once by *vertical
//! counters*: plane `p` holds bit `p` of every item's count, so adding an option is a ripple-carry addition of
//! whole masks (a full adder takes two at a time) and the items with the least count are found from the highest plane down. Exponential at worst; a
//! node costs O(W · options left). Proved against trying every subset of options.

mod lexicographic;

use crate::bits::Bits;
use std::ops::ControlFlow;

/// An exact cover problem over at most `64 * W` items.
///
/// ```
/// use solutions::bits::Bits;
/// use solutions::exact_cover::ExactCover;
///
/// // The dominoes of a 2×2 square with cells 0 1 / 2 3.
/// let mut square = ExactCover::<1>::new(Bits::first(4));
/// for domino in [[0, 1], [2, 3], [0, 2], [1, 3]] {
///     square.push(domino.into_iter().collect());
/// }
/// assert_eq!(square.count(), 2);
/// assert_eq!(square.solutions(1), [[0, 1]]);
/// ```
#[derive(Clone, Debug)]
pub struct ExactCover<const W: usize> {
    items: Bits<W>,
    options: Vec<Candidate<W>>,
}

/// An option and its index, or nothing where only the number of solutions matters; the search filters lists of these.
#[derive(Clone, Copy, Debug)]
struct Candidate<const W: usize, I = usize> {
    items: Bits<W>,
    option: I,
}

impl<const W: usize> ExactCover<W> {
    /// A problem without options, in which `items` must be covered.
    pub fn new(items: Bits<W>) -> Self {
        ExactCover {
            items,
            options: Vec::new(),
        }
    }

    /// Adds an option; options are known by the order in which they came, from 0. O(W).
    /// What it holds beside the items that must be covered may be covered or not, but no more than once.
    /// Panics if it holds none that must be.
    pub fn push(&mut self, option: Bits<W>) {
        let holds_one = option.intersects(self.items);
        assert!(holds_one, "an option holds items, at least one");
        self.options.push(Candidate {
            items: option,
            option: self.options.len(),
        });
    }

    /// Shows every solution to `visit`, as the indices of its options in the order of their choice, until `visit`
    /// breaks. The order of solutions is deterministic and otherwise unspecified.
    pub fn for_each<B>(&self, visit: impl FnMut(&[usize]) -> ControlFlow<B>) -> ControlFlow<B> {
        self.search(self.options.clone(), visit)
    }

    /// The number of solutions.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        let visit = |_: &[()]| {
            count += 1;
            ControlFlow::<()>::Continue(())
        };
        let items = |candidate: &Candidate<W>| candidate.items;
        let unnamed = |items| Candidate { items, option: () };
        let lists = self.options.iter().map(items).map(unnamed).collect();
        let _ = self.search(lists, visit);
        count
    }

    fn search<B, I: Copy>(
        &self,
        lists: Vec<Candidate<W, I>>,
        visit: impl FnMut(&[I]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let end = lists.len();
        let mut search = Search {
            lists,
            chosen: Vec::new(),
            visit,
        };
        search.cover(self.items, 0, end)
    }

    /// The first `limit` solutions, or all if there are fewer, each with its options in increasing order.
    pub fn solutions(&self, limit: usize) -> Vec<Vec<usize>> {
        let mut solutions = Vec::new();
        if limit == 0 {
            return solutions;
        }
        let _ = self.for_each(|chosen| {
            let mut solution = chosen.to_vec();
            solution.sort_unstable();
            solutions.push(solution);
            if solutions.len() < limit {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        solutions
    }
}

/// The state of one search: a stack of candidate lists, of which each node holds the bounds of its own.
struct Search<const W: usize, I, V> {
    lists: Vec<Candidate<W, I>>,
    chosen: Vec<I>,
    visit: V,
}

impl<const W: usize, I: Copy, V> Search<W, I, V> {
    /// Covers `open` with the candidates `start..end`, none of which holds what is covered.
    fn cover<B>(&mut self, open: Bits<W>, start: usize, end: usize) -> ControlFlow<B>
    where
        V: FnMut(&[I]) -> ControlFlow<B>,
    {
        if open.is_empty() {
            return (self.visit)(&self.chosen);
        }
        let item = match scarcest(open, &self.lists[start..end]) {
            Some(item) => item,
            None => return ControlFlow::Continue(()),
        };
        for i in start..end {
            let choice = self.lists[i];
            if choice.items.intersects(item) {
                let fitting = self.filter(start, end, choice.items);
                self.chosen.push(choice.option);
                self.cover(open & !choice.items, end, fitting)?;
                self.chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Lists from `end` on what of `start..end` holds none of `taken`; returns the end of that list. Writes every
    /// candidate and keeps the place for the next unless it fits: a branch here could not be predicted.
    fn filter(&mut self, start: usize, end: usize, taken: Bits<W>) -> usize {
        let longest = 2 * end - start;
        if self.lists.len() < longest {
            self.lists.resize(longest, self.lists[start]);
        }
        let (above, free) = self.lists.split_at_mut(end);
        let (above, free) = (&above[start..], &mut free[..end - start]);
        let mut kept = 0;
        let mut pairs = above.chunks_exact(2);
        for pair in &mut pairs {
            let places = &mut free[kept..kept + 2];
            let first = usize::from(!pair[0].items.intersects(taken));
            places[0] = pair[0];
            places[first] = pair[1];
            kept += first + usize::from(!pair[1].items.intersects(taken));
        }
        for candidate in pairs.remainder() {
            free[kept] = *candidate;
            kept += usize::from(!candidate.items.intersects(taken));
        }
        end + kept
    }
}

/// One of the open items with the fewest candidates, as a set; `None` if an item has no candidate at all.
///
/// Nearly always an item has less than eight, so three planes tell the least. With six, items with more than 63 candidates
/// are only told apart from those with fewer.
fn scarcest<const W: usize, I>(open: Bits<W>, candidates: &[Candidate<W, I>]) -> Option<Bits<W>> {
    match least_counted::<W, I, 3>(open, candidates) {
        Some((least, true)) => Some(least),
        Some((_, false)) => least_counted::<W, I, 6>(open, candidates).map(|(least, _)| least),
        None => None,
    }
}

/// One of the open items with the fewest candidates, counted in `PLANES` planes, and whether the count did not overflow; `None`
/// if an item has no candidate at all.
fn least_counted<const W: usize, I, const PLANES: usize>(
    open: Bits<W>,
    candidates: &[Candidate<W, I>],
) -> Option<(Bits<W>, bool)> {
    let mut planes = [Bits::EMPTY; PLANES];
    let mut overflown = Bits::EMPTY;
    let mut add = |first: Bits<W>, second: Bits<W>| {
        let sum = planes[0] ^ first;
        let mut carry = planes[0] & first | sum & second;
        planes[0] = sum ^ second;
        for plane in &mut planes[1..] {
            let both = *plane & carry;
            *plane = *plane ^ carry;
            carry = both;
        }
        overflown = overflown | carry;
    };
    let mut pairs = candidates.chunks_exact(2);
    for pair in &mut pairs {
        add(pair[0].items, pair[1].items);
    }
    for candidate in pairs.remainder() {
        add(candidate.items, Bits::EMPTY);
    }
    let counted = planes.iter().fold(overflown, |all, &plane| all | plane);
    if !(open & !counted).is_empty() {
        return None;
    }
    let mut least = open & !overflown;
    let is_exact = !least.is_empty();
    if !is_exact {
        least = open;
    }
    for &plane in planes.iter().rev() {
        let without = least & !plane;
        if !without.is_empty() {
            least = without;
        }
    }
    Some((Bits::single(least.lowest()?), is_exact))
}

#[cfg(test)]
mod tests {
    use super::ExactCover;
    use crate::bits::Bits;
    use crate::random::Random;
    use std::ops::ControlFlow;

    /// Every subset of the options that covers each item once.
    fn naive(items: u64, options: &[u64]) -> Vec<Vec<usize>> {
        (0..1usize << options.len())
            .map(|subset| {
                (0..options.len())
                    .filter(|i| subset >> i & 1 == 1)
                    .collect()
            })
            .filter(|chosen: &Vec<usize>| {
                (0..64).all(|item| {
                    let times = chosen
                        .iter()
                        .filter(|&&i| options[i] >> item & 1 == 1)
                        .count();
                    times == 1 || times == 0 && items >> item & 1 == 0
                })
            })
            .collect()
    }

    fn problem<const W: usize>(items: u64, options: &[u64]) -> ExactCover<W> {
        // Spread over all words, so that W > 1 is tried for what it is.
        let spread = |mask: u64| {
            let bits = Bits::<1>::from([mask]);
            bits.iter().map(|bit| bit * W).collect::<Bits<W>>()
        };
        let mut problem = ExactCover::new(spread(items));
        for &option in options {
            problem.push(spread(option));
        }
        problem
    }

    fn check<const W: usize>(items: u64, options: &[u64]) -> usize {
        let expected = naive(items, options);
        let problem = problem::<W>(items, options);
        let mut found = problem.solutions(usize::MAX);
        assert_eq!(problem.count() as usize, found.len());
        let limit = expected.len() / 2;
        assert_eq!(problem.solutions(limit), found[..limit]);
        found.sort();
        let mut expected_sorted = expected;
        expected_sorted.sort();
        assert_eq!(found, expected_sorted, "{items:b} {options:?}");
        found.len()
    }

    #[test]
    fn random_problems_against_all_subsets() {
        let mut random = Random::new(6);
        let mut solved = 0;
        for _ in 0..400 {
            let item_count = 1 + random.below(6);
            let items = (1 << item_count) - 1;
            let options: Vec<u64> = (0..random.below(11))
                .map(|_| (1 + random.below(items)) as u64)
                .collect();
            solved += check::<1>(items as u64, &options).min(1);
            check::<3>(items as u64, &options);
            // With items that need not be covered.
            let extended = options
                .iter()
                .map(|option| option | 64 << random.below(8) & 0x1C0);
            let extended: Vec<u64> = extended.collect();
            check::<1>(items as u64, &extended);
            check::<3>(items as u64, &extended);
        }
        assert!(
            (100..350).contains(&solved),
            "{solved} of 400 have solutions"
        );
    }

    #[test]
    fn nothing_to_cover_has_one_solution() {
        assert_eq!(check::<1>(0, &[]), 1);
    }

    #[test]
    fn dominoes_of_the_chessboard() {
        // Kasteleyn and Temperley–Fisher give 6728 for 6×6.
        let mut board = ExactCover::<1>::new(Bits::first(36));
        for cell in 0..36 {
            if cell % 6 < 5 {
                board.push([cell, cell + 1].into_iter().collect());
            }
            if cell < 30 {
                board.push([cell, cell + 6].into_iter().collect());
            }
        }
        assert_eq!(board.count(), 6728);
    }

    #[test]
    fn many_options_for_one_item() {
        let mut problem = ExactCover::<1>::new(Bits::first(1));
        for _ in 0..1000 {
            problem.push(Bits::first(1));
        }
        assert_eq!(problem.count(), 1000);
    }

    #[test]
    fn a_visitor_may_stop_with_a_value() {
        let problem = problem::<1>(0b11, &[0b01, 0b10, 0b11]);
        let mut seen = 0;
        let flow = problem.for_each(|chosen| {
            seen += 1;
            ControlFlow::Break(chosen.len())
        });
        assert_eq!(seen, 1);
        assert!(matches!(flow, ControlFlow::Break(1 | 2)));
    }

    #[test]
    #[should_panic(expected = "at least one")]
    fn an_empty_option_is_refused() {
        ExactCover::<1>::new(Bits::first(2)).push(Bits::EMPTY);
    }
}
