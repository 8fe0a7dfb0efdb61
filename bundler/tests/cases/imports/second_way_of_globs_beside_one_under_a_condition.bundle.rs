fn main() {
    println!("{}", demo::hub::pick());
}

mod demo {
pub mod last {
    pub fn pick() -> u8 {
        1
    }
}
pub mod first {
    #[cfg(windows)]
    pub use super::last::*;
}
pub mod second {
    pub use super::last::*;
}
pub mod hub {
    pub use super::first::*;
    pub use super::second::*;
}
}
