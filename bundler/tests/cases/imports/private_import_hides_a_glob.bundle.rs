use demo::a::*;
fn main() {
    println!("{}", demo::b::TWO);
    println!("{} {}", THREE, match 9u8 { TWO => TWO, _ => 0 });
}

mod demo {
pub mod b {
    pub const TWO: u8 = 3;
    pub const THREE: u8 = 3;
}
mod c {
    pub const TWO: u8 = 1;
}
pub mod a {
    use crate::demo::c::TWO;
    pub use crate::demo::b::*;
}
}
