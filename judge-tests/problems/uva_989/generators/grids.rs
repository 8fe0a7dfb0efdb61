//! Writes grids from which some numbers of a completion are left.
//! Run: `rustc -O --edition 2021 grids.rs && ./grids N COUNT FEWEST MOST KIND`: each grid has from FEWEST to MOST numbers;
//! KIND is `right`, or `spoilt`: one number is changed so that no two clash at once.
//!
//! `110-order-two`: 2 30 0 12 right; `115-order-two-spoilt`: 2 30 4 10 spoilt; `220-few-numbers`: 3 20 0 16 right;
//! `230-more-numbers`: 3 20 17 40 right; `240-spoilt`: 3 20 8 30 spoilt.

struct Random(u64);

impl Random {
    /// A number below `end`, from the upper bits of a linear congruential generator.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % end
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..count).collect();
        (1..count).for_each(|i| all.swap(i, self.below(i + 1)));
        all
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |i: usize| arguments[i].parse::<usize>().unwrap();
    let (n, count, fewest, most) = (number(1), number(2), number(3), number(4));
    let side = n * n;
    let mut random = Random(989);
    for case in 0..count {
        let numbers = random.shuffled(side);
        let mut lines = || -> Vec<usize> {
            let mut lines = Vec::new();
            for band in random.shuffled(n) {
                lines.extend(random.shuffled(n).iter().map(|line| band * n + line));
            }
            lines
        };
        let (rows, columns) = (lines(), lines());
        let full = |i: usize| {
            let (r, c) = (rows[i / side], columns[i % side]);
            numbers[(r % n * n + r / n + c) % side] + 1
        };
        let kept = fewest + random.below(most - fewest + 1);
        let cells = random.shuffled(side * side);
        let mut grid = vec![0; side * side];
        cells[..kept].iter().for_each(|&i| grid[i] = full(i));
        if arguments[5] == "spoilt" {
            let near = |i: usize, j: usize| {
                let (r, c, s, t) = (i / side, i % side, j / side, j % side);
                i != j && (r == s || c == t || (r / n == s / n && c / n == t / n))
            };
            let other = cells[..kept].iter().find_map(|&i| {
                let clashes = |new: usize| (0..side * side).any(|j| near(i, j) && grid[j] == new);
                let new = (1..=side).find(|&new| new != grid[i] && !clashes(new))?;
                Some((i, new))
            });
            if let Some((i, new)) = other {
                grid[i] = new;
            }
        }
        if case > 0 {
            println!();
        }
        println!("{}", n);
        for row in grid.chunks(side) {
            let words: Vec<String> = row.iter().map(|n| n.to_string()).collect();
            println!("{}", words.join(" "));
        }
    }
}
