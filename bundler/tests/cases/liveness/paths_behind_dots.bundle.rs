fn main() {
    println!("{:?}", demo::all());
}

mod demo {
pub const LIMIT: usize = 3;
pub const LAST: usize = 4;
#[derive(Debug, Default)]
pub struct Pair { pub a: usize, pub b: usize }
pub fn base() -> Pair { Pair { a: 1, b: 2 } }
pub fn all() -> (usize, usize, Pair) {
    ((0..LIMIT).count(), (0..=LAST).count(), Pair { a: 7, ..base() })
}
}
