//! The pocket cube, 2×2×2, and the least number of quarter turns that solve it.
//!
//! Colours are named after the faces they would be on if the corner down-back-left, as the cube is held, were solved;
//! so this corner never has to move, turns of the three faces that do not touch it suffice, and a state is a
//! permutation and the orientations of the other seven corners: 7! · 3⁶ states. What a turn does to each of the two is looked
//! up (Kociemba's coordinates).
//!
//! Every quarter turn is an odd permutation, so the parity of the answer is known. A ball holds the odd states that are a few
//! turns from solved, two turns a move; of the permutations `2 i` and `2 i + 1`, whose last two corners are swapped, one
//! is odd. A query deepens its own search by two turns at a time until it comes upon the ball. Proved against a table of all
//! states.

use crate::bfs::Ball;
use crate::{orientation, permutation};

/// Faces are numbered top, front, right, bottom, back, left: face `f` is opposite to face `(f + 3) % 6`.
pub const FACES: usize = 6;
const TOP: usize = 0;

/// The movable corners.
const CORNERS: usize = 7;

/// The stickers of each corner, numbered face by face and row by row: the top or bottom one first, then clockwise.
/// The last corner is the one that is taken for solved.
const STICKERS: [[usize; 3]; CORNERS + 1] = [
    [3, 8, 5],
    [2, 4, 21],
    [0, 20, 17],
    [1, 16, 9],
    [13, 7, 10],
    [12, 23, 6],
    [15, 11, 18],
    [14, 19, 22],
];

/// A clockwise turn: each corner place, the place from which it gets its corner and the twist that this one gains.
type Turn = [(usize, usize, u8); 4];

const TURNS: [Turn; 3] = [
    [(0, 3, 0), (1, 0, 0), (2, 1, 0), (3, 2, 0)], // top
    [(0, 4, 2), (3, 0, 1), (6, 3, 2), (4, 6, 1)], // right
    [(0, 1, 1), (1, 5, 2), (5, 4, 1), (4, 0, 2)], // front
];

/// Where the turn takes the corner in each place.
fn destinations(turn: &Turn) -> [u8; CORNERS] {
    let mut destinations = permutation::unrank(0);
    for &(to, from, _) in turn {
        destinations[from] = to as u8;
    }
    destinations
}

/// No state is farther from solved, as the table of all states shows.
const DIAMETER: u32 = 14;

const PERMUTATIONS: usize = permutation::factorial(CORNERS);
const TWISTS: usize = orientation::states(3, CORNERS);

/// In which place each corner is, and how far the corner in each place is twisted clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corners {
    place: [u8; CORNERS],
    twist: [u8; CORNERS],
}

impl Corners {
    /// The corners of a cube with these colours, face by face and row by row as seen from outside: the top with the front below it,
    /// the bottom with the front above it, the others upright. Colours are numbered as the faces of some solved cube are.
    /// `None` if these are not the stickers of a cube. Panics if a number is not below 6.
    pub fn new(colours: &[usize; 4 * FACES]) -> Option<Corners> {
        let mut face_of = [0; FACES];
        for sticker in STICKERS[CORNERS] {
            let (face, colour) = (sticker / 4, colours[sticker]);
            face_of[colour] = face;
            face_of[(colour + 3) % FACES] = (face + 3) % FACES;
        }
        let mut corners = Corners {
            place: [0; CORNERS],
            twist: [0; CORNERS],
        };
        let set = |faces: [usize; 3]| faces.iter().fold(0, |set, face| set | 1 << face);
        for (place, there) in STICKERS[..CORNERS].iter().enumerate() {
            let faces = there.map(|sticker| face_of[colours[sticker]]);
            let twist = faces.iter().position(|face| face % 3 == TOP)?;
            let is_home = |home: &[usize; 3]| set(home.map(|sticker| sticker / 4)) == set(faces);
            let corner = STICKERS[..CORNERS].iter().position(is_home)?;
            corners.twist[place] = twist as u8;
            corners.place[corner] = place as u8;
        }
        Some(corners)
    }

    fn turned(&self, turn: &Turn) -> Corners {
        let destinations = destinations(turn);
        let mut turned = Corners {
            place: self.place.map(|place| destinations[usize::from(place)]),
            twist: self.twist,
        };
        for &(to, from, twist) in turn {
            turned.twist[to] = (self.twist[from] + twist) % 3;
        }
        turned
    }
}

