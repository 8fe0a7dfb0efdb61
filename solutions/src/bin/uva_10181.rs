//! UVa 10181, 15-Puzzle Problem — <https://onlinejudge.org/external/101/10181.pdf>
//!
//! A sequence of at most 50 moves that solves a 15-puzzle, or that there is none.
//!
//! Half of all boards cannot be solved: every move is a swap with the blank, so the parity of the permutation tells. The
//! others are solved in the least number of moves by iterative deepening. The bound is the sum of three additive pattern
//! databases of five tiles each, or, if greater, of the same for the board reflected in its diagonal.

use solutions::input::{read_all, Input};
use solutions::iterative_deepening::{shortest, Puzzle};
use solutions::pattern_database::{slid, PatternDatabase, CELLS};
use solutions::permutation::is_odd;

const SIDE: usize = 4;

/// No board needs more moves.
const DIAMETER: u32 = 80;

/// The number of the blank, whose home is the last cell. Tile `t` is at home in cell `t`, all counted from 0.
const BLANK: u8 = 15;

/// The tiles of each pattern.
const PATTERNS: [[u8; 5]; 3] = [[1, 2, 3, 6, 7], [0, 4, 5, 8, 9], [10, 11, 12, 13, 14]];

/// The blank's moves; a move and its opposite differ in the last bit.
const LETTERS: &[u8; 4] = b"LRUD";

/// Where the bound looks up a tile: the pattern and its place there.
type Role = (usize, usize);

/// A board and its bound.
#[derive(Clone, Copy)]
struct Board {
    /// The tile in each cell.
    tiles: [u8; CELLS],
    blank: u8,
    /// For the board and for its reflection the index into each pattern's database.
    indices: [[u32; 3]; 2],
    /// The sums of what is found there.
    sums: [u8; 2],
}

/// The databases and what follows from the board's shape.
struct Solver {
    databases: [PatternDatabase; 3],
    /// For each tile its role on the board and its mirror image's role.
    roles: [[Role; 2]; CELLS],
    /// For each cell and move the cell to which it takes the blank.
    targets: [[Option<u8>; 4]; CELLS],
}

impl Solver {
    fn new() -> Self {
        let targets: [[Option<u8>; 4]; CELLS] = std::array::from_fn(|cell| {
            let (row, column) = (cell / SIDE, cell % SIDE);
            [
                (column > 0).then(|| cell as u8 - 1),
                (column < SIDE - 1).then(|| cell as u8 + 1),
                (row > 0).then(|| (cell - SIDE) as u8),
                (row < SIDE - 1).then(|| (cell + SIDE) as u8),
            ]
        });
        let neighbours =
            targets.map(|cells| cells.iter().flatten().fold(0, |set, cell| set | 1 << cell));
        let mut roles = [[(0, 0); 2]; CELLS];
        for (pattern, tiles) in PATTERNS.iter().enumerate() {
            for (place, &tile) in tiles.iter().enumerate() {
                roles[usize::from(tile)][0] = (pattern, place);
                roles[usize::from(reflected(tile))][1] = (pattern, place);
            }
        }
        Solver {
            databases: PATTERNS.map(|goal| PatternDatabase::new(&neighbours, &goal, BLANK)),
            roles,
            targets,
        }
    }

    fn board(&self, tiles: [u8; CELLS]) -> Board {
        let mut indices = [[0; 3]; 2];
        let mut blank = 0;
        for (cell, &tile) in (0..).zip(&tiles) {
            if tile == BLANK {
                blank = cell;
                continue;
            }
            for (side, place) in [cell, reflected(cell)].into_iter().enumerate() {
                let (pattern, tile) = self.roles[usize::from(tile)][side];
                indices[side][pattern] = slid(indices[side][pattern], tile, 0, place);
            }
        }
        let sums = indices.map(|indices| {
            (0..3)
                .map(|pattern| self.part(pattern, indices[pattern]))
                .sum()
        });
        Board {
            tiles,
            blank,
            indices,
            sums,
        }
    }

    fn part(&self, pattern: usize, index: u32) -> u8 {
        self.databases[pattern].distance(index as usize)
    }

    /// The letters of a shortest solution; the tiles come row by row.
    fn solution(&self, tiles: [u8; CELLS]) -> Option<String> {
        let board = self.board(tiles);
        let (row, column) = (board.blank / 4, board.blank % 4);
        if is_odd(tiles) != ((row + column) % 2 == 1) {
            return None;
        }
        let moves = shortest(self, board, DIAMETER)?;
        Some(moves.into_iter().map(|i| char::from(LETTERS[i])).collect())
    }
}

impl Puzzle for Solver {
    type State = Board;
    const MOVES: usize = LETTERS.len();

    fn bound(&self, board: &Board) -> u32 {
        board.sums[0].max(board.sums[1]).into()
    }

    fn after(&self, board: &Board, last: Option<usize>, action: usize) -> Option<Board> {
        if last == Some(action ^ 1) {
            return None;
        }
        let (to, from) = (board.blank, self.targets[usize::from(board.blank)][action]?);
        let tile = board.tiles[usize::from(from)];
        let mut after = *board;
        after.tiles[usize::from(to)] = tile;
        after.tiles[usize::from(from)] = BLANK;
        after.blank = from;
        let ways = [(from, to), (reflected(from), reflected(to))];
        for (side, (from, to)) in ways.into_iter().enumerate() {
            let (pattern, tile) = self.roles[usize::from(tile)][side];
            let index = &mut after.indices[side][pattern];
            after.sums[side] -= self.part(pattern, *index);
            *index = slid(*index, tile, from, to);
            after.sums[side] += self.part(pattern, *index);
        }
        Some(after)
    }
}

