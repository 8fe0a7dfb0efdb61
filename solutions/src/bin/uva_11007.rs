//! UVa 11007, Mini Cube — <https://onlinejudge.org/external/110/11007.pdf>
//!
//! The least number of quarter turns that solve a 2×2×2 cube.

use solutions::input::{read_all, Input};
use solutions::output;
use solutions::pocket_cube::{Corners, Solver, FACES};
use std::io::Write;

/// The colours of the faces of a case in their order; opposite faces have opposite colours.
const COLOURS: &[u8; FACES] = b"WRYBOG";

/// Reads six faces of four letters. `None` if they are not stickers of a cube.
fn read(input: &mut Input) -> Option<Corners> {
    let mut colours = [0; 4 * FACES];
    for colour in &mut colours {
        let letter = input.symbol()?;
        *colour = COLOURS.iter().position(|&other| other == letter)?;
    }
    Corners::new(&colours)
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let cases = input.number().unwrap_or(0);
    let solver = Solver::new(cases);
    let mut output = String::new();
    for _ in 0..cases {
        if let Some(corners) = read(&mut input) {
            output::number_line(&mut output, solver.distance(&corners).into());
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

    const SAMPLE: &str =
        "2\n\nGGGG\nWWBB\nOORR\nYYYY\nBBWW\nRROO\n\nWRRG\nWORO\nBGBW\nYYOG\nBORY\nGYWB\n";

    #[test]
    fn the_sample() {
        assert_eq!(solve(SAMPLE.as_bytes()), "2\n6\n");
    }

    #[test]
    fn what_is_no_cube_is_left_out() {
        assert_eq!(solve(b"2\nWWWW\nRRRR\nYYYY\nBBBB\nOOOO\nGGGX\n"), "");
        assert_eq!(solve(b"1\nWWWW\nWWWW\nWWWW\nWWWW\nWWWW\nWWWW\n"), "");
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        for mangled in [
            SAMPLE.trim_end().to_string(),
            SAMPLE.replace("\n\n", "\n"),
            SAMPLE.replace('\n', "\r\n"),
            SAMPLE.replace('\n', "  \n"),
            SAMPLE.replace('\n', "\n\n"),
            format!("\n{SAMPLE}\n\n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), "2\n6\n", "{mangled:?}");
        }
        assert_eq!(solve(b""), "");
    }
}
