//! ZOJ 3814, Sawtooth Puzzle — <https://zoj.pintia.cn/problem-sets/91827364500>
//!
//! Turn nine square tiles, some of whose edges mesh like gears, with the fewest moves until each shows its target.
//!
//! A state is the nine rotations, two bits each. Which of the twelve pairs of neighbours mesh depends on the state; the
//! tiles that turn together are a connected set, neighbours in it turn opposite ways, and so a move adds one of a
//! few constants to the state. Tiles that can never mesh with each other belong to independent puzzles, each of which is
//! solved by breadth-first search from both sides. Backwards, the tiles that turned last are a set that is
//! connected when it is turned back and then meshes with nothing outside.

use solutions::bfs::{Graph, TwoSided};
use solutions::grid::Grid;
use solutions::input::{read_all, Input};

const SIDE: usize = 3;
const TILES: usize = SIDE * SIDE;
const PIXELS: usize = 8;

/// The pairs of neighbours, left before right and upper before lower.
#[rustfmt::skip]
const PAIRS: [(usize, usize); 12] = [
    (0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8),
    (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8),
];
const HORIZONTAL: usize = 6;
const ALL_PAIRS: u32 = (1 << PAIRS.len()) - 1;
const ALL_TILES: u32 = (1 << TILES) - 1;

/// Edges in clockwise order, as the input gives them.
const LEFT: usize = 0;
const TOP: usize = 1;
const RIGHT: usize = 2;
const BOTTOM: usize = 3;

/// `flags[tile][edge]` tells whether the edge is saw-toothed before any move.
type Flags = [[bool; 4]; TILES];

/// What turning all tiles adds to a state, in the two ways of [`Gears`].
const ALL_TURNS: [u32; 2] = [0x1DDDD, 0x37777];

/// Adds the rotations of two states, tile by tile and modulo 4.
fn plus(a: u32, b: u32) -> u32 {
    const HIGH: u32 = 0x2AAAA;
    ((a & !HIGH) + (b & !HIGH)) ^ ((a ^ b) & HIGH)
}

/// A set of tiles that may turn together.
#[derive(Clone, Copy)]
struct Gears {
    tiles: u32,
    /// The pairs of which only the first, and those of which only the second tile is in the set.
    first_only: u32,
    second_only: u32,
    /// What turning adds to a state: when black tiles turn clockwise, and when white ones do. Each undoes the other.
    turns: [u32; 2],
    /// Whether the set has a tile that is turned clockwise then, which makes it a move.
    is_move: [bool; 2],
}

impl Gears {
    fn new(tiles: u32) -> Self {
        let mut gears = Gears {
            tiles,
            first_only: 0,
            second_only: 0,
            turns: [0; 2],
            is_move: [false; 2],
        };
        for (pair, (first, second)) in PAIRS.iter().enumerate() {
            match (tiles >> first & 1, tiles >> second & 1) {
                (1, 0) => gears.first_only |= 1 << pair,
                (0, 1) => gears.second_only |= 1 << pair,
                _ => {}
            }
        }
        for tile in (0..TILES).filter(|tile| tiles >> tile & 1 == 1) {
            // On a checkerboard even tiles are black.
            let clockwise = tile % 2;
            gears.turns[clockwise] |= 1 << (2 * tile);
            gears.turns[1 - clockwise] |= 3 << (2 * tile);
            gears.is_move[clockwise] = true;
        }
        gears
    }
}

/// The tiles that can be reached from `tile` through the pairs of `mesh`, within `allowed`.
fn reachable(tile: usize, mesh: u32, allowed: u32) -> u32 {
    let mut reached = 1 << tile;
    loop {
        let before = reached;
        for (pair, (first, second)) in PAIRS.iter().enumerate() {
            let ends = 1 << first | 1 << second;
            if mesh >> pair & 1 == 1 && reached & ends != 0 && allowed & ends == ends {
                reached |= ends;
            }
        }
        if reached == before {
            return reached;
        }
    }
}

/// For each mesh, once it was asked for, the sets of tiles that are connected in it.
struct ConnectedSets {
    all: Vec<Gears>,
    by_mesh: Vec<Vec<Gears>>,
}

impl ConnectedSets {
    fn new() -> Self {
        ConnectedSets {
            all: Self::select((1..1 << TILES).map(Gears::new), ALL_PAIRS),
            by_mesh: vec![Vec::new(); 1 << PAIRS.len()],
        }
    }

    fn select(sets: impl Iterator<Item = Gears>, mesh: u32) -> Vec<Gears> {
        let connected = |gears: &Gears| {
            let first = gears.tiles.trailing_zeros() as usize;
            reachable(first, mesh, gears.tiles) == gears.tiles
        };
        sets.filter(connected).collect()
    }

