//! TopCoder SRM 198 (Division 1, 1000 points), Soma —
//! <https://www.topcoder.com/tc?module=Static&d1=match_editorials&d2=srm198>
//!
//! Count the ways to build a height map of 27 cubes from the seven Soma pieces.
//!
//! The symmetries of the pattern, reflections included, map assemblies to assemblies: the set of pieces is its own
//! mirror image. So one piece, not one of the two that mirror each other, is tried in one placement of each
//! class of equivalent ones, and what is found counts once for every placement of the class. Patterns that come again are
//! looked up.

use solutions::input::{read_all, Input};
use solutions::output;
use solutions::polycube::{Cell, Isometry, Region};
use solutions::soma::{Assembly, Orientations, CELLS};
use std::collections::BTreeMap;
use std::io::Write;

/// The pieces that are their own mirror images.
const ACHIRAL: std::ops::Range<usize> = 0..5;

fn count_assemblies(orientations: &Orientations, region: &Region) -> u64 {
    let assembly = Assembly::new(orientations, region);
    let symmetries = region.symmetries(&Isometry::all());
    if symmetries.len() == 1 {
        return assembly.count();
    }
    let fewest = ACHIRAL
        .map(|piece| (piece, classes(assembly.placements(piece), &symmetries)))
        .min_by_key(|(_, classes)| classes.len());
    let (piece, classes) = fewest.expect("there are such pieces");
    classes
        .into_iter()
        .map(|(placement, size)| {
            size * assembly
                .restricted(piece, |other| other == placement)
                .count()
        })
        .sum()
}

/// One placement of each class of those that the symmetries map to each other, the least, and the size of the class: there are
/// as many symmetries as placements in the class times those that keep one in its place.
fn classes(placements: &[u64], symmetries: &[Vec<usize>]) -> Vec<(u64, u64)> {
    let mut classes = Vec::new();
    for &placement in placements {
        let images = || symmetries.iter().map(|to| image(placement, to));
        if images().all(|image| image >= placement) {
            let kept = images().filter(|&image| image == placement).count();
            classes.push((placement, (symmetries.len() / kept) as u64));
        }
    }
    classes
}

/// The cells to which those of `placement` go.
fn image(mut placement: u64, to: &[usize]) -> u64 {
    let mut image = 0;
    while placement != 0 {
        image |= 1 << to[placement.trailing_zeros() as usize];
        placement &= placement - 1;
    }
    image
}

