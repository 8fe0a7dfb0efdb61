fn main() {
    println!("{} {}", demo::hub::pick(), demo::hub::more());
}

mod demo {
pub mod first {
    pub fn pick() -> u8 {
        1
    }
}
pub mod second {
    pub use super::first::pick;
}
pub mod third {
    pub fn more() -> u8 {
        2
    }
}
pub mod hub {
    pub use super::second::pick;
    pub use super::third::*;
}
}
