//! A maze whose cells are sets of walls, searched breadth-first.
use bitflags::bitflags;
use std::collections::VecDeque;

bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Walls: u8 {
        const NORTH = 1;
        const EAST = 2;
        const SOUTH = 4;
        const WEST = 8;
        const ALL = Self::NORTH.bits() | Self::EAST.bits() | Self::SOUTH.bits() | Self::WEST.bits();
    }
}

const STEPS: [(Walls, isize, isize); 4] =
    [(Walls::NORTH, -1, 0), (Walls::EAST, 0, 1), (Walls::SOUTH, 1, 0), (Walls::WEST, 0, -1)];

fn main() {
    let rows = ["9 1 5 3", "8 2 9 6", "12 4 6 15"];
    let maze: Vec<Vec<Walls>> = rows
        .iter()
        .map(|row| row.split(' ').map(|cell| Walls::from_bits_truncate(cell.parse().unwrap())).collect())
        .collect();
    let mut distance = vec![vec![None; 4]; 3];
    distance[0][0] = Some(0);
    let mut queue = VecDeque::from([(0, 0)]);
    while let Some((row, column)) = queue.pop_front() {
        for (wall, down, right) in STEPS {
            if maze[row][column].contains(wall) {
                continue;
            }
            let (Some(row2), Some(column2)) = (row.checked_add_signed(down), column.checked_add_signed(right)) else { continue };
            if row2 < 3 && column2 < 4 && distance[row2][column2].is_none() {
                distance[row2][column2] = distance[row][column].map(|steps: i32| steps + 1);
                queue.push_back((row2, column2));
            }
        }
    }
    println!("{:?}", distance);
    let mut open = Walls::ALL - maze[0][0];
    open.toggle(Walls::NORTH | Walls::EAST);
    println!("{open:?} {} {:?}", (!open).bits(), Walls::ALL.iter_names().map(|(name, _)| name).collect::<Vec<_>>());
}