/// The two coordinates of a state.
#[derive(Clone, Copy)]
struct State {
    permutation: usize,
    twists: usize,
}

impl State {
    const SOLVED: State = State {
        permutation: 0,
        twists: 0,
    };

    fn new(corners: &Corners) -> State {
        State {
            permutation: permutation::rank(corners.place),
            twists: orientation::rank(3, corners.twist),
        }
    }

    /// The number of the state among the odd ones or the even ones, and which of two permutations it has as a note.
    fn packed(self) -> u32 {
        let number = self.permutation / 2 * TWISTS + self.twists;
        (number | (self.permutation % 2) << NOTE) as u32
    }

    fn unpacked(packed: u32) -> State {
        let number = packed as usize % (1 << NOTE);
        State {
            permutation: number / TWISTS * 2 + (packed as usize >> NOTE),
            twists: number % TWISTS,
        }
    }
}

/// Half of all states, and how many bits a number below that has.
const HALF: usize = PERMUTATIONS / 2 * TWISTS;
const NOTE: u32 = HALF.next_power_of_two().trailing_zeros();

/// What each turn does to each coordinate: the clockwise turns at even, their inverses at odd indices.
struct MoveTables {
    permutation: Vec<[u16; 6]>,
    twists: Vec<[u16; 6]>,
}

impl MoveTables {
    fn new() -> Self {
        let mut tables = MoveTables {
            permutation: vec![[0; 6]; PERMUTATIONS],
            twists: vec![[0; 6]; TWISTS],
        };
        for (i, turn) in TURNS.iter().enumerate() {
            let turned = permutation::relabelled(destinations(turn));
            for (from, to) in turned.into_iter().enumerate() {
                enter(&mut tables.permutation, i, from, to.into());
            }
        }
        for from in 0..TWISTS {
            let corners = Corners {
                place: [0; CORNERS],
                twist: orientation::unrank(3, from),
            };
            for (i, turn) in TURNS.iter().enumerate() {
                let to = orientation::rank(3, corners.turned(turn).twist);
                enter(&mut tables.twists, i, from, to);
            }
        }
        tables
    }

    fn turned(&self, state: State, turn: usize) -> State {
        State {
            permutation: self.permutation[state.permutation][turn].into(),
            twists: self.twists[state.twists][turn].into(),
        }
    }

    /// All states one turn away.
    fn turns(&self, state: State) -> [State; 6] {
        [0, 1, 2, 3, 4, 5].map(|turn| self.turned(state, turn))
    }

    /// All states two turns away but the state itself, each once: a turn and one of another face, and three half turns.
    fn two_turns(&self, state: u32) -> [u32; 27] {
        let state = State::unpacked(state);
        let mut states = [0; 27];
        let (of_two_faces, half_turns) = states.split_at_mut(24);
        for (turn, states) in of_two_faces.chunks_exact_mut(4).enumerate() {
            let once = self.turned(state, turn);
            let face = turn / 2;
            for (i, state) in states.iter_mut().enumerate() {
                let other = i + 2 * usize::from(i / 2 >= face);
                *state = self.turned(once, other).packed();
            }
            if turn % 2 == 0 {
                half_turns[face] = self.turned(once, turn).packed();
            }
        }
        states
    }
}

/// Notes that clockwise turn `turn` leads from one coordinate to another, and its inverse back.
fn enter(table: &mut [[u16; 6]], turn: usize, from: usize, to: usize) {
    table[from][2 * turn] = to as u16;
    table[to][2 * turn + 1] = from as u16;
}

/// The move tables and the states near the solved one.
pub struct Solver {
    tables: MoveTables,
    near: Ball,
    /// In turns, which is odd.
    radius: u32,
}

impl Solver {
    /// Gets ready for so many cubes: the more there are, the larger is the ball, and the shorter are the searches.
    /// O(7!) and the ball's 45,000 states, or 520,000 for more than 1,500 cubes; half a megabyte.
    pub fn new(cubes: usize) -> Self {
        let moves = if cubes <= 1500 { 3 } else { 4 };
        let tables = MoveTables::new();
        let sources = tables.turns(State::SOLVED).map(State::packed);
        let near = Ball::new(HALF, &sources, moves, |state| tables.two_turns(state));
        Solver {
            tables,
            near,
            radius: 2 * moves + 1,
        }
    }

