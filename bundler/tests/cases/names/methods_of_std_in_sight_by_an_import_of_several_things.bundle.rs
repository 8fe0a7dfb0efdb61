fn main() {
    println!("{}", demo::put("abc"));
}

mod demo {
use crate::both::size;

pub trait Put {
    fn repeat(&self, n: usize) -> usize;
}
impl Put for str {
    fn repeat(&self, n: usize) -> usize {
        n
    }
}
pub fn put(text: &str) -> usize {
    text.repeat(size() + size::OF).len() + Put::repeat(text, 1)
}
}

mod both {
pub mod size {
    pub const OF: usize = 2;
}
pub fn size() -> usize {
    size::OF + 1
}
}
