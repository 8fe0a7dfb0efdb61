//! Writes random puzzles. Run: `rustc -O --edition 2021 sawtooth.rs && ./sawtooth KIND COUNT` with KIND
//! `reachable` (any position that moves lead to), `far` (one of the farthest, with the worst of 40 sets
//! of edges) or `any` (any rotations, mostly out of reach).
//!
//! `200-reachable.in`: reachable 30; `210-far.in`: far 20; `220-any.in`: any 30.
//!
//! Of the tiles about half look the same after a half turn, a quarter turn or any turn.

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

type Image = [[char; 8]; 8];

/// Quarter turns clockwise of each tile after turning tile `first`, from quarter turns `at`.
fn turned(flags: &[[bool; 4]; 9], at: [usize; 9], first: usize) -> [usize; 9] {
    let toothed = |tile: usize, edge: usize| flags[tile][(edge + 4 - at[tile]) % 4];
    let mut quarters = [0; 9];
    quarters[first] = 1;
    let mut spreading = true;
    while spreading {
        spreading = false;
        for tile in 0..9 {
            let beside = [(tile % 3 < 2, tile + 1, 2, 0), (tile < 6, tile + 3, 3, 1)];
            for (inside, other, edge, facing) in beside {
                if inside
                    && (quarters[tile] > 0) != (quarters[other] > 0)
                    && toothed(tile, edge)
                    && toothed(other, facing)
                {
                    let turning = quarters[tile] + quarters[other];
                    quarters[tile] = if quarters[tile] > 0 {
                        turning
                    } else {
                        4 - turning
                    };
                    quarters[other] = 4 - quarters[tile];
                    spreading = true;
                }
            }
        }
    }
    let mut next = at;
    (0..9).for_each(|tile| next[tile] = (at[tile] + quarters[tile]) % 4);
    next
}

/// All positions that moves lead to, nearest first.
fn reachable(flags: &[[bool; 4]; 9]) -> Vec<[usize; 9]> {
    let mut seen = vec![false; 1 << 18];
    let number = |at: &[usize; 9]| at.iter().fold(0, |sum, turns| 4 * sum + turns);
    let mut found = vec![[0; 9]];
    seen[0] = true;
    let mut done = 0;
    while done < found.len() {
        for tile in 0..9 {
            let next = turned(flags, found[done], tile);
            if !seen[number(&next)] {
                seen[number(&next)] = true;
                found.push(next);
            }
        }
        done += 1;
    }
    found
}

fn clockwise(image: &Image) -> Image {
    let mut turned = *image;
    for (r, row) in turned.iter_mut().enumerate() {
        for (c, pixel) in row.iter_mut().enumerate() {
            *pixel = image[7 - c][r];
        }
    }
    turned
}

/// A random image, of which some look the same after turns.
fn image(random: &mut Random) -> Image {
    let mut image = [['.'; 8]; 8];
    let symmetry = [1, 1, 1, 2, 4, 0][random.below(6)];
    for _ in 0..symmetry * 30 {
        let (r, c) = (random.below(8), random.below(8));
        image[r][c] = '#';
        if symmetry == 2 {
            image[7 - r][7 - c] = '#';
        }
        if symmetry == 4 {
            image[c][7 - r] = '#';
            image[7 - r][7 - c] = '#';
            image[7 - c][r] = '#';
        }
    }
    image
}

fn print(images: &[Image]) {
    for row in 0..3 {
        for line in 0..8 {
            let group = |tile: usize| images[3 * row + tile][line].iter().collect::<String>();
            println!("{} {} {}", group(0), group(1), group(2));
        }
        println!(
            "{}",
            if row < 2 {
                " ".repeat(26)
            } else {
                String::new()
            }
        );
    }
}

fn main() {
    let kind = std::env::args().nth(1).unwrap();
    let count: usize = std::env::args().nth(2).unwrap().parse().unwrap();
    let mut random = Random(3814);
    println!("{}", count);
    for case in 0..count {
        let mut edges = || {
            let of_eight = 3 + random.below(5);
            [[(); 4]; 9].map(|tile| tile.map(|_| random.below(8) < of_eight))
        };
        let mut flags = edges();
        let mut positions = reachable(&flags);
        if kind == "far" {
            for _ in 0..40 {
                let other = edges();
                let others = reachable(&other);
                if others.len() > positions.len() {
                    (flags, positions) = (other, others);
                }
            }
        }
        let at = match kind.as_str() {
            "far" => positions[positions.len() - 1 - case % 3],
            "reachable" => positions[random.below(positions.len())],
            _ => [(); 9].map(|_| random.below(4)),
        };
        let initial: Vec<Image> = (0..9).map(|_| image(&mut random)).collect();
        let turn = |tile: usize| (0..at[tile]).fold(initial[tile], |image, _| clockwise(&image));
        print(&initial);
        print(&(0..9).map(turn).collect::<Vec<Image>>());
        for tile in flags {
            println!(
                "{}",
                tile.map(|flag| if flag { "1" } else { "0" }).join(" ")
            );
        }
    }
}
