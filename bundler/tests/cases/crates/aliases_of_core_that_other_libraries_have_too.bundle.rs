extern crate alloc as other;
fn main() {
    println!("{} {} {}", a::inner::two(), b::inner::least(), c::inner::three());
}

mod a {
extern crate alloc as other;
pub mod inner {
    pub fn two() -> usize {
        ::other::vec![1, 2].len()
    }
}
}

mod b {
extern crate core as basis;
extern crate core as other;
pub mod inner {
    pub fn least() -> u8 {
        crate::b::basis::primitive::u8::MIN + crate::b::other::primitive::u8::MIN
    }
}
}

mod c {
pub mod inner {
    use crate::basis::two;
    pub fn three() -> u8 {
        two() + 1
    }
}
}

mod basis {
pub fn two() -> u8 {
    2
}
}
