//! Mistake: the edges stay where they are when their tile turns.

use std::collections::VecDeque;
use std::io::Read;

const POSITIONS: usize = 1 << 18;

/// Edges in the order of the input: left, top, right, bottom; which is clockwise.
const LEFT: usize = 0;
const TOP: usize = 1;
const RIGHT: usize = 2;
const BOTTOM: usize = 3;

type Rotations = [usize; 9];
type Image = Vec<Vec<u8>>;

fn rotations(position: usize) -> Rotations {
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|tile| position >> (2 * tile) & 3)
}

fn position(rotations: &Rotations) -> usize {
    (0..9).map(|tile| rotations[tile] << (2 * tile)).sum()
}

/// Whether an edge is saw-toothed in the initial image.
fn toothed(flags: &[Vec<bool>], _: &Rotations, tile: usize, edge: usize) -> bool {
    flags[tile][edge]
}

/// Neighbours of a tile with its edge and theirs.
fn neighbours(tile: usize) -> Vec<(usize, usize, usize)> {
    let mut all = Vec::new();
    if tile % 3 > 0 {
        all.push((tile - 1, LEFT, RIGHT));
    }
    if tile / 3 > 0 {
        all.push((tile - 3, TOP, BOTTOM));
    }
    if tile % 3 < 2 {
        all.push((tile + 1, RIGHT, LEFT));
    }
    if tile / 3 < 2 {
        all.push((tile + 3, BOTTOM, TOP));
    }
    all
}

/// Turns a tile by `quarters` and whatever meshes with it the other way.
fn spread(
    flags: &[Vec<bool>],
    before: &Rotations,
    after: &mut Rotations,
    turned: &mut [bool; 9],
    tile: usize,
    quarters: usize,
) {
    turned[tile] = true;
    after[tile] = (after[tile] + quarters) % 4;
    for (other, edge, facing) in neighbours(tile) {
        let meshes = toothed(flags, before, tile, edge) && toothed(flags, before, other, facing);
        if meshes && !turned[other] {
            spread(flags, before, after, turned, other, 4 - quarters);
        }
    }
}

fn clockwise(image: &Image) -> Image {
    let row = |r: usize| (0..8).map(|c| image[7 - c][r]).collect();
    (0..8).map(row).collect()
}

/// The nine images of 72 groups of pixels: three rows of tiles, each eight lines of three groups.
fn tiles(words: &[&str]) -> Vec<Image> {
    let line = |tile: usize, row: usize| {
        words[tile / 3 * 24 + row * 3 + tile % 3]
            .as_bytes()
            .to_vec()
    };
    let tile = |tile: usize| (0..8).map(|row| line(tile, row)).collect();
    (0..9).map(tile).collect()
}

fn least_moves(initial: &[Image], target: &[Image], flags: &[Vec<bool>]) -> Option<u32> {
    let mut matches = vec![[false; 4]; 9];
    for tile in 0..9 {
        let mut image = initial[tile].clone();
        for turns in 0..4 {
            matches[tile][turns] = image == target[tile];
            image = clockwise(&image);
        }
    }
    let mut moves = vec![None; POSITIONS];
    moves[0] = Some(0);
    let mut waiting = VecDeque::from([0]);
    while let Some(at) = waiting.pop_front() {
        let before = rotations(at);
        if (0..9).all(|tile| matches[tile][before[tile]]) {
            return moves[at];
        }
        for tile in 0..9 {
            let mut after = before;
            spread(flags, &before, &mut after, &mut [false; 9], tile, 1);
            let next = position(&after);
            if moves[next].is_none() {
                moves[next] = moves[at].map(|count: u32| count + 1);
                waiting.push_back(next);
            }
        }
    }
    None
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    let cases: usize = words.next().unwrap().parse().unwrap();
    for _ in 0..cases {
        let initial = tiles(&words.by_ref().take(72).collect::<Vec<_>>());
        let target = tiles(&words.by_ref().take(72).collect::<Vec<_>>());
        let flags: Vec<bool> = words.by_ref().take(36).map(|flag| flag == "1").collect();
        let flags: Vec<Vec<bool>> = flags.chunks(4).map(|tile| tile.to_vec()).collect();
        match least_moves(&initial, &target, &flags) {
            Some(moves) => println!("{}", moves),
            None => println!("-1"),
        }
    }
}