    fn get(&mut self, mesh: u32) -> &[Gears] {
        let sets = &mut self.by_mesh[mesh as usize];
        if sets.is_empty() {
            *sets = Self::select(self.all.iter().copied(), mesh);
        }
        sets
    }
}

/// The states of one puzzle and the moves of one independent part of it.
struct Board<'a> {
    connected: &'a mut ConnectedSets,
    /// For each row of tiles and each state of the row, the pairs whose first tile shows saw teeth to the second,
    /// and from bit 12 on those whose second tile does to the first.
    teeth: [[u32; 64]; SIDE],
    /// The pairs of which both tiles have saw teeth.
    may_mesh: u32,
    /// The tiles of the part.
    part: u32,
}

impl<'a> Board<'a> {
    fn new(flags: &Flags, connected: &'a mut ConnectedSets) -> Self {
        let mut board = Board {
            connected,
            teeth: [[0; 64]; SIDE],
            may_mesh: 0,
            part: ALL_TILES,
        };
        for (pair, (first, second)) in PAIRS.into_iter().enumerate() {
            let both = flags[first].contains(&true) && flags[second].contains(&true);
            board.may_mesh |= u32::from(both) << pair;
            let horizontal = pair < HORIZONTAL;
            let (from, to) = if horizontal {
                (RIGHT, LEFT)
            } else {
                (BOTTOM, TOP)
            };
            for (tile, edge, bit) in [(first, from, pair), (second, to, PAIRS.len() + pair)] {
                for (row_state, teeth) in board.teeth[tile / SIDE].iter_mut().enumerate() {
                    let rotation = row_state >> (2 * (tile % SIDE)) & 3;
                    *teeth |= u32::from(flags[tile][(edge + 4 - rotation) % 4]) << bit;
                }
            }
        }
        board
    }

    /// The fewest moves after which each tile has one of its `wanted` rotations, a mask each.
    fn fewest_moves(&mut self, wanted: &[u32; TILES], search: &mut TwoSided) -> Option<u32> {
        let mut moves = 0;
        let mut rest = ALL_TILES;
        while rest != 0 {
            self.part = reachable(rest.trailing_zeros() as usize, self.may_mesh, rest);
            rest &= !self.part;
            let mut goals = vec![0];
            for tile in (0..TILES).filter(|tile| self.part >> tile & 1 == 1) {
                let rotations = (0..4).filter(|rotation| wanted[tile] >> rotation & 1 == 1);
                let with =
                    |rotation: u32| goals.iter().map(move |goal| goal | rotation << (2 * tile));
                goals = rotations.flat_map(with).collect();
            }
            moves += search.distance(self, &[0], &goals)?;
        }
        Some(moves)
    }

    fn teeth(&self, state: u32) -> (u32, u32) {
        let row = |row: usize| self.teeth[row][(state >> (6 * row) & 63) as usize];
        let teeth = row(0) | row(1) | row(2);
        (teeth & ALL_PAIRS, teeth >> PAIRS.len())
    }
}

impl Graph for Board<'_> {
    fn size(&self) -> usize {
        1 << (2 * TILES)
    }

    fn successors(&mut self, state: u32, out: &mut Vec<u32>) {
        let (first, second) = self.teeth(state);
        let mesh = first & second;
        for gears in self.connected.get(mesh) {
            let is_whole = mesh & (gears.first_only | gears.second_only) == 0;
            if is_whole && gears.tiles & !self.part == 0 {
                for way in 0..2 {
                    if gears.is_move[way] {
                        out.push(plus(state, gears.turns[way]));
                    }
                }
            }
        }
    }

    fn predecessors(&mut self, state: u32, out: &mut Vec<u32>) {
        let (still_first, still_second) = self.teeth(state);
        for way in 0..2 {
            let (first, second) = self.teeth(plus(state, ALL_TURNS[1 - way]));
            for gears in self.connected.get(first & second) {
                let meshes_outside = first & still_second & gears.first_only
                    | still_first & second & gears.second_only;
                if gears.is_move[way] && meshes_outside == 0 && gears.tiles & !self.part == 0 {
                    out.push(plus(state, gears.turns[1 - way]));
                }
            }
        }
    }
}

/// An image's tiles.
fn read_image(input: &mut Input) -> Option<Vec<Grid<u8>>> {
    let mut tiles = vec![Grid::filled(PIXELS, PIXELS, b'.'); TILES];
    for row in 0..SIDE * PIXELS {
        for column in 0..SIDE * PIXELS {
            let tile = row / PIXELS * SIDE + column / PIXELS;
            tiles[tile][(row % PIXELS, column % PIXELS)] = input.symbol()?;
        }
    }
    Some(tiles)
}

