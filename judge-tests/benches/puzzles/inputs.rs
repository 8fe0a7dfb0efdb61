//! The inputs that are measured, made from fixed seeds or taken from the stored problems.

use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

use solutions::random::Random;

mod figures;
mod mini_cubes;
mod sawteeth;
mod squares;

/// One input.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) puzzle: &'static str,
    pub(crate) what: String,
    pub(crate) cases: usize,
    /// The multiple of the floor that it should not exceed; without one the row is part of a curve.
    pub(crate) target: Option<f64>,
    pub(crate) text: String,
}

/// All rows, the puzzles in order; `problems` is the folder of the stored problems.
pub(crate) fn rows(problems: &Path) -> io::Result<Vec<Row>> {
    let stored = |path: &str| fs::read_to_string(problems.join(path));
    let mut rows = Vec::new();
    let mut push = |puzzle, what: &str, cases, target, text| {
        let what = what.to_owned();
        rows.push(Row {
            puzzle,
            what,
            cases,
            target,
            text,
        });
    };

    let sample = stored("uva_197/data/sample/1.in")?;
    push("uva_197", "the sample", 2, Some(1.6), sample);
    push(
        "uva_197",
        "1,000 placements",
        1000,
        Some(4.0),
        placements(1000),
    );

    push(
        "uva_11007",
        "100 random states",
        100,
        Some(1.8),
        mini_cubes::random(100),
    );
    let far = stored("uva_11007/data/secret/200-distance-14.in")?;
    push(
        "uva_11007",
        "100 states at distance 14",
        100,
        Some(5.0),
        far,
    );
    let many = mini_cubes::random(20_000);
    push(
        "uva_11007",
        "20,000 random states",
        20_000,
        Some(16.0),
        many,
    );

    let squares = squares::grown(10_000);
    push(
        "uva_745",
        "10,000 squares of side 20 with 9 pieces",
        10_000,
        Some(11.0),
        squares,
    );

    let examples = stored("topcoder_soma/data/sample/1.in")?;
    push("topcoder_soma", "the nine examples", 9, Some(2.7), examples);
    let cubes = "3\n333\n333\n333\n".repeat(8);
    push("topcoder_soma", "the cube 8 times", 8, Some(2.4), cubes);
    push(
        "topcoder_soma",
        "300 random patterns",
        300,
        Some(27.0),
        figures::grown(300),
    );

    let sample = stored("zoj_3814/data/sample/1.in")?;
    push("zoj_3814", "the sample", 2, Some(1.2), sample);
    push(
        "zoj_3814",
        "16 cases at distance 20 and more",
        16,
        Some(15.0),
        sawteeth::far(16),
    );
    push(
        "zoj_3814",
        "700 random cases",
        700,
        Some(16.0),
        sawteeth::random(700),
    );

    for cases in [1, 10, 100, 1000, 10_000] {
        let what = format!("{cases} random");
        push("uva_197", &what, cases, None, placements(cases));
        push("uva_11007", &what, cases, None, mini_cubes::random(cases));
        push("uva_745", &what, cases, None, squares::grown(cases));
        if cases <= 1000 {
            push("topcoder_soma", &what, cases, None, figures::grown(cases));
            push("zoj_3814", &what, cases, None, sawteeth::random(cases));
        }
    }
    // Stable, so that the sizes of each puzzle stay in order.
    rows.sort_by_key(|row| row.puzzle);
    Ok(rows)
}

/// Random placements of the Soma piece a in the cube, a line each.
fn placements(count: usize) -> String {
    use solutions::polycube::{Isometry, Region, Shape};
    use solutions::soma::PIECES;

    let cube = Region::cuboid([3, 3, 3]);
    let piece = Shape::new(PIECES[0].iter().copied());
    let turned = piece.orientations(&Isometry::rotations());
    let all: Vec<u64> = turned
        .iter()
        .flat_map(|shape| cube.placements(shape))
        .collect();
    let mut random = Random::new(197);
    let mut text = String::new();
    for _ in 0..count {
        let cells = all[random.below(all.len())];
        text.extend((0..27).map(|cell| if cells >> cell & 1 == 1 { 'a' } else { '.' }));
        text.push('\n');
    }
    text
}

/// A number in a line of its own.
fn line(text: &mut String, number: usize) {
    writeln!(text, "{number}").expect("a string takes everything");
}
