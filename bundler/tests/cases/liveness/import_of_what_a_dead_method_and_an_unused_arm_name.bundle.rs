fn main() {
    let _ = demo::Dead;
    println!("{} {}", demo::number!(), "four".len());
}

mod demo {
mod inner {
    pub mod both {
        pub fn three() -> u8 {
            3
        }
    }
    pub use std::cmp::max;
    macro_rules! make {
        ($name:ident) => {
            pub fn $name() -> u8 {
                4
            }
        };
    }
    make!(made);
}
pub use self::inner::both;
pub use self::inner::made;
pub use self::inner::max;
macro_rules! number {
    (dead) => {
        $crate::demo::only() + $crate::demo::both() + $crate::demo::max { n: 1 }.n
    };
    () => {
        $crate::demo::both::three() + $crate::demo::max(5, $crate::demo::made())
    };
}
pub struct Dead;
pub(crate) use number;
}
