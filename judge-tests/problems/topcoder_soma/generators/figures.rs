//! Prints random figures of 27 cubes for `200-random-figures.in`, and `210-random-boxes.in`.
//! Run: `rustc -O --edition 2021 figures.rs && ./figures 40 6 9` (how many, widest side, highest stack)
//! and `./figures 40 5 3`.
//!
//! A figure grows from one square by a cube at a time, put on a stack or beside one, so that its
//! squares are connected.

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
}

fn main() {
    let argument = |n| std::env::args().nth(n).unwrap().parse::<usize>().unwrap();
    let (count, side, highest) = (argument(1), argument(2), argument(3));
    let mut random = Random(198);
    for _ in 0..count {
        let (rows, columns) = (3 + random.below(side - 2), 3 + random.below(side - 2));
        let mut heights = vec![vec![0; columns]; rows];
        heights[rows / 2][columns / 2] = 1;
        let mut cubes = 1;
        while cubes < 27 {
            let (r, c) = (random.below(rows), random.below(columns));
            let around = [
                (r, c),
                (r + 1, c),
                (r, c + 1),
                (r.wrapping_sub(1), c),
                (r, c.wrapping_sub(1)),
            ];
            let height =
                |&(r, c): &(usize, usize)| heights.get(r).and_then(|row| row.get(c)).unwrap_or(&0);
            if around.iter().any(|at| *height(at) > 0) && heights[r][c] < highest {
                heights[r][c] += 1;
                cubes += 1;
            }
        }
        println!("{}", rows);
        for row in heights {
            println!("{}", row.iter().map(|h| h.to_string()).collect::<String>());
        }
    }
}
