//! Mistake: an empty line where no moves are needed.

use std::io::Read;

const LINES: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];
const MIDDLE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];
/// The move that takes each one back.
const BACK: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

fn needed(board: &[u8; 24]) -> usize {
    let mut count = [0; 4];
    MIDDLE
        .iter()
        .for_each(|&cell| count[usize::from(board[cell])] += 1);
    8 - count.iter().max().unwrap()
}

fn search(board: &mut [u8; 24], left: usize, way: &mut Vec<usize>) -> bool {
    let needed = needed(board);
    if needed == 0 {
        return true;
    }
    if needed > left {
        return false;
    }
    for (number, line) in LINES.iter().enumerate() {
        if way.last().map_or(false, |&last| BACK[last] == number) {
            continue;
        }
        let before = *board;
        for i in 0..7 {
            board[line[i]] = before[line[(i + 1) % 7]];
        }
        way.push(number);
        if search(board, left - 1, way) {
            return true;
        }
        way.pop();
        *board = before;
    }
    false
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u8> = input
        .split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect();
    for case in numbers.chunks(24) {
        if case[0] == 0 {
            break;
        }
        let mut board = [0; 24];
        board.copy_from_slice(case);
        let mut way = Vec::new();
        (0..).find(|&moves| search(&mut board, moves, &mut way));
        let letters: String = way
            .iter()
            .map(|&number| (b'A' + number as u8) as char)
            .collect();
        println!("{}", letters);
        println!("{}", board[6]);
    }
}
