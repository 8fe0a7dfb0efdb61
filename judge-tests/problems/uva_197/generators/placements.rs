//! Prints all 144 placements of piece a: 24 orientations in blocks of 6 places, one string a line.
//! Run: `rustc -O --edition 2021 placements.rs && ./placements`
//! `100-all-orientations.in` has line 7·i mod 6 of block i, `110-all-places.in` the whole block 5.

use std::collections::BTreeSet;

fn main() {
    let mut orientations = BTreeSet::new();
    let mut waiting = vec![vec![[0i32, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]]];
    while let Some(cells) = waiting.pop() {
        let low = |axis: usize| cells.iter().map(|cell| cell[axis]).min().unwrap();
        let (x, y, z) = (low(0), low(1), low(2));
        let mut cells: Vec<_> = cells
            .iter()
            .map(|c| [c[0] - x, c[1] - y, c[2] - z])
            .collect();
        cells.sort_unstable();
        if orientations.insert(cells.clone()) {
            waiting.push(cells.iter().map(|&[x, y, z]| [x, -z, y]).collect());
            waiting.push(cells.iter().map(|&[x, y, z]| [-y, x, z]).collect());
        }
    }
    for cells in orientations {
        for shift in 0..27 {
            let at = |c: &[i32; 3]| [c[0] + shift / 9, c[1] + shift / 3 % 3, c[2] + shift % 3];
            if cells.iter().flat_map(at).all(|v| v < 3) {
                let mut line = vec!['.'; 27];
                for [x, y, z] in cells.iter().map(at) {
                    line[(9 * x + 3 * y + z) as usize] = 'a';
                }
                println!("{}", line.into_iter().collect::<String>());
            }
        }
    }
}
