use demo::Swim as _;
struct Fish;
impl demo::Swim for Fish {}
fn main() {
    println!("{} {}", demo::alpha(1), Fish.go());
}

mod demo {
pub mod a {
    pub trait Swim {
        fn go(self) -> u32 where Self: Sized { 112 }
    }
    pub const ONE: u8 = 1;
}
pub fn alpha(d: u32) -> u32 { d + ONE as u32 }
pub use crate::demo::a::*;
}
