//! Breadth-first search over states that are packed into small numbers.
//!
//! States are `0..size`, moves cost one each. One-sided: a ball of the states that are near one.
//! Two-sided: one distance, searched from both ends, which visits about the square root of what one side would
//! (Pohl, "Bi-directional search", 1971). Moves need not be reversible, but then the two-sided search asks
//! where a state can come from. Proved against relaxing all edges until nothing changes, on random graphs.

/// A graph whose vertices are the numbers below `size`.
///
/// The bits of a state above those of the greatest one are the graph's own: a note on how it came there, say. [`TwoSided`] sees a
/// state once, whatever the note, and asks the graph for its neighbours with the note that it had then.
///
/// Methods take `&mut self` so that a graph may work out and keep what it needs only when asked.
pub trait Graph {
    /// Number of states.
    fn size(&self) -> usize;

    /// Appends the states one move away from `state` to `next`; repetitions and the state itself do no harm.
    fn successors(&mut self, state: u32, next: &mut Vec<u32>);

    /// Appends the states from which one move leads to `state`. Unless told otherwise the graph is taken for one
    /// in which every move can be undone by a move.
    fn predecessors(&mut self, state: u32, next: &mut Vec<u32>) {
        self.successors(state, next);
    }
}

/// The remainder of a state that is too far.
const FAR: u64 = 3;

/// The states near some, and how far they are: two bits for each state of the whole space, 3 for those that are too far and
/// else the distance modulo 3. Neighbours' distances differ by 1 at most, so the remainders lead the way to a source
/// (as in pruning tables of cube solvers; Cooperman and Finkelstein, 1992). Every move can be undone by a move. As in a
/// [`Graph`], the bits of a state above those of the greatest one are a note.
///
/// States are found in order of distance; the outermost ones, which lead nowhere, are only marked. Whether a neighbour is new
/// cannot be predicted, so it is written in any case, and kept or overwritten by the next.
///
/// ```
/// use solutions::bfs::Ball;
///
/// // A ring of ten states.
/// let moves = |state| [(state + 1) % 10, (state + 9) % 10];
/// let ball = Ball::new(10, &[0], 3, moves);
/// assert_eq!(ball.distance(8, moves), Some(2));
/// assert!(!ball.contains(4));
/// ```
#[derive(Clone, Debug)]
pub struct Ball {
    sources: Vec<u32>,
    remainders: Vec<u64>,
    /// The bits of a state without its note.
    mask: u32,
}

impl Ball {
    /// The states below `size` that are at most `radius` moves from one of the sources, where `moves` tells the neighbours of a
    /// state. O(size / 32 + moves of the states nearer than `radius`). States without their notes must be below `size`.
    pub fn new<const M: usize>(
        size: usize,
        sources: &[u32],
        radius: u32,
        moves: impl Fn(u32) -> [u32; M],
    ) -> Self {
        let mask = size.next_power_of_two() as u32 - 1;
        let mut remainders = vec![!0; size / 32 + 1];
        for source in sources.iter().map(|source| source & mask) {
            remainders[source as usize / 32] &= !(FAR << (2 * (source % 32)));
        }
        let mut states = sources.to_vec();
        let (mut start, mut end) = (0, states.len());
        for distance in 1..=radius {
            let difference = FAR ^ u64::from(distance % 3);
            let mut length = end;
            for i in start..end {
                if length + M > states.len() {
                    states.resize(2 * length + M, 0);
                }
                for neighbour in moves(states[i]) {
                    let word = &mut remainders[(neighbour & mask) as usize / 32];
                    let shift = 2 * (neighbour % 32);
                    let is_new = u64::from(*word >> shift & FAR == FAR);
                    *word ^= (difference * is_new) << shift;
                    states[length] = neighbour;
                    length += (is_new as usize) & usize::from(distance < radius);
                }
            }
            start = end;
            end = length;
        }
        Ball {
            sources: sources.to_vec(),
            remainders,
            mask,
        }
    }

    /// Is the state in the ball? O(1).
    pub fn contains(&self, state: u32) -> bool {
        self.remainder(state) != FAR
    }

    /// The least number of moves to a source, if that is within the radius, O(distance).
    pub fn distance<const M: usize>(
        &self,
        mut state: u32,
        moves: impl Fn(u32) -> [u32; M],
    ) -> Option<u32> {
        let mut distance = 0;
        let mut remainder = self.remainder(state);
        if remainder == FAR {
            return None;
        }
        while !self.sources.contains(&state) {
            remainder = (remainder + 2) % 3;
            let is_nearer = |neighbour: &u32| self.remainder(*neighbour) == remainder;
            state = moves(state).into_iter().find(is_nearer)?;
            distance += 1;
        }
        Some(distance)
    }

