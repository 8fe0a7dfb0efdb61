fn main() {
    println!("{}", demo::bits(1u8));
}

mod demo {
mod sealed {
    pub trait Sealed {}
    impl Sealed for u8 {}
    impl Sealed for u16 {}
}
pub trait Unsigned: sealed::Sealed + Copy {
    const BITS: u32;
}
impl Unsigned for u8 {
    const BITS: u32 = 8;
}
impl Unsigned for u16 {
    const BITS: u32 = 16;
}
pub fn bits<T: Unsigned>(_: T) -> u32 {
    T::BITS
}
}
