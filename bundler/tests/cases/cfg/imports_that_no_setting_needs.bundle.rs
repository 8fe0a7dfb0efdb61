fn main() {
    use demo::*;
    println!("{}", demo::b::a::b::union(d() - 1));
}

fn d() -> u32 {
    3
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
pub fn union(d: u32) -> u32 {
    d + 332
}
pub mod b {
    pub mod a {
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub struct Red(pub u32);
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub struct Green(pub u32);
        pub mod b {
            pub type Green = crate::demo::Red;
            pass! { pub use crate::demo::*; }
            impl From<crate::demo::Green> for u32 {
                fn from(_: crate::demo::Green) -> u32 {
                    49
                }
            }
        }
    }
    pub mod c {
        impl std::iter::Sum<crate::demo::b::a::b::Green> for u32 {
            fn sum<I: Iterator<Item = crate::demo::b::a::b::Green>>(all: I) -> u32 {
                all.map(|one| one.0).sum()
            }
        }
    }
}
pub use crate::demo::b::a::*;
}
