fn main() {
    println!("{}", demo::calc("ab", 9));
}

mod demo {
pub trait Own {
    fn repeat(&self, n: usize) -> &'static str;
}
impl Own for str {
    fn repeat(&self, _: usize) -> &'static str {
        "own"
    }
}
pub fn calc<T: Own + ?Sized>(x: &T, n: usize) -> usize {
    use core::cmp::{max, min};
    max(x.repeat(3).len(), min(n, 7))
}
}
