//! Luogu P2730 (IOI 1996, USACO `msquare`), Magic Squares — <https://www.luogu.com.cn/problem/P2730>
//!
//! The least number of moves that bring a sheet of 2 × 4 squares from order to a given pattern, and the
//! lexicographically first shortest sequence.
//!
//! Breadth-first search with path recovery through all 8! = 40,320 states; the farthest are 22 moves away.

use solutions::bfs::Graph;
use solutions::input::{read_all, Input};
use solutions::permutation::{factorial, rank, unrank};
use solutions::shortest_path::first_shortest_path;

const CELLS: usize = 8;

/// For each move and place, clockwise from the upper left corner, the place whose number comes there.
const MOVES: [[usize; CELLS]; 3] = [
    // A: the rows change places.
    [7, 6, 5, 4, 3, 2, 1, 0],
    // B: the last column comes first.
    [3, 0, 1, 2, 5, 6, 7, 4],
    // C: the four squares in the middle turn clockwise.
    [0, 6, 1, 3, 4, 2, 5, 7],
];

/// The most letters on a line.
const LINE: usize = 60;

struct Sheet;

impl Graph for Sheet {
    fn size(&self) -> usize {
        factorial(CELLS)
    }

    fn successors(&mut self, state: u32, next: &mut Vec<u32>) {
        let numbers: [u8; CELLS] = unrank(state as usize);
        let moved = |from: [usize; CELLS]| rank(from.map(|place| numbers[place])) as u32;
        next.extend(MOVES.map(moved));
    }
}

/// Eight different numbers from 1, counted from 0.
fn read(input: &mut Input) -> Option<[u8; CELLS]> {
    let mut numbers = [0; CELLS];
    for i in 0..CELLS {
        numbers[i] = input.number::<u8>()?.checked_sub(1)?;
        if usize::from(numbers[i]) >= CELLS || numbers[..i].contains(&numbers[i]) {
            return None;
        }
    }
    Some(numbers)
}

fn solve(input: &[u8]) -> String {
    let target = match read(&mut Input::new(input)) {
        Some(target) => target,
        None => return String::new(),
    };
    let moves = first_shortest_path(&mut Sheet, 0, rank(target) as u32)
        .expect("the moves reach all states");
    let letters: Vec<char> = moves.iter().map(|&i| (b'A' + i as u8).into()).collect();
    let lines: Vec<String> = letters
        .chunks(LINE)
        .map(|line| line.iter().collect())
        .collect();
    format!("{}\n{}\n", letters.len(), lines.join("\n"))
}

fn main() {
    print!("{}", solve(&read_all()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::{cases, Random};
    use std::collections::HashMap;

    /// Slow and independent: sheets as two rows of text, all of them with the first way to each.
    fn all_ways() -> HashMap<String, String> {
        let apply = |sheet: &str, letter: char| -> String {
            let (upper, lower) = sheet.split_at(4);
            let u: Vec<char> = upper.chars().collect();
            let l: Vec<char> = lower.chars().collect();
            match letter {
                'A' => format!("{lower}{upper}"),
                'B' => format!("{}{}{}{}", u[3], &upper[..3], l[3], &lower[..3]),
                _ => [u[0], l[1], u[1], u[3], l[0], l[2], u[2], l[3]]
                    .iter()
                    .collect(),
            }
        };
        let mut ways = HashMap::new();
        let mut level = vec![("12348765".to_string(), String::new())];
        while !level.is_empty() {
            let mut next = Vec::new();
            for (sheet, way) in level {
                if ways.contains_key(&sheet) {
                    continue;
                }
                for letter in ['A', 'B', 'C'] {
                    next.push((apply(&sheet, letter), format!("{way}{letter}")));
                }
                ways.insert(sheet, way);
            }
            // Of two ways to a sheet the lexicographically first one is met first.
            next.sort_by(|a, b| a.1.cmp(&b.1));
            level = next;
        }
        ways
    }

    fn text(sheet: &str) -> String {
        let (upper, lower) = sheet.split_at(4);
        let clockwise = upper.chars().chain(lower.chars().rev());
        clockwise.map(|number| format!("{number} ")).collect()
    }

    #[test]
    fn the_sample() {
        assert_eq!(solve(b"2 6 8 4 5 7 3 1\n"), "7\nBCABCCB\n");
    }

    #[test]
    fn random_sheets_against_all_ways() {
        let ways = all_ways();
        assert_eq!(ways.len(), factorial(CELLS));
        let farthest: Vec<&String> = ways
            .keys()
            .filter(|&sheet| ways[sheet].len() >= 22)
            .collect();
        assert!(!farthest.is_empty() && ways.values().all(|way| way.len() <= 22));
        let mut sheets: Vec<&String> = ways.keys().collect();
        sheets.sort();
        let mut random = Random::new(2730);
        random.shuffle(&mut sheets);
        sheets.truncate(cases(1000));
        for sheet in farthest.into_iter().chain(sheets) {
            let way = &ways[sheet];
            let expected = format!("{}\n{way}\n", way.len());
            assert_eq!(solve(text(sheet).as_bytes()), expected, "{sheet}");
        }
    }

    #[test]
    fn nothing_to_do_is_an_empty_line() {
        assert_eq!(solve(b"1 2 3 4 5 6 7 8"), "0\n\n");
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        for mangled in [
            "2 6 8 4 5 7 3 1",
            "2 6 8 4 5 7 3 1 \r\n",
            "\n 2 6 8 4\n5 7 3\t1\n\n",
            "2\n6\n8\n4\n5\n7\n3\n1\n",
        ] {
            assert_eq!(solve(mangled.as_bytes()), "7\nBCABCCB\n", "{mangled:?}");
        }
        for broken in [
            "",
            "1 2 3",
            "1 2 3 4 5 6 7 9",
            "1 1 2 3 4 5 6 7",
            "0 1 2 3 4 5 6 7",
        ] {
            assert_eq!(solve(broken.as_bytes()), "");
        }
    }
}
