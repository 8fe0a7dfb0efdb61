use num_traits::{Num, NumCast, One, PrimInt, ToPrimitive, Zero};
fn sum<T: Num + Copy>(all: &[T]) -> T {
    all.iter().fold(T::zero(), |a, &b| a + b)
}
fn bits<T: PrimInt>(n: T) -> u32 {
    n.count_ones() + n.trailing_zeros()
}
fn main() {
    println!("{} {} {}", sum(&[1, 2, 3]), sum(&[0.5, 0.25]), bits(12u8));
    println!("{:?} {:?}", <u8 as NumCast>::from(300), 7i64.to_u8());
    println!("{} {}", u32::one(), num_traits::pow(3u64, 5));
    println!("{}", i32::zero().is_zero());
}