    fn remainder(&self, state: u32) -> u64 {
        self.remainders[(state & self.mask) as usize / 32] >> (2 * (state % 32)) & FAR
    }
}

/// The two-sided search. It keeps its memory, O(size), so that many searches in one state space cost no more than
/// what each of them visits.
///
/// ```
/// use solutions::bfs::{Graph, TwoSided};
///
/// /// From `n` a move leads to `2 n` and to `n + 1`.
/// struct Doubling;
///
/// impl Graph for Doubling {
///     fn size(&self) -> usize {
///         1000
///     }
///     fn successors(&mut self, state: u32, next: &mut Vec<u32>) {
///         next.extend([2 * state, state + 1].into_iter().filter(|&next| next < 1000));
///     }
///     fn predecessors(&mut self, state: u32, next: &mut Vec<u32>) {
///         next.extend(Some(state / 2).filter(|half| 2 * half == state));
///         next.extend(state.checked_sub(1));
///     }
/// }
///
/// let mut search = TwoSided::default();
/// assert_eq!(search.distance(&mut Doubling, &[1], &[100]), Some(8));
/// assert_eq!(search.distance(&mut Doubling, &[100], &[1]), None);
/// ```
#[derive(Clone, Debug, Default)]
pub struct TwoSided {
    /// For each state the marks of the sides that have seen it, two bits; none between searches.
    seen: Vec<u32>,
    /// The bits of a state without its note.
    mask: u32,
    sides: [Side; 2],
    /// What some states lead to.
    next: Vec<u32>,
}

/// What one side has seen.
#[derive(Clone, Debug, Default)]
struct Side {
    /// In the order in which they were seen.
    states: Vec<u32>,
    /// Where its outermost level begins.
    frontier: usize,
}

/// The sides, and the places of their marks.
const FORWARD: usize = 0;
const BACKWARD: usize = 1;
/// The marks of both sides.
const BOTH: u32 = 0b11;

/// So many states are opened before what they lead to is looked at.
const BATCH: usize = 16;

impl TwoSided {
    /// The least number of moves from one of `starts` to one of `goals`, or `None` if there is no way.
    /// O(edges of what is visited), after O(size) once. States without their notes must be below the graph's size.
    pub fn distance(
        &mut self,
        graph: &mut impl Graph,
        starts: &[u32],
        goals: &[u32],
    ) -> Option<u32> {
        self.mask = graph.size().next_power_of_two() as u32 - 1;
        if self.seen.len() <= self.mask as usize / 16 {
            self.seen = vec![0; self.mask as usize / 16 + 1];
        }
        let distance = self.search(graph, starts, goals);
        for side in &mut self.sides {
            for &state in &side.states {
                self.seen[(state & self.mask) as usize / 16] = 0;
            }
            side.states.clear();
            side.frontier = 0;
        }
        distance
    }

    /// Opens whole levels only: until a level is opened both sides together are `moves` deep and have not met, so whatever
    /// meets on the way is `moves + 1` apart. To ask where a state can come from is the more costly question.
    fn search(&mut self, graph: &mut impl Graph, starts: &[u32], goals: &[u32]) -> Option<u32> {
        let mut met = false;
        for (side, ends) in [(FORWARD, starts), (BACKWARD, goals)] {
            self.next.clear();
            self.next.extend(ends);
            met |= self.see(side);
        }
        let mut moves = 0;
        while !met {
            let side = if self.open(FORWARD) <= 3 * self.open(BACKWARD) {
                FORWARD
            } else {
                BACKWARD
            };
            if self.open(side) == 0 {
                return None;
            }
            moves += 1;
            met = self.open_level(graph, side);
        }
        Some(moves)
    }

    /// Sees what is one move away from the side's outermost level; does the other side know one of these states?
    fn open_level(&mut self, graph: &mut impl Graph, side: usize) -> bool {
        let end = self.sides[side].states.len();
        let mut from = std::mem::replace(&mut self.sides[side].frontier, end);
        while from < end {
            let to = end.min(from + BATCH);
            self.next.clear();
            for &state in &self.sides[side].states[from..to] {
                if side == FORWARD {
                    graph.successors(state, &mut self.next);
                } else {
                    graph.predecessors(state, &mut self.next);
                }
            }
            if self.see(side) {
                return true;
            }
            from = to;
        }
        false
    }

