mod core { pub fn six() -> u8 { 6 } }
mod sizes {
    use core::mem::size_of;
    pub fn size() -> usize { size_of::<u64>() + ::core::mem::size_of::<u64>() }
}
fn main() {
    println!("{} {} {} {}", old::near::two(), old::three(), hidden::three_more(), new::core::five());
    println!("{} {} {} {}", hidden::sizes::size(), new::sizes::size(), sizes::size(), self::core::six());
    println!("{:?}", ::core::option::Option::Some("demo"));
}

mod hidden {
mod parts {
    mod std {}
    pub fn three() -> u8 { 3 }
}
use crate::hidden::parts::*;
pub mod sizes {
    use std::mem::size_of;
    pub fn size() -> usize { size_of::<u32>() }
}
pub fn three_more() -> u8 { three() }
}

mod new {
pub mod core { pub fn five() -> u8 { 5 } }
pub mod sizes {
    use core::mem::size_of;
    pub fn size() -> usize { size_of::<u16>() + ::core::mem::size_of::<u16>() }
}
}

mod old {
pub mod core { pub fn one() -> u8 { 1 } }
pub mod near { pub fn two() -> u8 { super::core::one() + 1 } }
pub fn three() -> u8 { use crate::old::near::two; two() + 1 }
}
