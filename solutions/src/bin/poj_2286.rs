//! POJ 2286 (Shanghai 2004, UVa 1343), The Rotation Game — <http://poj.org/problem?id=2286>
//!
//! The lexicographically first of the shortest sequences of moves that make the eight centre cells of a # board equal.
//!
//! For one number only the cells where it stands matter: a set of 8 of 24 cells. A breadth-first search from the centre tells
//! how far each of the 735,471 sets is from it. The least of that for the three numbers is a bound for iterative deepening,
//! and an exact one, so that the search goes straight to the goal.

use solutions::bfs::Ball;
use solutions::input::{read_all, Input};
use solutions::iterative_deepening::{shortest, Puzzle};

const CELLS: usize = 24;

/// The lines by their cells from left to right or from top to bottom.
const LEFT: [usize; 7] = [0, 2, 6, 11, 15, 20, 22];
const RIGHT: [usize; 7] = [1, 3, 8, 12, 17, 21, 23];
const UPPER: [usize; 7] = [4, 5, 6, 7, 8, 9, 10];
const LOWER: [usize; 7] = [13, 14, 15, 16, 17, 18, 19];

/// For each move its line and whether the cells go towards the line's end.
const MOVES: [([usize; 7], bool); 8] = [
    (LEFT, false),
    (RIGHT, false),
    (UPPER, true),
    (LOWER, true),
    (RIGHT, true),
    (LEFT, true),
    (LOWER, false),
    (UPPER, false),
];

/// The cells that are to be equal.
const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// No set of eight cells is farther from the centre.
const DIAMETER: u32 = 14;

/// What moves do to sets of cells: for each move and each eighth of the cells where those go that are in the set.
struct Moves([[[u32; 256]; 3]; 8]);

impl Moves {
    fn new() -> Self {
        let table = |(line, forwards): ([usize; 7], bool)| {
            let mut to: [usize; CELLS] = std::array::from_fn(|cell| cell);
            for i in 0..7 {
                let (from, next) = (line[i], line[(i + 1) % 7]);
                match forwards {
                    true => to[from] = next,
                    false => to[next] = from,
                }
            }
            let image = |cells: usize| {
                let moved = (0..CELLS).filter(|cell| cells >> cell & 1 == 1);
                moved.fold(0, |image, cell| image | 1 << to[cell])
            };
            std::array::from_fn(|part| std::array::from_fn(|cells| image(cells << (8 * part))))
        };
        Moves(MOVES.map(table))
    }

    fn moved(&self, cells: u32, action: usize) -> u32 {
        let [low, middle, high] = &self.0[action];
        let [a, b, c, _] = cells.to_le_bytes().map(usize::from);
        low[a] | middle[b] | high[c]
    }

    fn all(&self, cells: u32) -> [u32; MOVES.len()] {
        std::array::from_fn(|action| self.moved(cells, action))
    }
}

/// The moves, and how many of them take each set of eight cells to the centre.
struct Game {
    moves: Moves,
    to_centre: Ball,
}

impl Game {
    fn new() -> Self {
        let moves = Moves::new();
        let centre = CENTRE.iter().fold(0, |cells, cell| cells | 1 << cell);
        let to_centre = Ball::new(1 << CELLS, &[centre], DIAMETER, |cells| moves.all(cells));
        Game { moves, to_centre }
    }
}

/// For each number the cells where it stands.
type Board = [u32; 3];

impl Puzzle for Game {
    type State = Board;
    const MOVES: usize = MOVES.len();

    fn bound(&self, board: &Board) -> u32 {
        let distance = |&cells: &u32| {
            self.to_centre
                .distance(cells, |cells| self.moves.all(cells))
        };
        let least = board.iter().filter_map(distance).min();
        least.unwrap_or(u32::MAX)
    }

    fn after(&self, board: &Board, _last: Option<usize>, action: usize) -> Option<Board> {
        Some(board.map(|cells| self.moves.moved(cells, action)))
    }
}

