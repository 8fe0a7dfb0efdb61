use demo::{Grid, Sized2};

fn main() {
    println!("{} {}", Grid::SIZE, Grid.size());
}

mod demo {
pub struct Grid;
impl Grid {
    pub const SIZE: usize = 3;
}
pub trait Sized2 {
    const SIZE: usize = 99;
    fn size(&self) -> usize {
        Self::SIZE
    }
}
impl Sized2 for Grid {}
}
