//! ZOJ 3814, Sawtooth Puzzle — <https://zoj.pintia.cn/problem-sets/91827364500>
//!
//! Turn nine square tiles, some of whose edges mesh like gears, with the fewest moves until each shows its target.

use solutions::gears::{Gears, SIDE, TILES};
use solutions::input::{read_all, Input};
use solutions::{output, swar};
use std::io::Write;

const PIXELS: usize = 8;

/// The tiles of an image, a row of pixels a byte.
fn read_image(input: &mut Input) -> Option<[u64; TILES]> {
    let mut tiles = [0; TILES];
    for row in 0..SIDE * PIXELS {
        for tile in &mut tiles[row / PIXELS * SIDE..][..SIDE] {
            let pixels = u64::from_le_bytes(input.symbols()?);
            *tile |= u64::from(swar::equal(pixels, b'#')) << (PIXELS * (row % PIXELS));
        }
    }
    Some(tiles)
}

/// The tile after a quarter turn: its lower rows become left columns.
fn clockwise(tile: u64) -> u64 {
    swar::transposed(tile.swap_bytes())
}

/// Which rotations of one tile, clockwise and as a mask, look like the other.
fn matching_rotations(tile: u64, target: u64) -> u32 {
    let mut turned = tile;
    let mut matching = 0;
    for rotation in 0..4 {
        matching |= u32::from(turned == target) << rotation;
        turned = clockwise(turned);
    }
    matching
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let mut gears = Gears::default();
    let mut output = String::new();
    let cases = input.number().unwrap_or(0);
    for _ in 0..cases {
        let images = (read_image(&mut input), read_image(&mut input));
        let (tiles, targets) = match images {
            (Some(tiles), Some(targets)) => (tiles, targets),
            _ => break,
        };
        let wanted = std::array::from_fn(|i| matching_rotations(tiles[i], targets[i]));
        let flags = std::array::from_fn(|_| std::array::from_fn(|_| input.symbol() == Some(b'1')));
        match gears.fewest_moves(&flags, &wanted) {
            Some(moves) => output::number_line(&mut output, moves.into()),
            None => output.push_str("-1\n"),
        }
    }
    output
}

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(solve(&read_all()).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::gears::Flags;
    use solutions::grid::Grid;
    use solutions::random::Random;

    /// One case: tiles that look different in every rotation, or blank ones, and targets turned so often.
    fn case(turns: &[usize; TILES], blank: &[usize], flags: &Flags) -> String {
        let mut text = String::new();
        for turns in [&[0; TILES], turns] {
            let tiles: Vec<Grid<u8>> = (0..TILES)
                .map(|tile| {
                    let sign = |row, column| match (row, column) {
                        (0, 0) | (3, 0) if !blank.contains(&tile) => b'#',
                        _ => b'.',
                    };
                    let grid = Grid::from_fn(PIXELS, PIXELS, sign);
                    (0..turns[tile]).fold(grid, |grid, _| grid.clockwise())
                })
                .collect();
            for row in 0..SIDE * PIXELS {
                if row > 0 && row % PIXELS == 0 {
                    text += &(" ".repeat(26) + "\n");
                }
                let first = row / PIXELS * SIDE;
                let parts = (first..first + SIDE).map(|tile| tiles[tile].row(row % PIXELS));
                let parts: Vec<_> = parts.map(String::from_utf8_lossy).collect();
                text += &(parts.join(" ") + "\n");
            }
            text.push('\n');
        }
        for edges in flags {
            let edges = edges.map(|flag| u8::from(flag).to_string());
            text += &(edges.join(" ") + "\n");
        }
        text
    }

    #[test]
    fn whole_cases() {
        let (none, all) = ([[false; 4]; TILES], [[true; 4]; TILES]);
        let chess = [1, 3, 1, 3, 1, 3, 1, 3, 1];
        let mut other_picture = case(&[0; TILES], &[], &none);
        other_picture.replace_range(0..1, ".");
        for (case, expected) in [
            (case(&[0; TILES], &[], &none), "0"),
            (case(&[1, 2, 3, 0, 1, 2, 3, 0, 1], &[], &none), "13"),
            (case(&[1, 2, 3, 0, 1, 2, 3, 0, 1], &[0, 1, 2], &none), "7"),
            (case(&[3; TILES], &(0..9).collect::<Vec<_>>(), &all), "0"),
            (case(&chess, &[], &all), "1"),
            (case(&[1, 0, 0, 0, 0, 0, 0, 0, 0], &[], &all), "-1"),
            (
                case(&[1, 0, 0, 0, 0, 0, 0, 0, 0], &[2, 4, 6, 8], &all),
                "-1",
            ),
            (case(&[2; TILES], &[1, 3, 5, 7], &all), "2"),
            (other_picture, "-1"),
        ] {
            assert_eq!(
                solve(format!("1\n{case}").as_bytes()),
                format!("{expected}\n"),
                "{case}"
            );
        }
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        let mut random = Random::new(16);
        let mut clean = String::from("3\n");
        for _ in 0..3 {
            let turns = std::array::from_fn(|_| random.below(4));
            let flags = [(); TILES].map(|()| [(); 4].map(|()| random.below(2) == 0));
            clean += &case(&turns, &[4, 5], &flags);
        }
        let expected = solve(clean.as_bytes());
        assert_eq!(expected.lines().count(), 3);
        let blank_row = " ".repeat(26) + "\n";
        for mangled in [
            clean.trim_end().to_string(),
            clean.replace('\n', "\r\n"),
            clean.replace(&blank_row, ""),
            clean.replace(&blank_row, "\n"),
            clean.replace("\n\n", "\n"),
            clean.replace('\n', " \t\n"),
            clean.replace('\n', "\n\n"),
            format!("\n{clean}\n\n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), expected);
        }
        assert_eq!(solve(b""), "");
    }
}
