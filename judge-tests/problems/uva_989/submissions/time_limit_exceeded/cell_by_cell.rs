//! Mistake: plain backtracking, the cells row by row.

use std::io::Read;

fn clashes(n: usize, grid: &[usize], cell: usize, number: usize) -> bool {
    let side = n * n;
    let (r, c) = (cell / side, cell % side);
    (0..side).any(|i| {
        let square = (r / n * n + i / n) * side + c / n * n + i % n;
        [r * side + i, i * side + c, square]
            .iter()
            .any(|&other| other != cell && grid[other] == number)
    })
}

/// Completes the grid from this cell on.
fn fill(n: usize, grid: &mut Vec<usize>, cell: usize) -> bool {
    if cell == grid.len() {
        return true;
    }
    if grid[cell] > 0 {
        return fill(n, grid, cell + 1);
    }
    for number in 1..=n * n {
        if !clashes(n, grid, cell, number) {
            grid[cell] = number;
            if fill(n, grid, cell + 1) {
                return true;
            }
            grid[cell] = 0;
        }
    }
    false
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    let mut first = true;
    while let Some(n) = words.next() {
        let mut grid: Vec<usize> = (0..n * n * n * n).map(|_| words.next().unwrap()).collect();
        if !first {
            println!();
        }
        first = false;
        let right = (0..grid.len()).all(|i| grid[i] == 0 || !clashes(n, &grid, i, grid[i]));
        if right && fill(n, &mut grid, 0) {
            for row in grid.chunks(n * n) {
                let row: Vec<String> = row.iter().map(|number| number.to_string()).collect();
                println!("{}", row.join(" "));
            }
        } else {
            println!("NO SOLUTION");
        }
    }
}