/// The cell, or the tile, to which a reflection in the diagonal from the upper left takes this one.
fn reflected(cell: u8) -> u8 {
    cell % 4 * 4 + cell / 4
}

/// Each tile once and the blank as 0; counted from 0, the blank as the last one.
fn read(input: &mut Input) -> Option<[u8; CELLS]> {
    let mut tiles = [0; CELLS];
    for i in 0..CELLS {
        let number = input.number::<u8>().filter(|&number| number <= BLANK)?;
        tiles[i] = number.checked_sub(1).unwrap_or(BLANK);
        if tiles[..i].contains(&tiles[i]) {
            return None;
        }
    }
    Some(tiles)
}

/// As many boards as are announced.
fn boards(input: &[u8]) -> Vec<[u8; CELLS]> {
    let mut input = Input::new(input);
    let count: usize = input.number().unwrap_or(0);
    (0..count).map_while(|_| read(&mut input)).collect()
}

fn solve(input: &[u8]) -> String {
    let solver = Solver::new();
    let answer = |board| match solver.solution(board) {
        Some(letters) => letters + "\n",
        None => "This puzzle is not solvable.\n".to_string(),
    };
    boards(input).into_iter().map(answer).collect()
}

fn main() {
    print!("{}", solve(&read_all()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::{cases, Random};
    use std::collections::HashMap;

    const SAMPLE: &str =
        "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
    const ANSWER: &str = "LLLDRDRDR\nThis puzzle is not solvable.\n";
    const GOAL: [u8; CELLS] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];

    /// The board after a move of the blank, by rows and columns.
    fn moved(board: &[u8; CELLS], letter: u8) -> Option<[u8; CELLS]> {
        let blank = board.iter().position(|&tile| tile == 0)?;
        let (r, c) = (blank / 4, blank % 4);
        let (r, c) = match letter {
            b'L' => (r, c.checked_sub(1)?),
            b'R' => (r, c + 1),
            b'U' => (r.checked_sub(1)?, c),
            _ => (r + 1, c),
        };
        let mut moved = *board;
        if r > 3 || c > 3 {
            return None;
        }
        moved.swap(blank, 4 * r + c);
        Some(moved)
    }

    fn text(boards: &[[u8; CELLS]]) -> String {
        let numbers = boards.iter().flatten().map(|tile| format!("{tile} "));
        format!("{}\n{}", boards.len(), numbers.collect::<String>())
    }

    /// Slow and independent: all boards so many moves from order.
    fn near(radius: usize) -> HashMap<[u8; CELLS], usize> {
        let mut near = HashMap::from([(GOAL, 0)]);
        let mut level = vec![GOAL];
        for moves in 1..=radius {
            let mut next = Vec::new();
            for board in level {
                for board in LETTERS.iter().filter_map(|&letter| moved(&board, letter)) {
                    near.entry(board).or_insert_with(|| {
                        next.push(board);
                        moves
                    });
                }
            }
            level = next;
        }
        near
    }

    #[test]
    fn the_sample() {
        assert_eq!(solve(SAMPLE.as_bytes()), ANSWER);
    }

    #[test]
    fn random_boards_against_all_that_are_near() {
        let near = near(15);
        let mut boards: Vec<[u8; CELLS]> = near.keys().copied().collect();
        boards.sort_unstable();
        Random::new(10181).shuffle(&mut boards);
        boards.truncate(cases(2000));
        let output = solve(text(&boards).as_bytes());
        assert_eq!(output.lines().count(), boards.len());
        for (board, line) in boards.iter().zip(output.lines()) {
            let end = line
                .bytes()
                .try_fold(*board, |board, letter| moved(&board, letter));
            assert_eq!((end, line.len()), (Some(GOAL), near[board]), "{board:?}");
        }
        // Two tiles swapped: none of these is among those that moves lead to.
        for board in &mut boards {
            let tiles: Vec<usize> = (0..CELLS).filter(|&cell| board[cell] > 0).collect();
            board.swap(tiles[0], tiles[1]);
            assert!(!near.contains_key(board));
        }
        let output = solve(text(&boards).as_bytes());
        assert!(output
            .lines()
            .all(|line| line == "This puzzle is not solvable."));
    }

    #[test]
    fn hard_boards_need_at_most_fifty_moves() {
        let boards = [
            [5, 8, 10, 4, 15, 7, 11, 1, 13, 6, 12, 2, 14, 9, 0, 3],
            [1, 3, 10, 5, 15, 0, 11, 8, 9, 6, 4, 7, 2, 14, 12, 13],
            [13, 15, 3, 4, 6, 7, 2, 10, 9, 5, 1, 12, 11, 14, 8, 0],
        ];
        let output = solve(text(&boards).as_bytes());
        for ((board, line), moves) in boards.iter().zip(output.lines()).zip([49, 50, 50]) {
            let end = line
                .bytes()
                .try_fold(*board, |board, letter| moved(&board, letter));
            assert_eq!((end, line.len()), (Some(GOAL), moves));
        }
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        for mangled in [
            SAMPLE.trim_end().to_string(),
            SAMPLE.replace('\n', "\r\n"),
            SAMPLE.replace('\n', " \t\n"),
            SAMPLE.replace('\n', "\n\n"),
            format!("\n {SAMPLE}\n"),
        ] {
            assert_eq!(boards(mangled.as_bytes()), boards(SAMPLE.as_bytes()));
        }
        assert_eq!(boards(SAMPLE.as_bytes()).len(), 2);
        assert!(boards(b"").is_empty() && boards(b"1\n0 0 1 2").is_empty());
        assert_eq!(solve(text(&[GOAL]).as_bytes()), "\n");
    }
}
