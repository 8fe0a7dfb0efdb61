fn main() {
    println!("{} {}", demo::steps(), demo::inner::other());
}

mod demo {
pub mod inner {
    pub mod deep {
        pub fn other() -> u8 {
            8
        }
    }
    pub use self::deep::*;
    pub fn step() -> u8 { 1 }
}
macro_rules! importing {
    ($($names:tt)*) => {
        use self::inner::{$($names)*};
    };
}
importing! { step, other as third }
pub fn steps() -> u8 {
    step() + third()
}
}
