//! Writes cases: squares cut into pieces, which may then be spoilt.
//! Run: `rustc -O --edition 2021 jigsaws.rs && ./jigsaws KIND COUNT FEWEST MOST` for squares of FEWEST to MOST pieces;
//! KIND is `cut` (there is a tiling), `swapped` (a piece of another square takes the place of one as large) or
//! `twins` (two pieces are of one shape).
//!
//! `200-cut`: cut 60 2 6; `205-many-pieces`: cut 20 7 16; `210-swapped`: swapped 60 2 6; `220-twins`: twins 30 3 6.

struct Random(u64);

impl Random {
    /// A number below `end`, from the upper bits of a linear congruential generator.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % end
    }
}

/// A square cut into so many connected pieces, as drawings.
fn cut(count: usize, random: &mut Random) -> Vec<Vec<String>> {
    let mut square = [0; 16];
    let mut seeded = 0;
    while seeded < count {
        let cell = random.below(16);
        if square[cell] == 0 {
            seeded += 1;
            square[cell] = seeded;
        }
    }
    while square.contains(&0) {
        let cell = random.below(16);
        let (r, c) = (cell / 4, cell % 4);
        let (nr, nc) = match random.below(4) {
            0 => (r + 1, c),
            1 => (r, c + 1),
            2 => (r.wrapping_sub(1), c),
            _ => (r, c.wrapping_sub(1)),
        };
        if square[cell] == 0 && nr < 4 && nc < 4 {
            square[cell] = square[4 * nr + nc];
        }
    }
    let drawing = |piece: usize| {
        let has = |r: usize, c: usize| square[4 * r + c] == piece;
        let rows: Vec<usize> = (0..4).filter(|&r| (0..4).any(|c| has(r, c))).collect();
        let columns: Vec<usize> = (0..4).filter(|&c| (0..4).any(|r| has(r, c))).collect();
        let row = |&r: &usize| {
            columns
                .iter()
                .map(|&c| if has(r, c) { '1' } else { '0' })
                .collect()
        };
        rows.iter().map(row).collect()
    };
    (1..=count).map(drawing).collect()
}

fn area(piece: &[String]) -> usize {
    piece.iter().map(|row| row.matches('1').count()).sum()
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |i: usize| arguments[i].parse::<usize>().unwrap();
    let (wanted, fewest, most) = (number(2), number(3), number(4));
    let mut random = Random(3969);
    let mut written = 0;
    while written < wanted {
        let count = fewest + random.below(most - fewest + 1);
        let mut pieces = cut(count, &mut random);
        let twins = (0..count).any(|i| pieces[..i].contains(&pieces[i]));
        match arguments[1].as_str() {
            "swapped" => {
                let others = cut(fewest + random.below(most - fewest + 1), &mut random);
                let i = random.below(count);
                let other = others
                    .iter()
                    .find(|other| area(other) == area(&pieces[i]) && **other != pieces[i]);
                match other {
                    Some(other) => pieces[i] = other.clone(),
                    None => continue,
                }
            }
            "twins" if !twins => continue,
            _ => {}
        }
        println!("{}", count);
        for piece in pieces {
            println!("{} {}\n{}", piece.len(), piece[0].len(), piece.join("\n"));
        }
        written += 1;
    }
}
