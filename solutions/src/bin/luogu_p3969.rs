//! Luogu P3969 (TJOI 2014), 4 × 4 jigsaw — <https://www.luogu.com.cn/problem/P3969>
//!
//! In how many ways do pieces that may only be moved tile a square of 4 × 4 cells: in none, one or several?
//!
//! Exact cover with the cells and the pieces as items, searched for two solutions at most. Equal pieces are told apart, as
//! the puzzle does.

use solutions::input::{read_all, Input};
use solutions::polycube::{Region, Shape};
use solutions::polyomino::{shape, Tilings};

const SIDE: usize = 4;
const CELLS: usize = SIDE * SIDE;

/// One or two tilings, if there are any; for each piece the set of its cells.
fn tilings(pieces: &[Shape]) -> Vec<Vec<u64>> {
    let area: usize = pieces.iter().map(|piece| piece.cells().len()).sum();
    if area != CELLS || pieces.iter().any(|piece| piece.cells().is_empty()) {
        return Vec::new();
    }
    let square = Region::cuboid([SIDE as i8, SIDE as i8, 1]);
    let unturned: Vec<Vec<Shape>> = pieces.iter().map(|piece| vec![piece.clone()]).collect();
    Tilings::new(&square, &unturned).first(2)
}

/// The square with each cell's piece, counted from 1.
fn picture(tiling: &[u64]) -> String {
    let mut picture = String::new();
    for cell in 0..CELLS {
        if let Some(piece) = tiling.iter().position(|cells| cells >> cell & 1 == 1) {
            picture.push_str(&(piece + 1).to_string());
        }
        if cell % SIDE == SIDE - 1 {
            picture.push('\n');
        }
    }
    picture
}

/// A drawing of `1` for a cell and `0` for none, after its height and width.
fn read_piece(input: &mut Input) -> Option<Shape> {
    let (height, width): (u8, u8) = (input.number()?, input.number()?);
    let mut row = || -> Vec<u8> { (0..width).map_while(|_| input.symbol()).collect() };
    let rows: Vec<Vec<u8>> = (0..height).map(|_| row()).collect();
    Some(shape(&rows, b'1'))
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let mut output = String::new();
    while let Some(count) = input.number::<usize>() {
        let pieces: Vec<Shape> = (0..count).map_while(|_| read_piece(&mut input)).collect();
        match &tilings(&pieces)[..] {
            [] => output.push_str("No solution\n"),
            [only] => output.push_str(&format!("Yes, only one!\n{}", picture(only))),
            _ => output.push_str("Yes, many!\n"),
        }
    }
    output
}

