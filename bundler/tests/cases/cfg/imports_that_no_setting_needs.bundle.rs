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
        pub mod b {
            pass! { pub use crate::demo::*; }
        }
    }
}
}
