fn main() {
    println!("{} {} {}", demo::two(), demo::second::four(), demo::three!());
}

mod demo {
pub(crate) use third::three;
#[cfg_attr(all(), cfg_attr(all(), macro_use))]
mod first {
    macro_rules! two { () => { 2 }; }
}
#[cfg_attr(all(), cfg_attr(all(), path = "elsewhere.rs"))]
pub mod second {
pub fn four() -> u32 { 4 }
}
mod third {
    macro_rules! three { () => { 3 }; }
pub(crate) use three;
}
pub fn two() -> u32 { two!() }
}