fn main() {
    print!("{}", solve(&read_all()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::{cases, Random};

    const SAMPLE: &str = "4\n2 3\n111\n101\n4 2\n01\n01\n11\n01\n2 1\n1\n1\n3 2\n10\n10\n11\n4\n1 4\n1111\n1 4\n1111\n\
        1 4\n1111\n1 4\n1111\n4\n1 4\n1111\n1 4\n1111\n1 4\n1111\n2 3\n111\n001\n";
    const ANSWER: &str = "Yes, only one!\n1112\n1412\n3422\n3442\nYes, many!\nNo solution\n";

    /// A drawing by its rows.
    type Drawing = Vec<Vec<bool>>;

    /// Slow and independent: lays the pieces in their order, each everywhere; collects the squares.
    fn naive(
        pieces: &[Drawing],
        number: usize,
        square: &mut [[usize; 4]; 4],
        found: &mut Vec<String>,
    ) {
        let drawing = match pieces.get(number) {
            Some(drawing) => drawing,
            None => {
                if square.iter().flatten().all(|&piece| piece > 0) {
                    let row = |row: &[usize; 4]| row.map(|piece| piece.to_string()).concat() + "\n";
                    found.push(square.iter().map(row).collect());
                }
                return;
            }
        };
        let (height, width) = (drawing.len(), drawing[0].len());
        for (down, right) in (0..16).map(|i| (i / 4, i % 4)) {
            if down + height > 4 || right + width > 4 {
                continue;
            }
            let inked = (0..height * width).map(|i| (i / width, i % width));
            let inked: Vec<(usize, usize)> = inked.filter(|&(r, c)| drawing[r][c]).collect();
            if inked.iter().all(|&(r, c)| square[r + down][c + right] == 0) {
                inked
                    .iter()
                    .for_each(|&(r, c)| square[r + down][c + right] = number + 1);
                naive(pieces, number + 1, square, found);
                inked
                    .iter()
                    .for_each(|&(r, c)| square[r + down][c + right] = 0);
            }
        }
    }

    /// Connected pieces that a square falls into, in some order; now and then one of them loses or gains a cell.
    fn random_pieces(random: &mut Random) -> Vec<Drawing> {
        let count = 2 + random.below(5);
        let mut square = [0; 16];
        let mut cells: Vec<usize> = (0..16).collect();
        random.shuffle(&mut cells);
        for piece in 1..=count {
            square[cells[piece]] = piece;
        }
        while let Some(cell) = square.iter().position(|&piece| piece == 0) {
            let cell = (cell + random.below(16)) % 16;
            let (r, c) = (cell / 4, cell % 4);
            let near = [
                (r + 1, c),
                (r, c + 1),
                (r.wrapping_sub(1), c),
                (r, c.wrapping_sub(1)),
            ];
            let (nr, nc) = near[random.below(4)];
            if square[cell] == 0 && nr < 4 && nc < 4 {
                square[cell] = square[4 * nr + nc];
            }
        }
        if random.below(4) == 0 {
            square[random.below(16)] = 1 + random.below(count);
        }
        let mut order: Vec<usize> = (1..=count).collect();
        random.shuffle(&mut order);
        let drawing = |piece| {
            let has = |r: usize, c: usize| square[4 * r + c] == piece;
            let rows: Vec<usize> = (0..4).filter(|&r| (0..4).any(|c| has(r, c))).collect();
            let columns: Vec<usize> = (0..4).filter(|&c| (0..4).any(|r| has(r, c))).collect();
            let (top, bottom) = (*rows.first()?, *rows.last()?);
            let (left, right) = (*columns.first()?, *columns.last()?);
            let row = |r| (left..=right).map(|c| has(r, c)).collect();
            Some((top..=bottom).map(row).collect())
        };
        order.into_iter().filter_map(drawing).collect()
    }

    fn text(pieces: &[Drawing]) -> String {
        let mut text = format!("{}\n", pieces.len());
        for drawing in pieces {
            text += &format!("{} {}\n", drawing.len(), drawing[0].len());
            for row in drawing {
                text.extend(row.iter().map(|&ink| if ink { '1' } else { '0' }));
                text.push('\n');
            }
        }
        text
    }

    #[test]
    fn the_sample() {
        assert_eq!(solve(SAMPLE.as_bytes()), ANSWER);
    }

    #[test]
    fn random_pieces_against_laying_them_in_order() {
        let mut random = Random::new(3969);
        let tries = cases(2000);
        let mut counts = [0; 3];
        for _ in 0..tries {
            let mut pieces = random_pieces(&mut random);
            if random.below(5) == 0 {
                let twin = pieces[random.below(pieces.len())].clone();
                let other = random.below(pieces.len());
                pieces[other] = twin;
            }
            let mut found = Vec::new();
            naive(&pieces, 0, &mut [[0; 4]; 4], &mut found);
            let expected = match &found[..] {
                [] => "No solution\n".to_string(),
                [only] => format!("Yes, only one!\n{only}"),
                _ => "Yes, many!\n".to_string(),
            };
            counts[found.len().min(2)] += 1;
            let text = text(&pieces);
            assert_eq!(solve(text.as_bytes()), expected, "{text}");
        }
        assert!(
            tries < 1000 || counts.iter().all(|&count| count > 50),
            "{counts:?}"
        );
    }

    #[test]
    fn equal_pieces_are_told_apart() {
        assert_eq!(
            solve(b"2\n2 4\n1111\n1111\n2 4\n1111\n1111\n"),
            "Yes, many!\n"
        );
        let cells = "1 1\n1\n".repeat(16);
        assert_eq!(solve(format!("16\n{cells}").as_bytes()), "Yes, many!\n");
        assert_eq!(
            solve(format!("15\n{cells}").as_bytes()),
            "No solution\n1\n".replace("1\n", "") + "No solution\n"
        );
    }

    #[test]
    fn many_equal_pieces_without_a_tiling() {
        let text = format!("8\n2 1\n1\n1\n{}", "1 2\n11\n".repeat(7));
        assert_eq!(solve(text.as_bytes()), "No solution\n");
    }

    #[test]
    fn the_whole_square_is_one_piece() {
        let answer = "Yes, only one!\n1111\n1111\n1111\n1111\n";
        assert_eq!(solve(b"1\n4 4\n1111\n1111\n1111\n1111\n"), answer);
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        for mangled in [
            SAMPLE.trim_end().to_string(),
            SAMPLE.replace('\n', "\r\n"),
            SAMPLE.replace('\n', " \t\n"),
            SAMPLE.replace('\n', "\n\n"),
            SAMPLE.replace("11", "1 1"),
            format!("\n{SAMPLE}\n \n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), ANSWER, "{mangled:?}");
        }
        assert_eq!(solve(b""), "");
    }
}
