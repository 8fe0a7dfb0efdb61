//! Mistake: only 8 of the 24 rotations, quarter turns about one axis and half turns about another.

use std::collections::BTreeSet;
use std::io::Read;

type Cell = [i32; 3];
type Shape = BTreeSet<Cell>;

const ASSEMBLY: &str = "adcaccaacddgbfgffedggbfebee";

/// The cells (plane, row, column) at which `text` has `letter`.
fn cells_of(text: &str, letter: char) -> Shape {
    let cells = text.chars().zip(0..).filter(|&(c, _)| c == letter);
    cells.map(|(_, i)| [i / 9, i / 3 % 3, i % 3]).collect()
}

/// Eight of the 24 turns, as functions of a cell: a quarter and a half turn repeated until nothing is new.
fn rotations(shape: &Shape) -> BTreeSet<Shape> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![to_corner(shape)];
    while let Some(shape) = waiting.pop() {
        if found.insert(shape.clone()) {
            let about_first = shape.iter().map(|&[x, y, z]| [x, -y, -z]).collect();
            let about_last = shape.iter().map(|&[x, y, z]| [-y, x, z]).collect();
            waiting.push(to_corner(&about_first));
            waiting.push(to_corner(&about_last));
        }
    }
    found
}

/// The shape moved so that its smallest coordinates are 0.
fn to_corner(shape: &Shape) -> Shape {
    let low = |axis: usize| shape.iter().map(|cell| cell[axis]).min().unwrap();
    let (x, y, z) = (low(0), low(1), low(2));
    shape
        .iter()
        .map(|c| [c[0] - x, c[1] - y, c[2] - z])
        .collect()
}

/// Every place of one orientation in the cube, as lists of positions 0..27.
fn places(shape: &Shape) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for shift in 0..27 {
        let (x, y, z) = (shift / 9, shift / 3 % 3, shift % 3);
        let moved: Vec<Cell> = shape
            .iter()
            .map(|c| [c[0] + x, c[1] + y, c[2] + z])
            .collect();
        if moved.iter().flatten().all(|v| (0..3).contains(v)) {
            all.push(
                moved
                    .iter()
                    .map(|c| (9 * c[0] + 3 * c[1] + c[2]) as usize)
                    .collect(),
            );
        }
    }
    all
}

/// What one piece may do: its letter and all its places.
type Options = (u8, Vec<Vec<usize>>);

fn assemble(options: &[Options], cube: &mut Vec<u8>, out: &mut Vec<String>) {
    if options.is_empty() {
        out.push(String::from_utf8(cube.clone()).unwrap());
        return;
    }
    let (letter, places) = &options[0];
    for place in places {
        if place.iter().all(|&cell| cube[cell] == b'.') {
            place.iter().for_each(|&cell| cube[cell] = *letter);
            assemble(&options[1..], cube, out);
            place.iter().for_each(|&cell| cube[cell] = b'.');
        }
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for word in input.split_whitespace() {
        let mut options = vec![(b'a', places(&to_corner(&cells_of(word, 'a'))))];
        for letter in ['g', 'f', 'e', 'd', 'c', 'b'] {
            let turned = rotations(&cells_of(ASSEMBLY, letter));
            options.push((letter as u8, turned.iter().flat_map(places).collect()));
        }
        let mut found = Vec::new();
        assemble(&options, &mut vec![b'.'; 27], &mut found);
        found.sort();
        for line in found {
            println!("{}", line);
        }
        println!();
    }
}
