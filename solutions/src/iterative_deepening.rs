//! Iterative deepening with an admissible bound (IDA*): shortest ways through state spaces too large for a table.
//!
//! Depth-first searches with a growing limit; a state is left as soon as the moves so far and a lower bound of those to come
//! exceed it, and the least such excess is the next limit (Korf, "Depth-first iterative-deepening", 1985). No memory but
//! the way itself. Moves are tried in order, so the way found is the lexicographically first of the shortest. Each round
//! costs O(states within its limit), exponential in what the bound falls short by; with an exact bound there is one round,
//! straight to the goal. Proved against breadth-first search with path recovery, on random graphs with random bounds.

/// States, moves and a bound. The cheaper and the nearer the bound, the better: it is asked once for every state met.
pub trait Puzzle {
    /// A state, with whatever makes its bound cheap to tell.
    type State: Copy;

    /// Moves are known by the numbers below this, of which not all need be possible in every state.
    const MOVES: usize;

    /// No more than the number of moves to the nearest goal; 0 for goals, and for them alone.
    fn bound(&self, state: &Self::State) -> u32;

    /// The state after `action`, or `None` if that cannot be done. `last` is the move that led here, if any: one that
    /// takes it back may be called impossible.
    fn after(&self, state: &Self::State, last: Option<usize>, action: usize)
        -> Option<Self::State>;
}

/// The moves of the lexicographically first shortest way from `start` to a goal, or `None` if that takes more than `limit`
/// moves. The stack is as deep as the way is long.
pub fn shortest<P: Puzzle>(puzzle: &P, start: P::State, limit: u32) -> Option<Vec<usize>> {
    let mut search = Search {
        puzzle,
        path: Vec::new(),
        excess: 0,
    };
    let mut moves = puzzle.bound(&start);
    while moves <= limit {
        search.excess = u32::MAX;
        if search.reaches_a_goal(&start, moves) {
            return Some(search.path);
        }
        moves = moves.saturating_add(search.excess);
    }
    None
}

struct Search<'a, P> {
    puzzle: &'a P,
    path: Vec<usize>,
    /// The least number of moves by which a state was beyond the limit.
    excess: u32,
}

impl<P: Puzzle> Search<'_, P> {
    /// Do `left` moves, which are no fewer than the bound, lead from `state` to a goal?
    fn reaches_a_goal(&mut self, state: &P::State, left: u32) -> bool {
        if self.puzzle.bound(state) == 0 {
            return true;
        }
        let last = self.path.last().copied();
        for action in 0..P::MOVES {
            let next = match self.puzzle.after(state, last, action) {
                Some(next) => next,
                None => continue,
            };
            let needed = self.puzzle.bound(&next).saturating_add(1);
            if needed > left {
                self.excess = self.excess.min(needed - left);
                continue;
            }
            self.path.push(action);
            if self.reaches_a_goal(&next, left - 1) {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::{shortest, Puzzle};
    use crate::bfs::Graph;
    use crate::random::Random;
    use crate::shortest_path::first_shortest_path;

    const MOVES: usize = 3;

    /// For each state where its moves lead, and a lower bound of its distance from the goal.
    struct Lists {
        targets: Vec<[Option<u32>; MOVES]>,
        bounds: Vec<u32>,
    }

    impl Puzzle for Lists {
        type State = u32;
        const MOVES: usize = MOVES;

        fn bound(&self, state: &u32) -> u32 {
            self.bounds[*state as usize]
        }

        fn after(&self, state: &u32, _last: Option<usize>, action: usize) -> Option<u32> {
            self.targets[*state as usize][action]
        }
    }

    /// The same for breadth-first search; a move that cannot be done leads nowhere else.
    impl Graph for Lists {
        fn size(&self) -> usize {
            self.targets.len()
        }
        fn successors(&mut self, state: u32, next: &mut Vec<u32>) {
            next.extend(self.targets[state as usize].map(|to| to.unwrap_or(state)));
        }
    }

    #[test]
    fn random_graphs_against_breadth_first_search() {
        let mut random = Random::new(24);
        let mut longest = 0;
        for _ in 0..2000 {
            let size = 1 + random.below(12);
            let mut target = || Some(random.below(2 * size)).filter(|&to| to < size);
            let targets: Vec<[Option<u32>; MOVES]> = (0..size)
                .map(|_| [target(), target(), target()].map(|to| to.map(|to| to as u32)))
                .collect();
            let goal = random.below(size) as u32;
            let mut lists = Lists {
                targets,
                bounds: Vec::new(),
            };
            for state in 0..size as u32 {
                let way = first_shortest_path(&mut lists, state, goal);
                lists.bounds.push(match way.map(|way| way.len()) {
                    Some(0) => 0,
                    Some(moves) => 1 + random.below(moves) as u32,
                    // A dead end may not be known for one.
                    None => [1, 5, u32::MAX][random.below(3)],
                });
            }
            let start = random.below(size) as u32;
            let expected = first_shortest_path(&mut lists, start, goal);
            assert_eq!(shortest(&lists, start, 12), expected);
            if let Some(way) = expected {
                let moves = way.len() as u32;
                longest = longest.max(moves);
                assert_eq!(shortest(&lists, start, moves), Some(way));
                if moves > 0 {
                    assert_eq!(shortest(&lists, start, moves - 1), None);
                }
            }
        }
        assert!(longest > 5, "{longest}");
    }

    #[test]
    fn no_way_at_all() {
        let lists = Lists {
            targets: vec![[None; MOVES], [None; MOVES]],
            bounds: vec![0, 1],
        };
        assert_eq!(shortest(&lists, 1, u32::MAX - 1), None);
        assert_eq!(shortest(&lists, 0, 0), Some(vec![]));
    }
}
