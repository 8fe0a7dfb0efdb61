//! UVa 197, Cube — <https://onlinejudge.org/external/1/197.pdf>
//!
//! Assemble the seven Soma pieces to a 3×3×3 cube with piece a in a given orientation, at any translation.
//!
//! One search does for all cases: the 480 assemblies with a in its first orientation, of which those with a at the back are
//! mirror images of those with a in front. For another orientation all of them are turned as the cube is turned that
//! brings a from the one to the other, and sorted as numbers; what is printed is kept by orientation, so that further cases only
//! write it.

use solutions::bits::members;
use solutions::input::{read_all, Input};
use solutions::polycube::{Isometry, Region, Shape};
use solutions::soma::{Assembly, Orientations, CELLS, PIECES};
use std::io::{self, Write};

/// The first cells are the layer in front.
const LAYER: usize = CELLS / 3;

/// The number of each cell's piece, in the order of the cube's cells.
type Pieces = [u8; CELLS];

/// The assemblies of one search and what became of them in each orientation.
struct Answers {
    cube: Region,
    /// The orientations of a: how each rotation turns it, where it takes each cell, and the text to print, once it was
    /// asked for.
    turned: Vec<(Shape, Vec<usize>, Option<Vec<u8>>)>,
    /// The assemblies with a as in [`PIECES`].
    assemblies: Vec<Pieces>,
}

impl Answers {
    fn new() -> Self {
        let cube = Region::cuboid([3, 3, 3]);
        let rotations = Isometry::rotations();
        let upright = Shape::new(PIECES[0].iter().copied());
        let shapes = rotations.iter().map(|rotation| upright.image(rotation));
        let turns = cube.symmetries(&rotations);
        let turned = shapes.zip(turns).map(|(shape, turn)| (shape, turn, None));
        Answers {
            turned: turned.collect(),
            assemblies: assemblies(&cube, &upright),
            cube,
        }
    }

    /// The assemblies, one a line, in which a is turned as in `picture`, and a blank line; nothing but that if it is no
    /// picture of a.
    fn text(&mut self, picture: &[u8]) -> &[u8] {
        let piece = shape(&self.cube, |cell| picture.get(cell) == Some(&b'a'));
        let mut turned = self.turned.iter_mut();
        match turned.find(|(shape, ..)| *shape == piece) {
            Some((_, turn, text)) => {
                let assemblies = &self.assemblies;
                text.get_or_insert_with(|| turned_text(assemblies, turn))
            }
            None => b"\n",
        }
    }
}

/// The shape of some of the cells.
fn shape(cube: &Region, holds: impl Fn(usize) -> bool) -> Shape {
    let cells = (0..CELLS).filter(|&cell| holds(cell));
    Shape::new(cells.map(|cell| cube.cells()[cell]))
}

/// The assemblies of the cube with a in this orientation, which lies in a plane.
fn assemblies(cube: &Region, upright: &Shape) -> Vec<Pieces> {
    let in_front = (1 << LAYER) - 1;
    let at_the_back = in_front << (2 * LAYER);
    let is_allowed = |placement| {
        placement & at_the_back == 0 && shape(cube, |cell| placement >> cell & 1 == 1) == *upright
    };
    let all = Assembly::new(&Orientations::all(), cube);
    let mut assemblies = Vec::new();
    all.restricted(0, is_allowed).for_each(|assembly| {
        let mut pieces = [0; CELLS];
        for (piece, &placement) in (0..).zip(assembly) {
            members(placement).for_each(|cell| pieces[cell] = piece);
        }
        assemblies.push(pieces);
        if assembly[0] & in_front != 0 {
            // The layers change places, and so do the hands of the last two pieces.
            let mirrored =
                |cell: usize| pieces[CELLS - LAYER - cell / LAYER * LAYER + cell % LAYER];
            let other_hand = [0, 1, 2, 3, 4, 6, 5];
            assemblies.push(std::array::from_fn(|cell| {
                other_hand[usize::from(mirrored(cell))]
            }));
        }
    });
    assemblies
}

/// The assemblies after a turn that takes cell `i` to `turn[i]`, sorted, one a line, and a blank line.
fn turned_text(assemblies: &[Pieces], turn: &[usize]) -> Vec<u8> {
    let mut from = [0; CELLS];
    for (cell, &to) in turn.iter().enumerate() {
        from[to] = cell;
    }
    // Three bits a cell, the first cell of a layer the highest.
    let number = |pieces: &Pieces, layer: usize| {
        let cells = from[layer * LAYER..][..LAYER].iter();
        cells.fold(0, |number, &cell| number << 3 | u32::from(pieces[cell]))
    };
    let numbers = |pieces| [0, 1, 2].map(|layer| number(pieces, layer));
    let mut sorted: Vec<[u32; 3]> = assemblies.iter().map(numbers).collect();
    sorted.sort_unstable();
    let mut text = Vec::with_capacity(sorted.len() * (CELLS + 1) + 1);
    for layers in sorted {
        let mut line = [b'\n'; CELLS + 1];
        for (cell, letter) in line[..CELLS].iter_mut().enumerate() {
            let shift = 3 * (LAYER - 1 - cell % LAYER);
            *letter = b'a' + (layers[cell / LAYER] >> shift & 7) as u8;
        }
        text.extend_from_slice(&line);
    }
    text.push(b'\n');
    text
}

fn solve(input: &[u8], output: &mut impl Write) -> io::Result<()> {
    let mut input = Input::new(input);
    let mut answers = Answers::new();
    while let Some(picture) = input.token() {
        output.write_all(answers.text(picture))?;
    }
    output.flush()
}

fn main() -> io::Result<()> {
    // 13 kB a case: written as it comes, neither kept nor copied.
    solve(&read_all(), &mut io::stdout().lock())
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
        let cube = Assembly::new(&Orientations::all(), &Region::cuboid([3, 3, 3]));
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
