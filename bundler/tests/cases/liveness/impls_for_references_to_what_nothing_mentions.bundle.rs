fn main() {
    println!("{}", demo::both(&demo::Graph(vec![4, 5])));
}

mod demo {
macro_rules! make {
    ($($t:tt)*) => { $($t)* };
}
pub trait Walk {
    fn walk(self) -> usize;
}
make! {
    pub trait Count {
        fn count(self) -> usize;
    }
}
pub struct Graph(pub Vec<usize>);
impl Walk for &Graph {
    fn walk(self) -> usize {
        self.0.len()
    }
}
impl Count for &Graph {
    fn count(self) -> usize {
        self.0.iter().sum()
    }
}
pub fn both<T>(t: T) -> usize
where
    T: Walk + Count + Copy,
{
    t.walk() + t.count()
}
}
