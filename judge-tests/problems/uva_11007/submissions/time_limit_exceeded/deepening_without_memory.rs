//! Mistake: iterative deepening on its own, which goes through 6^14 sequences of turns for a cube at distance 14.

use std::io::Read;

type Stickers = [u8; 24];
type Vector = [i32; 3];

/// Sides in the order of the input: the way out of the cube, the way in which letters are read
/// within a row, and the way from row to row. The axes point right, up and to the front.
const SIDES: [[Vector; 3]; 6] = [
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],    // top
    [[0, 0, 1], [1, 0, 0], [0, -1, 0]],   // front
    [[1, 0, 0], [0, 0, -1], [0, -1, 0]],  // right
    [[0, -1, 0], [1, 0, 0], [0, 0, -1]],  // bottom
    [[0, 0, -1], [-1, 0, 0], [0, -1, 0]], // back
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],  // left
];

/// The sticker at a corner's cube and the side it looks to, for all 24 in the order of the input.
fn stickers() -> Vec<(Vector, Vector)> {
    let mut all = Vec::new();
    for [out, along, down] in SIDES {
        for (row, column) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            all.push((
                [0, 1, 2].map(|i| out[i] + column * along[i] + row * down[i]),
                out,
            ));
        }
    }
    all
}

/// For a quarter turn of the layer at +1 of an axis: from which sticker each one comes.
fn turn(axis: usize, forward: bool) -> Vec<usize> {
    let all = stickers();
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
    let quarter = |old: Vector| {
        let mut new = old;
        new[u] = if forward { -old[v] } else { old[v] };
        new[v] = if forward { old[u] } else { -old[u] };
        new
    };
    let mut from: Vec<usize> = (0..24).collect();
    for (number, &(cube, side)) in all.iter().enumerate() {
        if cube[axis] == 1 {
            let moved = (quarter(cube), quarter(side));
            from[all.iter().position(|&sticker| sticker == moved).unwrap()] = number;
        }
    }
    from
}

/// Renames colours to sides such that the corner at the bottom, back and left is right.
fn held_upright(letters: &[u8]) -> Stickers {
    let colours = b"WRYBOG";
    let opposite = |side: usize| [3, 4, 5, 0, 1, 2][side];
    let mut side_of = [0; 6];
    for (number, (cube, out)) in stickers().into_iter().enumerate() {
        if cube == [-1, -1, -1] {
            let side = SIDES.iter().position(|s| s[0] == out).unwrap();
            let colour = colours.iter().position(|&c| c == letters[number]).unwrap();
            // W and B, R and O, Y and G are opposite, three apart in both orders.
            side_of[colour] = side;
            side_of[(colour + 3) % 6] = opposite(side);
        }
    }
    let mut result = [0; 24];
    for (sticker, letter) in result.iter_mut().zip(letters) {
        let colour = colours.iter().position(|c| c == letter).unwrap();
        *sticker = side_of[colour] as u8;
    }
    result
}

/// Whether `left` more turns can solve the cube.
fn solvable(cube: &Stickers, left: u32, turns: &[Vec<usize>]) -> bool {
    if left == 0 {
        return (0..24).all(|i| cube[i] == cube[i / 4 * 4]);
    }
    turns.iter().any(|from| {
        let mut turned = *cube;
        (0..24).for_each(|i| turned[i] = cube[from[i]]);
        solvable(&turned, left - 1, turns)
    })
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    let cases: usize = words.next().unwrap().parse().unwrap();
    let turns: Vec<Vec<usize>> = (0..6).map(|i| turn(i / 2, i % 2 == 0)).collect();
    for _ in 0..cases {
        let letters: Vec<u8> = words
            .by_ref()
            .take(6)
            .flat_map(|face| face.bytes())
            .collect();
        let start = held_upright(&letters);
        let least = (0..=14).find(|&left| solvable(&start, left, &turns));
        println!("{}", least.unwrap());
    }
}
