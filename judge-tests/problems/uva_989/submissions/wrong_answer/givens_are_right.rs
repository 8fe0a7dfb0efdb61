//! Mistake: given numbers that clash are not noticed.

use std::io::Read;

struct Grid {
    n: usize,
    side: usize,
    /// 0 for unknown.
    numbers: Vec<usize>,
    /// For each row, column and box the cells in it.
    units: Vec<Vec<usize>>,
}

impl Grid {
    fn new(n: usize, numbers: Vec<usize>) -> Grid {
        let side = n * n;
        let mut units = Vec::new();
        for u in 0..side {
            units.push((0..side).map(|i| u * side + i).collect());
            units.push((0..side).map(|i| i * side + u).collect());
            let corner = u / n * n * side + u % n * n;
            units.push((0..side).map(|i| corner + i / n * side + i % n).collect());
        }
        Grid {
            n,
            side,
            numbers,
            units,
        }
    }

    /// Do two equal numbers see each other?
    fn clashes(&self) -> bool {
        self.units.iter().any(|unit| {
            let mut seen = 0;
            unit.iter().any(|&cell| {
                let bit = 1 << self.numbers[cell];
                let twice = bit != 1 && seen & bit != 0;
                seen |= bit;
                twice
            })
        })
    }

    /// The numbers that no row, column or box of the cell has, as bits.
    fn candidates(&self) -> Vec<u32> {
        let mut used = vec![0; 3 * self.side];
        let units = |cell: usize| {
            let (r, c) = (cell / self.side, cell % self.side);
            let square = r / self.n * self.n + c / self.n;
            [r, self.side + c, 2 * self.side + square]
        };
        for (cell, &number) in self.numbers.iter().enumerate() {
            units(cell).iter().for_each(|&u| used[u] |= 1 << number);
        }
        let all = (1 << (self.side + 1)) - 2;
        let open = |(cell, &number)| match number {
            0 => all & !units(cell).iter().fold(0, |sum, &u| sum | used[u]),
            _ => 0,
        };
        self.numbers.iter().enumerate().map(open).collect()
    }

    /// Completes the grid in some way.
    fn complete(&mut self) -> bool {
        if !self.numbers.contains(&0) {
            return true;
        }
        let candidates = self.candidates();
        // Pairs of cell and number, one of which must be right.
        let mut best: Option<Vec<(usize, usize)>> = None;
        let mut offer = |choices: Vec<(usize, usize)>| {
            if best
                .as_ref()
                .map_or(true, |best| choices.len() < best.len())
            {
                best = Some(choices);
            }
        };
        for cell in 0..self.numbers.len() {
            if self.numbers[cell] == 0 {
                let right = (1..=self.side).filter(|number| candidates[cell] >> number & 1 == 1);
                offer(right.map(|number| (cell, number)).collect());
            }
        }
        for unit in &self.units {
            for number in 1..=self.side {
                if unit.iter().all(|&cell| self.numbers[cell] != number) {
                    let right = unit
                        .iter()
                        .filter(|&&cell| candidates[cell] >> number & 1 == 1);
                    offer(right.map(|&cell| (cell, number)).collect());
                }
            }
        }
        for (cell, number) in best.unwrap() {
            self.numbers[cell] = number;
            if self.complete() {
                return true;
            }
            self.numbers[cell] = 0;
        }
        false
    }

    fn first_completion(&mut self) -> bool {
        let mut full = Grid::new(self.n, self.numbers.clone());
        if !full.complete() {
            return false;
        }
        for cell in 0..self.numbers.len() {
            if self.numbers[cell] > 0 {
                continue;
            }
            let candidates = self.candidates()[cell];
            for number in (1..=self.side).filter(|number| candidates >> number & 1 == 1) {
                self.numbers[cell] = number;
                if full.numbers[cell] == number {
                    break;
                }
                let mut attempt = Grid::new(self.n, self.numbers.clone());
                if attempt.complete() {
                    full = attempt;
                    break;
                }
            }
        }
        true
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    let mut first = true;
    while let Some(n) = words.next() {
        let numbers = (0..n * n * n * n).map(|_| words.next().unwrap()).collect();
        let mut grid = Grid::new(n, numbers);
        if !first {
            println!();
        }
        first = false;
        if grid.first_completion() {
            for row in grid.numbers.chunks(n * n) {
                let row: Vec<String> = row.iter().map(|number| number.to_string()).collect();
                println!("{}", row.join(" "));
            }
        } else {
            println!("NO SOLUTION");
        }
    }
}
