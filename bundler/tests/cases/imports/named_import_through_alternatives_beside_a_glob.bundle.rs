fn main() {
    println!("{} {}", demo::all::pick(), demo::all::more());
}

mod demo {
mod here {
    pub fn pick() -> i32 {
        1
    }
}
mod there {
    pub fn pick() -> i32 {
        2
    }
}
mod other {
    pub fn pick() -> i32 {
        3
    }
    pub fn more() -> i32 {
        4
    }
}
#[cfg(not(windows))]
use here as system;
#[cfg(windows)]
use there as system;

pub mod all {
    pub use super::other::*;
    pub use super::system::pick;
}
}
