mod demo {
pub mod b {
    pub mod a {
        pub(super) const TWO: u8 = 1;
        pub use crate::demo::b::*;
    }
}
mod c {
    pub const FOUR: u8 = 1;
}
pub mod d {
    pub const FOUR: u8 = 3;
    pub const FIVE: u8 = 5;
}
pub mod e {
    use crate::demo::c::FOUR;
    pub use crate::demo::d::*;
}
}

macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
pass! { pub use demo::b::a::*; }
pass! { use demo::e::*; }
fn main() {
    println!("{}", match 9u8 { TWO => TWO, _ => 0 });
    println!("{}", demo::d::FOUR);
    println!("{} {}", FIVE, match 9u8 { FOUR => FOUR, _ => 0 });
}
