fn main() {
    println!("{} {}", demo::hub::same(), demo::hub::more());
}

mod demo {
pub mod one {
    pub fn same() -> i32 {
        1
    }
}
pub mod two {
    pub fn more() -> i32 {
        2
    }
}
pub mod hub {
    pub use super::one::*;
    pub use super::two::*;
}
}
