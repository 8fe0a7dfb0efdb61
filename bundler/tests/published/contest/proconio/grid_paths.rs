//! Reading macros: scalars, tuples, matrices of characters, 1-based pairs, a jagged list.
use proconio::input;
use proconio::marker::{Bytes, Chars, Usize1};

fn main() {
    input! {
        height: usize,
        width: usize,
        grid: [Chars; height],
        word: Bytes,
        edges: [(Usize1, Usize1, i64)],
        mut jagged: [[i32]; 2],
    }
    let mut ways = vec![vec![0u64; width]; height];
    for row in 0..height {
        for column in 0..width {
            if grid[row][column] == '#' {
                continue;
            }
            ways[row][column] = match (row, column) {
                (0, 0) => 1,
                _ => {
                    let above = if row > 0 { ways[row - 1][column] } else { 0 };
                    let left = if column > 0 { ways[row][column - 1] } else { 0 };
                    above + left
                }
            };
        }
    }
    println!("{}", ways[height - 1][width - 1]);
    println!("{}", word.iter().map(|byte| (byte - b'a') as u32).sum::<u32>());
    println!("{:?}", edges);
    jagged[0].reverse();
    println!("{:?}", jagged);
}
