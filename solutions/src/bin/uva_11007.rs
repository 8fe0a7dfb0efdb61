//! UVa 11007, Mini Cube — <https://onlinejudge.org/external/110/11007.pdf>
//!
//! The least number of quarter turns that solve a 2×2×2 cube.
//!
//! Colours are named after the faces they would be on if the corner down-back-left, as the cube is held, were solved;
//! so this corner never has to move, turns of the three faces that do not touch it suffice, and a state is a
//! permutation and the orientations of the other seven corners: 7! · 3⁶ states. What a turn does to each of the two is looked
//! up. A ball holds all states that are a few turns from solved, more if there are many cases. A query deepens its own search by
//! two turns at a time until it comes upon the ball: every quarter turn is an odd permutation, so the parity of the answer
//! is known.

use solutions::bfs::Ball;
use solutions::input::{read_all, Input};
use solutions::{orientation, output, permutation};
use std::io::Write;

/// The colours of the faces of a case in their order; face `f` is opposite to face `(f + 3) % 6`, and so are the colours.
const COLOURS: &[u8; 6] = b"WRYBOG";
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

/// The corner that has a sticker on each face of a set, bit `f` for face `f`.
const CORNER_OF_FACES: [Option<u8>; 64] = {
    let mut corners = [None; 64];
    let mut corner = 0;
    while corner < CORNERS {
        let [a, b, c] = STICKERS[corner];
        corners[1 << (a / 4) | 1 << (b / 4) | 1 << (c / 4)] = Some(corner as u8);
        corner += 1;
    }
    corners
};

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
/// The radius of the ball. Each turn more makes it four times as large, and searches as much smaller.
fn radius(cases: usize) -> u32 {
    match cases {
        0..=1500 => 7,
        _ => 9,
    }
}

const PERMUTATIONS: usize = permutation::factorial(CORNERS);
const TWISTS: usize = orientation::states(3, CORNERS);

/// In which place each corner is, and how far the corner in each place is twisted clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Corners {
    place: [u8; CORNERS],
    twist: [u8; CORNERS],
}

impl Corners {
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

    /// Reads six faces of four letters. `None` if they are not stickers of a cube.
    fn read(input: &mut Input) -> Option<Corners> {
        let mut stickers = [0; 24];
        for sticker in &mut stickers {
            let letter = input.symbol()?;
            *sticker = COLOURS.iter().position(|&colour| colour == letter)?;
        }
        let mut face_of = [0; 6];
        for sticker in STICKERS[CORNERS] {
            let (face, colour) = (sticker / 4, stickers[sticker]);
            face_of[colour] = face;
            face_of[(colour + 3) % 6] = (face + 3) % 6;
        }
        let mut corners = Corners {
            place: [0; CORNERS],
            twist: [0; CORNERS],
        };
        for (place, there) in STICKERS[..CORNERS].iter().enumerate() {
            let faces = there.map(|sticker| face_of[stickers[sticker]]);
            let twist = faces.iter().position(|face| face % 3 == TOP)?;
            let set = faces.iter().fold(0, |set, face| set | 1 << face);
            corners.twist[place] = twist as u8;
            corners.place[usize::from(CORNER_OF_FACES[set]?)] = place as u8;
        }
        Some(corners)
    }
}

/// Where a state is in the table of all states.
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

    fn new(corners: Corners) -> State {
        State {
            permutation: permutation::rank(corners.place),
            twists: orientation::rank(3, corners.twist),
        }
    }

    fn packed(self) -> u32 {
        (self.permutation * TWISTS + self.twists) as u32
    }

    fn unpacked(packed: u32) -> State {
        State {
            permutation: packed as usize / TWISTS,
            twists: packed as usize % TWISTS,
        }
    }
}

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
    fn moves(&self, state: u32) -> [u32; 6] {
        let state = State::unpacked(state);
        let (permutations, twists) = (
            self.permutation[state.permutation],
            self.twists[state.twists],
        );
        std::array::from_fn(|turn| {
            u32::from(permutations[turn]) * TWISTS as u32 + u32::from(twists[turn])
        })
    }
}

