fn main() {
    println!("{} {}", a::inner::two(), c::three());
}

mod a {
extern crate alloc as b;
pub mod inner {
    pub fn two() -> usize {
        crate::a::b::vec![1, 2].len()
    }
}
}

mod c {
use crate::b;
pub fn three() -> usize {
    b::three()
}
}

mod b {
pub fn three() -> usize {
    3
}
}
