fn main() {
    println!("{}", demo::sum(&demo::Grid(vec![[1, 2], [3, 4]]), 1));
}

mod demo {
pub trait Rows {
    type Row<'a>: Iterator<Item = &'a i32>
    where
        Self: 'a;
    fn row(&self, i: usize) -> Self::Row<'_>;
}
pub struct Grid<const W: usize>(pub Vec<[i32; W]>);
impl<const W: usize> Rows for Grid<W> {
    type Row<'a> = std::slice::Iter<'a, i32>;
    fn row(&self, i: usize) -> Self::Row<'_> {
        self.0[i].iter()
    }
}
pub fn sum<R: Rows>(rows: &R, i: usize) -> i32 {
    rows.row(i).sum()
}
}
