fn main() {
    println!("{} {}", demo::hub::Pick(), demo::one::Pick::new().get());
}

mod demo {
pub mod one {
    pub struct Pick(u8);
    impl Pick {
        pub fn new() -> Pick {
            Pick(1)
        }
        pub fn get(&self) -> u8 {
            self.0
        }
    }
}
pub mod two {
    #[allow(non_snake_case)]
    pub fn Pick() -> u8 {
        2
    }
}
pub mod hub {
    pub use super::two::*;
}
}