    /// The least number of quarter turns that solve the cube.
    ///
    /// An even state all of whose neighbours are in the ball is a turn farther than the nearest one. Beyond the ball the last
    /// distance of the right parity needs no search.
    pub fn distance(&self, corners: &Corners) -> u32 {
        let state = State::new(corners);
        let odd = u32::from(permutation::is_odd(corners.place));
        let near = if odd == 1 {
            self.odd_distance(state)
        } else if state.packed() == State::SOLVED.packed() {
            Some(0)
        } else {
            let turns = self.tables.turns(state).into_iter();
            let distances: Option<Vec<_>> = turns.map(|state| self.odd_distance(state)).collect();
            distances.and_then(|distances| Some(distances.into_iter().min()? + 1))
        };
        near.or_else(|| {
            (self.radius + 1 + odd..DIAMETER - 1)
                .step_by(2)
                .find(|&turns| self.comes_near(state, turns - self.radius, TURNS.len()))
        })
        .unwrap_or(DIAMETER - odd)
    }

    /// The distance of an odd state in the ball.
    fn odd_distance(&self, state: State) -> Option<u32> {
        let moves = self
            .near
            .distance(state.packed(), |state| self.tables.two_turns(state));
        moves.map(|moves| 2 * moves + 1)
    }

    /// Do `moves` turns, the first not of `last_face`, lead into the ball? Two clockwise turns of a face stand for
    /// half a turn, so after one only the same one may follow on that face.
    fn comes_near(&self, state: State, moves: u32, last_face: usize) -> bool {
        if moves == 0 {
            return self.near.contains(state.packed());
        }
        for face in (0..TURNS.len()).filter(|&face| face != last_face) {
            let clockwise = self.tables.turned(state, 2 * face);
            let counter = self.tables.turned(state, 2 * face + 1);
            if self.comes_near(clockwise, moves - 1, face)
                || self.comes_near(counter, moves - 1, face)
                || moves > 1
                    && self.comes_near(self.tables.turned(clockwise, 2 * face), moves - 2, face)
            {
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    const COLOURS: [usize; FACES] = [0, 1, 2, 3, 4, 5];

    /// The stickers of a corner state, in a cube that is held with `colours` on its six faces.
    fn stickers(corners: &Corners, colours: &[usize; FACES]) -> [usize; 4 * FACES] {
        let mut stickers = [0; 4 * FACES];
        for sticker in STICKERS[CORNERS] {
            stickers[sticker] = colours[sticker / 4];
        }
        for (corner, place) in corners.place.into_iter().map(usize::from).enumerate() {
            for i in 0..3 {
                let home = STICKERS[corner][i];
                let at = STICKERS[place][(i + usize::from(corners.twist[place])) % 3];
                stickers[at] = colours[home / 4];
            }
        }
        stickers
    }

    /// The colours of the faces in all 24 ways to hold a solved cube.
    fn holds() -> Vec<[usize; FACES]> {
        // A quarter turn about the vertical axis and one about the axis from left to right.
        let spins: [[usize; FACES]; 2] = [[0, 2, 4, 3, 5, 1], [1, 3, 2, 4, 0, 5]];
        let mut holds = vec![COLOURS];
        let mut i = 0;
        while i < holds.len() {
            for spin in spins {
                let next = spin.map(|face| holds[i][face]);
                if !holds.contains(&next) {
                    holds.push(next);
                }
            }
            i += 1;
        }
        holds
    }

    fn corners(state: State) -> Corners {
        Corners {
            place: permutation::unrank(state.permutation),
            twist: orientation::unrank(3, state.twists),
        }
    }

    fn states() -> impl Iterator<Item = State> {
        (0..PERMUTATIONS * TWISTS).map(state)
    }

    fn state(place: usize) -> State {
        State {
            permutation: place / TWISTS,
            twists: place % TWISTS,
        }
    }

    fn place(state: State) -> usize {
        state.permutation * TWISTS + state.twists
    }

    fn random_state(random: &mut Random) -> State {
        state(random.below(PERMUTATIONS * TWISTS))
    }

    #[test]
    fn all_states_by_distance() {
        let tables = MoveTables::new();
        let mut table = vec![u8::MAX; PERMUTATIONS * TWISTS];
        let mut level = vec![State::SOLVED];
        table[0] = 0;
        for distance in 1.. {
            let mut next = Vec::new();
            for neighbour in level.iter().flat_map(|&state| tables.turns(state)) {
                if table[place(neighbour)] == u8::MAX {
                    table[place(neighbour)] = distance;
                    next.push(neighbour);
                }
            }
            if next.is_empty() {
                break;
            }
            level = next;
        }
        let mut counts = vec![0; DIAMETER as usize + 1];
        for &distance in &table {
            counts[usize::from(distance)] += 1;
        }
        let known = [
            1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280,
            276,
        ];
        assert_eq!(counts, known);
        assert_eq!(counts.iter().sum::<usize>(), 3_674_160);

        // The solver against that table: every state, each searched with one of the balls.
        let solvers = [0, usize::MAX].map(Solver::new);
        for (i, state) in states().enumerate() {
            let solver = &solvers[usize::from(i % 64 > 0 && table[i] < DIAMETER as u8)];
            assert_eq!(solver.distance(&corners(state)), u32::from(table[i]));
        }
    }

    #[test]
    fn states_are_read_however_the_cube_is_held() {
        let holds = holds();
        assert_eq!(holds.len(), 24);
        let mut random = Random::new(11);
        for _ in 0..20_000 {
            let state = random_state(&mut random);
            let corners = corners(state);
            let read = Corners::new(&stickers(&corners, &holds[random.below(24)]));
            assert_eq!(read, Some(corners));
            assert_eq!(place(State::new(&corners)), place(state));
            assert_eq!(place(State::unpacked(state.packed())), place(state));
        }
    }

    #[test]
    fn tables_do_what_turns_do() {
        let tables = MoveTables::new();
        let mut random = Random::new(25);
        for _ in 0..2000 {
            let state = random_state(&mut random);
            for (i, turn) in TURNS.iter().enumerate() {
                let turned = State::new(&corners(state).turned(turn));
                assert_eq!(place(tables.turned(state, 2 * i)), place(turned));
                assert_eq!(place(tables.turned(turned, 2 * i + 1)), place(state));
            }
            let turns = |state| tables.turns(state).into_iter();
            let mut twice: Vec<usize> = turns(state).flat_map(turns).map(place).collect();
            twice.retain(|&other| other != place(state));
            let two_turns = tables.two_turns(state.packed()).map(State::unpacked);
            let mut two_turns = two_turns.map(place);
            twice.sort_unstable();
            twice.dedup();
            two_turns.sort_unstable();
            assert_eq!(two_turns[..], twice);
        }
    }

    #[test]
    fn turns_move_stickers_as_faces_turn() {
        // Each turn must move whole colour strips: turning one face of a solved cube keeps that face and the
        // opposite one in one colour, and changes half of each of the four others.
        let solved = corners(State::SOLVED);
        for (turn, face) in TURNS.iter().zip([0, 2, 1]) {
            let stickers = stickers(&solved.turned(turn), &COLOURS);
            for (other, strip) in stickers.chunks(4).enumerate() {
                let own = strip.iter().filter(|&&colour| colour == other).count();
                assert_eq!(own, if other % 3 == face % 3 { 4 } else { 2 });
            }
        }
        // The top turned clockwise brings the right side's upper row to the front, the right side turned clockwise the front's
        // right column to the top, and the front turned clockwise the left side's column to the top.
        let turned = |turn: usize| stickers(&solved.turned(&TURNS[turn]), &COLOURS);
        assert_eq!(turned(0)[4..8], [2, 2, 1, 1]);
        assert_eq!(turned(1)[..4], [0, 1, 0, 1]);
        assert_eq!(turned(2)[..4], [0, 0, 5, 5]);
    }

    #[test]
    fn a_solved_cube_in_every_hold() {
        let solver = Solver::new(1);
        for hold in holds() {
            let colours = stickers(&corners(State::SOLVED), &hold);
            let corners = Corners::new(&colours).expect("a cube");
            assert_eq!(solver.distance(&corners), 0);
        }
    }
}
