//! Height maps of 27 cubes that grow a cube at a time, as `topcoder_soma` wants them.

use solutions::random::Random;

/// Compact figures, most of which can be built: up to five squares wide, up to four cubes high.
pub(crate) fn grown(count: usize) -> String {
    let mut random = Random::new(198);
    let mut text = String::new();
    for _ in 0..count {
        let (rows, columns) = (3 + random.below(3), 3 + random.below(3));
        let mut heights = vec![vec![0u8; columns]; rows];
        heights[rows / 2][columns / 2] = 1;
        let mut cubes = 1;
        while cubes < 27 {
            let (row, column) = (random.below(rows), random.below(columns));
            let around = [
                (row, column),
                (row + 1, column),
                (row, column + 1),
                (row.wrapping_sub(1), column),
                (row, column.wrapping_sub(1)),
            ];
            let height = |&(row, column): &(usize, usize)| {
                heights
                    .get(row)
                    .and_then(|row| row.get(column))
                    .copied()
                    .unwrap_or(0)
            };
            if around.iter().any(|at| height(at) > 0) && heights[row][column] < 4 {
                heights[row][column] += 1;
                cubes += 1;
            }
        }
        super::line(&mut text, rows);
        for row in heights {
            text.extend(row.iter().map(|&height| char::from(b'0' + height)));
            text.push('\n');
        }
    }
    text
}
