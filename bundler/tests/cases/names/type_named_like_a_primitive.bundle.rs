fn main() {
    println!("{} {} {} {}", demo::bits(), demo::m::bits(), u64::BITS, demo::u64::Word::MAX);
}

mod demo {
pub mod u64 {
    pub const BITS: u32 = 1;
    pub type Word = std::primitive::u64;
}
pub fn bits() -> u32 {
    u64::BITS
}
pub mod m {
    pub fn bits() -> u32 {
        u64::BITS
    }
}
}
