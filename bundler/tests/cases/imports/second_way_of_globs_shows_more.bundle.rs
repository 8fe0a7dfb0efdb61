use demo::*;
fn main() {
    println!("{}", a::x::both());
    drop(point());
}

mod demo {
pub mod a {
    pub mod t {
        pub(super) fn near() -> u8 { 1 }
        pub(super) use crate::demo::v::*;
        pub fn far() -> u8 { 2 }
    }
    use self::t::*;
    pub mod x {
        use super::*;
        pub fn both() -> u8 { near() + far() + deep() }
    }
}
mod v {
    pub fn deep() -> u8 { 100 }
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
