fn main() {
    let three = demo::Three(demo::one() + demo::two());
    println!("{:?} {}", three.clone(), three == demo::Three(3));
}

mod demo {
pub fn one() -> u32 {
    1
}
#[inline] #[cfg_attr(any(), cold)]
pub fn two() -> u32 {
    2
}
#[derive(Debug, crate::demo::derives::Clone)] #[derive(crate::demo::derives::PartialEq)]
pub struct Three(pub u32);
pub mod derives {
    pub use std::clone::Clone;
    pub use std::cmp::PartialEq;
}
}
