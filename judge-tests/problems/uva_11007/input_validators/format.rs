//! The number of cases, then six faces of four stickers each, of a cube that can be solved: it has the eight corners, each
//! once, none of them reflected, and the sum of their twists is a multiple of three. Every such cube can be solved.

use std::process::exit;

use solutions::input::{read_all, Input};

/// The stickers of each corner, as faces and places on them, clockwise from the one on the top or bottom. The faces are top,
/// front, right, bottom, back, left.
const CORNERS: [[(usize, usize); 3]; 8] = [
    [(0, 2), (1, 0), (5, 1)],
    [(0, 3), (2, 0), (1, 1)],
    [(0, 1), (4, 0), (2, 1)],
    [(0, 0), (5, 0), (4, 1)],
    [(3, 0), (5, 3), (1, 2)],
    [(3, 1), (1, 3), (2, 2)],
    [(3, 3), (2, 3), (4, 2)],
    [(3, 2), (4, 3), (5, 2)],
];

/// The colours of the faces of a solved cube.
const COLOURS: &[u8; 6] = b"WRYBOG";

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let cases: usize = input.number().ok_or("the number of cases is missing")?;
    if cases > 100 {
        return Err(format!("there are {cases} cases"));
    }
    for case in 1..=cases {
        let mut faces = [[0; 4]; 6];
        for face in &mut faces {
            let letters = input
                .token()
                .ok_or_else(|| format!("case {case} is cut off"))?;
            if letters.len() != 4 || letters.iter().any(|letter| !COLOURS.contains(letter)) {
                return Err(format!("case {case} has a face that is not four colours"));
            }
            face.copy_from_slice(letters);
        }
        if !can_be_solved(&faces) {
            return Err(format!("case {case} cannot be solved"));
        }
    }
    match input.token() {
        None => Ok(()),
        Some(_) => Err("something follows the last case".to_owned()),
    }
}

fn can_be_solved(faces: &[[u8; 4]; 6]) -> bool {
    let solved = |corner: &[(usize, usize); 3]| corner.map(|(face, _)| COLOURS[face]);
    let mut open: Vec<[u8; 3]> = CORNERS.iter().map(solved).collect();
    let mut twists = 0;
    for corner in &CORNERS {
        let mut piece = corner.map(|(face, place)| faces[face][place]);
        let twist = match piece.iter().position(|colour| b"WB".contains(colour)) {
            Some(twist) => twist,
            None => return false,
        };
        piece.rotate_left(twist);
        twists += twist;
        match open.iter().position(|other| *other == piece) {
            Some(n) => drop(open.swap_remove(n)),
            None => return false,
        }
    }
    twists % 3 == 0
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
