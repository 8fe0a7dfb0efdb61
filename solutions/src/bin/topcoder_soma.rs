//! TopCoder SRM 198 (Division 1, 1000 points), Soma —
//! <https://www.topcoder.com/tc?module=Static&d1=match_editorials&d2=srm198>
//!
//! Count the ways to build a height map of 27 cubes from the seven Soma pieces.
//!
//! The symmetries of the pattern, reflections included, map assemblies to assemblies: the set of pieces is its own
//! mirror image. So one piece, not one of the two that mirror each other, is tried in one placement of each
//! class of equivalent ones, and what is found counts once for every placement of the class. Patterns that come again are
//! looked up.

use solutions::bits::members;
use solutions::input::{read_all, Input};
use solutions::output;
use solutions::polycube::{Cell, Isometry, Region};
use solutions::soma::{Assembly, Orientations, CELLS};
use std::collections::{BTreeMap, BTreeSet};
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
    // One search for all classes of a size.
    let sizes: BTreeSet<u64> = classes.iter().map(|class| class.1).collect();
    let of_size = |size| assembly.restricted(piece, |one| classes.contains(&(one, size)));
    sizes.iter().map(|&size| size * of_size(size).count()).sum()
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
fn image(placement: u64, to: &[usize]) -> u64 {
    members(placement).fold(0, |image, cell| image | 1 << to[cell])
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
    let orientations = Orientations::all();
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
    use solutions::random::{cases, Random};

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
                let orientations = Orientations::all();
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

    type Cube = [i32; 3];

    /// Slow and independent: the pieces as drawings of two layers, turned a quarter at a time, and put with their first cube
    /// where the first one is missing.
    fn drawn_pieces() -> Vec<BTreeSet<Vec<Cube>>> {
        let drawings = [
            ["###/#..", "..."],
            ["##/#.", ".."],
            ["###/.#.", "..."],
            ["##./.##", "..."],
            ["##/#.", "#."],
            ["##/#.", "./#"],
            ["##/#.", ".#"],
        ];
        let turned = |drawing: [&str; 2]| {
            let mut cubes = Vec::new();
            for (z, layer) in (0..).zip(drawing) {
                for (y, row) in (0..).zip(layer.split('/')) {
                    let drawn = (0..).zip(row.bytes()).filter(|one| one.1 == b'#');
                    cubes.extend(drawn.map(|(x, _)| [x, y, z]));
                }
            }
            let mut all = BTreeSet::new();
            turn_on(cubes, &mut all);
            all
        };
        drawings.into_iter().map(turned).collect()
    }

    /// Adds a piece and all to which quarter turns about two axes lead, their first cubes at the origin.
    fn turn_on(mut cubes: Vec<Cube>, all: &mut BTreeSet<Vec<Cube>>) {
        cubes.sort_unstable();
        let first = cubes[0];
        for cube in &mut cubes {
            *cube = [cube[0] - first[0], cube[1] - first[1], cube[2] - first[2]];
        }
        if all.insert(cubes.clone()) {
            turn_on(cubes.iter().map(|&[x, y, z]| [-y, x, z]).collect(), all);
            turn_on(cubes.iter().map(|&[x, y, z]| [x, -z, y]).collect(), all);
        }
    }

    /// A place in a box with room for pieces that stick out of any figure.
    fn place([x, y, z]: Cube) -> usize {
        ((x * 13 + y + 3) * 16 + z + 3) as usize
    }

    fn naive(missing: &mut [bool], from: usize, pieces: &[Vec<Vec<usize>>], left: u8) -> u64 {
        let first = match (from..missing.len()).find(|&place| missing[place]) {
            Some(first) => first,
            None => return 1,
        };
        let mut count = 0;
        for piece in (0..pieces.len()).filter(|piece| left >> piece & 1 == 1) {
            for turned in &pieces[piece] {
                if turned.iter().all(|place| missing[first + place]) {
                    turned
                        .iter()
                        .for_each(|place| missing[first + place] = false);
                    count += naive(missing, first, pieces, left ^ 1 << piece);
                    turned
                        .iter()
                        .for_each(|place| missing[first + place] = true);
                }
            }
        }
        count
    }

    /// Cubes on a floor of some squares, each on or beside another.
    fn random_heights(random: &mut Random) -> Vec<Vec<i32>> {
        // One in four is compact, which takes the slow counting long; the others sprawl, and most of them cannot be built.
        let (rows, columns, highest) = match random.below(4) {
            0 => (5 + random.below(3), 2 + random.below(2), 3),
            _ => (6 + random.below(3), 5 + random.below(2), 2),
        };
        let mut heights = vec![vec![0; columns]; rows];
        let mut cubes = 0;
        for _ in 0..2000 {
            let (row, column) = (random.below(rows), random.below(columns));
            let is_near =
                |other: (usize, usize)| row.abs_diff(other.0) + column.abs_diff(other.1) < 2;
            let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            let mut near = all.filter(|&other| is_near(other));
            let stands = cubes == 0 || near.any(|(row, column)| heights[row][column] > 0);
            if cubes < CELLS && stands && heights[row][column] < highest {
                heights[row][column] += 1;
                cubes += 1;
            }
        }
        heights
    }

    #[test]
    fn random_patterns_against_slow_counting() {
        let drawn = drawn_pieces();
        let numbers: Vec<usize> = drawn.iter().map(BTreeSet::len).collect();
        assert_eq!(numbers, [24, 12, 12, 12, 8, 12, 12]);
        let step = |&cube: &Cube| place(cube) - place([0; 3]);
        let steps = |cubes: &Vec<Cube>| cubes.iter().map(step).collect();
        let pieces: Vec<Vec<Vec<usize>>> = drawn
            .iter()
            .map(|turned| turned.iter().map(steps).collect())
            .collect();
        let mut random = Random::new(32);
        let (mut buildable, mut not) = (0, 0);
        for _ in 0..cases(1000) {
            let heights = random_heights(&mut random);
            let mut missing = vec![false; place([12, 0, 0])];
            let mut text = format!("{}\n", heights.len());
            for (x, row) in (0..).zip(&heights) {
                for (y, &height) in (0..).zip(row) {
                    (0..height).for_each(|z| missing[place([x, y, z])] = true);
                    text += &height.to_string();
                }
                text.push('\n');
            }
            let is_full = missing.iter().filter(|&&one| one).count() == CELLS;
            let expected = if is_full {
                naive(&mut missing, 0, &pieces, 0x7F)
            } else {
                0
            };
            assert_eq!(solve(text.as_bytes()), format!("{expected}\n"), "{text}");
            *(if expected > 0 {
                &mut buildable
            } else {
                &mut not
            }) += 1;
        }
        assert!(
            buildable > not / 5 && not > buildable / 5,
            "{buildable} and {not}"
        );
    }

    #[test]
    fn classes_part_the_placements() {
        let cube = Region::cuboid([3, 3, 3]);
        let symmetries = cube.symmetries(&Isometry::all());
        let assembly = Assembly::new(&Orientations::all(), &cube);
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