/// The cells of columns of these heights, one row of digits after the other.
fn columns(rows: &[&[u8]]) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(CELLS);
    for (x, row) in (0..).zip(rows) {
        for (y, digit) in (0..).zip(row.iter()) {
            let height = (digit - b'0') as i8;
            cells.extend((0..height).map(|z| [x, y, z]));
        }
    }
    cells
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let orientations = Orientations::new();
    let mut known = BTreeMap::new();
    let mut output = String::new();
    while let Some(height) = input.number() {
        let rows: Vec<&[u8]> = (0..height).map_while(|_: usize| input.token()).collect();
        let cells = columns(&rows);
        let count = match cells.len() {
            CELLS => *known.entry(cells).or_insert_with_key(|cells| {
                count_assemblies(&orientations, &Region::new(cells.clone()))
            }),
            _ => 0,
        };
        output::number_line(&mut output, count);
    }
    output
}

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(solve(&read_all()).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::Random;

    /// The published examples and their answers, the cube first.
    const EXAMPLES: [(&str, u64); 9] = [
        ("3 333 333 333", 11520),
        ("3 345 234 123", 2800),
        ("3 3330000 0033300 0000333", 28),
        ("3 21111111 21111111 21111111", 0),
        ("2 67 77", 1520),
        (
            "27 010000000000000000000000000 110000000000000000000000000 \
             000000000000000000000000000 000000000000000000000000000 000000000000000000000000000 \
             000000000000000000000000000 000000000000000000000000000 000000000000000000000000000 \
             000000000000000000000000000 000000000000000000000000000 000000000000000000000000000 \
             000000000000000000000000000 000000000000000000000000000 000000000000000000000000000 \
             000000000000000000000000000 000000000000000000000000000 000000000000000000000000000 \
             000000000000000000000000000 000000000000000000000000000 000000000000000000000000000 \
             000000000000000000000000000 000000000000000000000000000 000000000000000000000000000 \
             000000000000000000000000022 000000000000000000000000022 000000000000000000000002222 \
             000000000000000000000002222",
            76,
        ),
        (
            "5 11100110001 01001100111 00000000000 20002012011 11011001001",
            1,
        ),
        ("5 121 222 121 121 333", 78),
        ("6 020 010 010 020 343 353", 42),
    ];

    #[test]
    fn the_published_examples() {
        let input: Vec<&str> = EXAMPLES.iter().map(|&(pattern, _)| pattern).collect();
        let expected: String = EXAMPLES
            .iter()
            .map(|(_, count)| format!("{count}\n"))
            .collect();
        assert_eq!(solve(input.join("\n").as_bytes()), expected);
    }

    #[test]
    fn symmetric_patterns_against_counting_everything() {
        // Mirrored maps, whose symmetries are reflections as well as turns.
        let mut random = Random::new(10);
        let mut buildable = 0;
        let mut tried = 0;
        while tried < 60 {
            let half: Vec<usize> = (0..5).map(|_| random.below(5)).collect();
            let middle = 27_usize.checked_sub(2 * half.iter().sum::<usize>());
            if let Some(middle @ 0..=27) = middle {
                let (low, high) = (middle / 3, middle - middle / 3 * 2);
                if high > 9 {
                    continue;
                }
                let rows = [
                    [half[0], half[1], half[0], 0],
                    [half[2], low, half[2], 0],
                    [half[3], high, half[3], 0],
                    [half[4], low, half[4], 0],
                ];
                // The middle of the first row counts once only.
                let total: usize = rows.iter().flatten().sum();
                if total != CELLS {
                    continue;
                }
                let text = rows.map(|row| row.map(|height| height.to_string()).concat());
                let rows: Vec<&[u8]> = text.iter().map(|row| row.as_bytes()).collect();
                let region = Region::new(columns(&rows));
                let orientations = Orientations::new();
                let expected = Assembly::new(&orientations, &region).count();
                assert_eq!(
                    count_assemblies(&orientations, &region),
                    expected,
                    "{text:?}"
                );
                tried += 1;
                buildable += usize::from(expected > 0);
            }
        }
        assert!(buildable > 5, "{buildable}");
    }

    #[test]
    fn classes_part_the_placements() {
        let cube = Region::cuboid([3, 3, 3]);
        let symmetries = cube.symmetries(&Isometry::all());
        let assembly = Assembly::new(&Orientations::new(), &cube);
        for piece in ACHIRAL {
            let placements = assembly.placements(piece);
            let sizes: u64 = classes(placements, &symmetries)
                .iter()
                .map(|class| class.1)
                .sum();
            assert_eq!(sizes, placements.len() as u64);
        }
    }

    #[test]
    fn a_wrong_number_of_cubes_cannot_be_built() {
        assert_eq!(solve(b"2\n99\n99\n2\n10\n00\n"), "0\n0\n");
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        let clean = "3\n345\n234\n123\n2\n67\n77\n";
        assert_eq!(solve(clean.as_bytes()), "2800\n1520\n");
        for mangled in [
            clean.trim_end().to_string(),
            clean.replace('\n', "\r\n"),
            clean.replace('\n', " \t\n"),
            clean.replace('\n', "\n\n"),
            format!("\n\n{clean}\n \n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), "2800\n1520\n", "{mangled:?}");
        }
        assert_eq!(solve(b""), "");
    }
}