/// The board, and the cell of each number; `None` at the end of the cases.
fn read(input: &mut Input) -> Option<Board> {
    let mut board = [0; 3];
    for cell in 0..CELLS {
        let number: usize = input.number()?;
        *board.get_mut(number.checked_sub(1)?)? |= 1 << cell;
    }
    Some(board)
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let game = Game::new();
    let mut output = String::new();
    while let Some(mut board) = read(&mut input) {
        let moves = match shortest(&game, board, DIAMETER) {
            Some(moves) => moves,
            // No number stands eight times.
            None => continue,
        };
        for &action in &moves {
            board = board.map(|cells| game.moves.moved(cells, action));
        }
        let letters: String = moves.iter().map(|&i| char::from(b'A' + i as u8)).collect();
        let number = board.iter().position(|cells| cells >> CENTRE[0] & 1 == 1);
        output.push_str(if moves.is_empty() {
            "No moves needed"
        } else {
            &letters
        });
        output.push_str(&format!("\n{}\n", number.map_or(0, |number| number + 1)));
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

    const SAMPLE: &str = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n0\n";
    const ANSWER: &str = "AC\n2\nDDHH\n2\n";

    /// Where the cells are.
    const SHAPE: [&[u8; 7]; 7] = [
        b"  # #  ", b"  # #  ", b"#######", b"  # #  ", b"#######", b"  # #  ", b"  # #  ",
    ];

    /// Slow and independent: the board as a picture of 7 × 7 characters, its lines being whole rows and columns.
    fn turned(picture: &[[u8; 7]; 7], letter: u8) -> [[u8; 7]; 7] {
        let mut turned = *picture;
        for i in 0..7 {
            let next = (i + 1) % 7;
            match letter {
                b'A' => turned[i][2] = picture[next][2],
                b'B' => turned[i][4] = picture[next][4],
                b'C' => turned[2][next] = picture[2][i],
                b'D' => turned[4][next] = picture[4][i],
                b'E' => turned[next][4] = picture[i][4],
                b'F' => turned[next][2] = picture[i][2],
                b'G' => turned[4][i] = picture[4][next],
                _ => turned[2][i] = picture[2][next],
            }
        }
        turned
    }

    fn solved(picture: &[[u8; 7]; 7]) -> bool {
        let ring = [(2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)];
        ring.iter().all(|&(r, c)| picture[r][c] == picture[2][2])
    }

    /// The first way of that many moves in the order of letters.
    fn naive(picture: &[[u8; 7]; 7], moves: usize, way: &mut String) -> bool {
        if moves == 0 {
            return solved(picture);
        }
        (b'A'..=b'H').any(|letter| {
            way.push(letter.into());
            let found = naive(&turned(picture, letter), moves - 1, way);
            if !found {
                way.pop();
            }
            found
        })
    }

    fn text(picture: &[[u8; 7]; 7]) -> String {
        let signs = picture.iter().flatten().filter(|&&sign| sign != b' ');
        signs
            .map(|&sign| format!("{} ", char::from(sign)))
            .collect::<String>()
            + "\n"
    }

    #[test]
    fn the_sample() {
        assert_eq!(solve(SAMPLE.as_bytes()), ANSWER);
    }

    #[test]
    fn random_boards_against_all_ways() {
        let mut random = Random::new(2286);
        let (mut input, mut expected) = (String::new(), String::new());
        for _ in 0..cases(1000) {
            let mut numbers: Vec<u8> = b"123".repeat(8);
            let mut shuffled = SHAPE.map(|row| *row);
            // The centre equal, the rest at random, and then some moves: the way back may be shorter.
            random.shuffle(&mut numbers);
            numbers.sort_by_key(|&number| number != b'2');
            let (centre, mut rest) = (numbers[0], numbers.split_off(8));
            random.shuffle(&mut rest);
            for (r, c) in (0..49).map(|i| (i / 7, i % 7)) {
                if (2..5).contains(&r) && (2..5).contains(&c) && (r, c) != (3, 3) {
                    shuffled[r][c] = centre;
                } else if shuffled[r][c] != b' ' {
                    shuffled[r][c] = rest.pop().unwrap_or(b' ');
                }
            }
            for _ in 0..random.below(6) {
                shuffled = turned(&shuffled, b'A' + random.below(8) as u8);
            }
            let mut way = String::new();
            let moves = (0..).find(|&moves| naive(&shuffled, moves, &mut way));
            let end = way
                .bytes()
                .fold(shuffled, |picture, letter| turned(&picture, letter));
            input += &text(&shuffled);
            expected += if moves == Some(0) {
                "No moves needed"
            } else {
                &way
            };
            expected += &format!("\n{}\n", char::from(end[2][2]));
        }
        assert_eq!(solve((input + "0\n").as_bytes()), expected);
    }

    #[test]
    fn sets_of_eight_cells_by_distance() {
        let game = Game::new();
        let mut counts = vec![0; DIAMETER as usize + 1];
        for cells in (0..1 << CELLS).filter(|cells: &u32| cells.count_ones() == 8) {
            let moves = game
                .to_centre
                .distance(cells, |cells| game.moves.all(cells));
            counts[moves.expect("all sets can be reached") as usize] += 1;
        }
        let known = [
            1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045,
            188,
        ];
        assert_eq!(counts, known);
        assert_eq!(counts.iter().sum::<usize>(), 735_471);
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        for mangled in [
            SAMPLE.trim_end().to_string(),
            SAMPLE.trim_end_matches("0\n").to_string(),
            SAMPLE.replace('\n', "\r\n"),
            SAMPLE.replace('\n', " \t\n"),
            SAMPLE.replace(' ', "\n"),
            format!("\n{SAMPLE}\n \n"),
        ] {
            assert_eq!(solve(mangled.as_bytes()), ANSWER, "{mangled:?}");
        }
        assert_eq!(solve(b""), "");
        assert_eq!(solve(b"0\n"), "");
    }
}
