//! Writes cubes at given distances from the solved one, held in random ways.
//! Run: `rustc -O --edition 2021 cubes.rs && ./cubes FIRST LAST COUNT`, for COUNT cubes at each
//! distance from FIRST to LAST. It walks through all 3,674,160 cubes, which takes some seconds.
//!
//! `100-solved.in`: 0 0 24, one for each way of holding it; `110-one-turn.in`: 1 1 48;
//! `200-distance-14.in`: 14 14 100; `210-distance-13.in`: 13 13 100; `220-distance-12.in`: 12 12 100;
//! `230-all-distances.in`: 0 14 6.

use std::collections::{BTreeSet, HashSet};

type Vector = [i32; 3];

/// A cube as one number: three bits for each of its 24 stickers.
type Cube = u128;

/// The way out of the cube, along a row and from row to row, for the sides in the order of the input.
const SIDES: [[Vector; 3]; 6] = [
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
    [[0, 0, 1], [1, 0, 0], [0, -1, 0]],
    [[1, 0, 0], [0, 0, -1], [0, -1, 0]],
    [[0, -1, 0], [1, 0, 0], [0, 0, -1]],
    [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
];

/// A quarter turn about an axis, of the layer at +1 or of the whole cube: where each sticker comes from.
fn quarter_turn(axis: usize, whole: bool) -> Vec<usize> {
    let mut stickers = Vec::new();
    for [out, along, down] in SIDES {
        for (row, column) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            let cube = [0, 1, 2].map(|i| out[i] + column * along[i] + row * down[i]);
            stickers.push((cube, out));
        }
    }
    let turned = |mut vector: Vector| {
        let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
        (vector[u], vector[v]) = (-vector[v], vector[u]);
        vector
    };
    let mut from: Vec<usize> = (0..24).collect();
    for (number, &(cube, out)) in stickers.iter().enumerate() {
        if whole || cube[axis] == 1 {
            let to = (turned(cube), turned(out));
            from[stickers.iter().position(|&other| other == to).unwrap()] = number;
        }
    }
    from
}

fn moved(cube: Cube, from: &[usize]) -> Cube {
    let sticker = |i: usize| (cube >> (3 * from[i]) & 7) << (3 * i);
    (0..24).map(sticker).sum()
}

/// All ways of holding a cube.
fn holdings(cube: Cube) -> Vec<Cube> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![cube];
    while let Some(cube) = waiting.pop() {
        if found.insert(cube) {
            waiting.extend((0..3).map(|axis| moved(cube, &quarter_turn(axis, true))));
        }
    }
    found.into_iter().collect()
}

fn main() {
    let argument = |n| std::env::args().nth(n).unwrap().parse::<usize>().unwrap();
    let (first, last, count) = (argument(1), argument(2), argument(3));
    println!("{}", (last - first + 1) * count);
    let mut turns = Vec::new();
    for axis in 0..3 {
        let once = quarter_turn(axis, false);
        turns.push((0..24).map(|i| once[once[once[i]]]).collect());
        turns.push(once);
    }
    let mut layers = [
        HashSet::new(),
        HashSet::from([(0..24).map(|i| (i as Cube / 4) << (3 * i)).sum()]),
    ];
    let mut random = 11007u64;
    for distance in 0..=last {
        if distance >= first {
            let mut cubes: Vec<Cube> = layers[1].iter().copied().collect();
            cubes.sort_unstable();
            for case in 0..count {
                random = random
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                let cube = cubes[case * cubes.len().max(count) / count % cubes.len()];
                let held = holdings(cube);
                let held = held[if distance == 0 {
                    case % 24
                } else {
                    (random >> 33) as usize % 24
                }];
                for face in 0..6 {
                    let letter = |i: usize| char::from(b"WRYBOG"[(held >> (3 * i) & 7) as usize]);
                    let word: String = (4 * face..4 * face + 4).map(letter).collect();
                    print!("{}{}\n", if face == 0 { "\n" } else { "" }, word);
                }
            }
        }
        let around = layers[1]
            .iter()
            .flat_map(|&cube| turns.iter().map(move |from: &Vec<usize>| moved(cube, from)));
        let next = around
            .filter(|cube| !layers[0].contains(cube) && !layers[1].contains(cube))
            .collect();
        layers = [std::mem::take(&mut layers[1]), next];
        eprintln!("distance {}: {} cubes", distance, layers[0].len());
    }
}
