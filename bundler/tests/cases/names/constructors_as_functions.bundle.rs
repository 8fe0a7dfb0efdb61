use demo::Meters;

fn main() {
    let lengths: Vec<Meters> = vec![3, 4].into_iter().map(Meters).collect();
    println!("{:?} {:?}", lengths, demo::cells());
}

mod demo {
#[derive(Debug)]
pub struct Meters(pub i32);
#[derive(Debug)]
pub enum Cell {
    Wall,
    Free(i32),
}
pub fn cells() -> Vec<Cell> {
    let mut cells: Vec<Cell> = [1, 2].into_iter().map(Cell::Free).collect();
    cells.push(Cell::Wall);
    cells
}
}