/// Notes that clockwise turn `turn` leads from one coordinate to another, and its inverse back.
fn enter(table: &mut [[u16; 6]], turn: usize, from: usize, to: usize) {
    table[from][2 * turn] = to as u16;
    table[to][2 * turn + 1] = from as u16;
}

/// The move tables and the states near the solved one.
struct Solver {
    tables: MoveTables,
    near: Ball,
    radius: u32,
}

impl Solver {
    fn new(radius: u32) -> Self {
        let tables = MoveTables::new();
        let moves = |state| tables.moves(state);
        let near = Ball::new(PERMUTATIONS * TWISTS, State::SOLVED.packed(), radius, moves);
        Solver {
            tables,
            near,
            radius,
        }
    }

    fn distance(&self, corners: Corners) -> u32 {
        let state = State::new(corners);
        let near = |state| self.tables.moves(state);
        if let Some(distance) = self.near.distance(state.packed(), near) {
            return distance;
        }
        // The first distance of the right parity beyond the ball; the last one needs no search.
        let odd = u32::from(permutation::is_odd(corners.place));
        let first = self.radius + 1 + (self.radius + 1 + odd) % 2;
        (first..DIAMETER - 1)
            .step_by(2)
            .find(|&moves| self.comes_near(state, moves - self.radius, TURNS.len()))
            .unwrap_or(DIAMETER - odd)
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

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let cases = input.number().unwrap_or(0);
    let solver = Solver::new(radius(cases));
    let mut output = String::new();
    for _ in 0..cases {
        if let Some(corners) = Corners::read(&mut input) {
            output::number_line(&mut output, solver.distance(corners).into());
        }
    }
    output
}

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(solve(&read_all()).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::Random;

    const SAMPLE: &str =
        "2\n\nGGGG\nWWBB\nOORR\nYYYY\nBBWW\nRROO\n\nWRRG\nWORO\nBGBW\nYYOG\nBORY\nGYWB\n";

    /// The stickers of a corner state, in a cube that is held with `colours` on its six faces.
    fn letters(corners: &Corners, colours: &[u8; 6]) -> String {
        let mut letters = [b' '; 24];
        for sticker in STICKERS[CORNERS] {
            letters[sticker] = colours[sticker / 4];
        }
        for (corner, place) in corners
            .place
            .iter()
            .map(|&place| usize::from(place))
            .enumerate()
        {
            for i in 0..3 {
                let home = STICKERS[corner][i];
                let at = STICKERS[place][(i + usize::from(corners.twist[place])) % 3];
                letters[at] = colours[home / 4];
            }
        }
        String::from_utf8_lossy(&letters).into_owned()
    }

    /// The colours of the faces in all 24 ways to hold a solved cube.
    fn holds() -> Vec<[u8; 6]> {
        // A quarter turn about the vertical axis and one about the axis from left to right.
        let spins: [[usize; 6]; 2] = [[0, 2, 4, 3, 5, 1], [1, 3, 2, 4, 0, 5]];
        let mut holds = vec![*COLOURS];
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

    #[test]
    fn the_sample() {
        assert_eq!(solve(SAMPLE.as_bytes()), "2\n6\n");
    }

    #[test]
    fn all_states_by_distance() {
        let tables = MoveTables::new();
        let mut table = vec![u8::MAX; PERMUTATIONS * TWISTS];
        let mut level = vec![State::SOLVED.packed()];
        table[0] = 0;
        for distance in 1.. {
            let mut next = Vec::new();
            for neighbour in level.iter().flat_map(|&state| tables.moves(state)) {
                if table[neighbour as usize] == u8::MAX {
                    table[neighbour as usize] = distance;
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
        let solvers = [radius(0), radius(usize::MAX)].map(Solver::new);
        for (state, &distance) in table.iter().enumerate() {
            let corners = corners(state as u32);
            let solver = &solvers[usize::from(state % 64 > 0 && distance < DIAMETER as u8)];
            assert_eq!(solver.distance(corners), u32::from(distance));
        }
    }

    fn corners(state: u32) -> Corners {
        let state = State::unpacked(state);
        Corners {
            place: permutation::unrank(state.permutation),
            twist: orientation::unrank(3, state.twists),
        }
    }

    #[test]
    fn states_are_read_however_the_cube_is_held() {
        let holds = holds();
        let mut random = Random::new(11);
        for _ in 0..20_000 {
            let state = random.below(PERMUTATIONS * TWISTS) as u32;
            let corners = corners(state);
            let letters = letters(&corners, &holds[random.below(24)]);
            let read = Corners::read(&mut Input::new(letters.as_bytes()));
            assert_eq!(read, Some(corners));
            assert_eq!(State::new(corners).packed(), state);
        }
    }

    #[test]
    fn tables_do_what_turns_do() {
        let tables = MoveTables::new();
        let mut random = Random::new(25);
        for _ in 0..2000 {
            let state = random.below(PERMUTATIONS * TWISTS) as u32;
            for (i, turn) in TURNS.iter().enumerate() {
                let turned = State::new(corners(state).turned(turn)).packed();
                assert_eq!(tables.moves(state)[2 * i], turned);
                assert_eq!(tables.moves(turned)[2 * i + 1], state);
            }
        }
    }

    #[test]
    fn what_is_no_cube_is_left_out() {
        assert_eq!(solve(b"2\nWWWW\nRRRR\nYYYY\nBBBB\nOOOO\nGGGX\n"), "");
        assert_eq!(solve(b"1\nWWWW\nWWWW\nWWWW\nWWWW\nWWWW\nWWWW\n"), "");
    }

    #[test]
    fn turns_move_stickers_as_faces_turn() {
        // Each turn must move whole colour strips: turning one face of a solved cube keeps that face and the
        // opposite one in one colour, and changes half of each of the four others.
        assert_eq!(holds().len(), 24);
        let solved = Corners {
            place: permutation::unrank(0),
            twist: [0; CORNERS],
        };
        for (turn, face) in TURNS.iter().zip([0, 2, 1]) {
            let stickers = letters(&solved.turned(turn), COLOURS);
            for other in 0..6 {
                let strip = &stickers[4 * other..4 * other + 4];
                let own = strip
                    .bytes()
                    .filter(|&letter| letter == COLOURS[other])
                    .count();
                assert_eq!(own, if other % 3 == face % 3 { 4 } else { 2 });
            }
        }
        // The top turned clockwise brings the right side's upper row to the front.
        assert_eq!(&letters(&solved.turned(&TURNS[0]), COLOURS)[4..8], "YYRR");
        // The right side turned clockwise brings the front's right column to the top.
        assert_eq!(&letters(&solved.turned(&TURNS[1]), COLOURS)[0..4], "WRWR");
        // The front turned clockwise brings the left side's column to the top.
        assert_eq!(&letters(&solved.turned(&TURNS[2]), COLOURS)[0..4], "WWGG");
    }

    #[test]
    fn a_solved_cube_in_every_hold() {
        for hold in holds() {
            let stickers: String = hold
                .iter()
                .map(|&c| char::from(c).to_string().repeat(4) + "\n")
                .collect();
            assert_eq!(solve(format!("1\n\n{stickers}").as_bytes()), "0\n");
        }
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        for mangled in [
            SAMPLE.trim_end().to_string(),
            SAMPLE.replace("\n\n", "\n"),
            SAMPLE.replace('\n', "\r\n"),
            SAMPLE.replace('\n', "  \n"),
            SAMPLE.replace('\n', "\n\n"),
            format!("\n{SAMPLE}\n\n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), "2\n6\n", "{mangled:?}");
        }
        assert_eq!(solve(b""), "");
    }
}
