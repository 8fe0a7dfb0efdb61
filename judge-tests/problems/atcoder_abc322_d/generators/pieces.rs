//! Writes one case: a square cut into three pieces, which are then turned and moved at random.
//! Run: `rustc -O --edition 2021 pieces.rs && ./pieces KIND SEED > CASE.in` with KIND one of
//! `any` (some pieces reflected), `yes` (none), `reflected` (tiles only if pieces may be reflected), `turned` (tiles, but
//! not without turning), `half` (tiles, but not without turning one by half or three quarters),
//! `greedy` (tiles, but not with the first piece where it fits first), `overlap` (one cell too many, all coverable),
//! `no` (16 cells, and not even reflected pieces tile).
//!
//! `120-reflected` to `122`: reflected 1, 2, 3; `130-turned`, `131`: turned 1, 2; `135-half`, `136`: half 1, 2; `140-greedy`,
//! `141`: greedy 1, 2; `150-overlap`, `151`: overlap 1, 2; `160-no`, `161`: no 1, 2; `200-any` to `207`: any 1 … 8.

type Cells = Vec<(usize, usize)>;

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

fn cut(random: &mut Random) -> Vec<Cells> {
    loop {
        let mut square = [[3; 4]; 4];
        for piece in 0..3 {
            square[random.below(4)][random.below(4)] = piece;
        }
        for _ in 0..400 {
            let (r, c) = (random.below(4), random.below(4));
            let (nr, nc) = match random.below(4) {
                0 => (r + 1, c),
                1 => (r, c + 1),
                2 => (r.wrapping_sub(1), c),
                _ => (r, c.wrapping_sub(1)),
            };
            if square[r][c] == 3 && nr < 4 && nc < 4 {
                square[r][c] = square[nr][nc];
            }
        }
        let all = |piece| {
            (0..16)
                .map(|i| (i / 4, i % 4))
                .filter(move |&(r, c)| square[r][c] == piece)
        };
        let pieces: Vec<Cells> = (0..3).map(|piece| all(piece).collect()).collect();
        if all(3).next().is_none() && pieces.iter().all(|piece| !piece.is_empty()) {
            return pieces;
        }
    }
}

/// Pushed to the upper left corner, in order.
fn pushed(cells: &Cells) -> Cells {
    let top = cells.iter().map(|cell| cell.0).min().unwrap();
    let left = cells.iter().map(|cell| cell.1).min().unwrap();
    let mut pushed: Cells = cells.iter().map(|&(r, c)| (r - top, c - left)).collect();
    pushed.sort();
    pushed
}

fn turned(cells: &Cells) -> Cells {
    pushed(&cells.iter().map(|&(r, c)| (c, 3 - r)).collect())
}

fn reflected(cells: &Cells) -> Cells {
    pushed(&cells.iter().map(|&(r, c)| (r, 3 - c)).collect())
}

/// All places of a piece, of the first `turns` quarter turns, as masks; in the order of turns, rows and columns.
fn places(piece: &Cells, turns: usize, reflect: bool) -> Vec<u32> {
    let mut masks = Vec::new();
    let mut shape = pushed(piece);
    for _ in 0..turns {
        for look in 0..1 + usize::from(reflect) {
            let shape = if look == 0 {
                shape.clone()
            } else {
                reflected(&shape)
            };
            for (down, right) in (0..16).map(|i| (i / 4, i % 4)) {
                if shape.iter().all(|&(r, c)| r + down < 4 && c + right < 4) {
                    masks.push(
                        shape
                            .iter()
                            .fold(0, |mask, &(r, c)| mask | 1 << (4 * (r + down) + c + right)),
                    );
                }
            }
        }
        shape = turned(&shape);
    }
    masks
}

fn tiles(pieces: &[Cells], turns: usize, reflect: bool) -> bool {
    let all: Vec<Vec<u32>> = pieces
        .iter()
        .map(|piece| places(piece, turns, reflect))
        .collect();
    all[0].iter().any(|a| {
        let free = all[1].iter().filter(|&b| a & b == 0);
        free.into_iter().any(|b| {
            all[2]
                .iter()
                .any(|&c| a | b | c == 0xffff && (a | b) & c == 0)
        })
    })
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let kind = arguments[1].as_str();
    let mut random = Random(arguments[2].parse().unwrap());
    random.below(2);
    loop {
        let mut pieces = cut(&mut random);
        if kind == "no" {
            pieces = (0..3).map(|i| cut(&mut random)[i].clone()).collect();
        }
        if kind == "overlap" {
            let more = random.below(3);
            let (r, c) = (random.below(4), random.below(4));
            let near = pieces[more]
                .iter()
                .any(|p| p.0.abs_diff(r) + p.1.abs_diff(c) == 1);
            if !near || pieces[more].contains(&(r, c)) {
                continue;
            }
            pieces[more].push((r, c));
        }
        for piece in &mut pieces {
            for _ in 0..random.below(4) {
                *piece = turned(piece);
            }
            if ["any", "reflected", "no"].contains(&kind) && random.below(2) == 0 {
                *piece = reflected(piece);
            }
        }
        let area: usize = pieces.iter().map(Vec::len).sum();
        let wanted = match kind {
            "reflected" => !tiles(&pieces, 4, false) && tiles(&pieces, 4, true),
            "turned" => tiles(&pieces, 4, false) && !tiles(&pieces, 1, true),
            "half" => tiles(&pieces, 4, false) && !tiles(&pieces, 2, false),
            "greedy" => {
                let first = places(&pieces[0], 4, false)[0];
                let cells: Cells = (0..16)
                    .filter(|i| first >> i & 1 == 1)
                    .map(|i| (i / 4, i % 4))
                    .collect();
                let fixed = cells
                    .iter()
                    .fold(0, |mask, &(r, c)| mask | 1 << (4 * r + c));
                let b = places(&pieces[1], 4, false);
                let c = places(&pieces[2], 4, false);
                let works = b.iter().any(|b| {
                    c.iter()
                        .any(|c| fixed | b | c == 0xffff && fixed & b == 0 && (fixed | b) & c == 0)
                });
                tiles(&pieces, 4, false) && !works
            }
            "overlap" => area == 17,
            "no" => area == 16 && !tiles(&pieces, 4, true),
            _ => true,
        };
        if !wanted {
            continue;
        }
        for piece in &pieces {
            let piece = pushed(piece);
            let height = piece.iter().map(|cell| cell.0).max().unwrap();
            let width = piece.iter().map(|cell| cell.1).max().unwrap();
            let (down, right) = (random.below(4 - height), random.below(4 - width));
            for r in 0..4 {
                let sign = |c| {
                    if r >= down && c >= right && piece.contains(&(r - down, c - right)) {
                        '#'
                    } else {
                        '.'
                    }
                };
                println!("{}", (0..4).map(sign).collect::<String>());
            }
        }
        return;
    }
}
