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
        mod made {
            pub use super::inner::{$($names)*};
        }
        use made::step;
    };
}
importing! { step }
pub fn steps() -> u8 {
    step()
}
}