/// Which rotations of one tile, clockwise and as a mask, look like the other.
fn matching_rotations(tile: &Grid<u8>, target: &Grid<u8>) -> u32 {
    let mut turned = tile.clone();
    let mut matching = 0;
    for rotation in 0..4 {
        matching |= u32::from(turned == *target) << rotation;
        turned = turned.clockwise();
    }
    matching
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let mut connected = ConnectedSets::new();
    let mut search = TwoSided::default();
    let mut output = String::new();
    let cases = input.number().unwrap_or(0);
    for _ in 0..cases {
        let images = (read_image(&mut input), read_image(&mut input));
        let (tiles, targets) = match images {
            (Some(tiles), Some(targets)) => (tiles, targets),
            _ => break,
        };
        let wanted = std::array::from_fn(|i| matching_rotations(&tiles[i], &targets[i]));
        let flags = std::array::from_fn(|_| std::array::from_fn(|_| input.symbol() == Some(b'1')));
        let moves = if wanted.contains(&0) {
            None
        } else {
            Board::new(&flags, &mut connected).fewest_moves(&wanted, &mut search)
        };
        match moves {
            Some(moves) => output.push_str(&format!("{moves}\n")),
            None => output.push_str("-1\n"),
        }
    }
    output
}

fn main() {
    print!("{}", solve(&read_all()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::Random;

    fn random_flags(random: &mut Random) -> Flags {
        let likely = 1 + random.below(4);
        std::array::from_fn(|_| std::array::from_fn(|_| random.below(5) < likely))
    }

    /// The rotations after one move, told tile by tile as the statement does.
    fn moved(flags: &Flags, before: &[usize; TILES], tile: usize) -> [usize; TILES] {
        let toothed = |tile: usize, edge: usize| flags[tile][(edge + 4 - before[tile]) % 4];
        let mut after = *before;
        let mut turned = [false; TILES];
        let mut waiting = vec![(tile, 1)];
        while let Some((tile, way)) = waiting.pop() {
            if turned[tile] {
                continue;
            }
            turned[tile] = true;
            after[tile] = (before[tile] + way) % 4;
            let (row, column) = (tile / 3, tile % 3);
            for (exists, edge, next) in [
                (column > 0, LEFT, tile.wrapping_sub(1)),
                (row > 0, TOP, tile.wrapping_sub(3)),
                (column < 2, RIGHT, tile + 1),
                (row < 2, BOTTOM, tile + 3),
            ] {
                if exists && toothed(tile, edge) && toothed(next, (edge + 2) % 4) {
                    waiting.push((next, 4 - way));
                }
            }
        }
        after
    }

    fn unpacked(state: u32) -> [usize; TILES] {
        std::array::from_fn(|tile| (state >> (2 * tile) & 3) as usize)
    }

    fn packed(rotations: &[usize; TILES]) -> u32 {
        (0..TILES)
            .map(|tile| (rotations[tile] as u32) << (2 * tile))
            .sum()
    }

    fn naive_distances(flags: &Flags) -> Vec<Option<u32>> {
        let mut distance = vec![None; 1 << (2 * TILES)];
        distance[0] = Some(0);
        let mut queue = std::collections::VecDeque::from([0]);
        while let Some(state) = queue.pop_front() {
            for tile in 0..TILES {
                let next = packed(&moved(flags, &unpacked(state), tile));
                if distance[next as usize].is_none() {
                    distance[next as usize] = distance[state as usize].map(|moves| moves + 1);
                    queue.push_back(next);
                }
            }
        }
        distance
    }

    #[test]
    fn fewest_moves_against_a_plain_search() {
        let mut random = Random::new(14);
        let mut connected = ConnectedSets::new();
        let mut search = TwoSided::default();
        let mut unsolvable = 0;
        for _ in 0..4 {
            let flags = random_flags(&mut random);
            let distance = naive_distances(&flags);
            let mut board = Board::new(&flags, &mut connected);
            for _ in 0..150 {
                // Mostly one wanted rotation; sometimes, as for symmetric tiles, several.
                let wanted: [u32; TILES] = std::array::from_fn(|_| match random.below(8) {
                    0 => 15,
                    1 => 5 << random.below(2),
                    _ => 1 << random.below(4),
                });
                let suits = |state: &usize| {
                    let rotations = unpacked(*state as u32);
                    (0..TILES).all(|tile| wanted[tile] >> rotations[tile] & 1 == 1)
                };
                let goals = (0..distance.len()).filter(suits);
                let expected = goals.filter_map(|state| distance[state]).min();
                let found = board.fewest_moves(&wanted, &mut search);
                assert_eq!(found, expected, "{flags:?} {wanted:?}");
                unsolvable += usize::from(found.is_none());
            }
        }
        assert!((30..570).contains(&unsolvable), "{unsolvable} of 600");
    }

    #[test]
    fn turning_all_tiles() {
        assert_eq!(Gears::new(ALL_TILES).turns, ALL_TURNS);
    }

    #[test]
    fn successors_and_predecessors_are_the_moves() {
        let mut random = Random::new(15);
        let mut connected = ConnectedSets::new();
        let flags = random_flags(&mut random);
        let mut board = Board::new(&flags, &mut connected);
        let (mut told, mut forward, mut backward) = (Vec::new(), Vec::new(), Vec::new());
        let mut states = Vec::new();
        for state in 0..board.size() as u32 {
            let next = |tile| packed(&moved(&flags, &unpacked(state), tile));
            told.extend((0..TILES).map(|tile| (state, next(tile))));
            board.successors(state, &mut states);
            forward.extend(states.drain(..).map(|next| (state, next)));
            board.predecessors(state, &mut states);
            backward.extend(states.drain(..).map(|before| (before, state)));
        }
        for edges in [&mut told, &mut forward, &mut backward] {
            edges.sort_unstable();
        }
        // Tiles of one mesh and colour make the same move.
        told.dedup();
        assert!(told == forward);
        assert!(told == backward);
    }

    /// One case: tiles that look different in every rotation, or blank ones, and targets turned so often.
    fn case(turns: &[usize; TILES], blank: &[usize], flags: &Flags) -> String {
        let mut text = String::new();
        for turns in [&[0; TILES], turns] {
            let tiles: Vec<Grid<u8>> = (0..TILES)
                .map(|tile| {
                    let sign = |row, column| match (row, column) {
                        (0, 0) | (3, 0) if !blank.contains(&tile) => b'#',
                        _ => b'.',
                    };
                    let grid = Grid::from_fn(PIXELS, PIXELS, sign);
                    (0..turns[tile]).fold(grid, |grid, _| grid.clockwise())
                })
                .collect();
            for row in 0..SIDE * PIXELS {
                if row > 0 && row % PIXELS == 0 {
                    text += &(" ".repeat(26) + "\n");
                }
                let first = row / PIXELS * SIDE;
                let parts = (first..first + SIDE).map(|tile| tiles[tile].row(row % PIXELS));
                let parts: Vec<_> = parts.map(String::from_utf8_lossy).collect();
                text += &(parts.join(" ") + "\n");
            }
            text.push('\n');
        }
        for edges in flags {
            let edges = edges.map(|flag| u8::from(flag).to_string());
            text += &(edges.join(" ") + "\n");
        }
        text
    }

    #[test]
    fn whole_cases() {
        let (none, all) = ([[false; 4]; TILES], [[true; 4]; TILES]);
        let chess = [1, 3, 1, 3, 1, 3, 1, 3, 1];
        let mut other_picture = case(&[0; TILES], &[], &none);
        other_picture.replace_range(0..1, ".");
        for (case, expected) in [
            (case(&[0; TILES], &[], &none), "0"),
            (case(&[1, 2, 3, 0, 1, 2, 3, 0, 1], &[], &none), "13"),
            (case(&[1, 2, 3, 0, 1, 2, 3, 0, 1], &[0, 1, 2], &none), "7"),
            (case(&[3; TILES], &(0..9).collect::<Vec<_>>(), &all), "0"),
            (case(&chess, &[], &all), "1"),
            (case(&[1, 0, 0, 0, 0, 0, 0, 0, 0], &[], &all), "-1"),
            (
                case(&[1, 0, 0, 0, 0, 0, 0, 0, 0], &[2, 4, 6, 8], &all),
                "-1",
            ),
            (case(&[2; TILES], &[1, 3, 5, 7], &all), "2"),
            (other_picture, "-1"),
        ] {
            assert_eq!(
                solve(format!("1\n{case}").as_bytes()),
                format!("{expected}\n"),
                "{case}"
            );
        }
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        let mut random = Random::new(16);
        let mut clean = String::from("3\n");
        for _ in 0..3 {
            let turns = std::array::from_fn(|_| random.below(4));
            clean += &case(&turns, &[4, 5], &random_flags(&mut random));
        }
        let expected = solve(clean.as_bytes());
        assert_eq!(expected.lines().count(), 3);
        let blank_row = " ".repeat(26) + "\n";
        for mangled in [
            clean.trim_end().to_string(),
            clean.replace('\n', "\r\n"),
            clean.replace(&blank_row, ""),
            clean.replace(&blank_row, "\n"),
            clean.replace("\n\n", "\n"),
            clean.replace('\n', " \t\n"),
            clean.replace('\n', "\n\n"),
            format!("\n{clean}\n\n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), expected);
        }
        assert_eq!(solve(b""), "");
    }
}
