fn main() {
    println!("{}", demo::five());
}

mod demo {
macro_rules! make {
    ($module:ident) => {
        pub mod $module {
            pub trait Made {
                fn five(&self) -> u8 {
                    5
                }
            }
            impl Made for u8 {}
        }
    };
}
mod makes {
    make!(inner);
}
macro_rules! constant {
    () => {
        pub const FIVE: u8 = 5;
    };
}
mod facade {
    constant!();
    pub use crate::demo::makes::inner::*;
}
mod renames {
    pub use crate::demo::facade::Made as Other;
}
pub fn five() -> u8 {
    use crate::demo::renames::*;
    0u8.five() + facade::FIVE
}
}
