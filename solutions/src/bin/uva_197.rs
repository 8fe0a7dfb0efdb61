//! UVa 197, Cube — <https://onlinejudge.org/external/1/197.pdf>
//!
//! Assemble the seven Soma pieces to a 3×3×3 cube with piece a in a given orientation, at any translation.
//!
//! One search does for all cases: the 480 assemblies with a in its first orientation. For another orientation all
//! of them are turned as the cube is turned that brings a from the one to the other; what is sorted and printed is kept by
//! orientation, so that further cases only copy it.

use solutions::input::{read_all, Input};
use solutions::polycube::{Isometry, Region, Shape};
use solutions::soma::{Assembly, CELLS, PIECES};
use std::io::{self, BufWriter, Write};

/// One letter a cell, in the order of the cube's cells.
type Letters = [u8; CELLS];

/// The assemblies of one search and what became of them in each orientation.
struct Answers {
    cube: Region,
    rotations: Vec<Isometry>,
    /// For each rotation where it takes each cell.
    turns: Vec<Vec<usize>>,
    /// The assemblies with a as in [`PIECES`].
    assemblies: Vec<Letters>,
    /// For each rotation of a the text to print, once it was asked for.
    texts: Vec<Option<String>>,
}

impl Answers {
    fn new() -> Self {
        let cube = Region::cuboid([3, 3, 3]);
        let rotations = Isometry::rotations();
        let turns = cube.symmetries(&rotations);
        let upright = cube.placements(&Shape::new(PIECES[0].iter().copied()));
        let all = Assembly::new(&cube);
        let mut assemblies = Vec::new();
        all.restricted(0, |placement| upright.contains(&placement))
            .for_each(|assembly| {
                let mut letters = [b'a'; CELLS];
                for (letter, placement) in (b'a'..).zip(assembly) {
                    for (cell, sign) in letters.iter_mut().enumerate() {
                        if placement >> cell & 1 == 1 {
                            *sign = letter;
                        }
                    }
                }
                assemblies.push(letters);
            });
        Answers {
            texts: vec![None; rotations.len()],
            cube,
            rotations,
            turns,
            assemblies,
        }
    }

    /// The assemblies, one a line, in which a is turned as in `picture`; none if that is no picture of a.
    fn text(&mut self, picture: &[u8]) -> &str {
        let cells = self.cube.cells().iter().zip(picture);
        let piece = Shape::new(
            cells
                .filter(|&(_, &sign)| sign == b'a')
                .map(|(&cell, _)| cell),
        );
        let upright = Shape::new(PIECES[0].iter().copied());
        let is_piece = |rotation| upright.image(rotation) == piece;
        match self.rotations.iter().position(is_piece) {
            Some(rotation) => {
                let (turn, assemblies) = (&self.turns[rotation], &self.assemblies);
                self.texts[rotation].get_or_insert_with(|| turned_text(assemblies, turn))
            }
            None => "",
        }
    }
}

/// The assemblies after a turn that takes cell `i` to `turn[i]`, sorted, one a line.
fn turned_text(assemblies: &[Letters], turn: &[usize]) -> String {
    let mut turned: Vec<Letters> = assemblies
        .iter()
        .map(|letters| {
            let mut moved = [0; CELLS];
            for (&to, &letter) in turn.iter().zip(letters) {
                moved[to] = letter;
            }
            moved
        })
        .collect();
    turned.sort_unstable();
    let mut text = String::with_capacity(turned.len() * (CELLS + 1));
    for letters in turned {
        text.extend(letters.map(char::from));
        text.push('\n');
    }
    text
}

fn solve(input: &[u8], output: &mut impl Write) -> io::Result<()> {
    let mut input = Input::new(input);
    let mut answers = Answers::new();
    while let Some(picture) = input.token() {
        output.write_all(answers.text(picture).as_bytes())?;
        output.write_all(b"\n")?;
    }
    output.flush()
}

fn main() -> io::Result<()> {
    // 13 kB a case: written as it comes, not kept.
    solve(
        &read_all(),
        &mut BufWriter::with_capacity(1 << 16, io::stdout()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn answers_to(input: &[u8]) -> String {
        let mut output = Vec::new();
        solve(input, &mut output).expect("a vector takes everything");
        String::from_utf8(output).expect("letters and line ends")
    }

    /// A picture for each of the 144 placements of a.
    fn pictures() -> Vec<String> {
        let cube = Assembly::new(&Region::cuboid([3, 3, 3]));
        let sign = |placement: u64, cell: usize| if placement >> cell & 1 == 1 { 'a' } else { '.' };
        cube.placements(0)
            .iter()
            .map(|&placement| (0..CELLS).map(|cell| sign(placement, cell)).collect())
            .collect()
    }

    #[test]
    fn each_of_144_placements_has_480_assemblies_and_all_have_11520() {
        let pictures = pictures();
        assert_eq!(pictures.len(), 144);
        let output = answers_to(pictures.join("\n").as_bytes());
        let cases: Vec<&str> = output.split_terminator("\n\n").collect();
        assert_eq!(cases.len(), 144);
        let mut distinct = BTreeSet::new();
        for (case, picture) in cases.iter().zip(&pictures) {
            let lines: Vec<&str> = case.lines().collect();
            assert_eq!(lines.len(), 480);
            assert!(lines.windows(2).all(|pair| pair[0] < pair[1]));
            for line in lines {
                assert!(same_orientation(line, picture), "{line} for {picture}");
                distinct.insert(line);
            }
        }
        assert_eq!(distinct.len(), 11520);
    }

    /// Is there a translation that takes the picture's cells to the a's of the assembly?
    fn same_orientation(assembly: &str, picture: &str) -> bool {
        let cells = |text: &str| -> Vec<(usize, usize, usize)> {
            let places = text.bytes().enumerate().filter(|&(_, sign)| sign == b'a');
            places.map(|(i, _)| (i / 9, i / 3 % 3, i % 3)).collect()
        };
        let (a, b) = (cells(assembly), cells(picture));
        let shift = |i: usize| {
            let (from, to): ((usize, usize, usize), _) = (a[i], b[i]);
            (3 + from.0 - to.0, 3 + from.1 - to.1, 3 + from.2 - to.2)
        };
        a.len() == 4 && b.len() == 4 && (1..4).all(|i| shift(i) == shift(0))
    }

    #[test]
    fn an_assembly_is_found_with_its_own_hands() {
        // The published solution, looked up by its own a: a mirrored piece would lose it.
        let output = answers_to(b"a..a..aa...................\n");
        assert!(output
            .lines()
            .any(|line| line == "adcaccaacddgbfgffedggbfebee"));
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        let clean = answers_to(b"aa.a..a....................\n.........a..a..aa..........\n");
        assert_eq!(clean.matches("\n\n").count(), 2);
        for mangled in [
            "aa.a..a....................\n.........a..a..aa..........",
            "aa.a..a....................\r\n.........a..a..aa..........\r\n",
            "\n\naa.a..a....................  \n\n.........a..a..aa..........\t\n \n\n",
        ] {
            assert_eq!(answers_to(mangled.as_bytes()), clean);
        }
        assert_eq!(answers_to(b""), "");
    }
}
