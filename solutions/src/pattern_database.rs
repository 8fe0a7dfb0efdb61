//! Additive pattern databases for sliding tiles: how many moves some of the tiles need, the others being ignored.
//!
//! Cells are the vertices of a graph; a tile slides into the empty cell beside it. Only moves of the pattern's own tiles
//! count, so the distances of patterns without a common tile add up to a lower bound of all moves (Korf and Felner,
//! "Disjoint pattern database heuristics", 2002). The table is filled backwards from the goal by breadth-first search. A
//! state is the cells of the pattern's tiles and the *region* of the blank: it moves freely among cells without such a
//! tile, so that every step of the search counts one. Proved against searching all states of small boards.

/// Cells are numbers below this.
pub const CELLS: usize = 16;

/// The entry of an arrangement that cannot be reached.
pub const UNREACHED: u8 = u8::MAX;

/// The distances of one pattern's tiles from their goal.
#[derive(Clone, Debug)]
pub struct PatternDatabase {
    distances: Vec<u8>,
}

impl PatternDatabase {
    /// `neighbours` are for each cell the cells beside it, as bits; `goal` is the cell of each tile of the pattern, and
    /// `blank` that of the blank then. Time and memory O(16^tiles).
    /// Panics if there are more cells than [`CELLS`], or a cell is not among them.
    pub fn new(neighbours: &[u16], goal: &[u8], blank: u8) -> Self {
        assert!(neighbours.len() <= CELLS, "cells are numbers below {CELLS}");
        let arrangements = CELLS.pow(goal.len() as u32);
        let mut distances = vec![UNREACHED; arrangements];
        // For each arrangement the cells of the blank in which it was reached.
        let mut reached = vec![0_u16; arrangements];
        let mut regions = Regions::new(neighbours);
        let taken = goal.iter().fold(0, |taken, cell| taken | 1 << cell);
        let index = Self::index(goal);
        let region = regions.around(blank, taken);
        distances[index] = 0;
        reached[index] = region;
        let mut level = vec![(index as u32, taken, region)];
        for distance in 1..UNREACHED {
            let mut next = Vec::new();
            for (index, taken, region) in level {
                for tile in 0..goal.len() {
                    let from = (index >> (4 * tile) & 15) as u8;
                    let mut targets = neighbours[usize::from(from)] & region;
                    while targets != 0 {
                        let to = targets.trailing_zeros() as u8;
                        targets &= targets - 1;
                        let index = slid(index, tile, from, to);
                        let seen = &mut reached[index as usize];
                        if *seen >> from & 1 == 0 {
                            let taken = taken ^ 1 << from ^ 1 << to;
                            let region = regions.around(from, taken);
                            *seen |= region;
                            let entry = &mut distances[index as usize];
                            *entry = distance.min(*entry);
                            next.push((index, taken, region));
                        }
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            level = next;
        }
        PatternDatabase { distances }
    }

    /// Where the table has the arrangement with the pattern's tiles in these cells.
    pub fn index(cells: &[u8]) -> usize {
        let places = cells.iter().zip((0..).step_by(4));
        places.fold(0, |index, (&cell, place)| {
            index | usize::from(cell) << place
        })
    }

    /// The least number of moves of the pattern's tiles from the arrangement at `index` to the goal, wherever the blank is;
    /// [`UNREACHED`] if there is no way. O(1).
    pub fn distance(&self, index: usize) -> u8 {
        self.distances[index]
    }
}

/// The index after the pattern's `tile` has slid. It takes no table: a position is four bits of the index.
pub fn slid(index: u32, tile: usize, from: u8, to: u8) -> u32 {
    index ^ u32::from(from ^ to) << (4 * tile)
}

/// The cells that a blank can visit without moving any tile of the pattern; what was asked before is remembered.
struct Regions<'a> {
    neighbours: &'a [u16],
    /// By taken cells and cell; 0 if unknown.
    known: Vec<u16>,
}

impl<'a> Regions<'a> {
    fn new(neighbours: &'a [u16]) -> Self {
        Regions {
            neighbours,
            known: vec![0; CELLS << CELLS],
        }
    }

    fn around(&mut self, cell: u8, taken: u16) -> u16 {
        let key = usize::from(taken) * CELLS + usize::from(cell);
        if self.known[key] == 0 {
            let mut region = 1 << cell;
            let mut open: u16 = region;
            while open != 0 {
                let near = self.neighbours[open.trailing_zeros() as usize];
                open &= open - 1;
                let new = near & !taken & !region;
                region |= new;
                open |= new;
            }
            self.known[key] = region;
        }
        self.known[key]
    }
}

#[cfg(test)]
mod tests {
    use super::{slid, PatternDatabase, UNREACHED};
    use crate::random::Random;
    use std::collections::{BTreeMap, VecDeque};

    /// The distances of all arrangements of `goal`'s tiles and the blank, where other tiles' moves cost nothing: each pair
    /// is relaxed until nothing changes; the least over all places of the blank.
    fn naive(neighbours: &[u16], goal: &[u8], blank: u8) -> BTreeMap<Vec<u8>, u8> {
        let mut best: BTreeMap<(Vec<u8>, u8), u8> = BTreeMap::new();
        best.insert((goal.to_vec(), blank), 0);
        let mut queue = VecDeque::from([(goal.to_vec(), blank)]);
        while let Some((tiles, blank)) = queue.pop_front() {
            let moves = best[&(tiles.clone(), blank)];
            for to in (0..16).filter(|to| neighbours[usize::from(blank)] >> to & 1 == 1) {
                let mut next = tiles.clone();
                let tile = next.iter().position(|&cell| cell == to);
                if let Some(tile) = tile {
                    next[tile] = blank;
                }
                let moves = moves + u8::from(tile.is_some());
                let entry = best.entry((next.clone(), to)).or_insert(UNREACHED);
                if moves < *entry {
                    *entry = moves;
                    queue.push_back((next, to));
                }
            }
        }
        let mut least = BTreeMap::new();
        for ((tiles, _), moves) in best {
            let entry = least.entry(tiles).or_insert(moves);
            *entry = moves.min(*entry);
        }
        least
    }

    fn check(neighbours: &[u16], goal: &[u8], blank: u8) {
        let database = PatternDatabase::new(neighbours, goal, blank);
        let expected = naive(neighbours, goal, blank);
        for (tiles, &moves) in &expected {
            assert_eq!(database.distance(PatternDatabase::index(tiles)), moves);
        }
        let reached = database
            .distances
            .iter()
            .filter(|&&moves| moves < UNREACHED);
        assert_eq!(reached.count(), expected.len());
    }

    fn rectangle(height: usize, width: usize) -> Vec<u16> {
        let cell = |i: usize| {
            let (r, c) = (i / width, i % width);
            let beside = |j: usize| r.abs_diff(j / width) + c.abs_diff(j % width) == 1;
            (0..height * width)
                .filter(|&j| beside(j))
                .fold(0, |set, j| set | 1 << j)
        };
        (0..height * width).map(cell).collect()
    }

    #[test]
    fn patterns_of_small_boards_against_all_states() {
        check(&rectangle(4, 4), &[0, 1], 15);
        check(&rectangle(4, 4), &[14, 11, 10], 15);
        check(&rectangle(2, 3), &[0, 1, 2, 3, 4], 5);
        check(&rectangle(3, 3), &[5, 7, 2], 8);
        check(&rectangle(1, 5), &[0, 3], 4);
    }

    #[test]
    fn random_graphs_against_all_states() {
        let mut random = Random::new(25);
        for _ in 0..60 {
            let cells = 2 + random.below(6);
            let mut neighbours = vec![0; cells];
            for _ in 0..random.below(2 * cells) + 1 {
                let (a, b) = (random.below(cells), random.below(cells));
                if a != b {
                    neighbours[a] |= 1 << b;
                    neighbours[b] |= 1 << a;
                }
            }
            let mut order: Vec<u8> = (0..cells as u8).collect();
            random.shuffle(&mut order);
            let tiles = 1 + random.below((cells - 1).min(4));
            check(&neighbours, &order[1..=tiles], order[0]);
        }
    }

    #[test]
    fn a_slide_changes_one_position_of_the_index() {
        let before = PatternDatabase::index(&[3, 7, 12]) as u32;
        let after = PatternDatabase::index(&[3, 11, 12]) as u32;
        assert_eq!(slid(before, 1, 7, 11), after);
    }
}
