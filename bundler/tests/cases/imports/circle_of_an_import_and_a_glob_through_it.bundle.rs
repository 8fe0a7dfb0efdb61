fn main() {
    let three = demo::middle::other();
    let one = demo::start::alias::pick();
    let two = demo::middle::alias();
    println!("{} {} {}", one, two, three);
}

mod demo {
pub mod real {
    pub fn other() -> u8 {
        3
    }
    pub mod alias {
        pub fn alias() -> u8 {
            1
        }
        pub fn pick() -> u8 {
            2
        }
    }
}
pub mod start {
    pub use super::middle::alias;
}
pub mod middle {
    pub use super::real::*;
    pub use super::start::alias::*;
}
}
