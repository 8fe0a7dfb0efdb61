fn main() {
    println!("{}", demo::user::run(4));
}

mod demo {
pub mod last {
    pub trait Twice {
        fn twice(&self) -> u8;
    }
    impl Twice for u8 {
        fn twice(&self) -> u8 {
            self * 2
        }
    }
}
pub mod first {
    #[cfg(windows)]
    pub use super::last::*;
}
pub mod second {
    pub use super::last::*;
}
pub mod user {
    use super::first::*;
    use super::second::*;
    pub fn run(number: u8) -> u8 {
        number.twice()
    }
}
}
