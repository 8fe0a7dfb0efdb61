fn main() {
    println!("{} {}", demo::hub::pick(), demo::hub::run());
}

mod demo {
pub mod last {
    pub fn pick() -> u8 {
        1
    }
}
pub mod middle {
    pub use super::last::*;
}
pub mod first {
    pub fn one() -> u8 {
        1
    }
}
pub mod second {
    pub use super::middle::*;
}
pub mod hub {
    use super::first::*;
    pub use super::second::*;
    pub fn run() -> u8 {
        one()
    }
}
}
