mod two {
    pub fn three() -> usize {
        std::mem::size_of::<[u8; 3]>()
    }
}
fn main() {
    println!("{} {}", self::two::three(), other::four());
}

mod other {
use crate::two_lib as two;
pub fn four() -> usize {
    two::two() + 2
}
}

mod two_lib {
pub fn two() -> usize {
    2
}
}