    /// Has a side see the next states; does the other one know one of them?
    ///
    /// Which of them are new cannot be predicted, so each is written behind the new ones, and kept or overwritten.
    fn see(&mut self, side: usize) -> bool {
        let mark: u32 = 1 << side;
        let (mut new, mut marks) = (0, 0);
        let (mask, seen, next) = (self.mask, &mut self.seen[..], &mut self.next[..]);
        for i in 0..next.len() {
            let state = next[i];
            let word = &mut seen[(state & mask) as usize / 16];
            let known = word.wrapping_shr(2 * state);
            *word |= mark.wrapping_shl(2 * state);
            marks |= known;
            next[new] = state;
            new += usize::from(known & mark == 0);
        }
        self.sides[side].states.extend(&self.next[..new]);
        marks & (BOTH ^ mark) != 0
    }

    fn open(&self, side: usize) -> usize {
        self.sides[side].states.len() - self.sides[side].frontier
    }
}

#[cfg(test)]
mod tests {
    use super::{Ball, Graph, TwoSided};
    use crate::random::Random;

    struct Edges {
        size: usize,
        edges: Vec<(u32, u32)>,
    }

    impl Graph for Edges {
        fn size(&self) -> usize {
            self.size
        }
        fn successors(&mut self, state: u32, next: &mut Vec<u32>) {
            let edges = self.edges.iter().filter(|edge| edge.0 == state);
            next.extend(edges.map(|edge| edge.1));
        }
        fn predecessors(&mut self, state: u32, next: &mut Vec<u32>) {
            let edges = self.edges.iter().filter(|edge| edge.1 == state);
            next.extend(edges.map(|edge| edge.0));
        }
    }

    fn naive(graph: &Edges, sources: &[u32]) -> Vec<Option<u32>> {
        let mut distance = vec![None; graph.size];
        for &source in sources {
            distance[source as usize] = Some(0);
        }
        loop {
            let mut changed = false;
            for &(from, to) in &graph.edges {
                if let Some(near) = distance[from as usize] {
                    if distance[to as usize].map_or(true, |far| far > near + 1) {
                        distance[to as usize] = Some(near + 1);
                        changed = true;
                    }
                }
            }
            if !changed {
                return distance;
            }
        }
    }

    fn some_states(random: &mut Random, size: usize) -> Vec<u32> {
        (0..1 + random.below(3))
            .map(|_| random.below(size) as u32)
            .collect()
    }

    #[test]
    fn random_graphs_against_relaxation() {
        let mut random = Random::new(9);
        let mut search = TwoSided::default();
        let mut longest = 0;
        for _ in 0..3000 {
            let size = 1 + random.below(14);
            let edges = (0..random.below(2 * size))
                .map(|_| (random.below(size) as u32, random.below(size) as u32))
                .collect();
            let mut graph = Edges { size, edges };
            let starts = some_states(&mut random, size);
            let expected = naive(&graph, &starts);

            let goals = some_states(&mut random, size);
            let nearest = goals
                .iter()
                .filter_map(|&goal| expected[goal as usize])
                .min();
            longest = longest.max(nearest.unwrap_or(0));
            assert_eq!(search.distance(&mut graph, &starts, &goals), nearest);
        }
        assert!(longest > 5);
    }

    #[test]
    fn balls_of_random_graphs() {
        let mut random = Random::new(24);
        for _ in 0..500 {
            // Three involutions, so that every move undoes itself.
            let size = 2 * (1 + random.below(40));
            let partners: [Vec<u32>; 3] = std::array::from_fn(|_| {
                let mut order: Vec<u32> = (0..size as u32).collect();
                random.shuffle(&mut order);
                let mut partner = vec![0; size];
                for pair in order.chunks(2) {
                    partner[pair[0] as usize] = pair[1];
                    partner[pair[1] as usize] = pair[0];
                }
                partner
            });
            let moves = |state: u32| [0, 1, 2].map(|i: usize| partners[i][state as usize]);
            let edges = (0..size as u32).flat_map(|state| moves(state).map(|next| (state, next)));
            let edges = edges.collect();
            let sources = some_states(&mut random, size);
            let radius = random.below(8) as u32;
            let expected = naive(&Edges { size, edges }, &sources);
            let ball = Ball::new(size, &sources, radius, moves);
            for state in 0..size as u32 {
                let distance = expected[state as usize].filter(|&moves| moves <= radius);
                assert_eq!(ball.distance(state, moves), distance);
                assert_eq!(ball.contains(state), distance.is_some());
            }
        }
    }

    #[test]
    fn nowhere_to_go_to_or_from() {
        let mut graph = Edges {
            size: 3,
            edges: vec![(0, 1)],
        };
        let mut search = TwoSided::default();
        assert_eq!(search.distance(&mut graph, &[0], &[]), None);
        assert_eq!(search.distance(&mut graph, &[], &[0]), None);
        assert_eq!(search.distance(&mut graph, &[1], &[0]), None);
        assert_eq!(search.distance(&mut graph, &[2], &[2]), Some(0));
    }
}
