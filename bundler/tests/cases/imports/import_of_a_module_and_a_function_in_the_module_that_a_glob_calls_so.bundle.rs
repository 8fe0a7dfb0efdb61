fn main() {
    println!("{} {}", demo::hub::inner(), demo::hub::inner::deep());
}

mod demo {
pub mod real {
    pub mod inner {
        pub mod inner {
            pub fn deep() -> u8 {
                1
            }
        }
        pub fn inner() -> u8 {
            2
        }
    }
}
pub mod hub {
    pub use self::inner::inner;
    pub use super::real::*;
}
}
