fn main() {
    println!("{} {} {}", demo::grid().size(), demo::wide().size(), demo::level());
}

mod demo {
pub const WIDTH: usize = 2;
pub const HEIGHT: usize = 3;
pub const STEP: usize = 4;
pub const LIMIT: isize = 50;

pub struct Grid<const W: usize, const H: usize = HEIGHT> {
    pub cells: [[u8; W]; H],
}
impl<const W: usize, const H: usize> Grid<W, H> {
    pub fn new() -> Self {
        Grid { cells: [[0; W]; H] }
    }
    pub fn size(&self) -> usize {
        W * H + self.cells.len()
    }
}
pub enum Level {
    Low = 1,
    High = LIMIT,
}
pub fn level() -> isize {
    Level::High as isize + Level::Low as isize
}
pub fn grid() -> Grid<WIDTH> {
    Grid::new()
}
pub fn wide() -> Grid<{ STEP * 2 }, 1> {
    Grid::new()
}
}
