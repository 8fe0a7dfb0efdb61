//! The end of a packing: the last four pieces are chosen one after the other.
//!
//! Nearly all time of a search is spent here. With a dozen placements of each piece, intersections find all that fit together
//! sooner than the cells' candidates could be counted. Pairs of placements that leave some to both of the other pieces are
//! written to a list first, and without a branch, since it could not be predicted.

use super::table::{Left, Table};
use super::{Search, CELLS, LAST};
use crate::bits::members;

/// Placements of two pieces, and those of the other two that fit beside both.
#[derive(Clone, Default)]
pub(super) struct Pair {
    chosen: [usize; 2],
    others: [u64; 2],
}

impl<const P: usize, V: FnMut(&[u64; P])> Search<P, V> {
    /// Covers the `open` items, [`LAST`] pieces among them, with some of the placements in `sets`.
    pub(super) fn fill_last(&mut self, table: &Table<P>, open: u64, sets: &Left<P>) {
        let mut pieces = [0; LAST];
        for (place, piece) in pieces.iter_mut().zip(members(open >> CELLS)) {
            *place = piece;
        }
        // Those with few placements first.
        pieces.sort_unstable_by_key(|&piece| sets[piece].count_ones());
        let [a, b, c, d] = pieces.map(|piece| sets[piece]);
        let fitting = |i: usize, j: usize| &table.fitting[pieces[i] * P + pieces[j]];
        let [a_to_b, a_to_c, a_to_d] = [fitting(0, 1), fitting(0, 2), fitting(0, 3)];
        let [b_to_c, b_to_d, c_to_d] = [fitting(1, 2), fitting(1, 3), fitting(2, 3)];

        let mut found = 0;
        for first in members(a) {
            let (b, c, d) = (b & a_to_b[first], c & a_to_c[first], d & a_to_d[first]);
            if c == 0 || d == 0 {
                continue;
            }
            if self.pairs.len() < found + 64 {
                self.pairs.resize(found + 64, Pair::default());
            }
            for second in members(b) {
                let (c, d) = (c & b_to_c[second], d & b_to_d[second]);
                self.pairs[found].chosen = [first, second];
                self.pairs[found].others = [c, d];
                found += usize::from(c != 0) & usize::from(d != 0);
            }
        }
        for pair in &self.pairs[..found] {
            let [first, second] = pair.chosen;
            for third in members(pair.others[0]) {
                for fourth in members(pair.others[1] & c_to_d[third]) {
                    let mut rest = open;
                    for (piece, i) in pieces.into_iter().zip([first, second, third, fourth]) {
                        self.chosen[piece] = table.placements[piece][i];
                        rest &= !self.chosen[piece];
                    }
                    if rest == 0 {
                        (self.visit)(&self.chosen);
                    }
                }
            }
        }
    }
}
