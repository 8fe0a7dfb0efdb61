//! Replays the moves: at most 50 of them must lead to the board in order. Whether a board can be solved is told by the answer.
//!
//! Called as `replay INPUT ANSWER FEEDBACK_FOLDER < OUTPUT`; ends with 42 for right and 43 for wrong.

use std::io::Read;

const MOST: usize = 50;
const UNSOLVABLE: &str = "This puzzle is not solvable.";

/// The board with the blank as 0.
type Board = Vec<usize>;

/// What is wrong with these moves, if anything.
fn replay(mut board: Board, moves: &str) -> Result<(), String> {
    if moves.len() > MOST {
        return Err(format!("{} moves, more than {}", moves.len(), MOST));
    }
    let mut blank = board.iter().position(|&tile| tile == 0).unwrap_or(0);
    for (i, letter) in moves.char_indices() {
        let next = match letter {
            'L' if blank % 4 > 0 => blank - 1,
            'R' if blank % 4 < 3 => blank + 1,
            'U' if blank > 3 => blank - 4,
            'D' if blank < 12 => blank + 4,
            'L' | 'R' | 'U' | 'D' => return Err(format!("move {} leaves the frame", i + 1)),
            _ => return Err(format!("`{}` is no move", letter)),
        };
        board.swap(blank, next);
        blank = next;
    }
    let in_order = (0..16).all(|cell| board[cell] == (cell + 1) % 16);
    if in_order {
        Ok(())
    } else {
        Err("the moves do not lead to the board in order".to_string())
    }
}

fn check(input: &str, answer: &str, output: &str) -> Result<(), String> {
    let mut numbers = input
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap_or(0));
    let count = numbers.next().unwrap_or(0);
    let mut answers = answer.lines();
    let mut lines = output.lines();
    for number in 1..=count {
        let board: Board = numbers.by_ref().take(16).collect();
        let line = match lines.next() {
            Some(line) => line.trim_end(),
            None => return Err(format!("board {}: no line", number)),
        };
        let unsolvable = answers
            .next()
            .map_or(false, |answer| answer.trim_end() == UNSOLVABLE);
        let verdict = match (unsolvable, line == UNSOLVABLE) {
            (true, true) => Ok(()),
            (true, false) => Err("it is not solvable".to_string()),
            (false, true) => Err("it is solvable".to_string()),
            (false, false) => replay(board, line),
        };
        verdict.map_err(|message| format!("board {}: {}", number, message))?;
    }
    if lines.any(|line| !line.trim().is_empty()) {
        return Err("more lines than boards".to_string());
    }
    Ok(())
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let read =
        |i: usize| std::fs::read_to_string(&arguments[i]).expect("the judge's file is readable");
    let mut output = Vec::new();
    std::io::stdin()
        .read_to_end(&mut output)
        .expect("the output is readable");
    match check(&read(1), &read(2), &String::from_utf8_lossy(&output)) {
        Ok(()) => std::process::exit(42),
        Err(message) => {
            let path = std::path::Path::new(&arguments[3]).join("judgemessage.txt");
            std::fs::write(path, message + "\n").expect("the judge's folder takes messages");
            std::process::exit(43)
        }
    }
}
