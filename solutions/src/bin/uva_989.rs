//! UVa 989, Su Doku — <https://onlinejudge.org/external/9/989.pdf>
//!
//! The lexicographically first completion of a Su Doku of n² × n² cells, n up to 3.
//!
//! Exact cover: a number in a cell covers the cell, its row's, its column's and its box's need of that number. Numbers in
//! cells are options in row-major order, so that the lexicographically first solution is the completion asked for.

use solutions::bits::Bits;
use solutions::exact_cover::ExactCover;
use solutions::input::{read_all, Input};

const GREATEST_ORDER: usize = 3;

/// Words for 4 n⁴ items.
type Items = Bits<6>;

/// The cells row by row, 0 for an unknown number, completed.
fn complete(order: usize, givens: &[usize]) -> Option<Vec<usize>> {
    let side = order * order;
    let cells = side * side;
    let mut cover = ExactCover::new(Items::first(4 * cells));
    let mut options = Vec::new();
    for (cell, &given) in givens.iter().enumerate() {
        let (row, column) = (cell / side, cell % side);
        let square = row / order * order + column / order;
        for number in (0..side).filter(|number| given == 0 || given == number + 1) {
            cover.push(Items::from_iter([
                cell,
                cells + row * side + number,
                2 * cells + column * side + number,
                3 * cells + square * side + number,
            ]));
            options.push(number + 1);
        }
    }
    let chosen = cover.lexicographically_first()?;
    Some(chosen.into_iter().map(|option| options[option]).collect())
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let mut output = String::new();
    while let Some(order) = input
        .number()
        .filter(|order| (1..=GREATEST_ORDER).contains(order))
    {
        let side = order * order;
        let givens: Vec<usize> = (0..side * side).map_while(|_| input.number()).collect();
        if givens.len() < side * side {
            break;
        }
        if !output.is_empty() {
            output.push('\n');
        }
        match complete(order, &givens) {
            Some(numbers) => {
                for row in numbers.chunks(side) {
                    let words: Vec<String> = row.iter().map(usize::to_string).collect();
                    output.push_str(&format!("{}\n", words.join(" ")));
                }
            }
            None => output.push_str("NO SOLUTION\n"),
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
    use solutions::random::{cases, Random};

    const SAMPLE: &str = "3\n0 6 0 1 0 4 0 5 0\n0 0 8 3 0 5 6 0 0\n2 0 0 0 0 0 0 0 1\n8 0 0 4 0 7 0 0 6\n\
        0 0 6 0 0 0 3 0 0\n7 0 0 9 0 1 0 0 4\n5 0 0 0 0 0 0 0 2\n0 0 7 2 0 6 9 0 0\n0 4 0 5 0 8 0 7 0\n";
    const ANSWER: &str = "9 6 3 1 7 4 2 5 8\n1 7 8 3 2 5 6 4 9\n2 5 4 6 8 9 7 3 1\n8 2 1 4 3 7 5 9 6\n\
        4 9 6 8 5 2 3 1 7\n7 3 5 9 6 1 8 2 4\n5 8 9 7 1 3 4 6 2\n3 1 7 2 4 6 9 8 5\n6 4 2 5 9 8 1 7 3\n";

    /// Slow and independent: cell by cell, the least number first that is nowhere in row, column and box.
    fn naive(order: usize, grid: &mut [usize], cell: usize) -> bool {
        let side = order * order;
        if cell == side * side {
            return true;
        }
        let given = grid[cell];
        grid[cell] = 0;
        for number in (1..=side).filter(|&number| given == 0 || given == number) {
            let clashes = (0..side * side).any(|other| {
                let (r, c, s, t) = (cell / side, cell % side, other / side, other % side);
                grid[other] == number
                    && (r == s || c == t || (r / order == s / order && c / order == t / order))
            });
            if !clashes {
                grid[cell] = number;
                if naive(order, grid, cell + 1) {
                    return true;
                }
                grid[cell] = 0;
            }
        }
        grid[cell] = given;
        false
    }

    /// A completed grid with numbers, rows and columns in random order, of which some cells are kept and a few changed.
    fn random_grid(order: usize, random: &mut Random) -> Vec<usize> {
        let side = order * order;
        let mut numbers: Vec<usize> = (1..=side).collect();
        random.shuffle(&mut numbers);
        let mut lines = || {
            let mut bands: Vec<usize> = (0..order).collect();
            random.shuffle(&mut bands);
            let mut lines = Vec::new();
            for band in bands {
                let mut band: Vec<usize> = (band * order..(band + 1) * order).collect();
                random.shuffle(&mut band);
                lines.extend(band);
            }
            lines
        };
        let (rows, columns) = (lines(), lines());
        let mut grid = Vec::new();
        for &r in &rows {
            for &c in &columns {
                grid.push(numbers[(r % order * order + r / order + c) % side]);
            }
        }
        let kept = random.below(side * side);
        let mut cells: Vec<usize> = (0..side * side).collect();
        random.shuffle(&mut cells);
        // Backtracking has its limits: at least 30 of 81 cells are known.
        for &cell in &cells[kept.max((side * side).saturating_sub(51))..] {
            grid[cell] = 0;
        }
        if random.below(3) == 0 {
            grid[random.below(side * side)] = 1 + random.below(side);
        }
        grid
    }

    #[test]
    fn the_sample() {
        assert_eq!(solve(SAMPLE.as_bytes()), ANSWER);
    }

    #[test]
    fn random_grids_against_backtracking() {
        let mut random = Random::new(989);
        let tries = cases(1500);
        let (mut unsolvable, mut open) = (0, 0);
        for i in 0..tries {
            let order = [2, 2, 1, 3, 3][i % 5];
            let givens = random_grid(order, &mut random);
            let mut grid = givens.clone();
            let expected = Some(grid.clone())
                .filter(|_| naive(order, &mut grid, 0))
                .map(|_| grid);
            assert_eq!(complete(order, &givens), expected, "{givens:?}");
            unsolvable += usize::from(expected.is_none());
            open +=
                usize::from(order == 2 && givens.iter().filter(|&&given| given == 0).count() > 12);
        }
        assert!(
            tries < 1000 || unsolvable > 100 && open > 50,
            "{unsolvable} {open}"
        );
    }

    #[test]
    fn open_grids_have_their_first_completion() {
        for order in 1..=3 {
            let side = order * order;
            let mut grid = vec![0; side * side];
            let found = complete(order, &grid);
            assert!(naive(order, &mut grid, 0));
            assert_eq!(found, Some(grid));
        }
        assert_eq!(solve(b"1 0 1 1 1 2"), "1\n\n1\n\nNO SOLUTION\n");
    }

    #[test]
    fn contradictory_givens() {
        let mut grid = vec![0; 81];
        grid[0] = 5;
        for twin in [8, 72, 20] {
            let mut grid = grid.clone();
            grid[twin] = 5;
            assert_eq!(complete(3, &grid), None);
        }
        grid[80] = 10;
        assert_eq!(complete(3, &grid), None);
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        let two = format!("{SAMPLE}\n{SAMPLE}");
        let answer = format!("{ANSWER}\n{ANSWER}");
        for mangled in [
            two.trim_end().to_string(),
            two.replace('\n', "\r\n"),
            two.replace('\n', " \t\n"),
            two.replace('\n', "\n\n"),
            two.replace("\n\n", "\n"),
            format!("\n{two}\n \n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), answer, "{mangled:?}");
        }
        assert_eq!(solve(b""), "");
        assert_eq!(solve(b"3\n1 2 3\n"), "");
    }
}
