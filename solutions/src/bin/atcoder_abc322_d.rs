//! AtCoder ABC 322 D, Polyomino — <https://atcoder.jp/contests/abc322/tasks/abc322_d>
//!
//! Can three polyominoes, turned and moved but not reflected, tile a square of 4 × 4 cells?
//!
//! Exact cover: each piece in one of its orientations, in one of its places.

use solutions::input::{read_all, Input};
use solutions::polycube::{Region, Shape};
use solutions::polyomino::{quarter_turns, shape, Tilings};

const SIDE: usize = 4;
const PIECES: usize = 3;

fn can_tile(drawings: &[Shape]) -> bool {
    if drawings.iter().any(|drawing| drawing.cells().is_empty()) {
        return false;
    }
    let turns = quarter_turns();
    let pieces: Vec<Vec<Shape>> = drawings
        .iter()
        .map(|drawing| drawing.orientations(&turns))
        .collect();
    let square = Region::cuboid([SIDE as i8, SIDE as i8, 1]);
    !Tilings::new(&square, &pieces).first(1).is_empty()
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let mut drawings = Vec::new();
    for _ in 0..PIECES {
        let rows: Vec<&[u8]> = (0..SIDE).map_while(|_| input.token()).collect();
        drawings.push(shape(&rows, b'#'));
    }
    let answer = if can_tile(&drawings) { "Yes" } else { "No" };
    format!("{answer}\n")
}

fn main() {
    print!("{}", solve(&read_all()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::{cases, Random};

    const SAMPLE: &str = "....\n###.\n.#..\n....\n....\n.###\n.##.\n....\n..#.\n.##.\n.##.\n.##.\n";

    /// Slow and independent: every turn of every drawing is moved everywhere, all three at once.
    fn naive(drawings: &[[[bool; 4]; 4]; 3]) -> bool {
        let places = |drawing: &[[bool; 4]; 4]| {
            let mut masks = Vec::new();
            let mut turned = *drawing;
            for _ in 0..4 {
                turned = std::array::from_fn(|r| std::array::from_fn(|c| turned[3 - c][r]));
                for (down, right) in (0..7).flat_map(|down| (0..7).map(move |right| (down, right)))
                {
                    let mut mask = 0_u32;
                    let mut inside = true;
                    for (r, c) in (0..4).flat_map(|r| (0..4).map(move |c| (r, c))) {
                        if turned[r][c] {
                            // Moved by -3 to 3 each way.
                            let (r, c) = (r + down, c + right);
                            if (3..7).contains(&r) && (3..7).contains(&c) {
                                mask |= 1 << (4 * (r - 3) + c - 3);
                            } else {
                                inside = false;
                            }
                        }
                    }
                    if inside {
                        masks.push(mask);
                    }
                }
            }
            masks
        };
        let [first, second, third] = [0, 1, 2].map(|i| places(&drawings[i]));
        first.iter().any(|a| {
            second.iter().filter(|&b| a & b == 0).any(|b| {
                let both = a | b;
                third
                    .iter()
                    .any(|c| both & c == 0 && (both | c).count_ones() == 16)
            })
        })
    }

    fn text(drawings: &[[[bool; 4]; 4]; 3]) -> String {
        let row = |row: &[bool; 4]| {
            row.map(|ink| if ink { '#' } else { '.' })
                .iter()
                .collect::<String>()
        };
        let rows: Vec<String> = drawings.iter().flatten().map(row).collect();
        rows.join("\n") + "\n"
    }

    /// Three connected pieces of 16 cells in all: grown in the square, each then turned, moved and perhaps reflected.
    fn random_drawings(random: &mut Random) -> [[[bool; 4]; 4]; 3] {
        let mut square = [[3; 4]; 4];
        let mut cells: Vec<usize> = (0..16).collect();
        random.shuffle(&mut cells);
        for piece in 0..3 {
            square[cells[piece] / 4][cells[piece] % 4] = piece;
        }
        let mut free = 13;
        while free > 0 {
            let (r, c) = (random.below(4), random.below(4));
            let from = [
                (r + 1, c),
                (r, c + 1),
                (r.wrapping_sub(1), c),
                (r, c.wrapping_sub(1)),
            ];
            let (near_r, near_c) = from[random.below(4)];
            if square[r][c] == 3 && near_r < 4 && near_c < 4 && square[near_r][near_c] < 3 {
                square[r][c] = square[near_r][near_c];
                free -= 1;
            }
        }
        [0, 1, 2].map(|piece| {
            let (turns, reflected) = (random.below(4), random.below(2) == 0);
            let mut drawing: [[bool; 4]; 4] =
                std::array::from_fn(|r| std::array::from_fn(|c| square[r][c] == piece));
            for _ in 0..turns {
                drawing = std::array::from_fn(|r| std::array::from_fn(|c| drawing[3 - c][r]));
            }
            if reflected {
                drawing.reverse();
            }
            while random.below(2) == 0 && drawing[0] == [false; 4] {
                drawing.rotate_left(1);
            }
            drawing
        })
    }

    #[test]
    fn the_sample() {
        assert_eq!(solve(SAMPLE.as_bytes()), "Yes\n");
    }

    #[test]
    fn random_pieces_against_trying_all_places() {
        let mut random = Random::new(322);
        let mut tiled = 0;
        let tries = cases(2000);
        for _ in 0..tries {
            let drawings = random_drawings(&mut random);
            let expected = if naive(&drawings) { "Yes\n" } else { "No\n" };
            let text = text(&drawings);
            assert_eq!(solve(text.as_bytes()), expected, "{text}");
            tiled += usize::from(expected == "Yes\n");
        }
        assert!(
            tries < 1000 || (tries / 10..tries - tries / 10).contains(&tiled),
            "{tiled}"
        );
    }

    #[test]
    fn pieces_may_be_turned_but_not_reflected() {
        let drawings = [
            ["##..", ".##.", "....", "...."],
            ["#...", "###.", "####", "...."],
            ["##..", ".#..", ".#..", "...."],
        ];
        let answer = |drawings: [[&str; 4]; 3]| solve(drawings.concat().join("\n").as_bytes());
        assert_eq!(answer(drawings), "Yes\n");
        for reflected in 0..3 {
            let mut drawings = drawings;
            drawings[reflected].reverse();
            assert_eq!(answer(drawings), "No\n");
        }
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        for mangled in [
            SAMPLE.trim_end().to_string(),
            SAMPLE.replace('\n', "\r\n"),
            SAMPLE.replace('\n', " \t\n"),
            SAMPLE.replace('\n', "\n\n"),
            format!("\n {SAMPLE}\n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), "Yes\n", "{mangled:?}");
        }
        assert_eq!(solve(b""), "No\n");
    }
}
