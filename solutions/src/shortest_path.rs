//! Shortest ways by breadth-first search with path recovery: the first in lexicographic order of the moves.
//!
//! Each state remembers the state and the move by which it was first reached. A queue hands out the states of one distance
//! in the lexicographic order of their own first ways, and moves are tried in order; so the first way that reaches a
//! state is, of its shortest ones, the lexicographically first (Moore, "The shortest path through a maze", 1959, with
//! ordered labels). Proved against enumerating all ways, on random graphs.

use crate::bfs::Graph;

/// The moves of the lexicographically first shortest way from `start` to `goal`, or `None` if there is no way. A move is
/// the place of its target among the successors of a state, the first 0.
/// O(size + edges of the states nearer than the goal). Panics if a state is not below the graph's size.
///
/// ```
/// use solutions::bfs::Graph;
/// use solutions::shortest_path::first_shortest_path;
///
/// /// Move 0 leads from `n` to `2 n`, move 1 to `n + 1`, both modulo 100.
/// struct Doubling;
///
/// impl Graph for Doubling {
///     fn size(&self) -> usize {
///         100
///     }
///     fn successors(&mut self, state: u32, next: &mut Vec<u32>) {
///         next.extend([2 * state % 100, (state + 1) % 100]);
///     }
/// }
///
/// // 1, 2, 4, 5, and not 1, 2, 3, 4, 5; from 1 to 2 either move leads.
/// assert_eq!(first_shortest_path(&mut Doubling, 1, 5), Some(vec![0, 0, 1]));
/// ```
pub fn first_shortest_path(graph: &mut impl Graph, start: u32, goal: u32) -> Option<Vec<usize>> {
    // The start is its own origin, which no other state is.
    let mut origins = vec![(UNREACHED, 0); graph.size()];
    origins[start as usize] = (start, 0);
    let mut queue = vec![start];
    let mut first = 0;
    let mut successors = Vec::new();
    while origins[goal as usize].0 == UNREACHED {
        let state = *queue.get(first)?;
        first += 1;
        graph.successors(state, &mut successors);
        for (label, successor) in successors.drain(..).enumerate() {
            let origin = &mut origins[successor as usize];
            if origin.0 == UNREACHED {
                *origin = (state, label);
                queue.push(successor);
            }
        }
    }
    let mut path = Vec::new();
    let mut state = goal;
    while state != start {
        let (origin, label) = origins[state as usize];
        path.push(label);
        state = origin;
    }
    path.reverse();
    Some(path)
}

const UNREACHED: u32 = u32::MAX;

#[cfg(test)]
mod tests {
    use super::first_shortest_path;
    use crate::bfs::Graph;
    use crate::random::Random;

    struct Lists(Vec<Vec<u32>>);

    impl Graph for Lists {
        fn size(&self) -> usize {
            self.0.len()
        }
        fn successors(&mut self, state: u32, next: &mut Vec<u32>) {
            next.extend(&self.0[state as usize]);
        }
    }

    /// All ways of 0, 1, 2, … moves in lexicographic order, until one ends at the goal.
    fn naive(graph: &Lists, start: u32, goal: u32) -> Option<Vec<usize>> {
        let mut ways = vec![(Vec::new(), start)];
        for _ in 0..=graph.0.len() {
            if let Some((way, _)) = ways.iter().find(|way| way.1 == goal) {
                return Some(way.clone());
            }
            let mut longer = Vec::new();
            for (way, state) in ways {
                for (label, &successor) in graph.0[state as usize].iter().enumerate() {
                    let mut way = way.clone();
                    way.push(label);
                    longer.push((way, successor));
                }
            }
            ways = longer;
        }
        None
    }

    #[test]
    fn random_graphs_against_all_ways() {
        let mut random = Random::new(22);
        let mut longest = 0;
        for _ in 0..2000 {
            let size = 1 + random.below(7);
            let mut list = || -> Vec<u32> {
                let degree = random.below(3);
                (0..degree).map(|_| random.below(size) as u32).collect()
            };
            let mut graph = Lists((0..size).map(|_| list()).collect());
            let (start, goal) = (random.below(size) as u32, random.below(size) as u32);
            let expected = naive(&graph, start, goal);
            assert_eq!(first_shortest_path(&mut graph, start, goal), expected);
            longest = longest.max(expected.map_or(0, |way| way.len()));
        }
        assert!(longest >= 4, "{longest}");
    }

    #[test]
    fn no_way_and_nowhere_to_go() {
        let mut graph = Lists(vec![vec![1], vec![0], vec![0]]);
        assert_eq!(first_shortest_path(&mut graph, 0, 2), None);
        assert_eq!(first_shortest_path(&mut graph, 0, 0), Some(vec![]));
        assert_eq!(first_shortest_path(&mut graph, 2, 1), Some(vec![0, 0]));
    }
}
