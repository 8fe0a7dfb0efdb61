//! Writes boards.
//! Run: `rustc -O --edition 2021 boards.rs && ./boards KIND COUNT`; KIND is `walks` (2, 3, … moves away from order), `both`
//! (the same, and each again with two tiles swapped, which cannot be solved) or `random` (any that can be solved).
//!
//! `120-walks`: walks 30; `130-both-kinds`: both 12. The boards of `200-hard`, `205-hard` and `210-fifty-moves` were chosen
//! from 6,000 random ones: of those that need at most 50 moves the ones that took longest to solve; `220-random` has others.

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

type Board = [usize; 16];

fn walk(moves: usize, random: &mut Random) -> Board {
    let mut board: Board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
    let (mut blank, mut last) = (15, 16);
    let mut done = 0;
    while done < moves {
        let next = match random.below(4) {
            0 if blank > 3 => blank - 4,
            1 if blank < 12 => blank + 4,
            2 if blank % 4 > 0 => blank - 1,
            3 if blank % 4 < 3 => blank + 1,
            _ => continue,
        };
        if next != last {
            board.swap(blank, next);
            last = blank;
            blank = next;
            done += 1;
        }
    }
    board
}

fn swapped(board: &Board) -> Board {
    let mut swapped = *board;
    let tiles: Vec<usize> = (0..16).filter(|&cell| board[cell] > 0).collect();
    swapped.swap(tiles[0], tiles[1]);
    swapped
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let count: usize = arguments[2].parse().unwrap();
    let mut random = Random(10181);
    let mut boards = Vec::new();
    for number in 0..count {
        match arguments[1].as_str() {
            "random" => {
                let mut board = walk(0, &mut random);
                let mut swaps = 0;
                for i in (1..15).rev() {
                    let j = random.below(i + 1);
                    board.swap(i, j);
                    swaps += usize::from(i != j);
                }
                boards.push(if swaps % 2 == 0 {
                    board
                } else {
                    swapped(&board)
                });
            }
            kind => {
                let board = walk(number + 2, &mut random);
                boards.push(board);
                if kind == "both" {
                    boards.push(swapped(&board));
                }
            }
        }
    }
    println!("{}", boards.len());
    for board in boards {
        for row in board.chunks(4) {
            let words: Vec<String> = row.iter().map(|tile| tile.to_string()).collect();
            println!("{}", words.join(" "));
        }
    }
}
