use demo::*;
fn main() {
    println!("{}", a::x::both());
    drop(point());
}

mod demo {
pub mod a {
    pub mod t {
        pub(super) fn near() -> u8 { 1 }
        pub fn far() -> u8 { 2 }
    }
    use self::t::*;
    pub mod x {
        use super::*;
        pub fn both() -> u8 { near() + far() }
    }
}
mod types {
    pub struct Point(pub u8);
    pub fn drop(p: Point) { println!("dropped {}", p.0); }
}
mod prelude {
    pub use crate::demo::types::*;
}
pub use crate::demo::prelude::*;
pub fn point() -> Point { Point(9) }
}
