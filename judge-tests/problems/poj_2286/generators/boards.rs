//! Writes boards.
//! Run: `rustc -O --edition 2021 boards.rs && ./boards KIND COUNT [MOVES]`; KIND is `random`, `walk` (the middle made equal
//! and MOVES moves done), or `far` (boards that need MOVES moves, by going through pairs of sets of cells).
//!
//! How many moves a number needs depends on the set of its eight cells only. A set needs 14 at most; no board needs
//! more than 13 for all of its three numbers, which `far` with 14 shows by finding none.
//!
//! `110-walks`: walk 40 4; `200-random`: random 30; `210-farthest`: far 3 13; `220-far`: far 6 12.

const LINES: [[usize; 7]; 4] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [4, 5, 6, 7, 8, 9, 10],
    [13, 14, 15, 16, 17, 18, 19],
];
const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

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

fn shifted(mask: u32, line: &[usize; 7], step: usize) -> u32 {
    let mut next = mask;
    for i in 0..7 {
        let to = line[(i + step) % 7];
        next = next & !(1 << to) | (mask >> line[i] & 1) << to;
    }
    next
}

/// For each set of cells the moves to the middle.
fn distances() -> Vec<u8> {
    let centre = CENTRE.iter().fold(0, |mask, cell| mask | 1 << cell);
    let mut distances = vec![u8::MAX; 1 << 24];
    distances[centre as usize] = 0;
    let mut level: Vec<u32> = vec![centre];
    for moves in 1.. {
        let mut next = Vec::new();
        for mask in level {
            for (line, step) in LINES.iter().flat_map(|line| [(line, 1), (line, 6)]) {
                let other = shifted(mask, line, step);
                if distances[other as usize] == u8::MAX {
                    distances[other as usize] = moves;
                    next.push(other);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    distances
}

fn print(board: &[usize]) {
    let words: Vec<String> = board.iter().map(|number| number.to_string()).collect();
    println!("{}", words.join(" "));
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |i: usize| arguments[i].parse::<usize>().unwrap();
    let count = number(2);
    let mut random = Random(2286);
    if arguments[1] == "far" {
        let distances = distances();
        let far: Vec<u32> = (0..1 << 24)
            .filter(|&mask: &u32| (number(3)..99).contains(&distances[mask as usize].into()))
            .collect();
        // In a random order, so that the boards differ.
        let mut order: Vec<usize> = (0..far.len()).collect();
        (1..far.len()).for_each(|i| order.swap(i, random.below(i + 1)));
        let mut found = Vec::new();
        for i in order {
            let a = far[i];
            let fits = |&b: &u32| {
                let c = !(a | b) & 0xff_ffff;
                a & b == 0 && (number(3)..99).contains(&distances[c as usize].into())
            };
            if let Some(b) = far.iter().copied().find(fits) {
                found.push((a, b));
                if found.len() == count {
                    break;
                }
            }
        }
        eprintln!("{} boards of {} sets", found.len(), far.len());
        for (a, b) in found {
            let cell = |i: usize| {
                if a >> i & 1 == 1 {
                    1
                } else if b >> i & 1 == 1 {
                    2
                } else {
                    3
                }
            };
            print(&(0..24).map(cell).collect::<Vec<usize>>());
        }
    } else {
        for _ in 0..count {
            let mut board: Vec<usize> = (0..24).map(|i| i % 3 + 1).collect();
            (1..24).for_each(|i| board.swap(i, random.below(i + 1)));
            if arguments[1] == "walk" {
                let equal = 1 + random.below(3);
                let mut rest: Vec<usize> = board
                    .into_iter()
                    .filter(|&number| number != equal)
                    .collect();
                board = (0..24)
                    .map(|i| {
                        if CENTRE.contains(&i) {
                            equal
                        } else {
                            rest.pop().unwrap()
                        }
                    })
                    .collect();
                for _ in 0..random.below(number(3) + 1) {
                    let (line, step) = (LINES[random.below(4)], [1, 6][random.below(2)]);
                    let before = board.clone();
                    (0..7).for_each(|i| board[line[(i + step) % 7]] = before[line[i]]);
                }
            }
            print(&board);
        }
    }
    println!("0");
}
