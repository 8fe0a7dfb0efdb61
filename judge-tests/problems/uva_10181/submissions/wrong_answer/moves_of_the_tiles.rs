//! Mistake: letters say where tiles go, not the blank.

use std::collections::HashMap;
use std::io::Read;

/// How many tiles of each home row are in each row, and the row of the blank.
type Rows = ([[u8; 4]; 4], usize);

fn walking_distances() -> HashMap<Rows, usize> {
    let goal: Rows = ([[4, 0, 0, 0], [0, 4, 0, 0], [0, 0, 4, 0], [0, 0, 0, 3]], 3);
    let mut found = HashMap::new();
    found.insert(goal, 0);
    let mut queue = vec![goal];
    let mut next = 0;
    while next < queue.len() {
        let (rows, blank) = queue[next];
        let moves = found[&queue[next]];
        next += 1;
        for other in [blank.wrapping_sub(1), blank + 1] {
            for home in 0..4 {
                if other < 4 && rows[other][home] > 0 {
                    let mut rows = rows;
                    rows[other][home] -= 1;
                    rows[blank][home] += 1;
                    if !found.contains_key(&(rows, other)) {
                        found.insert((rows, other), moves + 1);
                        queue.push((rows, other));
                    }
                }
            }
        }
    }
    found
}

/// Numbers for the keys of the table, their distances, and where moving a tile of some home row from the row before or
/// after the blank leads.
struct Table {
    numbers: HashMap<Rows, usize>,
    moves: Vec<usize>,
    after: Vec<[[usize; 4]; 2]>,
}

impl Table {
    fn new() -> Table {
        let distances = walking_distances();
        let keys: Vec<Rows> = distances.keys().copied().collect();
        let numbers: HashMap<Rows, usize> = keys.iter().copied().zip(0..).collect();
        let moves = keys.iter().map(|key| distances[key]).collect();
        let mut after = vec![[[0; 4]; 2]; keys.len()];
        for (number, &(rows, blank)) in keys.iter().enumerate() {
            for (side, other) in [blank.wrapping_sub(1), blank + 1].iter().enumerate() {
                for home in 0..4 {
                    if *other < 4 && rows[*other][home] > 0 {
                        let mut rows = rows;
                        rows[*other][home] -= 1;
                        rows[blank][home] += 1;
                        after[number][side][home] = numbers[&(rows, *other)];
                    }
                }
            }
        }
        Table {
            numbers,
            moves,
            after,
        }
    }
}

struct Search<'a> {
    table: &'a Table,
    board: [usize; 16],
    way: Vec<usize>,
}

impl Search<'_> {
    /// Moves are U, D, L, R; `vertical` and `horizontal` are numbers of the table.
    fn solve(&mut self, blank: usize, vertical: usize, horizontal: usize, left: usize) -> bool {
        let needed = self.table.moves[vertical] + self.table.moves[horizontal];
        if needed > left {
            return false;
        }
        if needed == 0 {
            return true;
        }
        for action in 0..4 {
            if self.way.last().map_or(false, |last| last ^ 1 == action) {
                continue;
            }
            let next = match action {
                0 if blank > 3 => blank - 4,
                1 if blank < 12 => blank + 4,
                2 if blank % 4 > 0 => blank - 1,
                3 if blank % 4 < 3 => blank + 1,
                _ => continue,
            };
            let home = self.board[next] - 1;
            let (v, h) = match action {
                0 | 1 => (self.table.after[vertical][action][home / 4], horizontal),
                _ => (vertical, self.table.after[horizontal][action - 2][home % 4]),
            };
            self.board.swap(blank, next);
            self.way.push(action);
            if self.solve(next, v, h, left - 1) {
                return true;
            }
            self.way.pop();
            self.board.swap(blank, next);
        }
        false
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    let count = numbers.next().unwrap();
    let table = Table::new();
    for _ in 0..count {
        let mut board = [0; 16];
        board
            .iter_mut()
            .for_each(|tile| *tile = numbers.next().unwrap());
        let blank = board.iter().position(|&tile| tile == 0).unwrap();
        let mut inversions = 0;
        for i in 0..16 {
            inversions += (0..i)
                .filter(|&j| board[i] > 0 && board[j] > board[i])
                .count();
        }
        if (inversions + blank / 4) % 2 == 0 {
            println!("This puzzle is not solvable.");
            continue;
        }
        let (mut rows, mut columns) = (([[0; 4]; 4], blank / 4), ([[0; 4]; 4], blank % 4));
        for (cell, &tile) in board.iter().enumerate().filter(|place| *place.1 > 0) {
            rows.0[cell / 4][(tile - 1) / 4] += 1;
            columns.0[cell % 4][(tile - 1) % 4] += 1;
        }
        let (vertical, horizontal) = (table.numbers[&rows], table.numbers[&columns]);
        let mut search = Search {
            table: &table,
            board,
            way: Vec::new(),
        };
        (0..).find(|&moves| search.solve(blank, vertical, horizontal, moves));
        let letters: String = search
            .way
            .iter()
            .map(|&action| "DURL".as_bytes()[action] as char)
            .collect();
        println!("{}", letters);
    }
}
